"""Rule book 5.2: the machine-checked positions F01 to F20 and the scoring fixture.

Each dictionary is the complete list of legal plays with card points and sweep units.
"""

from __future__ import annotations

import tabbe
from tabbe.engine import Scored
from tests.rulebook.playing import finish, one
from tests.rulebook.position import forced, plays


def test_5_2_F01_eight_takes_eight_and_six_creeps() -> None:
    """Table 8h 9c Jd, hand 8d 6s."""
    assert not forced("8d 6s", "8h 9c Jd")
    assert plays("8d 6s", "8h 9c Jd") == {
        "8d>8h": (0, 0),
        "6s>creep": (0, 0),
    }


def test_5_2_F02_eight_takes_all_but_the_nine() -> None:
    """Table Ah 2c 6d 7h 8c 9s, hand 8d."""
    assert not forced("8d", "Ah 2c 6d 7h 8c 9s")
    assert plays("8d", "Ah 2c 6d 7h 8c 9s") == {
        "8d>Ah+2c+6d+7h+8c": (1, 0),
    }


def test_5_2_F03_ace_has_three_fourteens() -> None:
    """Table 2c 3d 4h 5c 8d Th, hand Ac."""
    assert not forced("Ac", "2c 3d 4h 5c 8d Th")
    assert plays("Ac", "2c 3d 4h 5c 8d Th") == {
        "Ac>2c+4h+8d": (1, 0),
        "Ac>2c+3d+4h+5c": (1, 0),
        "Ac>4h+Th": (1, 0),
    }


def test_5_2_F04_nine_sweeps_ace_and_eight() -> None:
    """Table Ad 8c, hand 9h 2c."""
    assert forced("9h 2c", "Ad 8c")
    assert plays("9h 2c", "Ad 8c") == {
        "9h>Ad+8c": (1, 1),
    }


def test_5_2_F05_nine_sweeps_five_and_four() -> None:
    """Table 5d 4c, hand 9s 2h."""
    assert forced("9s 2h", "5d 4c")
    assert plays("9s 2h", "5d 4c") == {
        "9s>4c+5d": (1, 1),
    }


def test_5_2_F06_four_creeps_beside_pictures() -> None:
    """Table 6c Th Jd Kc, hand 4d."""
    assert not forced("4d", "6c Th Jd Kc")
    assert plays("4d", "6c Th Jd Kc") == {
        "4d>creep": (0, 0),
    }


def test_5_2_F07_ten_sweeps_ten_and_sum() -> None:
    """Table 6c Th 4d, hand Ts 3c."""
    assert forced("Ts 3c", "6c Th 4d")
    assert plays("Ts 3c", "6c Th 4d") == {
        "Ts>4d+6c+Th": (1, 1),
    }


def test_5_2_F08_twin_and_other_seven_sweep() -> None:
    """Table 7h, hand 7h 7c 3c."""
    assert forced("7h 7c 3c", "7h")
    assert plays("7h 7c 3c", "7h") == {
        "7h>7h": (0, 2),
        "7c>7h": (0, 1),
    }


def test_5_2_F09_twin_is_forced() -> None:
    """Table 7h, hand 7h 3c."""
    assert forced("7h 3c", "7h")
    assert plays("7h 3c", "7h") == {
        "7h>7h": (0, 2),
    }


def test_5_2_F10_queen_sweeps_five_cards() -> None:
    """Table Ah Jc Qd 2h Tc, hand Qs."""
    assert forced("Qs", "Ah Jc Qd 2h Tc")
    assert plays("Qs", "Ah Jc Qd 2h Tc") == {
        "Qs>Ah+2h+Tc+Jc+Qd": (2, 1),
    }


def test_5_2_F11_four_creeps_on_a_seven() -> None:
    """Table 7s, hand 4c."""
    assert not forced("4c", "7s")
    assert plays("4c", "7s") == {
        "4c>creep": (0, 0),
    }


