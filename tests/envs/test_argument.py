"""What environments are asked with: taken as it is meant, or refused in one sentence."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

import tabbe
from tabbe.envs import (
    ACTIONS,
    EnvError,
    VectorEnv,
    Walk,
    action_name,
    decode,
    encode,
    layout_of,
    observe,
)
from tabbe.envs.gymnasium import TabbeEnv
from tabbe.envs.pettingzoo import TabbeAEC, env

MAKERS: dict[str, Any] = {"vector": VectorEnv, "zoo": TabbeAEC, "gym": TabbeEnv}
NO_ACTIONS: tuple[Any, ...] = (
    None,
    "x",
    "3",
    1.7,
    3.0,
    float("nan"),
    True,
    np.bool_(True),
    [3],
    ...,
)

NO_COUNTS = [0, -1, 1.0, True, "4", 1 << 70, float("nan"), [4]]

# Whose setting, what it is called, values that cannot be, and a piece of what is said of them.
SETTINGS: list[tuple[str, str, list[Any], str]] = [
    ("vector zoo gym", "game", [3], "not by int"),
    ("vector zoo gym", "game", ["nogame"], "nogame"),
    ("vector zoo gym", "players", [True, 2.0, "2", None, [2], 1, 7], "2 to 6 players"),
    ("vector zoo gym", "margin", [1, None, "yes", np.array([1])], "one of True, False"),
    ("vector zoo gym", "rewards", ["often", None, 1, ["final"]], "one of final, falling"),
    ("vector zoo gym", "announce", [3], "has to be a function, not 3"),
    ("zoo gym", "illegal", ["maybe", None, True, {}], "one of replace, raise"),
    ("zoo gym", "render_mode", ["human", 1, ["ansi"]], "one of ansi, None"),
    ("zoo", "observation", ["rows", None, {}], "one of array, dict"),
    ("gym", "seat", [2, -1, "0", 0.0, True, [0], 1 << 70], "no seat"),
    ("gym", "bots", [["greedy", "greedy"]], "2 bots for 1 other"),
    ("gym", "bots", [[]], "0 bots for 1 other"),
    ("gym", "bots", ["nobody"], "nobody"),
    ("gym", "bots", [None, 3, [3], {"greedy"}, b"x"], "given by its name"),
    ("vector", "deals", [None, *NO_COUNTS], "whole number from 1 to"),
    ("vector", "threads", NO_COUNTS, "whole number from 1 to"),
    ("vector", "observe", [1, None, "no"], "one of True, False"),
    ("vector", "seed", [1.5, True, [7]], "not "),
]
REFUSED = [
    (who, name, given, said)
    for whose, name, values, said in SETTINGS
    for who in whose.split()
    for given in values
]


@pytest.mark.parametrize(("who", "name", "given", "said"), REFUSED, ids=str)
def test_setting_is_refused_in_a_sentence_when_it_cannot_be(
    who: str, name: str, given: object, said: str
) -> None:
    """Whatever is given of a wrong kind or value, the environment says what would be right."""
    with pytest.raises(tabbe.TabbeError, match=said) as caught:
        MAKERS[who](**{name: given})
    assert str(caught.value).endswith(".")


def test_setting_of_numpy_is_taken_when_it_is_a_whole_number() -> None:
    """Numbers of players, deals, threads and seats may be NumPy's own."""
    two: Any = np.int64(2)
    made = VectorEnv(players=two, deals=two, threads=two, seed=1)
    assert made.reset(1).rewards.shape == (2, 2)
    made.close()
    assert len(TabbeAEC(players=two).possible_agents) == 2
    assert TabbeEnv(players=two, seat=np.int64(1)).seat == 1  # type: ignore[arg-type]
    assert layout_of("kasino", two) is layout_of(tabbe.load_rules("kasino"), 2)


