"""The flat blocks of whole numbers that the kernels read and write.

A deal in play is one block (`SIZE` numbers), so a search copies it in one go. Cards are
small numbers 0..51 (`Card.index`); a set of cards is a pair of masks, the first with a bit for
every type that is there at least once, the second for every type that is there twice. The same
layout serves a list of Python ints and a NumPy int64 array.

A rules block (`RULES_SIZE` numbers) holds the switches of a `Rules` record for one number of
players in the form the kernels need, see `tabbe.engine.switchboard`.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

Block = MutableSequence[int]
Sets = MutableSequence[int]  # sixteen bits an entry
Shorts = MutableSequence[int]  # sixteen bits an entry, signed
Flags = MutableSequence[int]  # eight bits an entry
# Rows of such, as a list of lists or a matrix.
Blocks = Sequence[Block]
ShortRows = Sequence[Shorts]
FlagRows = Sequence[Flags]

MAX_SEATS = 6
MAX_HAND = 8
MAX_BUILDS = 52
MAX_DECK = 104
ROW = 10  # so many cards have room in KEY and PACKED

# --- a deal in play -------------------------------------------------------------------------
SEATS = 0  # seats dealt in
DEALER = 1
TURN = 2  # seat to play, -1 when the deal is over
BATCH = 3  # batches dealt so far, minus one
NEXT_CARD = 4  # position in the deck of the next card to deal
DECK_N = 5  # cards in the deck
LAST = 6  # seat of the last capture, -1 before the first
TABLE1 = 7  # loose cards on the table, first copies
TABLE2 = 8  # second copies
HEAP1 = 9  # pictures set aside
HEAP2 = 10
PLAYS_LEFT = 11  # cards in all hands together
MAJORITY_CARDS = 12  # what most cards are worth this time (ties may have been carried here)
MAJORITY_SUIT = 13
BUILD_N = 14
# what the last play brought about, for whoever tells the story
TOLD_UNITS = 15  # sweep units
TOLD_POINTS = 16  # points the sweeper got
TOLD_PAID = 17  # seat that was paid, -1 for nobody
TOLD_REWARD = 18
TOLD_GONE1 = 19  # pictures taken off the table
TOLD_GONE2 = 20
TOLD_DEALT = 21  # 1 when a batch was dealt
SWEEPS_OFF = 22  # 1 when sweeps count for nothing in this deal

# the loose cards once more, in card order, where there are at most `ROW` of them
TABLE_N = 23  # how many there are
KEY = 24  # their ranks, ascending, four bits each
PACKED = 25  # the cards themselves, `CARD_WIDTH` bits each

RING_NEXT = 32
RING_PREV = RING_NEXT + MAX_SEATS
HAND_N = RING_PREV + MAX_SEATS
POINTS = HAND_N + MAX_SEATS  # points of cards won
WON = POINTS + MAX_SEATS  # cards won
WON_SUIT = WON + MAX_SEATS  # cards of the majority suit won
UNITS = WON_SUIT + MAX_SEATS  # sweep units
SWEEP = UNITS + MAX_SEATS  # points of sweeps, payments included
BONUS = SWEEP + MAX_SEATS  # majorities, last trick, a laid sweep
OWNS = BONUS + MAX_SEATS  # builds of this seat that stand
DUTY = OWNS + MAX_SEATS  # 1 when the seat owes a trick
HAND = DUTY + MAX_SEATS  # the cards of a hand in dealing order, `CARD_WIDTH` bits each
DECK = HAND + MAX_SEATS
BUILD = DECK + MAX_DECK  # last, so that a fresh deal need not copy them
SIZE = BUILD + MAX_BUILDS * 5

# A hand is one number, so that a card leaves it by shifting; a card that is not known is HIDDEN.
CARD_WIDTH = 6
HIDDEN = 63
ALL_CARDS = (1 << 52) - 1

# fields of one build
B_VALUE, B_OWNER, B_LOCKED, B_CARDS1, B_CARDS2 = range(5)
B_SIZE = 5

# --- rules for one number of players ----------------------------------------------------------
R_PAIR_ONLY = 0
R_CAPTURE = 1  # 0 optional, 1 per card, 2 per hand
R_EXTENT = 2  # 0 any, 1 maximal, 2 maximum
R_FORCED = 3  # 0 no, 1 per hand, 2 per card
R_SWEEP = 4
R_REWARD = 5  # 0 never, 1 lone, 2 always
R_DOUBLE = 6  # 0 off, 1 twin, 2 any match
R_DOUBLE_POINTS = 7
R_DOUBLE_REWARD = 8
R_REMOVE = 9  # 0 off, 1 after a batch, 2 the opening too
R_LAST_SWEEP = 10
R_CANCEL = 11
R_SUIT_MASK = 12
R_MAJORITY_TIE = 13  # 0 none or carry, 1 split
R_LAST_TRICK = 14
R_LAID_SWEEP = 15  # bordstabbe
R_BATCHES = 16  # all batches, the opening one included
R_BATCH_SIZE = 17
R_LAST_SIZE = 18  # size of the last batch
R_PACKETS = 19  # number of opening packets
R_AIM_HIGH = 20
R_BUILDS = 21  # 0 none, 1 single, 2 multiple
R_BUILD_SEVERAL = 22
R_RAISE = 23  # 0 none, 1 others, 2 any
R_ONTO = 24  # 0 merge, 1 keep, 2 refuse
R_MERE_OTHERS = 25
R_BUILDER_DUTY = 26  # 0 none, 1 mere only, 2 each turn
R_FIVE_CLEARS = 27
R_FIVE_SWEEPS = 28
R_LATE_SWEEP = 29  # sweeps in the last batch count
R_NO_LOOKUP = 30  # 1 to search small tables too, for measurements
R_TABLE = 31  # 1 for games with builds or a clearing card, which `tabbe.engine.table` plays
R_PACKET = 32  # up to 8 opening packets: k cards each, or -k to the table
R_SINGLE = 40  # 1 where every card has one hand value and the extent asks for no comparing
R_VALUE = 41  # first hand value of each card type, 0 for a card that is not known
R_VALUE2 = R_VALUE + 64  # second hand value, 0 for none
R_MAY = R_VALUE2 + 64  # hand values of each card type as bits
# Card points: four sets of cards and what each card of a set is worth.
R_WORTH_MASK = R_MAY + 64  # (R_MAY is 0 for a card that is not known)
R_WORTH = R_WORTH_MASK + 4
R_POINTS = R_WORTH + 4  # card points of each card type
RULES_SIZE = R_POINTS + 52

FIVE_OF_SPADES = 16
NO, PER_CARD, PER_HAND = 0, 1, 2
FORCED_HAND, FORCED_CARD = 1, 2
ANY, MAXIMAL, MAXIMUM = 0, 1, 2

LAID_SWEEP_POINTS = 5

# --- legal moves in a listing -------------------------------------------------------------------
# One move: M_PLAY and the loose cards taken.
M_PLAY, M_TAKES1, M_TAKES2 = range(3)
M_SIZE = 3
# M_PLAY packs the card, from bit 6 the value, from bit 11 the value of the build made (0 for
# none), from bit 16 the place in the hand.
CARD_BITS = 63
VALUE_SHIFT, VALUE_BITS = 6, 31
MADE_SHIFT = 11
PLACE_SHIFT, PLACE_BITS = 16, 127
# One play of a game with builds: the same and a bit for each build taken or used.
P_PLAY, P_TAKES1, P_TAKES2, P_BUILDS = range(4)
P_SIZE = 4
# Behind the rows of a listing stand the takes as they were found: F_PLAY as M_PLAY, F_X and F_Y
# masks of cards, or F_X alone a mask of positions on the table (see `W_KIND`).
F_PLAY, F_X, F_Y = range(3)
F_SIZE = 3

# --- scratch space of the enumerator --------------------------------------------------------------
W_REL = 0  # cards that can be in a group, ascending
W_VAL = W_REL + MAX_DECK
W_RES = W_VAL + MAX_DECK + 1  # residues modulo the value that the cards from here on can make
W_TAIL = W_RES + MAX_DECK + 1  # sums that the cards from here on can make
W_NEXT = W_TAIL + MAX_DECK + 1  # per depth: next card to try
W_SUM = W_NEXT + MAX_DECK + 1
W_CNT = W_SUM + MAX_DECK + 1
W_SKIP = W_CNT + MAX_DECK + 1  # sums that the cards passed over can make
W_CHOSEN = W_SKIP + MAX_DECK + 1
W_STACK = W_CHOSEN + MAX_DECK + 1
W_N = W_STACK + MAX_DECK + 1
W_V = W_N + 1
W_BASE = W_N + 2
W_EXTENT = W_N + 3
W_DEPTH = W_N + 4
W_TAKES1 = W_N + 5
W_TAKES2 = W_N + 6
W_LEAST = W_N + 7
W_KIND = W_N + 8  # how the takes of a listing are told: SETS, POSITIONS or MASKS
W_TAKES_N = W_N + 9  # how many takes a listing has
W_CREEPS = W_N + 10  # places in the hand whose card may creep
W_SIZES = W_N + 11  # of SETS: how many takes each place in the hand has, eight bits each
W_FOUND = W_N + 12  # of SETS: which sets each place in the hand takes
W_GROUP = W_FOUND + MAX_DECK  # groups that make a value, as masks of positions
WORK_SIZE = W_GROUP + (1 << ROW)

SETS, POSITIONS, MASKS = range(3)

MEMO_SIZE = 8192  # a power of two

SUMS = 0x1FFFF  # bits of the sums 0 to 16
VALUES = 0x1FFFE  # bits of the values 1 to 16
ALL_SETS = (1 << 15) - 1

# A table of up to four cards is looked up: `sets` has a row of 17 entries for each of the 2380
# multisets of up to four ranks, one for each value, 0 to 16. Bit 0 of an entry marks it as known,
# bit k stands for the set `LEX_MASKS[k - 1]` of positions in card order; the whole of a table of n
# cards is bit n. Where a row starts is the sum of two entries at the head of `sets`, one for
# the ranks of the first two cards and one for those of the others.
FEW = 4
SETS_HEAD = 512
SETS_ROW = 17
SETS_SIZE = SETS_HEAD + 2380 * SETS_ROW

# Masks 1..15 over up to four cards in the order of their sorted tuples of cards.
LEX_MASKS = (1, 3, 7, 15, 11, 5, 13, 9, 2, 6, 14, 10, 4, 12, 8)
LEX_PACKED = sum(mask << 4 * k for k, mask in enumerate(LEX_MASKS))

# Which of them are left when cards at positions 0 and 1, 1 and 2, 2 and 3 (bits 0 to 2 of the
# index) are twins: of twins the first goes first.
TWIN_SETS = tuple(
    sum(
        1 << k
        for k, mask in enumerate(LEX_MASKS)
        if not any(pattern >> i & 1 and (mask >> i & 3) == 2 for i in range(3))
    )
    for pattern in range(8)
)
