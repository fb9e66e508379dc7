"""The program under test, started as people and other programs start it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

PATIENCE = 120.0
"""Seconds after which a process counts as hanging, far beyond what any needs."""


@dataclass(frozen=True)
class Answer:
    """What a process said and with which exit code it left."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """Standard output as JSON; fails when anything else stands there."""
        return json.loads(self.out)


@dataclass
class Program:
    """Runs ``python -m tabbe`` in a folder of its own.

    ``env`` is added to an environment that has no settings of Tabbe and no locale but C.UTF-8.
    """

    folder: Path
    env: dict[str, str] = field(default_factory=dict)

    def environment(self) -> dict[str, str]:
        """The environment of the process."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("TABBE_", "LC_", "LANG", "_TABBE", "PYTHONIOENCODING"))
            and name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")
        }
        own = {
            "LANG": "C.UTF-8",
            "TABBE_CONFIG": str(self.folder / "config.toml"),
            "XDG_DATA_HOME": str(self.folder / "data"),
            "TABBE_JIT": "0",
            "PYTHONWARNINGS": "error",
            "COLUMNS": "80",
        }
        return {**kept, **own, **self.env}

    def __call__(
        self,
        *arguments: str | bytes,
        stdin: str | bytes = b"",
        env: Mapping[str, str] | None = None,
    ) -> Answer:
        """Run to the end and give the answer; output must be UTF-8."""
        done = subprocess.run(
            [sys.executable, "-m", "tabbe", *arguments],
            input=stdin.encode() if isinstance(stdin, str) else stdin,
            capture_output=True,
            cwd=self.folder,
            env={**self.environment(), **(env or {})},
            timeout=PATIENCE,
            check=False,
        )
        return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())

    def start(self, *arguments: str, **options: Any) -> subprocess.Popen[bytes]:
        """Start a process and leave it running, in a process group of its own."""
        return subprocess.Popen(
            [sys.executable, "-m", "tabbe", *arguments],
            cwd=self.folder,
            env=self.environment(),
            start_new_session=True,
            **options,
        )

    def refuses(self, *arguments: str | bytes, stdin: str | bytes = b"", code: int = 2) -> str:
        """Run, expect a refusal with that exit code, and give its one sentence.

        The sentence stands alone on standard error, names the program, ends like a sentence, is no
        traceback and no fault of the program's own.
        """
        answer = self(*arguments, stdin=stdin)
        shown = (arguments, answer)
        assert answer.code == code, shown
        assert answer.out == "", shown
        lines = answer.err.splitlines()
        assert len(lines) == 1, shown
        assert lines[0].startswith("tabbe: "), shown
        assert lines[0][-1] in ".?!", shown
        assert len(lines[0]) < 400, shown
        assert "Traceback" not in answer.err, shown
        assert "itself is at fault" not in answer.err, shown
        assert lines[0].isprintable(), shown
        return lines[0].removeprefix("tabbe: ")
