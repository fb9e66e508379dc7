"""The count at the end of a deal, row by row, from the events that everybody saw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.cards import Card
from tabbe.engine import Build as EngineBuild
from tabbe.engine import event
from tabbe.protocol import message as m
from tabbe.protocol.position import texts

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabbe.engine.event import Event
    from tabbe.rules import Rules

Cards = list[list[Card]]
"""Per seat some cards."""


def breakdown(
    rules: Rules,
    deal: int,
    events: Sequence[Event],
    totals: Sequence[int],
    carry: tuple[int, int] = (0, 0),
) -> m.Breakdown:
    """Give how a finished deal was counted.

    Args:
        rules: the game.
        deal: number in the match, from 1.
        events: all of the deal; the last is its `Scored`.
        totals: per seat after the deal.
        carry: what earlier ties added to the majorities (cards, suit).
    """
    scored = events[-1]
    if not isinstance(scored, event.Scored):
        raise TypeError("the last event of a finished deal is its score")
    players = len(scored.scores)
    won = cards_won(events, players)
    swept = [happened for happened in events if isinstance(happened, event.Swept)]
    residue = next(happened for happened in events if isinstance(happened, event.Residue))
    categories = [
        *_card_rows(rules, won),
        *_sweep_rows(swept, scored, players),
        *_majority_rows(rules, scored, carry),
        *_last_trick(rules, events, players),
    ]
    explained = [sum(row.points[seat] for row in categories) for seat in range(players)]
    laid = [score - part for score, part in zip(scored.scores, explained, strict=True)]
    if any(laid):
        # What no card, sweep or majority accounts for was paid for the opening table itself.
        categories.append(_row("laid_sweep", laid))
    rewards = [row for row in categories if row.kind in ("sweeps", "rewards", "laid_sweep")]
    left = [*_loose(residue.table), *residue.heaps]
    left += [card for card in residue.undealt if card is not None]
    return m.Breakdown(
        deal=deal,
        categories=categories,
        sweeps=[
            m.SweepPaid(
                seat=one.seat,
                card=str(one.card),
                units=one.units,
                points=one.points,
                paid=one.paid,
                reward=one.reward,
            )
            for one in swept
        ],
        cancelled=_cancelled(rules, events, scored),
        scores=list(scored.scores),
        totals=list(totals),
        won=[texts(cards) for cards in won],
        residue_to=residue.seat,
        residue=texts(left),
        sum=sum(scored.scores) - sum(sum(row.points) for row in rewards),
        checksum=rules.checksum,
    )


def cards_won(events: Iterable[Event], players: int) -> Cards:
    """Give per seat the cards won, in card order."""
    won: Cards = [[] for _ in range(players)]
    for happened in events:
        if isinstance(happened, event.Captured):
            won[happened.seat] += [happened.card, *_loose(happened.takes)]
        elif isinstance(happened, event.Residue) and happened.seat is not None:
            won[happened.seat] += [*_loose(happened.table), *happened.heaps]
            won[happened.seat] += [card for card in happened.undealt if card is not None]
    return [sorted(cards) for cards in won]


def _loose(items: Iterable[Card | EngineBuild]) -> list[Card]:
    cards: list[Card] = []
    for item in items:
        cards.extend(item.cards if isinstance(item, EngineBuild) else (item,))
    return cards


def _kind(card: Card) -> str:
    """The row a scoring card stands in; the ace of spades among the aces."""
    special = {Card("Td"): "storan", Card("2s"): "lillan"}.get(card)
    return special or ("aces" if card.rank == 1 else "spades")


def _card_rows(rules: Rules, won: Cards) -> list[m.Category]:
    rows = []
    for kind in ("storan", "lillan", "aces", "spades"):
        cards = [
            [card for card in mine if rules.card_points(card) and _kind(card) == kind]
            for mine in won
        ]
        if any(cards):
            points = [sum(rules.card_points(card) for card in mine) for mine in cards]
            rows.append(_row(kind, points, cards))
    return rows


def _sweep_rows(
    swept: Sequence[event.Swept], scored: event.Scored, players: int
) -> list[m.Category]:
    if not swept:
        return []
    paid = [0] * players
    for one in swept:
        if one.paid is not None:
            paid[one.paid] -= one.reward
    own = [points - back for points, back in zip(scored.sweep_points, paid, strict=True)]
    rows = [_row("sweeps", own, counts=list(scored.sweeps))]
    return [*rows, _row("rewards", paid)] if any(paid) else rows


def _majority_rows(rules: Rules, scored: event.Scored, carry: tuple[int, int]) -> list[m.Category]:
    rows = []
    for kind, worth, counts in (
        ("most_cards", rules.majority_cards_points + carry[0], scored.card_counts),
        ("most_suit", rules.majority_suit_points + carry[1], scored.suit_counts),
    ):
        if not worth:
            continue
        most = [seat for seat, count in enumerate(counts) if count == max(counts)]
        points = [0] * len(counts)
        if len(most) == 1:
            points[most[0]] = worth
        elif rules.majority_tie == "split" and worth % len(most) == 0:
            for seat in most:
                points[seat] = worth // len(most)
        rows.append(_row(kind, points, counts=list(counts), worth=worth, tied=len(most) > 1))
    return rows


def _last_trick(rules: Rules, events: Sequence[Event], players: int) -> list[m.Category]:
    last = next((one for one in reversed(events) if isinstance(one, event.Captured)), None)
    if last is None or not rules.last_trick_points:
        return []
    points = [0] * players
    points[last.seat] = rules.last_trick_points
    return [_row("last_trick", points, worth=rules.last_trick_points)]


def _cancelled(rules: Rules, events: Sequence[Event], scored: event.Scored) -> int:
    if not rules.cancel_sweeps:
        return 0
    first = next(one for one in events if isinstance(one, event.Dealt))
    return min(scored.sweeps[seat] for seat, hand in enumerate(first.hands) if hand)


def _row(
    kind: str,
    points: Sequence[int],
    cards: Cards | None = None,
    *,
    counts: list[int] | None = None,
    worth: int | None = None,
    tied: bool = False,
) -> m.Category:
    held = cards or [[] for _ in points]
    return m.Category(
        kind=kind,  # type: ignore[arg-type]
        points=list(points),
        counts=[len(mine) for mine in held] if counts is None else counts,
        cards=[texts(mine) for mine in held],
        worth=worth,
        tied=tied,
    )
