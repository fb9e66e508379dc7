"""One deal from the deck to the score, played with lists of cards written as text."""

from __future__ import annotations

from collections.abc import Sequence

from tests.oracle.build import Build, Making, arranged, result
from tests.oracle.pack import PICTURES, tidy, without
from tests.oracle.play import Play, is_sweep, legal_plays
from tests.oracle.switch import Switches

Event = tuple[object, ...]

# The rows for two packs that come out even: hand, table, and the packets of the first batch.
EXACT_ROWS: dict[int, tuple[tuple[str, int], ...]] = {
    2: (("hand", 3), ("table", 2), ("hand", 3), ("table", 2)),
    3: (("hand", 3), ("table", 3), ("hand", 2), ("table", 2)),
    4: (("hand", 3), ("table", 2), ("hand", 2), ("table", 2)),
    5: (("hand", 2), ("table", 2), ("hand", 2), ("table", 2)),
    6: (("hand", 3), ("table", 2), ("hand", 2)),
}


def opening_of(switches: Switches, players: int) -> tuple[tuple[str, int], ...]:
    """Return the packets of the first batch in order, each with where it goes.

    Raises ValueError for five players with one pack, which never come out even.
    """
    if switches.packs == 1 and players == 5:
        raise ValueError("one pack does not do for five")
    if switches.packs == 2 and switches.deal_table == "exact":
        return EXACT_ROWS[players]
    each = 4 if switches.packs == 2 and switches.deal_table == "4/8" else 2
    if switches.packets == "table_last":
        return (("hand", 2), ("hand", 2), ("table", 2 * each))
    return (("hand", 2), ("table", each), ("hand", 2), ("table", each))


