"""Thousands of deals at once: the same deals as one by one, whatever threads and processes."""

from __future__ import annotations

import copy
import hashlib
import os
import pickle
import signal
import subprocess
import sys
from typing import Literal

import numpy as np
import pytest

import tabbe
from tabbe.engine import block as b
from tabbe.envs import EnvError, VectorEnv
from tabbe.envs.solo import Setting, Solo
from tabbe.envs.space import named_space
from tests.envs.table import GAMES

# Seats, masks, observations and rewards of 60 steps in 16 deals; the same for ever.
DIGEST = "55e30d1ffd457b78"

PROGRAM = """
from tests.envs.test_vector import digest
print(digest())
"""


def digest(threads: int = 1) -> str:
    """A digest of all that some random steps give."""
    env = VectorEnv("kasino", players=3, deals=16, seed="abc", threads=threads, rewards="falling")
    told = hashlib.sha256()
    for _ in range(60):
        step = env.step(env.sample())
        assert step.observations is not None
        for part in (step.seats, step.masks, step.observations, step.rewards):
            told.update(np.ascontiguousarray(part).astype("<f4").tobytes())
    env.close()
    return told.hexdigest()


def test_episodes_are_the_same_when_threads_and_processes_differ() -> None:
    """A seed gives the same on one thread, on three, and in another process in plain Python."""
    here = digest()
    assert here == digest(threads=3)
    assert here.startswith(DIGEST)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "TABBE_JIT": "0"},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    assert done.stdout.strip() == here


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_rewards_are_the_points_when_deals_end(game: str, players: int) -> None:
    """Each seat gets its points as `Deal` counts them, at the end or bit by bit, and no others."""
    rules = tabbe.load_rules(game)
    sign = -1 if rules.aim == "low" else 1
    final = VectorEnv(game, players, deals=3, seed=5)
    falling = VectorEnv(game, players, deals=3, seed=5, rewards="falling", observe=False)
    margin = VectorEnv(game, players, deals=3, seed=5, margin=True, observe=False)
    setting = Setting(game, players)
    size = 52 * rules.packs
    twins = [
        Solo(setting, int(state[b.DEALER]), [int(card) for card in state[b.DECK : b.DECK + size]])
        for state in final._states
    ]
    fallen = np.zeros((3, players))
    ended, early = np.zeros(3, bool), 0
    while not ended.all():
        actions = final.sample()
        step, other, third = final.step(actions), falling.step(actions), margin.step(actions)
        fallen[~ended] += other.rewards[~ended]
        for i in np.flatnonzero(~ended):
            before = np.array(twins[i].scores())
            answer = twins[i].step(int(actions[i]))
            assert np.array_equal(other.rewards[i], sign * (np.array(twins[i].scores()) - before))
            early += answer < 2 and other.rewards[i].any()
            assert step.moved[i] == (answer > 0)
            assert step.ended[i] == (answer == 2)
            if answer < 2:
                assert not step.rewards[i].any()
                assert step.seats[i] == twins[i].seat
                assert np.array_equal(step.masks[i], twins[i].mask())
                continue
            scores = twins[i].deal().scores()
            assert twins[i].deal().is_over
            assert tuple(sign * step.rewards[i]) == scores
            assert np.array_equal(step.rewards[i], fallen[i])
            if rules.checksum is not None and not rules.bordstabbe:
                swept = sum(int(twins[i].state[b.SWEEP + seat]) for seat in range(players))
                assert sign * fallen[i].sum() - swept == rules.checksum
            assert abs(third.rewards[i].sum()) < 1e-3
            ended[i] = True
    assert early
    assert step.observations is not None


def test_next_deal_has_the_next_dealer_when_one_ends() -> None:
    """Deals begin with the dealers in turn, and each row goes round the table."""
    env = VectorEnv("avig-kasino", players=2, deals=4, seed=9)
    dealers = [int(state[b.DEALER]) for state in env._states]
    assert dealers == [0, 1, 0, 1]
    decks = [list(state[b.DECK : b.DECK + 52]) for state in env._states]
    for _ in range(400):
        if env.step(env.sample()).ended[0]:
            break
    assert int(env._states[0][b.DEALER]) == 1
    assert sorted(env._states[0][b.DECK : b.DECK + 52]) == list(range(52))
    assert list(env._states[0][b.DECK : b.DECK + 52]) not in decks


