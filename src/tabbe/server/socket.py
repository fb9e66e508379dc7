"""One connection of one device: a bounded queue out, a bounded rate in."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

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

CODES = {"restart": 1012, "outdated": 4001, "gone": 4004, "slow": 4008, "flood": 4029}
"""Close codes of the websocket by the code of `Bye`."""


class Socket:
    """A connection.

    Args:
        websocket: accepted already.
        person: whose cookie came with it, None for nobody known.
        now: the loop's time.
        factor: multiplies what it may send; 0 lifts the limit.
    """

    __slots__ = (
        "_outbox",
        "_sending",
        "bucket",
        "closing",
        "greeted",
        "person",
        "room",
        "websocket",
    )

    def __init__(
        self, websocket: WebSocket, person: str | None, now: float, factor: float = 1.0
    ) -> None:
        self.websocket = websocket
        self.person = person
        self.room: Room | None = None
        self.bucket = Bucket(BURST * factor, RATE * factor, now) if factor else None
        self.closing = False
        self.greeted = False
        self._outbox: deque[bytes] = deque()
        self._sending: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Queue a message."""
        if self.closing:
            return
        if len(self._outbox) >= MOST_WAITING:
            self._outbox.clear()
            if self.room is not None:
                self.room.catch_up(self)
            return
        self._outbox.append(message)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._outbox:
                async with asyncio.timeout(PATIENCE):
                    await self.websocket.send_text(self._outbox.popleft().decode())
        except TimeoutError:
            self._outbox.clear()
            self.closing = True
            await self._close(CODES["slow"])
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._outbox.clear()
            self.closing = True
        finally:
            self._sending = None

    async def part(self, bye: m.Bye) -> None:
        """Say goodbye and close."""
        if self.closing:
            return
        self.send(m.write(bye))
        self.closing = True
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
