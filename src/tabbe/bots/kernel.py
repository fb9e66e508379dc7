"""The kernels that bots think with, and the position in the form that they take it in.

Whoever thinks takes them from here, so that there is one list of them and one cache.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabbe.bots import endgame, explore, playout, policy, rollout, world
from tabbe.engine import compiler, replay

if TYPE_CHECKING:
    from types import SimpleNamespace

    from tabbe.engine import View
    from tabbe.engine.knowledge import Knowledge

compiler.add_kernels(playout)
compiler.add_kernels(replay, world, rollout, policy, explore, endgame)


def kernels_for_search() -> SimpleNamespace:
    """The kernels to search with: compiled ones if there are any, for nobody likes to wait."""
    mode = compiler.mode()
    if mode == "compiled" or (mode == "auto" and (compiler.is_loaded() or compiler.is_cached())):
        return compiler.compiled()
    return compiler.plain


def wide_block(known: Knowledge, view: View) -> Any:
    """The position of a view, `policy.WIDE` numbers: its block, then the cards not shown to all.

    Those are the unseen ones and the hand of the view's own seat.
    """
    hidden = masks_of_indices([*known.unseen, *(card.index for card in view.hand)])
    return compiler.block_of(known.kernels, [*map(int, known.block), *hidden])


def masks_of_indices(cards: list[int]) -> tuple[int, int]:
    """The pair of masks of some cards."""
    mask1 = mask2 = 0
    for card in cards:
        mask2 |= mask1 & 1 << card
        mask1 |= 1 << card
    return mask1, mask2
