"""The OpenSpiel games, by OpenSpiel's own tests and some of ours."""

from __future__ import annotations

import os
import pickle
import random
import signal
import threading
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

import tabbe
import tabbe.envs.openspiel
from tabbe.envs import EnvError, redeal
from tests.envs.table import GAMES

HERE = Path(__file__).parent / "playthroughs"
NAMES = ["tabbe_krypkasino", "tabbe_kasino"]


def _name(game: str, players: int) -> str:
    """A game by one of the two registered names."""
    return f"tabbe_krypkasino(preset={game},players={players},dealer={players - 1})"


def _walk(game: Any, seed: int, actions: int | None = None) -> Any:
    """A state after some random actions (all when None)."""
    dice, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal() and actions != 0:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(dice.choices(*zip(*outcomes, strict=True))[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            if actions is not None:
                actions -= 1
    while not state.is_terminal() and state.is_chance_node():
        state.apply_action(dice.choice(state.chance_outcomes())[0])
    return state


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_peers_random_simulation_passes_when_run(game: str, players: int) -> None:
    """OpenSpiel's random simulation, with serialization at every step."""
    loaded = pyspiel.load_game(_name(game, players))
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=players == 2, verbose=False)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_peers_simulation_of_python_games_passes_when_run(game: str, players: int) -> None:
    """OpenSpiel's other simulation: clones at every step, both ways of serialization."""
    np.random.seed(players)  # noqa: NPY002 - the peer's simulation draws from this
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(_name(game, players)))


