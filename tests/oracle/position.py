"""Positions drawn at random: a hand, loose cards and builds, for both sides to judge."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from tests.oracle.build import Build
from tests.oracle.pack import low_value, tidy, whole_pack, without
from tests.oracle.switch import Switches
from tests.oracle.take import hand_values


@dataclass(frozen=True)
class Position:
    """What one seat faces."""

    hand: tuple[str, ...]
    loose: tuple[str, ...]
    builds: tuple[Build, ...]
    groups: tuple[tuple[tuple[str, ...], ...], ...]
    seat: int

    @property
    def table(self) -> str:
        """The table in the notation of the product."""
        return " ".join([*self.loose, *map(self._written, range(len(self.builds)))])

    def _written(self, place: int) -> str:
        build = self.builds[place]
        inside = ",".join("+".join(group) for group in self.groups[place])
        return f"[{inside}={build.value}{'!' if build.locked else ''}@{build.owner}]"


def drawn_position(
    chance: random.Random, switches: Switches, *, loose: int = 6, seats: int = 2
) -> Position:
    """Draw a position; low cards, which add up in most ways, come more often at times.

    The seat on turn holds a card for each of its builds, as it does in play.

    Args:
        chance: the source of the draw.
        switches: the rules, for packs and values.
        loose: the greatest number of loose cards.
        seats: how many may own builds.
    """
    pack = whole_pack(switches.packs)
    chance.shuffle(pack)
    if chance.random() < 0.4:
        pack.sort(key=lambda card: low_value(card) + chance.randrange(8))
    builds, groups = [], []
    for _ in range(chance.choice((0, 0, 1, 1, 1, 2, 2, 3, 4))):
        parts = some_groups(pack, chance.randint(1, 16), chance, switches.pictures)
        if parts:
            cards = tidy(card for part in parts for card in part)
            value = sum(map(low_value, parts[0]))
            builds.append(Build(value, chance.randrange(seats), len(parts) > 1, cards))
            groups.append(parts)
    table = [pack.pop() for _ in range(chance.randint(0, loose))]
    held = chance.randint(1, 5)
    # Cards that can do something with a build are met too seldom otherwise.
    chance.shuffle(pack)
    wanted = {build.value for build in builds} | {5}
    liked = [card for card in pack if low_value(card) in wanted or card in ("5s", "2s", "Td")]
    hand = liked[: chance.randint(0, held)]
    hand += without(pack, hand)[: held - len(hand)]
    chance.shuffle(hand)
    seat = chance.randrange(seats)
    able = {value for card in hand for value in hand_values(card, switches)}
    owned = tuple(
        replace(build, owner=(seat + 1) % seats)
        if build.owner == seat and build.value not in able
        else build
        for build in builds
    )
    return Position(tuple(hand), tuple(table), owned, tuple(groups), seat)


def some_groups(
    pack: list[str], value: int, chance: random.Random, pictures: str
) -> tuple[tuple[str, ...], ...]:
    """Take one to three groups of a value out of a pack; fewer, or none, when they do not come."""
    found: list[tuple[str, ...]] = []
    wanted = chance.choice((1, 1, 2, 3))
    for _ in range(60):
        if len(found) == wanted:
            break
        group = tuple(chance.sample(pack, chance.randint(1, 4)))
        if pictures == "pair_only" and (value in (11, 12, 13) or any(c[0] in "JQK" for c in group)):
            continue
        if sum(map(low_value, group)) == value:
            found.append(group)
            for card in group:
                pack.remove(card)
    if len(found) == 1 and len(found[0]) == 1:
        # A card alone is no build.
        pack.append(found[0][0])
        return ()
    return tuple(found)
