"""The search of the bot `expert`: likely worlds, in which every seat plays as it seems to play.

Worlds are met as often as they are likely (a Metropolis chain): from one to the next some hidden
cards change places, and the new hands are weighed by how well the moves of this batch go with
them. What a seat's way of playing is, its moves in the batches gone by tell.
"""

from __future__ import annotations

from tabbe.bots.playout import greedy_pick, greedy_play, next_word
from tabbe.bots.policy import (
    CAREFUL,
    E_FIRST,
    ENDS,
    G_END,
    GREEDY,
    UNSEEN1,
    UNSEEN2,
    WAYS,
    WIDE,
    careful_pick,
    careful_play,
    chance_of,
    chances_of_move,
    end_features,
    is_sought,
    show_card,
    sweeping_masks,
)
from tabbe.bots.world import S_SIZE, copy_deal, draw, gather, is_before, margin_of, may_hold
from tabbe.engine.bit import popcount
from tabbe.engine.block import (
    BUILD_N,
    CARD_BITS,
    CARD_WIDTH,
    DEALER,
    DECK,
    HAND,
    HAND_N,
    HIDDEN,
    M_PLAY,
    M_SIZE,
    MAJORITY_CARDS,
    MAJORITY_SUIT,
    MAX_SEATS,
    NEXT_CARD,
    P_PLAY,
    P_SIZE,
    R_AIM_HIGH,
    R_DOUBLE,
    R_DOUBLE_POINTS,
    R_DOUBLE_REWARD,
    R_PAIR_ONLY,
    R_SWEEP,
    R_TABLE,
    RING_NEXT,
    SIZE,
    TABLE1,
    TABLE2,
    TURN,
    WON,
    WON_SUIT,
    Block,
    Sets,
)
from tabbe.engine.choice import list_moves
from tabbe.engine.offer import list_plays, sample_plays
from tabbe.engine.replay import play_loose, play_row
from tabbe.engine.turn import is_paid, points_of

COLD = (
    "fill_hand",
    "majority",
    "begin",
    "boundary",
    "deal_first",
    "explore",
    "move_by",
    "move_on_table",
    "play_on",
    "worth",
    "recognise",
    "stir",
    "weigh_hand",
    "weigh_seat",
)

WHOLE = 1 << 30  # all the weights of the ways of one seat together
LEAST = 1 << 12  # no way is ever ruled out
PRODUCT = 1 << 40
SUIT_CARD = 3  # a card of the majority suit counts for so many cards
SCALE = 16  # margins are gathered in 16ths of a point (times the number of other sides)

# What a decision is about.
(
    D_ME,  # the seat to choose
    D_MASK,  # the seats of its side
    D_SIDES,  # the number of sides
    D_START,  # moves before this batch
    D_MOVES,  # moves in this batch
    D_NUMBER,  # cards unseen
    D_AHEAD,  # cards of the pack to be dealt in a world
    D_HORIZON,  # the batch that play does not come to
    D_STIRS,  # cards that change places from one world to the next
    D_COUNT,  # moves to choose from
    D_ALIVE,  # those still in question, as bits
    D_WEIGH,  # 1 when there are moves to weigh hands by
    D_FROM,  # the moves to learn from: the first
    D_UNTIL,  # and the one after the last
    D_PLIES,  # moves that a playout has before it is stopped
    D_STOPPED,  # 1 + the number of the move whose playout was stopped, else 0
    D_WAYS,  # how each seat plays in it
    D_FEATURES,  # scratch for what is trained
) = range(18)
DECISION_SIZE = D_FEATURES + ENDS

# What is thought of the other seats.
T_TRUST = 0  # per seat a weight for each way of playing; they sum to WHOLE
T_PART = T_TRUST + WAYS * MAX_SEATS  # the same in the world at hand
T_NEW = T_PART + WAYS * MAX_SEATS  # the same in the world that is being weighed
T_WEIGHT = T_NEW + WAYS * MAX_SEATS  # per seat how well its moves go with its hand
T_BAN = T_WEIGHT + MAX_SEATS  # per seat the cards it cannot hold
T_CHANCE = T_BAN + MAX_SEATS  # scratch
THOUGHT_SIZE = T_CHANCE + WAYS


