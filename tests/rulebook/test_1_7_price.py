"""Rule book 1.7: what a sweep costs and who is paid."""

from __future__ import annotations

from itertools import pairwise

import pytest

import tabbe
from tabbe.engine import Event, Scored, Swept
from tests.rulebook.playing import finish, finish_match, of, one, steps
from tests.rulebook.position import plays
from tests.rulebook.prelude import SWEEP_FOR_TEN, last_batch, pictures_left
from tests.rulebook.stage import play_all, stage


def test_1_7_sweeper_pays_five_and_the_right_neighbour_gets_five() -> None:
    """Five on the sweeper's score, five off that of the seat to his right."""
    deal = stage("2d 2h 2c 3c 3h", {1: "Qd"}, players=3)
    deal.play("Qdx2d+2h+2c+3c+3h")
    assert deal.scores() == (-5, 5, 0)


def test_1_7_sweep_counter_holds_one_unit_and_two_for_a_double() -> None:
    """The counters of the view are units: one for a sweep, two for a double."""
    deal = stage("As 2d 3c 4h", {1: "Th 7h 9c", 0: "7h 9d Kd"})
    play_all(deal, "Thx4h,3c,2d,As")
    assert deal.sweeps == deal.view(None).sweeps == (0, 1)
    play_all(deal, "7h 7hx7h")
    assert deal.sweeps == deal.view(None).sweeps == (0, 3)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_1_7_paid_is_always_the_seat_to_the_right(players: int) -> None:
    """In random deals each sweep names the seat before the sweeper, and scores follow."""
    for seed in range(3):
        deal = tabbe.Deal("krypkasino", players=players, dealer=seed % players, seed=seed)
        before = deal.scores()
        for events in steps(deal, seed):
            after = deal.scores()
            for event in events:
                if not isinstance(event, Swept):
                    continue
                assert event.paid == (event.seat - 1) % players
                assert (event.points, event.reward) == ((5, 5), (10, 10))[event.units - 1]
                if not deal.is_over and players > 2:
                    assert after[event.paid] == before[event.paid] - event.reward
            before = after


def test_1_7_forehand_sweeping_the_opening_table_pays_the_dealer() -> None:
    """The dealer laid the table and sits to the right of forehand."""
    deal = stage("Ac 2d 3c 3h 4h", {0: "Kd"}, players=3, dealer=2)
    swept = one(Swept, list(deal.play("Kdx4h,3c,3h,2d,Ac")))
    assert (swept.seat, swept.paid, swept.units) == (0, 2, 1)
    assert deal.scores() == (6, 0, -5)


def test_1_7_forehand_sweeping_first_in_a_later_batch_pays_the_dealer() -> None:
    """The dealer played last before the new cards came, and is paid."""
    ranks = "234567"
    deal = stage(
        "9h 9d 9c 9s",
        {1: " ".join(rank + "h" for rank in ranks), 0: " ".join(rank + "c" for rank in ranks)},
        later={(2, 1): "9h"},
    )
    play_all(deal, " ".join(f"{rank}h {rank}cx{rank}h" for rank in ranks))
    assert (deal.batch, deal.seat) == (2, 1)
    swept = one(Swept, list(deal.play("9hx9h,9d,9c,9s")))
    assert (swept.seat, swept.paid, swept.units) == (1, 0, 1)


def test_1_7_table_made_sweepable_by_taking_pictures_away_pays_the_dealer() -> None:
    """6 10 4 is left when jack and king go; the ten then sweeps and the dealer is paid."""
    deal = pictures_left()
    deal.play("4d")
    swept = one(Swept, list(deal.play(SWEEP_FOR_TEN)))
    assert (swept.seat, swept.paid, swept.reward) == (1, 0, 5)


