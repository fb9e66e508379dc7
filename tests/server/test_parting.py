"""How connections end: told why, at once, and without harm to anybody else."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack, closing
from typing import TYPE_CHECKING, Any

import pytest
import websockets
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from tabbe.protocol import message as m
from tabbe.server.desk import Desk
from tabbe.server.log import told
from tabbe.server.room import MOST_OF_SEAT
from tests.server.house import Guest, House, check_bye, play_all, play_on, serving

if TYPE_CHECKING:
    from pathlib import Path


async def _closed(guest: Guest) -> tuple[dict[str, Any], int]:
    """What is said at the end, and the code with which the line is closed."""
    bye = await guest.hear("bye")
    with pytest.raises(websockets.ConnectionClosed) as caught:
        await guest.receive()
    assert caught.value.rcvd is not None
    return bye, caught.value.rcvd.code


async def _first_words(house: House, table: str) -> tuple[dict[str, Any], int]:
    """What a new connection is told first, and the code with which it is closed."""
    address = f"ws{house.base[4:]}/ws/{table}?protocol={m.PROTOCOL}"
    async with websockets.connect(address, compression=None) as socket:
        said = json.loads(await socket.recv())
        check_bye(said)
        with pytest.raises(websockets.ConnectionClosed) as caught:
            await socket.recv()
    assert caught.value.rcvd is not None
    return said, caught.value.rcvd.code


async def test_oldest_is_closed_when_a_seat_is_open_too_often(tmp_path: Path) -> None:
    """The newest connections of a seat stay, and other seats and onlookers keep theirs."""
    async with serving(tmp_path / "t.db") as house, AsyncExitStack() as stack:
        anna, bo, eve = (house.guest(name, 1) for name in ("Anna", "Bo", "Eve"))
        table = await anna.make(players=2)
        await bo.sit(table)
        for guest in (bo, eve):
            await stack.enter_async_context(guest)
            await guest.enter(table)
        same = [anna, *(house.guest("Anna") for _ in range(MOST_OF_SEAT + 1))]
        for guest in same:
            await stack.enter_async_context(guest)
            guest.http.cookies = anna.http.cookies
            await guest.enter(table)
        for guest in same[:2]:
            bye = {"type": "bye", "code": "elsewhere", "after": None}
            assert await _closed(guest) == (bye, 4009)
        for guest in (*same[2:], bo, eve):
            assert (await guest.ask("ping"))["type"] == "pong"
        room = house.hall.rooms[table]
        assert len(room.sockets) == MOST_OF_SEAT + 2
        assert room.connected() == {0, 1}


async def test_onlookers_are_told_when_too_many_look_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not that nobody may."""
    monkeypatch.setattr("tabbe.server.room.MOST_SOCKETS", 0)
    async with serving(tmp_path / "t.db") as house, house.guest("Anna") as anna:
        table = await anna.make(players=2)
        said, _ = await _first_words(house, table)
        assert said == {"type": "bye", "code": "crowded", "after": None}
        await anna.enter(table)


async def test_name_is_gone_from_every_screen_when_somebody_is_forgotten(tmp_path: Path) -> None:
    """Who asks to be forgotten leaves the table, and nothing there names them any more."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo = house.guest("Annika", 1), house.guest("Bo", 2)
        table = await anna.make(players=2, deals=1)
        await bo.sit(table)
        async with anna, bo, house.guest("Eve") as eve:
            for guest in (anna, bo, eve):
                await guest.enter(table)
            await play_all([anna, bo], "playing")
            await anna.http.delete("/api/me")
            assert (await _closed(anna))[0]["code"] == "gone"
            for guest in (bo, eve):
                while guest.scene["seats"][0]["name"] == "Annika":
                    await guest.receive()
                # Everything from scratch, for the log names people as well.
                while guest.state["type"] != "state":
                    await guest.receive()
                assert "Annika" not in json.dumps(guest.state)
                assert guest.scene["seats"][0]["away"]
            await play_on([bo])
            assert "Annika" not in (await bo.http.get(f"/api/tables/{table}/record")).text


async def test_seat_is_open_again_when_its_person_is_forgotten_in_the_lobby(
    tmp_path: Path,
) -> None:
    """Nobody could come back to it; on a seat that another device holds, nobody leaves."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo = house.guest("Anna", 1), house.guest("Bo", 2)
        async with anna, bo, house.guest("Cleo") as cleo, house.guest("Phone") as phone:
            table = await anna.make(players=4)
            await bo.sit(table)
            await cleo.sit(table)
            token = (await cleo.http.post(f"/api/tables/{table}/device")).json()["token"]
            await phone.http.post("/api/devices", json={"token": token})
            for guest in (bo, cleo):
                await guest.http.delete("/api/me")
            chairs = house.hall.rooms[table].table.chairs
            assert [chair.kind for chair in chairs] == ["person", "open", "person", "open"]
            assert len(chairs[2].holders) == 1


