"""The search of the bot `expert`: likely worlds, in which every seat plays as it seems to play.

Worlds come from `tabbe.bots.chain`, the ways in which seats play from `tabbe.bots.belief`; each
world is played on to the end of the batch and valued by `tabbe.bots.boundary`.
"""

from __future__ import annotations

from tabbe.bots.belief import T_PART, T_TRUST
from tabbe.bots.boundary import worth
from tabbe.bots.chain import stir
from tabbe.bots.decision import (
    D_AHEAD,
    D_ALIVE,
    D_COUNT,
    D_HORIZON,
    D_ME,
    D_NUMBER,
    D_PLIES,
    D_STIRS,
    D_STOPPED,
    D_WAYS,
    D_WEIGH,
)
from tabbe.bots.playout import next_word
from tabbe.bots.way import CAREFUL, WAYS, move_by
from tabbe.bots.world import (
    S_SIZE,
    UNSEEN1,
    UNSEEN2,
    copy_deal,
    draw,
    fill_hand,
    gather,
    is_before,
    show_card,
)
from tabbe.engine.block import (
    CARD_BITS,
    DECK,
    HAND,
    HAND_N,
    MAX_SEATS,
    NEXT_CARD,
    P_PLAY,
    P_SIZE,
    TURN,
    Block,
    Sets,
)
from tabbe.engine.replay import play_row

COLD = ("explore", "play_on")


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
