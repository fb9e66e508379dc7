"""How long a bot may think: in samples, or in milliseconds of whichever clock is in force."""

from __future__ import annotations

import time
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_by_cpu: ContextVar[bool] = ContextVar("tabbe_budget_by_cpu", default=False)


@contextmanager
def cpu_time() -> Iterator[None]:
    """Measure budgets in this thread's own computing time instead of by the clock on the wall.

    For bots against each other on a machine that does other work too: a person waits by the
    clock, but a bot whose core was lent to somebody else has not thought meanwhile.
    """
    token = _by_cpu.set(True)
    try:
        yield
    finally:
        _by_cpu.reset(token)


class Stopwatch:
    """Counts the milliseconds since it was made."""

    __slots__ = ("_clock", "_start")

    def __init__(self) -> None:
        self._clock = time.thread_time if _by_cpu.get() else time.perf_counter
        self._start = self._clock()

    def ms(self) -> float:
        """Milliseconds so far."""
        return 1000 * (self._clock() - self._start)
