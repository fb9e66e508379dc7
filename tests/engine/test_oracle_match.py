"""Whole matches against the naive reference: dealers, totals, teams, ends, ties, leavers."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from tabbe.engine import Match
from tabbe.rules import Rules, load_rules, preset_ids
from tests.oracle.harness import SOAK, play_unwatched
from tests.oracle.match import NaiveMatch, first_dealer
from tests.oracle.pack import tidy
from tests.oracle.switch import switches_of

# Few points in play, so that totals are often level.
LEVEL = {
    "spade_points": 0,
    "two_spades_points": 0,
    "storan_points": 1,
    "sweep_points": 0,
    "double_points": 0,
    "double_reward": 0,
}
# A match that never ends would tell nothing more.
LONGEST = 40


@dataclass
class Told:
    """What a comparison met on its way, so that a test can insist on having met it."""

    deals: int = 0
    winners: tuple[int, ...] = ()
    carried: int = 0
    sat_out: int = 0
    stopped: int = 0


def compare(
    rules: Rules,
    players: int,
    seed: int,
    *,
    dealer: int | None = None,
    teams: str | None = None,
    deals: int | None = None,
    target: int | None = None,
) -> Told:
    """Play a match on both sides and compare them after every deal."""
    switches = switches_of(rules)
    chance = random.Random(seed)
    match = Match(
        rules, players=players, teams=teams, deals=deals, target=target, seed=seed, dealer=dealer
    )
    aim_at = rules.target if target is None else target
    limit = rules.deals if deals is None else deals
    naive = NaiveMatch(
        switches,
        players,
        seed=seed,
        dealer=first_dealer(switches, players, seed) if dealer is None else dealer,
        teams=teams,
        deals=limit or (0 if aim_at else players),
        target=aim_at,
    )
    told = Told()
    while not naive.is_over and told.deals < LONGEST:
        where = (rules.id, dict(rules.changes), players, seed, teams, deals, target, told.deals)
        assert not match.is_over, where
        assert match.deal.dealer == naive.deal.dealer, where
        hands = [tidy(map(str, match.deal.hand(seat))) for seat in range(players)]
        assert hands == [tidy(hand) for hand in naive.deal.hands], where
        told.carried += naive.carried != [1, 1]
        told.stopped += not naive.deal.sweeps_count
        told.sat_out = players - len(naive.deal.turns)
        play_unwatched(match.deal, naive.deal, chance)
        assert list(match.deal.scores()) == naive.deal.scores(), where
        assert list(match.deal.sweeps) == naive.deal.units, where
        naive.finish_deal()
        told.deals += 1
        assert list(match.totals) == naive.totals, where
        assert [list(score) for score in match.scores] == naive.scores, where
        if teams:
            assert list(match.team_totals) == naive.side_totals(), where
        assert match.is_over == naive.is_over, where
        assert tuple(match.winners) == naive.winners, where
        if not naive.is_over:
            match.next_deal()
    told.winners = naive.winners
    return told


@pytest.mark.parametrize("first", ["high", "low", "random"])
def test_dealer_when_drawn(first: str) -> None:
    """The draw for the first deal falls as the documented stream says, equal cards drawn anew."""
    rules = load_rules("krypkasino", first_dealer=first)
    for players in range(2, 7):
        for seed in range(40):
            expected = first_dealer(switches_of(rules), players, seed)
            assert Match(rules, players=players, seed=seed).dealer == expected


@pytest.mark.parametrize("preset", preset_ids())
def test_match_when_preset_is_unchanged(preset: str) -> None:
    """A match of every preset runs as the reference says, for every number of players."""
    rules = load_rules(preset)
    for players in range(rules.min_players, rules.max_players + 1):
        for seed in range(2 * SOAK):
            told = compare(rules, players, seed)
            assert told.winners


@pytest.mark.parametrize(("players", "teams"), [(4, "pairs"), (6, "pairs"), (6, "threes")])
def test_match_when_in_teams(players: int, teams: str) -> None:
    """Partners' points are pooled and partners win together."""
    rules = load_rules("krypkasino")
    size = 3 if teams == "threes" else 2
    for seed in range(3 * SOAK):
        assert len(compare(rules, players, seed, teams=teams).winners) % size == 0
    compare(rules, players, 7, teams=teams, target=60)


