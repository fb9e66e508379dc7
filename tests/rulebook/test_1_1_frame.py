"""Rule book 1.1 and 1.2: aim, players, pack, and what the words mean in the program."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import fields

import pytest

import tabbe
from tabbe.engine import Dealt
from tests.rulebook.playing import finish, finish_match, of
from tests.rulebook.row import pack
from tests.rulebook.stage import stage, texts


def test_1_1_1_lowest_total_wins_when_the_match_ends() -> None:
    """The aim is low: the seat with the fewest points is the winner."""
    match = tabbe.Match("krypkasino", players=2, deals=1, seed=4, dealer=0)
    finish_match(match, seed=4)
    assert match.rules.aim == "low"
    low = min(match.totals)
    assert match.winners == tuple(s for s, total in enumerate(match.totals) if total == low)


def test_1_1_1_cards_and_sweeps_cost_when_taken() -> None:
    """Scoring cards taken and a sweep both raise the sweeper's score."""
    deal = stage("As 2d 3c 4h", {1: "Th"})
    assert deal.scores() == (0, 0)
    deal.play("Thx4h,3c,2d,As")
    # Two for the ace of spades and five for the sweep; the dealer is paid the five.
    assert deal.scores() == (-5, 7)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_1_1_2_two_to_six_play(players: int) -> None:
    """Two to six play, each alone."""
    match = tabbe.Match("krypkasino", players=players, seed=1, dealer=0)
    assert match.deal.players == players
    assert len(match.totals) == players


@pytest.mark.parametrize("players", [0, 1, 7])
def test_1_1_2_other_numbers_of_players_are_refused(players: int) -> None:
    """One or seven players get a sentence, not a game."""
    with pytest.raises(tabbe.TabbeError) as refusal:
        tabbe.Deal("krypkasino", players=players, seed=1)
    assert str(refusal.value)


@pytest.mark.parametrize(
    ("players", "teams", "sides"),
    [
        (4, "pairs", [{0, 2}, {1, 3}]),
        (6, "pairs", [{0, 3}, {1, 4}, {2, 5}]),
        (6, "threes", [{0, 2, 4}, {1, 3, 5}]),
    ],
)
def test_1_1_3_teams_sit_opposite_or_alternately(
    players: int, teams: str, sides: list[set[int]]
) -> None:
    """Pairs sit opposite each other, threes every other seat, and their points are pooled."""
    match = tabbe.Match("krypkasino", players=players, teams=teams, deals=1, seed=3, dealer=0)
    finish_match(match, seed=3)
    assert sorted(match.team_totals) == sorted(
        sum(match.totals[seat] for seat in side) for side in sides
    )
    best = min(match.team_totals)
    wins = [side for side in sides if sum(match.totals[seat] for seat in side) == best]
    assert match.winners == tuple(sorted(set().union(*wins)))


@pytest.mark.parametrize(
    ("players", "teams"), [(2, "pairs"), (3, "pairs"), (5, "pairs"), (4, "threes"), (3, "threes")]
)
def test_1_1_3_other_teams_are_refused(players: int, teams: str) -> None:
    """Teams that the seats do not allow are refused with a sentence."""
    with pytest.raises(tabbe.TabbeError):
        tabbe.Match("krypkasino", players=players, teams=teams, seed=1)


def test_1_1_4_two_packs_are_shuffled_together() -> None:
    """The deck holds 104 cards: each of the 52 twice and no joker."""
    deal = tabbe.Deal("krypkasino", players=2, seed=11)
    assert Counter(map(str, deal.deck)) == Counter(pack(2))


@pytest.mark.parametrize(("players", "dealer"), [(2, 0), (3, 1), (4, 3), (6, 5)])
def test_1_1_5_play_runs_clockwise(players: int, dealer: int) -> None:
    """The seat left of the dealer begins and each next seat follows."""
    deal = tabbe.Deal("krypkasino", players=players, dealer=dealer, seed=5)
    turns = []
    for _ in range(2 * players):
        turns.append(deal.seat)
        deal.play(deal.legal_moves()[0])
    assert turns == [(dealer + 1 + step) % players for step in range(2 * players)]


