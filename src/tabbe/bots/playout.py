"""Whole deals played inside the kernels, at random or greedily.

These functions join the engine's kernels and are compiled with them. A choice is made from the
listing of legal moves alone, that is from what the seat to play may know.
"""

from __future__ import annotations

from tabbe.engine.bit import popcount
from tabbe.engine.block import (
    BONUS,
    CARD_BITS,
    DECK,
    DECK_N,
    M_PLAY,
    M_SIZE,
    M_TAKES1,
    M_TAKES2,
    MADE_SHIFT,
    MAX_SEATS,
    P_BUILDS,
    P_PLAY,
    P_SIZE,
    P_TAKES1,
    P_TAKES2,
    POINTS,
    R_AIM_HIGH,
    R_DOUBLE_POINTS,
    R_SWEEP,
    R_TABLE,
    R_VALUE,
    R_VALUE2,
    SIZE,
    SWEEP,
    TOLD_UNITS,
    TURN,
    UNITS,
    VALUE_BITS,
    W_TAKES1,
    W_TAKES2,
    Block,
    Sets,
)
from tabbe.engine.choice import find_moves, list_moves, pick_move
from tabbe.engine.judge import cards_in
from tabbe.engine.offer import list_plays, sample_plays
from tabbe.engine.table import apply_play, play_points, units_of
from tabbe.engine.turn import open_deal, play_move, points_of, sweep_units

RANDOM, GREEDY = 0, 1
WORD = 0xFFFFFFFF

# What is told of one seat of one deal: score, sweep units, double sweeps, decisions.
TOLD = 4


def next_word(dice: Block) -> int:
    """Next 32 random bits of a small fast generator (sfc32) whose state is four words."""
    a = dice[0]
    b = dice[1]
    c = dice[2]
    count = dice[3]
    word = (a + b + count) & WORD
    dice[3] = (count + 1) & WORD
    dice[0] = b ^ (b >> 9)
    dice[1] = (c + (c << 3)) & WORD
    dice[2] = (((c << 21) | (c >> 11)) + word) & WORD
    return word


def seed_dice(dice: Block, high: int, low: int, stream: int) -> None:
    """Start the generator from two 32-bit words of a seed and a stream number below 2^62."""
    dice[0] = high & WORD
    dice[1] = low & WORD
    dice[2] = stream & WORD
    dice[3] = 1 + (stream >> 32)
    for _ in range(16):
        next_word(dice)


def shuffle(state: Block, dice: Block) -> None:
    """Shuffle the deck in `state` (Fisher-Yates)."""
    # The generator of `next_word`, kept in variables on the way.
    a = dice[0]
    b = dice[1]
    c = dice[2]
    count = dice[3]
    for i in range(state[DECK_N] - 1, 0, -1):
        word = (a + b + count) & WORD
        count = (count + 1) & WORD
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & WORD
        c = (((c << 21) | (c >> 11)) + word) & WORD
        j = (word * (i + 1)) >> 32
        card = state[DECK + i]
        state[DECK + i] = state[DECK + j]
        state[DECK + j] = card
    dice[0] = a
    dice[1] = b
    dice[2] = c
    dice[3] = count


def greedy_pick(state: Block, rules: Block, out: Block, count: int) -> int:
    """The row of a listing that `tabbe.bots.greedy.preference` ranks first."""
    best = -1
    best_price = 0
    best_second = 0
    best_third = 0
    high = rules[R_AIM_HIGH]
    for k in range(count):
        row = M_SIZE * k
        card = out[row + M_PLAY] & CARD_BITS
        takes1 = out[row + M_TAKES1]
        takes2 = out[row + M_TAKES2]
        price = 0
        second = 0
        value = max(rules[R_VALUE + card], rules[R_VALUE2 + card])
        if takes1:
            price = points_of(takes1, takes2, rules) + points_of(1 << card, 0, rules)
            units = sweep_units(state, rules, card, takes1, takes2)
            if units:
                price += rules[R_SWEEP] if units == 1 else rules[R_DOUBLE_POINTS]
            second = -popcount(takes1) - popcount(takes2) if high else 1
        if high:
            price = -price
        third = value if high else -value
        better = price < best_price or (
            price == best_price
            and (second < best_second or (second == best_second and third < best_third))
        )
        if best < 0 or better:
            best = k
            best_price = price
            best_second = second
            best_third = third
    return best


def play_on_table(
    state: Block,
    rules: Block,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    dice: Block,
    way: int,
) -> None:
    """Choose and play one move of a game with builds, or of a very long listing.

    Where there are more moves than room, the choice is among a fair sample of every card's.
    """
    room = room * M_SIZE // P_SIZE
    count = list_plays(state, state[TURN], rules, work, memo, out, room)
    if count > room:
        count = sample_plays(state, state[TURN], rules, work, memo, out, room)
    if way == GREEDY:
        pick = greedy_play(state, rules, out, count)
    else:
        pick = (next_word(dice) * count) >> 32
    row = P_SIZE * pick
    apply_play(
        state,
        rules,
        out[row + P_PLAY],
        out[row + P_TAKES1],
        out[row + P_TAKES2],
        out[row + P_BUILDS],
    )


