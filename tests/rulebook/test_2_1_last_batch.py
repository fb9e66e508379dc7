"""Rule book 2.1: how four and four end with 104 cards."""

from __future__ import annotations

import pytest

import tabbe
from tabbe.engine import Dealt, Residue
from tests.rulebook.playing import finish, of, one
from tests.rulebook.row import TABLE_LAST, clockwise, places

FAMILY = "krypkasino-family"


@pytest.mark.parametrize(
    ("players", "full", "last", "undealt"), [(2, 11, 2, 0), (3, 7, 1, 1), (4, 5, 1, 0)]
)
def test_2_1_last_batch_is_as_many_each_as_come_out_even(
    players: int, full: int, last: int, undealt: int
) -> None:
    """Full batches of four, then a short one, and what is over stays face down."""
    deal = tabbe.Deal(FAMILY, players=players, seed=7)
    dealt = of(Dealt, finish(deal, seed=7))
    sizes = [len(event.hands[0]) for event in dealt]
    assert sizes == [4] * (1 + full) + [last]
    assert dealt[-1].stock == undealt


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_1_cards_come_two_at_a_time_and_an_odd_one_last(players: int) -> None:
    """Every card arrives where the packets send it, the short batch included."""
    deal = tabbe.Deal(FAMILY, players=players, dealer=1, seed=8)
    deck = [str(card) for card in deal.deck]
    hands: dict[tuple[int, object], list[str]] = {}
    for card, place in zip(
        deck, places(TABLE_LAST, clockwise(players, 1), 2, short=True), strict=True
    ):
        hands.setdefault(place, []).append(card)
    for event in finish(deal, seed=8):
        if isinstance(event, Dealt):
            for seat, hand in enumerate(event.hands):
                assert sorted(map(str, hand)) == sorted(hands[event.batch, seat])


def test_2_1_undealt_card_goes_face_down_to_the_last_capturer() -> None:
    """With three players one card is never dealt; the last capturer gets it and its points."""
    for seed in range(5):
        deal = tabbe.Deal(FAMILY, players=3, seed=seed)
        over = deal.deck[-1]
        residue = one(Residue, finish(deal, seed))
        assert residue.undealt == (over,)
        assert residue.seat == deal.last_capture
        assert sum(deal.pile_counts) == 104


def test_2_1_five_players_would_come_out_even() -> None:
    """Four and four come out with five; krypkasino may be dealt so, the family form may not."""
    rules = tabbe.load_rules("krypkasino", deal_table="4/4")
    deal = tabbe.Deal(rules, players=5, seed=1)
    sizes = [len(event.hands[0]) for event in of(Dealt, finish(deal, seed=1))]
    assert sizes == [4] * 5


def test_2_1_six_players_leave_four_undealt_with_a_short_batch() -> None:
    """Three full batches, nothing more each, and four cards over."""
    rules = tabbe.load_rules("krypkasino", deal_table="4/4", last_batch="short")
    deal = tabbe.Deal(rules, players=6, seed=1)
    events = finish(deal, seed=1)
    assert [len(event.hands[0]) for event in of(Dealt, events)] == [4] * 4
    residue = one(Residue, events)
    assert len(residue.undealt) == 4
    assert sum(deal.scores()) == 42


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_2_1_four_and_eight_come_out_even(players: int) -> None:
    """Four extra cards on the opening table: every batch is full."""
    rules = tabbe.load_rules("krypkasino", deal_table="4/8")
    deal = tabbe.Deal(rules, players=players, seed=1)
    assert len(deal.table) == 8
    dealt = of(Dealt, finish(deal, seed=1))
    assert {len(event.hands[0]) for event in dealt} == {4}
    assert dealt[-1].stock == 0
