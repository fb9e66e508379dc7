"""A server in a process of its own, which can be killed and whose log can be read."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from tabbe.protocol import message as m
from tabbe.server import scene
from tabbe.server.hall import wall_clock
from tabbe.server.store import Store
from tabbe.server.table import Table

if TYPE_CHECKING:
    from tabbe.server.event import Happening
    from tabbe.server.setup import Setup
    from tests.server.house import Guest

ROOT = Path(__file__).parents[2]


class Process:
    """One server at a time, started as often as wanted on the same database.

    Args:
        database: a file, or a `postgresql://` address.
        log: style of its log.
        **env: added to its environment.

    Attributes:
        base: the address of the server that runs.
        logged: what the servers so far have logged, once they have ended.
    """

    running: ClassVar[set[int]] = set()
    """Processes that have not been ended; whatever fails, none outlives its test."""

    def __init__(self, database: Path | str, log: str = "text", **env: str) -> None:
        self._database = str(database)
        self._style = log
        self._env = env
        self._process: asyncio.subprocess.Process | None = None
        self.base = ""
        self.logged = ""

    async def start(self) -> None:
        """Start and wait until it takes connections."""
        command = ("-m", "tabbe", "serve", "--port", "0", "--rate", "0", "--workers", "1")
        chosen = ("--log", self._style, "--database", self._database)
        # A file, for a pipe that nobody empties would hold the server up.
        self._log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *command,
            *chosen,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "TABBE_JIT": "0", **self._env},
            stdout=asyncio.subprocess.PIPE,
            stderr=self._log,
        )
        self.running.add(self._process.pid)
        assert self._process.stdout is not None
        line = (await self._process.stdout.readline()).decode()
        self.base = line.split(" at ")[1].split("/;")[0]

    async def end(self, number: signal.Signals = signal.SIGKILL) -> int:
        """End it by a signal and give its exit code."""
        assert self._process is not None
        self._process.send_signal(number)
        code = await self._process.wait()
        self.running.discard(self._process.pid)
        self._log.seek(0)
        self.logged += self._log.read()
        self._log.close()
        return code

    async def stop(self) -> int:
        """End it as a service manager would."""
        return await self.end(signal.SIGTERM)


async def empty_postgres(address: str) -> None:
    """Take everything out of a PostgreSQL database."""
    import asyncpg

    connection = await asyncpg.connect(address)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()


async def stored(database: Path | str, table: str) -> tuple[Setup, tuple[Happening, ...]]:
    """The setup and the log of a table, as they stand in the database."""
    store = Store(str(database))
    await store.open()
    try:
        kept = await store.load_table(table)
    finally:
        await store.close()
    assert kept is not None
    return kept.setup, kept.events


def comparable(shown: dict[str, Any]) -> dict[str, Any]:
    """A scene without what says who is connected and what time it is."""
    seats = [
        {key: value for key, value in seat.items() if key not in ("connected", "clock", "name")}
        for seat in shown["seats"]
    ]
    return {**shown, "seats": seats}


async def check(database: Path | str, table: str, guests: list[Guest]) -> None:
    """What each guest was told last is what the log makes, folded to that version."""
    setup, events = await stored(database, table)
    for guest in guests:
        told = guest.state
        assert len(events) >= told["version"]
        folded = Table(table, setup, events[: told["version"]])
        shown = json.loads(m.write(scene.scene(folded, str, (), wall_clock())))
        assert comparable(shown) == comparable(told["scene"])
        own = scene.own_part(folded, guest.seat or 0)
        assert json.loads(m.write(own)) == told["own"]


async def again(server: Process, table: str, guests: list[Guest]) -> None:
    """Start anew, and everybody comes back."""
    await server.start()
    for guest in guests:
        await guest.leave()
        guest.base = server.base
        guest.http.base_url = server.base
        await guest.enter(table)
