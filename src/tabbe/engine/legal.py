"""What a seat may play: the listing of all legal moves and the check of a single one.

Both stand on the same few questions (what a value takes, what clears the table), and people, bots
and random playouts all get their moves here. Rules: captures rules.md 1.5, sweeps 1.6.
"""

from __future__ import annotations

from tabbe.engine.bit import lowest, popcount
from tabbe.engine.block import (
    ALL_CARDS,
    ALONE,
    CARD_BITS,
    CARD_WIDTH,
    FEW,
    FORCED_CARD,
    FORCED_HAND,
    G_PLAY,
    G_SETS,
    G_SIZE,
    G_X,
    G_Y,
    HAND,
    HAND_N,
    HIDDEN,
    KEY,
    LEX_PACKED,
    M_PLAY,
    M_SIZE,
    M_TAKES1,
    M_TAKES2,
    MAXIMAL,
    MAXIMUM,
    NUMBER_SHIFT,
    PACKED,
    PER_CARD,
    PER_HAND,
    PLACE_BITS,
    PLACE_SHIFT,
    R_CAPTURE,
    R_EXTENT,
    R_FORCED,
    R_MAY,
    R_NO_LOOKUP,
    R_PAIR_ONLY,
    REACH,
    SWEEP_SHIFT,
    TABLE1,
    TABLE2,
    TABLE_N,
    TOTAL,
    TWIN_SETS,
    VALUE_SHIFT,
    VALUES,
    W_BUNDLES,
    W_CREEPS,
    W_LEAST,
    W_SWEEPERS,
    W_SWEEPS,
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
    `out` has room for the rows and behind them for as many bundles.
    """
    count = bundle_moves(state, seat, rules, caps, sets, work, memo, out, room)
    if count > room:
        return room + 1
    row = 0
    bundle = M_SIZE * room
    end = bundle + G_SIZE * work[W_BUNDLES]
    sweepers = work[W_SWEEPERS]
    creeps = work[W_CREEPS]
    for place in range(state[HAND_N + seat]):
        card = (state[HAND + seat] >> (CARD_WIDTH * place)) & HIDDEN
        may = rules[R_MAY + card]
        if (sweepers >> place) & 1:
            value = lowest(may & work[W_SWEEPS])
            out[row + M_PLAY] = card | value << VALUE_SHIFT | place << PLACE_SHIFT
            out[row + M_TAKES1] = state[TABLE1]
            out[row + M_TAKES2] = state[TABLE2]
            row += M_SIZE
        while bundle < end and (out[bundle + G_PLAY] >> PLACE_SHIFT) & PLACE_BITS == place:
            found = out[bundle + G_SETS]
            if found == 0:
                out[row + M_PLAY] = out[bundle + G_PLAY]
                out[row + M_TAKES1] = out[bundle + G_X]
                out[row + M_TAKES2] = out[bundle + G_Y]
                row += M_SIZE
            while found:
                takes_of((LEX_PACKED >> (4 * lowest(found))) & 15, out[bundle + G_X], work)
                found &= found - 1
                out[row + M_PLAY] = out[bundle + G_PLAY]
                out[row + M_TAKES1] = work[W_TAKES1]
                out[row + M_TAKES2] = work[W_TAKES2]
                row += M_SIZE
            bundle += G_SIZE
        if (creeps >> place) & 1:
            out[row + M_PLAY] = card | lowest(may) << VALUE_SHIFT | place << PLACE_SHIFT
            out[row + M_TAKES1] = 0
            out[row + M_TAKES2] = 0
            row += M_SIZE
    return count


def pick_move(state: Block, seat: int, work: Block, out: Block, room: int, number: int) -> int:
    """Of the moves just bundled, the play of one by number; its takes go to `work`.

    Each number below the count stands for one move: sweeps that are due, takes, then creeps. The
    value is not packed into the play.
    """
    places = work[W_SWEEPERS]
    size = popcount(places)
    if number < size:
        work[W_TAKES1] = state[TABLE1]
        work[W_TAKES2] = state[TABLE2]
    else:
        number -= size
        at = M_SIZE * room
        for _ in range(work[W_BUNDLES]):
            found = out[at + G_SETS]
            size = popcount(found) if found else 1
            if number < size:
                if found:
                    while number:
                        found &= found - 1
                        number -= 1
                    takes_of((LEX_PACKED >> (4 * lowest(found))) & 15, out[at + G_X], work)
                else:
                    work[W_TAKES1] = out[at + G_X]
                    work[W_TAKES2] = out[at + G_Y]
                return out[at + G_PLAY]
            number -= size
            at += G_SIZE
        places = work[W_CREEPS]
        work[W_TAKES1] = 0
        work[W_TAKES2] = 0
    while number:
        places &= places - 1
        number -= 1
    place = lowest(places)
    card = (state[HAND + seat] >> (CARD_WIDTH * place)) & HIDDEN
    return card | place << PLACE_SHIFT


def takes_of(shape: int, packed: int, work: Block) -> None:
    """Turn a set of positions among packed cards (six bits each) into masks in `work`."""
    takes1 = 0
    takes2 = 0
    while shape:
        bit = 1 << ((packed >> (CARD_WIDTH * lowest(shape))) & CARD_BITS)
        shape &= shape - 1
        takes2 |= takes1 & bit
        takes1 |= bit
    work[W_TAKES1] = takes1
    work[W_TAKES2] = takes2


def bundle_moves(
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
    """Find all legal moves of a seat in bundles; their number, or more than `room`.

    The bundles (`work[W_BUNDLES]` of them) stand in `out` behind `room` rows of moves.
    """
    pair_only = rules[R_PAIR_ONLY]
    extent = rules[R_EXTENT]
    forced = rules[R_FORCED]
    small = state[TABLE_N] <= FEW and rules[R_NO_LOOKUP] == 0
    key = 0
    number = 0
    if small:
        key = state[KEY]
        word = caps[key]
        if word == 0:
            word = small_caps(key, pair_only, work, memo, caps)
        reach = word & VALUES
        sweeps = (word >> SWEEP_SHIFT) & VALUES
        number = word >> NUMBER_SHIFT
    else:
        reach = state[REACH] & VALUES
        if pair_only:
            reach = reach & ~0x3800 | state[ALONE]
        sweeps = 0

    hand = state[HAND + seat]
    held = state[HAND_N + seat]
    able = 0
    known = 0
    seen = 0
    values = 0
    for place in range(held):
        card = (hand >> (CARD_WIDTH * place)) & HIDDEN
        may = rules[R_MAY + card]
        values |= may
        seen |= (1 << card) & ALL_CARDS
        known |= (1 if may else 0) << place
        able |= (1 if may & reach else 0) << place
    if popcount(seen) != popcount(known):
        known = first_copies(hand, held)
        able &= known

    sweepers = 0
    creeps = known
    if forced:
        if not small:
            rest = values & reach
            while rest:
                value = lowest(rest)
                rest &= rest - 1
                if state[TOTAL] % value == 0 and clears(
                    state[TABLE1], state[TABLE2], value, pair_only, work, memo
                ):
                    sweeps |= 1 << value
        sweeps &= values
        if sweeps:
            for place in range(held):
                card = (hand >> (CARD_WIDTH * place)) & HIDDEN
                sweepers |= (1 if rules[R_MAY + card] & sweeps else 0) << place
            sweepers &= known
            if forced == FORCED_HAND:
                able = 0
                creeps = 0
            able &= ~sweepers
            creeps &= ~sweepers
    if rules[R_CAPTURE] == PER_CARD:
        creeps &= ~able
    elif rules[R_CAPTURE] == PER_HAND and able | sweepers:
        creeps = 0
    work[W_SWEEPERS] = sweepers
    work[W_SWEEPS] = sweeps
    work[W_CREEPS] = creeps
    count = popcount(sweepers) + popcount(creeps)

    top = M_SIZE * room
    bundles = 0
    while able:
        place = lowest(able)
        able &= able - 1
        card = (hand >> (CARD_WIDTH * place)) & HIDDEN
        play = card | place << PLACE_SHIFT
        makes = rules[R_MAY + card] & reach
        if small and extent != MAXIMUM and makes & (makes - 1) == 0:
            value = lowest(makes)
            entry = 16 * number + value - 1
            found = int(sets[entry])
            if found == 0:
                found = small_set(key, entry, value, extent, pair_only, work, memo, sets)
            if bundles >= room:
                return room + 1
            found >>= 1
            packed = state[PACKED]
            if state[TABLE2]:
                found &= TWIN_SETS[twins_in(packed, state[TABLE_N])]
            at = top + G_SIZE * bundles
            out[at + G_PLAY] = play | value << VALUE_SHIFT
            out[at + G_SETS] = found
            out[at + G_X] = packed
            bundles += 1
            count += popcount(found)
        else:
            added = bundle_takes(
                state[TABLE1],
                state[TABLE2],
                makes,
                reach,
                extent,
                pair_only,
                1 if pair_only == 0 and rules[R_NO_LOOKUP] == 0 else 0,
                caps,
                sets,
                work,
                memo,
                out,
                top,
                bundles,
                room,
                play,
            )
            if added > room:
                return room + 1
            while bundles < added:
                found = out[top + G_SIZE * bundles + G_SETS]
                count += popcount(found) if found else 1
                bundles += 1
    work[W_BUNDLES] = bundles
    return count


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


def bundle_takes(
    table1: int,
    table2: int,
    able: int,
    reach: int,
    extent: int,
    pair_only: int,
    look_up: int,
    caps: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    top: int,
    bundles: int,
    room: int,
    play: int,
) -> int:
    """Append the takes of one card at its values `able`; the new number of bundles or `room + 1`.

    On larger tables the few cards that a group of the value could use are looked up. A card of
    two values, and the extent maximum, have their sets told apart one by one.
    """
    start = bundles
    middle = bundles
    alone = extent != MAXIMUM and able & (able - 1) == 0
    while able:
        value = lowest(able)
        able &= able - 1
        middle = bundles
        named = play | value << VALUE_SHIFT
        few = 0
        if alone and look_up:
            key = 0
            packed = 0
            rest = table1
            while rest:
                card = lowest(rest)
                low = (card >> 2) + 1
                if low > value:
                    break
                rest &= rest - 1
                if (reach >> (value - low)) & 1 or low == value:
                    copies = 1 + ((table2 >> card) & 1)
                    if few + copies > FEW:
                        few = FEW + 1
                        break
                    while copies:
                        key |= low << (4 * few)
                        packed |= card << (CARD_WIDTH * few)
                        few += 1
                        copies -= 1
            if few <= FEW:
                word = caps[key]
                if word == 0:
                    word = small_caps(key, pair_only, work, memo, caps)
                entry = 16 * (word >> NUMBER_SHIFT) + value - 1
                found = int(sets[entry])
                if found == 0:
                    found = small_set(key, entry, value, extent, pair_only, work, memo, sets)
                if bundles >= room:
                    return room + 1
                found >>= 1
                if table2:
                    found &= TWIN_SETS[twins_in(packed, few)]
                at = top + G_SIZE * bundles
                out[at + G_PLAY] = named
                out[at + G_SETS] = found
                out[at + G_X] = packed
                return bundles + 1
        lazy = extent if extent != MAXIMUM else MAXIMAL
        takes_begin(table1, table2, value, 0, lazy, pair_only, work)
        while takes_next(work, memo):
            if bundles >= room:
                return room + 1
            at = top + G_SIZE * bundles
            out[at + G_PLAY] = named
            out[at + G_SETS] = 0
            out[at + G_X] = work[W_TAKES1]
            out[at + G_Y] = work[W_TAKES2]
            bundles += 1
    if middle > start:
        bundles = drop_repeats(out, top, start, middle, bundles)
    if extent == MAXIMUM:
        bundles = keep_largest(out, top, start, bundles)
    return bundles


def drop_repeats(out: Block, top: int, start: int, middle: int, end: int) -> int:
    """Leave out bundles `middle..end` that take what one of `start..middle` takes; the new end."""
    keep = middle
    for i in range(middle, end):
        at = top + G_SIZE * i
        fresh = True
        for j in range(start, middle):
            other = top + G_SIZE * j
            if out[at + G_X] == out[other + G_X] and out[at + G_Y] == out[other + G_Y]:
                fresh = False
                break
        if fresh:
            for k in range(G_SIZE):
                out[top + G_SIZE * keep + k] = out[at + k]
            keep += 1
    return keep


def keep_largest(out: Block, top: int, start: int, end: int) -> int:
    """Leave only the bundles of `start..end` whose one set has the most cards; the new end."""
    most = 0
    for i in range(start, end):
        at = top + G_SIZE * i
        most = max(most, popcount(out[at + G_X]) + popcount(out[at + G_Y]))
    keep = start
    for i in range(start, end):
        at = top + G_SIZE * i
        if popcount(out[at + G_X]) + popcount(out[at + G_Y]) == most:
            for k in range(G_SIZE):
                out[top + G_SIZE * keep + k] = out[at + k]
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
