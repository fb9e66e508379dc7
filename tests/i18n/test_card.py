"""Cards in words, as a native player says them."""

from __future__ import annotations

import pytest

from tabbe.i18n import LANGUAGES, card_index, card_text, rank_text, suit_text
from tabbe.i18n.card import functions

RANKS = "A23456789TJQK"
SUITS = "shdc"


@pytest.mark.parametrize(
    ("lang", "card", "words"),
    [
        ("en", "Td", "ten of diamonds"),
        ("en", "As", "ace of spades"),
        ("sv", "Td", "ruter tio"),
        ("sv", "Jc", "klöver knekt"),
        ("sv", "As", "spader ess"),
        ("sv", "Kh", "hjärter kung"),
        ("da", "Td", "ruder ti"),
        ("da", "Jc", "klør knægt"),
        ("da", "As", "spar es"),
        ("da", "Qh", "hjerter dame"),
        ("de", "Td", "Karo Zehn"),
        ("de", "Jc", "Kreuz Bube"),
        ("de", "As", "Pik Ass"),
        ("de", "Kh", "Herz König"),
        ("fr", "Td", "dix de carreau"),
        ("fr", "Jc", "valet de trèfle"),
        ("fr", "As", "as de pique"),
        ("fr", "Qh", "dame de cœur"),
        ("es", "Td", "diez de diamantes"),
        ("es", "Jc", "jota de tréboles"),
        ("es", "As", "as de picas"),
        ("es", "Qh", "reina de corazones"),
    ],
)
def test_card_text_is_native_when_spoken(lang: str, card: str, words: str) -> None:
    """A card has the name it has at a table of that language."""
    assert card_text(card, lang) == words


@pytest.mark.parametrize(
    ("lang", "letters"),
    [
        ("en", "A J Q K"),
        ("sv", "E Kn D K"),
        ("da", "E B D K"),
        ("de", "A B D K"),
        ("fr", "A V D R"),
        ("es", "A J Q K"),
    ],
)
def test_card_index_is_native_when_printed(lang: str, letters: str) -> None:
    """Aces and pictures have the index letters of the language, the ten is 10."""
    shown = [card_index(rank + "d", lang) for rank in "AJQKT9"]
    assert shown == [*(letter + "♦" for letter in letters.split()), "10♦", "9♦"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_distinct_when_all_cards_are_named(lang: str) -> None:
    """52 cards have 52 names and 52 indices, and no number stands in a name."""
    names = {card_text(rank + suit, lang) for rank in RANKS for suit in SUITS}
    assert len(names) == 52
    assert len({card_index(rank + suit, lang) for rank in RANKS for suit in SUITS}) == 52
    assert not any(sign.isdigit() for name in names for sign in name)


def test_text_is_passed_on_when_it_is_no_card() -> None:
    """What is no card, rank or suit comes back as it is."""
    for odd in ("", "??", "Zz", "10d", "8dd", "A ", "\x00"):
        assert card_text(odd, "sv") == odd
        assert card_index(odd, "sv") == odd
    assert rank_text("1", "en") == "1"
    assert rank_text("", "en") == ""
    assert suit_text("x", "en") == "x"
    assert suit_text("sh", "en") == "sh"
    assert rank_text("J", "sv") == "knekt"
    assert suit_text("d", "sv") == "ruter"


@pytest.mark.parametrize(
    ("lang", "cards", "ranks"),
    [
        ("en", "the ace of spades and the eight of clubs", "an eight or the two of spades"),
        ("sv", "spader ess och klöver åtta", "åtta eller spader två"),
        ("da", "spar es og klør otte", "en otter eller spar to"),
        ("de", "Pik Ass und Kreuz Acht", "eine Acht oder Pik Zwei"),
        ("fr", "l’as de pique et le huit de trèfle", "un huit ou le deux de pique"),
        ("es", "el as de picas y el ocho de tréboles", "un ocho o el dos de picas"),
    ],
)
def test_lists_have_articles_and_last_word_when_joined(lang: str, cards: str, ranks: str) -> None:
    """Lists of cards and of ranks read as people say them."""
    call = functions(lang)
    assert call["CARDS"]("As 8c") == cards
    assert call["RANKS"]("8 2s") == ranks


def test_lists_take_commas_when_long_or_none_when_short() -> None:
    """Three are separated by a comma and a word; one and none stand alone."""
    call = functions("en")
    assert call["RANKS"]("6 9 Q") == "a six, a nine or a queen"
    assert call["RANKS"]("6") == "a six"
    assert call["RANKS"]("") == ""
    assert call["BOTH"]("Anna|Bo|Siv") == "Anna, Bo and Siv"
    assert call["SHORT"]("Td Jc") == "10♦ J♣"
    assert call["SUIT"]("d") == "diamonds"
    assert call["RANK"]("J") == "jack"
    assert call["THE"]("Qd") == "the queen of diamonds"
    assert call["CARD"]("Qd") == "queen of diamonds"


def test_articles_follow_the_word_when_french_or_spanish() -> None:
    """La dame, l'as, le valet; la jota, la reina, el rey."""
    french, spanish = functions("fr")["THE"], functions("es")["THE"]
    assert [french(card) for card in ("Qd", "As", "Jc")] == [
        "la dame de carreau",
        "l’as de pique",
        "le valet de trèfle",
    ]
    assert [spanish(card) for card in ("Jd", "Qs", "Kc")] == [
        "la jota de diamantes",
        "la reina de picas",
        "el rey de tréboles",
    ]
