"""Bots in workers: modest, replaceable, and never the end of a table."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from typing import TYPE_CHECKING

import pytest
from structlog.testing import capture_logs

from tabbe.engine import Deal
from tabbe.server import thinker as under_test
from tabbe.server.refusal import Refusal
from tabbe.server.thinker import Thinker, plain_move

if TYPE_CHECKING:
    from tabbe.engine import Move


def _niceness() -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def test_move_comes_all_the_same_when_a_worker_dies() -> None:
    """Workers are modest; a dead one is replaced, and whoever asked hears so."""
    deal = Deal("krypkasino", players=2, seed=1)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    thinker = Thinker(1)
    thinker._pool = thinker._new_pool(1)
    try:
        assert await thinker.choose("greedy", view) in view.legal
        assert await thinker.compute(_niceness) >= min(under_test.NICE, 19)
        with pytest.raises(Refusal) as refused:
            await thinker.compute(_die)
        assert refused.value.code == "busy"
        assert await thinker.choose("random:seed=1", view) in view.legal
    finally:
        await thinker.close()


async def test_plain_move_is_played_when_a_bot_takes_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A bot that hangs is replaced for that move, so no table waits for ever (L56)."""
    deal = Deal("krypkasino", players=2, seed=1)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    thinker = Thinker(1)

    async def hang(*_: object) -> None:
        await asyncio.sleep(0)
        raise TimeoutError

    monkeypatch.setattr(thinker, "_run", hang)
    assert await thinker.choose("greedy", view) == plain_move(view)
    assert thinker.failures == 1


async def test_waiting_tables_go_on_when_one_thought_hangs() -> None:
    """What waits behind a hung worker is answered too: a move to a bot, a refusal to a person."""
    deal = Deal("krypkasino", players=2, seed=1)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    thinker = Thinker(1)
    thinker._pool = thinker._new_pool(1)
    try:
        hung = asyncio.create_task(thinker._run(0.3, time.sleep, 600))
        # More than the pool hands to its workers ahead of time.
        moves = [asyncio.create_task(thinker.choose("greedy", view)) for _ in range(6)]
        asked = asyncio.create_task(thinker.compute(_niceness))
        with pytest.raises(TimeoutError):
            await hung
        assert await asyncio.gather(*moves) == [plain_move(view)] * 6
        with pytest.raises(Refusal) as refused:
            await asked
        assert refused.value.code == "busy"
    finally:
        await thinker.close()


async def test_card_is_not_logged_when_a_bot_plays_an_illegal_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A move of a bot names a card of its hand, which no log may hold."""
    deal = Deal("krypkasino", players=2, seed=1)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    deal.play(view.legal[0])
    wrong = deal.legal_moves()[0]
    thinker = Thinker(1)

    async def cheat(*_: object) -> Move:
        return wrong

    monkeypatch.setattr(thinker, "_run", cheat)
    with capture_logs() as logged:
        assert await thinker.choose("greedy", view) == plain_move(view)
    assert [entry["event"] for entry in logged] == ["illegal bot move"]
    assert str(wrong.card) not in str(logged)


async def test_plain_move_is_played_when_a_bot_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a bot raises, its table goes on, and the log says so."""
    deal = Deal("krypkasino", players=2, seed=1)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    thinker = Thinker(1)

    async def break_down(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(thinker, "_run", break_down)
    with capture_logs() as logged:
        assert await thinker.choose("greedy", view) == plain_move(view)
    assert [entry["error"] for entry in logged] == ["ZeroDivisionError"]
