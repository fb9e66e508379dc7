"""`kill -9` after every kind of event, on both databases, the logs compared event by event."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from tabbe.server.event import KINDS
from tests.server.house import Guest, play_all
from tests.server.process import Process, again, check, stored

LONG = 3_600_000

PATIENCE = 900
"""At most so many seconds; bots, at low priority, hardly get a turn on a busy machine."""


class World:
    """A server that is killed, a table at it, and the people there."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.server = Process(database)
        self.table = ""
        self.anna: Guest
        self.bo: Guest
        self.marked = 0

    async def begin(self, **setup: Any) -> None:
        """Two people come to a new table."""
        self.anna, self.bo = Guest(self.server.base, "Anna", 1), Guest(self.server.base, "Bo", 2)
        self.table = await self.anna.make(**{"grace": LONG, **setup})
        self.marked = 0
        await self.anna.enter(self.table)

    async def end(self) -> None:
        """They go."""
        for guest in (self.anna, self.bo):
            await guest.leave()
            await guest.http.aclose()

    @property
    def here(self) -> list[Guest]:
        """Those who are connected."""
        return [guest for guest in (self.anna, self.bo) if guest.state]

    async def settle(self) -> None:
        """Hear what has been told but not read."""
        for guest in self.here:
            while True:
                try:
                    await guest.receive(0.3)
                except TimeoutError:
                    break

    async def until(self, holds: Callable[[], bool]) -> None:
        """Hear on until something holds."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await self.settle()

    async def turn(self) -> Guest:
        """The person whose turn it is, when it is a person's."""
        await self.until(lambda: any("play" in guest.may for guest in self.here))
        return next(guest for guest in self.here if "play" in guest.may)

    async def played_before(self) -> tuple[Guest, Guest]:
        """One person has just played and may take it back, and the other is to play."""
        while True:
            mover = await self.turn()
            await mover.act()
            await self.settle()
            other = self.bo if mover is self.anna else self.anna
            if "undo" in mover.may and "play" in other.may:
                return mover, other

    async def advised(self) -> None:
        """The person on turn gets advice; from a worker that has just begun it may be late."""
        guest = await self.turn()
        async with asyncio.timeout(PATIENCE):
            while True:
                number, answer = await guest.send("hint"), dict[str, Any]()
                while answer.get("id") != number:
                    answer = await guest.receive(PATIENCE)
                if answer["type"] != "refused":
                    return
                assert answer["reason"]["code"] == "busy"

    async def deal(self) -> None:
        """Mix and let the cards come."""
        for guest in self.here:
            if "mix" in guest.may:
                await guest.ask("mix", text="x")
        await self.until(lambda: self.anna.scene["phase"] == "playing")

    async def kill(self, kind: str) -> None:
        """Kill the server, look for a kind among the latest events, and start it anew.

        Whatever was told is stored; whatever is stored stays, each event as it was, and is told to
        whoever comes back. Hands are those that were told before, where nothing has happened since.
        """
        await self.settle()
        await self.server.end()
        _, before = await stored(self.database, self.table)
        assert kind in [event.kind for event in before[self.marked :]]
        await check(self.database, self.table, self.here)
        # What was stored last may not have been told to everybody when the server was killed.
        held = [
            (guest, guest.state["own"]["hand"])
            for guest in self.here
            if guest.state["own"] and guest.state["version"] == len(before)
        ]
        await again(self.server, self.table, self.here)
        for guest in (self.anna, self.bo):
            guest.base = guest.http.base_url = self.server.base
        await self.settle()
        _, after = await stored(self.database, self.table)
        assert after[: len(before)] == before
        await check(self.database, self.table, self.here)
        if len(after) == len(before):
            assert all(guest.state["own"]["hand"] == hand for guest, hand in held)
        self.marked = len(before)


