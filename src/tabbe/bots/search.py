"""Searching bots: the unseen cards are dealt by chance, many times, and the moves tried there."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

from tabbe.bots import explore, policy, rollout
from tabbe.bots.appraisal import Appraisal, appraise, best_first
from tabbe.bots.bot import Bot
from tabbe.bots.budget import Deadline, Stopwatch
from tabbe.bots.candidate import candidates
from tabbe.bots.estimate import Estimate, estimate
from tabbe.bots.guide import guide_for
from tabbe.bots.kernel import kernels_for_search, masks_of_indices, wide_block
from tabbe.bots.level import careful_margins, club
from tabbe.bots.world import S_SIZE
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.knowledge import knowledge_of

if TYPE_CHECKING:
    from types import SimpleNamespace

    from tabbe.engine import Move, View

SAMPLES: Final = 1000
"""Worlds that `pimc` tries where no budget is given."""
MS: Final = 300
"""Milliseconds that `expert` thinks where no budget is given."""
_CHAINS: Final = 2  # of worlds, each for one core
_ENDLESS: Final = 1 << 30  # moves of a playout
_SHARE: Final = 0.06  # of the budget between two looks at the clock
_PRIOR: Final = {policy.RANDOM: 1, policy.GREEDY: 5, policy.CAREFUL: 10}
_STIRS: Final = 2
_BURN_IN: Final = 24
_WORLDS: Final = 60  # ways the cards may lie that are all solved
_NODES: Final = 200_000  # positions of an ending that are looked at before it is too large
_NODES_TIMED: Final = 1 << 30  # the same where the clock says when to stop
_NODES_MANY: Final = 4_000  # the same where the other hands are not known
_ENDING: Final = 0.75  # of a budget in time may go into an ending
_READY: Final = 0.4  # of what is left then, into getting ready
_LISTED: Final = 0.3  # of that, into the moves
_LESSONS: Final = 16  # moves learnt from between two looks at the clock
_VAST: Final = 20  # items on the table
_CLEAR: Final = 4.0  # standard errors between two moves that settle the matter


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
        self.plies = _ENDLESS
        self.stopped = 0
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
        self.worlds = [compiler.new_block(kernels, policy.WIDE) for _ in range(chains)]
        self.states = [compiler.new_block(kernels, policy.WIDE) for _ in range(chains)]
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
        longest = 0.0
        done = False
        while not done and (before := deadline.left()) > longest:
            self.sample(0, 1, [k])
            longest = max(longest, before - deadline.left())
            done = not self.stopped
        self.plies, self.stopped = _ENDLESS, 0
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
        self.plies, self.stopped = _ENDLESS, 0
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
        if self.plies != _ENDLESS:
            self.stopped = int(stopped[rollout.O_MOVE])


class Exploration(Search):
    """The search of `expert`: likely worlds, careful play, and what is left at the batch's end."""

    scale = explore.SCALE
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
        decision = [0] * explore.DECISION_SIZE
        decision[explore.D_ME] = int(known.block[b.TURN])
        decision[explore.D_MASK] = self.mask
        decision[explore.D_SIDES] = self.sides
        decision[explore.D_START] = known.batch_start
        decision[explore.D_MOVES] = number
        decision[explore.D_NUMBER] = len(known.unseen)
        decision[explore.D_AHEAD] = self.ahead(0)
        decision[explore.D_HORIZON] = int(known.block[b.BATCH]) + 1
        decision[explore.D_COUNT] = len(moves)
        self.decision = compiler.block_of(kernels, decision)
        self.wide = compiler.new_block(kernels, policy.WIDE * max(1, number))
        kernels.widen(known.past, self.wide, known.line, self.decision, self.base)
        self.thoughts = [self._think()]
        self.thoughts.extend(self.thoughts[0].copy() for _ in range(chains - 1))
        hidden = sum(int(known.block[b.HAND_N + seat]) for seat in range(b.MAX_SEATS))
        hidden -= len(view.hand)
        weigh = self.decision[explore.D_WEIGH]
        self.decision[explore.D_STIRS] = _BURN_IN if weigh else 0
        for chain in range(chains):
            self._begin(chain)
        self.decision[explore.D_STIRS] = _STIRS if weigh else 2 * hidden

    def stay(self) -> None:
        """Let the hands be what the order of the pools makes them, in every world."""
        self.decision[explore.D_STIRS] = 0

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
        thought = compiler.new_block(kernels, explore.THOUGHT_SIZE)
        whole = sum(_PRIOR.values())
        for seat in range(b.MAX_SEATS):
            for way, share in _PRIOR.items():
                at = explore.T_TRUST + policy.WAYS * seat + way
                thought[at] = explore.WHOLE * share // whole
            thought[explore.T_BAN + seat] = known.bans[seat]
        if known.batch_start and not self._is_late():
            laid = [card.index for card in known.laid]
            left = [index for index in range(52) for _ in range(self.view.rules.packs)]
            for index in laid:
                left.remove(index)
            opening = [*map(int, known.opening), *masks_of_indices(left)]
            state = compiler.block_of(kernels, opening)
            stride = known.batch_start
            if self.deadline and self.deadline.is_set:
                stride = 1 if kernels is compiler.plain else _LESSONS
            for at in range(0, known.batch_start, stride):
                if self._is_late():
                    break
                self.decision[explore.D_FROM] = at
                self.decision[explore.D_UNTIL] = min(at + stride, known.batch_start)
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
            self.decision[explore.D_WEIGH] = 0
        if self.decision[explore.D_WEIGH]:
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
        for _ in range(int(self.decision[explore.D_STIRS])):
            if deadline.left() <= self.longest:
                break
            self._stir(0)

    def probe(self, watch: Stopwatch) -> float:
        """Milliseconds that it may take to try every move once, by the start of a playout."""
        stirs = self.longest * int(self.decision[explore.D_STIRS])
        return super().probe(watch) + stirs

    def sample(self, chain: int, samples: int, alive: list[int]) -> None:
        """Try the moves `alive` in so many more worlds of one chain."""
        decision = self.decision.copy()
        decision[explore.D_ALIVE] = sum(1 << k for k in alive)
        if self.plies != _ENDLESS:
            # Who watches the clock stirs by `vary`.
            decision[explore.D_STIRS] = 0
        decision[explore.D_PLIES] = self.plies
        decision[explore.D_STOPPED] = self.stopped
        decision[explore.D_WAYS] = self.ways
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
        if self.plies != _ENDLESS:
            self.stopped = int(decision[explore.D_STOPPED])
            self.ways = int(decision[explore.D_WAYS])


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


