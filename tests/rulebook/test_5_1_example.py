"""Rule book 5.1: worked examples 1 to 28, one test a row.

Suits are chosen where the row gives none; then they cost nothing unless the row says so.
"""

from __future__ import annotations

from tabbe.engine import Residue, Swept
from tests.rulebook.playing import one
from tests.rulebook.position import forced, plays, takes
from tests.rulebook.prelude import SWEEP_FOR_TEN, last_batch, pictures_left
from tests.rulebook.stage import play_all, texts


def test_5_1_01_eight_must_take_the_eight_and_six_may_creep() -> None:
    """Table 8 9 J, hand 8 6."""
    assert plays("8h 6s", "8d 9c Jd") == {"8h>8d": (0, 0), "6s>creep": (0, 0)}


def test_5_1_02_eight_takes_all_but_the_nine() -> None:
    """Table A 2 6 7 8 9: the 8 takes 8, A+7, 2+6."""
    assert plays("8d", "Ah 2c 6d 7h 8c 9s") == {"8d>Ah+2c+6d+7h+8c": (1, 0)}


def test_5_1_03_ace_chooses_among_three_fourteens() -> None:
    """Table 2 3 4 5 8 10: 10+4, 8+4+2 or 5+4+3+2."""
    assert takes("Ac", "2c 3d 4h 5c 8d Th") == {"4h+Th", "2c+4h+8d", "2c+3d+4h+5c"}


def test_5_1_04_nine_clears_ace_and_eight_and_must() -> None:
    """Table A 8, hand 9 and another."""
    assert forced("9h Kc", "Ad 8c")
    assert plays("9h Kc", "Ad 8c") == {"9h>Ad+8c": (1, 1)}


def test_5_1_05_sweep_for_a_nine() -> None:
    """Table 5 4, hand 9 2."""
    assert plays("9h 2h", "5d 4c") == {"9h>4c+5d": (0, 1)}


def test_5_1_06_dealers_last_four_creeps_and_pictures_go() -> None:
    """Table 6 10 J K, the dealer's last 4: it creeps, J and K go, 6 10 4 stay."""
    deal = pictures_left()
    assert texts(deal.hand(0)) == "4d"
    deal.play("4d")
    assert texts(deal.table) == "6c Th 4d"


def test_5_1_07_ten_is_a_forced_sweep_and_the_dealer_is_paid() -> None:
    """Table 6 10 4, hand 10 and others: 10 and 6+4, the dealer has five off."""
    deal = pictures_left()
    deal.play("4d")
    assert [str(move) for move in deal.legal_moves()] == [SWEEP_FOR_TEN + "#"]
    swept = one(Swept, deal.play(SWEEP_FOR_TEN))
    assert (swept.seat, swept.points, swept.paid, swept.reward) == (1, 5, 0, 5)


def test_5_1_08_double_or_sweep_on_a_lone_seven() -> None:
    """Table 7 of hearts, hand its twin, the 7 of clubs and the 3 of clubs."""
    assert plays("7h 7c 3c", "7h") == {"7h>7h": (0, 2), "7c>7h": (0, 1)}


def test_5_1_09_twin_alone_is_a_forced_double() -> None:
    """Table 7 of hearts, hand its twin and the 3 of clubs."""
    assert forced("7h 3c", "7h")
    assert plays("7h 3c", "7h") == {"7h>7h": (0, 2)}


def test_5_1_10_twin_among_others_is_an_ordinary_sweep() -> None:
    """Table 7 of hearts, 3, 4: its twin takes all three."""
    assert plays("7h", "7h 3c 4d") == {"7h>3c+4d+7h": (0, 1)}


def test_5_1_11_ace_creeps_on_an_ace() -> None:
    """Table A: 14 is not 1."""
    assert plays("Ac", "Ad") == {"Ac>creep": (0, 0)}


def test_5_1_12_queen_sweeps_queen_and_two_twelves() -> None:
    """Table A J Q 2 10: the queen takes Q, J+A, 10+2."""
    assert plays("Qd", "Ah Jc Qh 2h Tc") == {"Qd>Ah+2h+Tc+Jc+Qh": (1, 1)}


def test_5_1_13_four_creeps_beside_a_seven_and_the_jack_is_announced() -> None:
    """Table 7 of spades: the 4 of clubs creeps, and 7+4 is a sweep for a jack."""
    assert plays("4c", "7s") == {"4c>creep": (0, 0)}
    assert forced("Jd", "7s 4c")


def test_5_1_14_six_or_queen_sweeps_two_sixes() -> None:
    """Table 6 6."""
    assert plays("6h Qd", "6d 6c") == {"6h>6d+6c": (0, 1), "Qd>6d+6c": (0, 1)}


