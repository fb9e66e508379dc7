"""What can go wrong on a command line, each as one sentence and an exit code."""

from __future__ import annotations

import errno
import os

from tabbe.i18n import TabbeError, text

DONE = 0
"""The command did what was asked."""
REFUSED = 1
"""The command was understood and the answer is no."""
UNREADABLE = 2
"""The command line, or a value or file it names, cannot be read or is impossible."""
INTERRUPTED = 130
"""Stopped with Ctrl-C."""

_QUOTED = 40
_PATH = 70


class CommandError(TabbeError):
    """The command line asks for something unreadable or impossible (exit code 2)."""

    def message(self, lang: str = "en") -> str:
        """Return the sentence; one that begins with the name of a file or option keeps it so."""
        return text(self.key, lang, **self.args_)


def quoted(value: object) -> str:
    """Give what a person typed in a form that is short, on one line and safe to print.

    Control characters, lone surrogates and the like come out as escapes; long text is cut.
    """
    whole = str(value)
    cut = whole[:_QUOTED]
    shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in cut)
    return shown + ("…" if len(whole) > _QUOTED else "")


def shown_path(path: object) -> str:
    """Give the name of a file safe to print, long ones without their beginning."""
    whole = str(path)
    shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in whole)
    return shown if len(shown) <= _PATH else "…" + shown[-_PATH:]


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
        return CommandError(key, file=shown_path(path))
    if number is None:
        return CommandError("command-file-name", file=shown_path(path))
    return CommandError("command-file-other", file=shown_path(path), reason=os.strerror(number))
