"""What is stored of a table: a log of small events, from which the table is made again."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

KINDS: Final = (
    "sat",
    "device",
    "set_seat",
    "left",
    "forgotten",
    "away",
    "back",
    "committed",
    "mixed",
    "dealt",
    "moved",
    "asked",
    "answered",
    "undone",
    "ready",
    "conceded",
    "timed_out",
    "time_given",
    "clock_off",
    "resumed",
    "hinted",
    "muted",
    "rematched",
)
"""Kinds of events; what each bears is told where `Table` applies it."""


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened at a table.

    Attributes:
        kind: one of `KINDS`.
        at: milliseconds since 1970.
        data: what it bears, as JSON has it: `seat` whom it is about, `by` the seat whose person did
            it where that is another one, `id` the message that asked for it.
        aside: the same made ready (a parsed move), which is not stored and may be missing.
    """

    kind: str
    at: int
    data: dict[str, Any] = field(default_factory=dict)
    aside: Any = field(default=None, compare=False, repr=False)
