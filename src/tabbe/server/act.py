"""What may happen at a table: requests of seats, what follows by itself, and what time brings.

Each function gives the events that are to happen, or raises why they may not. Nothing is changed.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from tabbe.engine import parse_move
from tabbe.server.event import Happening
from tabbe.server.refusal import Refusal
from tabbe.server.setup import check_bot
from tabbe.server.table import Table, turn_starts

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from tabbe.engine import Deal, Move
    from tabbe.protocol import message as m

MOST_TIMES = 40
"""How often one seat may do each of `REPEATED` in a match, and one person sit down before the
first; each time is kept for ever."""

MOST_UNDONE = 100
"""How often one seat may take plays back against bots in a deal: what was played and taken back is
kept for ever, and folded again whenever the table is loaded. Nobody who plays gets there."""

NOBODY = "nobody-"
"""How the stored names of those begin who have been forgotten; no person's id does."""

MIXING = 10_000
"""Milliseconds that a seat has to add its randomness."""

Events = list[Happening]


def new_secret() -> str:
    """A secret for one deal: 256 random bits."""
    return secrets.token_hex(32)


def answering(events: Events, id: str) -> Events:  # noqa: A002
    """Give the events that a message causes, the first with its id.

    The table keeps the id with whoever sent it, so that the message acts once: also when it is sent
    again after the line broke, or the server.
    """
    if not events:
        return []
    first = events[0]
    # As `dataclasses.replace` would, in a third of the time.
    asked = Happening(first.kind, first.at, {**first.data, "id": id}, first.aside)
    return [asked, *events[1:]]


# --- people come and go ---------------------------------------------------------------------------


def sit(table: Table, person: str, seat: int | None, now: int) -> tuple[int, Events]:
    """A person sits down; the seat it gets, the one it has already if it has one.

    Raises:
        Refusal: the seat, or every seat, is taken, or the person has sat down here too often.
    """
    own = table.seat_of(person)
    if own is not None:
        return own, []
    free = [chair.number for chair in table.chairs if chair.kind == "open"]
    if seat is not None and seat not in range(len(table.chairs)):
        raise Refusal("no_seat", 404, last=len(table.chairs))
    if not free or table.phase != "lobby":
        raise Refusal("full")
    if seat is not None and seat not in free:
        raise Refusal("seat_taken")
    if table.seated[person] >= MOST_TIMES:
        raise Refusal("sat_often")
    taken = free[0] if seat is None else seat
    return taken, [Happening("sat", now, {"seat": taken, "person": person})]


def move_device(table: Table, seat: int, sitting: int, person: str, token: str, now: int) -> Events:
    """Another device gets a seat by a link that works once, for the one who made it.

    Raises:
        Refusal: the link has been used, its maker sits there no more, the device holds another
            seat here, or the seat has been carried too often in this match.
    """
    own = table.seat_of(person)
    if own == seat:
        return []
    chair = table.chairs[seat]
    held = bool(chair.holders) and chair.sittings == sitting
    if token in table.tokens or chair.kind != "person" or not held:
        raise Refusal("bad_link", 403)
    if own is not None:
        raise Refusal("other_seat")
    _not_often(table, seat, "device")
    return [Happening("device", now, {"seat": seat, "person": person, "token": token})]


def set_seat(table: Table, by: int, seat: int, bot: str | None, now: int) -> Events:
    """The host puts a bot on a seat, or opens it.

    Raises:
        Refusal: not the host, not in the lobby, a person sits there, or too often.
        BotError: no such bot.
    """
    _host(table, by)
    _phase(table, "lobby")
    if seat >= len(table.chairs):
        raise Refusal("no_seat", 404, last=len(table.chairs))
    if table.chairs[seat].kind == "person":
        raise Refusal("seat_taken")
    if bot is not None:
        check_bot(bot)
    if table.chairs[seat].bot == bot:
        return []
    _not_often(table, by, "set_seat")
    return [Happening("set_seat", now, {"seat": seat, "bot": bot, "by": by})]


def start(table: Table, by: int, now: int) -> Events:
    """The host starts; bots take what is open."""
    _host(table, by)
    _phase(table, "lobby")
    return [Happening("committed", now, {"secret": new_secret(), "by": by})]


def leave(table: Table, seat: int, now: int) -> Events:
    """A person leaves the seat to a bot.

    Raises:
        Refusal: it has left and come back too often in this match, and may come back again.
    """
    if table.chairs[seat].away in ("left", "conceded"):
        return []
    if table.phase != "lobby":
        _not_often(table, seat, "left")
    return [Happening("left", now, {"seat": seat})]