def drawn(seed: int, players: int) -> int:
    """The dealer by draw, worked out from the documented stream: highest card, ace high."""
    key = f"tabbe/1/match/{seed}/draw".encode()
    words: list[int] = []

    def below(bound: int) -> int:
        while True:
            if not words:
                block = hashlib.sha256(key + blocks[0].to_bytes(8, "big")).digest()
                blocks[0] += 1
                words.extend(int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))
            word = words.pop(0)
            if word < 2**32 // bound * bound:
                return word % bound

    blocks = [0]
    cards = pack(1)
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    high = "23456789TJQKA"
    still = list(range(players))
    while len(still) > 1:
        ranks = [high.index(cards.pop(0)[0]) for _ in still]
        still = [seat for seat, rank in zip(still, ranks, strict=True) if rank == max(ranks)]
    return still[0]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_1_1_6_highest_card_deals_when_all_draw(players: int) -> None:
    """All draw from one pack, the highest card deals and equal cards draw again."""
    dealers = [tabbe.Match("krypkasino", players=players, seed=s).dealer for s in range(40)]
    assert dealers == [drawn(seed, players) for seed in range(40)]
    assert set(dealers) == set(range(players))


def test_1_1_7_captures_lie_face_down_when_viewed() -> None:
    """A view counts the piles; there is no field that would show their cards."""
    deal = tabbe.Deal("krypkasino", players=2, seed=2)
    finish(deal, seed=2)
    view = deal.view(0)
    assert sum(view.pile_counts) == 104
    assert {field.name for field in fields(view)}.isdisjoint({"piles", "pile", "deck"})


def test_1_1_8_one_dealer_serves_all_batches_and_the_next_deal_passes_left() -> None:
    """The dealer stays for the whole deal; the next deal is dealt by his left neighbour."""
    match = tabbe.Match("krypkasino", players=3, deals=3, seed=6, dealer=2)
    dealers = []
    for number in range(3):
        dealt = [event.dealer for event in of(Dealt, finish(match.deal, seed=6))]
        assert set(dealt) == {match.deal.dealer}
        dealers.append(match.deal.dealer)
        if number < 2:
            match.next_deal()
    assert dealers == [2, 0, 1]


@pytest.mark.parametrize(("deals", "expected"), [(1, 1), (3, 3), (None, 2)])
def test_1_1_9_match_ends_after_the_agreed_deals(deals: int | None, expected: int) -> None:
    """The agreed number of deals is played, by default as many as there are players."""
    match = tabbe.Match("krypkasino", players=2, deals=deals, seed=8, dealer=0)
    finish_match(match, seed=8)
    assert len(match.scores) == expected
    assert match.totals == tuple(map(sum, zip(*match.scores, strict=True)))


def test_1_1_10_tie_is_shared_or_broken_by_another_deal() -> None:
    """Equal lowest totals share the win; with tie=extra_deal they play one deal more."""
    # The first seed whose only deal ends level.
    seed = 25
    match = tabbe.Match("krypkasino", players=2, deals=1, seed=seed, dealer=0)
    finish_match(match, seed=seed)
    assert match.totals == (21, 21)
    assert match.winners == (0, 1)
    rules = tabbe.load_rules("krypkasino", tie="extra_deal")
    longer = tabbe.Match(rules, players=2, deals=1, seed=seed, dealer=0)
    finish(longer.deal, seed=seed)
    assert not longer.is_over
    finish_match(longer, seed=seed)
    assert longer.totals[0] != longer.totals[1]
    assert len(longer.winners) == 1


def test_1_2_creep_plays_without_capturing() -> None:
    """To creep is to lay the card on the table and take nothing."""
    deal = stage("8d 9c Jd Kc", {1: "6s"})
    (event,) = deal.play("6s")
    assert event.kind == "crept"
    assert texts(deal.table) == "8d 9c Jd Kc 6s"
    assert deal.pile_counts == (0, 0)


def test_1_2_deal_is_one_run_through_the_pack_in_batches() -> None:
    """A deal with two players is twelve batches of one pack run through to the end."""
    deal = tabbe.Deal("krypkasino", players=2, seed=9)
    batches = [event.batch for event in of(Dealt, finish(deal, seed=9))]
    assert batches == list(range(1, 13))


def test_1_2_last_cards_are_named_once_when_the_final_batch_is_dealt() -> None:
    """The final batch, and no other, is announced."""
    deal = tabbe.Deal("krypkasino", players=4, seed=9)
    kinds = [event.kind for event in finish(deal, seed=9)]
    assert kinds.count("last_cards") == 1
    assert "dealt" not in kinds[kinds.index("last_cards") + 2 :]
    assert kinds[kinds.index("last_cards") + 1] == "dealt"
