"""The bot `random`: any legal move, each as likely as the next."""

from __future__ import annotations

import collections

import pytest

import tabbe
from tabbe.bots import RandomBot, make_bot
from tabbe.bots.chance import ENOUGH
from tests.engine.position import GAMES

OPENING = ["Kh", "5hx5c", "2s", "2d", "Asx3c+4s+7s", "Jdx4s+7s"]


def game_of(name: str, game: str, players: int, seed: int) -> list[str]:
    """The moves of one deal in which every seat is such a bot."""
    bots = [make_bot(name) for _ in range(players)]
    deal = tabbe.Deal(game, players=players, seed=seed)
    while not deal.is_over:
        assert deal.seat is not None
        move = bots[deal.seat].choose(deal.view(deal.seat))
        assert move in deal.legal_moves()
        deal.play(move)
    return [str(move) for move in deal.moves]


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("name", ["random:seed=6", "greedy"])
def test_every_move_is_legal_when_bots_play(name: str, game: str, players: int) -> None:
    """In every game, with every number of seats, a bot's move is one of the list."""
    assert game_of(name, game, players, 4)


def test_seeded_bot_plays_the_same_game_when_asked_again() -> None:
    """One seed, one game; another seed, another game."""
    games = [game_of(f"random:seed={seed}", "krypkasino", 3, 8) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_bot_without_seed_differs_when_asked_again() -> None:
    """Without a seed no two games are alike."""
    assert game_of("random", "krypkasino", 2, 8) != game_of("random", "krypkasino", 2, 8)


def test_seeded_bot_never_changes_its_mind_when_the_code_does() -> None:
    """The first choices of one seed, as they shall stay."""
    bot = make_bot("random:seed=1")
    view = tabbe.Deal("krypkasino", seed=7).view(1)
    assert [str(move) for move in view.legal] == OPENING
    assert [OPENING.index(str(bot.choose(view))) for _ in range(12)] == [
        1,
        4,
        0,
        2,
        0,
        3,
        3,
        3,
        5,
        3,
        1,
        0,
    ]


def test_bot_favours_no_move_when_all_are_counted() -> None:
    """Six moves, three thousand choices: chi-square stays below its one-in-a-thousand bound."""
    bot = RandomBot("random", 17)
    view = tabbe.Deal("krypkasino", seed=7).view(1)
    counts = collections.Counter(str(bot.choose(view)) for _ in range(3000))
    assert set(counts) == set(OPENING)
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 20.5


def test_bot_can_creep_when_takes_are_too_many_to_list() -> None:
    """On a crowded table the choice is among a fair sample of takes and creeps."""
    rules = tabbe.load_rules("krypkasino").with_switches(
        capture="optional", extent="any", forced_sweep=False, remove_pictures="off"
    )
    deal = tabbe.Deal(rules, players=4, seed=1)
    creeper = make_bot("greedy")
    while not (len(deal.table) > 20 and deal.legal_moves().first(ENOUGH + 1)[-1].takes):  # type: ignore[attr-defined]
        deal.play(creeper.choose(deal.view(deal.seat)))
    view = deal.view(deal.seat)
    bot = make_bot("random:seed=2")
    kinds = collections.Counter(bot.choose(view).kind for _ in range(12))
    assert set(kinds) <= {"capture", "creep"}
    assert kinds["capture"] > 6
