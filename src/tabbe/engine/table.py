"""Play on tables with builds: listing what may be played there, and playing it.

Listing finds candidates whose sums are right and asks `tabbe.engine.judge` about each, where the
rules of a single play stand.
"""

from __future__ import annotations

from tabbe.engine.bit import lowest, popcount
from tabbe.engine.block import (
    ANY,
    B_CARDS1,
    B_CARDS2,
    B_LOCKED,
    B_OWNER,
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
    LAST,
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
    R_FIVE_SWEEPS,
    R_FORCED,
    R_MAY,
    R_PAIR_ONLY,
    TABLE1,
    TABLE2,
    TURN,
    VALUE_BITS,
    VALUE_SHIFT,
    W_TAKES1,
    W_TAKES2,
    Block,
)
from tabbe.engine.judge import (
    CLEAR,
    binding_builds,
    builds_of,
    cards_in,
    groups_of,
    judge_play,
    sweeping,
)
from tabbe.engine.legal import (
    LEGAL,
)
from tabbe.engine.take import clears, sums, takes_begin, takes_next
from tabbe.engine.turn import (
    go_on,
    lay_card,
    pay_sweep,
    points_of,
    set_table,
    sweep_units,
    sweeps_count,
    take_from_hand,
    win_cards,
)


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
    table1 = state[TABLE1]
    table2 = state[TABLE2]
    pair_only = rules[R_PAIR_ONLY]
    extent = rules[R_EXTENT]
    reach = sums(table1, table2, pair_only)
    binding = binding_builds(state, seat, rules)
    swept = sweeping(state, rules, work, memo) if rules[R_FORCED] else 0
    everything = (1 << state[BUILD_N]) - 1
    count = 0
    seen = 0
    for place in range(state[HAND_N + seat]):
        card = (state[HAND + seat] >> (CARD_WIDTH * place)) & HIDDEN
        if card == HIDDEN or (seen >> card) & 1:
            continue
        seen |= 1 << card
        play = card | place << PLACE_SHIFT
        start = count
        may = rules[R_MAY + card]
        first = lowest(may)
        plain_five = 0
        while may:
            value = lowest(may)
            may &= may - 1
            named = play | value << VALUE_SHIFT
            have = builds_of(state, value)
            loose = (reach >> value) & 1
            more = 1
            takes1 = 0
            takes2 = 0
            if loose:
                lazy = extent if extent != MAXIMUM else MAXIMAL
                takes_begin(table1, table2, value, 0, lazy, pair_only, work)
                if extent != ANY:
                    # Something loose fits, so it cannot be left for the builds alone.
                    more = takes_next(work, memo)
                    takes1 = work[W_TAKES1]
                    takes2 = work[W_TAKES2]
            while more:
                repeated = 0
                if takes1 and value != first:
                    repeated = clears(takes1, takes2, first, pair_only, work, memo)
                # Subsets of the builds of this value, the empty one only with loose cards.
                subset = 0
                while True:
                    if (subset or takes1) and (subset or repeated == 0):
                        if (
                            judge_play(
                                state,
                                seat,
                                rules,
                                binding,
                                swept,
                                reach,
                                named,
                                takes1,
                                takes2,
                                subset,
                            )
                            == LEGAL
                        ):
                            if count >= room:
                                return room + 1
                            row = P_SIZE * count
                            out[row + P_PLAY] = named
                            out[row + P_TAKES1] = takes1
                            out[row + P_TAKES2] = takes2
                            out[row + P_BUILDS] = subset
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
        if extent == MAXIMUM:
            count = keep_most(state, out, start, count)
        clearing = card == FIVE_OF_SPADES and rules[R_FIVE_CLEARS] and plain_five == 0
        if clearing and (table1 or everything):
            named = play | CLEAR << VALUE_SHIFT
            if (
                judge_play(
                    state,
                    seat,
                    rules,
                    binding,
                    swept,
                    reach,
                    named,
                    table1,
                    table2,
                    everything,
                )
                == LEGAL
            ):
                if count >= room:
                    return room + 1
                row = P_SIZE * count
                out[row + P_PLAY] = named
                out[row + P_TAKES1] = table1
                out[row + P_TAKES2] = table2
                out[row + P_BUILDS] = everything
                count += 1
        if rules[R_BUILDS] and binding == 0:
            count = list_builds(
                state, seat, rules, swept, reach, play, work, memo, out, count, room
            )
            if count > room:
                return room + 1
        named = play | first << VALUE_SHIFT
        if judge_play(state, seat, rules, binding, swept, reach, named, 0, 0, 0) == LEGAL:
            if count >= room:
                return room + 1
            row = P_SIZE * count
            out[row + P_PLAY] = named
            out[row + P_TAKES1] = 0
            out[row + P_TAKES2] = 0
            out[row + P_BUILDS] = 0
            count += 1
    return count


