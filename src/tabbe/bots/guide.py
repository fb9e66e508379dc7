"""The numbers that the careful way of playing goes by, for each game and number of seats."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from math import exp
from typing import TYPE_CHECKING, Any

from tabbe.bots import weight
from tabbe.bots.way import CERTAIN
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
    """The kind of game whose weights fit, such as `reverse-2` or `reverse-2, free`.

    `reverse` or `plain` with the number of packs, then what makes it unlike Krypkasino or Kasino:
    `light` where a sweep costs a point or none, `pairs` where pictures stay and are in no sum, so
    that few tables can be swept, `free` where nobody has to sweep, `loose` where nothing is built.
    """
    kind = f"{'reverse' if rules.aim == 'low' else 'plain'}-{rules.packs}"
    if rules.aim == "high":
        return f"{kind}, loose" if rules.builds == "none" else kind
    if 0 <= rules.sweep_points <= 1:
        return f"{kind}, light"
    if rules.pictures == "pair_only" and rules.remove_pictures == "off":
        return f"{kind}, pairs"
    return kind if rules.forced_sweep else f"{kind}, free"


def weights_for(rules: Rules, seats: int) -> list[int]:
    """The weights for a game and a number of seats, by the order of `tabbe.bots.weight`.

    Those of its kind for the nearest number of seats; of the kind without its trait where there
    are none.
    """
    kind = kind_of(rules)
    known = tuned()["weights"]
    rows = known.get(kind) or known[kind.partition(",")[0]]
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
    numbers = [0] * weight.GUIDE_SIZE
    for card in CARDS:
        for value in rules.hand_values(card):
            numbers[weight.G_HOLD + value] |= 1 << card.index
    weights = weights_for(rules, seats)
    numbers[weight.G_WEIGHT : weight.G_WEIGHT + weight.WEIGHTS] = weights
    for k in range(weight.EXPS):
        numbers[weight.G_EXP + k] = round(CERTAIN * exp(-k / 16))
    ends = tuned().get("ends", {}).get(f"{kind_of(rules)}, {seats}", [0] * weight.ENDS)
    numbers[weight.G_END : weight.G_END + weight.ENDS] = ends
    numbers[weight.G_OTHERS] = max(1, (seats if sides is None else sides) - 1)
    return tuple(numbers)


def guide_for(view: View, known: Knowledge) -> tuple[int, ...]:
    """The guide block for the seats and sides of a view."""
    return guide_numbers(view.rules, len(known.seats), len(view.sides))
