"""Bots against each other: the same result however it is worked out, and honest when stopped."""

from __future__ import annotations

import math
from statistics import fmean, stdev
from typing import Any

import pytest

import tabbe
from tabbe.bots import BotError, SimulationResult, kernel, simulate
from tabbe.bots.arena import MOST_DEALS
from tabbe.engine import compiler
from tabbe.i18n import LANGUAGES
from tests.bots.replay import rows_by_kernel, table_of

# game, players, bots, deals, seed, and for each bot: name, mean, error, sweeps, doubles, decisions.
# Whatever becomes of the code, a seed keeps its result for ever.
KNOWN: tuple[
    tuple[str, int, str, int, int | str, list[tuple[str, float, float, float, float, int]]], ...
] = (
    (
        "krypkasino",
        2,
        "greedy,random",
        40,
        1,
        [
            ("greedy", 13.8875, 1.796497, 2.975, 0.1875, 4000),
            ("random", 28.1125, 1.796497, 2.7625, 0.0875, 4000),
        ],
    ),
    (
        "krypkasino",
        3,
        "random:seed=5,greedy",
        25,
        "x",
        [
            ("random:seed=5", 16.053333, 0.657768, 1.64, 0.1, 4950),
            ("greedy", 9.893333, 1.315537, 1.626667, 0.08, 2475),
        ],
    ),
    (
        "krypkasino-family",
        4,
        "greedy",
        21,
        2,
        [("greedy", 10.678571, 0.097808, 0.047619, 0.011905, 8400)],
    ),
    (
        "avig-kasino-se",
        2,
        "random",
        30,
        3,
        [("random", 6.45, 0.121296, 0.983333, 0.0, 2880)],
    ),
)


def figures(result: SimulationResult) -> dict[str, Any]:
    """All of a result but what a clock has measured."""
    told = result.as_dict()
    for bot in told["bots"]:
        del bot["decisions_per_s"]
    told["decisions"] = [bot.decisions for bot in result.bots]
    told["by_seat"] = [dict(counter) for counter in result.scores_by_seat]
    return told


@pytest.mark.parametrize("jit", ["0", "1"])
@pytest.mark.parametrize(("game", "players", "bots", "deals", "seed", "expected"), KNOWN)
def test_result_never_changes_when_seeded(
    monkeypatch: pytest.MonkeyPatch,
    jit: str,
    game: str,
    players: int,
    bots: str,
    deals: int,
    seed: int | str,
    expected: list[tuple[str, float, float, float, float, int]],
) -> None:
    """A seed has one result for ever, with plain kernels and with compiled ones."""
    monkeypatch.setenv("TABBE_JIT", jit)
    result = simulate(tabbe.load_rules(game), players, bots, deals, seed, jobs=1)
    found = [
        (
            bot.name,
            round(bot.mean, 6),
            round(bot.se, 6),
            round(bot.sweeps, 6),
            round(bot.doubles, 6),
            bot.decisions,
        )
        for bot in result.bots
    ]
    assert found == expected
    assert (result.deals, result.rotations, result.seed) == (deals, players, seed)
    assert result.complete


@pytest.mark.parametrize(("jit", "deals"), [("0", 41), ("1", 2100)])
def test_result_is_the_same_when_workers_share_it(
    monkeypatch: pytest.MonkeyPatch, jit: str, deals: int
) -> None:
    """One worker or two, plain in processes or compiled in threads: the same figures."""
    monkeypatch.setenv("TABBE_JIT", jit)
    rules = tabbe.load_rules("krypkasino")
    alone = simulate(rules, 2, "greedy,random:seed=4", deals, 9, jobs=1)
    shared = simulate(rules, 2, "greedy,random:seed=4", deals, 9, jobs=2)
    assert figures(alone) == figures(shared)


@pytest.mark.parametrize(
    ("game", "players", "bots"),
    [
        ("krypkasino", 6, "random"),
        ("krypkasino", 5, "greedy,random"),
        ("krypkasino-nordic", 3, "random,greedy"),
        ("avig-kasino", 2, "greedy"),
    ],
)
def test_means_sum_to_the_checksum_when_sweeps_are_paid_for(
    game: str, players: int, bots: str
) -> None:
    """Where every sweep's points are somebody's reward, the seats share out what the pack holds."""
    rules = tabbe.load_rules(game).with_switches(
        sweep_reward="always", double_points=10, double_reward=10
    )
    result = simulate(rules, players, bots, 6, 11)
    seats = [len(range(i, players, len(result.bots))) for i in range(len(result.bots))]
    total = sum(bot.mean * number for bot, number in zip(result.bots, seats, strict=True))
    assert rules.checksum is not None
    assert math.isclose(total, rules.checksum)
    by_seat = sum(score * times for seat in result.scores_by_seat for score, times in seat.items())
    assert by_seat == rules.checksum * 6 * players


