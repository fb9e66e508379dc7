"""The searching bots, `pimc` and `expert`: the unseen cards are dealt by chance, many times.

The moves are tried there; a last batch with few ways to play it is solved instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabbe.bots.appraisal import Appraisal, appraise
from tabbe.bots.bot import Bot
from tabbe.bots.budget import Deadline, Stopwatch
from tabbe.bots.candidate import candidates, is_forced
from tabbe.bots.crew import VAST, Crew, spend_samples, spend_time
from tabbe.bots.exploration import Exploration
from tabbe.bots.kernel import kernels_for_search
from tabbe.bots.level import club
from tabbe.bots.search import Rollout, Search
from tabbe.engine import compiler

if TYPE_CHECKING:
    from types import SimpleNamespace

    from tabbe.engine import Move, View

SAMPLES: Final = 1000
"""Worlds that `pimc` tries where no budget is given."""
MS: Final = 300
"""Milliseconds that `expert` thinks where no budget is given."""
_CHAINS: Final = 2  # of worlds, each for one core
_WORLDS: Final = 60  # ways the cards may lie that are all solved
_NODES: Final = 200_000  # positions of an ending that are looked at before it is too large
_NODES_TIMED: Final = 1 << 30  # the same where the clock says when to stop
_NODES_MANY: Final = 4_000  # the same where the other hands are not known
_ENDING: Final = 0.75  # of a budget in time may go into an ending
# Whether kernels are plain and whether there are builds; then milliseconds that the longest
# listings were found to take at tables of so many items and more.
_LISTINGS: Final = {
    (True, True): ((VAST, 2700.0), (16, 30.0)),
    (True, False): ((32, 60.0),),
    (False, True): ((40, 25.0),),
}
_TOLERANCE: Final = 0.1  # of a budget that may be passed
_READY: Final = 0.4  # of what is left then, into getting ready
_LISTED: Final = 0.3  # of that, into the moves


def searched(
    view: View, level: str, samples: int | None, ms: float | None, seed: int, threads: int
) -> tuple[Appraisal, ...]:
    """See `tabbe.bots.appraisal.appraise`."""
    # Loading what was compiled before is no thinking.
    kernels = kernels_for_search()
    watch = Stopwatch()
    if samples is None and ms is None:
        samples, ms = (SAMPLES, None) if level == "pimc" else (None, MS)
    if ms is not None and _is_endless(view, kernels, ms):
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


def _is_endless(view: View, kernels: SimpleNamespace, ms: float) -> bool:
    """Whether one listing of a seat's moves may take much of the time: on a vast table.

    Nothing looks at the clock in one listing, and in the time of such a budget every move would
    be tried in one world at the most, which tells less than a look at each.
    """
    kind = kernels is compiler.plain, view.rules.builds != "none"
    return any(
        len(view.table) >= items and took > _TOLERANCE * ms
        for items, took in _LISTINGS.get(kind, ())
    )


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
        if is_forced(view):
            return view.legal[0]
        return appraise(
            view, level=self.level, seed=self._seed, threads=self._threads, **self._budget
        )[0].move