async def test_seat_is_open_again_when_its_table_was_not_in_memory(tmp_path: Path) -> None:
    """A table at which people still gather is called in, so that nobody waits there for ever."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo = house.guest("Anna", 1), house.guest("Bo", 2)
        async with anna, bo:
            table, begun = await anna.make(players=3), await anna.make(players=2)
            for one in (table, begun):
                await bo.sit(one)
            for room in house.hall.rooms.values():
                room.close()
            house.hall.rooms.clear()
            assert (await bo.http.delete("/api/me")).json() == {"tables": 0}
            assert set(house.hall.rooms) == {table}
            kinds = [chair.kind for chair in house.hall.rooms[table].table.chairs]
            assert kinds == ["person", "open", "open"]


async def test_old_cookie_opens_nothing_when_its_person_was_forgotten(tmp_path: Path) -> None:
    """In the middle of a match and after a restart: no seat, no cards, no way back, no trace."""
    database = tmp_path / "t.db"
    async with serving(database) as house:
        anna, bo, old = house.guest("Anna", 1), house.guest("Bo", 2), house.guest("Anna")
        table = await anna.make(players=2, deals=1)
        await bo.sit(table)
        person = house.hall.rooms[table].table.chairs[0].holders[0]
        token = (await anna.http.post(f"/api/tables/{table}/device")).json()["token"]
        async with anna, bo, old:
            cookie = anna.http.cookies["tabbe"]
            for guest in (anna, bo):
                await guest.enter(table)
            await play_all([anna, bo], "playing")
            await anna.http.delete("/api/me")
            assert await _closed(anna) == ({"type": "bye", "code": "gone", "after": None}, 4004)
            old.http.headers["authorization"] = f"Bearer {cookie}"
            await _is_stranger(old, table, cookie)
            refused = await old.http.post("/api/devices", json={"token": token})
            assert refused.json()["error"]["code"] == "bad_link"
            await play_on([bo])
            version = house.hall.rooms[table].table.version
    with closing(sqlite3.connect(database)) as opened:
        assert person not in "\n".join(opened.iterdump())
        kinds = [kind for (kind,) in opened.execute("SELECT kind FROM event ORDER BY number")]
        assert kinds.count("forgotten") == 1
    async with serving(database) as house, house.guest("Anna") as old, house.guest("Bo") as bo:
        old.http.headers["authorization"] = f"Bearer {cookie}"
        await _is_stranger(old, table, cookie)
        folded = house.hall.rooms[table].table
        assert folded.version >= version
        assert (folded.chairs[0].holders, folded.chairs[0].away) == ([], "left")
        # It is as if the cookie had never been: whoever comes with it gets a new one.
        named = await old.http.put("/api/me", json={"name": "Anna"})
        assert "tabbe" in named.cookies


async def _is_stranger(old: Guest, table: str, cookie: str) -> None:
    """A cookie shows and does no more than none does."""
    assert (await old.http.get("/api/me")).json() == {"name": None, "tables": []}
    assert (await old.http.get(f"/api/tables/{table}")).json()["seat"] is None
    await old.enter(table, Cookie=f"tabbe={cookie}")
    assert old.state["own"] is None
    assert (await old.ask("come_back"))["reason"]["code"] == "no_seat_here"
    await old.leave()


async def test_seat_is_a_bots_when_its_person_was_forgotten_while_the_table_rested(
    tmp_path: Path,
) -> None:
    """A table that is not in memory learns of it when it is next wanted."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo = house.guest("Anna", 1), house.guest("Bo", 2)
        async with anna, bo:
            table = await anna.make(players=2, deals=1)
            await bo.sit(table)
            for guest in (anna, bo):
                await guest.enter(table)
            await play_all([anna, bo], "playing")
            for guest in (anna, bo):
                await guest.leave()
            house.hall.rooms.pop(table).close()
            await anna.http.delete("/api/me")
            assert table not in house.hall.rooms
            await bo.enter(table)
            await play_on([bo])
            chair = house.hall.rooms[table].table.chairs[0]
            assert (chair.holders, chair.away) == ([], "left")
            # What is left is a person without a name, and not a bot.
            record = (await bo.http.get(f"/api/tables/{table}/record")).text
            assert "greedy" not in record


