"""Whole deals against the naive reference, for every preset, switch value and number of players."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tabbe.rules import SWITCHES, Rules, RulesError, load_rules, preset_ids
from tests.oracle.deal import batches_of
from tests.oracle.harness import SOAK, Pair
from tests.oracle.switch import switches_of

# Every switch that touches a deal, with all its values or, for numbers, some telling ones.
VARIED: dict[str, tuple[object, ...]] = {
    "packs": (1, 2),
    "pictures": ("numeric", "pair_only"),
    "ace_hand": ("1", "14", "1,14"),
    "two_spades_hand": ("2", "15", "2,15"),
    "ten_diamonds_hand": ("10", "16", "10,16"),
    "capture": ("optional", "card", "hand"),
    "extent": ("any", "maximal", "maximum"),
    "forced_sweep": (True, False),
    "forced_sweep_by": ("hand", "card"),
    "sweep_points": (0, 1, 5),
    "sweep_reward": ("always", "lone", "never"),
    "double_sweep": ("off", "twin", "any_match"),
    "double_points": (0, 7, 10),
    "double_reward": (0, 3, 10),
    "remove_pictures": ("off", "batch", "opening"),
    "deal_table": ("exact", "4/4", "4/8"),
    "packets": ("alternating", "table_last"),
    "last_batch": ("exact", "short"),
    "spade_points": (0, 1, 2),
    "ace_points": (0, 1, 3),
    "two_spades_points": (0, 2, 4),
    "storan_points": (0, 3, 5),
    "bordstabbe": (True, False),
    "last_card_sweep": (True, False),
    "sweep_last_batch": (True, False),
    "cancel_sweeps": (True, False),
    "majority_suit": ("s", "h"),
    "majority_cards_points": (0, 1, 3),
    "majority_suit_points": (0, 2),
    "majority_tie": ("none", "carry", "split"),
    "last_trick_points": (0, 1),
    "builds": ("none", "single", "multiple"),
    "build_from": ("one", "several"),
    "raise": ("others", "any", "none"),
    "raise_onto": ("merge", "keep", "refuse"),
    "mere_by_others": (True, False),
    "builder_duty": ("capture_each_turn", "mere_only", "none"),
    "spade5_clears": (True, False),
    "spade5_sweeps": (True, False),
}
# These decide between deals and are compared in the test of matches.
BETWEEN_DEALS = {
    "first_dealer",
    "sweep_stop_total",
    "deals",
    "target",
    "target_rule",
    "drop_out",
    "tie",
}
# These decide nothing in a game without builds; there they are compared together with `builds`.
OF_BUILDS = {"build_from", "raise", "raise_onto", "mere_by_others", "builder_duty"}

PRESETS = preset_ids()


def fitting_players(rules: Rules) -> list[int]:
    """Return the numbers of players for which the deal comes out."""
    fitting = []
    for players in range(rules.min_players, rules.max_players + 1):
        try:
            batches_of(switches_of(rules), players)
        except ValueError:
            with pytest.raises(RulesError):
                rules.plan(players)
        else:
            fitting.append(players)
    return fitting


def single_changes(preset: str) -> Iterator[Rules]:
    """Yield the preset with each switch at each of its values, where the pair is accepted."""
    base = load_rules(preset)
    for name, values in VARIED.items():
        if base.builds == "none" and name in OF_BUILDS:
            continue
        for value in values:
            if getattr(base, SWITCHES[name].attribute) == SWITCHES[name].parse(value):
                continue
            try:
                rules = base.with_switches(**{name: value})
            except RulesError:
                continue
            yield rules


def test_varied_when_compared_with_the_switches() -> None:
    """No switch is left out of the comparison by oversight."""
    assert set(VARIED) | BETWEEN_DEALS == set(SWITCHES)


@pytest.mark.parametrize("preset", PRESETS)
def test_deal_when_preset_is_unchanged(preset: str) -> None:
    """A preset as it stands plays as the reference says, for every number of players."""
    rules = load_rules(preset)
    for players in fitting_players(rules):
        for seed in range(2 * SOAK):
            Pair(rules, players, seed % players, seed).run()


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_deal_when_one_switch_is_changed(preset: str) -> None:
    """Each value of each switch plays as the reference says, players taken in turn."""
    turn = 0
    for rules in single_changes(preset):
        numbers = fitting_players(rules)
        for _ in range(SOAK if numbers else 0):
            turn += 1
            players = numbers[turn % len(numbers)]
            Pair(rules, players, turn % players, turn).run()


@settings(
    max_examples=60 * SOAK,
    deadline=None,
    derandomize=SOAK == 1,
    database=None,
    # A deal of a hundred plays does not get smaller; the message names the position.
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(data=st.data())
def test_deal_when_many_switches_are_changed(data: st.DataObject) -> None:
    """Switches thrown together at random play as the reference says, or are refused as a pair."""
    preset = data.draw(st.sampled_from(PRESETS))
    names = data.draw(st.lists(st.sampled_from(sorted(VARIED)), max_size=8, unique=True))
    changes = {name: data.draw(st.sampled_from(VARIED[name]), label=name) for name in names}
    try:
        rules = load_rules(preset).with_switches(**changes)
    except RulesError:
        return
    numbers = fitting_players(rules)
    if numbers:
        players = data.draw(st.sampled_from(numbers))
        Pair(rules, players, 0, data.draw(st.integers(0, 10**6))).run()


def test_deal_when_some_seats_sit_out() -> None:
    """The seats that take part keep their numbers, and payment skips those that sit out."""
    rules = load_rules("krypkasino", deal_table="4/8")
    chance = random.Random(3)
    for players, taking_part in ((4, (0, 2)), (4, (1, 2, 3)), (6, (0, 1, 3, 5)), (3, (0, 2))):
        for seed in range(SOAK):
            dealer = chance.choice(taking_part)
            Pair(rules, players, dealer, seed, seats=taking_part).run()
