"""A file of results of a long run: its head, then a line of JSON for each part that is done.

Such a run can be stopped at any moment and goes on where it was; a line cut short counts as not
done.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path


def read(path: Path) -> list[dict[str, Any]]:
    """The whole lines of a file, the first of them its head; none where there is no file."""
    return [json.loads(line) for line in _whole(path).splitlines()]


def begin(path: Path, head: dict[str, Any]) -> list[dict[str, Any]]:
    """Make a file ready to be gone on with, and give the lines that it has.

    Args:
        path: of the file, which need not be there.
        head: what it must begin with.

    Raises:
        ValueError: it was begun under another head; nothing is changed.
    """
    whole, lines = _whole(path), read(path)
    if not lines:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(_written(head))
        return [head]
    if lines[0] != head:
        raise ValueError(f"{path}: begun by {lines[0]}, and these are {head}; move it away")
    with path.open("r+b") as file:
        file.truncate(len(whole))
    return lines


def add(path: Path, line: dict[str, Any]) -> None:
    """Add what a part has come to."""
    with path.open("ab") as file:
        file.write(_written(line))


def _whole(path: Path) -> bytes:
    found = path.read_bytes() if path.exists() else b""
    return found[: found.rfind(b"\n") + 1]


def _written(line: dict[str, Any]) -> bytes:
    return json.dumps(line).encode() + b"\n"
