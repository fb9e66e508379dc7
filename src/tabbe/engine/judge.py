"""What may be played on a table with builds (rules.md part 3).

Loose cards are the work of `tabbe.engine.take` and `tabbe.engine.legal`; here is what builds,
their owners' duties and the clearing five of spades add.
"""

from __future__ import annotations

from tabbe.engine.bit import lowest, popcount
from tabbe.engine.block import (
    ANY,
    B_CARDS1,
    B_CARDS2,
    B_LOCKED,
    B_OWNER,
    B_SIZE,
    B_VALUE,
    BUILD,
    BUILD_N,
    CARD_BITS,
    CARD_WIDTH,
    FIVE_OF_SPADES,
    FORCED_CARD,
    FORCED_HAND,
    HAND,
    HAND_N,
    HIDDEN,
    MADE_SHIFT,
    MAXIMUM,
    PER_CARD,
    PER_HAND,
    R_BUILD_SEVERAL,
    R_BUILDER_DUTY,
    R_BUILDS,
    R_CAPTURE,
    R_EXTENT,
    R_FIVE_CLEARS,
    R_FIVE_SWEEPS,
    R_FORCED,
    R_MAY,
    R_MERE_OTHERS,
    R_ONTO,
    R_PAIR_ONLY,
    R_RAISE,
    TABLE1,
    TABLE2,
    VALUE_BITS,
    VALUE_SHIFT,
    Block,
)
from tabbe.engine.legal import (
    FORCED_SWEEP,
    LEGAL,
    MUST_CAPTURE,
    MUST_CAPTURE_HAND,
    NO_SUM,
    NOT_HELD,
    NOT_ON_TABLE,
    TAKE_ALL,
    TAKE_MOST,
    WRONG_VALUE,
    low_sum,
    most_cards,
    pack_counts,
    takes_more,
)
from tabbe.engine.split import splits
from tabbe.engine.take import clears, sums

# Further reasons why a play is refused, after those of `tabbe.engine.legal`.
OWES_TRICK = 10
OWES_BUILD = 11
NO_BUILDS = 12
NOTHING_BUILT = 13
NOT_HELD_FOR = 14
BUILD_SUM = 15
BUILD_LOCKED = 16
RAISE_WHOSE = 17
RAISE_ONTO = 18
MERE_OTHERS = 19
BUILD_SINGLE = 20
BUILD_FROM = 21
NO_CLEAR = 22
# Said of the writing alone:
NOT_LOCKED = 23
NO_SUCH_BUILD = 24
IN_BUILD = 25

CLEAR = 31  # the value that stands for clearing with the five of spades


def builds_of(state: Block, value: int) -> int:
    """The builds of a value, as bits by their place on the table."""
    found = 0
    for k in range(state[BUILD_N]):
        if state[BUILD + B_SIZE * k + B_VALUE] == value:
            found |= 1 << k
    return found


def holders(state: Block, seat: int, rules: Block, value: int) -> int:
    """How many of the known cards in a hand can take a value."""
    number = 0
    hand = state[HAND + seat]
    for _ in range(state[HAND_N + seat]):
        number += (rules[R_MAY + (hand & HIDDEN)] >> value) & 1
        hand >>= CARD_WIDTH
    return number


def owed_builds(state: Block, seat: int, rules: Block, card: int, binding: int) -> int:
    """The binding builds that a play of this card must take: no other card of the hand can."""
    owed = 0
    may = rules[R_MAY + card]
    while binding:
        k = lowest(binding)
        binding &= binding - 1
        value = state[BUILD + B_SIZE * k + B_VALUE]
        if (may >> value) & 1 and holders(state, seat, rules, value) == 1:
            owed |= 1 << k
    return owed


