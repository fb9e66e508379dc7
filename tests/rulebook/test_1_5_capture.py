"""Rule book 1.5: what a played card captures."""

from __future__ import annotations

import random

import pytest

import tabbe
from tests.rulebook.naive import families, subsets
from tests.rulebook.position import named, plays, takes
from tests.rulebook.row import pack
from tests.rulebook.stage import stage


def test_1_5_1_capture_is_compulsory_for_the_card_played() -> None:
    """A card that fits must take; another card may creep beside it."""
    assert plays("8h 6s", "8d 9c Jd") == {"8h>8d": (0, 0), "6s>creep": (0, 0)}


def test_1_5_1_creep_is_refused_when_the_card_captures() -> None:
    """Laying down a card that captures is refused, with the legal plays named."""
    deal = stage("8d 9c Jd Kc", {1: "8h 6s"})
    with pytest.raises(tabbe.IllegalMove) as refusal:
        deal.play("8h")
    assert "8hx8d" in map(str, refusal.value.legal)
    deal.play("6s")


def test_1_5_2_takes_everything_that_fits() -> None:
    """Matches and sums that do not overlap go together: the 8 takes A 2 6 7 8."""
    assert takes("8d", "Ah 2c 6d 7h 8c 9s") == {"Ah+2c+6d+7h+8c"}


def test_1_5_3_player_chooses_when_sums_overlap() -> None:
    """10+4, 8+4+2 and 5+4+3+2 share the four, so the ace takes one of them."""
    assert takes("Ac", "2c 3d 4h 5c 8d Th") == {"4h+Th", "2c+4h+8d", "2c+3d+4h+5c"}


def test_1_5_4_maximal_family_need_not_be_the_largest() -> None:
    """Two sums with either ace, or both aces with the three: each is as far as it goes."""
    expected = {"Ah+2s+3d+4c", "Ac+2s+3d+4c", "Ah+Ac+3d"}
    assert takes("5h", "Ah Ac 2s 3d 4c") == expected


def test_1_5_4_greatest_number_of_cards_when_the_house_compels_it() -> None:
    """With extent=maximum only the takes of most cards remain."""
    assert takes("5h", "Ah Ac 2s 3d 4c", extent="maximum") == {"Ah+2s+3d+4c", "Ac+2s+3d+4c"}


@pytest.mark.parametrize("seed", range(12))
def test_1_5_4_outcomes_are_the_unions_of_maximal_families(seed: int) -> None:
    """On random tables the takes are those of the definition, worked out subset by subset."""
    chance = random.Random(seed)
    for size in range(1, 9):
        card, *table = chance.sample(pack(2), size + 1)
        value = 14 if card[0] == "A" else "A23456789TJQK".index(card[0]) + 1
        assert takes(card, " ".join(table)) == families(table, value)


def test_1_5_5_stopping_short_is_illegal() -> None:
    """Leaving an untouched sum that also fits is refused."""
    deal = stage("8d 2c 6h Kc", {1: "8h 9s"})
    for short in ("8hx8d", "8hx2c+6h"):
        with pytest.raises(tabbe.IllegalMove) as refusal:
            deal.play(short)
        assert "8hx8d,2c+6h" in map(str, refusal.value.legal)
    deal.play("8hx8d,2c+6h")


def test_1_5_6_equal_copies_are_one_choice_and_suits_are_different_ones() -> None:
    """Two sevens of hearts give one choice; a seven of spades beside them gives another."""
    assert takes("Qc", "7h 7h 5d") == {"5d+7h"}
    assert plays("Qc", "7h 7s 5d 9d") == {"Qc>5d+7s": (1, 0), "Qc>5d+7h": (0, 0)}


def test_1_5_7_exactly_one_hand_card_is_used_and_nothing_is_built() -> None:
    """Each play uses one card of the hand, and no build is ever offered."""
    deal = stage("2d 7c Kh Kd", {1: "2c 9h Ah 3s 5s 7h"})
    before = set(map(str, deal.hand(1)))
    assert {move.kind for move in deal.legal_moves()} <= {"creep", "capture"}
    assert {str(move.card) for move in deal.legal_moves()} == before
    with pytest.raises(tabbe.TabbeError):
        deal.play("2c^7c=9")
    deal.play("3s")
    assert set(map(str, deal.hand(1))) == before - {"3s"}


@pytest.mark.parametrize("seed", range(4))
def test_1_5_legal_plays_follow_the_reference_generator(seed: int) -> None:
    """Random hands and tables: sweeps if there are any, else every take and every due creep."""
    chance = random.Random(100 + seed)
    for size in range(9):
        cards = chance.sample(pack(2), size + 4)
        hand, table = cards[:4], cards[4:]
        every = {}
        for card in hand:
            value = 14 if card[0] == "A" else "A23456789TJQK".index(card[0]) + 1
            every[card] = families(table, value)
        whole = "+".join(sorted(table, key=pack(1).index))
        due = {f"{card}>{whole}" for card in hand if table and whole in every[card]}
        free = {f"{card}>{take}" for card in hand for take in every[card] or {"creep"}}
        assert set(plays(" ".join(hand), " ".join(table))) == (due or free)


def test_1_5_bounds_met_in_play_stay_small() -> None:
    """In random deals a turn seldom offers many plays, and always at least one."""
    counts = []
    for seed in range(3):
        chance = random.Random(seed)
        deal = tabbe.Deal("krypkasino", players=3, seed=seed)
        while not deal.is_over:
            moves = deal.legal_moves()
            counts.append(len(moves))
            assert len({named(move) for move in moves}) == len(moves)
            deal.play(chance.choice(list(moves)))
    assert min(counts) >= 1
    assert max(counts) <= 100
    assert 1.8 < sum(counts) / len(counts) < 3.5


def test_1_5_subsets_include_single_cards() -> None:
    """A match is a sum of one card: the definition of these tests counts it so."""
    assert subsets(["8d", "2c", "6h"], 8) == [("8d",), ("2c", "6h")]
