"""The rules as a plain record of switch values, filled from any object that has them."""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass
class Switches:
    """The values of the switches by name; what each one means is decided by the other modules."""

    packs: int = 2
    pictures: str = "numeric"
    ace_hand: tuple[int, ...] = (14,)
    two_spades_hand: tuple[int, ...] = (2,)
    ten_diamonds_hand: tuple[int, ...] = (10,)
    capture: str = "card"
    extent: str = "maximal"
    forced_sweep: bool = True
    forced_sweep_by: str = "hand"
    sweep_points: int = 5
    sweep_reward: str = "always"
    double_sweep: str = "twin"
    double_points: int = 10
    double_reward: int = 10
    remove_pictures: str = "batch"
    deal_table: str = "exact"
    packets: str = "alternating"
    last_batch: str = "exact"
    first_dealer: str = "high"
    spade_points: int = 1
    ace_points: int = 1
    two_spades_points: int = 2
    storan_points: int = 3
    bordstabbe: bool = False
    last_card_sweep: bool = True
    sweep_last_batch: bool = True
    sweep_stop_total: int = 0
    cancel_sweeps: bool = False
    majority_suit: str = "s"
    majority_cards_points: int = 0
    majority_suit_points: int = 0
    majority_tie: str = "none"
    last_trick_points: int = 0
    deals: int = 0
    target: int = 0
    target_rule: str = "low"
    drop_out: bool = False
    tie: str = "shared"
    aim: str = "low"
    builds: str = "none"
    build_from: str = "several"
    raise_: str = "others"
    raise_onto: str = "merge"
    mere_by_others: bool = True
    builder_duty: str = "capture_each_turn"
    spade5_clears: bool = False
    spade5_sweeps: bool = True


def switches_of(rules: object) -> Switches:
    """Copy the switch values of any rules object into the plain record, one attribute each."""
    return Switches(**{field.name: getattr(rules, field.name) for field in fields(Switches)})
