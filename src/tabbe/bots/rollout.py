"""The search of the bot `pimc`, one call for many worlds."""

from __future__ import annotations

from tabbe.bots.playout import GREEDY, greedy_pick, play_on_table
from tabbe.bots.world import S_SIZE, copy_deal, deal_world, gather, is_before, margin_of
from tabbe.engine.block import (
    BATCH,
    M_SIZE,
    P_SIZE,
    R_TABLE,
    TURN,
    Block,
    Sets,
)
from tabbe.engine.choice import list_moves
from tabbe.engine.replay import play_loose, play_row

COLD = ("roll_out", "play_greedily", "play_on_greedily")

# A playout that was stopped: 1 + the number of its move, else 0; and the moves it may still have.
O_MOVE, O_PLIES = range(2)
O_SIZE = 2


def play_greedily(
    state: Block,
    rules: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    dice: Block,
) -> None:
    """Play the move that the bot `greedy` would choose."""
    count = room + 1
    if rules[R_TABLE] == 0:
        count = list_moves(state, state[TURN], rules, sets, work, memo, out, room)
    if count > room:
        play_on_table(state, rules, work, memo, out, room, dice, GREEDY)
        return
    row = M_SIZE * greedy_pick(state, rules, out, count)
    play_loose(state, rules, out, row)


def play_on_greedily(
    state: Block,
    rules: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    dice: Block,
    horizon: int,
    plies: int,
) -> bool:
    """Play to the start of batch `horizon`, for `plies` moves at the most; whether it got there."""
    for _ in range(plies):
        if not is_before(state, horizon):
            return True
        play_greedily(state, rules, sets, work, memo, out, room, dice)
    return not is_before(state, horizon)


def roll_out(
    base: Block,
    world: Block,
    state: Block,
    rules: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    dice: Block,
    pool: Block,
    number: int,
    ahead: int,
    mask: int,
    sides: int,
    rows: Block,
    count: int,
    alive: int,
    samples: int,
    stopped: Block,
    totals: Block,
) -> None:
    """Try those of `count` moves that are bits of `alive` in the same `samples` worlds.

    Each is played out greedily to the end of the next batch. `totals` has `S_SIZE` numbers for
    each move and gathers its margins (see `margin_of`). A playout that comes to the end of the
    plies in `stopped` is left in `state`, and the next call goes on with that one alone.
    """
    horizon = base[BATCH] + 2
    plies = stopped[O_PLIES]
    if stopped[O_MOVE]:
        k = stopped[O_MOVE] - 1
        if play_on_greedily(state, rules, sets, work, memo, out, room, dice, horizon, plies):
            stopped[O_MOVE] = 0
            gather(totals, S_SIZE * k, margin_of(state, rules, mask, sides))
        return
    for _ in range(samples):
        deal_world(world, base, pool, number, ahead, dice)
        for k in range(count):
            if (alive >> k) & 1 == 0:
                continue
            copy_deal(state, world, ahead)
            play_row(state, rules, rows, P_SIZE * k)
            if not play_on_greedily(
                state, rules, sets, work, memo, out, room, dice, horizon, plies
            ):
                stopped[O_MOVE] = k + 1
                return
            gather(totals, S_SIZE * k, margin_of(state, rules, mask, sides))
