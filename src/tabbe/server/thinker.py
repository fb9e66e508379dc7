"""Bots and other long thoughts, in processes of their own at low priority.

The loop that serves sockets never computes: a bot that thinks takes what nobody else wants.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import chain, islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from tabbe.bots import make_bot, parse_bot
from tabbe.bots.kernel import SEARCH
from tabbe.engine import compiler
from tabbe.engine.listing import LegalMoves
from tabbe.server.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbe.engine import Move, View
    from tabbe.protocol import message as m

T = TypeVar("T")

NICE = 15
LONGEST = 8.0
"""Seconds after which a thought is given up, beyond what the bot may take by its name."""

QUICK = ("random", "greedy")
"""Bots that need no compiled kernels."""

_log = structlog.get_logger("tabbe.thinker")


class Thinker:
    """A few worker processes.

    Args:
        workers: how many; at least one.
    """

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._compiler: ProcessPoolExecutor | None = None
        self._compiling: asyncio.Future[None] | None = None
        self.thoughts = 0
        self.failures = 0

    def start(self) -> None:
        """Make the pool, and begin to compile what strong bots need where that is still to do."""
        self._pool = self._new_pool(self._workers)
        if compiler.mode() != "plain" and not compiler.is_cached(SEARCH):
            _log.info("compiling")
            self._compiler = self._new_pool(1)
            loop = asyncio.get_running_loop()
            self._compiling = loop.run_in_executor(self._compiler, _compile)

    @staticmethod
    def _new_pool(workers: int) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(workers, get_context("spawn"), _settle)

    async def close(self) -> None:
        """End the processes, whatever they think about."""
        for pool in (self._pool, self._compiler):
            if pool is not None:
                _kill(pool)
        if self._compiling is not None:
            self._compiling.cancel()
        self._pool = self._compiler = None

    @property
    def is_compiled(self) -> bool:
        """Whether strong bots can play at once."""
        if self._compiling is not None and self._compiling.done():
            self._compiling = None
            if self._compiler is not None:
                self._compiler.shutdown(wait=False)
                self._compiler = None
        return self._compiling is None

    async def choose(self, bot: str, view: View) -> Move:
        """Give the move of a bot; should it fail, a plain one, so that no table waits for ever.

        Args:
            bot: its name.
            view: of its seat, which is on turn.
        """
        parsed = parse_bot(bot)
        if parsed.kind not in QUICK and not self.is_compiled:
            bot = "greedy"
        limit = LONGEST + (getattr(parsed, "ms", None) or 0) / 1000
        try:
            move = await self._run(limit, _choose, bot, view)
            if move in view.legal:
                return move
            # Without the move: it names a card that nobody else may know.
            _log.error("illegal bot move", bot=bot)
        except Exception as error:  # noqa: BLE001 - whatever a bot raises, its table goes on
            _log.error("bot failed", bot=bot, error=type(error).__name__)
        self.failures += 1
        return plain_move(view)

    async def find_choice(self, view: View, request: m.Choose) -> m.Chosen:
        """Answer `Choose` where the moves are too many to look through at once."""
        return await self._or_busy(LONGEST, _find_choice, view, request)

    async def advise(self, view: View) -> list[m.Advice]:
        """Give moves with reasons, best first."""
        return await self._or_busy(LONGEST, _advise, view)

    async def compute(self, work: Callable[..., T], *args: Any) -> T:
        """Run something that takes long, such as replaying a record."""
        return await self._or_busy(4 * LONGEST, work, *args)

    async def _or_busy(self, limit: float, work: Callable[..., T], *args: Any) -> T:
        """Run something for somebody who waits for the answer.

        Raises:
            Refusal: it took too long, or a worker broke down over it.
        """
        try:
            return await self._run(limit, work, *args)
        except (TimeoutError, BrokenProcessPool, RuntimeError, OSError) as error:
            _log.error("thought failed", error=type(error).__name__)
            self.failures += 1
            raise Refusal("busy", 503) from None

    async def _run(self, limit: float, work: Callable[..., T], *args: Any) -> T:
        self.thoughts += 1
        pool = self._pool
        if pool is None:
            raise RuntimeError("no workers")
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(limit):
                return await loop.run_in_executor(pool, work, *args)
        except (TimeoutError, BrokenProcessPool):
            # A worker that hangs cannot be stopped alone.
            if self._pool is pool:
                self._pool = self._new_pool(self._workers)
                _kill(pool)
            raise
        except asyncio.CancelledError:
            # What waited in a pool that was stopped is called off with it; whoever asked was not.
            asking = asyncio.current_task()
            if asking is None or asking.cancelling():
                raise
            raise BrokenProcessPool from None


def _kill(pool: ProcessPoolExecutor) -> None:
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def plain_move(view: View) -> Move:
    """A move that needs no thought: a creep where there is one, else the first."""
    legal = view.legal
    first = islice(legal, 64)
    if isinstance(legal, LegalMoves):
        first = islice(chain(legal.creeps(), legal), 64)
    return min(first, key=lambda move: move.points + 5 * move.sweep)


# --- what runs in the workers ---------------------------------------------------------------------


def _settle() -> None:
    """Make a worker modest: low priority, deaf to Ctrl-C, and gone when the server is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()
    with suppress(OSError, AttributeError):
        os.nice(NICE)


def _follow() -> None:
    """End this worker with the server, however that ends."""
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def _compile() -> None:
    compiler.compiled(SEARCH)


def _choose(name: str, view: View) -> Move:
    bot = make_bot(name)
    try:
        return bot.choose(view)
    finally:
        close = getattr(bot, "close", None)
        if close is not None:
            close()


def _find_choice(view: View, request: m.Choose) -> m.Chosen:
    from tabbe.protocol.chosen import choose

    return choose(view, request)


def _advise(view: View) -> list[m.Advice]:
    from tabbe.server.advice import advise

    return advise(view)
