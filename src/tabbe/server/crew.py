"""Worker processes of one kind, with the queue before them."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakSet

from tabbe.server.queue import MOST_WAITING, Crowded, FairQueue

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

SLOWEST_START = 60.0
"""Seconds that a process may take to be there."""


class Crew:
    """A few workers, each with one thing to do at a time.

    Args:
        workers: how many.
        nice: how far they stand back for everything else on the machine, 0 to 19.
        begin: what a new worker does first, so that it has loaded what it will need.
        most: how much may wait for them.
    """

    def __init__(
        self, workers: int, nice: int, begin: Callable[[], object], most: int = MOST_WAITING
    ) -> None:
        self.queue = FairQueue(workers, most)
        self.idle: list[ProcessPoolExecutor] = []
        self.busy: set[ProcessPoolExecutor] = set()
        self._workers = workers
        self._nice = nice
        self._begin = begin
        self._begun: WeakSet[ProcessPoolExecutor] = WeakSet()
        self._working: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        """Make the workers; the process of each begins with the first thing it is given."""
        self.idle = [new_worker(self._nice) for _ in range(self._workers)]

    def close(self) -> None:
        """End the processes, whatever they do."""
        for worker in (*self.idle, *self.busy):
            kill(worker)
        self.idle, self.busy = [], set()

    async def run(
        self,
        limit: float,
        work: Callable[..., T],
        *args: Any,
        cost: float,
        owner: str = "",
        payer: str = "",
        patience: float | None = None,
    ) -> T:
        """Run something in a worker when it is its turn.

        Args:
            limit: seconds that it may take, from when a worker begins.
            work: what to run.
            args: what with.
            cost: seconds that it will probably take; what it did take is what counts in the end.
            owner: whom for, see `FairQueue.enter`.
            payer: whose share it comes from.
            patience: seconds after which it waits no longer for a worker; None for ever.

        Raises:
            Crowded: too much waits, or it waited too long.
            TimeoutError: it took too long.
            BrokenProcessPool: its worker died.
        """
        try:
            async with asyncio.timeout(patience):
                await self.queue.enter(owner, cost, payer)
        except TimeoutError:
            raise Crowded from None
        working = asyncio.create_task(self._work(limit, cost, payer or owner, work, *args))
        self._working.add(working)
        working.add_done_callback(self._working.discard)
        # A worker goes on though whoever asked has gone: until then it is not free.
        return await asyncio.shield(working)

    async def _work(
        self, limit: float, cost: float, payer: str, work: Callable[..., T], *args: Any
    ) -> T:
        if not self.idle:
            self.queue.leave()
            raise RuntimeError("no workers")
        loop = asyncio.get_running_loop()
        worker, began = self.idle.pop(), loop.time()
        self.busy.add(worker)
        try:
            if worker not in self._begun:
                # To be started in takes a modest process long on a busy machine. Were that time the
                # thought's, each would be given up before it began, and its worker made anew.
                async with asyncio.timeout(SLOWEST_START):
                    await loop.run_in_executor(worker, self._begin)
                self._begun.add(worker)
                began = loop.time()
            async with asyncio.timeout(limit):
                return await loop.run_in_executor(worker, work, *args)
        except (TimeoutError, BrokenProcessPool):
            if worker in self.busy:
                self.busy.discard(worker)
                self.idle.append(new_worker(self._nice))
                kill(worker)
            raise
        except asyncio.CancelledError:
            # The worker was stopped with the server; whoever asked was not called off.
            working = asyncio.current_task()
            if working is None or working.cancelling():
                raise
            raise BrokenProcessPool from None
        finally:
            if worker in self.busy:
                self.busy.discard(worker)
                self.idle.append(worker)
            self.queue.leave(payer, loop.time() - began - cost)


def new_worker(nice: int) -> ProcessPoolExecutor:
    """A worker that stands back so far.

    It is a pool of its own, for one that hangs is ended together with all of its pool.
    """
    return ProcessPoolExecutor(1, get_context("spawn"), _settle, (nice,))


def kill(worker: ProcessPoolExecutor) -> None:
    """End a worker, whatever it does."""
    processes = list((getattr(worker, "_processes", None) or {}).values())
    worker.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


# --- what runs in the workers ---------------------------------------------------------------------


def _settle(nice: int) -> None:
    """Make a worker modest: low priority, deaf to Ctrl-C, and gone when the server is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()
    with suppress(OSError, AttributeError):
        os.nice(nice)


def _follow() -> None:
    """End this worker with the server, however that ends."""
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def bounded(seconds: int, work: Callable[..., T], *args: Any) -> T:
    """Run something in a worker that dies when it takes more of a processor's time.

    The clock on the wall would not do: where the machine has better things to do, a modest worker
    takes long over little.

    Args:
        seconds: of a processor's time.
        work: what to run.
        args: what with.
    """
    try:
        import resource
    except ImportError:
        return work(*args)
    used = resource.getrusage(resource.RUSAGE_SELF)
    spent = int(used.ru_utime + used.ru_stime) + 1
    before = resource.getrlimit(resource.RLIMIT_CPU)
    # It dies without leaving its memory, in which hands may lie, on the disk.
    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
    resource.setrlimit(resource.RLIMIT_CPU, (_within(spent + seconds, before[1]), before[1]))
    try:
        return work(*args)
    finally:
        resource.setrlimit(resource.RLIMIT_CPU, before)


def _within(wanted: int, hard: int) -> int:
    return wanted if hard < 0 else min(wanted, hard)
