"""Who writes is kept up by nobody: neither by SQLite's log nor by those who read PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import Connection, text

from tabbe.server import upgrade, writer
from tabbe.server.store import Store
from tabbe.server.writer import MOST_LOG, SqliteWriter, Tidier, sqlite_engine
from tests.server.process import empty_postgres

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

PAGE = 4096
_NOTE = text("INSERT INTO note VALUES (:note)")


def _made(folder: Path) -> URL:
    url = upgrade.address(str(folder / "t.db"))
    engine = sqlite_engine(url)
    with engine.connect() as connection:
        connection.exec_driver_sql("CREATE TABLE note (text BLOB)")
    engine.dispose()
    return url


def _log_of(folder: Path) -> int:
    """Pages in the log's file, begun anew or not."""
    return (folder / "t.db-wal").stat().st_size // PAGE


async def _write(to: SqliteWriter, pages: int, each: int = 64) -> None:
    for _ in range(pages // each):
        await to.commit([(_NOTE, {"note": b"x" * PAGE * each})])


async def test_no_commit_empties_the_log_when_it_grows_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much is written, the writer itself leaves the file alone."""
    monkeypatch.setattr(writer, "TIDY", 1000)
    made = SqliteWriter(_made(tmp_path))
    before = (tmp_path / "t.db").stat().st_size
    await _write(made, 3008)
    assert (tmp_path / "t.db").stat().st_size == before
    assert _log_of(tmp_path) >= 3008
    await made.close()
    assert (tmp_path / "t.db").stat().st_size > 3008 * PAGE


async def test_log_is_begun_anew_when_it_is_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rounds of writing and tidying need no more room than the longest of them."""
    # The writer's own thread would now and then be at it in the same moment, and this one give way.
    monkeypatch.setattr(writer, "TIDY", 1000)
    url = _made(tmp_path)
    made, tidier = SqliteWriter(url), Tidier(url)
    for _ in range(4):
        await _write(made, MOST_LOG + 500, 256)
        tidier.tidy()
    assert _log_of(tmp_path) < 2 * MOST_LOG
    tidier.close()
    await made.close()
    engine = sqlite_engine(url)
    with engine.connect() as connection:
        kept = connection.exec_driver_sql("SELECT sum(length(text)) FROM note").scalar_one()
    engine.dispose()
    assert kept == 4 * ((MOST_LOG + 500) // 256) * 256 * PAGE


async def test_writing_goes_on_when_somebody_reads_while_the_log_is_tidied(tmp_path: Path) -> None:
    """A reader who stays where he is keeps the log long, and nobody waiting; nothing is lost."""
    url = _made(tmp_path)
    made, tidier, engine = SqliteWriter(url), Tidier(url), sqlite_engine(url)
    with engine.connect() as reader:
        await _write(made, 64)
        reader.exec_driver_sql("BEGIN")
        assert reader.exec_driver_sql("SELECT count(*) FROM note").scalar_one() == 1
        await _write(made, MOST_LOG + 500, 256)
        tidier.tidy()
        await _write(made, 64)
        assert reader.exec_driver_sql("SELECT count(*) FROM note").scalar_one() == 1
        reader.exec_driver_sql("COMMIT")
    with engine.connect() as reader:
        count = reader.exec_driver_sql("SELECT count(*) FROM note").scalar_one()
        assert count == 2 + (MOST_LOG + 500) // 256
    engine.dispose()
    tidier.close()
    await made.close()


async def test_log_is_tidied_by_itself_when_something_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer's own thread moves what was written, and stops with it."""
    monkeypatch.setattr(writer, "TIDY", 0.01)
    made = SqliteWriter(_made(tmp_path))
    await _write(made, 640)
    async with asyncio.timeout(30):
        while (tmp_path / "t.db").stat().st_size < 640 * PAGE:
            await asyncio.sleep(0.01)
    await made.close()


async def test_next_writes_are_stored_when_a_connection_breaks_and_will_not_close(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was wrong is told as it is; nobody meets the broken connection again."""
    made = SqliteWriter(_made(tmp_path))
    await _write(made, 64)
    before = made._connection

    def broken(*_: object) -> None:
        raise OSError("disk gone")

    def stuck(*_: object) -> None:
        raise KeyError("no way out")

    with monkeypatch.context() as patched:
        patched.setattr(Connection, "exec_driver_sql", broken)
        patched.setattr(Connection, "close", stuck)
        for _ in range(2):
            with pytest.raises(OSError, match="disk gone"):
                await _write(made, 64)
    await _write(made, 64)
    assert made._connection is not None
    assert made._connection is not before
    # Also the new one leaves the log alone.
    assert made._connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar_one() == 0
    await made.close()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
async def test_log_is_tidied_again_when_its_thread_has_died(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever ended the thread, the next write starts another; and no write fails for want of it.

    What goes wrong is logged once, and again after it was well.
    """
    monkeypatch.setattr(writer, "TIDY", 0.001)
    tidier, done, logged = Tidier(_made(tmp_path)), threading.Event(), list[object]()
    monkeypatch.setattr(writer._log, "error", lambda _, exc_info: logged.append(exc_info))
    troubles: list[BaseException | None] = [OSError(1), OSError(2), None, OSError(3), SystemExit()]
    left = list(troubles)

    def tidy() -> None:
        trouble = left.pop(0) if left else None
        if not left:
            done.set()
        if trouble is not None:
            raise trouble

    monkeypatch.setattr(tidier, "tidy", tidy)

    def no_thread(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "start", no_thread)
        tidier.wake()
    tidier.wake()
    while not done.is_set():
        tidier._written.set()
        await asyncio.sleep(0.001)
    first = tidier._thread
    assert first is not None
    await asyncio.to_thread(first.join, 30)
    done.clear()
    tidier.wake()
    assert await asyncio.to_thread(done.wait, 30)
    assert tidier._thread is not first
    tidier.close()
    assert [type(error) for error in logged] == [RuntimeError, OSError]
    assert logged[1] is troubles[3]


async def test_writing_goes_on_when_readers_hold_every_connection(postgres: str) -> None:
    """However many read slowly from PostgreSQL, what is played is stored."""
    await empty_postgres(postgres)
    store = Store(postgres)
    await store.open()
    readers = [await store._engine.connect() for _ in range(15)]
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.1):
            await store.note("n")
    async with asyncio.timeout(20):
        await store.set_note("n", "written")
    for reader in readers:
        await reader.close()
    assert await store.note("n") == "written"
    await store.close()


async def test_writing_does_not_wait_for_ever_when_postgres_does_not_answer(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody holds what is written to: it is refused after a while, and later stored."""
    await empty_postgres(postgres)
    monkeypatch.setattr(writer, "PATIENCE", 0.2)
    store = Store(postgres)
    await store.open()
    async with store._engine.connect() as holder, asyncio.timeout(60):
        await holder.execute(text("LOCK TABLE note"))
        with pytest.raises(TimeoutError):
            await store.set_note("n", "held up")
    monkeypatch.undo()
    await store.set_note("n", "written")
    assert await store.note("n") == "written"
    await store.close()
