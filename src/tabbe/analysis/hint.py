"""Hints: what each move of a position is worth, what it leaves, and why."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Final

from tabbe.analysis.mark import losses_of
from tabbe.analysis.prospect import Prospect, prospects
from tabbe.analysis.reason import Reason, reasons_for
from tabbe.bots import appraise
from tabbe.bots.candidate import MOST
from tabbe.bots.kernel import kernels_for_search
from tabbe.engine import compiler

if TYPE_CHECKING:
    from tabbe.engine import Move, View

_WORK: Final = 3_000  # samples, times moves, times players: some tenths of a second when plain
_FASTER: Final = 100  # times as many go into the same time when compiled
_MOST: Final = 10_000
_CROWD: Final = 12  # items on a table on which a sample takes about a hundred times as long


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

    Without a budget `expert` gets as many samples as go into some tenths of a second on a usual
    machine, by the view and by whether kernels are compiled, and never by the clock: who asks
    again is told the same. On a crowded table without compiled kernels `club` is asked instead,
    for whom samples would take too long.

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
    if level == "expert" and samples is None and ms is None:
        level, samples = _at_once(view)
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


def _at_once(view: View) -> tuple[str, int]:
    """Whose judgement of a view, by how many samples, a person need not wait for."""
    plain = kernels_for_search() is compiler.plain
    crowded = len(view.table) >= _CROWD
    if plain and crowded:
        return "club", 1
    moves = len(tuple(islice(view.legal, MOST)))
    work = _WORK if plain or crowded else _FASTER * _WORK
    return "expert", max(1, min(_MOST, work // (max(1, moves) * view.players)))
