"""What is kept: tables with their events, people, finished games; read and written by name."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json
from sqlalchemy import String, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import create_async_engine

from tabbe.server.claim import PATIENCE, FileClaim, PostgresClaim
from tabbe.server.event import Happening
from tabbe.server.journal import Journal
from tabbe.server.schema import ADD_EVENT, EVENT, FORGOTTEN, GAME, NOTE, PERSON, SITTING, TABLE
from tabbe.server.setup import Setup
from tabbe.server.upgrade import DatabaseError, address, is_sqlite, newest, schema_of, upgrade
from tabbe.server.writer import PostgresWriter, SqliteWriter, make_private, set_pragmas

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Executable, Table

PART = 100
"""Events that are read and unpacked at a time."""

_ADD_TABLE = insert(TABLE)
_PERSON, _AT = bindparam("person", type_=String), bindparam("at_table", type_=String)
# Who sits down again at a table has sat there already.
_ADD_SITTING = insert(SITTING).from_select(
    ["person_id", "table_id"],
    select(_PERSON, _AT).where(
        ~exists().where(SITTING.c.person_id == _PERSON, SITTING.c.table_id == _AT)
    ),
)
_ADD_GAME = insert(GAME)
_FORGET = delete(PERSON).where(PERSON.c.id == bindparam("who"))
_STAND_UP = delete(SITTING).where(SITTING.c.person_id == bindparam("who"))
_DROP_ALONE = delete(TABLE).where(
    TABLE.c.id == bindparam("which"),
    ~exists().where(
        SITTING.c.table_id == bindparam("which"), SITTING.c.person_id != bindparam("who")
    ),
)
# A word in its quotes is found in JSON nowhere else, for within a text quotes are escaped.
_UNNAME = (
    update(EVENT)
    .where(
        EVENT.c.table_id == bindparam("which"), or_(EVENT.c.kind == "sat", EVENT.c.kind == "device")
    )
    .values(data=func.replace(EVENT.c.data, bindparam("said"), bindparam("instead")))
)
_MARK = insert(FORGOTTEN)
_GIVEN_UP = ""
"""In place of its setup a table has this from when it is given up until all of it is deleted."""
_LATEST = func.coalesce(
    select(EVENT.c.at)
    .where(EVENT.c.table_id == TABLE.c.id)
    .order_by(EVENT.c.number.desc())
    .limit(1)
    .correlate(TABLE)
    .scalar_subquery(),
    TABLE.c.made,
)
_GIVE_UP = (
    update(TABLE)
    .where(TABLE.c.id == bindparam("which"), bindparam("before") > _LATEST)
    .values(setup=_GIVEN_UP, code=None)
)
_IS_GIVEN_UP = exists().where(TABLE.c.id == bindparam("which"), TABLE.c.setup == _GIVEN_UP)
_CLEAR_SITTINGS = delete(SITTING).where(SITTING.c.table_id == bindparam("which"), _IS_GIVEN_UP)
_CLEAR_GAMES = delete(GAME).where(GAME.c.table_id == bindparam("which"), _IS_GIVEN_UP)
_CLEAR_EVENTS = delete(EVENT).where(
    EVENT.c.table_id == bindparam("which"), EVENT.c.number >= bindparam("first"), _IS_GIVEN_UP
)
_CLEAR_TABLE = delete(TABLE).where(TABLE.c.id == bindparam("which"), TABLE.c.setup == _GIVEN_UP)
_IS_SEATED = exists().where(SITTING.c.person_id == PERSON.c.id).correlate(PERSON)
_CLEAR_NAME = delete(PERSON).where(
    PERSON.c.id == bindparam("who"),
    PERSON.c.made < bindparam("before"),
    ~exists().where(SITTING.c.person_id == bindparam("who")),
)
_SPEND_CODE = update(TABLE).where(TABLE.c.id == bindparam("which")).values(code=None)


def _put(kind: Any, into: Table, *columns: str) -> Executable:
    """The write of a row that takes the place of the one with its key; both databases say it so."""
    row = kind(into)
    put: Executable = row.on_conflict_do_update(
        index_elements=list(into.primary_key),
        set_={column: row.excluded[column] for column in columns},
    )
    return put


_KINDS = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_PUT_PERSON = {name: _put(kind, PERSON, "name", "made") for name, kind in _KINDS.items()}
_PUT_NOTE = {name: _put(kind, NOTE, "value") for name, kind in _KINDS.items()}


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it is kept: its setup, code and events in order."""

    id: str
    code: str | None
    setup: Setup
    events: tuple[Happening, ...]


