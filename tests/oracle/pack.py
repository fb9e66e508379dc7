"""Cards as plain text, the pack, and the documented shuffle computed a second time."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator

RANKS = "A23456789TJQK"
SUITS = "shdc"
PICTURES = "JQK"


def order_of(card: str) -> tuple[int, int]:
    """Return the sorting key of a card: ace low first, then spades, hearts, diamonds, clubs."""
    return RANKS.index(card[0]), SUITS.index(card[1])


def tidy(cards: Iterable[str]) -> tuple[str, ...]:
    """Return the cards in card order; two multisets are equal when their tidy tuples are."""
    return tuple(sorted(cards, key=order_of))


def low_value(card: str) -> int:
    """Return what a card counts on the table: ace 1, pips, jack 11, queen 12, king 13."""
    return RANKS.index(card[0]) + 1


def without(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    """Return the cards in their old order without one copy of each card in ``gone``.

    Raises ValueError when a card to take away is not there.
    """
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def holds(cards: Iterable[str], wanted: Iterable[str]) -> bool:
    """Tell whether ``wanted`` is a sub-multiset of ``cards``."""
    return not Counter(wanted) - Counter(cards)


def whole_pack(packs: int) -> list[str]:
    """Return ``packs`` packs one after the other, each in card order."""
    return [rank + suit for _ in range(packs) for rank in RANKS for suit in SUITS]


def words_of(key: str) -> Iterator[int]:
    """Yield the 32-bit words of the counter stream of a key: SHA-256 of key and block number."""
    block = 0
    while True:
        digest = hashlib.sha256(key.encode() + block.to_bytes(8, "big")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def number_below(words: Iterator[int], limit: int) -> int:
    """Return the next number 0..limit-1 of a stream, throwing away words that would favour some."""
    fair = 2**32 // limit * limit
    word = next(words)
    while word >= fair:
        word = next(words)
    return word % limit


def shuffled_pack(key: str, packs: int) -> list[str]:
    """Return the pack shuffled by Fisher-Yates from the last place down, driven by ``key``."""
    cards = whole_pack(packs)
    words = words_of(key)
    for last in range(len(cards) - 1, 0, -1):
        other = number_below(words, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards
