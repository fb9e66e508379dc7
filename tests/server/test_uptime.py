"""Clocks of tables whose server was away, however often."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from tabbe.server.hall import Hall
from tabbe.server.option import Options
from tabbe.server.store import Store
from tabbe.server.table import Table
from tabbe.server.uptime import MOST_RUNS, Uptime
from tests.server.house import Guest, InlineThinker, serving
from tests.server.process import Process

if TYPE_CHECKING:
    from pathlib import Path

    from tabbe.server.event import Happening
    from tabbe.server.setup import Setup

SECOND = 1000


def _runs(*runs: tuple[int, int]) -> Uptime:
    """The last run of several, each from its beginning to its last sign of life."""
    noted, alive = None, None
    for start, end in runs:
        known = Uptime.begun(start, noted, alive)
        noted, alive = known.note(), end
    return known


def test_time_is_lost_from_the_end_of_the_run_in_which_something_happened() -> None:
    """Later runs that never saw the table change nothing."""
    known = _runs((0, 100), (200, 300), (400, 500), (600, 600))
    assert known.lost(50, 650) == 650 - 100
    assert known.lost(210, 650) == 650 - 300
    assert known.lost(430, 650) == 650 - 500
    assert known.lost(620, 650) == 0


def test_nothing_is_taken_when_the_last_event_came_after_the_last_sign_of_life() -> None:
    """Between two heartbeats things happen; such an event ends its run later, and no other's."""
    known = _runs((0, 100), (200, 300), (400, 400))
    assert known.lost(100 + 50, 450) == 450 - 150
    assert _runs((0, 100), (200, 200), (400, 400)).lost(205, 450) == 450 - 205


def test_runs_are_bounded_and_nobody_pays_when_they_are_forgotten() -> None:
    """Of a table untouched since before all known runs no time is taken."""
    runs = [(start, start + 50) for start in range(0, 100 * (MOST_RUNS + 5), 100)]
    known = _runs(*runs)
    assert len(known.runs) == MOST_RUNS
    now = runs[-1][0] + 10
    assert known.lost(20, now) == now - 20


def test_old_note_is_read_when_the_runs_were_not_kept_yet() -> None:
    """A database of before has the last sign of life alone."""
    assert Uptime.begun(500, None, 300).lost(250, 510) == 510 - 300
    assert Uptime.begun(500, None, None).runs == ((500, 500),)


async def test_clock_stands_still_when_the_server_was_away_twice(tmp_path: Path) -> None:
    """A table looked at by neither the first nor the second server has the time it had."""
    database, clock = str(tmp_path / "t.db"), [1_000_000]

    async def run(minutes: int) -> None:
        chosen = Options(database=database)
        hall = Hall(Store(database), InlineThinker(), chosen, lambda: clock[0])
        await hall.open()
        clock[0] += minutes * 60 * SECOND
        await hall.store.set_note("alive", str(clock[0]))
        # Killed: nothing of what closing does.
        for task in hall._tasks:
            task.cancel()
        await hall.store.close()

    async with serving(database, now=lambda: clock[0]) as house, house.guest("Anna") as anna:
        table = await anna.make(seats=["you", "random"], deals=1, clock=[600_000, 0], grace=1000)
        await anna.enter(table)
        await anna.play("playing")
        await anna.wait_for_turn()
        clock[0] += 20 * SECOND
        seat = (await anna.http.get(f"/api/tables/{table}")).json()["seats"][0]
        cookies = anna.http.cookies
    for minutes in (5, 5):
        clock[0] += 60 * SECOND
        await run(minutes)
    clock[0] += 60 * SECOND
    async with serving(database, now=lambda: clock[0]) as house, house.guest("Anna") as anna:
        anna.http.cookies = cookies
        await anna.enter(table)
        assert anna.scene["seats"][0]["clock"] == seat["clock"] == 580_000
        lost = {"kind": "resumed", "lost": 13 * 60 * SECOND}
        assert anna.state["log"][-1] == lost
        assert anna.scene["running"] == 0


@pytest.mark.slow
async def test_clock_is_as_it_was_when_the_server_is_killed_twice_in_a_row(tmp_path: Path) -> None:
    """Two times `kill -9`, the second before anybody has come back."""
    database = tmp_path / "t.db"
    server = Process(database)
    await server.start()
    anna = Guest(server.base, "Anna", 1)
    table = await anna.make(seats=["you", "random"], deals=1, clock=[600_000, 0])
    await anna.enter(table)
    await anna.play("playing")
    await anna.wait_for_turn()
    await server.end()
    await server.start()
    begun = _note(database, "alive")
    while _note(database, "alive") == begun:
        await asyncio.sleep(0.1)
    await server.end()
    await server.start()
    await anna.leave()
    anna.base = server.base
    anna.http.base_url = server.base
    await anna.enter(table)
    setup, events = await _kept(database, table)
    await server.stop()
    (_, end), (second, _), (third, _) = json.loads(_note(database, "runs"))
    at = next(at for at, event in enumerate(events) if event.kind == "resumed")
    # Only what passed while the first server was there is on the clock.
    spent = max(0, end - events[at - 1].at)
    assert events[at].data["lost"] > third - second
    folded = Table(table, setup, events[: at + 1])
    before = Table(table, setup, events[:at])
    then = before.left_on_clock(0, events[at - 1].at)
    assert then is not None
    assert folded.left_on_clock(0, events[at].at) == then - spent
    await anna.leave()
    await anna.http.aclose()


def _note(database: Path, name: str) -> str:
    with closing(sqlite3.connect(database)) as opened:
        asked = opened.execute("SELECT value FROM note WHERE name = ?", (name,))
        return str(asked.fetchone()[0])


async def _kept(database: Path, table: str) -> tuple[Setup, tuple[Happening, ...]]:
    store = Store(str(database))
    await store.open()
    try:
        kept: Any = await store.load_table(table)
    finally:
        await store.close()
    return kept.setup, kept.events
