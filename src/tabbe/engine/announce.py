"""What a table calls for: every rank that would sweep it (rules.md 6.1).

The calls follow from the table alone, so making them gives no hand away.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tabbe.cards import CARDS, RANKS, Card
from tabbe.engine import compiler
from tabbe.engine.block import FIVE_OF_SPADES
from tabbe.engine.move import Build, masks_of

if TYPE_CHECKING:
    from tabbe.rules import Rules


def announcements(rules: Rules, table: Iterable[Card | Build]) -> tuple[str, ...]:
    """Name what would sweep a table.

    Returns:
        Ranks in order (`"9"`, `"Q"`) where any card of the rank sweeps, and single cards
        (`"2s"`) where only that card of its rank does, the clearing five of spades as `"5s"`;
        empty for a table nobody can sweep.
    """
    items = tuple(table)
    if not items:
        return ()
    cards = tuple(item for item in items if isinstance(item, Card))
    values = {item.value for item in items if isinstance(item, Build)}
    kernels = compiler.plain
    pair_only = int(rules.pictures == "pair_only")
    desk = compiler.desk_for(kernels, pair_only, 0)
    mask1, mask2 = masks_of(cards)
    clearing = rules.spade5_clears and rules.spade5_sweeps

    def sweeps(card: Card) -> bool:
        if clearing and card.index == FIVE_OF_SPADES:
            return True
        return any(
            (not cards or kernels.clears(mask1, mask2, value, pair_only, desk.work, desk.memo))
            and values <= {value}
            for value in rules.hand_values(card)
        )

    called: list[str] = []
    for rank in range(13):
        able = [card for card in CARDS[4 * rank : 4 * rank + 4] if sweeps(card)]
        if len(able) == 4 or (len(able) == 3 and _is_special(rank)):
            called.append(RANKS[rank])
        else:
            called.extend(str(card) for card in able)
    return tuple(called)


def _is_special(rank: int) -> bool:
    """Whether a rank has a card whose hand value may differ from its fellows' (2 and 10)."""
    return rank in (1, 9)
