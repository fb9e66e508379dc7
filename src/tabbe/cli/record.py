"""Reading the record that a command names: a file, or standard input."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tabbe.cli.failure import CommandError, file_error
from tabbe.i18n import text

if TYPE_CHECKING:
    from tabbe.records import Record

LARGEST_RECORD = 10_000_000
"""No more bytes than these, and one, are taken from standard input; the reader refuses that one."""


def record_in(file: str, lang: str) -> Record:
    """Read the record in a file, or from standard input where ``file`` is ``-``.

    Raises ``CommandError`` or ``RecordError``.
    """
    from tabbe.records import read_record

    if file == "-":
        return read_record(_standard_input(), name=text("command-standard-input", lang))
    return read_record(_existing(file))


def _existing(name: str) -> Path:
    """Find the file, so that all commands say the same of one that is not there."""
    if not name.strip():
        raise CommandError("command-file-unnamed", option="FILE")
    path = Path(name)
    try:
        path.stat()
    except (OSError, ValueError) as error:
        raise file_error(name, error) from None
    return path


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise CommandError("command-no-input")
    try:
        return sys.stdin.buffer.read(LARGEST_RECORD + 1)
    except OSError as error:
        raise file_error("-", error) from None
