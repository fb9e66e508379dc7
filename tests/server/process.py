"""A server in a process of its own, which can be killed and whose log can be read."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Process:
    """One server at a time, started as often as wanted on the same database.

    Args:
        database: a file, or a `postgresql://` address.
        log: style of its log.

    Attributes:
        base: the address of the server that runs.
        logged: what the servers so far have logged, once they have ended.
    """

    def __init__(self, database: Path | str, log: str = "text") -> None:
        self._database = str(database)
        self._style = log
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
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "TABBE_JIT": "0"},
            stdout=asyncio.subprocess.PIPE,
            stderr=self._log,
        )
        assert self._process.stdout is not None
        line = (await self._process.stdout.readline()).decode()
        self.base = line.split(" at ")[1].split("/;")[0]

    async def end(self, number: signal.Signals = signal.SIGKILL) -> int:
        """End it by a signal and give its exit code."""
        assert self._process is not None
        self._process.send_signal(number)
        code = await self._process.wait()
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
