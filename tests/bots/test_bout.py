"""Decks and ways to play them: the same deck for everybody, the same deal either way."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

import tabbe
from tabbe.bots import bout, make_bot, simulate
from tabbe.bots.bot import parse_bots
from tabbe.bots.bout import Table

if TYPE_CHECKING:
    from tabbe.bots import Bot
    from tabbe.engine import Move, View


pytestmark = pytest.mark.usefixtures("plain")


def table(bots: str, players: int = 2, game: str = "krypkasino", seed: int = 5) -> Table:
    """A table with these bots."""
    return bout.table_for(tabbe.load_rules(game), players, parse_bots(bots, players), seed, 1)


@pytest.mark.parametrize(
    "bots", ["random", "greedy,random", "random:seed=7,greedy:seed=8", "pimc:seed=3", "exec:./bot"]
)
def test_decks_are_the_same_when_others_play_them(bots: str) -> None:
    """Neither names nor seeds of bots have a part in a deck; the seed of the run has."""
    decks = [bout.deck_of(table(bots), number) for number in range(3)]
    assert decks == [bout.deck_of(table("greedy"), number) for number in range(3)]
    assert len(set(decks)) == 3
    assert bout.deck_of(table(bots, seed=6), 0) not in decks
    for deck in decks:
        assert sorted(deck) == sorted(tabbe.cards.full_deck(2))


@pytest.mark.parametrize(
    ("game", "players"),
    [("krypkasino", 2), ("krypkasino", 5), ("krypkasino-family", 3), ("kasino", 4)],
)
def test_deal_is_the_same_when_played_through_views(
    monkeypatch: pytest.MonkeyPatch, game: str, players: int
) -> None:
    """What `greedy` does in the kernels it does through views, and the figures are told alike."""
    set_up = table("greedy", players, game)
    inside = bout.play(set_up, 3, 1)
    monkeypatch.setattr(bout, "_IN_KERNELS", ())
    outside = bout.play(set_up, 3, 1)
    assert not set_up.by_kernel
    assert inside.rows.tolist() == outside.rows.tolist()


def test_kernel_deals_the_deck_of_its_number_when_random_plays() -> None:
    """The decks of the kernels are those of `deck_of`, whatever seed the bot has."""
    for bots in ("greedy", "greedy:seed=4"):
        set_up = table(bots)
        deal = tabbe.Deal("krypkasino", deck=bout.deck_of(set_up, 9))
        greedy = make_bot("greedy")
        while deal.seat is not None:
            deal.play(greedy.choose(deal.view(deal.seat)))
        assert bout.play(set_up, 9, 1).rows[0, 0, :, 0].tolist() == list(deal.scores())


def test_chance_differs_when_deal_rotation_or_seed_does() -> None:
    """A bot that draws lots draws others in each deal, and the same again in the same deal."""
    set_up = table("random:seed=1,exec:./bot")
    names = {
        bout._bot_for(replace(set_up, bots=(bot, bot)), start, number, rotation).name
        for bot in ("random", "random:seed=1", "random:seed=2")
        for start in range(2)
        for number in range(2)
        for rotation in range(2)
    }
    assert len(names) == 3 * 8
    again = bout._bot_for(set_up, 0, 1, 1).name
    assert again == bout._bot_for(set_up, 0, 1, 1).name


def test_budget_is_computing_time_when_bots_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Milliseconds are those of the bot's own thread, so a busy machine is fair to all."""
    from tabbe.bots.budget import _by_cpu
    from tabbe.bots.greedy import GreedyBot

    asked = []

    class Asked(GreedyBot):
        def choose(self, view: View) -> Move:
            asked.append(_by_cpu.get())
            return super().choose(view)

    def made(_name: str) -> Bot:
        return Asked()

    monkeypatch.setattr(bout, "make_bot", made)
    monkeypatch.setattr(bout, "_IN_KERNELS", ())
    bout.play(table("greedy", game="avig-kasino"), 0, 1)
    assert len(asked) == 2 * 48
    assert all(asked)
    assert not _by_cpu.get()


def test_searching_bots_can_be_simulated_when_few_samples_do() -> None:
    """A bot that searches meets one of the kernels, and the same comes out again."""
    rules = tabbe.load_rules("avig-kasino")
    first, again = (
        simulate(rules, 2, "pimc:samples=2,random:seed=3", 2, 4, jobs=1) for _ in range(2)
    )
    assert first.scores_by_seat == again.scores_by_seat
    assert math.isclose(sum(bot.margin or 0.0 for bot in first.bots), 0, abs_tol=1e-9)
    assert all(bot.decisions == 2 * 48 and bot.decisions_per_s > 0 for bot in first.bots)


@pytest.mark.parametrize(
    ("bots", "games", "plain"),
    [
        ("greedy,random", 2, True),
        ("greedy,random", 10_000, False),
        ("exec:./bot,greedy", 10_000, True),
        ("expert:samples=5,greedy", 2, True),
        ("expert:samples=5,greedy", 200, False),
        ("expert:ms=30,greedy", 2, False),
        ("expert,exec:./bot", 2, False),
    ],
)
def test_kernels_are_compiled_when_bots_think_by_the_clock(
    monkeypatch: pytest.MonkeyPatch, bots: str, games: int, plain: bool
) -> None:
    """A bot with a budget of time is always given fast kernels; others when it saves time."""
    from tabbe.engine import compiler

    monkeypatch.setenv("TABBE_JIT", "")
    monkeypatch.setattr(compiler, "is_cached", lambda _group: False)
    rules = tabbe.load_rules("krypkasino")
    assert bout.table_for(rules, 2, parse_bots(bots, 2), 1, games).plain is plain


def test_partners_are_known_to_bots_when_there_are_teams(monkeypatch: pytest.MonkeyPatch) -> None:
    """Views say who plays together, and margins are those of the sides."""
    seen = set()
    choose = type(make_bot("greedy")).choose

    def noted(self: Bot, view: View) -> Move:
        seen.add(view.sides)
        return choose(self, view)

    monkeypatch.setattr(type(make_bot("greedy")), "choose", noted)
    monkeypatch.setattr(bout, "_IN_KERNELS", ())
    rules = tabbe.load_rules("krypkasino")
    result = simulate(rules, 4, "greedy,random", 2, 4, teams="pairs", jobs=1)
    assert seen == {((0, 2), (1, 3))}
    greedy, chance = result.bots
    assert math.isclose(greedy.margin or 0.0, 2 * (chance.mean - greedy.mean))
