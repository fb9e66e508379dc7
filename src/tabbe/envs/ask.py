"""What may come next in a walk whose hand card is chosen."""

from __future__ import annotations

from tabbe.engine.bit import lowest, popcount
from tabbe.engine.block import (
    B_SIZE,
    B_VALUE,
    BUILD,
    BUILD_N,
    CARD_WIDTH,
    FIVE_OF_SPADES,
    FORCED_CARD,
    FORCED_HAND,
    HAND,
    HAND_N,
    HIDDEN,
    R_BUILDS,
    R_FIVE_CLEARS,
    R_FORCED,
    R_MAY,
    R_PAIR_ONLY,
    TABLE1,
    TABLE2,
    VALUE_SHIFT,
    Block,
)
from tabbe.engine.judge import CLEAR, builds_of, hand_sweeps, sweeps_with
from tabbe.engine.legal import LEGAL
from tabbe.engine.take import clears
from tabbe.envs.building import build_any, build_stop, joins_can, mark_additions
from tabbe.envs.question import judged
from tabbe.envs.taking import capture_can, mark_takes
from tabbe.envs.turn_block import (
    BINDING,
    BUILD_BIT,
    CARD,
    CHOOSE_BUILDS,
    CHOOSE_LOOSE,
    CHOOSE_RAISE,
    CHOOSE_WAY,
    CLEAR_BIT,
    COMPLETE,
    CURSOR,
    JOINED,
    LATEST,
    LAY_BIT,
    MADE,
    MAY_OTHER,
    MAY_TABLE,
    RAISED,
    REACH,
    STAGE,
    STOP_BIT,
    SWEPT,
    TAKES1,
    TAKES2,
    VALUE,
    WITH_BIT,
    WITHOUT_BIT,
)

COLD = (
    "ask",
    "ask_way",
    "ask_raise",
    "ask_builds",
)


def ask(
    state: Block, seat: int, rules: Block, work: Block, memo: Block, pad: Block, turn: Block
) -> int:
    """Find what may come next in a walk whose hand card is chosen; the number of answers."""
    turn[MAY_TABLE] = 0
    turn[MAY_OTHER] = 0
    if turn[STAGE] == CHOOSE_WAY:
        ask_way(state, seat, rules, work, memo, pad, turn)
    if turn[STAGE] == CHOOSE_RAISE:
        ask_raise(state, seat, rules, work, memo, pad, turn)
    if turn[STAGE] == CHOOSE_LOOSE:
        if turn[MADE]:
            made = turn[MADE]
            raised = turn[RAISED]
            takes1 = turn[TAKES1]
            takes2 = turn[TAKES2]
            mark_additions(state, seat, rules, work, memo, pad, turn, made, raised)
            if build_stop(state, seat, rules, work, memo, turn, made, raised, takes1, takes2):
                turn[MAY_OTHER] |= STOP_BIT
        else:
            may = rules[R_MAY + turn[CARD]]
            while may:
                value = lowest(may)
                may &= may - 1
                mark_takes(state, seat, rules, work, memo, pad, turn, value)
                if capture_can(state, seat, rules, work, memo, turn, value, 0):
                    turn[MAY_OTHER] |= STOP_BIT
    if turn[STAGE] == CHOOSE_BUILDS:
        ask_builds(state, seat, rules, work, memo, turn)
    return popcount(turn[MAY_TABLE]) + popcount(turn[MAY_OTHER])


