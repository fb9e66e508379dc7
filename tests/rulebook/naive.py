"""Takes worked out straight from the definition, subset by subset; for small tables only."""

from __future__ import annotations

from itertools import combinations

RANKS = "A23456789TJQK"


def worth(card: str) -> int:
    """What a card counts on the table: the ace 1, jack to king 11 to 13."""
    return RANKS.index(card[0]) + 1


def subsets(table: list[str], value: int) -> list[tuple[str, ...]]:
    """Every non-empty part of the table that sums to ``value``, by size."""
    return [
        part
        for size in range(1, len(table) + 1)
        for part in combinations(table, size)
        if sum(map(worth, part)) == value
    ]


def families(table: list[str], value: int) -> set[str]:
    """Unions of disjoint sums to which no further sum of untouched cards can be added."""
    places = [
        frozenset(part)
        for size in range(1, len(table) + 1)
        for part in combinations(range(len(table)), size)
        if sum(worth(table[at]) for at in part) == value
    ]
    found: set[frozenset[int]] = set()
    seen: set[frozenset[int]] = set()

    def grow(used: frozenset[int]) -> None:
        if used in seen:
            return
        seen.add(used)
        more = [part for part in places if not part & used]
        if not more and used:
            found.add(used)
        for part in more:
            grow(used | part)

    grow(frozenset())
    return {"+".join(sorted((table[at] for at in take), key=card_order)) for take in found}


def card_order(card: str) -> tuple[int, int]:
    """Place of a card in the order of cards: A to K, then s h d c."""
    return RANKS.index(card[0]), "shdc".index(card[1])
