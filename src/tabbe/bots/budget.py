"""How long a bot may think: in samples, or in milliseconds of whichever clock is in force."""

from __future__ import annotations

import math
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


class Deadline:
    """A share of what is left of a budget; without a budget there is none.

    Args:
        watch: counts the milliseconds.
        ms: the whole budget, None where it is not in time.
        share: of what is left now.
    """

    __slots__ = ("_until", "_watch")

    def __init__(self, watch: Stopwatch, ms: float | None, share: float = 1.0) -> None:
        self._watch = watch
        now = watch.ms()
        self._until = None if ms is None else now + share * (ms - now)

    @property
    def is_set(self) -> bool:
        """Whether there is a budget in time at all."""
        return self._until is not None

    def left(self) -> float:
        """Milliseconds left, infinite without a budget."""
        return math.inf if self._until is None else self._until - self._watch.ms()

    def is_over(self) -> bool:
        """Whether the share is used up."""
        return self.left() <= 0


class Stopwatch:
    """Counts the milliseconds since it was made."""

    __slots__ = ("_clock", "_start")

    def __init__(self) -> None:
        self._clock = time.thread_time if _by_cpu.get() else time.perf_counter
        self._start = self._clock()

    def ms(self) -> float:
        """Milliseconds so far."""
        return 1000 * (self._clock() - self._start)
