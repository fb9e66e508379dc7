"""Hints and reviews: the one place where the server asks the analysis. Runs in the workers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabbe.bots.kernel import SEARCH
from tabbe.engine import compiler
from tabbe.protocol import message as m

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabbe.analysis import Reason
    from tabbe.engine import View

SAMPLES = 60_000
"""Samples for a whole review, shared by its moves; that takes some seconds."""

PLAIN_SAMPLES = 600
"""The same while the kernels are not compiled yet."""

MOST_SAMPLES = 400
"""The most for one move."""

MOST_PLAIN = 1500
"""Moves of a record that are reviewed before the kernels are compiled; that takes 12 seconds."""


class NotReadyError(Exception):
    """The kernels that this wants are being compiled."""


def advise(view: View) -> list[m.Advice]:
    """Give moves for the seat on turn with what they cost and why, best first."""
    from tabbe.analysis import hints

    return [
        m.Advice(move=str(hint.move), loss=round(hint.cost, 2), reasons=reasons(hint.reasons))
        for hint in hints(view)
    ]


def review(record: str) -> dict[str, object]:
    """Say what each move of a record cost, as `tabbe review --json` does, with reasons.

    Raises:
        TabbeError: the record cannot be read or replayed.
        NotReadyError: it is too long to be reviewed without compiled kernels.
    """
    from tabbe import analysis
    from tabbe.records import read_record

    read = read_record(record)
    fast = compiler.is_cached(SEARCH)
    moves = max(1, sum(len(deal.moves) for deal in read.deals))
    if not fast and moves > MOST_PLAIN:
        # It would be compiled here once more, within the time that a visitor has.
        raise NotReadyError
    samples = (SAMPLES if fast else PLAIN_SAMPLES) // moves
    found = analysis.review(read, samples=min(MOST_SAMPLES, max(2, samples)))
    judged = [
        {**move.as_dict(), "reasons": _plain(move.reasons), "better": _plain(move.better)}
        for move in found.moves
    ]
    return {**found.as_dict(), "moves": judged}


def reasons(given: Iterable[Reason]) -> list[m.Reason]:
    """Give reasons of the analysis as messages bear them."""
    return [
        m.Reason(code=reason.code, key=f"hint-{reason.code}", args=dict(reason.data))
        for reason in given
    ]


def _plain(given: Iterable[Reason]) -> list[dict[str, Any]]:
    return [{"key": reason.key, "args": reason.args} for reason in reasons(given)]
