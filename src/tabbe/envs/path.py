"""The walk from a hand card to a legal move: what may come next, and the step that was chosen.

Masks come from the kernels that check plays, so they are right on tables whose moves are too many
to list. Where a listing costs nothing (a game without builds, a table like most) the hand cards
come from it, with the moves of cards that have only one.
"""

from __future__ import annotations

from tabbe.engine.bit import lowest
from tabbe.engine.block import (
    ALL_CARDS,
    BUILD_N,
    CARD_BITS,
    CARD_WIDTH,
    F_PLAY,
    F_SIZE,
    F_X,
    F_Y,
    HAND,
    HAND_N,
    HEAP1,
    HEAP2,
    HIDDEN,
    LEX_PACKED,
    M_SIZE,
    MADE_SHIFT,
    MASKS,
    PACKED,
    PLACE_BITS,
    PLACE_SHIFT,
    R_MAY,
    R_TABLE,
    ROW,
    SETS,
    TABLE1,
    TABLE2,
    TABLE_N,
    TURN,
    VALUE_SHIFT,
    W_CREEPS,
    W_FOUND,
    W_KIND,
    W_SIZES,
    W_TAKES_N,
    Block,
    Sets,
)
from tabbe.engine.choice import find_moves
from tabbe.engine.judge import CLEAR, builds_of
from tabbe.engine.legal import LEGAL
from tabbe.engine.table import apply_play
from tabbe.engine.turn import play_move
from tabbe.envs.action import ACTIONS, LAY, TAKE
from tabbe.envs.ask import ask, ask_way
from tabbe.envs.question import find_facts, judged
from tabbe.envs.taking import loose_fits
from tabbe.envs.turn_block import (
    BUILD_BIT,
    CARD,
    CHOOSE_BUILDS,
    CHOOSE_CARD,
    CHOOSE_LOOSE,
    CHOOSE_RAISE,
    CHOOSE_WAY,
    CLEAR_BIT,
    COMPLETE,
    CURSOR,
    FOUND,
    JOINED,
    LATEST,
    LAY_BIT,
    MADE,
    MAY_HAND,
    MAY_OTHER,
    MAY_TABLE,
    PLACE,
    PLAN,
    PLAY,
    PLAY_BUILDS,
    PLAY_SEAT,
    PLAY_TAKES1,
    PLAY_TAKES2,
    RAISED,
    SHAPES,
    SHOWN1,
    SHOWN2,
    SINGLE,
    STAGE,
    STOP_BIT,
    TAKES1,
    TAKES2,
    VALUE,
    WITH_BIT,
    WITHOUT_BIT,
)

# What most steps are made of is inlined where thousands of deals are stepped: `start_listed`,
# `choose_card`, `turn_up`.
COLD = (
    "begin_turn",
    "begin_checked",
    "take_step",
    "walk_further",
    "walk_on",
    "end_turn",
)


def show_opening(state: Block, turn: Block) -> None:
    """Let the cards of the opening table be those that have been face up."""
    turn[SHOWN1] = state[TABLE1] | state[HEAP1]
    turn[SHOWN2] = state[TABLE2] | state[HEAP2] | (state[TABLE1] & state[HEAP1])


def begin_turn(
    state: Block,
    rules: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    pad: Block,
    turn: Block,
) -> None:
    """Begin the walk of the seat to play: which hand cards may be chosen? Hands of up to eight."""
    if start_listed(state, rules, sets, work, memo, out, room, turn) == 0:
        begin_checked(state, state[TURN], rules, work, memo, pad, turn)


