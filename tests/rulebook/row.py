"""How cards are dealt, written out from the rule book: rows, packets, and where each card goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

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


def clockwise(players: int, dealer: int) -> list[int]:
    """The seats in dealing order, from the dealer's left to the dealer."""
    return [(dealer + 1 + step) % players for step in range(players)]


def places(
    row: Sequence[Packet], order: Sequence[int], packs: int, *, short: bool = False
) -> Iterator[tuple[int, Place]]:
    """Where each card of the deck goes: (batch from 1, seat or table), in dealing order.

    ``order``: the seats that are dealt to, forehand first and the dealer last.
    ``short``: what does not make a full batch is dealt as evenly as it goes, two at a time with
    an odd one last, and the rest stays ``over``.
    """
    left = 52 * packs
    players = len(order)
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
