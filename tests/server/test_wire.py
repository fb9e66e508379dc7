"""The short way out of a websocket: the same text as by the long one, and never past what waits."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest
import uvicorn
import websockets

from tabbe.server.run import listen
from tabbe.server.wire import Wire, short_ear, short_way

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable


@asynccontextmanager
async def connected(app: Any, **options: Any) -> AsyncIterator[Any]:
    """A client of an application that runs in this loop until the block ends."""
    taken = listen("127.0.0.1", 0)
    config = uvicorn.Config(app, ws=Wire, log_config=None, lifespan="off", **options)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve([taken]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        async with websockets.connect(
            f"ws://127.0.0.1:{taken.getsockname()[1]}/", max_size=None
        ) as client:
            yield client
    finally:
        server.should_exit = True
        await asyncio.wait_for(task, 20)
        taken.close()


async def _accept(scope: Any, receive: Any, send: Any) -> Callable[..., bool]:
    await receive()
    await send({"type": "websocket.accept"})
    write = short_way(scope)
    assert write is not None
    return write


async def test_text_of_every_size_arrives_when_sent_the_short_way() -> None:
    """Each of the three forms of a frame's length, at its limits, in order with the long way."""
    texts = [size * "a" for size in (0, 1, 125, 126, 65535, 65536, 200_000)] + ["ärta ♠"]
    taken: list[bool] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        write = await _accept(scope, receive, send)
        for text in texts:
            # A large message may fill the line, which then waits.
            written = write(text.encode())
            taken.append(written)
            if not written:
                await send({"type": "websocket.send", "text": text})
            await send({"type": "websocket.send", "text": "between"})
        await receive()

    async with connected(app, ws_per_message_deflate=False) as client:
        for text in texts:
            assert await asyncio.wait_for(client.recv(), 10) == text
            assert await asyncio.wait_for(client.recv(), 10) == "between"
    assert all(taken[:5])


async def test_every_message_arrives_when_several_are_written_in_one_go() -> None:
    """Each is a frame of its own, in order."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        write = await _accept(scope, receive, send)
        assert write(b"one", 70_000 * b"2", b"")
        await receive()

    async with connected(app, ws_per_message_deflate=False) as client:
        heard = [await asyncio.wait_for(client.recv(), 10) for _ in range(3)]
    assert heard == ["one", 70_000 * "2", ""]


async def test_short_way_says_no_when_the_reader_is_slow() -> None:
    """What the line does not take is left to the long way, which waits; nothing is lost."""
    part = 100_000 * b"x"
    counted = asyncio.get_running_loop().create_future()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        write = await _accept(scope, receive, send)
        number = 0
        while write(b"%d:%b" % (number, part)):
            number += 1
        counted.set_result(number)
        await send({"type": "websocket.send", "text": "last"})
        await receive()

    async with connected(app, ws_per_message_deflate=False) as client:
        number = await asyncio.wait_for(counted, 10)
        assert number >= 1
        for at in range(number):
            assert (await asyncio.wait_for(client.recv(), 10)).startswith(f"{at}:")
        assert await asyncio.wait_for(client.recv(), 10) == "last"


@pytest.mark.parametrize("who", ["server", "client"])
async def test_short_way_says_no_when_either_side_has_closed(who: str) -> None:
    """After a closing frame no other may follow."""
    after = asyncio.get_running_loop().create_future()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        write = await _accept(scope, receive, send)
        if who == "server":
            await send({"type": "websocket.close", "code": 1000})
        else:
            await receive()
        after.set_result(write(b"late"))

    async with connected(app, ws_per_message_deflate=False) as client:
        if who == "client":
            await client.close()
        assert await asyncio.wait_for(after, 10) is False
        with pytest.raises(websockets.ConnectionClosedOK):
            await asyncio.wait_for(client.recv(), 10)


async def test_short_way_says_no_when_messages_are_compressed() -> None:
    """It knows plain frames alone."""
    said = asyncio.get_running_loop().create_future()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        write = await _accept(scope, receive, send)
        said.set_result(write(b"plain"))
        await send({"type": "websocket.send", "text": "packed"})
        await receive()

    async with connected(app, ws_per_message_deflate=True) as client:
        assert await asyncio.wait_for(client.recv(), 10) == "packed"
        assert await said is False


async def test_sign_of_life_is_asked_for_only_when_there_was_none_of_late() -> None:
    """Who has just sent something is there; who has not for long is asked."""
    found: asyncio.Future[list[bool]] = asyncio.get_running_loop().create_future()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        write: Any = await _accept(scope, receive, send)
        await receive()
        wire: Wire = write.__self__
        asked = []
        for quiet in (0, 400, 900):
            wire.stop_keepalive()
            wire._heard_at = wire.loop.time() - quiet
            wire.send_keepalive_ping()
            asked.append(wire.pending_ping_payload is not None)
            assert asked[-1] or wire.ping_timer is not None
        found.set_result(asked)
        await receive()

    async with connected(app, ws_ping_interval=1000, ws_ping_timeout=1000) as client:
        await client.send("here")
        assert await asyncio.wait_for(found, 10) == [False, False, True]


def test_server_without_a_short_way_is_served_by_the_long_one() -> None:
    """An application may run under another server."""
    assert short_way({"type": "websocket"}) is None
    assert short_way({"extensions": {"websocket.http.response": {}}}) is None
    assert short_ear({"type": "websocket"}) is None


class Listening:
    """An application that notes which messages came by which way.

    Args:
        takes: how many it takes the short way.
    """

    def __init__(self, takes: int = 1000) -> None:
        self.takes = takes
        self.heard: list[tuple[str, str | None]] = []
        self.wire: Any = None

    def hear(self, text: str) -> bool:
        """Take a message, or leave it to the long way."""
        if len(self.heard) >= self.takes:
            return False
        self.heard.append(("short", text))
        return True

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a connection until it ends."""
        write: Any = await _accept(scope, receive, send)
        self.wire = write.__self__
        listen = short_ear(scope)
        assert listen is not None
        listen(self.hear)
        await send({"type": "websocket.send", "text": "ready"})
        while (message := await receive())["type"] == "websocket.receive":
            self.heard.append(("long", message.get("text")))

    async def until(self, number: int) -> None:
        """Wait for so many messages."""
        while len(self.heard) < number:
            await asyncio.sleep(0.005)


