"""The strength of the bots, as `docs/reference/bots.md` reports it.

    python -m bench.ladder [--only NAME] [--report]

Every run is a number of decks fixed here, each played with every rotation of the seats. A line is
written for each deck as soon as it is played, into `bench/ladder/NAME.jsonl`, so the runs can be
stopped at any moment and go on where they were. Budgets are in computing time of the bot's own
thread. The runs take turns, some decks each, so that there is something to read early on.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from dataclasses import dataclass
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import numpy as np

from bench.peek import peek
from tabbe import Deal, load_rules
from tabbe.bots import make_bot, parse_bots, simulate
from tabbe.bots.bout import deck_of, table_for
from tabbe.bots.budget import cpu_time
from tabbe.bots.kernel import SEARCH
from tabbe.bots.tally import Mean
from tabbe.engine import compiler

FOLDER = Path(__file__).parent / "ladder"
SEED = 20261129
TURNS = 50  # each run plays so many parts of its decks, by turns with the others


@dataclass(frozen=True)
class Run:
    """One line of the report: the first bot against the others, or against one that sees all."""

    name: str
    players: int
    bots: tuple[str, ...]
    decks: int
    peeking: bool = False

    @property
    def path(self) -> Path:
        """The file of this run."""
        return FOLDER / f"{self.name}.jsonl"


def runs() -> list[Run]:
    """All runs, those that the claims rest on first."""
    found = []
    for players in (2, 3, 4, 6):
        decks = 200 if players == 6 else 500
        rest = players - 1
        for name, first, others in (
            ("expert-greedy", "expert:ms=30", "greedy"),
            ("pimc-greedy", "pimc", "greedy"),
            ("expert-pimc", "expert:ms=30", "pimc"),
        ):
            found.append(Run(f"{name}-{players}", players, (first, *[others] * rest), decks))
    for players in (2, 4):
        rest = players - 1
        ladder = ("random", "novice", "casual", "club", "expert:ms=30")
        for worse, better in pairwise(ladder):
            name = f"{better.split(':')[0]}-{worse}-{players}"
            decks = 200 if better.startswith("expert") else 1000
            found.append(Run(name, players, (better, *[worse] * rest), decks))
    # Each searcher blind against each that sees: against its own kind, and against the same one.
    for players, decks in ((2, 200), (4, 100)):
        for blind in ("expert:ms=30", "pimc"):
            for seer in ("expert:ms=30", "pimc"):
                kind, other = (bot.split(":")[0] for bot in (blind, seer))
                name = f"{kind}-seeing" if kind == other else f"{kind}-to-seeing-{other}"
                bots = (blind, seer)
                found.append(Run(f"{name}-{players}", players, bots, decks, peeking=True))
    for name, first, other in (
        ("expert-greedy-2-long", "expert:ms=300", "greedy"),
        ("expert-pimc-2-long", "expert:ms=300", "pimc"),
    ):
        found.append(Run(name, 2, (first, other), 150))
    return found


def margins(run: Run) -> list[float]:
    """Per deck played so far the margin of the first bot, over all rotations."""
    if not run.path.exists():
        return []
    lines = run.path.read_text("utf-8").splitlines()
    if run.peeking:
        return [json.loads(line)["margin"] for line in lines]
    found = []
    for line in lines[1:]:
        rows = json.loads(line)["rows"]
        total = 0.0
        for rotation, seats in enumerate(rows):
            scores = [seat[0] for seat in seats]
            own = scores[rotation % run.players]
            total += (sum(scores) - own) / (run.players - 1) - own
        found.append(total / run.players)
    return found


def play(run: Run, decks: int) -> None:
    """Play decks until so many are in the file."""
    if run.peeking:
        _play_seen(run, decks)
    else:
        rules = load_rules("krypkasino")
        simulate(rules, run.players, list(run.bots), decks, SEED, resume=run.path, jobs=1)


def _play_seen(run: Run, decks: int) -> None:
    """One seat that does not see against others that do, in every seat."""
    rules = load_rules("krypkasino")
    table = table_for(rules, run.players, parse_bots(["greedy"], run.players), SEED, 1)
    with run.path.open("a", encoding="utf-8") as file:
        for number in count(len(margins(run))):
            if number >= decks:
                return
            total = 0.0
            for blind in range(run.players):
                bot = make_bot(f"{run.bots[0]}:seed={number}")
                deal = Deal(rules, run.players, 0, deck=deck_of(table, number))
                while deal.seat is not None:
                    if deal.seat == blind:
                        with cpu_time():
                            move = bot.choose(deal.view(blind))
                    else:
                        move = peek(deal, deal.seat, run.bots[1], number)
                    deal.play(move)
                scores = deal.scores()
                own = scores[blind]
                total += (sum(scores) - own) / (run.players - 1) - own
            file.write(json.dumps({"deck": number, "margin": total / run.players}) + "\n")
            file.flush()


def row(name: str, values: list[float], decks: int) -> dict[str, Any]:
    """One line of the report: the mean of at least two decks and its 95 % interval."""
    mean = Mean()
    mean.add(np.array(values))
    return {
        "run": name,
        "decks": mean.number,
        "of": decks,
        "margin": round(mean.mean, 2),
        "interval": [round(bound, 2) for bound in mean.interval or ()],
    }


def report() -> list[dict[str, Any]]:
    """Mean margins with their 95 % intervals, as far as the runs have come."""
    rows = []
    for run in runs():
        found = margins(run)
        if len(found) < 2:
            continue
        rows.append(row(run.name, found, run.decks))
    by_name = {run.name: run for run in runs()}
    for players in (2, 3, 4, 6):
        pair = [margins(by_name[f"{bot}-greedy-{players}"]) for bot in ("expert", "pimc")]
        gains = [a - b for a, b in zip(*pair, strict=False)]
        if len(gains) > 1:
            name = f"expert less pimc, against greedy, {players}"
            rows.append(row(name, gains, by_name[f"expert-greedy-{players}"].decks))
    return rows


def main() -> int:
    """Go on with the runs, or report what they have found."""
    parser = argparse.ArgumentParser(description="The strength of the bots.")
    parser.add_argument("--only", help="runs whose name starts so")
    parser.add_argument("--report", action="store_true", help="print the figures so far")
    options = parser.parse_args()
    if options.report:
        for line in report():
            sys.stdout.write(json.dumps(line) + "\n")
        return 0
    FOLDER.mkdir(exist_ok=True)
    compiler.compiled(SEARCH)
    wanted = [run for run in runs() if run.name.startswith(options.only or "")]
    for turn in range(1, TURNS + 1):
        for run in wanted:
            play(run, math.ceil(run.decks * turn / TURNS))
    return 0


if __name__ == "__main__":
    sys.exit(main())
