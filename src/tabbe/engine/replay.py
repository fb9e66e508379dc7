"""Playing a line of moves over again, and what the moves of the others tell of their hands.

A line is a row of `P_SIZE` numbers a move, in order of play, as in a listing with builds; the
place in the hand is looked up on the way.
"""

from __future__ import annotations

from tabbe.engine.block import (
    CARD_BITS,
    CARD_WIDTH,
    FORCED_HAND,
    HAND,
    HAND_N,
    HIDDEN,
    P_BUILDS,
    P_PLAY,
    P_SIZE,
    P_TAKES1,
    P_TAKES2,
    PER_HAND,
    PLACE_SHIFT,
    R_CAPTURE,
    R_FORCED,
    R_PAIR_ONLY,
    R_TABLE,
    SIZE,
    TABLE1,
    TABLE2,
    TURN,
    Block,
)
from tabbe.engine.judge import can_capture, sweeping, sweeps_with
from tabbe.engine.table import apply_play
from tabbe.engine.take import sums
from tabbe.engine.turn import play_move

CARDS = 52

COLD = ("play_loose", "play_row", "replay", "banned_cards")


def place_of(state: Block, seat: int, card: int) -> int:
    """The first place in a hand that holds a card; -1 when none does."""
    hand = state[HAND + seat]
    for place in range(state[HAND_N + seat]):
        if hand & HIDDEN == card:
            return place
        hand >>= CARD_WIDTH
    return -1


def play_loose(state: Block, rules: Block, rows: Block, row: int) -> None:
    """Play the move of loose cards that starts at `rows[row]` for the seat to play."""
    play_move(state, rules, rows[row + P_PLAY], rows[row + P_TAKES1], rows[row + P_TAKES2])


def play_row(state: Block, rules: Block, rows: Block, row: int) -> None:
    """Play the move that starts at `rows[row]` for the seat to play."""
    play = rows[row + P_PLAY]
    if rules[R_TABLE]:
        apply_play(
            state, rules, play, rows[row + P_TAKES1], rows[row + P_TAKES2], rows[row + P_BUILDS]
        )
    else:
        play_loose(state, rules, rows, row)


def banned_cards(
    state: Block, rules: Block, work: Block, memo: Block, line: Block, row: int
) -> int:
    """The cards that the seat to play cannot hold if it may play this move, as a mask.

    Who does not sweep where the duty binds the hand has no card that sweeps; who takes nothing
    where a hand that can capture must has none that captures.
    """
    takes1 = line[row + P_TAKES1]
    takes2 = line[row + P_TAKES2]
    builds = line[row + P_BUILDS]
    banned = 0
    swept = sweeping(state, rules, work, memo) if rules[R_FORCED] == FORCED_HAND else 0
    if swept and sweeps_with(rules, line[row + P_PLAY] & CARD_BITS, swept):
        swept = 0
    idle = rules[R_CAPTURE] == PER_HAND and takes1 == 0 and takes2 == 0 and builds == 0
    if swept or idle:
        reach = sums(state[TABLE1], state[TABLE2], rules[R_PAIR_ONLY])
        for card in range(CARDS):
            if sweeps_with(rules, card, swept) or (idle and can_capture(state, rules, card, reach)):
                banned |= 1 << card
    return banned


def replay(
    state: Block,
    rules: Block,
    work: Block,
    memo: Block,
    line: Block,
    end: int,
    start: int,
    past: Block,
    bans: Block,
) -> None:
    """Play the first `end` moves of a line from the opening in `state`.

    From move `start` on, `past` gets the block before each move, and `bans` for each seat the
    cards that its moves rule out.
    """
    for k in range(end):
        row = P_SIZE * k
        seat = state[TURN]
        if k >= start:
            bans[seat] |= banned_cards(state, rules, work, memo, line, row)
            at = SIZE * (k - start)
            for i in range(SIZE):
                past[at + i] = state[i]
        place = place_of(state, seat, line[row + P_PLAY] & CARD_BITS)
        line[row + P_PLAY] |= place << PLACE_SHIFT
        play_row(state, rules, line, row)
