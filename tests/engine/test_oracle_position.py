"""Single positions with builds against the naive reference, met or not in play."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tabbe.engine import referee
from tabbe.rules import RulesError, load_rules, preset_ids
from tests.oracle.harness import SOAK, play_of
from tests.oracle.play import legal_plays
from tests.oracle.position import drawn_position
from tests.oracle.switch import switches_of

# What decides a single turn, with all values.
TURN: dict[str, tuple[Any, ...]] = {
    "packs": (1, 2),
    "pictures": ("numeric", "numeric", "pair_only"),
    "ace_hand": ("1", "14", "1,14"),
    "two_spades_hand": ("2", "15", "2,15"),
    "ten_diamonds_hand": ("10", "16", "10,16"),
    "capture": ("optional", "optional", "card", "hand"),
    "extent": ("any", "maximal", "maximum"),
    "forced_sweep": (False, False, True),
    "forced_sweep_by": ("hand", "card"),
    "builds": ("single", "multiple", "multiple"),
    "build_from": ("one", "several", "several"),
    "raise": ("others", "any", "none"),
    "raise_onto": ("merge", "keep", "refuse"),
    "mere_by_others": (True, False),
    "builder_duty": ("capture_each_turn", "mere_only", "none"),
    "spade5_clears": (True, False),
    "spade5_sweeps": (True, False),
}


@pytest.mark.parametrize("preset", preset_ids())
def test_plays_when_position_and_switches_are_drawn(preset: str) -> None:
    """Whatever lies there and whatever the house plays, the referee lists just the legal plays."""
    chance = random.Random(preset)
    for _ in range(120 * SOAK):
        names = chance.sample(sorted(TURN), chance.randint(0, len(TURN)))
        changes = {name: chance.choice(TURN[name]) for name in names}
        try:
            rules = load_rules(preset).with_switches(**changes)
        except RulesError:
            continue
        switches = switches_of(rules)
        position = drawn_position(chance, switches, seats=min(3, rules.max_players))
        if switches.builds == "none" and position.builds:
            continue
        found = [
            play_of(move)
            for move in referee(rules, position.hand, position.table, position.seat).plays
        ]
        expected = legal_plays(
            position.hand, position.loose, switches, position.builds, position.seat
        )
        where = (preset, changes, position.hand, position.table, position.seat)
        assert set(found) == expected, (where, set(found) ^ expected)
        assert len(found) == len(set(found)), where
