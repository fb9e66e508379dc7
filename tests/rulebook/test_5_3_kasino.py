"""Rule book 5.3, E34 to E42: edge cases of Danish Kasino and of optional capture."""

from __future__ import annotations

import pytest

import tabbe
from tabbe.engine import Captured, Residue, Scored, Swept
from tests.oracle.match import leading
from tests.rulebook.building import captures, last_hands, lay, opened
from tests.rulebook.playing import finish, finish_match, one
from tests.rulebook.stage import play_all

in_both_forms = pytest.mark.parametrize("game", ["kasino", "kasino-danish"])


@in_both_forms
def test_5_3_E34_five_of_spades_as_last_card(game: str) -> None:
    """It takes all, counts as a sweep and as the last trick."""
    deal = last_hands({0: "8h 2c 3c 5s", 1: "9h 9c Tc Jc"}, rules=game)
    for _ in range(7):
        lay(deal)
    events = deal.play("5sx*")
    assert (one(Captured, events).seat, one(Swept, events).seat, deal.last_capture) == (0, 0, 0)
    assert deal.scores() == (12, 0)


@in_both_forms
def test_5_3_E35_clearing_ends_the_duties_of_others(game: str) -> None:
    """The build is gone and its owner may lay out."""
    deal = opened("7d Kc Qs Jh", {1: "2c 9h 3c 4c", 0: "5s 6d 8c Tc"}, rules=game)
    play_all(deal, "2c^7d=9 5sx*")
    assert {str(move) for move in deal.legal_moves()} == {"9h", "3c", "4c"}


@in_both_forms
def test_5_3_E36_build_taken_and_nothing_fits(game: str) -> None:
    """Any play is open, a new build too."""
    deal = opened("7d 6c Qs Jh", {1: "2c 9h 3c 4c", 0: "9d 6d 8c Tc"}, rules=game)
    play_all(deal, "2c^7d=9 9dx[9]")
    assert {str(move) for move in deal.legal_moves()} == {"9h", "3c", "4c", "3c^6c=9"}


def test_5_3_E37_ace_takes_a_loose_ace_or_fourteen() -> None:
    """As one it matches, as fourteen it sums; not both in one turn."""
    assert captures("As", "Ad 9c 5d") == {"AsxAd", "Asx5d+9c"}


@pytest.mark.parametrize("card", ["Ts", "Th", "Tc"])
def test_5_3_E38_store_kasino_on_the_table_is_a_ten(card: str) -> None:
    """Any ten takes it."""
    assert captures(card, "Td Kc") == {f"{card}xTd"}


@pytest.mark.parametrize(("game", "rule"), [("kasino", "high"), ("kasino-danish", "closest")])
def test_5_3_E39_level_past_21_play_another_deal(game: str, rule: str) -> None:
    """A lower target makes it happen soon enough to be seen."""
    met = 0
    for seed in range(40):
        match = tabbe.Match(tabbe.load_rules(game, target=4), players=2, seed=seed)
        finish(match.deal, seed)
        if max(match.totals) < 4 or len(leading(rule, match.totals, 4)) == 1:
            continue
        met += 1
        assert (match.is_over, match.winners) == (False, ())
        finish_match(match, seed)
        assert len(match.winners) == 1
    assert met


def test_5_3_E40_highest_total_decides_and_not_sweeps() -> None:
    """Only the totals are looked at, whoever has swept most."""
    met = 0
    for seed in range(30):
        match = tabbe.Match("kasino", players=2, seed=seed)
        sweeps = [0, 0]
        while True:
            finish(match.deal, seed + len(match.scores))
            sweeps = [a + b for a, b in zip(sweeps, match.deal.sweeps, strict=True)]
            if match.is_over:
                break
            match.next_deal()
        (winner,) = match.winners
        assert match.totals[winner] == max(match.totals)
        met += sweeps[winner] < sweeps[1 - winner]
    assert met


@pytest.mark.parametrize("game", ["kasino", "kasino-swedish", "kasino-finnish", "royal-casino"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tie", ["none", "carry", "split"])
def test_5_3_E41_nobody_captures_in_a_whole_deal(game: str, players: int, tie: str) -> None:
    """The residue belongs to nobody, nothing is scored, and no last trick."""
    rules = tabbe.load_rules(game, majority_tie=tie, majority_cards_points=12)
    deal = tabbe.Deal(rules, players=players, dealer=0, seed=1)
    while not deal.is_over:
        lay(deal)
    residue, told = one(Residue, deal.events), one(Scored, deal.events)
    assert (residue.seat, len(residue.table), deal.last_capture) == (None, 52, None)
    assert set(told.bonus) == set(deal.scores()) == {0}


def test_5_3_E41_build_belongs_to_nobody_either() -> None:
    """Nobody captured, and a build lies there at the end."""
    rules = tabbe.load_rules("kasino", builder_duty="none")
    deal = last_hands({1: "2c 9h 3c 4c"}, rules=rules)
    move = next(move for move in deal.legal_moves() if move.kind == "build")
    deal.play(move)
    while not deal.is_over:
        lay(deal)
    residue = one(Residue, deal.events)
    assert residue.seat is None
    assert set(deal.scores()) == {0}
    assert deal.pile_counts == (0, 0)


def test_5_3_E42_each_majority_is_judged_by_itself() -> None:
    """Cards tied and the suit clear, or the suit tied and cards clear."""
    cards = suit = 0
    for seed in range(150):
        players = 2 + seed % 2
        deal = tabbe.Deal("kasino", players=players, dealer=0, seed=seed)
        told = one(Scored, finish(deal, seed))
        expected = [0] * players
        for counts, points in ((told.card_counts, 1), (told.suit_counts, 2)):
            best = [seat for seat in range(players) if counts[seat] == max(counts)]
            if len(best) == 1:
                expected[best[0]] += points
        tied = [
            list(counts).count(max(counts)) > 1 for counts in (told.card_counts, told.suit_counts)
        ]
        cards += tied == [True, False]
        suit += tied == [False, True]
        assert deal.last_capture is not None
        expected[deal.last_capture] += 1
        assert list(told.bonus) == expected
    assert cards
    assert suit
