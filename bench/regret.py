"""What `expert` gives away in last batches of two players, judged by a brute force of its own.

    python -m bench.regret [--positions 10000] [--ms 30] [--report]

Deals of every preset are played by chance to their last batch and through it. Wherever the seat on
turn has a choice, `expert` chooses, and `tests/bots/brute.py`, which shares nothing with the solver
and plays with the public `Deal` alone, says what the position was worth before and what it is worth
after that move; the difference is the regret. The presets take turns; Krypkasino is judged from the
first card of the last batch on, the others, in which there is more to choose from, for their last
cards.

`expert` has ten samples, with which it solves whatever is small enough; with `--ms` so many
milliseconds of computing time, as in an arena, of which solving may take three quarters.

A line is written for each deal as soon as it is judged, into `bench/ladder/regret.jsonl` (with
`--ms 30` into `regret-30ms.jsonl`), so the run can be stopped at any moment and goes on where it
was; a line cut short counts as not judged. A file that was begun by other bots is not gone on
with.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

import tabbe
from bench import sheet
from tabbe.bots import make_bot
from tabbe.bots.budget import cpu_time
from tabbe.bots.kernel import SEARCH, program_of
from tabbe.engine import compiler
from tests.bots.brute import minimax
from tests.engine.position import walk

FOLDER: Final = Path(__file__).parent / "ladder"
SEED: Final = 20261130
WIDE: Final = 40  # so many moves are too many to play out slowly
POSITIONS: Final = 10_000
# Cards in both hands from which on a deal is judged, so that one takes about a second.
CARDS: Final = dict.fromkeys(
    ("krypkasino", "krypkasino-family", "krypkasino-nordic", "avig-kasino", "avig-kasino-se"), 8
)
FEW: Final = 5
TURNS: Final = 4  # deals of Krypkasino to one of each other preset


def order() -> Iterator[tuple[str, int]]:
    """Every preset with a number of a deal, by turns, without end."""
    games = [game for game in tabbe.preset_ids() if 2 in tabbe.load_rules(game).player_counts]
    for turn in count():
        for game in games:
            for part in range(TURNS if game == "krypkasino" else 1):
                yield game, SEED + TURNS * turn + part


def bot_for(ms: int | None) -> str:
    """Who is judged: `expert` with ten samples, or with a budget in time."""
    return f"expert:{'samples=10' if ms is None else f'ms={ms}'}:seed=1"


def file_for(ms: int | None) -> Path:
    """Where it is written."""
    return FOLDER / ("regret.jsonl" if ms is None else f"regret-{ms}ms.jsonl")


def regrets(name: str, game: str, seed: int) -> list[float]:
    """What a bot gives away at each choice of one deal's end, in points."""
    bot = make_bot(name)
    found = []
    for deal in walk(game, 2, seed):
        seat = deal.seat
        if seat is None or deal.batches_left:
            continue
        if sum(deal.hand_size(one) for one in deal.seats) > CARDS.get(game, FEW):
            continue
        if not 2 <= len(deal.legal_moves()) <= WIDE:
            continue
        best = minimax(deal, seat)
        with cpu_time():
            move = bot.choose(deal.view(seat))
        deal.play(move)
        found.append(best - minimax(deal, seat))
        deal.undo()
    return found


def head(bot: str) -> dict[str, Any]:
    """What a file must begin with to be gone on with."""
    return {"bot": bot, "seed": SEED, "program": program_of(SEARCH)}


def run(path: Path, bot: str, positions: int) -> None:
    """Judge deals of a bot until so many positions are in the file.

    Raises:
        ValueError: the file was begun by other bots, or with another seed.
    """
    lines = sheet.begin(path, head(bot))
    done = sum(len(line["regrets"]) for line in lines[1:])
    for number, (game, seed) in enumerate(order()):
        if done >= positions:
            break
        if number < len(lines) - 1:
            continue
        found = regrets(bot, game, seed)
        done += len(found)
        sheet.add(path, {"game": game, "seed": seed, "regrets": found})


def report(path: Path) -> dict[str, Any]:
    """What has been judged so far, in all and for each preset."""
    lines = sheet.read(path)
    judged = [(line["game"], regret) for line in lines[1:] for regret in line["regrets"]]
    games: dict[str, int] = {}
    for game, _ in judged:
        games[game] = games.get(game, 0) + 1
    return {
        **(lines[0] if lines else {}),
        "deals": max(0, len(lines) - 1),
        "positions": len(judged),
        "mistakes": sum(regret > 0 for _, regret in judged),
        "regret": sum(regret for _, regret in judged),
        "games": games,
    }


def main() -> int:
    """Go on with the run, or report what it has found."""
    parser = argparse.ArgumentParser(description="The regret of expert in last batches.")
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--ms", type=int, help="a budget in time instead of ten samples")
    parser.add_argument("--report", action="store_true", help="print the figures so far")
    options = parser.parse_args()
    path = file_for(options.ms)
    if not options.report:
        compiler.compiled(SEARCH)
        run(path, bot_for(options.ms), options.positions)
    sys.stdout.write(json.dumps(report(path)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
