"""All legal moves of a seat: found, counted, listed in order, or one of them picked by number.

The takes are found in one of three ways, whichever is the shortest for the table and the rules:
looked up (tables of up to `FEW` cards) or searched group by group (both in
`tabbe.engine.shortcut`), or told one by one by the enumerator of outcomes
(`tabbe.engine.enumeration`). Rules: rules.md 1.5 and 1.6.
"""

from __future__ import annotations

from tabbe.engine.bit import lowest
from tabbe.engine.block import (
    CARD_BITS,
    CARD_WIDTH,
    F_PLAY,
    F_SIZE,
    F_X,
    F_Y,
    FEW,
    HAND,
    HAND_N,
    HIDDEN,
    LEX_PACKED,
    M_PLAY,
    M_SIZE,
    M_TAKES1,
    M_TAKES2,
    MAXIMAL,
    PACKED,
    PLACE_BITS,
    PLACE_SHIFT,
    POSITIONS,
    R_EXTENT,
    R_NO_LOOKUP,
    R_PAIR_ONLY,
    R_SINGLE,
    R_VALUE,
    ROW,
    SETS,
    TABLE_N,
    VALUE_SHIFT,
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
from tabbe.engine.enumeration import tell_moves
from tabbe.engine.shortcut import look_up_moves, search_moves

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
