"""Running a server: its sockets, signals, log, and the word to the service manager."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from tabbe.i18n import TabbeError
from tabbe.server import log
from tabbe.server.app import make_app
from tabbe.server.garbage import Garbage
from tabbe.server.store import Store
from tabbe.server.upgrade import DatabaseError, what_failed
from tabbe.server.wire import Wire

if TYPE_CHECKING:
    from fastapi import FastAPI

    from tabbe.server.option import Options

PINGS = 20.0
"""Seconds between pings of a websocket, and until a lost one ends it."""

MOST_SECONDS_TO_STOP = 20

BACKLOG = 4096
"""Connections that may wait to be taken, as after a restart they all come at once."""

MOST_FILES = 65_536
"""Open files that are asked for where the system sets no limit."""


class Server(uvicorn.Server):
    """A server that says goodbye: everybody hears when to come back before sockets close.

    Args:
        config: of uvicorn.
        app: the application.
        started: called with the port once connections are taken.
    """

    def __init__(
        self, config: uvicorn.Config, app: FastAPI, started: Callable[[int], None]
    ) -> None:
        super().__init__(config)
        self._hall = app.state.hall
        self._on_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to take connections, and say so."""
        asyncio.get_running_loop().set_exception_handler(log.on_loop_error)
        await super().startup(sockets)
        if self.should_exit or not sockets:
            return
        self._collecting = asyncio.create_task(Garbage(lambda: self._hall.work).watch())
        self._on_started(int(sockets[0].getsockname()[1]))
        notify("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send everybody home, store what is under way, and stop."""
        notify("STOPPING=1")
        for server in self.servers:
            server.close()
        await self._hall.farewell()
        await super().shutdown(sockets)


class ServeError(TabbeError):
    """The server cannot listen where it is told to."""


def listen(host: str, port: int) -> socket.socket:
    """Take a port.

    Raises:
        ServeError: it is in use, not allowed, or there is no such address.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((host, port))
        taken.listen(BACKLOG)
    except OSError as error:
        taken.close()
        keys = {errno.EADDRINUSE: "serve-port-busy", errno.EACCES: "serve-port-forbidden"}
        key = keys.get(error.errno or 0, "serve-no-address")
        raise ServeError(key, host=host, port=port) from None
    taken.setblocking(False)
    return taken


async def _try_database(options: Options) -> None:
    """Bring the database up to date before the server starts; its port is taken already."""
    store = Store(options.database, full=options.sync)
    try:
        # Before anything of it is changed, for an older Tabbe may be at work on it.
        await store.claim()
        await store.open()
    finally:
        await store.close()


def run(options: Options, started: Callable[[int], None]) -> int:
    """Serve until a signal says stop.

    Args:
        options: how.
        started: called with the port once connections are taken.

    Returns:
        0, or 1 when the server could not start.

    Raises:
        ServeError: it cannot listen there.
        DatabaseError: the database cannot be used, or another server is at work on it.
    """
    log.set_up(options.log)
    raise_file_limit()
    taken = listen(options.host, options.port)
    try:
        asyncio.run(_try_database(options))
    except BaseException as error:
        taken.close()
        if not isinstance(error, SQLAlchemyError | OSError):
            raise
        raise DatabaseError("database-failed", reason=what_failed(error)) from None
    app = make_app(options)
    config = uvicorn.Config(
        app,
        host=options.host,
        port=options.port,
        ws=Wire,
        ws_max_size=16 * 1024,
        ws_ping_interval=PINGS,
        ws_ping_timeout=PINGS,
        # Hands and other people's phrases side by side are not to be told apart by their size.
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=options.proxies,
        root_path="",
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=MOST_SECONDS_TO_STOP,
    )
    server = Server(config, app, started)
    Garbage.take_over()
    # The server stops at the signal; afterwards uvicorn raises it again, to end the process by it.
    signal.signal(signal.SIGTERM, lambda *_: None)
    server.run([taken])
    return 0 if server.started else 1


def raise_file_limit() -> None:
    """Allow this process as many open files as the system lets it have.

    Each connection is one. The usual limit of a shell, 1,024, is far below what a server can carry,
    and stands there only for programs that use `select`.
    """
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def notify(state: str) -> None:
    """Tell systemd, where it started us and wants to know."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as there:
        there.connect(address)
        there.sendall(state.encode())
