"""Places in a hand and on a table, as bits: which of them count, and which cards may creep.

What the ways of finding moves have in common.
"""

from __future__ import annotations

from tabbe.engine.block import (
    CARD_BITS,
    CARD_WIDTH,
    FORCED_CARD,
    FORCED_HAND,
    HIDDEN,
    PER_CARD,
    PER_HAND,
    R_CAPTURE,
    R_FORCED,
    Block,
)


def first_copies(hand: int, held: int) -> int:
    """The places of a packed hand that hold a known card for the first time."""
    places = 0
    seen = 0
    for place in range(held):
        card = (hand >> (CARD_WIDTH * place)) & HIDDEN
        if card != HIDDEN and (seen >> card) & 1 == 0:
            seen |= 1 << card
            places |= 1 << place
    return places


def creeps_of(known: int, able: int, sweepers: int, rules: Block) -> int:
    """The places in a hand whose card may creep.

    Given the places of known cards, of those that take something and of those that sweep.
    """
    if rules[R_CAPTURE] == PER_CARD:
        known &= ~able
    elif rules[R_CAPTURE] == PER_HAND and able:
        known = 0
    if sweepers:
        if rules[R_FORCED] == FORCED_HAND:
            known = 0
        elif rules[R_FORCED] == FORCED_CARD:
            known &= ~sweepers
    return known


def twins_in(packed: int, number: int) -> int:
    """Bit i for each i where the packed cards i and i + 1 are twins."""
    twins = 0
    for i in range(number - 1):
        here = (packed >> (CARD_WIDTH * i)) & CARD_BITS
        if here == (packed >> (CARD_WIDTH * (i + 1))) & CARD_BITS:
            twins |= 1 << i
    return twins
