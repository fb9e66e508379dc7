"""Reading lists of cards, and counting their copies."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tabbe.cards.card import Card, parse_card
from tabbe.cards.error import InvalidCard

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

HIDDEN: Final = "??"
_WORD: Final = re.compile(r"[^\s,;]+")


def parse_cards(cards: str | Card | Iterable[str | Card]) -> tuple[Card, ...]:
    """Read any number of cards.

    Args:
        cards: a text with white space or commas between the cards, such as `8d 9c, Jd`;
            or one `Card`; or an iterable whose items are each one card.

    Returns:
        The cards in the order given; an empty tuple for an empty text.

    Raises:
        InvalidCard: names the first card that cannot be read, by its place in the list.
    """
    if isinstance(cards, str):
        return tuple(card for card in _words(cards, hidden=False) if card is not None)
    if isinstance(cards, Card):
        return (cards,)
    return tuple(card for card in _items(cards, hidden=False) if card is not None)


def parse_deck(cards: str | Iterable[str | Card | None]) -> tuple[Card | None, ...]:
    """Read a deck in dealing order, in which a card that is not known stands as `??`.

    Args:
        cards: as for `parse_cards`; a hidden card is `??` in text, `??` or None in a list.

    Returns:
        The cards in the order given, None for a hidden one.

    Raises:
        InvalidCard: names the first card that cannot be read, by its place in the list.
    """
    if isinstance(cards, str):
        return tuple(_words(cards, hidden=True))
    return tuple(_items(cards, hidden=True))


def _words(text: str, *, hidden: bool) -> Iterator[Card | None]:
    for position, word in enumerate(_WORD.finditer(text), 1):
        if hidden and word.group() == HIDDEN:
            yield None
            continue
        try:
            yield parse_card(word.group())
        except InvalidCard:
            raise InvalidCard.unreadable(word.group(), position, word.start()) from None


def _items(cards: Iterable[str | Card | None], *, hidden: bool) -> Iterator[Card | None]:
    # Callers from outside need not keep to the annotation.
    given: object = cards
    if not hasattr(given, "__iter__") or isinstance(given, bytes | bytearray):
        raise InvalidCard.not_text(given)
    for position, item in enumerate(cards, 1):
        if hidden and (item is None or item == HIDDEN):
            yield None
        elif isinstance(item, Card):
            yield item
        elif isinstance(item, str):
            try:
                yield parse_card(item)
            except InvalidCard:
                raise InvalidCard.unreadable(item, position) from None
        else:
            raise InvalidCard.not_text(item, position)


def check_copies(cards: Iterable[Card | None], packs: int) -> None:
    """Refuse cards that cannot come from so many packs.

    Args:
        cards: any cards, such as hand and table together; None stands for a hidden card.
        packs: how many packs of 52 are in play.

    Raises:
        InvalidCard: when a card occurs more often than there are packs; names the card, and
            its `position` is that of the first copy too many.
    """
    seen = dict.fromkeys(range(52), 0)
    surplus: Card | None = None
    where = 0
    for position, card in enumerate(cards, 1):
        if card is None:
            continue
        seen[card.index] += 1
        if surplus is None and seen[card.index] > packs:
            surplus, where = card, position
    if surplus is not None:
        raise InvalidCard.too_many(surplus, seen[surplus.index], packs, where)
