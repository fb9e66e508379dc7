"""The claim that one server has on its database, so that no second one works on it beside it.

Who is forgotten, and which tables are in memory, a server knows of itself alone: another one on the
same database would open what the first has closed, and delete what somebody looks at there. The
claim ends with its process, however that ends, so a kill leaves nothing in the way.
"""

from __future__ import annotations

import asyncio
import os
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from tabbe.server.upgrade import DatabaseError

if TYPE_CHECKING:
    from sqlalchemy.engine import URL
    from sqlalchemy.ext.asyncio import AsyncConnection

PATIENCE = 6.0
"""Seconds for which a server waits for the one before it, which may still be closing."""

STEP = 0.1
"""Seconds between two attempts."""

BEAT = 5.0
"""Seconds between looks whether the connection with a claim on PostgreSQL is still there."""

ANSWER = 10.0
"""Seconds that PostgreSQL may take to connect, and to answer."""

_log = structlog.get_logger("tabbe.claim")

# Such locks belong to a database; a schema of its own is a database of its own.
_ASK = text("SELECT pg_try_advisory_lock(1952539234, hashtext(coalesce(current_schema(), '')))")

_FOUND_LOST = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""Else a claim whose machine has lost its power would be held for hours."""


class Claim(ABC):
    """The claim on a database, not taken yet."""

    async def take(self, patience: float = 0) -> bool:
        """Take the database for this process, until it is released or the process ends.

        Args:
            patience: seconds to wait for another one that has it.

        Returns:
            Whether it is taken; False where the system knows no locks, and nobody can tell.

        Raises:
            DatabaseError: another one has it.
            SQLAlchemyError: the database does not answer.
            OSError: the same.
        """
        now = asyncio.get_running_loop().time
        until = now() + patience
        while True:
            taken = await self._try()
            if taken is not False:
                return taken is True
            if now() >= until:
                raise DatabaseError("database-served")
            await asyncio.sleep(STEP)

    @abstractmethod
    async def _try(self) -> bool | None:
        """Whether it is taken now; None where nobody can tell."""

    @abstractmethod
    async def release(self) -> None:
        """Give it up, if it was taken."""


class FileClaim(Claim):
    """A lock on a file beside that of SQLite, whose own locks a second lock would break.

    Args:
        database: the file of the database.
    """

    def __init__(self, database: Path) -> None:
        # By whatever name it is called, it is the same one.
        whole = database.resolve()
        self._path = whole.with_name(f"{whole.name}-lock")
        self._file: int | None = None

    async def _try(self) -> bool | None:
        try:
            import fcntl
        except ImportError:
            return None
        if self._file is not None:
            return True
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(file)
            return False
        except OSError:
            # Some disks of other machines know no locks.
            os.close(file)
            return None
        self._file = file
        return True

    async def release(self) -> None:
        """Give it up; the file stays, for somebody may be about to lock it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


class PostgresClaim(Claim):
    """A lock of PostgreSQL, held by a connection of its own for as long as that is there.

    Args:
        url: of the database.
    """

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url,
            hide_parameters=True,
            poolclass=NullPool,
            # A transaction that stays open would keep the database from being tidied.
            isolation_level="AUTOCOMMIT",
            connect_args={
                "timeout": ANSWER,
                "command_timeout": ANSWER,
                "server_settings": _FOUND_LOST,
            },
        )
        self._connection: AsyncConnection | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._released = asyncio.Event()
        self._is_well = True

    async def _try(self) -> bool:
        if self._keeping is not None:
            return True
        if not await self._connect():
            return False
        self._keeping = asyncio.create_task(self._keep())
        return True

    async def _connect(self) -> bool:
        connection = await self._engine.connect()
        try:
            taken = bool((await connection.execute(_ASK)).scalar_one())
        except BaseException:
            await _close(connection)
            raise
        if taken:
            self._connection = connection
        else:
            await _close(connection)
        return taken

    async def _keep(self) -> None:
        """Mind the connection, and take the database again where it was lost."""
        while not self._released.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._released.wait()
                    return
            try:
                held = await self._is_held()
            except Exception as error:  # noqa: BLE001 - a database that starts says so by its driver
                self._say("claim on the database lost", error)
            else:
                if held:
                    self._is_well = True
                else:
                    self._say("another server has taken the database", None)

    async def _is_held(self) -> bool:
        if self._connection is not None:
            try:
                await self._connection.execute(text("SELECT 1"))
            except Exception:  # noqa: BLE001 - whatever it is, it may be gone
                lost, self._connection = self._connection, None
                await _close(lost)
            else:
                return True
        return await self._connect()

    def _say(self, what: str, error: Exception | None) -> None:
        """Log what is wrong, once until it is well again."""
        if self._is_well:
            self._is_well = False
            _log.error(what, exc_info=error)

    async def release(self) -> None:
        """Give it up."""
        if self._keeping is not None:
            # Broken off while it connects, it would leave a connection that nobody knows of.
            self._released.set()
            await self._keeping
            self._keeping = None
            self._released.clear()
        if self._connection is not None:
            await _close(self._connection)
            self._connection = None
        await self._engine.dispose()


async def _close(connection: AsyncConnection) -> None:
    """End a connection and all it holds; one that is broken says so, to nobody's use."""
    with suppress(Exception):
        await connection.invalidate()
    with suppress(Exception):
        await connection.close()
