"""A match at a server's table, line by line: told by messages, with no rules of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.i18n import text
from tabbe.protocol import message as m
from tabbe.tui.answer import cards_meant, in_english, read_command, read_consent
from tabbe.tui.client import Client
from tabbe.tui.heard import move_of
from tabbe.tui.wording import sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.tui.heard import HeardMove
    from tabbe.tui.link import Link
    from tabbe.tui.screen import Screen


class RemoteGame:
    """One person at a table.

    Args:
        link: to the server, open.
        screen: where lines go to and answers come from.
        lang: one of ``LANGUAGES``.
        announce: when to say which cards would sweep, one of ``tabbe.tui.narrator.ANNOUNCE``.
    """

    def __init__(self, link: Link, screen: Screen, lang: str, announce: str) -> None:
        self._client = Client(link, lang, announce)
        self._screen = screen
        self._lang = lang
        self._waits_for = ""
        self._told_phase = ""
        self._listed: list[HeardMove] = []

    def run(self) -> int:
        """Play until the match ends, the person leaves or the line is lost.

        Returns:
            The exit code: 0, or 1 when the line was lost.
        """
        inbox = self._client.link.inbox
        while True:
            heard = inbox.get()
            if heard is None:
                self._lines(self._client.lost())
                return 1
            self._lines(self._client.hear(heard))
            if isinstance(heard, m.State):
                # A new line perhaps: what was under way has come, or never will.
                self._waits_for = ""
            elif isinstance(heard, m.Done | m.Refused | m.Hints) and heard.id == self._waits_for:
                self._waits_for = ""
            if inbox.empty() and not self._act():
                return 0

    def _lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._screen.line(line, hang=2)

    def _say(self, key: str, /, **args: str | int) -> None:
        self._screen.line(text(key, self._lang, **args), hang=2)

    def _ask(self, question: str) -> str | None:
        """Ask; None when the person leaves or there is no more input."""
        answer = self._screen.ask(question, fresh=True)
        return None if answer is None or self._leaves(answer) else answer

    # --- acting -----------------------------------------------------------------------------------

    def _act(self) -> bool:
        """Do or ask what is to be done now; False when the person leaves."""
        client, scene = self._client, self._client.scene
        if scene is None or self._waits_for:
            return True
        new = scene.phase != self._told_phase
        self._told_phase = scene.phase
        may = client.may
        if client.asked():
            return self._consent(client.asked())
        if client.is_replaced:
            return self._go_on(text("remote-return", self._lang), "come_back")
        if "play" in may:
            return self._turn()
        if scene.phase == "lobby" and new:
            self._lines([client.waiting()])
            if "start" in may:
                return self._go_on(text("remote-start", self._lang), "start")
        elif scene.phase in ("counted", "over") and new:
            return self._counted(scene, goes_on="ready" in may)
        return True

    def _go_on(self, question: str, kind: str) -> bool:
        """Wait for Enter, then send a message; False when the person leaves."""
        if self._ask(question) is None:
            return False
        self._waits_for = self._client.send(kind)
        return True

    def _consent(self, question: str) -> bool:
        """Ask for a yes or a no; what is neither is no answer."""
        while True:
            answer = self._ask(question)
            if answer is None:
                return False
            yes = read_consent(answer, self._lang)
            if yes is not None:
                self._waits_for = self._client.send("answer", yes=yes)
                return True
            if not self._client.link.inbox.empty():
                return True
            self._say("remote-yes-or-no")

    def _turn(self) -> bool:
        """Show the position and ask until something has been sent."""
        self._show()
        while True:
            answer = self._ask(text("prompt-move", self._lang))
            if answer is None:
                return False
            if not self._client.link.inbox.empty():
                # Something has happened meanwhile, an undo perhaps; look again first.
                return True
            if self._answer(answer.strip()):
                return True

    def _answer(self, answer: str) -> bool:
        """Follow an answer; True when a message is under way."""
        command = read_command(answer, self._lang)
        name = "" if command is None else command.name
        if not answer:
            self._say("answer-empty")
        elif name in ("table", "hand", "moves"):
            self._show()
        elif name in ("undo", "hint"):
            self._waits_for = self._client.send(name)
            return True
        elif name == "score":
            self._lines(self._client.scores())
        elif name:
            self._say("remote-help")
        elif answer.isascii() and answer.isdigit():
            number = int(answer[:6])
            if 1 <= number <= len(self._listed):
                return self._play(self._listed[number - 1].notation)
            self._say("answer-number", count=len(self._listed))
        elif answer.startswith("!"):
            self._phrase(answer[1:].strip())
        else:
            return self._card(answer)
        return False

    def _card(self, answer: str) -> bool:
        """Play the card that an answer names, or the move that it writes; nothing is guessed."""
        own = self._client.own
        hand = () if own is None else tuple(move.card for move in self._listed)
        meant = cards_meant(answer, hand, self._lang)
        moves = [move for move in self._listed if move.card in meant]
        if not moves:
            return self._play(in_english(answer))
        if len(moves) == 1 and own is not None and own.complete:
            return self._play(moves[0].notation)
        key = "answer-choose" if len(meant) == 1 else "answer-choose-card"
        self._say(key, card=self._client.wording.card(moves[0].card))
        self._list(moves)
        return False

    def _play(self, move: str) -> bool:
        client = self._client
        self._waits_for = client.send("play", version=client.version, move=move[:200])
        self._screen.line()
        return True

    def _phrase(self, wanted: str) -> None:
        if wanted.isdigit() and 1 <= int(wanted[:3]) <= len(m.PHRASES):
            self._client.send("phrase", phrase=m.PHRASES[int(wanted[:3]) - 1])
            return
        for number, phrase in enumerate(m.PHRASES, 1):
            self._screen.line(f"!{number} {text(f'phrase-{phrase}', self._lang)}")

    def _leaves(self, answer: str) -> bool:
        command = read_command(answer, self._lang)
        if command is None or command.name != "quit":
            return False
        self._client.send("leave")
        self._say("quit-done")
        return True

    # --- showing ----------------------------------------------------------------------------------

    def _show(self) -> None:
        client = self._client
        view, own = client.view(), client.own
        if view is None or own is None:
            return
        self._screen.line()
        if view.table:
            self._say("turn-table", cards=client.wording.row(view.table))
        else:
            self._say("turn-table-empty")
        self._say("turn-hand", cards=client.wording.row(view.hand))
        for duty in own.duties:
            self._screen.line(sentence(text(duty.key, self._lang, **duty.args)), hang=2)
        self._listed = [move_of(move) for move in own.legal]
        self._list(self._listed)
        if not own.complete:
            self._say("move-more")

    def _list(self, moves: Sequence[HeardMove]) -> None:
        """List moves under the numbers that they have."""
        rules = self._client.rules
        if rules is None:
            return
        digits = len(str(len(self._listed)))
        for number, move in enumerate(self._listed, 1):
            if move in moves:
                line = f"{number:>{digits}}. {self._client.wording.move(move, rules)}"
                self._screen.line(line, hang=digits + 2)

    def _counted(self, scene: m.Scene, *, goes_on: bool) -> bool:
        wording = self._client.wording
        self._screen.line()
        self._lines(self._client.scores())
        result = scene.result
        if result is not None:
            self._say("end-over")
            for winner in result.winners:
                points = wording.points_with(result.totals[winner])
                self._screen.line(wording.of_seat("end-won", winner, points=points))
            self._screen.ask(text("prompt-end", self._lang))
            return False
        return self._go_on(text("prompt-next", self._lang), "ready") if goes_on else True
