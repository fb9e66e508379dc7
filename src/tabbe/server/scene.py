"""What a table looks like: to everybody, to one seat, and as the log of a deal."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from tabbe.cards import CARDS
from tabbe.protocol import message as m
from tabbe.protocol.breakdown import breakdown
from tabbe.protocol.position import board, own, told, written
from tabbe.server.act import MIXING
from tabbe.server.name import isolated, told_apart
from tabbe.server.table import Table, turn_starts

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from tabbe.engine import Deal, View
    from tabbe.server.played import Proof


def on_table(table: Table) -> Deal | None:
    """The deal that lies there; none while the next one is being mixed."""
    return None if table.phase == "mixing" else table.deal


def _view(table: Table, deal: Deal, seat: int | None) -> View:
    """The view of a seat, without a turn where the match was given up amid the deal."""
    view = deal.view(seat)
    return view if table.phase == "playing" else replace(view, turn=None, legal=())


def seats(
    table: Table, names: Callable[[str], str], connected: Collection[int], now: int
) -> list[m.SeatState]:
    """Give every seat as everybody sees it."""
    deal = on_table(table)
    return _seats(table, None if deal is None else deal.view(None), names, connected, now)


def closed(seat: m.SeatState) -> m.SeatState:
    """Give a seat as one sees it who may not look on: who sits there, not how the match stands."""
    return replace(
        seat,
        conceded=False,
        out=False,
        ready=False,
        cards=0,
        pile=0,
        sweeps=0,
        score=0,
        total=0,
        wins=0,
        hints=0,
        clock=None,
    )


def _seats(
    table: Table,
    view: View | None,
    names: Callable[[str], str],
    connected: Collection[int | None],
    now: int,
) -> list[m.SeatState]:
    match, deal = table.match, on_table(table)
    nobody = (0,) * len(table.chairs)
    piles = nobody if view is None else view.pile_counts
    sweeps = nobody if view is None else view.sweeps
    scores = nobody if view is None else view.scores
    held = nobody if deal is None else deal.hand_sizes
    totals = nobody if match is None else match.totals
    within = range(len(table.chairs)) if match is None else match.seats_in
    played, host = table.now_played, table.host
    conceded = () if played is None else played.conceded
    shown = called(table, names)
    return [
        m.SeatState(
            seat=chair.number,
            kind=chair.kind,
            name=shown[chair.number],
            bot=chair.bot,
            host=host == chair.number,
            connected=chair.number in connected,
            away=chair.kind == "person" and chair.bot is not None and not chair.returning,
            conceded=chair.number in conceded,
            out=chair.number not in within,
            ready=chair.ready,
            cards=held[chair.number],
            pile=piles[chair.number],
            sweeps=sweeps[chair.number],
            score=scores[chair.number],
            total=totals[chair.number],
            wins=chair.wins,
            hints=chair.hints,
            clock=table.left_on_clock(chair.number, now),
        )
        for chair in table.chairs
    ]


def called(table: Table, names: Callable[[str], str]) -> tuple[str | None, ...]:
    """Give the names of the people, told apart from one another and from the bots."""
    return _shown(
        tuple([names(c.holders[0]) if c.holders else c.bot or "" for c in table.chairs]),
        tuple([c.kind == "person" for c in table.chairs]),
    )


@lru_cache(maxsize=4096)
def _shown(given: tuple[str, ...], people: tuple[bool, ...]) -> tuple[str | None, ...]:
    called = zip(told_apart(given), people, strict=True)
    return tuple(isolated(name) if is_person else None for name, is_person in called)


def scene(
    table: Table, names: Callable[[str], str], connected: Collection[int | None], now: int
) -> m.Scene:
    """Give what everybody at the table sees."""
    deal = on_table(table)
    played = table.now_played
    asked = table.question
    turn = table.turn
    view = None if deal is None else _view(table, deal, None)
    return m.Scene(
        phase=table.phase,
        match=len(table.played),
        deal=table.deal_number,
        deals=deals_of(table),
        target=table.rules.target,
        practice=played is not None and played.practice,
        seats=_seats(table, view, names, connected, now),
        sides=[list(side) for side in table.sides],
        board=None if view is None else board(view, table.plays),
        fair=_fair(table),
        asked=None
        if asked is None
        else m.Asked(
            what="undo" if asked.what == "undo" else "clock_off",
            by=asked.by,
            agreed=sorted(asked.agreed),
            waiting=table.waiting,
            to=asked.to,
        ),
        breakdown=_breakdown(table),
        result=_result(table),
        running=turn if turn is not None and table.runs(turn) else None,
    )


def deals_of(table: Table) -> int | None:
    """Give the number of deals that was agreed, None where only a target ends the match."""
    if table.match is not None:
        return table.match.deals
    rules = table.rules
    return table.setup.deals or rules.deals or (None if rules.target else table.setup.players)


def proof_of(table: Table) -> Proof | None:
    """Give what proves the deal that lies there, secret and all; none for one set up by hand."""
    played = table.now_played
    if played is None or not played.proofs:
        return None
    if table.setup.origin is not None and played.number == 1 and table.deal_number == 1:
        return None
    return played.proofs[table.deal_number - 1]


def _fair(table: Table) -> m.Fair | None:
    """The proof of the deal that lies there; secret and additions only when all cards are seen."""
    proof = proof_of(table)
    if proof is None:
        return None
    # A match that was given up has cards nobody has seen, but nobody will play them either.
    seen = table.phase in ("counted", "over")
    return m.Fair(
        commitment=proof.commitment,
        secret=proof.secret if seen else None,
        seats=[proof.added.get(seat, "") for seat in range(len(table.chairs))] if seen else None,
        until=proof.since + MIXING if table.phase == "mixing" else None,
    )


def _breakdown(table: Table) -> m.Breakdown | None:
    played, match = table.now_played, table.match
    if table.phase not in ("counted", "over"):
        return None
    if played is None or match is None or not match.deal.is_over:
        return None
    # Nothing is taken back from a counted deal, but it is shown again for everybody who is ready.
    if played.count is None or played.count.deal != match.deal_number:
        played.count = breakdown(match.deal, match.deal_number, match.totals)
    return played.count


def _result(table: Table) -> m.Result | None:
    played, match = table.now_played, table.match
    if played is None or match is None or table.phase != "over":
        return None
    winners = match.winners if played.conceded_to is None else played.conceded_to
    return m.Result(
        winners=list(winners),
        totals=list(match.totals),
        team_totals=list(match.team_totals),
        conceded=sorted(played.conceded),
        game=table.game_id(played.number),
    )


def own_part(table: Table, seat: int) -> m.Own:
    """Give what one seat alone knows, made from its view."""
    chair, deal = table.chairs[seat], on_table(table)
    proofs = table.played[-1].proofs if table.played else []
    mixed = bool(proofs) and (table.phase != "mixing" or seat in proofs[-1].added)
    may, muted = acts(table, seat), sorted(chair.muted)
    if deal is None:
        return m.Own(
            seat=seat,
            hand=[],
            legal=[],
            complete=True,
            duties=[],
            may=may,
            muted=muted,
            mixed=mixed,
        )
    return own(_view(table, deal, seat), may=may, muted=muted, mixed=mixed)


def acts(table: Table, seat: int) -> list[m.Act]:
    """What a seat can do now."""
    chair = table.chairs[seat]
    if table.phase == "lobby":
        return ["start", "seat"] if table.host == seat else []
    if not chair.is_played:
        return []
    may: list[m.Act] = []
    if table.phase == "mixing" and seat not in table.played[-1].proofs[-1].added:
        may.append("mix")
    if table.phase == "playing" and table.deal is not None:
        if table.turn == seat:
            may += ["play", "hint"]
        if table.setup.undo and _can_undo(table, seat):
            may.append("undo")
        if seat in table.waiting:
            may.append("answer")
    if table.phase in ("playing", "counted"):
        may.append("concede")
    if table.phase == "counted" and not chair.ready:
        may.append("ready")
    if table.phase == "over" and not chair.ready:
        may.append("rematch")
    return may


def _can_undo(table: Table, seat: int) -> bool:
    if table.deal is None or table.question is not None:
        return False
    # Who played last has a turn to take back, whoever else sits there.
    if table.last_player == seat:
        return True
    return not table.has_others(seat) and bool(turn_starts(table.deal, seat))


def log(
    table: Table,
    seat: int | None,
    names: Callable[[str], str],
    since: tuple[int, int] = (0, 0),
) -> list[m.Told]:
    """Give what has happened in the deal, as a seat saw it.

    Args:
        table: the table.
        seat: whose eyes; None for a spectator.
        names: names of people.
        since: what to leave out, as `log_length` counted it.
    """
    deal = table.told_deal
    skipped, number = since
    entries: list[m.Told] = []
    notes = iter(table.notes[max(0, skipped - table.unnoted) :])
    note = next(notes, None)
    shown = called(table, names) if note is not None else []
    for happened in () if deal is None else deal.told(seat, number):
        while note is not None and note[0] <= number:
            entries.append(_named(note[1], shown))
            note = next(notes, None)
        entries.append(told(happened, table.rules))
        number += 1
    while note is not None:
        entries.append(_named(note[1], shown))
        note = next(notes, None)
    return entries


def log_length(table: Table) -> tuple[int, int]:
    """How long the log is: what happened beside the cards, and events of the deal.

    What is told no more counts too, so that what is new stays so.
    """
    deal = table.told_deal
    return table.unnoted + len(table.notes), 0 if deal is None else deal.told_count


def _named(note: m.Told, called: Sequence[str | None]) -> m.Told:
    if isinstance(note, m.Seated):
        return m.Seated(what=note.what, seat=note.seat, name=called[note.seat])
    return note


def info(table: Table, *, code: str | None, url: str) -> m.TableInfo:
    """Give what does not change while the table stands."""
    rules, setup = table.rules, table.setup
    return m.TableInfo(
        id=table.id,
        code=code if table.phase == "lobby" else None,
        url=url,
        game=rules.id,
        title=rules.title,
        version=rules.version,
        rules={name: written(value) for name, value in rules.changes.items()},
        aim=rules.aim,
        players=setup.players,
        teams=setup.teams,
        sweep_points=rules.sweep_points,
        announce=setup.announce,
        switches={name: written(value) for name, value in rules.values.items()},
        worth={str(card): rules.card_points(card) for card in CARDS if rules.card_points(card)},
        clock=list(setup.clock) if setup.clock else None,
        grace=setup.grace,
        pace=setup.pace,
        watch=setup.watch,
        undo=setup.undo,
    )
