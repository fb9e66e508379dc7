"""The moves that are looked at where there are too many to look at them all."""

from __future__ import annotations

from itertools import chain, islice
from typing import TYPE_CHECKING, Final

from tabbe.bots.greedy import preference
from tabbe.engine.listing import LegalMoves

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.bots.budget import Deadline
    from tabbe.engine import Move, View

MOST: Final = 40
"""So many legal moves are all looked at; of more, so many are."""
_SEEN: Final = 200
_CROWD: Final = 7  # items on the table
_GLANCE: Final = 4
BROAD: Final = 12  # items on a table where listing the moves may take as long as thinking


def at_a_glance(view: View) -> Sequence[Move]:
    """The moves that a player sees who does not look long: on a crowded table few of every card."""
    legal = view.legal
    if isinstance(legal, LegalMoves) and len(view.table) >= _CROWD:
        return legal.glance(_GLANCE)
    return candidates(view)


def candidates(
    view: View, most: int = MOST, seen: int = _SEEN, deadline: Deadline | None = None
) -> list[Move]:
    """The moves worth looking at: all of them, or `most` where there are more.

    Of a long list, in turn for each card, each kind of move and each value built, the one that
    `greedy` prefers, then its second, and so on. Of a listing of more than `seen` moves only so
    many are looked at, a fair share of every card's; where there is a deadline and the table is
    wide, as many as there is time for. After the deadline nothing more is ranked.
    """
    legal = view.legal
    moves: Sequence[Move] = legal
    if isinstance(legal, LegalMoves):
        if deadline and deadline.is_set and len(view.table) >= BROAD:
            moves = _in_time(view, legal, seen, deadline)
        else:
            moves = legal.sample(seen)
    if len(moves) <= most:
        return list(moves)
    kinds: dict[tuple[int, str, int], list[Move]] = {}
    for move in moves:
        kinds.setdefault((move.card.index, move.kind, move.made), []).append(move)
    ranked = [
        group
        if deadline and deadline.is_over()
        else sorted(group, key=lambda m: preference(m, view.rules))
        for group in kinds.values()
    ]
    rounds = (
        (group[turn] for group in ranked if turn < len(group))
        for turn in range(max(map(len, ranked)))
    )
    chosen = set(islice(chain.from_iterable(rounds), most))
    return [move for move in moves if move in chosen]


def is_forced(view: View) -> bool:
    """Whether there is just one legal move, found out without listing them on a wide table."""
    legal = view.legal
    if isinstance(legal, LegalMoves) and len(view.table) >= BROAD:
        # The last place of a share is kept for a creep, so of three there are two at least.
        return len(legal.glance(3)) == 1
    return len(legal[:2]) == 1


def _in_time(view: View, legal: LegalMoves, seen: int, deadline: Deadline) -> Sequence[Move]:
    """A fair share of every card's moves, up to `seen` in all, as large as there is time for."""
    share = _GLANCE
    most = max(share, seen // len(view.hand))
    before = deadline.left()
    moves = legal.glance(share)
    while share < most:
        left = deadline.left()
        # Twice as many moves take twice as long, and now and then longer.
        if left < 3 * (before - left):
            break
        share = min(2 * share, most)
        before, known = left, len(moves)
        moves = legal.glance(share)
        if len(moves) == known:
            break
    return moves
