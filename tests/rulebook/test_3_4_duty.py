"""Rule book 3.4, rows 13 to 18 and 20: what a builder owes, and what becomes of builds."""

from __future__ import annotations

import pytest

import tabbe
from tabbe.engine import Build, Residue
from tests.rulebook.building import builds, captures, last_hands, lay, listed, opened
from tests.rulebook.playing import one
from tests.rulebook.stage import play_all, texts

OWN = "[4c+5d=9@0]"


def test_3_4_13_builder_must_take_a_trick_at_his_next_turn() -> None:
    """Not necessarily his build; he can neither lay out nor build."""
    assert listed("9h 9c 3h 2c", f"{OWN} 3d 7d") == {
        "9hx[9@0]",
        "9cx[9@0]",
        "3hx3d",
    }


@pytest.mark.parametrize(
    ("duty", "table", "bound"),
    [
        ("capture_each_turn", OWN, True),
        ("capture_each_turn", "[4c+5d,9d=9!@0]", True),
        ("mere_only", OWN, False),
        ("mere_only", "[4c+5d,9d=9!@0]", True),
        ("none", "[4c+5d,9d=9!@0]", False),
    ],
)
def test_3_4_13_which_builds_bind_is_a_choice(duty: str, table: str, bound: bool) -> None:
    """Every build, locked ones only, or none."""
    expected = {"9hx[9@0]"} if bound else {"9hx[9@0]", "9h", "3h"}
    assert listed("9h 3h", table, builder_duty=duty) == expected


def test_3_4_13_builds_of_others_bind_nobody() -> None:
    """The seat on turn owes nothing for them."""
    assert listed("9h 3h", "[4c+5d=9@1]") == {"9hx[9@1]", "9h", "3h"}


def test_3_4_14_while_the_build_stands_every_turn_takes() -> None:
    """A second trick is due if the first left the build."""
    deal = opened("7d 3d 4h Jh", {1: "2c 9h 3c 4c", 0: "6d 8c 8d Tc"})
    play_all(deal, "2c^7d=9 6d 3cx3d 8c")
    assert {str(move) for move in deal.legal_moves()} == {"9hx[9]", "4cx4h"}
    play_all(deal, "4cx4h 8d")
    assert {str(move) for move in deal.legal_moves()} == {"9hx[9]"}


@pytest.mark.parametrize(
    "answer",
    ["9cx[9]", "Ac^[9]=10", "9c^[9]=9!", "5sx*"],
    ids=["taken", "raised", "merged", "cleared"],
)
def test_3_4_15_duty_ends_with_the_build(answer: str) -> None:
    """When another player takes, raises, enlarges or clears it, any play is open again."""
    deal = opened("7d Kc Qs Jh", {1: "2c 9h 3c 4c", 0: "9c Ac 5s 9d"}, later={(2, 0): "Tc"})
    deal.play("2c^7d=9")
    if answer.startswith("Ac"):
        deal = opened("7d Kc Qs Jh", {1: "2c 9h 3c 4c", 0: "9c Ac 5s Th"})
        deal.play("2c^7d=9")
    deal.play(answer)
    assert {"3c", "4c"} <= {str(move) for move in deal.legal_moves()}


def test_3_4_16_last_card_for_the_build_is_not_spent_elsewhere() -> None:
    """The only nine takes the build, with or without the loose nine beside it."""
    assert captures("9h 3c", f"{OWN} 9s") == {"9hx[9@0]", "9hx9s+[9@0]"}


def test_3_4_16_with_two_cards_either_is_free() -> None:
    """One nine may take the loose nine while another is kept."""
    assert captures("9h 9c", f"{OWN} 9s") == {"9hx9s", "9hx[9@0]", "9hx9s+[9@0]"}


def test_3_4_16_other_value_of_the_last_card_does_not_count() -> None:
    """The only ace that can take fourteen may not go for an ace."""
    assert captures("As 3c", "[9c+5d=14@0] Ad") == {"Asx[14@0]"}


