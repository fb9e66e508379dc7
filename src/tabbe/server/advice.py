"""Hints and reviews: the one place where the server asks the analysis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.bots import make_bot
from tabbe.protocol import message as m
from tabbe.server.refusal import Refusal

if TYPE_CHECKING:
    from tabbe.engine import View

ADVISER = "greedy"
"""The bot whose move is the hint."""


def advise(view: View) -> list[m.Advice]:
    """Give moves for the seat on turn, best first."""
    move = make_bot(ADVISER).choose(view)
    return [m.Advice(move=str(move), loss=None, reasons=[])]


def review(record: str, lang: str) -> dict[str, object]:
    """Say what each move of a record cost, as `tabbe review --json` does.

    Raises:
        Refusal: this server has no analysis.
        TabbeError: the record cannot be read or replayed.
    """
    del record, lang
    raise Refusal("no_review", 501)
