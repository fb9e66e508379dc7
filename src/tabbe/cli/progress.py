"""Long work: a line of progress on a terminal, and stopping with Ctrl-C without losing results."""

from __future__ import annotations

import signal
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from types import FrameType

from tabbe.cli.output import complain, writable
from tabbe.i18n import text

_PAUSE = 0.1
_TRACKERS = (
    "multiprocessing.resource_tracker",
    "joblib.externals.loky.backend.resource_tracker",
)


class Progress:
    """A line on standard error that says how far the work is, if that is a terminal.

    Elsewhere it says no more than that kernels are being compiled, once and on a line of its own.

    Call it with the amount done and the amount in all, then :meth:`close` it.
    """

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._shown = sys.stderr is not None and sys.stderr.isatty()
        self._last = 0.0
        self._started = time.monotonic()
        self._length = 0
        self._announced = False

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
            left=_span(left),
        )
        sys.stderr.write("\r" + line.ljust(self._length))
        sys.stderr.flush()
        self._length = len(line)

    def announce(self, _what: str) -> None:
        """Say that kernels are being compiled; the first progress writes over it."""
        line = writable(text("command-compiling", self._lang), sys.stderr)
        if self._shown:
            sys.stderr.write("\r" + line.ljust(self._length))
            sys.stderr.flush()
            self._length = len(line)
        elif not self._announced:
            complain(line)
        self._announced = True

    def close(self) -> None:
        """Wipe the line away."""
        if self._shown and self._length:
            sys.stderr.write("\r" + " " * self._length + "\r")
            sys.stderr.flush()
            self._length = 0


def _span(seconds: float) -> str:
    """Give a time in the largest unit that leaves two digits or so."""
    for unit, length in (("h", 3600), ("min", 60)):
        if seconds >= 2 * length:
            return f"{seconds / length:.0f} {unit}"
    return f"{seconds:.0f} s"


@contextmanager
def gentle_stop(progress: Progress) -> Iterator[Callable[[int, int], None]]:
    """Turn the first Ctrl-C into a stop between two pieces of work.

    Gives a callback that shows ``progress`` and, after Ctrl-C, raises ``KeyboardInterrupt``: so
    nothing is interrupted half counted. Before the first piece is done, and when pressed again,
    Ctrl-C interrupts at once.
    """
    asked = threading.Event()
    begun = threading.Event()

    def ask(number: int, frame: FrameType | None) -> None:
        if asked.is_set() or not begun.is_set():
            signal.default_int_handler(number, frame)
        asked.set()

    def step(done: int, total: int) -> None:
        begun.set()
        progress(done, total)
        if asked.is_set():
            raise KeyboardInterrupt

    with warnings.catch_warnings(), _own_interrupt(ask):
        # Work that is given up after Ctrl-C is no news to whoever pressed it.
        warnings.filterwarnings("ignore", category=UserWarning, module="joblib")
        yield step


def _start_trackers() -> None:
    """Start the helper processes of worker pools, each of which opens the mask when it starts."""
    for name in _TRACKERS:
        with suppress(ImportError):
            import_module(name).ensure_running()


@contextmanager
def _own_interrupt(handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Handle Ctrl-C with ``handler``, and keep it from the processes that are started meanwhile.

    A terminal sends it to every process of the group, and workers would die of it with a
    traceback each. They inherit the mask of the main thread, so that one shuts the signal out,
    and a thread started before it takes the signal in for this process.
    """
    if threading.current_thread() is not threading.main_thread():
        # Signals reach the main thread alone; elsewhere there is no Ctrl-C to wait for.
        yield
        return
    _start_trackers()
    over = threading.Event()
    taker = threading.Thread(target=over.wait, daemon=True)
    taker.start()
    before = signal.signal(signal.SIGINT, handler)
    mask = getattr(signal, "pthread_sigmask", None)
    if mask is not None:
        mask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if mask is not None:
            mask(signal.SIG_UNBLOCK, {signal.SIGINT})
        signal.signal(signal.SIGINT, before)
        over.set()
        taker.join()
