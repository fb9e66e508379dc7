"""A quick way to choose a move that minds what it leaves to the next seat.

It knows what a person at the table knows: the own hand and what has been seen. It is what the
searching bots take everybody to play like, and what `club` plays by.
"""

from __future__ import annotations

from tabbe.bots.playout import greedy_pick, greedy_play
from tabbe.bots.world import copy_deal
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
    LAST,
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
    PER_HAND,
    PLAYS_LEFT,
    POINTS,
    R_AIM_HIGH,
    R_BATCH_SIZE,
    R_BATCHES,
    R_CAPTURE,
    R_DOUBLE,
    R_DOUBLE_POINTS,
    R_DOUBLE_REWARD,
    R_FORCED,
    R_LAST_SIZE,
    R_MAY,
    R_PAIR_ONLY,
    R_POINTS,
    R_REMOVE,
    R_SUIT_MASK,
    R_SWEEP,
    R_TABLE,
    RING_NEXT,
    SIZE,
    TABLE1,
    TABLE2,
    TOLD_UNITS,
    TURN,
    VALUE_BITS,
    WON,
    WON_SUIT,
    Block,
    Sets,
)
from tabbe.engine.choice import list_moves
from tabbe.engine.judge import CLEAR, sweeping
from tabbe.engine.offer import list_plays
from tabbe.engine.table import apply_play
from tabbe.engine.take import clears, sums
from tabbe.engine.turn import PICTURES, is_paid, points_of, sweep_units

COLD = (
    "sweeping_masks",
    "left_to_sweep",
    "chance_of",
    "careful_pick",
    "careful_play",
    "chances_of_move",
    "end_features",
)

# Behind a deal in play: the cards that nobody has shown yet, in hands and in the pack.
UNSEEN1 = SIZE
UNSEEN2 = SIZE + 1
WIDE = SIZE + 2

ONE = 1024  # one point
SAME_PLAY = CARD_BITS | VALUE_BITS << MADE_SHIFT  # card and build made: what tells plays apart

# The guide: for each value 0..16 the cards that have it in hand, then the weights.
G_HOLD = 0
G_WEIGHT = 17
(
    W_POINTS,  # card points taken
    W_SWEEP,  # a sweep, times what it shifts
    W_LEFT,  # the chance that the next seat must sweep, times what it shifts
    W_LEFT_POINTS,  # the same chance, times the card points on the table
    W_TABLE,  # card points left lying when nobody sweeps
    W_CREEP,  # creeping
    W_TAKEN,  # a card taken
    W_SUIT,  # a card of the majority suit taken
    W_OWN,  # a card left in the hand that would sweep what is left
    W_CARDS,  # loose cards left lying
    W_REACH,  # cards left in the hand that could capture from what is left
    W_RESIDUE,  # points that the last capture brings, over the plays that are left
    W_LONE,  # leaving a single card
    W_EMPTY,  # leaving nothing
    W_RANK,  # and twelve more: a card of each rank that creeps
) = range(15)
WEIGHTS = W_RANK + 13
# Then e^(-k/16) in 65536ths.
G_EXP = G_WEIGHT + WEIGHTS
EXPS = 128
# What a batch's end is worth to the first player of the next one, in 1024ths of a point each.
G_END = G_EXP + EXPS
(
    E_FIRST,  # playing first
    E_BATCHES,  # each batch still to come
    E_POINTS,  # card points on the table
    E_CARDS,  # loose cards on the table
    E_LONE,  # a single card on the table
    E_CHANCE,  # the chance that the table must be swept
    E_LAST,  # points that wait for the last capture, if made by the first player's side
) = range(7)
ENDS = 7
# The number of other sides, over which the mean is taken of what they score. Who sits beside a
# seat is never its partner.
G_OTHERS = G_END + ENDS
GUIDE_SIZE = G_OTHERS + 1

# The ways of playing that a seat may be taken to have.
RANDOM, GREEDY, CAREFUL = range(3)
WAYS = 3
CERTAIN = 1 << 16
SLIP = CERTAIN >> 6  # how likely it is at least that a seat departs from its way
STEP = 5  # so many bits of a score make a sixteenth in the exponent: half a point is e


def show_card(state: Block, card: int) -> None:
    """Note that a card has been seen by all."""
    bit = 1 << card
    if state[UNSEEN2] & bit:
        state[UNSEEN2] ^= bit
    else:
        state[UNSEEN1] &= ~bit


def sweeping_masks(
    table1: int, table2: int, pair_only: int, guide: Block, work: Block, memo: Block
) -> int:
    """The cards that sweep these loose cards, as a mask of types."""
    total = 0
    most = 0
    rest = table1
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        most = (card >> 2) + 1
        total += most * (1 + ((table2 >> card) & 1))
    cards = 0
    if total:
        for value in range(most, 17):
            if (
                guide[G_HOLD + value]
                and total % value == 0
                and clears(table1, table2, value, pair_only, work, memo)
            ):
                cards |= guide[G_HOLD + value]
    return cards


