"""Where the values of a TOML text stand.

A TOML parser gives values without their places. An error that names line and column needs them,
so when one is due the text, already known to be valid TOML, is walked once more by the small
scanner here. It keeps no values, only offsets, and does not recurse.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

Path = tuple[str | int, ...]
"""Keys and list positions that lead to a value, like ``("deals", 0, "deck")``."""

_BLANK = re.compile(r"(?:[ \t\n]++|#[^\n]*+)*+")
_SPACE = re.compile(r"[ \t]*+")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^,\]}#\n]+")
STRING = r"""
    \"{3} (?: [^"\\]++ | \\. | "{1,2} (?!") )*+ "{3,5}
  | '{3} (?: [^']++ | '{1,2} (?!') )*+ '{3,5}
  | " (?: [^"\\\n]++ | \\. )*+ "
  | ' [^'\n]*+ '
"""
"""What a string of TOML looks like, for a verbose pattern in which a dot is any character."""

_STRING = re.compile(STRING, re.VERBOSE | re.DOTALL)
_ESCAPED = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", '"': '"', "\\": "\\"}


def positions(text: str) -> dict[Path, int]:
    """Return the offset of every value, table header and list item of a valid TOML text."""
    found: dict[Path, int] = {}
    counts: dict[Path, int] = {}
    base: Path = ()
    at = _end(_BLANK, text, 0)
    while at < len(text):
        if text[at] == "[":
            double = text.startswith("[[", at)
            key, end = _key(text, at + (2 if double else 1))
            base = _table_path(key, counts, double=double)
            if double:
                found.setdefault(base[:-1], at)
            found.setdefault(base, at)
            at = text.index("]", end) + (2 if double else 1)
        else:
            key, end = _key(text, at)
            for length in range(1, len(key)):
                found.setdefault(base + key[:length], at)
            at = _values(text, _end(_SPACE, text, text.index("=", end) + 1), base + key, found)
        at = _end(_BLANK, text, at)
    return found


def characters(text: str, start: int) -> Iterator[tuple[str, int]]:
    """Yield the characters of the string literal at `start`, each with its offset."""
    literal = _STRING.match(text, start)
    if literal is None:
        return
    quote = text[start]
    width = 3 if text.startswith(quote * 3, start) else 1
    at, end = start + width, literal.end() - width
    if width == 3 and text[at] == "\n":
        at += 1
    while at < end:
        character = text[at]
        if character != "\\" or quote == "'":
            yield character, at
            at += 1
            continue
        code = text[at + 1]
        if code in "uU":
            length = 4 if code == "u" else 8
            yield chr(int(text[at + 2 : at + 2 + length], 16)), at
            at += 2 + length
        elif code in _ESCAPED:
            yield _ESCAPED[code], at
            at += 2
        else:
            # A backslash at the end of a line swallows the white space that follows.
            at += 1
            while at < end and text[at] in " \t\n":
                at += 1


def _end(pattern: re.Pattern[str], text: str, start: int) -> int:
    match = pattern.match(text, start)
    if match is None:
        raise ValueError(start)
    return match.end()


def _key(text: str, start: int) -> tuple[tuple[str, ...], int]:
    """Return the parts of the dotted key at `start` and where it ends."""
    parts = []
    at = _end(_SPACE, text, start)
    while True:
        if text[at] in "\"'":
            parts.append("".join(character for character, _ in characters(text, at)))
            at = _end(_STRING, text, at)
        else:
            end = _end(_BARE_KEY, text, at)
            parts.append(text[at:end])
            at = end
        at = _end(_SPACE, text, at)
        if text[at] != ".":
            return tuple(parts), at
        at = _end(_SPACE, text, at + 1)


def _table_path(key: tuple[str, ...], counts: dict[Path, int], *, double: bool) -> Path:
    """Return the path that a header opens, with the positions in its lists of tables."""
    path: Path = ()
    for number, part in enumerate(key, start=1):
        path += (part,)
        if double and number == len(key):
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path += (counts[path],)
    return path


def _values(text: str, start: int, path: Path, found: dict[Path, int]) -> int:
    """Record the value at `start` and all values within it; return where it ends."""
    at = start
    open_lists: list[tuple[Path, int | None]] = []
    while True:
        found.setdefault(path, at)
        if text[at] in "[{":
            open_lists.append((path, -1 if text[at] == "[" else None))
            at += 1
        elif text[at] in "\"'":
            at = _end(_STRING, text, at)
        else:
            at = _end(_SCALAR, text, at)
        while open_lists:
            at = _end(_BLANK, text, at)
            if text[at] == ",":
                at = _end(_BLANK, text, at + 1)
            if text[at] not in "]}":
                break
            open_lists.pop()
            at += 1
        if not open_lists:
            return at
        outer, index = open_lists[-1]
        if index is None:
            key, end = _key(text, at)
            path = outer + key
            at = _end(_SPACE, text, text.index("=", end) + 1)
        else:
            open_lists[-1] = (outer, index + 1)
            path = (*outer, index + 1)