async def whole_match(world: World) -> AsyncIterator[str]:
    """A lobby, two deals, a rematch; what people and bots do, once each."""
    await world.begin(players=3, seats=["you", "open", "open"], deals=2, game="avig-kasino-se")
    anna, bo = world.anna, world.bo
    yield "sat"
    await anna.ask("set_seat", seat=2, bot="greedy")
    yield "set_seat"
    # The last free seat that is taken starts the match, so it is made free after a kill.
    await bo.sit(world.table)
    await bo.enter(world.table)
    await world.settle()
    if "mix" in anna.may:
        await anna.ask("mix", text="hello")
        yield "mixed"
    await world.deal()
    yield "dealt"
    token = (await bo.http.post(f"/api/tables/{world.table}/device")).json()["token"]
    async with Guest(world.server.base, "Bo's phone") as phone:
        assert (await phone.http.post("/api/devices", json={"token": token})).status_code == 200
        yield "device"
        phone.http.base_url = world.server.base
        assert (await phone.http.delete("/api/me")).status_code == 200
    yield "forgotten"
    await (await world.turn()).act()
    yield "moved"
    await world.turn()
    await anna.ask("mute", seat=1, on=True)
    yield "muted"
    await world.advised()
    yield "hinted"
    mover, other = await world.played_before()
    await mover.ask("undo")
    yield "asked"
    await other.ask("answer", yes=False)
    yield "answered"
    mover, other = await world.played_before()
    await mover.ask("undo")
    await world.until(lambda: "answer" in other.may)
    await other.ask("answer", yes=True)
    yield "undone"
    await world.turn()
    await bo.ask("leave")
    yield "left"
    await bo.ask("come_back")
    yield "back"
    await play_all([anna, bo], "counted")
    await anna.ask("ready")
    yield "ready"
    await bo.ask("ready")
    yield "committed"
    await world.deal()
    await world.turn()
    await bo.ask("concede")
    yield "conceded"
    await play_all([anna], "over")
    await world.settle()
    for guest in world.here:
        if "rematch" in guest.may:
            await guest.ask("rematch")
    yield "rematched"


async def short_clock(world: World) -> AsyncIterator[str]:
    """A clock that runs out."""
    await world.begin(clock=[1500, 0])
    await world.bo.sit(world.table)
    await world.bo.enter(world.table)
    await world.deal()
    await world.until(lambda: any(seat["away"] for seat in world.anna.scene["seats"]))
    yield "timed_out"


async def long_clock(world: World) -> AsyncIterator[str]:
    """Clocks that go on after the server was away, are filled up, and are turned off."""
    await world.begin(clock=[LONG, 0])
    await world.bo.sit(world.table)
    await world.bo.enter(world.table)
    await world.deal()
    await world.turn()
    await world.bo.ask("give_time", seat=0)
    yield "time_given"
    yield "resumed"
    await world.anna.ask("clock_off")
    await world.until(lambda: "answer" in world.bo.may)
    await world.bo.ask("answer", yes=True)
    yield "clock_off"


async def lost_line(world: World) -> AsyncIterator[str]:
    """Somebody who is waited for is gone."""
    await world.begin(grace=1000)
    await world.bo.sit(world.table)
    await world.bo.enter(world.table)
    await world.deal()
    mover = await world.turn()
    other = world.bo if mover is world.anna else world.anna
    await mover.leave()
    mover.state = {}
    seat = mover.seat or 0
    async with asyncio.timeout(PATIENCE):
        while not other.scene["seats"][seat]["away"]:
            await other.receive(30)
    yield "away"


@pytest.mark.slow
async def test_nothing_told_is_lost_when_the_server_is_killed_after_any_event(
    database: str,
) -> None:
    """Every kind of event is the latest once when the server is killed; none is left out."""
    world = World(database)
    await world.server.start()
    killed: set[str] = set()
    for scenario in (whole_match, short_clock, long_clock, lost_line):
        async for kind in scenario(world):
            await world.kill(kind)
            killed.add(kind)
        await world.end()
    await world.server.stop()
    assert killed == set(KINDS)