def move_by(
    state: Block,
    rules: Block,
    guide: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    dice: Block,
    way: int,
    after: Block,
) -> None:
    """Choose and play a move in one of the ways of playing."""
    if rules[R_TABLE]:
        move_on_table(state, rules, guide, work, memo, out, room, dice, way, after)
        return
    count = list_moves(state, state[TURN], rules, sets, work, memo, out, room)
    if count > room:
        move_on_table(state, rules, guide, work, memo, out, room, dice, GREEDY, after)
        return
    if count == 1:
        pick = 0
    elif way == CAREFUL:
        pick = careful_pick(state, rules, guide, work, memo, out, room, count)
    elif way == GREEDY:
        pick = greedy_pick(state, rules, out, count)
    else:
        pick = (next_word(dice) * count) >> 32
    row = M_SIZE * pick
    show_card(state, out[row + M_PLAY] & CARD_BITS)
    play_loose(state, rules, out, row)


def move_on_table(
    state: Block,
    rules: Block,
    guide: Block,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    dice: Block,
    way: int,
    after: Block,
) -> None:
    """Choose and play a move in a game with builds; of very many, among the first."""
    room = room * M_SIZE // P_SIZE
    count = list_plays(state, state[TURN], rules, work, memo, out, room)
    if count > room:
        count = sample_plays(state, state[TURN], rules, work, memo, out, room)
    if count == 1:
        pick = 0
    elif way == CAREFUL:
        pick = careful_play(state, rules, guide, work, memo, out, room, count, after)
    elif way == GREEDY:
        pick = greedy_play(state, rules, out, count)
    else:
        pick = (next_word(dice) * count) >> 32
    row = P_SIZE * pick
    show_card(state, out[row + P_PLAY] & CARD_BITS)
    play_row(state, rules, out, row)


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


def deal_first(base: Block, pool: Block, number: int, thought: Block, dice: Block) -> None:
    """Put the unseen cards into an order that the bans allow, if one is found soon.

    The first cards of `pool` lie in the hidden places of the hands, seat by seat, the others in
    the pack.
    """
    for _ in range(50):
        at = 0
        fits = True
        for seat in range(MAX_SEATS):
            hand = base[HAND + seat]
            for place in range(base[HAND_N + seat]):
                if (hand >> (CARD_WIDTH * place)) & HIDDEN != HIDDEN:
                    continue
                k = at
                for _ in range(200):
                    k = at + ((next_word(dice) * (number - at)) >> 32)
                    if may_hold(thought, T_BAN + seat, pool[k]):
                        break
                card = pool[k]
                fits = fits and may_hold(thought, T_BAN + seat, card)
                pool[k] = pool[at]
                pool[at] = card
                at += 1
        if fits:
            break


def fill_hand(hand: int, held: int, pool: Block, at: int) -> int:
    """A packed hand with its hidden places filled from `pool[at:]`."""
    for place in range(held):
        shift = CARD_WIDTH * place
        if (hand >> shift) & HIDDEN == HIDDEN:
            hand ^= (HIDDEN ^ pool[at]) << shift
            at += 1
    return hand


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


def begin(
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
    base: Block,
) -> None:
    """Weigh the hands that the order of `pool` gives the other seats."""
    at = 0
    for seat in range(MAX_SEATS):
        if seat != decision[D_ME]:
            weight = weigh_hand(
                state,
                rules,
                guide,
                sets,
                work,
                memo,
                out,
                room,
                after,
                wide,
                line,
                decision,
                thought,
                pool,
                at,
                seat,
            )
            accept(thought, seat, weight)
            at += base[HAND_N + seat]


