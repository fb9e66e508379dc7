"""What a decision of `expert` is about: a block that its kernels read and mark their place in."""

from __future__ import annotations

from tabbe.bots.weight import ENDS

(
    D_ME,  # the seat to choose
    D_MASK,  # the seats of its side
    D_SIDES,  # the number of sides
    D_START,  # moves before this batch
    D_MOVES,  # moves in this batch
    D_NUMBER,  # cards unseen
    D_AHEAD,  # cards of the pack to be dealt in a world
    D_HORIZON,  # the batch that play does not come to
    D_STIRS,  # cards that change places from one world to the next
    D_COUNT,  # moves to choose from
    D_ALIVE,  # those still in question, as bits
    D_WEIGH,  # 1 when there are moves to weigh hands by
    D_FROM,  # the moves to learn from: the first
    D_UNTIL,  # and the one after the last
    D_PLIES,  # moves that a playout has before it is stopped
    D_STOPPED,  # 1 + the number of the move whose playout was stopped, else 0
    D_WAYS,  # how each seat plays in it
    D_FEATURES,  # scratch for what is trained
) = range(18)
DECISION_SIZE = D_FEATURES + ENDS
