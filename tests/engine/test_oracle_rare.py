"""What random deals seldom meet, looked for on purpose and compared with the naive reference."""

from __future__ import annotations

import random

import pytest

from tabbe.engine import Deal
from tabbe.rules import Rules, load_rules
from tests.oracle.deal import NaiveDeal
from tests.oracle.harness import SOAK, play_of, play_unwatched, texts, told
from tests.oracle.pack import shuffled_pack, tidy, whole_pack
from tests.oracle.switch import switches_of


def both(rules: Rules, players: int, seed: int) -> tuple[Deal, NaiveDeal]:
    """Deal the same cards on both sides."""
    deck = shuffled_pack(f"rare/{seed}", rules.packs)
    dealer = seed % players
    naive = NaiveDeal(switches_of(rules), players, dealer, deck)
    return Deal(rules, players=players, dealer=dealer, deck=" ".join(deck)), naive


def agree(deal: Deal, naive: NaiveDeal) -> None:
    """Compare what the two sides say of a deal: scores, sweeps, events."""
    assert list(deal.scores()) == naive.scores(), texts(deal.moves)
    assert list(deal.sweeps) == naive.units, texts(deal.moves)
    assert told(deal.events) == naive.events, texts(deal.moves)


@pytest.mark.parametrize("remove", ["off", "opening"])
def test_bordstabbe_when_two_cards_are_laid(remove: str) -> None:
    """Forehand's five points for an opening of one rank, also when pictures leave it at once."""
    rules = load_rules("krypkasino", bordstabbe=True, remove_pictures=remove)
    met = pictures = 0
    for seed in range(150):
        deal, naive = both(rules, 6, seed)
        agree(deal, naive)
        if naive.sweep_score != [0] * 6:
            met += 1
            pictures += bool(naive.spade_heap or naive.other_heap)
            play_unwatched(deal, naive, random.Random(seed))
            agree(deal, naive)
            assert sum(deal.scores()) == 37
    assert met
    assert bool(pictures) == (remove == "opening")


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("krypkasino", {"last_card_sweep": False}),
        ("krypkasino-family", {"last_card_sweep": False}),
        ("krypkasino", {"sweep_last_batch": False}),
        ("kasino-finnish", {}),
        ("kasino", {"last_card_sweep": False, "forced_sweep": True, "capture": "card"}),
        ("royal-casino", {"sweep_points": 1, "sweep_last_batch": False, "forced_sweep": True}),
    ],
)
def test_late_sweep_when_it_does_not_count(preset: str, changes: dict[str, object]) -> None:
    """A sweep too late in the deal gives no unit and no points, and pays nobody."""
    rules = load_rules(preset).with_switches(**changes)
    met = 0
    for seed in range(150 * SOAK):
        deal, naive = both(rules, 2, seed)
        play_unwatched(deal, naive, random.Random(seed))
        met += naive.uncounted_sweeps
        agree(deal, naive)
    assert met


@pytest.mark.parametrize("reward", ["always", "never"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sweeps_when_all_have_some(reward: str, players: int) -> None:
    """Sweeps that all have are turned back; what was paid for them is turned back as well."""
    rules = load_rules("krypkasino", cancel_sweeps=True, sweep_reward=reward)
    met = 0
    for seed in range(25 * SOAK):
        deal, naive = both(rules, players, seed)
        play_unwatched(deal, naive, random.Random(seed))
        met += naive.cancelled
        agree(deal, naive)
    assert met


@pytest.mark.parametrize("tie", ["none", "split", "carry"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_majority_when_tied(tie: str, players: int) -> None:
    """Tied majorities pay nobody, or are shared where the points can be shared evenly."""
    rules = load_rules(
        "krypkasino", majority_tie=tie, majority_cards_points=6, majority_suit_points=2
    )
    met = 0
    for seed in range(60 * SOAK):
        deal, naive = both(rules, players, seed)
        play_unwatched(deal, naive, random.Random(seed))
        met += naive.suit_tied or naive.cards_tied
        agree(deal, naive)
    assert met


@pytest.mark.parametrize("preset", ["kasino-swedish", "kasino-finnish", "kasino", "royal-casino"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_deal_when_nobody_captures(preset: str, players: int) -> None:
    """If everybody creeps to the end, all cards lie on the table and belong to nobody."""
    rules = load_rules(preset)
    deal, naive = both(rules, players, players)
    while not deal.is_over:
        assert deal.seat is not None
        card = str(deal.hand(deal.seat)[0])
        assert told(deal.play(card)) == naive.play_unchecked(card, ())
    agree(deal, naive)
    assert deal.last_capture is None
    assert tidy(texts(deal.table)) == tidy(whole_pack(1))
    assert sum(deal.pile_counts) == deal.stock == sum(deal.scores()) == 0


def test_deal_when_played_by_greed() -> None:
    """The largest take every time, and the smallest, end as the reference says."""
    for preset in ("krypkasino", "krypkasino-family", "avig-kasino-se", "kasino-swedish", "kasino"):
        for sign in (1, -1):
            for players in (2, 3):
                deal, naive = both(load_rules(preset), players, 11)
                while not deal.is_over:
                    takes = [move for move in deal.legal_moves() if move.kind == "capture"]
                    options = takes or list(deal.legal_moves())
                    move = max(options, key=lambda one: sign * len(one.takes))
                    assert told(deal.play(move)) == naive.play(*play_of(move))
                agree(deal, naive)
