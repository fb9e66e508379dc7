"""What a match hands on from deal to deal: totals, points carried over, seats that are out.

A record names the dealer and the deck of each deal itself, so it cannot be played through a
match, which deals its own decks; this is the part of a match that a record still needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.engine import Deal, Scored
from tabbe.engine.match import TEAMS

if TYPE_CHECKING:
    from tabbe.cards import Card
    from tabbe.records.record import Record


class Standing:
    """The state of a match between two deals of a record.

    Args:
        record: the record whose deals are played one after the other.

    Attributes:
        totals: points per seat over the finished deals, as the target rule lets them count.
        seats: the seats still dealt in.
    """

    def __init__(self, record: Record) -> None:
        self._rules = record.rules
        self._players = len(record.players)
        alone = tuple((seat,) for seat in range(self._players))
        self._sides = TEAMS[self._players, record.teams] if record.teams else alone
        self._carry = (0, 0)
        self.totals = (0,) * self._players
        self.seats = tuple(range(self._players))

    def deal(self, deck: tuple[Card | None, ...], dealer: int) -> Deal:
        """Return the next deal, from a deck whose opening table is known."""
        stop = self._rules.sweep_stop_total
        return Deal(
            self._rules,
            self._players,
            dealer,
            deck=deck,
            seats=self.seats,
            carry=self._carry,
            shut=[seat for seat in self.seats if stop and self.totals[seat] >= stop],
        )

    def add(self, deal: Deal) -> None:
        """Count a finished deal."""
        rules, scores = self._rules, deal.scores()
        totals = list(self.totals)
        for side in self._sides:
            reached = sum(totals[seat] + scores[seat] for seat in side)
            # Who must hit the target exactly does not score a deal that leads past it.
            if rules.target_rule == "exact" and rules.target and reached > rules.target:
                continue
            for seat in side:
                totals[seat] += scores[seat]
        self.totals = tuple(totals)
        if rules.majority_tie == "carry":
            counted = scored(deal)
            cards = rules.majority_cards_points + self._carry[0]
            suit = rules.majority_suit_points + self._carry[1]
            self._carry = (
                cards if _is_tied(counted.card_counts) else 0,
                suit if _is_tied(counted.suit_counts) else 0,
            )
        if rules.drop_out and rules.target:
            self.seats = tuple(seat for seat in self.seats if totals[seat] < rules.target)


def scored(deal: Deal) -> Scored:
    """Return how a finished deal was counted."""
    counted = deal.events[-1]
    if not isinstance(counted, Scored):
        raise TypeError(counted)
    return counted


def _is_tied(counts: tuple[int, ...]) -> bool:
    return counts.count(max(counts)) > 1
