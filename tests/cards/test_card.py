"""The card: its forms, its order, and that it cannot be changed."""

from __future__ import annotations

import copy
import pickle
from typing import Any, cast

import pytest

from tabbe.cards import CARDS, RANKS, SUITS, Card, InvalidCard, shuffled

SYMBOLS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
OUTLINES = {"s": "♤", "h": "♡", "d": "♢", "c": "♧"}


def test_cards_are_in_order_when_listed() -> None:
    """The 52 cards run from ace to king, and within a rank s, h, d, c."""
    assert [str(card) for card in CARDS] == [rank + suit for rank in RANKS for suit in SUITS]
    assert sorted(shuffled("tests/order", 1)) == list(CARDS)


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_card_is_itself_when_printed_and_read(card: Card) -> None:
    """Reading what is printed gives the very same object, with a rank of at least one."""
    assert Card(str(card)) is card
    assert 1 <= card.rank <= 13
    assert card.index == (card.rank - 1) * 4 + "shdc".index(card.suit)
    assert Card.from_index(card.index) is card


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_card_is_read_when_written_otherwise(card: Card) -> None:
    """Ten as 10, symbols on either side, outlines, emoji, blanks and any case are accepted."""
    letter, suit = str(card)[0], str(card)[1]
    for rank in {letter, letter.lower(), "10" if letter == "T" else letter}:
        symbol, outline = SYMBOLS[suit], OUTLINES[suit]
        forms = [rank + suit, rank + suit.upper(), rank + symbol, symbol + rank]
        forms += [
            rank + outline,
            outline + rank,
            rank + symbol + "\ufe0f",
            symbol + "\ufe0f" + rank,
        ]
        for form in forms:
            assert Card(form) is card, form
            assert Card(f" {form}\n") is card, form


@pytest.mark.parametrize(
    "text",
    [
        *["", " ", "8", "d", "d8", "8x", "1d", "0d", "11d", "100d", "8dd", "88d", "8 d", "♦♦"],
        *["8♦d", "d♦8", "T0d", "?", "??", "8d9c", "8d,", "\0", "8\0d", "\ud800", "８d", "8ԁ"],
        *["\u202e8d", "i\u0307d", "ß", "🂡", "x" * 10_000_000, " " * 10_000_000],
    ],
    ids=lambda text: repr(text[:8]),
)
def test_card_is_refused_when_unreadable(text: str) -> None:
    """What is no card is refused by one short line that shows nothing harmful."""
    with pytest.raises(InvalidCard) as caught:
        Card(text)
    said = str(caught.value)
    assert len(said) < 120
    assert said.isprintable()
    assert "such as 8d, Td or A♠" in said
    if text.strip():
        assert str(caught.value.args_["text"]) in said


@pytest.mark.parametrize("value", [8, 8.0, None, b"8d", ["8d"], object()])
def test_card_is_refused_when_not_text(value: object) -> None:
    """Anything but text and cards is named by its type."""
    with pytest.raises(InvalidCard, match=type(value).__name__):
        Card(cast("str", value))


@pytest.mark.parametrize("index", [-1, 52, pytest.param(10**5000, id="huge"), True, 1.0, "3", None])
def test_card_is_refused_when_index_is_outside(index: object) -> None:
    """Only whole numbers from 0 to 51 are cards."""
    with pytest.raises(InvalidCard, match="from 0"):
        Card.from_index(cast("int", index))


def test_card_stays_when_someone_tries_to_change_it() -> None:
    """No attribute can be set, added or deleted."""
    card = Card("8d")
    for name in ("rank", "suit", "index", "colour"):
        with pytest.raises(AttributeError):
            setattr(card, name, 1)
    with pytest.raises(AttributeError):
        del card.rank
    assert (card.rank, card.suit, card.index) == (8, "d", 30)


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_card_is_the_same_object_when_pickled(protocol: int) -> None:
    """Pickling and copying give back the one object of the type."""
    for card in CARDS:
        assert pickle.loads(pickle.dumps(card, protocol)) is card  # noqa: S301
        assert copy.copy(card) is card
        assert copy.deepcopy([card])[0] is card


def test_card_compares_when_other_is_a_card() -> None:
    """All comparisons follow the order of cards, and twins are equal."""
    low, high = Card("Kc"), Card("Ks")
    assert high < low
    assert high <= low
    assert low > high
    assert low >= high
    assert low <= Card("K♣")
    assert low >= Card("K♣")
    assert low == Card("kc")
    assert hash(low) == low.index


def test_card_does_not_compare_when_other_is_no_card() -> None:
    """A card equals no text and has no order against one."""
    card: Any = Card("8d")
    assert card != "8d"
    for compare in ("__lt__", "__le__", "__gt__", "__ge__"):
        assert getattr(card, compare)("8d") is NotImplemented


def test_card_shows_itself_when_debugged() -> None:
    """The representation is an expression that makes the card."""
    assert repr(Card("10♦")) == "Card('Td')"
