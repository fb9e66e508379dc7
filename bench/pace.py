"""How long the bots take over a move, in computing time of their own thread.

    python -m bench.pace [--walks 2] [--every 3] [--searches 6] [--ms 100] [--compiled]

Every preset is played with every number of seats, in two ways: usual tables are those of moves by
chance; crowded ones come from everybody laying down or building wherever that is allowed, so that
all lies there that can. Every bot is asked at the same positions, each with a view of its own, so
that nothing is listed twice for it. `expert` and `pimc` are asked less often, `--searches` times a
walk.

One JSON object is printed: for each way and bot the number of moves, the median, the 99th part of
a hundred and the worst in milliseconds, and where that was; of those two also the worst in parts
of their budget. Kernels are plain as in a process that has only just begun; with `--compiled` they
are loaded first, as in an arena. The first moves of each bot are not counted among the others but
told by themselves, for there modules are loaded.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import sys
import time
from collections.abc import Iterator
from statistics import median
from typing import Any

import tabbe
from tabbe.bots import make_bot
from tabbe.bots.budget import cpu_time
from tabbe.bots.kernel import SEARCH
from tabbe.engine import LegalMoves, Move, compiler

GLANCES = ("novice", "casual", "club")
SEARCHERS = ("expert", "pimc")
FEW = 40  # of a very long listing so many are looked at on the way
WIDE = 12  # usual tables that are as wide are left as soon as possible


def games() -> Iterator[tuple[str, int]]:
    """Every preset with every number of players."""
    for game in tabbe.preset_ids():
        for players in tabbe.load_rules(game).player_counts:
            yield game, players


def walk(game: str, players: int, seed: int, *, crowd: bool) -> Iterator[tabbe.Deal]:
    """One deal at each of its positions."""
    dice = random.Random(seed)  # noqa: S311 - repeatable, keeps no secret
    fond = dice.choice((0.0, 0.1, 0.5))
    deal = tabbe.Deal(game, players=players, dealer=seed % players, seed=seed)
    while not deal.is_over:
        yield deal
        moves = deal.legal_moves()
        assert isinstance(moves, LegalMoves)  # noqa: S101 - lists of a deal in play are lazy
        deal.play(_crowding(moves, dice, fond) if crowd else _usual(moves, dice, len(deal.table)))


def _usual(moves: LegalMoves, dice: random.Random, width: int) -> Move:
    """A move by chance; on a wide table one that takes much."""
    few = moves.sample(FEW)
    return dice.choice(few) if width < WIDE else max(few, key=lambda move: len(move.takes))


def _crowding(moves: LegalMoves, dice: random.Random, fond: float) -> Move:
    """A build or a creep, where there is one; else the move that takes least."""
    if dice.random() < fond and (builds := [move for move in moves.sample(FEW) if move.made]):
        return dice.choice(builds)
    creeps = list(moves.creeps())
    return dice.choice(creeps) if creeps else min(moves.sample(FEW), key=lambda m: len(m.takes))


class Stopped:
    """What one bot has taken, and where it took longest."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.first: float | None = None
        self.times: list[float] = []
        self.worst = (0.0, "")

    def ask(self, deal: tabbe.Deal, where: str) -> None:
        """Let the bot choose a move, and stop the time."""
        bot = make_bot(f"{self.bot}:seed=1")
        view = deal.view(deal.seat)
        gc.collect(0)
        before = time.thread_time()
        with cpu_time():
            bot.choose(view)
        took = 1000 * (time.thread_time() - before)
        if self.first is None:
            self.first = took
            return
        self.times.append(took)
        self.worst = max(self.worst, (took, where))

    def told(self) -> dict[str, Any]:
        """The figures of one line."""
        times = sorted(self.times)
        found = {
            "moves": len(times),
            "first": round(self.first or 0.0, 2),
            "median": round(median(times), 3),
            "p99": round(times[len(times) * 99 // 100], 3),
            "worst": round(times[-1], 2),
            "where": self.worst[1],
        }
        if ":ms=" in self.bot:
            found["of_budget"] = round(times[-1] / float(self.bot.partition("=")[2]), 3)
        return found


def measured(walks: int, every: int, searches: int, ms: int) -> dict[str, Any]:
    """The figures of all bots, at usual and at crowded tables."""
    found: dict[str, Any] = {}
    for way in ("usual", "crowded"):
        searchers = [f"{bot}:ms={ms}" for bot in SEARCHERS]
        stopped = {bot: Stopped(bot) for bot in (*GLANCES, *searchers)}
        for game, players in games():
            for seed in range(walks):
                # Those with the most to choose from, which only the whole walk tells.
                thoughts: list[tuple[int, int]] = []
                for deal in walk(game, players, seed, crowd=way == "crowded"):
                    number = len(deal.moves)
                    if (number + seed) % every:
                        continue
                    thoughts.append((len(deal.table), number))
                    where = f"{game}, {players} players, seed {seed}, move {number}"
                    for bot in GLANCES:
                        stopped[bot].ask(deal, where)
                chosen = {number for _, number in sorted(thoughts)[-searches:]}
                for deal in walk(game, players, seed, crowd=way == "crowded"):
                    number = len(deal.moves)
                    if number in chosen:
                        where = f"{game}, {players} players, seed {seed}, move {number}"
                        for bot in searchers:
                            stopped[bot].ask(deal, where)
        found[way] = {name: one.told() for name, one in stopped.items() if one.times}
    return found


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How long the bots take over a move.")
    parser.add_argument("--walks", type=int, default=2, help="deals of each game and way")
    parser.add_argument("--every", type=int, default=3, help="ask at every so manieth position")
    parser.add_argument("--searches", type=int, default=6, help="thoughts of searchers in a walk")
    parser.add_argument("--ms", type=int, default=100, help="the budget of searchers")
    parser.add_argument("--compiled", action="store_true", help="load compiled kernels first")
    options = parser.parse_args()
    if options.compiled:
        compiler.compiled(SEARCH)
    found = measured(options.walks, options.every, options.searches, options.ms)
    found["kernels"] = "compiled" if compiler.is_loaded(SEARCH) else "plain"
    sys.stdout.write(json.dumps(found, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
