"""One's side of a server's table: what its messages say, in sentences, and what is sent to it.

The line-by-line game and the one on the whole screen differ in how they show and ask; what they
know, and how they come back after a broken line, is here. There are no rules of play.
"""

from __future__ import annotations

import contextlib
import secrets
from typing import TYPE_CHECKING, Any

from tabbe.i18n import text
from tabbe.i18n.catalogue import has_text
from tabbe.protocol import message as m
from tabbe.tui.heard import event_of, parting, rules_of, view_of
from tabbe.tui.link import Silence
from tabbe.tui.narrator import Narrator
from tabbe.tui.wording import Wording, sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.engine import View
    from tabbe.rules import Rules
    from tabbe.tui.link import Link

NOBODY = -1
"""Stands for the person where it has no seat."""

RECALLED = 3
"""Entries of the log that are told to somebody who has just come in or back."""


def names_of(seats: Sequence[m.SeatState], lang: str) -> list[str]:
    """Return what the seats are called: people as they want, bots by names as on the page.

    Two bots of one kind have to be told apart, so that none is called after its kind.
    """
    pool = [name.strip() for name in text("name-seats", lang).split(",")]
    used = {seat.name for seat in seats}
    names: list[str] = []
    for seat in seats:
        if seat.name:
            names.append(seat.name)
        elif seat.kind == "open":
            names.append(text("page-open-seat", lang))
        else:
            own = pool[(seat.seat - 1) % len(pool)]
            given = text("name-seat", lang, seat=str(seat.seat + 1)) if own in used else own
            used.add(given)
            names.append(given)
    return names


