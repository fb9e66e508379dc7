"""Playing a record through the engine: is it legal, and what does it score?"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from tabbe.engine import AmbiguousMove, Build, IllegalMove, InvalidMove
from tabbe.engine.notation import read_move
from tabbe.engine.standing import Standing, scored
from tabbe.records.dealing import dealing
from tabbe.records.error import IllegalRecord, quoted
from tabbe.records.hidden import Hidden, known_deck, suppose
from tabbe.records.move import unreadable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabbe.cards import Card
    from tabbe.engine import Deal, Move, Scored
    from tabbe.i18n import TabbeError
    from tabbe.records.hidden import Reason
    from tabbe.records.record import DealRecord, Record

LEGAL_LIMIT: Final = 1000
"""The most legal moves that the error for an illegal one lists."""


@dataclass(frozen=True, slots=True)
class DealReplay:
    """One deal as it was played.

    Attributes:
        scores: points per seat; so far and without the residue while `is_over` is false.
        sweeps: sweep units per seat, before any are turned back; a double sweep is 2.
        last_capture: the seat of the last capture, None before the first.
        is_over: whether the deal was played to its end and counted.
        moves: the moves in the notation that the engine writes.
        scored: how the finished deal was counted, None before that.
        deal: the deal itself after its last move; copy it before playing or taking back.
    """

    scores: tuple[int, ...]
    sweeps: tuple[int, ...]
    last_capture: int | None
    is_over: bool
    moves: tuple[str, ...]
    scored: Scored | None
    deal: Deal = field(repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Replay:
    """A record as it was played.

    Attributes:
        record: the record, its moves in the notation that the engine writes, with the scores and
            totals that the play gives.
        deals: the deals that could be played.
        totals: points per seat over the finished deals.
        hidden: what hidden cards mean for each deal that has any, in the order of deals.
    """

    record: Record
    deals: tuple[DealReplay, ...]
    totals: tuple[int, ...]
    hidden: tuple[Hidden, ...] = ()

    @property
    def is_finished(self) -> bool:
        """Whether every deal of the record was played to its end."""
        return len(self.deals) == len(self.record.deals) and all(
            deal.is_over for deal in self.deals
        )

    def as_dict(self) -> dict[str, Any]:
        """Return the result as plain values, for JSON.

        The keys are ``game``, ``deals`` (each with ``scores``, ``sweeps`` and ``last_capture``)
        and ``totals``; an unfinished deal also has ``"finished": false``, and a record with
        hidden cards ``hidden``, a list of ``deal`` and ``reason`` (see `Hidden`).
        """
        shown: dict[str, Any] = {
            "game": self.record.game,
            "deals": [_deal_dict(deal) for deal in self.deals],
            "totals": list(self.totals),
        }
        if self.hidden:
            shown["hidden"] = [
                {"deal": hidden.deal, "reason": hidden.reason} for hidden in self.hidden
            ]
        return shown


def replay(record: Record) -> Replay:
    """Play a record through the engine, from the first card to the last move.

    Any seat may deal; that the deal passes to the left is custom, not checked here. A record
    goes on as long as its deals do, whether or not the match would have ended before. Only the
    last deal may be unfinished. Scores and totals that the record gives must be those of the play.

    Raises:
        IllegalRecord: a move that is not allowed or fits several, moves after the end of a deal,
            a dealer or deal that cannot be, scores or totals that are not those of the play.
        RecordError: a move that cannot be read at all.
    """
    try:
        return _replayed(record)
    except IllegalRecord as error:
        error.file = None if record.source is None else record.source.file
        raise


def _replayed(record: Record) -> Replay:
    """What `replay` returns, with errors that do not know their file."""
    standing = Standing.start(record.rules, len(record.players), record.teams)
    played: list[DealReplay] = []
    notes: list[Hidden] = []
    for number, written in enumerate(record.deals, start=1):
        _check_seats(standing, written, number)
        deck, reason = _deck(standing, record, number)
        if reason is not None:
            notes.append(Hidden(number, reason))
        if reason == "table":
            break
        deal = _play(standing, deck, record, number)
        if deal.is_over and None in deck:
            # Every card that was dealt has been played by now, so it is one that never was.
            notes.append(Hidden(number, "undealt"))
            played.append(_played(deal, is_counted=False))
            break
        played.append(_played(deal, is_counted=deal.is_over))
        _check_scores(played[-1], written, number)
        if deal.is_over:
            standing = standing.after(deal)
        elif number < len(record.deals):
            raise IllegalRecord("record-illegal-unfinished", deal=number, rule="unfinished")
    stopped = bool(notes) and notes[-1].ends_replay
    if record.totals is not None and not stopped and record.totals != standing.totals:
        raise IllegalRecord(
            "record-illegal-totals",
            deal=len(record.deals),
            rule="totals",
            found=_numbers(record.totals),
            right=_numbers(standing.totals),
        )
    deals = tuple(played)
    return Replay(_settled(record, deals, standing.totals), deals, standing.totals, tuple(notes))


def _deck(
    standing: Standing, record: Record, number: int
) -> tuple[tuple[Card | None, ...], Reason | None]:
    """Return the deck of a deal with the cards that its moves give away."""
    written = record.deals[number - 1]
    if None not in written.deck:
        return written.deck, None
    return known_deck(record, number - 1, standing.seats)


def _play(standing: Standing, deck: tuple[Card | None, ...], record: Record, number: int) -> Deal:
    """Play the moves of one deal."""
    written = record.deals[number - 1]
    known = list(deck)
    while True:
        deal = standing.deal(tuple(known), written.dealer)
        for at, move in enumerate(written.moves):
            if deal.is_over:
                raise IllegalRecord(
                    "record-illegal-over", deal=number, move=at + 1, rule="over", count=at
                )
            try:
                deal.play(move)
            except InvalidMove as error:
                raise unreadable(error, record.source, number - 1, at) from None
            except IllegalMove as error:
                if _holds_more(deal, known, move, error.reason):
                    break
                raise _illegal(error, error.rule, error.legal, number, at, move) from None
            except AmbiguousMove as error:
                refusal = _illegal(error, "ambiguous", error.legal, number, at, move)
                refusal.complete = refusal.complete and error.complete
                raise refusal from None
        else:
            return deal


def _holds_more(deal: Deal, deck: list[Card | None], move: str, reason: str) -> bool:
    """Whether a move would be right with a hidden card of its hand, now put into the deck."""
    seat = deal.seat
    if seat is None or None not in deck:
        return False
    if reason == "not_held_for":
        values = [read_move(move).made]
    elif reason == "owes_build":
        values = [
            item.value for item in deal.table if isinstance(item, Build) and item.owner == seat
        ]
    else:
        return False
    dealt = dealing(deal.rules.plan(len(deal.seats)), deal.seats, deal.dealer)
    return suppose(deck, dealt.batches[deal.batch - 1][seat], values, deal.rules)


def _illegal(
    cause: TabbeError, rule: str, legal: Iterable[Move], number: int, at: int, move: str
) -> IllegalRecord:
    # A crowded table may allow millions of moves, which nobody would read.
    listed = tuple(str(other) for other in islice(legal, LEGAL_LIMIT + 1))
    return IllegalRecord(
        "record-illegal-move",
        deal=number,
        move=at + 1,
        rule=rule,
        legal=listed[:LEGAL_LIMIT],
        complete=len(listed) <= LEGAL_LIMIT,
        cause=cause,
        played=quoted(move),
    )


def _check_seats(standing: Standing, written: DealRecord, number: int) -> None:
    if len(standing.seats) < 2:
        raise IllegalRecord("record-illegal-match-over", deal=number, rule="over", last=number - 1)
    if written.dealer not in standing.seats:
        raise IllegalRecord(
            "record-illegal-dealer", deal=number, rule="dealer", dealer=written.dealer
        )


def _check_scores(played: DealReplay, written: DealRecord, number: int) -> None:
    if written.scores is None:
        return
    if not played.is_over:
        raise IllegalRecord(
            "record-illegal-early",
            deal=number,
            rule="unfinished",
            count=len(written.moves),
        )
    if written.scores != played.scores:
        raise IllegalRecord(
            "record-illegal-scores",
            deal=number,
            rule="scores",
            found=_numbers(written.scores),
            right=_numbers(played.scores),
        )


def _played(deal: Deal, *, is_counted: bool) -> DealReplay:
    return DealReplay(
        scores=deal.scores(),
        sweeps=deal.sweeps,
        last_capture=deal.last_capture,
        is_over=is_counted,
        moves=tuple(str(move) for move in deal.moves),
        scored=scored(deal) if is_counted else None,
        deal=deal,
    )


def _settled(record: Record, deals: tuple[DealReplay, ...], totals: tuple[int, ...]) -> Record:
    """Return a record with the moves, scores and totals that its replay gives."""
    written = tuple(
        replace(
            deal,
            moves=(*played.moves, *deal.moves[len(played.moves) :]),
            scores=played.scores if played.is_over else deal.scores,
        )
        for deal, played in zip(record.deals, deals, strict=False)
    )
    whole = len(deals) == len(record.deals) and all(deal.is_over for deal in deals)
    return replace(
        record,
        deals=written + record.deals[len(written) :],
        totals=totals if whole else record.totals,
        source=None,
    )


def _deal_dict(deal: DealReplay) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "scores": list(deal.scores),
        "sweeps": list(deal.sweeps),
        "last_capture": deal.last_capture,
    }
    if not deal.is_over:
        shown["finished"] = False
    return shown


def _numbers(points: tuple[int, ...]) -> str:
    return " ".join(map(str, points))