def test_5_1_15_eight_takes_six_and_two_and_leaves_the_queen() -> None:
    """Table 6 2 Q: the queen stays alone as a trap."""
    assert plays("8h", "6d 2c Qh") == {"8h>2c+6d": (0, 0)}


def test_5_1_16_ace_sweeps_five_and_nine() -> None:
    """Table 5 9."""
    assert plays("Ah", "5c 9d") == {"Ah>5c+9d": (1, 1)}


def test_5_1_17_ace_sweeps_ten_and_four() -> None:
    """Table 10 4."""
    assert plays("Ah", "Tc 4d") == {"Ah>4d+Tc": (1, 1)}


def test_5_1_18_ace_sweeps_king_and_ace() -> None:
    """Table K A: 13+1."""
    assert plays("Ah", "Kc Ad") == {"Ah>Ad+Kc": (2, 1)}


def test_5_1_19_ace_creeps_beside_king_and_queen() -> None:
    """Table K Q: no 14."""
    assert plays("Ah", "Kd Qc") == {"Ah>creep": (0, 0)}


def test_5_1_20_nine_takes_four_and_five_and_leaves_the_six() -> None:
    """Table 4 5 6."""
    assert plays("9h", "4c 5d 6h") == {"9h>4c+5d": (0, 0)}


def test_5_1_21_storan_takes_only_the_ten() -> None:
    """Table 10 Q 4 9 7: storan has one value and takes the 10."""
    assert takes("Td", "Th Qc 4d 9c 7h") == {"Th"}


def test_5_1_22_five_takes_two_sums_or_both_aces_and_the_three() -> None:
    """Table A A 2 3 4: (A+4)+(2+3) with either ace, or A+A+3."""
    assert takes("5h", "Ah Ac 2d 3d 4c") == {"Ah+2d+3d+4c", "Ac+2d+3d+4c", "Ah+Ac+3d"}


def test_5_1_23_six_must_sweep_although_a_smaller_set_is_maximal() -> None:
    """Table A 2 3 3 4 5: only the whole table is legal."""
    assert plays("6c", "Ah 2c 3d 3h 4c 5c") == {"6c>Ah+2c+3h+3d+4c+5c": (1, 1)}


def test_5_1_24_any_card_creeps_on_an_empty_table() -> None:
    """Empty table."""
    assert plays("As 7d", "") == {"As>creep": (0, 0), "7d>creep": (0, 0)}


def test_5_1_25_ace_takes_the_four_with_storan_or_with_the_cheap_ten() -> None:
    """Table 10 of diamonds, 4 of clubs, 10 of hearts: 4 points or 1."""
    assert plays("Ah", "Td 4c Th") == {"Ah>4c+Td": (4, 0), "Ah>4c+Th": (1, 0)}


def test_5_1_26_ace_takes_the_nine_with_a_five_of_choice() -> None:
    """Table 5 5 5-of-spades 9: the spade costs one more."""
    assert plays("Ah", "5h 5d 5s 9c") == {
        "Ah>5s+9c": (2, 0),
        "Ah>5h+9c": (1, 0),
        "Ah>5d+9c": (1, 0),
    }


def test_5_1_27_last_play_takes_all_and_sweeps() -> None:
    """Last play, table 3 6 9, hand 9."""
    deal = last_batch("empty", {1: "Qh Jc 3h 6d", 0: "Qd Jd 9c 9h"})
    play_all(deal, "Qh QdxQh Jc JdxJc 3h 9c 6d")
    assert texts(deal.table) == "3h 9c 6d"
    assert [str(move) for move in deal.legal_moves()] == ["9hx9c,3h+6d#"]
    kinds = [event.kind for event in deal.play("9hx9c,3h+6d#")]
    assert kinds == ["captured", "swept", "residue", "scored"]


def test_5_1_28_last_play_leaves_the_two_and_is_no_sweep() -> None:
    """Last play, table 3 6 9 2, hand 9: 9 and 3+6; the 2 and the heaps follow."""
    deal = last_batch("lone", {1: "Qh Jc 3h 6d", 0: "Qd Jd 9c 9h"})
    play_all(deal, "Qh QdxQh Jc JdxJc 3h 9c 6d")
    assert texts(deal.table) == "2c 3h 9c 6d"
    assert [str(move) for move in deal.legal_moves()] == ["9hx9c,3h+6d"]
    events = deal.play("9hx9c,3h+6d")
    residue = one(Residue, events)
    assert (residue.seat, texts(residue.table)) == (0, "2c")
    assert "swept" not in [event.kind for event in events]
