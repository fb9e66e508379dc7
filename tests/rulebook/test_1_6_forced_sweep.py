"""Rule book 1.6: the forced sweep (tvångstabbe)."""

from __future__ import annotations

import pytest

import tabbe
from tests.rulebook.position import forced, plays
from tests.rulebook.stage import play_all, stage, texts


@pytest.mark.parametrize(
    ("table", "card"),
    [
        ("7h", "7c"),
        ("5d 4c", "9s"),
        ("6c Th 4d", "Ts"),
        ("Ah 2c 6d 7h 8c", "8d"),
        ("Ah Jc Qd 2h Tc", "Qs"),
    ],
    ids=["match", "one sum", "match and sum", "match and two sums", "match and two sums of twelve"],
)
def test_1_6_1_any_take_of_the_whole_table_compels(table: str, card: str) -> None:
    """A match, one sum or several together: if the card can take all, the sweep is due."""
    assert forced(f"{card} 3s", table)
    ((play, (_, sweep)),) = plays(f"{card} 3s", table).items()
    assert play.startswith(f"{card}>")
    assert sweep == 1


def test_1_6_2_duty_binds_the_hand_so_that_creeping_is_illegal() -> None:
    """Holding a card that sweeps, one may neither creep nor capture with another."""
    assert set(plays("9s 2h 4h", "5d 4c")) == {"9s>4c+5d"}
    deal = stage("5d 4c Kd Ah", {1: "9s 2h 4h"})
    assert {str(move.card) for move in deal.legal_moves()} > {"9s", "2h", "4h"}
    deal = stage("5d 2c Ad Ah", {1: "9s 4h Kc"})
    for move in ("4h", "Kc"):
        with pytest.raises(tabbe.IllegalMove) as refusal:
            deal.play(move)
        assert refusal.value.rule == "forced_sweep"
        assert list(map(str, refusal.value.legal)) == ["9sxAh+Ad+2c+5d#"]


def test_1_6_2_sweep_is_free_when_the_house_does_not_force_it() -> None:
    """With forced_sweep off only the duty of the card is left."""
    assert not forced("9s 2h", "5d 4c", forced_sweep=False)
    assert set(plays("9s 2h", "5d 4c", forced_sweep=False)) == {"9s>4c+5d", "2h>creep"}


def test_1_6_2_duty_binds_the_card_alone_when_the_house_says_so() -> None:
    """With forced_sweep_by=card another card may still be played."""
    found = plays("6c 2h", "Ah 2c 3d 3h 4s 5c", forced_sweep_by="card")
    assert found["6c>Ah+2c+3h+3d+4s+5c"] == (2, 1)
    assert {play for play in found if play.startswith("6c")} == {"6c>Ah+2c+3h+3d+4s+5c"}
    assert any(play.startswith("2h") for play in found)


def test_1_6_3_choice_among_several_sweeping_cards_is_free() -> None:
    """The six and the queen both sweep two sixes; either may be played."""
    assert plays("6h Qs 3d", "6d 6c") == {"6h>6d+6c": (0, 1), "Qs>6d+6c": (1, 1)}


def test_1_6_4_sweeping_card_may_not_take_a_smaller_maximal_set() -> None:
    """A 6 on A 2 3 3 4 5 must clear it, although A+2+3 alone cannot be extended."""
    assert plays("6c", "Ah 2c 3d 3h 4c 5c") == {"6c>Ah+2c+3h+3d+4c+5c": (1, 1)}
    assert "Ah+2c+3h" in {
        "+".join(map(str, take))
        for take in tabbe.outcomes("krypkasino", table="Ah 2c 3d 3h 4c 5c", card="6c")
    }


def test_1_6_5_other_card_of_the_value_escapes_the_double() -> None:
    """On a lone seven of hearts its twin costs 10, the seven of clubs 5; one may choose."""
    assert plays("7h 7c", "7h") == {"7h>7h": (0, 2), "7c>7h": (0, 1)}


def test_1_6_6_empty_table_is_only_crept_on() -> None:
    """Nobody can sweep an empty table: the next card creeps."""
    assert plays("Ks 2h", "") == {"Ks>creep": (0, 0), "2h>creep": (0, 0)}
    assert not forced("Ks 2h", "")
    deal = stage("As 2d 3c 4h", {1: "Th", 0: "Kd 9c 2h 2c 3s 4s"})
    play_all(deal, "Thx4h,3c,2d,As")
    assert deal.table == ()
    assert {move.kind for move in deal.legal_moves()} == {"creep"}
    assert texts(sorted({move.card for move in deal.legal_moves()})) == "2h 2c 3s 4s 9c Kd"
