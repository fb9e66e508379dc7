"""A full-screen game at a server's table."""

from __future__ import annotations

import contextlib
import secrets
from typing import TYPE_CHECKING

from tabbe.i18n import text
from tabbe.i18n.catalogue import has_text
from tabbe.protocol import message as m
from tabbe.tui.heard import event_of, move_of, parting, rules_of, view_of
from tabbe.tui.narrator import Narrator
from tabbe.tui.sight import Asks, SeatSight, Sight, clockwise
from tabbe.tui.wording import Wording, sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabbe.rules import Rules
    from tabbe.tui.link import Link

NOBODY = -1
"""Stands for the reader where it only looks on."""

_MESSAGES = {"undo": "undo", "hint": "hint", "next": "ready", "start": "start", "leave": "leave"}


class RemoteSource:
    """One seat at a server's table.

    Args:
        link: to the server, open.
        lang: one of ``LANGUAGES``.
        announce: when to say which cards would sweep, one of ``tabbe.tui.narrator.ANNOUNCE``.
    """

    def __init__(self, link: Link, lang: str, announce: str) -> None:
        self._link = link
        self._lang = lang
        self._announce = announce
        self._info: m.TableInfo | None = None
        self._rules: Rules | None = None
        self._scene: m.Scene | None = None
        self._own: m.Own | None = None
        self._version = 0
        self._mixed: tuple[int, int] | None = None
        self._wording = Wording(lang, [""], NOBODY)

    def send(self, what: str, move: str = "") -> None:
        """Do something, see `Source.send`."""
        with contextlib.suppress(OSError):
            if what == "play":
                self._link.send("play", version=self._version, move=move)
            elif what in ("yes", "no"):
                self._link.send("answer", yes=what == "yes")
            elif what == "next" and self._scene is not None and self._scene.phase == "over":
                self._link.send("rematch")
            elif what in _MESSAGES:
                self._link.send(_MESSAGES[what])

    def run(self, tell: Callable[[Sight, list[str]], None]) -> None:
        """Show what the server says until the line ends."""
        while True:
            heard = self._link.inbox.get()
            if heard is None:
                tell(self._sight(), [text("remote-lost", self._lang)])
                return
            lines = self._hear(heard)
            tell(self._sight(), lines)

    def _mix(self) -> None:
        """Add to the randomness of a deal, once; the server takes nothing more from a seat."""
        scene, own = self._scene, self._own
        if scene is None or own is None or "mix" not in own.may:
            return
        deal = (scene.match, scene.deal)
        if deal != self._mixed:
            self._mixed = deal
            self._link.send("mix", text=secrets.token_hex(16))

    def _hear(self, heard: object) -> list[str]:
        say = self._wording.say
        match heard:
            case m.Welcome():
                self._info, self._rules = heard.table, rules_of(heard.table)
                # A new line: what went over the last one may be lost.
                self._mixed = None
            case m.State():
                self._take(heard.version, heard.scene, heard.own)
                return self._told(heard.log[-3:])
            case m.Update():
                if heard.after != self._version:
                    self._link.send("resync")
                self._take(heard.version, heard.scene, heard.own)
                return self._told(heard.news)
            case m.Refused():
                return [sentence(say(heard.reason.key, **heard.reason.args))]
            case m.Hints():
                return self._hints(heard)
            case m.Said():
                words = say(f"phrase-{heard.phrase}")
                return [say("remote-said", name=self._wording.name(heard.seat), words=words)]
            case m.Bye():
                key = parting(heard)
                return [say(key)] if has_text(key) else []
        return []

    def _take(self, version: int, scene: m.Scene, own: m.Own | None) -> None:
        self._version, self._scene, self._own = version, scene, own
        names = [seat.name or seat.bot or "–" for seat in scene.seats]
        self._wording = Wording(self._lang, names, NOBODY if own is None else own.seat)
        self._mix()

    def _told(self, news: Sequence[m.Told]) -> list[str]:
        lines = []
        for told in news:
            if isinstance(told, m.Seated):
                key = f"remote-seat-{told.what.replace('_', '-')}"
                if has_text(key):
                    name = told.name or self._wording.name(told.seat)
                    lines.append(self._wording.say(key, name=name))
            elif isinstance(told, m.Undone):
                name = self._wording.name(told.seat)
                lines.append(self._wording.say("remote-undone", name=name))
            elif isinstance(told, m.Resumed):
                lines.append(self._wording.say("event-resumed"))
        events = [found for told in news if (found := event_of(told)) is not None]
        scene = self._scene
        if self._rules is not None and scene is not None:
            view = view_of(self._rules, scene, self._own)
            if events and view is not None:
                lines += Narrator(self._wording, self._announce).tell(events, view)
        if scene is not None and any(isinstance(told, m.Scored) for told in news):
            lines += self._scores(scene)
        return lines

    def _hints(self, heard: m.Hints) -> list[str]:
        lines = []
        for advice in heard.moves[:3]:
            reasons = "; ".join(
                self._wording.say(reason.key, **reason.args) for reason in advice.reasons
            )
            lines.append(f"{advice.move}: {reasons}" if reasons else advice.move)
        return lines

    def _scores(self, scene: m.Scene) -> list[str]:
        say = self._wording.say
        deal, total = say("result-deal"), say("result-total")
        return [
            say(
                "result-line",
                name=self._wording.name(seat.seat),
                parts=f"{deal} {seat.score}, {total} {seat.total}",
            )
            for seat in scene.seats
        ]

    def _sight(self) -> Sight:
        scene, own, wording = self._scene, self._own, self._wording
        if scene is None or self._rules is None:
            return Sight("", (), (), (), (), True, "", "wait", None, wording)
        board = scene.board
        turn = None if board is None or scene.phase != "playing" else board.turn
        me = NOBODY if own is None else own.seat
        view = view_of(self._rules, scene, own)
        counted = scene.phase in ("counted", "over")
        seats = tuple(
            SeatSight(
                wording.name(seat),
                scene.seats[seat].cards,
                scene.seats[seat].pile,
                scene.seats[seat].sweeps,
                scene.seats[seat].total + (0 if counted else scene.seats[seat].score),
                turn == seat,
            )
            for seat in clockwise(len(scene.seats), me)
        )
        asks, note = self._asks(scene, turn)
        return Sight(
            title=self._title(scene, board),
            seats=seats,
            table=() if view is None else view.table,
            hand=() if view is None else tuple(sorted(view.hand)),
            moves=() if own is None else tuple(move_of(move) for move in own.legal),
            complete=own is None or own.complete,
            note=note,
            asks=asks,
            rules=self._rules,
            wording=wording,
        )

    def _title(self, scene: m.Scene, board: m.Board | None) -> str:
        say = self._wording.say
        parts = [self._rules.name(self._lang) if self._rules else ""]
        if scene.deals:
            parts.append(say("page-deal-of", deal=scene.deal, deals=scene.deals))
        if board is not None and board.batches_left:
            batches = board.batch + board.batches_left
            parts.append(say("page-round-of", batch=board.batch, batches=batches))
        elif board is not None:
            parts.append(say("page-last-cards"))
        return " · ".join(parts)

    def _asks(self, scene: m.Scene, turn: int | None) -> tuple[Asks, str]:
        """What is to be done, and the sentence that says so."""
        say, own = self._wording.say, self._own
        may = () if own is None else own.may
        if "answer" in may and scene.asked is not None:
            key = "remote-asks-undo" if scene.asked.what == "undo" else "remote-asks-clock"
            return "answer", say(key, name=self._wording.name(scene.asked.by))
        if own is not None and "play" in may:
            duties = [sentence(say(duty.key, **duty.args)) for duty in own.duties]
            return "play", " ".join(duties) or say("page-your-turn")
        if scene.phase == "lobby":
            code = "" if self._info is None else self._info.code or ""
            asks: Asks = "start" if "start" in may else "wait"
            return asks, say("remote-waiting", code=code)
        if scene.phase == "counted" and "ready" in may:
            return "next", ""
        if scene.phase == "over":
            return "end", say("end-over")
        if turn is not None:
            return "wait", say("page-plays", name=self._wording.name(turn))
        return "wait", ""
