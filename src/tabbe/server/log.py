"""The server's log: what happens and where something went wrong, without names, addresses, cards.

Errors are told by kind and place. What they say is left out: libraries quote there what they were
given, a database the whole row.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import structlog

from tabbe.i18n import TabbeError

if TYPE_CHECKING:
    import asyncio
    from collections.abc import MutableMapping

MOST_FRAMES = 30
"""Places told of one error, the innermost; an endless recursion has more."""

_CODES = ("sqlstate", "sqlite_errorname", "errno")


def set_up(style: str) -> None:
    """Log to standard error, as JSON lines or as text.

    Args:
        style: `json` or `text`.
    """
    written: Any = (
        structlog.processors.JSONRenderer()
        if style == "json"
        else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _without_words,
            written,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    # Of the libraries' own logs only what went wrong.
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Plain(style))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


class Plain(logging.Formatter):
    """Writes what libraries log, errors by kind and place.

    Args:
        style: `json` or `text`.
    """

    def __init__(self, style: str) -> None:
        super().__init__()
        self._is_json = style == "json"

    def format(self, record: logging.LogRecord) -> str:
        """Give one entry, as one line of JSON or as lines of text."""
        error = record.exc_info[1] if record.exc_info else None
        places = [] if error is None else told(error)
        said = record.getMessage().rstrip()
        if not self._is_json:
            return "\n".join([f"{record.name}: {said}", *places])
        entry: dict[str, Any] = {"event": said, "logger": record.name}
        if places:
            entry["exception"] = places
        entry["level"] = record.levelname.lower()
        entry["timestamp"] = datetime.fromtimestamp(record.created, UTC).isoformat()
        return json.dumps(entry)


def told(error: BaseException) -> list[str]:
    """Give an error and what led to it: kinds, codes and places, innermost last, no words."""
    lines: list[str] = []
    seen: set[int] = set()
    at: BaseException | None = error
    while at is not None and id(at) not in seen:
        seen.add(id(at))
        lines.append(_kind(at))
        frames = traceback.extract_tb(at.__traceback__)[-MOST_FRAMES:]
        lines += [f"  {frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        if isinstance(at, BaseExceptionGroup):
            lines += [f"  {line}" for part in at.exceptions for line in told(part)]
        hidden = at.__suppress_context__
        at = at.__cause__ if at.__cause__ is not None or hidden else at.__context__
    return lines


def _kind(error: BaseException) -> str:
    kind = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    codes = [str(found) for name in _CODES if (found := getattr(error, name, None)) is not None]
    if isinstance(error, TabbeError):
        codes.append(error.key)
    return " ".join([kind, *codes])


def _without_words(_: Any, __: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Put kinds and places in the place of an error in our own entries."""
    given = entry.pop("exc_info", None)
    error = sys.exc_info()[1] if given is True else given[1] if isinstance(given, tuple) else given
    if isinstance(error, BaseException):
        entry["exception"] = told(error)
    return entry


def on_loop_error(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what nobody waited for; the loop's own handler writes the error's words as well."""
    error = context.get("exception")
    logging.getLogger("tabbe.loop").error(
        "%s", context.get("message", "unhandled"), exc_info=error if error is not None else None
    )
