"""Which values cannot go together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.rules.error import RulesError

if TYPE_CHECKING:
    from tabbe.rules.record import Rules


def check_together(rules: Rules) -> None:
    """Refuse values that make no game together.

    A switch that merely has nothing to decide (a reward where sweeps are worth nothing, a
    builder's duty without builds) is no fault: it waits for the other one to be set.

    Raises:
        RulesError: names the values and what would be right.
    """
    if rules.bordstabbe and rules.aim == "high":
        raise RulesError("bad-together-bordstabbe", switch="bordstabbe")
    if rules.drop_out and (rules.target_rule != "lose" or rules.target == 0):
        raise RulesError("bad-together-drop-out", switch="drop_out")
    if not rules.player_counts:
        # The refusal of the fewest players names the cards that stay over.
        rules.plan(rules.min_players)
