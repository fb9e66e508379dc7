"""What a seat may play: the listing of all legal moves and the check of a single one.

Both stand on the same few questions (what a value takes, what clears the table), and people, bots
and random playouts all get their moves here. Rules: captures rules.md 1.5, sweeps 1.6.
"""

from __future__ import annotations

from tabbe.engine.bit import lowest, popcount
from tabbe.engine.block import (
    FORCED_CARD,
    FORCED_HAND,
    HAND,
    HAND_N,
    LEX_MASKS,
    M_BUILDS,
    M_CARD,
    M_MADE,
    M_SIZE,
    M_TAKES1,
    M_TAKES2,
    M_VALUE,
    MAX_HAND,
    MAXIMAL,
    MAXIMUM,
    PER_CARD,
    PER_HAND,
    R_CAPTURE,
    R_EXTENT,
    R_FORCED,
    R_PAIR_ONLY,
    R_VALUE,
    R_VALUE2,
    TABLE1,
    TABLE2,
    W_LEAST,
    W_POS,
    W_TAKES1,
    W_TAKES2,
    Block,
    Sets,
)
from tabbe.engine.split import splits
from tabbe.engine.take import (
    clears,
    small_caps,
    small_set,
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


def list_moves(
    state: Block,
    seat: int,
    rules: Block,
    caps: Block,
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
    """
    table1 = state[TABLE1]
    table2 = state[TABLE2]
    pair_only = rules[R_PAIR_ONLY]
    extent = rules[R_EXTENT]
    capture = rules[R_CAPTURE]
    forced = rules[R_FORCED]
    lone = extent if extent != MAXIMUM else MAXIMAL

    cards = 0
    key = 0
    rest = table1
    while rest and cards <= 4:
        card = lowest(rest)
        rest &= rest - 1
        rank = (card >> 2) + 1
        work[W_POS + (cards & 7)] = card
        key |= rank << (4 * cards)
        cards += 1
        if (table2 >> card) & 1:
            work[W_POS + (cards & 7)] = card
            key |= rank << (4 * cards)
            cards += 1
    small = cards <= 4
    if small:
        word = caps[key]
        if word == 0:
            word = small_caps(key, pair_only, work, memo, caps)
        reach = word & 0x1FFFE
        sweeps = (word >> 16) & 0x1FFFE
    else:
        reach = sums(table1, table2, pair_only)
        sweeps = 0

    first = HAND + MAX_HAND * seat
    held = state[HAND_N + seat]
    seen = 0
    values = 0
    for i in range(held):
        card = state[first + i]
        if card >= 0:
            values |= 1 << rules[R_VALUE + card] | 1 << rules[R_VALUE2 + card]
    values &= ~1
    if not small:
        rest = values & reach
        while rest:
            value = lowest(rest)
            rest &= rest - 1
            if clears(table1, table2, value, pair_only, work, memo):
                sweeps |= 1 << value
    sweeps &= values
    hand_sweeps = forced == FORCED_HAND and sweeps != 0
    no_creep = hand_sweeps or (capture == PER_HAND and values & reach != 0)

    count = 0
    for i in range(held):
        card = state[first + i]
        if card < 0 or (seen >> card) & 1:
            continue
        seen |= 1 << card
        value1 = rules[R_VALUE + card]
        value2 = rules[R_VALUE2 + card]
        may = (1 << value1 | 1 << value2) & ~1
        if forced and may & sweeps:
            if count >= room:
                return room + 1
            row = M_SIZE * count
            out[row + M_CARD] = card
            out[row + M_VALUE] = value1 if (sweeps >> value1) & 1 else value2
            out[row + M_TAKES1] = table1
            out[row + M_TAKES2] = table2
            out[row + M_BUILDS] = 0
            out[row + M_MADE] = 0
            count += 1
            continue
        if hand_sweeps:
            continue
        if may & reach:
            start = count
            for turn in range(2):
                value = value1 if turn == 0 else value2
                if value == 0 or (reach >> value) & 1 == 0:
                    continue
                before = count
                if small:
                    found = sets[key << 4 | (value - 1)]
                    if found == 0:
                        found = small_set(key, value, lone, pair_only, work, memo, sets)
                    rest = int(found) >> 1
                    while rest:
                        shape = LEX_MASKS[lowest(rest)]
                        rest &= rest - 1
                        takes1 = 0
                        takes2 = 0
                        fresh = True
                        at = 0
                        while shape:
                            if shape & 1:
                                bit = 1 << work[W_POS + at]
                                takes2 |= takes1 & bit
                                takes1 |= bit
                            elif shape & 2 and work[W_POS + at] == work[W_POS + at + 1]:
                                # The second of twins without the first: the same set again.
                                fresh = False
                            shape >>= 1
                            at += 1
                        if not fresh:
                            continue
                        if count >= room:
                            return room + 1
                        row = M_SIZE * count
                        out[row + M_CARD] = card
                        out[row + M_VALUE] = value
                        out[row + M_TAKES1] = takes1
                        out[row + M_TAKES2] = takes2
                        out[row + M_BUILDS] = 0
                        out[row + M_MADE] = 0
                        count += 1
                else:
                    takes_begin(table1, table2, value, 0, lone, pair_only, work)
                    while takes_next(work, memo):
                        if count >= room:
                            return room + 1
                        row = M_SIZE * count
                        out[row + M_CARD] = card
                        out[row + M_VALUE] = value
                        out[row + M_TAKES1] = work[W_TAKES1]
                        out[row + M_TAKES2] = work[W_TAKES2]
                        out[row + M_BUILDS] = 0
                        out[row + M_MADE] = 0
                        count += 1
                if turn == 1 and before > start:
                    count = drop_repeats(out, start, before, count)
            if extent == MAXIMUM:
                count = keep_largest(out, start, count)
            if capture != 0:
                continue
        if no_creep:
            continue
        if count >= room:
            return room + 1
        row = M_SIZE * count
        out[row + M_CARD] = card
        out[row + M_VALUE] = value1
        out[row + M_TAKES1] = 0
        out[row + M_TAKES2] = 0
        out[row + M_BUILDS] = 0
        out[row + M_MADE] = 0
        count += 1
    return count


def drop_repeats(out: Block, start: int, middle: int, end: int) -> int:
    """Leave out rows `middle..end` that take what a row of `start..middle` takes; the new end."""
    keep = middle
    for i in range(middle, end):
        fresh = True
        for j in range(start, middle):
            if (
                out[M_SIZE * i + M_TAKES1] == out[M_SIZE * j + M_TAKES1]
                and out[M_SIZE * i + M_TAKES2] == out[M_SIZE * j + M_TAKES2]
            ):
                fresh = False
                break
        if fresh:
            for k in range(M_SIZE):
                out[M_SIZE * keep + k] = out[M_SIZE * i + k]
            keep += 1
    return keep


def keep_largest(out: Block, start: int, end: int) -> int:
    """Leave only the rows of `start..end` that take the most cards; the new end."""
    most = 0
    for i in range(start, end):
        size = popcount(out[M_SIZE * i + M_TAKES1]) + popcount(out[M_SIZE * i + M_TAKES2])
        most = size if size > most else most
    keep = start
    for i in range(start, end):
        size = popcount(out[M_SIZE * i + M_TAKES1]) + popcount(out[M_SIZE * i + M_TAKES2])
        if size == most:
            for k in range(M_SIZE):
                out[M_SIZE * keep + k] = out[M_SIZE * i + k]
            keep += 1
    return keep


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
    first = HAND + MAX_HAND * seat
    held = state[HAND_N + seat]
    found = False
    values = 0
    for i in range(held):
        other = state[first + i]
        if other == card:
            found = True
        if other >= 0:
            values |= 1 << rules[R_VALUE + other] | 1 << rules[R_VALUE2 + other]
    values &= ~1
    if not found:
        return NOT_HELD
    table1 = state[TABLE1]
    table2 = state[TABLE2]
    if takes1 & ~table1 or takes2 & ~table2:
        return NOT_ON_TABLE
    pair_only = rules[R_PAIR_ONLY]
    own = (1 << rules[R_VALUE + card] | 1 << rules[R_VALUE2 + card]) & ~1
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
    table1 = state[TABLE1]
    table2 = state[TABLE2]
    for i in range(state[HAND_N + seat]):
        card = state[HAND + MAX_HAND * seat + i]
        if card < 0:
            continue
        for turn in range(2):
            value = rules[R_VALUE + card] if turn == 0 else rules[R_VALUE2 + card]
            if value and clears(table1, table2, value, rules[R_PAIR_ONLY], work, memo):
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
