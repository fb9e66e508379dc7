"""The bot `greedy`: the least cost now, and no thought for the next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.bots.bot import Bot
from tabbe.bots.chance import few_of

if TYPE_CHECKING:
    from tabbe.engine import Move, View
    from tabbe.rules import Rules


def price(move: Move, rules: Rules) -> int:
    """The points that a move brings at once: of the cards it takes, and of a sweep."""
    return (0, rules.sweep_points, rules.double_points)[move.sweep] + move.points


def preference(move: Move, rules: Rules) -> tuple[int, int, int]:
    """Rank a move for `greedy`: the lower the better.

    Where the lowest total wins: the points of all cards taken and of a sweep; then a creep before a
    capture; then the highest hand value. Where the highest wins: the most points now, then the
    most cards, then the lowest hand value.
    """
    points = price(move, rules)
    highest = max(rules.hand_values(move.card))
    if rules.aim == "low":
        return points, int(move.kind == "capture"), -highest
    cards = len(move.cards) + sum(len(build.cards) for build in move.builds)
    return -points, -cards if move.kind == "capture" else 0, highest


class GreedyBot(Bot):
    """Plays the move that costs least (or brings most) at once; the first of equals."""

    def __init__(self, name: str = "greedy") -> None:
        super().__init__(name)

    def choose(self, view: View) -> Move:
        """Choose the move that `preference` ranks first."""
        return min(few_of(view), key=lambda move: preference(move, view.rules))
