"""Measure Tabbe against C++ and against its own figures, all in one run on one machine."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

# Run as a script, Python would look for `bench` inside bench/.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import face, machine, race, reference, report

PARTS = ("race", "face")


def options(words: Sequence[str]) -> argparse.Namespace:
    """The command line as read."""
    parser = argparse.ArgumentParser(prog="bench/run.py", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="turns each (default 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a turn (default 2)")
    parser.add_argument("--deals", type=int, default=60, help="deals for the calls from Python")
    parser.add_argument("--tables", type=int, default=48, help="crowded tables to ask about")
    parser.add_argument("--part", choices=PARTS, action="append", help="measure this part only")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--write", action="store_true", help=f"write {report.RESULTS.name}")
    chosen = parser.parse_args(words)
    if min(chosen.rounds, chosen.deals, chosen.tables) < 1 or chosen.seconds <= 0:
        parser.error("rounds, seconds, deals and tables are at least one, or above nothing")
    return chosen


def measure(chosen: argparse.Namespace, words: Sequence[str]) -> dict[str, Any]:
    """Everything asked for, as plain data."""

    def tell(what: str) -> None:
        if sys.stderr.isatty():
            print(f"\r\033[K{what}", end="", file=sys.stderr, flush=True)

    parts = chosen.part or PARTS
    results: dict[str, Any] = {
        "command": shlex.join(["bench/run.py", *words]),
        "machine": machine.facts(reference.compiler_name()),
    }
    load = machine.load()
    if "race" in parts:
        with tempfile.TemporaryDirectory() as folder:
            results["race"] = race.race(Path(folder), chosen.rounds, chosen.seconds, tell)
    if "face" in parts:
        results["face"] = face.face(chosen.deals, chosen.tables, tell)
    tell("")
    results["conditions"] = {
        "turns": f"{chosen.rounds} of {chosen.seconds:g} s",
        "load before and after": f"{load}, {machine.load()}",
    }
    return results


def main(words: Sequence[str]) -> int:
    """Measure, print and, where asked to, write the page of results."""
    chosen = options(words)
    try:
        results = measure(chosen, words)
    except (reference.NoCompiler, RuntimeError) as problem:
        print(f"bench: {problem}", file=sys.stderr)
        return 1
    page = report.markdown(results, report.kept_notes())
    print(json.dumps(results, indent=2, ensure_ascii=False) if chosen.json else page)
    if chosen.write:
        report.RESULTS.write_text(page, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
