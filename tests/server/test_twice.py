"""Messages that arrive twice act once, and nothing is answered before it is stored."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter

from tabbe.protocol import message as m
from tests.server.house import Guest, House, pair, play_all, serving

if TYPE_CHECKING:
    from pathlib import Path

CHANGING = set(TypeAdapter(m.ClientMessage).json_schema()["discriminator"]["mapping"]) - {
    *("choose", "resync", "ping", "phrase")
}
"""Every message that leaves a trace in the log."""


class Sender:
    """Sends everything twice and keeps it, so that it can be sent again much later."""

    def __init__(self) -> None:
        self.sent: list[tuple[Guest, str, str, dict[str, Any]]] = []

    async def twice(self, guest: Guest, kind: str, **fields: Any) -> None:
        """Send a message two times; both are answered as done."""
        name = f"{kind}-{len(self.sent)}"
        self.sent.append((guest, kind, name, fields))
        first = await guest.ask(kind, id=name, **fields)
        assert first["type"] in ("done", "hints"), first
        again = await guest.ask(kind, id=name, **fields)
        assert again["type"] == "done", again

    async def all_again(self) -> None:
        """Send all that has ever been sent once more."""
        for guest, kind, name, fields in self.sent:
            again = await guest.ask(kind, id=name, **fields)
            assert again["type"] == "done", (kind, again)


async def _news(*guests: Guest) -> None:
    """Hear what has been told."""
    for guest in guests:
        with suppress(TimeoutError):
            while True:
                await guest.receive(0.05)


async def _turn(guest: Guest, *others: Guest) -> None:
    """Play on until it is somebody's turn."""
    await _news(guest, *others)
    while "play" not in guest.may:
        for other in others:
            if "play" in other.may:
                await other.act()
        await _news(guest, *others)


async def _play(sender: Sender, guest: Guest) -> None:
    move = guest.state["own"]["legal"][0]["notation"]
    await sender.twice(guest, "play", version=guest.state["version"], move=move)


async def _scenario(sender: Sender, house: House, anna: Guest, bo: Guest) -> str:
    """Everything that two people can do at a table, each of it twice."""
    twice = sender.twice
    table = await anna.make(seats=["you", "open", "open"], players=3, clock=[600_000, 0], deals=1)
    await anna.enter(table)
    await twice(anna, "set_seat", seat=2, bot="greedy")
    await twice(anna, "set_seat", seat=2, bot=None)
    await bo.sit(table, 1)
    await bo.enter(table)
    await twice(bo, "leave")
    await bo.sit(table, 1)
    assert (await bo.ask("leave", id=sender.sent[-1][2]))["type"] == "done"
    assert house.hall.rooms[table].table.chairs[1].kind == "person"
    await twice(anna, "start")
    for guest in (anna, bo):
        await twice(guest, "mix", text=guest.name)
    await twice(anna, "mute", seat=1, on=True)
    await _turn(anna, bo)
    await twice(anna, "hint")
    assert anna.scene["seats"][0]["hints"] == 1
    await twice(bo, "give_time", seat=2)
    await twice(anna, "clock_off")
    await twice(bo, "answer", yes=False)
    await _play(sender, anna)
    await _news(anna, bo)
    await twice(anna, "undo")
    await twice(bo, "answer", yes=True)
    await _news(anna, bo)
    await twice(bo, "leave")
    await twice(bo, "come_back")
    await twice(anna, "concede")
    await twice(bo, "concede")
    await _news(anna, bo)
    assert anna.scene["phase"] == "over"
    for guest in (anna, bo):
        await twice(guest, "rematch")
    await play_all([anna, bo], "playing")
    return table


async def _ended_deal(sender: Sender, bo: Guest) -> str:
    table = await bo.make(seats=["you", "greedy"], deals=2, game="kasino")
    await bo.enter(table)
    await bo.play("counted")
    await sender.twice(bo, "ready")
    return table