def stir(
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
    base: Block,
    dice: Block,
) -> None:
    """Let a card of a hidden hand and another unseen card change places, if that is likely."""
    hidden = 0
    for seat in range(MAX_SEATS):
        if seat != decision[D_ME]:
            hidden += base[HAND_N + seat]
    if hidden == 0:
        return
    i = (next_word(dice) * hidden) >> 32
    j = (next_word(dice) * decision[D_NUMBER]) >> 32
    one = pool[i]
    two = pool[j]
    if one == two:
        return
    first = -1
    second = -1
    first_at = 0
    second_at = 0
    at = 0
    for seat in range(MAX_SEATS):
        if seat != decision[D_ME]:
            end = at + base[HAND_N + seat]
            if at <= i and i < end:
                first = seat
                first_at = at
            if at <= j and j < end:
                second = seat
                second_at = at
            at = end
    if first == second or not may_hold(thought, T_BAN + first, two):
        return
    if second >= 0 and not may_hold(thought, T_BAN + second, one):
        return
    pool[i] = two
    pool[j] = one
    if decision[D_WEIGH] == 0:
        return
    new_first = weigh_hand(
        state,
        rules,
        guide,
        sets,
        work,
        memo,
        out,
        room,
        after,
        wide,
        line,
        decision,
        thought,
        pool,
        first_at,
        first,
    )
    new = new_first
    old = thought[T_WEIGHT + first]
    new_second = 0
    if second >= 0:
        new_second = weigh_hand(
            state,
            rules,
            guide,
            sets,
            work,
            memo,
            out,
            room,
            after,
            wide,
            line,
            decision,
            thought,
            pool,
            second_at,
            second,
        )
        new = (new >> 24) * (new_second >> 24)
        old = (old >> 24) * (thought[T_WEIGHT + second] >> 24)
    if new < old and new >> 16 << 16 < (old >> 16) * (next_word(dice) >> 16):
        pool[i] = one
        pool[j] = two
        return
    accept(thought, first, new_first)
    if second >= 0:
        accept(thought, second, new_second)


def boundary(
    state: Block, rules: Block, guide: Block, work: Block, memo: Block, decision: Block
) -> int:
    """What the start of a new batch is worth, before its first player sees its hand.

    That is the chance that it must sweep, by the cards still in the pack, and what training found
    for such starts (`G_END`); in 1024ths of a unit of the margin.
    """
    table1 = state[TABLE1]
    table2 = state[TABLE2]
    dealer = state[DEALER]
    first = state[RING_NEXT + dealer]
    sides = decision[D_SIDES]
    mine = 1 if (decision[D_MASK] >> first) & 1 else 0
    value = 0
    chance = 0
    swept = 0
    alone = 1 if table1 & (table1 - 1) == 0 and table2 == 0 else 0
    if table1 and state[BUILD_N] == 0 and is_sought(rules, alone):
        swept = sweeping_masks(table1, table2, rules[R_PAIR_ONLY], guide, work, memo)
    if swept:
        unseen1 = state[UNSEEN1]
        unseen2 = state[UNSEEN2]
        number = popcount(unseen1) + popcount(unseen2)
        wanted = popcount(unseen1 & swept) + popcount(unseen2 & swept)
        chance = chance_of(wanted, number, state[HAND_N + first])
        points = points_of(table1, table2, rules)
        lost = points + rules[R_SWEEP]
        value = chance * (lost - sides * lost * mine)
        double = 0
        if alone and rules[R_DOUBLE]:
            twin = popcount(unseen1 & table1) + popcount(unseen2 & table1)
            double = chance_of(twin, number, state[HAND_N + first])
            value += double * (1 - sides * mine) * (rules[R_DOUBLE_POINTS] - rules[R_SWEEP])
        if is_paid(rules, alone):
            paid = 1 if (decision[D_MASK] >> dealer) & 1 else 0
            more = double * (rules[R_DOUBLE_REWARD] - rules[R_SWEEP])
            value += (chance * rules[R_SWEEP] + more) * (sides * paid - 1)
    if rules[R_AIM_HIGH]:
        value = -value
    if guide[G_END + E_FIRST]:
        side = decision[D_MASK] if mine else 1 << first
        end_features(state, rules, chance, side, decision, D_FEATURES)
        found = 0
        for k in range(ENDS):
            found += guide[G_END + k] * decision[D_FEATURES + k] >> 10
        value += found * (sides - 1) if mine else -found
    return value


def majority(state: Block, decision: Block) -> int:
    """What the cards won so far promise of the majorities still open, in units of the margin.

    A card more or less shifts the odds of a majority by some hundredths.
    """
    mask = decision[D_MASK]
    value = 0
    for seat in range(MAX_SEATS):
        share = 1 - decision[D_SIDES] if (mask >> seat) & 1 else 1
        value -= share * state[MAJORITY_CARDS] * state[WON + seat]
        value -= share * state[MAJORITY_SUIT] * state[WON_SUIT + seat] * SUIT_CARD
    return value


