"""A record as a `Replay`: every position of every deal, ready to be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.engine.standing import Standing
from tabbe.protocol import message as m
from tabbe.protocol.breakdown import breakdown
from tabbe.protocol.position import board, told, written
from tabbe.records import replay as played_again
from tabbe.records import write_record
from tabbe.records.hidden import known_deck

if TYPE_CHECKING:
    from tabbe.engine import Deal
    from tabbe.engine.event import Event
    from tabbe.records import DealRecord, Record


def replay_of(record: Record) -> m.Replay:
    """Give all positions of a record.

    Raises:
        IllegalRecord: the record does not keep to its rules.
    """
    checked = played_again(record)
    record, rules = checked.record, checked.record.rules
    standing = Standing.start(rules, len(record.players), record.teams)
    deals = []
    for number, dealt in enumerate(record.deals[: len(checked.deals)], 1):
        deck = dealt.deck
        if None in deck:
            deck, _ = known_deck(record, number - 1, standing.seats)
        deal = standing.deal(deck, dealt.dealer)
        steps = [_step(deal, None, None, 0)]
        for move in dealt.moves:
            seat, before = deal.seat, len(deal.events)
            deal.play(move)
            steps.append(_step(deal, seat, str(deal.moves[-1]), before))
        counted = None
        if checked.deals[number - 1].is_over:
            standing = standing.after(deal)
            counted = breakdown(deal, number, standing.totals)
        deals.append(
            m.ReplayedDeal(
                deal=number,
                dealer=dealt.dealer,
                fair=_fair(dealt),
                steps=steps,
                breakdown=counted,
            )
        )
    return m.Replay(
        record=write_record(record),
        game=rules.id,
        title=rules.title,
        version=rules.version,
        rules={name: written(value) for name, value in rules.changes.items()},
        aim=rules.aim,
        names=list(record.players),
        sides=[list(side) for side in standing.sides],
        totals=list(checked.totals),
        deals=deals,
    )


def _step(deal: Deal, seat: int | None, move: str | None, since: int) -> m.Step:
    news: tuple[Event, ...] = deal.events[since:]
    hands: list[list[str | None]] = []
    for owner in range(deal.players):
        known: list[str | None] = [str(card) for card in deal.hand(owner)]
        hands.append(known + [None] * (deal.hand_size(owner) - len(known)))
    return m.Step(
        seat=seat,
        move=move,
        news=[told(event, deal.rules) for event in news],
        board=board(deal.view(None), len(deal.moves)),
        hands=hands,
        scores=list(deal.scores()),
        piles=list(deal.pile_counts),
        sweeps=list(deal.sweeps),
    )


def _fair(written: DealRecord) -> m.Fair | None:
    fair = written.fair
    if fair is None:
        return None
    return m.Fair(
        commitment=fair.commitment, secret=fair.secret, seats=list(fair.seats), until=None
    )
