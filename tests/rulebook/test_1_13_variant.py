"""Rule book 1.13: variants of Krypkasino met in the sources.

The Norwegian form and the reverse of mulle are known by name more than by rule and have no
preset; everything else of the table is here.
"""

from __future__ import annotations

import pytest

import tabbe
from tabbe.engine import Dealt, Scored, Swept
from tests.rulebook.playing import finish, finish_match, of, one
from tests.rulebook.position import forced, plays, takes


def test_1_13_avig_kasino_counts_swedish_points_as_penalties() -> None:
    """Most cards 1, most spades 2, storan 2, lillan 1, aces 1 each, last trick 1: eleven."""
    rules = tabbe.load_rules("avig-kasino-se")
    points = {card: rules.card_points(tabbe.Card(card)) for card in ("Td", "2s", "As", "Ah", "Ks")}
    assert points == {"Td": 2, "2s": 1, "As": 1, "Ah": 1, "Ks": 0}
    assert (rules.majority_cards_points, rules.majority_suit_points) == (1, 2)
    assert (rules.majority_suit, rules.last_trick_points) == ("s", 1)
    assert rules.aim == "low"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_13_avig_kasino_deal_gives_eleven_and_one_a_sweep(players: int) -> None:
    """Eleven points, less those of a tie, and one for each sweep; nobody is paid."""
    for seed in range(6):
        deal = tabbe.Deal("avig-kasino-se", players=players, seed=seed)
        events = finish(deal, seed)
        sweeps = of(Swept, events)
        assert all((event.paid, event.reward) == (None, 0) for event in sweeps)
        assert all((event.units, event.points) == (1, 1) for event in sweeps)
        rest = sum(deal.scores()) - len(sweeps)
        assert rest in (11, 10, 9, 8)
        tied = len([c for c in deal.pile_counts if c == max(deal.pile_counts)]) > 1
        assert rest in ((10, 8) if tied else (11, 9))


def test_1_13_avig_kasino_compels_capture_and_sweep() -> None:
    """A card that fits must take all that fits, and a sweep in hand is due."""
    assert set(plays("8h 6s", "8d 9c Jd", "avig-kasino-se")) == {"8h>8d", "6s>creep"}
    assert forced("9s 2h", "5d 4c", "avig-kasino-se")
    assert set(plays("9s 2h", "5d 4c", "avig-kasino-se")) == {"9s>4c+5d"}
    assert plays("7c", "7h", "avig-kasino-se") == {"7c>7h": (0, 1)}


def test_1_13_avig_kasino_deals_four_and_four_from_one_pack() -> None:
    """One pack, four each, four to the table."""
    deal = tabbe.Deal("avig-kasino-se", players=3, seed=1)
    assert (len(deal.deck), len(deal.table)) == (52, 4)
    assert [len(deal.hand(seat)) for seat in range(3)] == [4, 4, 4]


@pytest.mark.parametrize("seed", range(3))
def test_1_13_avig_kasino_seat_at_21_is_out_and_the_last_one_wins(seed: int) -> None:
    """A seat that has reached 21 is dealt no more cards; who is left at the end wins."""
    match = tabbe.Match("avig-kasino-se", players=4, seed=seed, dealer=0)
    was_out: set[int] = set()
    while True:
        dealer = match.deal.dealer
        dealt = of(Dealt, finish(match.deal, seed))
        for event in dealt:
            empty = {seat for seat, hand in enumerate(event.hands) if not hand}
            assert empty == was_out
        assert all(match.deal.scores()[seat] == 0 for seat in was_out)
        now_out = {seat for seat in range(4) if match.totals[seat] >= 21}
        if match.is_over:
            break
        was_out = now_out
        match.next_deal()
        clockwise = [(dealer + step) % 4 for step in range(1, 5)]
        assert match.deal.dealer == next(seat for seat in clockwise if seat not in was_out)
    left = set(range(4)) - now_out
    if left:
        assert match.winners == tuple(left)
        assert len(left) == 1
    else:
        last = set(range(4)) - was_out
        best = min(match.totals[seat] for seat in last)
        assert match.winners == tuple(s for s in sorted(last) if match.totals[s] == best)


def test_1_13_two_player_game_to_a_limit_is_lost_by_who_reaches_it() -> None:
    """Eleven points a deal, one for a sweep, an agreed limit: who reaches it loses."""
    rules = tabbe.load_rules("avig-kasino-se", target=15)
    match = tabbe.Match(rules, players=2, seed=2, dealer=0)
    finish_match(match, seed=2)
    assert max(match.totals) >= 15
    assert match.winners == (match.totals.index(min(match.totals)),)


def test_1_13_dual_hand_values_are_fixed_high_from_the_hand() -> None:
    """Two of spades 15, storan 16, ace 14 from the hand; all low on the table."""
    dual = tabbe.load_rules("krypkasino", two_spades_hand=15, ten_diamonds_hand=16)
    assert takes("2s", "7h 8d", dual) == {"7h+8d"}
    assert takes("Td", "8h 8d", dual) == {"8h+8d"}
    assert takes("Ad", "8h 6d", dual) == {"6d+8h"}
    assert takes("Kd", "Td 2s Ac", dual) == {"Ac+2s+Td"}


def test_1_13_family_house_adds_most_cards_and_most_spades() -> None:
    """Four and four, ace 1 or 14, and the majorities cost a point too."""
    house = tabbe.load_rules(
        "krypkasino",
        deal_table="4/4",
        last_batch="short",
        ace_hand="1,14",
        majority_cards_points=1,
        majority_suit_points=1,
    )
    assert takes("Ac", "Ad Kh", house) == {"Ad", "Ad+Kh"}
    for seed in range(3):
        deal = tabbe.Deal(house, players=2, seed=seed)
        events = finish(deal, seed)
        most = max(deal.pile_counts)
        scored = one(Scored, events)
        assert sum(deal.scores()) == 42 + sum(scored.bonus)
        cards_tie = deal.pile_counts.count(most) > 1
        assert sum(scored.bonus) in ((0, 1) if cards_tie else (1, 2))


def test_1_13_partners_pool_their_scores() -> None:
    """Pairs of four add up what their seats score."""
    match = tabbe.Match("krypkasino-family", players=4, teams="pairs", deals=1, seed=3, dealer=0)
    finish_match(match, seed=3)
    assert match.team_totals == (
        match.totals[0] + match.totals[2],
        match.totals[1] + match.totals[3],
    )


def test_1_13_sweeping_is_optional_without_the_forced_sweep() -> None:
    """Without the duty a sweeping card may stay in the hand."""
    assert set(plays("9s 2h", "5d 4c", forced_sweep=False)) == {"9s>4c+5d", "2h>creep"}
