"""A table under any order of acts, against a model of its seats, and against its own log."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import count
from typing import Any
from unittest.mock import patch

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tabbe.i18n import TabbeError
from tabbe.protocol import message as m
from tabbe.server import act, scene
from tabbe.server.event import Happening
from tabbe.server.refusal import Refusal
from tabbe.server.room import RESTARTS_LOG
from tabbe.server.setup import Setup
from tabbe.server.table import Table
from tabbe.server.telling import Telling
from tests.server.told import check_telling

SEATS = 3
seats = st.integers(0, SEATS - 1)


def _unnamed(told: list[m.Told]) -> list[m.Told]:
    """Entries without names, which are those of when they are told."""
    return [replace(one, name=None) if isinstance(one, m.Seated) else one for one in told]


class TableMachine(RuleBasedStateMachine):
    """People sit, leave, vanish, come back, play, ask and answer in any order.

    The model keeps, for every seat, whose it is and whether its person or a bot plays it; the table
    has to agree, refuse exactly what it must, and be the same when folded again from its log.
    """

    def __init__(self) -> None:
        super().__init__()
        self.now = 1_000_000
        self.log: list[Happening] = []
        self.owner: dict[int, str | None] = dict.fromkeys(range(SEATS))
        self.devices: dict[int, list[str]] = {seat: [] for seat in range(SEATS)}
        self.used: set[str] = set()
        self.away: set[int] = set()
        self.connected: set[int] = set()
        self.gone: dict[int, int] = {}
        self.heard: list[m.Told] = []
        # The same acts have to deal the same cards, or a failure could not be made smaller.
        numbers = count()
        self.secrets = patch.object(act, "new_secret", lambda: f"{next(numbers):064x}")
        self.secrets.start()

    def teardown(self) -> None:
        """Leave secrets to chance again."""
        self.secrets.stop()

    @initialize(clock=st.booleans())
    def open(self, clock: bool) -> None:
        """Make a table for three."""
        timing: dict[str, Any] = {"clock": (60_000, 1000)} if clock else {}
        setup = Setup(game="avig-kasino-se", players=SEATS, grace=5000, **timing)
        self.setup = setup.checked()
        self.table = Table("table", self.setup)
        self.telling = Telling(self.table, str)

    def happen(self, events: list[Happening]) -> None:
        """Apply events and what follows; who hears news alone knows as much as who hears all."""
        since, kinds = scene.log_length(self.table), set()
        while events:
            for event in events:
                self.table.apply(event)
                self.log.append(event)
                kinds.add(event.kind)
            events = act.consequences(self.table, self.now)
        told = scene.log(self.table, None, str)
        if "undone" not in kinds:
            anew = bool(kinds.intersection(RESTARTS_LOG))
            news = scene.log(self.table, None, str, (0, 0) if anew else since)
            heard = [*([] if anew else self.heard), *news]
            if self.table.unnoted:
                heard = heard[-len(told) :]
            assert _unnamed(heard) == _unnamed(told)
        self.heard = told

    def tried(self, work: Any, *args: Any, **named: Any) -> bool:
        """Do something that may be refused; whether it was done."""
        try:
            events = work(self.table, *args, **named)
        except TabbeError as error:
            # Whatever is refused can be said.
            error.message("sv")
            return False
        self.happen(events)
        return True

    # --- acts -------------------------------------------------------------------------------------

    @rule(person=st.sampled_from(["anna", "bo", "eve", "ulf"]), seat=st.none() | seats)
    def sit(self, person: str, seat: int | None) -> None:
        """Somebody wants a seat."""
        mine = [s for s, who in self.owner.items() if who == person]
        try:
            taken, events = act.sit(self.table, person, seat, self.now)
        except Refusal:
            assert not mine
            free = [s for s, who in self.owner.items() if who is None]
            often = self.table.seated[person] >= act.MOST_TIMES
            assert self.table.phase != "lobby" or not free or seat not in free or often
            return
        assert not mine or [taken] == mine
        assert self.owner[taken] in (None, person)
        if self.owner[taken] is None:
            self.devices[taken] = []
        self.owner[taken] = person
        self.connected.add(taken)
        self.happen(events)

    @rule(seat=seats, phone=st.sampled_from(["phone 1", "phone 2"]), token=st.integers(0, 5))
    def carry(self, seat: int, phone: str, token: int) -> None:
        """A second device takes a link; it gets the seat of its maker, once, and no second one."""
        owner, link = self.owner[seat], f"{seat} {token}"
        holds = [at for at, phones in self.devices.items() if phone in phones]
        sitting = self.table.chairs[seat].sittings
        done = self.tried(act.move_device, seat, sitting, phone, link, self.now)
        if done and not holds:
            assert owner is not None
            assert link not in self.used
            self.devices[seat].append(phone)
            self.used.add(link)
        elif holds:
            assert done == (holds == [seat])
        else:
            assert owner is None or link in self.used
        # A link of somebody who sat there before opens nothing.
        assert not self.tried(act.move_device, seat, sitting - 1, "phone 3", "old", self.now)

    @rule(seat=seats, by=seats)
    def give_time(self, seat: int, by: int) -> None:
        """A seat gives another a minute; never itself, and nobody's time grows less."""
        banks = [chair.bank for chair in self.table.chairs]
        done = self.tried(act.give_time, by, seat, self.now)
        assert not done or seat != by
        assert all(c.bank >= bank for c, bank in zip(self.table.chairs, banks, strict=True))

    @rule(seat=seats)
    def clock_off(self, seat: int) -> None:
        """A seat wants to play without clocks; among people that takes all of them."""
        on, others = self.table.clocks, self.table.others(seat)
        done = self.tried(act.clock_off, seat, self.now)
        assert on or not done
        assert self.table.clocks or not on or not others

    @precondition(lambda self: self.table.host is not None)
    @rule()
    def start(self) -> None:
        """The host starts."""
        lobby = self.table.phase == "lobby"
        assert self.tried(act.start, self.table.host, self.now) == lobby

    @rule(seat=seats)
    def mix(self, seat: int) -> None:
        """A seat adds randomness."""
        self.tried(act.mix, seat, "x", self.now)

    @precondition(lambda self: self.table.turn is not None)
    @rule(data=st.data(), own=st.booleans())
    def play(self, data: st.DataObject, own: bool) -> None:
        """The seat on turn plays, or another one tries to."""
        turn, deal = self.table.turn, self.table.deal
        assert turn is not None
        assert deal is not None
        self.now += data.draw(st.integers(0, 3000))
        move = data.draw(st.sampled_from(list(deal.legal_moves()[:20])))
        seat = turn if own else (turn + 1) % SEATS
        request = m.Play(id="x", type="play", version=self.table.version, move=str(move))
        if self.table.chairs[turn].bot is not None and own:
            self.happen([act.moved(turn, move, self.now)])
            return
        plays = self.table.plays
        done = self.tried(act.play, seat, request, self.now)
        assert done == own
        assert done or self.table.plays == plays

    @rule(seat=seats, to=st.none() | st.integers(0, 40))
    def undo(self, seat: int, to: int | None) -> None:
        """A seat wants a play taken back; hands never grow across a deal of cards."""
        deal = self.table.deal
        batch = None if deal is None else deal.batch
        if self.tried(act.undo, seat, to, self.now) and deal is not None:
            assert deal.batch == batch

    @rule(seat=seats, yes=st.booleans())
    def answer(self, seat: int, yes: bool) -> None:
        """A seat answers."""
        waits = seat in self.table.waiting and self.table.chairs[seat].is_played
        assert self.tried(act.answer, seat, yes=yes, now=self.now) == waits

    @rule(seat=seats)
    def ready(self, seat: int) -> None:
        """A seat wants to go on."""
        self.tried(act.ready if self.table.phase == "counted" else act.rematch, seat, self.now)

    @rule(seat=seats)
    def leave(self, seat: int) -> None:
        """A person leaves."""
        if self.owner[seat] is None:
            return
        lobby = self.table.phase == "lobby"
        self.happen(act.leave(self.table, seat, self.now))
        if lobby:
            self.owner[seat] = None
            self.devices[seat] = []
            self.connected.discard(seat)

    @rule(seat=seats)
    def concede(self, seat: int) -> None:
        """A seat gives up."""
        self.tried(act.concede, seat, self.now)

    @rule(seat=seats)
    def lose_line(self, seat: int) -> None:
        """A device falls asleep."""
        self.connected.discard(seat)
        self.gone.setdefault(seat, self.now)

    @rule(seat=seats)
    def wake(self, seat: int) -> None:
        """It is there again."""
        if self.owner[seat] is None:
            return
        self.connected.add(seat)
        self.gone.pop(seat, None)
        if self.table.chairs[seat].away in ("gone", "time"):
            lost = self.table.chairs[seat].late
            self.happen(act.come_back(self.table, seat, self.now))
            # The turn on which the time ran out is the bot's.
            assert self.table.chairs[seat].is_played != lost
            assert not lost or self.table.turn == seat

    @rule()
    def let_time_pass(self) -> None:
        """What time brings next, happens; never a play."""
        coming = act.due(self.table, self.connected, self.gone)
        if coming is None:
            return
        assert coming[1].kind in ("dealt", "timed_out", "away")
        self.now = max(self.now, coming[0])
        plays = self.table.plays
        self.happen([Happening(coming[1].kind, self.now, coming[1].data)])
        assert coming[1].kind == "dealt" or self.table.plays == plays

    # --- what always holds ------------------------------------------------------------------------

    @invariant()
    def seats_are_whose_they_were(self) -> None:
        """Nobody else ever gets a seat, and a seat on turn is played by its person or a bot."""
        if not hasattr(self, "table"):
            return
        for chair in self.table.chairs:
            owner = self.owner[chair.number]
            if owner is not None:
                assert chair.holders == [owner, *self.devices[chair.number]]
                assert chair.kind == "person"
            assert (chair.bot is not None) == (chair.kind == "bot" or chair.away is not None)
        turn = self.table.turn
        assert turn is None or self.table.chairs[turn].kind != "open"

    @invariant()
    def log_makes_the_same_table(self) -> None:
        """Folded again from JSON it is the same, and everybody sees the same."""
        if not hasattr(self, "table") or len(self.log) % 7:
            return
        log = [Happening(one.kind, one.at, json.loads(json.dumps(one.data))) for one in self.log]
        again = Table("table", self.setup, log)
        one = m.write(scene.scene(self.table, str, self.connected, self.now))
        assert one == m.write(scene.scene(again, str, self.connected, self.now))
        for seat in range(SEATS):
            assert scene.own_part(self.table, seat) == scene.own_part(again, seat)

    @invariant()
    def everybody_is_told_what_there_is(self) -> None:
        """What is written from kept pieces is what the types say, for every seat and spectators."""
        if not hasattr(self, "table"):
            return
        check_telling(self.telling, self.table, str, self.connected, self.now)


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=25,
    stateful_step_count=60,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
