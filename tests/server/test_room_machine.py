"""A room under any order of comings, goings and plays, against a model of who hears what."""

from __future__ import annotations

import asyncio
import json
from collections import Counter, defaultdict
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from starlette.websockets import WebSocketState

from tabbe.protocol import message as m
from tabbe.server import act, scene
from tabbe.server.hall import Hall
from tabbe.server.option import Options
from tabbe.server.refusal import Refusal
from tabbe.server.room import MOST_OF_SEAT, Room
from tabbe.server.setup import Setup
from tabbe.server.socket import Socket
from tabbe.server.store import Store
from tabbe.server.table import Table
from tests.server.card import leaked_cards
from tests.server.house import BYES, InlineThinker
from tests.server.process import comparable
from tests.server.test_leak import Witness

SEATS = 2
PEOPLE = ("anna", "bo", "eve", "ulf")
people = st.sampled_from(PEOPLE)
numbers = st.integers(0, 9)


class Line:
    """A websocket of a device that may sleep: what is sent meanwhile waits."""

    def __init__(self, person: str, id: str) -> None:  # noqa: A002
        self.person = person
        self.told: list[dict[str, Any]] = []
        self.awake = asyncio.Event()
        self.awake.set()
        self.closed: int | None = None
        self.application_state = WebSocketState.CONNECTED
        self.socket = Socket(self, id, 0.0, 0)  # type: ignore[arg-type]
        self.checked = 0

    async def send_text(self, text: str) -> None:
        """Take a message, when the device is awake."""
        await self.awake.wait()
        self.told.append(json.loads(text))

    async def close(self, code: int) -> None:
        """Note the code."""
        self.closed = code
        self.application_state = WebSocketState.DISCONNECTED

    @property
    def state(self) -> dict[str, Any]:
        """The newest scene that has come."""
        return next(one for one in reversed(self.told) if one["type"] in ("state", "update"))


