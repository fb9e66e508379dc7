"""Worlds: ways the cards a seat does not see may lie, dealt by chance, and how they are valued."""

from __future__ import annotations

from tabbe.bots.playout import next_word
from tabbe.engine.block import (
    B_SIZE,
    BATCH,
    BONUS,
    BUILD,
    BUILD_N,
    CARD_WIDTH,
    DECK,
    HAND,
    HAND_N,
    HIDDEN,
    MAX_SEATS,
    NEXT_CARD,
    POINTS,
    R_AIM_HIGH,
    SIZE,
    SWEEP,
    TURN,
    Block,
)

COLD = ("copy_deal", "deal_world", "fill_hand", "gather", "margin_of")

# What is gathered of one move.
(
    S_SUM,  # of the margins
    S_SQUARE,  # of their squares
    S_NUMBER,  # how many
    S_LENGTH,  # samples in a run, 0 before the first
    S_FULL,  # runs that are full
    S_HELD,  # samples in the run that is not
) = range(6)
S_RUNS = 6  # the sums of the runs
RUNS = 16  # when so many are full, two and two become one
S_SIZE = S_RUNS + RUNS

# Behind a deal in play: the cards that nobody has shown yet, in hands and in the pack.
UNSEEN1 = SIZE
UNSEEN2 = SIZE + 1
WIDE = SIZE + 2


def copy_deal(to: Block, source: Block, ahead: int) -> None:
    """Copy a deal in play with the next `ahead` cards of its pack; the rest stays as it was."""
    for k in range(DECK):
        to[k] = source[k]
    at = DECK + source[NEXT_CARD]
    for k in range(at, at + ahead):
        to[k] = source[k]
    for k in range(BUILD, BUILD + B_SIZE * source[BUILD_N]):
        to[k] = source[k]


def may_hold(bans: Block, at: int, card: int) -> bool:
    """Whether the seat whose mask is `bans[at]` can hold a card, by the duties it was under.

    Every way of dealing the unseen cards asks here: the first world, the steps from one to the
    next, and the endings that are all solved.
    """
    return (bans[at] >> card) & 1 == 0


def show_card(state: Block, card: int) -> None:
    """Note that a card has been seen by all."""
    bit = 1 << card
    if state[UNSEEN2] & bit:
        state[UNSEEN2] ^= bit
    else:
        state[UNSEEN1] &= ~bit


def draw(pool: Block, at: int, number: int, dice: Block) -> int:
    """Draw one of the cards `pool[at:number]` and leave it at `at`."""
    k = at + ((next_word(dice) * (number - at)) >> 32)
    card = pool[k]
    pool[k] = pool[at]
    pool[at] = card
    return card


def fill_hand(hand: int, held: int, pool: Block, at: int) -> int:
    """A packed hand with its hidden places filled from `pool[at:]`."""
    for place in range(held):
        shift = CARD_WIDTH * place
        if (hand >> shift) & HIDDEN == HIDDEN:
            hand ^= (HIDDEN ^ pool[at]) << shift
            at += 1
    return hand


def deal_world(
    world: Block, base: Block, pool: Block, number: int, ahead: int, dice: Block
) -> None:
    """Make one world of what is known: every way to deal the unseen cards is as likely.

    `pool` holds the `number` unseen cards and is reordered; the next `ahead` cards of the pack
    are dealt as well.
    """
    copy_deal(world, base, 0)
    at = 0
    for seat in range(MAX_SEATS):
        hand = base[HAND + seat]
        for place in range(base[HAND_N + seat]):
            shift = CARD_WIDTH * place
            if (hand >> shift) & HIDDEN == HIDDEN:
                hand ^= (HIDDEN ^ draw(pool, at, number, dice)) << shift
                at += 1
        world[HAND + seat] = hand
    first = DECK + base[NEXT_CARD]
    for k in range(ahead):
        world[first + k] = draw(pool, at, number, dice)
        at += 1


def margin_of(state: Block, rules: Block, mask: int, sides: int) -> int:
    """The margin of the side whose seats are in `mask`, times the number of the other sides.

    Positive is good: what the others score on the mean less what this side scores, or the other
    way round where the highest total wins.
    """
    own = 0
    total = 0
    for seat in range(MAX_SEATS):
        score = state[POINTS + seat] + state[SWEEP + seat] + state[BONUS + seat]
        total += score
        if (mask >> seat) & 1:
            own += score
    margin = total - sides * own
    return -margin if rules[R_AIM_HIGH] else margin


def gather(totals: Block, at: int, margin: int) -> None:
    """Add a sample to what `totals[at:]` holds of a move: `S_SIZE` numbers.

    Worlds that come from one another are alike, so the margins' own spread says too little of how
    far their mean may be off. The spread of the sums of long runs says it; the runs grow longer
    with the number of samples.
    """
    length = max(1, totals[at + S_LENGTH])
    totals[at + S_LENGTH] = length
    totals[at + S_SUM] += margin
    totals[at + S_SQUARE] += margin * margin
    totals[at + S_NUMBER] += 1
    totals[at + S_RUNS + totals[at + S_FULL]] += margin
    totals[at + S_HELD] += 1
    if totals[at + S_HELD] < length:
        return
    totals[at + S_HELD] = 0
    totals[at + S_FULL] += 1
    if totals[at + S_FULL] == RUNS:
        runs = at + S_RUNS
        for k in range(RUNS // 2):
            totals[runs + k] = totals[runs + 2 * k] + totals[runs + 2 * k + 1]
        for k in range(RUNS // 2, RUNS):
            totals[runs + k] = 0
        totals[at + S_FULL] = RUNS // 2
        totals[at + S_LENGTH] = 2 * length


def is_before(state: Block, batch: int) -> bool:
    """Whether a deal goes on and has not come to a batch yet."""
    return state[TURN] >= 0 and state[BATCH] < batch
