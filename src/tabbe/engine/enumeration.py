"""The moves on any table under any rules, told one by one by the enumerator of outcomes."""

from __future__ import annotations

from tabbe.engine.bit import lowest, popcount
from tabbe.engine.block import (
    CARD_WIDTH,
    F_PLAY,
    F_SIZE,
    F_X,
    F_Y,
    FORCED_HAND,
    HAND,
    HAND_N,
    HIDDEN,
    M_SIZE,
    MASKS,
    MAXIMAL,
    MAXIMUM,
    PLACE_SHIFT,
    R_EXTENT,
    R_FORCED,
    R_MAY,
    R_PAIR_ONLY,
    TABLE1,
    TABLE2,
    VALUE_SHIFT,
    VALUES,
    W_CREEPS,
    W_KIND,
    W_TAKES1,
    W_TAKES2,
    W_TAKES_N,
    Block,
)
from tabbe.engine.place import creeps_of, first_copies
from tabbe.engine.take import clears, sums, takes_begin, takes_next


def tell_moves(
    state: Block, seat: int, rules: Block, work: Block, memo: Block, out: Block, room: int
) -> int:
    """Find the moves of a seat on any table under any rules; their number or more than `room`."""
    table1 = state[TABLE1]
    table2 = state[TABLE2]
    pair_only = rules[R_PAIR_ONLY]
    forced = rules[R_FORCED]
    reach = sums(table1, table2, pair_only) & VALUES
    hand = state[HAND + seat]
    held = state[HAND_N + seat]
    known = first_copies(hand, held)
    able = 0
    values = 0
    for place in range(held):
        may = rules[R_MAY + ((hand >> (CARD_WIDTH * place)) & HIDDEN)]
        values |= may
        able |= (1 if may & reach else 0) << place
    able &= known

    sweeps = 0
    sweepers = 0
    if forced:
        values &= reach
        while values:
            value = lowest(values)
            values &= values - 1
            sweeps |= clears(table1, table2, value, pair_only, work, memo) << value
        for place in range(held):
            may = rules[R_MAY + ((hand >> (CARD_WIDTH * place)) & HIDDEN)]
            sweepers |= (1 if may & sweeps else 0) << place
        sweepers &= known
    creeps = creeps_of(known, able, sweepers, rules)
    if forced == FORCED_HAND and sweepers:
        able = sweepers

    top = M_SIZE * room
    takes = 0
    while able and takes <= room:
        place = lowest(able)
        able &= able - 1
        card = (hand >> (CARD_WIDTH * place)) & HIDDEN
        play = card | place << PLACE_SHIFT
        may = rules[R_MAY + card]
        if (sweepers >> place) & 1 == 0:
            takes = tell_takes(
                table1, table2, may & reach, rules, work, memo, out, top, takes, room, play
            )
        elif takes < room:
            at = top + F_SIZE * takes
            out[at + F_PLAY] = play | lowest(may & sweeps) << VALUE_SHIFT
            out[at + F_X] = table1
            out[at + F_Y] = table2
            takes += 1
        else:
            takes = room + 1
    work[W_KIND] = MASKS
    work[W_CREEPS] = creeps
    work[W_TAKES_N] = takes if takes <= room else room
    return takes + popcount(creeps)


def tell_takes(
    table1: int,
    table2: int,
    able: int,
    rules: Block,
    work: Block,
    memo: Block,
    out: Block,
    top: int,
    takes: int,
    room: int,
    play: int,
) -> int:
    """Append the takes of one card at its values `able`; the new number of takes or `room + 1`.

    Those of a card of two values, and of the extent maximum, are compared with one another.
    """
    extent = rules[R_EXTENT]
    lazy = extent if extent != MAXIMUM else MAXIMAL
    start = takes
    middle = takes
    while able:
        value = lowest(able)
        able &= able - 1
        middle = takes
        takes_begin(table1, table2, value, 0, lazy, rules[R_PAIR_ONLY], work)
        while takes_next(work, memo):
            if takes >= room:
                return room + 1
            at = top + F_SIZE * takes
            out[at + F_PLAY] = play | value << VALUE_SHIFT
            out[at + F_X] = work[W_TAKES1]
            out[at + F_Y] = work[W_TAKES2]
            takes += 1
    if middle > start:
        takes = drop_repeats(out, top, start, middle, takes)
    if extent == MAXIMUM:
        takes = keep_largest(out, top, start, takes)
    return takes


def drop_repeats(out: Block, top: int, start: int, middle: int, end: int) -> int:
    """Leave out takes `middle..end` that take what one of `start..middle` takes; the new end."""
    keep = middle
    for i in range(middle, end):
        at = top + F_SIZE * i
        fresh = True
        for j in range(start, middle):
            other = top + F_SIZE * j
            if out[at + F_X] == out[other + F_X] and out[at + F_Y] == out[other + F_Y]:
                fresh = False
                break
        if fresh:
            for k in range(F_SIZE):
                out[top + F_SIZE * keep + k] = out[at + k]
            keep += 1
    return keep


def keep_largest(out: Block, top: int, start: int, end: int) -> int:
    """Leave only the takes of `start..end` whose one set has the most cards; the new end."""
    most = 0
    for i in range(start, end):
        at = top + F_SIZE * i
        most = max(most, popcount(out[at + F_X]) + popcount(out[at + F_Y]))
    keep = start
    for i in range(start, end):
        at = top + F_SIZE * i
        if popcount(out[at + F_X]) + popcount(out[at + F_Y]) == most:
            for k in range(F_SIZE):
                out[top + F_SIZE * keep + k] = out[at + k]
            keep += 1
    return keep
