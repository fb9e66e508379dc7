"""One lane of `bench/envs.py`: a loop over an environment, counted in CPU time.

Runs with the Python of its toolkit, so it imports nothing of the others: `lane.py NAME SECONDS`
prints moves, steps and seconds as JSON.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = tuple[int, int]  # moves, steps

RULES, SIGHT, API = "rules and masks", "masks and observations", "agent interface"

# Name: whose Python, service, title.
LANES: dict[str, tuple[str, str, str]] = {
    "tabbe-vector": ("tabbe", RULES, "Tabbe vector environment, Krypkasino, 1,024 deals"),
    "tabbe-vector-kasino": ("tabbe", RULES, "Tabbe vector environment, Kasino, 1,024 deals"),
    "cpp-hearts": ("peers", RULES, "OpenSpiel inside C++, hearts"),
    "cpp-spades": ("peers", RULES, "OpenSpiel inside C++, spades"),
    "cpp-crazy_eights": ("peers", RULES, "OpenSpiel inside C++, crazy eights"),
    "cpp-gin_rummy": ("peers", RULES, "OpenSpiel inside C++, gin rummy"),
    "rules-hearts": ("peers", RULES, "OpenSpiel from Python, hearts"),
    "rules-spades": ("peers", RULES, "OpenSpiel from Python, spades"),
    "rules-crazy_eights": ("peers", RULES, "OpenSpiel from Python, crazy eights"),
    "rules-cribbage": ("peers", RULES, "OpenSpiel from Python, cribbage"),
    "rules-gin_rummy": ("peers", RULES, "OpenSpiel from Python, gin rummy"),
    "tabbe-vector-sight": ("tabbe", SIGHT, "Tabbe vector environment, Krypkasino, 1,024 deals"),
    "sight-hearts": ("peers", SIGHT, "OpenSpiel from Python, hearts"),
    "sight-crazy_eights": ("peers", SIGHT, "OpenSpiel from Python, crazy eights"),
    "sight-gin_rummy": ("peers", SIGHT, "OpenSpiel from Python, gin rummy"),
    "sight-leduc_poker": ("peers", SIGHT, "OpenSpiel from Python, leduc poker (6 cards)"),
    "pgx-sparrow_mahjong": ("peers", SIGHT, "pgx on a CPU, sparrow mahjong, 1,024 games"),
    "pgx-leduc_holdem": ("peers", SIGHT, "pgx on a CPU, leduc hold'em, 1,024 games"),
    "agent-crazy_eights": ("peers", API, "OpenSpiel RL environment, crazy eights"),
    "agent-leduc_poker": ("peers", API, "OpenSpiel RL environment, leduc poker"),
    "rlcard-leduc-holdem": ("peers", API, "RLCard, leduc hold'em"),
    "rlcard-uno": ("peers", API, "RLCard, uno"),
    "rlcard-gin-rummy": ("peers", API, "RLCard, gin rummy"),
    "rlcard-doudizhu": ("peers", API, "RLCard, dou dizhu"),
    "tabbe-pettingzoo": ("tabbe", API, "Tabbe in PettingZoo, Krypkasino"),
    "zoo-leduc_holdem_v4": ("peers", API, "PettingZoo 1.27, leduc hold'em"),
    "zoo-texas_holdem_v4": ("peers", API, "PettingZoo 1.27, Texas hold'em"),
    "zoo-gin_rummy_v4": ("peers-long", API, "PettingZoo 1.24.3, gin rummy"),
    "tabbe-openspiel": ("tabbe", "OpenSpiel, games in Python", "Tabbe in OpenSpiel, Krypkasino"),
    "tabbe-openspiel-kasino": ("tabbe", "OpenSpiel, games in Python", "Tabbe in OpenSpiel, Kasino"),
    "py-python_kuhn_poker": ("peers", "OpenSpiel, games in Python", "Kuhn poker (3 cards)"),
    "py-python_tic_tac_toe": ("peers", "OpenSpiel, games in Python", "tic-tac-toe"),
    "py-python_block_dominoes": ("peers", "OpenSpiel, games in Python", "block dominoes"),
    "py-python_liars_poker": ("peers", "OpenSpiel, games in Python", "liar's poker"),
    "py-python_team_dominoes": ("peers", "OpenSpiel, games in Python", "team dominoes"),
}


def _of(*starts: str) -> list[str]:
    return [name for name in LANES if name.startswith(starts)]


CLAIMS: list[tuple[str, list[str], list[str]]] = [
    ("vector environment against OpenSpiel from Python, rules and masks (10 asked)",
     ["tabbe-vector"], _of("rules-")),
    ("vector environment against OpenSpiel inside C++ (1 asked)",
     ["tabbe-vector"], _of("cpp-")),
    ("vector environment against OpenSpiel from Python with observations, full packs (10 asked)",
     ["tabbe-vector-sight"], ["sight-hearts", "sight-crazy_eights", "sight-gin_rummy"]),
    ("the same against leduc poker, six cards and a tensor of 16 numbers",
     ["tabbe-vector-sight"], ["sight-leduc_poker"]),
    ("vector environment against pgx, masks and observations",
     ["tabbe-vector-sight"], _of("pgx-")),
    ("in PettingZoo against PettingZoo's card games (5 asked)",
     ["tabbe-pettingzoo"], _of("zoo-")),
    ("in OpenSpiel against OpenSpiel's own games in Python (1 asked)",
     ["tabbe-openspiel"], [name for name in _of("py-") if "kuhn" not in name]),
    ("the same against Kuhn poker, three cards",
     ["tabbe-openspiel"], ["py-python_kuhn_poker"]),
]  # fmt: skip


def vector(game: str, deals: int, *, observe: bool) -> Callable[[], Count]:
    """Tabbe's vector environment; one call is 20 steps of all deals."""
    from tabbe.envs import VectorEnv

    env = VectorEnv(game, deals=deals, seed=1, observe=observe)

    def run() -> Count:
        moves = 0
        for _ in range(20):
            moves += int(env.step(env.sample()).moved.sum())
        return moves, 20 * deals

    return run