def start_listed(
    state: Block,
    rules: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    turn: Block,
) -> int:
    """Begin a walk with the hand cards that a listing has; 0 where there is none to be had."""
    turn[STAGE] = CHOOSE_CARD
    turn[CARD] = -1
    turn[FOUND] = 0
    turn[SINGLE] = 0
    turn[MAY_TABLE] = 0
    turn[MAY_OTHER] = 0
    turn[MAY_HAND] = 0
    seat = state[TURN]
    if seat < 0:
        return 1
    if rules[R_TABLE] or state[TABLE_N] > ROW:
        return 0
    if find_moves(state, seat, rules, sets, work, memo, out, room) > room:
        return 0
    hand = state[HAND + seat]
    creeps = work[W_CREEPS]
    may = 0
    single = 0
    if work[W_KIND] == SETS:
        sizes = work[W_SIZES]
        for place in range(state[HAND_N + seat]):
            size = (sizes >> (8 * place)) & 255
            number = size + ((creeps >> place) & 1)
            if number:
                may |= 1 << ((hand >> (CARD_WIDTH * place)) & CARD_BITS)
            if number == 1:
                single |= 1 << place
                shape = (LEX_PACKED >> (4 * lowest(work[W_FOUND + place]))) & 15 if size else 0
                turn[PLAN + 2 * place] = shape
    else:
        at = M_SIZE * room
        end = at + F_SIZE * work[W_TAKES_N]
        before = -1
        while at < end:
            play = out[at + F_PLAY]
            place = (play >> PLACE_SHIFT) & PLACE_BITS
            if place == before or (creeps >> place) & 1:
                single &= ~(1 << place)
            else:
                single |= 1 << place
                turn[PLAN + 2 * place] = out[at + F_X]
                turn[PLAN + 2 * place + 1] = out[at + F_Y]
            may |= 1 << (play & CARD_BITS)
            before = place
            at += F_SIZE
        while creeps:
            place = lowest(creeps)
            creeps &= creeps - 1
            bit = 1 << ((hand >> (CARD_WIDTH * place)) & CARD_BITS)
            if may & bit == 0:
                single |= 1 << place
                turn[PLAN + 2 * place] = 0
                turn[PLAN + 2 * place + 1] = 0
            may |= bit
    turn[MAY_HAND] = may
    turn[SINGLE] = single
    turn[SHAPES] = 0 if work[W_KIND] == MASKS else 1
    return 1


def begin_checked(
    state: Block, seat: int, rules: Block, work: Block, memo: Block, pad: Block, turn: Block
) -> None:
    """Begin a walk without a listing: ask of each hand card whether it has any move."""
    find_facts(state, seat, rules, work, memo, turn)
    hand = state[HAND + seat]
    asked = 0
    may = 0
    for _ in range(state[HAND_N + seat]):
        card = hand & HIDDEN
        hand >>= CARD_WIDTH
        bit = (1 << card) & ALL_CARDS
        if asked & bit:
            continue
        asked |= bit
        turn[CARD] = card
        if judged(state, seat, rules, turn, card, 0, 0, 0) == LEGAL or ask_way(
            state, seat, rules, work, memo, pad, turn
        ):
            may |= bit
    turn[STAGE] = CHOOSE_CARD
    turn[CARD] = -1
    turn[MAY_TABLE] = 0
    turn[MAY_OTHER] = 0
    turn[MAY_HAND] = may


def allowed(turn: Block, action: int) -> int:
    """1 when an action may come next."""
    if action < 0 or action >= ACTIONS:
        return 0
    if action < TAKE:
        return (turn[MAY_HAND] >> action) & 1
    if action < LAY:
        return (turn[MAY_TABLE] >> (action - TAKE)) & 1
    return (turn[MAY_OTHER] >> (action - LAY)) & 1


def take_step(
    state: Block,
    rules: Block,
    work: Block,
    memo: Block,
    pad: Block,
    turn: Block,
    action: int,
) -> int:
    """Take one step of the walk: 1 when the move is complete, 0 when not, -1 when not allowed."""
    if state[TURN] < 0 or allowed(turn, action) == 0:
        return -1
    if action < TAKE:
        if choose_card(state, turn, action):
            return 1
    else:
        walk_on(state, turn, action)
    return walk_further(state, rules, work, memo, pad, turn)


def choose_card(state: Block, turn: Block, action: int) -> int:
    """Choose a hand card that is allowed: 1 when it has one move only, 0 when not."""
    hand = state[HAND + state[TURN]]
    place = 0
    while hand & HIDDEN != action:
        hand >>= CARD_WIDTH
        place += 1
    turn[CARD] = action
    turn[PLACE] = place
    turn[MAY_HAND] = 0
    turn[TAKES1] = 0
    turn[TAKES2] = 0
    if (turn[SINGLE] >> place) & 1:
        turn[STAGE] = COMPLETE
        takes1 = turn[PLAN + 2 * place]
        takes2 = 0
        if turn[SHAPES] == 0:
            takes2 = turn[PLAN + 2 * place + 1]
        elif takes1:
            shape = takes1
            takes1 = 0
            packed = state[PACKED]
            while shape:
                bit = 1 << ((packed >> (CARD_WIDTH * lowest(shape))) & CARD_BITS)
                shape &= shape - 1
                takes2 |= takes1 & bit
                takes1 |= bit
        turn[TAKES1] = takes1
        turn[TAKES2] = takes2
        return 1
    turn[MADE] = 0
    turn[VALUE] = 0
    turn[LATEST] = -1
    turn[RAISED] = 0
    turn[JOINED] = 0
    turn[CURSOR] = 0
    turn[STAGE] = CHOOSE_WAY
    return 0


