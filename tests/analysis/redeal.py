"""Other deals that look the same to one seat, or to everybody, up to now."""

from __future__ import annotations

import random

import tabbe
from tests.engine.position import GAMES
from tests.engine.redeal import dealt_otherwise

# Every preset, at the largest table it is played at.
PRESETS = tuple(dict(GAMES).items())


def played(game: str, players: int, seed: int, moves: int) -> tabbe.Deal:
    """A deal after so many moves (or at its end), each drawn by lot from the legal ones."""
    dice = random.Random(seed)
    deal = tabbe.Deal(game, players=players, seed=seed)
    while not deal.is_over and len(deal.moves) < moves:
        deal.play(dice.choice(deal.legal_moves()[:60]))
    return deal


def dealt_again(deal: tabbe.Deal, seat: int | None, seed: int) -> tabbe.Deal:
    """The same deal as far as the seat can tell, with unseen cards elsewhere."""
    twin = dealt_otherwise(deal, seat, seed, tries=5000)
    assert twin is not None, "no other deal looks the same"
    return twin
