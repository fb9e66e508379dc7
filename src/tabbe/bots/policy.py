"""A quick way to choose a move that minds what it leaves to the next seat.

It knows what a person at the table knows: the own hand and what has been seen. It is what the
searching bots take everybody to play like, and what `club` plays by.
"""

from __future__ import annotations

from tabbe.bots.sweep import chance_of, is_sought, left_to_sweep, own_sweep, sweeping_masks
from tabbe.bots.weight import (
    G_HOLD,
    G_OTHERS,
    G_WEIGHT,
    ONE,
    W_CARDS,
    W_CREEP,
    W_EMPTY,
    W_LEFT,
    W_LEFT_POINTS,
    W_LONE,
    W_OWN,
    W_POINTS,
    W_RANK,
    W_REACH,
    W_RESIDUE,
    W_SUIT,
    W_SWEEP,
    W_TABLE,
    W_TAKEN,
)
from tabbe.bots.world import UNSEEN1, UNSEEN2, copy_deal
from tabbe.engine.bit import lowest, popcount
from tabbe.engine.block import (
    B_CARDS1,
    B_CARDS2,
    B_OWNER,
    B_SIZE,
    B_VALUE,
    BATCH,
    BUILD,
    BUILD_N,
    CARD_BITS,
    CARD_WIDTH,
    DEALER,
    FIVE_OF_SPADES,
    HAND,
    HAND_N,
    HEAP1,
    HEAP2,
    M_PLAY,
    M_SIZE,
    M_TAKES1,
    M_TAKES2,
    MADE_SHIFT,
    P_BUILDS,
    P_PLAY,
    P_SIZE,
    P_TAKES1,
    P_TAKES2,
    PLAYS_LEFT,
    POINTS,
    R_BATCH_SIZE,
    R_BATCHES,
    R_DOUBLE,
    R_LAST_SIZE,
    R_MAY,
    R_PAIR_ONLY,
    R_POINTS,
    R_REMOVE,
    R_SUIT_MASK,
    R_SWEEP,
    RING_NEXT,
    TABLE1,
    TABLE2,
    TOLD_UNITS,
    TURN,
    VALUE_BITS,
    WON,
    WON_SUIT,
    Block,
)
from tabbe.engine.judge import CLEAR, sweeping
from tabbe.engine.table import apply_play
from tabbe.engine.take import sums
from tabbe.engine.turn import PICTURES, points_of, sweep_units

COLD = ("careful_pick", "careful_play")


