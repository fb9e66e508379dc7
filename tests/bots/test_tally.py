"""Means, margins, errors and intervals, against the statistics module and by hand."""

from __future__ import annotations

import math
import random
from statistics import fmean, stdev

import pytest

from tabbe.bots.tally import LEAST_DECKS, Mean, Tally, quantile

Rows = list[list[list[list[int]]]]


def rows_of(scores: list[list[list[int]]]) -> Rows:
    """Rows with these scores [deck][rotation][seat] and nothing else."""
    return [[[[score, 0, 0, 1, 0] for score in turn] for turn in deck] for deck in scores]


def chance(decks: int, players: int, seed: int = 1) -> list[list[list[int]]]:
    """Scores drawn by lot."""
    dice = random.Random(seed)
    return [
        [[dice.randint(-5, 30) for _ in range(players)] for _ in range(players)]
        for _ in range(decks)
    ]


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("high", [False, True])
def test_margin_is_the_lead_over_the_others_when_rotations_are_averaged(
    players: int, high: bool
) -> None:
    """The mean of the other seats less one's own, a deck at a time; turned round for high aims."""
    scores = chance(40, players)
    tally = Tally(players, players, [[seat] for seat in range(players)], high=high)
    tally.add(rows_of(scores[:7]), [0.0] * players, None)
    tally.add(rows_of(scores[7:]), [0.0] * players, None)
    for i, bot in enumerate(tally.bots):
        margins = [
            fmean(
                (sum(turn) - turn[(i + r) % players]) / (players - 1) - turn[(i + r) % players]
                for r, turn in enumerate(deck)
            )
            for deck in scores
        ]
        margins = [-margin for margin in margins] if high else margins
        assert math.isclose(bot.margin.mean, fmean(margins), abs_tol=1e-9)
        assert math.isclose(bot.margin.se, stdev(margins) / math.sqrt(40), rel_tol=1e-6)
        own = [fmean(turn[(i + r) % players] for r, turn in enumerate(deck)) for deck in scores]
        assert math.isclose(bot.score.mean, fmean(own))
        low, top = bot.score.interval or (0, 0)
        assert math.isclose((top - low) / 2, quantile(39) * bot.score.se)


@pytest.mark.parametrize("pieces", [(400,), (10, 390), (29, 1, 1, 369), (100, 100, 200)])
def test_run_stops_at_the_same_deck_when_decks_come_in_other_pieces(
    pieces: tuple[int, ...],
) -> None:
    """The first deck with a small enough error is the last, whether its piece went on or not."""
    scores = chance(400, 2)
    tally = Tally(2, 2, [[0], [1]], high=False)
    at = 0
    for size in pieces:
        if tally.add(rows_of(scores[at : at + size]), [0.0, 0.0], 1.0):
            break
        at += size
    one = Tally(2, 2, [[0], [1]], high=False)
    while not one.add(rows_of(scores[one.decks : one.decks + 1]), [0.0, 0.0], 1.0):
        pass
    assert LEAST_DECKS < one.decks < 400
    assert tally.decks == one.decks
    assert tally.bots[0].margin.se <= 1.0
    assert math.isclose(tally.bots[0].margin.mean, one.bots[0].margin.mean)


def test_seconds_are_those_of_the_decks_added_when_a_run_stops() -> None:
    """What the decks of a piece took that are left out is not counted."""
    scores = chance(400, 2)
    tally = Tally(2, 2, [[0], [1]], high=False)
    assert tally.add(rows_of(scores), [400.0, 800.0], 1.0)
    assert [bot.seconds for bot in tally.bots] == [tally.decks, 2 * tally.decks]


def test_run_does_not_stop_before_the_least_number_when_all_decks_are_alike() -> None:
    """No spread yet is no sign of precision."""
    tally = Tally(1, 2, [[0], [1]], high=False)
    assert not tally.add(rows_of([[[1, 2], [1, 2]]] * (LEAST_DECKS - 1)), [0.0], 0.1)
    assert tally.add(rows_of([[[1, 2], [1, 2]]] * 10), [0.0], 0.1)
    assert tally.decks == LEAST_DECKS


@pytest.mark.parametrize(
    ("degrees", "value"),
    [
        (1, 12.7062),
        (4, 2.7764),
        (5, 2.5706),
        (9, 2.2622),
        (10, 2.2281),
        (30, 2.0423),
        (10**6, 1.96),
    ],
)
def test_quantile_is_that_of_the_tables_when_looked_up(degrees: int, value: float) -> None:
    """Values as printed in tables of Student's t."""
    assert quantile(degrees) == pytest.approx(value, abs=2e-4)


def test_interval_is_missing_when_there_is_one_deck() -> None:
    """One deck says nothing of its own spread."""
    assert (Mean().mean, Mean().se, Mean().interval) == (0.0, 0.0, None)
    tally = Tally(2, 2, [[0], [1]], high=False)
    tally.add(rows_of(chance(1, 2)), [0.0, 0.0], None)
    assert (tally.bots[0].margin.se, tally.bots[0].margin.interval) == (0.0, None)
