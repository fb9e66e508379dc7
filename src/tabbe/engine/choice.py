"""All legal moves of a seat: found, counted, listed in order, or one of them picked by number.

The takes are found in one of three ways, whichever is the shortest for the table and the rules:
looked up (tables of up to `FEW` cards), searched group by group, or told one by one by the
enumerator of outcomes, which does any table under any rules. Rules: rules.md 1.5 and 1.6.
"""

from __future__ import annotations

from tabbe.engine.bit import lowest, popcount
from tabbe.engine.block import (
    ALL_CARDS,
    ALL_SETS,
    CARD_BITS,
    CARD_WIDTH,
    F_PLAY,
    F_SIZE,
    F_X,
    F_Y,
    FEW,
    FORCED_CARD,
    FORCED_HAND,
    HAND,
    HAND_N,
    HIDDEN,
    KEY,
    LEX_PACKED,
    M_PLAY,
    M_SIZE,
    M_TAKES1,
    M_TAKES2,
    MASKS,
    MAXIMAL,
    MAXIMUM,
    PACKED,
    PER_CARD,
    PER_HAND,
    PLACE_BITS,
    PLACE_SHIFT,
    POSITIONS,
    R_CAPTURE,
    R_EXTENT,
    R_FORCED,
    R_MAY,
    R_NO_LOOKUP,
    R_PAIR_ONLY,
    R_SINGLE,
    R_VALUE,
    ROW,
    SETS,
    TABLE1,
    TABLE2,
    TABLE_N,
    TWIN_SETS,
    VALUE_SHIFT,
    VALUES,
    W_CREEPS,
    W_FOUND,
    W_KIND,
    W_SIZES,
    W_TAKES1,
    W_TAKES2,
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
from tabbe.engine.take import clears, small_set, sums, takes_begin, takes_next

# Eight numbers of eight bits in one: their sums from the first on, and their highest bits.
EACH = 0x0101010101010101
HIGHEST = -0x7F7F7F7F7F7F7F80


def list_moves(
    state: Block,
    seat: int,
    rules: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
) -> int:
    """Write all legal moves of a seat into `out` (rows of `M_SIZE`), at most `room` of them.

    Returns their number, or `room + 1` when there are more than fit: the caller then lists them
    one by one with the enumerator. Order: hand order with twins once, the lower hand value first,
    then the sets taken in the order of their sorted tuples of cards; a creep comes after takes.
    `out` has room for the rows and behind them for as many takes.
    """
    count = find_moves(state, seat, rules, sets, work, memo, out, room)
    top = M_SIZE * room
    row = 0
    at = top
    end = top if work[W_KIND] == SETS else top + F_SIZE * work[W_TAKES_N]
    creeps = work[W_CREEPS]
    for place in range(state[HAND_N + seat]):
        card = (state[HAND + seat] >> (CARD_WIDTH * place)) & HIDDEN
        play = card | rules[R_VALUE + card] << VALUE_SHIFT | place << PLACE_SHIFT
        found = work[W_FOUND + place] if work[W_KIND] == SETS else 0
        while found and row < top:
            takes_of((LEX_PACKED >> (4 * lowest(found))) & 15, state[PACKED], work)
            found &= found - 1
            out[row + M_PLAY] = play
            out[row + M_TAKES1] = work[W_TAKES1]
            out[row + M_TAKES2] = work[W_TAKES2]
            row += M_SIZE
        while at < end and row < top and (out[at + F_PLAY] >> PLACE_SHIFT) & PLACE_BITS == place:
            work[W_TAKES1] = out[at + F_X]
            work[W_TAKES2] = out[at + F_Y]
            if work[W_KIND] == POSITIONS:
                takes_of(out[at + F_X], state[PACKED], work)
            out[row + M_PLAY] = out[at + F_PLAY]
            out[row + M_TAKES1] = work[W_TAKES1]
            out[row + M_TAKES2] = work[W_TAKES2]
            row += M_SIZE
            at += F_SIZE
        if (creeps >> place) & 1 and row < top:
            out[row + M_PLAY] = play
            out[row + M_TAKES1] = 0
            out[row + M_TAKES2] = 0
            row += M_SIZE
    return count if count <= room else room + 1


def pick_move(state: Block, seat: int, work: Block, out: Block, room: int, number: int) -> int:
    """Of the moves just found, the play of one by number; its takes go to `work`.

    Each number below the count stands for one move, takes first, then creeps. The value is not
    packed into the play. Hands are of up to eight cards.
    """
    place = 0
    if number < work[W_TAKES_N]:
        if work[W_KIND] == SETS:
            # The first place where the takes of all places up to it are more than `number`.
            ends = work[W_SIZES] * EACH
            place = lowest(((ends | HIGHEST) - (number + 1) * EACH) & HIGHEST) >> 3
            found = work[W_FOUND + place]
            number -= ((ends << 8) >> (8 * place)) & 255
            while number:
                found &= found - 1
                number -= 1
            takes_of((LEX_PACKED >> (4 * lowest(found))) & 15, state[PACKED], work)
        else:
            at = M_SIZE * room + F_SIZE * number
            place = (out[at + F_PLAY] >> PLACE_SHIFT) & PLACE_BITS
            if work[W_KIND] == POSITIONS:
                takes_of(out[at + F_X], state[PACKED], work)
            else:
                work[W_TAKES1] = out[at + F_X]
                work[W_TAKES2] = out[at + F_Y]
    else:
        number -= work[W_TAKES_N]
        places = work[W_CREEPS]
        while number:
            places &= places - 1
            number -= 1
        place = lowest(places)
        work[W_TAKES1] = 0
        work[W_TAKES2] = 0
    card = (state[HAND + seat] >> (CARD_WIDTH * place)) & HIDDEN
    return card | place << PLACE_SHIFT


def takes_of(shape: int, packed: int, work: Block) -> None:
    """Turn a set of positions among packed cards into masks in `work`."""
    takes1 = 0
    takes2 = 0
    while shape:
        bit = 1 << ((packed >> (CARD_WIDTH * lowest(shape))) & CARD_BITS)
        shape &= shape - 1
        takes2 |= takes1 & bit
        takes1 |= bit
    work[W_TAKES1] = takes1
    work[W_TAKES2] = takes2


def find_moves(
    state: Block,
    seat: int,
    rules: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
) -> int:
    """Find all legal moves of a seat; their number, or more than `room`.

    What is found stays in `work` and in `out` behind `room` rows for `list_moves`, `pick_move`;
    where there are too many moves, the first takes that have room.
    """
    if rules[R_SINGLE]:
        number = state[TABLE_N]
        if number <= FEW and rules[R_NO_LOOKUP] == 0:
            return look_up_moves(state, seat, rules, sets, work, memo)
        wide = room >= state[HAND_N + seat]
        if wide and number <= ROW and rules[R_EXTENT] == MAXIMAL and rules[R_PAIR_ONLY] == 0:
            count = search_moves(state, seat, rules, work, out, room)
            if count >= 0:
                return count
    return tell_moves(state, seat, rules, work, memo, out, room)


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


def twins_in(packed: int, number: int) -> int:
    """Bit i for each i where the packed cards i and i + 1 are twins."""
    twins = 0
    for i in range(number - 1):
        here = (packed >> (CARD_WIDTH * i)) & CARD_BITS
        if here == (packed >> (CARD_WIDTH * (i + 1))) & CARD_BITS:
            twins |= 1 << i
    return twins


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
