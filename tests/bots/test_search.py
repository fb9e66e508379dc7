"""Searching bots: fair, legal, repeatable, and within their budget."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import tabbe
from tabbe.analysis import hints
from tabbe.bots import BotError, appraise, bot_names, make_bot, searcher
from tabbe.bots.appraisal import LEVELS
from tabbe.bots.budget import Stopwatch
from tabbe.engine import View, compiler
from tabbe.i18n import LANGUAGES
from tests.engine.position import GAMES, reached
from tests.engine.redeal import dealt_otherwise
from tests.rulebook.stage import stage


@pytest.mark.parametrize("level", ["novice", "casual", "club", "pimc", "expert"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_appraise_says_the_same_when_hidden_cards_lie_otherwise(
    level: str, game: str, players: int
) -> None:
    """Same view, same seed, same samples: not only the move but every number is the same."""
    judged = 0
    for seed, moves in ((1, 5), (2, 14)):
        deal = reached(game, players, seed, moves)
        seat = deal.seat
        assert seat is not None
        first = appraise(deal.view(seat), level=level, samples=3, seed=5)
        assert {one.move for one in first} <= set(deal.legal_moves())
        twin = dealt_otherwise(deal, seat, seed)
        if twin is not None:
            assert appraise(twin.view(seat), level=level, samples=3, seed=5) == first
            judged += 1
    assert judged


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize(
    ("game", "players"), [("krypkasino", 4), ("avig-kasino", 2), ("kasino", 3)]
)
def test_bot_plays_the_same_when_hidden_cards_lie_otherwise(
    name: str, game: str, players: int
) -> None:
    """Every bot by its name, also those that draw lots: with one seed the same move."""
    options = ":samples=3:seed=5" if name in ("pimc", "expert") else ":seed=5"
    judged = 0
    for seed in range(6):
        deal = reached(game, players, seed, 9 + seed)
        seat = deal.seat
        assert seat is not None
        twin = dealt_otherwise(deal, seat, seed)
        if twin is None:
            continue
        first, second = (make_bot(name + options).choose(one.view(seat)) for one in (deal, twin))
        assert first == second
        judged += len(deal.legal_moves()) > 1
    assert judged > 1


def test_appraise_prefers_the_cheap_capture_when_all_else_is_equal() -> None:
    """Three points or one for the same sum: the cheaper one is worth more."""
    deal = stage("Td 4c Th Ks", {1: "Ah 2h 2c 3h 3c 5h"})
    best = {str(one.move): one.margin for one in appraise(deal.view(1), level="pimc", samples=60)}
    assert best["Ahx4c+Th"] > best["Ahx4c+Td"]


@pytest.mark.parametrize(
    ("budget", "key"),
    [
        ({"samples": 0}, "bad-budget"),
        ({"samples": 1.5}, "bad-budget"),
        ({"samples": "5"}, "bad-budget"),
        ({"samples": True}, "bad-budget"),
        ({"ms": 0}, "bad-budget"),
        ({"ms": "5"}, "bad-budget"),
        ({"ms": float("nan")}, "bad-budget"),
        ({"ms": float("inf")}, "bad-budget"),
        ({"ms": 10**400}, "bad-budget"),
        ({"samples": -(10**5000)}, "bad-budget"),
        ({"samples": 3, "ms": 3}, "bad-bot-budget"),
        ({"seed": "abc"}, "bad-appraisal-seed"),
        ({"threads": -1}, "bad-appraisal-threads"),
        ({"threads": 1.5}, "bad-appraisal-threads"),
        ({"threads": 10**5000}, "bad-appraisal-threads"),
        ({"level": "god"}, "bad-level"),
    ],
)
def test_appraise_refuses_in_a_sentence_when_asked_the_impossible(
    budget: dict[str, object], key: str
) -> None:
    """What is no budget, no seed, no number of threads or no level is refused."""
    view: View = tabbe.Deal(seed=1).view(1)
    with pytest.raises(BotError) as refusal:
        appraise(view, **budget)  # type: ignore[arg-type]
    assert refusal.value.key == key


def test_budget_of_numpy_is_spent_as_pythons_when_given() -> None:
    """Samples and threads that were reckoned are whole numbers all the same."""
    view = tabbe.Deal("kasino", seed=7).view(1)
    number: Any = np.int64
    told = appraise(view, level="pimc", samples=number(2), threads=number(1))
    assert told == appraise(view, level="pimc", samples=2)
    assert {type(one.samples) for one in told} == {int}


def test_appraise_refuses_when_the_seat_is_not_on_turn() -> None:
    """Who is not on turn, or only looks on, has no moves to appraise."""
    deal = tabbe.Deal(seed=1)
    for seat in (0, None):
        with pytest.raises(BotError) as refusal:
            appraise(deal.view(seat))
        assert refusal.value.key == "not-on-turn"


@pytest.mark.parametrize("name", bot_names())
def test_choose_refuses_when_the_seat_is_not_on_turn(name: str) -> None:
    """No bot finds a move for who is not on turn, or only looks on."""
    deal = tabbe.Deal(seed=1)
    for seat in (0, None):
        with pytest.raises(BotError) as refusal:
            make_bot(name).choose(deal.view(seat))
        assert refusal.value.key == "not-on-turn"


@pytest.mark.parametrize("level", ["pimc", "expert"])
def test_appraise_counts_the_partners_points_when_there_are_teams(level: str) -> None:
    """Of the last card a margin is exact: over the mean of all others, or pair against pair."""
    margins = []
    for teams in (None, "pairs"):
        deal = tabbe.Match(players=4, teams=teams, seed=3, dealer=0).deal
        chance = random.Random(3)
        while sum(map(deal.hand_size, deal.seats)) + deal.stock > 1:
            moves = deal.legal_moves()
            deal.play(moves[chance.randrange(len(moves))])
        seat = deal.seat
        assert seat is not None
        found = appraise(deal.view(seat), level=level, samples=2, seed=1)
        deal.play(found[0].move)
        scores = deal.scores()
        own = scores[seat] + (scores[(seat + 2) % 4] if teams else 0)
        expected = (sum(scores) - own) / (1 if teams else 3) - own
        assert found[0].margin == pytest.approx(expected)
        margins.append(expected)
    assert margins[0] != margins[1]


def test_choose_thinks_again_when_asked_again() -> None:
    """With samples and a seed, two bots play the same deal move by move."""
    deal = tabbe.Deal("kasino", players=2, seed=4)
    bots = [make_bot("expert:samples=2:seed=1") for _ in range(2)]
    for _ in itertools.takewhile(lambda _: not deal.is_over, range(12)):
        first, second = (bot.choose(deal.view(deal.seat)) for bot in bots)
        assert first == second
        deal.play(first)


def test_appraise_says_the_same_with_any_number_of_threads() -> None:
    """With a budget in samples the cores only share the work."""
    deal = reached("krypkasino", 2, 3, 20)
    alone = appraise(deal.view(deal.seat), samples=12, seed=1)
    assert appraise(deal.view(deal.seat), samples=12, seed=1, threads=2) == alone


def last_batch(game: str = "krypkasino") -> View:
    """A view of two players in the last batch, some moves before its end."""
    deal = tabbe.Deal(game, players=2, seed=5)
    chance = random.Random(5)
    while deal.batches_left or deal.hand_size(0) > 3:
        deal.play(chance.choice(deal.legal_moves()))
    return deal.view(deal.seat)


def test_kernels_are_taken_once_and_first_when_a_move_is_searched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Loading them is no thinking, so the watch starts when they are there."""
    done: list[str] = []

    def kernels() -> object:
        done.append("kernels")
        return compiler.plain

    class Watch(Stopwatch):
        def __init__(self) -> None:
            done.append("watch")
            super().__init__()

    monkeypatch.setattr(searcher, "kernels_for_search", kernels)
    monkeypatch.setattr(searcher, "Stopwatch", Watch)
    appraise(last_batch(), ms=1)
    assert done == ["kernels", "watch"]


