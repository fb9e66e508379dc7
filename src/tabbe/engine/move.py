"""Moves and builds as people and programs meet them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tabbe.cards import CARDS, Card

Groups = tuple[tuple[Card, ...], ...]
_CLEAR = 31  # the value that stands for the clearing five, see `tabbe.engine.judge`


def cards_of(mask1: int, mask2: int) -> tuple[Card, ...]:
    """The cards of a pair of masks, in card order."""
    cards: list[Card] = []
    while mask1:
        bit = mask1 & -mask1
        card = CARDS[bit.bit_length() - 1]
        cards.append(card)
        if mask2 & bit:
            cards.append(card)
        mask1 ^= bit
    return tuple(cards)


def masks_of(cards: tuple[Card, ...]) -> tuple[int, int]:
    """A pair of masks for cards of which none comes more than twice."""
    mask1 = mask2 = 0
    for card in cards:
        bit = 1 << card.index
        mask2 |= mask1 & bit
        mask1 |= bit
    return mask1, mask2


@dataclass(frozen=True, slots=True, order=True)
class Build:
    """A build on the table: one unit, taken whole by its value only.

    Attributes:
        value: what takes it, 1 to 16.
        owner: seat of the builder who owns it now.
        locked: a mere, of two groups or more, which nobody can raise.
        cards: its cards in card order.
    """

    value: int
    owner: int
    locked: bool
    cards: tuple[Card, ...]

    @property
    def groups(self) -> Groups:
        """The cards in groups of the value, as they are written."""
        return split_into_groups(self.cards, self.value)

    def __str__(self) -> str:
        inside = ",".join("+".join(str(card) for card in group) for group in self.groups)
        return f"[{inside}={self.value}{'!' if self.locked else ''}@{self.owner}]"


@lru_cache(maxsize=4096)
def split_into_groups(cards: tuple[Card, ...], value: int) -> Groups:
    """Split cards into groups of a value: by size, then card order, the first split that works.

    Returns an empty tuple when they do not split (low values, an ace is 1).
    """
    from tabbe.engine import compiler
    from tabbe.engine.legal import pack_counts
    from tabbe.engine.split import splits

    desk = compiler.desk_for(compiler.plain, 0, 0)

    def splittable(rest: list[Card]) -> bool:
        if sum(card.rank for card in rest) % value:
            return False
        return bool(splits(pack_counts(*masks_of(tuple(rest))), value, 0, desk.work, desk.memo))

    rest = sorted(cards)
    if not rest or not splittable(rest):
        return ()
    groups: list[tuple[Card, ...]] = []
    while rest:
        group = _first_group(rest, value, splittable)
        groups.append(tuple(rest[i] for i in group))
        rest = [card for i, card in enumerate(rest) if i not in group]
    return tuple(groups)


def _first_group(
    rest: list[Card], value: int, splittable: Callable[[list[Card]], bool]
) -> tuple[int, ...]:
    """Positions of the smallest, first group that leaves a set which still splits."""
    for size in range(1, len(rest) + 1):
        for group in _groups_of(rest, value, size, 0):
            left = [card for i, card in enumerate(rest) if i not in group]
            if not left or splittable(left):
                return group
    raise AssertionError("a set that splits has a first group")


def _groups_of(rest: list[Card], value: int, size: int, start: int) -> Iterator[tuple[int, ...]]:
    if size == 1:
        for i in range(start, len(rest)):
            if rest[i].rank == value:
                yield (i,)
            elif rest[i].rank > value:
                return
        return
    for i in range(start, len(rest) - size + 1):
        low = rest[i].rank
        if low * size > value:
            return
        if i > start and rest[i] is rest[i - 1]:
            continue
        for group in _groups_of(rest, value - low, size - 1, i + 1):
            yield (i, *group)


def _groups_of_build(move: Move) -> Groups:
    """The groups of loose cards of a build: first what joins the hand card, where it needs any."""
    made = move.made
    cards = move.cards
    lack = made - move.card.rank
    lack -= sum(build.value for build in move.builds if build.value != made)
    if lack == 0:
        return split_into_groups(cards, made)
    for size in range(1, len(cards) + 1):
        for group in _groups_of(list(cards), lack, size, 0):
            rest = tuple(card for i, card in enumerate(cards) if i not in group)
            others = split_into_groups(rest, made)
            if others or not rest:
                return (tuple(cards[i] for i in group), *others)
    raise AssertionError("a build splits into groups")


class Move(tuple[Any, ...]):
    """One legal way to play one hand card. Immutable; equal moves play alike.

    A tuple underneath, because listings make many: `(card, value, takes1, takes2, builds, made,
    sweep, points, named, labels)`. Use the attributes.
    """

    __slots__ = ()

    @property
    def card(self) -> Card:
        """The hand card."""
        card: Card = CARDS[self[0]]
        return card

    @property
    def value(self) -> int:
        """The hand value it is played at; for a build the card's low value."""
        value: int = self[1]
        return 5 if value == _CLEAR else value

    @property
    def made(self) -> int:
        """The value of the build it makes, 0 for none."""
        made: int = self[5]
        return made

    @property
    def locks(self) -> bool:
        """Whether the build it makes is a mere, of two groups or more."""
        if not self[5]:
            return False
        joined = sum(build.value == self[5] for build in self[4])
        raised = sum(build.value for build in self[4] if build.value != self[5])
        loose = sum(card.rank for card in self.cards)
        return bool(joined + (self.card.rank + raised + loose) // self[5] > 1)

    @property
    def clears(self) -> bool:
        """Whether it is the five of spades clearing the table."""
        return bool(self[1] == _CLEAR)

    @property
    def kind(self) -> str:
        """`"creep"`, `"capture"` or `"build"`."""
        if self[5]:
            return "build"
        return "capture" if self[2] or self[4] else "creep"

    @property
    def takes(self) -> tuple[Card | Build, ...]:
        """What leaves the table or joins the build: cards in card order, then builds."""
        return (*cards_of(self[2], self[3]), *self[4])

    @property
    def cards(self) -> tuple[Card, ...]:
        """The loose cards among `takes`, in card order."""
        return cards_of(self[2], self[3])

    @property
    def builds(self) -> tuple[Build, ...]:
        """The builds among `takes`."""
        builds: tuple[Build, ...] = self[4]
        return builds

    @property
    def groups(self) -> Groups:
        """The loose cards in groups that each make the value, as they are written.

        Of a build whose hand card (or raised build) does not make the value alone, the first group
        is what it is joined by. Empty for a creep and for a clear.
        """
        if not self[2] or self.clears:
            return ()
        if self[5]:
            return _groups_of_build(self)
        return split_into_groups(cards_of(self[2], self[3]), self[1])

    @property
    def sweep(self) -> int:
        """0, 1 for a sweep, 2 for a double sweep."""
        units: int = self[6]
        return units

    @property
    def points(self) -> int:
        """Card points of all cards taken, the hand card included; 0 for a creep."""
        points: int = self[7]
        return points

    @property
    def masks(self) -> tuple[int, int]:
        """The loose cards taken as the kernels' pair of masks."""
        return self[2], self[3]

    def __str__(self) -> str:
        return _notation(self)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"


@lru_cache(maxsize=16_384)
def _notation(move: Move) -> str:
    text = str(move.card)
    if move[8]:
        text += f"={move[1]}"
    if move.clears:
        return f"{text}x*" + "#" * move.sweep
    groups = ["+".join(str(card) for card in group) for group in move.groups]
    if move[5]:
        return text + _notation_of_build(move, groups)
    if move[2] or move[4]:
        text += "x" + ",".join([*move[9], *groups])
    return text + "#" * move.sweep


def _notation_of_build(move: Move, groups: list[str]) -> str:
    """The part of a build after the hand card."""
    made = move[5]
    raised = [label for build, label in zip(move[4], move[9], strict=True) if build.value != made]
    joined = [label for build, label in zip(move[4], move[9], strict=True) if build.value == made]
    base = move.card.rank + sum(build.value for build in move[4] if build.value != made)
    first = raised
    if base != made:
        first = ["+".join([*raised, groups[0]])]
        groups = groups[1:]
    lock = "!" if move.locks else ""
    return "^" + ",".join([*first, *joined, *groups]) + f"={made}{lock}"
