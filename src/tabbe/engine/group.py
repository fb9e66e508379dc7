"""Groups: the sets of table cards that make a value, by depth-first search without dead ends.

For tables of up to `ROW` cards. Sets of cards are masks of positions in card order. Beside each
card stand the sums it makes as the highest of a set, 16 bits a card and four cards a number, so
one multiplication tells which of four cards can be the highest of a set with a given sum.
"""

from __future__ import annotations

from tabbe.engine.bit import lowest
from tabbe.engine.block import SUMS, W_GROUP, W_STACK, Block

FOUR = 0x0001000100010001
GATHER = 1 << 48 | 1 << 33 | 1 << 18 | 1 << 3
MANY = 16  # so many groups are joined here; more are left to the enumerator of outcomes
POSITIONS_WIDTH = 10
SHARED_SHIFT, NUMBER_SHIFT = 10, 20


def tops_of(key: int, reach: int) -> int:
    """For the four lowest ranks of `key`: bit 16 i + s - 1 when the i-th can be the highest of s.

    `reach` has the sums of the cards before them. A rank of 0 stands for no card.
    """
    tops = 0
    for i in range(4):
        made = (reach << (key & 15)) & SUMS
        tops |= (made >> 1) << (16 * i)
        reach |= made
        key >>= 4
    return tops


def reach_of(key: int, reach: int) -> int:
    """The sums that the four lowest ranks of `key` make with those of `reach`, as bits."""
    for _ in range(4):
        reach |= (reach << (key & 15)) & SUMS
        key >>= 4
    return reach


def enders(total: int, tops: int, tops2: int, tops3: int) -> int:
    """Which positions can be the highest of a set with this sum."""
    mask = ((((tops >> (total - 1)) & FOUR) * GATHER) >> 48) & 15
    if tops2:
        mask |= (((((tops2 >> (total - 1)) & FOUR) * GATHER) >> 48) & 15) << 4
        if tops3:
            mask |= (((((tops3 >> (total - 1)) & FOUR) * GATHER) >> 48) & 15) << 8
    return mask


def find_groups(
    key: int, full: int, value: int, tops: int, tops2: int, tops3: int, work: Block
) -> int:
    """Write all groups of a value that can be made to `work[W_GROUP]`.

    Returns all their cards together, from bit `SHARED_SHIFT` the cards that lie in several, and
    from `NUMBER_SHIFT` the number of groups. `full` has a bit for every card.
    """
    depth = 0
    number = 0
    joined = 0
    shared = 0
    chosen = 0
    lack = value
    untried = enders(lack, tops, tops2, tops3) & full
    while True:
        while True:
            last = untried & -untried
            untried ^= last
            if untried:
                work[W_STACK + depth] = untried | chosen << POSITIONS_WIDTH | lack << 20
                depth += 1
            chosen |= last
            lack -= (key >> (4 * lowest(last))) & 15
            if lack == 0:
                break
            untried = enders(lack, tops, tops2, tops3) & (last - 1)
        shared |= joined & chosen
        joined |= chosen
        work[W_GROUP + number] = chosen
        number += 1
        if depth == 0:
            break
        depth -= 1
        branch = work[W_STACK + depth]
        untried = branch & 1023
        chosen = (branch >> POSITIONS_WIDTH) & 1023
        lack = branch >> 20
    return joined | shared << SHARED_SHIFT | number << NUMBER_SHIFT


def first_twins(mask: int, twins: int) -> int:
    """The same set of cards, with the first of twins where either would do.

    `twins` has bit i where the cards at i and i + 1 are twins.
    """
    second = (mask >> 1) & ~mask & twins
    return mask ^ (second | second << 1)


def comes_before(mask: int, other: int) -> bool:
    """Whether a set of positions comes before another one in the order of sorted tuples."""
    first = (mask ^ other) & -(mask ^ other)
    if mask & first:
        return other > first
    return mask < first


def join_groups(
    number: int, twins: int, work: Block, out: Block, at: int, step: int, most: int
) -> int:
    """Write all unions of disjoint groups to which no further group can be added to `out`.

    They come in the order of sorted tuples of cards, each once, one every `step` numbers from `at`.
    Returns how many there are, or `most` when it has written so many. Groups are added in the order
    found, so every family of groups is met once.
    """
    found = 0
    depth = 0
    work[W_STACK] = 0
    while depth >= 0:
        branch = work[W_STACK + depth]
        used = branch & 1023
        k = branch >> POSITIONS_WIDTH
        first = k
        while k < number and work[W_GROUP + k] & used:
            k += 1
        if k < number:
            work[W_STACK + depth] = used | (k + 1) << POSITIONS_WIDTH
            depth += 1
            work[W_STACK + depth] = used | work[W_GROUP + k] | (k + 1) << POSITIONS_WIDTH
            continue
        depth -= 1
        k = 0
        while k < first and work[W_GROUP + k] & used:
            k += 1
        if k < first:
            continue
        mask = first_twins(used, twins)
        k = found
        while k and comes_before(mask, out[at + step * (k - 1)]):
            k -= 1
        if k and out[at + step * (k - 1)] == mask:
            continue
        for back in range(found, k, -1):
            out[at + step * back] = out[at + step * (back - 1)]
        out[at + step * k] = mask
        found += 1
        if found == most:
            break
    return found