def binding_builds(state: Block, seat: int, rules: Block, work: Block, memo: Block) -> int:
    """The builds whose duty binds a seat this turn, as bits; none where the duty cannot be met."""
    duty = rules[R_BUILDER_DUTY]
    if duty == 0:
        return 0
    binding = 0
    for k in range(state[BUILD_N]):
        at = BUILD + B_SIZE * k
        if state[at + B_OWNER] == seat and (duty == 2 or state[at + B_LOCKED]):
            binding |= 1 << k
    if binding == 0:
        return 0
    reach = sums(state[TABLE1], state[TABLE2], rules[R_PAIR_ONLY])
    hand = state[HAND + seat]
    for _ in range(state[HAND_N + seat]):
        card = hand & HIDDEN
        hand >>= CARD_WIDTH
        if card == FIVE_OF_SPADES and rules[R_FIVE_CLEARS]:
            return binding
        owed = owed_builds(state, seat, rules, card, binding)
        may = rules[R_MAY + card]
        while may:
            value = lowest(may)
            may &= may - 1
            have = builds_of(state, value)
            if owed & ~have or (have == 0 and (reach >> value) & 1 == 0):
                continue
            # Where only the largest captures are allowed, this value must make one of them.
            if rules[R_EXTENT] != MAXIMUM or taken_at(
                state, rules, value, work, memo
            ) == most_taken(state, rules, card, work, memo):
                return binding
    return 0


def sweeping(state: Block, rules: Block, work: Block, memo: Block) -> int:
    """The values that take the whole table, as bits; bit CLEAR for the clearing five."""
    found = 0
    table1 = state[TABLE1]
    number = state[BUILD_N]
    if table1 == 0 and number == 0:
        return 0
    for value in range(1, 17):
        if number and builds_of(state, value) != (1 << number) - 1:
            continue
        loose = clears(table1, state[TABLE2], value, rules[R_PAIR_ONLY], work, memo)
        if table1 == 0 or loose:
            found |= 1 << value
    if rules[R_FIVE_CLEARS] and rules[R_FIVE_SWEEPS]:
        found |= 1 << CLEAR
    return found


def sweeps_with(rules: Block, card: int, swept: int) -> int:
    """1 when a card takes the whole table by one of the sweeping values, or clears it."""
    if card == HIDDEN:
        return 0
    if rules[R_MAY + card] & swept:
        return 1
    return 1 if card == FIVE_OF_SPADES and (swept >> CLEAR) & 1 else 0


def hand_sweeps(state: Block, seat: int, rules: Block, swept: int) -> int:
    """1 when a card in a hand takes the whole table."""
    hand = state[HAND + seat]
    for _ in range(state[HAND_N + seat]):
        if sweeps_with(rules, hand & HIDDEN, swept):
            return 1
        hand >>= CARD_WIDTH
    return 0


def can_capture(state: Block, rules: Block, card: int, reach: int) -> int:
    """1 when a card can take something by its values or by clearing."""
    if card == HIDDEN:
        return 0
    if card == FIVE_OF_SPADES and rules[R_FIVE_CLEARS] and (state[TABLE1] or state[BUILD_N]):
        return 1
    may = rules[R_MAY + card]
    if may & reach & ~1:
        return 1
    for k in range(state[BUILD_N]):
        if (may >> state[BUILD + B_SIZE * k + B_VALUE]) & 1:
            return 1
    return 0


def judge_play(
    state: Block,
    seat: int,
    rules: Block,
    binding: int,
    swept: int,
    reach: int,
    play: int,
    takes1: int,
    takes2: int,
    builds: int,
) -> int:
    """LEGAL or the reason against a play whose cards are there and whose sums are right.

    `binding`, `swept` and `reach` are what `binding_builds`, `sweeping` and `sums` say of the
    position. How much must be taken at the least (extent) is judged here for builds; for loose
    cards it is a matter of sums.
    """
    card = play & CARD_BITS
    value = (play >> VALUE_SHIFT) & VALUE_BITS
    made = (play >> MADE_SHIFT) & VALUE_BITS
    capture = made == 0 and (takes1 != 0 or builds != 0)
    whole = (
        capture
        and takes1 == state[TABLE1]
        and takes2 == state[TABLE2]
        and builds == (1 << state[BUILD_N]) - 1
    )
    forced = rules[R_FORCED]
    if forced and not (whole and (value != CLEAR or (swept >> CLEAR) & 1)):
        if forced == FORCED_HAND and hand_sweeps(state, seat, rules, swept):
            return FORCED_SWEEP
        if forced == FORCED_CARD and sweeps_with(rules, card, swept):
            return FORCED_SWEEP
    if capture:
        if binding and owed_builds(state, seat, rules, card, binding) & ~builds:
            return OWES_BUILD
        if rules[R_EXTENT] != ANY and value != CLEAR and builds != builds_of(state, value):
            return TAKE_ALL
        return LEGAL
    if binding:
        return OWES_TRICK
    if rules[R_CAPTURE] >= PER_CARD and can_capture(state, rules, card, reach):
        return MUST_CAPTURE
    if rules[R_CAPTURE] == PER_HAND:
        hand = state[HAND + seat]
        for _ in range(state[HAND_N + seat]):
            if can_capture(state, rules, hand & HIDDEN, reach):
                return MUST_CAPTURE_HAND
            hand >>= CARD_WIDTH
    if made == 0:
        return LEGAL
    return judge_build(state, seat, rules, card, made, takes1, takes2, builds)


