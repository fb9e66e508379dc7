"""Rule book 3.1: the frame of Danish Kasino, one test a row."""

from __future__ import annotations

import pytest

import tabbe
from tabbe.engine import Captured, Dealt, LastCards, Residue
from tests.rulebook.building import captures, last_hands, lay, listed, opened
from tests.rulebook.playing import finish, of, one, steps
from tests.rulebook.stage import texts


def test_3_1_01_two_to_four_play_with_one_pack() -> None:
    """52 cards, and neither one nor five may sit down."""
    for players in (2, 3, 4):
        assert len(tabbe.Deal("kasino", players=players, seed=1).deck) == 52
    for players in (1, 5, 6):
        with pytest.raises(ValueError, match=r"\w"):
            tabbe.Deal("kasino", players=players, seed=1)


@pytest.mark.parametrize(("players", "batches"), [(2, 6), (3, 4), (4, 3)])
def test_3_1_02_four_each_and_four_to_the_table_come_out_even(players: int, batches: int) -> None:
    """Two each and two to the table, twice; later four each, none to the table, none left over."""
    deal = tabbe.Deal("kasino", players=players, dealer=0, seed=1)
    deck = [str(card) for card in deal.deck]
    half = 2 * players + 2
    assert texts(deal.hand(1)).split() == deck[:2] + deck[half : half + 2]
    laid = deck[2 * players : half] + deck[half + 2 * players : 2 * half]
    assert texts(deal.table).split() == laid
    dealt = of(Dealt, finish(deal, 1))
    assert len(dealt) == batches
    assert [len(event.table) for event in dealt] == [4] + [0] * (batches - 1)
    assert all(len(hand) == 4 for event in dealt for hand in event.hands)
    assert dealt[-1].stock == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_1_03_forehand_starts_every_batch(players: int) -> None:
    """The seat left of the dealer plays first, in each batch."""
    deal = tabbe.Deal("kasino", players=players, dealer=1, seed=2)
    assert deal.seat == 2 % players
    for events in steps(deal, 2):
        if of(Dealt, events):
            assert deal.seat == 2 % players


def test_3_1_04_dealer_announces_the_last_batch() -> None:
    """It is told once, in the dealer's name, as the last four are dealt."""
    deal = tabbe.Deal("kasino", players=3, dealer=2, seed=3)
    for events in steps(deal, 3):
        assert bool(of(LastCards, events)) == (deal.batches_left == 0 and bool(of(Dealt, events)))
    assert one(LastCards, deal.events).dealer == 2


def test_3_1_05_deal_passes_left() -> None:
    """The next seat deals the next deal."""
    match = tabbe.Match("kasino", players=3, dealer=1, seed=4)
    finish(match.deal, 4)
    match.next_deal()
    assert match.deal.dealer == 2


def test_3_1_06_one_hand_card_a_turn_takes_several_table_cards() -> None:
    """A nine takes three and six; one card has left the hand."""
    deal = opened("3d 6c Kh Qs", {1: "9h 2c 4h 8h"})
    deal.play("9hx3d+6c")
    assert texts(deal.hand(1)) == "2c 4h 8h"
    other = opened("9d 6c Kh Qs", {1: "5h 4h 2c 8h"})
    # Two hand cards cannot even be written; one of them alone does not make the nine.
    with pytest.raises(tabbe.InvalidMove):
        other.play("5h+4hx9d")
    for text in ("5hx9d", "4hx9d"):
        with pytest.raises(tabbe.IllegalMove) as refusal:
            other.play(text)
        assert (refusal.value.reason, refusal.value.rule) == ("no_sum", "sum")


def test_3_1_07_capturing_is_never_compulsory() -> None:
    """A card that fits, and even one that sweeps, may be laid out."""
    assert listed("9h", "9d") == {"9hx9d", "9h"}
    assert listed("9h", "3d 6d Kc") == {"9hx3d+6d", "9h"}


def test_3_1_08_match_and_combine_with_one_card() -> None:
    """A seven takes a seven and three with four in one turn."""
    assert "7hx3d+4d+7c" in captures("7h", "7c 3d 4d Kc")


def test_3_1_08_the_four_actions_are_lay_out_match_combine_and_build() -> None:
    """A hand may have all four at one table."""
    assert {"2c", "9hx9d", "9hx3d+6d", "2c^7d=9"} <= listed("2c 9h", "9d 3d 6d 7d")


def test_3_1_09_several_sums_at_once() -> None:
    """A nine takes seven and two with four and five."""
    assert "9hx2d+4d+5c+7c" in captures("9h", "7c 2d 4d 5c")


def test_3_1_10_part_of_what_fits_may_be_left() -> None:
    """Of three that fit any choice may be taken."""
    assert captures("8h", "8d 3d 5d 8c") == {
        "8hx8d",
        "8hx8c",
        "8hx8d+8c",
        "8hx3d+5d",
        "8hx3d+5d+8d",
        "8hx3d+5d+8c",
        "8hx3d+5d+8d+8c",
    }


def test_3_1_11_residue_and_a_point_go_to_the_last_capturer() -> None:
    """Who captured last takes what lies there at the end, and one point for the last trick."""
    deal = last_hands({1: "8h 2c 3c 4c", 0: "8d 2h 3h 4h"})
    lay(deal)
    assert not of(Captured, deal.events)
    deal.play("8dx8h")
    while not deal.is_over:
        lay(deal)
    residue = one(Residue, deal.events)
    assert (residue.seat, len(residue.table)) == (0, 50)
    assert deal.pile_counts == (52, 0)
    # 1 most cards, 2 hearts, 2 + 1 + 4 single cards, 1 last trick.
    assert deal.scores() == (11, 0)
