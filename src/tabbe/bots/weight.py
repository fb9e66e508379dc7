"""The block of weights that the careful way of playing goes by, as `tabbe.bots.guide` fills it.

Who holds which value, what a seat minds and how much, and what the end of a batch is worth.
"""

from __future__ import annotations

ONE = 1024  # one point

# The guide: for each value 0..16 the cards that have it in hand, then the weights.
G_HOLD = 0
G_WEIGHT = 17
(
    W_POINTS,  # card points taken
    W_SWEEP,  # a sweep, times what it shifts
    W_LEFT,  # the chance that the next seat must sweep, times what it shifts
    W_LEFT_POINTS,  # the same chance, times the card points on the table
    W_TABLE,  # card points left lying when nobody sweeps
    W_CREEP,  # creeping
    W_TAKEN,  # a card taken
    W_SUIT,  # a card of the majority suit taken
    W_OWN,  # a card left in the hand that would sweep what is left
    W_CARDS,  # loose cards left lying
    W_REACH,  # cards left in the hand that could capture from what is left
    W_RESIDUE,  # points that the last capture brings, over the plays that are left
    W_LONE,  # leaving a single card
    W_EMPTY,  # leaving nothing
    W_RANK,  # and twelve more: a card of each rank that creeps
) = range(15)
WEIGHTS = W_RANK + 13
# Then e^(-k/16) in 65536ths.
G_EXP = G_WEIGHT + WEIGHTS
EXPS = 128
# What a batch's end is worth to the first player of the next one, in 1024ths of a point each.
G_END = G_EXP + EXPS
(
    E_FIRST,  # playing first
    E_BATCHES,  # each batch still to come
    E_POINTS,  # card points on the table
    E_CARDS,  # loose cards on the table
    E_LONE,  # a single card on the table
    E_CHANCE,  # the chance that the table must be swept
    E_LAST,  # points that wait for the last capture, if made by the first player's side
) = range(7)
ENDS = 7
# The number of other sides, over which the mean is taken of what they score. Who sits beside a
# seat is never its partner.
G_OTHERS = G_END + ENDS
GUIDE_SIZE = G_OTHERS + 1
