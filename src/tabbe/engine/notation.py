"""Moves in writing: `6c`, `8cx8d,As+7d,2c+6h`, `As=14x9d+5c`, `9hxAd+8c#`.

Forgiving in, strict out: the reader takes any grouping and order of the same cards, `10d`, `10♦`
and `♦10` for `Td`, any case, spaces, and marks at the end that it does not check. The writer is
`str(move)`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabbe.cards import Card, parse_card, quoted
from tabbe.engine.deal import illegal
from tabbe.engine.error import AmbiguousMove, IllegalMove, InvalidMove
from tabbe.engine.listing import LegalMoves
from tabbe.engine.move import masks_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.engine.deal import Deal
    from tabbe.engine.move import Move
    from tabbe.engine.view import View

LONGEST = 1000
_SELECTORS = re.compile("[\ufe0e\ufe0f]")
_CARD = r"(?:(?:10|[A2-9TJQK])[SHDC♠♥♦♣♤♡♢♧]|[♠♥♦♣♤♡♢♧](?:10|[A2-9TJQK]))"
_MOVE = re.compile(
    rf"(?P<card>{_CARD})(?:=(?P<value>\d{{1,2}}))?"
    rf"(?:(?P<take>[X×])(?P<taken>\*|{_CARD}(?:[+,]{_CARD})*)?)?#{{0,2}}",
    re.IGNORECASE,
)
_CARDS = re.compile(_CARD, re.IGNORECASE)
_BUILD_SIGNS = frozenset("^[]")


@dataclass(frozen=True, slots=True)
class Written:
    """A move as it was written, before it is held against a position.

    Attributes:
        card: the hand card.
        value: the hand value named, 0 for none.
        takes: the cards named, None for a creep, empty for a bare `x`.
    """

    card: Card
    value: int
    takes: tuple[Card, ...] | None


def read_move(text: str) -> Written:
    """Read a move without looking at any position.

    Raises:
        InvalidMove: when the text is not a move.
    """
    if not isinstance(text, str):
        raise InvalidMove("invalid-move-type", type=type(text).__name__)
    if len(text) > LONGEST:
        raise InvalidMove("invalid-move-long", longest=LONGEST)
    squeezed = _SELECTORS.sub("", "".join(text.split()))
    if not squeezed:
        raise InvalidMove("invalid-move-empty")
    found = _MOVE.fullmatch(squeezed)
    if found is None:
        if _BUILD_SIGNS & set(squeezed):
            raise InvalidMove("invalid-move-build", text=quoted(text))
        raise InvalidMove("invalid-move", text=quoted(text))
    takes: tuple[Card, ...] | None = None
    if found["take"]:
        if found["taken"] == "*":
            raise InvalidMove("invalid-move-clear", text=quoted(text))
        takes = tuple(parse_card(card) for card in _CARDS.findall(found["taken"] or ""))
    return Written(parse_card(found["card"]), int(found["value"] or 0), takes)


def parse_move(text: str, position: Deal | View) -> Move:
    """Read a move of the seat on turn.

    Args:
        text: the move in notation.
        position: a deal, or the view of the seat on turn.

    Returns:
        The legal move that is meant.

    Raises:
        InvalidMove: the text is not a move.
        IllegalMove: it is one, but not allowed now.
        AmbiguousMove: a take without its cards (`8cx`) fits several legal moves.
    """
    written = read_move(text)
    legal = _legal_of(position)
    if not isinstance(legal, LegalMoves):
        raise IllegalMove("over")
    return match_move(written, text, legal)


def _legal_of(position: Deal | View) -> Sequence[Move]:
    from tabbe.engine.deal import Deal

    return position.legal_moves() if isinstance(position, Deal) else position.legal


def match_move(written: Written, text: str, legal: LegalMoves) -> Move:
    """The legal move that a written one means, see `parse_move`."""
    card, value = written.card, written.value
    if written.takes == ():
        return _only_take(written, text, legal)
    takes = tuple(sorted(written.takes or ()))
    mask1, mask2 = masks_of(takes)
    if any(takes.count(taken) > 2 for taken in takes):
        raise illegal(2, card, takes, legal)
    number = legal.reason_against(card.index, value, mask1, mask2)
    if number:
        raise illegal(number, card, takes, legal)
    return legal.find(card.index, mask1, mask2)


def _only_take(written: Written, text: str, legal: LegalMoves) -> Move:
    """The one take of a card whose taken cards were left open."""
    fitting: list[Move] = []
    for move in legal:
        if move.card is written.card and move.takes and written.value in (0, move.value):
            fitting.append(move)
            # More are not shown, and on a crowded table there may be millions.
            if len(fitting) == LONGEST:
                break
    if not fitting:
        number = legal.reason_against(written.card.index, written.value, 0, 0)
        raise illegal(number or 6, written.card, (), legal)
    if len(fitting) > 1:
        raise AmbiguousMove(quoted(text), tuple(fitting))
    return fitting[0]
