"""What is deleted when it is old: tables, and the names of people who sit at none.

It is done in small steps, each a transaction of its own among those of plays, with a rest between
them. Whatever breaks it off, the next time begins anew and finds what is left.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
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


@dataclass(slots=True)
class Swept:
    """How much was deleted: tables, and names of people.

    Attributes:
        failed: what could not be looked at or deleted: tables, and pages of names.
        error: what was in the way of the first of these.
    """

    tables: int = 0
    names: int = 0
    failed: int = 0
    error: Exception | None = field(default=None, compare=False)

    @contextmanager
    def going_on(self) -> Iterator[None]:
        """Let whatever fails keep nothing else from being deleted."""
        try:
            yield
        except Exception as error:  # noqa: BLE001 - a damaged row fails as the driver likes
            self.failed += 1
            self.error = self.error or error


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

        What cannot be deleted is counted, and left for the next time.

        Args:
            rest: waits between two steps.
        """
        swept = Swept()
        # Tables first, for with them people lose the last one at which they sat.
        with swept.going_on():
            await self._sweep_tables(swept, rest)
        with swept.going_on():
            await self._sweep_names(swept, rest)
        return swept

    async def count(self) -> Swept:
        """Count what a sweep would delete now.

        Raises:
            SQLAlchemyError: the database does not answer.
        """
        swept, going, after = Swept(), set[str](), ""
        while ids := await self._store.tables_after(after, PAGE):
            going |= {table.id for table in await self._ages(swept, ids) if self._is_old(table)}
            after = ids[-1]
        swept.tables = len(going)
        after, before = "", self._before(self._options.keep_names)
        while people := await self._store.people_after(after, before, PAGE):
            old = [person.id for person in people if person.is_old]
            tables = await self._store.tables_of_each(old)
            swept.names += sum(going.issuperset(tables[person]) for person in old)
            after = people[-1].id
        return swept

    async def _sweep_tables(self, swept: Swept, rest: Rest) -> None:
        after = ""
        while ids := await self._store.tables_after(after, PAGE):
            for table in await self._ages(swept, ids):
                with swept.going_on():
                    swept.tables += await self._sweep_table(table, rest)
            after = ids[-1]
            await rest()

    async def _ages(self, swept: Swept, tables: list[str]) -> list[Aged]:
        """How old tables are; where one cannot be read, how old the others are."""
        with suppress(Exception):
            return await self._store.ages(tables)
        found: list[Aged] = []
        for table in tables:
            with swept.going_on():
                found += await self._store.ages([table])
        return found

    def _is_old(self, table: Aged) -> bool:
        """Whether a table is to be deleted, and nobody looks at it."""
        before = self._before_of(table)
        return not self._in_use(table.id) and (table.given_up or table.latest < before)

    def _before_of(self, table: Aged) -> int:
        options = self._options
        return self._before(options.keep_tables if table.begun else options.keep_lobbies)

    async def _sweep_table(self, table: Aged, rest: Rest) -> bool:
        """Delete a table if it is old; whether it was."""
        if not self._is_old(table):
            return False
        self.leaving.add(table.id)
        try:
            # What happens there meanwhile keeps it, which is seen as it is given up.
            first = await self._store.give_up_table(table.id, self._before_of(table))
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

    async def _sweep_names(self, swept: Swept, rest: Rest) -> None:
        after, before = "", self._before(self._options.keep_names)
        while page := await self._store.people_after(after, before, PAGE):
            old = [person.id for person in page if person.is_old and not person.sits]
            if old:
                with swept.going_on():
                    await self._store.clear_names(old, before)
                    swept.names += len(old) - len(await self._store.names(old))
            after = page[-1].id
            await rest()

    def _before(self, days: int) -> int:
        """The moment before which everything is old; nothing is when it is kept for ever."""
        return self._now() - days * DAY if days else 0


def time_away(alive: str | None, away: str | None, now: int) -> int:
    """Give the milliseconds that do not count as age, for no server was there to be visited.

    A computer that was off for years, an old copy put back, and a clock that leaps ahead would else
    delete everything at once. Gaps of less than a day are left out.

    Args:
        alive: the note of the last sign of life of the run before.
        away: the note of what did not count until then.
        now: in milliseconds since 1970.
    """
    gap = 0 if alive is None else now - int(alive)
    return int(away or 0) + (gap if gap > DAY else 0)
