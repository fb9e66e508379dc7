"""How a search spends its budget: in worlds or in time, on one thread or on several."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from tabbe.bots.budget import Deadline, Stopwatch
from tabbe.bots.candidate import BROAD
from tabbe.bots.search import Search
from tabbe.engine import compiler

VAST: Final = 20  # items on the table
_SHARE: Final = 0.06  # of the budget between two looks at the clock
_CLEAR: Final = 4.0  # standard errors between two moves that settle the matter


class Crew:
    """Runs the chains of a search, on one thread or on several."""

    def __init__(self, search: Search, threads: int) -> None:
        self.search = search
        self.chains = len(search.totals)
        workers = min(threads, self.chains)
        self.pool = ThreadPoolExecutor(workers) if workers > 1 else None

    def sample(self, samples: int, alive: list[int]) -> None:
        """Try moves in so many more worlds, shared out between the chains."""
        shares = [(samples + chain) // self.chains for chain in range(self.chains)]
        jobs = [(chain, share, alive) for chain, share in enumerate(shares) if share]
        if self.pool is None:
            for job in jobs:
                self.search.sample(*job)
        else:
            for done in [self.pool.submit(self.search.sample, *job) for job in jobs]:
                done.result()

    def close(self) -> None:
        """Let the threads go."""
        if self.pool is not None:
            self.pool.shutdown()


def spend_samples(crew: Crew, samples: int, *, halve: bool) -> None:
    """Spend as many playouts as would try every move in `samples` worlds."""
    alive = list(range(len(crew.search.moves)))
    rounds = _rounds(len(alive), halve=halve)
    budget = samples * len(alive)
    for turn in range(rounds):
        share = budget // (rounds - turn) // len(alive)
        crew.sample(max(1, share), alive)
        budget -= share * len(alive)
        if halve:
            alive = crew.search.better_half(alive)


def spend_time(crew: Crew, watch: Stopwatch, ms: float, *, halve: bool) -> None:
    """Try moves until the time is up, those that do better for longer.

    Where there may be no time to try them all, they are tried one by one as long as there is.
    """
    alive = list(range(len(crew.search.moves)))
    if _is_uneven(crew.search) or crew.search.probe(watch) > ms - watch.ms():
        spend_sparingly(crew.search, Deadline(watch, ms))
        return
    rounds = _rounds(len(alive), halve=halve)
    each = 0.0  # milliseconds a move and world
    start = watch.ms()
    for turn in range(rounds):
        until = start + (ms - start) * (turn + 1) / rounds
        while True:
            before = watch.ms()
            left = until - before
            chunk = 1
            if each:
                world = each * len(alive)
                chunk = int(min(left, ms * _SHARE) / world)
                if chunk < 1 and world <= left:
                    # Worlds are dear: the clock is looked at after each.
                    chunk = 1
                if chunk < 1 or left <= 0:
                    break
            crew.sample(chunk, alive)
            took = (watch.ms() - before) / (chunk * len(alive))
            each = took if not each else max(took, 0.5 * (each + took))
            if halve and _is_clear(crew.search, alive):
                return
        if halve:
            alive = crew.search.better_half(alive)
    if each * len(alive) > ms * _SHARE:
        _spend_rest(crew.search, alive, Deadline(watch, ms))


def _is_uneven(search: Search) -> bool:
    """Whether one move of a playout may take many times as long as another: on a vast table.

    With plain kernels on a wide one already.
    """
    return len(search.view.table) >= (BROAD if search.kernels is compiler.plain else VAST)


def _spend_rest(search: Search, alive: list[int], deadline: Deadline) -> None:
    """Where no world more can be tried with all the moves, try one by one, the best first.

    Moves are compared by their means, and who leads by luck is the one most worth another look.
    """
    order = sorted(alive, key=lambda k: -search.sampled(k).mean)
    tried = 0
    while search.try_once(order[tried % len(order)], deadline):
        tried += 1


def spend_sparingly(search: Search, deadline: Deadline) -> None:
    """Try the moves one by one until the time is up, those first that `club` likes best."""
    order = search.glance()
    tried = 0
    while search.try_once(order[tried % len(order)], deadline):
        tried += 1
        if tried % len(order) == 0:
            search.vary(deadline)
    if tried < 2:
        # One move that was tried tells nothing of the others: there `club` is to decide.
        search.forget()
        return
    for k in order[tried:]:
        search.lived[k] = -1


def _rounds(moves: int, *, halve: bool) -> int:
    """How often the number of moves in question is halved."""
    return max(1, math.ceil(math.log2(moves))) if halve and moves > 1 else 1


def _is_clear(search: Search, alive: list[int]) -> bool:
    """Whether one move is better than the others beyond doubt."""
    if len(alive) < 2:
        return True
    (first, error, number), (second, other, _) = sorted(
        (search.sampled(k) for k in alive), reverse=True
    )[:2]
    return number >= 200 and first - second > _CLEAR * math.hypot(error, other)
