"""The naive deal and match against scores and endings worked out by hand."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.oracle.deal import EXACT_ROWS, NaiveDeal, batches_of, card_points
from tests.oracle.match import NaiveMatch, leading, reached
from tests.oracle.pack import shuffled_pack, tidy, whole_pack
from tests.oracle.switch import Switches

DEFAULT = Switches()
TWO_PACKS = tidy(whole_pack(2))


def deck_with(first: str, packs: int = 2) -> list[str]:
    """Return a deck that starts with the given cards, the rest in card order."""
    rest = whole_pack(packs)
    start = first.split()
    for card in start:
        rest.remove(card)
    return start + rest


def play_out(deal: NaiveDeal, seed: int) -> None:
    """Play a deal to its end with random legal plays."""
    chance = random.Random(seed)
    while not deal.is_over:
        deal.play_unchecked(*chance.choice(sorted(deal.legal_plays())))
        assert deal.all_cards() == tidy(whole_pack(deal.switches.packs))


@pytest.mark.parametrize(
    ("players", "hand", "table", "later"),
    [(2, 6, 4, 11), (3, 5, 5, 7), (4, 5, 4, 5), (5, 4, 4, 4), (6, 5, 2, 3)],
)
def test_exact_rows_when_added_up(players: int, hand: int, table: int, later: int) -> None:
    """Each row of the deal table uses up the two packs."""
    packets = EXACT_ROWS[players]
    assert sum(count for place, count in packets if place == "hand") == hand
    assert sum(count for place, count in packets if place == "table") == table
    assert batches_of(DEFAULT, players) == ([4] * later, 0)


@pytest.mark.parametrize(
    ("players", "later", "undealt"),
    [(2, [4] * 11 + [2], 0), (3, [4] * 7 + [1], 1), (4, [4] * 5 + [1], 0), (6, [4] * 3, 4)],
)
def test_batches_when_last_is_short(players: int, later: list[int], undealt: int) -> None:
    """Four and four with two packs ends in a short batch, the uneven rest staying undealt."""
    switches = replace(DEFAULT, deal_table="4/4", last_batch="short")
    assert batches_of(switches, players) == (later, undealt)


def test_dealing_when_two_players() -> None:
    """Forehand gets the first packet and the table fills between the packets."""
    deck = shuffled_pack("any", 2)
    deal = NaiveDeal(DEFAULT, 2, 0, deck)
    assert deal.seat == 1
    assert deal.hands[1] == deck[0:3] + deck[8:11]
    assert deal.hands[0] == deck[3:6] + deck[11:14]
    assert deal.table == deck[6:8] + deck[14:16]


def test_card_points_when_summed() -> None:
    """Two packs hold 42 points."""
    assert sum(card_points(card, DEFAULT) for card in whole_pack(2)) == 42
    assert sum(card_points(card, replace(DEFAULT, storan_points=0)) for card in TWO_PACKS) == 36


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_scores_when_played_out(players: int) -> None:
    """Whatever is played, the scores of a deal add up to 42."""
    for seed in range(3):
        deal = NaiveDeal(DEFAULT, players, seed % players, shuffled_pack(str(seed), 2))
        play_out(deal, seed)
        assert sum(deal.scores()) == 42
        assert deal.last_capture is not None


def swept_deal(switches: Switches, table: Sequence[str], hand: str, players: int = 4) -> NaiveDeal:
    """Return a deal whose forehand (seat 1) has just swept the table with ``hand``."""
    deal = NaiveDeal(switches, players, 0, shuffled_pack("sweep", switches.packs))
    deal.table = list(table)
    deal.hands[1] = [hand, "3c"]
    deal.play_unchecked(hand, table)
    return deal


@pytest.mark.parametrize(
    ("switches", "table", "hand", "sweeper", "right", "units"),
    [
        (DEFAULT, ["5d", "4c"], "9h", 5, -5, 1),
        (DEFAULT, ["7h"], "7h", 10, -10, 2),
        (DEFAULT, ["7h"], "7c", 5, -5, 1),
        (DEFAULT, ["7h", "3c", "4c"], "7h", 5, -5, 1),
        (replace(DEFAULT, double_sweep="any_match"), ["7h"], "7c", 10, -10, 2),
        (replace(DEFAULT, double_sweep="off"), ["7h"], "7h", 5, -5, 1),
        (replace(DEFAULT, sweep_reward="never"), ["7h"], "7h", 10, 0, 2),
        (replace(DEFAULT, sweep_reward="lone"), ["5d", "4c"], "9h", 5, 0, 1),
        (replace(DEFAULT, sweep_reward="lone", double_reward=5), ["7h"], "7h", 10, -5, 2),
        (replace(DEFAULT, ace_hand=(1,)), ["Ah"], "Ah", 5, -5, 1),
    ],
)
def test_sweep_when_paid(
    switches: Switches, table: list[str], hand: str, sweeper: int, right: int, units: int
) -> None:
    """The sweeper is charged and the seat to the right, here the dealer, is paid."""
    deal = swept_deal(switches, table, hand)
    assert deal.sweep_score == [right, sweeper, 0, 0]
    assert deal.units == [0, units, 0, 0]


def test_sweep_scores_when_four_seats() -> None:
    """Units 2, 0, 1, 1 round the table give +10, -5, 0, -5."""
    deal = NaiveDeal(DEFAULT, 4, 3, shuffled_pack("x", 2))
    for seat in (0, 0, 2, 3):
        deal._sweep(seat, "9h", ["5d", "4c"])
    assert deal.units == [2, 0, 1, 1]
    assert deal.sweep_score == [10, -5, 0, -5]


def test_pictures_when_batch_ends() -> None:
    """Pictures leave the table between batches, nobody is paid, the next player meets the rest."""
    deal = NaiveDeal(DEFAULT, 2, 0, shuffled_pack("y", 2))
    deal.table, deal.hands = ["6c", "Th", "Js", "Kc"], [["4d"], []]
    deal.seat = 0
    told = deal.play_unchecked("4d", ())
    assert deal.table == ["6c", "Th", "4d"]
    assert (deal.spade_heap, deal.other_heap) == (["Js"], ["Kc"])
    assert [event[0] for event in told] == ["crept", "pictures_removed", "dealt"]


def test_bordstabbe_when_opening_is_of_one_rank() -> None:
    """Forehand gets five off when the opening table is all of one rank, and only when asked for."""
    deck = deck_with("2c 3c 4c 2d 3d 4d 9s 9h 5c 6c 7c 5d 6d 7d 9d 9c")
    assert NaiveDeal(replace(DEFAULT, bordstabbe=True), 2, 0, deck).scores() == [0, -5]
    assert NaiveDeal(DEFAULT, 2, 0, deck).scores() == [0, 0]


@pytest.mark.parametrize(
    ("tie", "expected"), [("none", [0, 0, 0]), ("split", [1, 1, 0]), ("carry", [0, 0, 0])]
)
def test_majority_when_tied(tie: str, expected: list[int]) -> None:
    """A shared majority pays nobody unless it can be split evenly."""
    deal = NaiveDeal(replace(DEFAULT, majority_tie=tie), 3, 0, shuffled_pack("z", 2))
    assert deal._majority([6, 6, 1], 2)
    assert deal.bonus == expected


@pytest.mark.parametrize(
    ("rule", "totals", "ends", "best"),
    [
        ("high", [20, 21, 24], True, [2]),
        ("low", [100, 30, 40], False, [1]),
        ("low", [101, 30, 30], True, [1, 2]),
        ("closest", [20, 22, 25], True, [1]),
        ("lose", [21, 3, 16], True, [1]),
        ("exact", [16, 9, 12], True, [0]),
        ("exact", [15, 9, 12], False, []),
    ],
)
def test_target_when_totals_are(rule: str, totals: list[int], ends: bool, best: list[int]) -> None:
    """Each target rule ends the match, and names the best, as it says."""
    target = {"low": 100, "exact": 16, "lose": 21}.get(rule, 21)
    assert reached(rule, totals, target) == ends
    if best:
        assert leading(rule, totals, target) == best


def test_match_when_played_out() -> None:
    """As many deals as agreed are played, the dealer moves left, and the lowest total wins."""
    match = NaiveMatch(DEFAULT, 3, seed=4, dealer=1, deals=3)
    dealers = []
    while not match.is_over:
        dealers.append(match.deal.dealer)
        play_out(match.deal, len(dealers))
        match.finish_deal()
    assert dealers == [1, 2, 0]
    assert sum(match.totals) == 126
    assert min(match.totals) == match.totals[match.winners[0]]


def test_match_when_seats_drop_out() -> None:
    """Seats at the limit sit out, the rest play on, and the last one in wins."""
    switches = Switches(
        packs=1,
        target_rule="lose",
        drop_out=True,
        sweep_reward="never",
        double_sweep="off",
        sweep_points=1,
    )
    fewest = 4
    for seed in range(4):
        match = NaiveMatch(switches, 4, seed=seed, dealer=0, target=30)
        sizes = []
        while not match.is_over:
            sizes.append(len(match.deal.turns))
            play_out(match.deal, seed)
            match.finish_deal()
        assert sizes == sorted(sizes, reverse=True)
        assert match.winners
        fewest = min(fewest, sizes[-1])
    assert fewest < 4
