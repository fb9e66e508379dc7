"""Hidden cards stay hidden: swap them, and nothing that a seat gets changes."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest

import tabbe.envs.openspiel  # noqa: F401 - registers the games
from tabbe.engine import block as b
from tabbe.envs.solo import Solo
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
            _swap(twin, seat, dice)
            assert np.array_equal(twin.observation(seat), solo.observation(seat))
            if seat == solo.seat:
                setting = twin.setting
                setting.kernels.begin_turn(
                    twin.state, setting.numbers, *setting.bench.search, twin.turn
                )
                assert np.array_equal(twin.mask(), solo.mask())


def _swap(solo: Solo, seat: int, dice: random.Random) -> None:
    """Deal the cards that a seat has not seen to the same places in another order."""
    state = solo.state
    others = [other for other in range(solo.setting.players) if other != seat]
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


@pytest.mark.parametrize("name", ["tabbe_krypkasino", "tabbe_kasino(players=3)"])
def test_texts_and_tensors_are_the_same_when_hidden_cards_are_swapped(name: str) -> None:
    """No string and no tensor of a player tells one deal from another that looks the same."""
    game = pyspiel.load_game(name)
    dice = random.Random(2)
    state = game.new_initial_state()
    swapped = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
            continue
        seat = state.current_player()
        if dice.random() < 0.3:
            other = state.resample_from_infostate(seat, dice.random)
            swapped += str(other) != str(state)
            for told in (
                "information_state_string",
                "information_state_tensor",
                "observation_string",
                "observation_tensor",
            ):
                assert getattr(other, told)(seat) == getattr(state, told)(seat)
        state.apply_action(dice.choice(state.legal_actions()))
    assert swapped > 3
