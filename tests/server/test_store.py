"""The database: groups of writes, both kinds of database, and steps between schemas."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, create_engine, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, ResourceClosedError
from sqlalchemy.exc import TimeoutError as NoPlaceError

from tabbe.i18n import LANGUAGES
from tabbe.server import identity, upgrade
from tabbe.server.event import Happening
from tabbe.server.journal import Journal
from tabbe.server.schema import EVENT, NOTE
from tabbe.server.setup import Setup
from tabbe.server.store import Store
from tabbe.server.writer import sqlite_engine
from tests.server.house import play_all, serving


class StateError(Exception):
    """What a driver raises that knows what PostgreSQL calls it."""

    def __init__(self, state: str) -> None:
        super().__init__(state)
        self.sqlstate = state


async def _add(store: Store, table: str, first: int, events: list[Happening]) -> None:
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def told(error: BaseException | None) -> None:
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    store.add_events(table, first, events, told)
    await done


async def test_table_comes_back_as_it_was_when_loaded(store: Store) -> None:
    """Setup, code and events are what was kept, in order."""
    setup = Setup(players=2, rules={"forced_sweep": False}).checked()
    await store.add_table("t1", "ABCDEF", 5, setup)
    events = [
        Happening("sat", 7, {"seat": 0, "person": "p"}),
        Happening("mixed", 8, {"seat": 0, "text": "“♠” \x00 \U0001f0a1", "id": None}),
    ]
    if store.url.get_backend_name() == "postgresql":
        # A nought byte is written as an escape within JSON, which text columns take.
        assert "\\u0000" in json.dumps(events[1].data)
    await _add(store, "t1", 0, events)
    kept = await store.load_table("t1")
    assert kept is not None
    assert (kept.setup, kept.code) == (setup, "ABCDEF")
    assert list(kept.events) == events
    assert await store.load_table("t2") is None
    assert await store.table_with_code("ABCDEF") == "t1"


async def test_event_is_refused_when_its_number_is_taken(store: Store) -> None:
    """Two writers cannot both be the next; what came before the wrong one is stored."""
    await store.add_table("t1", "ABCDEF", 5, Setup().checked())
    await _add(store, "t1", 0, [Happening("left", 1, {"seat": 0})])
    good = asyncio.create_task(_add(store, "t1", 1, [Happening("back", 2, {"seat": 0})]))
    bad = asyncio.create_task(_add(store, "t1", 0, [Happening("away", 2, {"seat": 0})]))
    with pytest.raises(IntegrityError):
        await bad
    await good
    kept = await store.load_table("t1")
    assert kept is not None
    assert [event.kind for event in kept.events] == ["left", "back"]


async def test_code_is_given_once_when_two_tables_want_it(store: Store) -> None:
    """Codes are unique while they are good."""
    await store.add_table("t1", "ABCDEF", 5, Setup().checked())
    with pytest.raises(IntegrityError):
        await store.add_table("t2", "ABCDEF", 5, Setup().checked())


async def test_person_and_lonely_tables_are_gone_when_forgotten(store: Store) -> None:
    """Deleting a person takes the name, and tables with all their events."""
    for table in ("t1", "t2"):
        await store.add_table(table, table, 5, Setup().checked())
        await _add(store, table, 0, [Happening("sat", 1, {"seat": 0, "person": "p"})])
    await store.name_person("p", "Anna", 1)
    await store.name_person("p", "Åsa", 2)
    assert await store.names(["p", "q"]) == {"p": "Åsa"}
    await store.journal.write([store.sitting("p", "t1"), store.sitting("p", "t2")])
    assert sorted(await store.tables_of("p")) == ["t1", "t2"]
    await store.journal.write([store.spent_code("t1")])
    assert await store.lobbies_of("p") == ["t2"]
    await store.journal.write([store.sitting("q", "t2")])
    assert await store.forget("p", "mark", {"t1": "nobody-1", "t2": "nobody-2"}) == ["t1"]
    assert await store.forgotten() == {"mark"}
    assert await store.load_table("t1") is None
    kept = await store.load_table("t2")
    assert kept is not None
    assert [event.data for event in kept.events] == [{"seat": 0, "person": "nobody-2"}]
    assert await store.names(["p"]) == {}
    assert await store.tables_of("p") == []
    events = await store._rows(select(EVENT.c.table_id))
    assert [row.table_id for row in events] == ["t2"]


async def test_last_name_is_kept_when_many_are_given_at_once(store: Store) -> None:
    """Whoever is named for the first time by two calls at once is one person, with one name."""
    given = [f"Anna {number}" for number in range(20)]
    await asyncio.gather(*(store.name_person("p", name, 1) for name in given))
    assert await store.names(["p"]) == {"p": given[-1]}
    await asyncio.gather(*(store.set_note("n", str(number)) for number in range(20)))
    assert await store.note("n") == "19"


async def test_match_is_kept_when_played_on_either_database(database: str) -> None:
    """A deal over the wire; the log is read back by a new server."""
    async with serving(database) as house, house.guest("Anna", 3) as anna:
        table = await anna.make(seats=["you", "greedy"], deals=1, game="avig-kasino")
        await anna.enter(table)
        await play_all([anna])
        totals, game = anna.scene["result"]["totals"], anna.scene["result"]["game"]
        assert (await anna.http.get("/readyz")).text == "ready"
    async with serving(database) as house, house.guest("Eve") as eve:
        record = await eve.http.get(f"/api/games/{game}")
        assert f"totals = {totals}" in record.text


async def _first(database: str, fill: Callable[[Any], None]) -> None:
    """Make a database of the first schema, with data."""
    url = upgrade.address(database)
    if upgrade.is_sqlite(url):
        engine = sqlite_engine(url)
        with engine.connect() as connection:
            upgrade.upgrade(connection, "0001")
            fill(connection)
        engine.dispose()
        return
    from sqlalchemy.ext.asyncio import create_async_engine

    running = create_async_engine(url)
    async with running.begin() as awaited:
        await awaited.run_sync(lambda sync: upgrade.upgrade(sync, "0001"))
        await awaited.run_sync(fill)
    await running.dispose()


async def test_first_schema_comes_up_to_date_with_its_data_when_opened(database: str) -> None:
    """A database of the first schema keeps all that is in it, and gains what is new."""
    await _first(database, _fill)
    store = Store(database)
    await store.open()
    assert await store.is_ready()
    kept = await store.load_table("old")
    assert kept is not None
    assert [event.kind for event in kept.events] == ["sat"]
    assert await store.names(["p"]) == {"p": "Anna"}
    await store.journal.write([store.game("g", "old", 1, 9)])
    assert await store.find_game("g") == ("old", 1)
    await store.close()


async def test_old_cookie_opens_nothing_when_its_person_was_forgotten_by_the_first_schema(
    database: str,
) -> None:
    """What was left of them is a name in the log; it goes, and so does the seat it holds."""
    signer = identity.Signer("key")
    (gone, old), (cookie, bo), (again, eve), (phone, device) = (
        signer.new_cookie() for _ in range(4)
    )

    def fill(connection: Any) -> None:
        setup = json.dumps(Setup(players=4).checked().dump())
        sat: tuple[tuple[str, int, str, dict[str, Any]], ...] = (
            ("t1", 0, "sat", {"seat": 0, "person": old}),
            ("t1", 1, "sat", {"seat": 1, "person": bo}),
            ("t1", 2, "sat", {"seat": 2, "person": eve}),
            ("t1", 3, "device", {"seat": 1, "person": device, "token": "x"}),
            ("t2", 0, "sat", {"seat": 0, "person": bo}),
            ("t2", 1, "sat", {"seat": 1, "person": eve}),
            ("t2", 2, "sat", {"seat": 2, "person": old}),
        )
        # Eve was forgotten, and has come back to the other table since.
        for statement, rows in (
            ("INSERT INTO note VALUES (:a, :b)", [("key", "key")]),
            ("INSERT INTO game_table VALUES (:a, NULL, 1, :b)", [("t1", setup), ("t2", setup)]),
            ("INSERT INTO person VALUES (:a, :b, 1)", [(bo, "Bo"), (eve, "Eve")]),
            ("INSERT INTO sitting VALUES (:a, :b)", [(bo, "t1"), (bo, "t2"), (eve, "t2")]),
            (
                "INSERT INTO event VALUES (:a, :b, :c, 1, :d)",
                [(*row, json.dumps(data)) for *row, data in sat],
            ),
        ):
            for row in rows:
                connection.execute(text(statement), dict(zip("abcd", row, strict=False)))
        connection.commit()

    await _first(database, fill)
    async with serving(database) as house, house.guest("Bo") as guest:
        hall = house.hall
        known = [hall.person_of(one) for one in (gone, cookie, again, phone)]
        assert known == [None, bo, eve, None]
        first, second = await hall.room("t1"), await hall.room("t2")
        assert [chair.holders for chair in first.table.chairs] == [[], [bo], [], []]
        assert [chair.holders for chair in second.table.chairs] == [[bo], [eve], [], []]
        guest.http.cookies.set("tabbe", cookie)
        await guest.enter("t1")
        assert guest.state["own"]["seat"] == 1
        await first.stored()
    store = Store(database)
    await store.open()
    for table, left in (("t1", {bo}), ("t2", {bo, eve})):
        kept = await store.load_table(table)
        assert kept is not None
        people = {event.data.get("person", "nobody-") for event in kept.events}
        assert {person for person in people if not person.startswith("nobody-")} == left
    await store.close()


def _fill(connection: Any) -> None:
    setup = json.dumps(Setup().checked().dump())
    statements: tuple[tuple[str, dict[str, str]], ...] = (
        ("INSERT INTO game_table VALUES ('old', 'ABCDEF', 1, :setup)", {"setup": setup}),
        ("INSERT INTO person VALUES ('p', 'Anna', 1)", {}),
        ("INSERT INTO sitting VALUES ('p', 'old')", {}),
        (
            "INSERT INTO event VALUES ('old', 0, 'sat', 1, :data)",
            {"data": json.dumps({"seat": 0, "person": "p"})},
        ),
    )
    for statement, values in statements:
        connection.execute(text(statement), values)
    connection.commit()


async def test_newer_schema_is_refused_when_opened(tmp_path: Path) -> None:
    """An older Tabbe does not touch what a newer one has made."""
    store = Store(str(tmp_path / "t.db"))
    await store.open()
    await store.close()
    with closing(sqlite3.connect(tmp_path / "t.db")) as opened:
        opened.execute("UPDATE alembic_version SET version_num = '9999'")
        opened.commit()
    again = Store(str(tmp_path / "t.db"))
    with pytest.raises(upgrade.DatabaseError, match="9999"):
        await again.open()
    await again._engine.dispose()


def test_models_are_what_the_steps_make_when_compared(tmp_path: Path) -> None:
    """The steps end in the schema that the program uses."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from tabbe.server.schema import METADATA

    engine = create_engine(f"sqlite:///{tmp_path / 't.db'}")
    with engine.connect() as connection:
        upgrade.upgrade(connection)
        found = compare_metadata(MigrationContext.configure(connection), METADATA)
    engine.dispose()
    assert found == []