def _frame(text: bytes, head: int = 0x81, mask: bytes = b"\x01\x82\x03\xf4") -> bytes:
    """A frame as a client sends it."""
    size = len(text)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
    plain = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))
    return bytes([head]) + length + mask + plain


async def test_messages_come_the_short_way_when_each_is_a_frame_of_its_own() -> None:
    """Of every length that may, masked with anything; longer ones come the long way, in order."""
    texts = ["", "a", "ärta ♠", 125 * "b", 126 * "c", 4096 * "d", 4097 * "e", "last"]
    app = Listening()
    async with connected(app, ws_per_message_deflate=False) as client:
        await client.recv()
        for at, text in enumerate(texts):
            await client.send(text)
            await asyncio.wait_for(app.until(at + 1), 10)
    ways = {text: way for way, text in app.heard}
    assert [text for _, text in app.heard] == texts
    assert [text for text in texts if ways[text] == "long"] == [4097 * "e"]


@pytest.mark.parametrize(
    ("parts", "heard"),
    [
        # Several frames at once, and a frame in pieces, are for the long way.
        ([_frame(b"one") + _frame(b"two"), _frame(b"three")], ["lone", "ltwo", "sthree"]),
        ([_frame(b"one")[:1], _frame(b"one")[1:], _frame(b"two")], ["lone", "ltwo"]),
        # What looks like a whole frame may be within another.
        ([_frame(b"head" + 90 * b"x")[:40], _frame(b"one")], []),
        # A message in fragments; within it no other may begin.
        ([_frame(b"on", 0x01), _frame(b"e", 0x80), _frame(b"two")], ["lone", "stwo"]),
        ([_frame(b"on", 0x01), _frame(b"two")], []),
        # A sign of life between, bits that mean nothing here, no mask, no text.
        ([_frame(b"", 0x8A), _frame(b"one")], ["sone"]),
        ([_frame(b"one", 0xC1)], []),
        ([b"\x81\x03one"], []),
        ([_frame(b"\xff\xfe")], []),
        ([_frame(b"one"), _frame(b"\x03\xe8", 0x88), _frame(b"two")], ["sone"]),
    ],
)
async def test_frames_are_read_as_by_the_long_way_however_they_come(
    parts: list[bytes], heard: list[str]
) -> None:
    """What was heard, and by which way; what is wrong ends the connection as it always does."""
    app = Listening()
    async with connected(app, ws_per_message_deflate=False) as client:
        await client.recv()
        for part in parts:
            if app.wire.transport.is_closing():
                break
            app.wire.data_received(part)
            await asyncio.sleep(0.02)
        assert [f"{way[0]}{text}" for way, text in app.heard] == heard


async def test_message_that_is_not_taken_comes_the_long_way() -> None:
    """So who listens can leave to the application what ends a connection; none is lost."""
    app = Listening(takes=2)
    async with connected(app, ws_per_message_deflate=False) as client:
        await client.recv()
        for number in range(4):
            await client.send(str(number))
        await asyncio.wait_for(app.until(4), 10)
    assert [text for _, text in app.heard] == ["0", "1", "2", "3"]
    assert [way for way, _ in app.heard][2:] == ["long", "long"]


async def test_messages_come_the_long_way_when_they_are_compressed() -> None:
    """The short one knows plain frames alone."""
    app = Listening()
    async with connected(app, ws_per_message_deflate=True) as client:
        await client.recv()
        await client.send("packed")
        await asyncio.wait_for(app.until(1), 10)
    assert app.heard == [("long", "packed")]
