"""What a seat may play on a table of loose cards: the check of a single move.

It stands on the same few questions as the listing in `tabbe.engine.choice`: what a value takes,
what clears the table. Rules: captures rules.md 1.5, sweeps 1.6.
"""

from __future__ import annotations

from tabbe.engine.bit import lowest, popcount
from tabbe.engine.block import (
    CARD_WIDTH,
    FORCED_CARD,
    HAND,
    HAND_N,
    HIDDEN,
    MAXIMAL,
    MAXIMUM,
    PER_CARD,
    PER_HAND,
    R_CAPTURE,
    R_EXTENT,
    R_FORCED,
    R_MAY,
    R_PAIR_ONLY,
    TABLE1,
    TABLE2,
    W_VAL,
    Block,
)
from tabbe.engine.split import splits
from tabbe.engine.take import (
    clears,
    sums,
    takes_begin,
)

# Why a move is refused; the names of the reasons are in `tabbe.engine.error`.
LEGAL = 0
NOT_HELD = 1
NOT_ON_TABLE = 2
MUST_CAPTURE = 3
MUST_CAPTURE_HAND = 4
FORCED_SWEEP = 5
NO_SUM = 6
TAKE_ALL = 7
TAKE_MOST = 8
WRONG_VALUE = 9


def pack_counts(mask1: int, mask2: int) -> int:
    """The numbers of cards of each low value, four bits a value."""
    counts = 0
    while mask1:
        card = lowest(mask1)
        mask1 &= mask1 - 1
        counts += (1 + ((mask2 >> card) & 1)) << (4 * (card >> 2))
    return counts


def low_sum(mask1: int, mask2: int) -> int:
    """The sum of the low values of a set of cards."""
    total = 0
    while mask1:
        card = lowest(mask1)
        mask1 &= mask1 - 1
        total += (1 + ((mask2 >> card) & 1)) * ((card >> 2) + 1)
    return total


def check_take(
    table1: int,
    table2: int,
    value: int,
    takes1: int,
    takes2: int,
    extent: int,
    pair_only: int,
    work: Block,
    memo: Block,
) -> int:
    """LEGAL, NO_SUM or TAKE_ALL: may a card of this value take this non-empty part of the table?

    Whether it must be the largest part (extent maximum) is not looked at here.
    """
    if clears(takes1, takes2, value, pair_only, work, memo) == 0:
        return NO_SUM
    if extent != 0:
        both = takes1 & ~takes2 & table2
        rest1 = (table1 & ~takes1) | both
        rest2 = table2 & ~takes1
        if (sums(rest1, rest2, pair_only) >> value) & 1:
            return TAKE_ALL
    return LEGAL


def most_cards(
    table1: int, table2: int, value: int, pair_only: int, work: Block, memo: Block
) -> int:
    """The greatest number of loose cards that a value can take."""
    number = takes_begin(table1, table2, value, 0, MAXIMAL, pair_only, work)
    left = fewest_left(number, number - 1, value, work, memo)
    return number - left if left >= 0 else 0


def takes_more(
    table1: int, table2: int, value: int, size: int, pair_only: int, work: Block, memo: Block
) -> int:
    """1 when a value can take more than so many loose cards."""
    number = takes_begin(table1, table2, value, 0, MAXIMAL, pair_only, work)
    return 1 if fewest_left(number, number - size - 1, value, work, memo) >= 0 else 0