def test_figures_follow_from_the_single_deals_when_counted() -> None:
    """Mean, standard error, sweeps and scores by seat are those of the rows of all deals."""
    from tabbe.bots import bout

    rules, deals, players = tabbe.load_rules("krypkasino"), 12, 3
    result = simulate(rules, players, "greedy,random,random", deals, 77)
    words = bout.seed_words(77)
    plain = compiler.kernels_for_bulk(kernel.PLAYOUTS) is compiler.plain
    rows = rows_by_kernel(
        table_of(rules, "greedy,random,random", players, words, plain=plain), 0, deals
    )
    # The greedy bot begins in seat 0 and moves on by one seat each rotation.
    own = [[deck[turn][turn] for turn in range(players)] for deck in rows]
    means = [fmean(row[0] for row in deck) for deck in own]
    greedy = result.bots[0]
    assert math.isclose(greedy.mean, fmean(means))
    assert math.isclose(greedy.se, stdev(means) / math.sqrt(deals))
    assert math.isclose(greedy.sweeps, fmean(row[1] for deck in own for row in deck))
    assert math.isclose(greedy.doubles, fmean(row[2] for deck in own for row in deck))
    assert greedy.decisions == sum(row[3] for deck in own for row in deck)
    for seat in range(players):
        scores = sorted(deck[turn][seat][0] for deck in rows for turn in range(players))
        assert sorted(result.scores_by_seat[seat].elements()) == scores


def test_one_bot_fills_the_table_when_it_is_alone() -> None:
    """One name stands for every seat, and is one line in the result."""
    rules = tabbe.load_rules("krypkasino")
    (bot,) = simulate(rules, 4, "random", 3, 5).bots
    assert bot.decisions == 3 * 4 * (104 - rules.plan(4).table)
    assert math.isclose(bot.mean * 4, 42)


def test_fewer_bots_repeat_in_order_when_seats_are_left() -> None:
    """Two bots in four seats sit by turns; named twice they get a line each."""
    rules = tabbe.load_rules("krypkasino")
    two = simulate(rules, 4, "greedy,random", 4, 5)
    four = simulate(rules, 4, "greedy,random,greedy,random", 4, 5)
    assert [bot.name for bot in four.bots] == ["greedy", "random", "greedy", "random"]
    for i, bot in enumerate(two.bots):
        assert math.isclose(bot.mean, fmean((four.bots[i].mean, four.bots[i + 2].mean)))
        assert bot.decisions == four.bots[i].decisions + four.bots[i + 2].decisions


def test_bots_own_seed_tells_only_when_the_bot_draws() -> None:
    """`greedy` has no use for a seed; `random` plays otherwise with another."""
    rules = tabbe.load_rules("krypkasino")
    plain = simulate(rules, 2, "greedy", 3, 5)
    seeded = simulate(rules, 2, "greedy:seed=8", 3, 5)
    assert plain.bots[0].mean == seeded.bots[0].mean
    assert plain.scores_by_seat == seeded.scores_by_seat
    played = {
        str(simulate(rules, 2, f"random:seed={seed}", 3, 5).scores_by_seat) for seed in range(4)
    }
    assert len(played) == 4


def test_seed_is_told_when_it_was_drawn() -> None:
    """Without a seed one is drawn, and with it everything comes out the same again."""
    rules = tabbe.load_rules("krypkasino")
    first = simulate(rules, 2, "random", 2)
    assert isinstance(first.seed, int)
    again = simulate(rules, 2, "random", 2, first.seed)
    assert figures(first) == figures(again)
    assert simulate(rules, 2, "random", 2).seed != first.seed


def test_number_and_text_are_one_seed_when_they_read_alike() -> None:
    """7 and "7" give one result."""
    rules = tabbe.load_rules("krypkasino")
    number, text = (simulate(rules, 2, "random", 2, seed) for seed in (7, "7"))
    assert number.scores_by_seat == text.scores_by_seat