def forget(table: Table, person: str | None, now: int) -> Events:
    """Somebody holds a seat no more, for good; nobody may come back to it when nobody else does.

    Args:
        table: the table.
        person: who it is; None for all whom the stored log names no more.
        now: the time.
    """
    return [
        Happening("forgotten", now, {"seat": chair.number, "holder": at})
        for chair in table.chairs
        for at, holder in reversed([*enumerate(chair.holders)])
        if holder == person or (person is None and holder.startswith(NOBODY))
    ]


def come_back(table: Table, seat: int, now: int) -> Events:
    """A person takes the seat back; on a turn on which its time ran out, when that is over.

    Raises:
        Refusal: the seat has conceded, so the bot plays to the end.
    """
    away = table.chairs[seat].away
    if away is None or table.chairs[seat].returning:
        return []
    if away == "conceded":
        raise Refusal("conceded")
    return [Happening("back", now, {"seat": seat})]


# --- the course of a match ------------------------------------------------------------------------


def mix(table: Table, seat: int, text: str, now: int) -> Events:
    """A seat adds randomness to the coming deck, once."""
    _phase(table, "mixing")
    _plays(table, seat)
    proof = table.played[-1].proofs[-1]
    if seat in proof.added:
        raise Refusal("mixed_already")
    return [Happening("mixed", now, {"seat": seat, "text": text})]


def play(table: Table, seat: int, request: m.Play, now: int) -> Events:
    """A seat plays a move.

    Raises:
        Refusal: not its turn, or decided on another position.
        TabbeError: as `parse_move` raises.
    """
    deal = _playing(table)
    _plays(table, seat)
    if table.turn != seat:
        raise Refusal("not_your_turn")
    seen(table, request.version)
    move = parse_move(request.move, deal)
    return [moved(seat, move, now)]


def seen(table: Table, version: int) -> None:
    """Refuse what was decided on another position than the one of this turn.

    A version that is yet to come is as wrong: the database may have been put back to an older copy,
    and what its client saw then is not what lies there now.

    Raises:
        Refusal: the version is of before this turn, or of none that there has been.
    """
    if not table.turn_version <= version <= table.version:
        raise Refusal("stale")


def moved(seat: int, move: Move, now: int) -> Happening:
    """The event of a legal move."""
    return Happening("moved", now, {"seat": seat, "move": str(move)}, aside=move)


def ready(table: Table, seat: int, now: int) -> Events:
    """A seat wants the next deal."""
    _phase(table, "counted")
    _plays(table, seat)
    return [Happening("ready", now, {"seat": seat})]


def rematch(table: Table, seat: int, now: int) -> Events:
    """A seat wants another match."""
    _phase(table, "over")
    _plays(table, seat)
    return [Happening("ready", now, {"seat": seat})]


def concede(table: Table, seat: int, now: int) -> Events:
    """A seat gives up."""
    if table.phase not in ("mixing", "playing", "counted") or table.match is None:
        raise Refusal("not_now")
    _plays(table, seat)
    return [Happening("conceded", now, {"seat": seat})]


def undo(table: Table, seat: int, to: int | None, now: int) -> Events:
    """A seat wants a play taken back; see the rules in docs/reference/server.md.

    Raises:
        Refusal: not at this table, nothing to take back, others have played or been dealt to, or
            too often in this deal.
    """
    deal = _playing(table)
    _plays(table, seat)
    if not table.setup.undo:
        raise Refusal("no_undo")
    starts = turn_starts(deal, seat)
    if not starts:
        raise Refusal("undo_nothing")
    if not table.others(seat):
        target = starts[-1] if to is None else to
        if target not in starts:
            raise Refusal("undo_far")
        if table.chairs[seat].undone >= MOST_UNDONE:
            raise Refusal("undo_often")
        data = {"seat": seat, "to": target, "practice": True}
        return [Happening("undone", now, data)]
    if starts[-1] != table.plays - 1 or to not in (None, starts[-1]):
        raise Refusal("undo_late")
    _nothing_asked(table)
    _not_often(table, seat, "asked")
    return [Happening("asked", now, {"what": "undo", "by": seat, "to": starts[-1]})]


def clock_off(table: Table, seat: int, now: int) -> Events:
    """A seat wants to play on without clocks."""
    _playing(table)
    _plays(table, seat)
    if not table.clocks:
        raise Refusal("no_clock")
    _nothing_asked(table)
    _not_often(table, seat, "asked")
    return [Happening("asked", now, {"what": "clock_off", "by": seat})]


