"""Why a move cannot be played: unreadable, not allowed, or one text for several moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabbe.i18n import TabbeError

if TYPE_CHECKING:
    from tabbe.engine.move import Move

# reason code -> the rule it stands for (the name of a switch where there is one)
RULE_OF_REASON = {
    "over": "over",
    "not_on_turn": "turn",
    "not_held": "hand",
    "not_on_table": "table",
    "must_capture": "capture",
    "must_capture_hand": "capture",
    "forced_sweep": "forced_sweep",
    "no_sum": "sum",
    "take_all": "extent",
    "take_most": "extent",
    "wrong_value": "value",
    "owes_trick": "builder_duty",
    "owes_build": "builder_duty",
    "no_builds": "builds",
    "nothing_built": "builds",
    "not_held_for": "builds",
    "build_sum": "sum",
    "build_locked": "raise",
    "raise_whose": "raise",
    "raise_onto": "raise_onto",
    "mere_others": "mere_by_others",
    "build_single": "builds",
    "build_from": "build_from",
    "no_clear": "spade5_clears",
    "not_locked": "builds",
    "no_such_build": "table",
    "in_build": "table",
}
# the kernels' numbers, see `tabbe.engine.legal` and `tabbe.engine.judge`
REASONS = (
    "legal",
    "not_held",
    "not_on_table",
    "must_capture",
    "must_capture_hand",
    "forced_sweep",
    "no_sum",
    "take_all",
    "take_most",
    "wrong_value",
    "owes_trick",
    "owes_build",
    "no_builds",
    "nothing_built",
    "not_held_for",
    "build_sum",
    "build_locked",
    "raise_whose",
    "raise_onto",
    "mere_others",
    "build_single",
    "build_from",
    "no_clear",
    "not_locked",
    "no_such_build",
    "in_build",
)


class InvalidMove(TabbeError):
    """A text that cannot be read as a move of this game."""


class IllegalMove(TabbeError):
    """A move that is not allowed now.

    Attributes:
        reason: code of what is wrong, a key of `RULE_OF_REASON`.
        rule: the rule it offends, the name of a switch where there is one.
        legal: the legal moves instead, listed when asked for.
    """

    def __init__(self, reason: str, legal: Sequence[Move] = (), **args: str | int) -> None:
        super().__init__("illegal-" + reason.replace("_", "-"), **args)
        self.reason = reason
        self.rule = RULE_OF_REASON[reason]
        self.legal = legal


class AmbiguousMove(TabbeError):
    """A text that fits several legal moves.

    Attributes:
        legal: the moves it fits, or the first of very many.
        complete: whether `legal` holds them all.
    """

    def __init__(self, written: str, legal: tuple[Move, ...], *, complete: bool = True) -> None:
        shown = ", ".join(str(move) for move in legal[:6]) + (" …" if len(legal) > 6 else "")
        super().__init__("ambiguous-move", written=written, moves=shown)
        self.legal = legal
        self.complete = complete


class DealError(TabbeError):
    """A deal or match that cannot be set up, or an act at the wrong moment."""
