"""A program spoken to line by line, with a deadline for every answer and a bound for every line."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import IO

LONGEST_LINE: Final = 1 << 16
"""Bytes a line may have; no answer needs a hundredth of it."""

LOG_SIZE: Final = 1 << 16
"""Bytes kept of what the program says on standard error, the last ones."""

_WAITING = 16  # lines that may lie unread before the program has to wait
_GRACE = 0.5  # seconds a program gets to leave by itself
_PIECE = 1 << 14


class Silence(Exception):
    """No line came in time."""


class Gone(Exception):
    """The program has ended, or has closed its output."""


class LongLine(Exception):
    """A line is longer than any answer needs to be."""


class Pipe:
    """A running program, its standard input and output.

    Threads do the reading and writing, so that a program that neither reads nor writes keeps
    nobody waiting beyond a deadline. It is ended, with all that it has started, when the pipe is
    closed or forgotten, and when this process ends.

    Args:
        command: program and arguments.

    Raises:
        OSError: when it cannot be started.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - to run it is what the person asks for
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            # A group of its own: Ctrl-C is for Tabbe, and the whole group can be ended.
            start_new_session=True,
        )
        self._lines: queue.Queue[bytes | Exception] = queue.Queue(_WAITING)
        self._orders: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._log: deque[bytes] = deque()
        process = self._process
        work = (
            (_read, (process.stdout, self._lines)),
            (_write, (process.stdin, self._orders)),
            (_keep, (process.stderr, self._log)),
        )
        self._threads = [threading.Thread(target=do, args=args, daemon=True) for do, args in work]
        for thread in self._threads:
            thread.start()
        self._end = weakref.finalize(self, _end, process, self._orders, self._lines, self._threads)

    def send(self, line: bytes) -> None:
        """Hand over a line, without its end, to be written as soon as the program takes it."""
        self._orders.put(line + b"\n")

    def receive(self, seconds: float) -> bytes:
        """Wait for the next line, without its end.

        Raises:
            Silence: when none came in time.
            Gone: when none can come any more.
            LongLine: when it is too long.
        """
        try:
            line = self._lines.get(timeout=max(seconds, 0))
        except queue.Empty:
            raise Silence from None
        if isinstance(line, Exception):
            self._lines.put(line)
            raise line
        return line

    def waiting(self) -> bytes | None:
        """Take a line that has come already, None where there is none."""
        try:
            line = self._lines.get_nowait()
        except queue.Empty:
            return None
        if isinstance(line, Exception):
            self._lines.put(line)
            return None
        return line

    @property
    def exit_code(self) -> int | None:
        """The exit code, negative for a signal; None while the program runs."""
        return self._process.poll()

    def log(self) -> str:
        """The last of what the program has said on standard error."""
        return b"".join(self._log)[-LOG_SIZE:].decode(errors="replace")

    def close(self) -> None:
        """End the program: its input is closed, and what has not left soon after is killed."""
        self._end()


def _read(stream: IO[bytes], lines: queue.Queue[bytes | Exception]) -> None:
    """Cut what comes into lines until it ends."""
    rest = b""
    with contextlib.suppress(OSError, ValueError):
        while piece := os.read(stream.fileno(), _PIECE):
            *whole, rest = (rest + piece).split(b"\n")
            for line in whole:
                if len(line) > LONGEST_LINE:
                    lines.put(LongLine())
                    return
                lines.put(line)
            if len(rest) > LONGEST_LINE:
                lines.put(LongLine())
                return
    lines.put(Gone())


def _write(stream: IO[bytes], orders: queue.SimpleQueue[bytes | None]) -> None:
    """Write what is handed over until there is no more, or nobody to read it."""
    with contextlib.suppress(OSError, ValueError):
        while (order := orders.get()) is not None:
            left = memoryview(order)
            while left:
                left = left[os.write(stream.fileno(), left) :]
    with contextlib.suppress(OSError):
        stream.close()


def _keep(stream: IO[bytes], log: deque[bytes]) -> None:
    """Keep the last pieces of what comes."""
    size = 0
    with contextlib.suppress(OSError, ValueError):
        while piece := os.read(stream.fileno(), _PIECE):
            log.append(piece)
            size += len(piece)
            while size - len(log[0]) >= LOG_SIZE:
                size -= len(log.popleft())


def _end(
    process: subprocess.Popen[bytes],
    orders: queue.SimpleQueue[bytes | None],
    lines: queue.Queue[bytes | Exception],
    threads: list[threading.Thread],
) -> None:
    """End the program and the threads that speak with it."""
    orders.put(None)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(_GRACE)
    # Children of the program may outlive it, and would keep its pipes open.
    _kill(process)
    process.wait()
    deadline = time.monotonic() + _GRACE
    while any(thread.is_alive() for thread in threads) and time.monotonic() < deadline:
        # Whoever waits for room in the queue is let go.
        with contextlib.suppress(queue.Empty):
            lines.get_nowait()
        for thread in threads:
            thread.join(0.01)
    for stream in (process.stdout, process.stderr):
        if stream is not None:
            stream.close()


def _kill(process: subprocess.Popen[bytes]) -> None:
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