def zoo(env: Any) -> Callable[[], Count]:
    """A PettingZoo environment; one call is a game."""
    dice = random.Random(1)  # noqa: S311 - no secret depends on it

    def run() -> Count:
        env.reset()
        steps = 0
        while True:
            seen, _, over, cut, info = env.last()
            if over or cut:
                deal = getattr(env.unwrapped, "deal", None)
                return (deal.plays if deal else steps), steps
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            legal = mask.nonzero()[0]
            env.step(int(legal[int(dice.random() * len(legal))]))
            steps += 1

    return run


def spiel(name: str, *, sight: bool = False) -> Callable[[], Count]:
    """An OpenSpiel game from Python; one call is a game."""
    import pyspiel

    if name.startswith("python_"):
        import importlib

        importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    game = pyspiel.load_game(name)
    dice = random.Random(1)  # noqa: S311 - no secret depends on it
    tensors = game.get_type().provides_observation_tensor

    def run() -> Count:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
                continue
            if sight:
                if tensors:
                    state.observation_tensor()
                else:
                    state.information_state_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[int(dice.random() * len(legal))])
            steps += 1
        core = getattr(state, "core", None)
        return (len(core.line) if core else steps), steps

    return run


def inside(name: str) -> Callable[[], Count]:
    """OpenSpiel's own loop in C++ with its random bots; moves a game are counted from Python."""
    import pyspiel

    count = spiel(name)
    games = 30 if name == "gin_rummy" else 1000
    each = sum(count()[0] for _ in range(games)) / games
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    played = [0]

    def run() -> Count:
        before = played[0]
        for _ in range(5):
            played[0] += 1
            pyspiel.evaluate_bots(game.new_initial_state(), bots, played[0])
        moves = round(each * played[0]) - round(each * before)
        return moves, moves

    return run


def agent(name: str) -> Callable[[], Count]:
    """OpenSpiel's RL environment; one call is a game."""
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(name)
    dice = random.Random(1)  # noqa: S311 - no secret depends on it

    def run() -> Count:
        told = env.reset()
        steps = 0
        while not told.last():
            legal = told.observations["legal_actions"][told.observations["current_player"]]
            told = env.step([legal[int(dice.random() * len(legal))]])
            steps += 1
        return steps, steps

    return run


def rlcard_loop(name: str) -> Callable[[], Count]:
    """An RLCard environment; one call is a game."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    dice = random.Random(1)  # noqa: S311 - no secret depends on it

    def run() -> Count:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(dice.random() * len(legal))])
            steps += 1
        return steps, steps

    return run


def pgx_loop(name: str) -> Callable[[], Count]:
    """A pgx game, compiled for 1,024 games at once; one call is 20 steps of all."""
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make(name)
    number = 1024
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), number))

    def one(state: Any, key: Any) -> Any:
        draw, again = jax.random.split(key)
        odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        after = env.step(state, jax.random.categorical(draw, odds), again)
        fresh = env.init(again)
        over = after.terminated | after.truncated
        return jax.tree_util.tree_map(lambda new, old: jnp.where(over, new, old), fresh, after)

    step = jax.jit(jax.vmap(one))
    held = [first, jax.random.PRNGKey(2)]

    def run() -> Count:
        for _ in range(20):
            held[1], keys = jax.random.split(held[1])
            held[0] = step(held[0], jax.random.split(keys, number))
        jax.block_until_ready(held[0].observation)
        return 20 * number, 20 * number

    return run


def prepared(name: str) -> Callable[[], Count]:
    """The loop of a lane."""
    kind, _, rest = name.partition("-")
    if name.startswith("tabbe-vector"):
        game = "kasino" if name.endswith("kasino") else "krypkasino"
        sight = name.endswith("sight")
        return vector(game, 1024, observe=sight)
    if name == "tabbe-pettingzoo":
        from tabbe.envs.pettingzoo import env

        return zoo(env("krypkasino"))
    if name.startswith("tabbe-openspiel"):
        import tabbe.envs.openspiel  # noqa: F401 - registers the games

        return spiel("tabbe_kasino" if name.endswith("kasino") else "tabbe_krypkasino")
    if kind == "zoo":
        import importlib

        return zoo(importlib.import_module(f"pettingzoo.classic.{rest}").env())
    loops: dict[str, Callable[[str], Callable[[], Count]]] = {
        "cpp": inside,
        "rules": spiel,
        "py": spiel,
        "agent": agent,
        "rlcard": rlcard_loop,
        "pgx": pgx_loop,
    }
    return spiel(rest, sight=True) if kind == "sight" else loops[kind](rest)


def main() -> None:
    """Run one lane for so many seconds of CPU time, after a tenth of that to warm up."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    run = prepared(name)
    began = time.process_time()
    while time.process_time() - began < seconds / 10:
        run()
    moves = steps = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        more, further = run()
        moves += more
        steps += further
    print(json.dumps({"moves": moves, "steps": steps, "seconds": spent}))


if __name__ == "__main__":
    main()
