"""Playing the last cards to the end in every way: what a position is worth when all play well.

With two sides that is the minimax value, found by alpha-beta; with more, every seat plays for the
margin of its own side, and moves that are equal for it are as likely.
"""

from __future__ import annotations

from tabbe.engine.bit import popcount
from tabbe.engine.block import (
    BONUS,
    CARD_BITS,
    M_PLAY,
    M_SIZE,
    M_TAKES1,
    M_TAKES2,
    MADE_SHIFT,
    MAX_SEATS,
    P_BUILDS,
    P_PLAY,
    P_SIZE,
    P_TAKES1,
    P_TAKES2,
    POINTS,
    R_AIM_HIGH,
    R_SWEEP,
    R_TABLE,
    SIZE,
    SWEEP,
    TURN,
    VALUE_BITS,
    Block,
    Sets,
)
from tabbe.engine.choice import list_moves
from tabbe.engine.offer import list_plays
from tabbe.engine.replay import play_row
from tabbe.engine.table import play_points, units_of
from tabbe.engine.turn import points_of, sweep_units

COLD = ("play_out", "list_best_first")

# One level of the search: how many moves, which is next, and what has been found.
V_COUNT, V_NEXT, V_LOW, V_HIGH, V_BEST, V_TIES = range(6)
V_SCORES = 6  # the scores that the best move so far leads to, of equal ones the sum
V_SIZE = V_SCORES + MAX_SEATS
DEPTHS = 32
# Where a search that was stopped goes on.
H_DEPTH, H_LOW, H_HIGH = range(3)
H_SIZE = 3
STOPPED, TOO_MANY = -1, -2
INFINITE = 1 << 40
UNIT = 1 << 24  # a point with more than two sides, where scores are means
NEAR = 1 << 14  # margins that differ by less are equal: whole numbers round means


def list_best_first(
    state: Block,
    rules: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    moves: Block,
    first: int,
    most: int,
    ordered: int,
) -> int:
    """Write the legal moves of the seat to play to `moves[first:]`; their number or `most + 1`.

    If `ordered`, those that cost least, or bring most, come first; equals as they are listed.
    """
    seat = state[TURN]
    if rules[R_TABLE]:
        size = P_SIZE
        count = list_plays(state, seat, rules, work, memo, out, room)
    else:
        size = M_SIZE
        count = list_moves(state, seat, rules, sets, work, memo, out, room)
    if count > room or count > most:
        return most + 1
    top = first + P_SIZE * most
    for k in range(count):
        row = size * k
        play = out[row + M_PLAY]
        takes1 = out[row + M_TAKES1]
        takes2 = out[row + M_TAKES2]
        builds = out[row + P_BUILDS] if size == P_SIZE else 0
        price = 0
        if ordered and (takes1 or builds) and (play >> MADE_SHIFT) & VALUE_BITS == 0:
            if size == P_SIZE:
                price = play_points(state, rules, play, takes1, takes2, builds)
                units = units_of(state, rules, play, takes1, takes2, builds)
            else:
                card = play & CARD_BITS
                price = points_of(takes1, takes2, rules) + points_of(1 << card, 0, rules)
                units = sweep_units(state, rules, card, takes1, takes2)
            price += units * rules[R_SWEEP]
            if rules[R_AIM_HIGH]:
                price = -16 * price - popcount(takes1) - popcount(takes2)
        # Insertion keeps equals in order.
        at = k
        while at > 0 and moves[top + at - 1] > price:
            moves[top + at] = moves[top + at - 1]
            for field in range(P_SIZE):
                moves[first + P_SIZE * at + field] = moves[first + P_SIZE * (at - 1) + field]
            at -= 1
        moves[top + at] = price
        moves[first + P_SIZE * at + P_PLAY] = play
        moves[first + P_SIZE * at + P_TAKES1] = takes1
        moves[first + P_SIZE * at + P_TAKES2] = takes2
        moves[first + P_SIZE * at + P_BUILDS] = builds
    return count


