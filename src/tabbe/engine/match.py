"""A match: the agreed series of deals, with rotating dealer, teams, totals, end and ties."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from tabbe.cards import Stream, deck_of_match, draw_of_match, full_deck, plain_seed, whole
from tabbe.engine.deal import Deal
from tabbe.engine.error import DealError
from tabbe.engine.opening import shown
from tabbe.engine.standing import Standing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tabbe.cards import Card
    from tabbe.rules import Rules

MOST = 10_000


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
        decks: gives the deck of deal k (from 1) in dealing order, in place of those of the seed,
            for whoever shuffles by another agreed way.

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
        *,
        decks: Callable[[int], Iterable[Card | None]] | None = None,
    ) -> None:
        from tabbe.rules import load_rules

        rules = load_rules(rules)
        rules.plan(players)
        if target is not None and _checked("match-target", target) != rules.target:
            rules = rules.with_switches(target=target)
        limit = 0 if deals is None else _checked("match-deals", deals)
        self.rules = rules
        self.players = players
        self.teams = teams
        self.target = rules.target
        self.deals: int | None = limit or rules.deals or (None if rules.target else players)
        self._seed = plain_seed(secrets.token_hex(32) if seed is None else seed)
        self._decks = decks
        self._standing = Standing.start(rules, players, teams)
        first = draw_dealer(rules, players, self._seed) if dealer is None else dealer
        self._deal = self._new_deal(first)

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
        return len(self._standing.deals) + 1

    @property
    def finished_deals(self) -> tuple[Deal, ...]:
        """The deals that have been counted, in order."""
        return self._now().deals

    @property
    def seed(self) -> int | str | None:
        """What all decks follow from, if they do; None while the match is on, for it tells them."""
        return self._seed if self.is_over and self._decks is None else None

    @property
    def seats_in(self) -> tuple[int, ...]:
        """The seats that have not dropped out, the deal just finished counted."""
        return self._now().seats

    def next_deal(self) -> Deal:
        """Start the next deal, dealt by the next seat that is still in.

        Raises:
            DealError: the deal in play is not over, or the match is.
        """
        if not self._deal.is_over:
            raise DealError("match-deal-not-over")
        if self.is_over:
            raise DealError("match-over")
        self._standing = self._now()
        dealer = (self._deal.dealer + 1) % self.players
        while dealer not in self._standing.seats:
            dealer = (dealer + 1) % self.players
        self._deal = self._new_deal(dealer)
        return self._deal

    def _new_deal(self, dealer: int) -> Deal:
        number = self.deal_number
        if self._decks is not None:
            return self._standing.deal(self._decks(number), dealer)
        return self._standing.deal(deck_of_match(self._seed, number, self.rules.packs), dealer)

    def _now(self) -> Standing:
        return self._standing.after(self._deal) if self._deal.is_over else self._standing

    @property
    def carry(self) -> tuple[int, int]:
        """What earlier ties add to the majorities (cards, suit) of the deal in play."""
        return self._standing.carry

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """Per finished deal the points of each seat."""
        return tuple(deal.scores() for deal in self._now().deals)

    @property
    def totals(self) -> tuple[int, ...]:
        """Per seat the points of all finished deals, as the target rule lets them count."""
        return self._now().totals

    @property
    def team_totals(self) -> tuple[int, ...]:
        """Per team (per seat without teams) the points of all finished deals."""
        return self._now().team_totals

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each team; each seat alone without teams."""
        return self._standing.sides

    @property
    def is_over(self) -> bool:
        """Whether the last deal has been counted and the winners stand."""
        return self._deal.is_over and self._now().is_over(self.deals)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, several on a shared win; empty until the match is over."""
        if not self.is_over:
            return ()
        sides = self.sides
        return tuple(sorted(seat for side in self._now().ahead() for seat in sides[side]))

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


def _checked(key: str, given: object) -> int:
    number = whole(given)
    if number is None or not 0 <= number <= MOST:
        raise DealError(key, number=shown(given))
    return number
