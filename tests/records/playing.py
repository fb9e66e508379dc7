"""Random play for the tests of records."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from tabbe.engine import Match
from tabbe.records import Record, record_of


def names(players: int) -> list[str]:
    """Return as many names."""
    return ["Anna", "Bo", "Åsa", "José", "Søren", "Zoë"][:players]


@dataclass
class Game:
    """A match played at random, one move after the other.

    Attributes:
        match: the match.
        rng: chooses the moves.
    """

    match: Match
    rng: random.Random

    @classmethod
    def of(cls, game: str, players: int, teams: str | None, seed: int, deals: int) -> Game:
        """Start a match."""
        match = Match(game, players, teams=teams, seed=seed, deals=deals)
        return cls(match, random.Random(seed))

    def play(self, moves: int, watch: Callable[[], None] | None = None) -> None:
        """Play so many moves, from deal to deal, as far as the match goes."""
        for _ in range(moves):
            if self.match.deal.is_over:
                if self.match.is_over:
                    return
                self.match.next_deal()
            legal = self.match.deal.legal_moves()
            self.match.deal.play(legal[self.rng.randrange(len(legal))])
            if watch is not None:
                watch()

    def record(self, seat: int | str | None = None) -> Record:
        """Return the record as it stands, for a seat."""
        return record_of(
            self.match,
            names(self.match.players),
            seat,  # type: ignore[arg-type]
            seed=self.match.deal_number,
        )
