"""How a finished deal was counted, row by row: what the score rests on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tabbe.cards import Card
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.event import Captured, Residue, Scored, Swept
from tabbe.engine.move import Build
from tabbe.engine.standing import scored

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabbe.engine.deal import Deal
    from tabbe.rules import Rules

CARD_KINDS: Final = ("storan", "lillan", "aces", "spades")
"""Kinds of scoring cards. The ace of spades is among the aces, the two of spades is lillan."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the count.

    Attributes:
        kind: one of `CARD_KINDS`, sweeps, rewards, most_cards, most_suit, last_trick or
            laid_sweep.
        points: per seat.
        counts: per seat how many cards, or sweep units, it rests on.
        cards: per seat the cards it rests on; none for kinds without cards.
        worth: what the row is worth in all, ties carried over included, for majorities and the
            last trick, else 0.
        tied: a majority that several have; what happens then is the rule `majority_tie`.
    """

    kind: str
    points: tuple[int, ...]
    counts: tuple[int, ...]
    cards: tuple[tuple[Card, ...], ...]
    worth: int = 0
    tied: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """How a finished deal was counted.

    Attributes:
        rows: only kinds that gave somebody points, or could have; per seat their points add up
            to the score.
        sweeps: in the order of play.
        cancelled: sweep units turned back from every seat.
        won: per seat all cards won, in card order.
        residue: who got what was left.
        left: the cards that were left, those of the heaps and the pack included.
        scored: the totals.
    """

    rows: tuple[Row, ...]
    sweeps: tuple[Swept, ...]
    cancelled: int
    won: tuple[tuple[Card, ...], ...]
    residue: Residue
    left: tuple[Card, ...]
    scored: Scored

    @property
    def card_sum(self) -> int:
        """All that was scored without sweeps: what a game's checksum is about."""
        apart = [row for row in self.rows if row.kind in ("sweeps", "rewards", "laid_sweep")]
        return sum(self.scored.scores) - sum(sum(row.points) for row in apart)


def count_of(deal: Deal) -> Count:
    """Tell how a finished deal was counted.

    Raises:
        DealError: when it is not over.
    """
    totals = scored(deal)
    swept = tuple(happened for happened in deal.events if isinstance(happened, Swept))
    residue = next(happened for happened in deal.events if isinstance(happened, Residue))
    won = _cards_won(deal)
    rows = [
        *_card_rows(deal.rules, won),
        *_sweep_rows(swept, totals),
        *_majority_rows(deal, totals),
        *_last_trick(deal),
    ]
    explained = [sum(row.points[seat] for row in rows) for seat in range(deal.players)]
    laid = [score - part for score, part in zip(totals.scores, explained, strict=True)]
    if any(laid):
        # What no card, sweep or majority accounts for was paid for the opening table itself.
        rows.append(_row("laid_sweep", laid))
    cancelled = min(totals.sweeps[seat] for seat in deal.seats) if deal.rules.cancel_sweeps else 0
    return Count(tuple(rows), swept, cancelled, won, residue, tuple(_left(residue)), totals)


def _cards_won(deal: Deal) -> tuple[tuple[Card, ...], ...]:
    won: list[list[Card]] = [[] for _ in range(deal.players)]
    for happened in deal.events:
        if isinstance(happened, Captured):
            won[happened.seat] += [happened.card, *_loose(happened.takes)]
        elif isinstance(happened, Residue) and happened.seat is not None:
            won[happened.seat] += _left(happened)
    return tuple(tuple(sorted(cards)) for cards in won)


def _left(residue: Residue) -> list[Card]:
    undealt = [card for card in residue.undealt if card is not None]
    return [*_loose(residue.table), *residue.heaps, *undealt]


def _loose(items: Iterable[Card | Build]) -> list[Card]:
    cards: list[Card] = []
    for item in items:
        cards.extend(item.cards if isinstance(item, Build) else (item,))
    return cards


def kind_of(card: Card) -> str:
    """The kind a scoring card is counted as, one of `CARD_KINDS`."""
    special = {Card("Td"): "storan", Card("2s"): "lillan"}.get(card)
    return special or ("aces" if card.rank == 1 else "spades")


def _card_rows(rules: Rules, won: Sequence[tuple[Card, ...]]) -> list[Row]:
    rows = []
    for kind in CARD_KINDS:
        cards = [
            tuple(card for card in mine if rules.card_points(card) and kind_of(card) == kind)
            for mine in won
        ]
        if any(cards):
            points = [sum(rules.card_points(card) for card in mine) for mine in cards]
            rows.append(_row(kind, points, cards))
    return rows


def _sweep_rows(swept: Sequence[Swept], totals: Scored) -> list[Row]:
    if not swept:
        return []
    paid = [0] * len(totals.scores)
    for one in swept:
        if one.paid is not None:
            paid[one.paid] -= one.reward
    own = [points - back for points, back in zip(totals.sweep_points, paid, strict=True)]
    rows = [_row("sweeps", own, counts=totals.sweeps)]
    return [*rows, _row("rewards", paid)] if any(paid) else rows


def _majority_rows(deal: Deal, totals: Scored) -> list[Row]:
    rows = []
    cards, suit = deal.majorities
    for kind, worth, counts in (
        ("most_cards", cards, totals.card_counts),
        ("most_suit", suit, totals.suit_counts),
    ):
        if worth:
            # The kernel that shared it out is asked once more, about this majority alone.
            block = [0] * b.SIZE
            block[b.WON : b.WON + deal.players] = counts
            split = int(deal.rules.majority_tie == "split")
            compiler.plain.share_majority(block, b.WON, worth, split)
            points = block[b.BONUS : b.BONUS + deal.players]
            tied = counts.count(max(counts)) > 1
            rows.append(_row(kind, points, counts=counts, worth=worth, tied=tied))
    return rows


def _last_trick(deal: Deal) -> list[Row]:
    worth, last = deal.rules.last_trick_points, deal.last_capture
    if last is None or not worth:
        return []
    points = [worth if seat == last else 0 for seat in range(deal.players)]
    return [_row("last_trick", points, worth=worth)]


def _row(
    kind: str,
    points: Sequence[int],
    cards: Sequence[tuple[Card, ...]] | None = None,
    *,
    counts: Sequence[int] | None = None,
    worth: int = 0,
    tied: bool = False,
) -> Row:
    held = tuple(cards or [()] * len(points))
    numbers = [len(mine) for mine in held] if counts is None else counts
    return Row(kind, tuple(points), tuple(numbers), held, worth, tied)
