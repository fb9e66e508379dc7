"""A full-screen game at a server's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.protocol import message as m
from tabbe.tui.client import NOBODY, Client
from tabbe.tui.heard import move_of
from tabbe.tui.sight import Asks, SeatSight, Sight, clockwise
from tabbe.tui.wording import sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbe.tui.link import Link

_MESSAGES = {"undo": "undo", "hint": "hint", "next": "ready", "start": "start", "leave": "leave"}


class RemoteSource:
    """One seat at a server's table.

    Args:
        link: to the server, open.
        lang: one of ``LANGUAGES``.
        announce: when to say which cards would sweep, one of ``tabbe.tui.narrator.ANNOUNCE``.
    """

    def __init__(self, link: Link, lang: str, announce: str) -> None:
        self._client = Client(link, lang, announce)

    def send(self, what: str, move: str = "") -> None:
        """Do something, see `Source.send`."""
        client = self._client
        if what == "play":
            client.send("play", version=client.version, move=move)
        elif what in ("yes", "no"):
            client.send("answer", yes=what == "yes")
        elif what == "next" and client.is_replaced:
            client.send("come_back")
        elif what == "next" and client.scene is not None and client.scene.phase == "over":
            client.send("rematch")
        elif what in _MESSAGES:
            client.send(_MESSAGES[what])

    def run(self, tell: Callable[[Sight, list[str]], None]) -> None:
        """Show what the server says until the line ends."""
        client = self._client
        while True:
            heard = client.link.inbox.get()
            if heard is None:
                tell(self._sight(), client.lost())
                return
            lines = client.hear(heard)
            if isinstance(heard, m.State | m.Update):
                news = heard.news if isinstance(heard, m.Update) else heard.log[-1:]
                if any(isinstance(told, m.Scored) for told in news):
                    lines += client.scores()
            tell(self._sight(), lines)

    def _sight(self) -> Sight:
        client = self._client
        scene, own, wording = client.scene, client.own, client.wording
        if scene is None or client.rules is None:
            return Sight("", (), (), (), (), True, "", "wait", None, wording)
        board = scene.board
        turn = None if board is None or scene.phase != "playing" else board.turn
        me = NOBODY if own is None else own.seat
        view = client.view()
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
            rules=client.rules,
            wording=wording,
        )

    def _title(self, scene: m.Scene, board: m.Board | None) -> str:
        client = self._client
        say = client.wording.say
        parts = [client.rules.name(client.lang) if client.rules else ""]
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
        client, say, own = self._client, self._client.wording.say, self._client.own
        may = client.may
        if client.asked():
            return "answer", client.asked()
        if client.is_replaced:
            return "next", say("remote-replaced")
        if own is not None and "play" in may:
            duties = [sentence(say(duty.key, **duty.args)) for duty in own.duties]
            return "play", " ".join(duties) or say("page-your-turn")
        if scene.phase == "lobby":
            asks: Asks = "start" if "start" in may else "wait"
            return asks, client.waiting()
        if scene.phase == "counted" and "ready" in may:
            return "next", ""
        if scene.phase == "over":
            return "end", say("end-over")
        if turn is not None:
            return "wait", say("page-plays", name=client.wording.name(turn))
        return "wait", ""
