"""Marks and accuracies: as documented, and in every game's own measure."""

from __future__ import annotations

from math import exp

import pytest

import tabbe
from tabbe.analysis import MARKS, mark_of
from tabbe.analysis.mark import accuracy_of


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.0, "good"),
        (1.04, "good"),
        (1.06, "inaccuracy"),
        (2.51, "inaccuracy"),
        (2.53, "mistake"),
        (5.03, "mistake"),
        (5.05, "blunder"),
        (40.0, "blunder"),
    ],
)
def test_mark_is_the_documented_one_when_krypkasino_is_played(loss: float, mark: str) -> None:
    """42 points a deal: from 1.05 on inaccurate, from 2.52 a mistake, from 5.04 a blunder."""
    assert mark_of(loss, tabbe.load_rules("krypkasino")) == mark


def test_marks_follow_the_points_of_the_game_when_there_are_fewer() -> None:
    """The same loss weighs more where a deal hands out eleven points."""
    marks = [mark_of(1.2, tabbe.load_rules(game)) for game in ("krypkasino", "kasino")]
    assert MARKS.index(marks[0]) < MARKS.index(marks[1])


def test_accuracy_is_the_documented_mean_when_losses_are_known() -> None:
    """100 without a loss, 37 for nothing but plain blunders, none without a choice."""
    rules = tabbe.load_rules("krypkasino")
    assert accuracy_of([], rules) is None
    assert accuracy_of([0.0, 0.0], rules) == 100
    assert accuracy_of([0.12 * 42], rules) == pytest.approx(100 * exp(-1))
    assert accuracy_of([0.0, 0.12 * 42], rules) == pytest.approx(50 + 50 * exp(-1))