def play_on(
    state: Block,
    rules: Block,
    guide: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    after: Block,
    dice: Block,
    decision: Block,
    ways: int,
) -> bool:
    """Play to the end of the batch, for so many moves at the most; whether it got there."""
    for _ in range(decision[D_PLIES]):
        if not is_before(state, decision[D_HORIZON]):
            return True
        way = (ways >> (2 * state[TURN])) & 3
        move_by(state, rules, guide, sets, work, memo, out, room, dice, way, after)
    return not is_before(state, decision[D_HORIZON])


def worth(
    state: Block, rules: Block, guide: Block, work: Block, memo: Block, decision: Block
) -> int:
    """The margin that a world played on promises, in units of `SCALE`."""
    margin = SCALE * margin_of(state, rules, decision[D_MASK], decision[D_SIDES])
    if state[TURN] >= 0:
        margin += boundary(state, rules, guide, work, memo, decision) >> 6
        if rules[R_AIM_HIGH]:
            margin += majority(state, decision)
    return margin


def explore(
    base: Block,
    world: Block,
    state: Block,
    rules: Block,
    guide: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    after: Block,
    dice: Block,
    wide: Block,
    line: Block,
    decision: Block,
    thought: Block,
    pool: Block,
    rows: Block,
    samples: int,
    totals: Block,
) -> None:
    """Try the moves in question in `samples` more worlds, all of them in the same ones.

    `totals` has `S_SIZE` numbers for each move and gathers its margins. A playout that comes to
    the end of its plies is left in `state`, and the next call goes on with that one alone.
    """
    if decision[D_STOPPED]:
        k = decision[D_STOPPED] - 1
        ways = decision[D_WAYS]
        if play_on(state, rules, guide, sets, work, memo, out, room, after, dice, decision, ways):
            decision[D_STOPPED] = 0
            gather(totals, S_SIZE * k, worth(state, rules, guide, work, memo, decision))
        return
    me = decision[D_ME]
    number = decision[D_NUMBER]
    for _ in range(samples):
        for _ in range(decision[D_STIRS]):
            stir(
                state,
                rules,
                guide,
                sets,
                work,
                memo,
                out,
                room,
                after,
                wide,
                line,
                decision,
                thought,
                pool,
                base,
                dice,
            )
        copy_deal(world, base, 0)
        world[UNSEEN1] = base[UNSEEN1]
        world[UNSEEN2] = base[UNSEEN2]
        ways = CAREFUL << (2 * me)
        at = 0
        for seat in range(MAX_SEATS):
            if seat == me:
                continue
            part_at = T_TRUST + WAYS * seat
            if decision[D_WEIGH]:
                part_at = T_PART + WAYS * seat
            total = 0
            for way in range(WAYS):
                total += thought[part_at + way]
            pick = (total >> 20) * (next_word(dice) >> 12)
            way = 0
            while way < WAYS - 1 and pick >= thought[part_at + way]:
                pick -= thought[part_at + way]
                way += 1
            ways |= way << (2 * seat)
            world[HAND + seat] = fill_hand(base[HAND + seat], base[HAND_N + seat], pool, at)
            at += base[HAND_N + seat]
        # The pack is shuffled afresh each time, as far as it is wanted.
        first = DECK + base[NEXT_CARD]
        for k in range(decision[D_AHEAD]):
            world[first + k] = draw(pool, at, number, dice)
            at += 1
        for k in range(decision[D_COUNT]):
            if (decision[D_ALIVE] >> k) & 1 == 0:
                continue
            copy_deal(state, world, decision[D_AHEAD])
            state[UNSEEN1] = world[UNSEEN1]
            state[UNSEEN2] = world[UNSEEN2]
            show_card(state, rows[P_SIZE * k + P_PLAY] & CARD_BITS)
            play_row(state, rules, rows, P_SIZE * k)
            if not play_on(
                state, rules, guide, sets, work, memo, out, room, after, dice, decision, ways
            ):
                decision[D_STOPPED] = k + 1
                decision[D_WAYS] = ways
                return
            gather(totals, S_SIZE * k, worth(state, rules, guide, work, memo, decision))
