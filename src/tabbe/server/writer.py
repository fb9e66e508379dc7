"""Who writes to the database: one thread with SQLite, one connection with PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine

from tabbe.server.schema import ADD_EVENT, EVENT

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine
    from sqlalchemy.engine import URL

    from tabbe.server.journal import Write

BUSY = 5000
"""Milliseconds to wait for another process that holds the file."""

PATIENCE = 10.0
"""Seconds that PostgreSQL may take to connect, and for each step of a group."""

TIDY = 1.0
"""Seconds between moves of what was written from SQLite's log into its file."""

MOST_LOG = 4096
"""Pages that the log may hold before it is begun anew, 16 MB."""

MOST_HELD = 50
"""Milliseconds for which beginning the log anew may keep others from writing."""


_log = structlog.get_logger("tabbe.writer")


_COLUMNS = tuple(column.name for column in EVENT.columns)
_ROW = itemgetter(*_COLUMNS)
_INSERT = (
    f"INSERT INTO {EVENT.name} ({', '.join(_COLUMNS)})"  # noqa: S608 - names of the schema
    f" VALUES ({', '.join('?' * len(_COLUMNS))})"
)


def execute(connection: Connection, writes: list[Write], *, plain: bool = False) -> None:
    """Run writes in their order, neighbours of one kind together.

    Args:
        connection: in a transaction.
        writes: what to run.
        plain: give events to SQLite's driver as they are; nothing of them needs to be converted,
            and to look whether it does takes longer than to store them.
    """
    for _, alike in groupby(writes, key=lambda write: id(write[0])):
        listed = list(alike)
        if plain and listed[0][0] is ADD_EVENT:
            connection.exec_driver_sql(_INSERT, [_ROW(values) for _, values in listed])
        else:
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
        self._tidier = Tidier(url)

    async def commit(self, writes: list[Write]) -> None:
        """Store writes in one transaction."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, writes)

    def _commit(self, writes: list[Write]) -> None:
        self._tidier.wake()
        connection = self._connection or self._connected()
        # None until the writes are stored: whatever goes wrong, the next begin with another one.
        self._connection = None
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            execute(connection, writes, plain=True)
            connection.commit()
        except BaseException:
            _close(connection)
            raise
        self._connection = connection

    def _connected(self) -> Connection:
        connection = self._engine.connect()
        try:
            # Else every commit that fills the log would wait for the disk, up to seconds.
            connection.exec_driver_sql("PRAGMA wal_autocheckpoint = 0")
        except BaseException:
            _close(connection)
            raise
        return connection

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        self._tidier.close()
        if self._connection is not None:
            _close(self._connection)
        self._engine.dispose()


class Tidier:
    """A thread that moves what was written from SQLite's log into its file, beside the writer.

    Left to itself, SQLite does so in the commit that makes the log too long, which then waits for
    the disk: more than a second on a slow one, in which nobody hears of any move. Here the writer
    waits only while the log is begun anew, when next to nothing is left to move.

    Args:
        url: of the file.
    """

    def __init__(self, url: URL) -> None:
        self._engine = sqlite_engine(url)
        self._thread: threading.Thread | None = None
        self._written = threading.Event()
        self._closing = threading.Event()
        self._is_well = True

    def wake(self) -> None:
        """There is, or will be in a moment, something to move."""
        if self._thread is None or not self._thread.is_alive():
            self._start()
        if not self._written.is_set():
            self._written.set()

    def _start(self) -> None:
        """Start, also anew where something has ended the thread."""
        thread = threading.Thread(target=self._work, name="tidier", daemon=True)
        try:
            thread.start()
        except RuntimeError as error:
            # Where the system has none to give, the log waits; what is played does not.
            self._complain(error)
            return
        self._thread = thread

    def _complain(self, error: Exception) -> None:
        """Log what is wrong, once until it is well again."""
        if self._is_well:
            self._is_well = False
            _log.error("log not tidied", exc_info=error)

    def _work(self) -> None:
        while not self._closing.wait(TIDY):
            self._written.wait()
            self._written.clear()
            if self._closing.is_set():
                break
            try:
                self.tidy()
            except Exception as error:  # noqa: BLE001 - else the log would grow from now on
                # It stays, and is complete.
                self._complain(error)
            else:
                self._is_well = True

    def tidy(self) -> None:
        """Move what can be moved without keeping anybody waiting; begin a long log anew.

        Raises:
            DBAPIError: the file cannot be read or written.
        """
        with self._engine.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {MOST_HELD}")
            moved = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
            if moved[1] > MOST_LOG:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")

    def close(self) -> None:
        """Stop."""
        self._closing.set()
        self._written.set()
        if self._thread is not None:
            self._thread.join()
        self._engine.dispose()


class PostgresWriter:
    """One connection to PostgreSQL for all writes, so that no reader can keep it from them.

    Args:
        url: of the database.
    """

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url,
            hide_parameters=True,
            pool_size=1,
            max_overflow=0,
            connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
        )

    async def commit(self, writes: list[Write]) -> None:
        """Store writes in one transaction.

        Raises:
            SQLAlchemyError: they could not be stored.
            OSError: the database is not there, or takes too long.
        """
        async with self._engine.connect() as connection:
            try:
                await connection.run_sync(execute, writes)
                await connection.commit()
            except OSError:
                # Who does not answer would not answer to a rollback either.
                await connection.invalidate()
                raise

    async def close(self) -> None:
        """Let go of the connection."""
        await self._engine.dispose()


def _close(connection: Connection) -> None:
    """Let go of a connection; one that is broken says so, to nobody's use."""
    with suppress(Exception):
        connection.close()


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
