"""Rule book 1.11: the end of a deal."""

from __future__ import annotations

import tabbe
from tabbe.engine import Captured, Residue
from tests.rulebook.playing import finish, one, steps
from tests.rulebook.prelude import last_batch
from tests.rulebook.stage import play_all


def test_1_11_1_table_and_heaps_go_to_the_last_capturer() -> None:
    """When the last card creeps, residue and heaps go to whoever captured last."""
    for seed in range(8):
        deal = tabbe.Deal("krypkasino", players=3, seed=seed)
        taker = None
        piles = deal.pile_counts
        heaps = 0
        for events in steps(deal, seed):
            for event in events:
                if isinstance(event, Captured):
                    taker = event.seat
                if isinstance(event, Residue):
                    assert event.seat == taker
                    assert len(event.heaps) == heaps
            if not deal.is_over:
                piles = deal.pile_counts
                heaps = sum(map(len, deal.heaps))
        assert deal.last_capture == taker
        assert sum(deal.pile_counts) == 104
        gained = [new - old for new, old in zip(deal.pile_counts, piles, strict=True)]
        assert [seat for seat in range(3) if gained[seat]] in ([taker], [])


def test_1_11_2_sweep_by_the_last_card_counts() -> None:
    """The last card's sweep is worth five like any other; a house may leave it out."""
    hands = {1: "Qh Jc 3h 6d", 0: "Qd Jd 9c 9h"}
    line = "Qh QdxQh Jc JdxJc 3h 9c 6d 9hx9c,3h+6d"
    counted = last_batch("empty", hands)
    play_all(counted, line)
    uncounted = last_batch("empty", hands, tabbe.load_rules("krypkasino", last_card_sweep=False))
    play_all(uncounted, line)
    assert counted.scores()[0] == uncounted.scores()[0] + 5
    assert counted.scores()[1] == uncounted.scores()[1] - 5
    assert counted.sweeps[0] == uncounted.sweeps[0] + 1


def test_1_11_3_heaps_follow_when_the_last_card_sweeps() -> None:
    """Nothing is left on the table, but the heaps still go to the sweeper."""
    deal = last_batch("empty", {1: "Qh Jc 3h 6d", 0: "Qd Jd 9c 9h"})
    play_all(deal, "Qh QdxQh Jc JdxJc 3h 9c 6d")
    piles, heaps = deal.pile_counts, sum(map(len, deal.heaps))
    assert heaps
    events = deal.play("9hx9c,3h+6d")
    residue = one(Residue, events)
    assert (residue.seat, residue.table, len(residue.heaps)) == (0, (), heaps)
    assert deal.pile_counts == (piles[0] + 4 + heaps, piles[1])


def test_1_11_4_somebody_always_captures() -> None:
    """Even when every seat creeps whenever it may, captures come in every deal."""
    for seed in range(6):
        rules = tabbe.load_rules("krypkasino", packs=1 + seed % 2)
        deal = tabbe.Deal(rules, players=(2, 3, 4, 6)[seed % 4], seed=seed)
        while not deal.is_over:
            moves = list(deal.legal_moves())
            deal.play(next((move for move in moves if move.kind == "creep"), moves[0]))
        assert deal.last_capture is not None
        assert any(event.kind == "captured" for event in deal.events)


def test_1_11_5_dealer_makes_the_last_capture_most_often() -> None:
    """With four players the dealer captures last more often than any other seat."""
    last = [0, 0, 0, 0]
    for seed in range(60):
        deal = tabbe.Deal("krypkasino", players=4, dealer=3, seed=seed)
        finish(deal, seed)
        assert deal.last_capture is not None
        last[deal.last_capture] += 1
    assert last[3] == max(last)
    assert last[3] > 60 / 4
