"""What the people at a table are told, as JSON: of a play from kept pieces, else from the types.

`tabbe.server.scene` says what it is, and this writes the same bytes; a play is what is told most,
so for one no object is made that is only to be written. What one seat alone knows is made from its
view, or from what that holds beside what lies open, and kept for that seat alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pydantic_core import to_json

from tabbe.engine import event
from tabbe.protocol import message as m
from tabbe.protocol.position import own
from tabbe.protocol.stencil import cards, number, stencil_of, text
from tabbe.server import scene

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from tabbe.cards import Card
    from tabbe.engine import Deal, View
    from tabbe.server.table import Table

_BOOLS: Final = (b"false", b"true")


class Telling:
    """Writes what a table looks like.

    Args:
        table: the table.
        names: names of people.
    """

    def __init__(self, table: Table, names: Callable[[str], str]) -> None:
        self._table = table
        self._names = names
        self._stencil = stencil_of(table.rules)
        self._waiting: dict[int, tuple[Sequence[Card], list[m.Act], list[int], bytes]] = {}

    def scene(self, connected: Collection[int | None], now: int) -> bytes:
        """Write what everybody sees, as `scene.scene` gives it.

        Args:
            connected: seats of which a device is connected; None among them says nothing.
            now: the time.
        """
        table = self._table
        deal = table.deal
        if table.phase != "playing" or deal is None or table.question is not None:
            return m.write(scene.scene(table, self._names, connected, now))
        view = deal.view(None)
        played, turn, proof = table.played[-1], table.turn, scene.proof_of(table)
        return (
            b'{"phase":"playing","match":%d,"deal":%d,"deals":%b,"target":%d,"practice":%b,'
            b'"seats":[%b],"sides":%b,"board":%b,"fair":%b,"asked":null,"breakdown":null,'
            b'"result":null,"running":%b}'
            % (
                len(table.played),
                table.deal_number,
                number(scene.deals_of(table)),
                table.rules.target,
                _BOOLS[played.practice],
                self._seats(deal, view, connected, now),
                _sides(table.sides),
                self._stencil.board(view, deal.move_count, deal.batch),
                _fair(None if proof is None else proof.commitment),
                number(turn if turn is not None and table.runs(turn) else None),
            )
        )

    def _seats(self, deal: Deal, view: View, connected: Collection[int | None], now: int) -> bytes:
        table = self._table
        match, host, conceded = table.match, table.host, table.played[-1].conceded
        called = scene.called(table, self._names)
        held, piles, sweeps, scores = deal.hand_sizes, view.pile_counts, view.sweeps, view.scores
        totals, within = ((), ()) if match is None else (match.totals, match.seats_in)
        parts = []
        for at, chair in enumerate(table.chairs):
            head = _seat_head(
                at,
                chair.kind,
                called[at],
                chair.bot,
                host == at,
                at in connected,
                chair.kind == "person" and chair.bot is not None and not chair.returning,
                at in conceded,
                at not in within,
                chair.ready,
            )
            clock = number(table.left_on_clock(at, now)) if table.clocks else b"null"
            parts.append(
                b'%b"cards":%d,"pile":%d,"sweeps":%d,"score":%d,"total":%d,"wins":%d,"hints":%d,'
                b'"clock":%b}'
                % (
                    head,
                    held[at],
                    piles[at],
                    sweeps[at],
                    scores[at],
                    totals[at],
                    chair.wins,
                    chair.hints,
                    clock,
                )
            )
        return b",".join(parts)

    def own(self, seat: int | None) -> bytes:
        """Write what one seat alone knows, as `scene.own_part` gives it; null for a spectator."""
        if seat is None:
            return b"null"
        table = self._table
        deal = scene.on_table(table)
        if deal is None or table.phase != "playing":
            return m.write(scene.own_part(table, seat))
        may, muted = scene.acts(table, seat), sorted(table.chairs[seat].muted)
        held = deal.holding(seat)
        if table.turn == seat:
            written = None
            if cards(deal.table) is not None:
                written = self._stencil.choosing(seat, held, may, muted)
            if written is None:
                written = m.write(own(deal.view(seat), may=may, muted=muted, mixed=True))
            return written
        hand, kept = held[0], self._waiting.get(seat)
        # On the others' turns a hand is the same object, for it is made anew when it changes.
        if kept is None or kept[0] is not hand or kept[1] != may or kept[2] != muted:
            written = self._stencil.waiting(seat, hand, may, muted)
            kept = self._waiting[seat] = (hand, may, muted, written)
        return kept[3]

    def log(self, seat: int | None) -> bytes:
        """Write what has happened in the deal, as a seat saw it or a spectator."""
        return _listed(m.write(entry) for entry in scene.log(self._table, seat, self._names))

    def news(
        self, since: tuple[int, int], viewers: Collection[int | None]
    ) -> dict[int | None, bytes]:
        """Write the new entries of the log for every viewer; one for all where they are alike.

        Args:
            since: what to leave out, see `scene.log_length`.
            viewers: seats, and None for spectators.
        """
        table, names = self._table, self._names
        deal = table.told_deal
        happened = () if deal is None else deal.told(None, since[1])
        if any(one.__class__ is event.Dealt for one in happened):
            return {
                seat: _listed(m.write(entry) for entry in scene.log(table, seat, names, since))
                for seat in viewers
            }
        if table.unnoted + len(table.notes) == since[0]:
            written = _listed(map(self._stencil.told, happened))
        else:
            written = _listed(m.write(entry) for entry in scene.log(table, None, names, since))
        return dict.fromkeys(viewers, written)


@lru_cache(maxsize=4096)
def _seat_head(
    seat: int,
    kind: str,
    name: str | None,
    bot: str | None,
    host: bool,  # noqa: FBT001 - by place, which is how they are kept
    connected: bool,  # noqa: FBT001
    away: bool,  # noqa: FBT001
    conceded: bool,  # noqa: FBT001
    out: bool,  # noqa: FBT001
    ready: bool,  # noqa: FBT001
) -> bytes:
    """What is told of a seat and does not change with a play."""
    flags = [_BOOLS[bool(flag)] for flag in (host, connected, away, conceded, out, ready)]
    written = (b"%d" % seat, kind.encode(), text(name), text(bot), *flags)
    return (
        b'{"seat":%b,"kind":"%b","name":%b,"bot":%b,"host":%b,"connected":%b,"away":%b,'
        b'"conceded":%b,"out":%b,"ready":%b,' % written
    )


@lru_cache(maxsize=256)
def _sides(sides: tuple[tuple[int, ...], ...]) -> bytes:
    return to_json(sides)


def _fair(commitment: str | None) -> bytes:
    """The proof of a deal that is on: only what was published before it."""
    if commitment is None:
        return b"null"
    return b'{"commitment":"%b","secret":null,"seats":null,"until":null}' % commitment.encode()


def _listed(entries: Iterable[bytes]) -> bytes:
    return b"[" + b",".join(entries) + b"]"
