"""Moves as the library has them and plays as the kernels have them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabbe.engine import block as b
from tabbe.engine.judge import CLEAR as CLEARS
from tabbe.engine.table_listing import TableMoves
from tabbe.envs.action import BUILD, CLEAR, HAND, LAY, STOP, TAKE, WITH, WITHOUT
from tabbe.envs.turn_block import (
    CARD,
    CHOOSE_RAISE,
    CURSOR,
    MADE,
    MAY_HAND,
    MAY_OTHER,
    MAY_TABLE,
    STAGE,
    TAKES1,
    TAKES2,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.engine.listing import LegalMoves
    from tabbe.engine.move import Move


def move_of(legal: Sequence[Move], row: Sequence[int]) -> Move:
    """The legal move of a play as the kernels have it."""
    listing: LegalMoves = legal  # type: ignore[assignment]
    play, takes1, takes2, builds = row
    if isinstance(listing, TableMoves):
        return listing.move_of(play, takes1, takes2, builds)
    return listing.find(play & b.CARD_BITS, takes1, takes2)


def row_of(legal: Sequence[Move], move: Move) -> tuple[int, int, int, int]:
    """A legal move as the kernels have it."""
    builds = 0
    if isinstance(legal, TableMoves):
        for label in move[9]:
            builds |= 1 << legal.labels.index(label)
    play = move[0] | move[1] << b.VALUE_SHIFT | move[5] << b.MADE_SHIFT
    return play, move[2], move[3], builds


def next_action(state: Any, turn: Any, target: Sequence[int]) -> int:
    """The next action of the walk in `turn` on its way to a play."""
    play, takes1, takes2, builds = target
    made = (play >> b.MADE_SHIFT) & b.VALUE_BITS
    if turn[CARD] < 0:
        return HAND + (play & b.CARD_BITS)
    left = (takes1 & ~int(turn[TAKES1])) | (takes2 & ~int(turn[TAKES2]))
    table, other = int(turn[MAY_TABLE]), int(turn[MAY_OTHER])
    if other >> (WITH - LAY) & 1 or other >> (WITHOUT - LAY) & 1:
        at = b.BUILD + b.B_SIZE * int(turn[CURSOR])
        wanted = builds >> int(turn[CURSOR]) & 1
        if turn[STAGE] == CHOOSE_RAISE and state[at + b.B_VALUE] == made:
            wanted = 0
        return WITH if wanted else WITHOUT
    if (play >> b.VALUE_SHIFT) & b.VALUE_BITS == CLEARS and not made:
        return CLEAR
    if made and turn[MADE] == 0:
        return BUILD + made
    if not takes1 and not builds:
        return LAY
    if left:
        card = (left & -left).bit_length() - 1
        if table >> card & 1:
            return TAKE + card
    return STOP


def numbers_of(turn: Any) -> list[int]:
    """The actions that may come next in a walk, ascending."""
    words = turn[MAY_HAND : MAY_OTHER + 1]
    return numbers_in(words if isinstance(words, list) else words.tolist())


def numbers_in(words: Sequence[int]) -> list[int]:
    """The actions in three words of what may come next, ascending."""
    hand, table, other = words
    found: list[int] = []
    while hand:
        low = hand & -hand
        found.append(low.bit_length() - 1)
        hand ^= low
    while table:
        low = table & -table
        found.append(TAKE - 1 + low.bit_length())
        table ^= low
    while other:
        low = other & -other
        found.append(LAY - 1 + low.bit_length())
        other ^= low
    return found
