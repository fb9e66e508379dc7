"""A second opinion on takes, for tables of any size: works on values alone, shares nothing.

Cards are text such as ``8d``; on the table the ace is 1 and jack, queen and king 11, 12, 13.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

RANKS = "A23456789TJQK"


def worth(card: str) -> int:
    """Value of a card on the table."""
    return RANKS.index(card[0]) + 1


def splits(cards: Iterable[str], value: int) -> bool:
    """Whether the cards can be parted into groups that each sum to ``value``."""
    counts = Counter(map(worth, cards))
    total = sum(rank * count for rank, count in counts.items())
    if total % value or max(counts, default=0) > value:
        return False
    return _splits(tuple(sorted(counts.items(), reverse=True)), value, value)


@cache
def _splits(counts: tuple[tuple[int, int], ...], value: int, room: int) -> bool:
    # The open group has ``room`` left; it is filled with the largest ranks first.
    if not counts:
        return room in (0, value)
    if room == 0:
        return _splits(counts, value, value)
    for at, (rank, count) in enumerate(counts):
        if room == value and at:
            # A new group must hold the largest card that is left.
            return False
        if rank > room:
            continue
        rest = ((rank, count - 1),) if count > 1 else ()
        if _splits(counts[:at] + rest + counts[at + 1 :], value, room - rank):
            return True
    return False


def has_sum(cards: Iterable[str], value: int) -> bool:
    """Whether some of the cards sum to ``value``."""
    reached = {0}
    for card in cards:
        reached |= {total + worth(card) for total in reached if total + worth(card) <= value}
    return value in reached


def is_take(taken: list[str], table: list[str], value: int, *, maximal: bool) -> bool:
    """Whether a card of ``value`` may take these cards of this table."""
    rest = Counter(table)
    rest.subtract(taken)
    if not taken or min(rest.values()) < 0 or not splits(taken, value):
        return False
    return not (maximal and has_sum(rest.elements(), value))
