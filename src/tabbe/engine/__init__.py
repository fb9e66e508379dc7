"""How play proceeds: the only place that knows. Knows nothing of bots, files or the web."""

from __future__ import annotations

from tabbe.engine.announce import announcements
from tabbe.engine.deal import Deal
from tabbe.engine.error import AmbiguousMove, DealError, IllegalMove, InvalidMove
from tabbe.engine.event import (
    Built,
    Captured,
    Crept,
    Dealt,
    Event,
    LastCards,
    PicturesRemoved,
    Residue,
    Scored,
    Swept,
)
from tabbe.engine.listing import LegalMoves
from tabbe.engine.match import Match
from tabbe.engine.move import Build, Move
from tabbe.engine.notation import parse_move
from tabbe.engine.referee import Verdict, iter_outcomes, outcomes, referee
from tabbe.engine.view import View

__all__ = [
    "AmbiguousMove",
    "Build",
    "Built",
    "Captured",
    "Crept",
    "Deal",
    "DealError",
    "Dealt",
    "Event",
    "IllegalMove",
    "InvalidMove",
    "LastCards",
    "LegalMoves",
    "Match",
    "Move",
    "PicturesRemoved",
    "Residue",
    "Scored",
    "Swept",
    "Verdict",
    "View",
    "announcements",
    "iter_outcomes",
    "outcomes",
    "parse_move",
    "referee",
]