class RoomMachine(RuleBasedStateMachine):
    """Players and onlookers come, sleep, wake, go, sit down, play, leave, and are forgotten.

    The model knows who sits where and which lines are open. Whoever is there and awake has been
    told the newest version, with an own part for those who sit and for nobody else; an onlooker
    can do nothing; a line tells no card that its seat has not seen; and what is stored makes the
    same table.
    """

    serial = count()

    runner: asyncio.Runner
    hall: Hall
    clock: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []
        self.owner: dict[int, str] = {}
        self.forgotten: set[str] = set()
        self.seen: defaultdict[tuple[int | None, int, int], Counter[str]] = defaultdict(Counter)
        self.round = next(self.serial)
        # The same acts have to deal the same cards, or a failure could not be made smaller.
        secrets = count()
        self.secrets = patch.object(act, "new_secret", lambda: f"{next(secrets):064x}")
        self.secrets.start()

    def person(self, name: str) -> str:
        """The id of somebody, another one in every run, for who is forgotten is so for ever."""
        return f"{name}-{self.round}"

    def do(self, work: Any) -> Any:
        """Run something, and all that follows from it at once."""

        async def all_of_it() -> Any:
            try:
                return await work
            finally:
                await self.settle()

        return self.runner.run(all_of_it())

    async def settle(self) -> None:
        """Let everything be stored, told, and played by bots."""
        while True:
            version = self.table.version
            await self.hall.store.journal.write([])
            await asyncio.sleep(0)
            self.note()
            timer = self.room._timer
            is_due = timer is not None and timer.when() <= asyncio.get_running_loop().time()
            waits = is_due or self.room._thinking is not None or self.hall._partings
            if self.table.version == version and not waits:
                return

    def note(self) -> None:
        """Note what everybody may have seen by now, of the deal on the table."""
        table = self.table
        if table.deal is not None:
            for seat in (None, *range(SEATS)):
                key = (seat, len(table.played), len(table.played[-1].proofs))
                self.seen[key] |= Witness(table, seat).seen()

    @property
    def table(self) -> Table:
        """The table in memory."""
        return self.room.table

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits, by the model."""
        return next((seat for seat, owner in self.owner.items() if owner == person), None)

    def line(self, number: int, *, onlooker: bool | None = None) -> Line | None:
        """One of the open lines."""
        fit = [
            line
            for line in self.lines
            if onlooker is None or (self.seat_of(line.person) is None) == onlooker
        ]
        return fit[number % len(fit)] if fit else None

    @initialize(watch=st.booleans())
    def open(self, watch: bool) -> None:
        """Anna makes a table."""
        setup = Setup(
            game="avig-kasino-se", players=SEATS, grace=5000, pace=0, watch=watch, deals=1
        )
        self.watch = watch

        async def make() -> Room:
            return await self.hall.make_table(setup, self.person("anna"), start=False)

        self.room = self.runner.run(make())
        self.do(self.hall.sit(self.room, self.person("anna"), 0))
        self.owner[0] = "anna"
        if watch:
            self.come("bo")

    # --- comings and goings -----------------------------------------------------------------------

    @rule(name=people)
    def come(self, name: str) -> None:
        """A device connects; where nobody may look on, those alone who sit there."""
        line = Line(name, self.person(name))
        self.wake_all(name)

        async def enter() -> str | None:
            try:
                self.room.enter(line.socket)
            except Refusal as error:
                return error.code
            return None

        refused = self.do(enter())
        if self.seat_of(name) is None and not self.watch:
            assert refused == "private"
        elif name in self.forgotten:
            assert refused == "no_table"
        else:
            assert refused is None
            assert [one["type"] for one in line.told[:2]] == ["welcome", "state"]
            assert line.told[0]["seat"] == self.seat_of(name)
            self.lines.append(line)
            self.lose_oldest(name)
            return
        assert line.told == []

    def wake_all(self, name: str) -> list[Line]:
        """Wake the devices of somebody, so that those that are closed are so at once."""
        own = self.lines_of(name)
        for line in own:
            line.awake.set()
        return own

    def lines_of(self, name: str) -> list[Line]:
        """The open lines of somebody, the oldest first."""
        return [line for line in self.lines if line.person == name]

    def lose_oldest(self, name: str) -> None:
        """The oldest lines of a seat are closed when it has too many; an onlooker's never are."""
        own = self.lines_of(name)
        for line in own[:-MOST_OF_SEAT] if self.seat_of(name) is not None else ():
            assert line.told[-1] == {"type": "bye", "code": "elsewhere", "after": None}
            self.lines.remove(line)

    @rule(number=numbers)
    def go(self, number: int) -> None:
        """A device hangs up."""
        line = self.line(number)
        if line is None:
            return

        self.lines.remove(line)
        self.do(self.hang_up(line))

    async def hang_up(self, *lines: Line) -> None:
        """End lines from the other side."""
        for line in lines:
            line.awake.set()
            line.socket.closing = True
            self.room.exit(line.socket)

    @rule(number=numbers)
    def sleep(self, number: int) -> None:
        """A device falls asleep, and its line is not closed."""
        line = self.line(number)
        if line is not None:
            line.awake.clear()

    @rule(number=numbers)
    def wake(self, number: int) -> None:
        """It wakes and hears what it has missed."""
        line = self.line(number)
        if line is None:
            return

        async def hear() -> None:
            line.awake.set()
            while line.socket._sending is not None:
                await asyncio.sleep(0)

        self.do(hear())

    @rule(name=people)
    def sit(self, name: str) -> None:
        """Somebody sits down, who may be looking on already."""
        free = SEATS - len(self.owner)
        lobby = self.table.phase == "lobby"
        self.wake_all(name)
        try:
            seat = self.do(self.hall.sit(self.room, self.person(name), None))
        except Refusal:
            assert name in self.forgotten or (self.seat_of(name) is None and not (lobby and free))
            return
        assert self.seat_of(name) in (None, seat)
        self.owner[seat] = name
        for line in self.lines_of(name):
            if line.awake.is_set():
                # Who has been looking on is told that it is a player now.
                greetings = [one for one in line.told if one["type"] == "welcome"]
                assert greetings[-1]["seat"] == seat
        self.lose_oldest(name)

    @rule(name=people)
    def forget(self, name: str) -> None:
        """Somebody asks to be forgotten: the lines are closed, and the seat is no longer theirs."""
        if name in self.forgotten or set(self.owner.values()) == {name}:
            # The last one takes the table along, and there is nothing left to look at.
            return
        lobby, seat = self.table.phase == "lobby", self.seat_of(name)
        if seat is not None and lobby:
            return
        gone = self.wake_all(name)
        self.do(self.hall.forget(self.person(name)))
        self.forgotten.add(name)
        for line in gone:
            assert line.told[-1] == {"type": "bye", "code": "gone", "after": None}
            self.lines.remove(line)
            self.check_told(line, seat)
        if seat is not None:
            del self.owner[seat]

    @precondition(lambda self: self.table.version > 0)
    @rule()
    def restart(self) -> None:
        """The table leaves the memory, and everybody comes back to it as it is stored."""
        for line in self.lines:
            line.awake.set()

        async def again() -> Room:
            self.hall.drop(self.room, 7)
            return await self.hall.room(self.room.table.id)

        before = m.write(scene.scene(self.table, str, (), 0))
        self.room = self.runner.run(again())
        self.do(asyncio.sleep(0))
        assert m.write(scene.scene(self.table, str, (), 0)) == before
        back, self.lines = self.lines, []
        for line in back:
            assert line.told[-1] == {"type": "bye", "code": "restart", "after": 7}
            self.check_told(line, self.seat_of(line.person))
        for line in back:
            self.come(line.person)

    # --- acts -------------------------------------------------------------------------------------

    def ask(self, line: Line, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask for something by a line, and give what is answered."""
        line.awake.set()
        number = f"x{next(self.serial)}"
        request = m.read_request(json.dumps({"type": kind, "id": number, **fields}))

        async def answer() -> None:
            self.room.desk.request(line.socket, request)

        self.do(answer())
        told = [one for one in line.told if one.get("id") == number]
        assert len(told) == 1
        return told[0]

    @rule(
        number=numbers, what=st.sampled_from(["play", "mix", "leave", "concede", "ready", "mute"])
    )
    def onlooker_meddles(self, number: int, what: str) -> None:
        """Whoever looks on can ask for anything, and nothing comes of it."""
        line = self.line(number, onlooker=True)
        if line is None:
            return
        version = self.table.version
        deal = self.table.deal
        legal = str(deal.legal_moves()[0]) if deal is not None and not deal.is_over else "6c"
        fields: dict[str, dict[str, Any]] = {
            "play": {"version": version, "move": legal},
            "mix": {"text": "x"},
            "mute": {"seat": 0, "on": True},
        }
        answer = self.ask(line, what, **fields.get(what, {}))
        assert answer["type"] == "refused"
        assert self.table.version == version

    @rule(number=numbers)
    def act(self, number: int) -> None:
        """A player does what is to be done."""
        line = self.line(number, onlooker=False)
        if line is None:
            return
        seat, version = self.seat_of(line.person) or 0, self.table.version
        own = scene.own_part(self.table, seat)
        if "mix" in own.may:
            answer = self.ask(line, "mix", text="x")
        elif "play" in own.may and own.legal:
            move = own.legal[number % len(own.legal)].notation
            answer = self.ask(line, "play", version=version, move=move)
        else:
            return
        assert answer["type"] == "done"
        assert self.table.version > version

    @rule(number=numbers)
    def leave(self, number: int) -> None:
        """A player leaves: before the match the seat is given up, and later a bot plays on."""
        line = self.line(number, onlooker=False)
        if line is None or self.table.phase == "lobby":
            return
        assert self.ask(line, "leave")["type"] == "done"

    @rule()
    def let_time_pass(self) -> None:
        """What time brings next: cards are dealt without those who do not answer, bots stand in."""

        async def tick() -> None:
            self.clock[0] += 11_000
            if self.room._timer is not None:
                self.room._timer.cancel()
            self.room._tick()

        self.do(tick())

    # --- what always holds ------------------------------------------------------------------------

    def check_told(self, line: Line, seat: int | None) -> None:
        """Search what a line was told since it was last looked at."""
        for one in line.told[line.checked :]:
            if one["type"] == "bye":
                assert set(one) == {"type", "code", "after"}
                assert one["code"] in BYES
            if one["type"] not in ("state", "update") or one["scene"]["phase"] != "playing":
                continue
            sits = one["own"] is not None
            # Who sits down while looking on may have been told before it.
            assert not sits or seat is not None
            shown = one["scene"]
            seen = self.seen[seat if sits else None, shown["match"], shown["deal"]]
            assert not leaked_cards(one, seen, self.table.id)
        line.checked = len(line.told)

    @invariant()
    def everybody_knows_what_is_theirs_to_know(self) -> None:
        """Who is awake has been told the newest version, and nobody what others hold."""
        if not hasattr(self, "room"):
            return
        table = self.table
        assert self.room.connected() == {
            seat for line in self.lines if (seat := self.seat_of(line.person)) is not None
        }
        assert set(self.room.sockets) == {line.socket for line in self.lines}
        shown = json.loads(m.write(scene.scene(table, str, (), self.clock[0])))
        for line in self.lines:
            seat = self.seat_of(line.person)
            assert line.closed is None
            self.check_told(line, seat)
            if not line.awake.is_set() or line.socket._sending is not None:
                continue
            assert line.state["version"] == table.version
            assert comparable(line.state["scene"]) == comparable(shown)
            own = None if seat is None else scene.own_part(table, seat)
            assert line.state["own"] == json.loads(m.write(own))

    @invariant()
    def what_is_stored_makes_the_same_table(self) -> None:
        """Nothing was told that is not stored, and nothing stored that is not told."""
        if not hasattr(self, "room"):
            return
        kept = self.runner.run(self.hall.store.load_table(self.table.id))
        assert kept is not None
        again = Table(kept.id, kept.setup, kept.events)
        assert m.write(scene.scene(again, str, (), 0)) == m.write(
            scene.scene(self.table, str, (), 0)
        )

    def teardown(self) -> None:
        """Everybody goes."""
        self.secrets.stop()
        if not hasattr(self, "room"):
            return

        async def end() -> None:
            await self.hang_up(*self.lines)
            self.room.close()
            self.hall.rooms.pop(self.table.id, None)
            await asyncio.sleep(0)

        self.runner.run(end())


def test_room_agrees_with_its_model_in_any_order(tmp_path: Path) -> None:
    """Seats, onlookers, sleeping lines, restarts and people who are forgotten, all mixed."""
    clock = [1_000_000]

    async def begin() -> Hall:
        database = str(tmp_path / "t.db")
        hall = Hall(Store(database), InlineThinker(), Options(), lambda: clock[0])
        await hall.open()
        return hall

    with asyncio.Runner() as runner:
        hall = runner.run(begin())
        try:
            served = {"runner": runner, "hall": hall, "clock": clock}
            run_state_machine_as_test(
                type("Served", (RoomMachine,), served),
                settings=settings(
                    max_examples=15,
                    stateful_step_count=30,
                    deadline=None,
                    # A failure is not made smaller: with a store and a loop that would take long.
                    phases=[Phase.generate],
                    suppress_health_check=list(HealthCheck),
                ),
            )
        finally:
            runner.run(hall.close())
