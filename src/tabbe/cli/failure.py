"""What can go wrong on a command line, each as one sentence and an exit code."""

from __future__ import annotations

import errno
import os

from tabbe.i18n import TabbeError

DONE = 0
"""The command did what was asked."""
REFUSED = 1
"""The command was understood and the answer is no."""
UNREADABLE = 2
"""The command line, or a value or file it names, cannot be read or is impossible."""
INTERRUPTED = 130
"""Stopped with Ctrl-C."""

_QUOTED = 40


class CommandError(TabbeError):
    """The command line asks for something unreadable or impossible (exit code 2)."""

    exit_code = UNREADABLE


class Refusal(CommandError):
    """The command was understood and the answer is no (exit code 1)."""

    exit_code = REFUSED


def quoted(value: object) -> str:
    """Give what a person typed in a form that is short, on one line and safe to print.

    Control characters, lone surrogates and the like come out as escapes; long text is cut.
    """
    text = str(value)
    cut = text[:_QUOTED]
    shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in cut)
    return shown + ("…" if len(text) > _QUOTED else "")


def file_error(path: str, error: OSError | ValueError) -> CommandError:
    """Turn what the system says about a file into one sentence.

    ``ValueError`` is what a name with a NUL byte in it gives.
    """
    number = error.errno if isinstance(error, OSError) else None
    key = {
        errno.ENOENT: "command-file-missing",
        errno.ENOTDIR: "command-file-missing",
        errno.EISDIR: "command-file-folder",
        errno.EACCES: "command-file-forbidden",
        errno.EPERM: "command-file-forbidden",
        errno.ENOSPC: "command-file-full",
        errno.ENAMETOOLONG: "command-file-name",
    }.get(number or 0)
    if key is not None:
        return CommandError(key, file=quoted(path))
    if number is None:
        return CommandError("command-file-name", file=quoted(path))
    return CommandError("command-file-other", file=quoted(path), reason=os.strerror(number))
