"""What connections ask at a table: answered one after the other, later where it takes thought."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import structlog

from tabbe.engine import AmbiguousMove, IllegalMove
from tabbe.engine.listing import LegalMoves
from tabbe.i18n import TabbeError
from tabbe.protocol import message as m
from tabbe.protocol.chosen import choose
from tabbe.protocol.position import reason
from tabbe.server import act
from tabbe.server.event import Happening
from tabbe.server.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from tabbe.engine import View
    from tabbe.server.hall import Hall
    from tabbe.server.room import Room
    from tabbe.server.socket import Socket

MOST_HEARD = 256
"""Messages without a trace that one table keeps in mind, so that a phrase is not said twice."""

_log = structlog.get_logger("tabbe.desk")


@dataclass(slots=True)
class _Advice:
    """What is thought about one turn: its version, the moves, and how many wait for them."""

    version: int
    moves: asyncio.Future[list[m.Advice]]
    asking: int = 0


class Desk:
    """Answers what is asked at a table.

    Args:
        room: the table with its connections.
        hall: of which it is part.
    """

    def __init__(self, room: Room, hall: Hall) -> None:
        self._room = room
        self._hall = hall
        self._advice: _Advice | None = None
        self._heard: dict[tuple[str | None, str], None] = {}

    def drop_overtaken(self) -> None:
        """Call off advice for a turn that is over: it would keep others waiting."""
        if self._advice is not None and self._advice.version != self._room.table.turn_version:
            self._advice.moves.cancel()
            self._advice = None

    def request(self, socket: Socket, asked: m.Request) -> None:
        """Answer a message from a connection; what takes thought is answered later."""
        try:
            self._answer(socket, asked)
        except TabbeError as error:
            self._refuse(socket, asked.id, error)

    def _refuse(self, socket: Socket, id: str | None, error: TabbeError) -> None:  # noqa: A002
        # Why not, too, rests on what has happened: on a turn that is over, say.
        if isinstance(error, IllegalMove | AmbiguousMove):
            legal = [str(move) for move in error.legal[:6]]
            self._room.later(socket, m.write(m.Refused(id=id, reason=reason(error), legal=legal)))
            return
        self._hall.meter.refused(error)
        told = reason(error)
        if isinstance(error, Refusal):
            told = m.Reason(code=error.code, key=error.key, args=error.args_)
        self._room.later(socket, m.write(m.Refused(id=id, reason=told)))
        if isinstance(error, Refusal) and error.code == "stale":
            self._room.catch_up(socket)

    def _answer(self, socket: Socket, asked: m.Request) -> None:
        table, now = self._room.table, self._hall.now()
        if isinstance(asked, m.Ping):
            socket.send(m.write(m.Pong(id=asked.id, time=now)))
            return
        if isinstance(asked, m.Resync):
            self._room.catch_up(socket)
            self._room.confirm(socket, asked.id)
            return
        seat, told = table.seat_of(socket.person), (socket.person, asked.id)
        if table.has_acted(*told) or told in self._heard:
            self._room.confirm(socket, asked.id)
            return
        if seat is None:
            raise Refusal("no_seat_here", 403)
        if isinstance(asked, m.Choose):
            self._choose(socket, seat, asked)
        elif isinstance(asked, m.Hint):
            self._hint(socket, seat, asked)
        elif isinstance(asked, m.Phrase):
            self._hear(told)
            self._say(seat, asked.phrase)
            self._room.confirm(socket, asked.id)
        else:
            events = act.answering(self._events(seat, asked, now), asked.id)
            if not events:
                self._hear(told)
            self._room.happen(events, asked=(socket, asked.id))

    def _hear(self, told: tuple[str | None, str]) -> None:
        """Keep in mind, while it is likely to come again, a message that leaves no trace."""
        self._heard[told] = None
        if len(self._heard) > MOST_HEARD:
            del self._heard[next(iter(self._heard))]

    def _events(self, seat: int, asked: m.Request, now: int) -> list[Happening]:
        """What a request makes happen."""
        table = self._room.table
        match asked:
            case m.Play():
                return act.play(table, seat, asked, now)
            case m.Mix():
                return act.mix(table, seat, asked.text, now)
            case m.Start():
                return act.start(table, seat, now)
            case m.SetSeat():
                return act.set_seat(table, seat, asked.seat, asked.bot, now)
            case m.Ready():
                return act.ready(table, seat, now)
            case m.Rematch():
                return act.rematch(table, seat, now)
            case m.Undo():
                return act.undo(table, seat, asked.to, now)
            case m.Answer():
                return act.answer(table, seat, yes=asked.yes, now=now)
            case m.Concede():
                return act.concede(table, seat, now)
            case m.Leave():
                return act.leave(table, seat, now)
            case m.ComeBack():
                return act.come_back(table, seat, now)
            case m.Mute():
                return act.mute(table, seat, asked.seat, on=asked.on, now=now)
            case m.GiveTime():
                return act.give_time(table, seat, asked.seat, now)
            case m.ClockOff():
                return act.clock_off(table, seat, now)
        raise Refusal("malformed", 400)

    def _say(self, seat: int, phrase: str) -> None:
        said = m.write(m.Said(seat=seat, phrase=phrase))
        for socket in self._room.sockets:
            own = self._room.table.seat_of(socket.person)
            if not socket.greeted:
                continue
            if own is None or seat not in self._room.table.chairs[own].muted:
                self._room.later(socket, said)

    # --- what takes thought -----------------------------------------------------------------------

    def _think_over(
        self, socket: Socket, asked: m.Choose | m.Hint, answering: Coroutine[Any, Any, None]
    ) -> None:
        """Answer in a task of its own, so that what its line says meanwhile waits for nothing.

        Raises:
            Refusal: the line waits for another answer of the kind.
        """
        if asked.type in socket.thoughts:
            answering.close()
            raise Refusal("busy", 503)

        async def answer() -> None:
            try:
                await answering
            except TabbeError as error:
                self._refuse(socket, asked.id, error)
            except Exception as error:  # noqa: BLE001 - the other side must not wait for ever
                _log.error("answer failed", exc_info=error)
                self._hall.dismiss(socket, m.Bye(code="failed", after=5000))

        def end(_: asyncio.Task[None]) -> None:
            del socket.thoughts[asked.type]
            # One that was called off before it began never looked at what it was to wait for.
            answering.close()

        socket.thoughts[asked.type] = task = asyncio.create_task(answer())
        task.add_done_callback(end)

    def _choose(self, socket: Socket, seat: int, asked: m.Choose) -> None:
        table = self._room.table
        deal = table.deal
        if table.turn != seat or deal is None:
            raise Refusal("not_your_turn")
        act.seen(table, asked.version)
        view = deal.view(seat)
        if isinstance(view.legal, LegalMoves) and view.legal.is_long:
            answering = self._find_choice(socket, view, asked, table.turn_version)
            self._think_over(socket, asked, answering)
        else:
            self._room.later(socket, m.write(choose(view, asked)))

    async def _find_choice(self, socket: Socket, view: View, asked: m.Choose, version: int) -> None:
        answer = await self._hall.thinker.find_choice(view, asked, *self._asking)
        self._still(version)
        self._room.later(socket, m.write(answer))

    def _hint(self, socket: Socket, seat: int, asked: m.Hint) -> None:
        table = self._room.table
        if table.turn != seat or not table.chairs[seat].is_played:
            raise Refusal("not_your_turn")
        self._think_over(socket, asked, self._advise(socket, seat, asked, table.turn_version))

    async def _advise(self, socket: Socket, seat: int, asked: m.Hint, version: int) -> None:
        table, deal = self._room.table, self._room.table.deal
        self._still(version)
        if deal is None:
            raise Refusal("not_your_turn")
        if self._advice is None or self._advice.version != version:
            # One thought a turn, however often it is asked for.
            advised = self._hall.thinker.advise(deal.view(seat), *self._asking)
            self._advice = _Advice(version, asyncio.ensure_future(advised))
        moves = await self._advised(self._advice)
        self._still(version)
        hints = m.write(m.Hints(id=asked.id, version=table.version, moves=moves))
        if table.chairs[seat].hinted == version or asked.id in table.chairs[seat].acts:
            # It is the same advice, and counts once however often it is asked for.
            self._room.later(socket, hints)
            return
        hinted = Happening("hinted", self._hall.now(), {"seat": seat})
        self._room.happen(act.answering([hinted], asked.id), lambda _: socket.send(hints))

    @property
    def _asking(self) -> tuple[str, str]:
        """Who asks the workers, and pays, for people here.

        The table pays, but they ask beside it: however much they ask, its bots get in.
        """
        return f"{self._room.table.id} people", self._room.payer or self._room.table.id

    def _still(self, version: int) -> None:
        """Refuse what was asked on a turn that is over."""
        if self._room.table.turn is None or self._room.table.turn_version != version:
            raise Refusal("stale")

    async def _advised(self, advice: _Advice) -> list[m.Advice]:
        """Wait for advice with others; it is called off when nobody does any more."""
        advice.asking += 1
        try:
            return await asyncio.shield(advice.moves)
        except Exception:
            if self._advice is advice:
                self._advice = None
            raise
        except asyncio.CancelledError:
            asking = asyncio.current_task()
            if advice.moves.cancelled() and asking is not None and not asking.cancelling():
                raise Refusal("stale") from None
            if advice.asking == 1 and self._advice is advice and not advice.moves.done():
                advice.moves.cancel()
                self._advice = None
            raise
        finally:
            advice.asking -= 1
