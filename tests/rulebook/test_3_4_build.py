"""Rule book 3.4, rows 1 to 12 and 19: how builds are made, raised and locked."""

from __future__ import annotations

from typing import Any

import pytest

import tabbe
from tabbe.engine import Build, Built, Captured
from tests.rulebook.building import builds, captures, opened
from tests.rulebook.playing import of, one
from tests.rulebook.stage import play_all, texts


def standing(deal: tabbe.Deal) -> list[Build]:
    """The builds on the table."""
    return [item for item in deal.table if isinstance(item, Build)]


def test_3_4_01_builder_must_hold_the_capture_card_after_playing() -> None:
    """2 on 7 makes nine with a nine kept; not without, nor with the nine that is played."""
    assert builds("2c 9h", "7d") == {"2c^7d=9"}
    assert builds("2c 8h", "7d") == set()
    assert builds("9c 2h", "Kd") == set()
    assert builds("7c 7h", "7d") == {"7c^7d=7"}
    assert builds("7c 9h", "7d") == set()


def test_3_4_01_build_lies_as_one_with_its_value_and_owner() -> None:
    """The event tells what was used; the table shows one item, laid last."""
    deal = opened("7d Kc Qs Jh", {1: "2c 9h 3c 4c"})
    built = one(Built, deal.play("2c^7d=9"))
    (build,) = standing(deal)
    assert (built.seat, str(built.card), built.build, texts(built.uses)) == (1, "2c", build, "7d")
    assert (build.value, build.owner, build.locked, texts(sorted(build.cards))) == (
        9,
        1,
        False,
        "2c 7d",
    )
    assert texts(deal.table[:3]) == "Kc Qs Jh"
    assert deal.table[3] is build
    assert deal.last_capture is None


def test_3_4_02_several_loose_cards_may_be_used() -> None:
    """Two on three and four makes nine, unless the house takes one card only."""
    assert builds("2c 9h", "3d 4d") == {"2c^3d+4d=9"}
    assert builds("2c 9h", "3d 4d", build_from="one") == set()
    assert builds("2c 9h", "3d 4d 7d", build_from="one") == {"2c^7d=9"}


def test_3_4_03_value_is_announced_where_it_is_unclear() -> None:
    """Four on four is eight or mere four; without the value nobody guesses."""
    deal = opened("4d Kc Qs Jh", {1: "4c 4h 8h 2c"})
    with pytest.raises(tabbe.AmbiguousMove) as question:
        deal.play("4c^4d")
    assert {move.made for move in question.value.legal} == {4, 8}
    deal.play("4c^4d=8")
    assert [(build.value, build.locked) for build in standing(deal)] == [(8, False)]


def test_3_4_03_announcement_may_be_left_out_where_it_is_clear() -> None:
    """Two on seven can only be nine."""
    deal = opened("7d Kc Qs Jh", {1: "2c 9h 3c 4c"})
    deal.play("2c^7d")
    assert [build.value for build in standing(deal)] == [9]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_3_4_04_anyone_with_the_value_may_take_it(seat: int) -> None:
    """The owner, and the others."""
    assert captures("9h 3c", "[2c+7d=9@1]", seat=seat) == {"9hx[9@1]"}


def test_3_4_05_build_is_taken_whole_by_its_value_only() -> None:
    """No part of it is taken, and it is no addend."""
    assert captures("7h", "[2c+7d=9@1]") == set()
    assert captures("Jh", "[2c+7d=9@1] 2d") == set()
    assert captures("9h", "[2c+7d=9@1]") == {"9hx[9@1]"}


def test_3_4_06_builds_and_loose_cards_are_taken_together() -> None:
    """Any of them, or all."""
    assert captures("9h", "[2c+7d=9@1] 4c 5c") == {"9hx[9@1]", "9hx4c+5c", "9hx4c+5c+[9@1]"}
    deal = opened("7d 4c 5c Kh", {1: "2c 9h 3c 6c", 0: "9d 8c 8d Tc"})
    play_all(deal, "2c^7d=9 9dx[9],4c+5c")
    assert texts(deal.table) == "Kh"
    assert deal.pile_counts == (5, 0)


def test_3_4_07_another_player_may_raise_a_single_build() -> None:
    """Nine and an ace make ten for one who holds a ten, and the build is his."""
    assert builds("Ac Th", "[2c+7d=9@1]") == {"Ac^[9@1]=10"}
    assert builds("Ac Jh", "[2c+7d=9@1]") == set()
    deal = opened("7d Kc Qs Jh", {1: "2c 9h 3c 4c", 0: "Ac Th 6c 8c"})
    play_all(deal, "2c^7d=9 Ac^[9]=10")
    (build,) = standing(deal)
    assert (build.value, build.owner, build.locked, len(build.cards)) == (10, 0, False, 3)


def test_3_4_07_former_owner_is_free_after_a_raise() -> None:
    """The duty has gone over with the build."""
    deal = opened("7d Kc Qs Jh", {1: "2c 9h 3c 4c", 0: "Ac Th 6c 8c"})
    play_all(deal, "2c^7d=9 Ac^[9]=10")
    assert "creep" in {move.kind for move in deal.legal_moves()}
    deal.play("3c")
    assert {move.kind for move in deal.legal_moves()} == {"capture"}


def test_3_4_07_loose_cards_may_help_to_raise() -> None:
    """Nine, an ace and a loose two make twelve."""
    assert builds("Ac Qh", "[2c+7d=9@1] 2d") == {"Ac^2d+[9@1]=12"}