def answer(table: Table, seat: int, *, yes: bool, now: int) -> Events:
    """A seat answers what another has asked."""
    _plays(table, seat)
    if seat not in table.waiting:
        raise Refusal("nothing_asked")
    return [Happening("answered", now, {"seat": seat, "yes": yes})]


def give_time(table: Table, by: int, seat: int, now: int) -> Events:
    """A seat gives another one a minute."""
    _playing(table)
    _plays(table, by)
    if not table.clocks or seat >= len(table.chairs):
        raise Refusal("no_clock")
    if by == seat:
        raise Refusal("own_clock")
    _not_often(table, by, "time_given")
    return [Happening("time_given", now, {"seat": seat, "by": by})]


def mute(table: Table, by: int, seat: int, *, on: bool, now: int) -> Events:
    """A seat will hear, or not, what another one says.

    Raises:
        Refusal: no such seat, or it has been muted and unmuted too often.
    """
    if seat >= len(table.chairs):
        raise Refusal("no_seat", 404, last=len(table.chairs))
    if (seat in table.chairs[by].muted) == on:
        return []
    _not_often(table, by, "muted", "muted_often")
    return [Happening("muted", now, {"seat": seat, "by": by, "on": on})]


# --- what follows, and what time brings -----------------------------------------------------------


def consequences(table: Table, now: int) -> Events:
    """What follows from where the table stands, one step; ask again when it has happened."""
    match table.phase:
        case "lobby":
            if all(chair.kind != "open" for chair in table.chairs):
                return [Happening("committed", now, {"secret": new_secret()})]
        case "mixing":
            if set(table.people) <= set(table.played[-1].proofs[-1].added):
                return [Happening("dealt", now)]
        case "playing":
            asked = table.question
            if asked is not None and not table.waiting:
                if asked.what == "clock_off":
                    return [Happening("clock_off", now, {"seat": asked.by})]
                data = {"seat": asked.by, "to": asked.to, "practice": False}
                return [Happening("undone", now, data)]
        case "counted" | "over":
            people = table.people
            if people and all(table.chairs[seat].ready for seat in people):
                kind = "committed" if table.phase == "counted" else "rematched"
                return [Happening(kind, now, {"secret": new_secret()})]
    return []


def due(
    table: Table, connected: Collection[int], gone: Mapping[int, int]
) -> tuple[int, Happening] | None:
    """What time will bring first, and when, if nothing else happens before.

    Args:
        table: the table.
        connected: seats of which a device is connected.
        gone: since when each of the other seats has not been.
    """
    coming: list[tuple[int, Happening]] = []
    if table.phase == "mixing":
        at = table.played[-1].proofs[-1].since + MIXING
        coming.append((at, Happening("dealt", at)))
    turn = table.turn
    if turn is not None and table.runs(turn):
        at = table.since + table.chairs[turn].bank
        coming.append((at, Happening("timed_out", at, {"seat": turn})))
    for seat in _wanted(table):
        # A game that nobody waits for waits too: closing the page is not leaving.
        if seat in gone and any(other != seat for other in connected):
            at = gone[seat] + table.setup.grace
            coming.append((at, Happening("away", at, {"seat": seat})))
    return min(coming, key=lambda one: one[0], default=None)


def _wanted(table: Table) -> list[int]:
    """Seats of people that the others are waiting for."""
    if table.phase in ("counted", "over"):
        return [seat for seat in table.people if not table.chairs[seat].ready]
    if table.phase == "playing":
        turn = table.turn
        on_turn = [turn] if turn is not None and table.chairs[turn].is_played else []
        return [*on_turn, *(seat for seat in table.waiting if table.chairs[seat].is_played)]
    return []


# --- what every request needs ---------------------------------------------------------------------


def _phase(table: Table, phase: str) -> None:
    if table.phase != phase:
        raise Refusal("not_now")


def _host(table: Table, seat: int) -> None:
    if table.host != seat:
        raise Refusal("host_only", 403)


def _plays(table: Table, seat: int) -> None:
    if not table.chairs[seat].is_played:
        raise Refusal("bot_plays")


def _not_often(table: Table, seat: int, kind: str, code: str = "done_often") -> None:
    if table.chairs[seat].times[kind] >= MOST_TIMES:
        raise Refusal(code)


def _nothing_asked(table: Table) -> None:
    # A second question would take away the first, and the answers that it has.
    if table.question is not None:
        raise Refusal("not_now")


def _playing(table: Table) -> Deal:
    _phase(table, "playing")
    if table.deal is None:
        raise Refusal("not_now")
    return table.deal
