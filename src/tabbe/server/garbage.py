"""When the server looks for garbage: in quiet moments, for it holds every table up meanwhile.

Nearly all that a message leaves behind goes at once, by its count of references. What goes in
circles, as a lost connection with its tasks, waits for the collector. Left to itself that looks
through all that is new every few seconds of a busy server, a fifth of a second each time, and now
and then through everything, which takes seconds with thousands of tables.
"""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

LOOK: Final = 1.0
"""Seconds between looks at whether it is time."""

LEAST: Final = 100_000
"""Objects by which the memory has to grow before all of it is looked through."""


class Garbage:
    """Collects garbage in place of the interpreter.

    Args:
        work: how much has been done since the start; a moment without any is a quiet one.
        grown: by how many objects the memory has grown since garbage was collected last.
        collect: collects it, and gives how many objects it was.
    """

    def __init__(
        self,
        work: Callable[[], int],
        grown: Callable[[], int] = lambda: gc.get_count()[0],
        collect: Callable[[], int] = gc.collect,
    ) -> None:
        self._work = work
        self._grown = grown
        self._collect = collect
        self._done = work()
        self._kept = 0

    @staticmethod
    def take_over() -> None:
        """Collect what starting has left behind, and stop the interpreter's own collections.

        What the program itself consists of is no garbage, and is never looked through again.
        """
        gc.collect()
        gc.freeze()
        gc.disable()

    def look(self) -> bool:
        """Collect garbage if it is time; gives whether it was.

        It is time in a quiet moment, and at the latest when there is twice as much as was kept the
        last time: a server that never rests must not grow for ever.
        """
        done, before = self._work(), self._done
        self._done = done
        grown = self._grown()
        if grown < LEAST or (done != before and grown < self._kept):
            return False
        self._kept += grown - self._collect()
        return True

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(LOOK)
            self.look()
