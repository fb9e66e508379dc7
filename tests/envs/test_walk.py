"""Actions and observations by hand: `encode`, `decode`, `observe`, and `Walk`."""

from __future__ import annotations

import random

import numpy as np
import pytest

import tabbe
from tabbe.envs import ACTIONS, EnvError, Walk, action_name, decode, encode, layout_of, observe
from tests.envs.table import GAMES, played, solo_of


@pytest.mark.parametrize(("game", "players"), GAMES[::3])
def test_decode_gives_the_move_back_when_encoded(game: str, players: int) -> None:
    """Each legal move has a path, and its path ends in it."""
    for turn, solo in enumerate(played(solo_of(game, players, 5), random.Random(1))):
        if turn % 11:
            continue
        view = solo.view(solo.seat)
        paths = {encode(view, move): move for move in view.legal[:40]}
        assert len(paths) == len(view.legal[:40])
        for path, move in paths.items():
            assert decode(view, path) == move


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_observation_follows_from_the_view_when_a_seat_looks(game: str, players: int) -> None:
    """What a kernel writes from the deal is what can be written from each seat's view alone."""
    for turn, solo in enumerate(played(solo_of(game, players, 6), random.Random(2))):
        if turn % 17 == 0:
            for seat in range(players):
                assert np.array_equal(solo.observation(seat), observe(solo.view(seat)))


@pytest.mark.parametrize("game", ["krypkasino", "kasino", "royal-casino"])
def test_walk_shows_what_was_chosen_when_it_is_on_its_way(game: str) -> None:
    """In the middle of a turn the walk from the view and the deal itself agree as well."""
    dice = random.Random(3)
    steps = 0
    for solo in played(solo_of(game, 2, 7), dice):
        twin = solo.copy()
        assert twin.seat is not None
        walk = Walk(solo.view(solo.seat))
        while True:
            assert walk.actions() == twin.actions()
            assert np.array_equal(walk.mask(), twin.mask())
            assert np.array_equal(walk.observation(), twin.observation(twin.seat))
            action = dice.choice(twin.actions())
            walk.step(action)
            if twin.step(action):
                break
            steps += 1
        assert walk.move == twin.deal().moves[-1]
    assert steps


def test_structured_array_has_the_parts_when_viewed() -> None:
    """The parts have their names in a structured view of the same row."""
    deal = tabbe.Deal("krypkasino", players=3, seed=2)
    layout = layout_of(deal.rules, 3)
    row = observe(deal.view(0)).view(layout.dtype)[0]
    assert row["hand"].sum() == 5
    assert row["table"].sum() == 5
    assert row["unseen"].sum() == 104 - 10
    assert list(row["held"]) == [5, 5, 5]
    assert list(row["turn"]) == [0, 1, 0]
    assert layout["stock"].size == 1
    assert row["stock"][0] == deal.stock


def test_error_says_what_is_wrong_when_a_path_is() -> None:
    """Each way to go wrong has its own sentence."""
    deal = tabbe.Deal("krypkasino", seed=7)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    path = encode(view, view.legal[0])
    with pytest.raises(EnvError, match="breaks off"):
        decode(view, ())
    with pytest.raises(EnvError, match="is complete"):
        decode(view, (*path, 3))
    with pytest.raises(EnvError, match="Action 124 is not allowed"):
        decode(view, (124,))
    with pytest.raises(EnvError, match="no legal move"):
        encode(deal.view(1 - deal.seat), view.legal[0])
    with pytest.raises(EnvError, match="spectator"):
        observe(deal.view(None))


def test_action_names_are_told_apart_when_listed() -> None:
    """Every number of the space has a name of its own."""
    names = [action_name(action) for action in range(ACTIONS)]
    assert len(set(names)) == ACTIONS
    assert names[0] == "play As"
    assert names[52] == "take As"
    assert names[104:109] == ["lay", "stop", "with", "without", "clear"]
    assert names[-1] == "build 16"
    with pytest.raises(IndexError):
        action_name(ACTIONS)
