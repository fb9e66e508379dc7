"""Rule book 1.12: what the cards cost, and that a deal sums to 42."""

from __future__ import annotations

import pytest

import tabbe
from tabbe.engine import Captured, Residue
from tests.rulebook.playing import finish, steps
from tests.rulebook.position import plays
from tests.rulebook.row import pack
from tests.rulebook.stage import stage


def cost(card: str, **switches: object) -> int:
    """What one card costs its taker."""
    return tabbe.load_rules("krypkasino").with_switches(**switches).card_points(tabbe.Card(card))


def taken_for(card: str) -> int:
    """What the referee says that taking this card with a worthless one costs."""
    # A card of the rank takes it where the rank allows, an ace goes with the king.
    rank = card[0]
    hand, table = ("Ah", f"{card} Kh 2h 9h") if rank == "A" else (f"{rank}h", f"{card} Ac")
    ((_, (points, _)),) = plays(hand, table).items()
    return points


def test_1_12_storan_costs_three() -> None:
    """The ten of diamonds costs 3."""
    assert cost("Td") == taken_for("Td") == 3


def test_1_12_lillan_costs_two() -> None:
    """The two of spades costs 2 in all."""
    assert cost("2s") == taken_for("2s") == 2


def test_1_12_ace_of_spades_costs_two() -> None:
    """Ace and spade: 2; the ace of hearts that takes it costs 1 more."""
    assert cost("As") == 2
    assert taken_for("As") == 2 + 1


@pytest.mark.parametrize("rank", "3456789TJQK")
def test_1_12_other_spade_costs_one(rank: str) -> None:
    """Each spade from three to king costs 1."""
    assert cost(f"{rank}s") == taken_for(f"{rank}s") == 1


@pytest.mark.parametrize("suit", "hdc")
def test_1_12_other_ace_costs_one(suit: str) -> None:
    """Each ace of hearts, diamonds and clubs costs 1."""
    assert cost(f"A{suit}") == 1


def test_1_12_all_other_cards_cost_nothing() -> None:
    """Hearts, diamonds and clubs from two to king are free, but for storan."""
    free = [c for c in pack(1) if c[1] != "s" and c[0] != "A" and c != "Td"]
    # 34 of the 104 cards cost something: 2 + 2 + 2 + 22 + 6.
    assert len(free) * 2 == 104 - 34 == 70
    assert {cost(card) for card in free} == {0}


def test_1_12_total_of_two_packs_is_42() -> None:
    """The 104 cards cost 42, one pack 21, and 36 with storan neutral."""
    assert sum(map(cost, pack(2))) == tabbe.load_rules("krypkasino").checksum == 42
    assert sum(map(cost, pack(1))) == tabbe.load_rules("krypkasino", packs=1).checksum == 21
    neutral = tabbe.load_rules("krypkasino", storan_points=0)
    assert sum(cost(card, storan_points=0) for card in pack(2)) == neutral.checksum == 36


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_1_12_every_deal_sums_to_42(players: int) -> None:
    """Whatever is swept, the scores of a deal sum to 42."""
    for seed in range(3):
        deal = tabbe.Deal("krypkasino", players=players, dealer=seed % players, seed=seed)
        finish(deal, seed)
        assert sum(deal.scores()) == 42


@pytest.mark.parametrize(("packs", "storan", "total"), [(1, 3, 21), (2, 0, 36), (1, 0, 18)])
def test_1_12_smaller_totals_of_one_pack_and_neutral_storan(
    packs: int, storan: int, total: int
) -> None:
    """One pack sums to 21, two packs with storan neutral to 36, one such pack to 18."""
    rules = tabbe.load_rules("krypkasino", packs=packs, storan_points=storan)
    deal = tabbe.Deal(rules, players=3, seed=1)
    finish(deal, seed=1)
    assert sum(deal.scores()) == total


@pytest.mark.parametrize("players", [2, 4])
def test_1_12_score_is_cards_plus_own_sweeps_less_left_neighbours(players: int) -> None:
    """Cards + 5 for each own unit - 5 for each unit of the left neighbour."""
    for seed in range(3):
        deal = tabbe.Deal("krypkasino", players=players, seed=seed)
        cards = [0] * players
        for events in steps(deal, seed):
            for event in events:
                if isinstance(event, Captured):
                    cards[event.seat] += event.points
                if isinstance(event, Residue):
                    assert event.seat is not None
                    cards[event.seat] += sum(cost(str(card)) for card in event.table)
                    cards[event.seat] += sum(cost(str(card)) for card in event.heaps)
        units = deal.sweeps
        assert deal.scores() == tuple(
            cards[seat] + 5 * units[seat] - 5 * units[(seat + 1) % players]
            for seat in range(players)
        )


def test_1_12_turning_one_sweep_back_each_changes_no_total() -> None:
    """When everybody has swept, one unit less for each leaves all scores as they were."""
    plain = tabbe.load_rules("krypkasino")
    back = tabbe.load_rules("krypkasino", cancel_sweeps=True)
    met = 0
    for seed in range(4):
        deals = [tabbe.Deal(rules, players=2, seed=seed) for rules in (plain, back)]
        for deal in deals:
            finish(deal, seed)
        met += min(deals[0].sweeps) > 0
        assert deals[0].scores() == deals[1].scores()
    assert met


def test_1_12_negative_scores_are_normal() -> None:
    """Who is paid more than he takes ends below nothing."""
    deal = stage("2d 2h 2c 3c 3h", {1: "Qd"}, players=3)
    deal.play("Qdx2d+2h+2c+3c+3h")
    assert deal.scores() == (-5, 5, 0)
    finals: list[int] = []
    for seed in range(12):
        deal = tabbe.Deal("krypkasino", players=6, seed=seed)
        finish(deal, seed)
        finals.extend(deal.scores())
    assert min(finals) < 0