def test_setting_of_numpy_is_taken_when_it_is_a_truth_value_or_a_text() -> None:
    """They come from arrays and look the same in print, so a refusal would contradict itself."""
    falling: Any = np.str_("falling")
    for margin in (np.bool_(False), np.bool_(True)):
        wanted: Any = margin
        made = VectorEnv(deals=1, seed=1, rewards=falling, margin=wanted)
        assert (made._falling, made._margin) == (1, bool(margin))
        assert type(made._margin) is bool


@pytest.mark.parametrize("players", [0, 1, 5, 2.0, True, "2", None, [2]])
def test_layout_is_refused_when_so_many_cannot_play(players: Any) -> None:
    """A layout is there for numbers of players that the game is for."""
    layout_of("kasino", 2)
    with pytest.raises(tabbe.RulesError, match="2 to 4 players"):
        layout_of("kasino", players)
    with pytest.raises(tabbe.RulesError, match="not by int"):
        layout_of(7, 2)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [np.int64(7), np.uint8(7)])
def test_seed_of_numpy_gives_the_same_episodes_when_reset(seed: Any) -> None:
    """Every environment takes it, deals as for Python's number, and goes on from there."""
    vectors = [VectorEnv(deals=3, seed=one).reset(one).masks.copy() for one in (seed, 7)]
    assert np.array_equal(vectors[0], vectors[1])
    zoos, gyms = (env(), env()), (TabbeEnv(bots="random"), TabbeEnv(bots="random"))
    for one, zoo, gym in zip((seed, 7), zoos, gyms, strict=True):
        zoo.reset(one)
        gym.reset(seed=one)
        for _ in range(2):
            zoo.step(zoo.deal.actions()[-1])
            gym.step(gym.deal.actions()[-1])
    assert np.array_equal(zoos[0].last()[0], zoos[1].last()[0])
    assert gyms[0].view() == gyms[1].view()
    for each in (*zoos, *gyms):
        each.reset()
    assert np.array_equal(zoos[0].last()[0], zoos[1].last()[0])
    assert gyms[0].view() == gyms[1].view()


@pytest.mark.parametrize("seed", ["a text", -3])
def test_gymnasium_deals_as_pettingzoo_when_its_own_generator_takes_no_such_seed(seed: Any) -> None:
    """Texts and negative numbers are seeds in every environment."""
    gym, zoo = TabbeEnv(seat=0), env()
    gym.reset(seed=seed)
    zoo.reset(seed)
    assert gym.deal.deck == zoo.deal.deck


@pytest.mark.parametrize("options", [{"seed": 3}, {"dealer": 0}, {3: 4}, [], "x", 3])
def test_option_of_a_reset_is_refused_when_there_is_none_such(options: Any) -> None:
    """Nothing that was asked for is ignored, and the deal in play stays."""
    zoo, gym = env(), TabbeEnv()
    zoo.reset(seed=1)
    gym.reset(seed=1)
    before = zoo.deal, gym.deal
    with pytest.raises(EnvError, match="knows no options"):
        zoo.reset(seed=2, options=options)
    with pytest.raises(EnvError, match="knows no options"):
        gym.reset(seed=2, options=options)
    assert (zoo.deal, gym.deal) == before
    nothing: list[Any] = [None, {}]
    for empty in nothing:
        zoo.reset(seed=1, options=empty)
        gym.reset(seed=1, options=empty)
    # What PettingZoo's own test gives to every environment is Gymnasium's no option either.
    with pytest.raises(EnvError, match="options cannot be one"):
        gym.reset(options={"options": 1})


def test_pettingzoo_says_so_when_nothing_has_been_dealt() -> None:
    """Before the first reset each question has one answer, and none changes anything."""
    game = env(render_mode="ansi")
    for ask in (
        lambda: game.step(0),
        lambda: game.step(None),
        game.last,
        game.render,
        env().render,
        lambda: game.observe("player_0"),
        lambda: game.view("player_0"),
        lambda: game.deal,
    ):
        with pytest.raises(EnvError, match="call reset first"):
            ask()
    game.close()
    game.reset(seed=1)
    assert game.last()[0] is not None