def judge_build(
    state: Block,
    seat: int,
    rules: Block,
    card: int,
    made: int,
    takes1: int,
    takes2: int,
    builds: int,
) -> int:
    """LEGAL or the reason against making a build of value `made`, its sums aside (rules.md 3.4)."""
    if rules[R_BUILDS] == 0:
        return NO_BUILDS
    low = (card >> 2) + 1
    if rules[R_PAIR_ONLY] and (low > 10 or (made > 10 and made < 14)):
        return BUILD_SUM
    if holders(state, seat, rules, made) - ((rules[R_MAY + card] >> made) & 1) <= 0:
        return NOT_HELD_FOR
    items = popcount(takes1) + popcount(takes2) + popcount(builds)
    if items == 0:
        return NOTHING_BUILT
    if rules[R_BUILD_SEVERAL] == 0 and items > 1:
        return BUILD_FROM
    raised = -1
    rest = builds
    while rest:
        k = lowest(rest)
        rest &= rest - 1
        at = BUILD + B_SIZE * k
        value = state[at + B_VALUE]
        if value == made:
            if state[at + B_LOCKED] and state[at + B_OWNER] != seat and rules[R_MERE_OTHERS] == 0:
                return MERE_OTHERS
            continue
        if raised >= 0 or value > made:
            return BUILD_SUM
        raised = k
        if state[at + B_LOCKED]:
            return BUILD_LOCKED
        if rules[R_RAISE] == 0 or (rules[R_RAISE] == 1 and state[at + B_OWNER] == seat):
            return RAISE_WHOSE
    if raised >= 0 and rules[R_ONTO] != 1:
        others = builds_of(state, made)
        if others and (rules[R_ONTO] == 2 or others & ~builds):
            return RAISE_ONTO
    if rules[R_BUILDS] == 1 and groups_of(state, card, made, takes1, takes2, builds) > 1:
        return BUILD_SINGLE
    return LEGAL


def check_play(
    state: Block,
    seat: int,
    rules: Block,
    work: Block,
    memo: Block,
    play: int,
    takes1: int,
    takes2: int,
    builds: int,
) -> int:
    """LEGAL or the reason why a seat may not play this; the value 0 stands for any hand value.

    The place in the hand is not looked at.
    """
    card = play & CARD_BITS
    value = (play >> VALUE_SHIFT) & VALUE_BITS
    made = (play >> MADE_SHIFT) & VALUE_BITS
    hand = state[HAND + seat]
    held = 0
    for _ in range(state[HAND_N + seat]):
        held |= 1 if hand & HIDDEN == card else 0
        hand >>= CARD_WIDTH
    if held == 0:
        return NOT_HELD
    table1 = state[TABLE1]
    table2 = state[TABLE2]
    everything = (1 << state[BUILD_N]) - 1
    if takes1 & ~table1 or takes2 & ~table2 or builds & ~everything:
        return NOT_ON_TABLE
    pair_only = rules[R_PAIR_ONLY]
    reach = sums(table1, table2, pair_only)
    swept = sweeping(state, rules, work, memo) if rules[R_FORCED] else 0
    binding = binding_builds(state, seat, rules, work, memo)
    own = rules[R_MAY + card]
    if made:
        if value and value != (card >> 2) + 1:
            return WRONG_VALUE
        reason = build_sums(state, card, made, takes1, takes2, builds, pair_only, work, memo)
        if reason != LEGAL:
            return reason
        return judge_play(state, seat, rules, binding, swept, reach, play, takes1, takes2, builds)
    if value == CLEAR:
        if card != FIVE_OF_SPADES or rules[R_FIVE_CLEARS] == 0 or (table1 | everything) == 0:
            return NO_CLEAR
        if takes1 != table1 or takes2 != table2 or builds != everything:
            return NO_CLEAR
        return judge_play(state, seat, rules, binding, swept, reach, play, takes1, takes2, builds)
    if value:
        if (own >> value) & 1 == 0:
            return WRONG_VALUE
        own = 1 << value
    if takes1 == 0 and builds == 0:
        return judge_play(state, seat, rules, binding, swept, reach, play, 0, 0, 0)
    answer = NO_SUM
    while own:
        part = lowest(own)
        own &= own - 1
        if builds & ~builds_of(state, part):
            continue
        if takes1 and clears(takes1, takes2, part, pair_only, work, memo) == 0:
            continue
        named = play & ~(VALUE_BITS << VALUE_SHIFT) | part << VALUE_SHIFT
        reason = judge_play(
            state, seat, rules, binding, swept, reach, named, takes1, takes2, builds
        )
        if reason == LEGAL and rules[R_EXTENT] != ANY:
            both = takes1 & ~takes2 & table2
            left1 = (table1 & ~takes1) | both
            if (sums(left1, table2 & ~takes1, pair_only) >> part) & 1:
                reason = TAKE_ALL
            elif rules[R_EXTENT] == MAXIMUM:
                size = popcount(takes1) + popcount(takes2) + cards_in(state, builds)
                if falls_short(state, rules, card, size, work, memo):
                    reason = TAKE_MOST
        if reason == LEGAL:
            return LEGAL
        answer = reason
    return answer