def ask_way(
    state: Block, seat: int, rules: Block, work: Block, memo: Block, pad: Block, turn: Block
) -> int:
    """Find what may be done with the hand card; 0 when nothing.

    A card that must take the whole table is led to the end of its walk at once.
    """
    card = turn[CARD]
    turn[MAY_TABLE] = 0
    turn[MAY_OTHER] = 0
    turn[TAKES1] = 0
    turn[TAKES2] = 0
    turn[LATEST] = -1
    turn[MADE] = 0
    turn[RAISED] = 0
    turn[JOINED] = 0
    forced = rules[R_FORCED]
    swept = turn[SWEPT]
    if (forced == FORCED_HAND and hand_sweeps(state, seat, rules, swept)) or (
        forced == FORCED_CARD and sweeps_with(rules, card, swept)
    ):
        if sweeps_with(rules, card, swept) == 0:
            return 0
        turn[TAKES1] = state[TABLE1]
        turn[TAKES2] = state[TABLE2]
        turn[JOINED] = (1 << state[BUILD_N]) - 1
        turn[VALUE] = 0 if rules[R_MAY + card] & swept else CLEAR
        turn[STAGE] = COMPLETE
        return 1
    if judged(state, seat, rules, turn, card, 0, 0, 0) == LEGAL:
        turn[MAY_OTHER] |= LAY_BIT
    may = rules[R_MAY + card]
    while may:
        value = lowest(may)
        may &= may - 1
        if (turn[REACH] >> value) & 1:
            mark_takes(state, seat, rules, work, memo, pad, turn, value)
        if capture_can(state, seat, rules, work, memo, turn, value, 0):
            turn[MAY_OTHER] |= STOP_BIT
    if card == FIVE_OF_SPADES and rules[R_FIVE_CLEARS]:
        everything = (1 << state[BUILD_N]) - 1
        table1 = state[TABLE1]
        plain = 1 if builds_of(state, 5) == everything else 0
        if plain and table1:
            plain = clears(table1, state[TABLE2], 5, rules[R_PAIR_ONLY], work, memo)
        if (table1 or everything) and plain == 0:
            play = card | CLEAR << VALUE_SHIFT
            if judged(state, seat, rules, turn, play, table1, state[TABLE2], everything) == LEGAL:
                turn[MAY_OTHER] |= CLEAR_BIT
    if rules[R_BUILDS] and turn[BINDING] == 0:
        goals = 0
        hand = state[HAND + seat]
        for _ in range(state[HAND_N + seat]):
            goals |= rules[R_MAY + (hand & HIDDEN)]
            hand >>= CARD_WIDTH
        while goals:
            made = lowest(goals)
            goals &= goals - 1
            found = 0
            for k in range(-1, state[BUILD_N]):
                if found == 0:
                    raised = 1 << k if k >= 0 else 0
                    found = build_any(state, seat, rules, work, memo, pad, turn, made, raised)
            if found:
                turn[MAY_OTHER] |= 1 << (BUILD_BIT + made)
    return turn[MAY_TABLE] | turn[MAY_OTHER]


def ask_raise(
    state: Block, seat: int, rules: Block, work: Block, memo: Block, pad: Block, turn: Block
) -> None:
    """Go on to the next build that could be raised and ask about it, or to the loose cards."""
    made = turn[MADE]
    number = state[BUILD_N]
    cursor = turn[CURSOR]
    while cursor < number:
        if build_any(state, seat, rules, work, memo, pad, turn, made, 1 << cursor):
            break
        cursor += 1
    turn[CURSOR] = cursor
    if cursor == number:
        turn[STAGE] = CHOOSE_LOOSE
        return
    turn[MAY_OTHER] = WITH_BIT
    other = build_any(state, seat, rules, work, memo, pad, turn, made, 0)
    for k in range(cursor + 1, number):
        if other == 0:
            other = build_any(state, seat, rules, work, memo, pad, turn, made, 1 << k)
    if other:
        turn[MAY_OTHER] |= WITHOUT_BIT


def ask_builds(
    state: Block, seat: int, rules: Block, work: Block, memo: Block, turn: Block
) -> None:
    """Go on to the next build that could be taken or joined as well and ask about it."""
    number = state[BUILD_N]
    made = turn[MADE]
    joined = turn[JOINED]
    while turn[CURSOR] < number:
        cursor = turn[CURSOR]
        bit = 1 << cursor
        later = ((1 << number) - 1) & ~((bit << 1) - 1)
        answers = 0
        if made:
            if state[BUILD + B_SIZE * cursor + B_VALUE] == made and bit & turn[RAISED] == 0:
                if joins_can(state, seat, rules, turn, joined | bit, later):
                    answers |= WITH_BIT
                if joins_can(state, seat, rules, turn, joined, later):
                    answers |= WITHOUT_BIT
        else:
            may = rules[R_MAY + turn[CARD]]
            while may:
                value = lowest(may)
                may &= may - 1
                have = builds_of(state, value)
                if joined & ~have:
                    continue
                # Those passed over are neither in `joined` nor among those to come.
                gone = have & ~joined & ~later
                if have & bit and capture_can(
                    state, seat, rules, work, memo, turn, value, gone & ~bit
                ):
                    answers |= WITH_BIT
                if capture_can(state, seat, rules, work, memo, turn, value, gone | bit):
                    answers |= WITHOUT_BIT
        if answers & WITH_BIT:
            turn[MAY_OTHER] = answers
            return
        turn[CURSOR] += 1
    turn[STAGE] = COMPLETE
