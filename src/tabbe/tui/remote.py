"""A match at a server's table, line by line: told by messages, with no rules of its own."""

from __future__ import annotations

import contextlib
import secrets
from typing import TYPE_CHECKING

from tabbe.i18n import text
from tabbe.i18n.catalogue import has_text
from tabbe.protocol import message as m
from tabbe.tui.answer import read_command
from tabbe.tui.heard import event_of, move_of, parting, rules_of, view_of
from tabbe.tui.narrator import Narrator
from tabbe.tui.wording import Wording, sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.engine import View
    from tabbe.rules import Rules
    from tabbe.tui.heard import HeardMove
    from tabbe.tui.link import Link
    from tabbe.tui.screen import Screen

NOBODY = -1
"""Stands for the person where it has no seat."""


class RemoteGame:
    """One person at a table.

    Args:
        link: to the server, open.
        screen: where lines go to and answers come from.
        lang: one of ``LANGUAGES``.
        announce: when to say which cards would sweep, one of ``tabbe.tui.narrator.ANNOUNCE``.
    """

    def __init__(self, link: Link, screen: Screen, lang: str, announce: str) -> None:
        self._link = link
        self._screen = screen
        self._lang = lang
        self._announce = announce
        self._info: m.TableInfo | None = None
        self._rules: Rules | None = None
        self._scene: m.Scene | None = None
        self._own: m.Own | None = None
        self._version = 0
        self._waits_for = ""
        self._told_phase = ""
        self._listed: list[HeardMove] = []
        self._wording = Wording(lang, [""], NOBODY)

    def run(self) -> int:
        """Play until the match ends, the person leaves or the line is lost.

        Returns:
            The exit code: 0, or 1 when the line was lost.
        """
        while True:
            heard = self._link.inbox.get()
            if heard is None:
                self._say("remote-lost")
                return 1
            self._hear(heard)
            if self._link.inbox.empty() and not self._act():
                return 0

    def _say(self, key: str, /, **args: str | int) -> None:
        self._screen.line(text(key, self._lang, **args), hang=2)

    # --- hearing ----------------------------------------------------------------------------------

    def _hear(self, heard: object) -> None:
        match heard:
            case m.Welcome():
                self._info, self._rules = heard.table, rules_of(heard.table)
                if heard.seat is None:
                    self._say("remote-watching", game=heard.table.title)
            case m.State():
                # Everything from scratch; what led here has been told, or was not for us.
                self._take(heard.version, heard.scene, heard.own)
                self._waits_for = ""
                self._tell([o for o in heard.log[-1:] if isinstance(o, m.Undone | m.Resumed)])
            case m.Update():
                if heard.after != self._version:
                    self._link.send("resync")
                self._take(heard.version, heard.scene, heard.own)
                self._tell(heard.news)
            case m.Done():
                self._settled(heard.id)
            case m.Refused():
                self._settled(heard.id)
                said = text(heard.reason.key, self._lang, **heard.reason.args)
                self._screen.line(sentence(said), hang=2)
            case m.Said():
                words = text(f"phrase-{heard.phrase}", self._lang)
                self._say("remote-said", name=self._wording.name(heard.seat), words=words)
            case m.Bye():
                if has_text(key := parting(heard)):
                    self._say(key)

    def _settled(self, id: str | None) -> None:  # noqa: A002
        if id == self._waits_for:
            self._waits_for = ""

    def _take(self, version: int, scene: m.Scene, own: m.Own | None) -> None:
        self._version, self._scene, self._own = version, scene, own
        names = [seat.name or seat.bot or "–" for seat in scene.seats]
        self._wording = Wording(self._lang, names, NOBODY if own is None else own.seat)

    def _view(self) -> View | None:
        if self._rules is None or self._scene is None:
            return None
        return view_of(self._rules, self._scene, self._own)

    def _tell(self, news: Sequence[m.Told]) -> None:
        for told in news:
            if isinstance(told, m.Seated):
                key = f"remote-seat-{told.what.replace('_', '-')}"
                if has_text(key):
                    self._say(key, name=told.name or self._wording.name(told.seat))
            elif isinstance(told, m.Undone):
                self._say("remote-undone", name=self._wording.name(told.seat))
            elif isinstance(told, m.Resumed):
                self._say("event-resumed")
        events = [found for told in news if (found := event_of(told)) is not None]
        view = self._view()
        if events and view is not None:
            for line in Narrator(self._wording, self._announce).tell(events, view):
                self._screen.line(line, hang=2)

    # --- acting -----------------------------------------------------------------------------------

    def _act(self) -> bool:
        """Do or ask what is to be done now; False when the person leaves."""
        scene, own = self._scene, self._own
        if scene is None or self._waits_for:
            return True
        new = scene.phase != self._told_phase
        self._told_phase = scene.phase
        may = () if own is None else own.may
        if "mix" in may:
            self._waits_for = self._link.send("mix", text=secrets.token_hex(16))
        elif "answer" in may and scene.asked is not None:
            return self._consent(scene.asked)
        elif "play" in may:
            return self._turn()
        elif scene.phase == "lobby" and new:
            return self._lobby(is_host="start" in may)
        elif scene.phase in ("counted", "over") and new:
            return self._counted(scene, goes_on="ready" in may)
        return True

    def _lobby(self, *, is_host: bool) -> bool:
        code = "" if self._info is None else self._info.code or ""
        self._say("remote-waiting", code=code)
        if not is_host:
            return True
        answer = self._screen.ask(text("remote-start", self._lang))
        if answer is None or self._leaves(answer):
            return False
        self._waits_for = self._link.send("start")
        return True

    def _consent(self, asked: m.Asked) -> bool:
        key = "remote-asks-undo" if asked.what == "undo" else "remote-asks-clock"
        answer = self._screen.ask(text(key, self._lang, name=self._wording.name(asked.by)))
        if answer is None:
            return False
        yes = answer.strip().casefold() in text("remote-yes", self._lang).casefold().split(", ")
        self._waits_for = self._link.send("answer", yes=yes)
        return True

    def _turn(self) -> bool:
        """Show the position and ask until something has been sent."""
        self._show()
        while True:
            answer = self._screen.ask(text("prompt-move", self._lang))
            if answer is None or self._leaves(answer):
                return False
            if not self._link.inbox.empty():
                # Something has happened meanwhile, an undo perhaps; look again first.
                return True
            if self._answer(answer.strip()):
                return True

    def _answer(self, answer: str) -> bool:
        """Follow an answer; True when a message is under way."""
        command = read_command(answer, self._lang)
        if not answer:
            self._say("answer-empty")
        elif command is not None and command.name in ("table", "hand", "moves"):
            self._show()
        elif command is not None and command.name == "undo":
            self._waits_for = self._link.send("undo")
            return True
        elif command is not None and command.name == "score":
            self._scores()
        elif command is not None:
            self._say("remote-help")
        elif answer.isascii() and answer.isdigit():
            number = int(answer[:6])
            if 1 <= number <= len(self._listed):
                return self._play(self._listed[number - 1].notation)
            self._say("answer-number", count=len(self._listed))
        elif answer.startswith("!"):
            self._phrase(answer[1:].strip())
        else:
            return self._play(answer)
        return False

    def _play(self, move: str) -> bool:
        self._waits_for = self._link.send("play", version=self._version, move=move[:200])
        self._screen.line()
        return True

    def _phrase(self, wanted: str) -> None:
        if wanted.isdigit() and 1 <= int(wanted[:3]) <= len(m.PHRASES):
            self._link.send("phrase", phrase=m.PHRASES[int(wanted[:3]) - 1])
            return
        for number, phrase in enumerate(m.PHRASES, 1):
            self._screen.line(f"!{number} {text(f'phrase-{phrase}', self._lang)}")

    def _leaves(self, answer: str) -> bool:
        command = read_command(answer, self._lang)
        if command is None or command.name != "quit":
            return False
        with contextlib.suppress(OSError):
            self._link.send("leave")
        self._say("quit-done")
        return True

    # --- showing ----------------------------------------------------------------------------------

    def _show(self) -> None:
        view, own = self._view(), self._own
        if view is None or own is None:
            return
        self._screen.line()
        if view.table:
            self._say("turn-table", cards=self._wording.row(view.table))
        else:
            self._say("turn-table-empty")
        self._say("turn-hand", cards=self._wording.row(view.hand))
        for duty in own.duties:
            self._screen.line(sentence(text(duty.key, self._lang, **duty.args)), hang=2)
        self._listed = [move_of(move) for move in own.legal]
        digits = len(str(len(self._listed)))
        for number, move in enumerate(self._listed, 1):
            line = f"{number:>{digits}}. {self._wording.move(move, view.rules)}"
            self._screen.line(line, hang=digits + 2)
        if not own.complete:
            self._say("move-more")

    def _counted(self, scene: m.Scene, *, goes_on: bool) -> bool:
        self._screen.line()
        self._scores()
        result = scene.result
        if result is not None:
            self._say("end-over")
            for winner in result.winners:
                points = self._wording.points_with(result.totals[winner])
                self._screen.line(self._wording.of_seat("end-won", winner, points=points))
            self._screen.ask(text("prompt-end", self._lang))
            return False
        if goes_on:
            answer = self._screen.ask(text("prompt-next", self._lang))
            if answer is None or self._leaves(answer):
                return False
            self._waits_for = self._link.send("ready")
        return True

    def _scores(self) -> None:
        if self._scene is None:
            return
        deal, total = text("result-deal", self._lang), text("result-total", self._lang)
        for seat in self._scene.seats:
            parts = f"{deal} {seat.score}, {total} {seat.total}"
            self._say("result-line", name=self._wording.name(seat.seat), parts=parts)
