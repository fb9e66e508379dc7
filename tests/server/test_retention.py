"""What is old goes by the rules that are documented, in small steps, and nothing else goes."""

from __future__ import annotations

import asyncio
import io
import json
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from tabbe.cli.main import main
from tabbe.server import hall as hall_module
from tabbe.server import uptime
from tabbe.server.event import Happening
from tabbe.server.hall import Hall
from tabbe.server.option import Options
from tabbe.server.retention import DAY, STEP, Retention, Swept
from tabbe.server.schema import EVENT, GAME, PERSON, SITTING, TABLE
from tabbe.server.setup import Setup
from tabbe.server.store import Aged, Store
from tabbe.server.upgrade import address, problems, upgrade
from tabbe.server.writer import sqlite_engine
from tests.server.house import play_all, serving
from tests.server.process import empty_postgres

NOW = 10_000 * DAY
KEEP = Options(keep_lobbies=30, keep_tables=730, keep_names=20)


async def no_rest() -> None:
    """Go on at once."""


def retention(store: Store, options: Options = KEEP) -> Retention:
    """As a server has it that has no table in memory."""
    return Retention(store, options, lambda: NOW)


async def _table(
    store: Store,
    table: str,
    age: int,
    *,
    begun: bool,
    people: tuple[str, ...] = (),
    events: int = 3,
) -> None:
    """Keep a table at which something happened last so many days ago; it is a year older."""
    await store.add_table(table, table[-8:], NOW - (age + 365) * DAY, Setup().checked())
    log = [Happening("muted", NOW - age * DAY, {"seat": 0}) for _ in range(events)]
    await _add(store, table, 0, log)
    await store.journal.write([store.sitting(person, table) for person in people])
    if begun:
        ended = store.game(f"{table}-game", table, 1, NOW - age * DAY)
        await store.journal.write([store.spent_code(table), ended])


async def _add(store: Store, table: str, first: int, events: list[Happening]) -> None:
    done: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
    store.add_events(table, first, events, done.set_result)
    assert await done is None


async def _kept(store: Store) -> dict[str, set[str]]:
    """The ids of what is kept, by kind."""
    columns = {
        "tables": TABLE.c.id,
        "events": EVENT.c.table_id,
        "sittings": SITTING.c.table_id,
        "games": GAME.c.table_id,
        "names": PERSON.c.id,
    }
    return {kind: {row[0] for row in await store._rows(select(of))} for kind, of in columns.items()}


async def test_each_kind_goes_when_it_is_old_and_no_sooner(store: Store) -> None:
    """What happened last at a table counts, not when it was made; with it go its people's names."""
    for age in (29, 31):
        await _table(store, f"lobby-{age}", age, begun=False, people=(f"waits-{age}",))
    for age in (31, 729, 731):
        await _table(store, f"table-{age}", age, begun=True, people=("both", f"sat-{age}"))
    await store.add_table("empty", "E", NOW - 31 * DAY, Setup().checked())
    for person in ("both", "waits-29", "waits-31", "sat-731", "sat-729", "left-21"):
        await store.name_person(person, person, NOW - 21 * DAY)
    for person in ("left-19", "again"):
        await store.name_person(person, person, NOW - 19 * DAY)
    await store.name_person("again", "again", NOW - 400 * DAY)
    await store.name_person("again", "Again", NOW - 1 * DAY)
    assert await retention(store).count() == Swept(tables=3, names=3)
    assert await retention(store).sweep(no_rest) == Swept(tables=3, names=3)
    begun, kept = {"table-31", "table-729"}, {"lobby-29", "table-31", "table-729"}
    assert await _kept(store) == {
        "tables": kept,
        "events": kept,
        "sittings": kept,
        "games": begun,
        "names": {"both", "waits-29", "sat-729", "left-19", "again"},
    }
    assert await store.names(["again"]) == {"again": "Again"}
    assert await retention(store).sweep(no_rest) == Swept(tables=0, names=0)