def test_3_4_08_own_build_is_not_raised_unless_the_house_lets() -> None:
    """The text names another player; `any` lets the owner too, `none` nobody."""
    free: dict[str, Any] = {"builder_duty": "none"}
    assert builds("Ac Th", "[2c+7d=9@0]", **free) == set()
    assert builds("Ac Th", "[2c+7d=9@0]", raise_="any", **free) == {"Ac^[9@0]=10"}
    assert builds("Ac Th", "[2c+7d=9@1]", raise_="none") == set()


def test_3_4_09_every_build_move_plays_one_hand_card() -> None:
    """Loose cards alone do not raise; each move puts down exactly one card."""
    deal = opened("7d Ac Qs Jh", {1: "2c 9h 3c 4c", 0: "Th Tc 6c 8c"})
    play_all(deal, "2c^7d=9")
    assert not [move for move in deal.legal_moves() if move.kind == "build" and move.made == 10]
    # Without a hand card it cannot even be written; with one the sum is no ten.
    with pytest.raises(tabbe.InvalidMove):
        deal.play("[9]^Ac=10")
    for text in ("Th^[9]+Ac=10", "6c^[9]+Ac=10"):
        with pytest.raises(tabbe.IllegalMove) as refusal:
            deal.play(text)
        assert (refusal.value.reason, refusal.value.rule) == ("build_sum", "sum")


def test_3_4_10_mere_by_an_equal_card() -> None:
    """Seven on seven, a third seven kept: locked."""
    deal = opened("7d Kc Qs Jh", {1: "7c 7h 3c 4c"})
    deal.play("7c^7d=7!")
    (build,) = standing(deal)
    assert (build.value, build.owner, build.locked) == (7, 1, True)


def test_3_4_10_mere_by_a_card_on_a_build() -> None:
    """Seven on a build of seven locks it."""
    assert builds("7c 7h", "[3d+4d=7@1]") == {"7c^[7@1]=7"}


def test_3_4_10_mere_by_a_second_group() -> None:
    """Two on seven beside a nine: both groups lie as mere nine."""
    assert builds("2c 9h", "7d 9s") == {"2c^7d=9", "2c^7d+9s=9"}
    assert builds("2c 9h", "7d 5c 4c") == {"2c^7d=9", "2c^4c+5c+7d=9"}
    deal = opened("7d 9s Kc Qs", {1: "2c 9h 3c 4c"})
    deal.play("2c^7d,9s=9!")
    assert [build.locked for build in standing(deal)] == [True]
    assert len(standing(deal)[0].groups) == 2


def test_3_4_10_locked_build_is_not_raised() -> None:
    """Its value is fixed."""
    assert builds("Ac 8h", "[7c,7d=7!@1]") == set()


def test_3_4_10_single_builds_only_where_the_house_has_no_mere() -> None:
    """With `single` there is one group and no more."""
    assert builds("7c 7h", "7d", builds="single") == set()
    assert builds("2c 9h", "7d 9s", builds="single") == {"2c^7d=9"}


def test_3_4_11_one_capture_card_is_enough_for_a_mere() -> None:
    """One seven takes all the sevens at once."""
    deal = opened("7d Kc Qs Jh", {1: "7c 7h 3c 4c", 0: "2d 8c 8d Tc"})
    play_all(deal, "7c^7d=7! 2d")
    taken = one(Captured, deal.play("7hx[7]"))
    assert len(taken.takes) == 1
    assert deal.pile_counts == (0, 3)


def test_3_4_12_another_player_may_add_to_a_mere_and_owns_it() -> None:
    """With a card of the value kept; a choice of the house."""
    assert builds("7c 7h", "[7d,7s=7!@1]") == {"7c^[7@1]=7"}
    assert builds("7c 8h", "[7d,7s=7!@1]") == set()
    assert builds("7c 7h", "[7d,7s=7!@1]", mere_by_others=False) == set()
    assert builds("7c 7h", "[3d+4s=7@1]", mere_by_others=False) == {"7c^[7@1]=7"}
    deal = opened("7d 3c 4d Jh", {1: "7c 7h 2c Tc", 0: "7s 3s 4c Qc"})
    play_all(deal, "7c^7d=7!")
    with pytest.raises(tabbe.IllegalMove):
        deal.play("7s^[7]=7!")
    deal = opened("7d 3d 4d Jh", {1: "7c 7h 2c Tc", 0: "3s 7s 8c Qc"})
    play_all(deal, "7c^7d=7! 3s^4d,[7]=7!")
    (build,) = standing(deal)
    assert (build.owner, build.locked, len(build.cards), len(build.groups)) == (0, True, 4, 3)


@pytest.mark.parametrize(
    ("hand", "table", "expected"),
    [
        ("2c As", "Qd", {"2c^Qd=14"}),
        ("8c 2s", "7d", {"8c^7d=15"}),
        ("9c Td", "7d", {"9c^7d=16"}),
        ("As Qd", "Jd", {"As^Jd=12"}),
        ("2s 9d", "7d", {"2s^7d=9"}),
        ("Td Kd", "3d", {"Td^3d=13"}),
        ("Kd As", "Ad", {"Kd^Ad=14"}),
    ],
)
def test_3_4_19_values_beyond_thirteen_and_low_addends(
    hand: str, table: str, expected: set[str]
) -> None:
    """Up to sixteen for who holds the card; ace, lille and store kasino count low within."""
    assert builds(hand, table) == expected


def test_3_4_19_build_of_fourteen_is_taken_by_an_ace() -> None:
    """And by nothing else."""
    deal = opened("Qd Kc 9s Jh", {1: "2c As 3c 4c", 0: "6d 8c 8d Tc"})
    play_all(deal, "2c^Qd=14 6d")
    assert {str(move.card) for move in deal.legal_moves()} == {"As"}
    assert of(Captured, deal.play("Asx[14]"))
