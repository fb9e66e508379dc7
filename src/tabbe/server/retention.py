"""What is deleted when it is old: tables, and the names of people who sit at none.

It is done in small steps, each a transaction of its own among those of plays, with a rest between
them. Whatever breaks it off, the next time begins anew and finds what is left.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tabbe.server.option import Options
    from tabbe.server.store import Aged, Store

    Rest = Callable[[], Awaitable[None]]

DAY: Final = 86_400_000
"""Milliseconds of a day."""

PAGE: Final = 100
"""Tables or people that are looked at in one step."""

STEP: Final = 500
"""Events that are deleted in one step."""


@dataclass(frozen=True, slots=True)
class Swept:
    """How much was deleted: tables, and names of people."""

    tables: int
    names: int


class Retention:
    """Deletes what has been kept for long enough.

    Args:
        store: where it is kept.
        options: for how many days each kind is; 0 for ever.
        now: gives the time in milliseconds since 1970.
        in_use: whether a table is in memory, and so not to be touched.

    Attributes:
        leaving: tables that are being deleted.
    """

    def __init__(
        self,
        store: Store,
        options: Options,
        now: Callable[[], int],
        in_use: Callable[[str], bool] = lambda _: False,
    ) -> None:
        self.leaving: set[str] = set()
        self._store = store
        self._options = options
        self._now = now
        self._in_use = in_use

    async def sweep(self, rest: Rest) -> Swept:
        """Look through all there is once, and delete what is old.

        Args:
            rest: waits between two steps.

        Raises:
            SQLAlchemyError: the database does not answer.
        """
        # Tables first, for with them people lose the last one at which they sat.
        return Swept(await self._sweep_tables(rest), await self._sweep_names(rest))

    async def _sweep_tables(self, rest: Rest) -> int:
        deleted, after = 0, ""
        while page := await self._store.tables_after(after, PAGE):
            for table in page:
                deleted += await self._sweep_table(table, rest)
            after = page[-1].id
            await rest()
        return deleted

    async def _sweep_table(self, table: Aged, rest: Rest) -> bool:
        """Delete a table if it is old; whether it was."""
        options = self._options
        before = self._before(options.keep_tables if table.begun else options.keep_lobbies)
        if self._in_use(table.id) or not (table.given_up or table.latest < before):
            return False
        self.leaving.add(table.id)
        try:
            # What happens there meanwhile keeps it, which is seen as it is given up.
            first = await self._store.give_up_table(table.id, before)
            if first is None:
                return False
            while first > 0:
                first = max(0, first - STEP)
                await self._store.clear_events(table.id, first)
                await rest()
            await self._store.clear_table(table.id)
        finally:
            self.leaving.discard(table.id)
        return True

    async def _sweep_names(self, rest: Rest) -> int:
        deleted, after, before = 0, "", self._before(self._options.keep_names)
        while page := await self._store.people_after(after, before, PAGE):
            old = [person for person, is_old in page if is_old]
            if old:
                await self._store.clear_names(old, before)
                deleted += len(old) - len(await self._store.names(old))
            after = page[-1][0]
            await rest()
        return deleted

    def _before(self, days: int) -> int:
        """The moment before which everything is old; nothing is when it is kept for ever."""
        return self._now() - days * DAY if days else 0


async def time_away(store: Store, now: int) -> int:
    """Give the milliseconds that do not count as age, for no server was there to be visited.

    A computer that was off for years, an old copy put back, and a clock that leaps ahead would else
    delete everything at once. Gaps of less than a day are left out.

    Args:
        store: an open store, whose last sign of life is still that of the run before.
        now: in milliseconds since 1970.
    """
    alive, away = await store.note("alive"), int(await store.note("away") or 0)
    gap = 0 if alive is None else now - int(alive)
    return away + (gap if gap > DAY else 0)
