"""Writing in groups: whatever is waiting goes to the disk in one transaction.

While one group is being committed the next one gathers, so a busy server commits seldom and much,
and an idle one at once. What was given first is stored, and told, first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, event
from sqlalchemy.exc import DBAPIError, OperationalError

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine, Executable
    from sqlalchemy.engine import URL
    from sqlalchemy.ext.asyncio import AsyncEngine

    Write = tuple[Executable, dict[str, Any]]
    Commit = Callable[[list[Write]], Awaitable[None]]
    Done = Callable[[BaseException | None], None]

BUSY = 5000
"""Milliseconds to wait for another process that holds the file."""


@dataclass(slots=True)
class _Entry:
    """What waits to be stored: the writes, who hears of it, of which table, and what went wrong."""

    writes: list[Write]
    done: Done
    of: str | None
    error: BaseException | None = None


class Journal:
    """The queue of writes before a database.

    Args:
        commit: stores a group of writes in one transaction.
    """

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: list[_Entry] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self.groups = 0
        self.failed = 0

    def start(self) -> None:
        """Begin to work, in the running loop."""
        self._task = asyncio.create_task(self._work())
        self._task.add_done_callback(self._refuse_rest)

    def append(self, writes: list[Write], done: Done, of: str | None = None) -> None:
        """Queue writes; `done` hears that they are stored, or why not, in the order of these calls.

        Without writes it is called when all that was queued before is stored.

        Args:
            writes: stored together or not at all.
            done: called once.
            of: what they belong to; when some of it cannot be stored, neither is any that waits
                behind it, for a log must have no holes.
        """
        if self._closing or (self._task is not None and self._task.done()):
            done(RuntimeError("the journal is closed"))
            return
        if not writes and not self._waiting and self._is_idle:
            done(None)
            return
        self._waiting.append(_Entry(writes, done, of))
        self._wake.set()

    async def write(self, writes: list[Write]) -> None:
        """Store writes and wait until they are.

        Raises:
            SQLAlchemyError: they could not be stored.
        """
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settle(error: BaseException | None) -> None:
            if stored.cancelled():
                return
            if error is None:
                stored.set_result(None)
            else:
                stored.set_exception(error)

        self.append(writes, settle)
        await stored

    async def close(self) -> None:
        """Store what is waiting and stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    @property
    def waiting(self) -> int:
        """Groups of writes that wait."""
        return len(self._waiting)

    _is_idle = True

    async def _work(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            group, self._waiting = self._waiting, []
            self._is_idle = False
            try:
                await self._store(group)
            except asyncio.CancelledError:
                self._waiting = [*group, *self._waiting]
                raise
            finally:
                self._is_idle = True
            # Before anybody hears of it: afterwards a table may be read anew and go on.
            for entry in group:
                _spread(entry, self._waiting)
            for entry in group:
                entry.done(entry.error)

    def _refuse_rest(self, _: asyncio.Task[None]) -> None:
        """Leave nobody waiting where the work was broken off, as when a server fails to start."""
        rest, self._waiting = self._waiting, []
        for entry in rest:
            entry.done(RuntimeError("the journal is closed"))

    async def _store(self, group: list[_Entry]) -> None:
        """Store a group; one by one when its data fails, so that only what is wrong is refused.

        When the database itself fails, as one that another process holds too long, the group is
        tried once more and then refused: each of its entries alone would wait as long again.
        """
        error = await self._try(group)
        if error is not None and _is_whole(error):
            error = await self._try(group)
        if error is None:
            return
        if len(group) == 1 or _is_whole(error):
            self._refuse(group, error)
            return
        for at, entry in enumerate(group):
            if entry.error is None:
                await self._store([entry])
                _spread(entry, group[at + 1 :])
            if entry.error is not None and _is_whole(entry.error):
                self._refuse(group[at + 1 :], entry.error)
                return

    async def _try(self, group: list[_Entry]) -> Exception | None:
        """Store a group in one transaction, or give what came in the way."""
        writes = [write for entry in group if entry.error is None for write in entry.writes]
        self.groups += 1
        try:
            if writes:
                await self._commit(writes)
        except Exception as error:  # noqa: BLE001 - else one bad write would stop all tables for good
            return error
        return None

    def _refuse(self, group: list[_Entry], error: BaseException) -> None:
        for at, entry in enumerate(group):
            if entry.writes and entry.error is None:
                self.failed += 1
                entry.error = error
                _spread(entry, group[at + 1 :])


def _is_whole(error: BaseException) -> bool:
    """Whether an error is of the database and would meet every write, not of what is written."""
    if isinstance(error, OperationalError):
        return True
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _spread(failed: _Entry, later: list[_Entry]) -> None:
    """Refuse what waits behind an entry that failed and belongs to the same."""
    if failed.error is not None and failed.of is not None:
        for entry in later:
            if entry.of == failed.of and entry.error is None:
                entry.error = failed.error


def execute(connection: Connection, writes: list[Write]) -> None:
    """Run writes in their order, neighbours of one kind together."""
    for _, alike in groupby(writes, key=lambda write: id(write[0])):
        listed = list(alike)
        connection.execute(listed[0][0], [values for _, values in listed])


class SqliteWriter:
    """One thread with one connection, for all writes to a SQLite file.

    Args:
        url: of the file.
        full: wait for the disk at every commit, so that a power cut loses nothing either.
    """

    def __init__(self, url: URL, *, full: bool = False) -> None:
        self._engine = sqlite_engine(url, full=full)
        self._thread = ThreadPoolExecutor(1, "journal")
        self._connection: Connection | None = None

    async def commit(self, writes: list[Write]) -> None:
        """Store writes in one transaction."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, writes)

    def _commit(self, writes: list[Write]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            self._connection.exec_driver_sql("BEGIN IMMEDIATE")
            execute(self._connection, writes)
            self._connection.commit()
        except BaseException:
            self._connection.close()
            self._connection = None
            raise

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


class PostgresWriter:
    """Writes to PostgreSQL by way of the common engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, writes: list[Write]) -> None:
        """Store writes in one transaction."""
        async with self._engine.begin() as connection:
            await connection.run_sync(execute, writes)

    async def close(self) -> None:
        """Nothing of its own to let go of."""


def sqlite_engine(url: URL, *, full: bool = False) -> Engine:
    """An engine for a SQLite file that begins transactions itself and never waits to fail."""
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
    set_pragmas(engine, full=full)
    return engine


def set_pragmas(engine: Engine, *, full: bool = False) -> None:
    """Make every connection to a SQLite file safe and shared: WAL, foreign keys, patience."""

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: object) -> None:
        # Transactions are begun by hand, lest the driver begin them too late.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout = {BUSY}",
            "journal_mode = WAL",
            f"synchronous = {'FULL' if full else 'NORMAL'}",
            "foreign_keys = ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def make_private(path: Path) -> None:
    """Make a database file that its owner alone can read; it holds decks of deals that are on.

    Raises:
        OSError: the folder or file cannot be made.
    """
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    path.touch(mode=0o600)
