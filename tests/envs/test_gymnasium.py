"""The Gymnasium environment, by Gymnasium's own checker and some tests of ours."""

from __future__ import annotations

import random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tabbe
from tabbe.envs import EnvError
from tabbe.envs.gymnasium import TabbeEnv
from tests.envs.table import GAMES


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_peers_checker_passes_when_run(game: str, players: int) -> None:
    """Gymnasium's checker finds nothing to warn of, whatever it does."""
    made = gymnasium.make(f"tabbe/{game}-v1", players=players, bots="random")
    check_env(made.unwrapped, skip_render_check=False)


def _play(game: TabbeEnv, dice: random.Random, seed: int | None = None) -> float:
    total, over = 0.0, False
    _, info = game.reset(seed=seed)
    while not over:
        action = dice.choice(np.flatnonzero(info["action_mask"]).tolist())
        seen, reward, over, cut, info = game.step(action)
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert seen in game.observation_space
        assert not cut
        total += reward
    return total


@pytest.mark.parametrize("rewards", ["final", "falling"])
def test_reward_is_the_learners_lead_when_a_deal_is_over(rewards: str) -> None:
    """All a learner is given in a deal is its lead over the mean of the others."""
    game = TabbeEnv("krypkasino", 3, seat=None, bots=["greedy", "random:seed=3"], rewards=rewards)  # type: ignore[arg-type]
    for seed in (1, None, None, None):
        total = _play(game, random.Random(seed or 7), seed)
        scores = game.deal.deal().scores()
        others = [score for seat, score in enumerate(scores) if seat != game.seat]
        assert total == pytest.approx(sum(others) / 2 - scores[game.seat])
    assert game.seat == 1


def test_learner_gets_points_when_no_margin_is_wanted() -> None:
    """Without a margin the reward is the seat's own points, as penalties."""
    game = TabbeEnv("krypkasino", 2, margin=False, render_mode="ansi")
    total = _play(game, random.Random(5), 5)
    assert total == -game.deal.deal().scores()[0]
    assert "|" in str(game.render())


def test_seed_stays_when_a_wrong_one_is_refused() -> None:
    """After a seed that cannot be, the next episode is the one it would have been."""
    game, twin = TabbeEnv("krypkasino"), TabbeEnv("krypkasino")
    for each in (game, twin):
        each.reset(seed=1)
    with pytest.raises(tabbe.TabbeError, match="not bool"):
        game.reset(seed=True)
    assert np.array_equal(game.reset()[0]["observation"], twin.reset()[0]["observation"])


def test_illegal_action_is_refused_when_it_is_to_raise() -> None:
    """With `illegal="raise"` the learner is told, and nothing is played."""
    game = TabbeEnv(illegal="raise")
    game.reset(seed=1)
    with pytest.raises(EnvError, match="Action 124"):
        game.step(124)


@pytest.mark.parametrize("moment", ["reset", "step"])
def test_no_other_hand_is_shown_when_a_bot_breaks_off(
    moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deal that stands at another seat's turn is gone: no mask of that hand, no play of it."""
    game = TabbeEnv(players=3, bots="greedy")
    _, info = game.reset(seed=1)

    def breaks_off(_: object) -> object:
        raise KeyboardInterrupt

    def play() -> None:
        mask = info["action_mask"]
        while True:
            if moment == "reset":
                game.reset()
            else:
                mask = game.step(mask.nonzero()[0][0])[4]["action_mask"]

    with monkeypatch.context() as patched:
        for bot in game._bots:
            patched.setattr(bot, "choose", breaks_off)
        with pytest.raises(KeyboardInterrupt):
            play()
    for ask in (game.action_masks, game.view, lambda: game.step(0), lambda: game.deal):
        with pytest.raises(EnvError, match="call reset first"):
            ask()
    game.reset()
    assert game.deal.seat == game.seat