def walk_further(
    state: Block, rules: Block, work: Block, memo: Block, pad: Block, turn: Block
) -> int:
    """Go on to the next step that has to be asked: 0, or 1 when the move is complete."""
    seat = state[TURN]
    if turn[FOUND] == 0:
        find_facts(state, seat, rules, work, memo, turn)
    while turn[STAGE] != COMPLETE:
        if ask(state, seat, rules, work, memo, pad, turn) > 1:
            return 0
        if turn[STAGE] == COMPLETE:
            break
        if turn[MAY_TABLE]:
            walk_on(state, turn, TAKE + lowest(turn[MAY_TABLE]))
        elif turn[MAY_OTHER]:
            walk_on(state, turn, LAY + lowest(turn[MAY_OTHER]))
        else:
            return -1
    turn[MAY_TABLE] = 0
    turn[MAY_OTHER] = 0
    return 1


def walk_on(state: Block, turn: Block, action: int) -> None:
    """Go where a step leads that is allowed."""
    if action < LAY:
        card = action - TAKE
        bit = 1 << card
        turn[TAKES2] |= turn[TAKES1] & bit
        turn[TAKES1] |= bit
        turn[LATEST] = card
        turn[STAGE] = CHOOSE_LOOSE
        return
    bit = 1 << (action - LAY)
    if bit == LAY_BIT:
        turn[STAGE] = COMPLETE
    elif bit == STOP_BIT:
        turn[STAGE] = CHOOSE_BUILDS
        turn[CURSOR] = 0
    elif bit == CLEAR_BIT:
        turn[VALUE] = CLEAR
        turn[TAKES1] = state[TABLE1]
        turn[TAKES2] = state[TABLE2]
        turn[JOINED] = (1 << state[BUILD_N]) - 1
        turn[STAGE] = COMPLETE
    elif bit == WITH_BIT:
        if turn[STAGE] == CHOOSE_RAISE:
            turn[RAISED] = 1 << turn[CURSOR]
            turn[STAGE] = CHOOSE_LOOSE
        else:
            turn[JOINED] |= 1 << turn[CURSOR]
            turn[CURSOR] += 1
    elif bit == WITHOUT_BIT:
        turn[CURSOR] += 1
    else:
        turn[MADE] = action - LAY - BUILD_BIT
        turn[CURSOR] = 0
        turn[STAGE] = CHOOSE_RAISE


def turn_up(turn: Block) -> None:
    """Let the hand card of a walk be one of those that have been face up."""
    bit = 1 << turn[CARD]
    turn[SHOWN2] |= turn[SHOWN1] & bit
    turn[SHOWN1] |= bit


def end_turn(state: Block, rules: Block, work: Block, memo: Block, turn: Block) -> None:
    """Play the move at the end of a walk; what was played stands in the turn's block."""
    seat = state[TURN]
    card = turn[CARD]
    takes1 = turn[TAKES1]
    takes2 = turn[TAKES2]
    builds = turn[RAISED] | turn[JOINED]
    turn_up(turn)
    play = card | turn[PLACE] << PLACE_SHIFT
    turn[PLAY_SEAT] = seat
    turn[PLAY_TAKES1] = takes1
    turn[PLAY_TAKES2] = takes2
    turn[PLAY_BUILDS] = builds
    if rules[R_TABLE] == 0:
        turn[PLAY] = play
        play_move(state, rules, play, takes1, takes2)
        return
    made = turn[MADE]
    value = turn[VALUE]
    if made:
        value = (card >> 2) + 1
    elif value == 0:
        may = rules[R_MAY + card]
        value = lowest(may)
        while may and (takes1 or builds):
            value = lowest(may)
            may &= may - 1
            named = card | value << VALUE_SHIFT
            if builds & ~builds_of(state, value):
                continue
            answer = judged(state, seat, rules, turn, named, takes1, takes2, builds)
            if answer == LEGAL and loose_fits(state, rules, work, memo, turn, value):
                break
    play |= value << VALUE_SHIFT | made << MADE_SHIFT
    turn[PLAY] = play
    apply_play(state, rules, play, takes1, takes2, builds)
