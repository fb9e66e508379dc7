"""What is thought of the other seats, by the moves they have made.

Moves of the batches gone by tell in which way a seat plays; those of this batch also how well a
hand that it may hold goes with them.
"""

from __future__ import annotations

from tabbe.bots.decision import D_FROM, D_ME, D_MOVES, D_START, D_UNTIL, D_WEIGH
from tabbe.bots.way import WAYS, chances_of_move
from tabbe.bots.world import UNSEEN1, UNSEEN2, WIDE, fill_hand, show_card
from tabbe.engine.block import (
    CARD_BITS,
    DECK,
    HAND,
    HAND_N,
    MAX_SEATS,
    P_PLAY,
    P_SIZE,
    SIZE,
    TURN,
    Block,
    Sets,
)
from tabbe.engine.replay import play_row

COLD = ("recognise", "weigh_hand")

WHOLE = 1 << 30  # all the weights of the ways of one seat together
LEAST = 1 << 12  # no way is ever ruled out
PRODUCT = 1 << 40

# What is thought of the other seats.
T_TRUST = 0  # per seat a weight for each way of playing; they sum to WHOLE
T_PART = T_TRUST + WAYS * MAX_SEATS  # the same in the world at hand
T_NEW = T_PART + WAYS * MAX_SEATS  # the same in the world that is being weighed
T_WEIGHT = T_NEW + WAYS * MAX_SEATS  # per seat how well its moves go with its hand
T_BAN = T_WEIGHT + MAX_SEATS  # per seat the cards it cannot hold
T_CHANCE = T_BAN + MAX_SEATS  # scratch
THOUGHT_SIZE = T_CHANCE + WAYS


def recognise(
    state: Block,
    rules: Block,
    guide: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    after: Block,
    line: Block,
    decision: Block,
    thought: Block,
) -> None:
    """Learn from moves of the batches gone by in which way each other seat plays.

    `state` is the opening, with every card that has been shown by now, played on to the first of
    these moves; it is played on to the last. `line` has the moves.
    """
    for k in range(decision[D_FROM], decision[D_UNTIL]):
        row = P_SIZE * k
        seat = state[TURN]
        if seat != decision[D_ME]:
            chances_of_move(
                state,
                rules,
                guide,
                sets,
                work,
                memo,
                out,
                room,
                line,
                row,
                thought,
                T_CHANCE,
                after,
            )
            total = 0
            for way in range(WAYS):
                at = T_TRUST + WAYS * seat + way
                thought[at] = max(1, (thought[at] * thought[T_CHANCE + way]) >> 16)
                total += thought[at]
            for way in range(WAYS):
                at = T_TRUST + WAYS * seat + way
                thought[at] = max(LEAST, thought[at] * WHOLE // total)
        show_card(state, line[row + P_PLAY] & CARD_BITS)
        play_row(state, rules, line, row)


def widen(past: Block, wide: Block, line: Block, decision: Block, base: Block) -> None:
    """Copy the blocks before each move of this batch to `wide`, with the cards unseen then.

    `base` is the position now with the cards unseen now.
    """
    unseen1 = base[UNSEEN1]
    unseen2 = base[UNSEEN2]
    for back in range(decision[D_MOVES]):
        k = decision[D_MOVES] - 1 - back
        bit = 1 << (line[P_SIZE * (decision[D_START] + k) + P_PLAY] & CARD_BITS)
        unseen2 |= unseen1 & bit
        unseen1 |= bit
        for i in range(SIZE):
            wide[WIDE * k + i] = past[SIZE * k + i]
        wide[WIDE * k + UNSEEN1] = unseen1
        wide[WIDE * k + UNSEEN2] = unseen2
        if past[SIZE * k + TURN] != decision[D_ME]:
            decision[D_WEIGH] = 1


def weigh_hand(
    state: Block,
    rules: Block,
    guide: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    after: Block,
    wide: Block,
    line: Block,
    decision: Block,
    thought: Block,
    pool: Block,
    at: int,
    seat: int,
) -> int:
    """How well the moves of a seat in this batch go with the cards `pool[at:]` in its hand.

    The share of each way of playing in it goes to `thought[T_NEW...]`.
    """
    part_at = T_NEW + WAYS * seat
    for way in range(WAYS):
        thought[part_at + way] = PRODUCT
    for k in range(decision[D_MOVES]):
        first = WIDE * k
        if wide[first + TURN] != seat:
            continue
        for i in range(DECK):
            state[i] = wide[first + i]
        state[UNSEEN1] = wide[first + UNSEEN1]
        state[UNSEEN2] = wide[first + UNSEEN2]
        state[HAND + seat] = fill_hand(state[HAND + seat], state[HAND_N + seat], pool, at)
        row = P_SIZE * (decision[D_START] + k)
        chances_of_move(
            state, rules, guide, sets, work, memo, out, room, line, row, thought, T_CHANCE, after
        )
        for way in range(WAYS):
            part = thought[part_at + way]
            thought[part_at + way] = (part * thought[T_CHANCE + way]) >> 16
    total = 0
    for way in range(WAYS):
        part = (thought[part_at + way] >> 10) * (thought[T_TRUST + WAYS * seat + way] >> 10)
        thought[part_at + way] = part
        total += part
    return total


def accept(thought: Block, seat: int, weight: int) -> None:
    """Keep what has just been weighed for a seat."""
    thought[T_WEIGHT + seat] = weight
    for way in range(WAYS * seat, WAYS * seat + WAYS):
        thought[T_PART + way] = thought[T_NEW + way]
