"""The ways of playing that a seat may be taken to have: by chance, greedily or carefully.

A seat's move is made in one of them (`move_by`), and a move that it has made tells how likely each
of them is (`chances_of_move`).
"""

from __future__ import annotations

from tabbe.bots.playout import greedy_pick, greedy_play, next_word
from tabbe.bots.policy import careful_pick, careful_play
from tabbe.bots.weight import EXPS, G_EXP
from tabbe.bots.world import show_card
from tabbe.engine.block import (
    CARD_BITS,
    M_PLAY,
    M_SIZE,
    M_TAKES1,
    M_TAKES2,
    MADE_SHIFT,
    P_BUILDS,
    P_PLAY,
    P_SIZE,
    R_TABLE,
    TURN,
    VALUE_BITS,
    Block,
    Sets,
)
from tabbe.engine.choice import list_moves
from tabbe.engine.offer import list_plays, sample_plays
from tabbe.engine.replay import play_loose, play_row

COLD = ("chances_of_move", "move_by", "move_on_table")

RANDOM, GREEDY, CAREFUL = range(3)
WAYS = 3
CERTAIN = 1 << 16
SLIP = CERTAIN >> 6  # how likely it is at least that a seat departs from its way
STEP = 5  # so many bits of a score make a sixteenth in the exponent: half a point is e
SAME_PLAY = CARD_BITS | VALUE_BITS << MADE_SHIFT  # card and build made: what tells plays apart


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
