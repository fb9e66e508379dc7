"""Bots in workers: modest, replaceable, and never the end of a table."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from tabbe.engine import Deal
from tabbe.server import thinker as under_test
from tabbe.server.refusal import Refusal
from tabbe.server.thinker import Thinker, plain_move


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
