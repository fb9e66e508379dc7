"""The end of a deal: what every seat won, by kind of card, as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.engine.count import CARD_KINDS, count_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.cards import Card
    from tabbe.engine import Match
    from tabbe.engine.count import Row
    from tabbe.rules import Rules
    from tabbe.tui.screen import Screen
    from tabbe.tui.wording import Wording

Column = tuple[str, tuple[int, ...]]
"""A heading and one number per seat."""


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

    def show_deal(self, match: Match) -> None:
        """Show the deal of a match that has just been finished."""
        count = count_of(match.deal)
        say = self._wording.say
        shown = {row.kind: row.points for row in count.rows}
        columns = [
            (say(f"result-{kind}"), shown[kind]) for kind in reversed(CARD_KINDS) if kind in shown
        ]
        scored = count.scored
        extra = [
            (say("result-sweeps"), scored.sweep_points),
            (say("result-bonus"), scored.bonus),
        ]
        columns += [column for column in extra if any(column[1])]
        columns += [(say("result-deal"), scored.scores), (say("result-total"), match.totals)]
        self._show(columns)
        self._show_scoring(count.won)
        for row in count.rows:
            self._show_row(row)
        if count.cancelled:
            sweeps = self._wording.sweeps(count.cancelled)
            self._screen.line(say("result-cancelled", sweeps=sweeps), hang=2)
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

    def _show_scoring(self, won: Sequence[tuple[Card, ...]]) -> None:
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

    def _show_row(self, row: Row) -> None:
        """Say who gets the points for most cards, most of the suit or the last take."""
        rules, say = self._rules, self._wording.say
        if row.kind not in ("most_cards", "most_suit", "last_trick"):
            return
        points = self._wording.points(row.worth)
        best = max(row.points)
        if row.kind == "last_trick":
            line = self._wording.of_seat("result-last", row.points.index(best), points=points)
            self._screen.line(line, hang=2)
            return
        line = say("result-won", counts=self._per_seat(row.counts))
        if row.kind == "most_suit":
            counts = self._per_seat(row.counts)
            line = say("result-won-suit", suit=rules.majority_suit, counts=counts)
        if row.tied:
            outcome = say(f"result-tied-{rules.majority_tie}", points=points)
        else:
            outcome = self._wording.of_seat("result-most", row.points.index(best), points=points)
        self._screen.line(f"{line} {outcome}", hang=2)

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
