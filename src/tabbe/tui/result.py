"""The end of a deal: what every seat won, by kind of card, as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.cards import Card
from tabbe.engine.event import Captured, Dealt, Residue, Scored
from tabbe.engine.standing import Standing
from tabbe.tui.wording import loose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.engine import Match
    from tabbe.engine.event import Event
    from tabbe.rules import Rules
    from tabbe.tui.screen import Screen
    from tabbe.tui.wording import Wording

KINDS = ("spades", "aces", "lillan", "storan")
"""Kinds of scoring cards. The ace of spades is among the aces, the two of spades is lillan."""

Column = tuple[str, tuple[int, ...]]
"""A heading and one number per seat."""


def kind_of(card: Card) -> str:
    """Return the kind of a card, one of ``KINDS``; an empty text for all others."""
    if card == Card("2s"):
        return "lillan"
    if card == Card("Td"):
        return "storan"
    if card.rank == 1:
        return "aces"
    return "spades" if card.suit == "s" else ""


def cards_won(events: Sequence[Event], players: int) -> list[list[Card]]:
    """Return the cards that every seat won, in card order.

    Args:
        events: all events of a deal.
        players: number of seats.
    """
    won: list[list[Card]] = [[] for _ in range(players)]
    for event in events:
        if isinstance(event, Captured):
            won[event.seat] += [event.card, *loose(event.takes)]
        elif isinstance(event, Residue) and event.seat is not None:
            won[event.seat] += [*loose(event.table), *event.heaps]
            won[event.seat] += [card for card in event.undealt if card is not None]
    return [sorted(cards) for cards in won]


def reached(match: Match) -> list[int]:
    """Return the sides that stand at the target or past it, by index; none without a target."""
    target, rule = match.rules.target, match.rules.target_rule
    if not target or match.rules.drop_out or rule == "low":
        return []
    totals = match.team_totals
    return [
        side
        for side, total in enumerate(totals)
        if total == target or (total > target and rule != "exact")
    ]


def carried(match: Match) -> tuple[int, int]:
    """Return what earlier ties added to the majorities (cards, suit) of the latest deal."""
    standing = Standing.start(match.rules, match.players, match.teams)
    for deal in match.finished_deals:
        if deal is not match.deal:
            standing = standing.after(deal)
    return standing.carry


class Result:
    """Shows how a deal and the match stand.

    Args:
        screen: where to.
        wording: language and names.
        rules: the game.
    """

    def __init__(self, screen: Screen, wording: Wording, rules: Rules) -> None:
        self._screen = screen
        self._wording = wording
        self._rules = rules

    def show_deal(self, events: Sequence[Event], match: Match) -> None:
        """Show a finished deal.

        Args:
            events: all its events.
            match: the match it belongs to.
        """
        totals = match.totals
        scored = events[-1]
        if not isinstance(scored, Scored):
            raise TypeError("the last event of a finished deal is its score")
        say = self._wording.say
        won = cards_won(events, len(totals))
        columns: list[Column] = [
            (
                say(f"result-{kind}"),
                tuple(
                    sum(self._rules.card_points(card) for card in cards if kind_of(card) == kind)
                    for cards in won
                ),
            )
            for kind in KINDS
        ]
        columns.append((say("result-sweeps"), scored.sweep_points))
        columns.append((say("result-bonus"), scored.bonus))
        columns = [column for column in columns if any(column[1])]
        columns += [(say("result-deal"), scored.scores), (say("result-total"), totals)]
        self._show(columns)
        self._show_scoring(won)
        self._show_majorities(scored, carried(match))
        self._show_last_take(events)
        self._show_cancelled(events, scored)
        if self._rules.checksum is not None and not self._rules.bordstabbe:
            points = sum(scored.card_points) + sum(scored.bonus)
            if points == self._rules.checksum:
                self._screen.line(say("result-sum", points=self._wording.points(points)))

    def show_totals(self, totals: tuple[int, ...]) -> None:
        """Show the points of the match per seat."""
        self._show([(self._wording.say("result-total"), totals)])

    def show_running(self, scores: tuple[int, ...], totals: tuple[int, ...]) -> None:
        """Show the points of a deal so far, and of the deals before it."""
        say = self._wording.say
        self._show([(say("result-deal"), scores), (say("result-total"), totals)])

    def _show_scoring(self, won: list[list[Card]]) -> None:
        """Name the scoring cards of every seat, so that the count can be checked."""
        self._screen.line(self._wording.say("result-scoring"))
        for seat, cards in enumerate(won):
            scoring = sorted(
                (card for card in cards if self._rules.card_points(card)), key=_by_suit
            )
            line = self._wording.say(
                "result-line",
                name=self._wording.name(seat),
                parts=self._wording.row(scoring) or "–",
            )
            self._screen.line(line, hang=2)

    def _show_majorities(self, scored: Scored, carry: tuple[int, int]) -> None:
        rules, say = self._rules, self._wording.say
        cards, suit = rules.majority_cards_points + carry[0], rules.majority_suit_points + carry[1]
        if cards:
            counts = say("result-won", counts=self._per_seat(scored.card_counts))
            self._show_majority(counts, scored.card_counts, cards)
        if suit:
            shown = self._per_seat(scored.suit_counts)
            counts = say("result-won-suit", suit=rules.majority_suit, counts=shown)
            self._show_majority(counts, scored.suit_counts, suit)

    def _show_majority(self, line: str, counts: tuple[int, ...], worth: int) -> None:
        """Say how many each has, and who gets the points for most."""
        most = [seat for seat, number in enumerate(counts) if number == max(counts)]
        points = self._wording.points(worth)
        if len(most) == 1:
            outcome = self._wording.of_seat("result-most", most[0], points=points)
        else:
            outcome = self._wording.say(f"result-tied-{self._rules.majority_tie}", points=points)
        self._screen.line(f"{line} {outcome}", hang=2)

    def _show_last_take(self, events: Sequence[Event]) -> None:
        last = next((event for event in reversed(events) if isinstance(event, Captured)), None)
        if last is not None and self._rules.last_trick_points:
            points = self._wording.points(self._rules.last_trick_points)
            line = self._wording.of_seat("result-last", last.seat, points=points)
            self._screen.line(line, hang=2)

    def _show_cancelled(self, events: Sequence[Event], scored: Scored) -> None:
        first = next(event for event in events if isinstance(event, Dealt))
        dealt_in = (scored.sweeps[seat] for seat, hand in enumerate(first.hands) if hand)
        common = min(dealt_in)
        if self._rules.cancel_sweeps and common:
            sweeps = self._wording.sweeps(common)
            self._screen.line(self._wording.say("result-cancelled", sweeps=sweeps), hang=2)

    def _per_seat(self, numbers: tuple[int, ...]) -> str:
        return ", ".join(f"{self._wording.name(seat)} {n}" for seat, n in enumerate(numbers))

    def _show(self, columns: list[Column]) -> None:
        """Write a table where it fits, else a line of text for every seat."""
        names = [self._wording.name(seat) for seat in range(len(columns[0][1]))]
        corner = self._wording.say("result-player")
        first = max(len(name) for name in [corner, *names])
        widths = [max(len(head), *(len(str(n)) for n in numbers)) for head, numbers in columns]
        if first + sum(width + 2 for width in widths) <= self._screen.width:
            heads = (f"{head:>{w}}" for (head, _), w in zip(columns, widths, strict=True))
            self._screen.row("  ".join([f"{corner:<{first}}", *heads]))
            for seat, name in enumerate(names):
                cells = (f"{ns[seat]:>{w}}" for (_, ns), w in zip(columns, widths, strict=True))
                self._screen.row("  ".join([f"{name:<{first}}", *cells]))
            return
        for seat, name in enumerate(names):
            parts = ", ".join(f"{head} {numbers[seat]}" for head, numbers in columns)
            self._screen.line(self._wording.say("result-line", name=name, parts=parts), hang=2)


def _by_suit(card: Card) -> tuple[int, int]:
    return "shdc".index(card.suit), card.rank