def fewest_left(number: int, most: int, value: int, work: Block, memo: Block) -> int:
    """The fewest of the enumerator's cards that a value has to leave; -1 for more than `most`.

    Suits do not matter here, so what is left is tried as a number of cards of each low value, the
    fewest cards first: of equal cards it is all one which of them stay.
    """
    counts = 0
    total = 0
    for at in range(number):
        counts += 1 << (4 * (work[W_VAL + at] - 1))
        total += work[W_VAL + at]
    for size in range(most + 1 if most < number else number):
        spare = size
        fill = 13
        left = 0
        while fill >= 0:
            # Where a digit has gone up by one, those below it are filled from the lowest on.
            kept = total
            for low in range(13):
                if low < fill:
                    here = min((counts >> (4 * low)) & 15, spare)
                    spare -= here
                    left += here << (4 * low)
                kept -= ((left >> (4 * low)) & 15) * (low + 1)
            if kept % value == 0 and splits(counts - left, value, 0, work, memo):
                return size
            fill = -1
            for low in range(13):
                here = (left >> (4 * low)) & 15
                if spare and here < (counts >> (4 * low)) & 15:
                    fill = low
                    spare -= 1
                    left = (left >> (4 * low)) + 1 << (4 * low)
                    break
                spare += here
    return -1


def check_move(
    state: Block,
    seat: int,
    rules: Block,
    work: Block,
    memo: Block,
    card: int,
    value: int,
    takes1: int,
    takes2: int,
) -> int:
    """LEGAL or the reason why a seat may not play a card for these loose cards (none: a creep).

    `value` 0 stands for whichever hand value makes it legal.
    """
    found = False
    values = 0
    hand = state[HAND + seat]
    for _ in range(state[HAND_N + seat]):
        other = hand & HIDDEN
        hand >>= CARD_WIDTH
        if other != HIDDEN:
            values |= rules[R_MAY + other]
            found = found or other == card
    if not found:
        return NOT_HELD
    table1 = state[TABLE1]
    table2 = state[TABLE2]
    if takes1 & ~table1 or takes2 & ~table2:
        return NOT_ON_TABLE
    pair_only = rules[R_PAIR_ONLY]
    own = rules[R_MAY + card]
    if value and (own >> value) & 1 == 0:
        return WRONG_VALUE
    reach = sums(table1, table2, pair_only)
    everything = takes1 == table1 and takes2 == table2 and table1 != 0

    # Is this a take that some value of the card makes?
    reason = LEGAL
    extent = rules[R_EXTENT]
    if takes1:
        reason = NO_SUM
        rest = own
        while rest:
            part = lowest(rest)
            rest &= rest - 1
            if value and part != value:
                continue
            answer = check_take(table1, table2, part, takes1, takes2, extent, pair_only, work, memo)
            if answer == LEGAL:
                reason = LEGAL
                break
            if answer == TAKE_ALL:
                reason = TAKE_ALL
        if reason == NO_SUM:
            return NO_SUM
    if everything and reason == LEGAL:
        return LEGAL
    if rules[R_FORCED]:
        duty = own if rules[R_FORCED] == FORCED_CARD else values
        rest = duty & reach
        while rest:
            part = lowest(rest)
            rest &= rest - 1
            if clears(table1, table2, part, pair_only, work, memo):
                return FORCED_SWEEP
    if reason != LEGAL:
        return reason
    if takes1 == 0:
        if rules[R_CAPTURE] >= PER_CARD and own & reach:
            return MUST_CAPTURE
        if rules[R_CAPTURE] == PER_HAND and values & reach:
            return MUST_CAPTURE_HAND
    elif extent == MAXIMUM:
        size = popcount(takes1) + popcount(takes2)
        rest = own & reach
        while rest:
            part = lowest(rest)
            rest &= rest - 1
            if takes_more(table1, table2, part, size, pair_only, work, memo):
                return TAKE_MOST
    return LEGAL


def hand_clears(state: Block, seat: int, rules: Block, work: Block, memo: Block) -> int:
    """1 when a card in the seat's hand clears the table as it lies."""
    values = 0
    hand = state[HAND + seat]
    for _ in range(state[HAND_N + seat]):
        card = hand & HIDDEN
        hand >>= CARD_WIDTH
        if card != HIDDEN:
            values |= rules[R_MAY + card]
    while values:
        value = lowest(values)
        values &= values - 1
        if clears(state[TABLE1], state[TABLE2], value, rules[R_PAIR_ONLY], work, memo):
            return 1
    return 0
