"""Steps of one deal or of thousands behind one call, with the next deal dealt at the end of one."""

from __future__ import annotations

from tabbe.bots.playout import next_word, shuffle
from tabbe.engine.bit import lowest, popcount
from tabbe.engine.block import (
    BONUS,
    DEALER,
    DECK,
    PLACE_SHIFT,
    PLAYS_LEFT,
    POINTS,
    R_TABLE,
    SEATS,
    SWEEP,
    TURN,
    Block,
    Blocks,
    FlagRows,
    Flags,
    Sets,
    ShortRows,
    Shorts,
)
from tabbe.engine.turn import open_deal, play_move
from tabbe.envs.action import LAY, TAKE
from tabbe.envs.path import (
    allowed,
    begin_checked,
    begin_turn,
    choose_card,
    end_turn,
    show_opening,
    start_listed,
    take_step,
    turn_up,
    walk_further,
)
from tabbe.envs.sight import write_sight
from tabbe.envs.turn_block import (
    CARD,
    MAY_HAND,
    MAY_OTHER,
    MAY_TABLE,
    NOTE_LEFT,
    NOTE_MAY,
    NOTE_PLAY,
    NOTE_TURN,
    PLACE,
    PLAY,
    PLAY_SEAT,
    SCORE,
    TAKES1,
    TAKES2,
)

COLD = (
    "step_one",
    "step_noted",
    "deal_one",
    "step_many",
    "check_many",
    "pick_many",
    "pick_action",
    "look",
)


def write_mask(turn: Block, mask: Flags, flag: int) -> None:
    """Set or clear the flags of the actions that may come next."""
    bits = turn[MAY_HAND]
    while bits:
        mask[lowest(bits)] = flag
        bits &= bits - 1
    bits = turn[MAY_TABLE]
    while bits:
        mask[TAKE + lowest(bits)] = flag
        bits &= bits - 1
    bits = turn[MAY_OTHER]
    while bits:
        mask[LAY + lowest(bits)] = flag
        bits &= bits - 1


def pick_action(turn: Block, dice: Block) -> int:
    """One of the actions that may come next, each as likely as the others."""
    bits = turn[MAY_HAND]
    base = 0
    if bits == 0:
        in_table = popcount(turn[MAY_TABLE])
        number = in_table + popcount(turn[MAY_OTHER])
        pick = (next_word(dice) * number) >> 32
        if pick < in_table:
            bits = turn[MAY_TABLE]
            base = TAKE
        else:
            bits = turn[MAY_OTHER]
            base = LAY
            pick -= in_table
    else:
        pick = (next_word(dice) * popcount(bits)) >> 32
    while pick:
        bits &= bits - 1
        pick -= 1
    return base + lowest(bits)


def deal_one(state: Block, fresh: Block, rules: Block, turn: Block, dealer: int) -> None:
    """Deal from the deck in `state`, whatever has been played before."""
    for k in range(DECK):
        state[k] = fresh[k]
    state[DEALER] = dealer
    open_deal(state, rules)
    show_opening(state, turn)
    for seat in range(state[SEATS]):
        turn[SCORE + seat] = 0


def pay(state: Block, turn: Block, falling: int, gains: Shorts) -> None:
    """Write what each seat has got: since it was told last, or in all."""
    for seat in range(state[SEATS]):
        score = state[POINTS + seat] + state[SWEEP + seat] + state[BONUS + seat]
        gains[seat] = score - turn[SCORE + seat] if falling else score
        turn[SCORE + seat] = score


def action_card(turn: Block) -> int:
    """The hand card of a walk and its place, as a play."""
    return turn[CARD] | turn[PLACE] << PLACE_SHIFT


def step_one(
    state: Block,
    turn: Block,
    rules: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    pad: Block,
    action: int,
    falling: int,
    gains: Shorts,
) -> int:
    """Take one step in one deal: -1 not allowed, 0 the turn goes on, 1 a move, 2 the end.

    `gains` gets the points each seat has got by it: as they fall, or all of them at the end.
    """
    answer = take_step(state, rules, work, memo, pad, turn, action)
    for seat in range(state[SEATS]):
        gains[seat] = 0
    if answer < 1:
        return answer
    end_turn(state, rules, work, memo, turn)
    over = state[TURN] < 0
    if falling or over:
        pay(state, turn, falling, gains)
    if over:
        turn[MAY_HAND] = 0
        return 2
    begin_turn(state, rules, sets, work, memo, out, room, pad, turn)
    return 1


