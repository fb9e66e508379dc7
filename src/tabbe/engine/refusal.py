"""Why a play is refused, with what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabbe.engine.error import REASONS, IllegalMove
from tabbe.engine.listing import LegalMoves, take_among

if TYPE_CHECKING:
    from tabbe.cards import Card
    from tabbe.engine.move import Move


def illegal(
    number: int, card: Card, takes: tuple[Card, ...], legal: Sequence[Move] = ()
) -> IllegalMove:
    """The error for a play that the kernels refuse with a number of `tabbe.engine.legal`."""
    return IllegalMove(REASONS[number], legal, **_args(card, takes, right_instead(card, legal)))


def kept_args(card: Card, example: Move | None) -> dict[str, str | int]:
    """What the error of `why_kept` says beside its reason; `example` is what would be right."""
    return _args(card, (), example)


def _args(card: Card, takes: tuple[Card, ...], example: Move | None) -> dict[str, str | int]:
    return {
        "card": str(card),
        "takes": " ".join([str(taken) for taken in takes]),
        "count": len(takes),
        "example": str(example or ""),
        "sweeper": str(example.card if example else card),
    }


def right_instead(card: Card, legal: Sequence[Move]) -> Move | None:
    """What would be right: a take of the same card where there is one, else the first move."""
    return legal.instead(card) if isinstance(legal, LegalMoves) else take_among(card, legal)


def reason_kept(card: Card, legal: Sequence[Move]) -> int:
    """The kernels' number of why a card of the hand may not simply be laid out, 0 when it may.

    Args:
        card: of the hand.
        legal: the moves of a view, empty out of turn.
    """
    return legal.reason_against(card.index, 0, 0, 0) if isinstance(legal, LegalMoves) else 0


def why_kept(card: Card, legal: Sequence[Move]) -> IllegalMove | None:
    """Why a card of the hand may not simply be laid out, see `reason_kept`; None when it may."""
    number = reason_kept(card, legal)
    return illegal(number, card, (), legal) if number else None
