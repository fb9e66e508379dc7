"""The C++ program: it builds without a warning, plays by the rules and agrees with Tabbe."""

from __future__ import annotations

import math
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from bench import reference
from tests.bench.trace import Traced, legal, read, replay, tidy

KRYPKASINO_FIXTURES = {
    ("8d 6s", "8h 9c Jd"): {"8dx8h", "6s"},
    ("8d", "Ah 2c 6d 7h 8c 9s"): {"8dx2c+6d+7h+8c+Ah"},
    ("Ac", "2c 3d 4h 5c 8d Th"): {"Acx2c+4h+8d", "Acx2c+3d+4h+5c", "Acx4h+Th"},
    ("9h 2c", "Ad 8c"): {"9hx8c+Ad"},
    ("Ts 3c", "6c Th 4d"): {"Tsx4d+6c+Th"},
    ("7h 7c 3c", "7h"): {"7hx7h", "7cx7h"},
    ("Qs", "Ah Jc Qd 2h Tc"): {"Qsx2h+Ah+Jc+Qd+Tc"},
    ("6h Qs 3d", "6d 6c"): {"6hx6c+6d", "Qsx6c+6d"},
    ("Ac", "Ad"): {"Ac"},
    ("6h", "As 2d 3d 3s 4c 5c"): {"6hx2d+3d+3s+4c+5c+As"},
    ("5s 5s", "5s 5h 9h Ah Ah 2s 3s 4s"): {
        "5sx5h+5s+Ah+Ah+3s",
        "5sx5h+5s+Ah+2s+3s+4s",
    },
    ("4d", ""): {"4d"},
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the programs of this file are built."""
    return tmp_path_factory.mktemp("playout")


@pytest.fixture(params=["tuned", "plain"])
def program(request: pytest.FixtureRequest, folder: Path, cxx: str) -> Path:
    """Both forms of the program, each built once."""
    assert cxx
    built = folder / ("playout-plain" if request.param == "plain" else "playout")
    return built if built.exists() else reference.build(folder, plain=request.param == "plain")


@pytest.fixture
def deals(program: Path) -> list[Traced]:
    """Some traced deals."""
    return list(read(reference.run(program, "trace", "60", "7")))


def test_plays_are_those_of_the_rules_when_deals_are_traced(deals: list[Traced]) -> None:
    """At every turn the plays listed are exactly the legal ones, each once."""
    for deal in deals:
        for position in deal.positions:
            assert len(position.plays) == len(set(position.plays))
            assert set(position.plays) == legal(position.hand, position.table)
            assert position.chosen in position.plays


def test_scores_follow_from_the_plays_when_deals_are_traced(deals: list[Traced]) -> None:
    """Deck and plays alone give the table of every turn, the scores and the sweeps."""
    assert len(deals) == 60
    for deal in deals:
        assert len(deal.positions) == 100
        assert replay(deal) == (deal.scores, deal.units)
        assert sum(deal.scores) == 42


def test_decks_are_two_packs_when_deals_are_traced(deals: list[Traced]) -> None:
    """Every deck holds each card twice, and no two decks are alike."""
    assert all(set(Counter(deal.deck).values()) == {2} for deal in deals)
    assert all(len(set(deal.deck)) == 52 for deal in deals)
    assert len({deal.deck for deal in deals}) == len(deals)


@pytest.mark.parametrize("position", KRYPKASINO_FIXTURES)
def test_plays_are_listed_when_a_position_is_given(
    program: Path, position: tuple[str, str]
) -> None:
    """Positions with known plays, duties and choices."""
    printed = reference.run(program, "plays", *position).split()
    assert len(printed) == len(set(printed))
    assert set(map(tidy, printed)) == set(map(tidy, KRYPKASINO_FIXTURES[position]))


def test_plays_are_listed_when_the_table_is_crowded(program: Path) -> None:
    """Forty high cards and a two: masks reach beyond 32 positions."""
    table = [rank + suit for rank in "KQJT98765T" for suit in "shdc"] + ["2c"]
    printed = reference.run(program, "plays", "8d", " ".join(table)).split()
    eights = "8c+8d+8h+8s"
    assert set(map(tidy, printed)) == {tidy(f"8dx2c+{eights}+6{suit}") for suit in "shdc"}


def test_statistics_are_those_of_the_game_when_two_thousand_deals_are_played(
    program: Path,
) -> None:
    """Random play sweeps, doubles, captures and chooses about as often as it should."""
    found = reference.play_deals(program, 2000, 5)
    assert found["deals"] == 2000
    assert sum(found["mean_scores"]) == pytest.approx(42, abs=1e-3)
    assert found["mean_scores"][0] < found["mean_scores"][1]
    assert 6.6 < found["sweeps_per_deal"] < 7.4
    assert 0.28 < found["doubles_per_deal"] < 0.42
    assert 33 < found["captures_per_deal"] < 34.4
    assert 2.4 < found["moves_choice_mean"] < 2.56
    assert 9 <= found["largest_table"] <= 24


def test_every_seed_gives_its_own_deals_when_repeated(program: Path) -> None:
    """The same seed plays the same deals, another seed others."""
    once = reference.run(program, "trace", "2", "3")
    assert reference.run(program, "trace", "2", "3") == once
    assert reference.run(program, "trace", "2", "4") != once


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("1",),
        ("0", "1"),
        ("-1", "1"),
        ("x", "1"),
        ("1", "x"),
        ("plays", "8x", ""),
        ("a", "b", "c"),
    ],
)
def test_wrong_words_are_refused_when_given(program: Path, words: tuple[str, ...]) -> None:
    """Words it cannot use end it with a sentence and no figures."""
    done = subprocess.run([str(program), *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("playout: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.slow
def test_means_agree_when_tabbe_plays_at_random_too(program: Path) -> None:
    """Scores, sweeps and doubles of both differ by chance alone: under four standard errors."""
    from tabbe.bots import simulate
    from tabbe.rules import load_rules

    theirs = reference.play_deals(program, 60_000, 11)
    decks = 20_000
    ours = simulate(load_rules("krypkasino"), 2, ["random"], decks, seed=11)
    games = decks * ours.rotations
    spread = theirs["sd"]

    def far(mean: float, other: float, deviation: float) -> float:
        return abs(mean - other) / (deviation * math.sqrt(1 / 60_000 + 1 / decks))

    for seat in range(2):
        scores = ours.scores_by_seat[seat]
        assert sum(scores.values()) == games
        mean = sum(score * times for score, times in scores.items()) / games
        assert far(mean, theirs["mean_scores"][seat], spread["scores"][seat]) < 4
    bot = ours.bots[0]
    assert far(2 * bot.sweeps, theirs["sweeps_per_deal"], spread["sweeps"]) < 4
    assert far(2 * bot.doubles, theirs["doubles_per_deal"], spread["doubles"]) < 4
