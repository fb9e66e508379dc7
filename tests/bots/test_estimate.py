"""Standard errors: right for samples that have nothing to do with one another, and for others."""

from __future__ import annotations

import math
import random
from statistics import fmean, stdev

import pytest

from tabbe.bots.estimate import estimate
from tabbe.bots.exploration import Exploration
from tabbe.bots.world import RUNS, S_LENGTH, S_SIZE, gather
from tabbe.engine import compiler
from tests.engine.position import reached


def gathered(margins: list[int]) -> list[int]:
    """The totals of a move with these samples, behind those of another one."""
    totals = [0] * (2 * S_SIZE)
    for margin in margins:
        gather(totals, S_SIZE, margin)
    assert totals[:S_SIZE] == [0] * S_SIZE
    return totals


def linked(chance: random.Random, number: int, link: float) -> list[int]:
    """Samples of a chain each of whose members leans on the one before."""
    found, at = [], 0.0
    for _ in range(number):
        at = link * at + chance.gauss(0, 1000 * math.sqrt(1 - link * link))
        found.append(round(at))
    return found


@pytest.mark.parametrize("number", [2, 15, 16, 17, 100])
def test_estimate_is_the_textbook_one_when_samples_are_independent(number: int) -> None:
    """Mean and spread over the root of the number, of two chains together."""
    chance = random.Random(number)
    margins = [chance.randrange(-500, 500) for _ in range(number)]
    chains = [gathered(margins[: number // 2]), gathered(margins[number // 2 :])]
    found = estimate(chains, S_SIZE, linked=False)
    assert found.samples == number
    assert found.mean == pytest.approx(fmean(margins))
    assert found.error == pytest.approx(stdev(margins) / math.sqrt(number))


def test_estimate_knows_no_error_when_fewer_than_two_samples_tell_it() -> None:
    """None or one sample: nothing is known of how far the mean is off."""
    assert estimate([gathered([])], S_SIZE, linked=True) == (0.0, math.inf, 0)
    assert estimate([gathered([7])], S_SIZE, linked=True) == (7.0, math.inf, 1)


@pytest.mark.parametrize(("link", "number"), [(0.0, 400), (0.5, 400), (0.9, 1500)])
def test_error_is_that_of_repeated_trials_when_samples_lean_on_one_another(
    link: float, number: int
) -> None:
    """The means of many trials lie as far apart as the error says, within a fifth."""
    chance = random.Random(1)
    trials = [
        estimate(
            [gathered(linked(chance, number // 2, link)) for _ in range(2)], S_SIZE, linked=True
        )
        for _ in range(200)
    ]
    true = stdev(trial.mean for trial in trials)
    assert fmean(trial.error for trial in trials) == pytest.approx(true, rel=0.2)


def test_runs_grow_when_samples_are_many() -> None:
    """There are never more than a few runs, and the sums of all samples are in them."""
    for number in (1, RUNS - 1, RUNS, 5 * RUNS + 3, 1000):
        totals = gathered(list(range(number)))
        assert sum(totals[-RUNS:]) == sum(range(number))
        assert RUNS * totals[S_SIZE + S_LENGTH] >= number


def test_move_given_up_ranks_below_those_that_went_on_when_its_margin_is_higher() -> None:
    """What few samples say is no match for what many do."""
    deal = reached("kasino", 2, 3, 8)
    view = deal.view(deal.seat)
    moves = list(view.legal)[:5]
    assert len(moves) == 5
    search = Exploration(view, moves, compiler.plain, 1)
    for k, margin in enumerate((5, 4, 3, 2, 1)):
        gather(search.totals[0], S_SIZE * k, margin)
    alive = search.better_half(list(range(5)))
    assert alive == [0, 1, 2]
    for k in alive:
        gather(search.totals[0], S_SIZE * k, -100 + 2 * k)
    assert [one.move for one in search.appraisals()] == [moves[k] for k in (2, 1, 0, 3, 4)]
