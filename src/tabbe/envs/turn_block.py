"""The block of numbers that holds one turn's walk from the hand card to a legal move.

It stands beside the block of the deal (`tabbe.engine.block`), which does not change before the
walk is at its end.
"""

from __future__ import annotations

# Where the walk is (see `tabbe.envs.action`).
STAGE = 0
CARD = 1  # hand card, -1 before it is chosen
PLACE = 2  # its place in the hand
MADE = 3  # value of the build to be made, 0 for none
VALUE = 4  # CLEAR when the five of spades clears, else 0
TAKES1 = 5  # loose cards chosen so far
TAKES2 = 6
LATEST = 7  # the loose card chosen last, -1 before the first
RAISED = 8  # the build put on, as a bit
JOINED = 9  # further builds taken or joined, as bits
CURSOR = 10  # the build that is asked about

# What may come next, as bits: hand cards, table cards, and `action - LAY` for all else.
MAY_HAND = 11
MAY_TABLE = 12
MAY_OTHER = 13

# What is known of the position: found once a turn.
FOUND = 14
REACH = 15
BINDING = 16
SWEPT = 17
SINGLE = 18  # places of the hand whose card has one move only; its takes stand in PLAN
SHAPES = 19  # 1 when they stand there as positions on the table, 0 when as a pair of masks
PLAN = 20  # two numbers for each of eight places
# All cards that have been face up in this deal, as a pair of masks.
SHOWN1 = PLAN + 16
SHOWN2 = SHOWN1 + 1
# The play that ended the walk, as the engine's kernels have it.
PLAY = SHOWN2 + 1
PLAY_TAKES1 = PLAY + 1
PLAY_TAKES2 = PLAY + 2
PLAY_BUILDS = PLAY + 3
PLAY_SEAT = PLAY + 4
# Points of each seat that have been told already.
SCORE = PLAY + 5
TURN_SIZE = SCORE + 6

# What a step tells Python in a row of its own, so that one reading does for all.
NOTE_TURN, NOTE_LEFT, NOTE_PLAY = 0, 1, 2
NOTE_MAY = NOTE_PLAY + PLAY_SEAT - PLAY
NOTE_SIZE = NOTE_MAY + MAY_OTHER + 1 - MAY_HAND

CHOOSE_CARD, CHOOSE_WAY, CHOOSE_RAISE, CHOOSE_LOOSE, CHOOSE_BUILDS, COMPLETE = range(6)
STAGES = 5

# Bits of MAY_OTHER; the build of value v is bit `BUILD_BIT + v`.
LAY_BIT, STOP_BIT, WITH_BIT, WITHOUT_BIT, CLEAR_BIT = 1, 2, 4, 8, 16
BUILD_BIT = 4
