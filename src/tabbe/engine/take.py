"""What a value can take: the enumerator of outcomes and the look-ups for small tables.

An outcome is a set of loose cards that splits into groups of the value. Outcomes come in the order
of their sorted tuples of cards, each once, by a depth-first search over the cards in card order
that can be stopped and resumed, so a list of millions is as good as a list of two. Only cards
that some group could use are looked at, and a branch is left when its sum cannot come out even or,
where everything that fits must be taken, when a group has been passed over.
"""

from __future__ import annotations

from tabbe.engine.bit import lowest
from tabbe.engine.block import (
    ANY,
    LEX_MASKS,
    SETS_ROW,
    VALUES,
    W_BASE,
    W_CHOSEN,
    W_CNT,
    W_DEPTH,
    W_EXTENT,
    W_LEAST,
    W_N,
    W_NEXT,
    W_REL,
    W_RES,
    W_SKIP,
    W_SUM,
    W_TAIL,
    W_TAKES1,
    W_TAKES2,
    W_V,
    W_VAL,
    Block,
    Sets,
)
from tabbe.engine.split import splits

NUMBERS = 0xFFFFFFFFFF  # the cards A to 10


def sums(mask1: int, mask2: int, pair_only: int) -> int:
    """Every value that some loose cards make together, as bits 1..16 (bit 0 is always set).

    With `pair_only` pictures make only their own value, each alone.
    """
    reach = 1
    alone = 0
    while mask1:
        card = lowest(mask1)
        mask1 &= mask1 - 1
        value = (card >> 2) + 1
        if pair_only and value > 10:
            alone |= 1 << value
        else:
            reach |= reach << value
            if (mask2 >> card) & 1:
                reach |= reach << value
            reach &= 0x1FFFF
    if pair_only:
        reach &= ~0x3800
    return reach | alone


def clears(mask1: int, mask2: int, value: int, pair_only: int, work: Block, memo: Block) -> int:
    """1 when all these loose cards together (at least one) are an outcome of the value."""
    if mask1 == 0:
        return 0
    counts = 0
    total = 0
    while mask1:
        card = lowest(mask1)
        mask1 &= mask1 - 1
        low = (card >> 2) + 1
        if low > value:
            return 0
        if pair_only and (low > 10 or value in (11, 12, 13)) and low != value:
            return 0
        copies = 1 + ((mask2 >> card) & 1)
        total += low * copies
        counts += copies << (4 * (low - 1))
    if total % value:
        return 0
    if total == value:
        return 1
    return splits(counts, value, 0, work, memo)


def takes_begin(
    mask1: int,
    mask2: int,
    value: int,
    base: int,
    extent: int,
    pair_only: int,
    work: Block,
) -> int:
    """Set the enumerator up for these loose cards and return how many of them can matter.

    `base` is 0 for a capture; for a build it is what the group with the hand card holds already.
    """
    # For high values the sums of 11 to 13 matter as parts even where pictures are no addends.
    reach = sums(mask1 & NUMBERS if pair_only else mask1, mask2, 0)
    number = 0
    while mask1:
        card = lowest(mask1)
        mask1 &= mask1 - 1
        low = (card >> 2) + 1
        if low > value:
            break
        if pair_only and (low > 10 or (value > 10 and value < 14)):
            useful = low == value
        else:
            useful = low == value or (reach >> (value - low)) & 1 == 1
            if base and base + low <= value:
                useful = useful or (reach >> (value - base - low)) & 1 == 1
        if useful:
            copies = 1 + ((mask2 >> card) & 1)
            while copies:
                work[W_REL + number] = card
                work[W_VAL + number] = low
                number += 1
                copies -= 1
    residues = 1
    tail = 1
    work[W_RES + number] = 1
    work[W_TAIL + number] = 1
    full = (1 << value) - 1
    limit = (2 << value) - 1
    for back in range(number):
        at = number - 1 - back
        low = work[W_VAL + at]
        step = low % value
        residues = residues | ((residues << step) & full) | (residues >> (value - step))
        tail = (tail | (tail << low)) & limit
        work[W_RES + at] = residues
        work[W_TAIL + at] = tail
    work[W_N] = number
    work[W_V] = value
    work[W_BASE] = base
    work[W_EXTENT] = extent
    work[W_DEPTH] = 0
    work[W_LEAST] = 0
    work[W_NEXT] = 0
    work[W_SUM] = 0
    work[W_CNT] = 0
    work[W_SKIP] = 1
    return number