@pytest.mark.parametrize("observation", ["array", "dict"])
def test_pettingzoo_says_so_when_the_deal_is_over(observation: Any) -> None:
    """An agent whose deal is over takes None alone; when all have, there is nothing to be asked."""
    game = env(observation=observation, render_mode="ansi")
    game.reset(seed=1)
    while not game.deal.is_over:
        game.step(game.deal.actions()[0])
    for action in (0, 124, "x"):
        with pytest.raises(EnvError, match="over for player_0; None"):
            game.step(action)
    assert game.agents == game.possible_agents
    for _ in range(2):
        assert game.last()[2]
        game.step(None)
    for ask in (lambda: game.step(None), lambda: game.step(0), game.last):
        with pytest.raises(EnvError, match="reset deals the next"):
            ask()
    # What lies open at the end can still be looked at.
    for agent in game.possible_agents:
        seen: Any = game.observe(agent)
        assert game.observation_space(agent).contains(seen)
        mask = seen["action_mask"] if observation == "dict" else seen[-ACTIONS:]
        assert not mask.any()
        assert game.view(agent).scores == game.deal.scores()
    assert str(game.deal.scores()) in str(game.render())
    game.reset()
    assert not game.last()[2]


@pytest.mark.parametrize("agent", ["player_2", "x", 0, None, ["player_0"]])
def test_agent_is_refused_when_there_is_none_such(agent: Any) -> None:
    """Spaces, observations and views are had by the names of agents."""
    game = env()
    game.reset(seed=1)
    for ask in (game.observe, game.observation_space, game.action_space, game.view):
        if agent is None and ask == game.view:
            continue
        with pytest.raises(EnvError, match="player_0 to player_1"):
            ask(agent)


def test_gymnasium_says_so_when_nothing_has_been_dealt_or_all_has() -> None:
    """Before the first reset and after the end each question has one answer."""
    game = TabbeEnv(render_mode="ansi")
    for ask in (lambda: game.step(0), game.view, game.action_masks, game.render, lambda: game.deal):
        with pytest.raises(EnvError, match="call reset first"):
            ask()
    with pytest.raises(EnvError, match="call reset first"):
        TabbeEnv().render()
    _, info = game.reset(seed=1)
    assert game.action_masks().dtype == np.bool_
    over = False
    while not over:
        assert np.array_equal(game.action_masks(), info["action_mask"])
        _, _, over, _, info = game.step(game.deal.actions()[0])
    for illegal in ("replace", "raise"):
        game._replace = illegal == "replace"
        for action in (0, 124, 1 << 70):
            with pytest.raises(EnvError, match="reset deals the next"):
                game.step(action)
    assert not game.action_masks().any()
    assert game.view().scores == game.deal.scores()


@pytest.mark.parametrize("action", NO_ACTIONS, ids=repr)
@pytest.mark.parametrize("illegal", ["replace", "raise"])
def test_what_is_no_action_is_refused_when_taken(action: Any, illegal: Any) -> None:
    """Only whole numbers are actions, whatever is done with those that are not allowed."""
    zoo, gym = env(illegal=illegal, rewards="falling"), TabbeEnv(illegal=illegal)
    zoo.reset(seed=1)
    gym.reset(seed=1)
    for game in (zoo, gym):
        turn, state = game.deal.turn.tolist(), game.deal.state.tolist()
        infos, given = copy.deepcopy(getattr(zoo, "infos", None)), zoo._cumulative_rewards.copy()
        with pytest.raises(EnvError, match="whole number from 0 to 124"):
            game.step(action)
        assert (game.deal.turn.tolist(), game.deal.state.tolist()) == (turn, state)
        assert repr(zoo.infos) == repr(infos)
        assert zoo._cumulative_rewards == given


@pytest.mark.parametrize("action", [-1, 125, 1 << 62, 1 << 70, -(1 << 70), np.uint64(1 << 63)])
def test_number_beyond_all_actions_is_as_any_that_is_not_allowed(action: Any) -> None:
    """It is replaced or refused like a small one, and never reaches a kernel."""
    for make in (env, TabbeEnv):
        game: Any = make(illegal="replace")
        game.reset(seed=1)
        plays = game.deal.plays
        game.step(action)
        assert game.deal.plays > plays
        strict: Any = make(illegal="raise")
        strict.reset(seed=1)
        with pytest.raises(EnvError, match="not allowed now"):
            strict.step(action)


