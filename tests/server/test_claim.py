"""One server on a database at a time, of both kinds; what a kill leaves is in nobody's way."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from tabbe.server import claim
from tabbe.server.hall import Hall
from tabbe.server.option import Options
from tabbe.server.store import Store
from tabbe.server.upgrade import DatabaseError
from tests.server.house import InlineThinker, serving
from tests.server.process import Process, empty_postgres

if TYPE_CHECKING:
    from pathlib import Path


async def _refused(database: str, patience: float = 0) -> str:
    """By what key a second server is refused."""
    second = Store(database)
    try:
        with pytest.raises(DatabaseError) as refused:
            await second.claim(patience)
    finally:
        await second.close()
    return refused.value.key


async def test_second_server_is_refused_while_the_first_is_at_work(database: str) -> None:
    """Whatever it is asked to wait; and when the first has ended it may begin."""
    async with serving(database):
        assert await _refused(database, 0.3) == "database-served"
        # Those who only read, or bring it up to date, may do so beside it.
        other = Store(database)
        await other.open()
        await other.close()
    async with serving(database) as house, house.guest() as anna:
        assert (await anna.http.get("/readyz")).status_code == 200


async def test_server_does_not_start_when_another_has_its_database(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the hall that asks, so nothing of it begins."""
    monkeypatch.setattr(Store.claim, "__defaults__", (0.0,))
    async with serving(database) as house:
        runs = await house.hall.store.note("runs")
        second = Hall(Store(database), InlineThinker(), Options(database=database))
        with pytest.raises(DatabaseError):
            await second.open()
        await second.store.close()
        assert await house.hall.store.note("runs") == runs


async def test_server_waits_when_the_one_before_is_still_closing(database: str) -> None:
    """A restart need not know how long that takes."""
    first, second = Store(database), Store(database)
    assert await first.claim()
    taking = asyncio.create_task(second.claim(60))
    await asyncio.sleep(0.3)
    assert not taking.done()
    await first.close()
    assert await taking
    await second.close()


async def test_server_starts_at_once_when_the_one_before_was_killed(database: str) -> None:
    """The claim has gone with its process."""
    server = Process(database)
    await server.start()
    assert await _refused(database) == "database-served"
    await server.end()
    await server.start()
    assert await server.stop() == 0


async def test_file_is_claimed_by_any_of_its_names(tmp_path: Path) -> None:
    """A link to it is the same database; its neighbour is another one."""
    (tmp_path / "link.db").symlink_to(tmp_path / "t.db")
    first = Store(str(tmp_path / "t.db"))
    assert await first.claim(0)
    assert await _refused(str(tmp_path / "link.db")) == "database-served"
    neighbour = Store(str(tmp_path / "u.db"))
    assert await neighbour.claim(0)
    await neighbour.close()
    await first.close()


async def _cut(address: str) -> None:
    """End the connection of a claim from the database's side."""
    import asyncpg

    other = await asyncpg.connect(address)
    await other.execute(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory'"
    )
    await other.close()


async def test_claim_is_taken_again_when_its_connection_is_lost(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By itself; and where another server was quicker, the log says so, once."""
    await empty_postgres(postgres)
    monkeypatch.setattr(claim, "BEAT", 0.02)
    told: list[str] = []
    monkeypatch.setattr(claim._log, "error", lambda what, **_: told.append(what))
    first, second = Store(postgres), Store(postgres)
    assert await first.claim(0)
    held: Any = first._claim
    before = held._connection
    await _cut(postgres)
    async with asyncio.timeout(30):
        while held._connection in (None, before):
            await asyncio.sleep(0.02)
    assert await _refused(postgres) == "database-served"
    assert told == []
    connect = held._connect

    async def slower() -> bool:
        if second._claim._keeping is None:  # type: ignore[union-attr]
            await second.claim(0)
        return bool(await connect())

    held._connect = slower
    await _cut(postgres)
    async with asyncio.timeout(30):
        while not told:
            await asyncio.sleep(0.02)
    held._connect = connect
    await second.close()
    async with asyncio.timeout(30):
        while held._connection is None:
            await asyncio.sleep(0.02)
    await first.close()
    assert told == ["another server has taken the database"]


async def test_claim_is_taken_again_when_the_database_was_away(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that starts refuses by an error of its driver, which is no end; the log says so, once."""
    import asyncpg

    await empty_postgres(postgres)
    monkeypatch.setattr(claim, "BEAT", 0.02)
    told: list[str] = []
    monkeypatch.setattr(claim._log, "error", lambda what, **_: told.append(what))
    first = Store(postgres)
    assert await first.claim(0)
    held: Any = first._claim
    connect, tries = held._connect, 0

    async def starting() -> bool:
        nonlocal tries
        tries += 1
        if tries < 4:
            raise asyncpg.CannotConnectNowError("the database system is starting up")
        return bool(await connect())

    held._connect = starting
    await _cut(postgres)
    async with asyncio.timeout(30):
        while tries < 4 or held._connection is None:
            await asyncio.sleep(0.02)
    assert await _refused(postgres) == "database-served"
    await first.close()
    assert told == ["claim on the database lost"]
