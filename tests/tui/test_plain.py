"""Whole matches of the plain game."""

from __future__ import annotations

import io
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabbe.bots import BotError
from tabbe.engine import DealError, Match
from tabbe.i18n import LANGUAGES, card_index, card_text, text
from tabbe.rules import Rules, RulesError, load_rules
from tabbe.tui.plain import run, seat_bot, seat_names
from tests.tui.table import SNAPSHOTS, Answers, ones, play, transcript

ESCAPE = "\x1b"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_match_ends_when_always_answered_with_the_first_move(lang: str) -> None:
    """A whole match goes to its end in every language, and its points add up."""
    told = play(ones(), lang=lang, deals=2)
    assert text("end-over", lang) in told
    for number in (1, 2):
        assert text("result-heading", lang, deal=number) in told
    points = text("count-points", lang, n=42)
    assert told.count(text("result-sum", lang, points=points)) == 2


@pytest.mark.parametrize("lang", ["en", "sv"])
def test_transcript_is_the_snapshot_when_played_again(lang: str) -> None:
    """The same seed and answers give the same words; a change of wording shows here."""
    told = (SNAPSHOTS / f"{lang}.txt").read_text(encoding="utf-8")
    assert transcript(lang) == told, "python -m tests.tui.table accepts the new words"


@pytest.mark.parametrize("width", [40, 60, 80])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_fit_when_the_terminal_is_narrow(lang: str, width: int) -> None:
    """No line is wider than the terminal, from 40 columns on."""
    answers = ["?", "why", "table", "hand", "rules", "log", "score", "words", *ones()]
    told = play(answers, lang=lang, deals=1, players=3, width=width)
    assert max(len(line) for line in told.splitlines()) <= width


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_match_ends_when_played_by_any_number(players: int) -> None:
    """Two to six may sit at the table."""
    told = play(ones(), players=players, deals=1, bots=["greedy", "random"])
    assert "All together: 42\u00a0points, as it must be." in told
    assert told.count("\n") > 100


@pytest.mark.parametrize(
    "rules", ["krypkasino-family", "krypkasino-nordic", "avig-kasino", "avig-kasino-se"]
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_match_ends_when_played_by_other_rules(rules: str, lang: str) -> None:
    """The other presets of the family are played to their end."""
    told = play([*["rules", "why"], *ones()], rules=rules, lang=lang)
    assert text("end-over", lang) in told


def test_dropped_out_are_named_when_they_reach_the_limit() -> None:
    """Who reaches the limit is out, and the others play on to the end."""
    told = play(ones(), rules="avig-kasino-se", players=4, seed=5)
    assert re.search(r"(You have|\w+ has) reached \d+.points and (are|is) out\.", told)
    assert "The match is over." in told


def test_partners_are_counted_together_when_in_teams() -> None:
    """Teams are introduced, counted together and win together."""
    told = play(ones(), players=4, teams="pairs", deals=1)
    assert "You play with Bo against Greta and Siv." in told
    assert re.search(r"^You and Bo: -?\d+.points? in all$", told, re.MULTILINE)
    assert re.search(r"^(You and Bo|Greta and Siv) win with -?\d+.points?[.!]$", told, re.MULTILINE)


def _worthless(tie: str) -> Rules:
    """Rules under which no card and no sweep counts, so that every match is tied."""
    prices = ("sweep", "double", "spade", "ace", "two_spades", "storan")
    free = {f"{price}_points": 0 for price in prices}
    return load_rules("krypkasino", tie=tie, double_reward=0, **free)


def test_extra_deal_is_told_when_the_match_is_tied() -> None:
    """A tie that is broken by another deal is announced as one."""
    told = play(ones()[:150], rules=_worthless("extra_deal"), deals=1)
    assert "It is a tie, so one more deal decides." in told
    assert "Deal 2\n" in told


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "You share the win with Greta and Bo: 0 points."),
        ("sv", "Du delar segern med Greta och Bo: 0 poäng."),
        ("da", "Du deler sejren med Grethe og Bo: 0 point."),
        ("de", "Du teilst dir den Sieg mit Greta und Bodo, mit 0 Punkten."),
        ("fr", "Vous partagez la victoire avec Margot et Basile : 0 point."),
        ("es", "Compartes la victoria con Greta y Bruno: 0 puntos."),
    ],
)
def test_all_winners_are_named_when_the_win_is_shared(lang: str, line: str) -> None:
    """A shared win names everybody who shares it, the person first."""
    told = play(ones(), rules=_worthless("shared"), players=3, deals=1, lang=lang)
    assert line in told.replace("\u00a0", " ")


def test_team_is_named_when_it_wins() -> None:
    """Over some matches of teams both sides win, and each win is told in its own words."""
    ends = {
        line.split(" win with ")[0]
        for seed in range(6)
        for line in play(ones(), players=4, teams="pairs", deals=1, seed=seed).splitlines()
        if " win with " in line and "share" not in line
    }
    assert ends == {"You and Bo", "Greta and Siv"}


@pytest.mark.parametrize("count", [0, 1, 7, 49, 50, 51, 52, 53, 100])
def test_game_ends_politely_when_input_ends(count: int) -> None:
    """Whenever the input ends, the game says so and exits with 0."""
    told = play(ones()[:count], deals=2)
    assert told.endswith("There is no more input, so the match ends here.\n")
    assert "Traceback" not in told


