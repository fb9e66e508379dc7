"""The bot `random`: any legal move, each as likely as the next."""

from __future__ import annotations

import random
from itertools import islice
from typing import TYPE_CHECKING, Final

from tabbe.bots.bot import Bot
from tabbe.engine.listing import LegalMoves

if TYPE_CHECKING:
    from tabbe.engine import Move, View

ENOUGH: Final = 1000
"""On a table with more moves than this the choice is among the first so many and the creeps."""


class RandomBot(Bot):
    """Plays at random; with a seed the same game every time.

    Args:
        name: as given to `make_bot`.
        seed: whole number; None for a game that differs every time.
    """

    def __init__(self, name: str = "random", seed: int | None = None) -> None:
        super().__init__(name)
        # Chance for a game, not for secrets.
        self._dice = random.Random(seed) if seed is not None else random.SystemRandom()  # noqa: S311

    def choose(self, view: View) -> Move:
        """Choose one of the legal moves."""
        moves = list(islice(view.legal, ENOUGH + 1))
        if isinstance(view.legal, LegalMoves) and len(moves) > ENOUGH:
            moves.extend(creep for creep in view.legal.creeps() if creep not in moves)
        return self._dice.choice(moves)
