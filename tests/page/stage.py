"""A table for one browser without a server behind it: any deal, any size, no bots, no waiting.

The messages are made by `tabbe.protocol` from the view of one seat, so that what the page shows
here is what it shows at a real table; only who answers differs. For tests of looks, geometry and
keys, which want positions that play seldom brings.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tabbe.engine import Deal
from tabbe.engine.event import Event
from tabbe.protocol import message as m
from tabbe.protocol import position
from tabbe.rules import Rules, load_rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page, Route, WebSocketRoute

TABLE = "stage"


class Stage:
    """A deal at which a page sits.

    Args:
        deal: the deal, at any point of it.
        seat: where the page sits.
        names: of the people; the others are bots.
    """

    def __init__(self, deal: Deal, seat: int = 0, names: Sequence[str | None] = ()) -> None:
        self.deal = deal
        self.seat = seat
        self.names = [*names, *[None] * deal.players][: deal.players]
        self.names[seat] = self.names[seat] or "Anna"
        self.version = 1
        self.build = "none"
        self.heard: list[dict[str, Any]] = []
        self._sockets: list[WebSocketRoute] = []
        self._told = len(deal.view(seat).events)

    # --- messages -------------------------------------------------------------------------------

    def info(self) -> m.TableInfo:
        """What the table is."""
        rules: Rules = self.deal.rules
        values = {name: position.written(value) for name, value in rules.values.items()}
        known = m.TableInfo.__dataclass_fields__
        every: dict[str, Any] = {
            "id": TABLE,
            "code": "K7TP",
            "url": f"http://127.0.0.1/t/{TABLE}",
            "game": rules.id,
            "title": rules.title,
            "version": rules.version,
            "rules": {},
            "aim": rules.aim,
            "players": self.deal.players,
            "teams": None,
            "sweep_points": rules.sweep_points,
            "announce": "always",
            "switches": values,
            "clock": None,
            "grace": 30000,
            "pace": 0,
            "watch": True,
            "undo": True,
            "worth": worth(rules),
        }
        return m.TableInfo(**{name: value for name, value in every.items() if name in known})

    def scene(self) -> m.Scene:
        """What everybody sees."""
        deal = self.deal
        view = deal.view(self.seat)
        seats = [
            m.SeatState(
                seat=seat,
                kind="bot" if self.names[seat] is None else "person",
                name=self.names[seat],
                bot="greedy" if self.names[seat] is None else None,
                host=seat == self.seat,
                connected=True,
                away=False,
                conceded=False,
                out=False,
                ready=False,
                cards=len(deal.hand(seat)),
                pile=view.pile_counts[seat],
                sweeps=view.sweeps[seat],
                score=view.scores[seat],
                total=0,
                wins=0,
                hints=0,
                clock=None,
            )
            for seat in range(deal.players)
        ]
        return m.Scene(
            phase="playing",
            match=1,
            deal=1,
            deals=deal.players,
            target=0,
            practice=False,
            seats=seats,
            sides=[[seat] for seat in range(deal.players)],
            board=position.board(deal.view(None), played=len(deal.moves)),
            fair=None,
            asked=None,
            breakdown=None,
            result=None,
            running=None,
        )

    def own(self) -> m.Own:
        """What the page's seat knows."""
        view = self.deal.view(self.seat)
        may: list[m.Act] = ["play", "hint"] if view.turn == self.seat else []
        return position.own(view, may=may, muted=(), mixed=True)

    def welcome(self) -> m.Welcome:
        """The first message."""
        return m.Welcome(
            protocol=m.PROTOCOL,
            server="test",
            page=self.build,
            time=0,
            table=self.info(),
            seat=self.seat,
        )

    def state(self) -> m.State:
        """Everything."""
        events: Sequence[Event] = self.deal.view(self.seat).events
        return m.State(
            version=self.version,
            time=0,
            scene=self.scene(),
            own=self.own(),
            log=[position.told(event, self.deal.rules) for event in events],
        )

    def update(self) -> m.Update:
        """What has happened since the last message."""
        events = self.deal.view(self.seat).events
        news = events[self._told :]
        self._told = len(events)
        self.version += 1
        return m.Update(
            version=self.version,
            after=self.version - 1,
            time=0,
            news=[position.told(event, self.deal.rules) for event in news],
            scene=self.scene(),
            own=self.own(),
        )

    # --- the browser ----------------------------------------------------------------------------

    def open(self, page: Page, base: str, path: str = f"/t/{TABLE}") -> None:
        """Let a page come to the table."""
        page.route("**/api/**", self._answer)
        page.route_web_socket("**/ws/**", self._join)
        page.goto(base + path)

    def play(self, move: str) -> None:
        """Play for whoever is on turn, and tell the page."""
        self.deal.play(move)
        self._tell(self.update())

    def _tell(self, message: object) -> None:
        for socket in self._sockets:
            socket.send(m.write(message).decode())

    def _join(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)
        socket.on_message(self._hear)
        socket.send(m.write(self.welcome()).decode())
        socket.send(m.write(self.state()).decode())

    def _hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        self.heard.append(said)
        if said["type"] == "play":
            self.deal.play(said["move"])
            self._tell(self.update())
            self._tell(m.Done(id=said["id"], version=self.version))
        elif said["type"] == "hint":
            best = m.Advice(move=str(self.deal.legal_moves()[0]), loss=0.0, reasons=[])
            self._tell(m.Hints(id=said["id"], version=self.version, moves=[best]))
        elif said["type"] == "ping":
            self._tell(m.Pong(id=said["id"], time=0))
        elif said["type"] == "choose":
            view = self.deal.view(self.seat)
            self._tell(
                m.Chosen(
                    id=said["id"],
                    version=self.version,
                    verdict="completes",
                    moves=[],
                    completions=[
                        position.move_of(move, view)
                        for move in view.legal
                        if str(move.card) == said["card"]
                    ][:40],
                    more=False,
                    reason=None,
                )
            )

    def _answer(self, route: Route) -> None:
        path = route.request.url.partition("/api/")[2].partition("?")[0]
        if path == f"tables/{TABLE}":
            body = {
                "table": json.loads(m.write(self.info())),
                "phase": "playing",
                "seats": [json.loads(m.write(seat)) for seat in self.scene().seats],
                "seat": self.seat,
            }
        elif path == "tables":
            body = {"id": TABLE, "code": None, "url": "", "seat": self.seat}
        else:
            route.fulfill(
                status=404, json={"error": {"code": "x", "key": "x", "args": {}, "message": path}}
            )
            return
        route.fulfill(json=body)


def worth(rules: Rules) -> dict[str, int]:
    """What each card counts that counts."""
    from tabbe.cards import CARDS

    return {str(card): rules.card_points(card) for card in CARDS if rules.card_points(card)}


def crowded(cards: int, game: str = "krypkasino", players: int = 2) -> Deal:
    """A deal with so many cards on the table: nobody takes while it is not a duty."""
    deal = Deal(
        load_rules(game, capture="optional", forced_sweep=False), players=players, seed="crowd"
    )
    while len(deal.table) < cards or deal.seat != 0:
        creep = next(move for move in deal.legal_moves() if move.kind == "creep")
        deal.play(creep)
    return deal
