"""Rule book 3.3: the five of spades clears the table in Danish Kasino."""

from __future__ import annotations

import pytest

import tabbe
from tabbe.engine import Captured, Crept, Residue, Swept
from tests.rulebook.building import captures, last_hands, lay, listed, opened
from tests.rulebook.playing import of, one
from tests.rulebook.stage import play_all, texts


def test_3_3_1_it_takes_everything_builds_included() -> None:
    """Loose cards and builds, whoever owns them, lie in the pile of the one who played it."""
    assert "5sx8d+Kc+[9@1]+[14@2]" in listed("5s 2h", "8d [4d+5d=9@1] Kc [6c+8s=14@2]", seat=0)
    deal = opened("7d Kc Qs Jh", {1: "2c 9h 3c 4c", 0: "5s 6d 8c Tc"})
    play_all(deal, "2c^7d=9 5sx*")
    assert deal.table == ()
    assert deal.pile_counts == (6, 0)


def test_3_3_2_it_is_a_capture_and_a_sweep() -> None:
    """It makes last trick and one point as a sweep."""
    deal = opened("8d Kc Qs Jh", {1: "5s"})
    events = deal.play("5sx*")
    assert (one(Captured, events).seat, deal.last_capture) == (1, 1)
    swept = one(Swept, events)
    assert (swept.seat, swept.units, swept.points, swept.paid) == (1, 1, 1, None)
    assert (deal.sweeps, deal.scores()) == ((0, 1), (0, 1))


def test_3_3_2_the_sweep_point_is_a_choice() -> None:
    """Without it the five still takes all, for no point, and still makes the last trick."""
    rules = tabbe.load_rules("kasino", spade5_sweeps=False)
    deal = opened("8d Kc Qs Jh", {1: "5s"}, rules=rules)
    assert not of(Swept, deal.play("5sx*"))
    assert (deal.sweeps, deal.last_capture) == ((0, 0), 1)
    plain = opened("2d 3c Ah 4h", {1: "5s"}, rules=rules)
    assert of(Swept, plain.play("5sx2d+3c,Ah+4h"))


def test_3_3_3_on_an_empty_table_it_is_laid_out() -> None:
    """There is nothing to take."""
    assert listed("5s", "") == {"5s"}


def test_3_3_3_on_the_table_it_is_a_five() -> None:
    """Any five takes it, and it is an addend of five."""
    assert captures("5h", "5s Kd") == {"5hx5s"}
    assert captures("Th", "5s 5d") == {"Thx5s+5d"}


def test_3_3_4_it_may_be_an_ordinary_five_or_be_laid_out() -> None:
    """All three ways are open, and building with it too."""
    assert listed("5s 9h", "5d 4c Kd") == {
        "5sx5d",
        "5sx4c+5d+Kd",
        "5s^4c=9",
        "5s",
        "9hx4c+5d",
        "9h",
    }
    deal = opened("5d 4c Kd Qs", {1: "5s 2c 3c 9h"})
    assert isinstance(deal.play("5s")[0], Crept)


@pytest.mark.parametrize("last_card_sweep", [True, False])
def test_3_3_5_it_may_be_the_very_last_card(last_card_sweep: bool) -> None:
    """It takes the table, with the last trick, and as a sweep where last cards sweep."""
    rules = tabbe.load_rules("kasino", last_card_sweep=last_card_sweep)
    deal = last_hands({0: "8h 2c 3c 5s"}, rules=rules)
    while len(deal.hand(1)) + len(deal.hand(0)) > 1:
        lay(deal)
    assert texts(deal.hand(0)) == "5s"
    events = deal.play("5sx*")
    assert (deal.is_over, deal.pile_counts, deal.last_capture) == (True, (52, 0), 0)
    assert bool(of(Swept, events)) == last_card_sweep
    assert one(Residue, events).table == ()
    assert deal.scores() == (11 + last_card_sweep, 0)


def test_3_3_without_the_switch_it_is_a_card_like_any_other() -> None:
    """Where the house does not clear, a five is a five."""
    assert listed("5s", "8d Kc", spade5_clears=False) == {"5s"}
