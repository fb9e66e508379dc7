"""Hints: what each move of a position is worth, what it leaves, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabbe.analysis.mark import losses_of
from tabbe.analysis.prospect import Prospect, prospects
from tabbe.analysis.reason import Reason, reasons_for
from tabbe.bots import appraise

if TYPE_CHECKING:
    from tabbe.engine import Move, View


@dataclass(frozen=True, slots=True)
class Hint:
    """What is to be said of one move.

    Attributes:
        move: one of the legal moves.
        cost: points a deal that it is expected to give away against the best move, 0 or more;
            at least as many as those of every move that ranks above it.
        margin: the margin that the seat can expect to end the deal with, see `Appraisal`.
        error: standard error of the margin.
        samples: samples that the margin rests on.
        prospect: what it leaves to the next player, with the risk of each sweep.
        reasons: one or two reasons for or against it.
    """

    move: Move
    cost: float
    margin: float
    error: float
    samples: int
    prospect: Prospect
    reasons: tuple[Reason, ...]


def hints(
    view: View,
    *,
    level: str = "expert",
    samples: int | None = None,
    ms: float | None = None,
    seed: int = 0,
    threads: int = 1,
) -> tuple[Hint, ...]:
    """Value the legal moves of a view, best first, with reasons.

    Args:
        view: the view of a seat on turn. Nothing else is looked at.
        level: whose judgement, see `tabbe.bots.appraise`.
        samples: how many samples to try; the hints then depend on view and seed alone.
        ms: how long to think instead, in milliseconds.
        seed: makes the chance.
        threads: cores to use.

    Raises:
        BotError: a level or budget that cannot be, or a view whose seat is not on turn.
    """
    found = appraise(view, level=level, samples=samples, ms=ms, seed=seed, threads=threads)
    left = prospects(view, [appraisal.move for appraisal in found])
    return tuple(
        Hint(
            appraisal.move,
            cost,
            appraisal.margin,
            appraisal.error,
            appraisal.samples,
            prospect,
            reasons_for(view, appraisal.move, prospect),
        )
        for appraisal, cost, prospect in zip(found, losses_of(found), left, strict=True)
    )
