"""A match: the agreed series of deals, with rotating dealer, teams, totals, end and ties."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabbe.cards import Stream, check_seed, deck_of_match, draw_of_match, full_deck, quoted
from tabbe.engine.deal import Deal, is_whole
from tabbe.engine.error import DealError
from tabbe.engine.event import Scored

if TYPE_CHECKING:
    from tabbe.rules import Rules

TEAMS = {
    (4, "pairs"): ((0, 2), (1, 3)),
    (6, "pairs"): ((0, 3), (1, 4), (2, 5)),
    (6, "threes"): ((0, 2, 4), (1, 3, 5)),
}


@dataclass(frozen=True, slots=True)
class _Counted:
    """What the match keeps of a finished deal."""

    scores: tuple[int, ...]
    spades: tuple[int, ...]
    cards: tuple[int, ...]


class Match:
    """A series of deals.

    Args:
        rules: a preset id, a path to a preset file, or a `Rules` record.
        players: number of seats.
        teams: None, `"pairs"` (partners opposite, 4 or 6 seats) or `"threes"` (6 seats).
        deals: number of deals; the preset's, or the number of players, when None.
        target: total that ends the match as the rules' `target_rule` says; the preset's when
            None, 0 for none.
        seed: makes all decks and the draw for dealer; drawn at random when None.
        dealer: first dealer; drawn as the rules say when None.

    Raises:
        RulesError: unknown preset, or a number of players the game is not for.
        DealError: teams, deals, target or dealer that cannot be.
    """

    def __init__(
        self,
        rules: str | Rules = "krypkasino",
        players: int = 2,
        teams: str | None = None,
        deals: int | None = None,
        target: int | None = None,
        seed: int | str | None = None,
        dealer: int | None = None,
    ) -> None:
        from tabbe.rules import load_rules

        self.rules = load_rules(rules) if isinstance(rules, str) else rules
        self.rules.plan(players)
        self.players = players
        self.teams = teams
        self._sides = _sides(self.rules, players, teams)
        self.target = _count("match-target", target, self.rules.target)
        if target is not None and target != self.rules.target:
            self.rules = self.rules.with_switches(target=target)
        limit = _count("match-deals", deals, 0)
        self.deals: int | None = limit or (self.rules.deals or (None if self.target else players))
        self._seed: int | str = secrets.token_hex(32) if seed is None else seed
        check_seed(self._seed)
        self.first_dealer = (
            draw_dealer(self.rules, players, self._seed) if dealer is None else dealer
        )
        self._finished: list[_Counted] = []
        self._carry = (0, 0)
        self._out: set[int] = set()
        self._deal = self._new_deal(self.first_dealer)

    # --- deals ----------------------------------------------------------------------------------

    @property
    def deal(self) -> Deal:
        """The deal in play, or the one just finished."""
        return self._deal

    @property
    def dealer(self) -> int:
        """Dealer of the deal in play."""
        return self._deal.dealer

    @property
    def deal_number(self) -> int:
        """Number of the deal in play, from 1."""
        return len(self._finished) + 1

    @property
    def seats_in(self) -> tuple[int, ...]:
        """The seats that have not dropped out, the deal just finished counted."""
        out = self._out_now()
        return tuple(seat for seat in range(self.players) if seat not in out)

    def next_deal(self) -> Deal:
        """Start the next deal, dealt by the next seat that is still in.

        Raises:
            DealError: the deal in play is not over, or the match is.
        """
        if not self._deal.is_over:
            raise DealError("match-deal-not-over")
        if self.is_over:
            raise DealError("match-over")
        self._carry = self._carry_now()
        self._out = self._out_now()
        self._finished.append(_counted(self._deal))
        dealer = (self._deal.dealer + 1) % self.players
        while dealer in self._out:
            dealer = (dealer + 1) % self.players
        self._deal = self._new_deal(dealer)
        return self._deal

    def _new_deal(self, dealer: int) -> Deal:
        stop = self.rules.sweep_stop_total
        totals = self._totals_of(self._finished)
        return Deal(
            self.rules,
            self.players,
            dealer,
            deck=deck_of_match(self._seed, self.deal_number, self.rules.packs),
            seats=[seat for seat in range(self.players) if seat not in self._out],
            carry=self._carry,
            sweeps_count=not (stop and max(totals) >= stop),
        )

    def _counted_deals(self) -> list[_Counted]:
        return [*self._finished, _counted(self._deal)] if self._deal.is_over else self._finished

    def _carry_now(self) -> tuple[int, int]:
        """What a tied majority of the deal just finished adds to the next deal."""
        if self.rules.majority_tie != "carry":
            return (0, 0)
        counted = _counted(self._deal)
        suit = self._deal.suit_counts
        cards = self.rules.majority_cards_points + self._carry[0]
        suits = self.rules.majority_suit_points + self._carry[1]
        return (cards if _is_tied(counted.cards) else 0, suits if _is_tied(suit) else 0)

    def _out_now(self) -> set[int]:
        if not self.rules.drop_out or not self.target:
            return set()
        return {seat for seat, total in enumerate(self.totals) if total >= self.target}

    # --- totals ---------------------------------------------------------------------------------

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """Per finished deal the points of each seat."""
        return tuple(counted.scores for counted in self._counted_deals())

    @property
    def totals(self) -> tuple[int, ...]:
        """Per seat the points of all finished deals, as the target rule lets them count."""
        return self._totals_of(self._counted_deals())

    @property
    def team_totals(self) -> tuple[int, ...]:
        """Per team (per seat without teams) the points of all finished deals."""
        totals = self.totals
        return tuple(sum(totals[seat] for seat in side) for side in self._sides)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each team; each seat alone without teams."""
        return self._sides

    def _totals_of(self, deals: list[_Counted]) -> tuple[int, ...]:
        totals = [0] * self.players
        for counted in deals:
            for side in self._sides:
                gain = sum(counted.scores[seat] for seat in side)
                have = sum(totals[seat] for seat in side)
                # Who must hit the target exactly does not score a deal that leads past it.
                if self.rules.target_rule == "exact" and self.target and have + gain > self.target:
                    continue
                for seat in side:
                    totals[seat] += counted.scores[seat]
        return tuple(totals)

    # --- the end --------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the last deal has been counted and the winners stand."""
        if not self._deal.is_over:
            return False
        if not self._is_due():
            return False
        return self.rules.tie != "extra_deal" or len(self._best_sides()) == 1

    def _is_due(self) -> bool:
        """Whether the agreed end has been reached, ties aside."""
        if self.deals is not None and len(self._counted_deals()) >= self.deals:
            return True
        if not self.target:
            return False
        totals = self.team_totals
        if self.rules.drop_out:
            return len(self.seats_in) <= 1
        match self.rules.target_rule:
            case "low":
                return max(totals) > self.target
            case "exact":
                return self.target in totals
            case _:
                return max(totals) >= self.target

    def _best_sides(self) -> tuple[int, ...]:
        """The sides that are ahead by the rule that decides the match."""
        totals = self.team_totals
        sides = list(range(len(totals)))
        rule = self.rules.target_rule
        reached = bool(self.target) and max(totals) >= self.target
        if self.rules.drop_out and self.target:
            inside = [side for side in sides if self._sides[side][0] in self.seats_in]
            # When all that were left reach the target in one deal, the lowest of them wins.
            last = [side for side in sides if self._sides[side][0] in self._deal.seats]
            sides = inside or last
            best = min(totals[side] for side in sides)
        elif reached and rule == "exact" and self.target in totals:
            best = self.target
        elif reached and rule == "closest":
            best = min(total for total in totals if total >= self.target)
        elif rule == "high" if self.target else self.rules.aim == "high":
            best = max(totals)
        else:
            best = min(totals)
        ahead = [side for side in sides if totals[side] == best]
        if len(ahead) > 1 and self.rules.tie == "most_spades":
            spades = _counted(self._deal).spades
            have = {side: sum(spades[seat] for seat in self._sides[side]) for side in ahead}
            ahead = [side for side in ahead if have[side] == max(have.values())]
        return tuple(ahead)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, several on a shared win; empty until the match is over."""
        if not self.is_over:
            return ()
        return tuple(sorted(seat for side in self._best_sides() for seat in self._sides[side]))

    def __repr__(self) -> str:
        return (
            f"<Match {self.rules.id} players={self.players} deal={self.deal_number} "
            f"totals={self.totals}>"
        )


def draw_dealer(rules: Rules, players: int, seed: int | str) -> int:
    """Draw the first dealer: one card each from a shuffled pack, dealt from seat 0.

    The highest rank deals (ace high), or the lowest (ace low), or, with `first_dealer="random"`, a
    seat is drawn. Equals draw again from the same pack.
    """
    stream: Stream = draw_of_match(seed)
    if rules.first_dealer == "random":
        return stream.below(players)
    pack = list(stream.shuffled(full_deck(1)))
    drawing = list(range(players))
    while len(drawing) > 1:
        if len(pack) < len(drawing):
            pack = list(stream.shuffled(full_deck(1)))
        drawn = {seat: pack.pop(0) for seat in drawing}
        if rules.first_dealer == "high":
            rank = {seat: 14 if card.rank == 1 else card.rank for seat, card in drawn.items()}
            best = max(rank.values())
        else:
            rank = {seat: card.rank for seat, card in drawn.items()}
            best = min(rank.values())
        drawing = [seat for seat in drawing if rank[seat] == best]
    return drawing[0]


def _counted(deal: Deal) -> _Counted:
    counted = deal.events[-1]
    if not isinstance(counted, Scored):
        raise DealError("match-deal-not-over")
    return _Counted(counted.scores, deal.spade_counts, counted.card_counts)


def _is_tied(counts: tuple[int, ...]) -> bool:
    return counts.count(max(counts)) > 1


def _sides(rules: Rules, players: int, teams: str | None) -> tuple[tuple[int, ...], ...]:
    if teams is None:
        return tuple((seat,) for seat in range(players))
    found = TEAMS.get((players, teams))
    if found is None:
        raise DealError("match-teams", teams=quoted(str(teams)), players=players)
    if rules.drop_out:
        raise DealError("match-teams-drop-out")
    return found


def _count(key: str, wanted: int | None, usual: int) -> int:
    if wanted is None:
        return usual
    if not is_whole(wanted) or not 0 <= wanted <= 10_000:
        raise DealError(key, number=quoted(str(wanted)[:40]))
    return wanted
