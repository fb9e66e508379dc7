"""Decks that bring a wanted situation about.

The dealing rows below are written out here a second time, from the rule book, so that a deal
staged with them also checks that the engine deals in the same order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import tabbe
from tabbe.engine import Event

Packet = tuple[Literal["hand", "table"], int]

EXACT: dict[int, tuple[Packet, ...]] = {
    2: (("hand", 3), ("table", 2), ("hand", 3), ("table", 2)),
    3: (("hand", 3), ("table", 3), ("hand", 2), ("table", 2)),
    4: (("hand", 3), ("table", 2), ("hand", 2), ("table", 2)),
    5: (("hand", 2), ("table", 2), ("hand", 2), ("table", 2)),
    6: (("hand", 3), ("table", 2), ("hand", 2)),
}
FOUR_FOUR: tuple[Packet, ...] = (("hand", 2), ("table", 2), ("hand", 2), ("table", 2))
FOUR_EIGHT: tuple[Packet, ...] = (("hand", 2), ("table", 4), ("hand", 2), ("table", 4))
TABLE_LAST: tuple[Packet, ...] = (("hand", 2), ("hand", 2), ("table", 4))

Place = int | Literal["table", "over"]


def pack(packs: int) -> list[str]:
    """The cards of ``packs`` packs as text, in the order of cards."""
    return [rank + suit for rank in "A23456789TJQK" for suit in "shdc" for _ in range(packs)]


def places(
    row: Sequence[Packet], players: int, dealer: int, packs: int, *, short: bool = False
) -> Iterator[tuple[int, Place]]:
    """Where each card of the deck goes: (batch from 1, seat or table), in dealing order.

    ``short``: what does not make a full batch is dealt as evenly as it goes, two at a time with
    an odd one last, and the rest stays ``over``.
    """
    order = [(dealer + 1 + step) % players for step in range(players)]
    left = 52 * packs
    for kind, size in row:
        if kind == "table":
            yield from ((1, "table") for _ in range(size))
            left -= size
        else:
            yield from ((1, seat) for seat in order for _ in range(size))
            left -= size * players
    batch = 1
    while left >= 4 * players:
        batch += 1
        for size in (2, 2):
            yield from ((batch, seat) for seat in order for _ in range(size))
        left -= 4 * players
    if left and short:
        batch += 1
        each = left // players
        for size in [2] * (each // 2) + [1] * (each % 2):
            yield from ((batch, seat) for seat in order for _ in range(size))
        left -= each * players
    yield from ((batch, "over") for _ in range(left))


def deck(
    wanted: Mapping[tuple[int, Place], str],
    row: Sequence[Packet] = EXACT[2],
    players: int = 2,
    dealer: int = 0,
    packs: int = 2,
    *,
    short: bool = False,
) -> str:
    """A deck that deals the wanted cards where they are wanted, and any others elsewhere.

    ``wanted`` maps (batch, seat or "table") to cards in the order in which they arrive there;
    a place that asks for fewer cards than it gets is filled up at the end.
    """
    waiting = {place: cards.split() for place, cards in wanted.items()}
    rest = Counter(pack(packs))
    for cards in waiting.values():
        rest.subtract(cards)
    assert min(rest.values()) >= 0, "the packs do not hold the wanted cards"
    # High cards first: as filler they sum to least.
    filler = iter(sorted(rest.elements(), key=lambda card: -"A23456789TJQK".index(card[0])))
    dealt: list[str] = []
    for place in places(row, players, dealer, packs, short=short):
        queue = waiting.get(place, [])
        dealt.append(queue.pop(0) if queue else next(filler))
    assert not any(waiting.values()), f"too many cards wanted: {waiting}"
    return " ".join(dealt)


def stage(
    table: str,
    hands: Mapping[int, str],
    *,
    rules: str | tabbe.Rules = "krypkasino",
    row: Sequence[Packet] | None = None,
    players: int = 2,
    dealer: int = 0,
    packs: int = 2,
    short: bool = False,
    later: Mapping[tuple[int, Place], str] | None = None,
) -> tabbe.Deal:
    """A deal that opens with this table and these hands (seat to cards)."""
    wanted: dict[tuple[int, Place], str] = {(1, "table"): table}
    wanted.update({(1, seat): cards for seat, cards in hands.items()})
    wanted.update(later or {})
    cards = deck(
        wanted, EXACT[players] if row is None else row, players, dealer, packs, short=short
    )
    return tabbe.Deal(rules, players=players, dealer=dealer, deck=cards)


def play_all(deal: tabbe.Deal, moves: str) -> list[Event]:
    """Play a line of moves; the events of all of them in order."""
    return [event for move in moves.split() for event in deal.play(move)]


def texts(cards: Sequence[object]) -> str:
    """Cards as one line of text."""
    return " ".join(map(str, cards))
