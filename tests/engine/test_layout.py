"""Reading a table: cards and builds as people write them, and sentences for what is neither."""

from __future__ import annotations

from typing import Any

import pytest

import tabbe
from tabbe.cards import Card
from tabbe.engine import Build
from tabbe.engine.layout import InvalidBuild, parse_build, parse_table
from tabbe.i18n import LANGUAGES

KASINO = tabbe.load_rules("kasino")
NINE = Build(9, 1, locked=False, cards=tabbe.parse_cards("2d 7c"))


@pytest.mark.parametrize(
    "table",
    [
        "8d [7c+2d=9@1] Jd",
        ["8d", "[7c+2d=9@1]", "Jd"],
        [Card("8d"), NINE, "Jd"],
        ("8♦", "[7♣ + 2♦ = 9 @1]", Card("Jd")),
    ],
    ids=str,
)
def test_table_is_read_when_written_in_any_way(table: Any) -> None:
    """Text, or a list of text, cards and builds, in laying order."""
    assert parse_table(table, KASINO) == (Card("8d"), NINE, Card("Jd"))


def test_table_is_itself_when_one_thing_lies_there() -> None:
    """A lone card or build needs no list around it, and nothing is a table too."""
    assert parse_table(NINE, KASINO) == (NINE,)
    assert parse_table(Card("8d"), KASINO) == (Card("8d"),)
    assert parse_table("", KASINO) == parse_table([], KASINO) == ()


@pytest.mark.parametrize("table", [None, 7, 1.5, True, object()], ids=lambda it: type(it).__name__)
def test_table_is_refused_in_one_sentence_when_it_is_none(table: Any) -> None:
    """What is neither text nor a list is refused by what it is."""
    with pytest.raises(InvalidBuild) as refusal:
        parse_table(table, KASINO)
    assert refusal.value.key == "invalid-table-type"
    for lang in LANGUAGES:
        assert type(table).__name__ in refusal.value.message(lang)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[7c+2d]", "invalid-build"),
        ("[7c+2d=9@1", "invalid-build"),
        ("[]", "invalid-build"),
        ("[7c+2d=10]", "invalid-build-sum"),
        ("[7c+2d=0]", "invalid-build-sum"),
        ("[9c=9]", "invalid-build-single"),
        ("[9c,9c,9c=9]", "invalid-build"),
        ("[7c+2d=9@7]", "invalid-build-owner"),
    ],
)
def test_build_is_refused_when_it_cannot_be(text: str, key: str) -> None:
    """Each for what is wrong with it."""
    with pytest.raises(InvalidBuild) as refusal:
        parse_table(text, KASINO)
    assert refusal.value.key == key


def test_builds_are_refused_when_the_game_has_none() -> None:
    """Krypkasino's table holds cards alone."""
    with pytest.raises(InvalidBuild) as refusal:
        parse_table([NINE], tabbe.load_rules("krypkasino"))
    assert refusal.value.key == "invalid-build-none"


def test_owner_is_somebody_else_when_none_is_named() -> None:
    """A build without an owner is not that of the seat on turn."""
    assert parse_build("[7c+2d=9]", 0).owner == 1
    assert parse_build("[7c+2d=9]", 2).owner == 0
    assert parse_build("[7c,7d=7]", 0).locked