def play_out(
    root: Block,
    state: Block,
    rules: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    tree: Block,
    moves: Block,
    most: int,
    levels: Block,
    teams: Block,
    sides: int,
    row: Block,
    first: int,
    limit: int,
    scores: Block,
    hold: Block,
    fresh: int,
) -> int:
    """Play the move `row[first:]` in `root`, then everything that can follow.

    `scores` gets the final scores per seat when all play well. `teams` has for each seat the mask
    of its side; `moves` has room for `most` moves and their prices at each level. Returns how many
    positions were met, or `TOO_MANY` when one has too many moves, or `STOPPED` after `limit` of
    them: called again with all the same blocks and `fresh` 0, it goes on from there.
    """
    sign = -1 if rules[R_AIM_HIGH] else 1
    zero_sum = 1 if sides == 2 else 0
    unit = 1 if zero_sum else UNIT
    near = 0 if zero_sum else NEAR
    mine = teams[root[TURN]]
    nodes = 0
    if fresh:
        for k in range(SIZE):
            state[k] = root[k]
        play_row(state, rules, row, first)
        hold[H_DEPTH] = -1
        hold[H_LOW] = -INFINITE
        hold[H_HIGH] = INFINITE
    depth = hold[H_DEPTH]
    low = hold[H_LOW]
    high = hold[H_HIGH]
    while True:
        # A new position is in `state`.
        nodes += 1
        if nodes > limit:
            hold[H_DEPTH] = depth
            hold[H_LOW] = low
            hold[H_HIGH] = high
            return STOPPED
        if state[TURN] >= 0:
            depth += 1
            width = (P_SIZE + 1) * most
            count = list_best_first(
                state, rules, sets, work, memo, out, room, moves, width * depth, most, zero_sum
            )
            if count > most or depth + 1 >= DEPTHS:
                return TOO_MANY
            level = V_SIZE * depth
            levels[level + V_COUNT] = count
            levels[level + V_NEXT] = 0
            levels[level + V_LOW] = low
            levels[level + V_HIGH] = high
            levels[level + V_BEST] = -INFINITE
            for k in range(SIZE):
                tree[SIZE * depth + k] = state[k]
        else:
            for seat in range(MAX_SEATS):
                points = state[POINTS + seat] + state[SWEEP + seat] + state[BONUS + seat]
                scores[seat] = unit * points
            # Tell it to the levels above, as far up as nothing is left to try.
            while depth >= 0:
                level = V_SIZE * depth
                seat = tree[SIZE * depth + TURN]
                total = 0
                own = 0
                for other in range(MAX_SEATS):
                    total += scores[other]
                    if (teams[seat] >> other) & 1:
                        own += scores[other]
                margin = sign * (total - sides * own)
                if margin > levels[level + V_BEST] + near:
                    levels[level + V_BEST] = margin
                    levels[level + V_TIES] = 1
                    for other in range(MAX_SEATS):
                        levels[level + V_SCORES + other] = scores[other]
                elif zero_sum == 0 and margin >= levels[level + V_BEST] - near:
                    levels[level + V_TIES] += 1
                    for other in range(MAX_SEATS):
                        levels[level + V_SCORES + other] += scores[other]
                if zero_sum:
                    if teams[seat] == mine:
                        if margin > levels[level + V_LOW]:
                            levels[level + V_LOW] = margin
                    elif -margin < levels[level + V_HIGH]:
                        levels[level + V_HIGH] = -margin
                    if levels[level + V_LOW] >= levels[level + V_HIGH]:
                        levels[level + V_NEXT] = levels[level + V_COUNT]
                if levels[level + V_NEXT] < levels[level + V_COUNT]:
                    break
                ties = levels[level + V_TIES]
                for other in range(MAX_SEATS):
                    scores[other] = levels[level + V_SCORES + other]
                    if ties > 1:
                        scores[other] = (2 * scores[other] + ties) // (2 * ties)
                depth -= 1
            if depth < 0:
                return nodes
        level = V_SIZE * depth
        for k in range(SIZE):
            state[k] = tree[SIZE * depth + k]
        low = levels[level + V_LOW]
        high = levels[level + V_HIGH]
        width = (P_SIZE + 1) * most
        play_row(state, rules, moves, width * depth + P_SIZE * levels[level + V_NEXT])
        levels[level + V_NEXT] += 1
