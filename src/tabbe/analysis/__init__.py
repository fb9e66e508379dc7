"""What a move is worth and why, by what its player could know: hints, and the review of a game."""

from __future__ import annotations

from tabbe.analysis.hint import Hint, hints
from tabbe.analysis.mark import MARKS, mark_of
from tabbe.analysis.picture import draw_review
from tabbe.analysis.prospect import Prospect, Risk, prospect_of
from tabbe.analysis.reason import Reason, reasons_for
from tabbe.analysis.review import Review, ReviewedMove, review

__all__ = [
    "MARKS",
    "Hint",
    "Prospect",
    "Reason",
    "Review",
    "ReviewedMove",
    "Risk",
    "draw_review",
    "hints",
    "mark_of",
    "prospect_of",
    "reasons_for",
    "review",
]
