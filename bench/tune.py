"""Tune the weights of the careful way of playing by self-play: `src/tabbe/bots/guide.json`.

    python -m bench.tune --game krypkasino --players 2 --generations 40 --seed 5 [--write]
    python -m bench.tune --game krypkasino --switch forced_sweep=false --crowd 24 6 300 2000

A cross-entropy search: weights are drawn around a mean, each set plays some hundred decks against
the best set so far and against `greedy`, and the mean moves towards the better quarter. Several
starts may run side by side (`--starts`, by joblib); the best of them is told, or written. The
search is bounded by a number of generations, so the same seed gives the same weights anywhere.
Starts are compared on decks of their own, and what the winner is worth is told by fresh decks,
which had no say in choosing it.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import joblib
import numpy as np

import tabbe
import tabbe.bots.kernel
from bench import duel
from tabbe.bots import guide as guides
from tabbe.bots.way import CAREFUL, GREEDY
from tabbe.bots.weight import G_WEIGHT, WEIGHTS
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.opening import unshuffled
from tabbe.engine.switchboard import rules_numbers

DUEL = compiler.add_kernels(duel)

FILE = Path(guides.__file__).with_name("guide.json")
POPULATION, ELITE, DECKS, CHECK = 36, 9, 600, 3000
# Seeds of the decks that starts are compared on, and of those that the winner is told by; the
# search itself deals with other ones.
JUDGING, TELLING = 2**31 + 1, 2**31 + 2
# How far each weight is first looked around: the points and chances, then a creep of each rank.
SPREAD = [300, 0, 300, 300, 100, 300, 30, 60, 500, 150, 150, 300, 500, 500] + [100] * 13


def rules_named(game: str) -> tabbe.Rules:
    """A preset by its id, with switches set otherwise behind it."""
    name, *switches = game.split()
    changes: dict[str, Any] = dict(switch.split("=", 1) for switch in switches)
    return tabbe.load_rules(name, **changes)


class Table:
    """A game for a number of players, ready to play many decks.

    Args:
        game: preset id, with switches set otherwise behind it: `krypkasino forced_sweep=false`.
        players: seats.
    """

    def __init__(self, game: str, players: int) -> None:
        self.kernels = compiler.kernels_for_bulk(DUEL)
        self.rules = rules_named(game)
        self.players = players
        self.numbers = compiler.block_of(self.kernels, rules_numbers(self.rules, players))
        fresh = unshuffled(self.rules, players)
        self.fresh = compiler.block_of(self.kernels, [*fresh, 0, 0])
        self.guide = guides.guide_numbers(self.rules, players)

    def block(self, weights: Any) -> Any:
        """A guide with these weights."""
        numbers = list(self.guide)
        numbers[G_WEIGHT : G_WEIGHT + WEIGHTS] = [int(w) for w in weights]
        return compiler.block_of(self.kernels, numbers)

    def margin(self, weights: Any, rival: Any, decks: int, seed: int) -> tuple[float, float]:
        """Mean margin, and its standard error, against a rival's weights, `greedy` when None."""
        kernels, players = self.kernels, self.players
        desk = compiler.desk_for(kernels, self.numbers[b.R_PAIR_ONLY], self.numbers[b.R_EXTENT])
        other = GREEDY if rival is None else CAREFUL
        ways = compiler.block_of(kernels, [CAREFUL] + [other] * (players - 1))
        told = compiler.new_block(kernels, decks * players)
        kernels.duel(
            self.fresh.copy(),
            self.fresh,
            self.numbers,
            desk.sets,
            desk.work,
            desk.memo,
            desk.out,
            desk.room,
            compiler.new_block(kernels, b.SIZE),
            compiler.new_block(kernels, 4),
            seed,
            decks,
            players,
            ways,
            self.block(weights),
            self.block(weights if rival is None else rival),
            told,
        )
        scores = np.asarray(told).reshape(decks, players) / players
        margins = (scores.sum(1) - scores[:, 0]) / (players - 1) - scores[:, 0]
        if self.rules.aim == "high":
            margins = -margins
        return float(margins.mean()), float(margins.std(ddof=1) / np.sqrt(decks))


