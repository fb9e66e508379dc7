"""What a seat may play: the listing of all legal moves and the check of a single one.

Both stand on the same few questions (what a value takes, what clears the table), and people, bots
and random playouts all get their moves here. Rules: captures rules.md 1.5, sweeps 1.6.
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
    W_LEAST,
    W_TAKES1,
    W_TAKES2,
    Block,
)
from tabbe.engine.split import splits
from tabbe.engine.take import (
    clears,
    sums,
    takes_begin,
    takes_next,
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
    most = 0
    takes_begin(table1, table2, value, 0, MAXIMAL, pair_only, work)
    while takes_next(work, memo):
        most = popcount(work[W_TAKES1]) + popcount(work[W_TAKES2])
        work[W_LEAST] = most + 1
    return most


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
            if most_cards(table1, table2, part, pair_only, work, memo) > size:
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


def sweeping_values(table1: int, table2: int, pair_only: int, work: Block, memo: Block) -> int:
    """The values 1..16 that clear these loose cards, as bits."""
    found = 0
    for value in range(1, 17):
        if clears(table1, table2, value, pair_only, work, memo):
            found |= 1 << value
    return found


def split_check(counts: int, value: int, work: Block, memo: Block) -> int:
    """1 when packed counts split into groups of a value (a face for tests and measurements)."""
    return splits(counts, value, 0, work, memo)
