"""Rule book 1.10: unclear points of part 1 and the reading taken."""

from __future__ import annotations

import tabbe
from tabbe.engine import Swept
from tests.rulebook.playing import finish_match, one
from tests.rulebook.position import plays
from tests.rulebook.prelude import last_batch, pictures_left
from tests.rulebook.stage import play_all, stage, texts


def test_1_10_A1_opening_pictures_stay_unless_the_house_removes_them() -> None:
    """Pictures of the opening layout lie there in the first batch; a switch removes them."""
    deal = stage("8d Jd 9c Ks", {1: "Jh"})
    assert texts(deal.table) == "8d Jd 9c Ks"
    assert deal.heaps == ((), ())
    rules = tabbe.load_rules("krypkasino", remove_pictures="opening")
    bare = stage("8d Jd 9c Ks", {1: "Jh"}, rules=rules)
    assert texts(bare.table) == "8d 9c"
    assert [texts(heap) for heap in bare.heaps] == ["Ks", "Jd"]
    assert [event.kind for event in bare.events] == ["dealt", "pictures_removed"]


def test_1_10_A2_last_capture_is_that_of_the_deal() -> None:
    """Residue and heaps are given out in every deal, so each deal of a match sums to 42."""
    match = tabbe.Match("krypkasino", players=3, deals=3, seed=5, dealer=0)
    finish_match(match, seed=5)
    assert [sum(scores) for scores in match.scores] == [42, 42, 42]


def test_1_10_A3_player_before_you_is_the_seat_to_the_right() -> None:
    """Forehand's right neighbour is the dealer, also before the dealer has played at all."""
    deal = stage("2d 3c 4h 5s", {3: "Ad"}, players=4, dealer=2)
    swept = one(Swept, deal.play("Adx5s,4h,3c,2d"))
    assert (swept.seat, swept.paid) == (3, 2)


def test_1_10_A4_smaller_maximal_set_is_allowed() -> None:
    """A take of three cards is as legal as one of four when neither can be extended."""
    found = plays("5h", "Ah Ac 2s 3d 4c Kd")
    assert {"5h>Ah+Ac+3d", "5h>Ah+2s+3d+4c", "5h>Ac+2s+3d+4c"} == set(found)


def test_1_10_A5_final_capture_of_all_that_lies_is_a_sweep() -> None:
    """The last card clears the table in the normal way: a sweep."""
    deal = last_batch("empty", {1: "Qh Jc 3h 6d", 0: "Qd Jd 9c 9h"})
    play_all(deal, "Qh QdxQh Jc JdxJc 3h 9c 6d")
    assert "swept" in [event.kind for event in deal.play("9hx9c,3h+6d")]


def test_1_10_A5_final_capture_of_a_part_is_no_sweep() -> None:
    """The last card takes a part, the rest follows as residue: no sweep."""
    deal = last_batch("lone", {1: "Qh Jc 3h 6d", 0: "Qd Jd 9c 9h"})
    play_all(deal, "Qh QdxQh Jc JdxJc 3h 9c 6d")
    before = deal.sweeps
    kinds = [event.kind for event in deal.play("9hx9c,3h+6d")]
    assert kinds == ["captured", "residue", "scored"]
    assert deal.sweeps == before


def test_1_10_A6_six_players_get_five_and_two_or_four_and_eight() -> None:
    """The six-player row is 5/2 unless the house deals 4/8."""
    usual = tabbe.Deal("krypkasino", players=6, seed=1)
    other = tabbe.Deal(tabbe.load_rules("krypkasino", deal_table="4/8"), players=6, seed=1)
    assert (len(usual.hand(0)), len(usual.table)) == (5, 2)
    assert (len(other.hand(0)), len(other.table)) == (4, 8)


def test_1_10_A7_sweep_need_not_be_announced() -> None:
    """The announcement is there for the asking and changes nothing."""
    deal = pictures_left()
    deal.play("4d")
    before = (deal.scores(), list(map(str, deal.legal_moves())), len(deal.events))
    assert deal.announcements() == ("T",)
    assert before == (deal.scores(), list(map(str, deal.legal_moves())), len(deal.events))