def search(
    game: str,
    players: int,
    generations: int,
    seed: int,
    sizes: tuple[int, int, int, int] = (POPULATION, ELITE, DECKS, CHECK),
) -> dict[str, Any]:
    """Tune for so many generations; the best weights, and how far ahead they are of the first.

    Args:
        game: as for `Table`.
        players: seats.
        generations: how often a crowd of weights is drawn.
        seed: makes the chance, and the decks.
        sizes: weights in a crowd, how many of them count, decks for each, decks of a check.
    """
    population, elite, decks, check = sizes
    table = Table(game, players)
    chance = np.random.default_rng(seed)
    mean = np.array(guides.weights_for(table.rules, players), float)
    champion, spread = mean.copy(), np.array(SPREAD, float)

    def worth(weights: Any, decks: int, salt: int) -> float:
        first, _ = table.margin(weights, champion, decks, salt)
        second, _ = table.margin(weights, None, decks, salt)
        return first + second / 2

    for generation in range(generations):
        crowd = mean + spread * chance.standard_normal((population, len(mean)))
        crowd[0] = mean
        marks = [worth(weights, decks, 7919 * generation + seed) for weights in crowd]
        best = crowd[np.argsort(marks)[::-1][:elite]]
        mean = 0.4 * mean + 0.6 * best.mean(0)
        spread = np.maximum(0.6 * spread + 0.44 * best.std(0), 0.08 * np.array(SPREAD))
        is_checked = generation % 4 == 3 or generation == generations - 1
        if is_checked and worth(mean, check, generation) > worth(champion, check, generation):
            champion = mean.copy()
    first = guides.weights_for(table.rules, players)
    return {
        "weights": [int(weight) for weight in champion],
        "generations": generations,
        "lead": table.margin(champion, first, check, JUDGING)[0],
    }


def told(game: str, players: int, found: dict[str, Any], decks: int = CHECK) -> dict[str, Any]:
    """What weights are worth on decks that had no part in finding or choosing them."""
    table = Table(game, players)
    first = guides.weights_for(table.rules, players)
    return {
        "weights": found["weights"],
        "generations": found["generations"],
        "margin_over_start": table.margin(found["weights"], first, decks, TELLING),
        "margin_over_greedy": table.margin(found["weights"], None, decks, TELLING),
    }


def main() -> int:
    """Tune and tell, or write."""
    parser = argparse.ArgumentParser(description="Tune the careful way of playing.")
    parser.add_argument("--game", default="krypkasino")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--starts", type=int, default=1, help="searches side by side")
    parser.add_argument("--switch", action="append", default=[], help="NAME=VALUE, any number")
    parser.add_argument(
        "--crowd",
        nargs=4,
        type=int,
        default=[POPULATION, ELITE, DECKS, CHECK],
        help="weights of a generation, how many count, decks for each, decks of a check",
    )
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    game = " ".join([options.game, *options.switch])
    crowd = tuple(options.crowd)
    compiler.compiled(DUEL)
    found = joblib.Parallel(n_jobs=options.starts)(
        joblib.delayed(search)(game, options.players, options.generations, options.seed + k, crowd)
        for k in range(options.starts)
    )
    best = told(game, options.players, max(found, key=lambda one: one["lead"]))
    sys.stdout.write(json.dumps(best) + "\n")
    if options.write:
        kept = json.loads(FILE.read_text("utf-8"))
        kind = guides.kind_of(rules_named(game))
        kept["weights"].setdefault(kind, {})[str(options.players)] = best["weights"]
        kept.setdefault("made", {})[f"{kind}, {options.players}"] = {
            "command": "python -m bench.tune " + " ".join(sys.argv[1:]),
            **{
                key: best[key] for key in ("generations", "margin_over_start", "margin_over_greedy")
            },
        }
        FILE.write_text(written(kept), "utf-8")
    return 0


def written(data: dict[str, Any]) -> str:
    """The text of the file, a line for each row of weights."""
    lines = ",\n".join(f" {json.dumps(key)}: {_lines(value)}" for key, value in data.items())
    return "{\n" + lines + "\n}\n"


def _lines(value: dict[str, Any]) -> str:
    return (
        "{\n" + ",\n".join(f"  {json.dumps(k)}: {json.dumps(v)}" for k, v in value.items()) + "\n }"
    )


if __name__ == "__main__":
    sys.exit(main())
