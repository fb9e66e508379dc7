"""Cards, ranks and lists of them in words, and as functions of the catalogue.

Messages hold cards in the text form of the notation (``8d``), so that one error or event can be
read in any language. In the Fluent files these functions turn them into words:

========================  ==========================================  =========================
function                  argument                                    in English
========================  ==========================================  =========================
``CARD($card)``           a card, ``Td``                              ten of diamonds
``THE($card)``            a card                                      the ten of diamonds
``CARDS($cards)``         cards, ``Td Jc As``                         the ten of diamonds, ...
``CARDS($cards)``         builds among them, ``7d [2c+7d=9@1]``       ... and the nine build
``RANK($rank)``           a rank, ``J``                               jack
``VALUE($value)``         what a build counts, ``12``                 queen
``RANKS($ranks)``         ranks or cards, ``6 Q``                     a six or a queen
``SUIT($suit)``           a suit, ``d``                               diamonds
``SHORT($cards)``         one or more cards                           10♦ J♣
``BOTH($names)``          names, ``Anna|Bo``                          Anna and Bo
========================  ==========================================  =========================

Text that is no card is passed on as it is, so that a message about bad input can quote it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tabbe.i18n.catalogue import text

if TYPE_CHECKING:
    from collections.abc import Callable

_RANKS = "A23456789TJQK"
_SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_BUILD = re.compile(r"\[(?:[^\]=]*=)?(\d{1,2})(!)?(?:@\d)?\]")


def card_text(card: str, lang: str = "en") -> str:
    """Return a card in words: ``card_text("Td", "sv")`` is ``"ruter tio"``."""
    if not _is_card(card):
        return card
    return text("card-join", lang, rank=rank_text(card[0], lang), suit=suit_text(card[1], lang))


def rank_text(rank: str, lang: str = "en") -> str:
    """Return a rank as in the name of a card: ``rank_text("J", "sv")`` is ``"knekt"``."""
    return text(f"rank-{rank}", lang) if _is_rank(rank) else rank


def suit_text(suit: str, lang: str = "en") -> str:
    """Return a suit as in the name of a card: ``suit_text("d", "sv")`` is ``"ruter"``."""
    return text(f"suit-{suit}", lang) if len(suit) == 1 and suit in _SUITS else suit


def value_text(value: str, lang: str = "en") -> str:
    """Return the value of a build as it is called: ``value_text("12")`` is ``"queen"``.

    Values beyond the king, which only a high ace, lillan or storan takes, are plain numbers.
    """
    if not value.isdecimal() or not 1 <= int(value) <= 16:
        return value
    number = int(value)
    if number > len(_RANKS):
        return text(f"value-{number}", lang)
    return rank_text(_RANKS[number - 1], lang)


def card_index(card: str, lang: str = "en") -> str:
    """Return a card as printed in its corner: ``card_index("Jd", "sv")`` is ``"Kn♦"``."""
    if not _is_card(card):
        return card
    return rank_index(card[0], lang) + _SUITS[card[1]]


def rank_index(rank: str, lang: str = "en") -> str:
    """Return a rank as printed in the corner of a card: ``rank_index("T")`` is ``"10"``."""
    if rank in ("A", "J", "Q", "K"):
        return text(f"index-{rank}", lang)
    return "10" if rank == "T" else rank


def join(items: list[str], lang: str, key: str) -> str:
    """Join items with commas and a last word: key ``list-and`` or ``list-or``."""
    if len(items) < 2:
        return "".join(items)
    return text(key, lang, first=", ".join(items[:-1]), last=items[-1])


def functions(lang: str) -> dict[str, Callable[[object], str]]:
    """Return the functions that Fluent messages of a language may call."""

    def the(value: object) -> str:
        card = str(value)
        build = _BUILD.fullmatch(card)
        if build is not None:
            key = "build-the-locked" if build.group(2) else "build-the"
            return text(key, lang, value=value_text(build.group(1), lang))
        if not _is_card(card):
            return card
        return text("card-the", lang, rank=card[0], card=card_text(card, lang))

    def cards(listed: object) -> str:
        return join([the(card) for card in str(listed).split()], lang, "list-and")

    def call(rank: str) -> str:
        return text(f"call-{rank}", lang) if _is_rank(rank) else the(rank)

    def ranks(listed: object) -> str:
        return join([call(rank) for rank in str(listed).split()], lang, "list-or")

    def short(listed: object) -> str:
        return " ".join(card_index(card, lang) for card in str(listed).split())

    def both(names: object) -> str:
        return join(str(names).split("|"), lang, "list-and")

    return {
        "CARD": lambda card: card_text(str(card), lang),
        "THE": the,
        "CARDS": cards,
        "RANK": lambda rank: rank_text(str(rank), lang),
        "RANKS": ranks,
        "VALUE": lambda value: value_text(str(value), lang),
        "SUIT": lambda suit: suit_text(str(suit), lang),
        "SHORT": short,
        "BOTH": both,
    }


def _is_rank(rank: str) -> bool:
    return len(rank) == 1 and rank in _RANKS


def _is_card(card: str) -> bool:
    return len(card) == 2 and card[0] in _RANKS and card[1] in _SUITS
