"""How the packs are dealt: how many cards, to whom, in which packets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from tabbe.rules.error import RulesError

if TYPE_CHECKING:
    from tabbe.rules.record import Rules

Packet = tuple[Literal["hand", "table"], int]

BATCH: Final = 4
"""Cards a seat gets in every later batch."""

# Two packs, by number of players: the rows that come out even with later batches of four.
_EXACT: Final[dict[int, tuple[Packet, ...]]] = {
    2: (("hand", 3), ("table", 2), ("hand", 3), ("table", 2)),
    3: (("hand", 3), ("table", 3), ("hand", 2), ("table", 2)),
    4: (("hand", 3), ("table", 2), ("hand", 2), ("table", 2)),
    5: (("hand", 2), ("table", 2), ("hand", 2), ("table", 2)),
    6: (("hand", 3), ("table", 2), ("hand", 2)),
}


@dataclass(frozen=True, slots=True)
class DealPlan:
    """How one deal is dealt to a number of players.

    Attributes:
        players: seats dealt to.
        hand: cards a seat holds after the opening.
        table: cards laid to the table in the opening, the only ones ever dealt to it.
        opening: packets of the opening in order: `("hand", 3)` is three cards to each seat,
            forehand first and the dealer last; `("table", 2)` is two cards to the table.
        batches: cards each seat gets in every later batch, such as `(4, 4, 4)`.
        undealt: cards that stay over when the last batch has been dealt.
    """

    players: int
    hand: int
    table: int
    opening: tuple[Packet, ...]
    batches: tuple[int, ...]
    undealt: int

    def packets(self, cards: int) -> tuple[int, ...]:
        """Give the packets of a later batch: two at a time, an odd card last.

        Args:
            cards: cards each seat gets in the batch.
        """
        return (2,) * (cards // 2) + (1,) * (cards % 2)


def plan_deal(rules: Rules, players: int) -> DealPlan:
    """Plan a deal.

    Raises:
        RulesError: when the game is not for so many players, or the cards do not come out even
            although the rules want it.
    """
    low, high = rules.min_players, rules.max_players
    if type(players) is not int or not low <= players <= high:
        if low == high:
            raise RulesError("bad-players-exact", low=low)
        raise RulesError("bad-players", low=low, high=high)
    opening = _opening(rules, players)
    hand = sum(size for place, size in opening if place == "hand")
    table = sum(size for place, size in opening if place == "table")
    rest = 52 * rules.packs - table - hand * players
    full, rest = divmod(rest, BATCH * players)
    short, undealt = divmod(rest, players)
    if rest and rules.last_batch == "exact":
        raise RulesError(
            "bad-deal-uneven", players=players, hand=hand, table=table, over=rest, packs=rules.packs
        )
    batches = (BATCH,) * full + ((short,) if short else ())
    return DealPlan(players, hand, table, opening, batches, undealt)


def _opening(rules: Rules, players: int) -> tuple[Packet, ...]:
    if rules.packs == 1 and players == 5:
        raise RulesError("bad-deal-five")
    if rules.packs == 2 and rules.deal_table == "exact":
        return _EXACT[players]
    half = 4 if rules.packs == 2 and rules.deal_table == "4/8" else 2
    if rules.packets == "table_last":
        return (("hand", 2), ("hand", 2), ("table", 2 * half))
    return (("hand", 2), ("table", half), ("hand", 2), ("table", half))