class Client:
    """What a person at a server's table knows.

    Args:
        link: to the server, open.
        lang: one of ``LANGUAGES``.
        announce: when to say which cards would sweep, one of ``tabbe.tui.narrator.ANNOUNCE``.

    Attributes:
        info: what the table is; None before the server has said so.
        rules: of the game.
        scene: what everybody sees.
        own: what the person's seat knows; None for who looks on.
        version: of the table, as told last.
        wording: language and names.
        ended: whether the server has said why nobody may come back.
    """

    def __init__(self, link: Link, lang: str, announce: str) -> None:
        self.link = link
        self.lang = lang
        self.info: m.TableInfo | None = None
        self.rules: Rules | None = None
        self.scene: m.Scene | None = None
        self.own: m.Own | None = None
        self.version = 0
        self.wording = Wording(lang, [""], NOBODY)
        self.ended = False
        self._announce = announce
        self._mixed: tuple[int, int] | None = None
        self._is_new = True
        self._is_silent = False

    @property
    def may(self) -> Sequence[str]:
        """What can be done now."""
        return () if self.own is None else self.own.may

    @property
    def is_replaced(self) -> bool:
        """Whether a bot plays the person's seat, which can be taken back."""
        if self.own is None or self.scene is None or self.scene.phase == "lobby":
            return False
        seat = self.scene.seats[self.own.seat]
        return seat.away and not seat.conceded

    def send(self, kind: str, **fields: Any) -> str:
        """Send a message and give its id; on a broken line it is lost."""
        with contextlib.suppress(OSError):
            return self.link.send(kind, **fields)
        return ""

    # --- hearing ----------------------------------------------------------------------------------

    def hear(self, heard: object) -> list[str]:
        """Take in a message, and give what is to be said of it."""
        say = self.wording.say
        match heard:
            case Silence():
                told = [] if self._is_silent else [say("remote-silent")]
                self._is_silent = True
                return told
            case m.Welcome():
                return self._greeted(heard)
            case m.State():
                # Everything from scratch; only the latest is told.
                self._take(heard.version, heard.scene, heard.own)
                self._come_back()
                return self._told(heard.log[-RECALLED:])
            case m.Update():
                if heard.after != self.version:
                    self.send("resync")
                self._take(heard.version, heard.scene, heard.own)
                return self._told(heard.news)
            case m.Refused():
                return [sentence(say(heard.reason.key, **heard.reason.args))]
            case m.Hints():
                return self._hints(heard)
            case m.Said():
                words = say(f"phrase-{heard.phrase}")
                return [say("remote-said", name=self.wording.name(heard.seat), words=words)]
            case m.Bye():
                key = parting(heard)
                self.ended = heard.after is None and has_text(key)
                return [say(key)] if has_text(key) else []
        return []

    def lost(self) -> list[str]:
        """What is to be said when the line has ended for good."""
        return [] if self.ended else [text("remote-lost", self.lang)]

    def _greeted(self, heard: m.Welcome) -> list[str]:
        told = [self.wording.say("remote-found")] if self._is_silent else []
        if heard.seat is None and self.info is None:
            told.append(self.wording.say("remote-watching", game=heard.table.title))
        self.info, self.rules = heard.table, rules_of(heard.table)
        # A new line: what went over the last one may be lost.
        self._mixed, self._is_new, self._is_silent = None, True, False
        return told

    def _take(self, version: int, scene: m.Scene, own: m.Own | None) -> None:
        self.version, self.scene, self.own = version, scene, own
        names = names_of(scene.seats, self.lang)
        self.wording = Wording(self.lang, names, NOBODY if own is None else own.seat)
        self._mix()

    def _mix(self) -> None:
        """Add to the randomness of a deal, once; the server takes nothing more from a seat."""
        if self.scene is None or "mix" not in self.may:
            return
        deal = (self.scene.match, self.scene.deal)
        if deal != self._mixed:
            self._mixed = deal
            self.send("mix", text=secrets.token_hex(16))

    def _come_back(self) -> None:
        """Who comes in again wants the seat back that a bot has kept warm."""
        if self._is_new and self.is_replaced:
            self.send("come_back")
        self._is_new = False

    # --- saying -----------------------------------------------------------------------------------

    def view(self) -> View | None:
        """The position, without moves; None before the first deal."""
        if self.rules is None or self.scene is None:
            return None
        return view_of(self.rules, self.scene, self.own)

    def _told(self, news: Sequence[m.Told]) -> list[str]:
        lines = []
        for told in news:
            if isinstance(told, m.Seated):
                key = f"remote-seat-{told.what.replace('_', '-')}"
                if has_text(key):
                    name = told.name or self.wording.name(told.seat)
                    lines.append(self.wording.say(key, name=name))
            elif isinstance(told, m.Undone):
                lines.append(self.wording.say("remote-undone", name=self.wording.name(told.seat)))
        events = [found for told in news if (found := event_of(told)) is not None]
        view = self.view()
        if events and view is not None:
            lines += Narrator(self.wording, self._announce).tell(events, view)
        return lines

    def _hints(self, heard: m.Hints) -> list[str]:
        lines = []
        for advice in heard.moves[:3]:
            reasons = self.wording.say("hint-between").join(
                self.wording.say(reason.key, **reason.args) for reason in advice.reasons
            )
            lines.append(f"{advice.move}: {reasons}" if reasons else advice.move)
        return lines

    def scores(self) -> list[str]:
        """How every seat stands, a line each."""
        if self.scene is None:
            return []
        say = self.wording.say
        deal, total = say("result-deal"), say("result-total")
        return [
            say(
                "result-line",
                name=self.wording.name(seat.seat),
                parts=f"{deal} {seat.score}, {total} {seat.total}",
            )
            for seat in self.scene.seats
        ]

    def asked(self) -> str:
        """The question that another seat has asked, and that waits for an answer; else empty."""
        asked = None if self.scene is None else self.scene.asked
        if asked is None or "answer" not in self.may:
            return ""
        key = "remote-asks-undo" if asked.what == "undo" else "remote-asks-clock"
        return self.wording.say(key, name=self.wording.name(asked.by))

    def waiting(self) -> str:
        """The sentence of the lobby, with the table's code."""
        code = "" if self.info is None else self.info.code or ""
        return self.wording.say("remote-waiting", code=code)