async def test_file_is_private_and_safe_when_made(tmp_path: Path) -> None:
    """Only its owner reads it; writers wait, references hold, readers are not blocked."""
    store = Store(str(tmp_path / "new" / "t.db"))
    await store.open()
    mode = stat.S_IMODE((tmp_path / "new" / "t.db").stat().st_mode)
    assert mode == 0o600
    async with store._engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("foreign_keys", 1), ("busy_timeout", 5000)):
            found = (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar()
            assert found == value
    await store.close()


def test_backup_is_private_when_it_is_being_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else can open a copy while it is being written; one that failed is not left."""
    copy, modes = tmp_path / "copy.db", []

    class Watched(sqlite3.Connection):
        def execute(self, *args: Any) -> sqlite3.Cursor:
            modes.append(copy.stat().st_mode & 0o777)
            return super().execute(*args)

    open_one = partial(sqlite3.connect, factory=Watched)
    monkeypatch.setattr(sqlite3, "connect", open_one)
    (tmp_path / "t.db").write_bytes(b"this is no database, and long enough to be seen as none")
    usual = os.umask(0)
    try:
        with pytest.raises(upgrade.DatabaseError):
            upgrade.backup(tmp_path / "t.db", copy)
    finally:
        os.umask(usual)
    assert modes == [0o600]
    assert not copy.exists()
    with pytest.raises(upgrade.DatabaseError, match=str(tmp_path / "none")):
        upgrade.backup(tmp_path / "t.db", tmp_path / "none" / "copy.db")


async def test_backup_is_whole_when_copied_in_use(tmp_path: Path) -> None:
    """A copy of a database in use opens, and nothing is overwritten."""
    store = Store(str(tmp_path / "t.db"))
    await store.open()
    await store.add_table("t1", "ABCDEF", 5, Setup().checked())
    upgrade.backup(tmp_path / "t.db", tmp_path / "copy.db")
    assert upgrade.problems(tmp_path / "copy.db") == []
    with pytest.raises(upgrade.DatabaseError):
        upgrade.backup(tmp_path / "t.db", tmp_path / "copy.db")
    with pytest.raises(upgrade.DatabaseError):
        upgrade.backup(tmp_path / "none.db", tmp_path / "other.db")
    await store.close()
    copy = Store(str(tmp_path / "copy.db"))
    await copy.open()
    assert await copy.load_table("t1") is not None
    await copy.close()


def test_problems_are_found_when_a_file_is_broken(tmp_path: Path) -> None:
    """A torn or foreign file is said to be so."""
    (tmp_path / "no.db").write_bytes(b"This is not a database, " * 100)
    with pytest.raises(upgrade.DatabaseError):
        upgrade.problems(tmp_path / "no.db")


async def test_entry_without_its_table_is_found_when_checked(tmp_path: Path) -> None:
    """What belongs to nothing is told with the name of where it stands, in any language."""
    store = Store(str(tmp_path / "t.db"))
    await store.open()
    await store.close()
    with closing(sqlite3.connect(tmp_path / "t.db")) as opened, opened:
        opened.execute("INSERT INTO sitting VALUES ('p', 'no such table')")
    found = upgrade.problems(tmp_path / "t.db")
    assert [(problem.key, problem.args_) for problem in found] == [
        ("database-orphan", {"table": "sitting"})
    ]
    assert all("sitting" in found[0].message(lang) for lang in LANGUAGES)


async def test_writes_go_in_groups_and_in_order_when_many_wait() -> None:
    """While one group is stored the next gathers; whoever came first hears first."""
    groups: list[int] = []
    heard: list[int] = []
    gate = asyncio.Event()

    async def commit(writes: list[Any]) -> None:
        groups.append(len(writes))
        await gate.wait()

    journal = Journal(commit)
    journal.start()
    statement: Any = object()

    def hears(number: int) -> Callable[[BaseException | None], None]:
        return lambda _: heard.append(number)

    for number in range(10):
        journal.append([(statement, {})], hears(number))
        await asyncio.sleep(0)
    journal.append([], lambda _: heard.append(10))
    await asyncio.sleep(0.01)
    assert heard == []
    gate.set()
    await journal.close()
    assert heard == list(range(11))
    assert len(groups) <= 3
    assert sum(groups) == 10
    journal.append([(statement, {})], lambda error: heard.append(-1 if error else 11))
    assert heard[-1] == -1


async def test_others_are_stored_when_one_write_cannot_be() -> None:
    """Whatever is wrong with a write, its own table alone hears so, and the journal goes on."""
    heard: list[str] = []

    async def commit(writes: list[Any]) -> None:
        if any(values.get("wrong") for _, values in writes):
            raise TypeError("no such value")

    def hears(number: int) -> Callable[[BaseException | None], None]:
        return lambda error: heard.append(f"{number} {type(error).__name__}")

    journal = Journal(commit)
    statement: Any = object()
    for number in range(3):
        journal.append([(statement, {"wrong": number == 1})], hears(number))
    journal.start()
    async with asyncio.timeout(10):
        while len(heard) < 3:
            await asyncio.sleep(0.001)
    journal.append([(statement, {})], hears(3))
    await journal.close()
    assert heard == ["0 NoneType", "1 TypeError", "2 NoneType", "3 NoneType"]


async def test_nobody_hears_of_what_is_not_stored_when_asking_while_others_hear() -> None:
    """Who is told of a first play asks for a state, which has the second one in it."""
    heard: list[str] = []

    async def commit(writes: list[Any]) -> None:
        if any(values.get("wrong") for _, values in writes):
            raise TypeError("no such value")

    def hears(name: str) -> Callable[[BaseException | None], None]:
        return lambda error: heard.append(f"{name} {type(error).__name__}")

    def first(error: BaseException | None) -> None:
        hears("first")(error)
        journal.append([], hears("state"), "t1")
        journal.append([], hears("other"), "t2")

    journal = Journal(commit)
    statement: Any = object()
    journal.append([(statement, {})], first, "t1")
    journal.append([(statement, {"wrong": True})], hears("second"), "t1")
    journal.start()
    async with asyncio.timeout(10):
        while len(heard) < 4:
            await asyncio.sleep(0.001)
    await journal.close()
    assert heard == ["first NoneType", "second TypeError", "state TypeError", "other NoneType"]


async def test_others_are_stored_when_one_who_hears_of_it_fails() -> None:
    """What breaks in telling one table keeps nothing of another from being stored and told."""
    heard: list[str] = []

    async def commit(_: list[Any]) -> None:
        await asyncio.sleep(0)

    def broken(_: BaseException | None) -> None:
        raise KeyError("a line that is gone")

    journal = Journal(commit)
    statement: Any = object()
    journal.append([(statement, {})], broken, "t1")
    journal.append([(statement, {})], lambda error: heard.append(f"same group {error}"), "t2")
    journal.start()
    async with asyncio.timeout(10):
        await journal.write([(statement, {})])
        await journal.close()
    assert heard == ["same group None"]


@pytest.mark.parametrize("fails", [1, 99])
@pytest.mark.parametrize(
    "error",
    [
        OperationalError("INSERT", {}, sqlite3.OperationalError("database is locked")),
        TimeoutError(),
        ConnectionRefusedError(),
        NoPlaceError("the pool is exhausted"),
        ResourceClosedError("this connection is closed"),
        DBAPIError("INSERT", {}, StateError("53300")),
        DBAPIError("INSERT", {}, Exception("the driver knows no more")),
        IntegrityError("INSERT", {}, StateError("23505"), connection_invalidated=True),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_group_is_tried_twice_and_not_one_by_one_when_the_database_fails(
    error: Exception, fails: int
) -> None:
    """Each try may wait for seconds; whoever only asked what was stored before is not refused."""
    heard: list[str] = []
    tries: list[int] = []

    async def commit(writes: list[Any]) -> None:
        tries.append(len(writes))
        if len(tries) <= fails:
            raise error

    def hears(error: BaseException | None) -> None:
        heard.append(type(error).__name__)

    journal = Journal(commit)
    statement: Any = object()
    for number in range(5):
        journal.append([(statement, {})], hears, f"t{number}")
    journal.append([], hears, "t4")
    journal.append([], hears, "t5")
    journal.start()
    await journal.close()
    assert tries == [5, 5]
    failed = 0 if fails == 1 else 6
    assert heard == [type(error).__name__] * failed + ["NoneType"] * (7 - failed)


@pytest.mark.parametrize(
    "data", [{"value": "\ud800"}, {"value": None}, {"name": object()}, {"name": "a", "value": "b"}]
)
async def test_others_are_stored_when_a_database_refuses_one_value(
    store: Store, data: dict[str, Any]
) -> None:
    """Each database and driver says in its own way that a value is no good, or is there already."""
    put = insert(NOTE)
    values = [{"name": name, "value": name} for name in "abc"]
    values.insert(2, {"name": "n", "value": "n", **data})
    found = await asyncio.gather(
        *(store.journal.write([(put, given)]) for given in values), return_exceptions=True
    )
    assert [error is None for error in found] == [True, True, False, True]
    assert [await store.note(name) for name in "abcn"] == ["a", "b", "c", None]


async def test_rest_is_refused_when_the_database_locks_after_a_bad_write() -> None:
    """Entries that are tried one by one do not wait one by one."""
    heard: list[str] = []
    tries: list[int] = []

    async def commit(writes: list[Any]) -> None:
        tries.append(len(writes))
        if len(tries) == 1:
            raise TypeError("no such value")
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database is locked"))

    journal = Journal(commit)
    statement: Any = object()
    for _ in range(5):
        journal.append([(statement, {})], lambda error: heard.append(type(error).__name__))
    journal.start()
    await journal.close()
    assert tries == [5, 1, 1]
    assert heard == ["OperationalError"] * 5


async def test_log_has_no_hole_when_one_of_its_writes_fails(store: Store) -> None:
    """What waits behind an event that failed is not stored either, and the table can go on."""
    await store.add_table("t1", "ABCDEF", 5, Setup().checked())
    commit, left = store.journal._commit, [Happening("left", 1, {"seat": 0})]

    async def failing(writes: list[Any]) -> None:
        if any(values.get("number") == 1 for _, values in writes):
            # Others come while this one is being stored.
            if len(adding) < 5:
                adding.append(asyncio.create_task(_add(store, "t1", 4, left)))
                await asyncio.sleep(0)
            raise ValueError("no such value")
        await commit(writes)

    store.journal._commit = failing
    adding = [asyncio.create_task(_add(store, "t1", number, left)) for number in range(4)]
    async with asyncio.timeout(10):
        while len(adding) < 5:
            await asyncio.sleep(0.001)
        found = await asyncio.gather(*adding, return_exceptions=True)
    assert [type(error).__name__ for error in found] == ["NoneType"] + ["ValueError"] * 4
    store.journal._commit = commit
    await _add(store, "t1", 1, left)
    kept = await store.load_table("t1")
    assert kept is not None
    assert len(kept.events) == 2


async def test_hole_in_a_log_is_found_when_loaded_or_checked(tmp_path: Path) -> None:
    """A table of which events are missing is not made from the rest."""
    store = Store(str(tmp_path / "t.db"))
    await store.open()
    await store.add_table("t1", "ABCDEF", 5, Setup().checked())
    await _add(store, "t1", 0, [Happening("left", 1, {"seat": 0})])
    assert upgrade.problems(tmp_path / "t.db") == []
    await _add(store, "t1", 2, [Happening("left", 1, {"seat": 0})])
    with pytest.raises(upgrade.DatabaseError):
        await store.load_table("t1")
    await store.close()
    found = upgrade.problems(tmp_path / "t.db")
    assert [(problem.key, problem.args_) for problem in found] == [("database-gap", {"count": 1})]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE event SET data = '{bad' WHERE number = 2",
        "UPDATE event SET data = replace(data, '\"move\":\"', '\"move\":\"Q') WHERE kind = 'moved'",
        "UPDATE event SET kind = 'unheard' WHERE number = 2",
        "UPDATE game_table SET setup = '{}x' WHERE id <> 'whole'",
    ],
)
async def test_table_is_named_when_no_server_could_read_it(damage: str, tmp_path: Path) -> None:
    """By its id and nothing else; the others are read, and it is what the server refuses."""
    database = tmp_path / "t.db"
    async with serving(database) as house, house.guest("Anna", 1) as anna:
        table = await anna.make(seats=["you", "random"], deals=1)
        await anna.enter(table)
        await anna.play("playing")
        await anna.wait_for_turn()
        await anna.act()
        await house.hall.store.add_table("whole", "WHOLE", 5, Setup().checked())
    assert upgrade.problems(database) == []
    with closing(sqlite3.connect(database)) as opened, opened:
        assert opened.execute(damage).rowcount > 0
    found = upgrade.problems(database)
    assert [(problem.key, problem.args_) for problem in found] == [
        ("database-unreadable", {"table": table})
    ]
    async with serving(database) as house, house.guest("Bo") as bo:
        answer = await bo.http.get(f"/api/tables/{table}")
        assert answer.json()["error"]["code"] == "unreadable"


async def test_players_come_back_to_what_is_stored_when_the_disk_fails(tmp_path: Path) -> None:
    """A move that cannot be stored has not happened: all find the table as it was before."""
    async with serving(tmp_path / "t.db") as house, house.guest("Anna", 1) as anna:
        table = await anna.make(seats=["you", "greedy"], deals=1)
        await anna.enter(table)
        await anna.play("playing")
        await anna.wait_for_turn()
        hand = anna.state["own"]["hand"]
        journal = house.hall.store.journal
        good = journal._commit

        async def full(_: list[Any]) -> None:
            raise OperationalError("INSERT", {}, OSError("disk full"))

        journal._commit = full
        move = anna.state["own"]["legal"][0]["notation"]
        await anna.send("play", version=anna.state["version"], move=move)
        assert (await anna.hear("bye"))["code"] == "restart"
        journal._commit = good
        await anna.leave()
        await anna.enter(table)
        assert anna.state["own"]["hand"] == hand


async def test_nobody_waits_for_ever_when_the_journal_is_broken_off() -> None:
    """What waits, and what comes later, hears that it is not stored; so a failed start can end."""

    async def stuck(_: object) -> None:
        await asyncio.Event().wait()

    journal = Journal(stuck)
    journal.start()
    errors: list[BaseException | None] = []
    journal.append([(None, {})], errors.append)  # type: ignore[list-item]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    journal.append([(None, {})], errors.append)  # type: ignore[list-item]
    assert journal._task is not None
    journal._task.cancel()
    await asyncio.wait({journal._task})
    await asyncio.sleep(0)
    journal.append([(None, {})], errors.append)  # type: ignore[list-item]
    assert [type(error) for error in errors] == 3 * [RuntimeError]


async def test_damaged_event_keeps_no_other_table_out_when_the_schema_is_brought_up_to_date(
    database: str,
) -> None:
    """What cannot be read is refused with its own table, whatever stands in it."""
    store = Store(database)
    await store.open()
    for table in ("sound", "torn", "odd"):
        await store.add_table(table, table, 5, Setup().checked())
    await _add(store, "sound", 0, [Happening("sat", 7, {"seat": 0, "person": "p"})])
    for table in ("torn", "odd"):
        await _add(store, table, 0, [Happening("sat", 7, {"seat": 0, "person": "p"})])
    broken = update(EVENT).where(EVENT.c.table_id == bindparam("which")).values(data=bindparam("b"))
    for table, data in (("torn", '{"seat":0,'), ("odd", "[1]")):
        await store.journal.write([(broken, {"which": table, "b": data})])
    set_back = text("UPDATE alembic_version SET version_num = '0003'")
    await store.journal.write([(set_back, {})])
    await store.close()
    again = Store(database)
    await again.open()
    assert await again.is_ready()
    assert await again.load_table("sound") is not None
    await again.close()
