"""The moves that are looked at where there are too many to look at them all."""

from __future__ import annotations

from itertools import chain, islice
from typing import TYPE_CHECKING, Final

from tabbe.bots.greedy import preference
from tabbe.engine.listing import LegalMoves

if TYPE_CHECKING:
    from tabbe.engine import Move, View

MOST: Final = 40
"""So many legal moves are all looked at; of more, so many are."""
_SEEN: Final = 400


def candidates(view: View, most: int = MOST) -> list[Move]:
    """The moves worth looking at: all of them, or `most` where there are more.

    Of a long list the creeps, and in turn for each card and each kind of move the one that
    `greedy` prefers, then its second, and so on. Of a listing that is longer than some hundreds
    only the first are looked at, the creeps always.
    """
    moves = list(islice(view.legal, _SEEN + 1))
    if len(moves) <= most:
        return moves
    if isinstance(view.legal, LegalMoves) and len(moves) > _SEEN:
        moves.extend(creep for creep in view.legal.creeps() if creep not in moves)
    kinds: dict[tuple[int, str, int], list[Move]] = {}
    for move in moves:
        kinds.setdefault((move.card.index, move.kind, move.made), []).append(move)
    ranked = [sorted(group, key=lambda m: preference(m, view.rules)) for group in kinds.values()]
    rounds = (
        (group[turn] for group in ranked if turn < len(group))
        for turn in range(max(map(len, ranked)))
    )
    chosen = set(islice(chain.from_iterable(rounds), most))
    return [move for move in moves if move in chosen]