def list_builds(
    state: Block,
    seat: int,
    rules: Block,
    swept: int,
    reach: int,
    play: int,
    work: Block,
    memo: Block,
    out: Block,
    count: int,
    room: int,
) -> int:
    """Append the builds that one hand card can make; the new count or `room + 1`."""
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
                    if (
                        judge_play(
                            state,
                            seat,
                            rules,
                            0,
                            swept,
                            reach,
                            named,
                            takes1,
                            takes2,
                            used | subset,
                        )
                        == LEGAL
                    ):
                        if count >= room:
                            return room + 1
                        row = P_SIZE * count
                        out[row + P_PLAY] = named
                        out[row + P_TAKES1] = takes1
                        out[row + P_TAKES2] = takes2
                        out[row + P_BUILDS] = used | subset
                        count += 1
                    if subset == same:
                        break
                    subset = (subset - same) & same
                more = takes_next(work, memo)
                takes1 = work[W_TAKES1]
                takes2 = work[W_TAKES2]
    return count


def keep_most(state: Block, out: Block, start: int, end: int) -> int:
    """Leave only the captures of `start..end` that take the most cards; the new end."""
    most = 0
    for i in range(start, end):
        most = max(most, cards_taken(state, out, P_SIZE * i))
    keep = start
    for i in range(start, end):
        if cards_taken(state, out, P_SIZE * i) == most:
            for k in range(P_SIZE):
                out[P_SIZE * keep + k] = out[P_SIZE * i + k]
            keep += 1
    return keep


def cards_taken(state: Block, out: Block, row: int) -> int:
    """How many cards a row takes, those inside builds counted."""
    number = popcount(out[row + P_TAKES1]) + popcount(out[row + P_TAKES2])
    return number + cards_in(state, out[row + P_BUILDS])


def apply_play(
    state: Block, rules: Block, play: int, takes1: int, takes2: int, builds: int
) -> None:
    """Play a legal move of the seat to play on a table with builds, and go on."""
    seat = state[TURN]
    card = play & CARD_BITS
    made = (play >> MADE_SHIFT) & VALUE_BITS
    table1 = state[TABLE1]
    table2 = state[TABLE2]
    number = state[BUILD_N]
    units = units_of(state, rules, play, takes1, takes2, builds)
    take_from_hand(state, seat, (play >> PLACE_SHIFT) & PLACE_BITS)
    if takes1 == 0 and builds == 0:
        lay_card(state, card)
    else:
        kept = takes1 & ~takes2 & table2
        set_table(state, (table1 & ~takes1) | kept, table2 & ~takes1)
        cards1 = takes1
        cards2 = takes2
        rest = builds
        while rest:
            at = BUILD + B_SIZE * lowest(rest)
            rest &= rest - 1
            cards2 |= state[at + B_CARDS2] | (cards1 & state[at + B_CARDS1])
            cards1 |= state[at + B_CARDS1]
        if made:
            groups = groups_of(state, card, made, takes1, takes2, builds)
            remove_builds(state, builds)
            at = BUILD + B_SIZE * state[BUILD_N]
            state[at + B_VALUE] = made
            state[at + B_OWNER] = seat
            state[at + B_LOCKED] = 1 if groups > 1 else 0
            state[at + B_CARDS1] = cards1 | 1 << card
            state[at + B_CARDS2] = cards2 | (cards1 & 1 << card)
            state[BUILD_N] += 1
        else:
            remove_builds(state, builds)
            win_cards(state, rules, seat, cards1, cards2)
            win_cards(state, rules, seat, 1 << card, 0)
            state[LAST] = seat
            if units:
                alone = number == 0 and table1 & (table1 - 1) == 0 and table2 == 0
                pay_sweep(state, rules, seat, units, 1 if alone else 0)
    go_on(state, rules, seat)


def play_points(
    state: Block, rules: Block, play: int, takes1: int, takes2: int, builds: int
) -> int:
    """Card points of all cards a capture takes, the hand card and those inside builds included."""
    points = points_of(takes1, takes2, rules) + points_of(1 << (play & CARD_BITS), 0, rules)
    while builds:
        at = BUILD + B_SIZE * lowest(builds)
        builds &= builds - 1
        points += points_of(state[at + B_CARDS1], state[at + B_CARDS2], rules)
    return points


def units_of(state: Block, rules: Block, play: int, takes1: int, takes2: int, builds: int) -> int:
    """What a play counts for as a sweep: 0, 1, or 2 for a double sweep."""
    value = (play >> VALUE_SHIFT) & VALUE_BITS
    made = (play >> MADE_SHIFT) & VALUE_BITS
    number = state[BUILD_N]
    if made or (takes1 == 0 and builds == 0):
        return 0
    if number == 0 and value != CLEAR:
        return sweep_units(state, rules, play & CARD_BITS, takes1, takes2)
    if takes1 != state[TABLE1] or takes2 != state[TABLE2] or builds != (1 << number) - 1:
        return 0
    return sweeps_count(state, rules) if value != CLEAR or rules[R_FIVE_SWEEPS] else 0


def remove_builds(state: Block, builds: int) -> None:
    """Take builds off the table; the others keep their order."""
    keep = 0
    for k in range(state[BUILD_N]):
        if (builds >> k) & 1 == 0:
            for field in range(B_SIZE):
                state[BUILD + B_SIZE * keep + field] = state[BUILD + B_SIZE * k + field]
            keep += 1
    state[BUILD_N] = keep
