"""One connection of one device: a bounded queue out, a bounded rate in."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocketDisconnect, WebSocketState

from tabbe.protocol import message as m
from tabbe.server.guard import Bucket

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from tabbe.server.room import Room

MOST_WAITING = 64
"""Messages that may wait for a slow reader; beyond that it gets one full state instead."""

PATIENCE = 20.0
"""Seconds that one message may take to leave."""

BURST, RATE = 100.0, 30.0
"""Messages a socket may send at once, and a second."""

CODES = {
    "failed": 1011,
    "restart": 1012,
    "crowded": 1013,
    "outdated": 4001,
    "gone": 4004,
    "unreadable": 4005,
    "slow": 4008,
    "elsewhere": 4009,
    "flood": 4029,
}
"""Close codes of the websocket by the code of `Bye`."""


class Socket:
    """A connection.

    Args:
        websocket: accepted already.
        person: whose cookie came with it, None for nobody known.
        now: the loop's time.
        factor: multiplies what it may send; 0 lifts the limit.
        write: writes messages if the line takes them at once, see `tabbe.server.wire`.

    Attributes:
        thoughts: what it has asked that takes thought and is not answered yet, one of each kind.
    """

    __slots__ = (
        "_limit",
        "_outbox",
        "_sending",
        "_write",
        "bucket",
        "closing",
        "greeted",
        "person",
        "room",
        "thoughts",
        "websocket",
    )

    def __init__(
        self,
        websocket: WebSocket,
        person: str | None,
        now: float,
        factor: float = 1.0,
        write: Callable[..., bool] | None = None,
    ) -> None:
        self.websocket = websocket
        self.person = person
        self.room: Room | None = None
        self.bucket = Bucket(BURST * factor, RATE * factor, now) if factor else None
        self.closing = False
        self.greeted = False
        self.thoughts: dict[str, asyncio.Task[None]] = {}
        self._outbox: deque[bytes] = deque()
        self._limit: asyncio.Timeout | None = None
        self._sending: asyncio.Task[None] | None = None
        self._write = write

    def send(self, *messages: bytes) -> None:
        """Queue messages; several in one go cost what one does."""
        if self.closing:
            return
        if not self._outbox and self._sending is None and self._write and self._write(*messages):
            return
        for message in messages:
            self._queue(message)

    def _queue(self, message: bytes) -> None:
        if len(self._outbox) >= MOST_WAITING:
            self._outbox.clear()
            if self.room is not None:
                self.room.catch_up(self)
            return
        self._outbox.append(message)
        if self._sending is None:
            self._begin()

    def _begin(self) -> None:
        """Send what waits: at once where the line takes it, in a task of its own where not.

        Nearly always it does, and a task for every message would cost more than the message.
        """
        sending = self._send()
        try:
            waited = sending.send(None)
        except StopIteration:
            return
        self._sending = asyncio.create_task(self._wait(sending, waited))

    async def _wait(self, sending: Coroutine[Any, Any, None], waited: Any) -> None:
        """Go on sending to a slow reader, but not for ever."""
        try:
            async with asyncio.timeout(PATIENCE) as self._limit:
                await _continued(sending, waited)
        except TimeoutError:
            self._outbox.clear()
            self.end()
            await self._close(CODES["slow"])
        finally:
            self._sending = self._limit = None

    async def _send(self) -> None:
        try:
            while self._outbox:
                await self.websocket.send_text(self._outbox.popleft().decode())
                if self._limit is not None:
                    # Who takes message after message reads, though never to the end.
                    self._limit.reschedule(asyncio.get_running_loop().time() + PATIENCE)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._outbox.clear()
            self.end()

    def end(self) -> None:
        """Take no more messages, and call off what nobody will hear the answer to."""
        self.closing = True
        for thought in self.thoughts.values():
            thought.cancel()

    async def part(self, bye: m.Bye) -> None:
        """Say goodbye and close."""
        if self.closing:
            return
        # A reader that is behind would hear of it last or, where the queue is full, never. Whoever
        # comes back gets everything anew.
        self._outbox.clear()
        self.send(m.write(bye))
        self.end()
        if self._sending is not None:
            await asyncio.wait({self._sending}, timeout=2)
        await self._close(CODES.get(bye.code, 1008))

    async def _close(self, code: int) -> None:
        if self.websocket.application_state is WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(2):
                    await self.websocket.close(code)
            except (TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
                return


@types.coroutine
def _continued(begun: Coroutine[Any, Any, None], waited: Any) -> Generator[Any, Any, None]:
    """Go on in this task with a coroutine that was begun outside and waits for something."""
    while True:
        try:
            try:
                value = yield waited
            except BaseException as error:  # noqa: BLE001 - what it is, is for the coroutine
                waited = begun.throw(error)
            else:
                waited = begun.send(value)
        except StopIteration:
            return
