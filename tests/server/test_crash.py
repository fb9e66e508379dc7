"""`kill -9`: whatever has been told is there afterwards, and the game goes on."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tabbe.protocol import message as m
from tabbe.server import scene
from tabbe.server.hall import wall_clock
from tabbe.server.store import Store
from tabbe.server.table import Table
from tests.server.house import Guest, play_all, play_on
from tests.server.process import Process


async def _stored(database: Path, table: str) -> list[Any]:
    store = Store(str(database))
    await store.open()
    try:
        kept = await store.load_table(table)
    finally:
        await store.close()
    assert kept is not None
    return [kept.setup, kept.events]


def _comparable(shown: dict[str, Any]) -> dict[str, Any]:
    """A scene without what says who is connected and what time it is."""
    seats = [
        {key: value for key, value in seat.items() if key not in ("connected", "clock", "name")}
        for seat in shown["seats"]
    ]
    return {**shown, "seats": seats}


async def _check(database: Path, table: str, guests: list[Guest]) -> None:
    """What each guest was told last is what the log makes, folded to that version."""
    setup, events = await _stored(database, table)
    for guest in guests:
        told = guest.state
        assert len(events) >= told["version"]
        folded = Table(table, setup, events[: told["version"]])
        shown = json.loads(m.write(scene.scene(folded, str, (), wall_clock())))
        assert _comparable(shown) == _comparable(told["scene"])
        own = scene.own_part(folded, guest.seat or 0)
        assert json.loads(m.write(own)) == told["own"]


async def _again(server: Process, table: str, guests: list[Guest]) -> None:
    """Start anew, and everybody comes back."""
    await server.start()
    for guest in guests:
        await guest.leave()
        guest.base = server.base
        guest.http.base_url = server.base
        await guest.enter(table)


async def test_game_goes_on_when_the_server_is_killed_amid_a_bots_turn(tmp_path: Path) -> None:
    """A kill just after a move, while the bot thinks: the same cards, and the bot plays (L56)."""
    database = tmp_path / "t.db"
    server = Process(database)
    await server.start()
    anna = Guest(server.base, "Anna", 1)
    table = await anna.make(seats=["you", "greedy"], deals=1, clock=[600_000, 0])
    await anna.enter(table)
    await anna.play("playing")
    await play_on([anna], 3)
    while "play" not in anna.may:
        await anna.receive()
    await anna.act()
    await server.end()
    await _check(database, table, [anna])
    hand = anna.state["own"]["hand"]
    await _again(server, table, [anna])
    kept = [card["card"] for card in anna.state["own"]["hand"]]
    assert kept == [card["card"] for card in hand][-len(kept) :] or kept == [
        card["card"] for card in hand
    ]
    assert anna.scene["seats"][0]["clock"] > 500_000
    await play_on([anna], 6)
    await anna.leave()
    await anna.http.aclose()
    assert await server.end(signal.SIGTERM) == 0


@pytest.mark.slow
async def test_nothing_told_is_lost_when_the_server_is_killed_at_any_point(tmp_path: Path) -> None:
    """Killed after every kind of event of a match, it has all that it had told."""
    database = tmp_path / "t.db"
    server = Process(database)
    await server.start()
    anna, bo = Guest(server.base, "Anna", 1), Guest(server.base, "Bo", 2)
    table = await anna.make(players=3, seats=["you", "open", "greedy"], deals=2)
    await bo.sit(table)
    guests = [anna, bo]
    for guest in guests:
        await guest.enter(table)

    async def settle() -> None:
        """Hear what has been told but not read."""
        for guest in guests:
            while True:
                try:
                    await guest.receive(0.3)
                except TimeoutError:
                    break

    async def turn() -> Guest:
        while True:
            for guest in guests:
                if "play" in guest.may:
                    return guest
            await settle()

    async def undo() -> None:
        # A bot's answer would make the undo late, so it is the last play before a person's.
        mover = await turn()
        await mover.act()
        other = guests[1 - guests.index(mover)]
        if "undo" in mover.may:
            await mover.ask("undo")
            await settle()
            if "answer" in other.may:
                await other.ask("answer", yes=True)

    async def counted() -> None:
        await play_all(guests, "counted")

    async def ready() -> None:
        await anna.ask("ready")

    async def second_deal() -> None:
        if "ready" in bo.may:
            await bo.ask("ready")
        await play_all(guests, "playing")

    steps: list[Callable[[], Awaitable[Any]]] = [
        settle,
        anna.act,
        lambda: play_all(guests, "playing"),
        lambda: play_on(guests, 4),
        undo,
        lambda: anna.ask("mute", seat=1, on=True),
        lambda: _hint(guests),
        counted,
        ready,
        second_deal,
        lambda: bo.ask("concede"),
        lambda: play_all([anna]),
        lambda: anna.ask("rematch"),
    ]
    for step in steps:
        await step()
        await settle()
        await server.end()
        await _check(database, table, guests)
        await _again(server, table, guests)
    await server.end()
    for guest in guests:
        await guest.leave()
        await guest.http.aclose()


async def _hint(guests: list[Guest]) -> None:
    for guest in guests:
        if "hint" in guest.may:
            await guest.ask("hint")


@pytest.mark.slow
async def test_log_holds_every_confirmed_move_when_killed_under_load(tmp_path: Path) -> None:
    """Twenty tables at full speed, killed at a random moment: every confirmed move is there."""
    database = tmp_path / "t.db"
    server = Process(database)
    await server.start()
    guests = [Guest(server.base, f"G{n}", n) for n in range(20)]
    tables = [await guest.make(seats=["you", "random"], deals=5) for guest in guests]
    for guest, table in zip(guests, tables, strict=True):
        await guest.enter(table)
    playing = [asyncio.create_task(guest.play()) for guest in guests]
    await asyncio.sleep(2 + random.Random(7).random())
    await server.end()
    await asyncio.gather(*playing, return_exceptions=True)
    for guest, table in zip(guests, tables, strict=True):
        await _check(database, table, [guest])
    await _again(server, tables[0], guests[:1])
    await play_on(guests[:1], 2)
    await server.end(signal.SIGTERM)
    for guest in guests:
        await guest.leave()
        await guest.http.aclose()
