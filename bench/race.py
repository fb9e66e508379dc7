"""Random playouts by turns: the C++ program and Tabbe, so that both meet the same noise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from bench import product, reference

CPP = "C++"
CPP_PLAIN = "C++, plain search"
BARE = "Tabbe, same algorithm"
SHIPPED = "Tabbe, as shipped"
TWO = "Tabbe, two threads"

Runner = Callable[[int], dict[str, Any]]


@dataclass
class Lane:
    """One runner of the race.

    Attributes:
        name: what it is called in the results.
        run: plays one turn, given the number of the round, and returns the figures.
        turns: the figures of every turn so far.
    """

    name: str
    run: Runner
    turns: list[dict[str, Any]] = field(default_factory=list)

    @property
    def rates(self) -> list[float]:
        """Deals a second, turn by turn."""
        return [float(turn["deals_per_s"]) for turn in self.turns]

    def as_dict(self) -> dict[str, float]:
        """Best and median rates."""
        moves = [float(turn["moves_per_s"]) for turn in self.turns]
        return {
            "best_deals_per_s": max(self.rates),
            "median_deals_per_s": median(self.rates),
            "best_moves_per_s": max(moves),
        }


def lanes(folder: Path, seconds: float) -> list[Lane]:
    """Who runs: both forms of the C++ program and Tabbe in all its forms."""
    tuned = reference.build(folder)
    plain = reference.build(folder, plain=True)
    found = [
        Lane(CPP, lambda turn: reference.play_for(tuned, seconds, turn + 1)),
        Lane(SHIPPED, lambda _: product.playouts(seconds)),
        Lane(CPP_PLAIN, lambda turn: reference.play_for(plain, seconds, turn + 1)),
        Lane(TWO, lambda _: product.playouts(seconds, threads=2)),
    ]
    if product.has_lookup_switch():
        found.insert(1, Lane(BARE, lambda _: product.playouts(seconds, lookup=False)))
    return found


def race(folder: Path, rounds: int, seconds: float, tell: Callable[[str], None]) -> dict[str, Any]:
    """Let everybody play in every round and compare the best turns.

    Args:
        folder: where the C++ program is built.
        rounds: turns each.
        seconds: length of a turn.
        tell: is told what goes on.

    Returns:
        `lanes` (best and median rates by name), `ratios` (best turn against best turn) and
        `ratios_of_medians`, which noise moves less on a busy machine.
    """
    running = lanes(folder, seconds)
    # Compiling the kernels is no part of the race, and neither is the first load of the cache.
    product.playouts(0.1)
    for turn in range(rounds):
        for lane in running:
            tell(f"round {turn + 1} of {rounds}: {lane.name}")
            lane.turns.append(lane.run(turn))
    return {
        "lanes": {lane.name: lane.as_dict() for lane in running},
        "ratios": ratios({lane.name: max(lane.rates) for lane in running}),
        "ratios_of_medians": ratios({lane.name: median(lane.rates) for lane in running}),
    }


def ratios(rate: dict[str, float]) -> dict[str, float]:
    """What the house has set itself, from deals a second by lane."""
    found: dict[str, float] = {}
    if BARE in rate:
        found["same algorithm / C++"] = rate[BARE] / rate[CPP]
        found["same algorithm / C++, plain search"] = rate[BARE] / rate[CPP_PLAIN]
    found["as shipped / C++"] = rate[SHIPPED] / rate[CPP]
    found["as shipped / C++, plain search"] = rate[SHIPPED] / rate[CPP_PLAIN]
    found["two threads / one"] = rate[TWO] / rate[SHIPPED]
    return {name: round(value, 3) for name, value in found.items()}
