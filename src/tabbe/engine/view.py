"""What one seat, or a spectator, may know of a deal: a type of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tabbe.cards import Card
from tabbe.engine import block as b
from tabbe.engine.announce import announcements, seen_in
from tabbe.engine.event import Event
from tabbe.engine.move import Build, Move

if TYPE_CHECKING:
    from tabbe.rules import Rules


Holding = tuple[tuple[Card, ...], Sequence[Move]]
"""What the view of one seat holds beside what lies open: its `hand` and `legal`."""

_NO_DECK = [-1] * b.MAX_DECK


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat may know, and nothing from which more could be found out.

    It is a snapshot: it holds no link to the deal and does not change when play goes on.

    Attributes:
        seat: whose view it is, None for a spectator.
        turn: seat to play, None when the deal is over.
        players: number of seats.
        dealer: seat.
        rules: the rules in force.
        hand: the seat's own cards in dealing order; empty for a spectator.
        table: cards and builds in laying order.
        legal: the seat's legal moves when it is on turn, else empty.
        heaps: pictures set aside, spades and others, each in card order.
        pile_counts: per seat the number of cards won.
        sweeps: per seat the sweep units.
        batches_left: batches still to be dealt.
        stock: cards still in the pack.
        last_capture: seat of the last capture, None before the first.
        scores: per seat the points so far, without the residue.
        events: everything that has happened, other seats' cards face down.
        sides: the seats that play together; each seat dealt in alone without teams.
        carry: points that tied majorities (cards, suit) bring along from earlier deals.
        sweeps_count: False in a deal in which no sweep earns anything.
    """

    seat: int | None
    turn: int | None
    players: int
    dealer: int
    rules: Rules
    hand: tuple[Card, ...]
    table: tuple[Card | Build, ...]
    # Follows from the rest, and may be millions of moves long.
    legal: Sequence[Move] = field(hash=False)
    heaps: tuple[tuple[Card, ...], tuple[Card, ...]]
    pile_counts: tuple[int, ...]
    sweeps: tuple[int, ...]
    batches_left: int
    stock: int
    last_capture: int | None
    scores: tuple[int, ...]
    events: tuple[Event, ...]
    sides: tuple[tuple[int, ...], ...] = ()
    carry: tuple[int, int] = (0, 0)
    sweeps_count: bool = True

    @property
    def game(self) -> str:
        """Preset id of the rules."""
        return self.rules.id

    def announcements(self) -> tuple[str, ...]:
        """What would sweep the table as it lies, see `tabbe.engine.announce.announcements`."""
        return announcements(self.rules, self.table, seen_in(self.events))


def redacted(state: Any, seat: int | None) -> Any:
    """A copy of a block with only what a seat may know: no pack, no other hand, no story."""
    copy = state.copy()
    copy[b.DECK : b.DECK + b.MAX_DECK] = _NO_DECK if isinstance(copy, list) else -1
    for owner in range(b.MAX_SEATS):
        if owner != seat:
            copy[b.HAND + owner] = 0
    return copy
