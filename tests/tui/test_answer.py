"""Reading answers."""

from __future__ import annotations

import pytest

from tabbe.engine import Deal, Move
from tabbe.i18n import LANGUAGES
from tabbe.tui.answer import (
    COMMANDS,
    SEARCHED,
    Choice,
    Command,
    Refusal,
    in_english,
    read_command,
    read_move,
    words_of,
)
from tests.faults.test_crowded import crept
from tests.tui.table import deck


@pytest.mark.parametrize(
    ("answer", "english"),
    [
        ("Knd", "Jd"),
        ("kn♦", "J♦"),
        ("♦Kn", "♦J"),
        ("Es", "As"),
        ("Dd", "Qd"),
        ("Dh", "Qh"),
        ("Bc", "Jc"),
        ("Vs", "Js"),
        ("Rh", "Kh"),
        ("DhxEs+Knd", "QhxAs+Jd"),
        ("Es=14x9d+5c", "As=14x9d+5c"),
        ("Kd", "Kd"),
        ("8cx8d,As+7d", "8cx8d,As+7d"),
        ("Ad", "Ad"),
        ("9d", "9d"),
        ("bord", "bord"),
        ("hand", "hand"),
        ("", ""),
    ],
)
def test_letters_are_those_of_the_notation_when_turned(answer: str, english: str) -> None:
    """Index letters of all languages are read where they stand by a suit, and only there."""
    assert in_english(answer) == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_are_known_when_in_english_or_the_language(lang: str) -> None:
    """Every command has a word in the language, and the English one works as well."""
    for name in COMMANDS:
        for word in (*words_of(name, "en"), *words_of(name, lang)):
            assert read_command(word, lang) == Command(name, "")
            assert read_command(f"  {word.upper()} ", lang) == Command(name, "")
    assert read_command("?", lang) == Command("help", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_command_words_mean_one_thing_when_compared(lang: str) -> None:
    """No word means two commands, and none is a rank letter or a rank of the language."""
    from tabbe.i18n import rank_text

    words = [word for name in COMMANDS for word in words_of(name, lang)]
    english = [word for name in COMMANDS for word in words_of(name, "en")]
    for word in words:
        assert words.count(word) == 1
        meant = read_command(word, lang)
        assert meant is not None
        assert word in words_of(meant.name, lang)
    for word in english:
        meant = read_command(word, lang)
        assert meant is not None
        assert word in (*words_of(meant.name, "en"), *words_of(meant.name, lang))
    for rank in "A23456789TJQK":
        assert read_command(rank, lang) is None
        assert read_command(rank_text(rank, lang), lang) is None


def test_accents_may_be_left_out_when_a_command_is_typed() -> None:
    """Angra is ångra; saving takes a name, the others take nothing."""
    assert read_command("angra", "sv") == Command("undo", "")
    assert read_command("regles", "fr") == Command("rules", "")
    assert read_command("spara  Mitt parti.tabbe ", "sv") == Command("save", "Mitt parti.tabbe")
    assert read_command("hand 7", "sv") is None
    assert read_command("hint 2", "de") == read_command("Tipps 2", "de") == Command("hint", "2")
    assert read_command("hints", "sv") == read_command("tips", "sv") == Command("hint", "")
    for argument in ("0", "x", "-1", "100", "²"):
        assert read_command(f"hint {argument}", "en") is None
    assert read_command("", "sv") is None
    assert read_command("8c", "sv") is None


def _read(answer: str, hand: str, table: str, lang: str = "en") -> Move | Choice | Refusal:
    deal = Deal("krypkasino", 2, 1, deck=deck(hand, table))
    return read_move(answer, deal.view(0), list(deal.legal_moves()), lang)


def test_number_is_the_listed_move_when_in_range() -> None:
    """Numbers count from 1 and are never taken for a card."""
    first = _read("1", "8h 6s 2h 3h 5h Kc", "8d 9c Jd Qd")
    assert str(first) == "8hx8d"
    for answer in ("0", "-1", "7", "10", "9" * 4000):
        refused = _read(answer, "8h 6s 2h 3h 5h Kc", "8d 9c Jd Qd")
        assert refused == Refusal("Choose a number from 1 to 6.", hint=False)


def test_refusal_gives_the_rule_when_a_card_must_capture() -> None:
    """Notation that would leave a capture undone is refused in the person's language."""
    refused = _read("8hx9c", "8h 6s 2h 3h 5h Kc", "8d 9c Jd Qd", "sv")
    assert isinstance(refused, Refusal)
    assert "hjärter åtta" in refused.message.casefold()
    refused = _read("Ks", "8h 6s 2h 3h 5h Kc", "8d 9c Jd Qd", "sv")
    assert isinstance(refused, Refusal)
    assert refused.message.startswith("Spader kung")
    assert not refused.hint


def test_hint_is_given_when_nothing_can_be_read() -> None:
    """What is no move at all gets a hint on top."""
    refused = _read("blah", "8h 6s 2h 3h 5h Kc", "8d 9c Jd Qd")
    assert isinstance(refused, Refusal)
    assert refused.hint


def test_bare_take_is_a_choice_when_several_fit() -> None:
    """A take without its cards is never filled in by guessing."""
    choice = _read("Asx", "As Kd 4h 4c 6d 6h", "Th 4d 8h 2c")
    assert isinstance(choice, Choice)
    assert sorted(map(str, choice.moves)) == ["Asx2c+4d+8h", "Asx4d+Th"]


def test_card_means_its_own_moves_when_the_table_is_crowded() -> None:
    """Its moves are offered, however many those listed before it have."""
    view = crept().view(1)
    meant = read_move("7c", view, [], "en")
    assert isinstance(meant, Choice)
    assert len(meant.moves) == SEARCHED
    assert {str(move.card) for move in meant.moves} == {"7c"}
