"""One seat of a table: who holds it, who plays it, and how it stands."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal


@dataclass(slots=True)
class Chair:
    """A seat as the table keeps it.

    Attributes:
        number: of the seat.
        kind: who it belongs to.
        sittings: how many times somebody has sat down here.
        holders: the people (hashed ids) whose devices may play it; the first gave it its name. None
            are left when all have been forgotten; the seat stays theirs, and a bot plays it.
        bot: the bot that plays it, None while a person does.
        away: why a bot stands in for the person: it left, was gone, ran out of time or conceded.
        late: the clock ran out on the turn that is on, so a bot plays that one.
        returning: has asked for the seat back, and gets it when that turn is over.
        ready: wants to go on: the next deal, or a rematch.
        former: the people who gave the seat back last, before the match began.
        muted: seats whose phrases are not passed on.
        times: how often it has done, in this match, what can be repeated; by kind of event.
        undone: how often it has taken plays back in this deal.
        hints: turns of this match on which it has asked for one.
        hinted: the last of them, as its turn's version.
        wins: matches won, shared ones included.
        bank: milliseconds left on the clock.
        acts: ids of messages that have been acted on, oldest first.
    """

    number: int
    kind: Literal["open", "person", "bot"] = "open"
    sittings: int = 0
    holders: list[str] = field(default_factory=list)
    bot: str | None = None
    away: Literal["left", "gone", "time", "conceded"] | None = None
    late: bool = False
    returning: bool = False
    ready: bool = False
    former: list[str] = field(default_factory=list)
    muted: set[int] = field(default_factory=set)
    times: Counter[str] = field(default_factory=Counter)
    undone: int = 0
    hints: int = 0
    hinted: int = -1
    wins: int = 0
    bank: int = 0
    acts: dict[str, None] = field(default_factory=dict)

    @property
    def is_played(self) -> bool:
        """Whether a person is to play it now."""
        return self.kind == "person" and self.bot is None

    def remember(self, act: str) -> None:
        """Keep the id of a message that has been acted on; the last so many are enough."""
        self.acts[act] = None
        while len(self.acts) > REMEMBERED:
            del self.acts[next(iter(self.acts))]


REMEMBERED = 64
