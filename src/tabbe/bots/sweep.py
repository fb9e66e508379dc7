"""Sweeps to come: which cards sweep a table, how likely one is held, and what the sweep shifts."""

from __future__ import annotations

from tabbe.bots.weight import G_HOLD, ONE
from tabbe.engine.bit import lowest
from tabbe.engine.block import (
    PER_HAND,
    R_AIM_HIGH,
    R_CAPTURE,
    R_DOUBLE_POINTS,
    R_DOUBLE_REWARD,
    R_FORCED,
    R_SWEEP,
    Block,
)
from tabbe.engine.take import clears
from tabbe.engine.turn import is_paid

COLD = ("sweeping_masks", "left_to_sweep", "chance_of")


def sweeping_masks(
    table1: int, table2: int, pair_only: int, guide: Block, work: Block, memo: Block
) -> int:
    """The cards that sweep these loose cards, as a mask of types."""
    total = 0
    most = 0
    rest = table1
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        most = (card >> 2) + 1
        total += most * (1 + ((table2 >> card) & 1))
    cards = 0
    if total:
        for value in range(most, 17):
            if (
                guide[G_HOLD + value]
                and total % value == 0
                and clears(table1, table2, value, pair_only, work, memo)
            ):
                cards |= guide[G_HOLD + value]
    return cards


def is_sought(rules: Block, alone: int) -> bool:
    """Whether who can sweep is to be taken to do so: out of duty, or for what it brings.

    `alone` is 1 where a single card lies there, which can be taken in no other way.
    """
    if rules[R_FORCED] or (alone and rules[R_CAPTURE] == PER_HAND):
        return True
    return rules[R_SWEEP] >= 0 if rules[R_AIM_HIGH] else rules[R_SWEEP] < 0


def left_to_sweep(rules: Block, alone: int, double: int, others: int) -> int:
    """What a sweep of the next seat shifts, in 1024ths of a point; of a double one, what more.

    The seat that sweeps gets its points, the one before it, if it is paid, the reward; `alone` is
    1 where a single card lies there, `others` the number of the other sides.
    """
    cost = rules[R_SWEEP]
    paid = rules[R_SWEEP]
    if double:
        cost = rules[R_DOUBLE_POINTS] - cost
        paid = rules[R_DOUBLE_REWARD] - paid
    shift = cost * ONE // others
    if is_paid(rules, alone):
        shift += paid * ONE
    return shift


def own_sweep(rules: Block, units: int, alone: int, others: int) -> int:
    """What a sweep by the seat on turn shifts to its cost, in points; `others` as above."""
    shift = rules[R_SWEEP] if units == 1 else rules[R_DOUBLE_POINTS]
    if is_paid(rules, alone):
        paid = rules[R_SWEEP] if units == 1 else rules[R_DOUBLE_REWARD]
        shift += paid // others
    return shift


def chance_of(wanted: int, unseen: int, held: int) -> int:
    """In 1024ths: that one of `held` cards out of `unseen` is one of the `wanted`."""
    none = ONE << 10
    for k in range(held):
        if unseen - wanted - k <= 0:
            return ONE
        none = none * (unseen - wanted - k) // (unseen - k)
    return ONE - (none >> 10)