def is_sought(rules: Block, alone: int) -> bool:
    """Whether who can sweep is to be taken to do so: out of duty, or for what it brings.

    `alone` is 1 where a single card lies there, which can be taken in no other way.
    """
    if rules[R_FORCED] or (alone and rules[R_CAPTURE] == PER_HAND):
        return True
    return rules[R_SWEEP] >= 0 if rules[R_AIM_HIGH] else rules[R_SWEEP] < 0


def left_to_sweep(rules: Block, alone: int, double: int, others: int) -> int:
    """What a sweep of the next seat shifts, in 1024ths of a point; of a double one, what more.

    The seat that sweeps gets its points, the one before it, if it is paid, the reward; `alone` is
    1 where a single card lies there, `others` the number of the other sides.
    """
    cost = rules[R_SWEEP]
    paid = rules[R_SWEEP]
    if double:
        cost = rules[R_DOUBLE_POINTS] - cost
        paid = rules[R_DOUBLE_REWARD] - paid
    shift = cost * ONE // others
    if is_paid(rules, alone):
        shift += paid * ONE
    return shift


def own_sweep(rules: Block, units: int, alone: int, others: int) -> int:
    """What a sweep by the seat on turn shifts to its cost, in points; `others` as above."""
    shift = rules[R_SWEEP] if units == 1 else rules[R_DOUBLE_POINTS]
    if is_paid(rules, alone):
        paid = rules[R_SWEEP] if units == 1 else rules[R_DOUBLE_REWARD]
        shift += paid // others
    return shift


def chance_of(wanted: int, unseen: int, held: int) -> int:
    """In 1024ths: that one of `held` cards out of `unseen` is one of the `wanted`."""
    none = ONE << 10
    for k in range(held):
        if unseen - wanted - k <= 0:
            return ONE
        none = none * (unseen - wanted - k) // (unseen - k)
    return ONE - (none >> 10)


def end_features(
    state: Block, rules: Block, chance: int, mine: int, features: Block, at: int
) -> None:
    """Describe the start of a batch for `G_END`; `mine` is the mask of the first player's side."""
    table1 = state[TABLE1]
    table2 = state[TABLE2]
    left = rules[R_BATCHES] - 1 - state[BATCH]
    waiting = points_of(state[HEAP1], state[HEAP2], rules) + points_of(table1, table2, rules)
    features[at + E_FIRST] = ONE
    features[at + E_BATCHES] = ONE * left
    features[at + E_POINTS] = ONE * points_of(table1, table2, rules)
    features[at + E_CARDS] = ONE * (popcount(table1) + popcount(table2))
    features[at + E_LONE] = ONE if table1 and table1 & (table1 - 1) == 0 and table2 == 0 else 0
    features[at + E_CHANCE] = chance
    features[at + E_LAST] = 0
    if state[LAST] >= 0 and (mine >> state[LAST]) & 1:
        features[at + E_LAST] = ONE * waiting // (left + 1)


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


def chances_of_move(
    state: Block,
    rules: Block,
    guide: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    row: Block,
    at: int,
    told: Block,
    told_at: int,
    after: Block,
) -> None:
    """How likely the seat to play is to make the move `row[at:]` in each way of playing.

    `told[told_at + way]` gets 65536ths; all are 65536 where the moves are too many to tell.
    """
    seat = state[TURN]
    for way in range(WAYS):
        told[told_at + way] = CERTAIN
    size = M_SIZE
    if rules[R_TABLE]:
        size = P_SIZE
        room = room * M_SIZE // P_SIZE
        count = list_plays(state, seat, rules, work, memo, out, room)
    else:
        count = list_moves(state, seat, rules, sets, work, memo, out, room)
    if count > room or count < 2:
        return
    card = row[at] & SAME_PLAY
    made = -1
    for k in range(count):
        line = size * k
        if (
            out[line] & SAME_PLAY == card
            and out[line + M_TAKES1] == row[at + M_TAKES1]
            and out[line + M_TAKES2] == row[at + M_TAKES2]
            and (size == M_SIZE or out[line + P_BUILDS] == row[at + P_BUILDS])
        ):
            made = k
            break
    if made < 0:
        told[told_at + RANDOM] = 0
        told[told_at + GREEDY] = 0
        told[told_at + CAREFUL] = 0
        return
    told[told_at + RANDOM] = CERTAIN // count
    if size == P_SIZE:
        greedy = greedy_play(state, rules, out, count)
        pick = careful_play(state, rules, guide, work, memo, out, room, count, after)
    else:
        greedy = greedy_pick(state, rules, out, count)
        pick = careful_pick(state, rules, guide, work, memo, out, room, count)
    told[told_at + GREEDY] = CERTAIN - SLIP if made == greedy else SLIP // (count - 1)
    top = size * room
    best = out[top + pick]
    total = 0
    mine = 0
    for k in range(count):
        gap = (best - out[top + k]) >> STEP
        part = guide[G_EXP + gap] if gap < EXPS else 0
        total += part + SLIP
        if k == made:
            mine = part + SLIP
    told[told_at + CAREFUL] = (mine << 16) // total
