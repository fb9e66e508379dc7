"""What a table calls for: every rank that would sweep it (rules.md 6.1).

The calls follow from what lies open, and a card called by name from what was played before all
eyes, so making them gives no hand away. How many of a rank have been won is for the players to
count: the piles lie face down, and a rank that has run out is called all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from tabbe.cards import CARDS, RANKS, Card
from tabbe.engine import compiler, event
from tabbe.engine.block import FIVE_OF_SPADES
from tabbe.engine.move import Build, masks_of

if TYPE_CHECKING:
    from tabbe.engine.event import Event
    from tabbe.rules import Rules

_EVERY = (1 << 17) - 2
"""The values 1 to 16 as bits."""


def announcements(
    rules: Rules, table: Iterable[Card | Build], seen: Iterable[Card] = ()
) -> tuple[str, ...]:
    """Name what would sweep a table.

    Args:
        rules: the game.
        table: the cards and builds that lie there.
        seen: the cards that the deal has shown so far, where that is known.

    Returns:
        Ranks in order (`"9"`, `"Q"`) where any card of the rank sweeps, unless all of them lie on
        the table, and single cards (`"2s"`) where only that card of its rank does, the clearing
        five of spades as `"5s"`, unless it lies there or was seen. Empty for a table nobody can
        sweep.
    """
    items = tuple(table)
    if not items:
        return ()
    cards = tuple(item for item in items if isinstance(item, Card))
    # All that lies there goes at one value: the loose cards, and every build by its own.
    ranks = tuple(sorted([card.rank for card in cards]))
    clearing = _clearing(ranks, int(rules.pictures == "pair_only")) if cards else _EVERY
    for item in items:
        if isinstance(item, Build):
            clearing &= 1 << item.value
    called = _called(rules, clearing)
    if not called:
        return ()
    packs, lying = rules.packs, tuple(_cards_in(items))
    # Few tables call for a single card, so what was seen is looked through only where one does.
    shown = tuple(seen) if any(len(word) == 2 for word, _ in called) else ()
    return tuple(
        word
        for word, meant in called
        if any(
            lying.count(card) < packs and (len(word) == 1 or shown.count(card) < packs)
            for card in meant
        )
    )


def seen_in(events: Iterable[Event]) -> Iterator[Card]:
    """The cards that a deal has shown to everybody: laid at the opening or played since."""
    for told in events:
        if isinstance(told, event.Dealt):
            yield from told.table
        elif isinstance(told, event.Crept | event.Captured | event.Built):
            yield told.card


def _cards_in(items: Iterable[Card | Build]) -> Iterator[Card]:
    for item in items:
        yield from item.cards if isinstance(item, Build) else (item,)


@lru_cache(maxsize=16_384)
def _clearing(ranks: tuple[int, ...], pair_only: int) -> int:
    """The values that take all of some loose cards, as bits.

    Kept, for announcements are made at every turn of every table, and of ten tables nine have the
    ranks of one before.

    Args:
        ranks: of the cards, ascending.
        pair_only: 1 where pictures are no addends.
    """
    kernels = compiler.plain
    desk = compiler.desk_for(kernels, pair_only, 0)
    # Suits say nothing here: the cards of a rank are taken in turn, none more than twice.
    mask1, mask2 = masks_of(
        tuple(CARDS[4 * rank - 4 + ranks[:at].count(rank) % 4] for at, rank in enumerate(ranks))
    )
    total, highest = sum(ranks), ranks[-1]
    found = 0
    for value in range(highest, 17):
        if total % value == 0 and kernels.clears(
            mask1, mask2, value, pair_only, desk.work, desk.memo
        ):
            found |= 1 << value
    return found


@lru_cache(maxsize=512)
def _called(rules: Rules, clearing: int) -> tuple[tuple[str, tuple[Card, ...]], ...]:
    """What can be played at one of these values, or clear at any: words, and the cards meant."""
    five = rules.spade5_clears and rules.spade5_sweeps
    called: list[tuple[str, tuple[Card, ...]]] = []
    for rank in range(13):
        able = tuple(
            card
            for card in CARDS[4 * rank : 4 * rank + 4]
            if (five and card.index == FIVE_OF_SPADES)
            or any(clearing >> value & 1 for value in rules.hand_values(card))
        )
        if len(able) == 4 or (len(able) == 3 and _is_special(rank)):
            called.append((RANKS[rank], able))
        else:
            called.extend((str(card), (card,)) for card in able)
    return tuple(called)


def _is_special(rank: int) -> bool:
    """Whether a rank has a card whose hand value may differ from its fellows' (2 and 10)."""
    return rank in (1, 9)
