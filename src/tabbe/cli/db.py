"""``tabbe db``: bringing the server's database up to date, copying and checking it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tabbe.cli.failure import DONE, REFUSED, CommandError, shown_path
from tabbe.cli.option import Command, json_option, lang_option
from tabbe.cli.output import complain, paragraph, print_json
from tabbe.cli.serve import default_database, keep_options, options_of
from tabbe.cli.setting import language, value_of
from tabbe.i18n import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbe.server.option import Options
    from tabbe.server.retention import Swept
    from tabbe.server.store import Store

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
@click.option("--dry-run", is_flag=True, help="Say how much it would be, and delete nothing.")
@click.option("--yes", is_flag=True, help="Delete without a question.")
@lang_option
@json_option
def tidy(
    *, dry_run: bool, yes: bool, lang: str | None, as_json: bool, **given: str | int | None
) -> int:
    """Delete what has been kept for long enough; the server does so by itself while it runs."""
    spoken = language(lang)
    if as_json and not (yes or dry_run):
        raise CommandError("command-db-spared")
    options = options_of(given)
    if dry_run or not yes:
        old = asyncio.run(_tidied(options, delete=False, served=dry_run))
        if as_json:
            print_json({"tables": old.tables, "names": old.names})
        else:
            paragraph(text("command-db-old", spoken, tables=old.tables, names=old.names))
        if dry_run or not (old.tables or old.names):
            return _what_is_left(old, spoken)
        if not _agreed(spoken):
            paragraph(text("command-db-spared", spoken))
            return REFUSED
    found = asyncio.run(_tidied(options, delete=True, served=False))
    if as_json:
        print_json({"tables": found.tables, "names": found.names, "failed": found.failed})
    else:
        paragraph(text("command-db-tidied", spoken, tables=found.tables, names=found.names))
    return _what_is_left(found, spoken)


def _what_is_left(found: Swept, lang: str) -> int:
    """Complain about what could not be read or deleted, and give the code to leave with."""
    if found.error is None:
        return DONE
    from tabbe.server.upgrade import what_failed

    reason = what_failed(found.error)
    complain(text("command-db-left", lang, count=found.failed, reason=reason))
    return REFUSED


async def _tidied(options: Options, *, delete: bool, served: bool) -> Swept:
    """Delete what is old, or count it; where a server is at work only if it may be ``served``."""
    from tabbe.server.hall import wall_clock
    from tabbe.server.retention import Retention, Swept, time_away
    from tabbe.server.store import Store
    from tabbe.server.upgrade import check_current

    found = Swept()

    async def look() -> None:
        nonlocal found
        await check_current(options.database)
        store = Store(options.database)
        try:
            if not served and await _is_served(store):
                raise CommandError("command-db-served")
            away = time_away(await store.note("alive"), await store.note("away"), wall_clock())
            retention = Retention(store, options, lambda: wall_clock() - away)
            if delete:
                await store.open()
                found = await retention.sweep(lambda: asyncio.sleep(0))
            else:
                found = await retention.count()
        finally:
            await store.close()

    await _with_sentence(look)
    return found


async def _is_served(store: Store) -> bool:
    """Keep a database to this process, if nobody else has it; whether a server is at work on it."""
    from tabbe.server.hall import wall_clock
    from tabbe.server.upgrade import DatabaseError
    from tabbe.server.uptime import is_served

    try:
        return not await store.claim(0) and await is_served(store, wall_clock())
    except DatabaseError:
        return True


def _agreed(lang: str) -> bool:
    """Ask whether to delete; whatever is no yes is a no, and so is the end of the input."""
    from tabbe.tui.answer import read_consent
    from tabbe.tui.screen import Screen

    if sys.stdin is None or sys.stdout is None:
        return False
    answer = Screen(sys.stdin, sys.stdout).ask(text("command-db-ask", lang), fresh=True)
    return answer is not None and read_consent(answer, lang) is True


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