def searched(
    view: View, level: str, samples: int | None, ms: float | None, seed: int, threads: int
) -> tuple[Appraisal, ...]:
    """See `tabbe.bots.appraisal.appraise`."""
    # Loading what was compiled before is no thinking.
    kernels = kernels_for_search()
    watch = Stopwatch()
    if samples is None and ms is None:
        samples, ms = (SAMPLES, None) if level == "pimc" else (None, MS)
    if ms is not None and kernels is compiler.plain and _is_endless(view):
        return club(view)
    if level == "expert" and view.batches_left == 0:
        ending = _ending(view, watch, ms, kernels)
        if ending is not None:
            return ending
    listed = Deadline(watch, ms, _READY * _LISTED)
    ready = Deadline(watch, ms, _READY)
    moves = candidates(view, deadline=listed)
    search: Search
    if level == "pimc":
        search = Rollout(view, moves, kernels, seed)
    else:
        chains = _CHAINS if ms is None else threads
        search = Exploration(view, moves, kernels, seed, chains, ready)
    crew = Crew(search, threads)
    try:
        if ms is not None:
            spend_time(crew, watch, ms, halve=level != "pimc")
        elif samples is not None:
            spend_samples(crew, samples, halve=level != "pimc")
    finally:
        crew.close()
    return search.appraisals()


def _is_endless(view: View) -> bool:
    """Whether plain kernels may take seconds to list one seat's moves: a vast table, and builds.

    Nothing looks at the clock in one listing, and in the time of a usual budget every move would
    be tried in one world at the most, which tells less than a look at each.
    """
    return view.rules.builds != "none" and len(view.table) >= _VAST


def _ending(
    view: View, watch: Stopwatch, ms: float | None, kernels: SimpleNamespace
) -> tuple[Appraisal, ...] | None:
    """The solved moves of a last batch, where there are few enough ways to play it."""
    from tabbe.bots.solver import solved

    # With a budget in samples the limit must not depend on the machine, nor on the kernels.
    nodes = _NODES if ms is None else _NODES_TIMED
    if len(view.sides) > 2 or view.players > 2:
        nodes = _NODES_MANY
    found = solved(view, kernels, _WORLDS, nodes, Deadline(watch, ms, _ENDING))
    return None if found is None else found.moves


def _rounds(moves: int, *, halve: bool) -> int:
    """How often the number of moves in question is halved."""
    return max(1, math.ceil(math.log2(moves))) if halve and moves > 1 else 1


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
    # On a vast table one move of a playout may take many times as long as another.
    if len(crew.search.view.table) >= _VAST or crew.search.probe(watch) > ms - watch.ms():
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
                chunk = int(min(left, ms * _SHARE) / (each * len(alive)))
            if each and (chunk < 1 or left <= 0):
                break
            crew.sample(max(1, chunk), alive)
            took = (watch.ms() - before) / (max(1, chunk) * len(alive))
            each = took if not each else max(took, 0.5 * (each + took))
            if halve and _is_clear(crew.search, alive):
                return
        if halve:
            alive = crew.search.better_half(alive)


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


def _is_clear(search: Search, alive: list[int]) -> bool:
    """Whether one move is better than the others beyond doubt."""
    if len(alive) < 2:
        return True
    (first, error, number), (second, other, _) = sorted(
        (search.sampled(k) for k in alive), reverse=True
    )[:2]
    return number >= 200 and first - second > _CLEAR * math.hypot(error, other)


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
