"""A second implementation of a deal: it follows written moves, judges each, and scores the end.

It knows cards as text and rules as a `House`, and shares nothing with Tabbe.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Iterator
from itertools import combinations

from tests.faults.checker import has_sum, splits
from tests.golden.house import House
from tests.rulebook.row import Place, places

PICTURES = frozenset("JQK")
Take = tuple[str, ...]


class Play:
    """One deal under a house's rules, from a deck and moves written as text.

    Args:
        house: the rules.
        order: the seats dealt to, forehand first and the dealer last.
        seats: how many seats the match has, those that are out included.
        deck: card texts in dealing order.
    """

    def __init__(self, house: House, order: list[int], seats: int, deck: list[str]) -> None:
        self.house = house
        self.order = order
        self.places: deque[tuple[int, Place]] = deque(
            places(house.row(len(order)), order, house.packs, short=house.last_batch == "short")
        )
        self.deck = deque(deck)
        self.hands: dict[int, list[str]] = {seat: [] for seat in order}
        self.table: list[str] = []
        self.heaps: list[str] = []
        self.piles: dict[int, list[str]] = {seat: [] for seat in order}
        self.units = [0] * seats
        self.sweep_scores = [0] * seats
        self.bonus = [0] * seats
        self.last_capture: int | None = None
        self.turn = 0
        self.batch = 0
        self.is_over = False
        self._deal_batch()
        if house.bordstabbe and len({card[0] for card in self.table}) == 1 < len(self.table):
            self.bonus[order[0]] -= 5
        if house.remove_pictures == "opening":
            self._remove_pictures()

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.order[self.turn % len(self.order)]

    def _deal_batch(self) -> None:
        self.batch += 1
        while self.places and self.places[0][0] == self.batch:
            place = self.places[0][1]
            if place == "over":
                break
            self.places.popleft()
            card = self.deck.popleft()
            (self.table if place == "table" else self.hands[place]).append(card)

    @property
    def is_last_batch(self) -> bool:
        """Whether nothing more will be dealt."""
        return all(place == "over" for _, place in self.places)

    def _remove_pictures(self) -> None:
        self.heaps += [card for card in self.table if card[0] in PICTURES]
        self.table = [card for card in self.table if card[0] not in PICTURES]

    # --- what is legal --------------------------------------------------------------------------

    def _takes_by_value(self, card: str, value: int, taken: Take, *, stop_short: bool) -> bool:
        rest = Counter(self.table)
        rest.subtract(taken)
        others = list(rest.elements())
        if self.house.pictures == "pair_only":
            others = [other for other in others if other[0] not in PICTURES]
            if card[0] in PICTURES:
                mates = [other for other in rest.elements() if other[0] == card[0]]
                return {other[0] for other in taken} == {card[0]} and (stop_short or not mates)
            if any(other[0] in PICTURES for other in taken):
                return False
        return splits(taken, value) and (stop_short or not has_sum(others, value))

    def may_take(self, card: str, taken: Take) -> bool:
        """Whether the card takes these cards for one of its values, the sweep duty left aside."""
        if not taken:
            return False
        values = self.house.hand_values(card)
        any_extent = self.house.extent == "any"
        fits = any(self._takes_by_value(card, v, taken, stop_short=any_extent) for v in values)
        if fits and self.house.extent == "maximum":
            return len(taken) == max(map(len, self.takes(card, "maximal")))
        return fits

    def can_take(self, card: str) -> bool:
        """Whether the card takes anything at all."""
        if self.house.pictures == "pair_only":
            if card[0] in PICTURES:
                return any(other[0] == card[0] for other in self.table)
            numbers = [other for other in self.table if other[0] not in PICTURES]
            return any(has_sum(numbers, value) for value in self.house.hand_values(card))
        return any(has_sum(self.table, value) for value in self.house.hand_values(card))

    def clears(self, card: str) -> bool:
        """Whether the card can take the whole table."""
        whole = tuple(self.table)
        values = self.house.hand_values(card)
        return bool(whole) and any(
            self._takes_by_value(card, value, whole, stop_short=True) for value in values
        )

    def takes(self, card: str, extent: str | None = None) -> set[Take]:
        """Every take of a card, subset by subset; for small tables."""
        extent = extent or self.house.extent
        found = {
            tuple(sorted(part, key=card_order))
            for size in range(1, len(self.table) + 1)
            for part in combinations(self.table, size)
            if any(
                self._takes_by_value(card, value, part, stop_short=extent == "any")
                for value in self.house.hand_values(card)
            )
        }
        if extent == "maximum" and found:
            most = max(map(len, found))
            found = {take for take in found if len(take) == most}
        return found

    def is_legal(self, card: str, taken: Take) -> bool:
        """Whether the seat on turn may play so."""
        hand, house = self.hands[self.seat], self.house
        if card not in hand or not Counter(taken) <= Counter(self.table):
            return False
        if house.forced_sweep:
            due = [other for other in hand if self.clears(other)]
            if due and house.forced_sweep_by == "hand":
                return card in due and len(taken) == len(self.table)
            if card in due:
                return len(taken) == len(self.table)
        if taken:
            return self.may_take(card, taken)
        if house.capture == "hand":
            return not any(map(self.can_take, hand))
        return house.capture == "optional" or not self.can_take(card)

    def legal(self) -> Iterator[tuple[str, Take]]:
        """Every legal play, twins once; for small tables."""
        for card in dict.fromkeys(self.hands[self.seat]):
            for taken in [*self.takes(card, "any"), ()]:
                if self.is_legal(card, taken):
                    yield card, taken

    # --- playing --------------------------------------------------------------------------------

    def play(self, card: str, taken: Take) -> None:
        """Play a card; what it takes, or nothing for a creep."""
        seat, house = self.seat, self.house
        self.hands[seat].remove(card)
        if taken:
            lone = len(self.table) == 1
            for other in taken:
                self.table.remove(other)
            self.piles[seat] += [card, *taken]
            self.last_capture = seat
            if not self.table:
                twin = card == taken[0] and card[0] != "A"
                double = lone and (
                    house.double_sweep == "any_match" or (house.double_sweep == "twin" and twin)
                )
                self._sweep(seat, double=double, lone=lone)
        else:
            self.table.append(card)
        self.turn += 1
        if any(self.hands.values()):
            return
        if self.is_last_batch:
            self._end()
            return
        if house.remove_pictures != "off":
            self._remove_pictures()
        self._deal_batch()

    def _sweep(self, seat: int, *, double: bool, lone: bool) -> None:
        house = self.house
        last_play = self.is_last_batch and not any(self.hands.values())
        if last_play and not house.last_card_sweep:
            return
        if self.is_last_batch and not house.sweep_last_batch:
            return
        self.units[seat] += 2 if double else 1
        self.sweep_scores[seat] += house.double_points if double else house.sweep_points
        if house.sweep_reward == "always" or (house.sweep_reward == "lone" and lone):
            right = self.order[self.order.index(seat) - 1]
            self.sweep_scores[right] -= house.double_reward if double else house.sweep_points

    def _end(self) -> None:
        house = self.house
        self.is_over = True
        if self.last_capture is not None:
            self.piles[self.last_capture] += [*self.table, *self.heaps, *self.deck]
            self.bonus[self.last_capture] += house.last_trick_points
        if house.cancel_sweeps:
            common = min(self.units[seat] for seat in self.order)
            for seat in self.order:
                self.sweep_scores[seat] -= common * house.sweep_points
                if house.sweep_reward == "always":
                    self.sweep_scores[seat] += common * house.sweep_points
        self._majority(self.card_counts(), house.majority_cards_points)
        self._majority(self.suit_counts(), house.majority_suit_points)

    def card_counts(self) -> dict[int, int]:
        """Cards won by each seat."""
        return {seat: len(pile) for seat, pile in self.piles.items()}

    def suit_counts(self) -> dict[int, int]:
        """Cards of the majority suit won by each seat."""
        suit = self.house.majority_suit
        return {seat: sum(card[1] == suit for card in pile) for seat, pile in self.piles.items()}

    def _majority(self, counts: dict[int, int], points: int) -> None:
        best = [seat for seat, count in counts.items() if count == max(counts.values())]
        if not any(counts.values()):
            return
        if len(best) == 1:
            self.bonus[best[0]] += points
        elif self.house.majority_tie == "split" and points % len(best) == 0:
            for seat in best:
                self.bonus[seat] += points // len(best)

    @property
    def scores(self) -> list[int]:
        """Per seat the points of the deal."""
        cards = [
            sum(map(self.house.points, self.piles.get(seat, ()))) for seat in range(len(self.units))
        ]
        return list(map(sum, zip(cards, self.sweep_scores, self.bonus, strict=True)))


def card_order(card: str) -> tuple[int, int]:
    """Place of a card in the order of cards."""
    return "A23456789TJQK".index(card[0]), "shdc".index(card[1])


def read_move(text: str) -> tuple[str, Take]:
    """The hand card and the cards taken of a written move, whatever groups it names."""
    card, _, groups = re.sub(r"#+$|=\d+", "", text).partition("x")
    return card, tuple(sorted(re.split(r"[,+]", groups), key=card_order)) if groups else ()


def follow(play: Play, moves: str) -> None:
    """Play written moves; stops with the first that is not legal.

    Raises:
        ValueError: names the move and its number.
    """
    for number, text in enumerate(moves.split(), 1):
        card, taken = read_move(text)
        if play.is_over or not play.is_legal(card, taken):
            raise ValueError(f"move {number}: {text}")
        play.play(card, taken)


def tells_apart(one: Play, other: Play, moves: str) -> bool:
    """Whether two houses differ on a line of play that is legal in the first.

    They do when a move is not legal in the other, when on a table of up to six cards another play
    is legal in only one of them, or when the deals are scored otherwise.
    """
    for text in moves.split():
        card, taken = read_move(text)
        if other.is_over or not other.is_legal(card, taken):
            return True
        if one.table != other.table:
            return True
        if len(one.table) <= 6 and set(one.legal()) != set(other.legal()):
            return True
        one.play(card, taken)
        other.play(card, taken)
    return one.is_over != other.is_over or one.scores != other.scores
