"""A `Rules` record as the block of numbers that the kernels read."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from tabbe.cards import CARDS
from tabbe.engine import block as b

if TYPE_CHECKING:
    from tabbe.rules import Rules

_SUIT_MASK = {"s": 0x1111111111111, "h": 0x2222222222222}
_ACES = 0xF
_TWO_OF_SPADES = 1 << 4
_TEN_OF_DIAMONDS = 1 << 38


@lru_cache(maxsize=256)
def rules_numbers(rules: Rules, players: int) -> tuple[int, ...]:
    """The rules block for so many players (0 seats leaves the deal plan out, as for a referee)."""
    numbers = [0] * b.RULES_SIZE
    numbers[b.R_PAIR_ONLY] = int(rules.pictures == "pair_only")
    numbers[b.R_CAPTURE] = ("optional", "card", "hand").index(rules.capture)
    numbers[b.R_EXTENT] = ("any", "maximal", "maximum").index(rules.extent)
    numbers[b.R_FORCED] = (
        0 if not rules.forced_sweep else 1 + ("hand", "card").index(rules.forced_sweep_by)
    )
    numbers[b.R_SWEEP] = rules.sweep_points
    numbers[b.R_REWARD] = ("never", "lone", "always").index(rules.sweep_reward)
    numbers[b.R_DOUBLE] = ("off", "twin", "any_match").index(rules.double_sweep)
    numbers[b.R_DOUBLE_POINTS] = rules.double_points
    numbers[b.R_DOUBLE_REWARD] = rules.double_reward
    numbers[b.R_REMOVE] = ("off", "batch", "opening").index(rules.remove_pictures)
    numbers[b.R_LAST_SWEEP] = int(rules.last_card_sweep)
    numbers[b.R_LATE_SWEEP] = int(rules.sweep_last_batch)
    numbers[b.R_CANCEL] = int(rules.cancel_sweeps)
    numbers[b.R_SUIT_MASK] = _SUIT_MASK[rules.majority_suit]
    numbers[b.R_MAJORITY_TIE] = int(rules.majority_tie == "split")
    numbers[b.R_LAST_TRICK] = rules.last_trick_points
    numbers[b.R_LAID_SWEEP] = int(rules.bordstabbe)
    numbers[b.R_AIM_HIGH] = int(rules.aim == "high")
    numbers[b.R_BUILDS] = ("none", "single", "multiple").index(rules.builds)
    numbers[b.R_BUILD_SEVERAL] = int(rules.build_from == "several")
    numbers[b.R_RAISE] = ("none", "others", "any").index(rules.raise_)
    numbers[b.R_ONTO] = ("merge", "keep", "refuse").index(rules.raise_onto)
    numbers[b.R_MERE_OTHERS] = int(rules.mere_by_others)
    numbers[b.R_BUILDER_DUTY] = ("none", "mere_only", "capture_each_turn").index(rules.builder_duty)
    numbers[b.R_FIVE_CLEARS] = int(rules.spade5_clears)
    numbers[b.R_FIVE_SWEEPS] = int(rules.spade5_sweeps)
    numbers[b.R_TABLE] = int(rules.builds != "none" or rules.spade5_clears)
    if players:
        plan = rules.plan(players)
        sizes = plan.batches
        numbers[b.R_BATCHES] = 1 + len(sizes)
        numbers[b.R_BATCH_SIZE] = sizes[0] if sizes else 0
        numbers[b.R_LAST_SIZE] = sizes[-1] if sizes else 0
        numbers[b.R_PACKETS] = len(plan.opening)
        for k, (where, size) in enumerate(plan.opening):
            numbers[b.R_PACKET + k] = size if where == "hand" else -size
    else:
        numbers[b.R_BATCHES] = 2
    for card in CARDS:
        values = rules.hand_values(card)
        numbers[b.R_VALUE + card.index] = values[0]
        numbers[b.R_VALUE2 + card.index] = values[1] if len(values) > 1 else 0
        numbers[b.R_MAY + card.index] = sum(1 << value for value in values)
        numbers[b.R_POINTS + card.index] = rules.card_points(card)
    two = any(numbers[b.R_VALUE2 : b.R_VALUE2 + 52])
    numbers[b.R_SINGLE] = int(not two and rules.extent != "maximum")
    # Cards can have five prices, but four sets will do: the ace of spades is in two of them.
    priced = (
        (_ACES, rules.ace_points),
        (_SUIT_MASK["s"] & ~_TWO_OF_SPADES, rules.spade_points),
        (_TWO_OF_SPADES, rules.two_spades_points),
        (_TEN_OF_DIAMONDS, rules.storan_points),
    )
    for k, (mask, worth) in enumerate(priced):
        numbers[b.R_WORTH_MASK + k] = mask
        numbers[b.R_WORTH + k] = worth
    return tuple(numbers)
