"""What gathered samples say: a mean, and how far it may be off."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

from tabbe.bots.world import S_FULL, S_HELD, S_LENGTH, S_NUMBER, S_RUNS, S_SQUARE, S_SUM

if TYPE_CHECKING:
    from collections.abc import Sequence


class Estimate(NamedTuple):
    """The mean of some samples.

    Attributes:
        mean: 0 where there are none.
        error: standard error of the mean; infinite where fewer than two samples tell it.
        samples: how many.
    """

    mean: float
    error: float
    samples: int


def estimate(chains: Sequence[Any], at: int, *, linked: bool) -> Estimate:
    """Estimate a mean from what `tabbe.bots.world.gather` has put at `at` of each chain's totals.

    Args:
        chains: one block of totals for each chain of worlds.
        at: where the move's numbers begin.
        linked: whether the worlds of a chain come from one another. Then the error follows from
            the spread of the means of runs, weighed by their lengths (batch means), where that
            is the larger one; else from the spread of the samples.
    """
    number = sum(int(totals[at + S_NUMBER]) for totals in chains)
    if not number:
        return Estimate(0.0, math.inf, 0)
    mean = sum(int(totals[at + S_SUM]) for totals in chains) / number
    if number == 1:
        return Estimate(mean, math.inf, 1)
    square = sum(int(totals[at + S_SQUARE]) for totals in chains)
    variance = max(0.0, square - number * mean * mean) / (number - 1)
    if linked:
        runs = [run for totals in chains for run in _runs(totals, at)]
        if len(runs) > 1:
            spread = sum(length * (total / length - mean) ** 2 for total, length in runs)
            variance = max(variance, spread / (len(runs) - 1))
    return Estimate(mean, math.sqrt(variance / number), number)


def _runs(totals: Any, at: int) -> list[tuple[int, int]]:
    """The sum of every run of a chain with its length, the last one as far as it goes."""
    full = int(totals[at + S_FULL])
    length, held = int(totals[at + S_LENGTH]), int(totals[at + S_HELD])
    runs = [(int(totals[at + S_RUNS + k]), length) for k in range(full)]
    return [*runs, (int(totals[at + S_RUNS + full]), held)] if held else runs