@pytest.mark.parametrize("name", [*NAMES, _name("krypkasino", 4), _name("royal-casino", 3)])
def test_peers_interface_tests_pass_when_run(name: str) -> None:
    """All that OpenSpiel asks of the states of any game too large to be walked through."""

    class Asked(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = name
        game = pyspiel.load_game(name)

    told = unittest.TestResult()
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(Asked)
    suite.run(told)
    assert told.testsRun >= 5
    assert not told.errors + told.failures
    assert not told.skipped


@pytest.mark.parametrize("name", NAMES)
def test_playthrough_is_as_stored_when_played_again(name: str) -> None:
    """A whole deal reads as it has always read: actions, strings, tensors, returns."""
    # The playthrough program reads its options from the command line, of which there is none.
    flags.FLAGS.mark_as_parsed()
    stored, told = generate_playthrough.replay(str(HERE / f"{name}.txt"))
    assert told == stored


@pytest.mark.parametrize(("game", "players"), GAMES[::2])
def test_returns_are_margins_when_the_deal_is_over(game: str, players: int) -> None:
    """Margins sum to nothing, points are those of the deal."""
    state = _walk(pyspiel.load_game(_name(game, players)), 3)
    assert sum(state.returns()) == pytest.approx(0)
    loaded = pyspiel.load_game(_name(game, players)[:-1] + ",margin=False)")
    points = _walk(loaded, 3)
    rules = tabbe.load_rules(game)
    sign = -1 if rules.aim == "low" else 1
    view = points.view(None)
    assert [sign * score for score in view.scores] == points.returns()


@pytest.mark.parametrize(
    ("game", "players"), [*GAMES[::4], ("krypkasino", 2), ("kasino", 3), ("royal-casino", 2)]
)
def test_resampled_state_looks_the_same_when_drawn(game: str, players: int) -> None:
    """Another deal looks the same to the player, and all that was played could have been."""
    loaded = pyspiel.load_game(_name(game, players))
    dice = random.Random(players)
    changed = 0
    for actions in range(1, 60, 4):
        state = _walk(loaded, actions, actions)
        if state.is_terminal():
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, dice.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        assert other.view(seat) == state.view(seat)
        # The history leads to the very same deal, by moves that are legal there.
        again = loaded.new_initial_state()
        for action in other.history():
            assert action in again.legal_actions()
            again.apply_action(action)
        assert again.core.story() == other.core.story()
        assert list(again.core.state) == list(other.core.state)
        changed += str(other) != str(state)
    assert changed > 3


@pytest.mark.parametrize("name", ["tabbe_kasino", _name("royal-casino", 3)])
def test_resampled_state_holds_when_another_is_in_the_middle_of_a_turn(name: str) -> None:
    """To who is not on turn the steps of an unfinished turn are unknown, and not in the deal."""
    loaded = pyspiel.load_game(name)
    dice = random.Random(4)
    tried = 0
    for seed in range(40):
        state = _walk(loaded, seed, 5 + seed)
        if state.is_terminal() or not state.core.path:
            continue
        for seat in set(range(loaded.num_players())) - {state.current_player()}:
            tried += 1
            other = state.resample_from_infostate(seat, dice.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.current_player() == state.current_player()
            again = pickle.loads(pickle.dumps(other))  # noqa: S301 - our own
            assert str(again) == str(other)
            assert again.legal_actions() == other.legal_actions()
    assert tried > 5
    for seat in (-1, loaded.num_players()):
        with pytest.raises(EnvError, match=f"no seat {seat}"):
            state.resample_from_infostate(seat, dice.random)


def test_error_is_raised_when_no_other_deal_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal that cannot be redealt says so; nothing inconsistent is handed out."""
    monkeypatch.setattr(redeal, "is_possible", lambda *_: False)
    monkeypatch.setattr(redeal, "TRIES", 3)
    state = _walk(pyspiel.load_game("tabbe_kasino"), 1, 3)
    with pytest.raises(EnvError, match="No other deal"):
        state.resample_from_infostate(state.current_player(), random.Random(1).random)


def test_copy_goes_its_own_way_when_cloned() -> None:
    """A clone and a pickled state go on as the state does, and apart from it."""
    loaded = pyspiel.load_game("tabbe_kasino")
    state = _walk(loaded, 5, 20)
    before = str(state)
    twins = [state.clone(), pickle.loads(pickle.dumps(state))]  # noqa: S301 - our own
    for twin in twins:
        dice = random.Random(1)
        while not twin.is_terminal():
            twin.apply_action(dice.choice(twin.legal_actions()))
    assert str(twins[0]) == str(twins[1])
    assert str(state) == before


def test_states_stay_apart_when_two_threads_step_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step in one thread does not read what a step in another has just noted."""
    loaded = pyspiel.load_game("tabbe_kasino")
    state, other = _walk(loaded, 5, 4), _walk(loaded, 6, 12)
    expected = state.clone()
    expected.apply_action(expected.legal_actions()[0])
    setting, step = state.core.setting, state.core.setting.step
    stepped, ended = threading.Event(), threading.Event()

    def slow(*words: Any) -> int:
        answer: int = step(*words)
        if threading.current_thread() is not threading.main_thread():
            stepped.set()
            ended.wait(0.3)
        return answer

    monkeypatch.setattr(setting, "step", slow)
    first = threading.Thread(target=state.core.apply, args=(state.legal_actions()[0],))
    first.start()
    assert stepped.wait(60)
    other.apply_action(other.legal_actions()[0])
    ended.set()
    first.join()
    assert state.core.last == expected.core.last
    assert state.core.now == expected.core.now


@pytest.mark.parametrize("name", NAMES)
def test_peers_information_set_search_plays_when_asked(name: str) -> None:
    """OpenSpiel's own information-set search plays the first turns of a deal."""
    loaded = pyspiel.load_game(name)
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, dice), 20.0, 4, random_state=dice)
    state = _walk(loaded, 1, 0)
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))


