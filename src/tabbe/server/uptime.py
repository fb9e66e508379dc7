"""When the server was there: from that follows how much of a clock's time is nobody's."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabbe.server.store import Store

HEARTBEAT = 1.0
"""Seconds between notes that the server is alive; so much at most a clock is spared in a crash."""

WATCH = 6
"""Heartbeats after which a server that gives no sign is none; it may be held up for some."""

FRESH = 3_600_000
"""Milliseconds that the last sign of a server that is there may be off, by clocks that differ."""

MOST_RUNS = 200
"""Runs of the server that are kept in mind; before them it was never there."""


@dataclass(frozen=True, slots=True)
class Uptime:
    """The runs of a server on one database, in milliseconds since 1970.

    One note of the last sign of life would not do: whoever finds a table after two crashes has to
    know when the run ended in which something happened there last, not when the latest did.

    Attributes:
        runs: beginning and last sign of life of each, in order; the last is the one of now.
    """

    runs: tuple[tuple[int, int], ...]

    @classmethod
    def begun(cls, now: int, noted: str | None, alive: int | None) -> Uptime:
        """A run begins.

        Args:
            now: when.
            noted: the runs before, as `note` gave them; None when there are none.
            alive: the last sign of life of the latest.
        """
        runs = [(int(start), int(end)) for start, end in json.loads(noted or "[]")]
        if alive is not None:
            start, end = runs.pop() if runs else (0, 0)
            runs.append((start, max(end, alive)))
        return cls((*runs, (now, now))[-MOST_RUNS:])

    def note(self) -> str:
        """Give it as it is kept."""
        return json.dumps(self.runs)

    def lost(self, last: int, now: int) -> int:
        """How long, up to now, nobody could look at a table.

        The server was not there, or was but had not been asked for the table since it came back.

        Args:
            last: when something happened there last.
            now: when it is asked for.
        """
        *before, (started, _) = self.runs
        if last >= started:
            return 0
        end = next((end for start, end in reversed(before) if start <= last), last)
        return max(0, now - max(last, end))


async def is_served(store: Store, now: int) -> bool:
    """Whether a server is at work on a database: whether its sign of life is renewed.

    A sign of just now alone says little, for a server leaves one when it stops.

    Args:
        store: the database.
        now: in milliseconds since 1970.
    """
    seen = await store.note("alive")
    if seen is None or abs(now - int(seen)) > FRESH:
        return False
    for _ in range(2 * WATCH):
        await asyncio.sleep(HEARTBEAT / 2)
        if await store.note("alive") != seen:
            return True
    return False
