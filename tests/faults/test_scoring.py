"""Faults of other programs with scoring and the end of a deal, each with its smallest case."""

from __future__ import annotations

import random

import pytest

import tabbe
from tabbe.engine import Residue, Scored
from tests.rulebook.playing import finish, finish_match, one
from tests.rulebook.stage import texts


def test_L38_deal_without_a_capture_leaves_the_cards_to_nobody() -> None:
    """Where capturing is optional and nobody does: no residue taker, no bonus, all cards told."""
    rules = tabbe.load_rules("avig-kasino-se", capture="optional", forced_sweep=False)
    deal = tabbe.Deal(rules, players=3, seed=1)
    while not deal.is_over:
        deal.play(str(deal.hand(deal.seat or 0)[0]))
    residue = one(Residue, deal.events)
    assert residue.seat is None
    assert deal.last_capture is None
    assert len(residue.table) + len(residue.heaps) + len(residue.undealt) == 52
    assert one(Scored, deal.events).bonus == (0, 0, 0)
    assert deal.scores() == (0, 0, 0)


def counted(players: int, seed: int, tie: str) -> Scored:
    """The count of one deal of Swedish points under a tie rule."""
    rules = tabbe.load_rules("avig-kasino-se", majority_tie=tie)
    return one(Scored, finish(tabbe.Deal(rules, players=players, seed=seed), seed))


@pytest.mark.parametrize(("tie", "cards"), [("none", 0), ("carry", 0), ("split", 0)])
def test_L40_tied_cards_of_two_go_to_nobody(tie: str, cards: int) -> None:
    """26 to 26: one point for most cards cannot be parted; most spades are counted apart."""
    scored = counted(2, 9, tie)
    assert scored.card_counts == (26, 26)
    most = scored.suit_counts.index(max(scored.suit_counts))
    # Two for the spades and one for the last trick.
    assert sum(scored.bonus) == 3 + cards
    assert scored.bonus[most] >= 2


@pytest.mark.parametrize(("tie", "each"), [("none", 0), ("carry", 0), ("split", 1)])
def test_L40_tied_spades_of_three_are_parted_or_go_to_nobody(tie: str, each: int) -> None:
    """6 spades to 6: two points, one each where ties are split, else none."""
    scored = counted(3, 10, tie)
    assert scored.suit_counts == (6, 1, 6)
    cards = [int(count == max(scored.card_counts)) for count in scored.card_counts]
    assert sum(cards) == 1
    last = one_last(3, 10, tie)
    expected = [
        cards[seat] + int(seat == last) + (each if seat in (0, 2) else 0) for seat in range(3)
    ]
    assert list(scored.bonus) == expected


def one_last(players: int, seed: int, tie: str) -> int | None:
    """Who captured last in the deal that `counted` counts."""
    rules = tabbe.load_rules("avig-kasino-se", majority_tie=tie)
    deal = tabbe.Deal(rules, players=players, seed=seed)
    finish(deal, seed)
    return deal.last_capture


@pytest.mark.parametrize(("players", "hands"), [(2, 6), (3, 4), (4, 3)])
def test_L41_one_pack_has_six_four_or_three_hands(players: int, hands: int) -> None:
    """Two, three and four seats get six, four and three hands from one pack."""
    deal = tabbe.Deal("avig-kasino-se", players=players, seed=1)
    finish(deal, seed=1)
    assert (deal.batch, deal.batches_left) == (hands, 0)


def test_L41_target_spans_deals() -> None:
    """A game to 21 does not end after one deal in which nobody got there."""
    match = tabbe.Match("avig-kasino-se", players=2, seed=3, dealer=0)
    finish(match.deal, 3)
    assert max(match.totals) < 21
    assert not match.is_over
    finish_match(match, 3)
    assert len(match.scores) > 1
    assert max(match.totals) >= 21


@pytest.mark.parametrize(
    ("game", "players", "total"),
    [
        ("krypkasino", 5, 42),
        ("krypkasino-family", 4, 42),
        ("krypkasino-nordic", 3, 36),
        ("avig-kasino", 2, 21),
    ],
)
def test_L42_cards_of_every_deal_sum_to_the_presets_number(
    game: str, players: int, total: int
) -> None:
    """Card points sum to the preset's number, and what the parts add up to is the score."""
    for seed in range(5):
        deal = tabbe.Deal(game, players=players, seed=seed)
        scored = one(Scored, finish(deal, seed))
        assert sum(scored.card_points) == deal.rules.checksum == total
        parts = zip(scored.card_points, scored.sweep_points, scored.bonus, strict=True)
        assert tuple(map(sum, parts)) == scored.scores == deal.scores()


