"""The numbers that the careful way of playing goes by, for each game and number of seats."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from math import exp
from typing import TYPE_CHECKING, Any

from tabbe.bots import policy
from tabbe.cards import CARDS

if TYPE_CHECKING:
    from tabbe.engine import View
    from tabbe.engine.knowledge import Knowledge
    from tabbe.rules import Rules


@lru_cache(maxsize=1)
def tuned() -> dict[str, Any]:
    """The weights in use, with where they come from; `bench/tune.py` searches for others."""
    text = files("tabbe.bots").joinpath("guide.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def kind_of(rules: Rules) -> str:
    """The kind of game whose weights fit: `reverse` or `plain`, with the number of packs."""
    return f"{'reverse' if rules.aim == 'low' else 'plain'}-{rules.packs}"


def weights_for(rules: Rules, seats: int) -> list[int]:
    """The weights for a game and a number of seats, by the order of `tabbe.bots.policy`."""
    rows = tuned()["weights"][kind_of(rules)]
    nearest = min(rows, key=lambda row: abs(int(row) - seats))
    return [int(number) for number in rows[nearest]]


@lru_cache(maxsize=64)
def guide_numbers(rules: Rules, seats: int, sides: int | None = None) -> tuple[int, ...]:
    """The guide block: who holds which value, the weights, and a table of e^(-k/16).

    Args:
        rules: the game.
        seats: those dealt in.
        sides: so many they are with partners; each seat is its own where None is given.
    """
    numbers = [0] * policy.GUIDE_SIZE
    for card in CARDS:
        for value in rules.hand_values(card):
            numbers[policy.G_HOLD + value] |= 1 << card.index
    weights = weights_for(rules, seats)
    numbers[policy.G_WEIGHT : policy.G_WEIGHT + policy.WEIGHTS] = weights
    for k in range(policy.EXPS):
        numbers[policy.G_EXP + k] = round(policy.CERTAIN * exp(-k / 16))
    ends = tuned().get("ends", {}).get(f"{kind_of(rules)}, {seats}", [0] * policy.ENDS)
    numbers[policy.G_END : policy.G_END + policy.ENDS] = ends
    numbers[policy.G_OTHERS] = max(1, (seats if sides is None else sides) - 1)
    return tuple(numbers)


def guide_for(view: View, known: Knowledge) -> tuple[int, ...]:
    """The guide block for the seats and sides of a view."""
    return guide_numbers(view.rules, len(known.seats), len(view.sides))