def careful_pick(
    state: Block,
    rules: Block,
    guide: Block,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    count: int,
) -> int:
    """The row of a listing of loose cards that seems best; see the weights of the guide.

    How good each seems is left behind the rows, from `out[M_SIZE * room]` on, in 1024ths of a
    point.
    """
    seat = state[TURN]
    table1 = state[TABLE1]
    table2 = state[TABLE2]
    pair_only = rules[R_PAIR_ONLY]
    others = guide[G_OTHERS]
    hand = state[HAND + seat]
    held = state[HAND_N + seat]
    unseen1 = state[UNSEEN1]
    unseen2 = state[UNSEEN2]
    own1 = 0
    own2 = 0
    for place in range(held):
        bit = 1 << ((hand >> (CARD_WIDTH * place)) & CARD_BITS)
        own2 |= own1 & bit
        own1 |= bit
    for place in range(held):
        bit = 1 << ((hand >> (CARD_WIDTH * place)) & CARD_BITS)
        if unseen2 & bit:
            unseen2 ^= bit
        else:
            unseen1 &= ~bit
    number = popcount(unseen1) + popcount(unseen2)
    ends = state[PLAYS_LEFT] == 1
    last_batch = state[BATCH] + 1 >= rules[R_BATCHES]
    next_seat = state[RING_NEXT + seat]
    next_held = state[HAND_N + next_seat]
    if ends:
        next_seat = state[RING_NEXT + state[DEALER]]
        next_held = rules[R_BATCH_SIZE]
        if state[BATCH] + 2 >= rules[R_BATCHES]:
            next_held = rules[R_LAST_SIZE]
        if last_batch:
            next_held = 0
    heaps = points_of(state[HEAP1], state[HEAP2], rules) if last_batch else 0
    best = -1
    best_score = 0
    for k in range(count):
        row = M_SIZE * k
        card = out[row + M_PLAY] & CARD_BITS
        takes1 = out[row + M_TAKES1]
        takes2 = out[row + M_TAKES2]
        score = 0
        bit = 1 << card
        if takes1:
            points = points_of(takes1, takes2, rules) + rules[R_POINTS + card]
            score -= guide[G_WEIGHT + W_POINTS] * points
            suit = rules[R_SUIT_MASK]
            score += guide[G_WEIGHT + W_TAKEN] * (popcount(takes1) + popcount(takes2) + 1)
            score += guide[G_WEIGHT + W_SUIT] * (
                popcount(takes1 & suit) + popcount(takes2 & suit) + ((suit >> card) & 1)
            )
            units = sweep_units(state, rules, card, takes1, takes2)
            if units:
                lone = 1 if takes1 & (takes1 - 1) == 0 and takes2 == 0 else 0
                score -= guide[G_WEIGHT + W_SWEEP] * own_sweep(rules, units, lone, others)
            kept = takes1 & ~takes2 & table2
            left1 = (table1 & ~takes1) | kept
            left2 = table2 & ~takes1
        else:
            left1 = table1 | bit
            left2 = table2 | (table1 & bit)
            score += guide[G_WEIGHT + W_RANK + (card >> 2)] + guide[G_WEIGHT + W_CREEP]
        if ends and rules[R_REMOVE]:
            left1 &= ~PICTURES
            left2 &= ~PICTURES
        if last_batch and takes1:
            points = points_of(left1, left2, rules) + heaps
            score -= guide[G_WEIGHT + W_RESIDUE] * points // state[PLAYS_LEFT]
        if next_held and left1:
            points = points_of(left1, left2, rules)
            alone = 1 if left1 & (left1 - 1) == 0 and left2 == 0 else 0
            swept = 0
            if is_sought(rules, alone):
                swept = sweeping_masks(left1, left2, pair_only, guide, work, memo)
            chance = 0
            if swept:
                wanted = popcount(unseen1 & swept) + popcount(unseen2 & swept)
                chance = chance_of(wanted, number, next_held)
                shift = left_to_sweep(rules, alone, 0, others)
                score += (guide[G_WEIGHT + W_LEFT] * ((chance * shift) >> 10)) >> 10
                score += (guide[G_WEIGHT + W_LEFT_POINTS] * chance * points) >> 10
                if rules[R_DOUBLE] and alone:
                    twin = popcount(unseen1 & left1) + popcount(unseen2 & left1)
                    chance = chance_of(twin, number, next_held)
                    shift = left_to_sweep(rules, alone, 1, others)
                    score += (guide[G_WEIGHT + W_LEFT] * ((chance * shift) >> 10)) >> 10
                if ends == 0:
                    mine = own1 & ~bit | own2 & bit
                    score += guide[G_WEIGHT + W_OWN] * (1 if mine & swept else 0)
            if alone:
                score += guide[G_WEIGHT + W_LONE]
            score += guide[G_WEIGHT + W_TABLE] * points
            score += guide[G_WEIGHT + W_CARDS] * (popcount(left1) + popcount(left2))
            if ends == 0 and guide[G_WEIGHT + W_REACH]:
                reach = sums(left1, left2, pair_only)
                rest = own1 & ~bit | own2 & bit
                while rest:
                    mine = lowest(rest)
                    rest &= rest - 1
                    if rules[R_MAY + mine] & reach:
                        score += guide[G_WEIGHT + W_REACH]
        if left1 == 0:
            score += guide[G_WEIGHT + W_EMPTY]
        out[M_SIZE * room + k] = score
        if best < 0 or score > best_score:
            best = k
            best_score = score
    return best


