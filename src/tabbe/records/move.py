"""Moves as words of a record: cutting them out, and saying which cannot be read."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING, Final

from tabbe.engine import InvalidMove
from tabbe.engine.notation import read_move
from tabbe.records.error import Place, RecordError

if TYPE_CHECKING:
    from tabbe.records.source import Source

MOST_MOVES: Final = 104
"""No deal has more moves, for every move plays a card."""

_WORD: Final = re.compile(r"\S+")


def moves_of(text: str, source: Source, deal: int) -> tuple[str, ...]:
    """Return the moves of a text, white space between them.

    Args:
        text: the value of ``moves``.
        source: the record that it stands in.
        deal: the deal, counted from 0.

    Raises:
        RecordError: one of them is no move of any game, or they are more than a deal can have.
    """
    moves = tuple(found.group() for found in islice(_WORD.finditer(text), MOST_MOVES + 1))
    if len(moves) > MOST_MOVES:
        place = source.place_of_word(("deals", deal, "moves"), _WORD, MOST_MOVES)
        raise RecordError("record-moves-many", place, deal=deal + 1, limit=MOST_MOVES)
    for at, move in enumerate(moves):
        try:
            read_move(move)
        except InvalidMove as error:
            raise unreadable(error, source, deal, at) from None
    return moves


def unreadable(cause: InvalidMove, source: Source | None, deal: int, at: int) -> RecordError:
    """Return the error for a move, counted from 0, that cannot be read."""
    place = Place()
    if source is not None:
        place = source.place_of_word(("deals", deal, "moves"), _WORD, at)
    return RecordError("record-move", place, cause, deal=deal + 1, move=at + 1)
