"""Rule book 3.5: sweeps in Danish Kasino."""

from __future__ import annotations

import pytest

import tabbe
from tabbe.engine import Swept, referee
from tests.rulebook.building import last_hands, opened
from tests.rulebook.playing import finish, of, one
from tests.rulebook.stage import play_all


def units(hand: str, table: str, play: str) -> int:
    """Units of the sweep that the referee gives for a play."""
    moves = referee(tabbe.load_rules("kasino"), hand, table).plays
    return next(move.sweep for move in moves if str(move).rstrip("#") == play)


@pytest.mark.parametrize(
    ("hand", "table", "play", "sweep"),
    [
        ("9h", "9d", "9hx9d", 1),
        ("9h", "9d 4c 5c", "9hx9d,4c+5c", 1),
        ("9h", "9d 4c 5c", "9hx4c+5c", 0),
        ("9h", "[2c+7d=9@1]", "9hx[9]", 1),
        ("9h", "[2c+7d=9@1] 9d", "9hx9d", 0),
        ("9h", "[2c+7d=9@1] [2d+6d=8@1]", "9hx[9]", 0),
    ],
)
def test_3_5_all_cards_and_builds_in_one_turn(hand: str, table: str, play: str, sweep: int) -> None:
    """Nothing may be left, loose or built; a lone card by a match is one sweep too."""
    assert units(hand, table, play) == sweep


def test_3_5_sweep_gives_one_point_and_pays_nobody() -> None:
    """One point to who sweeps."""
    deal = opened("7d Kc 6s Qh", {1: "2c 9h Ks 4c", 0: "Qd 8c 6d Th"})
    play_all(deal, "2c^7d=9 QdxQh KsxKc 6dx6s")
    swept = one(Swept, deal.play("9hx[9]"))
    assert (swept.seat, swept.units, swept.points, swept.paid) == (1, 1, 1, None)
    assert deal.table == ()


def test_3_5_sweeps_that_all_have_are_turned_back() -> None:
    """Each seat's count falls by the smallest, at the end of the deal."""
    met = 0
    for seed in range(60):
        deal = tabbe.Deal("kasino", players=2, dealer=0, seed=seed)
        both = finish(deal, seed)
        swept = of(Swept, both)
        counts = [sum(event.units for event in swept if event.seat == seat) for seat in (0, 1)]
        assert list(deal.sweeps) == counts
        (scored,) = [event for event in both if event.kind == "scored"]
        left = [count - min(counts) for count in counts]
        assert list(scored.sweep_points) == left  # type: ignore[union-attr]
        met += min(counts) > 0
    assert met


def test_3_5_cancelling_is_a_choice() -> None:
    """Without it every sweep counts."""
    rules = tabbe.load_rules("kasino", cancel_sweeps=False)
    for seed in range(10):
        deal = tabbe.Deal(rules, players=2, dealer=0, seed=seed)
        events = finish(deal, seed)
        (scored,) = [event for event in events if event.kind == "scored"]
        assert list(scored.sweep_points) == list(deal.sweeps)  # type: ignore[union-attr]


@pytest.mark.parametrize("counts", [True, False])
def test_3_5_sweep_by_the_last_card_counts_unless_the_house_says_no(counts: bool) -> None:
    """The last king takes two thirteens and leaves nothing."""
    rules = tabbe.load_rules("kasino", last_card_sweep=counts)
    deal = last_hands({1: "5s 3d 4c 7d", 0: "2c 4h 6h Ks"}, rules=rules)
    play_all(deal, "5sx* 2c 3d 4h 4c 6h 7d")
    events = deal.play("Ksx2c+3d+4h+4c,6h+7d")
    assert (deal.is_over, deal.last_capture) == (True, 0)
    assert len(of(Swept, events)) == counts
    assert deal.sweeps == (int(counts), 1)