def careful_play(
    state: Block,
    rules: Block,
    guide: Block,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    count: int,
    after: Block,
) -> int:
    """The same as `careful_pick` for a listing with builds; `after` has room for a deal.

    Beside what counts there, a build of one's own is worth what it holds, less the chance that
    the next seat can take it. What seems how good is left from `out[P_SIZE * room]` on.
    """
    seat = state[TURN]
    others = guide[G_OTHERS]
    hand = state[HAND + seat]
    unseen1 = state[UNSEEN1]
    unseen2 = state[UNSEEN2]
    for place in range(state[HAND_N + seat]):
        bit = 1 << ((hand >> (CARD_WIDTH * place)) & CARD_BITS)
        if unseen2 & bit:
            unseen2 ^= bit
        else:
            unseen1 &= ~bit
    number = popcount(unseen1) + popcount(unseen2)
    suit = rules[R_SUIT_MASK]
    best = -1
    best_score = 0
    for k in range(count):
        row = P_SIZE * k
        play = out[row + P_PLAY]
        card = play & CARD_BITS
        takes1 = out[row + P_TAKES1]
        takes2 = out[row + P_TAKES2]
        builds = out[row + P_BUILDS]
        made = (play >> MADE_SHIFT) & VALUE_BITS
        score = 0
        copy_deal(after, state, 0)
        apply_play(after, rules, play, takes1, takes2, builds)
        if made == 0 and (takes1 or builds):
            score -= guide[G_WEIGHT + W_POINTS] * (after[POINTS + seat] - state[POINTS + seat])
            score += guide[G_WEIGHT + W_TAKEN] * (after[WON + seat] - state[WON + seat])
            score += guide[G_WEIGHT + W_SUIT] * (after[WON_SUIT + seat] - state[WON_SUIT + seat])
            units = after[TOLD_UNITS]
            if units:
                lone = 1 if takes1 & (takes1 - 1) == 0 and takes2 == 0 else 0
                if state[BUILD_N]:
                    lone = 0
                score -= guide[G_WEIGHT + W_SWEEP] * own_sweep(rules, units, lone, others)
        elif made == 0:
            score += guide[G_WEIGHT + W_RANK + (card >> 2)] + guide[G_WEIGHT + W_CREEP]
        if after[TURN] >= 0:
            held = after[HAND_N + after[TURN]]
            left1 = after[TABLE1]
            left2 = after[TABLE2]
            alone = 1 if left1 & (left1 - 1) == 0 and left2 == 0 else 0
            if after[BUILD_N]:
                alone = 0
            swept = 0
            if rules[R_SWEEP] and is_sought(rules, alone):
                swept = sweeping(after, rules, work, memo)
            cards = 1 << FIVE_OF_SPADES if (swept >> CLEAR) & 1 else 0
            for value in range(1, 17):
                if (swept >> value) & 1:
                    cards |= guide[G_HOLD + value]
            points = points_of(left1, left2, rules)
            if cards:
                wanted = popcount(unseen1 & cards) + popcount(unseen2 & cards)
                chance = chance_of(wanted, number, held)
                shift = left_to_sweep(rules, alone, 0, others)
                score += (guide[G_WEIGHT + W_LEFT] * ((chance * shift) >> 10)) >> 10
                score += (guide[G_WEIGHT + W_LEFT_POINTS] * chance * points) >> 10
            score += guide[G_WEIGHT + W_TABLE] * points
            score += guide[G_WEIGHT + W_CARDS] * (popcount(left1) + popcount(left2))
            for at in range(BUILD, BUILD + B_SIZE * after[BUILD_N], B_SIZE):
                cards1 = after[at + B_CARDS1]
                cards2 = after[at + B_CARDS2]
                worth = guide[G_WEIGHT + W_TAKEN] * (popcount(cards1) + popcount(cards2))
                worth += guide[G_WEIGHT + W_SUIT] * (
                    popcount(cards1 & suit) + popcount(cards2 & suit)
                )
                worth -= guide[G_WEIGHT + W_POINTS] * points_of(cards1, cards2, rules)
                takers = guide[G_HOLD + after[at + B_VALUE]]
                wanted = popcount(unseen1 & takers) + popcount(unseen2 & takers)
                chance = chance_of(wanted, number, held)
                if after[at + B_OWNER] == seat:
                    score += (worth * (ONE - chance)) >> 10
                else:
                    score -= (worth * chance) >> 10
        out[P_SIZE * room + k] = score
        if best < 0 or score > best_score:
            best = k
            best_score = score
    return best
