"""What an observation holds, part by part: layout version 1.

An observation is one row of 16-bit whole numbers. Seats are counted from the one that looks: itself
first, then clockwise. Cards stand in card order, `4 * (rank - 1) + suit` with suits s, h, d, c.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tabbe.envs import action
from tabbe.envs.argument import players_of
from tabbe.envs.turn_block import STAGES
from tabbe.rules import load_rules

if TYPE_CHECKING:
    import numpy as np

    from tabbe.rules import Rules

VERSION: Final = 1
"""Raised whenever a number comes to stand elsewhere or to mean something else."""
ENV_VERSION: Final = action.VERSION + VERSION - 1
"""In the ids of environments: raised whenever the version of actions or of observations is."""

OWN: Final = frozenset(
    {
        "hand",
        "unseen",
        "chosen",
        "taking",
        "stage",
        "made",
        "raised",
        "joined",
        "asked",
        "asked_cards",
    }
)
"""The parts of an observation that only its seat may know: its cards, and its unfinished turn."""

MOST: Final = 32767

# The places in the block of offsets that the kernels read; -1 there for a part that is not in it.
(
    AT_HAND,
    AT_TABLE,
    AT_UNSEEN,
    AT_CHOSEN,
    AT_TAKING,
    AT_STAGE,
    AT_POINTS,
    AT_PILE,
    AT_SUIT,
    AT_SWEEPS,
    AT_HELD,
    AT_HEAP,
    AT_STOCK,
    AT_BATCHES,
    AT_LAST,
    AT_DEALER,
    AT_TURN,
    AT_HELD_IN,
    AT_BUILDS,
    AT_MADE,
    AT_RAISED,
    AT_JOINED,
    AT_ASKED,
    AT_ASKED_CARDS,
    PLAYERS,
    PACKS,
    SIZE,
) = range(27)
LAYOUT_SIZE: Final = 27


@dataclass(frozen=True, slots=True)
class Part:
    """One part of an observation.

    Attributes:
        name: field of the structured array.
        shape: of this part.
        start: where it begins in the flat row.
        low: least number it can hold.
        high: greatest number it can hold.
        meaning: what the numbers say.
    """

    name: str
    shape: tuple[int, ...]
    start: int
    low: int
    high: int
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


@dataclass(frozen=True, slots=True)
class Layout:
    """The layout of observations of one game for one number of players.

    Attributes:
        parts: in order.
        offsets: the block of offsets for the kernels.
        size: numbers in a row.
    """

    parts: tuple[Part, ...]
    offsets: tuple[int, ...]
    size: int

    @property
    def dtype(self) -> np.dtype[np.void]:
        """The structured type whose fields are the parts: `row.view(layout.dtype)`."""
        import numpy as np

        return np.dtype([(part.name, np.int16, part.shape) for part in self.parts])

    def low(self) -> tuple[int, ...]:
        """The least number at each place."""
        return tuple(part.low for part in self.parts for _ in range(part.size))

    def high(self) -> tuple[int, ...]:
        """The greatest number at each place."""
        return tuple(part.high for part in self.parts for _ in range(part.size))

    def __getitem__(self, name: str) -> Part:
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(name)


def layout_of(rules: str | Rules, players: int) -> Layout:
    """The layout of a game for a number of players; builds have their parts where there are any.

    Args:
        rules: preset id, path, or `Rules`.
        players: seats.

    Raises:
        RulesError: unknown preset, or a number of players the game is not for.
    """
    rules = load_rules(rules)
    return laid_out(rules, players_of(rules, players))


@lru_cache(maxsize=64)
def laid_out(rules: Rules, players: int) -> Layout:
    """The layout for a number of players that the game is known to be for."""
    n, cards = players, 52 * rules.packs
    wanted: list[tuple[str, int, tuple[int, ...], int, int, str]] = [
        ("hand", AT_HAND, (52,), 0, 2, "cards in the own hand"),
        ("table", AT_TABLE, (52,), 0, 2, "loose cards on the table"),
        ("unseen", AT_UNSEEN, (52,), 0, 2, "cards in other hands or the pack"),
        ("chosen", AT_CHOSEN, (52,), 0, 1, "hand card chosen in this turn"),
        ("taking", AT_TAKING, (52,), 0, 2, "loose cards chosen in this turn"),
        ("stage", AT_STAGE, (STAGES,), 0, 1, "what is to be chosen, when the seat is on turn"),
        ("points", AT_POINTS, (n,), -MOST, MOST, "points so far, residue not counted"),
        ("pile", AT_PILE, (n,), 0, cards, "cards won"),
        ("suit", AT_SUIT, (n,), 0, cards, "cards of the majority suit won"),
        ("sweeps", AT_SWEEPS, (n,), 0, cards, "sweep units"),
        ("held", AT_HELD, (n,), 0, 8, "cards in hand"),
        ("heap", AT_HEAP, (12,), 0, 2, "pictures set aside, jacks to kings"),
        ("stock", AT_STOCK, (1,), 0, cards, "cards still in the pack"),
        ("batches", AT_BATCHES, (1,), 0, cards, "batches still to be dealt"),
        ("last", AT_LAST, (n,), 0, 1, "seat of the last capture"),
        ("dealer", AT_DEALER, (n,), 0, 1, "seat of the dealer"),
        ("turn", AT_TURN, (n,), 0, 1, "seat on turn"),
    ]
    if rules.builds != "none":
        wanted += [
            (
                "held_in",
                AT_HELD_IN,
                (2, 52),
                0,
                16,
                "value of the build a first or second copy is in",
            ),
            ("builds", AT_BUILDS, (16, n, 2), 0, 52, "builds by value, owner, open or locked"),
            ("made", AT_MADE, (1,), 0, 16, "value of the build being made"),
            ("raised", AT_RAISED, (1,), 0, 16, "value of the build it is put on"),
            ("joined", AT_JOINED, (1,), 0, 52, "builds taken or joined so far in this turn"),
            ("asked", AT_ASKED, (3,), 0, 16, "build asked about: value, owner from 1, locked"),
            ("asked_cards", AT_ASKED_CARDS, (52,), 0, 2, "cards of the build asked about"),
        ]
    parts: list[Part] = []
    offsets = [-1] * LAYOUT_SIZE
    at = 0
    for name, place, shape, low, high, meaning in wanted:
        part = Part(name, shape, at, low, high, meaning)
        parts.append(part)
        offsets[place] = at
        at += part.size
    offsets[PLAYERS] = players
    offsets[PACKS] = rules.packs
    offsets[SIZE] = at
    return Layout(tuple(parts), tuple(offsets), at)
