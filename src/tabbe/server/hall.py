"""All tables of one server: made, loaded when wanted, let go when quiet, kept through restarts."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tabbe import __version__
from tabbe.protocol import message as m
from tabbe.server import act, identity, scene
from tabbe.server.event import Happening
from tabbe.server.guard import account
from tabbe.server.meter import Meter
from tabbe.server.name import clean_name
from tabbe.server.page import build_name
from tabbe.server.refusal import Refusal
from tabbe.server.retention import Retention, time_away
from tabbe.server.room import Room
from tabbe.server.slice import Slices
from tabbe.server.table import Table, folding
from tabbe.server.uptime import HEARTBEAT, Uptime

if TYPE_CHECKING:
    from tabbe.server.option import Options
    from tabbe.server.setup import Setup
    from tabbe.server.socket import Socket
    from tabbe.server.store import Store
    from tabbe.server.thinker import Thinker

QUIET = 600_000
"""Milliseconds after which a table that nobody looks at leaves the memory."""

SPREAD = 20_000
"""Milliseconds over which clients come back after a restart, where there are many."""

SWEEP_AFTER = 60.0
"""Seconds from the start until it is first looked for what is old."""

SWEEP = 3600.0
"""Seconds from then on."""

REST = 0.1
"""Seconds between two small steps of that, which belong to plays alone."""

_log = structlog.get_logger("tabbe.hall")


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hall:
    """The tables.

    Args:
        store: where they are kept.
        thinker: plays the bots.
        options: of the server.
        now: gives the time in milliseconds.
    """

    def __init__(
        self, store: Store, thinker: Thinker, options: Options, now: Callable[[], int] = wall_clock
    ) -> None:
        self.store = store
        self.thinker = thinker
        self.options = options
        self.now = now
        self.meter = Meter()
        self.slices = Slices()
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self.signer = identity.Signer("")
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._names: dict[str, str] = {}
        self._forgotten: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._partings: set[asyncio.Task[None]] = set()
        self._uptime = Uptime(())
        self._away = 0
        self._retention = Retention(
            store, options, lambda: self.now() - self._away, self._is_in_use
        )

    @property
    def work(self) -> int:
        """How much has been done so far: events, and calls and connections that were answered."""
        return self.store.events + self.meter.visits

    async def open(self) -> None:
        """Open the store, make or read the server's key, and begin to work.

        Raises:
            DatabaseError: another server is at work on it, or it comes from a newer Tabbe.
            SQLAlchemyError: it cannot be reached.
        """
        await self.store.claim()
        await self.store.open()
        key = await self.store.note("key")
        if key is None:
            key = secrets.token_hex(32)
            await self.store.set_note("key", key)
        self.signer = identity.Signer(key)
        self._forgotten = await self.store.forgotten()
        runs, alive, now = await self.store.note("runs"), await self.store.note("alive"), self.now()
        self._uptime = Uptime.begun(now, runs, None if alive is None else int(alive))
        await self.store.set_note("runs", self._uptime.note())
        self._away = time_away(alive, await self.store.note("away"), now)
        await self.store.set_note("away", str(self._away))
        await self.store.set_note("alive", str(now))
        self.thinker.start()
        self._tasks = [
            asyncio.create_task(self._keep_up(work))
            for work in (self._beat, self._tidy, self._sweep)
        ]

    async def close(self) -> None:
        """Store what waits, and stop."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        for room in self.rooms.values():
            room.close()
        await self.thinker.close()
        with suppress(Exception):
            await self.store.set_note("alive", str(self.now()))
        await self.store.close()

    async def farewell(self) -> None:
        """Tell everybody that the server goes, and when to come back; then close their sockets."""
        self.closing = True
        sockets = [socket for room in self.rooms.values() for socket in room.sockets]
        most = min(SPREAD, 500 + 2 * len(sockets))
        dice = random.Random()  # noqa: S311 - only spreads the load
        await asyncio.gather(
            *(
                socket.part(m.Bye(code="restart", after=500 + dice.randrange(most)))
                for socket in sockets
            )
        )

    async def _keep_up(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what is done for as long as the server runs, and begin anew where something fails."""
        while True:
            try:
                await work()
            except Exception as error:  # noqa: BLE001 - nobody else would notice that it has ended
                _log.error("work begun anew", exc_info=error)
            await asyncio.sleep(HEARTBEAT)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            with suppress(Exception):
                await self.store.set_note("alive", str(self.now()))

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(60)
            self._let_go()

    def _let_go(self) -> None:
        """Let tables go from memory at which nothing has happened for long."""
        before = self.now() - QUIET
        for room in list(self.rooms.values()):
            if not room.is_busy and room.quiet_since < before:
                room.close()
                del self.rooms[room.table.id]

    async def _sweep(self) -> None:
        await asyncio.sleep(SWEEP_AFTER)
        while True:
            await self._delete_old()
            self._drop_names()
            await asyncio.sleep(SWEEP)

    async def _delete_old(self) -> None:
        swept = await self._retention.sweep(lambda: asyncio.sleep(REST))
        if swept.tables or swept.names:
            _log.info("old data deleted", tables=swept.tables, names=swept.names)
        if swept.error is not None:
            _log.error("old data not deleted", failed=swept.failed, exc_info=swept.error)

    def _drop_names(self) -> None:
        """Let go from memory the names of who sits at no table there; they are read when wanted."""
        chairs = [chair for room in self.rooms.values() for chair in room.table.chairs]
        seated = {person for chair in chairs for person in chair.holders}
        self._names = {one: name for one, name in self._names.items() if one in seated}

    def _is_in_use(self, id: str) -> bool:  # noqa: A002
        return id in self.rooms or id in self._loading

    # --- tables -----------------------------------------------------------------------------------

    async def make_table(self, setup: Setup, person: str, *, start: bool, owner: str = "") -> Room:
        """Make a table, and sit its maker down where there is a seat.

        Args:
            setup: of the table, not checked yet.
            person: who makes it.
            start: whether to begin at once.
            owner: the address that asks, for its share of the workers.

        Raises:
            TabbeError: it cannot be set up like this.
        """
        if setup.origin is None:
            setup = setup.checked()
        else:
            # A record may be long, and to replay it takes seconds.
            setup = await self.thinker.compute(setup.checked, owner=owner)
        id, now = identity.new_id(), self.now()  # noqa: A001
        for _ in range(8):
            code = identity.new_code()
            try:
                await self.store.add_table(id, code, now, setup)
                break
            except IntegrityError:
                continue
        else:
            raise Refusal("crowded", 503)
        room = Room(Table(id, setup), self, code)
        room.payer = account(owner)
        self.rooms[id] = room
        await self.know(person)
        wanted = (setup.seats or ()).index("you") if "you" in (setup.seats or ()) else None
        if wanted is not None:
            await self.sit(room, person, wanted)
        if start and room.table.phase == "lobby" and room.table.host is not None:
            room.happen(act.start(room.table, room.table.host, self.now()))
        return room

    async def room(self, id: str) -> Room:  # noqa: A002
        """Give a table, from memory or from the store.

        Raises:
            Refusal: there is none, or it cannot be read here.
            SQLAlchemyError: the database does not answer.
        """
        found = self.rooms.get(id)
        if found is not None:
            # Whoever asks is about to use it, perhaps without ever opening a line.
            found.quiet_since = self.now()
            return found
        if id in self._retention.leaving:
            raise Refusal("no_table", 404)
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Room:  # noqa: A002
        if len(id) > 32 or not id.isascii():
            raise Refusal("no_table", 404)
        try:
            kept = await self.store.load_table(id)
            table = None
            if kept is not None:
                table = await self.slices.run(folding(kept.id, kept.setup, kept.events))
        except (SQLAlchemyError, OSError):
            raise
        except Exception as error:  # noqa: BLE001 - it may hold anything
            # Whatever a newer Tabbe may have stored, or damage left: other tables do not mind.
            _log.error("table not readable", exc_info=error)
            raise Refusal("unreadable", 503) from None
        if kept is None or table is None:
            raise Refusal("no_table", 404)
        await self.know(*(person for chair in table.chairs for person in chair.holders))
        room = Room(table, self, kept.code if table.phase == "lobby" else None)
        self.rooms[id] = room
        waited = table.phase == "mixing" or (table.phase == "playing" and table.clocks)
        lost = self._uptime.lost(kept.events[-1].at, self.now()) if waited else 0
        if lost:
            room.happen([Happening("resumed", self.now(), {"lost": lost})])
        else:
            room.plan()
        # Those who were forgotten while the table was not in memory.
        gone = act.forget(table, None, self.now())
        if gone:
            room.happen(gone)
        return room

    def drop(self, room: Room, after: int) -> None:
        """Forget a room whose memory is ahead of what is stored; its people come back at once."""
        room.close()
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        for socket in room.sockets:
            self.dismiss(socket, m.Bye(code="restart", after=after))

    def dismiss(self, socket: Socket, bye: m.Bye) -> None:
        """Say goodbye to a connection, and close it when its line has taken that."""
        parting = asyncio.create_task(socket.part(bye))
        self._partings.add(parting)
        parting.add_done_callback(self._partings.discard)

    async def sit(self, room: Room, person: str, seat: int | None) -> int:
        """Sit a person down and give the seat.

        Raises:
            Refusal: the seat, or every seat, is taken; or the person has been forgotten.
        """
        await self.know(person)
        self._refuse_forgotten(person)
        taken, events = act.sit(room.table, person, seat, self.now())
        if events:
            settled = room.settle(events, [self.store.sitting(person, room.table.id)])
            room.note_seat(person, taken)
            await settled
        else:
            # Who asks twice may be quicker than the disk.
            await room.stored()
        return taken

    async def move_device(self, token: str, person: str) -> tuple[str, int]:
        """Give a device the seat that a link carries.

        Raises:
            Refusal: the link is no good, or the device has another seat there.
        """
        table, seat, sitting, used = self.signer.read_link(token)
        room = await self.room(table)
        # The seat is called by it once whoever sat there first is forgotten.
        await self.know(person)
        self._refuse_forgotten(person)
        events = act.move_device(room.table, seat, sitting, person, used, self.now())
        if events:
            settled = room.settle(events, [self.store.sitting(person, table)])
            room.note_seat(person, seat)
            await settled
        else:
            await room.stored()
        return table, seat

    # --- people -----------------------------------------------------------------------------------

    def person_of(self, value: str | None) -> str | None:
        """The person of a cookie; None for none, a forged one, and one that was forgotten."""
        person = self.signer.read_cookie(value)
        return None if self.is_forgotten(person) else person

    def is_forgotten(self, person: str | None) -> bool:
        """Whether somebody has asked to be forgotten."""
        return person is not None and identity.mark_of(person) in self._forgotten

    def _refuse_forgotten(self, person: str) -> None:
        # The deletion may have come while the call waited for something.
        if self.is_forgotten(person):
            raise Refusal("no_seat_here", 403)

    async def know(self, *people: str) -> None:
        """Read what people are called."""
        if all(person in self._names for person in people):
            return
        # All of them: while it is read, a name may go from memory that nobody seemed to want.
        found = await self.store.names(people)
        known = {one: found[one] for one in found if not self.is_forgotten(one)}
        # And one may be said anew, which is newer than what was read.
        self._names = known | self._names

    def name_of(self, person: str) -> str:
        """What a person is called; a dash for one who has asked to be forgotten."""
        return self._names.get(person, "–")

    async def call(self, person: str, name: str) -> str:
        """Keep what a person is to be called, and give it as it will be shown.

        Raises:
            Refusal: nothing of it can be shown, or the person has been forgotten.
        """
        self._refuse_forgotten(person)
        shown = clean_name(name)
        # Also when it is the same as before: a name that is said is not an old one.
        await self.store.name_person(person, shown, self.now())
        if not self.is_forgotten(person):
            self._names[person] = shown
        return shown

    async def forget(self, person: str) -> int:
        """Delete a person and the tables where nobody else sat; give the number of those.

        From the first moment the person's cookie opens nothing. At the other tables the person
        leaves, and everybody's screen is told; so that no seat is kept for nobody, those are
        called in at which people still gather, and any other one when it is next wanted.

        Raises:
            SQLAlchemyError: it could not be stored, and nothing has been deleted.
        """
        if self.is_forgotten(person):
            return 0
        mark = identity.mark_of(person)
        self._forgotten.add(mark)
        try:
            # What the person did before is to be found when it is looked for.
            await self.store.journal.write([])
            tables = await self.store.tables_of(person)
            lobbies = await self.store.lobbies_of(person)
            unnamed = {table: f"{act.NOBODY}{secrets.token_hex(8)}" for table in tables}
            gone = await self.store.forget(person, mark, unnamed)
        except BaseException:
            self._forgotten.discard(mark)
            raise
        self._names.pop(person, None)
        # Tables that were read before the deletion, and get into memory only now.
        loading = [self._loading[table] for table in tables if table in self._loading]
        if loading:
            await asyncio.wait(loading)
        for table in gone:
            room = self.rooms.pop(table, None)
            if room is not None:
                room.close()
                for socket in room.sockets:
                    self.dismiss(socket, m.Bye(code="gone", after=None))
        for table in set(lobbies) - set(gone):
            with suppress(Refusal):
                await self.room(table)
        for room in list(self.rooms.values()):
            room.forget(person)
        return len(gone)

    # --- what is told -----------------------------------------------------------------------------

    def link_of(self, table: str) -> str:
        """The address of a table."""
        return f"{self.options.url.rstrip('/')}{self.options.root_path}/t/{table}"

    def welcome(self, room: Room, seat: int | None) -> m.Welcome:
        """The first message to a connection."""
        table = room.table
        return m.Welcome(
            protocol=m.PROTOCOL,
            server=__version__,
            page=build_name(),
            time=self.now(),
            table=scene.info(table, code=room.code, url=self.link_of(table.id)),
            seat=seat,
        )
