"""A websocket to a server under load: plain text both ways, and as little work as that takes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Line(asyncio.Protocol):
    """One connection as a client has it.

    A client library would take more of the machine than the server that is measured. What is sent
    is masked with zeros, which the standard allows and costs the server what any mask does.

    Args:
        path: of the address.
        cookie: of the person.
        heard: called with every text message.
        lost: called once when the other side closes, with what it said last.
    """

    def __init__(
        self,
        path: str,
        cookie: str,
        heard: Callable[[bytes], None],
        lost: Callable[[str], None],
    ) -> None:
        self._path = path
        self._cookie = cookie
        self._heard = heard
        self._lost = lost
        self._rest = b""
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGFiYmUgdW5kZXIgbG9hZA==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: tabbe={self._cookie}\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        """Say so, unless it was closed here."""
        if self._transport is not None:
            self._transport = None
            self._lost(str(error or "closed by the server"))

    def data_received(self, data: bytes) -> None:
        """Hand on each whole message."""
        if self._rest:
            data = self._rest + data
        if not self._is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self._lost(head.partition(b"\r\n")[0].decode("latin-1"))
                self.close()
                return
            self._is_open = True
        at = 0
        while True:
            found = _frame(data, at)
            if found is None:
                break
            kind, start, at = found
            if kind == TEXT:
                self._heard(data[start:at])
            elif kind == PING:
                self._write(PONG, data[start:at])
            elif kind == CLOSE:
                self._lost(f"closed with {int.from_bytes(data[start : start + 2])}")
                self.close()
                return
        self._rest = data[at:]

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(TEXT, text)

    def _write(self, kind: int, content: bytes) -> None:
        if self._transport is None:
            return
        size = len(content)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2)
        self._transport.write(bytes((0x80 | kind,)) + length + b"\0\0\0\0" + content)

    def close(self) -> None:
        """Hang up."""
        transport, self._transport = self._transport, None
        if transport is not None:
            transport.close()


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Kind, start and end of the frame that begins somewhere, None when it is not whole."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1] & 127, at + 2
    if size > 125:
        wide = 2 if size == 126 else 8
        if len(data) < start + wide:
            return None
        size, start = int.from_bytes(data[start : start + wide]), start + wide
    if len(data) < start + size:
        return None
    return data[at] & 15, start, start + size
