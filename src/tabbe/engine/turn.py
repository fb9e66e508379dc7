"""How a deal goes on: dealing, playing one move, the end of a batch and of the deal.

Rules: dealing rules.md 1.3, sweeps 1.7 and 1.8, pictures 1.9, the end 1.11, points 1.12.
"""

from __future__ import annotations

from tabbe.engine.bit import lowest, popcount
from tabbe.engine.block import (
    B_CARDS1,
    B_CARDS2,
    B_SIZE,
    BATCH,
    BONUS,
    BUILD,
    BUILD_N,
    CARD_BITS,
    CARD_WIDTH,
    DEALER,
    DECK,
    DECK_N,
    HAND,
    HAND_N,
    HEAP1,
    HEAP2,
    HIDDEN,
    KEY,
    LAID_SWEEP_POINTS,
    LAST,
    MAJORITY_CARDS,
    MAJORITY_SUIT,
    MAX_SEATS,
    NEXT_CARD,
    PACKED,
    PLACE_BITS,
    PLACE_SHIFT,
    PLAYS_LEFT,
    POINTS,
    R_BATCH_SIZE,
    R_BATCHES,
    R_CANCEL,
    R_DOUBLE,
    R_DOUBLE_POINTS,
    R_DOUBLE_REWARD,
    R_LAID_SWEEP,
    R_LAST_SIZE,
    R_LAST_SWEEP,
    R_LAST_TRICK,
    R_LATE_SWEEP,
    R_MAJORITY_TIE,
    R_PACKET,
    R_PACKETS,
    R_POINTS,
    R_REMOVE,
    R_REWARD,
    R_SUIT_MASK,
    R_SWEEP,
    R_WORTH,
    R_WORTH_MASK,
    RING_NEXT,
    RING_PREV,
    ROW,
    SEATS,
    SWEEP,
    SWEEPS_OFF,
    TABLE1,
    TABLE2,
    TABLE_N,
    TOLD_DEALT,
    TOLD_GONE1,
    TOLD_GONE2,
    TOLD_PAID,
    TOLD_POINTS,
    TOLD_REWARD,
    TOLD_UNITS,
    TURN,
    UNITS,
    WON,
    WON_SUIT,
    Block,
)

PICTURES = 0xFFF0000000000  # J, Q, K of all suits


def deal_hands(state: Block, size: int) -> None:
    """Deal one packet of `size` cards to each seat, forehand first and the dealer last."""
    at = DECK + state[NEXT_CARD]
    seat = state[RING_NEXT + state[DEALER]]
    for _ in range(state[SEATS]):
        held = state[HAND_N + seat]
        hand = state[HAND + seat]
        for k in range(held, held + size):
            hand |= (state[at] & HIDDEN) << (CARD_WIDTH * k)
            at += 1
        state[HAND + seat] = hand
        state[HAND_N + seat] = held + size
        seat = state[RING_NEXT + seat]
    state[NEXT_CARD] = at - DECK
    state[PLAYS_LEFT] += size * state[SEATS]


def lay_card(state: Block, card: int) -> None:
    """Lay a card on the table."""
    table1 = state[TABLE1]
    table2 = state[TABLE2]
    bit = 1 << card
    number = state[TABLE_N]
    if number < ROW:
        below = popcount(table1 & (bit - 1)) + popcount(table2 & (bit - 1))
        at = 4 * below
        key = state[KEY]
        state[KEY] = key & ((1 << at) - 1) | ((card >> 2) + 1 | key >> at << 4) << at
        at = CARD_WIDTH * below
        packed = state[PACKED]
        state[PACKED] = packed & ((1 << at) - 1) | (card | packed >> at << CARD_WIDTH) << at
    state[TABLE2] = table2 | (table1 & bit)
    state[TABLE1] = table1 | bit
    state[TABLE_N] = number + 1


def set_table(state: Block, table1: int, table2: int) -> None:
    """Make these the loose cards on the table."""
    state[TABLE1] = table1
    state[TABLE2] = table2
    number = popcount(table1) + popcount(table2)
    state[TABLE_N] = number
    key = 0
    packed = 0
    if number <= ROW:
        at = 0
        while table1:
            card = lowest(table1)
            table1 &= table1 - 1
            key |= ((card >> 2) + 1) << (4 * at)
            packed |= card << (CARD_WIDTH * at)
            at += 1
            if (table2 >> card) & 1:
                key |= ((card >> 2) + 1) << (4 * at)
                packed |= card << (CARD_WIDTH * at)
                at += 1
    state[KEY] = key
    state[PACKED] = packed


def lay_cards(state: Block, number: int) -> None:
    """Lay cards from the pack on the table."""
    at = state[NEXT_CARD]
    for k in range(number):
        card = state[DECK + at + k]
        if card >= 0:
            lay_card(state, card)
    state[NEXT_CARD] = at + number