def greedy_play(state: Block, rules: Block, out: Block, count: int) -> int:
    """The row of a listing with builds that `tabbe.bots.greedy.preference` ranks first."""
    best = -1
    best_price = 0
    best_second = 0
    best_third = 0
    high = rules[R_AIM_HIGH]
    for k in range(count):
        row = P_SIZE * k
        play = out[row + P_PLAY]
        takes1 = out[row + P_TAKES1]
        takes2 = out[row + P_TAKES2]
        builds = out[row + P_BUILDS]
        card = play & CARD_BITS
        price = 0
        second = 0
        value = max(rules[R_VALUE + card], rules[R_VALUE2 + card])
        if (play >> MADE_SHIFT) & VALUE_BITS == 0 and (takes1 or builds):
            price = play_points(state, rules, play, takes1, takes2, builds)
            units = units_of(state, rules, play, takes1, takes2, builds)
            if units:
                price += rules[R_SWEEP] if units == 1 else rules[R_DOUBLE_POINTS]
            cards = popcount(takes1) + popcount(takes2) + cards_in(state, builds)
            second = -cards if high else 1
        if high:
            price = -price
        third = value if high else -value
        better = price < best_price or (
            price == best_price
            and (second < best_second or (second == best_second and third < best_third))
        )
        if best < 0 or better:
            best = k
            best_price = price
            best_second = second
            best_third = third
    return best


def run_random(
    state: Block,
    fresh: Block,
    rules: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    dice: Block,
    deals: int,
    told: Block,
) -> int:
    """Play `deals` random deals from the unplayed block `fresh`; the number of moves made.

    `told` gathers per seat the sum of the scores.
    """
    moves = 0
    for _ in range(deals):
        for k in range(DECK):
            state[k] = fresh[k]
        shuffle(state, dice)
        open_deal(state, rules)
        while state[TURN] >= 0:
            count = room + 1
            if rules[R_TABLE] == 0:
                count = find_moves(state, state[TURN], rules, sets, work, memo, out, room)
            if count <= room:
                pick = (next_word(dice) * count) >> 32 if count > 1 else 0
                play = pick_move(state, state[TURN], work, out, room, pick)
                play_move(state, rules, play, work[W_TAKES1], work[W_TAKES2])
            else:
                play_on_table(state, rules, work, memo, out, room, dice, RANDOM)
            moves += 1
        for seat in range(MAX_SEATS):
            told[seat] += state[POINTS + seat] + state[SWEEP + seat] + state[BONUS + seat]
    return moves


def run_bots(
    state: Block,
    fresh: Block,
    rules: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    dice: Block,
    high: int,
    low: int,
    own: int,
    first: int,
    decks: int,
    players: int,
    ways: Block,
    told: Block,
) -> int:
    """Play decks `first`, `first + 1`, ... once for every rotation of the bots round the table.

    `ways[i]` is how the bot that starts in seat i chooses (RANDOM, GREEDY); in rotation r it sits
    in seat i + r. The deck follows from the seed words `high`, `low` and its number alone, the
    choices from `high`, `own`, the deck's number and the rotation. `told` gets a row of `TOLD`
    numbers for each deck, rotation and seat; the return value is the number of moves made.
    """
    moves = 0
    for deck in range(decks):
        number = first + deck
        for rotation in range(players):
            for k in range(SIZE):
                state[k] = fresh[k]
            seed_dice(dice, high, low, 2 * number)
            shuffle(state, dice)
            seed_dice(dice, high ^ (rotation * 0x9E3779B9), own, 2 * number + 1)
            at = ((deck * players) + rotation) * players * TOLD
            for k in range(players * TOLD):
                told[at + k] = 0
            open_deal(state, rules)
            while state[TURN] >= 0:
                seat = state[TURN]
                way = ways[(seat - rotation + players) % players]
                count = room + 1
                if rules[R_TABLE] == 0:
                    count = list_moves(state, seat, rules, sets, work, memo, out, room)
                if count <= room:
                    if way == GREEDY:
                        pick = greedy_pick(state, rules, out, count)
                    else:
                        pick = (next_word(dice) * count) >> 32
                    row = M_SIZE * pick
                    play_move(
                        state, rules, out[row + M_PLAY], out[row + M_TAKES1], out[row + M_TAKES2]
                    )
                else:
                    play_on_table(state, rules, work, memo, out, room, dice, way)
                if state[TOLD_UNITS] == 2:
                    told[at + seat * TOLD + 2] += 1
                told[at + seat * TOLD + 3] += 1
                moves += 1
            for seat in range(players):
                told[at + seat * TOLD] = (
                    state[POINTS + seat] + state[SWEEP + seat] + state[BONUS + seat]
                )
                told[at + seat * TOLD + 1] = state[UNITS + seat]
    return moves
