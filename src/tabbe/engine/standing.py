"""How a match stands between two deals: totals, ties carried over, who is out, who is ahead."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tabbe.cards import quoted
from tabbe.engine.deal import Deal
from tabbe.engine.error import DealError
from tabbe.engine.event import Scored

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabbe.cards import Card
    from tabbe.rules import Rules

TEAMS = {
    (4, "pairs"): ((0, 2), (1, 3)),
    (6, "pairs"): ((0, 3), (1, 4), (2, 5)),
    (6, "threes"): ((0, 2, 4), (1, 3, 5)),
}


@dataclass(frozen=True, slots=True)
class Standing:
    """What the finished deals of a match amount to. Immutable: `after` gives the next one.

    Attributes:
        rules: the game, with the target that ends the match.
        players: number of seats.
        sides: the seats of each team; each seat alone without teams.
        deals: the finished deals in order.
        totals: per seat the points, as the target rule lets them count.
        seats: the seats still dealt in.
        carry: what tied majorities (cards, suit) add to the next deal.
    """

    rules: Rules
    players: int
    sides: tuple[tuple[int, ...], ...]
    deals: tuple[Deal, ...] = ()
    totals: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    carry: tuple[int, int] = field(default=(0, 0))

    @classmethod
    def start(cls, rules: Rules, players: int, teams: str | None = None) -> Standing:
        """The standing before the first deal.

        Raises:
            DealError: teams that cannot be.
        """
        sides = sides_of(rules, players, teams)
        return cls(rules, players, sides, (), (0,) * players, tuple(range(players)))

    def deal(self, deck: Iterable[Card | None], dealer: int) -> Deal:
        """The next deal, from a deck whose opening table is known."""
        stop = self.rules.sweep_stop_total
        return Deal(
            self.rules,
            self.players,
            dealer,
            deck=tuple(deck),
            seats=self.seats,
            carry=self.carry,
            sweeps_count=not (stop and max(self.totals) >= stop),
            sides=tuple(s for s in self.sides if set(s) <= set(self.seats)),
        )

    def after(self, deal: Deal) -> Standing:
        """The standing when a finished deal has been counted."""
        rules = self.rules
        scores = deal.scores()
        totals = list(self.totals)
        for side in self.sides:
            reached = sum(totals[seat] + scores[seat] for seat in side)
            # Who must hit the target exactly does not score a deal that leads past it.
            if rules.target_rule == "exact" and rules.target and reached > rules.target:
                continue
            for seat in side:
                totals[seat] += scores[seat]
        carry = (0, 0)
        if rules.majority_tie == "carry":
            counted = scored(deal)
            cards = rules.majority_cards_points + self.carry[0]
            suit = rules.majority_suit_points + self.carry[1]
            carry = (
                cards if _is_tied(counted.card_counts) else 0,
                suit if _is_tied(counted.suit_counts) else 0,
            )
        seats = self.seats
        if rules.drop_out and rules.target:
            seats = tuple(seat for seat in seats if totals[seat] < rules.target)
        return Standing(
            rules, self.players, self.sides, (*self.deals, deal), tuple(totals), seats, carry
        )

    @property
    def team_totals(self) -> tuple[int, ...]:
        """Per team (per seat without teams) the points."""
        return tuple(sum(self.totals[seat] for seat in side) for side in self.sides)

    def is_over(self, limit: int | None) -> bool:
        """Whether the match ends here, after `limit` deals or by the target; ties play on."""
        if not self.deals or not self._is_due(limit):
            return False
        return self.rules.tie != "extra_deal" or len(self.ahead()) == 1

    def _is_due(self, limit: int | None) -> bool:
        """Whether the agreed end has been reached, ties aside."""
        target = self.rules.target
        if limit is not None and len(self.deals) >= limit:
            return True
        if not target:
            return False
        if self.rules.drop_out:
            return len(self.seats) <= 1
        totals = self.team_totals
        if self.rules.target_rule == "low":
            return max(totals) > target
        if self.rules.target_rule == "exact":
            return target in totals
        return max(totals) >= target

    def ahead(self) -> tuple[int, ...]:
        """The sides that are ahead by the rule that decides the match, by index."""
        totals = self.team_totals
        sides = list(range(len(totals)))
        target, rule = self.rules.target, self.rules.target_rule
        if target and self.rules.drop_out:
            # When all that were left reach the target in one deal, the lowest of them wins.
            left = self.seats or self.deals[-1].seats
            sides = [side for side in sides if self.sides[side][0] in left]
            best = min(totals[side] for side in sides)
        elif target and rule == "exact" and target in totals:
            best = target
        elif target and rule == "closest" and max(totals) >= target:
            best = min(total for total in totals if total >= target)
        elif self._highest_wins():
            best = max(totals)
        else:
            best = min(totals)
        ahead = [side for side in sides if totals[side] == best]
        if len(ahead) > 1 and self.rules.tie == "most_spades":
            spades = self.deals[-1].spade_counts
            have = {side: sum(spades[seat] for seat in self.sides[side]) for side in ahead}
            ahead = [side for side in ahead if have[side] == max(have.values())]
        return tuple(ahead)

    def _highest_wins(self) -> bool:
        """Whether the highest total wins: by the target's rule once reached, else the game's."""
        target, rule = self.rules.target, self.rules.target_rule
        if target and max(self.team_totals) >= target and rule in ("high", "low", "lose"):
            return rule == "high"
        return self.rules.aim == "high"


def sides_of(rules: Rules, players: int, teams: str | None) -> tuple[tuple[int, ...], ...]:
    """The seats of each team, each seat alone without teams.

    Raises:
        DealError: no such teams for so many players, or in a game whose players drop out.
    """
    if teams is None:
        return tuple((seat,) for seat in range(players))
    found = TEAMS.get((players, teams))
    if found is None:
        raise DealError("match-teams", teams=quoted(str(teams)), players=players)
    if rules.drop_out:
        raise DealError("match-teams-drop-out")
    return found


def teams_of(rules: Rules, players: int) -> tuple[str, ...]:
    """The names of the teams that a game has for so many players, see `sides_of`."""
    return () if rules.drop_out else tuple(name for many, name in TEAMS if many == players)


def scored(deal: Deal) -> Scored:
    """How a finished deal was counted.

    Raises:
        DealError: when it is not over.
    """
    counted = deal.events[-1]
    if not isinstance(counted, Scored):
        raise DealError("match-deal-not-over")
    return counted


def _is_tied(counts: tuple[int, ...]) -> bool:
    return counts.count(max(counts)) > 1
