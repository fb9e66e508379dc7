"""Decks from seeds: the same seed gives the same deck on every machine, for ever.

The algorithm is written down, with test vectors, in docs/reference/shuffle.md.
"""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Final, TypeVar

from tabbe.cards.card import CARDS, Card
from tabbe.cards.error import SeedError, quoted
from tabbe.cards.whole import whole

if TYPE_CHECKING:
    from collections.abc import Iterable

T = TypeVar("T")

_WORDS: Final = 1 << 32
_EIGHT_WORDS: Final = struct.Struct(">8I")
LONGEST_SEED: Final = 200


class Stream:
    """An endless stream of evenly distributed numbers, made from a key by SHA-256.

    Block i (from 0) is the SHA-256 of the key followed by i as eight bytes, big-endian; it is
    read as eight 32-bit big-endian words in order.

    Args:
        key: any bytes, or a text, which is encoded as UTF-8.

    Raises:
        SeedError: when a text cannot be encoded.
    """

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, key: str | bytes) -> None:
        self._key = _encoded(key) if isinstance(key, str) else bytes(key)
        self._block = 0
        self._words: list[int] = []

    def word(self) -> int:
        """Give the next 32-bit word of the stream."""
        if not self._words:
            block = hashlib.sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._words = list(reversed(_EIGHT_WORDS.unpack(block)))
            self._block += 1
        return self._words.pop()

    def below(self, n: int) -> int:
        """Give the next number from 0 to n - 1, each equally likely.

        A word at or above the greatest multiple of n is thrown away, so that no number is
        favoured.

        Args:
            n: 1 to 2**32.

        Raises:
            SeedError: when n is outside that range.
        """
        if not 1 <= n <= _WORDS:
            raise SeedError("bad-seed-range")
        limit = _WORDS - _WORDS % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Give the items in a random order: Fisher-Yates, from the last place down."""
        mixed = list(items)
        for i in range(len(mixed) - 1, 0, -1):
            j = self.below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return tuple(mixed)


def full_deck(packs: int) -> tuple[Card, ...]:
    """Give so many packs in order: pack after pack, each in the order of cards."""
    return CARDS * packs


def shuffled(key: str, packs: int) -> tuple[Card, ...]:
    """Shuffle so many packs with the stream of a key.

    Returns:
        The deck in dealing order, 52 cards a pack.
    """
    return Stream(key).shuffled(full_deck(packs))


def deck_of_seed(seed: int | str, packs: int) -> tuple[Card, ...]:
    """Give the deck of a seed: the stream's key is `tabbe/1/deck/{packs}/{seed}`.

    Args:
        seed: a whole number, or a text of 1 to 200 characters; 7 and "7" are one seed.
        packs: how many packs of 52.

    Raises:
        SeedError: when the seed is neither.
    """
    return shuffled(f"tabbe/1/deck/{packs}/{check_seed(seed)}", packs)


def deck_of_match(seed: int | str, deal_number: int, packs: int) -> tuple[Card, ...]:
    """Give the deck of one deal of a match: key `tabbe/1/match/{seed}/deal/{k}/{packs}`.

    Args:
        seed: as for `deck_of_seed`.
        deal_number: k, from 1.
        packs: how many packs of 52.

    Raises:
        SeedError: when the seed is neither number nor text.
    """
    return shuffled(f"tabbe/1/match/{check_seed(seed)}/deal/{deal_number}/{packs}", packs)


def draw_of_match(seed: int | str) -> Stream:
    """Give the stream by which a match draws its first dealer: key `tabbe/1/match/{seed}/draw`.

    Raises:
        SeedError: when the seed is neither number nor text.
    """
    return Stream(f"tabbe/1/match/{check_seed(seed)}/draw")


def check_seed(seed: int | str) -> str:
    """Give the text of a seed as it enters the keys.

    Args:
        seed: a whole number of up to 200 digits, NumPy's included, or a text of 1 to 200
            characters.

    Raises:
        SeedError: when it is anything else, or cannot be encoded as UTF-8.
    """
    return str(plain_seed(seed))


def plain_seed(seed: int | str) -> int | str:
    """Give a seed as Python's own number or text, such as 7 for `numpy.int64(7)`.

    Args:
        seed: as for `check_seed`.

    Raises:
        SeedError: as `check_seed`.
    """
    number = whole(seed)
    if number is not None:
        # The bound keeps str() away from numbers that it takes seconds, or refuses, to write.
        if number.bit_length() > 3 * LONGEST_SEED:
            raise SeedError("bad-seed-length", longest=LONGEST_SEED)
        return number
    if not isinstance(seed, str):
        raise SeedError("bad-seed-type", text=quoted(seed))
    if not seed:
        raise SeedError("bad-seed-empty")
    if len(seed) > LONGEST_SEED:
        raise SeedError("bad-seed-length", longest=LONGEST_SEED)
    _encoded(seed)
    return str(seed)


def _encoded(text: str) -> bytes:
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:
        raise SeedError("bad-seed-encoding", text=quoted(text)) from None
