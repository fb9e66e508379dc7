"""What is sent at every play, as JSON put together from pieces that are kept.

All of it is made from a `View`, like the parts of `tabbe.protocol.position`, and is byte for byte
what `write` makes of those: they say what a part is, here it is only written in less time.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Final

from pydantic_core import to_json

from tabbe.cards import CARDS
from tabbe.engine import Build, event
from tabbe.engine.listing import LegalMoves
from tabbe.engine.refusal import illegal, reason_kept, right_instead
from tabbe.protocol import position
from tabbe.protocol.message import write
from tabbe.protocol.position import HAND_WIDE, LISTED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.cards import Card
    from tabbe.engine import Move, View
    from tabbe.protocol import message as m
    from tabbe.rules import Rules

KEPT: Final = 16_384
"""Moves that are kept for one game; a few megabytes, and few others come."""

_BOOLS: Final = (b"false", b"true")
_QUOTED: Final[dict[object, bytes]] = {card: b'"%b"' % str(card).encode() for card in CARDS}


class Stencil:
    """Writes what is sent at every play, for the tables of one game.

    Args:
        rules: of the game.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._move = lru_cache(KEPT)(self._written_move)
        self._free = lru_cache(KEPT)(self._free_card)
        self._barred = lru_cache(KEPT)(self._barred_card)

    def board(self, view: View, played: int) -> bytes:
        """Write what `position.board` gives."""
        table = cards(view.table)
        if table is None:
            return write(position.board(view, played))
        spades, others = (b",".join([_QUOTED[card] for card in heap]) for heap in view.heaps)
        batch = 0
        for happened in reversed(view.events):
            if isinstance(happened, event.Dealt):
                batch = happened.batch
                break
        return (
            b'{"turn":%b,"dealer":%d,"played":%d,"table":[%b],"heaps":[[%b],[%b]],"batch":%d,'
            b'"batches_left":%d,"stock":%d,"last_capture":%b,"announcements":%b}'
            % (
                number(view.turn),
                view.dealer,
                played,
                table,
                spades,
                others,
                batch,
                view.batches_left,
                view.stock,
                number(view.last_capture),
                words(view.announcements()) if view.turn is not None else b"[]",
            )
        )

    def own(self, view: View, *, may: Sequence[m.Act], muted: Sequence[int], mixed: bool) -> bytes:
        """Write what `position.own` gives."""
        legal, seat = view.legal, view.seat
        if seat is None or cards(view.table) is None:
            return write(position.own(view, may=may, muted=muted, mixed=mixed))
        if isinstance(legal, LegalMoves) and legal.is_long:
            return write(position.own(view, may=may, muted=muted, mixed=mixed))
        shown = list(islice(legal, LISTED + 1))
        first = shown[:LISTED]
        moves = Counter([move[0] for move in first])
        free = {move[0] for move in first if move.kind == "creep"}
        hand: list[bytes] = []
        duties: dict[str, bytes] = {}
        for held in view.hand:
            count = moves.get(held.index, 0)
            why = 0 if held.index in free else reason_kept(held, legal)
            if not why:
                hand.append(self._free(held, count))
                continue
            head, code, reason = self._barred(held, why, right_instead(held, legal))
            hand.append(b'%b"moves":%d,"barred":%b}' % (head, count, reason))
            if code in HAND_WIDE:
                duties.setdefault(code, reason)
        return _OWN % (
            seat,
            b",".join(hand),
            b",".join(map(self._move, first)),
            _BOOLS[len(shown) <= LISTED],
            b",".join(duties.values()),
            words(tuple(may)),
            b",".join([b"%d" % other for other in muted]),
            _BOOLS[mixed],
        )

    def waiting(
        self, seat: int, hand: Sequence[Card], may: Sequence[m.Act], muted: Sequence[int]
    ) -> bytes:
        """Write what `position.own` gives for a seat that is not on turn in a deal.

        Args:
            seat: not on turn.
            hand: its cards, as its view has them.
            may: what it can do now.
            muted: seats whose phrases it does not want.
        """
        return _OWN % (
            seat,
            b",".join([self._free(card, 0) for card in hand]),
            b"",
            b"true",
            b"",
            words(tuple(may)),
            b",".join([b"%d" % other for other in muted]),
            b"true",
        )

    def told(self, happened: event.Event) -> bytes:
        """Write what `position.told` gives."""
        if isinstance(happened, event.Crept):
            return b'{"kind":"crept","seat":%d,"card":%b}' % (
                happened.seat,
                _QUOTED[happened.card],
            )
        if isinstance(happened, event.Captured):
            takes = cards(happened.takes)
            if takes is not None:
                groups = [
                    b"[%b]" % b",".join([_QUOTED[card] for card in group])
                    for group in happened.groups
                ]
                return (
                    b'{"kind":"captured","seat":%d,"card":%b,"value":%d,"takes":[%b],"groups":[%b],'
                    b'"points":%d,"clears":%b}'
                    % (
                        happened.seat,
                        _QUOTED[happened.card],
                        happened.value,
                        takes,
                        b",".join(groups),
                        happened.points,
                        _BOOLS[position.is_clear(happened)],
                    )
                )
        return write(position.told(happened, self._rules))

    # --- pieces -----------------------------------------------------------------------------------

    def _written_move(self, move: Move) -> bytes:
        """A move that takes no build; kept, as creeps and small takes come again and again."""
        return write(position.plain_move(move, self._rules))

    def _free_card(self, card: Card, moves: int) -> bytes:
        """A card that may be laid out."""
        return b'%b"moves":%d,"barred":null}' % (self._head(card), moves)

    def _barred_card(self, card: Card, why: int, instead: Move | None) -> tuple[bytes, str, bytes]:
        """The head of a card that may not be laid out, the code of why, and the whole reason."""
        error = illegal(why, card, (), () if instead is None else (instead,))
        reason = b'{"code":%b,"key":%b,"args":%b,"rule":%b}' % (
            text(error.reason),
            text(error.key),
            to_json(error.args_),
            text(error.rule),
        )
        return self._head(card), error.reason, reason

    def _head(self, card: Card) -> bytes:
        """What is told of a card of the hand and does not change."""
        return b'{"card":%b,"values":%b,"points":%d,' % (
            _QUOTED[card],
            to_json(self._rules.hand_values(card)),
            self._rules.card_points(card),
        )


_OWN: Final = (
    b'{"seat":%d,"hand":[%b],"legal":[%b],"complete":%b,"duties":[%b],"may":%b,"muted":[%b],'
    b'"mixed":%b}'
)


@lru_cache(maxsize=64)
def stencil_of(rules: Rules) -> Stencil:
    """Give the stencil of a game; one for all tables that play alike."""
    return Stencil(rules)


def cards(things: Sequence[Card | Build]) -> bytes | None:
    """Write cards in a row; None where a build is among them."""
    try:
        return b",".join([_QUOTED[thing] for thing in things])
    except KeyError:
        return None


def number(value: int | None) -> bytes:
    """Write a number that may be missing."""
    return b"null" if value is None else b"%d" % value


@lru_cache(maxsize=1024)
def words(listed: tuple[str, ...]) -> bytes:
    """Write a few short texts of which there are not many."""
    return to_json(listed)


@lru_cache(maxsize=4096)
def text(value: str | None) -> bytes:
    """Write a name, which stays the same from play to play."""
    return to_json(value)