def test_1_7_empty_table_left_by_the_right_neighbour_cannot_be_swept() -> None:
    """After a sweep the next play creeps, whatever is held."""
    deal = stage("As 2d 3c 4h", {1: "Th"})
    deal.play("Thx4h,3c,2d,As")
    assert {move.kind for move in deal.legal_moves()} == {"creep"}
    assert {move.sweep for move in deal.legal_moves()} == {0}


def test_1_7_creep_onto_an_empty_table_swept_at_once_pays_the_creeper() -> None:
    """The creeper sits to the right of the sweeper."""
    deal = stage("2c 4h", {1: "6c", 2: "9d", 3: "9c"}, players=6)
    play_all(deal, "6cx2c+4h 9d")
    swept = one(Swept, list(deal.play("9cx9d")))
    assert (swept.seat, swept.paid) == (3, 2)


@pytest.mark.parametrize("seed", range(4))
def test_1_7_nobody_follows_himself_when_two_play(seed: int) -> None:
    """Turns alternate across batches too, so the one paid is always the opponent."""
    deal = tabbe.Deal("krypkasino", players=2, dealer=1, seed=seed)
    turns = []
    events: list[Event] = []
    while not deal.is_over:
        turns.append(deal.seat)
        events.extend(deal.play(deal.legal_moves()[0]))
    assert turns == [0, 1] * 50
    sweeps = of(Swept, events)
    assert sweeps
    assert all(event.paid == 1 - event.seat for event in sweeps)


@pytest.mark.parametrize(("players", "teams"), [(4, "pairs"), (6, "pairs"), (6, "threes")])
def test_1_7_teams_are_paid_by_opponents(players: int, teams: str) -> None:
    """The right neighbour is never a partner; the team's total is that of its seats."""
    match = tabbe.Match("krypkasino", players=players, teams=teams, deals=1, seed=1, dealer=0)
    sides = [set(side) for side in match.sides]
    for seat in range(players):
        (own,) = [side for side in sides if seat in side]
        assert (seat - 1) % players not in own
    finish_match(match, seed=1)
    assert match.team_totals == tuple(sum(match.totals[s] for s in side) for side in match.sides)
    assert sum(match.team_totals) == 42


def test_1_7_sweep_by_the_last_play_counts_as_usual() -> None:
    """The last card of the deal sweeps: five to its player, five off the seat to the right."""
    deal = last_batch("empty", {1: "Qh Jc 3h 6d", 0: "Qd Jd 9c 9h"})
    play_all(deal, "Qh QdxQh Jc JdxJc 3h 9c 6d")
    sweeps = deal.sweeps
    events = list(deal.play("9hx9c,6d+3h"))
    swept = one(Swept, events)
    assert (swept.seat, swept.paid, swept.points, swept.reward) == (0, 1, 5, 5)
    assert deal.is_over
    assert deal.sweeps == (sweeps[0] + 1, sweeps[1])
    scored = one(Scored, events)
    assert scored.sweep_points[0] == 5 * (deal.sweeps[0] - deal.sweeps[1])
    assert sum(deal.scores()) == 42


def test_1_7_sweep_with_points_costs_both() -> None:
    """The price of a play is its cards; the sweep comes on top."""
    assert plays("As", "Kd Ac") == {"As>Ac+Kd": (3, 1)}
    deal = stage("Kd Ac 8d 6s", {1: "As"})
    deal.play("AsxKd+Ac,8d+6s")
    assert deal.scores() == (-5, 2 + 1 + 1 + 5)


def test_1_7_sum_is_zero_over_the_table_when_all_sweeps_are_paid() -> None:
    """All sweep points of a deal cancel: what one pays another gets."""
    for seed in range(3):
        deal = tabbe.Deal("krypkasino", players=4, seed=seed)
        scored = one(Scored, finish(deal, seed))
        assert sum(scored.sweep_points) == 0
        own = [5 * units for units in deal.sweeps]
        assert scored.sweep_points == tuple(mine - left for mine, left in pairwise([*own, own[0]]))
