"""What is sent at every play, as JSON put together from pieces that are kept.

All of it is made from a `View`, like the parts of `tabbe.protocol.position`, or from what a seat's
view holds beside what lies open, and is byte for byte what `write` makes of those: they say
what a part is, here it is only written in less time.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Final

from pydantic_core import to_json

from tabbe.cards import CARDS
from tabbe.engine import Build, event
from tabbe.engine.listing import LegalMoves
from tabbe.engine.refusal import illegal, kept_args, reason_kept, right_instead
from tabbe.protocol import position
from tabbe.protocol.message import write
from tabbe.protocol.position import HAND_WIDE, LISTED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.cards import Card
    from tabbe.engine import Move, View
    from tabbe.engine.view import Holding
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

    def board(self, view: View, played: int, batch: int) -> bytes:
        """Write what `position.board` gives.

        Args:
            view: of a spectator.
            played: number of moves played.
            batch: the one being played, as the last deal of cards in the view tells.
        """
        table = cards(view.table)
        if table is None:
            return write(position.board(view, played))
        spades, others = [b",".join([_QUOTED[card] for card in heap]) for heap in view.heaps]
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

    def choosing(
        self,
        seat: int,
        held: Holding,
        may: Sequence[m.Act],
        muted: Sequence[int],
    ) -> bytes | None:
        """Write what `position.own` gives for the seat on turn; None where its view is needed.

        Args:
            seat: on turn.
            held: its cards and moves, as its view has them; the moves take no builds.
            may: what it can do now.
            muted: seats whose phrases it does not want.
        """
        hand, legal = held
        if isinstance(legal, LegalMoves) and legal.is_long:
            return None
        first = list(islice(legal, LISTED + 1))
        complete = len(first) <= LISTED
        if not complete:
            first.pop()
        moves: dict[int, int] = {}
        free = set()
        for move in first:
            card = move[0]
            moves[card] = moves.get(card, 0) + 1
            # What takes nothing; a creep, for no builds lie there.
            if not move[2]:
                free.add(card)
        shown: list[bytes] = []
        duties: dict[str, bytes] = {}
        for card in hand:
            count = moves.get(card.index, 0)
            why = 0 if card.index in free else reason_kept(card, legal)
            if not why:
                shown.append(self._free(card, count))
                continue
            head, code, key, rule = self._barred(card, why)
            args = to_json(kept_args(card, right_instead(card, legal)))
            reason = b'{"code":%b,"key":%b,"args":%b,"rule":%b}' % (text(code), key, args, rule)
            shown.append(b'%b"moves":%d,"barred":%b}' % (head, count, reason))
            if code in HAND_WIDE:
                duties.setdefault(code, reason)
        return _OWN % (
            seat,
            b",".join(shown),
            b",".join(map(self._move, first)),
            _BOOLS[complete],
            b",".join(duties.values()),
            words(tuple(may)),
            b",".join([b"%d" % other for other in muted]),
            b"true",
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

    def _barred_card(self, card: Card, why: int) -> tuple[bytes, str, bytes, bytes]:
        """The head of a card that may not be laid out, and code, key and rule of the reason."""
        error = illegal(why, card, ())
        return self._head(card), error.reason, text(error.key), text(error.rule)

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
