"""Searching bots: the unseen cards are dealt by chance, many times, and the moves tried there."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from tabbe.bots import playout, rollout, world
from tabbe.bots.appraisal import Appraisal, appraise, best_first
from tabbe.bots.bot import Bot
from tabbe.bots.budget import Stopwatch
from tabbe.bots.candidate import candidates
from tabbe.engine import block as b
from tabbe.engine import compiler, replay
from tabbe.engine.knowledge import knowledge_of

if TYPE_CHECKING:
    from types import SimpleNamespace

    from tabbe.engine import Move, View

compiler.add_kernels(playout)
compiler.add_kernels(replay, world, rollout)

SAMPLES: Final = 1000
"""Worlds that `pimc` tries where no budget is given."""
_CHUNK: Final = 20


def kernels_for_search() -> SimpleNamespace:
    """The kernels to search with: compiled ones if there are any, for nobody likes to wait."""
    mode = compiler.mode()
    if mode == "compiled" or (mode == "auto" and (compiler.is_loaded() or compiler.is_cached())):
        return compiler.compiled()
    return compiler.plain


class Search:
    """One decision: the position, the candidates and what the samples have said of them."""

    def __init__(self, view: View, moves: list[Move], kernels: SimpleNamespace, seed: int) -> None:
        self.kernels = kernels
        self.moves = moves
        self.known = known = knowledge_of(view, kernels)
        self.numbers = known.numbers
        rows = [number for move in moves for number in known.row_of(move)]
        self.rows = compiler.block_of(kernels, rows)
        self.pool = compiler.block_of(kernels, known.unseen)
        self.world = compiler.new_block(kernels, b.SIZE)
        self.state = compiler.new_block(kernels, b.SIZE)
        self.totals = compiler.new_block(kernels, 2 * len(moves))
        self.dice = compiler.new_block(kernels, 4)
        kernels.seed_dice(self.dice, seed >> 32 & 0xFFFFFFFF, seed & 0xFFFFFFFF, known.moves)
        side = next(side for side in view.sides if view.seat in side)
        self.mask = sum(1 << seat for seat in side)
        self.sides = len(view.sides)
        self.samples = 0

    @property
    def ahead(self) -> int:
        """The cards of the pack that play to the end of the next batch needs."""
        block, numbers = self.known.block, self.numbers
        stock = int(block[b.DECK_N] - block[b.NEXT_CARD])
        if block[b.BATCH] + 2 >= numbers[b.R_BATCHES]:
            return stock
        return int(numbers[b.R_BATCH_SIZE] * block[b.SEATS])

    def roll_out(self, samples: int) -> None:
        """Try all moves in so many more worlds."""
        desk = compiler.desk_for(
            self.kernels, self.numbers[b.R_PAIR_ONLY], self.numbers[b.R_EXTENT]
        )
        self.kernels.roll_out(
            self.known.block,
            self.world,
            self.state,
            self.numbers,
            desk.sets,
            desk.work,
            desk.memo,
            desk.out,
            desk.room,
            self.dice,
            self.pool,
            len(self.pool),
            self.ahead,
            self.mask,
            self.sides,
            self.rows,
            len(self.moves),
            samples,
            self.totals,
        )
        self.samples += samples

    def appraisals(self) -> tuple[Appraisal, ...]:
        """What the samples say so far, best first."""
        scale = self.sides - 1
        margins, errors = [], []
        for k in range(len(self.moves)):
            mean = int(self.totals[2 * k]) / self.samples
            spread = max(0.0, int(self.totals[2 * k + 1]) / self.samples - mean * mean)
            margins.append(mean / scale)
            errors.append(math.sqrt(spread / max(1, self.samples - 1)) / scale)
        return best_first(self.moves, margins, errors, [self.samples] * len(self.moves))


def searched(
    view: View, level: str, samples: int | None, ms: float | None, seed: int, threads: int
) -> tuple[Appraisal, ...]:
    """See `tabbe.bots.appraisal.appraise`."""
    del level, threads
    watch = Stopwatch()
    search = Search(view, candidates(view), kernels_for_search(), seed)
    if samples is None and ms is None:
        samples = SAMPLES
    if ms is None:
        search.roll_out(samples or SAMPLES)
        return search.appraisals()
    started = watch.ms()
    chunk = 1
    while True:
        search.roll_out(chunk)
        now = watch.ms()
        each = (now - started) / search.samples
        left = ms - now
        if left < each:
            return search.appraisals()
        chunk = max(1, min(int(left / each), 2 * chunk, _CHUNK * search.samples))


class SearchBot(Bot):
    """A bot that appraises the moves and plays the best.

    Args:
        name: as given to `make_bot`.
        level: one of `tabbe.bots.appraisal.LEVELS`.
        samples: worlds to try at each move.
        ms: milliseconds to think at each move instead.
        seed: makes the chance; the same view and seed give the same move where `samples` is set.
        threads: cores to use.
    """

    def __init__(
        self,
        name: str,
        level: str,
        *,
        samples: int | None = None,
        ms: float | None = None,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        super().__init__(name)
        self.level = level
        self._budget: dict[str, Any] = {"samples": samples, "ms": ms}
        self._seed = seed
        self._threads = threads

    def choose(self, view: View) -> Move:
        """Choose the move that is worth most."""
        only = view.legal[:2]
        if len(only) == 1:
            return only[0]
        return appraise(
            view, level=self.level, seed=self._seed, threads=self._threads, **self._budget
        )[0].move