async def test_seat_of_a_forgotten_person_is_a_bots_in_the_next_match(tmp_path: Path) -> None:
    """Who gave up is asked about the next match, but not who was forgotten since."""
    async with serving(tmp_path / "t.db") as house:
        three = [house.guest(name, number) for number, name in enumerate(("Anna", "Bo", "Cleo"))]
        anna, bo, cleo = three
        async with anna, bo, cleo:
            table = await anna.make(players=3, deals=1, game="avig-kasino-se")
            for guest in (bo, cleo):
                await guest.sit(table)
            for guest in three:
                await guest.enter(table)
            await play_all(three, "playing")
            await anna.ask("concede")
            await anna.http.delete("/api/me")
            await play_all([bo, cleo])
            chair = house.hall.rooms[table].table.chairs[0]
            assert (chair.away, chair.is_played) == ("left", False)


async def test_table_stays_when_somebody_sits_down_while_it_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether anybody else sat there is seen when it is deleted, not before."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo = house.guest("Anna", 1), house.guest("Bo", 2)
        async with anna, bo:
            table = await anna.make(players=3)
            forget = house.hall.store.forget

            async def late(*given: Any) -> Any:
                assert (await bo.sit(table)).status_code == 200
                # Nobody gets in any more by the cookie that is being forgotten.
                assert (await anna.http.get(f"/api/tables/{table}")).json()["seat"] is None
                return await forget(*given)

            monkeypatch.setattr(house.hall.store, "forget", late)
            assert (await anna.http.delete("/api/me")).json() == {"tables": 0}
            await bo.enter(table)
            kinds = [chair.kind for chair in house.hall.rooms[table].table.chairs]
            assert kinds == ["open", "person", "open"]


@pytest.mark.parametrize("rests", [False, True])
async def test_table_does_not_come_back_when_it_is_asked_for_while_it_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, rests: bool
) -> None:
    """Neither from memory nor by a reading that began before the deletion."""
    async with serving(tmp_path / "t.db") as house:
        anna, eve = house.guest("Anna"), house.guest("Eve")
        async with anna, eve:
            table = await anna.make(players=3)
            store = house.hall.store
            forget, load = store.forget, store.load_table
            read, deleted = asyncio.Event(), asyncio.Event()
            asking: list[asyncio.Task[Any]] = []

            async def slow(id: str) -> Any:  # noqa: A002
                found = await load(id)
                read.set()
                await deleted.wait()
                return found

            async def late(*given: Any) -> Any:
                asking.append(asyncio.create_task(eve.http.get(f"/api/tables/{table}")))
                if rests:
                    await read.wait()
                else:
                    await asking[0]
                made = await forget(*given)
                deleted.set()
                return made

            if rests:
                house.hall.rooms.pop(table).close()
                monkeypatch.setattr(store, "load_table", slow)
            monkeypatch.setattr(store, "forget", late)
            assert (await anna.http.delete("/api/me")).json() == {"tables": 1}
            await asyncio.gather(*asking)
            monkeypatch.setattr(store, "load_table", load)
            assert table not in house.hall.rooms
            assert (await eve.http.get(f"/api/tables/{table}")).status_code == 404


