"""`kill -9`: whatever has been told is there afterwards, and the game goes on."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tabbe.server.journal import Journal
from tabbe.server.refusal import Refusal
from tests.server.house import Guest, play_all, play_on, serving
from tests.server.process import Process, again, check


@contextmanager
def storing_nothing(journal: Journal) -> Iterator[asyncio.Event]:
    """Until the block ends nothing can be stored, which is found when the event is set."""
    go, commit = asyncio.Event(), journal._commit

    async def failing(_: list[Any]) -> None:
        await go.wait()
        raise OSError("no disk")

    journal._commit = failing
    try:
        yield go
    finally:
        journal._commit = commit
        go.set()


async def turn_of(anna: Guest) -> str:
    """Give a new table at which Anna is to play, against a bot that takes its time."""
    table = await anna.make(seats=["you", "greedy"], deals=1, pace=6000)
    await anna.enter(table)
    await play_all([anna], "playing")
    await anna.wait_for_turn()
    return table


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
    await anna.wait_for_turn()
    await anna.act()
    await server.end()
    await check(database, table, [anna])
    hand = anna.state["own"]["hand"]
    await again(server, table, [anna])
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
        await check(database, table, [guest])
    await again(server, tables[0], guests[:1])
    await play_on(guests[:1], 2)
    await server.end(signal.SIGTERM)
    for guest in guests:
        await guest.leave()
        await guest.http.aclose()


@pytest.mark.parametrize("path", ["/api/tables/{table}/record", "/api/tables/{table}", "/api/me"])
async def test_nobody_reads_of_a_move_when_it_is_not_stored(path: str, tmp_path: Path) -> None:
    """What is asked for by a call is told when it is stored, as what goes over sockets is."""
    async with serving(tmp_path / "t.db") as house, house.guest("Anna", 1) as anna:
        table = await turn_of(anna)
        with storing_nothing(house.hall.store.journal) as go:
            await anna.play_first()
            assert house.hall.rooms[table].table.plays > anna.scene["board"]["played"]
            asked = asyncio.create_task(anna.http.get(path.format(table=table)))
            for _ in range(3):
                await anna.http.get("/healthz")
            assert not asked.done()
            go.set()
            answer = await asked
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "not_stored"
        again = await anna.http.get(path.format(table=table))
        assert again.status_code == 200


async def test_nobody_is_told_of_a_move_when_it_is_not_stored(tmp_path: Path) -> None:
    """Neither do onlookers hear of it by the news of who is connected, which comes right after."""
    async with serving(tmp_path / "t.db") as house, house.guest("Anna", 1) as anna:
        table = await turn_of(anna)
        async with house.guest("Eve") as eve:
            await eve.enter(table)
            await anna.ask("ping")
            room, told = house.hall.rooms[table], list[dict[Any, bytes]]()
            send = room._send

            def sent(what: dict[Any, bytes], *rest: Any) -> None:
                told.append(what)
                send(what, *rest)

            room._send = sent  # type: ignore[method-assign, assignment]
            with storing_nothing(house.hall.store.journal) as go:
                await anna.play_first()
                room._tell_presence()
                settled = room.settle([])
                room.close()
                go.set()
                with pytest.raises(Refusal) as refused:
                    async with asyncio.timeout(10):
                        await settled
            assert refused.value.code == "not_stored"
            assert told == []
