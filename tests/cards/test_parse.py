"""Lists of cards, and copies that the packs do not hold."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabbe.cards import (
    CARDS,
    Card,
    InvalidCard,
    check_copies,
    full_deck,
    parse_card,
    parse_cards,
    parse_deck,
    quoted,
)
from tabbe.i18n import LANGUAGES

JD = Card("Jd")


@pytest.mark.parametrize(
    ("given_cards", "expected"),
    [
        ("8d 9c Jd", "8d 9c Jd"),
        ("8d,9c , Jd", "8d 9c Jd"),
        (" 8d\t9c\r\nJd\n", "8d 9c Jd"),
        ("♦8; 9♣\u00a0J♦", "8d 9c Jd"),
        ("", ""),
        (" , ", ""),
        (JD, "Jd"),
        ([JD, "8d", " 10♦ "], "Jd 8d Td"),
        (("8d",), "8d"),
        ((), ""),
        (iter(["8d", "8d"]), "8d 8d"),
    ],
)
def test_cards_are_read_when_given_in_any_shape(
    given_cards: str | Card | list[str | Card], expected: str
) -> None:
    """Text, a card and any iterable are read in their order."""
    cards = parse_cards(given_cards)
    assert isinstance(cards, tuple)
    assert " ".join(map(str, cards)) == expected


@pytest.mark.parametrize(
    ("given_cards", "position", "offset"),
    [
        ("8d Zx", 2, 3),
        ("8d, ,9c ,Z", 3, 9),
        ("??", 1, 0),
        (["8d", "9c", ""], 3, None),
        (["8d 9c"], 1, None),
        ([JD, 5], 2, None),
        ([None], 1, None),
        ("8d " * 200_000 + "x" * 1_000_000, 200_001, 600_000),
    ],
    ids=lambda value: str(value)[:20],
)
def test_cards_name_the_place_when_one_is_unreadable(
    given_cards: str | list[str | Card], position: int, offset: int | None
) -> None:
    """The error counts cards from one, and tells where in a text the card starts."""
    with pytest.raises(InvalidCard) as caught:
        parse_cards(given_cards)
    assert (caught.value.position, caught.value.offset) == (position, offset)
    assert str(caught.value).startswith(f"Card {position}: ")
    assert len(str(caught.value)) < 120


@pytest.mark.parametrize("value", [5, None, b"8d", bytearray(b"8d")])
def test_cards_are_refused_when_not_a_list(value: object) -> None:
    """A number, nothing or bytes are no cards."""
    with pytest.raises(InvalidCard, match=type(value).__name__):
        parse_cards(cast("str", value))


def test_deck_keeps_hidden_cards_when_read() -> None:
    """A hidden card is None, whether it was written ?? or given as None."""
    expected = (Card("8d"), None, Card("Td"))
    assert parse_deck("8d ??, 10♦") == expected
    assert parse_deck(["8d", "??", JD, None]) == (Card("8d"), None, JD, None)
    with pytest.raises(InvalidCard) as caught:
        parse_deck("?? ???")
    assert (caught.value.position, caught.value.offset) == (2, 3)


@given(st.text().filter(lambda text: not _is_card(text)))
def test_refusal_is_short_when_text_is_anything(text: str) -> None:
    """Arbitrary text that is no card is refused by a short and printable line."""
    with pytest.raises(InvalidCard) as caught:
        parse_card(text)
    assert len(str(caught.value)) < 300
    assert str(caught.value).isprintable()


def _is_card(text: str) -> bool:
    """Whether text is rank and suit by the letters alone, told without the reader."""
    plain = text.strip().translate({0xFE0E: None, 0xFE0F: None}).lower()
    suits = "shdc♠♥♦♣♤♡♢♧"
    ranks = [*"a23456789tjqk", "10"]
    return plain in {r + s for r in ranks for s in suits} | {s + r for r in ranks for s in suits}


@given(st.lists(st.sampled_from(CARDS)), st.sampled_from([" ", ",", ", ", "\n"]))
def test_cards_are_the_same_when_printed_and_read(cards: list[Card], between: str) -> None:
    """Any list of cards survives being written and read."""
    assert list(parse_cards(between.join(map(str, cards)))) == cards


@pytest.mark.parametrize("packs", [1, 2])
def test_copies_are_allowed_when_the_packs_hold_them(packs: int) -> None:
    """A whole deck passes, and so do hidden cards."""
    check_copies([*full_deck(packs), None, None, None], packs)


def test_copies_are_refused_when_there_is_a_third() -> None:
    """The error names card, count and packs, and the place of the surplus copy."""
    cards = parse_cards("As 8d As 8d As As")
    with pytest.raises(InvalidCard) as caught:
        check_copies(cards, 2)
    assert str(caught.value) == (
        "There are only 2 copies of the ace of spades in the packs, not 4."
    )
    assert caught.value.position == 5
    assert caught.value.message("sv") == (
        "Det finns bara 2 exemplar av spader ess i lekarna, inte 4."
    )


def test_copies_are_refused_when_there_is_a_second_of_one_pack() -> None:
    """One pack holds each card once."""
    with pytest.raises(InvalidCard) as caught:
        check_copies(parse_cards("Qh Qh"), 1)
    assert str(caught.value) == "There is only one queen of hearts in the pack, not 2."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_speak_when_asked_in_a_language(lang: str) -> None:
    """Every error of this package has a sentence in every language."""
    for bad in ("Zx", "", 5):
        with pytest.raises(InvalidCard) as caught:
            parse_cards(["8d", cast("str", bad)])
        said = caught.value.message(lang)
        assert "2" in said
        assert said.isprintable()
        assert said.endswith(".")


def test_input_is_harmless_when_quoted() -> None:
    """Quoting shortens text, escapes what does not print, and names other types."""
    assert quoted("x" * 21) == "x" * 20 + "…"
    assert quoted("x" * 20) == "x" * 20
    assert quoted("a\x1b[2J\u202e\ud800") == r"a\x1b[2J\u202e\ud800"
    assert quoted("å♦") == "å♦"
    assert quoted(3.5) == "float"
    assert quoted("x" * 30, 25) == "x" * 25 + "…"
