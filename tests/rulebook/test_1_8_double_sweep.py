"""Rule book 1.8: the double sweep (dubbeltabbe)."""

from __future__ import annotations

import pytest

import tabbe
from tabbe.engine import Swept
from tests.rulebook.playing import one
from tests.rulebook.position import plays
from tests.rulebook.stage import play_all, stage


def lone(card: str, hand: str) -> tabbe.Deal:
    """Forehand has cleared the table, the dealer has laid ``card``, forehand holds ``hand``."""
    ten = "Th" if card[0] != "T" else "Tc"
    deal = stage("As 2d 3c 4h", {1: f"{ten} {hand}", 0: card})
    play_all(deal, f"{ten}x4h,3c,2d,As {card}")
    return deal


def test_1_8_twin_of_a_lone_card_costs_ten_and_pays_ten() -> None:
    """The identical card takes a lone card: ten to the sweeper, ten off his right neighbour."""
    deal = lone("7h", "7h")
    before = deal.scores()
    events = deal.play("7hx7h")
    swept = one(Swept, events)
    assert (swept.seat, swept.paid, swept.units) == (1, 0, 2)
    assert (swept.points, swept.reward) == (10, 10)
    assert deal.scores() == (before[0] - 10, before[1] + 10)


@pytest.mark.parametrize("card", ["2s", "5c", "Td", "9h"])
def test_1_8_every_rank_but_the_ace_can_be_doubled(card: str) -> None:
    """A lone card of two to ten and its twin make a double."""
    ((play, (_, sweep)),) = plays(card, card).items()
    assert (play, sweep) == (f"{card}>{card}", 2)


def test_1_8_other_cards_along_make_it_an_ordinary_sweep() -> None:
    """With 3 and 4 beside the seven the twin sweeps for five."""
    assert plays("7h", "7h 3c 4d") == {"7h>3c+4d+7h": (0, 1)}


def test_1_8_sum_or_other_suit_makes_it_an_ordinary_sweep() -> None:
    """A seven of another suit, or a sum of two cards, is a single."""
    assert plays("7c", "7h") == {"7c>7h": (0, 1)}
    assert plays("7h", "3h 4h") == {"7h>3h+4h": (0, 1)}


@pytest.mark.parametrize("suit", "shdc")
def test_1_8_ace_is_excluded_of_itself(suit: str) -> None:
    """A lone ace cannot be taken by its twin, which is worth 14."""
    ((play, (_, sweep)),) = plays(f"A{suit}", f"A{suit}").items()
    assert (play, sweep) == (f"A{suit}>creep", 0)


@pytest.mark.parametrize("card", ["Js", "Qh", "Kd"])
def test_1_8_pictures_can_be_doubled(card: str) -> None:
    """Nothing keeps a lone picture from its twin."""
    assert plays(card, card) == {f"{card}>{card}": (2 if card == "Js" else 0, 2)}


def test_1_8_one_other_card_of_the_rank_is_escape_enough() -> None:
    """Twin and seven of clubs in hand: either satisfies the duty, a three does not."""
    assert plays("7h 7c 3c", "7h") == {"7h>7h": (0, 2), "7c>7h": (0, 1)}
    deal = lone("7h", "7h 7c 3c")
    before = deal.scores()
    with pytest.raises(tabbe.IllegalMove):
        deal.play("3c")
    deal.play("7cx7h")
    assert deal.scores() == (before[0] - 5, before[1] + 5)


def test_1_8_only_cards_of_the_rank_can_take_a_lone_card() -> None:
    """Of a hand with every rank just the holder's cards of that rank sweep."""
    hand = "Ah 2h 3h 4h 5h 6h 7h 7d 8h 9h Th Jh Qh Kh"
    assert set(plays(hand, "7c")) == {"7h>7c", "7d>7c"}


def test_1_8_double_of_any_suit_when_the_house_plays_it() -> None:
    """With double_sweep=any_match every match of a lone card is a double; off knows none."""
    assert plays("7c", "7h", double_sweep="any_match") == {"7c>7h": (0, 2)}
    assert plays("7c", "3h 4h", double_sweep="any_match") == {"7c>3h+4h": (0, 1)}
    assert plays("7h", "7h", double_sweep="off") == {"7h>7h": (0, 1)}