@pytest.mark.parametrize(
    ("game", "other", "seed", "moves"),
    [("krypkasino", "avig-kasino", 5, 14), ("kasino", "krypkasino", 7, 30)],
)
def test_view_is_refused_when_its_rules_are_those_of_another_game(
    game: str, other: str, seed: int, moves: int
) -> None:
    """In one sentence, by every level and by hints, whatever would not add up later."""
    deal = reached(game, 2, seed, moves)
    view = replace(deal.view(deal.seat), rules=tabbe.load_rules(other))
    for level in LEVELS:
        with pytest.raises(BotError) as refusal:
            appraise(view, level=level, samples=1)
        assert refusal.value.key == "bad-view-game"
    with pytest.raises(BotError) as refusal:
        hints(view, samples=1)
    for lang in LANGUAGES:
        assert other in refusal.value.message(lang)


def test_view_is_refused_when_no_cards_can_lie_as_its_rules_want() -> None:
    """As many cards are dealt in both games, but nobody could have played so in the other."""
    deal = reached("avig-kasino", 2, 5, 44)
    view = replace(deal.view(deal.seat), rules=tabbe.load_rules("avig-kasino-se"))
    with pytest.raises(BotError) as refusal:
        appraise(view, samples=1)
    assert refusal.value.key == "bad-view-game"
