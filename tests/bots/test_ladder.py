"""Ladders: leads of pairs, one scale through them, and what cannot be climbed."""

from __future__ import annotations

import math

import pytest

import tabbe
from tabbe.bots import BotError, climb, simulate
from tabbe.bots.ladder import Pair, rungs_of

pytestmark = pytest.mark.usefixtures("plain")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lead_is_the_difference_of_the_means_when_two_bots_meet(players: int) -> None:
    """Seats by turns: the lead is what the other scores more a seat."""
    rules = tabbe.load_rules("krypkasino")
    result = climb(rules, players, "random,greedy", 6, 3, jobs=1)
    chance, greedy = simulate(rules, players, "random,greedy", 6, 3, jobs=1).bots
    (pair,) = result.pairs
    assert math.isclose(pair.lead, greedy.mean - chance.mean)
    assert [rung.name for rung in result.rungs] == (
        ["greedy", "random"] if pair.lead < 0 else ["random", "greedy"]
    )
    best = next(rung for rung in result.rungs if rung.name == "greedy")
    assert math.isclose(best.rating, -pair.lead)
    assert math.isclose(best.se, pair.se)


def test_scale_is_the_best_fit_when_leads_do_not_agree() -> None:
    """Three pairs of equal error: each rating is the mean of the direct and the indirect way."""
    pairs = [
        Pair(("a", "b"), -3.0, 1.0, None, 9),
        Pair(("b", "c"), -3.0, 1.0, None, 9),
        Pair(("a", "c"), -9.0, 1.0, None, 9),
    ]
    rungs = {rung.name: rung for rung in rungs_of(["a", "b", "c"], pairs)}
    assert rungs["a"].rating == 0
    assert math.isclose(rungs["b"].rating, 4.0)
    assert math.isclose(rungs["c"].rating, 8.0)
    assert math.isclose(rungs["c"].se, math.sqrt(2 / 3))


def test_bot_is_left_out_when_it_has_met_nobody_yet() -> None:
    """A ladder that was stopped early holds those that can be compared."""
    pairs = [Pair(("a", "b"), 2.0, 1.0, None, 9)]
    assert [rung.name for rung in rungs_of(["a", "b", "c"], pairs)] == ["a", "b"]
    assert [rung.name for rung in rungs_of(["a", "b"], [])] == ["a"]


@pytest.mark.parametrize("bots", ["greedy", "greedy,greedy", "random,greedy,random", ["greedy"]])
def test_ladder_is_refused_when_it_has_not_two_bots(bots: str | list[str]) -> None:
    """One bot, or one named twice, makes no ladder."""
    with pytest.raises(BotError) as refusal:
        climb(tabbe.load_rules("krypkasino"), 2, bots, 1, 1)
    assert refusal.value.key == "bad-ladder"
