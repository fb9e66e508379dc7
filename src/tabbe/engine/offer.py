"""What a seat may play on a table with builds: all of it in order, or a fair sample.

Listing finds candidates whose sums are right and asks `tabbe.engine.judge` about each, where the
rules of a single play stand.
"""

from __future__ import annotations

from tabbe.engine.bit import lowest
from tabbe.engine.block import (
    ANY,
    B_SIZE,
    B_VALUE,
    BUILD,
    BUILD_N,
    CARD_BITS,
    CARD_WIDTH,
    FIVE_OF_SPADES,
    HAND,
    HAND_N,
    HIDDEN,
    MADE_SHIFT,
    MAXIMAL,
    MAXIMUM,
    P_BUILDS,
    P_PLAY,
    P_SIZE,
    P_TAKES1,
    P_TAKES2,
    PLACE_BITS,
    PLACE_SHIFT,
    R_BUILDS,
    R_EXTENT,
    R_FIVE_CLEARS,
    R_FORCED,
    R_MAY,
    R_PAIR_ONLY,
    TABLE1,
    TABLE2,
    VALUE_SHIFT,
    W_LEAST,
    W_TAKES1,
    W_TAKES2,
    Block,
)
from tabbe.engine.judge import (
    CLEAR,
    binding_builds,
    builds_of,
    cards_in,
    judge_build,
    judge_play,
    most_taken,
    sweeping,
)
from tabbe.engine.legal import LEGAL
from tabbe.engine.take import clears, sums, takes_begin, takes_next


def list_plays(
    state: Block,
    seat: int,
    rules: Block,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
) -> int:
    """Write all legal moves of a seat into `out` (rows of `P_SIZE`), at most `room` of them.

    Returns their number, or `room + 1` when there are more. Order: hand order with twins once;
    captures by value ascending, by loose cards as sorted tuples, by builds in laying order; the
    clear; builds by value, plain ones before raises; the creep last.
    """
    return offer(state, seat, rules, work, memo, out, room, 0)


def sample_plays(
    state: Block,
    seat: int,
    rules: Block,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
) -> int:
    """Write legal moves of a seat into `out`, as many as there are or `room`; their number.

    Each card of the hand has an equal share of the room, in which its first moves stand and, last,
    its creep if it has one.
    """
    return offer(state, seat, rules, work, memo, out, room, 1)


def offer(
    state: Block,
    seat: int,
    rules: Block,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    shared: int,
) -> int:
    """The work of `list_plays`, and when `shared` that of `sample_plays`."""
    reach = sums(state[TABLE1], state[TABLE2], rules[R_PAIR_ONLY])
    binding = binding_builds(state, seat, rules, work, memo)
    swept = sweeping(state, rules, work, memo) if rules[R_FORCED] else 0
    held = state[HAND_N + seat]
    count = 0
    seen = 0
    for place in range(held):
        card = (state[HAND + seat] >> (CARD_WIDTH * place)) & HIDDEN
        if card == HIDDEN or (seen >> card) & 1:
            continue
        seen |= 1 << card
        play = card | place << PLACE_SHIFT
        # The last place of a share is kept for the creep.
        top = count + room // held - 1 if shared else room
        count = list_captures(
            state, seat, rules, binding, swept, reach, play, work, memo, out, count, top
        )
        named = play | lowest(rules[R_MAY + card]) << VALUE_SHIFT
        # What forbids a creep forbids every build.
        creeps = judge_play(state, seat, rules, binding, swept, reach, named, 0, 0, 0) == LEGAL
        if rules[R_BUILDS] and creeps and count <= top:
            count = list_builds(state, seat, rules, reach, play, work, memo, out, count, top)
        if count > top:
            if shared == 0:
                return room + 1
            count = top
        if creeps:
            if count >= room:
                return room + 1
            write_play(out, count, named, 0, 0, 0)
            count += 1
    return count


def write_play(out: Block, row: int, play: int, takes1: int, takes2: int, builds: int) -> None:
    """Write one play into a row of a listing."""
    at = P_SIZE * row
    out[at + P_PLAY] = play
    out[at + P_TAKES1] = takes1
    out[at + P_TAKES2] = takes2
    out[at + P_BUILDS] = builds


