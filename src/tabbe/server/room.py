"""A table with its devices, bots and timers: what happens is applied, stored, and then told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import structlog
from pydantic_core import to_json

from tabbe.protocol import message as m
from tabbe.server import act, scene
from tabbe.server.desk import Desk
from tabbe.server.event import Happening
from tabbe.server.refusal import Refusal
from tabbe.server.telling import Telling

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tabbe.server.hall import Hall
    from tabbe.server.socket import Socket
    from tabbe.server.table import Table

RESTARTS_LOG = ("committed", "rematched")
"""Events with which the log of the table begins anew."""

PRESENCE = 0.15
"""Seconds that news of who is connected wait for more of the kind."""

MOST_SOCKETS = 60
"""Connections to one table; the seats' own always get in."""

MOST_OF_SEAT = 8
"""Connections of one seat; beyond that the oldest is closed, for it is the likeliest to be dead."""

_log = structlog.get_logger("tabbe.room")


class Room:
    """A table and all that is connected to it.

    Args:
        table: as it is stored.
        hall: of which it is part.
        code: its short code, None once it is spent.
    """

    def __init__(self, table: Table, hall: Hall, code: str | None) -> None:
        self.table = table
        self.code = code
        # In the order in which they came.
        self.sockets: dict[Socket, None] = {}
        self.quiet_since = hall.now()
        self.desk = Desk(self, hall)
        # The address of whose share of the workers its bots think; never stored.
        self.payer = ""
        self._hall = hall
        self._gone = dict.fromkeys(range(len(table.chairs)), hall.now())
        self._timer: asyncio.TimerHandle | None = None
        self._presence: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._thinks_at = -1
        self._telling = Telling(table, hall.name_of)
        self._broken = False
        self._settling: set[asyncio.Future[None]] = set()
        # Whatever of it waits for the store, read anew the table would lack it.
        self._unstored = 0

    # --- who is here ------------------------------------------------------------------------------

    def connected(self) -> set[int]:
        """Seats of which a device is connected."""
        seats = {self.table.seat_of(socket.person) for socket in self.sockets}
        return {seat for seat in seats if seat is not None}

    def enter(self, socket: Socket) -> None:
        """Take a connection in: it is greeted, and everybody sees it.

        Raises:
            Refusal: nobody may look on here, or too many do.
        """
        seat = self.table.seat_of(socket.person)
        if seat is None and not self.table.setup.watch:
            raise Refusal("private", 403)
        if seat is None and len(self.sockets) >= MOST_SOCKETS:
            raise Refusal("crowded", 503)
        if self._hall.is_forgotten(socket.person):
            # Since the line was opened.
            raise Refusal("no_table", 404)
        socket.room = self
        self.sockets[socket] = None
        if seat is not None:
            self._close_oldest(seat)
            self._gone.pop(seat, None)
            returning = []
            if self.table.chairs[seat].away in ("gone", "time"):
                returning = act.come_back(self.table, seat, self._hall.now())
            if returning:
                self.happen(returning)
            else:
                self._show_presence()
                self.plan()
        welcome, state = m.write(self._hall.welcome(self, seat)), self.state_for(socket)

        def greet() -> None:
            socket.greeted = True
            socket.send(welcome)
            socket.send(state)

        self._when_stored(greet)

    def exit(self, socket: Socket) -> None:
        """Let a connection go."""
        if socket not in self.sockets:
            return
        del self.sockets[socket]
        self.quiet_since = self._hall.now()
        seat = self.table.seat_of(socket.person)
        if seat is not None and seat not in self.connected():
            self._gone[seat] = self._hall.now()
            self._show_presence()
            self.plan()

    def note_seat(self, person: str, seat: int) -> None:
        """A person already connected has got a seat."""
        if any(socket.person == person for socket in self.sockets):
            self._gone.pop(seat, None)
        for socket in self.sockets:
            if socket.person == person:
                self.later(socket, m.write(self._hall.welcome(self, seat)))
                self.catch_up(socket)
        self._close_oldest(seat)

    def _close_oldest(self, seat: int) -> None:
        own = [socket for socket in self.sockets if self.table.seat_of(socket.person) == seat]
        for socket in own[:-MOST_OF_SEAT]:
            del self.sockets[socket]
            self._hall.dismiss(socket, m.Bye(code="elsewhere", after=None))

    def forget(self, person: str) -> None:
        """Let somebody go who has been forgotten: devices, seat, and the name on every screen."""
        for socket in [socket for socket in self.sockets if socket.person == person]:
            self.exit(socket)
            self._hall.dismiss(socket, m.Bye(code="gone", after=None))
        events = [] if self._broken else act.forget(self.table, person, self._hall.now())
        if not events:
            return
        self.happen(events)
        # An update would leave the name in the log of everybody's screen.
        self._tell_later(self._states())

    def catch_up(self, socket: Socket) -> None:
        """Send a connection everything."""
        self.later(socket, self.state_for(socket))

    def later(self, socket: Socket, *messages: bytes) -> None:
        """Send what rests on what has happened, when all of that is stored."""

        def send() -> None:
            for message in messages:
                socket.send(message)

        self._when_stored(send)

    async def stored(self) -> None:
        """Wait until all that has happened so far is stored; before, nobody may be told of it.

        Raises:
            Refusal: it could not be, so it has not happened.
        """
        if self._broken:
            raise Refusal("not_stored", 503)
        waiting, done = self._settlement()
        self._when_stored(done)
        await waiting

    def _show_presence(self) -> None:
        """Tell everybody who is connected, several changes at once."""
        if self._presence is None and not self._broken:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        version = self.table.version
        self._tell_later(self._updates(version, version, None))

    def _tell_later(self, told: dict[int | None, bytes]) -> None:
        """Tell every viewer what rests on what has happened, when all of that is stored."""
        self._when_stored(lambda: self._send(told))

    def _when_stored(self, then: Callable[[], object]) -> None:
        """Do something when all that has happened so far is stored; never, where it cannot be."""

        def go_on(error: BaseException | None) -> None:
            self._unstored -= 1
            if error is None:
                then()
            else:
                self._fail(error)

        self._unstored += 1
        self._hall.store.journal.append([], go_on, self.table.id)

    # --- what happens -----------------------------------------------------------------------------

    def happen(
        self,
        events: Iterable[Happening],
        done: Callable[[int], None] | None = None,
        also: Iterable[Any] = (),
        asked: tuple[Socket, str] | None = None,
    ) -> None:
        """Apply events and what follows from them; tell of them when they are stored.

        Args:
            events: that may happen, see `tabbe.server.act`.
            done: called with the version after them when they have been stored and told.
            also: further writes of the same transaction.
            asked: who asked for them by which message, to be told last that it was acted on.
        """
        table = self.table
        if self._broken:
            # Its memory is ahead of what is stored: nothing may be built on that.
            raise Refusal("not_stored", 503)
        first, phase = table.version, table.phase
        since = scene.log_length(table)
        happened: list[Happening] = []
        waiting = list(events)
        while waiting:
            for event in waiting:
                table.apply(event)
                happened.append(event)
            waiting = act.consequences(table, self._hall.now())
        version = table.version
        if not happened:
            if asked is not None:
                self.confirm(*asked)
            if done is not None:
                # What was done before may still be on its way to the disk.
                self._when_stored(lambda: done(version))
            return
        kinds = {event.kind for event in happened}
        if "undone" in kinds:
            told = self._states()
        else:
            restarted = not kinds.isdisjoint(RESTARTS_LOG)
            told = self._updates(first, version, (0, 0) if restarted else since)
        writes = [*also, *self._milestones(phase)]

        def stored(error: BaseException | None) -> None:
            self._unstored -= 1
            if error is not None:
                self._fail(error)
                return
            self._hall.meter.stored(happened)
            self._send(told, asked, version)
            if done is not None:
                done(version)

        self._unstored += 1
        self._hall.store.add_events(table.id, first, happened, stored, writes)
        self.plan()

    def settle(self, events: Iterable[Happening], also: Iterable[Any] = ()) -> asyncio.Future[None]:
        """Apply events, and give what is done when they are stored.

        The future raises `Refusal` when they could not be.
        """
        settled, done = self._settlement()
        self.happen(events, lambda _: done(), also)
        return settled

    def _settlement(self) -> tuple[asyncio.Future[None], Callable[[], None]]:
        """Give what is done once the other is called, and raises `Refusal` if storing fails."""
        settled: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._settling.add(settled)
        settled.add_done_callback(self._settling.discard)

        def done() -> None:
            if not settled.done():
                settled.set_result(None)

        return settled, done

    def _milestones(self, phase: m.Phase) -> list[Any]:
        """Writes beside the events: a spent code, a finished match."""
        table, store = self.table, self._hall.store
        writes = []
        if phase == "lobby" and table.phase != "lobby":
            self.code = None
            writes.append(store.spent_code(table.id))
        if table.phase == "over" and phase != "over":
            number = len(table.played)
            game = table.game_id(number)
            writes.append(store.game(game, table.id, number, self._hall.now()))
        return writes

    def _fail(self, error: BaseException) -> None:
        """What could not be stored has not happened: forget the room, and read it anew."""
        # Also in a room that was closed meanwhile, or whoever waits would wait for ever.
        for settled in list(self._settling):
            if not settled.done():
                settled.set_exception(Refusal("not_stored", 503))
        if not self._broken:
            self._broken = True
            _log.error("not stored", error=type(error).__name__)
            self._hall.drop(self, after=2000)

    # --- telling ----------------------------------------------------------------------------------

    def state_for(self, socket: Socket) -> bytes:
        """Everything, for one connection."""
        seat = self.table.seat_of(socket.person)
        return self._state(seat, self._scene())

    def _scene(self) -> bytes:
        return self._telling.scene(self.connected(), self._hall.now())

    def _state(self, seat: int | None, shown: bytes) -> bytes:
        return b'{"type":"state","version":%d,"time":%d,"scene":%b,"own":%b,"log":%b}' % (
            self.table.version,
            self._hall.now(),
            shown,
            self._telling.own(seat),
            self._telling.log(seat),
        )

    def _states(self) -> dict[int | None, bytes]:
        shown = self._scene()
        return {seat: self._state(seat, shown) for seat in self._viewers()}

    def _viewers(self) -> set[int | None]:
        return {self.table.seat_of(socket.person) for socket in self.sockets}

    def _updates(
        self, after: int, version: int, since: tuple[int, int] | None
    ) -> dict[int | None, bytes]:
        """What every viewer is told; `since` as `Telling.news` takes it, None for no news."""
        viewers = self._viewers()
        if not viewers:
            return {}
        telling, now = self._telling, self._hall.now()
        shown = telling.scene(viewers, now)
        news = {} if since is None else telling.news(since, viewers)
        head = b'{"type":"update","version":%d,"after":%d,"time":%d,"news":' % (version, after, now)
        return {
            seat: b'%b%b,"scene":%b,"own":%b}'
            % (head, news.get(seat, b"[]"), shown, telling.own(seat))
            for seat in viewers
        }

    def _send(
        self,
        told: dict[int | None, bytes],
        asked: tuple[Socket, str] | None = None,
        version: int = 0,
    ) -> None:
        """Tell every viewer; who asked for it hears in the same breath that it was done."""
        seat_of = self.table.seat_of
        asking, done = (None, b"") if asked is None else (asked[0], _done(asked[1], version))
        for socket in self.sockets:
            message = told.get(seat_of(socket.person))
            if message is None or not socket.greeted:
                continue
            if socket is asking:
                asking = None
                socket.send(message, done)
            else:
                socket.send(message)
        if asking is not None:
            asking.send(done)

    def confirm(self, socket: Socket, id: str) -> None:  # noqa: A002
        """Say that a message was acted on, when all before it is stored."""
        self.later(socket, _done(id, self.table.version))

    # --- bots and timers --------------------------------------------------------------------------

    def plan(self) -> None:
        """See to it that whatever time or a bot brings will come."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._drop_overtaken()
        if self._broken or self._hall.closing:
            return
        # Who is here is asked only where somebody is not.
        connected = self.connected() if self._gone else ()
        coming = act.due(self.table, connected, self._gone)
        if coming is not None:
            wait = max(0, coming[0] - self._hall.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._tick)
        self._wake_bot()

    def _tick(self) -> None:
        self._timer = None
        coming = act.due(self.table, self.connected(), self._gone)
        now = self._hall.now()
        if coming is not None and coming[0] <= now:
            event = coming[1]
            self.happen([Happening(event.kind, now, event.data)])
        else:
            self.plan()

    def _drop_overtaken(self) -> None:
        """Call off what is thought about for a turn that is over: it would keep others waiting."""
        version = self.table.turn_version
        if self._thinking is not None and self._thinks_at != version:
            self._thinking.cancel()
            self._thinking, self._thinks_at = None, -1
        self.desk.drop_overtaken()

    def _wake_bot(self) -> None:
        table = self.table
        turn = table.turn
        if turn is None or table.chairs[turn].bot is None or self._thinks_at == table.turn_version:
            return
        self._thinks_at = table.turn_version
        self._thinking = asyncio.create_task(self._think(turn, table.turn_version))

    async def _think(self, seat: int, version: int) -> None:
        table = self.table
        deal, bot = table.deal, table.chairs[seat].bot
        if deal is None or bot is None:
            return
        pace = asyncio.create_task(asyncio.sleep(table.setup.pace / 1000 if self.sockets else 0))
        try:
            move = await self._hall.thinker.choose(bot, deal.view(seat), table.id, self.payer)
            await pace
        finally:
            pace.cancel()
        still = table.turn == seat and table.turn_version == version
        # What comes of the move does not call off the task that makes it.
        self._thinking = None
        if still and table.chairs[seat].bot is not None and not self._broken:
            self.happen([act.moved(seat, move, self._hall.now())])
        else:
            self._thinks_at = -1
            self.plan()

    @property
    def is_busy(self) -> bool:
        """Whether anybody or anything here still has something to do."""
        turn = self.table.turn
        bot = turn is not None and self.table.chairs[turn].bot is not None
        waits = self._timer is not None or self._unstored > 0
        return bool(self.sockets) or bot or waits

    def close(self) -> None:
        """Stop timers and thoughts."""
        self._broken = True
        for waiting in (self._timer, self._presence, self._thinking):
            if waiting is not None:
                waiting.cancel()


def _done(id: str, version: int) -> bytes:  # noqa: A002
    return b'{"type":"done","id":%b,"version":%d}' % (to_json(id), version)