@dataclass(frozen=True, slots=True)
class Aged:
    """How old a table is.

    Attributes:
        begun: whether its first match has begun.
        latest: when something happened there last, in milliseconds since 1970.
        given_up: whether its deletion has begun, and was broken off.
    """

    id: str
    begun: bool
    latest: int
    given_up: bool


@dataclass(frozen=True, slots=True)
class Named:
    """How old the name of somebody is.

    Attributes:
        is_old: whether it was said last before the moment that was asked for.
        sits: whether its person has sat at a table that is kept.
    """

    id: str
    is_old: bool
    sits: bool


class Store:
    """The database of one server.

    Args:
        database: a file, or a `postgresql://` address.
        full: with SQLite, wait for the disk at every commit.

    Attributes:
        journal: through which everything is written.
        events: how many of tables have been given to be kept.
    """

    def __init__(self, database: str, *, full: bool = False) -> None:
        self.url = address(database)
        self._sqlite = is_sqlite(self.url)
        self._kind = self.url.get_backend_name()
        if self._sqlite:
            make_private(Path(self.url.database or ""))
        self._engine = create_async_engine(self.url, hide_parameters=True)
        if self._sqlite:
            set_pragmas(self._engine.sync_engine, full=full)
        self._writer = (
            SqliteWriter(self.url, full=full) if self._sqlite else PostgresWriter(self.url)
        )
        self._claim = (
            FileClaim(Path(self.url.database or "")) if self._sqlite else PostgresClaim(self.url)
        )
        self.journal = Journal(self._writer.commit)
        self.events = 0

    async def claim(self, patience: float = PATIENCE) -> bool:
        """Keep the database to this server until the store is closed; see `Claim.take`."""
        return await self._claim.take(patience)

    async def open(self) -> None:
        """Bring the database up to date and begin to write.

        Raises:
            DatabaseError: it comes from a newer Tabbe.
            SQLAlchemyError: it cannot be reached.
        """
        async with self._engine.begin() as connection:
            await connection.run_sync(upgrade)
        self.journal.start()

    async def close(self) -> None:
        """Store what waits and let go."""
        try:
            await self.journal.close()
            await self._writer.close()
            await self._engine.dispose()
        finally:
            await self._claim.release()

    async def is_ready(self) -> bool:
        """Whether it can be reached and has the newest schema."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(schema_of) == newest()

    async def _rows(self, query: Any, **values: Any) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query, values)).all()

    # --- tables -----------------------------------------------------------------------------------

    async def add_table(self, id: str, code: str, made: int, setup: Setup) -> None:  # noqa: A002
        """Keep a new table.

        Raises:
            IntegrityError: the code is in use.
        """
        values = {"id": id, "code": code, "made": made, "setup": json.dumps(setup.dump())}
        await self.journal.write([(_ADD_TABLE, values)])

    def add_events(
        self,
        table: str,
        first: int,
        events: Sequence[Happening],
        done: Callable[[BaseException | None], None],
        also: Sequence[tuple[Executable, dict[str, Any]]] = (),
    ) -> None:
        """Keep events of a table, numbered from `first`; see `Journal.append`."""
        self.events += len(events)
        writes = [
            (
                ADD_EVENT,
                {
                    "table_id": table,
                    "number": number,
                    "kind": happening.kind,
                    "at": happening.at,
                    "data": to_json(happening.data).decode(),
                },
            )
            for number, happening in enumerate(events, first)
        ]
        self.journal.append([*writes, *also], done, table)

    async def load_table(self, id: str) -> Kept | None:  # noqa: A002
        """Give a table with all its events.

        Raises:
            DatabaseError: some of its events are missing.
        """
        found = await self._rows(select(TABLE).where(TABLE.c.id == id))
        if not found or found[0].setup == _GIVEN_UP:
            return None
        row = found[0]
        query = (
            select(EVENT.c.number, EVENT.c.kind, EVENT.c.at, EVENT.c.data)
            .where(EVENT.c.table_id == id)
            .order_by(EVENT.c.number)
        )
        events: list[Happening] = []
        async with self._engine.connect() as connection:
            # Part by part: a long log read at once would hold everybody up while it is unpacked.
            found_events = await connection.stream(query)
            async for part in found_events.partitions(PART):
                for number, kind, at, data in part:
                    if number != len(events):
                        raise DatabaseError("database-gap", count=1)
                    events.append(Happening(kind, at, json.loads(data)))
        return Kept(row.id, row.code, Setup.model_validate_json(row.setup), tuple(events))

    async def table_with_code(self, code: str) -> str | None:
        """The table that a short code stands for."""
        found = await self._rows(select(TABLE.c.id).where(TABLE.c.code == code))
        return found[0].id if found else None

    @staticmethod
    def spent_code(table: str) -> tuple[Executable, dict[str, Any]]:
        """The write by which a table gives up its short code."""
        return _SPEND_CODE, {"which": table}

    @staticmethod
    def sitting(person: str, table: str) -> tuple[Executable, dict[str, Any]]:
        """The write that a person sits at a table; nothing new when it has sat there before."""
        return _ADD_SITTING, {"person": person, "at_table": table}

    @staticmethod
    def game(id: str, table: str, number: int, ended: int) -> tuple[Executable, dict[str, Any]]:  # noqa: A002
        """The write that names a finished match."""
        return _ADD_GAME, {"id": id, "table_id": table, "number": number, "ended": ended}

    async def find_game(self, id: str) -> tuple[str, int] | None:  # noqa: A002
        """Table and number of a finished match."""
        found = await self._rows(select(GAME.c.table_id, GAME.c.number).where(GAME.c.id == id))
        return (found[0].table_id, found[0].number) if found else None

    # --- people -----------------------------------------------------------------------------------

    async def name_person(self, id: str, name: str, now: int) -> None:  # noqa: A002
        """Keep what a person is called, and when that was said last."""
        values = {"id": id, "name": name, "made": now}
        await self.journal.write([(_PUT_PERSON[self._kind], values)])

    async def names(self, people: Sequence[str]) -> dict[str, str]:
        """What people are called; those who have been forgotten are left out."""
        found = await self._rows(select(PERSON).where(PERSON.c.id.in_(list(people))))
        return {row.id: row.name for row in found}

    async def tables_of(self, person: str) -> list[str]:
        """The tables at which a person has sat."""
        return (await self.tables_of_each([person]))[person]

    async def tables_of_each(self, people: Sequence[str]) -> dict[str, list[str]]:
        """The tables at which each of several people has sat."""
        tables: dict[str, list[str]] = {person: [] for person in people}
        for row in await self._rows(select(SITTING).where(SITTING.c.person_id.in_(list(people)))):
            tables[row.person_id].append(row.table_id)
        return tables

    async def lobbies_of(self, person: str) -> list[str]:
        """Those of them whose first match has not begun."""
        query = (
            select(TABLE.c.id)
            .join(SITTING, SITTING.c.table_id == TABLE.c.id)
            .where(SITTING.c.person_id == person, TABLE.c.code.is_not(None))
        )
        return [row.id for row in await self._rows(query)]

    async def forget(self, person: str, mark: str, tables: Mapping[str, str]) -> list[str]:
        """Delete a person, and those of the person's tables at which nobody else has sat.

        Whether somebody else has is seen in the transaction that deletes them: who sits down before
        it keeps the table, who does so after it finds none.

        Args:
            person: who it is.
            mark: by what the id will be told again.
            tables: at which the person has sat, and what its events there are to say instead.

        Returns:
            The tables that are gone.

        Raises:
            SQLAlchemyError: it could not be stored, and nothing is deleted.
        """
        who = {"who": person}
        drops = [(_DROP_ALONE, {"which": table, **who}) for table in tables]
        unnamed = [
            (_UNNAME, {"which": table, "said": f'"{person}"', "instead": f'"{nobody}"'})
            for table, nobody in tables.items()
        ]
        await self.journal.write(
            [*drops, *unnamed, (_STAND_UP, who), (_FORGET, who), (_MARK, {"id": mark})]
        )
        kept = await self._rows(select(TABLE.c.id).where(TABLE.c.id.in_(list(tables))))
        left = {row.id for row in kept}
        return [table for table in tables if table not in left]

    async def forgotten(self) -> set[str]:
        """The marks of all who have been forgotten."""
        return {row.id for row in await self._rows(select(FORGOTTEN.c.id))}

    # --- what is old ------------------------------------------------------------------------------

    async def tables_after(self, id: str, most: int) -> list[str]:  # noqa: A002
        """The tables whose ids come after one, in order and not all at once.

        Args:
            id: the last one that is known, empty to begin with.
            most: how many.
        """
        query = select(TABLE.c.id).where(TABLE.c.id > id).order_by(TABLE.c.id).limit(most)
        return [row.id for row in await self._rows(query)]

    async def ages(self, tables: Sequence[str]) -> list[Aged]:
        """How old tables are, without those that are gone."""
        # Not the setups themselves, for the record that a table goes on from may be long.
        given_up = (TABLE.c.setup == _GIVEN_UP).label("given_up")
        query = select(TABLE.c.id, TABLE.c.code, given_up, _LATEST.label("latest")).where(
            TABLE.c.id.in_(list(tables))
        )
        return [
            Aged(row.id, row.code is None, row.latest, bool(row.given_up))
            for row in await self._rows(query)
        ]

    async def give_up_table(self, id: str, before: int) -> int | None:  # noqa: A002
        """Begin to delete a table at which nothing has happened since; nobody finds it any more.

        Returns:
            How many events it has to be rid of; None when something has happened there.

        Raises:
            SQLAlchemyError: it could not be stored.
        """
        which = {"which": id}
        await self.journal.write(
            [
                (_GIVE_UP, {**which, "before": before}),
                (_CLEAR_SITTINGS, which),
                (_CLEAR_GAMES, which),
            ]
        )
        query = (
            select(func.count(EVENT.c.number))
            .select_from(TABLE.outerjoin(EVENT))
            .where(TABLE.c.id == id, TABLE.c.setup == _GIVEN_UP)
            .group_by(TABLE.c.id)
        )
        found = await self._rows(query)
        return int(found[0][0]) if found else None

    async def clear_events(self, table: str, first: int) -> None:
        """Delete the events of a table that was given up, from a number on.

        Raises:
            SQLAlchemyError: it could not be stored.
        """
        await self.journal.write([(_CLEAR_EVENTS, {"which": table, "first": first})])

    async def clear_table(self, id: str) -> None:  # noqa: A002
        """Delete a table that was given up, and what is left of it.

        Raises:
            SQLAlchemyError: it could not be stored.
        """
        await self.journal.write([(_CLEAR_TABLE, {"which": id})])

    async def people_after(self, id: str, before: int, most: int) -> list[Named]:  # noqa: A002
        """The people whose ids come after one, in order and not all at once.

        Args:
            id: the last one that is known, empty to begin with.
            before: what is old.
            most: how many.
        """
        query = (
            select(PERSON.c.id, PERSON.c.made, _IS_SEATED.label("sits"))
            .where(PERSON.c.id > id)
            .order_by(PERSON.c.id)
            .limit(most)
        )
        return [Named(row.id, row.made < before, bool(row.sits)) for row in await self._rows(query)]

    async def clear_names(self, people: Sequence[str], before: int) -> None:
        """Delete the names of people, but for those who have sat down or said one since.

        Raises:
            SQLAlchemyError: it could not be stored.
        """
        await self.journal.write([(_CLEAR_NAME, {"who": who, "before": before}) for who in people])

    # --- the server itself ------------------------------------------------------------------------

    async def note(self, name: str) -> str | None:
        """Read a note."""
        found = await self._rows(select(NOTE.c.value).where(NOTE.c.name == name))
        return found[0].value if found else None

    async def set_note(self, name: str, value: str) -> None:
        """Write a note."""
        await self.journal.write([(_PUT_NOTE[self._kind], {"name": name, "value": value})])
