"""What each legal move is worth to a seat, by what its view tells."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tabbe.bots.bot import GLANCES, BotError, require_turn
from tabbe.cards import quoted, whole
from tabbe.engine.opening import shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.engine import Move, View

LEVELS: Final = (*GLANCES, "pimc", "expert")
MOST_THREADS: Final = 1024


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What a move is worth.

    Attributes:
        move: one of the legal moves.
        margin: the margin, in points of this deal, that the seat can expect to end with: what
            the other sides score on the mean less what its own side scores, or the other way
            round where the highest total wins.
        error: standard error of the margin, from the spread between samples (for `expert`, whose
            samples come from one another, between runs of them); infinite where fewer than two
            samples tell it, and 0 where the margin rests on no samples but on a judgement or a
            solved ending.
        samples: the number of samples that the margin rests on.
    """

    move: Move
    margin: float
    error: float
    samples: int


def appraise(
    view: View,
    *,
    level: str = "expert",
    samples: int | None = None,
    ms: float | None = None,
    seed: int = 0,
    threads: int = 1,
) -> tuple[Appraisal, ...]:
    """Value the legal moves of a view, best first.

    Every legal move is valued where there are no more than `tabbe.bots.candidate.MOST`; of more
    those that seem best, some for every card in the hand. There are two exceptions: on a crowded
    table the levels below `pimc` see only a few moves of each card, and an ending that `expert`
    solves is valued whole. `expert` gives the better half of the moves ever more samples: those
    it has given up rest on fewer and come after the others, even if their margin is higher.

    Args:
        view: the view of a seat on turn.
        level: which bot's judgement: one of `LEVELS`.
        samples: how many worlds to try at the most; the answer then depends on view and seed
            alone. The levels below `pimc` need no samples and no time.
        ms: how long to think instead, in milliseconds; the level's own budget when neither is
            given.
        seed: makes the chance.
        threads: cores to use; the answer does not depend on it where `samples` is given.

    Raises:
        BotError: no such level, a budget that cannot be or both of them, a seed or a number of
            threads that cannot be, or a view whose seat is not on turn.
    """
    if level not in LEVELS:
        raise BotError("bad-level", name=quoted(str(level)), known=", ".join(LEVELS))
    require_turn(view)
    worlds = whole(samples)
    if samples is not None and (worlds is None or worlds < 1):
        raise BotError("bad-budget", budget=shown(samples))
    span = _milliseconds(ms)
    if ms is not None:
        if span is None:
            raise BotError("bad-budget", budget=shown(ms))
        if samples is not None:
            raise BotError("bad-bot-budget", name=level)
    chance = whole(seed)
    if chance is None:
        raise BotError("bad-appraisal-seed", seed=quoted(str(seed)))
    cores = whole(threads)
    if cores is None or not 1 <= cores <= MOST_THREADS:
        raise BotError("bad-appraisal-threads", threads=shown(threads), most=MOST_THREADS)
    if level in GLANCES:
        from tabbe.bots.level import JUDGEMENTS

        return JUDGEMENTS[level](view)
    from tabbe.bots.searcher import searched

    return searched(view, level, worlds, span, chance, cores)


def _milliseconds(given: object) -> float | None:
    """A time to think; None where it can be none."""
    number = given if isinstance(given, float) else whole(given)
    if number is None or not 0 < number <= sys.float_info.max:
        return None
    return float(number)


def best_first(
    moves: Sequence[Move],
    margins: Sequence[float],
    errors: Sequence[float],
    samples: Sequence[int],
    lived: Sequence[int] | None = None,
) -> tuple[Appraisal, ...]:
    """The appraisals of moves, best first; of equals the earlier in the listing.

    Those that have `lived` for more rounds come first whatever their margins.
    """
    rounds = lived or [0] * len(moves)
    order = sorted(range(len(moves)), key=lambda k: (-rounds[k], -margins[k], k))
    return tuple(Appraisal(moves[k], margins[k], errors[k], samples[k]) for k in order)
