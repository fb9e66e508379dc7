"""Bots at random tables, each move judged by a referee that shares nothing with them.

    python -m tests.faults.tables [--tables 100000] [--file tests/faults/tables.json]

Every preset is played with every number of seats. At each position one of the bots, by turns, is
asked for a move; then that move is played, or one by chance, so that tables are met to which no
bot would have led. Games without builds are judged by `tests.golden.scorer`, at tables of any
width; those with builds by `tests.oracle`, which goes through all subsets, at tables of up to
nine.

The file is written anew after every deal, so the run can be stopped at any moment and goes on
where it was. One that was begun by other bots, or with another seed, is not gone on with.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

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

BOTS: Final = ("novice", "casual", "club", "pimc:samples=1", "expert:samples=1")
SEED: Final = 1


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


def judged_tables(tables: int, deals: int = 0) -> Iterator[Counter[tuple[str, bool]]]:
    """Judge at least so many moves, in whole deals of every preset by turns; those of each deal."""
    done = 0
    while done < tables:
        game, players = GAMES[deals % len(GAMES)]
        # Every deal has bots of its own, so that a run gone on with is the same as one in one go.
        bots = [make_bot(f"{name}:seed={SEED + deals}") for name in BOTS]
        found = judged(game, players, deals // len(GAMES), bots)
        done += found.total()
        deals += 1
        yield found


def head() -> dict[str, Any]:
    """What a file must begin with to be gone on with."""
    return {"bots": list(BOTS), "seed": SEED, "program": program_of(SEARCH)}


def run(path: Path, tables: int) -> dict[str, Any]:
    """Judge moves until so many are in the file, and give what it tells.

    Raises:
        ValueError: the file was begun by other bots, or with another seed.
    """
    told: dict[str, Any] = {
        "command": "python -m tests.faults.tables",
        **head(),
        "wanted": tables,
        "tables": 0,
        "deals": 0,
        "cpu_seconds": 0,
        "legal": dict.fromkeys(BOTS, 0),
        "refused": dict.fromkeys(BOTS, 0),
    }
    if path.exists():
        before = json.loads(path.read_text("utf-8"))
        if any(before.get(key) != value for key, value in head().items()):
            raise ValueError(f"{path}: begun by other bots or with another seed; move it away")
        told |= {**before, "wanted": tables}
    start = time.process_time()
    spent = told["cpu_seconds"]
    for found in judged_tables(tables - told["tables"], told["deals"]):
        for (name, legal), number in found.items():
            told["legal" if legal else "refused"][name.partition(":seed=")[0]] += number
        told["tables"] += found.total()
        told["deals"] += 1
        told["cpu_seconds"] = round(spent + time.process_time() - start)
        part = path.with_suffix(".part")
        part.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
        part.replace(path)
    return told


def main() -> int:
    """Go on with the run, and tell how many moves of each bot were legal and were not."""
    parser = argparse.ArgumentParser(description="Bots at random tables, judged.")
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--file", type=Path, default=Path(__file__).with_suffix(".json"))
    options = parser.parse_args()
    told = run(options.file, options.tables)
    sys.stdout.write(json.dumps(told, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
