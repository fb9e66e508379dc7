"""Why a play is refused, with what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING

from tabbe.engine.error import REASONS, IllegalMove
from tabbe.engine.listing import LegalMoves

if TYPE_CHECKING:
    from tabbe.cards import Card
    from tabbe.engine.move import Move


def illegal(
    number: int, card: Card, takes: tuple[Card, ...], legal: Sequence[Move] = ()
) -> IllegalMove:
    """The error for a play that the kernels refuse with a number of `tabbe.engine.legal`."""
    # What would be right: a move of the same card where there is one, else the first.
    example = next(
        (move for move in islice(legal, 64) if move.card is card and move.kind != "creep"), None
    )
    example = example or next(iter(legal), None)
    return IllegalMove(
        REASONS[number],
        legal,
        card=str(card),
        takes=" ".join(str(taken) for taken in takes),
        count=len(takes),
        example=str(example or ""),
        sweeper=str(example.card if example else card),
    )


def why_kept(card: Card, legal: Sequence[Move]) -> IllegalMove | None:
    """Why a card of the hand may not simply be laid out; None when it may.

    Args:
        card: of the hand.
        legal: the moves of a view, empty out of turn.
    """
    if not isinstance(legal, LegalMoves):
        return None
    number = legal.reason_against(card.index, 0, 0, 0)
    return illegal(number, card, (), legal) if number else None
