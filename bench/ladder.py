"""The strength of the bots, as `docs/reference/bots.md` reports it.

    python -m bench.ladder [--only NAME] [--report] [--folder FOLDER]

Every run is a number of decks fixed here, each played with every rotation of the seats. A line is
written for each deck as soon as it is played, into `FOLDER/NAME.jsonl` (`bench/ladder` unless
another is named), so the runs can be stopped at any moment and go on where they were; a line cut
short counts as not played. A file is not gone on with by other bots than those that began it.
Budgets are in computing time of the bot's own thread. The runs take turns, some decks each, so that
there is something to read early.
"""

from __future__ import annotations

import argparse
import hashlib
import inspect
import json
import math
import sys
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from bench import peek, sheet
from tabbe import Deal, load_rules
from tabbe.bots import make_bot, parse_bots, simulate
from tabbe.bots.bout import FIGURES, Played, Table, deck_of, table_for
from tabbe.bots.budget import cpu_time
from tabbe.bots.kernel import SEARCH
from tabbe.bots.ledger import Ledger, settings_of
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
    folder: Path | None = None

    @property
    def path(self) -> Path:
        """The file of this run."""
        return (self.folder or FOLDER) / f"{self.name}.jsonl"


def runs(folder: Path | None = None) -> list[Run]:
    """All runs, their files in this folder or the usual one, the weightiest first."""
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
    return [replace(run, folder=folder) for run in found]


def margins(run: Run) -> dict[int, float]:
    """By deck played so far the margin of the first bot, over all rotations."""
    found = {}
    for told in sheet.read(run.path)[1:]:
        total = 0.0
        for rotation, seats in enumerate(told["rows"]):
            scores = [seat[0] for seat in seats]
            own = scores[rotation % run.players]
            total += (sum(scores) - own) / (run.players - 1) - own
        found[int(told["deck"])] = total / run.players
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
    settings = settings_of(table, list(run.bots), None)
    settings["bots"] = [run.bots[0], f"{run.bots[1]}, seeing"]
    text = inspect.getsource(peek).encode()
    settings["program"] += f" {hashlib.sha256(text).hexdigest()[:10]}"
    with closing(Ledger(run.path, settings)) as ledger:
        for part in ledger.runs((), decks):
            if not isinstance(part, Played):
                for number in part:
                    ledger.add(_deck_seen(run, table, number))


def _deck_seen(run: Run, table: Table, number: int) -> Played:
    """One deck with the blind bot in every seat by turns; of the figures scores and sweeps."""
    rows = np.zeros((1, run.players, run.players, FIGURES), dtype=np.int64)
    for blind in range(run.players):
        bot = make_bot(f"{run.bots[0]}:seed={number}")
        deal = Deal(table.rules, run.players, 0, deck=deck_of(table, number))
        while deal.seat is not None:
            if deal.seat == blind:
                with cpu_time():
                    move = bot.choose(deal.view(blind))
            else:
                move = peek.peek(deal, deal.seat, run.bots[1], number)
            deal.play(move)
        rows[0, blind, :, 0] = deal.scores()
        rows[0, blind, :, 1] = deal.sweeps
    return Played(number, rows, (0.0, 0.0))


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


# Two runs on the same decks, the first less the second, by what the difference means.
PAIRED = (
    ("expert less pimc, against greedy", "expert-greedy", "pimc-greedy"),
    (
        "what not seeing costs: expert less pimc, each against itself",
        "expert-seeing",
        "pimc-seeing",
    ),
    (
        "what not seeing costs: expert less pimc, against seeing expert",
        "expert-seeing",
        "pimc-to-seeing-expert",
    ),
    (
        "what not seeing costs: expert less pimc, against seeing pimc",
        "expert-to-seeing-pimc",
        "pimc-seeing",
    ),
)


def report(folder: Path | None = None) -> list[dict[str, Any]]:
    """Mean margins with their 95 % intervals, as far as the runs have come.

    Pairs of runs are compared deck by deck, over the decks that both have played. A bot that
    loses less by not seeing than another one has the higher margin against those that see.
    """
    by_name = {run.name: run for run in runs(folder)}
    found = {name: margins(run) for name, run in by_name.items()}
    rows = [
        row(name, list(found[name].values()), run.decks)
        for name, run in by_name.items()
        if len(found[name]) > 1
    ]
    for title, first, second in PAIRED:
        for players in (2, 3, 4, 6):
            names = f"{first}-{players}", f"{second}-{players}"
            if not by_name.keys() >= set(names):
                continue
            ours, theirs = (found[name] for name in names)
            gains = [ours[deck] - theirs[deck] for deck in sorted(ours.keys() & theirs.keys())]
            if len(gains) > 1:
                rows.append(row(f"{title}, {players}", gains, by_name[names[0]].decks))
    return rows


def main() -> int:
    """Go on with the runs, or report what they have found."""
    parser = argparse.ArgumentParser(description="The strength of the bots.")
    parser.add_argument("--only", help="runs whose name starts so")
    parser.add_argument("--report", action="store_true", help="print the figures so far")
    parser.add_argument("--folder", type=Path, help="where the runs' files are")
    options = parser.parse_args()
    if options.report:
        for line in report(options.folder):
            sys.stdout.write(json.dumps(line) + "\n")
        return 0
    (options.folder or FOLDER).mkdir(exist_ok=True)
    compiler.compiled(SEARCH)
    wanted = [run for run in runs(options.folder) if run.name.startswith(options.only or "")]
    for turn in range(1, TURNS + 1):
        for run in wanted:
            play(run, math.ceil(run.decks * turn / TURNS))
    return 0


if __name__ == "__main__":
    sys.exit(main())
