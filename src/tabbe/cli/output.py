"""Printing: JSON for programs, wrapped lines, tables and numbers for people."""

from __future__ import annotations

import json
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TextIO

from tabbe.cli.setting import use_colour
from tabbe.tui.screen import ASCII, can_write

_LEAST_WIDTH = 40
_MOST_WIDTH = 100
_ENDLESS = 1_000_000
_INDENT = "    "
# The game at the table needs the signs of cards and quotes alone; tables here hold these besides.
_PLAIN = ASCII | str.maketrans({"–": "-", "±": "+/-"})


def print_json(value: object) -> None:
    """Print one JSON value on one line, in plain ASCII so that any terminal can carry it."""
    say(json.dumps(value, separators=(", ", ": ")))


def say(line: str = "", end: str = "\n") -> None:
    """Print one line on standard output; a closed output swallows it."""
    if sys.stdout is not None:
        sys.stdout.write(writable(line, sys.stdout) + end)


def complain(sentence: str) -> None:
    """Print one sentence on standard error, whatever its state."""
    if sys.stderr is not None:
        with suppress(OSError):
            shown = writable(" ".join(sentence.split()), sys.stderr)
            print(f"tabbe: {shown}", file=sys.stderr, flush=True)


def writable(words: str, stream: TextIO | None) -> str:
    """Give a text in signs that a stream can carry: ``4s`` for ``4♠`` where it lacks card signs.

    All of a text is said in one way, so an output that lacks one of the signs gets none of them.
    """
    if words.isascii() or stream is None or can_write(stream, "♠♥♦♣“”’…–"):
        return words
    return words.translate(_PLAIN)


def columns(words: str) -> int:
    """Count the columns of a terminal that a text takes: wide signs two, joining signs none."""
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1
        for c in words
    )


def cut(words: str, most: int) -> str:
    """Shorten a text to so many columns, ending it in an ellipsis where something is cut off."""
    if columns(words) <= most:
        return words
    while columns(words) >= most:
        words = words[:-1]
    return words + "…"


def width() -> int:
    """Give the width to wrap at: the terminal's, between 40 and 100, and 80 for a pipe."""
    given = shutil.get_terminal_size((80, 24)).columns
    return max(_LEAST_WIDTH, min(given, _MOST_WIDTH))


def paragraph(line: str, indent: str = "", first: str | None = None) -> None:
    """Print a sentence wrapped; ``first`` is the indent of its first line."""
    wrapped = textwrap.wrap(
        writable(line, sys.stdout),
        width() - 1,
        initial_indent=indent if first is None else first,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    for piece in wrapped or [""]:
        say(piece)


def table(
    rows: Sequence[Sequence[str]],
    left: Iterable[int] = (0,),
    *,
    head: bool = True,
    below: Sequence[str] = (),
) -> None:
    """Print rows in columns, numbers to the right; ``left`` names the columns that hold words.

    With ``head`` the first row is the heading, printed bold where colour is wanted. ``below`` has
    a sentence for each row after it, printed under the row. On a terminal that is too narrow for
    the columns every row is a paragraph, in which each cell stands behind its heading.
    """
    to_left = set(left)
    rows = [[writable(cell, sys.stdout) for cell in row] for row in rows]
    widths = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    fits = sum(widths) + 2 * (len(widths) - 1) <= _widest()
    for number, row in enumerate(rows):
        if fits:
            cells = [
                cell + " " * (size - columns(cell))
                if place in to_left
                else " " * (size - columns(cell)) + cell
                for place, (cell, size) in enumerate(zip(row, widths, strict=True))
            ]
            line = "  ".join(cells).rstrip()
            say(bold(line) if head and number == 0 else line)
        elif not head:
            paragraph("  ".join(row), _INDENT, "")
        elif number:
            say(bold(row[0]))
            told = [f"{name} {cell}" for name, cell in zip(rows[0], row, strict=True) if cell]
            paragraph(", ".join(told[1:]), _INDENT)
        if number and below:
            paragraph(below[number - 1], _INDENT)


def _widest() -> int:
    """Give the columns that a line of a table may take: a terminal's; a pipe has no edge."""
    return max(_LEAST_WIDTH, shutil.get_terminal_size((_ENDLESS, 24)).columns)


def bold(words: str) -> str:
    """Print strongly where standard output takes colour."""
    is_terminal = sys.stdout is not None and sys.stdout.isatty()
    return f"\x1b[1m{words}\x1b[0m" if use_colour(is_terminal=is_terminal) else words


def grouped(value: float, lang: str) -> str:
    """Write a whole number in groups of three."""
    return f"{value:,.0f}".replace(",", "," if lang == "en" else " ")
