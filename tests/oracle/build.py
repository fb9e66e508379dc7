"""Builds: what lies as one on the table, and every way to make one, set by set.

A build move puts a card from the hand on the table so that everything it gathers falls apart into
groups of one value, and a card of that value stays in the hand. One group holds the base: the card
itself, or the card on top of a standing build that is raised. Loose cards fill the base up and
make further groups; standing builds of the value are groups as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from tests.oracle.pack import PICTURES, low_value, tidy, without
from tests.oracle.switch import Switches
from tests.oracle.take import Take, filled_up, hand_values


@dataclass(frozen=True, order=True)
class Build:
    """Cards that lie together and are taken together, by a card of their value."""

    value: int
    owner: int
    locked: bool
    cards: Take


Builds = tuple[Build, ...]


def arranged(builds: Sequence[Build]) -> Builds:
    """Return builds in an order of their own; two multisets are equal when arranged alike."""
    return tuple(sorted(builds))


def subsets(builds: Sequence[Build]) -> Iterator[Builds]:
    """Yield every part of some builds, the empty one too."""
    for size in range(len(builds) + 1):
        yield from combinations(builds, size)


@dataclass(frozen=True, order=True)
class Making:
    """One way to build: the card played, the loose cards and builds used, the value made."""

    card: str
    loose: Take
    builds: Builds
    value: int


def result(making: Making, seat: int) -> Build:
    """Return the build that lies on the table after a build move."""
    cards = [making.card, *making.loose]
    for build in making.builds:
        cards += build.cards
    return Build(making.value, seat, groups_of(making) > 1, tidy(cards))


def raised(making: Making) -> Build | None:
    """Return the standing build that is raised: the one used that has another value."""
    return next((build for build in making.builds if build.value != making.value), None)


def base_of(making: Making) -> int:
    """Return what the card, or the card on the raised build, counts."""
    under = raised(making)
    return low_value(making.card) + (under.value if under else 0)


def joined(making: Making) -> Builds:
    """Return the standing builds that had the value already."""
    return tuple(build for build in making.builds if build.value == making.value)


def groups_of(making: Making) -> int:
    """Return into how many groups of the value everything falls apart."""
    loose = sum(low_value(card) for card in making.loose)
    return (base_of(making) + loose) // making.value + len(joined(making))


def values_held(hand: Sequence[str], card: str, switches: Switches) -> set[int]:
    """Return the values that a build may have when ``card`` is played: those of the cards kept."""
    kept = without(hand, [card])
    values = {value for other in kept for value in hand_values(other, switches)}
    if switches.pictures == "pair_only":
        values -= {11, 12, 13}
    return values


def may_raise(build: Build, seat: int, switches: Switches) -> bool:
    """Tell whether a seat may put a card on this build to change its value."""
    if build.locked or switches.raise_ == "none":
        return False
    return switches.raise_ == "any" or build.owner != seat


def may_join(build: Build, seat: int, switches: Switches) -> bool:
    """Tell whether a seat may lay further groups to this build."""
    return not build.locked or build.owner == seat or switches.mere_by_others


def is_in_order(making: Making, builds: Sequence[Build], seat: int, switches: Switches) -> bool:
    """Tell whether a build move keeps to the rules that ask nothing of how cards add up."""
    used = len(making.loose) + len(making.builds)
    if used == 0 or (switches.build_from == "one" and used > 1):
        return False
    if switches.builds == "single" and groups_of(making) > 1:
        return False
    if not all(may_join(build, seat, switches) for build in joined(making)):
        return False
    under = raised(making)
    if under is None:
        return True
    if not may_raise(under, seat, switches):
        return False
    standing = sum(build.value == making.value for build in builds)
    if switches.raise_onto == "refuse":
        return standing == 0
    return switches.raise_onto == "keep" or standing == len(joined(making))


def makings(
    hand: Sequence[str], table: Take, builds: Sequence[Build], seat: int, switches: Switches
) -> set[Making]:
    """Return every build move, whatever duties the seat has."""
    if switches.builds == "none":
        return set()
    found: set[Making] = set()
    pair_only = switches.pictures == "pair_only"
    loose = tuple(card for card in table if not (pair_only and card[0] in PICTURES))
    for card in set(hand):
        if pair_only and card[0] in PICTURES:
            continue
        for value in values_held(hand, card, switches):
            same = [build for build in builds if build.value == value]
            for under in [None, *(build for build in builds if build.value < value)]:
                base = low_value(card) + (under.value if under else 0)
                for companions in filled_up(loose, base, value):
                    for others in subsets(same):
                        used = [*others, under] if under else list(others)
                        found.add(Making(card, companions, arranged(used), value))
    return {making for making in found if is_in_order(making, builds, seat, switches)}
