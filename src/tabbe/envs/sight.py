"""Observations written by a kernel, from what the seat that looks may know and nothing else."""

from __future__ import annotations

from tabbe.engine.bit import lowest, popcount, put_cards, put_zeros
from tabbe.engine.block import (
    B_CARDS1,
    B_CARDS2,
    B_LOCKED,
    B_OWNER,
    B_SIZE,
    B_VALUE,
    BATCH,
    BONUS,
    BUILD,
    BUILD_N,
    CARD_WIDTH,
    DEALER,
    DECK_N,
    HAND,
    HAND_N,
    HEAP1,
    HEAP2,
    HIDDEN,
    LAST,
    NEXT_CARD,
    POINTS,
    R_BATCHES,
    SWEEP,
    TABLE1,
    TABLE2,
    TURN,
    UNITS,
    WON,
    WON_SUIT,
    Block,
    Shorts,
)
from tabbe.envs.layout import (
    AT_ASKED,
    AT_ASKED_CARDS,
    AT_BATCHES,
    AT_BUILDS,
    AT_CHOSEN,
    AT_DEALER,
    AT_HAND,
    AT_HEAP,
    AT_HELD,
    AT_HELD_IN,
    AT_JOINED,
    AT_LAST,
    AT_MADE,
    AT_PILE,
    AT_POINTS,
    AT_RAISED,
    AT_STAGE,
    AT_STOCK,
    AT_SUIT,
    AT_SWEEPS,
    AT_TABLE,
    AT_TAKING,
    AT_TURN,
    AT_UNSEEN,
    PACKS,
    PLAYERS,
    SIZE,
)
from tabbe.envs.turn_block import (
    CARD,
    CHOOSE_BUILDS,
    CHOOSE_RAISE,
    CURSOR,
    JOINED,
    MADE,
    RAISED,
    SHOWN1,
    SHOWN2,
    STAGE,
    TAKES1,
    TAKES2,
)

COLD = ("write_sight", "write_builds", "write_choice")

PICTURE = 40  # number of the first picture


def write_sight(
    state: Block, turn: Block, rules: Block, layout: Block, seat: int, sight: Shorts
) -> None:
    """Write what a seat sees into a row, see `tabbe.envs.layout`.

    `state` is read for the seat's own hand and for what lies open or has been counted openly;
    `turn` for the cards that have been face up, and for the choices made so far when it is this
    seat's turn.
    """
    players = layout[PLAYERS]
    hand1 = 0
    hand2 = 0
    hand = state[HAND + seat]
    for _ in range(state[HAND_N + seat]):
        card = hand & HIDDEN
        hand >>= CARD_WIDTH
        if card != HIDDEN:
            bit = 1 << card
            hand2 |= hand1 & bit
            hand1 |= bit
    shown1 = turn[SHOWN1]
    none_seen = ~(hand1 | shown1)
    one_left = 0
    if layout[PACKS] == 2:
        one_left = ~(hand2 | turn[SHOWN2] | (hand1 & shown1))
    put_cards(sight, layout[AT_HAND], hand1, hand2)
    put_cards(sight, layout[AT_TABLE], state[TABLE1], state[TABLE2])
    put_cards(sight, layout[AT_UNSEEN], none_seen, one_left)
    # All else is nothing until it is written.
    put_zeros(sight, layout[AT_CHOSEN], layout[SIZE])
    acting = seat == state[TURN]
    if acting:
        sight[layout[AT_STAGE] + turn[STAGE]] = 1
        if turn[CARD] >= 0:
            sight[layout[AT_CHOSEN] + turn[CARD]] = 1
            put_cards(sight, layout[AT_TAKING], turn[TAKES1], turn[TAKES2])
    for r in range(players):
        other = seat + r if seat + r < players else seat + r - players
        points = state[POINTS + other] + state[SWEEP + other] + state[BONUS + other]
        sight[layout[AT_POINTS] + r] = points
        sight[layout[AT_PILE] + r] = state[WON + other]
        sight[layout[AT_SUIT] + r] = state[WON_SUIT + other]
        sight[layout[AT_SWEEPS] + r] = state[UNITS + other]
        sight[layout[AT_HELD] + r] = state[HAND_N + other]
        if state[LAST] == other:
            sight[layout[AT_LAST] + r] = 1
        if state[DEALER] == other:
            sight[layout[AT_DEALER] + r] = 1
        if state[TURN] == other:
            sight[layout[AT_TURN] + r] = 1
    heap1 = state[HEAP1]
    if heap1:
        heap2 = state[HEAP2]
        for k in range(12):
            card = PICTURE + k
            sight[layout[AT_HEAP] + k] = ((heap1 >> card) & 1) + ((heap2 >> card) & 1)
    sight[layout[AT_STOCK]] = state[DECK_N] - state[NEXT_CARD]
    sight[layout[AT_BATCHES]] = rules[R_BATCHES] - 1 - state[BATCH]
    if layout[AT_BUILDS] >= 0:
        write_builds(state, layout, seat, players, sight)
        if acting and turn[CARD] >= 0:
            write_choice(state, turn, layout, seat, players, sight)


def write_builds(state: Block, layout: Block, seat: int, players: int, sight: Shorts) -> None:
    """Write the builds that stand."""
    first = layout[AT_HELD_IN]
    second = first + 52
    for k in range(state[BUILD_N]):
        at = BUILD + B_SIZE * k
        value = state[at + B_VALUE]
        owner = state[at + B_OWNER] - seat
        if owner < 0:
            owner += players
        place = 2 * (players * (value - 1) + owner) + state[at + B_LOCKED]
        sight[layout[AT_BUILDS] + place] += 1
        cards = state[at + B_CARDS1]
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            if sight[first + card]:
                sight[second + card] = value
            else:
                sight[first + card] = value
        cards = state[at + B_CARDS2]
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            sight[second + card] = value


def write_choice(
    state: Block, turn: Block, layout: Block, seat: int, players: int, sight: Shorts
) -> None:
    """Write what has been chosen of builds in this turn, and the build that is asked about."""
    sight[layout[AT_MADE]] = turn[MADE]
    if turn[RAISED]:
        at = BUILD + B_SIZE * lowest(turn[RAISED])
        sight[layout[AT_RAISED]] = state[at + B_VALUE]
    sight[layout[AT_JOINED]] = popcount(turn[JOINED])
    if turn[STAGE] == CHOOSE_RAISE or turn[STAGE] == CHOOSE_BUILDS:
        at = BUILD + B_SIZE * turn[CURSOR]
        owner = state[at + B_OWNER] - seat
        if owner < 0:
            owner += players
        sight[layout[AT_ASKED]] = state[at + B_VALUE]
        sight[layout[AT_ASKED] + 1] = owner + 1
        sight[layout[AT_ASKED] + 2] = state[at + B_LOCKED]
        cards1 = state[at + B_CARDS1]
        cards2 = state[at + B_CARDS2]
        put_cards(sight, layout[AT_ASKED_CARDS], cards1, cards2)
