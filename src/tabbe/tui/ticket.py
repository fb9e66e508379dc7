"""What leads one back to the same seats: who one is at each server, in a file of one's own."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from tabbe.i18n import TabbeError

MOST_TABLES = 20
"""Tables remembered of one server, the latest ones."""


class TicketError(TabbeError):
    """The file cannot be written."""


def place() -> Path:
    """The file, in the platform's folder for data."""
    from platformdirs import user_data_path

    return user_data_path("tabbe", appauthor=False) / "seats.json"


class Ticket:
    """What is kept of one server.

    Args:
        server: its address, as `tabbe.tui.link.Link.base` gives it.
        file: where it is kept; `place()` when None.

    Attributes:
        cookie: who one is there; empty for somebody new.
    """

    def __init__(self, server: str, file: Path | None = None) -> None:
        self._server = server
        self._file = place() if file is None else file
        kept = _read(self._file).get(server, {})
        self.cookie = str(kept.get("cookie", ""))
        tables = kept.get("tables", {})
        self._tables: dict[str, str] = {
            str(code): str(table)
            for code, table in (tables.items() if isinstance(tables, dict) else ())
        }

    def table(self, code: str) -> str | None:
        """The table that was entered by a code, which is given up once the match has begun."""
        return self._tables.get(code.strip().upper())

    def keep(self, cookie: str, code: str, table: str) -> None:
        """Keep who one is and what a code stood for.

        Raises:
            TicketError: it cannot be written; nothing is changed.
        """
        self.cookie = cookie
        code = code.strip().upper()
        self._tables.pop(code, None)
        self._tables[code] = table
        while len(self._tables) > MOST_TABLES:
            del self._tables[next(iter(self._tables))]
        # Read anew, for another terminal may have written meanwhile.
        every = _read(self._file)
        every[self._server] = {"cookie": self.cookie, "tables": self._tables}
        try:
            _write(self._file, every)
        except OSError as error:
            raise TicketError(
                "remote-not-kept", file=str(self._file), reason=error.strerror or ""
            ) from None


def _read(file: Path) -> dict[str, Any]:
    """What the file says; nothing where there is none, or it is spoilt."""
    try:
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {str(name): kept for name, kept in found.items() if isinstance(kept, dict)}


def _write(file: Path, every: dict[str, Any]) -> None:
    """Put a file in the place of the old one in one step, for its owner alone."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    # Made with 0600, so there is no moment in which others could read it.
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=".seats-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as opened:
            json.dump(every, opened, indent=1)
        Path(name).replace(file)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
