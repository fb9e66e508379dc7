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

COLD = ("roll_out", "play_greedily")


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
    samples: int,
    totals: Block,
) -> None:
    """Try `count` moves in `samples` worlds; all of them in the same worlds.

    Each is played out greedily to the end of the next batch. `totals` has `S_SIZE`
    numbers for each move and gathers its margins (see `margin_of`).
    """
    for _ in range(samples):
        deal_world(world, base, pool, number, ahead, dice)
        for k in range(count):
            copy_deal(state, world, ahead)
            play_row(state, rules, rows, P_SIZE * k)
            while is_before(state, base[BATCH] + 2):
                play_greedily(state, rules, sets, work, memo, out, room, dice)
            gather(totals, S_SIZE * k, margin_of(state, rules, mask, sides))
