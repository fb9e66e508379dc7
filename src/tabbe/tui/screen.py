"""Writing lines to a terminal or a pipe, and asking for lines."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
import time
from typing import TextIO

NARROWEST = 40
"""Columns that a line may always take; narrower terminals wrap by themselves."""

_PIPE_WIDTH = 80
_LONGEST_ECHO = 60
_RED_CARD = re.compile(r"(?:10|Kn|[2-9A-Z])[♥♦]")
_RED = "\x1b[31m"
_BOLD = "\x1b[1m"
_PLAIN = "\x1b[0m"
ASCII = str.maketrans(
    {
        "♠": "s",
        "♥": "h",
        "♦": "d",
        "♣": "c",
        "“": '"',
        "”": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "’": "'",
        "…": "...",
        "·": "-",
        "\u00a0": " ",
    }
)
"""What stands for the signs of cards and quotes on an output that lacks them."""


class Screen:
    """Whole lines out, whole lines in: no cursor is moved and nothing is redrawn.

    So a screen reader can follow, a pipe can carry it, and a terminal may change its size at any
    moment: the width is asked for at every line.

    Args:
        source: where answers come from.
        output: where lines go.
        colour: whether red suits and headings may be coloured.
        width: columns; asked of the terminal when None.
    """

    def __init__(
        self, source: TextIO, output: TextIO, *, colour: bool = False, width: int | None = None
    ) -> None:
        self._source = source
        self._output = output
        self._colour = colour
        self._width = width
        self._ascii = not can_write(output, "♠♥♦♣“”’…·")
        # A stray byte in a pipe is an unreadable answer, not the end of the game.
        for stream, errors in ((source, "replace"), (output, "replace")):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors=errors)

    @property
    def width(self) -> int:
        """Columns to use, at least ``NARROWEST``."""
        if self._width is not None:
            return max(NARROWEST, self._width)
        if not _is_terminal(self._output):
            return _PIPE_WIDTH
        columns = shutil.get_terminal_size((_PIPE_WIDTH, 24)).columns
        # The last column stays empty: some terminals break the line there on their own.
        return max(NARROWEST, columns - 1)

    def line(self, text: str = "", *, hang: int = 0, bold: bool = False) -> None:
        """Write one line, wrapped at the width.

        Args:
            text: what to write; without line breaks.
            hang: spaces before the second and later lines of a wrapped text.
            bold: for headings.
        """
        wrapped = textwrap.wrap(
            text,
            self.width,
            subsequent_indent=" " * hang,
            break_on_hyphens=False,
            # The path of a file stays whole, so that it can be copied.
            break_long_words=False,
        )
        for part in wrapped or [""]:
            self._write(self._painted(part, bold=bold) + "\n")

    def row(self, text: str) -> None:
        """Write one line of a table, which is never wrapped."""
        self._write(self._painted(text.rstrip()) + "\n")

    def ask(self, prompt: str, *, fresh: bool = False) -> str | None:
        """Ask for one line.

        Args:
            prompt: the question.
            fresh: take no line from a terminal that was typed before the question stood there, as
                an answer to something else; a pipe's lines all come before.

        Returns:
            The line without its ending, or None when there is no more input.
        """
        if self._source is sys.stdin and self._output is sys.stdout and _is_terminal(sys.stdin):
            if fresh:
                _forget_typed()
            return self._ask_terminal(prompt)
        self._write(prompt + " ")
        answer = self._source.readline()
        if not answer:
            self._write("\n")
            return None
        answer = answer.rstrip("\r\n")
        if not _is_terminal(self._source):
            # Nobody typed it on this screen, so show what was answered.
            self._write(_harmless(answer) + "\n")
        return answer

    def wait(self, seconds: float) -> None:
        """Let a moment pass, so that people can follow."""
        if seconds > 0:
            time.sleep(seconds)

    def _ask_terminal(self, prompt: str) -> str | None:
        import contextlib

        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  - importing it gives input() line editing
        self._output.flush()
        try:
            return input(self._encodable(prompt) + " ")
        except EOFError:
            self._write("\n")
            return None
        except KeyboardInterrupt:
            # What comes next starts on a line of its own.
            self._write("\n")
            raise

    def _painted(self, text: str, *, bold: bool = False) -> str:
        if not self._colour:
            return text
        if bold:
            return f"{_BOLD}{text}{_PLAIN}"
        return _RED_CARD.sub(lambda card: f"{_RED}{card.group()}{_PLAIN}", text)

    def _write(self, text: str) -> None:
        self._output.write(self._encodable(text))
        self._output.flush()

    def _encodable(self, text: str) -> str:
        return text.translate(ASCII) if self._ascii else text


def _harmless(answer: str) -> str:
    """An answer as it may be shown: no control characters, and not endless."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in answer[: _LONGEST_ECHO + 1])
    return shown if len(shown) <= _LONGEST_ECHO else shown[:_LONGEST_ECHO] + "…"


def _is_terminal(stream: TextIO) -> bool:
    isatty = getattr(stream, "isatty", None)
    return bool(isatty and isatty())


def _forget_typed() -> None:
    """Throw away what has been typed on the terminal and not been read."""
    import contextlib

    with contextlib.suppress(ImportError, OSError):
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def can_write(output: TextIO, signs: str) -> bool:
    """Whether an output can carry these signs; one without an encoding can carry all."""
    encoding = getattr(output, "encoding", None)
    if not encoding:
        return True
    try:
        signs.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
