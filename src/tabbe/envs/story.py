"""The whole course of a deal as numbers: when each card was shown, put into a build, and taken."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from tabbe.cards import CARDS
from tabbe.engine import block as b
from tabbe.engine.move import cards_of

if TYPE_CHECKING:
    from collections.abc import Sequence


class Story:
    """What happened to each card, play by play.

    Moments are numbered: 1 is the opening, 2 the first play, and so on; 0 is not yet. The first
    copy of a card is the one that is shown first, and of two that lie open it is taken first.

    Args:
        packs: packs of 52.

    Attributes:
        shown: per copy (twins in a row of 52 each) the moment it came face up.
        taken: the moment it was taken.
        built: the moment it first went into a build.
        made: per moment the value of the build that was made, 0 for none.
        opened: whether the opening is in it.
        plays: plays in it.
    """

    def __init__(self, packs: int) -> None:
        self.packs = packs
        self.shown = np.zeros((packs, 52), np.int16)
        self.taken = np.zeros((packs, 52), np.int16)
        self.built = np.zeros((packs, 52), np.int16)
        self.made = np.zeros(52 * packs + 2, np.int16)
        self.opened = False
        self.plays = 0
        self._builds: list[list[tuple[int, int]]] = []

    def open(self, cards: Sequence[int]) -> None:
        """Show the opening table."""
        self.opened = True
        for card in cards:
            self._show(card, 1)

    def extend(self, line: Sequence[tuple[int, list[int]]]) -> None:
        """Go on to the end of a line of plays, of which some are known already."""
        for _, (play, takes1, takes2, builds) in line[self.plays :]:
            self.plays += 1
            self._tell(play, takes1, takes2, builds, self.plays + 1)

    def _show(self, card: int, moment: int) -> tuple[int, int]:
        copy = 0 if not self.shown[0, card] else 1
        self.shown[copy, card] = moment
        return copy, card

    def _tell(self, play: int, takes1: int, takes2: int, builds: int, moment: int) -> None:
        used = [self._loose(card) for card in _cards(takes1)]
        used += [self._loose(card, above=0) for card in _cards(takes2)]
        for k in reversed(range(len(self._builds))):
            if builds >> k & 1:
                used += self._builds.pop(k)
        mine = self._show(play & b.CARD_BITS, moment)
        value = (play >> b.MADE_SHIFT) & b.VALUE_BITS
        if value:
            self.made[moment] = value
            for copy in (*used, mine):
                if not self.built[copy]:
                    self.built[copy] = moment
            self._builds.append([*used, mine])
        elif used:
            for copy in (*used, mine):
                self.taken[copy] = moment

    def _loose(self, card: int, above: int = -1) -> tuple[int, int]:
        """The first copy of a card, above some other one, that lies loose on the table."""
        for copy in range(above + 1, self.packs):
            open_now = self.shown[copy, card] and not self.taken[copy, card]
            if open_now and not self.built[copy, card]:
                return copy, card
        raise AssertionError("a card that is taken lies on the table")


def _cards(mask: int) -> list[int]:
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def pieces(packs: int, *, builds: bool) -> list[tuple[str, tuple[int, ...]]]:
    """The names and shapes of a story's parts."""
    parts: list[tuple[str, tuple[int, ...]]] = [("shown", (packs, 52)), ("taken", (packs, 52))]
    if builds:
        parts += [("built", (packs, 52)), ("made_then", (52 * packs + 2,))]
    return parts


def write(story: Story, into: dict[str, Any]) -> None:
    """Write a story into arrays of these names and shapes."""
    into["shown"][:] = story.shown
    into["taken"][:] = story.taken
    if "built" in into:
        into["built"][:] = story.built
        into["made_then"][:] = story.made


@lru_cache(maxsize=100_000)
def told(seat: int, play: int, takes1: int, takes2: int, builds: int) -> str:
    """A play as a short text: seat, card, what it took, the value it built."""
    text = f"{seat}:{CARDS[play & b.CARD_BITS]}"
    made = (play >> b.MADE_SHIFT) & b.VALUE_BITS
    if made:
        text += f"^{made}"
    if takes1:
        text += "x" + "".join(str(card) for card in cards_of(takes1, takes2))
    if builds:
        text += f"[{builds:b}]"
    return text
