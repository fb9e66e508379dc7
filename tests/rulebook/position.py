"""Positions in words: what the referee and the outcome list say, as plain text and numbers.

A play is written ``8d>8h+2c`` (the cards taken in the order of cards) or ``6s>creep``.
"""

from __future__ import annotations

import tabbe
from tabbe.engine import referee

# Points of the cards taken, and units of the sweep.
Price = tuple[int, int]


def named(move: tabbe.Move) -> str:
    """One play in the words of these tests."""
    return f"{move.card}>{'+'.join(map(str, move.takes)) or 'creep'}"


def plays(
    hand: str, table: str, game: str | tabbe.Rules = "krypkasino", **switches: object
) -> dict[str, Price]:
    """Every legal play of ``hand`` on ``table`` with its price; fails on a play listed twice."""
    listed = list(referee(rules_of(game, **switches), hand, table).plays)
    priced = {named(move): (move.points, move.sweep) for move in listed}
    assert len(priced) == len(listed), "a play is listed twice"
    return priced


def forced(
    hand: str, table: str, game: str | tabbe.Rules = "krypkasino", **switches: object
) -> bool:
    """Whether the referee says that a sweep is due."""
    return referee(rules_of(game, **switches), hand, table).forced


def takes(
    card: str, table: str, game: str | tabbe.Rules = "krypkasino", **switches: object
) -> set[str]:
    """Every set of cards that ``card`` may take, written ``8h+2c``; the sweep duty left aside."""
    listed = list(tabbe.outcomes(rules_of(game, **switches), table=table, card=card))
    found = {"+".join(map(str, cards)) for cards in listed}
    assert len(found) == len(listed), "an outcome is listed twice"
    return found


def rules_of(game: str | tabbe.Rules, **switches: object) -> tabbe.Rules:
    """The rules of a preset with some switches turned."""
    return tabbe.load_rules(game).with_switches(**switches)
