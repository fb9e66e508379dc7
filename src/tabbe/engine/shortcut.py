"""The moves on small tables, found without the enumerator: looked up, or searched group by group.

A table of up to `FEW` cards is looked up in what is remembered of its like; one of up to `ROW`
cards, where a card takes as much as it can, is searched for the groups that make each value.
"""

from __future__ import annotations

from tabbe.engine.bit import lowest, popcount
from tabbe.engine.block import (
    ALL_CARDS,
    ALL_SETS,
    CARD_WIDTH,
    F_PLAY,
    F_SIZE,
    F_X,
    FORCED_CARD,
    FORCED_HAND,
    HAND,
    HAND_N,
    HIDDEN,
    KEY,
    M_SIZE,
    PACKED,
    PLACE_BITS,
    PLACE_SHIFT,
    POSITIONS,
    R_EXTENT,
    R_FORCED,
    R_PAIR_ONLY,
    R_VALUE,
    SETS,
    TABLE2,
    TABLE_N,
    TWIN_SETS,
    VALUE_SHIFT,
    VALUES,
    W_CREEPS,
    W_FOUND,
    W_KIND,
    W_SIZES,
    W_TAKES_N,
    Block,
    Sets,
)
from tabbe.engine.group import (
    MANY,
    NUMBER_SHIFT,
    SHARED_SHIFT,
    find_groups,
    join_groups,
    reach_of,
    tops_of,
)
from tabbe.engine.place import creeps_of, first_copies, twins_in
from tabbe.engine.take import small_set


def look_up_moves(
    state: Block, seat: int, rules: Block, sets: Sets, work: Block, memo: Block
) -> int:
    """Find the moves of a seat whose table is in the look-up `sets`; their number."""
    key = state[KEY]
    row = int(sets[key & 255]) + int(sets[256 + (key >> 8)])
    whole = state[TABLE_N]
    hand = state[HAND + seat]
    held = state[HAND_N + seat]
    allowed = ALL_SETS
    if state[TABLE2]:
        allowed = TWIN_SETS[twins_in(state[PACKED], whole)]
    seen = 0
    known = 0
    able = 0
    sweepers = 0
    sizes = 0
    takes = 0
    for place in range(held):
        card = (hand >> (CARD_WIDTH * place)) & HIDDEN
        value = rules[R_VALUE + card]
        found = int(sets[row + value])
        if found == 0:
            found = small_set(
                key, row, value, rules[R_EXTENT], rules[R_PAIR_ONLY], work, memo, sets
            )
        # A table without cards has no sets, so its bit for the whole is the one of the mark.
        sweepers |= ((found >> whole) & 1) << place
        found = (found >> 1) & allowed
        size = popcount(found)
        seen |= (1 << card) & ALL_CARDS
        known |= (1 if value else 0) << place
        able |= (1 if found else 0) << place
        sizes |= size << (8 * place)
        takes += size
        work[W_FOUND + place] = found
    if whole == 0:
        sweepers = 0
    forced = rules[R_FORCED] if sweepers else 0
    if popcount(seen) != held or forced:
        # Not to choose from: twins that come later, and what is not the sweep that is due.
        known = first_copies(hand, held)
        able &= known
        sweepers &= known
        sizes = 0
        takes = 0
        for place in range(held):
            found = work[W_FOUND + place] if (known >> place) & 1 else 0
            if forced:
                if (sweepers >> place) & 1:
                    found &= 1 << (whole - 1)
                elif forced == FORCED_HAND:
                    found = 0
            size = popcount(found)
            sizes |= size << (8 * place)
            takes += size
            work[W_FOUND + place] = found
    work[W_KIND] = SETS
    work[W_SIZES] = sizes
    work[W_TAKES_N] = takes
    creeps = creeps_of(known, able, sweepers, rules)
    work[W_CREEPS] = creeps
    return takes + popcount(creeps)


def search_moves(state: Block, seat: int, rules: Block, work: Block, out: Block, room: int) -> int:
    """Find the moves of a seat by the groups its cards can take; their number, -1 given up.

    For tables of up to `ROW` cards where a card takes as much as it can and pictures are numbers.
    Where no two groups of a value share a card, all of them together are the only take.
    """
    key = state[KEY]
    tops = tops_of(key, 1)
    reach = reach_of(key, 1)
    tops2 = 0
    tops3 = 0
    if key >> 16:
        tops2 = tops_of(key >> 16, reach)
        reach = reach_of(key >> 16, reach)
        if key >> 32:
            tops3 = tops_of(key >> 32, reach)
            reach = reach_of(key >> 32, reach)
    reach &= VALUES
    hand = state[HAND + seat]
    held = state[HAND_N + seat]
    seen = 0
    able = 0
    for place in range(held):
        card = (hand >> (CARD_WIDTH * place)) & HIDDEN
        seen |= (1 << card) & ALL_CARDS
        able |= ((reach >> rules[R_VALUE + card]) & 1) << place
    known = (1 << held) - 1
    if popcount(seen) != held:
        known = first_copies(hand, held)
        able &= known

    full = (1 << state[TABLE_N]) - 1
    top = M_SIZE * room
    takes = 0
    sweepers = 0
    rest = able
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        card = (hand >> (CARD_WIDTH * place)) & HIDDEN
        value = rules[R_VALUE + card]
        groups = find_groups(key, full, value, tops, tops2, tops3, work)
        at = top + F_SIZE * takes
        size = 1
        if (groups >> SHARED_SHIFT) & full:
            number = groups >> NUMBER_SHIFT
            most = room - held - takes
            if number > MANY or most < 1:
                return -1
            twins = twins_in(state[PACKED], state[TABLE_N]) if state[TABLE2] else 0
            size = join_groups(number, twins, work, out, at + F_X, F_SIZE, most)
            if size == most:
                return -1
        else:
            out[at + F_X] = groups & full
        for k in range(size):
            out[at + F_SIZE * k + F_PLAY] = card | value << VALUE_SHIFT | place << PLACE_SHIFT
            if out[at + F_SIZE * k + F_X] == full:
                sweepers |= 1 << place
        takes += size
    if sweepers and rules[R_FORCED]:
        takes = keep_sweeps(out, top, takes, full, sweepers, rules[R_FORCED])
    work[W_KIND] = POSITIONS
    work[W_TAKES_N] = takes
    creeps = creeps_of(known, able, sweepers, rules)
    work[W_CREEPS] = creeps
    return takes + popcount(creeps)


def keep_sweeps(out: Block, top: int, takes: int, full: int, sweepers: int, forced: int) -> int:
    """Leave out the takes that the duty to sweep forbids; the number of those left."""
    kept = top
    for at in range(top, top + F_SIZE * takes, F_SIZE):
        place = (out[at + F_PLAY] >> PLACE_SHIFT) & PLACE_BITS
        if out[at + F_X] == full or (forced == FORCED_CARD and (sweepers >> place) & 1 == 0):
            out[kept + F_PLAY] = out[at + F_PLAY]
            out[kept + F_X] = out[at + F_X]
            kept += F_SIZE
    return (kept - top) // F_SIZE
