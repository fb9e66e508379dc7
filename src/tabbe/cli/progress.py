"""Long work: a line of progress on a terminal, and stopping with Ctrl-C without losing results."""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from tabbe.i18n import text

_PAUSE = 0.1


class Progress:
    """A line on standard error that says how far the work is; silent unless that is a terminal.

    Call it with the amount done and the amount in all, then :meth:`close` it.
    """

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._shown = sys.stderr is not None and sys.stderr.isatty()
        self._last = 0.0
        self._started = time.monotonic()
        self._length = 0

    def __call__(self, done: int, total: int) -> None:
        """Show ``done`` of ``total``, at most ten times a second."""
        now = time.monotonic()
        if not self._shown or (now - self._last < _PAUSE and done < total):
            return
        self._last = now
        share = 100 * done // max(total, 1)
        left = (now - self._started) * (total - done) / max(done, 1)
        line = text(
            "command-progress",
            self._lang,
            done=str(done),
            total=str(total),
            share=str(share),
            left=f"{left:.0f}",
        )
        sys.stderr.write("\r" + line.ljust(self._length))
        sys.stderr.flush()
        self._length = len(line)

    def note(self, line: str) -> None:
        """Show a line that the next one writes over."""
        if self._shown:
            sys.stderr.write("\r" + line.ljust(self._length))
            sys.stderr.flush()
            self._length = len(line)

    def close(self) -> None:
        """Wipe the line away."""
        if self._shown and self._length:
            sys.stderr.write("\r" + " " * self._length + "\r")
            sys.stderr.flush()
            self._length = 0


@contextmanager
def stoppable() -> Iterator[threading.Event]:
    """Turn the first Ctrl-C into an event that is set; the second one interrupts as usual."""
    stop = threading.Event()

    def ask(number: int, frame: FrameType | None) -> None:
        if stop.is_set():
            signal.default_int_handler(number, frame)
        stop.set()

    try:
        before = signal.signal(signal.SIGINT, ask)
    except ValueError:
        # Signals reach the main thread alone; elsewhere there is no Ctrl-C to wait for.
        yield stop
        return
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
