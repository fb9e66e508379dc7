"""Bots in workers: modest, replaceable, and never the end of a table."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from typing import TYPE_CHECKING, Any

import pytest
from structlog.testing import capture_logs

from tabbe.engine import Deal
from tabbe.server import thinker as under_test
from tabbe.server.queue import MOST_OF_ONE, Crowded, FairQueue
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
    thinker._idle = [thinker._new_worker()]
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

    async def hang(*_: object, **__: object) -> None:
        await asyncio.sleep(0)
        raise TimeoutError

    monkeypatch.setattr(thinker, "_run", hang)
    assert await thinker.choose("greedy", view) == plain_move(view)
    assert thinker.failures == 1


async def test_waiting_tables_go_on_when_one_thought_hangs() -> None:
    """What waits behind a hung worker is thought of in its turn, each with all of its time."""
    deal = Deal("krypkasino", players=2, seed=1)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    thinker = Thinker(1)
    thinker._idle = [thinker._new_worker()]
    try:
        hung = asyncio.create_task(thinker._run(0.3, time.sleep, 600))
        moves = [asyncio.create_task(thinker.choose("greedy", view, f"{n}")) for n in range(6)]
        asked = asyncio.create_task(thinker.compute(_niceness))
        with pytest.raises(TimeoutError):
            await hung
        assert all(move in view.legal for move in await asyncio.gather(*moves))
        assert await asked >= min(under_test.NICE, 19)
        assert thinker.failures == 0
    finally:
        await thinker.close()


async def test_worker_is_not_free_when_whoever_asked_has_gone() -> None:
    """A table that closes amid a thought leaves its worker busy, and the place comes back."""
    thinker = Thinker(1)
    thinker._idle = [thinker._new_worker()]
    try:
        gone = asyncio.create_task(thinker._run(20, time.sleep, 0.2))
        while not thinker._busy:
            await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert thinker._busy
        assert await thinker.compute(_niceness) >= min(under_test.NICE, 19)
        assert (len(thinker._idle), len(thinker._busy)) == (1, 0)
    finally:
        await thinker.close()


async def _served(queue: FairQueue, order: list[str], owner: str, cost: float) -> None:
    await queue.enter(owner, cost)
    order.append(owner)
    queue.leave()


async def test_short_thought_goes_first_when_one_visitor_asks_for_long_ones() -> None:
    """Forty tables of long thoughts do not hold up one of short ones, nor are they starved."""
    queue = FairQueue(1)
    await queue.enter("first", 1)
    order: list[str] = []
    waiting = [asyncio.create_task(_served(queue, order, f"long {n}", 3)) for n in range(40)]
    await asyncio.sleep(0)
    waiting += [asyncio.create_task(_served(queue, order, "short", 0.5)) for _ in range(6)]
    waiting.append(asyncio.create_task(_served(queue, order, "long 0", 3)))
    await asyncio.sleep(0)
    queue.leave()
    await asyncio.gather(*waiting)
    assert order[:5] == ["short"] * 5
    assert order.index("long 39") < len(order) - 1
    assert order[-1] == "long 0"


class _Ordered(Thinker):
    """Notes what is worked on, one thing at a time, each until told to go on."""

    def __init__(self) -> None:
        super().__init__(1)
        self.order: list[str] = []
        self.going = asyncio.Semaphore(0)

    async def _work(self, limit: float, work: Any, *args: Any) -> Any:
        del limit, args
        self.order.append(work.__name__)
        await self.going.acquire()
        self._queue.leave()


async def test_bot_waits_for_one_review_when_a_visitor_asks_for_many() -> None:
    """What takes long counts for long, so that a table is served before the next of its kind."""

    def review() -> None:
        """Stands for seconds of work."""

    def bot() -> None:
        """Stands for a thought of a table."""

    thinker = _Ordered()
    asked = [asyncio.create_task(thinker.compute(review, owner="visitor")) for _ in range(4)]
    await asyncio.sleep(0)
    asked += [
        asyncio.create_task(thinker._run(1, bot, owner=f"table {number}")) for number in range(3)
    ]
    while len(thinker._queue) < 6:
        await asyncio.sleep(0)
    for _ in asked:
        thinker.going.release()
    await asyncio.gather(*asked)
    assert thinker.order == ["review", *["bot"] * 3, *["review"] * 3]


async def test_thought_is_refused_when_too_many_of_one_wait() -> None:
    """One address may not fill the queue; others still get in, and so does it later."""
    queue = FairQueue(1)
    await queue.enter("busy", 1)
    order: list[str] = []
    waiting = [asyncio.create_task(_served(queue, order, "a", 1)) for _ in range(MOST_OF_ONE)]
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await queue.enter("a", 1)
    waiting.append(asyncio.create_task(_served(queue, order, "b", 1)))
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    assert len(queue) == MOST_OF_ONE
    waiting.append(asyncio.create_task(_served(queue, order, "a", 1)))
    await asyncio.sleep(0)
    queue.leave()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert sorted(order) == ["a"] * MOST_OF_ONE + ["b"]


async def test_nothing_is_called_an_error_when_too_much_waits() -> None:
    """A table that asks for too much gets a plain move or a refusal, and the log a warning."""
    deal = Deal("krypkasino", players=2, seed=1)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    thinker = _Ordered()
    waiting = [
        asyncio.create_task(thinker.compute(_niceness, owner="a")) for _ in range(MOST_OF_ONE + 1)
    ]
    await asyncio.sleep(0)
    with capture_logs() as logs:
        assert await thinker.choose("greedy", view, "a") == plain_move(view)
        with pytest.raises(Refusal) as refused:
            await thinker.advise(view, "a")
    assert refused.value.code == "busy"
    assert [one["log_level"] for one in logs] == ["warning", "warning"]
    for _ in waiting:
        thinker.going.release()
    await asyncio.gather(*waiting)


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

    async def cheat(*_: object, **__: object) -> Move:
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

    async def break_down(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(thinker, "_run", break_down)
    with capture_logs() as logged:
        assert await thinker.choose("greedy", view) == plain_move(view)
    assert [entry["error"] for entry in logged] == ["ZeroDivisionError"]
