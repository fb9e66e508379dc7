"""``tabbe db``: bringing the server's database up to date, copying and checking it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tabbe.cli.failure import DONE, REFUSED, CommandError, shown_path
from tabbe.cli.option import Command, json_option, lang_option
from tabbe.cli.output import paragraph, print_json
from tabbe.cli.serve import default_database, keep_options, options_of
from tabbe.cli.setting import language, value_of
from tabbe.i18n import text

if TYPE_CHECKING:
    from collections.abc import Callable

database_option = click.option(
    "--database", metavar="FILE", help="A file, or a postgresql:// address."
)


@click.group(short_help="Look after the server's database.")
def command() -> None:
    """Look after the database of tabbe serve: by default the one in the user's folder for data."""


@command.command("upgrade", cls=Command)
@database_option
@lang_option
@json_option
def upgrade(*, database: str | None, lang: str | None, as_json: bool) -> int:
    """Bring the database up to date, keeping all that is in it."""
    spoken = language(lang)
    from tabbe.server.store import Store

    async def bring() -> None:
        store = Store(_named(database))
        await store.open()
        await store.close()

    asyncio.run(_with_sentence(bring))
    from tabbe.server.upgrade import newest

    if as_json:
        print_json({"schema": newest()})
    else:
        paragraph(text("command-db-current", spoken, schema=newest()))
    return DONE


@command.command("backup", cls=Command)
@click.argument("file")
@database_option
@lang_option
def backup(*, file: str, database: str | None, lang: str | None) -> int:
    """Copy the database to FILE, also while it is in use."""
    spoken = language(lang)
    from tabbe.server.upgrade import backup as copy

    copy(_sqlite_file(database), Path(file))
    paragraph(text("command-db-kept", spoken, file=shown_path(file)))
    return DONE


@command.command("check", cls=Command)
@database_option
@lang_option
@json_option
def check(*, database: str | None, lang: str | None, as_json: bool) -> int:
    """Say whether the database is whole; leave with 1 when it is not."""
    spoken = language(lang)
    from tabbe.server.upgrade import problems

    found = [problem.message(spoken) for problem in problems(_sqlite_file(database))]
    if as_json:
        print_json({"ok": not found, "problems": found})
    elif found:
        for problem in found[:20]:
            paragraph(problem)
    else:
        paragraph(text("command-db-whole", spoken))
    return REFUSED if found else DONE


@command.command("tidy", cls=Command)
@database_option
@keep_options
@lang_option
@json_option
def tidy(*, lang: str | None, as_json: bool, **given: str | int | None) -> int:
    """Delete what has been kept for long enough; the server does so by itself while it runs."""
    spoken = language(lang)
    options = options_of(given)
    from tabbe.server.hall import wall_clock
    from tabbe.server.retention import Retention, Swept, time_away
    from tabbe.server.store import Store

    swept = Swept()

    async def sweep() -> None:
        nonlocal swept
        store = Store(options.database)
        try:
            await store.open()
            alive, before = await store.note("alive"), await store.note("away")
            away = time_away(alive, before, wall_clock())
            retention = Retention(store, options, lambda: wall_clock() - away)
            swept = await retention.sweep(lambda: asyncio.sleep(0))
            if swept.error is not None:
                raise swept.error
        finally:
            await store.close()

    asyncio.run(_with_sentence(sweep))
    if as_json:
        print_json({"tables": swept.tables, "names": swept.names})
    else:
        paragraph(text("command-db-tidied", spoken, tables=swept.tables, names=swept.names))
    return DONE


def _named(database: str | None) -> str:
    return database or value_of("database") or default_database()


def _sqlite_file(database: str | None) -> Path:
    """The file of the database; PostgreSQL has tools of its own."""
    from tabbe.server.upgrade import address, is_sqlite

    url = address(_named(database))
    if not is_sqlite(url):
        raise CommandError("command-db-sqlite-only")
    return Path(url.database or "")


async def _with_sentence(work: Callable[[], Any]) -> None:
    """Do something with a database, and say in a sentence what went wrong."""
    from sqlalchemy.exc import SQLAlchemyError

    from tabbe.server.upgrade import DatabaseError, what_failed

    try:
        await work()
    except (SQLAlchemyError, OSError) as error:
        raise DatabaseError("database-failed", reason=what_failed(error)) from None
