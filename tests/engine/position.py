"""Positions met by chance, for every preset and number of seats, the same on every run."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import tabbe
from tabbe.engine import LegalMoves, Move

# A table as wide as this is left as soon as possible: some games let it grow without end.
WIDE = 12

GAMES = tuple(
    (game, players)
    for game in tabbe.preset_ids()
    for players in tabbe.load_rules(game).player_counts
)


def one_of(moves: LegalMoves, chance: random.Random) -> Move:
    """One of the first few hundred moves, by chance."""
    few = list(islice(moves, 300))
    return few[chance.randrange(len(few))]


def next_move(deal: tabbe.Deal, chance: random.Random) -> Move:
    """A move by chance; on a wide table one of those that take most."""
    moves = deal.legal_moves()
    assert isinstance(moves, LegalMoves)
    if len(deal.table) < WIDE:
        return one_of(moves, chance)
    return max(islice(moves, 300), key=lambda move: len(move.takes))


def walk(rules: str | tabbe.Rules, players: int, seed: int) -> Iterator[tabbe.Deal]:
    """One deal at each of its positions, from the opening to the end; it goes on by itself."""
    chance = random.Random(seed)
    deal = tabbe.Deal(rules, players=players, dealer=seed % players, seed=seed)
    while not deal.is_over:
        yield deal
        deal.play(next_move(deal, chance))
    yield deal


def reached(rules: str | tabbe.Rules, players: int, seed: int, moves: int) -> tabbe.Deal:
    """A deal after so many moves by chance, or at its end."""
    for deal in walk(rules, players, seed):
        if len(deal.moves) == moves:
            break
    return deal


def finished(rules: str | tabbe.Rules, players: int, seed: int) -> tabbe.Deal:
    """A deal at its end."""
    return reached(rules, players, seed, -1)
