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
    SWEEP,
    TURN,
    Block,
)

COLD = ("copy_deal", "deal_world", "margin_of")


def copy_deal(to: Block, source: Block, ahead: int) -> None:
    """Copy a deal in play with the next `ahead` cards of its pack; the rest stays as it was."""
    for k in range(DECK):
        to[k] = source[k]
    at = DECK + source[NEXT_CARD]
    for k in range(at, at + ahead):
        to[k] = source[k]
    for k in range(BUILD, BUILD + B_SIZE * source[BUILD_N]):
        to[k] = source[k]


def draw(pool: Block, at: int, number: int, dice: Block) -> int:
    """Draw one of the cards `pool[at:number]` and leave it at `at`."""
    k = at + ((next_word(dice) * (number - at)) >> 32)
    card = pool[k]
    pool[k] = pool[at]
    pool[at] = card
    return card


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


def is_before(state: Block, batch: int) -> bool:
    """Whether a deal goes on and has not come to a batch yet."""
    return state[TURN] >= 0 and state[BATCH] < batch