async def test_nothing_goes_when_it_is_kept_for_ever(store: Store) -> None:
    """A setting of 0 keeps its kind, whatever its age, and no other."""
    await _table(store, "lobby", 9000, begun=False)
    await _table(store, "table", 9000, begun=True)
    await store.name_person("p", "Anna", NOW - 9000 * DAY)
    ever = replace(KEEP, keep_lobbies=0, keep_tables=0, keep_names=0)
    assert await retention(store, ever).count() == Swept(0, 0)
    assert await retention(store, ever).sweep(no_rest) == Swept(0, 0)
    assert await retention(store, replace(ever, keep_names=1)).sweep(no_rest) == Swept(0, 1)
    assert await retention(store, replace(ever, keep_tables=1)).sweep(no_rest) == Swept(1, 0)
    assert (await _kept(store))["tables"] == {"lobby"}


async def test_plays_are_stored_between_when_a_long_table_goes(store: Store) -> None:
    """No step deletes more than a few events, and in every rest another table's play is stored."""
    many = 3 * STEP + 7
    await _table(store, "long", 800, begun=True, events=many)
    await _table(store, "played", 0, begun=True, events=0)
    counts: list[int] = []

    async def rest() -> None:
        query = select(func.count()).where(EVENT.c.table_id == "long")
        counts.append((await store._rows(query))[0][0])
        await _add(store, "played", len(counts) - 1, [Happening("back", NOW, {"seat": 0})])

    assert await retention(store).sweep(rest) == Swept(1, 0)
    steps = [before - after for before, after in zip([many, *counts], counts, strict=False)]
    assert max(steps) == STEP
    assert counts[-1] == 0
    kept = await store.load_table("played")
    assert kept is not None
    assert len(kept.events) == len(counts) > 3


async def test_rest_goes_the_next_time_when_it_was_broken_off(store: Store) -> None:
    """From the first step nobody finds the table, the database is whole, and the rest is found.

    Also when tables are kept for ever by then: of half a table nobody has anything.
    """
    await _table(store, "long", 800, begun=True, people=("p",), events=2 * STEP)

    async def rest() -> None:
        raise asyncio.CancelledError("the server ends")

    swept = retention(store)
    with pytest.raises(asyncio.CancelledError):
        await swept.sweep(rest)
    assert swept.leaving == set()
    assert (await store._rows(select(func.count(EVENT.c.number))))[0][0] == STEP
    assert await store.load_table("long") is None
    assert await store.tables_of("p") == []
    assert await store.find_game("long-game") is None
    if store.url.database and store.url.get_backend_name() == "sqlite":
        assert problems(Path(store.url.database)) == []
    ever = replace(KEEP, keep_lobbies=0, keep_tables=0)
    assert await retention(store, ever).sweep(no_rest) == Swept(1, 0)
    assert (await _kept(store))["events"] == set()


async def test_table_stays_when_something_has_happened_meanwhile(store: Store) -> None:
    """Whether it is old is seen once more in the transaction that gives it up; so with names."""
    await _table(store, "t", 800, begun=True, people=("p",))
    await _add(store, "t", 3, [Happening("back", NOW, {"seat": 0})])
    assert await store.give_up_table("t", NOW - 730 * DAY) is None
    assert await store.load_table("t") is not None
    assert await store.tables_of("p") == ["t"]
    # Neither of these deletes anything of a table that has not been given up.
    await store.clear_events("t", 0)
    await store.clear_table("t")
    assert len((await store.load_table("t")).events) == 4  # type: ignore[union-attr]
    for person in ("p", "q", "r"):
        await store.name_person(person, person, NOW - 100 * DAY)
    await store.name_person("q", "q", NOW)
    await store.clear_names(["p", "q", "r"], NOW - DAY)
    assert set(await store.names(["p", "q", "r"])) == {"p", "q"}


