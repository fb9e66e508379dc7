"""One connection: a fast reader gets everything at once, a slow one is waited for or sent away."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.websockets import WebSocketState

from tabbe.protocol import message as m
from tabbe.server import socket as under_test
from tabbe.server.socket import CODES, Socket


class Line:
    """A websocket whose reader may be slow."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.open = asyncio.Event()
        self.open.set()
        self.closed: int | None = None
        self.application_state = WebSocketState.CONNECTED

    async def send_text(self, text: str) -> None:
        """Take a message, when the reader has room."""
        await self.open.wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        """Note the code."""
        self.closed = code


def _socket(line: Any) -> Socket:
    return Socket(line, None, 0.0, 0)


async def test_message_is_sent_at_once_when_the_reader_is_fast() -> None:
    """No task and no turn of the loop lies between."""
    line = Line()
    socket = _socket(line)
    socket.send(b"one")
    socket.send(b"two")
    assert line.sent == ["one", "two"]
    assert socket._sending is None


async def test_order_is_kept_when_the_reader_is_slow() -> None:
    """What comes while one message waits goes after it."""
    line = Line()
    socket = _socket(line)
    line.open.clear()
    for text in (b"one", b"two", b"three"):
        socket.send(text)
    assert line.sent == []
    await asyncio.sleep(0)
    line.open.set()
    await asyncio.wait_for(socket._sending or asyncio.sleep(0), 5)
    assert line.sent == ["one", "two", "three"]
    socket.send(b"four")
    assert line.sent[-1] == "four"


async def test_reader_is_sent_away_when_it_never_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the patience is over the line is closed, and nothing more is queued."""
    monkeypatch.setattr(under_test, "PATIENCE", 0.01)
    line = Line()
    socket = _socket(line)
    line.open.clear()
    socket.send(b"one")
    assert socket._sending is not None
    await asyncio.wait_for(socket._sending, 5)
    assert line.closed == CODES["slow"]
    socket.send(b"two")
    assert socket.closing
    assert line.sent == []


async def test_reader_is_kept_when_it_takes_one_message_after_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Patience is for one message: it begins anew with each that has left."""
    line = Line()
    socket = _socket(line)
    limits: list[float] = []

    async def take(text: str) -> None:
        await asyncio.sleep(0)
        if socket._limit is not None:
            limits.append(socket._limit.when() or 0.0)
        line.sent.append(text)

    monkeypatch.setattr(line, "send_text", take)
    texts = ["one", "two", "three"]
    for text in texts:
        socket.send(text.encode())
    await asyncio.wait_for(socket._sending or asyncio.sleep(0), 5)
    assert line.sent == texts
    assert limits == sorted(set(limits))
    assert len(limits) == len(texts)


async def test_socket_closes_when_the_line_is_broken() -> None:
    """A line that breaks while sending ends the connection quietly."""
    line = Line()

    async def broken(_: str) -> None:
        raise RuntimeError("gone")

    line.send_text = broken  # type: ignore[method-assign,assignment]
    socket = _socket(line)
    socket.send(b"one")
    assert socket.closing


async def test_newest_state_is_asked_for_when_too_much_waits() -> None:
    """What waits for a slow reader is bounded: beyond that it catches up instead."""

    class Table:
        """Counts who wants everything anew."""

        def __init__(self) -> None:
            self.asked = 0

        def catch_up(self, asking: Socket) -> None:
            """Send the newest state."""
            self.asked += 1
            asking.send(b"state")

    line = Line()
    socket = _socket(line)
    room: Any = Table()
    socket.room = room
    line.open.clear()
    for number in range(under_test.MOST_WAITING + 2):
        socket.send(str(number).encode())
    assert room.asked == 1
    line.open.set()
    await asyncio.wait_for(socket._sending or asyncio.sleep(0), 5)
    assert line.sent == ["0", "state"]


@pytest.mark.parametrize("waiting", [1, under_test.MOST_WAITING, under_test.MOST_WAITING + 1])
async def test_goodbye_is_heard_however_much_waits(waiting: int) -> None:
    """It comes right after what is on the line already, and the reader learns when to come back."""
    line = Line()
    socket = _socket(line)
    line.open.clear()
    # The first is on the line, and the others wait.
    for number in range(waiting + 1):
        socket.send(str(number).encode())
    bye = m.Bye(code="restart", after=700)
    parting = asyncio.create_task(socket.part(bye))
    await asyncio.sleep(0)
    line.open.set()
    await asyncio.wait_for(parting, 5)
    assert line.sent == ["0", m.write(bye).decode()]
    assert line.closed == CODES["restart"]


async def test_each_message_waits_its_turn_when_several_come_to_a_slow_line() -> None:
    """What is sent together stays whole and in order, the short way or the long one."""
    line, taken = Line(), []

    def write(*messages: bytes) -> bool:
        taken.append(messages)
        return len(taken) == 1

    socket = Socket(line, None, 0.0, 0, write)  # type: ignore[arg-type]
    socket.send(b"one", b"two")
    assert (taken, line.sent) == ([(b"one", b"two")], [])
    line.open.clear()
    socket.send(b"three", b"four")
    socket.send(b"five")
    line.open.set()
    await asyncio.wait_for(socket._sending or asyncio.sleep(0), 5)
    assert line.sent == ["three", "four", "five"]
    assert len(taken) == 2
