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
from tabbe.server.queue import Crowded, FairQueue
from tabbe.server.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbe.engine import Move, View
    from tabbe.protocol import message as m

T = TypeVar("T")

NICE = 15
LONGEST = 8.0
"""Seconds of work after which a thought is given up, beyond what the bot may take by its name."""

USUAL = 0.5
"""Seconds that a thought is expected to take where its name does not say."""

QUICK = ("random", "greedy")
"""Bots that need no compiled kernels."""

_log = structlog.get_logger("tabbe.thinker")


class Thinker:
    """A few worker processes, each with one thought at a time.

    Args:
        workers: how many; at least one.
    """

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._queue = FairQueue(self._workers)
        self._idle: list[ProcessPoolExecutor] = []
        self._busy: set[ProcessPoolExecutor] = set()
        self._working: set[asyncio.Task[Any]] = set()
        self._compiler: ProcessPoolExecutor | None = None
        self._compiling: asyncio.Future[None] | None = None
        self.thoughts = 0
        self.failures = 0

    def start(self) -> None:
        """Make the workers, and begin to compile what strong bots need where that is to do."""
        self._idle = [self._new_worker() for _ in range(self._workers)]
        if compiler.mode() != "plain" and not compiler.is_cached(SEARCH):
            _log.info("compiling")
            self._compiler = self._new_worker()
            loop = asyncio.get_running_loop()
            self._compiling = loop.run_in_executor(self._compiler, _compile)

    @staticmethod
    def _new_worker() -> ProcessPoolExecutor:
        # One of its own for each, for one that hangs is ended together with all of its pool.
        return ProcessPoolExecutor(1, get_context("spawn"), _settle)

    async def close(self) -> None:
        """End the processes, whatever they think about."""
        for worker in (*self._idle, *self._busy, self._compiler):
            if worker is not None:
                _kill(worker)
        if self._compiling is not None:
            self._compiling.cancel()
        self._idle, self._busy, self._compiler = [], set(), None

    @property
    def is_compiled(self) -> bool:
        """Whether strong bots can play at once."""
        if self._compiling is not None and self._compiling.done():
            self._compiling = None
            if self._compiler is not None:
                self._compiler.shutdown(wait=False)
                self._compiler = None
        return self._compiling is None

    async def choose(self, bot: str, view: View, owner: str = "") -> Move:
        """Give the move of a bot; should it fail, a plain one, so that no table waits for ever.

        Args:
            bot: its name.
            view: of its seat, which is on turn.
            owner: the table, which has its fair share of the workers.
        """
        parsed = parse_bot(bot)
        if parsed.kind not in QUICK and not self.is_compiled:
            bot = "greedy"
        asked = (parsed.ms or 0) / 1000
        try:
            move = await self._run(
                LONGEST + asked, _choose, bot, view, owner=owner, cost=asked or USUAL
            )
            if move in view.legal:
                return move
            # Without the move: it names a card that nobody else may know.
            _log.error("illegal bot move", bot=bot)
        except Crowded:
            # Much is asked for; nothing is wrong with the bot.
            _log.warning("too much waits", bot=bot)
        except Exception as error:  # noqa: BLE001 - whatever a bot raises, its table goes on
            _log.error("bot failed", bot=bot, error=type(error).__name__)
        self.failures += 1
        return plain_move(view)

    async def find_choice(self, view: View, request: m.Choose, owner: str = "") -> m.Chosen:
        """Answer `Choose` where the moves are too many to look through at once."""
        return await self._or_busy(LONGEST, _find_choice, view, request, owner=owner)

    async def advise(self, view: View, owner: str = "") -> list[m.Advice]:
        """Give moves with reasons, best first."""
        return await self._or_busy(LONGEST, _advise, view, owner=owner)

    async def compute(self, work: Callable[..., T], *args: Any, owner: str = "") -> T:
        """Run something that takes long, such as replaying a record, for an address."""
        return await self._or_busy(4 * LONGEST, work, *args, owner=owner, cost=LONGEST)

    async def _or_busy(
        self,
        limit: float,
        work: Callable[..., T],
        *args: Any,
        owner: str = "",
        cost: float = USUAL,
    ) -> T:
        """Run something for somebody who waits for the answer.

        Raises:
            Refusal: it took too long, too much waits, or a worker broke down over it.
        """
        try:
            return await self._run(limit, work, *args, owner=owner, cost=cost)
        except Crowded:
            _log.warning("too much waits")
            self.failures += 1
            raise Refusal("busy", 503) from None
        except (TimeoutError, BrokenProcessPool, RuntimeError, OSError) as error:
            _log.error("thought failed", error=type(error).__name__)
            self.failures += 1
            raise Refusal("busy", 503) from None

    async def _run(
        self,
        limit: float,
        work: Callable[..., T],
        *args: Any,
        owner: str = "",
        cost: float = USUAL,
    ) -> T:
        """Run something in a worker when it is its turn.

        Args:
            limit: seconds that it may take, from when a worker begins.
            work: what to run.
            args: what with.
            owner: whom for.
            cost: seconds that it will probably take.

        Raises:
            Crowded: too much waits.
            TimeoutError: it took too long.
            BrokenProcessPool: its worker died.
        """
        self.thoughts += 1
        await self._queue.enter(owner, cost)
        working = asyncio.create_task(self._work(limit, work, *args))
        self._working.add(working)
        working.add_done_callback(self._working.discard)
        # A worker goes on though whoever asked has gone: until then it is not free.
        return await asyncio.shield(working)

    async def _work(self, limit: float, work: Callable[..., T], *args: Any) -> T:
        if not self._idle:
            self._queue.leave()
            raise RuntimeError("no workers")
        worker = self._idle.pop()
        self._busy.add(worker)
        try:
            async with asyncio.timeout(limit):
                return await asyncio.get_running_loop().run_in_executor(worker, work, *args)
        except (TimeoutError, BrokenProcessPool):
            if worker in self._busy:
                self._busy.discard(worker)
                self._idle.append(self._new_worker())
                _kill(worker)
            raise
        except asyncio.CancelledError:
            # The worker was stopped with the server; whoever asked was not called off.
            working = asyncio.current_task()
            if working is None or working.cancelling():
                raise
            raise BrokenProcessPool from None
        finally:
            if worker in self._busy:
                self._busy.discard(worker)
                self._idle.append(worker)
            self._queue.leave()


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
