"""From one likely world to the next: hidden hands that are met as often as they are likely.

A Metropolis chain: some hidden cards change places, and the new hands are weighed by how well the
moves of this batch go with them.
"""

from __future__ import annotations

from tabbe.bots.belief import T_BAN, T_WEIGHT, accept, weigh_hand
from tabbe.bots.decision import D_ME, D_NUMBER, D_WEIGH
from tabbe.bots.playout import next_word
from tabbe.bots.world import may_hold
from tabbe.engine.block import CARD_WIDTH, HAND, HAND_N, HIDDEN, MAX_SEATS, Block, Sets

COLD = ("begin", "deal_first", "stir")


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
