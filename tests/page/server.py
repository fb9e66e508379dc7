"""A real server in a process of its own, which can be stopped, killed and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"


class Server:
    """`tabbe serve` on a port of this machine.

    Args:
        folder: where its database and settings are kept.

    Attributes:
        base: its address, the same after every start.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = "0"
        self.base = ""
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(SOURCE),
            "TABBE_JIT": "0",
            "XDG_CONFIG_HOME": str(self._folder),
            "COLUMNS": "200",
        }
        database = str(self._folder / "tables.db")
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "tabbe", "serve", "--lang", "en", "--rate", "0"),
                *("--port", self._port, "--database", database, "--workers", "1"),
            ],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = re.search(r"(http://127\.0\.0\.1:(\d+))/", line)
            if found:
                self.base, self._port = found[1], found[2]
                return
        raise RuntimeError(f"the server did not start: {self._process.wait()}")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, kindly or not."""
        self._process.send_signal(how)
        self._process.wait(timeout=30)
        if self._process.stdout is not None:
            self._process.stdout.close()
