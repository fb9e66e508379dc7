"""Whole deals played inside the kernels, at random or greedily.

These functions join the engine's kernels and are compiled with them. A choice is made from the
listing of legal moves alone, that is from what the seat to play may know.
"""

from __future__ import annotations

from tabbe.engine.block import (
    BONUS,
    DECK,
    DECK_N,
    M_CARD,
    M_SIZE,
    M_TAKES1,
    M_TAKES2,
    MAX_SEATS,
    POINTS,
    SWEEP,
    TURN,
    Block,
    Sets,
)
from tabbe.engine.legal import list_moves
from tabbe.engine.turn import open_deal, play_move

RANDOM, GREEDY = 0, 1
WORD = 0xFFFFFFFF


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
    """Start the generator from two 32-bit words of a seed and a stream number."""
    dice[0] = high & WORD
    dice[1] = low & WORD
    dice[2] = stream & WORD
    dice[3] = 1 + (stream >> 32)
    for _ in range(16):
        next_word(dice)


def shuffle(state: Block, dice: Block) -> None:
    """Shuffle the deck in `state` (Fisher-Yates)."""
    for i in range(state[DECK_N] - 1, 0, -1):
        j = (next_word(dice) * (i + 1)) >> 32
        card = state[DECK + i]
        state[DECK + i] = state[DECK + j]
        state[DECK + j] = card


def run_random(
    state: Block,
    fresh: Block,
    rules: Block,
    caps: Block,
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

    `told` gathers per seat the sum of the scores. Where a listing is longer than `room`, the choice
    is among its first `room` moves.
    """
    moves = 0
    for _ in range(deals):
        for k in range(DECK):
            state[k] = fresh[k]
        shuffle(state, dice)
        open_deal(state, rules)
        while state[TURN] >= 0:
            count = list_moves(state, state[TURN], rules, caps, sets, work, memo, out, room)
            count = count if count < room else room
            pick = 0
            if count > 1:
                pick = (next_word(dice) * count) >> 32
            row = M_SIZE * pick
            play_move(state, rules, out[row + M_CARD], out[row + M_TAKES1], out[row + M_TAKES2])
            moves += 1
        for seat in range(MAX_SEATS):
            told[seat] += state[POINTS + seat] + state[SWEEP + seat] + state[BONUS + seat]
    return moves
