"""What the full-screen game shows, wherever it is played, and where that comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbe.cards import Card
    from tabbe.engine import Move
    from tabbe.engine.move import Build
    from tabbe.rules import Rules
    from tabbe.tui.heard import HeardMove
    from tabbe.tui.wording import Wording

    Playable = Move | HeardMove

Asks = Literal["play", "next", "start", "answer", "end", "wait"]


@dataclass(frozen=True, slots=True)
class SeatSight:
    """One seat.

    Attributes:
        name: as the reader calls it.
        cards: number of cards in the hand.
        pile: number of cards won.
        sweeps: sweep units.
        points: of the match, the deal in play included.
        turn: it is its turn.
    """

    name: str
    cards: int
    pile: int
    sweeps: int
    points: int
    turn: bool


@dataclass(frozen=True, slots=True)
class Sight:
    """All that is to be seen at one moment.

    Attributes:
        title: the game and how far it is.
        seats: clockwise from the left neighbour, the reader last.
        table: in laying order.
        hand: sorted.
        moves: legal moves of the reader, empty when it is not its turn.
        complete: whether those are all.
        note: what binds the reader, or for what it waits.
        asks: what is to be done now.
        rules: of the game, None before they are known.
        wording: language and names.
    """

    title: str
    seats: tuple[SeatSight, ...]
    table: tuple[Card | Build, ...]
    hand: tuple[Card, ...]
    moves: tuple[Playable, ...]
    complete: bool
    note: str
    asks: Asks
    rules: Rules | None
    wording: Wording


class Source(Protocol):
    """Where a game comes from: this program, or a server."""

    def run(self, tell: Callable[[Sight, list[str]], None]) -> None:
        """Play until the end, in a thread of its own.

        Args:
            tell: called with what is to be seen after each thing that happened, and its sentences.
        """
        ...

    def send(self, what: str, move: str = "") -> None:
        """Do something: play (with a move), undo, hint, next, start, yes, no, rules or leave."""
        ...


def clockwise(players: int, person: int) -> list[int]:
    """Seats from the left neighbour on, the person's own last."""
    return [(person + 1 + step) % players for step in range(players)]
