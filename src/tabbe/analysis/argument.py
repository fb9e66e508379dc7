"""What speaks against a move that was played, and what speaks for the better one.

A reason says what a move does; whether that is an argument depends on what the other move does.
So each reason is weighed within what it is about, and those that weigh as much on both sides, or
that weigh the wrong way, are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbe.analysis.prospect import prospect_of
from tabbe.analysis.reason import MOST, all_reasons

if TYPE_CHECKING:
    from tabbe.analysis.reason import Reason
    from tabbe.engine import Move, View

_SWEPT: Final = frozenset(
    ("leaves-must", "leaves-may", "leaves-many-must", "leaves-many-may", "double")
)
_UNSWEPT: Final = frozenset(("safe", "exhausted", "empty"))


def arguments(
    view: View, played: Move, best: Move
) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """Say why one legal move of the seat on turn is worse than another.

    Args:
        view: before the move.
        played: the worse move.
        best: the better one.

    Returns:
        What speaks against the move played, and what speaks for the best one; at most two reasons
        each, the weightiest first, none that holds of both moves, and nothing where nothing
        tells them apart.
    """
    sides = [_weighed(view, move) for move in (played, best)]
    worse, better = (_totals(side) for side in sides)

    def tells(about: str) -> bool:
        return worse.get(about, 0) < better.get(about, 0)

    against, speaking = (
        tuple(reason for reason, about, weight in side if sign * weight > 0 and tells(about))[:MOST]
        for side, sign in zip(sides, (-1, 1), strict=True)
    )
    return against, speaking


def _weighed(view: View, move: Move) -> list[tuple[Reason, str, float]]:
    """The reasons of a move with what each is about, and how good that is; below 0 it is bad."""
    left = prospect_of(view, move)
    together = any(view.turn in side and left.next_seat in side for side in view.sides)
    return [
        (reason, *_weight(view, reason, -1 if together else 1))
        for reason in all_reasons(view, move, left)
    ]


def _totals(side: list[tuple[Reason, str, float]]) -> dict[str, float]:
    totals: dict[str, float] = {}
    for _, about, weight in side:
        totals[about] = totals.get(about, 0) + weight
    return totals


def _weight(view: View, reason: Reason, foe: int) -> tuple[str, float]:
    """What a reason is about, and how good; `foe` is -1 where a partner plays next."""
    low = view.rules.aim == "low"
    sign = -1 if low else 1
    # Where sweeps cost, only one that has to be made harms the next player.
    harms = foe if not low or view.rules.forced_sweep else 0
    data = dict(reason.data)
    code = reason.code
    if code in ("sweep-costs", "sweep-earns"):
        return "sweep", sign * int(data["points"])
    if code in ("takes", "earns"):
        return "points", sign * int(data["points"])
    if code in ("quiet", "free", "nothing"):
        # Better than points that cost; where points are earned, those of the other move tell.
        return "points", 0.5 if low else 0
    if code in _SWEPT:
        return "double" if code == "double" else "table", -sign * harms * int(data["chance"])
    if code in _UNSWEPT:
        return "table", sign * harms / 2
    if code in ("last-low", "last-high"):
        return "last", sign
    return code, 1 if code in ("sheds", "builds") else 0
