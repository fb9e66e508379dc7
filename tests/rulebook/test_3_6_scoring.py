"""Rule book 3.6: scoring of Danish Kasino, item by item, and the end of the match."""

from __future__ import annotations

from typing import Any

import pytest

import tabbe
from tabbe.engine import Scored
from tests.oracle.match import leading, reached
from tests.rulebook.building import last_hands, lay
from tests.rulebook.playing import finish, finish_match, one
from tests.rulebook.row import pack
from tests.rulebook.stage import play_all


def scored(game: str, seed: int, **switches: Any) -> Scored:
    """How the end of one random deal of two players is counted."""
    deal = tabbe.Deal(tabbe.load_rules(game, **switches), players=2, dealer=0, seed=seed)
    return one(Scored, finish(deal, seed))


@pytest.mark.parametrize(("game", "suit"), [("kasino", "h"), ("kasino-danish", "s")])
def test_3_6_majority_suit_is_hearts_as_printed_and_spades_as_played(game: str, suit: str) -> None:
    """Two points for most of the suit."""
    rules = tabbe.load_rules(game)
    assert (rules.majority_suit, rules.majority_suit_points) == (suit, 2)
    for seed in range(6):
        told = scored(game, seed)
        # Thirteen cards of a suit cannot lie evenly in two piles.
        assert sum(told.suit_counts) == 13
        best = told.suit_counts.index(max(told.suit_counts))
        cards = [int(told.card_counts[seat] > 26) for seat in (0, 1)]
        extra = told.bonus[best] - cards[best] - 2
        assert extra in (0, 1)


def test_3_6_cards_score_one_each_storan_two() -> None:
    """Store kasino 2, lille kasino 1, each ace 1, nothing else."""
    for game in ("kasino", "kasino-danish"):
        rules = tabbe.load_rules(game)
        points = {card: rules.card_points(tabbe.Card(card)) for card in pack(1)}
        assert {card: value for card, value in points.items() if value} == {
            "Td": 2,
            "2s": 1,
            "As": 1,
            "Ah": 1,
            "Ad": 1,
            "Ac": 1,
        }


def test_3_6_sum_is_eleven_without_sweeps_and_ties() -> None:
    """2 + 1 + 2 + 1 + 4 + 1; a tie for cards leaves ten."""
    # Ties leave points over, so no one sum holds for every deal.
    assert tabbe.load_rules("kasino").checksum is None
    for seed in range(20):
        told = scored("kasino", seed)
        tied = told.card_counts[0] == told.card_counts[1]
        assert sum(told.scores) - sum(told.sweep_points) == 11 - tied


def test_3_6_all_items_are_told_apart() -> None:
    """One seat takes all: most cards 1, suit 2, cards 7, last trick 1, sweep 1."""
    deal = last_hands({0: "5s 2c 3c 4c", 1: "8h 9c Tc Jc"})
    play_all(deal, "8h 5sx*")
    while not deal.is_over:
        lay(deal)
    told = one(Scored, deal.events)
    assert (told.card_points, told.sweep_points, told.bonus) == ((7, 0), (1, 0), (4, 0))
    assert told.scores == deal.scores() == (12, 0)


def test_3_6_tied_majorities_pay_nobody() -> None:
    """26 to 26 cards: no point for cards; the suit is judged by itself."""
    met = 0
    for seed in range(120):
        told = scored("kasino", seed)
        if told.card_counts == (26, 26):
            met += 1
            assert sum(told.bonus) == 3
    assert met


def test_3_6_spades_may_be_worth_one() -> None:
    """Then eleven become ten."""
    told = scored("kasino-danish", 2, majority_suit_points=1)
    assert sum(told.bonus) - scored("kasino-danish", 2).bonus[0] in (0, 1, 2, 3)
    assert sum(scored("kasino-danish", 2).bonus) - sum(told.bonus) == 1


@pytest.mark.parametrize(("game", "rule"), [("kasino", "high"), ("kasino-danish", "closest")])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_6_match_goes_to_21(game: str, rule: str, players: int) -> None:
    """It ends with the first deal after which somebody has 21; highest, or nearest, wins."""
    for seed in range(4):
        match = tabbe.Match(game, players=players, seed=seed)
        finish_match(match, seed)
        totals = list(match.totals)
        last = list(match.scores[-1])
        before = [total - points for total, points in zip(totals, last, strict=True)]
        assert reached(rule, totals, 21)
        if max(before) >= 21:
            assert len(leading(rule, before, 21)) > 1
        assert list(match.winners) == leading(rule, totals, 21)
        assert len(match.winners) == 1


def test_3_6_tie_past_21_is_played_off() -> None:
    """Two at the same best total: another deal."""
    met = 0
    for seed in range(60):
        rules = tabbe.load_rules("kasino", target=5)
        match = tabbe.Match(rules, players=3, seed=seed)
        finish(match.deal, seed)
        best = leading("high", match.totals, 5)
        if max(match.totals) >= 5 and len(best) > 1:
            met += 1
            assert not match.is_over
            finish_match(match, seed)
            assert len(match.scores) > 1
            assert len(match.winners) == 1
    assert met
