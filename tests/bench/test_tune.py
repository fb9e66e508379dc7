"""The search for better weights, and the harvest for training, at a size that takes no time."""

from __future__ import annotations

import numpy as np
import pytest

from bench import train, tune
from tabbe.bots import guide
from tabbe.bots.weight import E_CHANCE, ENDS, WEIGHTS
from tabbe.engine import block

pytestmark = pytest.mark.usefixtures("plain")

SIZES = (3, 2, 2, 2)


def test_margin_is_nought_when_the_same_weights_meet() -> None:
    """Each deck goes round the table, so equal players end it equal, whatever it holds."""
    table = tune.Table("krypkasino", 2)
    weights = guide.weights_for(table.rules, 2)
    assert table.margin(weights, weights, 3, 1) == (0.0, 0.0)


def test_margin_is_turned_round_when_weights_change_places() -> None:
    """What one gains the other loses, with two players on the same decks."""
    table = tune.Table("krypkasino", 2)
    weights = guide.weights_for(table.rules, 2)
    worse = [-weight for weight in weights]
    mean, error = table.margin(weights, worse, 3, 1)
    other, same = table.margin(worse, weights, 3, 1)
    assert mean > 0
    assert (other, same) == (-mean, error)


def test_search_finds_the_same_when_the_seed_is_the_same() -> None:
    """It is bounded by a count, so no clock has a say in the weights."""
    first, second = (tune.search("krypkasino", 2, 2, 5, SIZES) for _ in range(2))
    assert first == second
    assert first["generations"] == 2
    assert len(first["weights"]) == WEIGHTS
    assert tune.search("krypkasino", 2, 2, 6, SIZES)["weights"] != first["weights"]


def test_winner_is_told_by_fresh_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The decks of the report are none of those that found or chose the weights."""
    seeds: list[int] = []
    margin = tune.Table.margin

    def noted(
        self: tune.Table, weights: object, rival: object, decks: int, seed: int
    ) -> tuple[float, float]:
        seeds.append(seed)
        return margin(self, weights, rival, decks, seed)

    monkeypatch.setattr(tune.Table, "margin", noted)
    found = tune.search("krypkasino", 2, 1, 5, SIZES)
    before = set(seeds)
    seeds.clear()
    result = tune.told("krypkasino", 2, found, 2)
    assert result["weights"] == found["weights"]
    assert seeds
    assert before.isdisjoint(seeds)


def test_harvest_has_a_row_for_every_batch_but_the_first() -> None:
    """Features as fractions, then what the first player still gained, from two decks."""
    rows = train.harvest("krypkasino", 2, 2, 1)
    batches = tune.Table("krypkasino", 2).numbers[block.R_BATCHES]
    assert rows.shape == (2 * (batches - 1), ENDS + 1)
    assert np.all((rows[:, E_CHANCE] >= 0) & (rows[:, E_CHANCE] <= 1))
    assert np.any(rows[:, ENDS] != 0)
