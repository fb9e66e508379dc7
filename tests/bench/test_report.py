"""The page of results and what goes into it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench import face, product, race, report


def _rates(**rates: float) -> dict[str, float]:
    names = {"cpp": race.CPP, "plain": race.CPP_PLAIN, "bare": race.BARE}
    names |= {"shipped": race.SHIPPED, "two": race.TWO}
    return {names[short]: rate for short, rate in rates.items()}


def test_ratios_are_complete_when_all_have_run() -> None:
    """Each form of Tabbe is held against each form of the C++ program, two threads against one."""
    found = race.ratios(_rates(cpp=200, plain=100, bare=150, shipped=250, two=480))
    assert found == {
        "same algorithm / C++": 0.75,
        "same algorithm / C++, plain search": 1.5,
        "as shipped / C++": 1.25,
        "as shipped / C++, plain search": 2.5,
        "two threads / one": 1.92,
    }


def test_ratios_leave_out_the_bare_algorithm_when_it_has_not_run() -> None:
    """Without the switch for the look-up nothing is claimed about the bare algorithm."""
    found = race.ratios(_rates(cpp=200, plain=100, shipped=250, two=480))
    assert "same algorithm / C++" not in found


def test_lane_keeps_its_best_and_its_median_when_turns_differ() -> None:
    """The best turn counts, and the median stands beside it."""
    lane = race.Lane("x", lambda _: {})
    lane.turns = [{"deals_per_s": rate, "moves_per_s": 100 * rate} for rate in (3, 9, 4)]
    assert lane.as_dict() == {
        "best_deals_per_s": 9.0,
        "median_deals_per_s": 4.0,
        "best_moves_per_s": 900.0,
    }


@pytest.mark.parametrize(
    ("ratio", "least", "said"),
    [(1.25, 1.25, "reached"), (0.9, 1.0, "10 % short"), (0.5, None, "")],
)
def test_verdict_names_the_gap_when_a_figure_is_missed(
    ratio: float, least: float | None, said: str
) -> None:
    """A figure is reached, short by so much, or nobody has set it."""
    assert report.verdict(ratio, least) == said


def test_row_is_met_when_it_is_not_above_its_most() -> None:
    """A figure at its limit is met, one above it is not, and one without a limit is."""
    assert face.Row("a", 1.0, "s", 1.0).is_met
    assert not face.Row("a", 1.1, "s", 1.0).is_met
    assert face.Row("a", 99, "s").is_met


def _results(best: float) -> dict[str, Any]:
    lane = {"best_deals_per_s": best, "median_deals_per_s": best, "best_moves_per_s": 100 * best}
    return {
        "command": "bench/run.py",
        "machine": {"commit": "abc"},
        "conditions": {"turns": "1 of 1 s"},
        "race": {
            "lanes": {race.CPP: lane, race.SHIPPED: lane},
            "ratios": {"as shipped / C++": 1.0},
            "ratios_of_medians": {"as shipped / C++": 1.0},
        },
        "face": [{"name": "import tabbe", "value": 0.2, "unit": "s", "most": 0.15, "met": False}],
    }


def test_page_says_what_was_missed_when_written() -> None:
    """The page names the command, each figure, its limit and the verdict."""
    page = report.markdown(_results(200_000))
    assert "`bench/run.py`" in page
    assert "20 % short" in page
    assert "missed" in page
    assert "weak reference" not in page


def test_page_warns_when_the_reference_is_weak() -> None:
    """A C++ program under its least speed is not held up as a standard."""
    assert "weak reference" in report.markdown(_results(99_000))


def test_notes_are_kept_when_the_page_is_written_again(tmp_path: Path) -> None:
    """What somebody wrote under the figures survives the next run."""
    path = tmp_path / "results.md"
    assert report.kept_notes(path) == ""
    path.write_text(report.markdown(_results(1), "## Notes\n\nWhy.\n"), "utf-8")
    notes = report.kept_notes(path)
    assert notes == "## Notes\n\nWhy.\n"
    assert report.markdown(_results(2), notes).endswith("\n\n## Notes\n\nWhy.\n")


def test_environment_drops_the_users_settings_when_measuring(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A user's own settings change no figure; those asked for arrive."""
    monkeypatch.setenv("TABBE_JIT", "0")
    assert "TABBE_JIT" not in product.environment()
    assert product.environment(TABBE_JIT="1")["TABBE_JIT"] == "1"


@pytest.mark.parametrize("words", [["--rounds", "0"], ["--seconds", "-1"], ["--part", "x"]])
def test_impossible_options_are_refused_when_given(words: list[str]) -> None:
    """Options that cannot be end the run before anything is measured."""
    done = subprocess.run(
        [sys.executable, "bench/run.py", *words],
        cwd=product.ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""


@pytest.mark.slow
def test_race_is_run_and_told_when_asked_for(cxx: str) -> None:
    """One short round gives rates and ratios for everybody, as JSON."""
    assert cxx
    words = ["--part", "race", "--rounds", "1", "--seconds", "0.1", "--json"]
    done = subprocess.run(
        [sys.executable, "bench/run.py", *words],
        cwd=product.ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    results = json.loads(done.stdout)
    assert {race.CPP, race.CPP_PLAIN, race.SHIPPED, race.TWO} <= results["race"]["lanes"].keys()
    assert all(ratio > 0 for ratio in results["race"]["ratios"].values())
    assert "face" not in results
