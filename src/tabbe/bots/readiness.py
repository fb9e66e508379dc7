"""Getting the compiled kernels of the searching bots ready while somebody already plays."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Final

from tabbe.bots.bot import parse_bot
from tabbe.bots.kernel import SEARCH
from tabbe.engine import compiler

if TYPE_CHECKING:
    from collections.abc import Iterable

_SEARCHING: Final = ("pimc", "expert")
_COMPILE: Final = (
    "from tabbe.bots.kernel import SEARCH; from tabbe.engine import compiler; "
    "compiler.compiled(SEARCH)"
)

# Held on to, for Python complains of a process that nobody knows any more.
_running: list[subprocess.Popen[bytes]] = []


def compile_apart(bots: Iterable[str]) -> subprocess.Popen[bytes] | None:
    """Let another process compile what these bots search with, if that has to be done at all.

    Nobody waits: until the cache is there the bots play with plain kernels, which are some
    hundred times slower and see as many times fewer deals in the same time. The process ends by
    itself, with the kernels in the cache, whether or not the caller still runs.

    Returns:
        The process; None when there is nothing to compile, or `TABBE_JIT` settles the matter.
    """
    if compiler.mode() != "auto" or all(parse_bot(bot).kind not in _SEARCHING for bot in bots):
        return None
    if compiler.is_cached(SEARCH) or compiler.cache_folder(SEARCH) is None:
        return None
    started = subprocess.Popen(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", _COMPILE],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        # Ctrl-C in the game is not meant for it.
        start_new_session=True,
    )
    _running.append(started)
    return started
