"""The card: one immutable object for each of the 52 types."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tabbe.cards.error import InvalidCard

RANKS: Final = "A23456789TJQK"
SUITS: Final = "shdc"

# What readers take for a suit: the letter, the filled symbol and the outlined one.
_SUIT_SIGNS: Final = {
    "s": "s",
    "h": "h",
    "d": "d",
    "c": "c",
    "♠": "s",
    "♥": "h",
    "♦": "d",
    "♣": "c",
    "♤": "s",
    "♡": "h",
    "♢": "d",
    "♧": "c",
}
# Variation selectors: an emoji keyboard appends one to ♦, and it changes only the look.
_SELECTORS: Final = str.maketrans("", "", "\ufe0e\ufe0f")
_LONGEST: Final = 5
# Blanks around a card are forgiven up to here; megabytes of them are not looked through.
_BLANK: Final = 100


@final
class Card:
    """One of the 52 types of card, such as `Card("8d")`.

    There is one object per type, so the two twins of a two-pack game are the same object.
    Cards are immutable, hashable (the hash is `index`, alike on every machine), picklable,
    and ordered by `index`: A to K, and within a rank spades, hearts, diamonds, clubs.

    Attributes:
        rank: 1 (ace) to 13 (king).
        suit: one letter of `"shdc"`.
        index: 0 to 51, `(rank - 1) * 4 + "shdc".index(suit)`.

    Raises:
        InvalidCard: when the text is no card.
    """

    __slots__ = ("_text", "index", "rank", "suit")

    rank: int
    suit: str
    index: int
    _text: str
    _all: ClassVar[tuple[Card, ...]] = ()

    def __new__(cls, text: str | Card) -> Card:
        """Give the card of a text such as `8d`, `10♦` or `♦10`, or the card itself."""
        return parse_card(text)

    @classmethod
    def from_index(cls, index: int) -> Card:
        """Give the card of a number.

        Args:
            index: 0 (ace of spades) to 51 (king of clubs).

        Raises:
            InvalidCard: when there is no such number.
        """
        if type(index) is not int or not 0 <= index < len(cls._all):
            raise InvalidCard.unknown_index(index)
        return cls._all[index]

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card({self._text!r})"

    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: object) -> bool:
        if isinstance(other, Card):
            return self.index < other.index
        return NotImplemented

    def __le__(self, other: object) -> bool:
        if isinstance(other, Card):
            return self.index <= other.index
        return NotImplemented

    def __gt__(self, other: object) -> bool:
        if isinstance(other, Card):
            return self.index > other.index
        return NotImplemented

    def __ge__(self, other: object) -> bool:
        if isinstance(other, Card):
            return self.index >= other.index
        return NotImplemented

    def __setattr__(self, name: str, value: object) -> None:
        message = f"a card cannot be changed: {name}"
        raise AttributeError(message)

    def __delattr__(self, name: str) -> None:
        message = f"a card cannot be changed: {name}"
        raise AttributeError(message)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return (Card.from_index, (self.index,))


def _make_all() -> tuple[Card, ...]:
    cards: list[Card] = []
    for rank, letter in enumerate(RANKS, 1):
        for suit in SUITS:
            card = object.__new__(Card)
            object.__setattr__(card, "rank", rank)
            object.__setattr__(card, "suit", suit)
            object.__setattr__(card, "index", len(cards))
            object.__setattr__(card, "_text", letter + suit)
            cards.append(card)
    return tuple(cards)


CARDS: Final = _make_all()
Card._all = CARDS
_BY_TEXT: Final = {str(card): card for card in CARDS}


def _read(text: str) -> Card | None:
    """Read one card in any accepted form; None when the text is no card."""
    if len(text) > _LONGEST:
        return None
    plain = text.translate(_SELECTORS)
    for suit_sign, rank_sign in ((plain[-1:], plain[:-1]), (plain[:1], plain[1:])):
        suit = _SUIT_SIGNS.get(suit_sign.lower())
        if suit is not None:
            rank = "T" if rank_sign == "10" else rank_sign.upper()
            card = _BY_TEXT.get(rank + suit)
            # A symbol may stand on either side; the letter stands last, as it is written.
            if card is not None and (suit_sign == plain[-1:] or suit_sign not in "shdcSHDC"):
                return card
    return None


def parse_card(text: str | Card) -> Card:
    """Read one card.

    Args:
        text: rank and suit, such as `8d`, `Td`, `10d`, `10♦`, `♦10`, `♦️10`, in any case and
            with white space around it; or a `Card`, which is given back.

    Raises:
        InvalidCard: when the text is no card.
    """
    # Callers from outside need not keep to the annotation.
    given: object = text
    if isinstance(given, Card):
        return given
    if not isinstance(given, str):
        raise InvalidCard.not_text(given)
    card = _BY_TEXT.get(given)
    if card is None:
        card = _read(given.strip() if len(given) < _BLANK else given)
    if card is None:
        raise InvalidCard.unreadable(given)
    return card
