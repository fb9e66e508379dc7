"""What it costs to judge one move in games with builds, in CPU time. Prints one line each.

    python -m bench.legality [--deals 20] [--crowds 12]

Usual tables are those of random deals. Crowded ones are the worst that play can reach: nobody
captures, everybody lays out and builds, until nearly all cards lie there loose or in builds.
Moves are asked about in a fresh list each time, so nothing is remembered. With TABBE_JIT=1 the
kernels are compiled for single deals too.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from statistics import fmean, median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import tabbe
    from tabbe.engine import LegalMoves, Move

clock = time.thread_time_ns

GAMES = ("kasino", "byggkasino", "royal-casino", "classic-casino")
# Without duties builds pile up; the other switches make the questions harder.
RULINGS: tuple[dict[str, object], ...] = (
    {"builder_duty": "none"},
    {"builder_duty": "none", "raise": "any", "raise_onto": "keep", "mere_by_others": True},
    {"builder_duty": "none", "extent": "maximal"},
    {"builder_duty": "none", "extent": "maximum"},
    {"builder_duty": "mere_only", "forced_sweep": True, "capture": "hand"},
)


def usual(deals: int) -> Iterator[tuple[LegalMoves, list[Move]]]:
    """Positions of random deals, each with moves to ask about, legal and not."""
    import tabbe

    dice = random.Random(1)  # noqa: S311 - repeatable, keeps no secret
    for number in range(deals):
        deal = tabbe.Deal(GAMES[number % len(GAMES)], players=2, seed=f"legality {number}")
        while not deal.is_over:
            moves = list(deal.legal_moves())
            yield listing(deal), [*moves, *guesses(deal, dice, len(moves))]
            deal.play(dice.choice(moves))


def crowded(crowds: int, ruling: dict[str, object]) -> Iterator[tuple[LegalMoves, list[Move]]]:
    """Positions with 28 cards or more on the table, loose and in builds, and moves there."""
    import tabbe

    dice = random.Random(2)  # noqa: S311 - repeatable, keeps no secret
    for number in range(crowds):
        reached = tabbe.load_rules(GAMES[number % len(GAMES)])
        reached = reached.with_switches(builder_duty="none", capture="optional")
        judged = reached.with_switches(**ruling)
        deal = tabbe.Deal(reached, players=4, seed=f"crowd {number}")
        fond = dice.choice((0.03, 0.1, 0.3, 0.8))
        while not deal.is_over:
            moves = listing(deal).sample(400)
            builds = [move for move in moves if move.made]
            creeps = [move for move in moves if move.kind == "creep"]
            deal.play(dice.choice(builds if builds and dice.random() < fond else creeps))
            # Every third will do, for the largest captures of a crowd take seconds to list.
            if deal.seat is not None and on_table(deal) >= 28 and len(deal.moves) % 3 == 0:
                plays = tabbe.referee(judged, deal.hand(deal.seat), deal.table, deal.seat).plays
                yield plays, [*plays.first(20), *plays.creeps(), *guesses(deal, dice, 40)]


def guesses(deal: tabbe.Deal, dice: random.Random, number: int) -> list[Move]:
    """Moves of cards held and loose cards that lie there, whose sums come out even."""
    from tabbe.cards import Card
    from tabbe.engine import Move
    from tabbe.engine.move import masks_of

    assert deal.seat is not None  # noqa: S101 - who asks has seen to it
    loose = [item for item in deal.table if isinstance(item, Card)]
    builds = [item for item in deal.table if not isinstance(item, Card)]
    found = []
    for _ in range(number):
        card = dice.choice(deal.hand(deal.seat))
        made = dice.choice((0, 0, *(deal.rules.hand_values(dice.choice(deal.hand(deal.seat))))))
        value = made or dice.choice(deal.rules.hand_values(card))
        used = tuple(build for build in builds if build.value == value and dice.random() < 0.5)
        takes, total = [], card.rank if made else 0
        # The last of many even sums, for large sets are the hard ones.
        dice.shuffle(loose)
        even: list[Card] = []
        for item in loose:
            if item.rank <= value and dice.random() < 0.9:
                takes.append(item)
                total += item.rank
                even = list(takes) if total % value == 0 else even
        masks = masks_of(tuple(sorted(even)))
        low = card.rank if made else value
        found.append(Move((card.index, low, *masks, used, made, 0, 0, False, ())))
    return found


def on_table(deal: tabbe.Deal) -> int:
    """How many cards lie there, those in builds counted."""
    from tabbe.cards import Card

    return sum(1 if isinstance(item, Card) else len(item.cards) for item in deal.table)


def listing(deal: tabbe.Deal) -> LegalMoves:
    """The moves of a deal as a list that has listed nothing yet."""
    from tabbe.engine import LegalMoves

    assert deal.seat is not None  # noqa: S101 - who asks has seen to it
    plays = deal.view(deal.seat).legal
    assert isinstance(plays, LegalMoves)  # noqa: S101
    return plays


def spans(positions: Iterator[tuple[LegalMoves, list[Move]]]) -> tuple[list[int], int]:
    """Nanoseconds of CPU time for every question whether a move is legal, and how many were."""
    found, legal = [], 0
    for plays, moves in positions:
        for move in moves:
            started = clock()
            answer = not plays.adapt(move)[0]
            found.append(clock() - started)
            legal += answer
    return found, legal


def main() -> None:
    """Measure usual tables, and crowded ones under each ruling."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--deals", type=int, default=20)
    reader.add_argument("--crowds", type=int, default=12)
    words = reader.parse_args()
    # Once before it counts: imports, and kernels where they are compiled.
    spans(usual(1))
    tell("usual tables", usual(words.deals))
    for ruling in RULINGS:
        named = ", ".join(f"{name}={value}" for name, value in ruling.items())
        tell(f"28 to 52 cards with builds, {named}", crowded(words.crowds, ruling))


def tell(name: str, positions: Iterator[tuple[LegalMoves, list[Move]]]) -> None:
    """Measure, and print a line about it."""
    took, legal = spans(positions)
    print(
        f"{name}: {len(took)} questions, {legal} legal, mean {fmean(took) / 1e3:.1f} µs, "
        f"median {median(took) / 1e3:.1f} µs, worst {max(took) / 1e6:.3f} ms",
        flush=True,
    )


if __name__ == "__main__":
    main()