def step_noted(
    state: Block,
    turn: Block,
    rules: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    pad: Block,
    action: int,
    note: Block,
) -> int:
    """Take one step in one deal that pays nobody, and note what Python asks for after every step.

    -1 not allowed, 0 the turn goes on, 1 a move.
    """
    answer = take_step(state, rules, work, memo, pad, turn, action)
    if answer == 1:
        end_turn(state, rules, work, memo, turn)
        begin_turn(state, rules, sets, work, memo, out, room, pad, turn)
    note_turn(state, turn, note)
    return answer


def note_turn(state: Block, turn: Block, note: Block) -> None:
    """Note who is on turn, how many cards are in hands, what was played last, what may come."""
    note[NOTE_TURN] = state[TURN]
    note[NOTE_LEFT] = state[PLAYS_LEFT]
    for k in range(PLAY_SEAT - PLAY):
        note[NOTE_PLAY + k] = turn[PLAY + k]
    for k in range(MAY_OTHER + 1 - MAY_HAND):
        note[NOTE_MAY + k] = turn[MAY_HAND + k]


def check_many(first: int, last: int, turns: Blocks, actions: Block) -> int:
    """The first deal of a range whose action is not allowed, -1 when all are."""
    for i in range(first, last):
        if allowed(turns[i], actions[i]) == 0:
            return i
    return -1


def pick_many(first: int, last: int, turns: Blocks, dice: Blocks, actions: Block) -> None:
    """Random allowed actions for a range of deals."""
    for i in range(first, last):
        actions[i] = pick_action(turns[i], dice[i])


def step_many(
    first: int,
    last: int,
    opening: int,
    states: Blocks,
    turns: Blocks,
    dice: Blocks,
    fresh: Block,
    rules: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    pad: Block,
    layout: Block,
    looking: int,
    falling: int,
    actions: Block,
    seats: Block,
    masks: FlagRows,
    sights: ShortRows,
    gains: ShortRows,
    moved: Flags,
    ended: Flags,
) -> int:
    """Take a step in each of a range of deals; where one ends, shuffle and deal the next.

    The number of deals that have ended.

    With `opening` all are dealt for the first time instead: the first dealer of deal i is seat i,
    counted round the table.
    """
    players = fresh[SEATS]
    all_ended = 0
    for i in range(first, last):
        state = states[i]
        turn = turns[i]
        mask = masks[i]
        gain = gains[i]
        write_mask(turn, mask, 0)
        dealer = i % players
        action = actions[i]
        answer = 1
        if opening == 0:
            dealer = state[DEALER] + 1 if state[DEALER] + 1 < players else 0
            if action < TAKE:
                answer = choose_card(state, turn, action)
                if answer == 0:
                    answer = walk_further(state, rules, work, memo, pad, turn)
            else:
                answer = take_step(state, rules, work, memo, pad, turn, action)
        for seat in range(players):
            gain[seat] = 0
        moved[i] = answer - opening
        ended[i] = 0
        if answer:
            if opening == 0:
                if rules[R_TABLE]:
                    end_turn(state, rules, work, memo, turn)
                else:
                    turn_up(turn)
                    play = action_card(turn)
                    play_move(state, rules, play, turn[TAKES1], turn[TAKES2])
                over = 1 if state[TURN] < 0 else 0
                ended[i] = over
                all_ended += over
                if falling or over:
                    pay(state, turn, falling, gain)
            if state[TURN] < 0 or opening:
                shuffle(state, dice[i])
                deal_one(state, fresh, rules, turn, dealer)
            if start_listed(state, rules, sets, work, memo, out, room, turn) == 0:
                begin_checked(state, state[TURN], rules, work, memo, pad, turn)
        write_mask(turn, mask, 1)
        seats[i] = state[TURN]
        if looking:
            write_sight(state, turn, rules, layout, state[TURN], sights[i])
    return all_ended


def look(
    state: Block,
    turn: Block,
    rules: Block,
    layout: Block,
    seat: int,
    sight: Shorts,
    mask: Flags,
) -> None:
    """What a seat sees, and which actions it may choose from: none unless it is on turn."""
    write_sight(state, turn, rules, layout, seat, sight)
    if seat == state[TURN]:
        write_mask(turn, mask, 1)
