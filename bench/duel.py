"""Whole deals between ways of playing, inside the kernels: what `bench/tune.py` counts by."""

from __future__ import annotations

from tabbe.bots.boundary import end_features
from tabbe.bots.playout import greedy_pick, greedy_play, next_word, seed_dice, shuffle
from tabbe.bots.policy import careful_pick, careful_play
from tabbe.bots.sweep import chance_of, sweeping_masks
from tabbe.bots.way import CAREFUL, GREEDY
from tabbe.bots.weight import ENDS
from tabbe.bots.world import UNSEEN1, UNSEEN2, margin_of, show_card
from tabbe.engine.bit import popcount
from tabbe.engine.block import (
    BATCH,
    BONUS,
    CARD_BITS,
    DECK,
    DECK_N,
    HAND_N,
    M_PLAY,
    M_SIZE,
    P_PLAY,
    P_SIZE,
    POINTS,
    R_PAIR_ONLY,
    R_TABLE,
    SEATS,
    SIZE,
    SWEEP,
    TABLE1,
    TABLE2,
    TURN,
    Block,
    Sets,
)
from tabbe.engine.choice import list_moves
from tabbe.engine.offer import list_plays, sample_plays
from tabbe.engine.replay import play_loose, play_row
from tabbe.engine.turn import open_deal

COLD = ("duel", "harvest")


def hide_all_but_table(state: Block) -> None:
    """Let nothing have been seen of a deal that begins but the cards on the table."""
    state[UNSEEN1] = 0
    state[UNSEEN2] = 0
    for k in range(state[DECK_N]):
        bit = 1 << state[DECK + k]
        state[UNSEEN2] |= state[UNSEEN1] & bit
        state[UNSEEN1] |= bit
    for card in range(52):
        if (state[TABLE1] >> card) & 1:
            show_card(state, card)
        if (state[TABLE2] >> card) & 1:
            show_card(state, card)


def duel(
    state: Block,
    fresh: Block,
    rules: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    after: Block,
    dice: Block,
    seed: int,
    decks: int,
    players: int,
    ways: Block,
    guide: Block,
    rival: Block,
    told: Block,
) -> None:
    """Play decks with every rotation of the ways of playing round the table.

    The way in place 0 goes by `guide`, all others by `rival`. `told` gets for each deck and place
    the sum of the scores.
    """
    for deck in range(decks):
        for rotation in range(players):
            for k in range(SIZE):
                state[k] = fresh[k]
            seed_dice(dice, seed, 77, deck)
            shuffle(state, dice)
            open_deal(state, rules)
            hide_all_but_table(state)
            while state[TURN] >= 0:
                place = (state[TURN] - rotation + players) % players
                way = ways[place]
                if rules[R_TABLE]:
                    most = room * M_SIZE // P_SIZE
                    count = list_plays(state, state[TURN], rules, work, memo, out, most)
                    if count > most:
                        count = sample_plays(state, state[TURN], rules, work, memo, out, most)
                    pick = (next_word(dice) * count) >> 32
                    if way == GREEDY:
                        pick = greedy_play(state, rules, out, count)
                    elif way == CAREFUL:
                        if place:
                            pick = careful_play(
                                state, rules, rival, work, memo, out, most, count, after
                            )
                        else:
                            pick = careful_play(
                                state, rules, guide, work, memo, out, most, count, after
                            )
                    show_card(state, out[P_SIZE * pick + P_PLAY] & CARD_BITS)
                    play_row(state, rules, out, P_SIZE * pick)
                    continue
                count = list_moves(state, state[TURN], rules, sets, work, memo, out, room)
                count = min(room, count)
                pick = (next_word(dice) * count) >> 32
                if way == GREEDY:
                    pick = greedy_pick(state, rules, out, count)
                elif way == CAREFUL:
                    if place:
                        pick = careful_pick(state, rules, rival, work, memo, out, room, count)
                    else:
                        pick = careful_pick(state, rules, guide, work, memo, out, room, count)
                show_card(state, out[M_SIZE * pick + M_PLAY] & CARD_BITS)
                play_loose(state, rules, out, M_SIZE * pick)
            for seat in range(players):
                place = (seat - rotation + players) % players
                told[deck * players + place] += (
                    state[POINTS + seat] + state[SWEEP + seat] + state[BONUS + seat]
                )


def harvest(
    state: Block,
    fresh: Block,
    rules: Block,
    sets: Sets,
    work: Block,
    memo: Block,
    out: Block,
    room: int,
    dice: Block,
    seed: int,
    decks: int,
    guide: Block,
    rows: Block,
    most: int,
) -> int:
    """Play decks carefully with all seats and describe the start of each batch but the first.

    A row has the `ENDS` features, then the margin that the first player still gains from there
    to the end of the deal, times the number of the others. Returns the number of rows, at most
    `most`.
    """
    size = ENDS + 1
    number = 0
    for deck in range(decks):
        for k in range(SIZE):
            state[k] = fresh[k]
        seed_dice(dice, seed, 99, deck)
        shuffle(state, dice)
        open_deal(state, rules)
        hide_all_but_table(state)
        batch = 0
        begun = number
        first = state[TURN]
        while state[TURN] >= 0:
            if state[BATCH] > batch and number < most:
                batch = state[BATCH]
                swept = sweeping_masks(
                    state[TABLE1], state[TABLE2], rules[R_PAIR_ONLY], guide, work, memo
                )
                unseen1 = state[UNSEEN1]
                unseen2 = state[UNSEEN2]
                cards = popcount(unseen1) + popcount(unseen2)
                wanted = popcount(unseen1 & swept) + popcount(unseen2 & swept)
                chance = chance_of(wanted, cards, state[HAND_N + first])
                end_features(state, rules, chance, 1 << first, rows, size * number)
                rows[size * number + ENDS] = -margin_of(state, rules, 1 << first, state[SEATS])
                number += 1
            count = list_moves(state, state[TURN], rules, sets, work, memo, out, room)
            count = min(room, count)
            pick = careful_pick(state, rules, guide, work, memo, out, room, count)
            show_card(state, out[M_SIZE * pick + M_PLAY] & CARD_BITS)
            play_loose(state, rules, out, M_SIZE * pick)
        for k in range(begun, number):
            rows[size * k + ENDS] += margin_of(state, rules, 1 << first, state[SEATS])
    return number