@pytest.mark.parametrize("jobs", [1, 2])
def test_result_is_partial_when_stopped(monkeypatch: pytest.MonkeyPatch, jobs: int) -> None:
    """Ctrl-C leaves what has been played, in whole decks, and the result says it is not all."""
    monkeypatch.setenv("TABBE_JIT", "0")
    seen = []

    def stop(done: int, wanted: int) -> None:
        seen.append((done, wanted))
        if len(seen) == 2:
            raise KeyboardInterrupt

    rules = tabbe.load_rules("avig-kasino")
    result = simulate(rules, 2, "random", 100, 3, jobs=jobs, progress=stop)
    assert seen == [(20, 100), (40, 100)]
    assert not result.complete
    assert result.deals == 40
    assert figures(result)["complete"] is False
    assert sum(result.scores_by_seat[0].values()) == 40 * 2
    whole = simulate(rules, 2, "random", 40, 3, jobs=1)
    assert figures(whole)["bots"] == figures(result)["bots"]


def test_result_is_empty_when_stopped_before_the_first_deck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Stopped at once, it names the bots and tells no figures."""
    from tabbe.bots import arena

    def stop(*_words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play", stop)
    result = simulate(tabbe.load_rules("krypkasino"), 2, "greedy", 5, 1, jobs=1)
    assert (result.complete, result.deals) == (False, 0)
    assert [(bot.name, bot.mean, bot.se) for bot in result.bots] == [("greedy", 0.0, 0.0)]


def test_progress_ends_with_all_when_nothing_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Progress is told in order and reaches the number wanted."""
    monkeypatch.setenv("TABBE_JIT", "0")
    seen: list[int] = []
    simulate(
        tabbe.load_rules("avig-kasino"),
        2,
        "random",
        45,
        3,
        jobs=1,
        progress=lambda done, _wanted: seen.append(done),
    )
    assert seen == [20, 40, 45]


def test_error_is_nought_when_there_is_one_deck() -> None:
    """One deck has no spread."""
    result = simulate(tabbe.load_rules("krypkasino"), 2, "random,greedy", 1, 3)
    assert [bot.se for bot in result.bots] == [0.0, 0.0]


def test_json_shape_is_the_written_one_when_told() -> None:
    """The keys that programs rely on come first, in their order."""
    told = simulate(tabbe.load_rules("krypkasino"), 2, "random", 1, 3).as_dict()
    assert list(told) == ["game", "players", "deals", "rotations", "seed", "complete", "bots"]
    assert list(told["bots"][0]) == [
        "name",
        "mean",
        "se",
        "sweeps",
        "doubles",
        "decisions_per_s",
        "interval",
        "margin",
        "margin_se",
        "margin_interval",
        "forfeits",
        "reason",
    ]


@pytest.mark.parametrize("deals", [0, -1, True, MOST_DEALS + 1, pytest.param(10**5000, id="huge")])
def test_number_of_deals_is_refused_when_it_cannot_be(deals: int) -> None:
    """None, fewer than none, a truth value, and more than anybody could wait for."""
    with pytest.raises(BotError) as refusal:
        simulate(tabbe.load_rules("krypkasino"), 2, "random", deals, 1)
    assert refusal.value.key == "bad-deal-count"
    assert all(refusal.value.message(lang) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("players", "bots", "seed"),
    [(7, "random", 1), (1, "random", 1), (2, "nobody", 1), (2, "random", ""), (2, "random", 1.5)],
)
def test_simulation_is_refused_in_a_sentence_when_it_cannot_be(
    players: int, bots: str, seed: Any
) -> None:
    """Seats, bots and seeds that cannot be are refused before anything is played."""
    with pytest.raises(tabbe.TabbeError):
        simulate(tabbe.load_rules("krypkasino"), players, bots, 1, seed)


@pytest.mark.parametrize(
    ("wish", "games", "cached", "plain"),
    [
        ("0", 10**9, True, True),
        ("1", 1, False, False),
        ("", 10, False, True),
        ("", 10**6, False, False),
        ("", 10, True, False),
    ],
)
def test_few_games_stay_plain_when_compiling_would_take_longer(
    monkeypatch: pytest.MonkeyPatch, wish: str, games: int, cached: bool, plain: bool
) -> None:
    """Without a wish, small simulations do not wait for the compiler unless it has been run."""
    from tabbe.bots import bout

    monkeypatch.setenv("TABBE_JIT", wish)
    monkeypatch.setattr(compiler, "is_cached", lambda _group: cached)
    assert bout.stays_plain(games, kernel.PLAYOUTS) is plain
