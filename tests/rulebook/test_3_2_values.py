"""Rule book 3.2: what the cards count in Danish Kasino."""

from __future__ import annotations

from typing import Any

import pytest

import tabbe
from tests.rulebook.building import builds, captures, opened
from tests.rulebook.row import pack
from tests.rulebook.stage import play_all, texts

HIGH = {"As": (1, 14), "Ah": (1, 14), "Ad": (1, 14), "Ac": (1, 14), "2s": (2, 15), "Td": (10, 16)}


def test_3_2_every_card_from_the_hand_and_on_the_table() -> None:
    """Pips, 11, 12, 13; aces 1 or 14, lille kasino 2 or 15, store kasino 10 or 16; low lying."""
    rules = tabbe.load_rules("kasino")
    for text in pack(1):
        low = "A23456789TJQK".index(text[0]) + 1
        assert rules.hand_values(tabbe.Card(text)) == HIGH.get(text, (low,))
        assert rules.table_value(tabbe.Card(text)) == low


@pytest.mark.parametrize(
    ("card", "table", "expected"),
    [
        ("As", "Ad", {"AsxAd"}),
        ("As", "9d 5d", {"Asx5d+9d"}),
        ("2s", "2d 3d", {"2sx2d"}),
        ("2s", "8d 7d", {"2sx7d+8d"}),
        ("Td", "Th 3d", {"TdxTh"}),
        ("Td", "9d 7d", {"Tdx7d+9d"}),
        ("Ts", "9d 7d", set()),
        ("2h", "8d 7d", set()),
    ],
)
def test_3_2_either_value_from_the_hand(card: str, table: str, expected: set[str]) -> None:
    """The player chooses; the other two and ten have one value."""
    assert captures(card, table) == expected


def test_3_2_one_play_has_one_value() -> None:
    """Store kasino takes a ten or sixteen, not both at once; an ace likewise."""
    assert captures("Td", "Ts 9d 7d") == {"TdxTs", "Tdx7d+9d"}
    assert captures("As", "Ad 9d 5d") == {"AsxAd", "Asx5d+9d"}


@pytest.mark.parametrize(
    ("card", "table"), [("Kh", "As"), ("Ah", "2s Qd"), ("2s", "Td 6c"), ("Qh", "Td 3c")]
)
def test_3_2_high_values_do_not_lie_on_the_table(card: str, table: str) -> None:
    """Lying, an ace is 1, lille kasino 2 and store kasino 10."""
    expected = {
        "Kh": set(),
        "Ah": {"Ahx2s+Qd"},
        "2s": set(),
        "Qh": set(),
    }
    assert captures(card, table) == expected[card]


def test_3_2_five_of_spades_is_a_five_or_clears() -> None:
    """It takes fives, or everything."""
    assert captures("5s", "5d Kd") == {"5sx5d", "5sx5d+Kd"}
    assert captures("5h", "5d Kd") == {"5hx5d"}


def test_3_2_card_in_a_build_is_frozen_at_the_value_it_was_built_with() -> None:
    """Store kasino laid to a three makes thirteen for good: no ace, no sixteen takes it out."""
    assert builds("Td Kh", "3d") == {"Td^3d=13"}
    deal = opened("3d Qs 9c 8s", {1: "Td Kh 4c 6c", 0: "Ac 2s Kd 7d"})
    deal.play("Td^3d=13")
    assert texts(deal.table).split(" ", 3)[-1].startswith("[")
    takers = {str(move.card) for move in deal.legal_moves() if len(move.takes) != len(deal.table)}
    assert takers
    on_build = {
        str(move.card)
        for move in deal.legal_moves()
        if move.kind == "capture" and any(hasattr(item, "owner") for item in move.takes)
    }
    assert on_build == {"Kd"}


@pytest.mark.parametrize(
    ("switches", "card", "table", "expected"),
    [
        ({"ace_hand": "14"}, "As", "Ad", set()),
        ({"ace_hand": "1"}, "As", "9d 5d", set()),
        ({"two_spades_hand": "15"}, "2s", "2d 3d", set()),
        ({"ten_diamonds_hand": "16"}, "Td", "Th 3d", set()),
    ],
)
def test_3_2_high_from_the_hand_only_is_a_choice(
    switches: dict[str, Any], card: str, table: str, expected: set[str]
) -> None:
    """Where the house fixes a value, the other is gone."""
    assert captures(card, table, **switches) == expected


def test_3_2_values_hold_in_a_deal() -> None:
    """An ace takes fourteen in play as at the referee."""
    deal = opened("9d 5d Kh Qs", {1: "As 2c 3c 4c"})
    play_all(deal, "Asx9d+5d")
    assert texts(deal.table) == "Kh Qs"
