"""Playing a move on a table with builds, and what it counts for."""

from __future__ import annotations

from tabbe.engine.bit import lowest
from tabbe.engine.block import (
    B_CARDS1,
    B_CARDS2,
    B_LOCKED,
    B_OWNER,
    B_SIZE,
    B_VALUE,
    BUILD,
    BUILD_N,
    CARD_BITS,
    LAST,
    MADE_SHIFT,
    PLACE_BITS,
    PLACE_SHIFT,
    R_FIVE_SWEEPS,
    TABLE1,
    TABLE2,
    TURN,
    VALUE_BITS,
    VALUE_SHIFT,
    Block,
)
from tabbe.engine.judge import CLEAR, groups_of
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
