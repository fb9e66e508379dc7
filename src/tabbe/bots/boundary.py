"""What a world is worth whose batch has been played to its end, with more of the deal to come.

Beside the scores so far: the chance that the first player must sweep what lies there, what
training found for such starts of a batch, and what the cards won promise of the majorities.
"""

from __future__ import annotations

from tabbe.bots.decision import D_FEATURES, D_MASK, D_SIDES
from tabbe.bots.sweep import chance_of, is_sought, sweeping_masks
from tabbe.bots.weight import (
    E_BATCHES,
    E_CARDS,
    E_CHANCE,
    E_FIRST,
    E_LAST,
    E_LONE,
    E_POINTS,
    ENDS,
    G_END,
    ONE,
)
from tabbe.bots.world import UNSEEN1, UNSEEN2, margin_of
from tabbe.engine.bit import popcount
from tabbe.engine.block import (
    BATCH,
    BUILD_N,
    DEALER,
    HAND_N,
    HEAP1,
    HEAP2,
    LAST,
    MAJORITY_CARDS,
    MAJORITY_SUIT,
    MAX_SEATS,
    R_AIM_HIGH,
    R_BATCHES,
    R_DOUBLE,
    R_DOUBLE_POINTS,
    R_DOUBLE_REWARD,
    R_PAIR_ONLY,
    R_SWEEP,
    RING_NEXT,
    TABLE1,
    TABLE2,
    TURN,
    WON,
    WON_SUIT,
    Block,
)
from tabbe.engine.turn import is_paid, points_of

COLD = ("boundary", "end_features", "majority", "worth")

SUIT_CARD = 3  # a card of the majority suit counts for so many cards
SCALE = 16  # margins are gathered in 16ths of a point (times the number of other sides)


def end_features(
    state: Block, rules: Block, chance: int, mine: int, features: Block, at: int
) -> None:
    """Describe the start of a batch for `G_END`; `mine` is the mask of the first player's side."""
    table1 = state[TABLE1]
    table2 = state[TABLE2]
    left = rules[R_BATCHES] - 1 - state[BATCH]
    waiting = points_of(state[HEAP1], state[HEAP2], rules) + points_of(table1, table2, rules)
    features[at + E_FIRST] = ONE
    features[at + E_BATCHES] = ONE * left
    features[at + E_POINTS] = ONE * points_of(table1, table2, rules)
    features[at + E_CARDS] = ONE * (popcount(table1) + popcount(table2))
    features[at + E_LONE] = ONE if table1 and table1 & (table1 - 1) == 0 and table2 == 0 else 0
    features[at + E_CHANCE] = chance
    features[at + E_LAST] = 0
    if state[LAST] >= 0 and (mine >> state[LAST]) & 1:
        features[at + E_LAST] = ONE * waiting // (left + 1)


def boundary(
    state: Block, rules: Block, guide: Block, work: Block, memo: Block, decision: Block
) -> int:
    """What the start of a new batch is worth, before its first player sees its hand.

    That is the chance that it must sweep, by the cards still in the pack, and what training found
    for such starts (`G_END`); in 1024ths of a unit of the margin.
    """
    table1 = state[TABLE1]
    table2 = state[TABLE2]
    dealer = state[DEALER]
    first = state[RING_NEXT + dealer]
    sides = decision[D_SIDES]
    mine = 1 if (decision[D_MASK] >> first) & 1 else 0
    value = 0
    chance = 0
    swept = 0
    alone = 1 if table1 & (table1 - 1) == 0 and table2 == 0 else 0
    if table1 and state[BUILD_N] == 0 and is_sought(rules, alone):
        swept = sweeping_masks(table1, table2, rules[R_PAIR_ONLY], guide, work, memo)
    if swept:
        unseen1 = state[UNSEEN1]
        unseen2 = state[UNSEEN2]
        number = popcount(unseen1) + popcount(unseen2)
        wanted = popcount(unseen1 & swept) + popcount(unseen2 & swept)
        chance = chance_of(wanted, number, state[HAND_N + first])
        points = points_of(table1, table2, rules)
        lost = points + rules[R_SWEEP]
        value = chance * (lost - sides * lost * mine)
        double = 0
        if alone and rules[R_DOUBLE]:
            twin = popcount(unseen1 & table1) + popcount(unseen2 & table1)
            double = chance_of(twin, number, state[HAND_N + first])
            value += double * (1 - sides * mine) * (rules[R_DOUBLE_POINTS] - rules[R_SWEEP])
        if is_paid(rules, alone):
            paid = 1 if (decision[D_MASK] >> dealer) & 1 else 0
            more = double * (rules[R_DOUBLE_REWARD] - rules[R_SWEEP])
            value += (chance * rules[R_SWEEP] + more) * (sides * paid - 1)
    if rules[R_AIM_HIGH]:
        value = -value
    if guide[G_END + E_FIRST]:
        side = decision[D_MASK] if mine else 1 << first
        end_features(state, rules, chance, side, decision, D_FEATURES)
        found = 0
        for k in range(ENDS):
            found += guide[G_END + k] * decision[D_FEATURES + k] >> 10
        value += found * (sides - 1) if mine else -found
    return value


def majority(state: Block, decision: Block) -> int:
    """What the cards won so far promise of the majorities still open, in units of the margin.

    A card more or less shifts the odds of a majority by some hundredths.
    """
    mask = decision[D_MASK]
    value = 0
    for seat in range(MAX_SEATS):
        share = 1 - decision[D_SIDES] if (mask >> seat) & 1 else 1
        value -= share * state[MAJORITY_CARDS] * state[WON + seat]
        value -= share * state[MAJORITY_SUIT] * state[WON_SUIT + seat] * SUIT_CARD
    return value


def worth(
    state: Block, rules: Block, guide: Block, work: Block, memo: Block, decision: Block
) -> int:
    """The margin that a world played on promises, in units of `SCALE`."""
    margin = SCALE * margin_of(state, rules, decision[D_MASK], decision[D_SIDES])
    if state[TURN] >= 0:
        margin += boundary(state, rules, guide, work, memo, decision) >> 6
        if rules[R_AIM_HIGH]:
            margin += majority(state, decision)
    return margin
