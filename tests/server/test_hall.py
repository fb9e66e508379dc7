"""All tables of a server: what leaves the memory, and what stays because somebody uses it."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from tabbe.server.hall import QUIET, Hall
from tabbe.server.option import Options
from tabbe.server.setup import Setup
from tabbe.server.store import Store
from tests.server.house import InlineThinker

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import pytest

    from tabbe.server.room import Room


@asynccontextmanager
async def _open(tmp_path: Path, clock: list[int]) -> AsyncIterator[Hall]:
    hall = Hall(Store(str(tmp_path / "t.db")), InlineThinker(), Options(), lambda: clock[0])
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def _table(hall: Hall) -> Room:
    """A table for three at which one person sits, so that nothing happens by itself."""
    return await hall.make_table(Setup(players=3), "anna", start=False)


class Gate:
    """Holds calls of something asynchronous up until it is opened."""

    def __init__(self, work: Any) -> None:
        self._work = work
        self.reached = asyncio.Event()
        self.open = asyncio.Event()

    async def __call__(self, *given: Any) -> Any:
        """Do it, but give what comes of it when the gate is open."""
        made = await self._work(*given)
        self.reached.set()
        await self.open.wait()
        return made


async def test_table_stays_when_it_is_used_by_calls_alone(tmp_path: Path) -> None:
    """Whoever was given it may still use it for as long as a table may be quiet, and not longer."""
    clock = [1_000_000]
    async with _open(tmp_path, clock) as hall:
        made = await _table(hall)
        clock[0] += QUIET
        room = await hall.room(made.table.id)
        clock[0] += QUIET
        hall._let_go()
        assert await hall.sit(room, "bo", None) == 1
        assert await hall.room(made.table.id) is room
        clock[0] += QUIET + 1
        hall._let_go()
        assert not hall.rooms
        again = await hall.room(made.table.id)
        assert again is not room
        assert again.table.seat_of("bo") == 1


async def test_table_stays_when_something_of_it_waits_for_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Read anew it would lack what is under way, and who waits for that would be refused."""
    clock = [1_000_000]
    async with _open(tmp_path, clock) as hall:
        room = await _table(hall)
        gate = Gate(hall.store.journal._commit)
        monkeypatch.setattr(hall.store.journal, "_commit", gate)
        sitting = asyncio.create_task(hall.sit(room, "bo", None))
        await gate.reached.wait()
        asking = asyncio.create_task(room.stored())
        await asyncio.sleep(0)
        clock[0] += QUIET + 1
        hall._let_go()
        kept = dict(hall.rooms)
        gate.open.set()
        assert kept == {room.table.id: room}
        assert await sitting == 1
        await asking
        hall._let_go()
        assert not hall.rooms


async def test_name_stays_when_names_go_from_memory_while_others_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is about to be shown keeps the name, and one said meanwhile is the newer one."""
    clock = [1_000_000]
    async with _open(tmp_path, clock) as hall:
        for person, name in (("anna", "Anna"), ("bo", "Bo"), ("eve", "Eve")):
            await hall.call(person, name)
        hall._drop_names()
        await hall.know("anna")
        gate = Gate(hall.store.names)
        monkeypatch.setattr(hall.store, "names", gate)
        knowing = asyncio.create_task(hall.know("anna", "bo", "eve"))
        await gate.reached.wait()
        hall._drop_names()
        await hall.call("eve", "Eva")
        gate.open.set()
        await knowing
        assert [hall.name_of(one) for one in ("anna", "bo", "eve")] == ["Anna", "Bo", "Eva"]


async def test_seat_is_called_by_its_second_device_when_the_first_person_is_forgotten(
    tmp_path: Path,
) -> None:
    """The name is known though its person has only been carried here."""
    async with _open(tmp_path, [1_000_000]) as hall:
        room = await _table(hall)
        await hall.call("phone", "Anna again")
        hall._drop_names()
        link = hall.signer.link(room.table.id, 0, room.table.chairs[0].sittings)
        assert await hall.move_device(link, "phone") == (room.table.id, 0)
        await hall.forget("anna")
        assert room.table.chairs[0].holders == ["phone"]
        assert hall.name_of("phone") == "Anna again"
