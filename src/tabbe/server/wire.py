"""The websocket of one connection as uvicorn has it, with short ways for what is said most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from websockets.http11 import Request

SHORT: Final = "tabbe.send"
"""Name of the extension under which an application finds the short ways in its scope."""

_TEXT: Final = b"\x81"
"""A whole text message: last frame of its message, opcode 1 (RFC 6455, 5.2)."""

_MASKED: Final = 0x80
"""The bit of a frame's second byte that says that a mask follows, as of every client."""

_MOST: Final = 4096
"""Bytes of a message that may come in the short way."""

_END: Final = b"\r\n\r\n"
"""The end of the request that asks for a websocket."""

_NEEDED: Final = frozenset({"close_sent", "conn", "disconnected", "queue", "transport", "writable"})


class Wire(WebSocketsSansIOProtocol):
    """A connection that can be written to, and listened to, without a coroutine.

    A table tells every move to all its seats. By way of the application's `send` each telling runs
    through a dozen functions, of which all but two only ask whether it is something else. What
    comes goes through as many, a queue and a task that is woken.
    """

    _heard_at = 0.0
    _listener: Callable[[str], bool] | None = None
    _is_whole = False
    """Whether all that came so far is whole frames, so that what comes next begins one."""

    def data_received(self, data: bytes) -> None:
        """Take in what has come, which shows that the other side is there."""
        self._heard_at = self.loop.time()
        if self._is_whole and self._listener is not None:
            text = self._text_in(data)
            if text is not None and self._listener(text):
                return
        if not self.handshake_initiated:
            self._is_whole = data.endswith(_END) and data.count(_END) == 1
        elif self._is_whole:
            self._is_whole = _are_frames(data)
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of who listens."""
        self._listener = None
        super().connection_lost(exc)

    def _text_in(self, data: bytes) -> str | None:
        """The text of one plain message, where the data is that and nothing is in its way.

        None leaves it to the long way, which also says what is wrong with it.
        """
        length, start = _measures(data)
        if data[:1] != _TEXT or start + length != len(data) or length > _MOST:
            return None
        conn = self.conn
        if (
            not data[1] & _MASKED
            or self.close_sent
            or self.disconnected
            or conn.state is not State.OPEN
            or conn.extensions
            or conn.current_size is not None
            or not self.queue.empty()
        ):
            return None
        mask = (data[start - 4 : start] * (length // 4 + 1))[:length]
        plain = int.from_bytes(data[start:]) ^ int.from_bytes(mask)
        try:
            return plain.to_bytes(length).decode()
        except UnicodeDecodeError:
            return None

    def listen(self, listener: Callable[[str], bool]) -> None:
        """Have messages given to a function as soon as they come, after those that came before.

        Args:
            listener: takes a text and says whether it has; where not, and where the short way
                cannot be gone, the application's `receive` gives the message. It must not raise.
        """
        self._listener = listener

    def send_keepalive_ping(self) -> None:
        """Ask for a sign of life, unless there has been one of late.

        With thousands at play the asking would take as much of the machine as a tenth of the play.
        """
        interval = self.ping_interval or 0.0
        quiet = self.loop.time() - self._heard_at
        if quiet < interval / 2:
            self.ping_timer = self.loop.call_later(interval - quiet, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_connect(self, event: Request) -> None:
        """Begin to serve a connection, and offer the application the short ways."""
        super().handle_connect(event)
        # An uvicorn that keeps its connections otherwise has the long ways alone.
        is_known = vars(self).keys() >= _NEEDED and hasattr(self.conn, "current_size")
        if not self.close_sent and is_known:
            offered = self.scope.get("extensions") or {}
            short: dict[Any, Any] = {"send": self.send_now, "listen": self.listen}
            self.scope["extensions"] = {**offered, SHORT: short}

    def send_now(self, *messages: bytes) -> bool:
        """Write text messages if the line takes them at once; several in one go cost what one does.

        Args:
            *messages: texts in UTF-8.

        Returns:
            Whether they were written. Where not, nothing has happened, and `send` waits or tells
            why.
        """
        conn = self.conn
        if (
            self.close_sent
            or self.disconnected
            or conn.state is not State.OPEN
            or conn.extensions
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(b"".join([_framed(message) for message in messages]))
        return True


def _framed(message: bytes) -> bytes:
    """A text message as a server sends it: unmasked, in one frame."""
    size = len(message)
    if size < 126:
        return b"%b%c%b" % (_TEXT, size, message)
    if size < 1 << 16:
        return b"%b\x7e%b%b" % (_TEXT, size.to_bytes(2), message)
    return b"%b\x7f%b%b" % (_TEXT, size.to_bytes(8), message)


def _measures(data: bytes, at: int = 0) -> tuple[int, int]:
    """How long the payload of a masked frame is that begins there, and where it begins.

    Of a frame that is not masked it is too far by four; of one whose head is not whole, anywhere
    behind the end.
    """
    head = data[at : at + 10]
    length = head[1] & 127 if len(head) > 1 else len(data)
    if length < 126:
        return length, at + 6
    if length == 126:
        return int.from_bytes(head[2:4]), at + 8 if len(head) > 3 else len(data) + 1
    return int.from_bytes(head[2:10]), at + 14 if len(head) > 9 else len(data) + 1


def _are_frames(data: bytes) -> bool:
    """Whether data that begins with a frame of a client ends with one."""
    at = 0
    while at < len(data):
        length, start = _measures(data, at)
        at = start + length
    return at == len(data)


def short_way(scope: Mapping[str, Any]) -> Callable[..., bool] | None:
    """The `Wire.send_now` of a websocket's scope, None where its server has none."""
    offered = (scope.get("extensions") or {}).get(SHORT)
    return None if offered is None else offered["send"]


def short_ear(scope: Mapping[str, Any]) -> Callable[[Callable[[str], bool]], None] | None:
    """The `Wire.listen` of a websocket's scope, None where its server has none."""
    offered = (scope.get("extensions") or {}).get(SHORT)
    return None if offered is None else offered["listen"]
