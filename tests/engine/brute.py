"""Takes found by trying everything: slow, short, and nothing to do with the engine."""

from __future__ import annotations

from itertools import chain, combinations

from tabbe.cards import Card

Cards = tuple[Card, ...]


def is_group(cards: Cards, value: int, *, pair_only: bool = False) -> bool:
    """Whether these cards together make a value; with `pair_only` pictures go with their like."""
    if pair_only and (value in (11, 12, 13) or any(card.rank > 10 for card in cards)):
        return len(cards) == 1 and cards[0].rank == value
    return sum(card.rank for card in cards) == value


def partings(cards: Cards, value: int, *, pair_only: bool = False) -> list[tuple[Cards, ...]]:
    """Every way of parting cards into groups of a value."""
    if not cards:
        return [()]
    first, rest = cards[0], cards[1:]
    found = []
    for size in range(len(rest) + 1):
        for chosen in combinations(range(len(rest)), size):
            group = (first, *(rest[i] for i in chosen))
            if is_group(group, value, pair_only=pair_only):
                left = tuple(card for i, card in enumerate(rest) if i not in chosen)
                others = partings(left, value, pair_only=pair_only)
                found += [(group, *other) for other in others]
    return found


def subsets(cards: Cards) -> list[Cards]:
    """All sets of some of the cards, each once, in the order of sorted tuples."""
    every = (combinations(sorted(cards), size) for size in range(1, len(cards) + 1))
    return sorted(set(chain.from_iterable(every)))
