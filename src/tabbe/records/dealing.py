"""Who gets which card of a deck: positions in dealing order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.rules import DealPlan


@dataclass(frozen=True, slots=True)
class Dealing:
    """Positions in the deck, from 0, of everything that a deal deals.

    Attributes:
        table: positions of the cards laid to the table, in laying order.
        batches: per batch, per seat dealt in, the positions of the cards it gets.
        order: the seats dealt in, forehand first and the dealer last.
    """

    table: tuple[int, ...]
    batches: tuple[dict[int, tuple[int, ...]], ...]
    order: tuple[int, ...]


def dealing(plan: DealPlan, seats: Sequence[int], dealer: int) -> Dealing:
    """Return who gets which card of a deck.

    Args:
        plan: how the deal is dealt to as many players as `seats` has.
        seats: the seats dealt in, ascending.
        dealer: seat of the dealer, one of `seats`.
    """
    after = tuple(seats).index(dealer) + 1
    order = (*seats[after:], *seats[:after])
    table: list[int] = []
    batches: list[dict[int, tuple[int, ...]]] = []
    at = 0
    later = (tuple(("hand", size) for size in plan.packets(cards)) for cards in plan.batches)
    for packets in (plan.opening, *later):
        batch: dict[int, tuple[int, ...]] = dict.fromkeys(order, ())
        for place, size in packets:
            if place == "table":
                table.extend(range(at, at + size))
                at += size
                continue
            for seat in order:
                batch[seat] += tuple(range(at, at + size))
                at += size
        batches.append(batch)
    return Dealing(tuple(table), tuple(batches), order)