async def test_message_acts_once_when_it_comes_again_also_after_a_restart(tmp_path: Path) -> None:
    """Each kind of message that changes a table, twice at once and again by a new server."""
    database, first, second = tmp_path / "t.db", Sender(), Sender()
    async with serving(database) as house:
        anna, bo, cleo = house.guest("Anna", 1), house.guest("Bo", 2), house.guest("Cleo", 3)
        table = await _scenario(first, house, anna, bo)
        other = await _ended_deal(second, cleo)
        sent = [*first.sent, *second.sent]
        assert {kind for _, kind, _, _ in sent} == CHANGING
        for guest in (anna, bo, cleo):
            await guest.leave()
    async with serving(database) as house:
        for guest, at in ((anna, table), (bo, table), (cleo, other)):
            guest.base = house.base
            await guest.enter(at)
        await first.all_again()
        await second.all_again()
        for at, sender in ((table, first), (other, second)):
            kept = await house.hall.store.load_table(at)
            assert kept is not None
            acted = Counter(event.data["id"] for event in kept.events if "id" in event.data)
            for _, _, name, _ in sender.sent:
                assert acted[name] == 1, name
        for guest in (anna, bo, cleo):
            await guest.leave()
            await guest.http.aclose()


async def test_phrase_is_said_once_when_it_comes_again(tmp_path: Path) -> None:
    """What leaves no trace in the log is kept in mind by the running server."""
    async with serving(tmp_path / "t.db") as house, house.guest("Anna") as anna:
        table = await anna.make(players=2)
        await anna.enter(table)
        async with house.guest("Eve") as eve:
            await eve.enter(table)
            assert (await anna.ask("phrase", id="once", phrase="hello"))["type"] == "done"
            await anna.leave()
            await anna.enter(table)
            assert (await anna.ask("phrase", id="once", phrase="hello"))["type"] == "done"
            await anna.ask("phrase", phrase="bye")
            said = [(await eve.hear("said"))["phrase"] for _ in range(2)]
            assert said == ["hello", "bye"]


async def test_nothing_is_undone_when_what_changed_nothing_comes_again(tmp_path: Path) -> None:
    """A message that had nothing to do has been done, and does nothing later either."""
    async with serving(tmp_path / "t.db") as house, house.guest("Anna") as anna:
        table = await anna.make(players=2)
        await anna.enter(table)
        await anna.ask("mute", id="off", seat=1, on=False)
        await anna.ask("mute", id="on", seat=1, on=True)
        assert (await anna.ask("mute", id="off", seat=1, on=False))["type"] == "done"
        assert house.hall.rooms[table].table.chairs[0].muted == {1}


async def test_seat_is_promised_to_nobody_before_it_is_stored_when_asked_for_twice(
    tmp_path: Path,
) -> None:
    """The second call finds the seat taken by oneself, and waits for the disk as the first does."""
    async with (
        serving(tmp_path / "t.db") as house,
        house.guest("Anna") as anna,
        house.guest("Phone") as phone,
    ):
        table = await anna.make(players=3)
        token = (await anna.http.post(f"/api/tables/{table}/device")).json()["token"]
        await phone.http.put("/api/me", json={"name": "Phone"})
        journal, room = house.hall.store.journal, house.hall.rooms[table]
        commit, gate = journal._commit, asyncio.Event()

        async def held(writes: list[Any]) -> None:
            await gate.wait()
            await commit(writes)

        async def ask() -> Any:
            return (await phone.http.post("/api/devices", json={"token": token})).json()

        journal._commit = held
        calls: list[asyncio.Task[Any]] = []
        try:
            async with asyncio.timeout(10):
                for number in (1, 2):
                    calls.append(asyncio.create_task(ask()))
                    while len(room._settling) < number and not calls[-1].done():
                        await asyncio.sleep(0.001)
            assert [call.done() for call in calls] == [False, False]
        finally:
            gate.set()
        assert await asyncio.gather(*calls) == [{"table": table, "seat": 0}] * 2


async def test_nothing_but_a_pong_is_said_before_what_it_rests_on_is_stored(
    tmp_path: Path,
) -> None:
    """A phrase and a refusal wait for the disk behind what was done before them."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, _ = await pair(house)
        async with anna, bo:
            await play_all([anna, bo], "playing")
            await _news(anna, bo)
            journal, heard = house.hall.store.journal, len(bo.frames)
            commit, gate = journal._commit, asyncio.Event()

            async def held(writes: list[Any]) -> None:
                await gate.wait()
                await commit(writes)

            journal._commit = held
            try:
                await anna.send("mute", seat=1, on=True)
                await anna.send("ping")
                await anna.hear("pong")
                asked = [await bo.send("phrase", phrase="hello"), await bo.send("clock_off")]
                await bo.send("ping")
                await bo.hear("pong")
                kinds = [json.loads(frame)["type"] for frame in bo.frames[heard:]]
                assert kinds == ["pong"]
            finally:
                gate.set()
            told = [await bo.receive() for _ in range(4)]
            assert [one["type"] for one in told] == ["update", "said", "done", "refused"]
            assert [one["id"] for one in told[2:]] == asked
