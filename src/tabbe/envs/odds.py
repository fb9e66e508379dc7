"""What chance deals next, how likely, and to whom."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from tabbe.cards import CARDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.envs.solo import Setting


@lru_cache(maxsize=64)
def owners_of(setting: Setting, dealer: int) -> tuple[int, ...]:
    """For each place in the deck the seat it is dealt to, -1 for the table or nobody."""
    plan, players = setting.plan, setting.players
    ring = [(dealer + 1 + k) % players for k in range(players)]
    packets = list(plan.opening)
    for size in plan.batches:
        packets += [("hand", packet) for packet in plan.packets(size)]
    owners: list[int] = []
    for where, size in packets:
        if where == "table":
            owners += [-1] * size
        else:
            owners += [seat for seat in ring for _ in range(size)]
    return tuple(owners + [-1] * (52 * setting.rules.packs - len(owners)))


@lru_cache(maxsize=128)
def odds_of(total: int) -> tuple[tuple[int, float], ...]:
    """The pairs that chance has, at `3 * card + copies`, for one or two copies among so many."""
    return tuple((card, number / total) for card in range(len(CARDS)) for number in range(3))


def keys_of(left: Sequence[int]) -> list[int]:
    """Where in `odds_of` the cards of which some are left have their pairs."""
    return [3 * card + number for card, number in enumerate(left) if number]