def set_pictures_aside(state: Block) -> None:
    """Move the pictures on the table to the heaps."""
    gone1 = state[TABLE1] & PICTURES
    gone2 = state[TABLE2] & PICTURES
    state[TOLD_GONE1] = gone1
    state[TOLD_GONE2] = gone2
    if gone1:
        set_table(state, state[TABLE1] & ~gone1, state[TABLE2] & ~gone2)
    # A type can have come to the heaps before, but never more than twice in all.
    state[HEAP2] |= gone2 | (state[HEAP1] & gone1)
    state[HEAP1] |= gone1


def open_deal(state: Block, rules: Block) -> None:
    """Deal the opening batch from the deck in `state`, which must be fresh."""
    first = state[RING_NEXT + state[DEALER]]
    for k in range(rules[R_PACKETS]):
        packet = rules[R_PACKET + k]
        if packet > 0:
            deal_hands(state, packet)
        else:
            lay_cards(state, -packet)
    state[TURN] = first
    state[TOLD_DEALT] = 1
    table1 = state[TABLE1]
    if rules[R_LAID_SWEEP] and table1 and (table1 & (table1 - 1) or state[TABLE2]):
        rank = lowest(table1) >> 2
        if table1 & ~(15 << (4 * rank)) == 0:
            state[BONUS + first] -= LAID_SWEEP_POINTS
    if rules[R_REMOVE] == 2:
        set_pictures_aside(state)


def points_of(mask1: int, mask2: int, rules: Block) -> int:
    """Card points of a set of cards."""
    points = 0
    for k in range(4):
        points += rules[R_WORTH + k] * popcount(mask1 & rules[R_WORTH_MASK + k])
    if mask2:
        for k in range(4):
            points += rules[R_WORTH + k] * popcount(mask2 & rules[R_WORTH_MASK + k])
    return points


def win_cards(state: Block, rules: Block, seat: int, mask1: int, mask2: int) -> None:
    """Put a set of cards into a seat's pile."""
    suit = rules[R_SUIT_MASK]
    state[POINTS + seat] += points_of(mask1, mask2, rules)
    state[WON + seat] += popcount(mask1) + popcount(mask2)
    state[WON_SUIT + seat] += popcount(mask1 & suit) + popcount(mask2 & suit)


def play_move(state: Block, rules: Block, play: int, takes1: int, takes2: int) -> None:
    """Play a legal move of the seat to play and go on to the next seat, batch or the end.

    `play` packs the card and its place in the hand as a listing does (`M_PLAY`).
    """
    seat = state[TURN]
    card = play & CARD_BITS
    units = sweep_units(state, rules, card, takes1, takes2)
    take_from_hand(state, seat, (play >> PLACE_SHIFT) & PLACE_BITS)
    table1 = state[TABLE1]
    table2 = state[TABLE2]
    if takes1 == 0:
        lay_card(state, card)
    else:
        kept = takes1 & ~takes2 & table2
        set_table(state, (table1 & ~takes1) | kept, table2 & ~takes1)
        # The played card may make a third of its kind with two taken, so it is counted apart.
        state[POINTS + seat] += points_of(takes1, takes2, rules) + rules[R_POINTS + card]
        state[WON + seat] += popcount(takes1) + popcount(takes2) + 1
        suit = rules[R_SUIT_MASK]
        if suit:
            state[WON_SUIT + seat] += (
                popcount(takes1 & suit) + popcount(takes2 & suit) + ((suit >> card) & 1)
            )
        state[LAST] = seat
        if units:
            alone = table1 & (table1 - 1) == 0 and table2 == 0
            pay_sweep(state, rules, seat, units, 1 if alone else 0)
    go_on(state, rules, seat)


def take_from_hand(state: Block, seat: int, place: int) -> None:
    """Take the card at a place out of a hand, and let the last play's story begin."""
    shift = CARD_WIDTH * place
    hand = state[HAND + seat]
    state[HAND + seat] = hand & ((1 << shift) - 1) | (hand >> (shift + CARD_WIDTH)) << shift
    state[HAND_N + seat] -= 1
    state[PLAYS_LEFT] -= 1
    state[TOLD_UNITS] = 0
    state[TOLD_DEALT] = 0
    state[TOLD_GONE1] = 0
    state[TOLD_GONE2] = 0


def go_on(state: Block, rules: Block, seat: int) -> None:
    """Pass the turn on from a seat that has played: to the next seat, a new batch, or the end."""
    if state[PLAYS_LEFT]:
        state[TURN] = state[RING_NEXT + seat]
    elif state[BATCH] + 1 < rules[R_BATCHES]:
        next_batch(state, rules)
    else:
        close_deal(state, rules)


def sweep_units(state: Block, rules: Block, card: int, takes1: int, takes2: int) -> int:
    """What taking these cards counts for now: 0, 1 for a sweep, 2 for a double sweep."""
    if takes1 == 0 or takes1 != state[TABLE1] or takes2 != state[TABLE2] or state[BUILD_N]:
        return 0
    if sweeps_count(state, rules) == 0:
        return 0
    if takes1 & (takes1 - 1) or takes2:
        return 1
    # The ace exclusion is the text's own; with an ace of one value it is more than a remark.
    twin = rules[R_DOUBLE] == 1 and takes1 == 1 << card and card >= 4
    return 2 if twin or rules[R_DOUBLE] == 2 else 1


