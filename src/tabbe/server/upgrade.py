"""Which schema a database has, bringing it up to date, and copying and checking it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine

from tabbe.i18n import TabbeError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alembic.config import Config
    from sqlalchemy import Connection
    from sqlalchemy.engine import URL


class DatabaseError(TabbeError):
    """A database that cannot be used: its address, its state, or what the system says."""


def address(database: str) -> URL:
    """Read the address of a database: a file for SQLite, or a `postgresql://` address.

    Raises:
        DatabaseError: it is neither.
    """
    if "://" not in database:
        return make_url(f"sqlite+aiosqlite:///{Path(database).expanduser()}")
    try:
        url = make_url(database)
    except ArgumentError:
        raise DatabaseError("database-address") from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+asyncpg")
    if url.get_backend_name() == "sqlite" and url.database:
        return url.set(drivername="sqlite+aiosqlite")
    raise DatabaseError("database-address")


def is_sqlite(url: URL) -> bool:
    """Whether it is a file of SQLite."""
    return url.get_backend_name() == "sqlite"


def _config(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


@cache
def newest() -> str:
    """The number of the newest schema."""
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return ScriptDirectory.from_config(config).get_current_head() or ""


def schema_of(connection: Connection) -> str | None:
    """The number of the schema that a database has, None for an empty one."""
    from alembic.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, target: str = "head") -> None:
    """Bring a database up to date, keeping what is in it.

    Raises:
        DatabaseError: it comes from a newer Tabbe.
    """
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(_config(connection), target)
    except CommandError:
        raise DatabaseError("database-newer", schema=schema_of(connection) or "") from None


async def check_current(database: str) -> None:
    """Refuse a database that is not there or has another schema, and leave it as it is.

    Args:
        database: a file, or a `postgresql://` address.

    Raises:
        DatabaseError: there is none, it is of something else, or of another Tabbe.
        SQLAlchemyError: it cannot be read.
    """
    url = address(database)
    name = str(url.database)
    if is_sqlite(url):
        file = Path(name)
        if not file.is_file():
            raise DatabaseError("database-missing", file=name)
        url = url.set(database=file.resolve().as_uri(), query={"mode": "ro", "uri": "true"})
    engine = create_async_engine(url, hide_parameters=True)
    try:
        async with engine.connect() as connection:
            schema = await connection.run_sync(schema_of)
    finally:
        await engine.dispose()
    if schema is None:
        raise DatabaseError("database-foreign", file=name)
    if schema != newest():
        key = "database-older" if schema < newest() else "database-newer"
        raise DatabaseError(key, schema=schema)


def backup(source: Path, target: Path) -> None:
    """Copy a SQLite database, while it may be in use, to a file that does not exist yet.

    Raises:
        DatabaseError: there is no such database, the target exists, or the disk says no.
    """
    if not source.is_file():
        raise DatabaseError("database-missing", file=str(source))
    try:
        # Nobody else's from the first byte on, for it holds the key and the decks in play.
        target.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        raise DatabaseError("database-exists", file=str(target)) from None
    except OSError as error:
        reason = f"{what_failed(error)}: {target}"
        raise DatabaseError("database-failed", reason=reason) from None
    try:
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as opened:
            opened.execute("VACUUM INTO ?", (str(target),))
    except (sqlite3.Error, OSError) as error:
        target.unlink(missing_ok=True)
        raise DatabaseError("database-failed", reason=str(error)) from None


def problems(source: Path) -> list[DatabaseError]:
    """What is wrong with a database, not raised; nothing when it is whole.

    That is what SQLite finds, and every table that a server could not read. Only the newest schema
    is read so far, for a server brings the others up to date first.

    Raises:
        DatabaseError: there is none, or it is no database.
    """
    if not source.is_file():
        raise DatabaseError("database-missing", file=str(source))
    try:
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as opened:
            found = [row[0] for row in opened.execute("PRAGMA integrity_check")]
            broken = opened.execute("PRAGMA foreign_key_check").fetchall()
            holed = _count_holed(opened)
            # In a file that is torn itself, nobody could tell which of them are.
            unread = list(_unreadable(opened)) if found == ["ok"] else []
    except sqlite3.Error as error:
        raise DatabaseError("database-failed", reason=str(error)) from None
    damage = [DatabaseError("database-damaged", reason=line) for line in found if line != "ok"]
    damage += [DatabaseError("database-orphan", table=row[0]) for row in broken]
    damage += [DatabaseError("database-gap", count=holed)] if holed else []
    return damage + [DatabaseError("database-unreadable", table=id) for id in unread]  # noqa: A001


def _count_holed(opened: sqlite3.Connection) -> int:
    """Count the tables of which events are missing between others."""
    if not opened.execute("SELECT 1 FROM sqlite_master WHERE name = 'event'").fetchone():
        return 0
    numbered = "SELECT count(*) AS n, max(number) AS last FROM event GROUP BY table_id"
    found = opened.execute(f"SELECT count(*) FROM ({numbered}) WHERE last <> n - 1")  # noqa: S608
    return int(found.fetchone()[0])


def _unreadable(opened: sqlite3.Connection) -> Iterator[str]:
    """The ids of tables whose setup or log no server can read, but for those with gaps."""
    version = None
    with suppress(sqlite3.Error):
        version = opened.execute("SELECT version_num FROM alembic_version").fetchone()
    if version is None or version[0] != newest():
        return
    # Not what is being deleted, which has no setup any more.
    asked = opened.execute("SELECT id FROM game_table WHERE setup <> '' ORDER BY id")
    for (table,) in asked.fetchall():
        try:
            _fold(opened, table)
        except Exception:  # noqa: BLE001 - it may hold anything; cards too, so nothing of it is told
            yield table


def _fold(opened: sqlite3.Connection, table: str) -> None:
    """Make a table from its log, as a server does, unless events are missing between others."""
    from tabbe.server.event import Happening
    from tabbe.server.setup import Setup
    from tabbe.server.slice import at_once
    from tabbe.server.table import folding

    found = opened.execute(
        "SELECT number, kind, at, data FROM event WHERE table_id = ? ORDER BY number", (table,)
    ).fetchall()
    # Afterwards, for a server may delete it meanwhile, which begins with the setup.
    kept = opened.execute("SELECT setup FROM game_table WHERE id = ?", (table,)).fetchone()
    if not (kept and kept[0]) or [row[0] for row in found] != list(range(len(found))):
        return
    events = (Happening(kind, at, json.loads(data)) for _, kind, at, data in found)
    at_once(folding(table, Setup.model_validate_json(kept[0]), events))


def what_failed(error: Exception) -> str:
    """The reason that the database or the system gives, on one line and without its address."""
    origin = getattr(error, "orig", None) or error
    said = str(getattr(origin, "strerror", None) or origin).split("\n")[0].strip()
    return said[:120] or type(origin).__name__