def test_row_of_actions_is_refused_when_one_is_none() -> None:
    """No deal is played when any of the actions is no whole number, in whatever it is given."""
    game = VectorEnv(deals=3, seed=1)
    row = game.sample().tolist()
    states = game._states.copy()
    for wrong in NO_ACTIONS:
        with pytest.raises(EnvError, match="row of 3 whole numbers"):
            game.step([row[0], wrong, row[2]])
        with pytest.raises(EnvError, match="row of 3 whole numbers"):
            game.step((wrong,) * 3)
        with pytest.raises(EnvError, match="row of 3 whole numbers"):
            game.step(wrong)
    for ragged in ([[1], [2, 3], 4], np.array(row).reshape(3, 1), np.array(row, object), {1, 2, 3}):
        with pytest.raises(EnvError, match="row of 3 whole numbers"):
            game.step(ragged)  # type: ignore[arg-type]
    for beyond in (-1, 125, 1 << 70):
        with pytest.raises(EnvError, match="not allowed in deal 1"):
            game.step([row[0], beyond, row[2]])
    huge = np.array([row[0], (1 << 64) - 1, row[2]], np.uint64)
    with pytest.raises(EnvError, match=f"{(1 << 64) - 1} is not allowed in deal 1"):
        game.step(huge)
    assert np.array_equal(game._states, states)
    for kind in (np.uint8, np.int32, np.uint64):
        twin = copy.deepcopy(game)
        assert twin.step(np.array(row, kind)).moved.any()
    assert game.step([np.int64(one) for one in row]).moved.any()


@pytest.mark.parametrize("action", NO_ACTIONS, ids=repr)
def test_walk_refuses_what_is_no_action_when_taken(action: Any) -> None:
    """A path is made of whole numbers, and a walk is where it was."""
    deal = tabbe.Deal("kasino", seed=7)
    view = deal.view(deal.seat)
    walk = Walk(view)
    before = walk.actions(), walk.observation().tolist()
    with pytest.raises(EnvError, match="whole number from 0 to 124"):
        walk.step(action)
    with pytest.raises(EnvError, match="whole number from 0 to 124"):
        decode(view, [action])
    with pytest.raises(EnvError, match="whole number from 0 to 124"):
        action_name(action)
    assert (walk.actions(), walk.observation().tolist()) == before
    for number in (1 << 70, -1, np.int64(124)):
        with pytest.raises(EnvError, match="not allowed now"):
            walk.step(number)  # type: ignore[arg-type]


def test_walk_says_so_when_there_is_nothing_to_walk() -> None:
    """Not on turn, complete, no view, no path: each has a sentence of its own."""
    deal = tabbe.Deal("kasino", seed=7)
    assert deal.seat is not None
    view, other = deal.view(deal.seat), deal.view(1 - deal.seat)
    for waiting in (other, deal.view(None)):
        with pytest.raises(EnvError, match="not on turn"):
            Walk(waiting).step(3)
        assert not Walk(waiting).mask().any()
    walk, move = Walk(view), view.legal[0]
    while walk.move is None:
        walk.step(walk.actions()[0])
    with pytest.raises(EnvError, match="complete"):
        walk.step(3)
    assert not walk.mask().any()
    for wrong in (None, "x", deal):
        asks: list[Any] = [
            Walk,
            observe,
            lambda view: decode(view, ()),
            lambda view: encode(view, move),
        ]
        for ask in asks:
            with pytest.raises(EnvError, match="view of a deal"):
                ask(wrong)
    for path in (None, 3, 1.7):
        with pytest.raises(EnvError, match="row of actions"):
            decode(view, path)  # type: ignore[arg-type]
    for other_move in (None, 3, "x", (1, 2)):
        with pytest.raises(EnvError, match="no legal move"):
            encode(view, other_move)  # type: ignore[arg-type]