def takes_next(work: Block, memo: Block) -> int:
    """Put the next outcome into `work[W_TAKES1]`, `work[W_TAKES2]` and return 1; 0 at the end.

    Outcomes of fewer than `work[W_LEAST]` cards are left out; it may be raised on the way.
    """
    number = work[W_N]
    value = work[W_V]
    base = work[W_BASE]
    whole = work[W_EXTENT] != ANY
    least = work[W_LEAST]
    depth = work[W_DEPTH]
    while depth >= 0:
        at = work[W_NEXT + depth]
        skip = work[W_SKIP + depth]
        if at >= number or (whole and (skip >> value) & 1) or depth + number - at < least:
            depth -= 1
            continue
        card = work[W_REL + at]
        low = work[W_VAL + at]
        # Whatever comes of this card, the next time this depth passes over it and its twin.
        after = at + 1
        passed = skip | skip << low
        if after < number and work[W_REL + after] == card:
            after += 1
            passed |= passed << low
        work[W_NEXT + depth] = after
        work[W_SKIP + depth] = passed & ((2 << value) - 1)
        total = work[W_SUM + depth] + low
        lack = (base + total) % value
        if lack:
            lack = value - lack
        if (work[W_RES + at + 1] >> lack) & 1 == 0:
            continue
        counts = work[W_CNT + depth] + (1 << (4 * (low - 1)))
        depth += 1
        work[W_CHOSEN + depth] = card
        work[W_NEXT + depth] = at + 1
        work[W_SKIP + depth] = skip
        work[W_SUM + depth] = total
        work[W_CNT + depth] = counts
        if lack or depth < least:
            continue
        if whole:
            tail = work[W_TAIL + at + 1]
            rest = skip
            clash = False
            while rest:
                part = lowest(rest)
                rest &= rest - 1
                if (tail >> (value - part)) & 1:
                    clash = True
                    break
            if clash:
                continue
        if base + total != value:
            first = value - base if base else 0
            if splits(counts, value, first, work, memo) == 0:
                continue
        takes1 = 0
        takes2 = 0
        for step in range(1, depth + 1):
            bit = 1 << work[W_CHOSEN + step]
            takes2 |= takes1 & bit
            takes1 |= bit
        work[W_TAKES1] = takes1
        work[W_TAKES2] = takes2
        work[W_DEPTH] = depth
        return 1
    work[W_DEPTH] = -1
    return 0


def small_set(
    key: int,
    row: int,
    value: int,
    extent: int,
    pair_only: int,
    work: Block,
    memo: Block,
    sets: Sets,
) -> int:
    """The entry of the look-up `sets` for a table of up to four cards and a value; fills it.

    `key` packs the ranks in ascending order, four bits each; `row` is where the table's row
    starts. What no cards of the table make is filled in for all values at once.
    """
    mask1 = 0
    spot = 0
    rest = key
    while rest:
        # Suits do not matter here, so equal ranks are told apart by any suit.
        mask1 |= 1 << (4 * ((rest & 15) - 1) + spot)
        spot += 1
        rest >>= 4
    if sets[row] == 0:
        reach = sums(mask1, 0, pair_only) & VALUES
        for other in range(SETS_ROW):
            if (reach >> other) & 1 == 0:
                sets[row + other] = 1
        if sets[row + value]:
            return 1
    found = 1
    takes_begin(mask1, 0, value, 0, extent, pair_only, work)
    while takes_next(work, memo):
        chosen = work[W_TAKES1]
        shape = 0
        at = 0
        left = mask1
        while left:
            card = lowest(left)
            left &= left - 1
            if (chosen >> card) & 1:
                shape |= 1 << at
            at += 1
        for rank in range(15):
            if LEX_MASKS[rank] == shape:
                found |= 2 << rank
    sets[row + value] = found
    return found
