"""The count at the end of a deal, row by row, as it is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.engine.count import count_of
from tabbe.protocol import message as m
from tabbe.protocol.position import texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.engine import Deal
    from tabbe.engine.count import Row


def breakdown(deal: Deal, number: int, totals: Sequence[int]) -> m.Breakdown:
    """Give how a finished deal was counted.

    Args:
        deal: the deal.
        number: which of the match, from 1.
        totals: per seat after the deal.

    Raises:
        DealError: when it is not over.
    """
    count = count_of(deal)
    return m.Breakdown(
        deal=number,
        categories=[_category(row) for row in count.rows],
        sweeps=[
            m.SweepPaid(
                seat=one.seat,
                card=str(one.card),
                units=one.units,
                points=one.points,
                paid=one.paid,
                reward=one.reward,
            )
            for one in count.sweeps
        ],
        cancelled=count.cancelled,
        scores=list(count.scored.scores),
        totals=list(totals),
        won=[texts(cards) for cards in count.won],
        residue_to=count.residue.seat,
        residue=texts(count.left),
        sum=count.card_sum,
        checksum=deal.rules.checksum,
    )


def _category(row: Row) -> m.Category:
    return m.Category(
        kind=row.kind,  # type: ignore[arg-type]
        points=list(row.points),
        counts=list(row.counts),
        cards=[texts(cards) for cards in row.cards],
        worth=row.worth or None,
        tied=row.tied,
    )
