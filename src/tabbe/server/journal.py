"""Writing in groups: whatever is waiting goes to the disk in one transaction.

While one group is being committed the next one gathers, so a busy server commits seldom and much,
and an idle one at once. What was given first is stored, and told, first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    StatementError,
)

if TYPE_CHECKING:
    from sqlalchemy import Executable

    Write = tuple[Executable, dict[str, Any]]
    Commit = Callable[[list[Write]], Awaitable[None]]
    Done = Callable[[BaseException | None], None]

_OF_DATA = (IntegrityError, DataError, ProgrammingError)

_STATES = ("22", "23", "42")
"""Classes of SQLSTATE that are of what is written: its values, its references, its words."""

_log = structlog.get_logger("tabbe.journal")


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
            for entry in group:
                _tell(entry)
            # Only now, for what is queued by those who hear rests on the same group; and before
            # anything else runs, for afterwards a table may be read anew and go on.
            for entry in group:
                _spread(entry, self._waiting)
            self._is_idle = True

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


def _tell(entry: _Entry) -> None:
    """Let one hear of it; whatever goes wrong there, all others are still stored and told."""
    try:
        entry.done(entry.error)
    except Exception as error:  # noqa: BLE001 - else nothing would be stored from now on
        _log.error("not told", exc_info=error)


def _is_whole(error: BaseException) -> bool:
    """Whether an error is of the database and would meet every write, not of what is written."""
    if isinstance(error, DBAPIError):
        # PostgreSQL's driver has no kind of its own for most errors of values, but their state.
        state = str(getattr(error.orig, "sqlstate", None) or "")
        is_of_data = isinstance(error, _OF_DATA) or state.startswith(_STATES)
        return error.connection_invalidated or not is_of_data
    # What cannot be written at all, as too large a number, some drivers leave as Python has it.
    return not isinstance(error, StatementError | TypeError | ValueError | ArithmeticError)


def _spread(failed: _Entry, later: list[_Entry]) -> None:
    """Refuse what waits behind an entry that failed and belongs to the same."""
    if failed.error is not None and failed.of is not None:
        for entry in later:
            if entry.of == failed.of and entry.error is None:
                entry.error = failed.error