async def test_all_are_looked_at_when_there_are_many(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Page after page, whatever is deleted on the way."""
    monkeypatch.setattr("tabbe.server.retention.PAGE", 3)
    for number in range(11):
        await _table(store, f"t{number:02}", 31 if number % 3 else 1, begun=False)
        await store.name_person(f"p{number:02}", "x", NOW - (21 if number % 2 else 1) * DAY)
    assert await retention(store).count() == Swept(tables=7, names=5)
    assert await retention(store).sweep(no_rest) == Swept(tables=7, names=5)


async def test_others_go_when_one_cannot_be_deleted(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a table that is damaged nor a page of names keeps what comes behind it.

    Of one table the events cannot be deleted, of another not even its age can be read.
    """
    monkeypatch.setattr("tabbe.server.retention.PAGE", 2)
    for number in range(6):
        await _table(store, f"t{number}", 31, begun=False)
        await store.name_person(f"p{number}", "x", NOW - 21 * DAY)
    clear_events, ages, clear_names = store.clear_events, store.ages, store.clear_names

    async def no_table(table: str, first: int) -> None:
        if table == "t1":
            raise OSError("the page is damaged")
        await clear_events(table, first)

    async def no_age(tables: Sequence[str]) -> list[Aged]:
        if "t2" in tables:
            raise OSError("the page is damaged")
        return await ages(tables)

    async def no_names(people: Sequence[str], before: int) -> None:
        if "p0" in people:
            raise KeyError("p0")
        await clear_names(people, before)

    monkeypatch.setattr(store, "clear_events", no_table)
    monkeypatch.setattr(store, "ages", no_age)
    monkeypatch.setattr(store, "clear_names", no_names)
    swept = retention(store)
    assert await swept.count() == Swept(tables=5, names=6, failed=1)
    found = await swept.sweep(no_rest)
    assert found == Swept(tables=4, names=4, failed=3)
    assert isinstance(found.error, OSError)
    assert swept.leaving == set()
    kept = await _kept(store)
    assert (kept["tables"], kept["names"]) == ({"t1", "t2"}, {"p0", "p1"})


async def test_names_go_when_tables_cannot_be_read(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is wrong is told, with how much it kept from being looked at."""
    await store.name_person("p", "x", NOW - 21 * DAY)

    async def unreadable(*_: Any) -> Any:
        raise OSError("the page is damaged")

    monkeypatch.setattr(store, "tables_after", unreadable)
    found = await retention(store).sweep(no_rest)
    assert found == Swept(tables=0, names=1, failed=1)
    assert isinstance(found.error, OSError)


class Clock:
    """A clock that is set."""

    def __init__(self) -> None:
        self.time = NOW

    def __call__(self) -> int:
        """The time in milliseconds."""
        return self.time


async def test_server_leaves_alone_what_is_in_memory_when_it_sweeps(database: str) -> None:
    """A table that is open stays; later its link, its match and its people's names are gone.

    Whoever comes back with the old cookie is called again as is said then.
    """
    clock = Clock()
    async with serving(database, now=clock) as house, house.guest("Anna", 1) as anna:
        table = await anna.make(seats=["you", "greedy"], deals=1, game="avig-kasino")
        await anna.enter(table)
        await play_all([anna])
        game = anna.scene["result"]["game"]
        hall = house.hall
        clock.time += 731 * DAY
        assert await hall._retention.sweep(no_rest) == Swept(0, 0)
        assert (await anna.http.get(f"/api/games/{game}")).status_code == 200
        await anna.leave()
        hall.rooms.pop(table).close()
        found: list[int] = []

        async def rest() -> None:
            found.append((await anna.http.get(f"/api/tables/{table}")).status_code)

        assert await hall._retention.sweep(rest) == Swept(1, 1)
        assert set(found) == {404}
        assert table not in hall.rooms
        assert (await anna.http.get(f"/api/games/{game}")).status_code == 404
        assert (await anna.http.get("/api/me")).json() == {"name": None, "tables": []}
        hall._drop_names()
        assert hall._names == {}
        again = await anna.make(seats=["you", "greedy"])
        assert (await hall.store.names(list(hall.rooms[again].table.chairs[0].holders))) != {}
        assert (await anna.http.get("/api/me")).json()["name"] == "Anna"
        # Who is seated stays known, and who sits down is known again, whatever comes between.
        other = await anna.make(players=2)
        await hall.call("bo", "Bo")
        hall._drop_names()
        await hall.sit(hall.rooms[other], "bo", None)
        hall._drop_names()
        assert [hall.name_of(chair.holders[0]) for chair in hall.rooms[other].table.chairs] == [
            "Anna",
            "Bo",
        ]


async def test_server_sweeps_by_itself_when_it_has_run_for_a_while(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to ask; no database that fails meanwhile ends it, nor anything else."""
    clock = Clock()
    async with serving(database, now=clock) as house, house.guest("Anna") as anna:
        table = await anna.make(players=2)
    for name in ("SWEEP_AFTER", "SWEEP", "REST", "HEARTBEAT"):
        monkeypatch.setattr(hall_module, name, 0.01)
    failures = iter([1])
    sound = Store.tables_after

    async def tables_after(self: Store, *args: Any) -> Any:
        if next(failures, None):
            raise OSError("gone")
        return await sound(self, *args)

    monkeypatch.setattr(Store, "tables_after", tables_after)
    troubles = iter([1])
    drop_names = Hall._drop_names

    def failing(self: Hall) -> None:
        if next(troubles, None):
            raise KeyError
        drop_names(self)

    monkeypatch.setattr(Hall, "_drop_names", failing)
    told: list[dict[str, Any]] = []
    monkeypatch.setattr(hall_module._log, "error", lambda _, **fields: told.append(fields))
    async with serving(database, now=clock) as house, asyncio.timeout(60):
        clock.time += 31 * DAY
        while await house.hall.store.load_table(table) is not None:
            await asyncio.sleep(0.02)
    assert [type(fields["exc_info"]) for fields in told] == [OSError, KeyError]
    assert told[0]["failed"] == 1


Tidy = Callable[..., Awaitable[tuple[int, str, str]]]


@pytest.fixture
def tidy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Tidy:
    """`tabbe db tidy`: given a database, options and an answer, its code and both outputs."""
    monkeypatch.setenv("TABBE_CONFIG", str(tmp_path / "config.toml"))
    monkeypatch.setenv("COLUMNS", "100")

    async def run(database: str, *options: str, answer: str = "") -> tuple[int, str, str]:
        capsys.readouterr()
        monkeypatch.setattr(sys, "stdin", io.StringIO(answer))
        given = ["db", "tidy", "--lang", "en", "--database", database, *options]
        code = await asyncio.to_thread(main, given)
        return (code, *capsys.readouterr())

    return run


async def _fill(database: str) -> None:
    """A table of two days and one of forty, and a name of forty days."""
    now = hall_module.wall_clock()
    store = Store(database)
    await store.open()
    await store.add_table("new", "N", now - 2 * DAY, Setup().checked())
    await store.add_table("old", "O", now - 40 * DAY, Setup().checked())
    await store.name_person("p", "Anna", now - 40 * DAY)
    await store.journal.write([store.sitting("p", "old")])
    await store.close()


async def test_database_is_tidied_by_hand_when_asked(database: str, tidy: Tidy) -> None:
    """`tabbe db tidy` goes by the options and settings, and says how much went, or would go."""
    await _fill(database)

    async def told(*options: str) -> Any:
        code, said, wrong = await tidy(database, "--json", *options)
        assert (code, wrong) == (0, "")
        return json.loads(said)

    nothing = ("--keep-lobbies", "0", "--keep-names", "50")
    assert await told("--yes", *nothing) == {"tables": 0, "names": 0, "failed": 0}
    for options in (("--dry-run",), ("--dry-run", "--yes")):
        assert await told(*options) == {"tables": 1, "names": 1}
    assert await told("--yes") == {"tables": 1, "names": 1, "failed": 0}
    assert await told("--yes", "--keep-lobbies", "1") == {"tables": 1, "names": 0, "failed": 0}


async def test_nothing_is_deleted_by_hand_when_nobody_says_yes(database: str, tidy: Tidy) -> None:
    """The numbers come first; what is no yes is a no, in any language, and so is no answer."""
    await _fill(database)
    for answer in ("", "\n", "no\n", "maybe\nyes\n"):
        code, said, wrong = await tidy(database, answer=answer)
        assert (code, wrong) == (1, "")
        assert said.startswith("Tables old enough to delete: 1. Names: 1.\n")
        assert said.endswith(
            "Nothing has been deleted; with --yes it is done without a question.\n"
        )
    code, said, wrong = await tidy(database, "--json")
    assert (code, said) == (2, "")
    assert "--yes" in wrong
    code, said, wrong = await tidy(database, "--lang", "de", answer="Ja\n")
    assert (code, wrong) == (0, "")
    assert said.endswith("Gelöschte Tische: 1. Gelöschte Namen: 1.\n")
    code, said, wrong = await tidy(database)
    assert (code, said, wrong) == (0, "Tables old enough to delete: 0. Names: 0.\n", "")


async def test_nothing_is_deleted_by_hand_when_a_server_is_at_work(
    database: str, tidy: Tidy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that has just stopped is none; what would go can be asked for at any time."""
    await _fill(database)
    async with serving(database):
        for options in (("--yes",), ()):
            code, said, wrong = await tidy(database, *options, answer="yes\n")
            assert (code, said) == (2, "")
            assert "server is running" in wrong
        code, said, wrong = await tidy(database, "--dry-run", "--json")
        assert (code, json.loads(said), wrong) == (0, {"tables": 1, "names": 1}, "")
    monkeypatch.setattr(uptime, "HEARTBEAT", 0.01)
    code, said, wrong = await tidy(database, "--yes", "--json")
    assert (code, wrong) == (0, "")
    assert json.loads(said) == {"tables": 1, "names": 1, "failed": 0}


async def test_what_could_not_be_deleted_by_hand_is_told(
    database: str, tidy: Tidy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rest goes, and the command leaves with 1."""
    await _fill(database)

    async def damaged(*_: Any) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Store, "clear_table", damaged)
    code, said, wrong = await tidy(database, "--yes")
    assert (code, said) == (1, "Tables deleted: 0. Names deleted: 1.\n")
    assert "(failures: 1); the first reason: Input/output error." in wrong


async def test_nothing_is_made_in_an_empty_postgres_when_tidied_by_hand(
    postgres: str, tidy: Tidy
) -> None:
    """It is no database of Tabbe, and does not become one."""
    await empty_postgres(postgres)
    for _ in range(2):
        code, said, wrong = await tidy(postgres, "--yes")
        assert (code, said, wrong) == (2, "", "tabbe: postgres is no database of Tabbe.\n")


async def test_no_other_database_is_touched_when_tidied_by_hand(tmp_path: Path, tidy: Tidy) -> None:
    """One that is not there is not made; what is something else's, or of before, stays as it is."""
    code, said, wrong = await tidy(str(tmp_path / "none" / "t.db"), "--yes")
    assert (code, said) == (2, "")
    assert wrong == f"tabbe: There is no database {tmp_path / 'none' / 't.db'}.\n"
    assert list(tmp_path.iterdir()) == []
    foreign, older = tmp_path / "foreign.db", tmp_path / "older.db"
    with closing(sqlite3.connect(foreign)) as opened, opened:
        opened.execute("CREATE TABLE mine (text)")
    engine = sqlite_engine(address(str(older)))
    with engine.connect() as connection:
        upgrade(connection, "0003")
    engine.dispose()
    for file, words in ((foreign, "no database of Tabbe"), (older, "older schema (0003)")):
        before = file.read_bytes()
        for option in ("--yes", "--dry-run"):
            code, said, wrong = await tidy(str(file), option)
            assert (code, said) == (2, "")
            assert words in wrong
        assert file.read_bytes() == before
    with closing(sqlite3.connect(older)) as opened, opened:
        opened.execute("UPDATE alembic_version SET version_num = '9999'")
    code, said, wrong = await tidy(str(older), "--yes")
    assert (code, said) == (2, "")
    assert "newer" in wrong


async def test_nothing_grows_old_when_no_server_was_there(database: str) -> None:
    """A computer that was off for years, or whose clock leapt, deletes nothing when it starts."""
    clock = Clock()
    async with serving(database, now=clock) as house, house.guest("Anna") as anna:
        await anna.make()
    for years in (3, 6):
        clock.time = NOW + years * 365 * DAY
        async with serving(database, now=clock) as house:
            assert await house.hall._retention.sweep(no_rest) == Swept(0, 0)
    # The days in which it is there count.
    async with serving(database, now=clock) as house:
        clock.time += 31 * DAY
        house.hall.rooms.clear()
        assert (await house.hall._retention.sweep(no_rest)).tables == 1


async def test_page_is_told_the_days_of_the_settings_when_it_asks(tmp_path: Path) -> None:
    """Whoever reads what is kept, reads how long this server keeps it."""
    days: dict[str, Any] = {"keep_lobbies": 3, "keep_tables": 0, "keep_names": 5}
    async with serving(tmp_path / "t.db", **days) as house, house.guest() as guest:
        answer = await guest.http.get("/api/kept")
        assert answer.json() == {"lobbies": 3, "tables": 0, "names": 5}
