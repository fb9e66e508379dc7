"""Bots at random tables, each move judged by a referee that shares nothing with them.

    python -m tests.faults.tables --tables 100000 > tests/faults/tables.json

Every preset is played with every number of seats. At each position one of the bots, by turns, is
asked for a move; then that move is played, or one by chance, so that tables are met to which no
bot would have led. Games without builds are judged by `tests.golden.scorer`, at tables of any
width; those with builds by `tests.oracle`, which goes through all subsets, at tables of up to
nine.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Protocol

import tabbe
from tabbe.bots import Bot, make_bot
from tabbe.bots.kernel import SEARCH, program_of
from tabbe.engine import Move
from tests.engine.position import GAMES, next_move
from tests.golden.house import HOUSES
from tests.golden.scorer import Play, read_move
from tests.oracle.deal import NaiveDeal
from tests.oracle.harness import CROWDED, play_of
from tests.oracle.switch import switches_of
from tests.rulebook.row import clockwise

BOTS = ("novice", "casual", "club", "pimc:samples=1", "expert:samples=1")


class Judge(Protocol):
    """A second implementation that follows a deal."""

    def allows(self, move: Move) -> bool | None:
        """Whether the seat on turn may play so; None where the table is too wide to tell."""

    def play(self, move: Move) -> None:
        """Follow the deal by a move."""


class Scorer:
    """The judge of games without builds."""

    def __init__(self, deal: tabbe.Deal) -> None:
        order = clockwise(deal.players, deal.dealer)
        deck = [str(card) for card in deal.deck]
        self.known = Play(HOUSES[deal.rules.id], order, deal.players, deck)

    def allows(self, move: Move) -> bool:
        """See `Judge`."""
        return self.known.is_legal(*read_move(str(move)))

    def play(self, move: Move) -> None:
        """See `Judge`."""
        self.known.play(*read_move(str(move)))


class Oracle:
    """The judge of all other games."""

    def __init__(self, deal: tabbe.Deal) -> None:
        deck = [str(card) for card in deal.deck]
        self.known = NaiveDeal(switches_of(deal.rules), deal.players, deal.dealer, deck)

    def allows(self, move: Move) -> bool | None:
        """See `Judge`."""
        if len(self.known.table) + len(self.known.builds) > CROWDED:
            return None
        return play_of(move) in self.known.legal_plays()

    def play(self, move: Move) -> None:
        """See `Judge`."""
        self.known.play_unchecked(*play_of(move))


def judged(
    game: str, players: int, seed: int, bots: Sequence[Bot], most: int = 1000
) -> Counter[tuple[str, bool]]:
    """Let bots choose by turns in one deal; how many moves of each were legal, and were not."""
    chance = random.Random(f"{game}/{players}/{seed}")
    deal = tabbe.Deal(game, players=players, dealer=seed % players, seed=f"tables/{seed}")
    judge: Judge = Scorer(deal) if game in HOUSES else Oracle(deal)
    found: Counter[tuple[str, bool]] = Counter()
    turn = seed
    while deal.seat is not None and found.total() < most:
        bot = bots[turn % len(bots)]
        turn += 1
        move = bot.choose(deal.view(deal.seat))
        verdict = judge.allows(move)
        if verdict is not None:
            found[bot.name, verdict] += 1
        if verdict is False or chance.random() < 0.5:
            move = next_move(deal, chance)
        judge.play(move)
        deal.play(move)
    return found


def judged_tables(tables: int) -> tuple[Counter[tuple[str, bool]], int]:
    """Judge so many moves, in deals of every preset by turns; also the number of deals."""
    bots = [make_bot(f"{name}:seed=1") for name in BOTS]
    found: Counter[tuple[str, bool]] = Counter()
    seed = 0
    while found.total() < tables:
        game, players = GAMES[seed % len(GAMES)]
        found += judged(game, players, seed // len(GAMES), bots, tables - found.total())
        seed += 1
    return found, seed


def main() -> int:
    """Tell how many moves of each bot were legal and were not."""
    parser = argparse.ArgumentParser(description="Bots at random tables, judged.")
    parser.add_argument("--tables", type=int, default=100_000)
    options = parser.parse_args()
    start = time.process_time()
    found, deals = judged_tables(options.tables)
    names = sorted({name for name, _ in found})
    told = {
        "command": f"python -m tests.faults.tables --tables {options.tables}",
        "program": program_of(SEARCH),
        "tables": found.total(),
        "deals": deals,
        "cpu_seconds": round(time.process_time() - start),
        "legal": {name: found[name, True] for name in names},
        "refused": {name: found[name, False] for name in names},
    }
    sys.stdout.write(json.dumps(told, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
