"""How a loss is marked, and how a player's losses become one figure (docs/reference/review.md).

Losses are points of a deal, and games differ in how many of those there are. So everything is
measured against the points that one deal hands out: 42 in Krypkasino.
"""

from __future__ import annotations

from itertools import accumulate
from math import exp
from statistics import fmean
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.bots import Appraisal
    from tabbe.rules import Rules

MARKS: Final = ("good", "inaccuracy", "mistake", "blunder")
"""Marks, from the smallest loss to the largest."""

THRESHOLDS: Final = (0.025, 0.06, 0.12)
"""Losses from which a move is an inaccuracy, a mistake, a blunder, in parts of the points of a
deal: 1.05, 2.52 and 5.04 points in Krypkasino, where a sweep costs 5."""


def scale_of(rules: Rules) -> float:
    """The points that one deal hands out, sweeps aside; 1 at least."""
    return float(max(rules.points_in_deal, 1))


def losses_of(found: Sequence[Appraisal]) -> list[float]:
    """The points that each appraised move gives away against the first, the best.

    A move that was given up early may have a higher margin than better ones, of few samples; so
    it loses at least as much as every move that ranks above it.
    """
    return list(accumulate((found[0].margin - one.margin for one in found), max))


def mark_of(loss: float, rules: Rules) -> str:
    """Mark a loss of so many points: one of `MARKS`."""
    share = loss / scale_of(rules)
    return MARKS[sum(share >= threshold for threshold in THRESHOLDS)]


def accuracy_of(losses: Sequence[float], rules: Rules) -> float | None:
    """The accuracy of a player, 0 to 100, from the losses of the moves at which there was a choice.

    It is the mean of 100 * exp(-loss / b), b being the loss from which a move is a blunder: 100
    without any loss, 37 where every move is just a blunder. None where there was no choice.
    """
    if not losses:
        return None
    blunder = THRESHOLDS[-1] * scale_of(rules)
    return fmean(100 * exp(-loss / blunder) for loss in losses)