def test_parameter_is_refused_when_it_cannot_be() -> None:
    """A seat, preset or switch that is not there is named."""
    with pytest.raises(EnvError, match="no seat 2"):
        tabbe.envs.openspiel.Krypkasino({"dealer": 2})
    with pytest.raises(tabbe.RulesError):
        tabbe.envs.openspiel.Krypkasino({"switches": "capture:sometimes"})
    state = _walk(pyspiel.load_game("tabbe_kasino"), 1, 0)
    with pytest.raises(EnvError, match="Action 3"):
        state.core.apply(next(a for a in (3, 4, 5, 6, 7) if a not in state.legal_actions()))
    fresh = pyspiel.load_game("tabbe_kasino").new_initial_state()
    with pytest.raises(EnvError, match="dealing"):
        fresh.view(0)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        *[({"players": wrong}, "2 to 6 players") for wrong in (2.7, True, "2", None, [2], 7)],
        *[({"dealer": wrong}, "no seat") for wrong in (0.0, "0", None, False, -1)],
        *[({"margin": wrong}, "one of True, False") for wrong in (1, "no", None)],
        ({"preset": 3}, "not by int"),
        ({"preset": "nogame"}, "nogame"),
        *[({"switches": wrong}, "Switches are written as") for wrong in (3, None, {"packs": "1"})],
        ({"switches": "capture"}, "capture"),
        ({"switches": "capture:card;capture:hand"}, "capture is named twice"),
        ({"switches": "raise:any; raise_ :none"}, "raise is named twice"),
        ({"seats": 2}, "no parameter seats"),
    ],
    ids=str,
)
def test_parameter_is_refused_in_a_sentence_when_it_cannot_be(
    given: dict[str, Any], said: str
) -> None:
    """No value is cut down to one that fits, and no switch is decided by the later word."""
    with pytest.raises(tabbe.TabbeError, match=said):
        tabbe.envs.openspiel.Krypkasino(given)


def test_type_is_that_of_the_chosen_game_when_loaded() -> None:
    """The numbers of players are those of the preset and the switches, whatever the name."""
    for name, counts in [
        ("tabbe_kasino", (2, 4)),
        ("tabbe_kasino(preset=krypkasino,players=6)", (2, 6)),
        ("tabbe_krypkasino(preset=avig-kasino)", (2, 2)),
        ("tabbe_krypkasino(players=6)", (2, 6)),
    ]:
        kind = pyspiel.load_game(name).get_type()
        assert (kind.min_num_players, kind.max_num_players) == counts
    with pytest.raises(tabbe.RulesError, match="2 to 4 players"):
        pyspiel.load_game("tabbe_kasino(players=5)")
    least, most = tabbe.envs.openspiel.SEATS
    for game in tabbe.preset_ids():
        assert set(tabbe.load_rules(game).player_counts) <= set(range(least, most + 1))


def _least_held(state: Any) -> int:
    """How many cards the hand of two has that has fewer."""
    return min(len(state.view(seat).hand) for seat in range(2))


@pytest.mark.parametrize("recall", [False, True])
def test_observer_shows_what_it_was_made_for(recall: bool) -> None:
    """What is public and what is private are told apart: together they are the whole."""
    game, single = pyspiel.load_game("tabbe_kasino"), pyspiel.PrivateInfoType.SINGLE_PLAYER
    none = pyspiel.PrivateInfoType.NONE

    def made(public: bool, private: Any) -> Any:
        kind = pyspiel.IIGObservationType(
            public_info=public, perfect_recall=recall, private_info=private
        )
        return game.make_py_observer(kind)

    whole, open_part = made(True, single), made(True, none)
    own, nothing = made(False, single), made(False, none)
    states = (_walk(game, seed, 14) for seed in range(80))
    state = next(one for one in states if one.core.path and _least_held(one) > 1)
    for seat in range(2):
        for observer in (whole, open_part, own, nothing):
            observer.set_from(state, seat)
        assert np.array_equal(open_part.tensor + own.tensor, whole.tensor)
        assert not nothing.tensor.any()
        assert nothing.string_from(state, seat) == str(seat)
        assert own.dict["hand"].any()
        assert not own.dict["table"].any()
        assert not open_part.dict["hand"].any()
        assert not open_part.dict["unseen"].any()
        # The own text follows from the own hand and the turn alone.
        texts = [each.string_from(state, seat) for each in (whole, open_part, own)]
        assert len(set(texts)) == 3
        other = state.resample_from_infostate(1 - seat, random.Random(1).random)
        assert open_part.string_from(other, seat) == texts[1]
        assert own.string_from(other, seat) != texts[2]
    everything = pyspiel.PrivateInfoType.ALL_PLAYERS
    with pytest.raises(EnvError, match="private to one player or to none, not to all"):
        made(True, everything)
    with pytest.raises(EnvError, match="takes no parameters"):
        game.make_py_observer(None, {"size": 3})