def taken_at(state: Block, rules: Block, value: int, work: Block, memo: Block) -> int:
    """The most cards that a value takes, those in builds counted."""
    loose = most_cards(state[TABLE1], state[TABLE2], value, rules[R_PAIR_ONLY], work, memo)
    return loose + cards_in(state, builds_of(state, value))


def most_taken(state: Block, rules: Block, card: int, work: Block, memo: Block) -> int:
    """The most cards that a hand card takes by any of its values, those in builds counted."""
    most = 0
    may = rules[R_MAY + card]
    while may:
        value = lowest(may)
        may &= may - 1
        most = max(most, taken_at(state, rules, value, work, memo))
    return most


def falls_short(state: Block, rules: Block, card: int, size: int, work: Block, memo: Block) -> int:
    """1 when some value of a hand card takes more than so many cards, those in builds counted."""
    may = rules[R_MAY + card]
    while may:
        value = lowest(may)
        may &= may - 1
        loose = size - cards_in(state, builds_of(state, value))
        if loose < 0 or takes_more(
            state[TABLE1], state[TABLE2], value, loose, rules[R_PAIR_ONLY], work, memo
        ):
            return 1
    return 0


def build_sums(
    state: Block,
    card: int,
    made: int,
    takes1: int,
    takes2: int,
    builds: int,
    pair_only: int,
    work: Block,
    memo: Block,
) -> int:
    """LEGAL when a hand card, loose cards and a raised build split into groups of `made`."""
    if pair_only and takes1 >> 40:
        return BUILD_SUM
    base = (card >> 2) + 1
    while builds:
        value = state[BUILD + B_SIZE * lowest(builds) + B_VALUE]
        builds &= builds - 1
        if value != made:
            base += value
    if base > made or (base + low_sum(takes1, takes2)) % made:
        return BUILD_SUM
    counts = pack_counts(takes1, takes2)
    if splits(counts, made, made - base, work, memo) == 0:
        return BUILD_SUM
    return LEGAL


def cards_in(state: Block, builds: int) -> int:
    """How many cards some builds hold."""
    number = 0
    while builds:
        at = BUILD + B_SIZE * lowest(builds)
        builds &= builds - 1
        number += popcount(state[at + B_CARDS1]) + popcount(state[at + B_CARDS2])
    return number


def groups_of(state: Block, card: int, made: int, takes1: int, takes2: int, builds: int) -> int:
    """How many groups of `made` a build of these would have, joined builds counting one each."""
    groups = 0
    total = (card >> 2) + 1 + low_sum(takes1, takes2)
    while builds:
        value = state[BUILD + B_SIZE * lowest(builds) + B_VALUE]
        builds &= builds - 1
        if value == made:
            groups += 1
        else:
            total += value
    return groups + total // made
