"""The search of `expert` as it is made ready and run: the blocks, and their way to the kernels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabbe.bots import belief
from tabbe.bots import decision as d
from tabbe.bots.boundary import SCALE
from tabbe.bots.budget import Deadline, Stopwatch
from tabbe.bots.candidate import BROAD
from tabbe.bots.guide import guide_for
from tabbe.bots.kernel import masks_of_indices, wide_block
from tabbe.bots.search import ENDLESS, Search
from tabbe.bots.way import CAREFUL, GREEDY, RANDOM, WAYS
from tabbe.bots.world import WIDE
from tabbe.engine import block as b
from tabbe.engine import compiler

if TYPE_CHECKING:
    from types import SimpleNamespace

    from tabbe.engine import Move, View

_PRIOR: Final = {RANDOM: 1, GREEDY: 5, CAREFUL: 10}
_STIRS: Final = 2
_BURN_IN: Final = 24
_LESSONS: Final = 16  # moves learnt from between two looks at the clock


class Exploration(Search):
    """The search of `expert`: likely worlds, careful play, and what is left at the batch's end."""

    scale = SCALE
    linked = True

    def __init__(
        self,
        view: View,
        moves: list[Move],
        kernels: SimpleNamespace,
        seed: int,
        chains: int = 1,
        deadline: Deadline | None = None,
    ) -> None:
        super().__init__(view, moves, kernels, seed, chains)
        self.deadline = deadline
        self.ways = 0
        self.longest = 0.0
        known = self.known
        self.guide = compiler.block_of(kernels, guide_for(view, known))
        self.base = wide_block(known, view)
        number = known.moves - known.batch_start
        decision = [0] * d.DECISION_SIZE
        decision[d.D_ME] = int(known.block[b.TURN])
        decision[d.D_MASK] = self.mask
        decision[d.D_SIDES] = self.sides
        decision[d.D_START] = known.batch_start
        decision[d.D_MOVES] = number
        decision[d.D_NUMBER] = len(known.unseen)
        decision[d.D_AHEAD] = self.ahead(0)
        decision[d.D_HORIZON] = int(known.block[b.BATCH]) + 1
        decision[d.D_COUNT] = len(moves)
        self.decision = compiler.block_of(kernels, decision)
        self.wide = compiler.new_block(kernels, WIDE * max(1, number))
        kernels.widen(known.past, self.wide, known.line, self.decision, self.base)
        self.thoughts = [self._think()]
        self.thoughts.extend(self.thoughts[0].copy() for _ in range(chains - 1))
        hidden = sum(int(known.block[b.HAND_N + seat]) for seat in range(b.MAX_SEATS))
        hidden -= len(view.hand)
        weigh = self.decision[d.D_WEIGH]
        self.decision[d.D_STIRS] = _BURN_IN if weigh else 0
        for chain in range(chains):
            self._begin(chain)
        self.decision[d.D_STIRS] = _STIRS if weigh else 2 * hidden

    def stay(self) -> None:
        """Let the hands be what the order of the pools makes them, in every world."""
        self.decision[d.D_STIRS] = 0

    def _tools(self, chain: int) -> tuple[Any, ...]:
        desk = self.desk()
        return (
            self.numbers,
            self.guide,
            desk.sets,
            desk.work,
            desk.memo,
            desk.out,
            desk.room,
            self.afters[chain],
        )

    def _think(self) -> Any:
        """What the batches gone by say of how the others play."""
        known, kernels = self.known, self.kernels
        thought = compiler.new_block(kernels, belief.THOUGHT_SIZE)
        whole = sum(_PRIOR.values())
        for seat in range(b.MAX_SEATS):
            for way, share in _PRIOR.items():
                at = belief.T_TRUST + WAYS * seat + way
                thought[at] = belief.WHOLE * share // whole
            thought[belief.T_BAN + seat] = known.bans[seat]
        if known.batch_start and not self._is_late():
            laid = [card.index for card in known.laid]
            left = [index for index in range(52) for _ in range(self.view.rules.packs)]
            for index in laid:
                left.remove(index)
            opening = [*map(int, known.opening), *masks_of_indices(left)]
            state = compiler.block_of(kernels, opening)
            stride = known.batch_start
            if self.deadline and self.deadline.is_set:
                slow = kernels is compiler.plain or len(self.view.table) >= BROAD
                stride = 1 if slow else _LESSONS
            for at in range(0, known.batch_start, stride):
                if self._is_late():
                    break
                self.decision[d.D_FROM] = at
                self.decision[d.D_UNTIL] = min(at + stride, known.batch_start)
                kernels.recognise(state, *self._tools(0), known.line, self.decision, thought)
        return thought

    def _is_late(self) -> bool:
        """Whether getting ready has taken its share of the time."""
        return self.deadline is not None and self.deadline.is_over()

    def _begin(self, chain: int) -> None:
        """Deal a first world that may be, and go some way from it."""
        kernels, pool, thought = self.kernels, self.pools[chain], self.thoughts[chain]
        kernels.deal_first(self.base, pool, len(self.known.unseen), thought, self.dice[chain])
        if self._is_late():
            self.decision[d.D_WEIGH] = 0
        if self.decision[d.D_WEIGH]:
            kernels.begin(
                self.states[chain],
                *self._tools(chain),
                self.wide,
                self.known.line,
                self.decision,
                thought,
                pool,
                self.base,
            )
            for _ in range(_BURN_IN):
                if self._is_late():
                    break
                self._stir(chain)

    def _stir(self, chain: int) -> None:
        """Go one step further from world to world."""
        before = self.deadline.left() if self.deadline else 0.0
        self.kernels.stir(
            self.states[chain],
            *self._tools(chain),
            self.wide,
            self.known.line,
            self.decision,
            self.thoughts[chain],
            self.pools[chain],
            self.base,
            self.dice[chain],
        )
        if self.deadline:
            self.longest = max(self.longest, before - self.deadline.left())

    def vary(self, deadline: Deadline) -> None:
        """Let the next world be another one, as far as there is time."""
        for _ in range(int(self.decision[d.D_STIRS])):
            if deadline.left() <= self.longest:
                break
            self._stir(0)

    def probe(self, watch: Stopwatch) -> float:
        """Milliseconds that it may take to try every move once, by the start of a playout."""
        stirs = self.longest * int(self.decision[d.D_STIRS])
        return super().probe(watch) + stirs

    def sample(self, chain: int, samples: int, alive: list[int]) -> None:
        """Try the moves `alive` in so many more worlds of one chain."""
        decision = self.decision.copy()
        decision[d.D_ALIVE] = sum(1 << k for k in alive)
        if self.plies != ENDLESS:
            # Who watches the clock stirs by `vary`.
            decision[d.D_STIRS] = 0
        decision[d.D_PLIES] = self.plies
        decision[d.D_STOPPED] = self.stopped
        decision[d.D_WAYS] = self.ways
        self.kernels.explore(
            self.base,
            self.worlds[chain],
            self.states[chain],
            *self._tools(chain),
            self.dice[chain],
            self.wide,
            self.known.line,
            decision,
            self.thoughts[chain],
            self.pools[chain],
            self.rows,
            samples,
            self.totals[chain],
        )
        if self.plies != ENDLESS:
            self.stopped = int(decision[d.D_STOPPED])
            self.ways = int(decision[d.D_WAYS])
