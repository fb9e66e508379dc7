"""The websocket of one connection as uvicorn has it, with a short way out for what is sent most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from websockets.http11 import Request

SHORT: Final = "tabbe.send"
"""Name of the extension under which an application finds the short way in its scope."""

_TEXT: Final = b"\x81"
"""A whole text message: last frame of its message, opcode 1 (RFC 6455, 5.2)."""

_NEEDED: Final = frozenset({"close_sent", "conn", "disconnected", "transport", "writable"})


class Wire(WebSocketsSansIOProtocol):
    """A connection that can be written to without a coroutine.

    A table tells every move to all its seats. By way of the application's `send` each telling runs
    through a dozen functions, of which all but two only ask whether it is something else.
    """

    _heard_at = 0.0

    def data_received(self, data: bytes) -> None:
        """Take in what has come, which shows that the other side is there."""
        self._heard_at = self.loop.time()
        super().data_received(data)

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
        """Begin to serve a connection, and offer the application the short way."""
        super().handle_connect(event)
        # An uvicorn that keeps its connections otherwise has the long way alone.
        if not self.close_sent and vars(self).keys() >= _NEEDED:
            offered = self.scope.get("extensions") or {}
            self.scope["extensions"] = {**offered, SHORT: {"send": self.send_now}}

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


def short_way(scope: Mapping[str, Any]) -> Callable[..., bool] | None:
    """The `Wire.send_now` of a websocket's scope, None where its server has none."""
    offered = (scope.get("extensions") or {}).get(SHORT)
    return None if offered is None else offered["send"]
