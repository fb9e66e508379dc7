"""Two checkouts of Tabbe against each other: random playouts by turns, in CPU time.

    python -m bench.pair BEFORE AFTER [--game krypkasino] [--players 2] [--pairs 15] [--seconds 2]

BEFORE and AFTER are folders of checkouts; with the same folder twice it says how exact it is.
Every measurement is a process of its own, and which checkout goes first changes from pair to
pair. CPU time is what counts, so that other work on the machine disturbs little.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

# Both threads of it are of one process, and the main one only waits, so the clock of the whole
# process counts what the playouts take.
MEASURE = """
import importlib, json, sys, time
from types import SimpleNamespace
import tabbe
bench = importlib.import_module("tabbe.bots.bench")
game, players, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
bench.time = SimpleNamespace(perf_counter=time.process_time)
print(json.dumps(bench.bench(tabbe.load_rules(game), players, 1, seconds).as_dict()))
"""


def measured(checkout: Path, game: str, players: int, seconds: float) -> dict[str, Any]:
    """Playouts a second of CPU time, as one process of a checkout finds them."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, game, str(players), str(seconds)],
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure in pairs and tell the ratios of after to before."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("before", type=Path)
    reader.add_argument("after", type=Path)
    reader.add_argument("--game", default="krypkasino")
    reader.add_argument("--players", type=int, default=2)
    reader.add_argument("--pairs", type=int, default=15)
    reader.add_argument("--seconds", type=float, default=2.0)
    words = reader.parse_args()
    ask = (words.game, words.players, words.seconds)
    # Once each, so that the kernels of both are compiled before anything counts.
    for checkout in (words.before, words.after):
        measured(checkout, words.game, words.players, 0.1)
    rates: dict[Path, list[float]] = {words.before: [], words.after: []}
    ratios = []
    for number in range(words.pairs):
        order = [words.before, words.after]
        pair = {}
        for at in (0, 1) if number % 2 == 0 else (1, 0):
            pair[at] = measured(order[at], *ask)["deals_per_s"]
            rates[order[at]].append(pair[at])
        ratios.append(pair[1] / pair[0])
        print(f"{number + 1}: {pair[0]:,.0f} {pair[1]:,.0f} {ratios[-1]:.3f}", flush=True)
    print(
        f"{words.game}, {words.players} players, {words.pairs} pairs, deals a second of CPU time: "
        f"before {median(rates[words.before]):,.0f}, after {median(rates[words.after]):,.0f}; "
        f"ratio median {median(ratios):.3f}, {min(ratios):.3f} to {max(ratios):.3f}"
    )


if __name__ == "__main__":
    main()