@pytest.mark.parametrize("threads", [1, 2])
def test_copies_go_their_own_way_when_made(threads: int) -> None:
    """A deep copy and a pickle in the middle of deals go on alike, whatever threads there are."""
    env = VectorEnv("kasino", deals=6, seed=3, threads=threads, rewards="falling")
    for _ in range(30):
        env.step(env.sample())
    pickled = pickle.dumps(env)
    # No kernel is in it.
    assert len(pickled) < 200_000
    told = []
    for each in (copy.copy(env), copy.deepcopy(env), pickle.loads(pickled), env):  # noqa: S301
        for _ in range(90):
            step = each.step(each.sample())
        told.append([step.masks.tolist(), step.rewards.tolist(), step.seats.tolist()])
        each.close()
    assert told[0] == told[1] == told[2] == told[3]


@pytest.mark.parametrize("rewards", ["final", "falling"])
def test_rewards_are_the_callers_own_when_told(rewards: Literal["final", "falling"]) -> None:
    """What was given may be written to, and stays when the next step is taken."""
    env = VectorEnv("krypkasino", deals=2, seed=1, rewards=rewards)
    for _ in range(40):
        step = env.step(env.sample())
        step.rewards[:] = 7
        env.step(env.sample())
        assert (step.rewards == 7).all()


@pytest.mark.parametrize("compiled", ["0", "1"])
def test_pickle_goes_on_when_the_kernels_are_others(
    compiled: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was pickled with compiled kernels can be stepped without, and the other way round."""
    monkeypatch.setenv("TABBE_JIT", compiled)
    env = VectorEnv("kasino", deals=3, seed=3)
    for _ in range(5):
        env.step(env.sample())
    pickled = pickle.dumps(env)
    monkeypatch.setenv("TABBE_JIT", "01"[compiled == "0"])
    twin = pickle.loads(pickled)  # noqa: S301 - our own
    assert twin._setting.plain != env._setting.plain
    for _ in range(90):
        ours, theirs = env.step(env.sample()), twin.step(twin.sample())
        assert np.array_equal(ours.masks, theirs.masks)
        assert np.array_equal(ours.rewards, theirs.rewards)
    assert twin.reset(4).masks.tolist() == env.reset(4).masks.tolist()


@pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning")
def test_steps_go_on_when_a_process_has_forked() -> None:
    """A child that has no threads of its parent starts its own, and steps as its parent does."""
    env = VectorEnv("kasino", deals=8, seed=3, threads=2)
    env.step(env.sample())
    child = os.fork()
    if child == 0:
        # A child that waits for threads it has not got is ended by the clock, and seen to be.
        signal.alarm(60)
        try:
            os._exit(_two_steps(env))
        finally:
            os._exit(255)
    told = _two_steps(env)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == told


def _two_steps(env: VectorEnv) -> int:
    """A small number that follows from two steps, between which the threads are let go."""
    told = 1
    for _ in range(2):
        step = env.step(env.sample())
        told = int(told * 31 + (step.masks * np.arange(125)).sum()) % 251
        env.close()
    return told


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_observations_are_in_their_space_when_deals_are_played(game: str, players: int) -> None:
    """No number leaves the bounds that the spaces of the other environments declare."""
    env = VectorEnv(game, players, deals=4, seed=players)
    space = named_space(env.layout)
    ended = 0
    while ended < 8:
        step = env.step(env.sample())
        ended += int(step.ended.sum())
        assert step.observations is not None
        for seen, mask in zip(step.observations, step.masks, strict=True):
            assert space.contains({"observation": seen, "action_mask": mask})


def test_error_says_what_is_wrong_when_a_step_is() -> None:
    """A wrong action or shape is refused in one sentence, and nothing is played."""
    env = VectorEnv(deals=3, seed=1)
    actions = env.sample()
    masks = env.reset(1).masks.copy()
    actions[1] = 104
    with pytest.raises(EnvError, match="Action 104 is not allowed in deal 1"):
        env.step(actions)
    assert np.array_equal(env._masks, masks)
    with pytest.raises(EnvError, match="row of 3 whole numbers"):
        env.step([0])
    with pytest.raises(EnvError, match="row of 3 whole numbers"):
        env.step(env.sample() + 0.5)
    assert np.array_equal(env._masks, masks)
