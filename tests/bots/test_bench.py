"""Random playouts counted: what is told, whatever the machine."""

from __future__ import annotations

import math

import pytest

import tabbe
from tabbe.bots import bench
from tabbe.engine import compiler


@pytest.fixture(autouse=True)
def plain_unless_wished(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a wish for speed these tests wait for no compiler."""
    if compiler.mode() == "auto":
        monkeypatch.setenv("TABBE_JIT", "0")


@pytest.mark.parametrize(("players", "threads"), [(2, 1), (3, 2), (6, 2)])
def test_mean_scores_sum_to_the_checksum_when_deals_are_counted(players: int, threads: int) -> None:
    """All threads' deals are in the means: the seats share 42 points, for every seat one mean."""
    result = bench(tabbe.load_rules("krypkasino"), players, threads, 0.02)
    assert len(result.mean_scores) == players
    assert math.isclose(sum(result.mean_scores), 42)
    assert result.threads == threads


def test_moves_come_with_their_deals_when_counted() -> None:
    """A deal of one pack with four on the table has 48 moves."""
    result = bench(tabbe.load_rules("avig-kasino"), 2, 1, 0.02)
    assert math.isclose(result.moves_per_s, 48 * result.deals_per_s)


def test_means_sum_to_the_checksum_when_nothing_is_looked_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The form that is measured beside a program without look-ups plays whole deals as well."""
    monkeypatch.setenv("TABBE_LOOKUP", "0")
    assert math.isclose(sum(bench(tabbe.load_rules("krypkasino"), 2, 1, 0.02).mean_scores), 42)


def test_bench_refuses_when_the_game_is_not_for_so_many() -> None:
    """Seats that the game does not have are refused before any thread starts."""
    with pytest.raises(tabbe.RulesError):
        bench(tabbe.load_rules("avig-kasino"), 3, 1, 0.02)


def test_json_shape_is_the_written_one_when_told() -> None:
    """The keys that programs rely on."""
    told = bench(tabbe.load_rules("krypkasino"), 2, 1, 0.01).as_dict()
    assert list(told) == ["deals_per_s", "moves_per_s", "threads"]