def test_L42_reaching_the_target_is_noticed() -> None:
    """The match is over with the very deal that brings a total to the target."""
    for seed in range(4):
        rules = tabbe.load_rules("avig-kasino-se", target=15)
        match = tabbe.Match(rules, players=2, seed=seed, dealer=0)
        while True:
            finish(match.deal, seed)
            assert match.is_over == (max(match.totals) >= 15)
            if match.is_over:
                break
            match.next_deal()


def test_L43_count_is_broken_down_by_item_and_seat() -> None:
    """The count names cards, sweeps and bonuses of each seat, and the cards won."""
    deal = tabbe.Deal("avig-kasino-se", players=3, seed=4)
    scored = one(Scored, finish(deal, seed=4))
    assert sum(scored.card_counts) == 52
    assert sum(scored.suit_counts) == 13
    assert scored.sweeps == deal.sweeps
    assert sum(scored.card_points) == 2 + 1 + 4
    assert sum(scored.sweep_points) == sum(scored.sweeps)


def test_L45_lowest_total_is_credited_in_a_reverse_game() -> None:
    """Each of many matches is won by its lowest total alone, never by the highest."""
    for seed in range(10):
        match = tabbe.Match("krypkasino", players=3, deals=1, seed=seed, dealer=0)
        finish_match(match, seed)
        low, high = min(match.totals), max(match.totals)
        assert all(match.totals[seat] == low for seat in match.winners)
        assert low < high
        assert match.totals.index(high) not in match.winners


def test_L46_equal_totals_at_the_limit_are_a_named_tie() -> None:
    """Both pass the limit with 63 points: both are winners, or they play on."""
    shared = tabbe.load_rules("krypkasino", deals=0, target=60, target_rule="low")
    match = tabbe.Match(shared, players=2, seed=78, dealer=0)
    finish_match(match, seed=78)
    assert (match.totals, match.winners) == ((63, 63), (0, 1))
    longer = tabbe.Match(shared.with_switches(tie="extra_deal"), players=2, seed=78, dealer=0)
    finish_match(longer, seed=78)
    assert len(longer.scores) > len(match.scores)
    assert len(longer.winners) == 1
    assert longer.totals[longer.winners[0]] == min(longer.totals)


@pytest.mark.parametrize(("seed", "field", "worth"), [(246, 0, 1), (32, 1, 2)])
def test_L47_two_tied_majorities_roll_over_to_the_third_deal(
    seed: int, field: int, worth: int
) -> None:
    """Two deals tied, the third won: most cards pay 1+1+1, most spades 2+2+2."""
    rules = tabbe.load_rules(
        "avig-kasino-se",
        majority_tie="carry",
        deals=3,
        target=0,
        target_rule="high",
        drop_out=False,
    )
    match = tabbe.Match(rules, players=3, seed=seed, dealer=0)
    ties: list[list[bool]] = [[], []]
    for number in range(3):
        scored = one(Scored, finish(match.deal, seed + number))
        for item, counts in enumerate((scored.card_counts, scored.suit_counts)):
            ties[item].append(counts.count(max(counts)) > 1)
        # Worked out item by item: what is carried along, and what the last trick adds.
        expected = [0, 0, 0]
        for item, (points, counts) in enumerate(((1, scored.card_counts), (2, scored.suit_counts))):
            run = 1
            for tied in reversed(ties[item][:-1]):
                if not tied:
                    break
                run += 1
            if not ties[item][-1]:
                expected[counts.index(max(counts))] += points * run
        last = match.deal.last_capture
        assert last is not None
        expected[last] += 1
        assert list(scored.bonus) == expected
        if number < 2:
            match.next_deal()
    assert ties[field] == [True, True, False]
    counts = (scored.card_counts, scored.suit_counts)[field]
    assert scored.bonus[counts.index(max(counts))] >= 3 * worth


def test_L36_last_card_leaves_no_card_behind() -> None:
    """At the end hands, stock and heaps are empty and the piles hold the pack."""
    chance = random.Random(36)
    for game, packs in (("krypkasino", 2), ("krypkasino-family", 2), ("avig-kasino-se", 1)):
        deal = tabbe.Deal(game, players=2, seed=chance.randrange(1000))
        finish(deal, seed=1)
        assert sum(deal.pile_counts) == 52 * packs
        assert [texts(deal.hand(seat)) for seat in range(2)] == ["", ""]
        assert (deal.stock, deal.seat, len(deal.legal_moves())) == (0, None, 0)
