"""One decision of a searching bot: the moves are tried in worlds that chance has dealt.

What all such searches share is `Search`; that of `pimc` is `Rollout`, that of `expert` is
`tabbe.bots.exploration.Exploration`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from tabbe.bots import rollout
from tabbe.bots.appraisal import Appraisal, best_first
from tabbe.bots.budget import Deadline, Stopwatch
from tabbe.bots.estimate import Estimate, estimate
from tabbe.bots.level import careful_margins
from tabbe.bots.world import S_SIZE, WIDE
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.knowledge import knowledge_of

if TYPE_CHECKING:
    from types import SimpleNamespace

    from tabbe.engine import Move, View

ENDLESS: Final = 1 << 30  # moves of a playout


class Search(ABC):
    """One decision: the position, the candidates and what the samples have said of them.

    Args:
        view: of the seat on turn.
        moves: those to choose from.
        kernels: plain or compiled.
        seed: makes the chance.
        chains: how many threads may sample at once; each has its own chance.

    Attributes:
        lived: for each move after how many rounds it was still in question.
        step: milliseconds that a move of a playout took at the most, where each is timed.
    """

    scale = 1
    linked = False
    """Whether worlds come from one another, and so are alike."""
    batches = 1
    """Of how many batches a playout is."""

    def __init__(
        self, view: View, moves: list[Move], kernels: SimpleNamespace, seed: int, chains: int = 1
    ) -> None:
        self.kernels = kernels
        self.view = view
        self.moves = moves
        self.lived = [0] * len(moves)
        self.glanced: list[float] = []
        self.plies = ENDLESS
        self.stopped = 0
        self.step = 0.0
        self.known = known = knowledge_of(view, kernels)
        self.numbers = known.numbers
        rows = [number for move in moves for number in known.row_of(move)]
        self.rows = compiler.block_of(kernels, rows)
        side = next(side for side in view.sides if view.seat in side)
        self.mask = sum(1 << seat for seat in side)
        self.sides = len(view.sides)
        self.seeds = [
            (seed >> 32 & 0xFFFFFFFF, seed & 0xFFFFFFFF, 64 * known.moves + chain)
            for chain in range(chains)
        ]
        self.totals = [compiler.new_block(kernels, S_SIZE * len(moves)) for _ in range(chains)]
        self.dice = [compiler.new_block(kernels, 4) for _ in range(chains)]
        for dice, words in zip(self.dice, self.seeds, strict=True):
            kernels.seed_dice(dice, *words)
        self.unseen = len(known.unseen)
        self.pools = [compiler.block_of(kernels, known.unseen) for _ in range(chains)]
        self.worlds = [compiler.new_block(kernels, WIDE) for _ in range(chains)]
        self.states = [compiler.new_block(kernels, WIDE) for _ in range(chains)]
        self.afters = [compiler.new_block(kernels, b.SIZE) for _ in range(chains)]

    def ahead(self, batches: int) -> int:
        """The cards of the pack that so many more batches need, all of them at the end."""
        block, numbers = self.known.block, self.numbers
        if block[b.BATCH] + batches + 1 >= numbers[b.R_BATCHES]:
            return self.view.stock
        return int(batches * numbers[b.R_BATCH_SIZE] * block[b.SEATS])

    def desk(self) -> compiler.Desk:
        """This thread's scratch space."""
        return compiler.desk_for(
            self.kernels, self.numbers[b.R_PAIR_ONLY], self.numbers[b.R_EXTENT]
        )

    @abstractmethod
    def sample(self, chain: int, samples: int, alive: list[int]) -> None:
        """Try the moves `alive` in so many more worlds of one chain."""

    def sampled(self, k: int) -> Estimate:
        """Of one move the mean margin, its standard error, and the number of samples."""
        unit = self.scale * (self.sides - 1)
        mean, error, samples = estimate(self.totals, S_SIZE * k, linked=self.linked)
        return Estimate(mean / unit, error / unit, samples)

    def better_half(self, alive: list[int]) -> list[int]:
        """The half of the moves in question, at least two, that does better; these live on."""
        ranked = sorted(alive, key=lambda k: -self.sampled(k).mean)
        better = sorted(ranked[: max(2, (len(alive) + 1) // 2)])
        for k in better:
            self.lived[k] += 1
        return better

    def appraisals(self) -> tuple[Appraisal, ...]:
        """What the samples say so far, best first; what was given up earlier comes later."""
        found = [self.sampled(k) for k in range(len(self.moves))]
        margins, errors, samples = zip(*found, strict=True)
        if self.glanced:
            pairs = zip(found, self.glanced, strict=True)
            margins = tuple(one.mean if one.samples else glance for one, glance in pairs)
            errors = tuple(one.error if one.samples else 0.0 for one in found)
        return best_first(self.moves, margins, errors, samples, self.lived)

    def forget(self) -> None:
        """Throw away what the first chain has gathered."""
        for at in range(S_SIZE * len(self.moves)):
            self.totals[0][at] = 0

    def glance(self) -> list[int]:
        """For want of time, hear `club`: the moves, those first that it likes best.

        Its word must do for every move that is not tried.
        """
        self.glanced = careful_margins(self.view, self.moves)
        return sorted(range(len(self.moves)), key=lambda k: -self.glanced[k])

    def try_once(self, k: int, deadline: Deadline) -> bool:
        """Try one move in one more world, with a look at the clock after each move of the playout.

        Returns whether there was time for it; where there is not, nothing is gathered.
        """
        self.plies = 1
        done = False
        while not done and (before := deadline.left()) > self.step:
            self.sample(0, 1, [k])
            self.step = max(self.step, before - deadline.left())
            done = not self.stopped
        self.plies, self.stopped = ENDLESS, 0
        return done

    def vary(self, deadline: Deadline) -> None:  # noqa: B027 - worlds that vary by themselves
        """Let the next world be another one, as far as there is time."""

    def probe(self, watch: Stopwatch) -> float:
        """Milliseconds that it may take to try every move once, by the start of a playout."""
        # Of the moves that leave most on the table, where there is most to choose from.
        longest = min(range(len(self.moves)), key=lambda k: len(self.moves[k].takes))
        self.plies = 1
        self.sample(0, 1, [longest])
        before = watch.ms()
        if self.stopped:
            self.sample(0, 1, [longest])
        took = watch.ms() - before
        self.plies, self.stopped = ENDLESS, 0
        self.forget()
        held = sum(int(self.known.block[b.HAND_N + seat]) for seat in range(b.MAX_SEATS))
        return took * held * self.batches * len(self.moves)


class Rollout(Search):
    """The search of `pimc`: any deal of the unseen cards, played out greedily."""

    batches = 2

    def sample(self, chain: int, samples: int, alive: list[int]) -> None:
        """Try the moves `alive` in so many more worlds of one chain."""
        stopped = compiler.block_of(self.kernels, [self.stopped, self.plies])
        desk = self.desk()
        self.kernels.roll_out(
            self.known.block,
            self.worlds[chain],
            self.states[chain],
            self.numbers,
            desk.sets,
            desk.work,
            desk.memo,
            desk.out,
            desk.room,
            self.dice[chain],
            self.pools[chain],
            self.unseen,
            self.ahead(1),
            self.mask,
            self.sides,
            self.rows,
            len(self.moves),
            sum(1 << k for k in alive),
            samples,
            stopped,
            self.totals[chain],
        )
        if self.plies != ENDLESS:
            self.stopped = int(stopped[rollout.O_MOVE])