@pytest.mark.parametrize("rule", ["high", "low", "closest", "lose", "exact"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_match_when_target_rule_is(rule: str, players: int) -> None:
    """Each target rule ends the match after the same deal and names the same winners."""
    rules = load_rules("krypkasino", target_rule=rule)
    level = load_rules("krypkasino", target_rule=rule, **LEVEL)
    for seed in range(4 * SOAK):
        compare(rules, players, seed, target=50, dealer=seed % players)
        compare(level, players, seed, target=7, dealer=seed % players)
        compare(level, players, seed, target=30, deals=4, dealer=seed % players)


@pytest.mark.parametrize("tie", ["shared", "extra_deal", "most_spades"])
@pytest.mark.parametrize("teams", [None, "pairs"])
def test_match_when_totals_are_level(tie: str, teams: str | None) -> None:
    """Level totals share, play on or look at the spades, with and without partners."""
    rules = load_rules("krypkasino", tie=tie, **LEVEL)
    shared = longer = 0
    for seed in range(30 * SOAK):
        told = compare(rules, 4, seed, teams=teams, deals=1, dealer=0)
        shared += len(told.winners) > (2 if teams else 1)
        longer += told.deals > 1
    assert bool(shared) == (tie == "shared") or tie == "most_spades"
    assert bool(longer) == (tie == "extra_deal")


def test_match_when_seats_drop_out() -> None:
    """Seats that reach the limit sit out, keep their numbers, and the last one in wins."""
    rules = load_rules("avig-kasino-se")
    sat_out = sum(compare(rules, 4, seed).sat_out for seed in range(10 * SOAK))
    assert sat_out
    for seed in range(4 * SOAK):
        compare(rules, 3, seed, target=11)


@pytest.mark.parametrize("preset", ["krypkasino", "kasino-finnish", "kasino"])
def test_match_when_tied_majorities_are_carried(preset: str) -> None:
    """Points for a tied majority wait for the next deal, deal after deal."""
    rules = load_rules(
        preset,
        majority_tie="carry",
        majority_cards_points=1,
        majority_suit_points=2,
        target=0,
    )
    carried = sum(compare(rules, 4, seed, deals=6).carried for seed in range(5 * SOAK))
    assert carried


def test_match_when_sweeps_stop_counting() -> None:
    """Once a total has reached the stop, later deals give nothing for sweeps."""
    rules = load_rules("krypkasino", sweep_stop_total=30)
    stopped = sum(compare(rules, 2, seed, deals=4).stopped for seed in range(3 * SOAK))
    assert stopped


@pytest.mark.parametrize("tie", ["none", "carry", "split"])
def test_match_when_nobody_captures(tie: str) -> None:
    """A deal without a capture leaves both majorities undecided, carried where ties are."""
    rules = load_rules("kasino-swedish", majority_tie=tie)
    switches = switches_of(rules)
    match = Match(rules, players=2, seed=1, dealer=0, deals=2, target=0)
    naive = NaiveMatch(switches, 2, seed=1, dealer=0, deals=2)
    while not match.deal.is_over:
        assert match.deal.seat is not None
        card = str(match.deal.hand(match.deal.seat)[0])
        match.deal.play(card)
        naive.deal.play_unchecked(card, ())
    naive.finish_deal()
    assert naive.carried == ([2, 2] if tie == "carry" else [1, 1])
    assert list(match.totals) == naive.totals == [0, 0]
    match.next_deal()
    play_unwatched(match.deal, naive.deal, random.Random(1))
    naive.finish_deal()
    assert list(match.totals) == naive.totals
    assert match.winners == naive.winners