def list_captures(
    state: Block,
    seat: int,
    rules: Block,
    binding: int,
    swept: int,
    reach: int,
    play: int,
    work: Block,
    memo: Block,
    out: Block,
    count: int,
    room: int,
) -> int:
    """Append the captures of one hand card, the clear last; the new count or `room + 1`."""
    table1 = state[TABLE1]
    table2 = state[TABLE2]
    pair_only = rules[R_PAIR_ONLY]
    extent = rules[R_EXTENT]
    everything = (1 << state[BUILD_N]) - 1
    card = play & CARD_BITS
    may = rules[R_MAY + card]
    first = lowest(may)
    most = most_taken(state, rules, card, work, memo) if extent == MAXIMUM else 0
    plain_five = 0
    while may:
        value = lowest(may)
        may &= may - 1
        named = play | value << VALUE_SHIFT
        have = builds_of(state, value)
        least = most - cards_in(state, have) if most else 0
        loose = (reach >> value) & 1
        more = 1
        takes1 = 0
        takes2 = 0
        if loose:
            lazy = extent if extent != MAXIMUM else MAXIMAL
            takes_begin(table1, table2, value, 0, lazy, pair_only, work)
            work[W_LEAST] = least
            if extent != ANY:
                # Something loose fits, so it cannot be left for the builds alone.
                more = takes_next(work, memo)
                takes1 = work[W_TAKES1]
                takes2 = work[W_TAKES2]
        elif least > 0:
            more = 0
        while more:
            repeated = 0
            if takes1 and value != first:
                repeated = repeats(state, rules, first, takes1, takes2, work, memo)
            # Subsets of the builds of this value, the empty one only with loose cards.
            subset = 0
            while True:
                if (subset or takes1) and (subset or repeated == 0):
                    if (
                        judge_play(
                            state, seat, rules, binding, swept, reach, named, takes1, takes2, subset
                        )
                        == LEGAL
                    ):
                        if count >= room:
                            return room + 1
                        write_play(out, count, named, takes1, takes2, subset)
                        count += 1
                    if value == 5 and takes1 == table1 and takes2 == table2:
                        plain_five |= 1 if subset == everything else 0
                if subset == have:
                    break
                subset = (subset - have) & have
            if loose == 0:
                break
            more = takes_next(work, memo)
            takes1 = work[W_TAKES1]
            takes2 = work[W_TAKES2]
    clearing = card == FIVE_OF_SPADES and rules[R_FIVE_CLEARS] and plain_five == 0
    if clearing and (table1 or everything):
        named = play | CLEAR << VALUE_SHIFT
        if (
            judge_play(state, seat, rules, binding, swept, reach, named, table1, table2, everything)
            == LEGAL
        ):
            if count >= room:
                return room + 1
            write_play(out, count, named, table1, table2, everything)
            count += 1
    return count


def repeats(
    state: Block, rules: Block, value: int, takes1: int, takes2: int, work: Block, memo: Block
) -> int:
    """1 when these loose cards alone are a take of another value of the card as well."""
    pair_only = rules[R_PAIR_ONLY]
    if clears(takes1, takes2, value, pair_only, work, memo) == 0:
        return 0
    if rules[R_EXTENT] == ANY:
        return 1
    if builds_of(state, value):
        return 0
    kept = takes1 & ~takes2 & state[TABLE2]
    left1 = (state[TABLE1] & ~takes1) | kept
    rest = sums(left1, state[TABLE2] & ~takes1, pair_only)
    return 1 - ((rest >> value) & 1)


def list_builds(
    state: Block,
    seat: int,
    rules: Block,
    reach: int,
    play: int,
    work: Block,
    memo: Block,
    out: Block,
    count: int,
    room: int,
) -> int:
    """Append the builds that one hand card can make; the new count or `room + 1`.

    Asked only where the card may creep, which whatever forbids every build forbids too.
    """
    card = play & CARD_BITS
    low = (card >> 2) + 1
    goals = 0
    hand = state[HAND + seat]
    for place in range(state[HAND_N + seat]):
        if place != (play >> PLACE_SHIFT) & PLACE_BITS:
            goals |= rules[R_MAY + (hand & HIDDEN)]
        hand >>= CARD_WIDTH
    # Once for the build any goal makes, then once for each build that could be raised to it.
    while goals:
        made = lowest(goals)
        goals &= goals - 1
        same = builds_of(state, made)
        for raised in range(-1, state[BUILD_N]):
            base = low
            used = 0
            if raised >= 0:
                base = low + state[BUILD + B_SIZE * raised + B_VALUE]
                used = 1 << raised
                if used & same:
                    continue
            if base > made:
                continue
            lack = made - base
            if lack and (reach >> lack) & 1 == 0 and rules[R_PAIR_ONLY] == 0:
                continue
            if lack == 0 and (used | same) == 0 and (reach >> made) & 1 == 0:
                continue
            named = play | low << VALUE_SHIFT | made << MADE_SHIFT
            takes_begin(state[TABLE1], state[TABLE2], made, base, ANY, rules[R_PAIR_ONLY], work)
            takes1 = 0
            takes2 = 0
            more = 1
            if lack:
                more = takes_next(work, memo)
                takes1 = work[W_TAKES1]
                takes2 = work[W_TAKES2]
            while more:
                subset = 0
                while True:
                    builds = used | subset
                    if judge_build(state, seat, rules, card, made, takes1, takes2, builds) == LEGAL:
                        if count >= room:
                            return room + 1
                        write_play(out, count, named, takes1, takes2, builds)
                        count += 1
                    if subset == same:
                        break
                    subset = (subset - same) & same
                more = takes_next(work, memo)
                takes1 = work[W_TAKES1]
                takes2 = work[W_TAKES2]
    return count
