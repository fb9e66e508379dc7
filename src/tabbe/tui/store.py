"""Writing a match to a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tabbe.records import record_of, write_record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.engine import Match


def save(match: Match, names: Sequence[str], person: int, path: str) -> bool:
    """Write a match to a new file.

    While the deal is on, cards that the person has not seen are left out.

    Args:
        match: the match.
        names: name of every seat.
        person: seat whose knowledge the file may hold.
        path: where to; ``~`` is the home folder.

    Returns:
        Whether cards were left out.

    Raises:
        FileExistsError: the file is there already; nothing is written.
        OSError: it cannot be written.
    """
    hides = not match.deal.is_over
    record = record_of(match, players=list(names), seat=person if hides else None)
    text = write_record(record)
    with Path(path).expanduser().open("x", encoding="utf-8", newline="\n") as file:
        file.write(text)
    return hides
