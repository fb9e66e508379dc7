"""Tabbe's environments beside those of other toolkits, by turns, in CPU time on one thread.

    python bench/envs.py [--rounds 5] [--seconds 1.5] [--only LANE,LANE] [--write] [--json]

The others are installed from their packages into an environment of their own below the system's
folder for temporary files, once (`--peers` names it; PettingZoo 1.24.3, the last with a long card
game, into a second one). Every measurement is a process of its own; in every round each lane has
a turn, and its best turn counts. A move counts, not its steps; chance does not count. Random
legal actions everywhere, drawn with as little ado as the interface allows; masks or lists of
legal actions are produced at every step.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from bench import lane
from bench.machine import facts, load

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "reference" / "envs-benchmark.md"
MARK = "<!-- figures, written by bench/envs.py -->"
PEERS = {
    "peers": [
        "open_spiel==2.0.2",
        "pettingzoo==1.27.0",
        "rlcard==1.2.0",
        "pgx==2.6.0",
        "jax==0.10.2",
        "numpy==2.4.6",
        "pygame",
    ],
    "peers-long": ["pettingzoo==1.24.3", "rlcard==1.0.5", "gymnasium==0.29.1", "pygame", "numpy<2"],
}


def python_of(folder: Path, kind: str) -> str:
    """The Python of an environment with the others' packages, which is made if need be."""
    home = folder / kind
    python = home / "bin" / "python"
    if not (home / "ready").exists():
        print(f"Installing {kind} ...", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(home)], check=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "--quiet", *PEERS[kind]]
        subprocess.run(install, check=True)
        (home / "ready").touch()
    return str(python)


def measured(python: str, name: str, seconds: float) -> dict[str, Any] | None:
    """One turn of a lane in a process of its own; None where it cannot run."""
    done = subprocess.run(
        [python, str(ROOT / "bench" / "lane.py"), name, str(seconds)],
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "PYTHONWARNINGS": "ignore",
            "OMP_NUM_THREADS": "1",
            "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(f"{name}: {done.stderr.strip().splitlines()[-1:]}", file=sys.stderr)
        return None
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def page(best: dict[str, dict[str, Any]], loads: list[str], rounds: int) -> str:
    """The table of figures, in the format of the page, with the load before and after."""
    told = facts("")
    lines = [
        MARK,
        "",
        (
            f"Commit {told['commit']}, {told['processor']}, {told['cores']} cores, "
            f"Python {told['python']}, one thread, CPU time, the best of {rounds} turns; "
            f"load {loads[0]} at the start, {loads[-1]} at the end."
        ),
        "",
        "| service | environment | moves a second | steps a move |",
        "|---|---|---:|---:|",
    ]
    for name, one in best.items():
        service, title = lane.LANES[name][1:3]
        steps = one["steps"] / one["moves"]
        lines.append(
            f"| {service} | {title} | {one['moves'] / one['seconds']:,.0f} | {steps:.2f} |"
        )
    lines += ["", "| asked | factor |", "|---|---:|"]
    for text, ours, others in lane.CLAIMS:
        mine = [rate(best[name]) for name in ours if name in best]
        theirs = [rate(best[name]) for name in others if name in best]
        if mine and theirs:
            lines.append(f"| {text} | {max(mine) / max(theirs):.2f} |")
    return "\n".join(lines) + "\n"


def rate(one: dict[str, Any]) -> float:
    """Moves a second."""
    return float(one["moves"]) / float(one["seconds"])


def main() -> None:
    """Measure by turns and tell."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--rounds", type=int, default=5)
    words.add_argument("--seconds", type=float, default=1.5)
    words.add_argument("--peers", type=Path, default=Path(tempfile.gettempdir()) / "tabbe-peers")
    words.add_argument("--only", default="", help="these lanes, with commas between them")
    words.add_argument("--write", action="store_true", help="write the figures into the page")
    words.add_argument("--json", action="store_true")
    given = words.parse_args()
    pythons = {"tabbe": sys.executable}
    for kind in PEERS:
        pythons[kind] = python_of(given.peers, kind)
    only = given.only.split(",") if given.only else list(lane.LANES)
    if unknown := [name for name in only if name not in lane.LANES]:
        words.error(f"no lane {', '.join(unknown)}; there are {', '.join(lane.LANES)}")
    if given.write and given.only:
        words.error("the page holds all lanes, so --write goes without --only")
    names = [name for name in lane.LANES if name in only]
    best: dict[str, dict[str, Any]] = {}
    loads = [load()]
    for turn in range(given.rounds):
        for name in names:
            one = measured(pythons[lane.LANES[name][0]], name, given.seconds)
            if one and (name not in best or rate(one) > rate(best[name])):
                best[name] = one
            if one:
                print(f"{turn + 1} {name:28} {rate(one):12,.0f}", file=sys.stderr, flush=True)
    ordered = {name: best[name] for name in names if name in best}
    loads.append(load())
    text = page(ordered, loads, given.rounds)
    print(json.dumps(ordered, indent=1) if given.json else text)
    if given.write:
        head = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
        PAGE.write_text(head + text, encoding="utf-8")


if __name__ == "__main__":
    main()
