"""Long work in the loop: everybody else goes on between its slices."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from tabbe.records import write_record
from tabbe.server import act, keeper
from tabbe.server import slice as under_test
from tabbe.server.slice import Slices, at_once
from tabbe.server.store import Store
from tests.server.house import serving
from tests.server.test_table import NOW, Played

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Generator
    from pathlib import Path


class Rounds:
    """Counts the rounds of the loop."""

    def __init__(self) -> None:
        self.count = 0

    async def run(self) -> None:
        """Count for ever."""
        while True:
            self.count += 1
            await asyncio.sleep(0)


@asynccontextmanager
async def counted() -> AsyncIterator[Rounds]:
    """Count the rounds of the loop while the block runs."""
    rounds = Rounds()
    task = asyncio.create_task(rounds.run())
    yield rounds
    task.cancel()


@pytest.fixture(autouse=True)
def shortest_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every step a slice, however fast the machine."""
    monkeypatch.setattr(under_test, "SLICE", -1.0)


def _long() -> Played:
    """A match of three deals, the last of them begun."""
    played = Played(players=2, deals=4)
    played.seat_people()
    for _ in range(2):
        played.play_deal()
        for seat in (0, 1):
            played.happen(act.ready(played.table, seat, NOW))
        played.mix()
    played.play(7)
    return played


def _steps(name: str, order: list[str], steps: int) -> Generator[None, None, str]:
    for _ in range(steps):
        order.append(name)
        yield
    return name


async def test_others_go_on_when_work_is_long() -> None:
    """Each slice waits for a round of the loop, and two that are long take turns."""
    slices, order = Slices(), list[str]()
    async with counted() as rounds:
        work = [slices.run(_steps("a", order, 20)), slices.run(_steps("b", order, 3))]
        assert await asyncio.gather(*work) == ["a", "b"]
    assert order[:6] == ["a", "b"] * 3
    assert rounds.count >= len(order)
    assert at_once(_steps("c", order, 2)) == "c"


async def test_others_go_on_when_a_long_table_is_loaded_and_its_record_asked_for(
    tmp_path: Path,
) -> None:
    """The loop has a round for every event of the log, and for every line of the record."""
    played = _long()
    database = str(tmp_path / "t.db")
    store = Store(database)
    await store.open()
    await store.add_table("long", "ABCDEF", NOW, played.setup)
    done = asyncio.Event()
    store.add_events("long", 0, played.log, lambda _: done.set())
    await done.wait()
    await store.journal.write([store.sitting("person 0", "long")])
    await store.close()
    async with serving(database) as house, house.guest("Eve") as eve:
        async with counted() as rounds:
            room = await house.hall.room("long")
        assert rounds.count > len(played.log)
        assert room.table.version >= len(played.log)
        async with counted() as rounds:
            record = await eve.http.get("/api/tables/long/record")
        shown = keeper.record(room.table, 1, None, house.hall.name_of)
        assert shown is not None
        assert record.text == write_record(shown)
        assert rounds.count > len(record.text.splitlines())


async def test_hole_in_a_long_log_is_found_when_it_is_read_in_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the size of the parts, events are whole and in order, or the table is refused."""
    from tabbe.server.upgrade import DatabaseError

    played = _long()
    store = Store(str(tmp_path / "t.db"))
    await store.open()
    for table, log in (("whole", played.log), ("holed", played.log[:40] + played.log[41:])):
        await store.add_table(table, table.upper()[:6], NOW, played.setup)
        for number, one in enumerate(log):
            at = number + (table == "holed" and number >= 40)
            store.add_events(table, at, [one], lambda _: None)
        # When this is stored, all before it is.
        await store.journal.write([store.sitting("person 0", table)])
    for part in (1, 7, 1000):
        monkeypatch.setattr("tabbe.server.store.PART", part)
        kept = await store.load_table("whole")
        assert kept is not None
        assert list(kept.events) == played.log
        with pytest.raises(DatabaseError):
            await store.load_table("holed")
    await store.close()


@pytest.mark.parametrize("seat", [0, 1, None])
def test_record_is_of_its_first_step_when_the_match_goes_on(seat: int | None) -> None:
    """What is played while it is written is not in it, and nothing more is seen by it."""
    played = _long()
    before = keeper.record(played.table, 1, seat, str)
    assert before is not None
    steps = keeper.writing(played.table, 1, seat, str)
    next(steps)
    while played.phase != "over":
        if played.phase == "playing":
            played.play()
        elif played.phase == "counted":
            for other in (0, 1):
                if played.phase == "counted":
                    played.happen(act.ready(played.table, other, NOW))
        else:
            played.mix()
    assert at_once(steps) == write_record(before)
    after = at_once(keeper.writing(played.table, 1, seat, str))
    assert after is not None
    assert after != write_record(before)
    # What was written while cards were hidden is not what is kept of the match.
    assert played.table.played[0].text == (("person 0", "person 1"), after)
    assert at_once(keeper.writing(played.table, 1, seat, str.upper)) == after.replace(
        "person", "PERSON"
    )
