"""Hidden cards stay hidden: swap them, and nothing that a seat gets changes."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest

import tabbe.envs.openspiel  # noqa: F401 - registers the games
from tabbe.engine import block as b
from tabbe.envs import ACTIONS, VectorEnv, observe
from tabbe.envs.gymnasium import TabbeEnv
from tabbe.envs.pettingzoo import env
from tabbe.envs.solo import Solo
from tabbe.envs.turn_block import CARD
from tests.envs.table import GAMES, played, solo_of


@pytest.mark.parametrize(("game", "players"), GAMES[::2])
def test_observation_is_the_same_when_hidden_cards_are_swapped(game: str, players: int) -> None:
    """Shuffling other hands and the pack changes neither what a seat sees nor its mask."""
    dice = random.Random(players)
    for turn, solo in enumerate(played(solo_of(game, players, 8), dice)):
        if turn % 7:
            continue
        assert solo.seat is not None
        for seat in range(players):
            twin = solo.copy()
            _swap(twin.state, players, seat, dice)
            assert np.array_equal(twin.observation(seat), solo.observation(seat))
            if seat == solo.seat:
                setting = twin.setting
                setting.kernels.begin_turn(
                    twin.state, setting.numbers, *setting.bench.search, twin.turn
                )
                assert np.array_equal(twin.mask(), solo.mask())


def _swap(state: Any, players: int, seat: int, dice: random.Random) -> None:
    """Deal the cards that a seat has not seen to the same places in another order."""
    others = [other for other in range(players) if other != seat]
    sizes = {other: int(state[b.HAND_N + other]) for other in others}
    rest = range(b.DECK + int(state[b.NEXT_CARD]), b.DECK + int(state[b.DECK_N]))
    cards = [int(state[place]) for place in rest]
    for other in others:
        hand = int(state[b.HAND + other])
        cards += [hand >> b.CARD_WIDTH * k & b.HIDDEN for k in range(sizes[other])]
    dice.shuffle(cards)
    for place in rest:
        state[place] = cards.pop()
    for other in others:
        hand = 0
        for _ in range(sizes[other]):
            hand = hand << b.CARD_WIDTH | cards.pop()
        state[b.HAND + other] = hand


def _middles(game: Any, dice: random.Random) -> Iterator[Solo]:
    """The deal of a single environment in the middle of its turns, three deals long."""
    for seed in range(3):
        game.reset(seed=seed)
        while not game.deal.is_over:
            if game.deal.turn[CARD] >= 0:
                yield game.deal
            game.step(dice.choice(game.deal.actions()))


GAMES_OF_STEPS = [("kasino", 2), ("kasino", 4), ("royal-casino", 3)]


@pytest.mark.parametrize(("name", "players"), GAMES_OF_STEPS)
def test_pettingzoo_shows_the_same_when_cards_are_swapped_in_mid_turn(
    name: str, players: int
) -> None:
    """After the hand card is chosen no agent sees more than it may, and all goes on alike."""
    dice, game, found = random.Random(players), env(name, players), 0
    for deal in _middles(game, dice):
        state = deal.state.copy()
        for seat, agent in enumerate(game.possible_agents):
            seen = game._look(agent, seat)
            assert np.array_equal(game.observe(agent), seen)
            _swap(deal.state, players, seat, dice)
            found += not np.array_equal(deal.state, state)
            assert np.array_equal(game._look(agent, seat), seen)
            if agent == game.agent_selection:
                _goes_on_alike(deal, state, seat, dice)
            deal.state[:] = state
            if agent != game.agent_selection:
                # Not even the hand card that was chosen, which no view knows before it is played.
                assert np.array_equal(observe(deal.view(seat)), seen[:-ACTIONS])
    assert found > 10


def _goes_on_alike(swapped: Solo, state: Any, seat: int, dice: random.Random) -> None:
    """The rest of the turn asks and shows the same as with the cards that there were."""
    one, other = swapped.copy(), swapped.copy()
    other.state[:] = state
    answer = 0
    while answer == 0:
        assert one.actions() == other.actions()
        assert np.array_equal(one.observation(seat), other.observation(seat))
        action = dice.choice(one.actions())
        answer = one.step(action)
        assert (other.step(action) > 0) == (answer > 0)
    assert one._rows[-1] == other._rows[-1]


@pytest.mark.parametrize(("name", "players"), GAMES_OF_STEPS)
def test_gymnasium_shows_the_same_when_cards_are_swapped_in_mid_turn(
    name: str, players: int
) -> None:
    """What a learner gets in the middle of its turn follows from what it may know."""
    dice, game, found = random.Random(players), TabbeEnv(name, players, bots="random:seed=1"), 0
    for deal in _middles(game, dice):
        state, (seen, info), view = deal.state.copy(), game._told(), game.view()
        _swap(deal.state, players, game.seat, dice)
        found += not np.array_equal(deal.state, state)
        again, told = game._told()
        assert seen.keys() == again.keys()
        assert all(np.array_equal(seen[part], again[part]) for part in seen)
        assert np.array_equal(info["action_mask"], told["action_mask"])
        assert np.array_equal(game.action_masks(), info["action_mask"])
        deal.state[:] = state
        # What it sees is what can be told from its view, which holds no hidden card.
        assert game.deal.seat == game.seat
        assert np.array_equal(observe(view)[:52], seen["observation"][:52])
    assert found > 5


def test_vector_environment_shows_the_same_when_cards_are_swapped_in_mid_turn() -> None:
    """Of deals in the middle of a turn a step shows the same, whatever the others hold."""
    env = VectorEnv("kasino", 3, deals=64, seed=4, rewards="falling")
    dice, found = random.Random(5), 0
    step = env.step(env.sample())
    while found < 100:
        middle = [i for i in range(64) if env._turns[i][CARD] >= 0]
        twin = copy.deepcopy(env)
        for i in middle:
            _swap(twin._states[i], 3, int(step.seats[i]), dice)
        actions, seats = env.sample(), step.seats.copy()
        assert np.array_equal(actions, twin.sample())
        step, other = env.step(actions), twin.step(actions)
        for i in middle:
            assert step.moved[i] == other.moved[i]
            if step.moved[i]:
                # The next one has other cards now, but what was played came to the same.
                assert step.ended[i] or np.array_equal(step.rewards[i], other.rewards[i])
                continue
            found += 1
            assert step.seats[i] == other.seats[i] == seats[i]
            assert np.array_equal(step.masks[i], other.masks[i])
            assert step.observations is not None
            assert other.observations is not None
            assert np.array_equal(step.observations[i], other.observations[i])


@pytest.mark.parametrize("recall", [False, True])
def test_public_observer_tells_nothing_of_an_unfinished_turn(recall: bool) -> None:
    """Without private information no choice is seen before the move is complete."""
    game = pyspiel.load_game("tabbe_kasino")
    kind = pyspiel.IIGObservationType(
        perfect_recall=recall, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = game.make_py_observer(kind)
    dice, state, steps = random.Random(3), game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
            continue
        seat = state.current_player()
        observer.set_from(state, seat)
        tensor, text = observer.tensor.copy(), observer.string_from(state, seat)
        plays = len(state.core.line)
        state.apply_action(dice.choice(state.legal_actions()))
        if len(state.core.line) == plays:
            observer.set_from(state, seat)
            assert np.array_equal(observer.tensor, tensor)
            assert observer.string_from(state, seat) == text
            steps += 1
    assert steps > 5


@pytest.mark.parametrize(
    ("name", "least"), [("tabbe_krypkasino", 0), ("tabbe_kasino(players=3)", 20)]
)
def test_texts_and_tensors_are_the_same_when_hidden_cards_are_swapped(
    name: str, least: int
) -> None:
    """No string and no tensor of a player tells one deal from another that looks the same."""
    game = pyspiel.load_game(name)
    dice = random.Random(2)
    state = game.new_initial_state()
    swapped = middle = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
            continue
        seats = range(game.num_players()) if state.core.path else [state.current_player()]
        for seat in seats:
            if not state.core.path and dice.random() < 0.7:
                continue
            other = state.resample_from_infostate(seat, dice.random)
            swapped += str(other) != str(state)
            middle += bool(state.core.path)
            for told in (
                "information_state_string",
                "information_state_tensor",
                "observation_string",
                "observation_tensor",
            ):
                assert getattr(other, told)(seat) == getattr(state, told)(seat)
        state.apply_action(dice.choice(state.legal_actions()))
    assert swapped > 3
    assert middle >= least
