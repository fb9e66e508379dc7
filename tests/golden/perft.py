"""How many lines of play of each length there are from a position: counted by the engine."""

from __future__ import annotations

import random
from dataclasses import dataclass

import tabbe


@dataclass(frozen=True)
class Position:
    """A position of a seeded deal.

    Attributes:
        played: how many random legal moves lead to it.
        depth: how far the lines are counted.
    """

    game: str
    players: int
    seed: int
    played: int
    depth: int

    def deal(self) -> tabbe.Deal:
        """The position."""
        deal = tabbe.Deal(self.game, players=self.players, seed=self.seed)
        chance = random.Random(self.seed)
        for _ in range(self.played):
            moves = deal.legal_moves()
            deal.play(moves[chance.randrange(len(moves))])
        return deal


# From the opening, over the end of a batch, and to the end of the deal.
POSITIONS = [
    Position("krypkasino", 2, 1, 0, 4),
    Position("krypkasino", 2, 2, 10, 5),
    Position("krypkasino", 2, 3, 90, 7),
    Position("krypkasino", 2, 4, 94, 6),
    Position("krypkasino", 3, 5, 13, 5),
    Position("krypkasino", 4, 6, 0, 4),
    Position("krypkasino", 4, 7, 92, 6),
    Position("krypkasino", 5, 8, 18, 5),
    Position("krypkasino", 6, 9, 28, 4),
    Position("krypkasino-family", 2, 10, 0, 4),
    Position("krypkasino-family", 3, 11, 93, 6),
    Position("krypkasino-family", 4, 12, 14, 4),
    Position("krypkasino-nordic", 3, 13, 10, 4),
    Position("avig-kasino", 2, 14, 6, 4),
    Position("avig-kasino-se", 2, 15, 0, 4),
    Position("avig-kasino-se", 3, 16, 10, 5),
    Position("avig-kasino-se", 4, 17, 40, 5),
]


def counts(deal: tabbe.Deal, depth: int) -> list[int]:
    """Lines of play of length 1 to ``depth``; a deal that is over counts as one line."""
    return [_lines(deal, length) for length in range(1, depth + 1)]


def _lines(deal: tabbe.Deal, length: int) -> int:
    if length == 0 or deal.is_over:
        return 1
    if length == 1:
        return len(deal.legal_moves())
    total = 0
    for move in deal.legal_moves():
        deal.play(move)
        total += _lines(deal, length - 1)
        deal.undo()
    return total
