"""Captures: which loose cards may be named next, and when what is named is enough.

Whether a play is allowed is the engine's judge's affair; here is whether it can still be
completed.
"""

from __future__ import annotations

from tabbe.engine.bit import lowest, popcount
from tabbe.engine.block import (
    ANY,
    MAXIMAL,
    MAXIMUM,
    R_EXTENT,
    R_PAIR_ONLY,
    TABLE1,
    TABLE2,
    VALUE_SHIFT,
    W_LEAST,
    W_TAKES1,
    W_TAKES2,
    Block,
)
from tabbe.engine.judge import builds_of, cards_in, most_taken
from tabbe.engine.legal import LEGAL, check_take, pack_counts
from tabbe.engine.take import NUMBERS, takes_begin, takes_next
from tabbe.envs.cover import covers
from tabbe.envs.question import judged
from tabbe.envs.turn_block import CARD, LATEST, MAY_TABLE, REACH, TAKES1, TAKES2

COLD = (
    "mark_takes",
    "mark_largest",
    "capture_can",
    "loose_fits",
)


def fitting(mask: int, value: int, pair_only: int) -> int:
    """Those of some loose cards that can be in a group of a value."""
    if pair_only:
        if value > 10 and value < 14:
            return mask & 15 << (4 * (value - 1))
        mask &= NUMBERS
    return mask & ((1 << (4 * value)) - 1) if value < 13 else mask


def loose_after(table1: int, table2: int, takes2: int, latest: int) -> int:
    """Those of some loose cards that may be named after the one named last, its twin included."""
    if latest < 0:
        return table1
    rest = table1 & -1 << latest
    if (table2 & ~takes2) >> latest & 1:
        return rest
    return rest & (rest - 1)


def counts_after(table1: int, table2: int, takes2: int, latest: int) -> int:
    """How many of those cards there are, by rank as `pack_counts` has them."""
    if latest < 0:
        return pack_counts(table1, table2)
    above = -1 << latest
    named = 1 + ((takes2 >> latest) & 1)
    return pack_counts(table1 & above, table2 & above) - (named << (4 * (latest >> 2)))


def copies_left(table2: int, takes1: int, card: int) -> int:
    """How many copies of a card that may be named lie there unnamed."""
    return 1 + ((table2 >> card) & 1) - ((takes1 >> card) & 1)


def mark_takes(
    state: Block,
    seat: int,
    rules: Block,
    work: Block,
    memo: Block,
    pad: Block,
    turn: Block,
    value: int,
) -> None:
    """Mark the loose cards that may be named next in a capture by this value."""
    table1 = fitting(state[TABLE1], value, rules[R_PAIR_ONLY])
    table2 = table1 & state[TABLE2]
    takes1 = turn[TAKES1]
    takes2 = turn[TAKES2]
    if takes1 & ~table1:
        return
    play = turn[CARD] | value << VALUE_SHIFT
    have = builds_of(state, value)
    first = lowest(table1) if table1 else 0
    some1 = takes1 or 1 << first
    if judged(state, seat, rules, turn, play, some1, takes2, have) != LEGAL:
        return
    if rules[R_EXTENT] == MAXIMUM:
        mark_largest(state, rules, work, memo, turn, value)
        return
    whole = 1 if rules[R_EXTENT] != ANY else 0
    must = pack_counts(takes1, takes2)
    latest = turn[LATEST]
    rest1 = loose_after(table1, table2, takes2, latest)
    may = counts_after(table1, table2, takes2, latest)
    left = pack_counts(table1, table2) - must - may
    while rest1:
        card = lowest(rest1)
        bit = 1 << card
        rest1 &= rest1 - 1
        one = 1 << (4 * (card >> 2))
        copies = copies_left(table2, takes1, card)
        if covers(must + one, may - one, left, value, 0, whole, pad):
            turn[MAY_TABLE] |= bit
        may -= copies * one
        left += copies * one


def mark_largest(
    state: Block,
    rules: Block,
    work: Block,
    memo: Block,
    turn: Block,
    value: int,
) -> None:
    """Mark the loose cards that may be named next in a capture that must take the most cards."""
    table1 = state[TABLE1]
    table2 = state[TABLE2]
    pair_only = rules[R_PAIR_ONLY]
    most = most_taken(state, rules, turn[CARD], work, memo)
    takes1 = turn[TAKES1]
    takes2 = turn[TAKES2]
    latest = turn[LATEST]
    below = (1 << latest) - 1 if latest >= 0 else 0
    takes_begin(table1, table2, value, 0, MAXIMAL, pair_only, work)
    work[W_LEAST] = most - cards_in(state, builds_of(state, value))
    while takes_next(work, memo):
        told1 = work[W_TAKES1]
        told2 = work[W_TAKES2]
        same = told1 & below == takes1 & below and told2 & below == takes2 & below
        if same and takes1 & ~told1 == 0 and takes2 & ~told2 == 0:
            # The next of its cards: the twin of the latest, or the lowest above that.
            more = (told1 & ~takes1) | (told2 & ~takes2)
            if more:
                turn[MAY_TABLE] |= more & -more


def capture_can(
    state: Block,
    seat: int,
    rules: Block,
    work: Block,
    memo: Block,
    turn: Block,
    value: int,
    without: int,
) -> int:
    """1 when just these loose cards, with some builds of a value, may be taken by it.

    `without` are builds that are not to be among them. Builds already joined are of the value.
    """
    builds = builds_of(state, value) & ~without
    takes1 = turn[TAKES1]
    takes2 = turn[TAKES2]
    if takes1 == 0 and builds == 0:
        return 0
    play = turn[CARD] | value << VALUE_SHIFT
    if judged(state, seat, rules, turn, play, takes1, takes2, builds) != LEGAL:
        return 0
    return loose_fits(state, rules, work, memo, turn, value)


def loose_fits(
    state: Block, rules: Block, work: Block, memo: Block, turn: Block, value: int
) -> int:
    """1 when the loose cards chosen are as many as a capture by a value must take."""
    takes1 = turn[TAKES1]
    takes2 = turn[TAKES2]
    extent = rules[R_EXTENT]
    pair_only = rules[R_PAIR_ONLY]
    if takes1:
        lazy = extent if extent != MAXIMUM else MAXIMAL
        if (
            check_take(
                state[TABLE1], state[TABLE2], value, takes1, takes2, lazy, pair_only, work, memo
            )
            != LEGAL
        ):
            return 0
    elif extent != ANY and (turn[REACH] >> value) & 1:
        return 0
    if extent == MAXIMUM:
        size = popcount(takes1) + popcount(takes2) + cards_in(state, builds_of(state, value))
        if most_taken(state, rules, turn[CARD], work, memo) > size:
            return 0
    return 1
