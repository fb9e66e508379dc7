"""Builds: whether one can be made, and which loose cards may be named next.

Whether a build is allowed is the engine's judge's affair; here is whether it can still be
completed.
"""

from __future__ import annotations

from tabbe.engine.bit import lowest
from tabbe.engine.block import (
    B_SIZE,
    B_VALUE,
    BUILD,
    MADE_SHIFT,
    R_BUILD_SEVERAL,
    R_BUILDS,
    R_PAIR_ONLY,
    TABLE1,
    TABLE2,
    Block,
)
from tabbe.engine.judge import MERE_OTHERS, build_sums, builds_of
from tabbe.engine.legal import LEGAL, low_sum, pack_counts
from tabbe.engine.take import NUMBERS
from tabbe.envs.cover import covers, reach_of_counts
from tabbe.envs.question import judged
from tabbe.envs.taking import copies_left, counts_after, fitting, loose_after
from tabbe.envs.turn_block import CARD, LATEST, MADE, MAY_TABLE, RAISED, TAKES1, TAKES2

COLD = (
    "build_any",
    "build_stop",
    "enough",
    "joins_can",
    "mark_additions",
    "build_can",
)


def base_of(state: Block, turn: Block, raised: int) -> int:
    """What the hand card is worth in a build, with the build it is put on."""
    base = (turn[CARD] >> 2) + 1
    if raised:
        base += state[BUILD + B_SIZE * lowest(raised) + B_VALUE]
    return base


def build_any(
    state: Block,
    seat: int,
    rules: Block,
    work: Block,
    memo: Block,
    pad: Block,
    turn: Block,
    made: int,
    raised: int,
) -> int:
    """1 when the hand card can make a build of this value at all, put on this build or on none."""
    if base_of(state, turn, raised) > made or raised & builds_of(state, made):
        return 0
    if build_stop(state, seat, rules, work, memo, turn, made, raised, 0, 0):
        return 1
    kept = turn[MAY_TABLE]
    turn[MAY_TABLE] = 0
    mark_additions(state, seat, rules, work, memo, pad, turn, made, raised)
    found = 1 if turn[MAY_TABLE] else 0
    turn[MAY_TABLE] = kept
    return found


def build_stop(
    state: Block,
    seat: int,
    rules: Block,
    work: Block,
    memo: Block,
    turn: Block,
    made: int,
    raised: int,
    takes1: int,
    takes2: int,
) -> int:
    """1 when a build is right with just these loose cards, and some builds of its value."""
    pair_only = rules[R_PAIR_ONLY]
    card = turn[CARD]
    if build_sums(state, card, made, takes1, takes2, raised, pair_only, work, memo) != LEGAL:
        return 0
    return enough(state, seat, rules, turn, made, raised, takes1, takes2, 0, -1)


def enough(
    state: Block,
    seat: int,
    rules: Block,
    turn: Block,
    made: int,
    raised: int,
    takes1: int,
    takes2: int,
    joined: int,
    later: int,
) -> int:
    """1 when the judge allows a build of these cards with some more builds of its value.

    `joined` are in it, those of `later` may be. If any choice of them will do, so does none, one,
    or all that may be joined: more of them is never asked for but by a merge, which asks for all.
    """
    play = turn[CARD] | made << MADE_SHIFT
    builds = raised | joined
    if judged(state, seat, rules, turn, play, takes1, takes2, builds) == LEGAL:
        return 1
    rest = builds_of(state, made) & later & ~builds
    fit = 0
    while rest:
        bit = rest & -rest
        rest &= rest - 1
        answer = judged(state, seat, rules, turn, play, takes1, takes2, builds | bit)
        if answer == LEGAL:
            return 1
        if answer != MERE_OTHERS:
            fit |= bit
    if fit == 0:
        return 0
    answer = judged(state, seat, rules, turn, play, takes1, takes2, builds | fit)
    return 1 if answer == LEGAL else 0


def joins_can(state: Block, seat: int, rules: Block, turn: Block, joined: int, later: int) -> int:
    """1 when the build of the walk is right with these builds joined and some of `later`."""
    made = turn[MADE]
    takes1 = turn[TAKES1]
    takes2 = turn[TAKES2]
    return enough(state, seat, rules, turn, made, turn[RAISED], takes1, takes2, joined, later)


def mark_additions(
    state: Block,
    seat: int,
    rules: Block,
    work: Block,
    memo: Block,
    pad: Block,
    turn: Block,
    made: int,
    raised: int,
) -> None:
    """Mark the loose cards that may be named next in a build of a value."""
    pair_only = rules[R_PAIR_ONLY]
    table1 = fitting(state[TABLE1], made, pair_only)
    if pair_only:
        table1 &= NUMBERS
    table2 = table1 & state[TABLE2]
    takes1 = turn[TAKES1]
    takes2 = turn[TAKES2]
    latest = turn[LATEST]
    lack = made - base_of(state, turn, raised)
    if rules[R_BUILD_SEVERAL] == 0 and takes1:
        return
    rest1 = loose_after(table1, table2, takes2, latest)
    may = counts_after(table1, table2, takes2, latest)
    must = pack_counts(takes1, takes2)
    total = low_sum(takes1, takes2)
    while rest1:
        card = lowest(rest1)
        bit = 1 << card
        rest1 &= rest1 - 1
        one = 1 << (4 * (card >> 2))
        copies = copies_left(table2, takes1, card)
        with1 = takes1 | bit
        with2 = takes2 | (takes1 & bit)
        if build_can(
            state,
            seat,
            rules,
            work,
            memo,
            pad,
            turn,
            made,
            raised,
            lack,
            with1,
            with2,
            must + one,
            may - one,
            total + (card >> 2) + 1,
        ):
            turn[MAY_TABLE] |= bit
        may -= copies * one


def build_can(
    state: Block,
    seat: int,
    rules: Block,
    work: Block,
    memo: Block,
    pad: Block,
    turn: Block,
    made: int,
    raised: int,
    lack: int,
    takes1: int,
    takes2: int,
    must: int,
    may: int,
    total: int,
) -> int:
    """1 when a build can be made with these loose cards and any of those counted in `may`."""
    if rules[R_BUILD_SEVERAL] == 0:
        return build_stop(state, seat, rules, work, memo, turn, made, raised, takes1, takes2)
    if rules[R_BUILDS] == 1:
        # One group: the cards make up just what the hand card lacks.
        if total > lack:
            return 0
        if (reach_of_counts(may) >> (lack - total)) & 1 == 0:
            return 0
        return enough(state, seat, rules, turn, made, raised, takes1, takes2, 0, 0)
    if covers(must, may, 0, made, lack, 0, pad) == 0:
        return 0
    return enough(state, seat, rules, turn, made, raised, takes1, takes2, 0, -1)