def sweeps_count(state: Block, rules: Block) -> int:
    """1 when a sweep by the play to come counts: not in every game does one in the last batch."""
    if state[SWEEPS_OFF]:
        return 0
    if state[BATCH] + 1 < rules[R_BATCHES]:
        return 1
    return rules[R_LATE_SWEEP] if state[PLAYS_LEFT] > 1 or rules[R_LAST_SWEEP] else 0


def is_paid(rules: Block, alone: int) -> bool:
    """Whether the seat before one that sweeps is paid; `alone` is 1 for a single card."""
    return rules[R_REWARD] == 2 or (rules[R_REWARD] == 1 and alone != 0)


def pay_sweep(state: Block, rules: Block, seat: int, units: int, alone: int) -> None:
    """Charge a sweep to a seat and pay the seat to its right (rules.md 1.7, 1.8)."""
    points = rules[R_SWEEP] if units == 1 else rules[R_DOUBLE_POINTS]
    state[UNITS + seat] += units
    state[SWEEP + seat] += points
    state[TOLD_UNITS] = units
    state[TOLD_POINTS] = points
    state[TOLD_PAID] = -1
    state[TOLD_REWARD] = 0
    if is_paid(rules, alone):
        reward = rules[R_SWEEP] if units == 1 else rules[R_DOUBLE_REWARD]
        paid = state[RING_PREV + seat]
        state[SWEEP + paid] -= reward
        state[TOLD_PAID] = paid
        state[TOLD_REWARD] = reward


def next_batch(state: Block, rules: Block) -> None:
    """Set the pictures aside where the rules say so and deal the next batch."""
    if rules[R_REMOVE]:
        set_pictures_aside(state)
    batch = state[BATCH] + 1
    state[BATCH] = batch
    size = rules[R_BATCH_SIZE] if batch + 1 < rules[R_BATCHES] else rules[R_LAST_SIZE]
    while size > 0:
        packet = 2 if size >= 2 else 1
        deal_hands(state, packet)
        size -= packet
    state[TURN] = state[RING_NEXT + state[DEALER]]
    state[TOLD_DEALT] = 1


def close_deal(state: Block, rules: Block) -> None:
    """Give residue, heaps and undealt cards to the last capturer and count the deal.

    Where nobody has captured they stay where they are and belong to nobody.
    """
    state[TURN] = -1
    last = state[LAST]
    if last >= 0:
        win_cards(state, rules, last, state[TABLE1], state[TABLE2])
        win_cards(state, rules, last, state[HEAP1], state[HEAP2])
        for k in range(state[BUILD_N]):
            at = BUILD + B_SIZE * k
            win_cards(state, rules, last, state[at + B_CARDS1], state[at + B_CARDS2])
        state[BUILD_N] = 0
        while state[NEXT_CARD] < state[DECK_N]:
            card = state[DECK + state[NEXT_CARD]]
            if card >= 0:
                win_cards(state, rules, last, 1 << card, 0)
            state[NEXT_CARD] += 1
        state[BONUS + last] += rules[R_LAST_TRICK]
        set_table(state, 0, 0)
        state[HEAP1] = 0
        state[HEAP2] = 0
    if state[MAJORITY_CARDS]:
        share_majority(state, WON, state[MAJORITY_CARDS], rules[R_MAJORITY_TIE])
    if state[MAJORITY_SUIT]:
        share_majority(state, WON_SUIT, state[MAJORITY_SUIT], rules[R_MAJORITY_TIE])
    if rules[R_CANCEL]:
        cancel_sweeps(state, rules)


def share_majority(state: Block, field: int, points: int, split: int) -> None:
    """Give the points of a majority to the seat with the most; a tie to nobody, or split evenly."""
    most = 0
    number = 0
    for seat in range(MAX_SEATS):
        have = state[field + seat]
        if have > most:
            most = have
            number = 1
        elif have == most:
            number += 1
    if most == 0 or (number > 1 and (split == 0 or points % number != 0)):
        return
    for seat in range(MAX_SEATS):
        if state[field + seat] == most:
            state[BONUS + seat] += points // number


def cancel_sweeps(state: Block, rules: Block) -> None:
    """Turn back as many sweeps for everybody as everybody has (rules.md 3.5)."""
    start = state[DEALER]
    fewest = state[UNITS + start]
    seat = state[RING_NEXT + start]
    while seat != start:
        fewest = state[UNITS + seat] if state[UNITS + seat] < fewest else fewest
        seat = state[RING_NEXT + seat]
    points = fewest * rules[R_SWEEP]
    if points and rules[R_REWARD] != 2:
        # Where every sweep is paid for, turning one back for all changes nothing.
        seat = start
        for _ in range(state[SEATS]):
            state[SWEEP + seat] -= points
            seat = state[RING_NEXT + seat]
