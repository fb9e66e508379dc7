"""The line to a server: a few HTTP calls and one websocket, kept up through restarts."""

from __future__ import annotations

import json
import queue
import random
import secrets
import threading
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any
from urllib.parse import quote, urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from tabbe.cards import quoted
from tabbe.i18n import TabbeError
from tabbe.protocol import message as m

COOKIE = "tabbe"
PATIENCE = 15.0
MOST_TRIES = 12
LONGEST_CODE = 8
"""Signs of a short code at most; anything longer is the address of a table."""


class LinkError(TabbeError):
    """A server that cannot be reached, or refuses to let one in."""


class Refused(LinkError):
    """What the server refused, in its own words.

    Args:
        code: of the refusal, such as `"full"`.
        said: the sentence, in the language asked for.
    """

    def __init__(self, code: str, said: str) -> None:
        super().__init__("remote-refused", reason=said)
        self.code = code


@dataclass(frozen=True, slots=True)
class Silence:
    """Stands in the inbox for a server that does not answer; it is tried again and again."""


class Link:
    """One seat, or one onlooker, at one table.

    Args:
        server: address of the server, `http://…` or `https://…`.
        lang: language that the server is asked to answer in.
        cookie: who one is, as kept from an earlier time; empty for somebody new.

    Attributes:
        base: address of the server, as it is used.
        cookie: who one is from now on.
        inbox: messages that have come, `None` when the line is lost for good.
    """

    def __init__(self, server: str, lang: str, cookie: str = "") -> None:
        parts = urlsplit(server if "://" in server else f"http://{server}")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise LinkError("remote-address", server=quoted(server, 60))
        self.base = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        self._lang = lang
        self.cookie = cookie
        self.inbox: queue.Queue[Any] = queue.Queue()
        self._table = ""
        self._socket: ClientConnection | None = None
        # Holds the open connection; a new one takes the place of the last.
        self._lines = ExitStack()
        self._closing = False
        # The server acts on an id once, also for whoever comes back on another day.
        self._own = secrets.token_hex(4)
        # Another time the same seat counts anew, and an id that has been acted on does nothing.
        self._run = secrets.token_hex(4)
        self._number = 0

    # --- calls ------------------------------------------------------------------------------------

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Make one HTTP call.

        Raises:
            LinkError: the server cannot be reached, or refuses.
        """
        headers = {"Accept-Language": self._lang, "Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = f"{COOKIE}={self.cookie}"
        data = None if body is None else json.dumps(body).encode()
        # The scheme was checked when the line was made.
        asked = urllib.request.Request(self.base + path, data, headers, method=method)  # noqa: S310
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:  # noqa: S310
                self._keep_cookie(answer.headers.get_all("Set-Cookie") or [])
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise self._refusal(error.read()) from None
        except (OSError, ValueError, HTTPException):
            raise self._unreachable() from None

    def _unreachable(self) -> LinkError:
        return LinkError("remote-unreachable", server=quoted(self.base, 60))

    def _keep_cookie(self, cookies: list[str]) -> None:
        for cookie in cookies:
            name, _, value = cookie.partition(";")[0].partition("=")
            if name.strip() == COOKIE and value:
                self.cookie = value.strip().strip('"')

    def _refusal(self, body: bytes) -> LinkError:
        try:
            error = json.loads(body)["error"]
            return Refused(str(error["code"]), str(error["message"]).rstrip("."))
        except (ValueError, KeyError, TypeError):
            return self._unreachable()

    def find(self, table: str) -> str:
        """The address of a table, from its address, link or short code.

        Raises:
            LinkError: the server cannot be reached, or knows no such code.
        """
        plain = plain_table(table)
        if len(plain) > LONGEST_CODE:
            return plain
        return str(self._part("GET", f"/api/codes/{quote(plain.upper(), safe='')}", None, "id"))

    def sit(self, table: str, name: str) -> int:
        """Sit down at a table and give the seat.

        Raises:
            LinkError: the server cannot be reached, or refuses.
        """
        path = f"/api/tables/{quote(table, safe='')}/seats"
        return int(self._part("POST", path, {"name": name}, "seat"))

    def _part(self, method: str, path: str, body: object, name: str) -> Any:
        """One value of an answer; who answers something else is no server of ours."""
        answer = self.call(method, path, body)
        if not isinstance(answer, dict) or name not in answer:
            raise self._unreachable()
        return answer[name]

    # --- the websocket ----------------------------------------------------------------------------

    def open(self, table: str) -> None:
        """Connect to a table; messages come into the inbox from then on.

        Raises:
            LinkError: it does not work the first time.
        """
        self._table = table
        self._socket = self._connect()
        threading.Thread(target=self._listen, daemon=True).start()

    def _connect(self) -> ClientConnection:
        address = "ws" + self.base.removeprefix("http")
        self._lines.close()
        try:
            opened = connect(
                f"{address}/ws/{quote(self._table, safe='')}?protocol={m.PROTOCOL}",
                additional_headers={"Cookie": f"{COOKIE}={self.cookie}"},
                compression=None,
                max_size=1 << 20,
                open_timeout=PATIENCE,
            )
            return self._lines.enter_context(opened)
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError):
            raise self._unreachable() from None

    def _listen(self) -> None:
        wait: float | None = 0.5
        try:
            while wait is not None:
                wait = self._hear()
                if wait is not None:
                    wait = self._again(wait)
        finally:
            # Whatever ends this thread, nobody is left waiting for it.
            self.inbox.put(None)

    def _hear(self) -> float | None:
        """Take messages until the line breaks; give how long to wait then, None to give up."""
        wait: float | None = 0.5
        if self._socket is None:
            return wait
        try:
            for raw in self._socket:
                heard = m.read_message(raw)
                if isinstance(heard, m.Bye):
                    wait = None if heard.after is None else heard.after / 1000
                self.inbox.put(heard)
        except ConnectionClosed:
            return wait
        return wait

    def _again(self, wait: float) -> float | None:
        """Connect again with growing, uneven pauses; None when it is no use."""
        dice = random.Random()  # noqa: S311 - only spreads the load
        for _ in range(MOST_TRIES):
            if self._closing:
                return None
            time.sleep(wait * (1 + dice.random() / 2))
            try:
                self._socket = self._connect()
            except LinkError:
                self.inbox.put(Silence())
                wait = min(20.0, 2 * wait)
                continue
            return 0.5
        return None

    def send(self, kind: str, **fields: Any) -> str:
        """Send a message and give the id it got; on a broken line it is lost."""
        self._number += 1
        number = f"{self._own}-{self._number}"
        if self._socket is not None:
            try:
                self._socket.send(json.dumps({"type": kind, "id": number, **fields}))
            except ConnectionClosed:
                return number
        return number

    def close(self) -> None:
        """Hang up."""
        self._closing = True
        self._lines.close()


def plain_table(table: str) -> str:
    """A table's code or address, from what was given: that, or a link to it."""
    return table.strip().rstrip("/").rpartition("/")[2]
