"""A table: its setup and a log of events, folded into where everybody stands.

Nothing here reads a clock, a socket or a disk: the same events make the same table for ever.
`tabbe.server.act` decides which events may happen, `tabbe.server.scene` shows what has.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tabbe.engine import Match, event
from tabbe.engine.standing import sides_of
from tabbe.protocol import message as m
from tabbe.protocol.position import PLAYS
from tabbe.server.event import Happening
from tabbe.server.played import Played, Proof, begun
from tabbe.server.seat import Chair
from tabbe.server.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from tabbe.engine import Deal

BREATHER = 30_000
"""Milliseconds that a seat whose clock ran out finds on it when it comes back."""

RESEATING = ("sat", "device", "set_seat", "left", "forgotten")
"""Events after which other people may hold a seat."""

REPEATED = ("set_seat", "left", "asked", "time_given", "muted", "device")
"""Events that one seat could make happen for ever, so `tabbe.server.act` counts them."""

MOST_LOBBY_NOTES = 50
"""Notes of the lobby that are told, the newest: it may go on for weeks, and each newcomer reads all
of them."""

EXTRA = 60_000
"""Milliseconds that one seat can give another."""


@dataclass(slots=True)
class Question:
    """What a seat has asked the others."""

    what: str
    by: int
    to: int | None
    agreed: set[int] = field(default_factory=set)


class Table:
    """One table.

    Args:
        id: its secret address.
        setup: what was agreed; already checked.
        events: what has happened so far.

    Attributes:
        version: number of events applied.
        chairs: the seats.
        host: seat that may start and set seats.
        phase: lobby, mixing, playing, counted or over.
        played: the match in play and those before it, in order.
        question: what a seat asks the others.
        notes: what happened beside the cards in this deal, each with the number of events of the
            deal that came before it; of the lobby only the newest.
        unnoted: how many older notes have been dropped.
        seated: how often each person has sat down in the lobby; empty after it.
        clocks: whether clocks are on.
        since: when the running clock started.
        turn_version: version at which the turn began; a play made before it is stale.
        last_player: the seat whose play may be taken back: it played last, since the last cards
            were dealt.
        match: whose cards lie on the table.
        deal: the one on the table.
        turn: the seat to play, None when no deal is being played.
        tokens: one-time links that have been used, hashed.
    """

    def __init__(self, id: str, setup: Setup, events: Iterable[Happening] = ()) -> None:  # noqa: A002
        self.id = id
        self.setup = setup
        self.rules = setup.load()
        self.sides = sides_of(self.rules, setup.players, setup.teams)
        self.version = 0
        self.chairs = [Chair(seat) for seat in range(setup.players)]
        self.phase: m.Phase = "lobby"
        self.played: list[Played] = []
        self.question: Question | None = None
        self.notes: list[tuple[int, m.Told]] = []
        self.unnoted = 0
        self.seated: Counter[str] = Counter()
        self.clocks = setup.clock is not None
        self.since = 0
        self.turn_version = 0
        self.tokens: set[str] = set()
        self.last_player: int | None = None
        self.match: Match | None = None
        self.deal: Deal | None = None
        self.turn: int | None = None
        self._seat_of: dict[str, int] = {}
        for chair, who in zip(self.chairs, setup.seats or (), strict=True):
            if who not in ("you", "open"):
                chair.kind, chair.bot = "bot", who
        for happening in events:
            self.apply(happening)

    # --- looking ----------------------------------------------------------------------------------

    @property
    def now_played(self) -> Played | None:
        """The match in play, or the one just finished."""
        return self.played[-1] if self.played else None

    @property
    def host(self) -> int | None:
        """The seat that may start and set seats: the first of a person who has not left."""
        staying = [c.number for c in self.chairs if c.kind == "person" and c.away != "left"]
        return next(iter(staying), None)

    @property
    def people(self) -> list[int]:
        """Seats that a person plays now."""
        return [chair.number for chair in self.chairs if chair.is_played]

    @property
    def waiting(self) -> list[int]:
        """Seats whose answer to the question is still missing."""
        asked = self.question
        if asked is None:
            return []
        return [seat for seat in self.others(asked.by) if seat not in asked.agreed]

    def others(self, seat: int) -> list[int]:
        """Seats whose people have a say in what a seat asks: all who have not gone for good."""
        return [
            chair.number
            for chair in self.chairs
            if chair.kind == "person"
            and chair.number != seat
            and chair.away not in ("left", "conceded")
        ]

    def has_others(self, seat: int) -> bool:
        """Whether there are any; asked for every seat at every play."""
        for chair in self.chairs:
            stays = chair.kind == "person" and chair.away not in ("left", "conceded")
            if stays and chair.number != seat:
                return True
        return False

    @property
    def deal_number(self) -> int:
        """Number of the deal on the table or being mixed, 0 before the first."""
        now = self.now_played
        if now is None:
            return 0
        # Who gives up while the next deal is being mixed leaves the last one lying there.
        if self.phase == "over" and now.match is not None:
            return now.match.deal_number
        return len(now.proofs)

    @property
    def plays(self) -> int:
        """Number of plays in this deal."""
        return 0 if self.deal is None else self.deal.move_count

    @property
    def told_deal(self) -> Deal | None:
        """The deal of which the log tells; none from the mixing of the next one on.

        Who gives up while it is being mixed ends the match with a log of that alone, though the
        deal before still lies there: it has been told, and would be told again.
        """
        if self.phase == "mixing":
            return None
        given_up = self.phase == "over" and self.deal_number < len(self.played[-1].proofs)
        return None if given_up else self.deal

    def seat_of(self, person: str | None) -> int | None:
        """The seat a person holds."""
        return None if person is None else self._seat_of.get(person)

    def has_acted(self, person: str | None, id: str) -> bool:  # noqa: A002
        """Whether a message of somebody who sits here, or gave the seat back, was acted on."""
        seat = self.seat_of(person)
        if seat is not None:
            return id in self.chairs[seat].acts
        return any(id in chair.acts for chair in self.chairs if person in chair.former)

    def game_id(self, number: int) -> str:
        """The public name of a match's record: it follows from the table's, but not back."""
        return hashlib.sha256(f"tabbe/game/{self.id}/{number}".encode()).hexdigest()[:26]

    def runs(self, seat: int) -> bool:
        """Whether the clock of a seat runs now."""
        return self.clocks and self.turn == seat and self.chairs[seat].is_played

    def left_on_clock(self, seat: int, now: int) -> int | None:
        """Milliseconds left on a seat's clock, None without clocks."""
        if not self.clocks:
            return None
        bank = self.chairs[seat].bank
        return max(0, bank - (now - self.since)) if self.runs(seat) else bank

    # --- folding ----------------------------------------------------------------------------------

    def apply(self, happening: Happening) -> None:
        """Take in one event that may happen; see `tabbe.server.act`."""
        before = self.turn
        data = dict(happening.data)
        id = data.pop("id", None)  # noqa: A001
        getattr(self, f"_{happening.kind}")(happening, **data)
        actor = self.chairs[data.get("by", data.get("seat", 0))]
        if id is not None:
            actor.remember(id)
        if happening.kind in REPEATED:
            actor.times[happening.kind] += 1
        self._look()
        if happening.kind in RESEATING:
            self._seat_of = {
                person: chair.number for chair in reversed(self.chairs) for person in chair.holders
            }
        self.version += 1
        # Whoever is not on turn may come back without anybody's clock or move being the worse.
        begins = happening.kind in ("undone", "dealt", "moved") or (
            happening.kind == "back"
            and happening.data["seat"] == self.turn
            and not self.chairs[happening.data["seat"]].late
        )
        if self.turn != before or begins:
            self.since = happening.at
            self.turn_version = self.version
            self._give_back()

    def _look(self) -> None:
        """See what lies on the table now; asked for so often that it is kept."""
        self.match = self.played[-1].match if self.played else None
        self.deal = None if self.match is None else self.match.deal
        playing = self.phase == "playing" and self.deal is not None
        self.turn = self.deal.seat if playing and self.deal is not None else None

    def _note(self, told: m.Told) -> None:
        deal = self.told_deal
        self.notes.append((0 if deal is None else len(deal.events), told))
        if self.phase == "lobby" and len(self.notes) > MOST_LOBBY_NOTES:
            del self.notes[0]
            self.unnoted += 1

    def _seated(self, what: Any, seat: int) -> None:
        self._note(m.Seated(what=what, seat=seat, name=None))

    def _stage(self, phase: m.Phase) -> None:
        self.phase = phase
        self._note(m.Staged(phase=phase))

    def _sat(self, _: Happening, seat: int, person: str) -> None:
        chair = self.chairs[seat]
        # What the one before did, and whom that one muted, is nothing to the next one.
        last = next((one for one in self.chairs if person in one.former), None)
        chair.acts = {} if last is None else dict(last.acts)
        if last is not None:
            last.former.remove(person)
        chair.former, chair.muted = [], set()
        chair.kind, chair.holders, chair.bot, chair.away = "person", [person], None, None
        chair.ready = False
        chair.sittings += 1
        self.seated[person] += 1
        self._seated("joined", seat)

    def _device(self, _: Happening, seat: int, person: str, token: str) -> None:
        self.tokens.add(token)
        if person not in self.chairs[seat].holders:
            self.chairs[seat].holders.append(person)

    def _set_seat(self, _: Happening, seat: int, bot: str | None, by: int | None = None) -> None:
        del by
        chair = self.chairs[seat]
        chair.kind, chair.bot = ("open", None) if bot is None else ("bot", bot)
        chair.holders = []
        self._seated("opened" if bot is None else "bot", seat)

    def _left(self, happening: Happening, seat: int) -> None:
        chair = self.chairs[seat]
        if self.phase == "lobby":
            chair.kind, chair.former, chair.holders = "open", chair.holders, []
            self._seated("opened", seat)
            return
        self._stand_in(happening, seat, "left")
        self._seated("left", seat)

    def _forgotten(self, happening: Happening, seat: int, holder: int) -> None:
        chair = self.chairs[seat]
        # By number, for the log is to name nobody who was forgotten.
        self.seated.pop(chair.holders.pop(holder), None)
        if not chair.holders and chair.away not in ("left", "conceded"):
            self._left(happening, seat)

    def _away(self, happening: Happening, seat: int) -> None:
        self._stand_in(happening, seat, "gone")
        self._seated("away", seat)

    def _timed_out(self, happening: Happening, seat: int) -> None:
        self._stand_in(happening, seat, "time")
        self.chairs[seat].bank, self.chairs[seat].late = 0, True
        self._seated("timed_out", seat)

    def _stand_in(self, happening: Happening, seat: int, why: Any) -> None:
        chair = self.chairs[seat]
        if self.runs(seat):
            chair.bank = max(0, chair.bank - (happening.at - self.since))
            # Leaving in the moment in which time runs out is no way round that.
            chair.late = not chair.bank
        # Who goes without an answer has not agreed.
        if self.question is not None and (self.question.by == seat or seat in self.waiting):
            self.question = None
        chair.bot, chair.away, chair.ready = self.setup.stand_in, why, False
        chair.returning = False

    def _back(self, _: Happening, seat: int) -> None:
        chair = self.chairs[seat]
        if chair.late:
            # Else nobody's time would ever run out: one could come back before the bot has played.
            chair.away, chair.returning = "time", True
        else:
            self._return(seat)

    def _give_back(self) -> None:
        """Begin a turn: whose last one was lost gets the seat back, if it has asked for it."""
        for chair in self.chairs:
            chair.late = False
            if chair.returning:
                self._return(chair.number)

    def _return(self, seat: int) -> None:
        chair = self.chairs[seat]
        chair.bot, chair.away, chair.returning = None, None, False
        if self.clocks and not chair.bank:
            chair.bank = BREATHER
        self._seated("back", seat)

    def _committed(self, happening: Happening, secret: str, by: int | None = None) -> None:
        del by
        if self.phase == "lobby":
            self.seated.clear()
            self._new_match(1)
        for chair in self.chairs:
            chair.ready = False
            if chair.kind == "open":
                chair.kind, chair.bot = "bot", self.setup.stand_in
        self._begin_mixing(secret, happening.at)

    def _begin_mixing(self, secret: str, at: int) -> None:
        self._now().proofs.append(Proof(secret, at))
        self.question = None
        self.notes, self.unnoted = [], 0
        self._stage("mixing")

    def _new_match(self, number: int) -> None:
        self.played.append(Played(number, practice=self.setup.origin is not None))
        self.clocks = self.setup.clock is not None
        for chair in self.chairs:
            chair.hints, chair.hinted = 0, -1
            chair.times.clear()
            chair.ready = False
            chair.bank = self.setup.clock[0] if self.setup.clock else 0

    def _now(self) -> Played:
        return self.played[-1]

    def _mixed(self, _: Happening, seat: int, text: str) -> None:
        self._now().proofs[-1].added[seat] = text

    def _dealt(self, _: Happening) -> None:
        now = self._now()
        self.last_player = None
        for chair in self.chairs:
            chair.undone = 0
        if now.match is not None:
            now.match.next_deal()
        else:
            now.match = begun(now, self.setup, self.rules, self.played[0].match)
        self._look()
        self._stage("playing")

    def _moved(self, happening: Happening, seat: int, move: str) -> None:
        match = self._now().match
        if match is None:
            raise ValueError("nothing is dealt")
        chair = self.chairs[seat]
        if self.runs(seat) and self.setup.clock is not None:
            spent = happening.at - self.since
            chair.bank = max(0, chair.bank - spent) + self.setup.clock[1]
        told = match.deal.play(move if happening.aside is None else happening.aside)
        self.last_player = None if any(isinstance(e, event.Dealt) for e in told) else seat
        self.question = None
        if match.deal.is_over:
            if match.is_over:
                self._over(match.winners)
            else:
                self._stage("counted")

    def _over(self, winners: Iterable[int]) -> None:
        self._stage("over")
        for seat in winners:
            self.chairs[seat].wins += 1
        for chair in self.chairs:
            chair.ready = False
            # Who gave up gave up this match, and is asked about the next like everybody else.
            if chair.away == "conceded" and chair.holders:
                chair.bot, chair.away = None, None
            elif chair.away == "conceded":
                chair.away = "left"

    def _asked(self, _: Happening, what: str, by: int, to: int | None = None) -> None:
        self.question = Question(what, by, to)

    def _answered(self, _: Happening, *, seat: int, yes: bool) -> None:
        if self.question is None:
            return
        if yes:
            self.question.agreed.add(seat)
        else:
            self.question = None

    def _undone(self, _: Happening, *, seat: int, to: int, practice: bool) -> None:
        match = self._now().match
        if match is None:
            raise ValueError("nothing is dealt")
        while len(match.deal.moves) > to:
            match.deal.undo()
        self.chairs[seat].undone += 1
        kept = len(match.deal.events)
        self.last_player = None
        last = match.deal.told(None)[-1] if to else None
        if last is not None and not isinstance(last, event.Dealt):
            # Before the turn that was taken back somebody else has played in this batch.
            self.last_player = next(
                e.seat for e in reversed(match.deal.told(None)) if isinstance(e, PLAYS)
            )
        self.notes = [(at, told) for at, told in self.notes if at <= kept]
        self.question = None
        self._now().practice |= practice
        self._note(m.Undone(seat=seat, to=to))

    def _ready(self, _: Happening, seat: int) -> None:
        self.chairs[seat].ready = True

    def _rematched(self, happening: Happening, secret: str) -> None:
        self._new_match(len(self.played) + 1)
        self._begin_mixing(secret, happening.at)

    def _conceded(self, happening: Happening, seat: int) -> None:
        now = self._now()
        now.conceded.add(seat)
        self._stand_in(happening, seat, "conceded")
        self._seated("conceded", seat)
        playing = [side for side in self.sides if not set(side) <= now.conceded]
        people = [c for c in self.chairs if c.holders and c.away != "conceded"]
        if len(playing) == 1 or not people:
            now.conceded_to = playing[0] if len(playing) == 1 else ()
            self.question = None
            self._over(now.conceded_to)

    def _time_given(self, _: Happening, seat: int, by: int) -> None:
        del by
        self.chairs[seat].bank += EXTRA

    def _clock_off(self, _: Happening, seat: int) -> None:
        del seat
        self.clocks = False
        self.question = None

    def _resumed(self, _: Happening, lost: int) -> None:
        # Time while the server was down is nobody's, and nobody's randomness comes too late for it.
        self.since += lost
        if self.phase == "mixing":
            self._now().proofs[-1].since += lost
        elif self.clocks:
            self._note(m.Resumed(lost=lost))

    def _hinted(self, _: Happening, seat: int) -> None:
        self.chairs[seat].hints += 1
        self.chairs[seat].hinted = self.turn_version

    def _muted(self, _: Happening, *, seat: int, by: int, on: bool) -> None:
        (self.chairs[by].muted.add if on else self.chairs[by].muted.discard)(seat)


def folding(
    id: str,  # noqa: A002
    setup: Setup,
    events: Iterable[Happening],
) -> Generator[None, None, Table]:
    """Make a table from its log, event by event; see `tabbe.server.slice`."""
    table = Table(id, setup)
    for happening in events:
        table.apply(happening)
        yield
    return table


def turn_starts(deal: Deal, seat: int) -> list[int]:
    """Numbers of plays at which a seat was on turn in the batch being played, ascending.

    Args:
        deal: not over.
        seat: whose turns.
    """
    starts: list[int] = []
    number = len(deal.moves)
    for happened in reversed(deal.told(None)):
        if isinstance(happened, event.Dealt):
            break
        if isinstance(happened, PLAYS):
            number -= 1
            if happened.seat == seat:
                starts.append(number)
    return starts[::-1]