def test_5_2_F12_six_and_queen_sweep_two_sixes() -> None:
    """Table 6d 6c, hand 6h Qs 3d."""
    assert forced("6h Qs 3d", "6d 6c")
    assert plays("6h Qs 3d", "6d 6c") == {
        "6h>6d+6c": (0, 1),
        "Qs>6d+6c": (1, 1),
    }


def test_5_2_F13_eight_leaves_the_queen() -> None:
    """Table 6d 2c Qh, hand 8s."""
    assert not forced("8s", "6d 2c Qh")
    assert plays("8s", "6d 2c Qh") == {
        "8s>2c+6d": (1, 0),
    }


def test_5_2_F14_nine_leaves_the_six() -> None:
    """Table 4c 5d 6h, hand 9s."""
    assert not forced("9s", "4c 5d 6h")
    assert plays("9s", "4c 5d 6h") == {
        "9s>4c+5d": (1, 0),
    }


def test_5_2_F15_ace_sweeps_five_and_nine() -> None:
    """Table 5c 9d, hand Ah."""
    assert forced("Ah", "5c 9d")
    assert plays("Ah", "5c 9d") == {
        "Ah>5c+9d": (1, 1),
    }


def test_5_2_F16_ace_creeps_on_an_ace() -> None:
    """Table Ad, hand Ac."""
    assert not forced("Ac", "Ad")
    assert plays("Ac", "Ad") == {
        "Ac>creep": (0, 0),
    }


def test_5_2_F17_ace_of_spades_sweeps_king_and_ace() -> None:
    """Table Kd Ac, hand As."""
    assert forced("As", "Kd Ac")
    assert plays("As", "Kd Ac") == {
        "As>Ac+Kd": (3, 1),
    }


def test_5_2_F18_king_sweeps_queen_and_ace() -> None:
    """Table Qd Ah, hand Kc."""
    assert forced("Kc", "Qd Ah")
    assert plays("Kc", "Qd Ah") == {
        "Kc>Ah+Qd": (1, 1),
    }


def test_5_2_F19_ace_creeps_beside_king_and_queen() -> None:
    """Table Kd Qc, hand Ah."""
    assert not forced("Ah", "Kd Qc")
    assert plays("Ah", "Kd Qc") == {
        "Ah>creep": (0, 0),
    }


def test_5_2_F20_six_sweeps_six_and_two_threes() -> None:
    """Table 3d 3s 6c, hand 6h 2d."""
    assert forced("6h 2d", "3d 3s 6c")
    assert plays("6h 2d", "3d 3s 6c") == {
        "6h>3s+3d+6c": (1, 1),
    }


def sweep_part(units: list[int]) -> tuple[int, ...]:
    """Five for each own unit less five for each unit of the left neighbour."""
    seats = len(units)
    return tuple(5 * units[seat] - 5 * units[(seat + 1) % seats] for seat in range(seats))


def test_5_2_scoring_fixture_of_four_seats() -> None:
    """Units 2 0 1 1 give +10 -5 0 -5; with cards 12 9 14 7 the totals are 22 4 14 2."""
    assert sweep_part([2, 0, 1, 1]) == (10, -5, 0, -5)
    totals = [
        card + part for card, part in zip((12, 9, 14, 7), sweep_part([2, 0, 1, 1]), strict=True)
    ]
    assert totals == [22, 4, 14, 2]
    # One unit less for each changes nothing: that is why turning one back is only for show.
    assert sweep_part([2, 1, 1, 1]) == sweep_part([1, 0, 0, 0])


def test_5_2_scoring_fixture_holds_when_deals_are_scored() -> None:
    """The engine's sweep part follows the fixture's rule for four seats, and sums to nothing."""
    met = set()
    for seed in range(8):
        deal = tabbe.Deal("krypkasino", players=4, seed=seed)
        scored = one(Scored, finish(deal, seed))
        assert scored.sweep_points == sweep_part(list(deal.sweeps))
        assert sum(scored.card_points) == 42
        assert deal.scores() == scored.scores
        met.add(min(deal.sweeps) > 0)
    assert met == {False, True}