async def test_nobody_is_forgotten_when_that_cannot_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asked for it keeps everything, and may ask again."""
    async with serving(tmp_path / "t.db") as house, house.guest("Anna") as anna:
        table = await anna.make(players=3)
        monkeypatch.setattr(house.hall.store, "forget", _fails)
        answer = await anna.http.delete("/api/me")
        assert answer.status_code == 500
        assert [one["seat"] for one in (await anna.http.get("/api/me")).json()["tables"]] == [0]
        await anna.enter(table)


DAMAGE = (
    "INSERT INTO event VALUES (:table, 99, 'sat', 1, '{}')",
    "UPDATE event SET kind = 'teleported' WHERE table_id = :table",
    'UPDATE event SET data = \'{"seat": 0, "person": "p", "hat": 1}\' WHERE table_id = :table',
    "UPDATE game_table SET setup = '{\"boards\": 2}' WHERE id = :table",
    'UPDATE game_table SET setup = \'{"game": "krypkasino", "version": 99}\' WHERE id = :table',
)


@pytest.mark.parametrize("damage", DAMAGE)
async def test_reason_is_told_when_a_table_cannot_be_read(tmp_path: Path, damage: str) -> None:
    """What a newer Tabbe stored, or damage left: it says so, and other tables go on."""
    database = tmp_path / "t.db"
    async with serving(database) as house, house.guest("Anna") as anna:
        table, other = await anna.make(players=2), await anna.make(players=2)
        cookies = anna.http.cookies
    with closing(sqlite3.connect(database)) as opened, opened:
        opened.execute(damage, {"table": table})
    async with serving(database) as house, house.guest("Anna") as anna:
        anna.http.cookies = cookies
        with capture_logs() as logged:
            said, code = await _first_words(house, table)
        assert (said["code"], said["after"], code) == ("unreadable", None, 4005)
        assert [entry["event"] for entry in logged] == ["table not readable"]
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
            asked = await anna.http.get(path)
            assert (asked.status_code, asked.json()["error"]["code"]) == (503, "unreadable")
        kept = (await anna.http.get("/api/me")).json()["tables"]
        assert {one["id"]: one["phase"] for one in kept} == {table: None, other: "lobby"}
        await anna.enter(other)


def _fails(*_: object) -> Any:
    raise OperationalError("SELECT", {"name": "Anna"}, OSError("Anna's disk is full"))


def _words(logged: list[Any]) -> str:
    """All that a log would show of these entries."""
    shown = [{**entry, "exc_info": told(entry["exc_info"])} for entry in logged]
    return json.dumps(shown, default=str)


async def test_reason_is_told_when_the_database_fails_as_a_line_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing hangs, the log names nobody, and the table is there when the database is."""
    database = tmp_path / "t.db"
    async with serving(database) as house, house.guest("Anna") as anna:
        table = await anna.make(players=2)
        cookies = anna.http.cookies
    async with serving(database) as house, house.guest("Anna") as anna:
        anna.http.cookies = cookies
        with monkeypatch.context() as broken, capture_logs() as logged:
            broken.setattr(house.hall.store, "load_table", _fails)
            said, code = await _first_words(house, table)
        assert (said["code"], said["after"], code) == ("failed", 5000, 1011)
        assert len(logged) == 1
        assert "OperationalError" in _words(logged)
        assert "Anna" not in _words(logged)
        await anna.enter(table)
        assert anna.scene["seats"][0]["name"] == "Anna"


async def test_reason_is_told_when_something_breaks_on_an_open_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one whose message it was may come back; the others notice nothing of it."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo = house.guest("Anna", 1), house.guest("Bo", 2)
        table = await anna.make(players=2, deals=1)
        await bo.sit(table)
        async with anna, bo:
            await anna.enter(table)
            await bo.enter(table)
            with monkeypatch.context() as broken, capture_logs() as logged:
                broken.setattr(Desk, "_events", _fails)
                await anna.send("mix", text="x")
                bye, code = await _closed(anna)
            assert (bye["code"], bye["after"], code) == ("failed", 5000, 1011)
            assert "Anna" not in _words(logged)
            assert (await bo.ask("ping"))["type"] == "pong"
            await anna.enter(table)
            await play_all([anna, bo], "playing")
