"""What the careful way takes of a sweep that is left to the next seat."""

from __future__ import annotations

from typing import Any

import pytest

import tabbe
from tabbe.bots.sweep import is_sought, left_to_sweep
from tabbe.bots.weight import ONE
from tabbe.engine import compiler
from tabbe.engine.knowledge import knowledge_of


def numbers(game: str = "krypkasino", **changes: Any) -> Any:
    """The rules in the form that kernels take them in."""
    deal = tabbe.Deal(tabbe.load_rules(game, **changes), players=2, seed=1)
    return knowledge_of(deal.view(deal.seat), compiler.plain).numbers


@pytest.mark.parametrize(
    ("changes", "alone", "sought"),
    [
        ({}, 0, True),
        ({"forced_sweep": False}, 0, False),
        ({"forced_sweep": False}, 1, False),
        ({"forced_sweep": False, "capture": "hand"}, 0, False),
        ({"forced_sweep": False, "capture": "hand"}, 1, True),
        ({"forced_sweep": False, "sweep_points": -5}, 0, True),
    ],
)
def test_sweep_is_expected_when_it_is_a_duty_or_a_gain(
    changes: dict[str, Any], alone: int, sought: bool
) -> None:
    """Who need not sweep, and loses by it, is not taken to do so."""
    assert is_sought(numbers(**changes), alone) == sought


def test_sweep_is_expected_when_the_highest_total_wins() -> None:
    """There it brings points, duty or none."""
    assert is_sought(numbers("kasino"), 0)


@pytest.mark.parametrize(
    ("changes", "alone", "single", "double"),
    [
        ({}, 1, 5 + 5, 5 + 5),
        ({"double_points": 12, "double_reward": 6}, 1, 5 + 5, 7 + 1),
        ({"sweep_reward": "never", "double_points": 12}, 1, 5, 7),
        ({"sweep_reward": "lone"}, 1, 5 + 5, 5 + 5),
        ({"sweep_reward": "lone"}, 0, 5, 5),
    ],
)
def test_sweep_left_shifts_what_the_game_says_when_it_is_made(
    changes: dict[str, Any], alone: int, single: int, double: int
) -> None:
    """The price of a sweep with what is paid for it; of a double one, what that is more."""
    rules = numbers(**changes)
    assert left_to_sweep(rules, alone, 0, 1) == single * ONE
    assert left_to_sweep(rules, alone, 1, 1) == double * ONE
