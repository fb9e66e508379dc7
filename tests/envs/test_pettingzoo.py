"""The PettingZoo environment, by PettingZoo's own tests and some of ours."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.bombardment_test import bombardment_test

import tabbe
from tabbe.envs import ACTIONS, EnvError
from tabbe.envs.pettingzoo import TabbeAEC, env
from tests.envs.table import GAMES


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_peers_api_test_passes_when_run(game: str, players: int) -> None:
    """PettingZoo's API test, a thousand cycles, without a warning."""
    api_test(env(game, players), num_cycles=1000, verbose_progress=False)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_peers_seed_and_bombardment_tests_pass_when_run(game: str, players: int) -> None:
    """PettingZoo's seed test in full and its bombardment test for a while, without a warning."""
    seed_test(lambda: env(game, players, rewards="falling"))
    bombardment_test(env(game, players), cycles=100)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_peers_bombardment_test_passes_when_run_in_full(game: str, players: int) -> None:
    """PettingZoo's bombardment test with as many cycles as it has by itself."""
    bombardment_test(env(game, players))


def _play(game: TabbeAEC, dice: random.Random) -> dict[str, float]:
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        _, reward, over, cut, info = game.last()
        total[agent] += reward
        assert not cut
        game.step(None if over else dice.choice(np.flatnonzero(info["action_mask"]).tolist()))
    return total


@pytest.mark.parametrize("margin", [False, True])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_rewards_add_up_when_they_fall(game: str, players: int, margin: bool) -> None:
    """What an agent is given in the course of a deal is what it gets at its end otherwise."""
    falling = env(game, players, rewards="falling", margin=margin)
    final = env(game, players, margin=margin)
    falling.reset(players)
    final.reset(players)
    given = _play(falling, random.Random(1))
    assert _play(final, random.Random(1)) == pytest.approx(given)
    sign = -1 if final.rules.aim == "low" else 1
    points = [0.0] * players if margin else [sign * point for point in final.deal.scores()]
    assert sum(given.values()) == pytest.approx(sum(points))
    if not margin:
        assert list(given.values()) == points
    if game == "krypkasino" and not margin:
        assert sum(points) == -42


def test_episodes_are_those_of_a_match_when_seeded() -> None:
    """Episode k of a seed is deal k of a match with that seed, and seats deal in turn."""
    game = env("krypkasino", 2)
    match = tabbe.Match("krypkasino", 2, deals=3, seed=11, dealer=0)
    game.reset(seed=11)
    for _ in range(3):
        deal = match.deal
        assert [game.deal.view(seat).hand for seat in (0, 1)] == [deal.hand(0), deal.hand(1)]
        assert game.view(None).dealer == deal.dealer
        while not deal.is_over:
            deal.play(deal.legal_moves()[0])
        if not match.is_over:
            match.next_deal()
        game.reset()


def test_illegal_action_is_replaced_or_refused_when_taken() -> None:
    """The lowest allowed action takes its place and the info says so; or it raises."""
    game = env("krypkasino", illegal="replace")
    game.reset(seed=1)
    agent = game.agent_selection
    lowest = int(np.flatnonzero(game.infos[agent]["action_mask"])[0])
    game.step(124)
    assert game.infos[agent]["illegal_action"]
    assert game.deal.deal().moves[0].card.index == lowest
    strict = env("krypkasino", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(EnvError, match="Action 124 is not allowed now"):
        strict.step(124)


def test_nothing_is_lost_when_an_action_or_a_seed_is_refused() -> None:
    """An agent keeps what it was given and its mask; the next episode is the one it would be."""
    game = env("krypkasino", rewards="falling", illegal="raise")
    twin = env("krypkasino", rewards="falling")
    for each in (game, twin):
        each.reset(seed=1)
        while not each._cumulative_rewards[each.agent_selection]:
            each.step(int(np.flatnonzero(each.infos[each.agent_selection]["action_mask"])[0]))
    with pytest.raises(EnvError, match="Action 124"):
        game.step(124)
    told, expected = game.last(), twin.last()
    assert told[1] == expected[1] != 0
    assert np.array_equal(told[4]["action_mask"], expected[4]["action_mask"])
    with pytest.raises(tabbe.TabbeError, match="not float"):
        game.reset(seed=1.5)  # type: ignore[arg-type]
    game.reset()
    twin.reset()
    assert np.array_equal(game.last()[0], twin.last()[0])


def test_mask_stands_in_observation_and_info_when_seen() -> None:
    """As an array the mask is its end, as a dict its second part; other agents see none."""
    for way in ("array", "dict"):
        game = env("kasino", 2, observation=way)
        game.reset(seed=2)
        agent = game.agent_selection
        seen: Any = game.observe(agent)
        other: Any = game.observe(game.possible_agents[1 - game.possible_agents.index(agent)])
        mask = seen["action_mask"] if way == "dict" else seen[-ACTIONS:]
        hidden = other["action_mask"] if way == "dict" else other[-ACTIONS:]
        assert np.array_equal(mask, game.infos[agent]["action_mask"])
        assert mask.any()
        assert not hidden.any()
        assert game.observation_space(agent).contains(seen)


def test_copies_go_their_own_way_when_made() -> None:
    """A deep copy and a pickle of a deal in play go on alike, and apart from it."""
    game = env("kasino", 2)
    game.reset(seed=4)
    dice = random.Random(1)
    for _ in range(9):
        mask = game.infos[game.agent_selection]["action_mask"]
        game.step(dice.choice(np.flatnonzero(mask).tolist()))
    twins = [copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]  # noqa: S301 - our own
    scores = [_play(each, random.Random(2)) for each in (*twins, game)]
    assert scores[:-1] == [scores[-1]] * len(twins)


@pytest.mark.parametrize("compiled", ["0", "1"])
def test_pickle_goes_on_when_the_kernels_are_others(
    compiled: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was pickled with compiled kernels can be played without, and the other way round."""
    monkeypatch.setenv("TABBE_JIT", compiled)
    game = env("kasino")
    game.reset(seed=4)
    for _ in range(5):
        game.step(game.deal.actions()[0])
    pickled = pickle.dumps(game)
    monkeypatch.setenv("TABBE_JIT", "01"[compiled == "0"])
    twin = pickle.loads(pickled)  # noqa: S301 - our own
    assert twin._setting.plain != game._setting.plain
    assert _play(twin, random.Random(2)) == _play(game, random.Random(2))


def test_line_tells_whose_turn_it_is_when_rendered() -> None:
    """A line begins with the agent that is to act."""
    game = env(render_mode="ansi")
    game.reset(seed=1)
    assert str(game.render()).startswith("player_1: ")
