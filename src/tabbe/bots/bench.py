"""Random playouts a second on this machine."""

from __future__ import annotations

import os
import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tabbe.bots.kernel import PLAYOUTS
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.opening import unshuffled
from tabbe.engine.switchboard import rules_numbers

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbe.rules import Rules


@dataclass(frozen=True, slots=True)
class BenchResult:
    """Random playouts as measured.

    Attributes:
        deals_per_s: whole deals a second, all threads together.
        moves_per_s: moves a second, all threads together.
        threads: threads at work.
        mean_scores: points a deal per seat, seat 0 dealing.
    """

    deals_per_s: float
    moves_per_s: float
    threads: int
    mean_scores: tuple[float, ...]

    def as_dict(self) -> dict[str, Any]:
        """The result in the shape of `tabbe bench --json`."""
        return {
            "deals_per_s": round(self.deals_per_s, 1),
            "moves_per_s": round(self.moves_per_s, 1),
            "threads": self.threads,
        }


def bench(
    rules: Rules,
    players: int = 2,
    threads: int = 1,
    seconds: float = 2.0,
    *,
    announce: Callable[[str], None] | None = None,
) -> BenchResult:
    """Play random deals for about so many seconds and count them; compile time is not counted.

    Raises:
        RulesError: a number of players the game is not for.
    """
    kernels = compiler.kernels_for_bulk(PLAYOUTS, announce)
    numbers = list(rules_numbers(rules, players))
    # To be measured beside a program of the same algorithm, which has no look-ups.
    numbers[b.R_NO_LOOKUP] = int(os.environ.get("TABBE_LOOKUP") == "0")
    fresh = unshuffled(rules, players)
    deals = [0] * threads
    moves = [0] * threads
    points = [[0] * b.MAX_SEATS for _ in range(threads)]
    gate = threading.Barrier(threads + 1)
    span = [0.0] * threads

    def work(thread: int) -> None:
        desk = compiler.Desk(kernels)
        block = compiler.block_of(kernels, fresh)
        state = block.copy()
        table = compiler.block_of(kernels, numbers)
        dice = compiler.new_block(kernels, 4)
        told = compiler.new_block(kernels, b.MAX_SEATS)
        kernels.seed_dice(dice, 1, 2, thread)
        batch = 1

        def play(number: int) -> int:
            return int(
                kernels.run_random(
                    state,
                    block,
                    table,
                    desk.sets,
                    desk.work,
                    desk.memo,
                    desk.out,
                    desk.room,
                    dice,
                    number,
                    told,
                )
            )

        # A look at the clock some ten times a second, whatever a deal costs.
        while True:
            started = time.perf_counter()
            play(batch)
            if time.perf_counter() - started > 0.05:
                break
            batch *= 2
        for seat in range(b.MAX_SEATS):
            told[seat] = 0
        gate.wait()
        started = time.perf_counter()
        while (passed := time.perf_counter() - started) < seconds:
            moves[thread] += play(batch)
            deals[thread] += batch
        span[thread] = passed
        points[thread] = [int(number) for number in told]

    workers = [threading.Thread(target=work, args=(thread,)) for thread in range(threads)]
    for worker in workers:
        worker.start()
    gate.wait()
    for worker in workers:
        worker.join()
    played = sum(deals)
    return BenchResult(
        sum(number / took for number, took in zip(deals, span, strict=True)),
        sum(number / took for number, took in zip(moves, span, strict=True)),
        threads,
        tuple(sum(row[seat] for row in points) / played for seat in range(players)),
    )
