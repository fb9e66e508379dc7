"""The `Rules` record: values of cards, points, and values that cannot go together."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from typing import Any

import pytest

from tabbe.cards import CARDS, Card, full_deck
from tabbe.i18n import LANGUAGES
from tabbe.rules import PRESETS, SWITCHES, Rules, RulesError, load_rules


def test_values_are_plain_when_krypkasino() -> None:
    """Pips, 11 to 13 for pictures, an ace 14 from the hand and 1 on the table."""
    rules = load_rules("krypkasino")
    for card in CARDS:
        assert rules.hand_values(card) == ((14,) if card.rank == 1 else (card.rank,))
        assert rules.table_value(card) == card.rank


@pytest.mark.parametrize(
    ("switch", "card", "values"),
    [
        ("ace_hand", "Ac", (1, 14)),
        ("two_spades_hand", "2s", (15,)),
        ("ten_diamonds_hand", "Td", (10, 16)),
    ],
)
def test_values_change_when_switched(switch: str, card: str, values: tuple[int, ...]) -> None:
    """A dual value belongs to its one card; the table value stays low."""
    rules = load_rules("krypkasino").with_switches(**{switch: values})
    changed = [c for c in CARDS if rules.hand_values(c) != load_rules().hand_values(c)]
    assert Card(card) in changed
    assert all(c.rank == Card(card).rank for c in changed)
    assert len(changed) == (4 if switch == "ace_hand" else 1)
    assert rules.hand_values(Card(card)) == values
    assert rules.table_value(Card(card)) == Card(card).rank


def test_points_are_forty_two_when_krypkasino() -> None:
    """Storan 3, lillan 2, the ace of spades 2, other spades and aces 1: 42 in two packs."""
    rules = load_rules("krypkasino")
    points = {str(card): rules.card_points(card) for card in CARDS}
    assert {card for card, worth in points.items() if worth == 3} == {"Td"}
    assert {card for card, worth in points.items() if worth == 2} == {"2s", "As"}
    ones = {f"{rank}s" for rank in "3456789TJQK"} | {"Ah", "Ad", "Ac"}
    assert {card for card, worth in points.items() if worth == 1} == ones
    assert sum(rules.card_points(card) for card in full_deck(2)) == 42


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize(
    "switches",
    [{}, {"spade_points": 2}, {"ace_points": -3}, {"two_spades_points": 0}, {"storan_points": 100}],
)
def test_points_of_a_deal_add_up_when_counted_by_card(name: str, switches: dict[str, int]) -> None:
    """Points of a deal are those of all its cards, the majorities and the last trick."""
    rules = load_rules(name, **switches)
    cards = sum(rules.card_points(card) for card in full_deck(rules.packs))
    beside = rules.majority_cards_points + rules.majority_suit_points + rules.last_trick_points
    assert rules.points_in_deal == cards + beside


@pytest.mark.parametrize(
    ("switches", "checksum"),
    [
        ({}, 42),
        ({"packs": 1}, 21),
        ({"storan_points": 0}, 36),
        ({"last_trick_points": 1}, 43),
        ({"majority_cards_points": 1}, None),
        ({"majority_suit_points": 2, "majority_tie": "split"}, None),
        ({"capture": "hand"}, 42),
        ({"capture": "optional"}, None),
        ({"sweep_points": 9, "bordstabbe": True}, 42),
    ],
)
def test_checksum_is_known_when_no_points_can_be_lost(
    switches: dict[str, Any], checksum: int | None
) -> None:
    """A tied majority, or a deal without captures, gives points to nobody."""
    assert load_rules("krypkasino", **switches).checksum == checksum


def test_rules_stay_when_someone_tries_to_change_them() -> None:
    """The record is frozen; with_switches gives another one."""
    rules = load_rules("krypkasino")
    with pytest.raises(dataclasses.FrozenInstanceError):
        rules.packs = 1  # type: ignore[misc]
    assert rules.with_switches(packs=1).packs == 1
    assert rules.packs == 2


def test_rules_are_equal_when_they_play_alike() -> None:
    """Equality and hash go by name and values, and survive copying and pickling."""
    rules = load_rules("krypkasino", packs=1)
    same = load_rules("krypkasino").with_switches(packs="1")
    assert rules == same
    assert hash(rules) == hash(same)
    assert rules != load_rules("krypkasino")
    assert load_rules("krypkasino-nordic") != load_rules("krypkasino-family", storan_points=0)
    for again in (pickle.loads(pickle.dumps(rules)), copy.deepcopy(rules)):  # noqa: S301
        assert again == rules
        assert again.changes == {"packs": 1}
        assert again.source("packs") == rules.source("packs")


def test_changes_add_up_when_switched_twice() -> None:
    """Changes are always told against the preset, and one taken back is none."""
    rules = load_rules("krypkasino", packs=1).with_switches(ace_hand="1")
    assert rules.changes == {"packs": 1, "ace_hand": 1}
    assert rules.with_switches(packs=2).changes == {"ace_hand": 1}
    assert load_rules(rules, ace_hand=14, packs=2) == load_rules("krypkasino")
    assert load_rules(rules) is rules


def test_every_switch_is_an_attribute_when_listed() -> None:
    """Rules have exactly the switches and their frame."""
    names = {field.name for field in dataclasses.fields(Rules) if not field.name.startswith("_")}
    frame = {"id", "title", "version", "min_players", "max_players", "aim", "shipped"}
    assert names == frame | {switch.attribute for switch in SWITCHES.values()}


def test_source_is_refused_when_the_switch_is_unknown() -> None:
    """Sources and notes are asked by switch name."""
    rules = load_rules("krypkasino")
    assert rules.source("players") == rules.source("aim") != ""
    assert rules.note("players") == ""
    for ask in (rules.source, rules.note):
        with pytest.raises(RulesError, match="did you mean packs"):
            ask("pack")


TOGETHER = {
    "bordstabbe in a high game": ("kasino", {"bordstabbe": True}),
    "drop out without a target": ("krypkasino", {"drop_out": True, "target_rule": "lose"}),
    "drop out without losing": ("krypkasino", {"drop_out": True, "target": 21}),
    "target taken away": ("avig-kasino-se", {"target": 0}),
    "rule taken away": ("avig-kasino-se", {"target_rule": "low"}),
}


@pytest.mark.parametrize(("name", "switches"), TOGETHER.values(), ids=TOGETHER)
def test_values_are_refused_when_they_make_no_game(name: str, switches: dict[str, Any]) -> None:
    """The sentence names the switch at fault, in every language."""
    with pytest.raises(RulesError) as caught:
        load_rules(name, **switches)
    for lang in LANGUAGES:
        assert str(caught.value.switch) in caught.value.message(lang)
        assert caught.value.message(lang).endswith(".")


@pytest.mark.parametrize(
    ("name", "switches"),
    [
        ("krypkasino", {"bordstabbe": True}),
        ("krypkasino", {"drop_out": True, "target": 21, "target_rule": "lose"}),
        ("krypkasino", {"capture": "optional"}),
        ("krypkasino", {"packs": 1}),
        ("krypkasino", {"target": 100}),
        ("krypkasino", {"tie": "most_spades"}),
        ("krypkasino", {"target": 100, "target_rule": "high"}),
        ("krypkasino", {"deal_table": "4/8", "remove_pictures": "opening"}),
        ("classic-casino", {"builds": "multiple"}),
        ("kasino", {"builds": "none"}),
        ("kasino", {"target": 0}),
        ("avig-kasino-se", {"drop_out": False, "target": 0}),
    ],
)
def test_values_are_allowed_when_a_game_can_be_played(name: str, switches: dict[str, Any]) -> None:
    """What merely has nothing to decide, or is unusual, is no mistake."""
    assert load_rules(name, **switches).player_counts
