"""What keeps visitors honest: headers, origins, and how often one may call."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from limits import parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter

from tabbe.server.refusal import Refusal

if TYPE_CHECKING:
    from starlette.datastructures import Headers
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

_POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    # The one is Svelte's own, the other names the address of the service worker.
    "trusted-types": "svelte-trusted-html tabbe",
}
CONTENT_POLICY: Final = "; ".join(f"{key} {value}" for key, value in _POLICY.items())
HEADERS: Final = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (
        b"permissions-policy",
        b"camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    ),
)
LIMITS: Final = {
    "make": "30/minute",
    "join": "60/minute",
    "code": "20/minute",
    "compute": "20/minute",
    "rules": "60/minute",
    "any": "600/minute",
    "socket": "240/minute",
}
"""Calls from one address, by kind."""


class SecurityHeaders:
    """Adds the headers to every answer.

    Args:
        app: what answers.
        secure: the server is reached by https, so browsers are told to insist on it.
    """

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        self._app = app
        self._headers: tuple[tuple[bytes, bytes], ...] = HEADERS
        if secure:
            self._headers += ((b"strict-transport-security", b"max-age=31536000"),)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                extra = [header for header in self._headers if header[0] not in given]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await self._app(scope, receive, sent)


def check_origin(headers: Headers, allowed: str) -> None:
    """Refuse what another site's page asks for; programs, which name no origin, may.

    Args:
        headers: of the request.
        allowed: the server's public address, empty where it has none.

    Raises:
        Refusal: the request comes from a page of another site.
    """
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Refusal("origin", 403)
        return
    try:
        here = urlsplit(origin)
        name = (here.hostname or "").lower()
    except ValueError:
        raise Refusal("origin", 403) from None
    if allowed and here.netloc.lower() == urlsplit(allowed).netloc.lower():
        return
    # A foreign name that has been made to point here names itself as the host as well.
    same = here.netloc.lower() == headers.get("host", "").lower()
    if here.scheme not in ("http", "https") or not same or not _is_own(name):
        raise Refusal("origin", 403)


def _is_own(name: str) -> bool:
    """Whether a host is named so that nobody outside can own the name."""
    if name == "localhost" or name.endswith((".localhost", ".local")) or "." not in name:
        return bool(name)
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class BodyLimit:
    """Refuses bodies that are larger than anything one has to say.

    Args:
        app: what answers.
        most: bytes.
    """

    def __init__(self, app: ASGIApp, *, most: int) -> None:
        self._app = app
        self._most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        seen = 0

        async def received() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > self._most:
                raise Refusal("too_large", 413)
            return message

        await self._app(scope, received, send)


class Gate:
    """How often an address may call.

    Args:
        factor: multiplies every limit; 0 lifts them.
    """

    def __init__(self, factor: float = 1.0) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._limits: dict[str, Any] = {}
        for kind, text in LIMITS.items():
            amount, _, span = text.partition("/")
            if factor:
                self._limits[kind] = parse(f"{max(1, int(int(amount) * factor))}/{span}")

    async def check(self, kind: str, address: str) -> None:
        """Count a call.

        Raises:
            Refusal: the address has called too often.
        """
        limit = self._limits.get(kind)
        if limit is not None and not await self._limiter.hit(limit, kind, network(address)):
            raise Refusal("too_often", 429)


def network(address: str) -> str:
    """What counts as one address: of IPv6 the part that one household has."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 6:
        return str(ipaddress.ip_network(f"{found}/64", strict=False))
    return address


def account(address: str) -> str:
    """Whose share of the workers a table's thoughts come from, by an address that plays there.

    Empty, so that each table has its own, for this machine: many may come through a proxy on it
    that does not say who they are.
    """
    try:
        is_here = ipaddress.ip_address(address.partition("/")[0]).is_loopback
    except ValueError:
        return address
    return "" if is_here else network(address)


class Bucket:
    """How much one socket may send: a few at once, and so many a second for long.

    Args:
        burst: messages at once.
        rate: messages a second.
    """

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more message is within bounds at this time in seconds."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
