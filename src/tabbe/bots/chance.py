"""The bot `random`: any legal move, each as likely as the next."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from tabbe.bots.bot import Bot, require_turn
from tabbe.cards import plain_seed
from tabbe.engine.listing import LegalMoves

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.engine import Move, View

ENOUGH: Final = 1000
"""On a table with more moves than this the choice is among a fair sample of so many."""


def few_of(view: View) -> Sequence[Move]:
    """The moves to choose among: all, or of very many a fair sample of every card's.

    Raises:
        BotError: the seat is not on turn.
    """
    require_turn(view)
    legal = view.legal
    return legal.sample(ENOUGH) if isinstance(legal, LegalMoves) else legal


class RandomBot(Bot):
    """Plays at random; with a seed the same game every time.

    Args:
        name: as given to `make_bot`.
        seed: whole number; None for a game that differs every time.
    """

    def __init__(self, name: str = "random", seed: int | None = None) -> None:
        super().__init__(name)
        # Chance for a game, not for secrets.
        self._dice = random.SystemRandom() if seed is None else random.Random(plain_seed(seed))  # noqa: S311

    def choose(self, view: View) -> Move:
        """Choose one of the legal moves."""
        return self._dice.choice(few_of(view))
