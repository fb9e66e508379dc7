"""The levels: legal everywhere, alike for equal seeds, each better than the one below."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabbe
from tabbe.bots import appraise, make_bot
from tabbe.bots.kernel import SEARCH
from tabbe.bots.level import standing
from tabbe.engine import compiler
from tabbe.engine.standing import sides_of
from tests.engine.position import GAMES
from tests.rulebook.stage import stage

LEVELS = ("novice", "casual", "club", "pimc", "expert")


def bot_of(level: str) -> tabbe.bots.Bot:
    """A bot of a level that answers at once."""
    return make_bot(f"{level}:samples=1:seed=1" if level in ("pimc", "expert") else level)


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_level_finishes_every_preset_when_it_holds_all_seats(
    game: str, players: int, level: str
) -> None:
    """From the first move to the last, and on the tables to which its own play leads."""
    deal = tabbe.Deal(game, players=players, seed=players)
    bot = bot_of(level)
    while not deal.is_over:
        move = bot.choose(deal.view(deal.seat))
        assert move in deal.legal_moves()
        deal.play(move)


@pytest.mark.parametrize(("players", "teams"), [(4, "pairs"), (6, "pairs"), (6, "threes")])
def test_levels_finish_a_deal_when_they_play_as_partners(players: int, teams: str) -> None:
    """Partners are told by the view, and every level plays with them."""
    deal = tabbe.Match(players=players, teams=teams, seed=1, dealer=0).deal
    bots = [bot_of(level) for level in LEVELS]
    turn = 0
    while not deal.is_over:
        view = deal.view(deal.seat)
        assert len(view.sides) == (2 if teams == "threes" or players == 4 else 3)
        deal.play(bots[turn % len(bots)].choose(view))
        turn += 1


def test_standing_is_of_the_side_when_there_are_partners() -> None:
    """What the others have on the mean, less what the own side has together."""
    deal = tabbe.Match(players=4, teams="pairs", seed=5, dealer=0).deal
    for _ in range(40):
        deal.play(make_bot("greedy").choose(deal.view(deal.seat)))
    view = deal.view(deal.seat)
    a, b, c, d = view.scores
    margin = (b + d) - (a + c)
    assert margin != 0
    assert standing(view) == (margin if view.seat in (0, 2) else -margin)


@pytest.mark.parametrize("level", ["novice", "casual", "club"])
def test_level_takes_the_cheaper_way_when_all_else_is_equal(level: str) -> None:
    """A capture for one point comes before one for three."""
    deal = stage("Td 4c Th Ks", {1: "Ah 2h 2c 3h 3c 5h"})
    worth = {str(one.move): one.margin for one in appraise(deal.view(1), level=level)}
    assert worth["Ahx4c+Th"] > worth["Ahx4c+Td"]


@pytest.mark.parametrize("wish", ["", "1"])
def test_club_waits_for_no_compiler_when_it_chooses_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, wish: str
) -> None:
    """With an empty cache it thinks by plain kernels, also where compiled ones are wished for."""
    view = tabbe.Deal("krypkasino", players=2, seed=1).view(1)

    def compiled(group: compiler.Group, *_: object) -> object:
        raise AssertionError(group)

    monkeypatch.setattr(compiler, "_loaded", [])
    monkeypatch.setattr(compiler, "_seen", {})  # nor what was seen of another cache just now
    monkeypatch.setattr(compiler, "compiled", compiled)
    monkeypatch.setenv("TABBE_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("TABBE_JIT", wish)
    assert make_bot("club").choose(view) in view.legal


def test_club_takes_what_is_loaded_when_others_have_waited_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Beside a bot that searches it thinks by the same compiled kernels, here a stand-in."""
    view = tabbe.Deal("krypkasino", players=2, seed=1).view(1)
    taken = []

    def compiled(group: compiler.Group) -> object:
        taken.append(group)
        return compiler.plain

    monkeypatch.setattr(compiler, "_loaded", [SEARCH])
    monkeypatch.setattr(compiler, "compiled", compiled)
    monkeypatch.delenv("TABBE_JIT", raising=False)
    make_bot("club").choose(view)
    assert taken == [SEARCH]


@pytest.mark.parametrize(("players", "teams"), [(4, "pairs"), (6, "pairs"), (6, "threes")])
def test_club_counts_what_a_sweep_is_to_its_side_when_there_are_partners(
    players: int, teams: str
) -> None:
    """What the seat before is paid is gained by one side of two or three, not by one seat of all.

    A sweep that leaves nothing to anybody costs 5, and 5 more shared among the other sides.
    """
    rules = tabbe.load_rules("krypkasino")
    sides = sides_of(rules, players, teams)
    met = 0
    for seed in range(12):
        alone = tabbe.Deal(rules, players=players, seed=seed)
        paired = tabbe.Deal(rules, players=players, deck=alone.deck, sides=sides)
        while not alone.is_over:
            one, two = alone.view(alone.seat), paired.view(paired.seat)
            if one.batches_left and one.legal[0].sweep == 1 and len(one.table) > 1:
                move = one.legal[0]
                margins = [
                    next(a.margin for a in appraise(view, level="club") if a.move == move)
                    - standing(view)
                    for view in (one, two)
                ]
                shared = 5 // (players - 1), 5 // (len(sides) - 1)
                assert margins[0] - margins[1] == pytest.approx(shared[1] - shared[0])
                met += 1
            move = one.legal[0]
            alone.play(move)
            paired.play(move)
    assert met > 10