def test_game_ends_quietly_when_input_ends_after_the_match() -> None:
    """Nobody has to answer once the match is over."""
    told = play(ones()[:50], deals=1)
    assert "Seed 7 deals these cards again." in told
    assert "no more input" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_match_is_left_when_the_person_quits(lang: str) -> None:
    """Leaving works in English and in the language, on turn and between deals."""
    for word in ("quit", "exit", text("word-quit", lang).split(",")[0].upper()):
        assert play([word], lang=lang).endswith(text("quit-done", lang) + "\n")
        assert play([*ones()[:50], word], lang=lang).endswith(text("quit-done", lang) + "\n")


RUBBISH = [
    "",
    "   ",
    "0",
    "-1",
    "99",
    "9" * 5000,
    "3.5",
    "１",
    "abc",
    "8c8c",
    "x",
    "8cx",
    "8cx8d,",
    "[9]",
    "5sx*",
    "4c^4d=8",
    "10",
    "♦",
    "♦♦",
    "\x00",
    "\x1b[2J",
    "save",
    "hand 7",
    "?" * 3,
    "A" * 100_000,
    "ÅÄÖ",
    "😀",
    "{ $name }",
    "%s",
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rubbish_changes_nothing_when_answered(lang: str) -> None:
    """What cannot be understood is answered with a sentence, and the game goes on as before."""
    told = play([*RUBBISH, *ones()], lang=lang, deals=1)
    plain = play(ones(), lang=lang, deals=1)
    assert ESCAPE not in told
    assert "\x00" not in told
    assert told.splitlines()[-40:] == plain.splitlines()[-40:]
    assert max(len(line) for line in told.splitlines()) < 200


@settings(max_examples=30)
@given(st.lists(st.text(max_size=30), max_size=40))
def test_game_survives_when_anything_is_typed(answers: list[str]) -> None:
    """No answers whatever make the game fail."""
    lines = [answer for answer in answers if not answer.strip().casefold().startswith("save")]
    assert play([line.replace("\r", "").replace("\n", "") for line in lines], deals=1)


def test_hidden_cards_are_not_shown_when_it_is_the_persons_turn() -> None:
    """Nothing on the screen names a card that only the others hold."""
    hidden_seen = 0
    for seed in range(20):
        deal = Match("krypkasino", 2, deals=1, seed=seed, dealer=1).deal
        mine = {*deal.hand(0), *deal.table}
        told = play(["table", "hand", "why", "moves", "score", "log"], seed=seed, dealer=1)
        words = told.casefold()
        for card in set(deal.hand(1)) - mine:
            hidden_seen += 1
            assert card_index(str(card)) not in told
            assert card_text(str(card)) not in words
    assert hidden_seen > 60


def test_colour_is_only_paint_when_switched_on() -> None:
    """Colour adds nothing but colour, and without it there are no control characters."""
    plain = play(ones(), deals=1, colour=False)
    painted = play(ones(), deals=1, colour=True)
    assert ESCAPE not in plain
    assert "\x1b[31m10♦\x1b[0m" in painted
    assert re.sub(r"\x1b\[\d*m", "", painted) == plain


def test_signs_become_letters_when_the_output_cannot_write_them() -> None:
    """An ASCII terminal gets letters for suits and plain quotes, and no error."""
    buffer = io.BytesIO()
    output = io.TextIOWrapper(buffer, encoding="ascii", write_through=True)
    assert run(seed=7, deals=1, input=Answers(ones()), output=output) == 0
    told = buffer.getvalue().decode("ascii")
    assert "Table: 5h As 10d 9c" in told
    assert '"Sweep for a' in told


def test_answers_are_shown_when_they_come_from_a_pipe() -> None:
    """A transcript of a pipe reads like a game at the screen, one answer on each prompt."""
    told = play(["why", *ones()[:3]], deals=1)
    assert told.count("Your move: why\n") == 1
    assert told.count("Your move: 1\n") == 3


def test_names_are_filled_up_when_few_are_given() -> None:
    """Seats without a name get one from the catalogue that is not taken."""
    assert seat_names(["Bo"], 3, "en") == ["Bo", "Greta", "Siv"]
    assert seat_names(None, 2, "sv") == ["Du", "Greta"]
    assert seat_names(["A", "B", "C"], 2, "en") == ["A", "B"]
    assert len(set(seat_names(None, 6, "fr"))) == 6


def test_bots_are_the_same_when_the_seed_is_the_same() -> None:
    """A bot's chances follow from the match's seed, unless it has a seed of its own."""
    assert seat_bot("random", 7, 1).name == seat_bot("random", 7, 1).name
    assert seat_bot("random", 7, 1).name != seat_bot("random", 7, 2).name
    assert seat_bot("random:seed=5", 7, 1).name == "random:seed=5"
    assert play(ones(), deals=1, bots=["random"]) == play(ones(), deals=1, bots=["random"])


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"rules": "poker"}, RulesError),
        ({"players": 7}, RulesError),
        ({"teams": "pairs", "players": 3}, DealError),
        ({"bots": ["deep-blue"]}, BotError),
        ({"deals": -1}, DealError),
    ],
)
def test_error_is_raised_when_the_match_cannot_be(options: dict[str, object], error: type) -> None:
    """What cannot be played is refused before anything is said."""
    with pytest.raises(error):
        play([], **options)
