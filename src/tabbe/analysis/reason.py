"""Why a move is good or bad, as codes with data and as a phrase in the player's language.

Reasons name cards that lie or lay open and the player's own, and ranks that would sweep; of a
hidden card they cannot speak, since they are made from a view.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Final

from tabbe.analysis.prospect import prospect_of
from tabbe.engine.move import Build
from tabbe.i18n import text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabbe.analysis.prospect import Prospect
    from tabbe.engine import Move, View

MOST: Final = 2
"""So many reasons are given for a move; who is told more remembers none."""

_MANY: Final = 6  # cards that a phrase still names one by one
_HIGH: Final = 10  # hand values above this creep seldom and take much


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason.

    Attributes:
        code: what it is, `leaves` or another of the keys `hint-...` of the catalogue.
        data: the values of its phrase.
    """

    code: str
    data: tuple[tuple[str, str | int], ...] = ()

    def message(self, lang: str = "en") -> str:
        """Return the reason as a phrase, without a capital and a full stop."""
        return text(f"hint-{self.code}", lang, **dict(self.data))


def reasons_for(view: View, move: Move, prospect: Prospect | None = None) -> tuple[Reason, ...]:
    """The one or two weightiest reasons for or against a legal move of the seat on turn."""
    if len(tuple(islice(view.legal, 2))) == 1:
        return (Reason("only"),)
    left = prospect_of(view, move) if prospect is None else prospect
    return tuple(islice(all_reasons(view, move, left), MOST))


def all_reasons(view: View, move: Move, left: Prospect) -> Iterator[Reason]:
    """All reasons that apply, the weightiest first."""
    rules = view.rules
    low = rules.aim == "low"
    if move.sweep:
        points = (0, rules.sweep_points, rules.double_points)[move.sweep]
        yield _reason("sweep-costs" if low else "sweep-earns", points=points, units=move.sweep)
    if move.points:
        yield _reason("takes" if low else "earns", points=move.points)
    yield from _of_table(view, left)
    if low and move.kind == "creep" and max(rules.hand_values(move.card)) > _HIGH:
        yield _reason("sheds", card=str(move.card))
    if view.batches_left == 0 and move.kind == "capture":
        yield Reason("last-low" if low else "last-high")
    if move.kind == "build":
        yield _reason("builds", value=move.made)
    if move.kind == "creep":
        yield Reason("quiet")
    if not move.points and move.kind == "capture":
        yield Reason("free" if low else "nothing")


def _of_table(view: View, left: Prospect) -> Iterator[Reason]:
    """What the table left means for whoever plays next."""
    if left.next_seat is None:
        return
    if not left.table:
        yield Reason("empty")
        return
    open_ = [risk for risk in left.risks if risk.chance > 0]
    if not open_:
        if left.risks:
            yield _reason("exhausted", ranks=" ".join(risk.sweeper for risk in left.risks))
        elif view.rules.sweep_points:
            yield Reason("safe")
        return
    duty = "must" if view.rules.forced_sweep else "may"
    data: dict[str, str | int] = {
        "ranks": " ".join(risk.sweeper for risk in open_),
        "unseen": sum(risk.unseen for risk in open_),
        "total": sum(risk.total for risk in open_),
        "chance": _percent(left.chance),
    }
    if len(left.table) > _MANY or any(isinstance(item, Build) for item in left.table):
        yield _reason(f"leaves-many-{duty}", **data)
    else:
        cards = " ".join(map(str, left.table))
        yield _reason(f"leaves-{duty}", cards=cards, **data)
    if left.double > 0:
        yield _reason("double", card=str(left.table[0]), chance=_percent(left.double))


def _reason(code: str, **data: str | int) -> Reason:
    return Reason(code, tuple(data.items()))


def _percent(chance: float) -> int:
    """A probability in whole per cent, 0 and 100 for certainty alone."""
    return 100 if chance == 1 else min(99, max(1, round(100 * chance)))