def test_3_4_17_build_and_duty_carry_over_into_the_next_batch() -> None:
    """A builder freed by lack of captures finds his build, and his duty, after the deal."""
    rules = tabbe.load_rules("kasino", builder_duty="none")
    deal = opened(
        "7d Kc Qs Jh",
        {1: "3c 4c 2c 9h", 0: "6d 8c 8d Tc"},
        rules=rules,
        later={(2, 1): "9c 3d 4d 5h"},
    )
    play_all(deal, "3c 6d 4c 8c 2c^7d=9 8d 9h Tc")
    assert deal.batch == 2
    (build,) = [item for item in deal.table if isinstance(item, Build)]
    assert (build.value, build.owner) == (9, 1)
    assert "9cx[9]" in {str(move) for move in deal.legal_moves()}
    bound = listed("9c 3d 4d 5h", "Kc Qs Jh [2c+7d=9@1]", seat=1)
    assert bound == {"9cx[9@1]"}


def test_3_4_17_duty_binds_in_the_next_batch_as_well() -> None:
    """Where most cards must be taken, the last ace has to leave the build; its owner still owes.

    The three loose aces are more than the build of fourteen, so it stands when the batch ends.
    """
    rules = tabbe.load_rules("kasino", extent="maximum")
    deal = opened(
        "9c Ah Ad 7s",
        {1: "Kd Qd Ac 2d", 0: "Kh Qh 5d As"},
        rules=rules,
        later={(2, 1): "Ks Qs Js Ts", (2, 0): "9h 9d 3h 4d"},
    )
    play_all(deal, "Kd KhxKd Qd QhxQd Ac 5d^9c=14 2d AsxAh,Ad,Ac Ks")
    assert (deal.batch, deal.seat) == (2, 0)
    (build,) = [item for item in deal.table if isinstance(item, Build)]
    assert (build.value, build.owner) == (14, 0)
    # He can neither lay out nor build, though he holds no card for the build any more.
    assert {str(move) for move in deal.legal_moves()} == {"9hx2d+7s", "9dx2d+7s"}
    with pytest.raises(tabbe.IllegalMove) as refusal:
        deal.play("3h")
    assert (refusal.value.reason, refusal.value.rule) == ("owes_trick", "builder_duty")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_4_18_build_left_at_the_end_goes_to_the_last_capturer(players: int) -> None:
    """Its cards lie in the residue and then in that pile; nothing is lost."""
    rules = tabbe.load_rules("kasino", builder_duty="none")
    hands = {0: "2c 9h 3c 4c", 1: "8h 6c 7c Tc"}
    deal = last_hands(hands, rules=rules, players=players)
    deal.play("8hx8d")
    for _ in range(players - 2):
        lay(deal)
    deal.play("2c^7d=9")
    while not deal.is_over:
        lay(deal)
    assert one(Residue, deal.events).seat == deal.last_capture == 1
    assert deal.pile_counts[1] == sum(deal.pile_counts) == 52


def test_3_4_20_one_build_of_ones_own_at_a_time() -> None:
    """Who owns a build makes no other while it stands; without the duty he may."""
    assert not {play for play in listed("2c 9h 9c 3c", f"{OWN} 7s") if "^" in play}
    assert builds("2c 8h 9c", "[4c+5d=9@0] 6s", builder_duty="none") == {"2c^6s=8"}


def test_3_4_20_two_builds_of_one_value_are_told_apart_by_their_owners() -> None:
    """The table is written with owners, and `[9]` alone asks which."""
    rules = tabbe.load_rules("kasino", raise_onto="keep", builder_duty="none")
    deal = opened("7d 5c Kc Qs", {1: "2c 9h 3c 8c", 0: "4d 9d 6c 6h"}, rules=rules)
    play_all(deal, "2c^7d=9 4d^5c=9")
    assert [item.owner for item in deal.table if isinstance(item, Build)] == [1, 0]
    with pytest.raises(tabbe.AmbiguousMove):
        deal.play("9hx[9]")
    taken = deal.play("9hx[9@0]")
    assert texts(deal.table).endswith("@1]")
    assert len(taken[0].takes) == 1  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("onto", "expected"),
    [
        ("merge", {"2c^[6@1]+[8@1]=8"}),
        ("keep", {"2c^[6@1]=8", "2c^[6@1]+[8@1]=8"}),
        ("refuse", set()),
    ],
)
def test_3_4_raise_onto_a_standing_build_of_the_value(onto: str, expected: set[str]) -> None:
    """Merged, kept apart, or refused, as the house has it; plain builds are free."""
    table = "[2d+4d=6@1] [3d+5d=8@1]"
    assert builds("2c 8h", table, raise_onto=onto) == expected
    assert builds("2c 8h", "6h [3d+5d=8@1]", raise_onto=onto) == {"2c^6h=8", "2c^6h+[8@1]=8"}