@pytest.mark.parametrize("player", [-1, 2, 1 << 70, "0", 0.0, None, True])
def test_player_is_refused_when_there_is_none_such(player: Any) -> None:
    """Nothing is read for a seat that is not there, not even from beside the hands."""
    game = pyspiel.load_game("tabbe_kasino")
    state = _walk(game, 1, 3)
    before = str(state)
    for recall in (False, True):
        observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=recall))
        for ask in (observer.set_from, observer.string_from):
            with pytest.raises(EnvError, match="no seat"):
                ask(state, player)
    with pytest.raises(EnvError, match="no seat"):
        state.resample_from_infostate(player, random.Random(1).random)
    assert str(state) == before


@pytest.mark.parametrize(
    "drawn", [float("nan"), -1, -0.001, 1.001, float("inf"), None, "0.5", 1j, [0.5]], ids=repr
)
def test_sampler_is_refused_when_it_gives_no_share(drawn: Any) -> None:
    """No card is drawn by a number that is none from 0 to 1, and the state is as it was."""
    state = _walk(pyspiel.load_game("tabbe_kasino"), 1, 3)
    before, tensor = str(state), state.information_state_tensor(0)
    with pytest.raises(EnvError, match="numbers from 0 to 1"):
        state.resample_from_infostate(0, lambda: drawn)
    with pytest.raises(EnvError, match="numbers from 0 to 1"):
        state.resample_from_infostate(0, drawn)
    assert (str(state), state.information_state_tensor(0)) == (before, tensor)
    numbers = np.random.default_rng(1)
    for fits in (lambda: np.float32(numbers.random()), lambda: 1 - numbers.random()):
        other = state.resample_from_infostate(0, fits)
        assert other.information_state_tensor(0) == tensor


def test_action_is_refused_when_the_deal_is_over() -> None:
    """A deal that is over takes no card of chance either."""
    state = _walk(pyspiel.load_game("tabbe_kasino"), 1)
    before, history = str(state), state.history()
    beyond: tuple[Any, ...] = (0, 104, -1, 125, 1 << 70, np.int64(125))
    for action in beyond:
        with pytest.raises(EnvError, match="The deal is over"):
            state.apply_action(action)
    assert (str(state), state.history()) == (before, history)


@pytest.mark.parametrize(
    "action",
    [None, "x", 1.7, float("nan"), True, -1, -2, 125, 1 << 70, np.int64(-1), np.int64(125)],
    ids=repr,
)
def test_what_is_no_action_is_refused_when_applied(action: Any) -> None:
    """Only whole numbers are actions and cards, and nothing is played."""
    game = pyspiel.load_game("tabbe_kasino")
    for state in (game.new_initial_state(), _walk(game, 1, 3)):
        before, history = str(state), state.history()
        with pytest.raises(EnvError, match=r"whole number from 0|not allowed now"):
            state.apply_action(action)
        assert (str(state), state.history()) == (before, history)


@pytest.mark.parametrize(
    "switches",
    [
        "sweep_points:-100;double_points:-100",
        "storan_points:-17;sweep_points:0;double_points:0;double_reward:0",
    ],
)
@pytest.mark.parametrize("margin", [False, True])
def test_returns_are_within_the_bounds_when_points_are_less_than_nothing(
    switches: str, margin: bool
) -> None:
    """The least and the greatest return hold whatever the switches make points worth."""
    game = pyspiel.load_game("tabbe_krypkasino", {"switches": switches, "margin": margin})
    assert game.min_utility() < 0 < game.max_utility()
    for seed in range(3):
        for worth in _walk(game, seed).returns():
            assert game.min_utility() <= worth <= game.max_utility()


@pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning")
def test_deal_goes_on_when_a_process_forked_while_a_thread_was_at_work() -> None:
    """A child does not wait for a thread that it has not got."""
    game = pyspiel.load_game("tabbe_kasino")
    lock = _walk(game, 1, 0).core.setting.lock
    held, free = threading.Event(), threading.Event()

    def work() -> None:
        with lock:
            held.set()
            free.wait()

    thread = threading.Thread(target=work)
    thread.start()
    held.wait()
    child = os.fork()
    if child == 0:
        # A child that waits is ended by the clock, and seen to be.
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(60)
        try:
            os._exit(0 if _walk(game, 1).is_terminal() else 1)
        finally:
            os._exit(2)
    free.set()
    thread.join()
    assert os.waitpid(child, 0)[1] == 0