def batches_of(switches: Switches, players: int) -> tuple[list[int], int]:
    """Return the cards each of every later batch, and how many cards are never dealt.

    Raises ValueError when the deal must come out even and does not.
    """
    opening = opening_of(switches, players)
    rest = 52 * switches.packs
    for place, count in opening:
        rest -= count * players if place == "hand" else count
    batches = [4] * (rest // (4 * players))
    rest -= 4 * players * len(batches)
    if rest and switches.last_batch == "exact":
        raise ValueError("the deal does not come out even")
    if rest // players:
        batches.append(rest // players)
        rest %= players
    return batches, rest


def card_points(card: str, switches: Switches) -> int:
    """Return what a captured card counts."""
    if card == "2s":
        return switches.two_spades_points
    if card == "Td":
        return switches.storan_points
    points = switches.ace_points if card[0] == "A" else 0
    return points + (switches.spade_points if card[1] == "s" else 0)


def inside(builds: Sequence[Build]) -> list[str]:
    """Return the cards that lie in some builds."""
    return [card for build in builds for card in build.cards]


class NaiveDeal:
    """A deal in progress; seats keep their numbers also when some of them sit out.

    Args:
        switches: the rules.
        players: how many seats there are in all.
        dealer: the seat that deals.
        deck: the cards in dealing order.
        seats: the seats that take part, in turn order from any of them; all by default.
        carried: how often the points for most cards and for the majority suit are due this time.
        sweeps_count: whether the totals before this deal still let sweeps count.
    """

    def __init__(
        self,
        switches: Switches,
        players: int,
        dealer: int,
        deck: Sequence[str],
        seats: Sequence[int] | None = None,
        carried: tuple[int, int] = (1, 1),
        *,
        sweeps_count: bool = True,
    ) -> None:
        self.switches = switches
        self.players = players
        self.dealer = dealer
        self.stock = list(deck)
        self.carried = carried
        self.sweeps_count = sweeps_count
        taking_part = sorted(range(players) if seats is None else seats)
        self.turns = [seat for seat in taking_part if seat > dealer]
        self.turns += [seat for seat in taking_part if seat <= dealer]
        self.later_batches, self.undealt = batches_of(switches, len(self.turns))
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.piles: list[list[str]] = [[] for _ in range(players)]
        self.units = [0] * players
        self.sweep_score = [0] * players
        self.bonus = [0] * players
        self.table: list[str] = []
        self.builds: list[Build] = []
        self.spade_heap: list[str] = []
        self.other_heap: list[str] = []
        self.batch = 0
        self.seat: int | None = self.turns[0]
        self.last_capture: int | None = None
        self.events: list[Event] = []
        self.cards_tied = self.suit_tied = False
        self.uncounted_sweeps = 0
        self.cancelled = 0
        self._open()

    def _open(self) -> None:
        laid: list[str] = []
        for place, count in opening_of(self.switches, len(self.turns)):
            if place == "table":
                laid += self._draw(count)
            else:
                self._deal_packet(count)
        self.table = laid
        self._tell_dealt(laid)
        if self.switches.bordstabbe and len(laid) > 1 and len({card[0] for card in laid}) == 1:
            self.sweep_score[self.turns[0]] -= 5
        if self.switches.remove_pictures == "opening":
            self._set_pictures_aside()

    def _draw(self, count: int) -> list[str]:
        drawn, self.stock = self.stock[:count], self.stock[count:]
        return drawn

    def _deal_packet(self, count: int) -> None:
        for seat in self.turns:
            self.hands[seat] += self._draw(count)

    def _tell_dealt(self, laid: Sequence[str]) -> None:
        self.batch += 1
        hands = tuple(tidy(hand) for hand in self.hands)
        self.events.append(("dealt", self.batch, self.dealer, hands, tuple(laid), len(self.stock)))

    def _set_pictures_aside(self) -> None:
        pictures = [card for card in self.table if card[0] in PICTURES]
        if not pictures:
            return
        self.table = [card for card in self.table if card[0] not in PICTURES]
        self.spade_heap += [card for card in pictures if card[1] == "s"]
        self.other_heap += [card for card in pictures if card[1] != "s"]
        self.events.append(("pictures_removed", tidy(pictures)))

    @property
    def batches_left(self) -> int:
        """How many batches are still to be dealt."""
        return len(self.later_batches) + 1 - self.batch

    @property
    def is_over(self) -> bool:
        """Whether the last card has been played and everything is scored."""
        return self.seat is None

    def legal_plays(self) -> set[Play]:
        """Return the plays open to the seat whose turn it is; none when the deal is over."""
        if self.seat is None:
            return set()
        hand = tuple(self.hands[self.seat])
        return legal_plays(hand, tuple(self.table), self.switches, self.builds, self.seat)

    def play(
        self, card: str, take: Sequence[str], builds: Sequence[Build] = (), made: int = 0
    ) -> list[Event]:
        """Carry out one play, deal on or score when it is due, and return what happened."""
        if Play(card, tidy(take), arranged(builds), made) not in self.legal_plays():
            raise ValueError(f"{card} on {take} and {builds} for {made} is not allowed")
        return self.play_unchecked(card, take, builds, made)

    def play_unchecked(
        self, card: str, take: Sequence[str], builds: Sequence[Build] = (), made: int = 0
    ) -> list[Event]:
        """Carry out a play that is known to be legal; see ``play``."""
        if self.seat is None:
            raise ValueError("the deal is over")
        before = len(self.events)
        seat = self.seat
        self.hands[seat].remove(card)
        hands_empty = not any(self.hands)
        last_play = hands_empty and not self.batches_left
        play = Play(card, tidy(take), arranged(builds), made)
        if play.kind == "capture":
            self._capture(seat, play, last_play=last_play)
        elif play.kind == "build":
            self._build(seat, Making(card, play.take, play.builds, made))
        else:
            self.table.append(card)
            self.events.append(("crept", seat, card))
        self.seat = self.turns[(self.turns.index(seat) + 1) % len(self.turns)]
        if hands_empty and self.batches_left:
            self._deal_on()
        elif hands_empty:
            self._finish()
        return self.events[before:]

    def _capture(self, seat: int, play: Play, *, last_play: bool) -> None:
        table, builds = list(self.table), list(self.builds)
        won = [play.card, *play.take, *inside(play.builds)]
        self._take_away(play.take, play.builds)
        self.piles[seat] += won
        self.last_capture = seat
        points = sum(card_points(one, self.switches) for one in won)
        self.events.append(("captured", seat, play.card, play.take, play.builds, points))
        if not is_sweep(play, tuple(table), builds, self.switches):
            return
        if self._sweep_counts(last_play=last_play):
            self._sweep(seat, play.card, table, builds)
        else:
            self.uncounted_sweeps += 1

    def _build(self, seat: int, making: Making) -> None:
        self._take_away(making.loose, making.builds)
        self.builds.append(result(making, seat))
        self.events.append(
            ("built", seat, making.card, self.builds[-1], making.loose, making.builds)
        )

    def _take_away(self, loose: Sequence[str], builds: Sequence[Build]) -> None:
        self.table = without(self.table, loose)
        for build in builds:
            self.builds.remove(build)

    def _sweep_counts(self, *, last_play: bool) -> bool:
        if last_play and not self.switches.last_card_sweep:
            return False
        if not self.batches_left and not self.switches.sweep_last_batch:
            return False
        return self.sweeps_count

    def _sweep(
        self, seat: int, card: str, table: Sequence[str], builds: Sequence[Build] = ()
    ) -> None:
        rule = self.switches
        lone = len(table) == 1 and not builds
        double = lone and (
            (rule.double_sweep == "any_match" and self._matches(card, table[0]))
            or (rule.double_sweep == "twin" and table[0] == card and card[0] != "A")
        )
        units, points, reward = 1, rule.sweep_points, rule.sweep_points
        if double:
            units, points, reward = 2, rule.double_points, rule.double_reward
        if rule.sweep_reward == "never" or (rule.sweep_reward == "lone" and not lone):
            reward = 0
        right = self.turns[self.turns.index(seat) - 1]
        self.units[seat] += units
        self.sweep_score[seat] += points
        self.sweep_score[right] -= reward
        self.events.append(("swept", seat, card, units, points, right if reward else None, reward))

    def _matches(self, card: str, other: str) -> bool:
        # The five that clears the table takes a lone card without being its match.
        return card != "5s" or not self.switches.spade5_clears or other[0] == "5"

    def _deal_on(self) -> None:
        if self.switches.remove_pictures != "off":
            self._set_pictures_aside()
        if self.batches_left == 1:
            self.events.append(("last_cards", self.dealer))
        each = self.later_batches[self.batch - 1]
        while each:
            packet = min(2, each)
            self._deal_packet(packet)
            each -= packet
        self._tell_dealt(())

    def _finish(self) -> None:
        self.seat = None
        heaps = self.spade_heap + self.other_heap
        left = [*self.table, *inside(self.builds)]
        winner = self.last_capture
        self.events.append(("residue", winner, tidy(left), tidy(heaps), tidy(self.stock)))
        if winner is not None:
            self.piles[winner] += left + heaps + self.stock
            self.table, self.spade_heap, self.other_heap, self.stock = [], [], [], []
            self.builds = []
            self.bonus[winner] += self.switches.last_trick_points
        if self.switches.cancel_sweeps:
            self._cancel()
        cards = [len(pile) for pile in self.piles]
        suit = [sum(card[1] == self.switches.majority_suit for card in pile) for pile in self.piles]
        self.cards_tied = self._majority(
            cards, self.switches.majority_cards_points * self.carried[0]
        )
        self.suit_tied = self._majority(suit, self.switches.majority_suit_points * self.carried[1])
        self.events.append(("scored", tuple(self.scores())))

    def _cancel(self) -> None:
        common = min(self.units[seat] for seat in self.turns)
        self.cancelled = common
        for seat in self.turns:
            self.sweep_score[seat] -= common * self.switches.sweep_points
            if self.switches.sweep_reward == "always":
                self.sweep_score[seat] += common * self.switches.sweep_points

    def _majority(self, counts: list[int], points: int) -> bool:
        """Give the points for the greatest count and tell whether several seats share it.

        Where nobody has captured anything all are level and nobody scores, split or not.
        """
        most = max(counts)
        best = [seat for seat in self.turns if counts[seat] == most]
        if most == 0:
            return True
        if len(best) == 1:
            self.bonus[best[0]] += points
        elif self.switches.majority_tie == "split" and points % len(best) == 0:
            for seat in best:
                self.bonus[seat] += points // len(best)
        return len(best) > 1

    def card_score(self, seat: int) -> int:
        """Return the points of the cards a seat has won so far."""
        return sum(card_points(card, self.switches) for card in self.piles[seat])

    def scores(self) -> list[int]:
        """Return the points of every seat so far; residue and majorities count only at the end."""
        return [
            self.card_score(seat) + self.sweep_score[seat] + self.bonus[seat]
            for seat in range(self.players)
        ]

    def spades(self) -> list[int]:
        """Return how many spades each seat has won."""
        return [sum(card[1] == "s" for card in pile) for pile in self.piles]

    def all_cards(self) -> tuple[str, ...]:
        """Return every card wherever it lies; the same multiset from first to last."""
        places = [*self.hands, *self.piles, self.table, self.spade_heap, self.other_heap]
        places.append(inside(self.builds))
        return tidy([card for place in [*places, self.stock] for card in place])
