"""The plays open to one hand at one table: every take, the creeps, and the duties that bind.

A play is a pair of the hand card and the tidy tuple of what it takes; an empty tuple is a creep.
"""

from __future__ import annotations

from tests.oracle.pack import tidy
from tests.oracle.switch import Switches
from tests.oracle.take import Take, outcomes

Play = tuple[str, Take]


def legal_plays(hand: tuple[str, ...], table: Take, switches: Switches) -> set[Play]:
    """Return all legal plays, equal cards counted once."""
    takes = {card: outcomes(table, card, switches) for card in hand}
    clearing = clearing_cards(hand, table, switches)
    if clearing and switches.forced_sweep and switches.forced_sweep_by == "hand":
        return {(card, tidy(table)) for card in clearing}
    plays: set[Play] = set()
    for card, found in takes.items():
        if card in clearing and switches.forced_sweep:
            plays.add((card, tidy(table)))
            continue
        plays |= {(card, take) for take in found}
        if may_creep(card, takes, switches):
            plays.add((card, ()))
    return plays


def clearing_cards(hand: tuple[str, ...], table: Take, switches: Switches) -> set[str]:
    """Return the hand cards that can take the whole table; none when the table is empty."""
    whole = tidy(table)
    return {card for card in hand if whole and whole in outcomes(table, card, switches)}


def may_creep(card: str, takes: dict[str, set[Take]], switches: Switches) -> bool:
    """Tell whether the duty to capture leaves ``card`` free to creep."""
    if switches.capture == "optional":
        return True
    if switches.capture == "card":
        return not takes[card]
    return not any(takes.values())
