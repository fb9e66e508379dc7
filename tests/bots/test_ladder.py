"""Ladders: leads of pairs, one scale through them, and what cannot be climbed."""

from __future__ import annotations

import math

import pytest

import tabbe
from tabbe.bots import BotError, climb, simulate
from tabbe.bots.ladder import Pair, rungs_of
from tabbe.i18n import LANGUAGES

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
    assert math.isclose(best.se or 0.0, pair.se)


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
    assert math.isclose(rungs["c"].se or 0.0, math.sqrt(2 / 3))


def test_pair_of_one_deck_has_the_spread_of_the_others() -> None:
    """Its error is not known, and no number made up: other pairs say how much decks differ."""
    pairs = [Pair(("a", "b"), -3.0, 2.0, None, 9), Pair(("b", "c"), -3.0, 0.0, None, 1)]
    rungs = {rung.name: rung for rung in rungs_of(["a", "b", "c"], pairs)}
    # A deck of the first pair differs by 2 times the root of 9.
    assert math.isclose(rungs["b"].se or 0.0, 2.0)
    assert math.isclose(rungs["c"].se or 0.0, math.hypot(2.0, 6.0))


def test_no_error_is_told_when_no_pair_has_a_spread() -> None:
    """After one deck each there are ratings, and nobody knows how sure they are."""
    result = climb(tabbe.load_rules("avig-kasino"), 2, "greedy,random", 1, 1, jobs=1)
    assert [rung.se for rung in result.rungs if rung.name == "random"] == [None]
    assert sorted(str(rung["se"]) for rung in result.as_dict()["ladder"]) == ["0.0", "None"]


def test_bot_is_left_out_when_it_has_met_nobody_yet() -> None:
    """A ladder that was stopped early holds those that can be compared."""
    pairs = [Pair(("a", "b"), 2.0, 1.0, None, 9)]
    assert [rung.name for rung in rungs_of(["a", "b", "c"], pairs)] == ["a", "b"]
    assert [rung.name for rung in rungs_of(["a", "b"], [])] == ["a"]


def test_forfeits_are_told_of_each_bot_when_a_program_breaks_off() -> None:
    """What greedy has played on in its place is no strength of the program."""
    result = climb(tabbe.load_rules("avig-kasino"), 2, "greedy,exec:true,random", 1, 1, jobs=1)
    assert [pair.forfeits for pair in result.pairs] == [(0, 2), (0, 0), (2, 0)]
    told = result.as_dict()["pairs"][0]
    assert told["forfeits"] == [0, 2]
    assert told["reasons"] == [None, {"code": "gone", "what": "exit 0"}]


@pytest.mark.parametrize(("players", "teams"), [(4, "pairs"), (6, "threes")])
def test_lead_is_that_of_the_sides_when_they_part_the_bots(players: int, teams: str) -> None:
    """Partners are of one kind, so one side's lead over the other is that of its bot."""
    rules = tabbe.load_rules("krypkasino")
    (pair,) = climb(rules, players, "random,greedy", 4, 3, teams=teams, jobs=1).pairs
    chance, greedy = simulate(rules, players, "random,greedy", 4, 3, teams=teams, jobs=1).bots
    assert math.isclose(pair.lead, (greedy.mean - chance.mean) * players / 2)


def test_ladder_is_refused_when_partners_are_one_bot_of_each_kind() -> None:
    """Every side would hold both, and no lead could tell one from the other."""
    with pytest.raises(BotError) as refusal:
        climb(tabbe.load_rules("krypkasino"), 6, "random,greedy", 1, 1, teams="pairs")
    assert refusal.value.key == "bad-ladder-teams"
    for lang in LANGUAGES:
        assert "pairs" in refusal.value.message(lang)


@pytest.mark.parametrize("bots", ["greedy", "greedy,greedy", "random,greedy,random", ["greedy"]])
def test_ladder_is_refused_when_it_has_not_two_bots(bots: str | list[str]) -> None:
    """One bot, or one named twice, makes no ladder."""
    with pytest.raises(BotError) as refusal:
        climb(tabbe.load_rules("krypkasino"), 2, bots, 1, 1)
    assert refusal.value.key == "bad-ladder"
