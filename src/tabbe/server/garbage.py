"""When the server looks for garbage: in quiet moments, for it holds every table up meanwhile.

Nearly all that a message leaves behind goes at once, by its count of references. What goes in
circles, as a lost connection with its tasks, waits for the collector. Left to itself that looks
through all that is new every few seconds of a busy server, a fifth of a second each time, and now
and then through everything, which takes seconds with thousands of tables.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

LOOK: Final = 1.0
"""Seconds between looks at whether it is time."""

LEAST: Final = 250_000
"""Blocks by which the memory has to grow before it is looked through: some 100,000 objects."""


class Garbage:
    """Collects garbage in place of the interpreter.

    Args:
        work: how much has been done since the start; a moment without any is a quiet one.
        there: how many blocks of memory are in use.
        collect: collects garbage.
    """

    def __init__(
        self,
        work: Callable[[], int],
        there: Callable[[], int] = sys.getallocatedblocks,
        collect: Callable[[], object] = gc.collect,
    ) -> None:
        self._work = work
        self._there = there
        self._collect = collect
        self._done = work()
        self._kept = there()

    @staticmethod
    def take_over() -> None:
        """Collect what starting has left behind, and stop the interpreter's own collections.

        What the program itself consists of is no garbage, and is never looked through again.
        Where the interpreter was told to count no blocks (`PYTHONMALLOC=malloc`) it goes on itself.
        """
        gc.collect()
        gc.freeze()
        if sys.getallocatedblocks():
            gc.disable()

    def look(self) -> bool:
        """Collect garbage if it is time; gives whether it was.

        It is time in a quiet moment, and at the latest when there is twice as much as the least
        that was there since the last time: a server that never rests must not grow for ever.
        """
        done, before = self._work(), self._done
        self._done = done
        there = self._there()
        self._kept = min(self._kept, there)
        grown = there - self._kept
        if grown < LEAST or (done != before and grown < self._kept):
            return False
        self._collect()
        self._kept = self._there()
        return True

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(LOOK)
            self.look()
