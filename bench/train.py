"""Train an evaluation of the start of a batch by self-play, and tell what it explains.

    python -m bench.train --game krypkasino --players 2 --decks 40000 --seed 1 [--write]

All seats play carefully; at the start of every batch the table is described (`end_features`), and
what the first player's margin still changes by is fitted to that by least squares, beside the
chance that the table must be swept, which the search counts by itself. Half of the decks are kept
back to judge by. The work is shared out by joblib.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

import joblib
import numpy as np

import tabbe.bots.kernel
from bench.tune import DUEL, FILE, Table, written
from tabbe.bots import guide as guides
from tabbe.bots.weight import E_CHANCE, E_FIRST, ENDS, ONE
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.switchboard import rules_numbers


def harvest(game: str, players: int, decks: int, seed: int) -> Any:
    """Rows of features and what the first player still gained, from so many decks."""
    table = Table(game, players)
    kernels = table.kernels
    most = decks * int(table.numbers[b.R_BATCHES])
    rows = compiler.new_block(kernels, most * (ENDS + 1))
    desk = compiler.desk_for(kernels, table.numbers[b.R_PAIR_ONLY], table.numbers[b.R_EXTENT])
    number = kernels.harvest(
        table.fresh.copy(),
        table.fresh,
        table.numbers,
        desk.sets,
        desk.work,
        desk.memo,
        desk.out,
        desk.room,
        compiler.new_block(kernels, 4),
        seed,
        decks,
        compiler.block_of(kernels, table.guide),
        rows,
        most,
    )
    found = np.asarray(rows, float).reshape(most, ENDS + 1)[: int(number)]
    found[:, :ENDS] /= ONE
    found[:, ENDS] /= players - 1
    return found


def main() -> int:
    """Train and tell, or write."""
    parser = argparse.ArgumentParser(description="Train the evaluation of a batch's start.")
    parser.add_argument("--game", default="krypkasino")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--decks", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    numbers = rules_numbers(tabbe.load_rules(options.game), options.players)
    if numbers[b.R_TABLE]:
        parser.error(f"{options.game} has builds or a clearing card; train on a game without them")
    compiler.compiled(DUEL)
    parts = joblib.Parallel(n_jobs=options.jobs)(
        joblib.delayed(harvest)(options.game, options.players, options.decks // 8, options.seed + k)
        for k in range(8)
    )
    learn, judge = np.concatenate(parts[:4]), np.concatenate(parts[4:])
    ends = ENDS
    weights = np.linalg.lstsq(learn[:, :ends], learn[:, ends], rcond=None)[0]
    chance = np.linalg.lstsq(learn[:, [E_CHANCE, E_FIRST]], learn[:, ends], rcond=None)[0]
    spread = judge[:, ends].var()
    plain = judge[:, ends] - judge[:, [E_CHANCE, E_FIRST]] @ chance
    left = judge[:, ends] - judge[:, :ends] @ weights
    # What the search counts by itself for the chance to be swept is not to be counted twice.
    shift = tabbe.load_rules(options.game).sweep_points * 2
    weights[E_CHANCE] += shift
    kept = [round(float(weight) * ONE) for weight in weights]
    told = {
        "ends": kept,
        "rows": len(learn),
        "explained_by_chance": round(1 - float(plain.var() / spread), 4),
        "explained": round(1 - float(left.var() / spread), 4),
    }
    sys.stdout.write(json.dumps(told) + "\n")
    if options.write:
        data = json.loads(FILE.read_text("utf-8"))
        key = f"{guides.kind_of(tabbe.load_rules(options.game))}, {options.players}"
        data.setdefault("ends", {})[key] = kept
        data["made"][f"ends of {key}"] = {
            "command": "python -m bench.train " + " ".join(sys.argv[1:]),
            **{name: figure for name, figure in told.items() if name != "ends"},
        }
        FILE.write_text(written(data), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
