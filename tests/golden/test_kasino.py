"""Golden deals with builds: engine, reference, books and the words above each deal agree."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

import tabbe
from tabbe.records import read_record, replay
from tests.golden.kasino import CASES, FOLDER, NAMES, SHEETS, SHOWN, TURNED, Books, Case, same_play
from tests.oracle.deal import NaiveDeal
from tests.oracle.harness import parted, play_of
from tests.oracle.switch import switches_of
from tests.rulebook.stage import play_all

named = pytest.mark.parametrize("case", CASES, ids=lambda case: case.path.stem)


def record(case: Case) -> dict[str, Any]:
    """The file of a golden record."""
    return tomllib.loads(case.path.read_text("utf-8"))


def comments(case: Case) -> list[str]:
    """The lines above the deals, without their mark."""
    lines = case.path.read_text("utf-8").splitlines()
    return [line.removeprefix("# ") for line in lines if line.startswith("# ")]


@named
def test_words_add_up_when_a_score_is_read(case: Case) -> None:
    """The terms of each line sum to what stands at its end, and that is the score of the seat."""
    sums = [line for line in comments(case) if " won " not in line]
    scores = [score for deal in record(case)["deals"] for score in deal["scores"]]
    assert len(sums) == len(scores)
    for line, score in zip(sums, scores, strict=True):
        terms, total = line.split(": ")[1].rsplit(" = ", 1)
        assert (
            sum(int(term.rsplit(" ", 1)[1]) for term in terms.split(" + ")) == int(total) == score
        )


@named
def test_books_say_the_same_when_moves_are_followed(case: Case) -> None:
    """Following the cards through the written moves gives the words and scores of the file."""
    books = Books(case)
    told: list[str] = []
    for deal in record(case)["deals"]:
        lines, scores = books.enter(deal["deck"], deal["dealer"], deal["moves"])
        told += lines
        assert scores == deal["scores"]
    assert told == comments(case)
    won = [card for line in told if " won " in line for card in line.split(" won ")[1].split()]
    assert len(won) == 52 * len(record(case)["deals"])


@named
def test_engine_and_reference_agree_when_a_golden_deal_is_played(case: Case) -> None:
    """The moves are legal for both, written the same, and lead to the same end."""
    books = Books(case)
    for stored in record(case)["deals"]:
        deal = tabbe.Deal(
            case.rules(), players=case.players, dealer=stored["dealer"], deck=stored["deck"]
        )
        naive = NaiveDeal(
            switches_of(case.rules()),
            case.players,
            stored["dealer"],
            stored["deck"].split(),
            carried=books.due,
            sweeps_count=not case.counted().stop or max(books.totals) < case.counted().stop,
        )
        for text in stored["moves"].split():
            play_all(deal, text)
            play = play_of(deal.moves[-1])
            if len(naive.table) <= 9:
                naive.play(*play)
            else:
                naive.play_unchecked(*play)
            assert parted(deal.table)[1] == tuple(sorted(naive.builds))
        assert [str(move) for move in deal.moves] == stored["moves"].split()
        assert naive.scores() == stored["scores"]
        if case.deals == 1:
            # What an earlier deal left undecided is known to the match alone.
            assert list(deal.scores()) == stored["scores"]
        books.enter(stored["deck"], stored["dealer"], stored["moves"])


@named
def test_record_reader_agrees_when_it_replays_a_golden_deal(case: Case) -> None:
    """Each file is a record that replays to the scores it claims."""
    told = replay(read_record(case.path))
    scores = [deal["scores"] for deal in record(case)["deals"]]
    assert [list(deal.scores or ()) for deal in told.deals] == scores


@pytest.mark.parametrize("case", TURNED, ids=lambda case: case.path.stem)
def test_switch_shows_when_its_golden_deal_is_judged_without_it(case: Case) -> None:
    """Without the switch some turn offers other plays, or the score is another."""
    (stored,) = record(case)["deals"]
    deal = tabbe.Deal(
        case.rules(), players=case.players, dealer=stored["dealer"], deck=stored["deck"]
    )
    play_all(deal, stored["moves"])
    base = switches_of(tabbe.load_rules(case.game))
    assert not same_play(switches_of(case.rules()), base, deal)


def test_golden_deals_show_all_that_builds_can_do() -> None:
    """Among the plain games: builds taken, raised, merged, locked, beyond thirteen, and clears."""
    moves = " ".join(
        deal["moves"] for case in CASES if not case.changes for deal in record(case)["deals"]
    )
    for pattern in SHOWN:
        assert re.search(pattern, moves), pattern


def test_every_relative_has_its_golden_deal_and_every_file_its_case() -> None:
    """No relative is left out, no file lies about unused, and there are names for all seats."""
    assert {case.game for case in CASES} == set(SHEETS)
    assert {path.name for path in FOLDER.glob("*.tabbe")} == {case.path.name for case in CASES}
    assert len(NAMES) >= max(case.players for case in CASES)
