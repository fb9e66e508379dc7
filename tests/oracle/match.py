"""A series of deals: the rotating dealer, totals, teams, when it ends and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from tests.oracle.deal import NaiveDeal
from tests.oracle.pack import low_value, number_below, shuffled_pack, whole_pack, words_of
from tests.oracle.switch import Switches

TEAMS: dict[tuple[str, int], tuple[tuple[int, ...], ...]] = {
    ("pairs", 4): ((0, 2), (1, 3)),
    ("pairs", 6): ((0, 3), (1, 4), (2, 5)),
    ("threes", 6): ((0, 2, 4), (1, 3, 5)),
}


def first_dealer(switches: Switches, players: int, seed: int | str) -> int:
    """Return the seat that the draw from one shuffled pack makes dealer.

    One card each from seat 0 on; the highest (ace above king) or the lowest (ace below two) deals,
    and those who are equal draw again from what is left of the same pack.
    """
    words = words_of(f"tabbe/1/match/{seed}/draw")
    if switches.first_dealer == "random":
        return number_below(words, players)
    pack = whole_pack(1)
    for last in range(len(pack) - 1, 0, -1):
        other = number_below(words, last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    drawing = list(range(players))
    while len(drawing) > 1:
        worth = {}
        for seat in drawing:
            value = low_value(pack.pop(0))
            if switches.first_dealer == "high":
                worth[seat] = 14 if value == 1 else value
            else:
                worth[seat] = -value
        drawing = [seat for seat in drawing if worth[seat] == max(worth.values())]
    return drawing[0]


class NaiveMatch:
    """A match in progress.

    ``deals`` and ``target`` are 0 for "no such end"; the caller settles the preset's defaults.
    """

    def __init__(
        self,
        switches: Switches,
        players: int,
        *,
        seed: int | str,
        dealer: int,
        teams: str | None = None,
        deals: int = 0,
        target: int = 0,
    ) -> None:
        self.switches = switches
        self.players = players
        self.seed = seed
        self.deals = deals
        self.target = target
        self.sides = TEAMS[teams, players] if teams else tuple((seat,) for seat in range(players))
        self.totals = [0] * players
        self.scores: list[list[int]] = []
        self.carried = [1, 1]
        self.still_in = list(range(players))
        self.winners: tuple[int, ...] = ()
        self.is_over = False
        self.deal = self._new_deal(dealer)

    def _new_deal(self, dealer: int) -> NaiveDeal:
        stop = self.switches.sweep_stop_total
        key = f"tabbe/1/match/{self.seed}/deal/{len(self.scores) + 1}/{self.switches.packs}"
        return NaiveDeal(
            self.switches,
            self.players,
            dealer,
            shuffled_pack(key, self.switches.packs),
            self.still_in,
            (self.carried[0], self.carried[1]),
            sweeps_count=not stop or max(self.totals) < stop,
        )

    def side_totals(self) -> list[int]:
        """Return the total of every side, a lone seat being a side of its own."""
        return [sum(self.totals[seat] for seat in side) for side in self.sides]

    def finish_deal(self) -> None:
        """Enter the finished deal and, unless that ends the match, deal the next one."""
        if not self.deal.is_over:
            raise ValueError("the deal is not over")
        score = self.deal.scores()
        self.scores.append(score)
        for side in self.sides:
            gain = sum(score[seat] for seat in side)
            past = sum(self.totals[seat] for seat in side) + gain > self.target
            if self.switches.target_rule == "exact" and self.target and past:
                continue
            for seat in side:
                self.totals[seat] += score[seat]
        if self.switches.majority_tie == "carry":
            for item, tied in enumerate((self.deal.cards_tied, self.deal.suit_tied)):
                self.carried[item] = self.carried[item] + 1 if tied else 1
        if self.switches.drop_out and self.target:
            self._drop_out()
        else:
            self._judge()
        if not self.is_over:
            self.deal = self._new_deal(self._next_dealer())

    def _next_dealer(self) -> int:
        seat = self.deal.dealer
        while True:
            seat = (seat + 1) % self.players
            if seat in self.still_in:
                return seat

    def _drop_out(self) -> None:
        below = [seat for seat in self.still_in if self.totals[seat] < self.target]
        if len(below) > 1:
            self.still_in = below
            return
        self.is_over = True
        if below:
            self.winners = (below[0],)
        else:
            lowest = min(self.totals[seat] for seat in self.still_in)
            self.winners = tuple(s for s in self.still_in if self.totals[s] == lowest)

    def _judge(self) -> None:
        totals = self.side_totals()
        by_target = self.target > 0 and reached(self.switches.target_rule, totals, self.target)
        if not by_target and not (self.deals and len(self.scores) >= self.deals):
            return
        rule = self.switches.target_rule if by_target else self.switches.aim
        best = leading(rule, totals, self.target)
        if len(best) > 1 and self.switches.tie == "extra_deal":
            return
        if len(best) > 1 and self.switches.tie == "most_spades":
            spades = self.deal.spades()
            per_side = {side: sum(spades[seat] for seat in self.sides[side]) for side in best}
            best = [side for side in best if per_side[side] == max(per_side.values())]
        self.is_over = True
        self.winners = tuple(sorted(seat for side in best for seat in self.sides[side]))


def reached(rule: str, totals: Sequence[int], target: int) -> bool:
    """Tell whether a target rule ends the match with these totals."""
    if rule == "low":
        return max(totals) > target
    if rule == "exact":
        return target in totals
    return max(totals) >= target


def leading(rule: str, totals: Sequence[int], target: int) -> list[int]:
    """Return the sides that are best under a target rule or a bare aim (``high`` or ``low``)."""
    counted = dict(enumerate(totals))
    if rule == "closest":
        counted = {side: total for side, total in counted.items() if total >= target}
    if rule == "exact":
        counted = {side: total for side, total in counted.items() if total == target}
    best = max(counted.values()) if rule == "high" else min(counted.values())
    return [side for side, total in counted.items() if total == best]
