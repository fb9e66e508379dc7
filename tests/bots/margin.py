"""How far a bot is ahead of others for certain."""

from __future__ import annotations

from tabbe import Rules
from tabbe.bots import simulate


def lowest(
    rules: Rules, better: str, worse: str, players: int, decks: int, seed: int = 77
) -> float:
    """The lower end of the 95 % interval of a bot's mean margin over another in all other seats."""
    bots = [better, *[worse] * (players - 1)]
    interval = simulate(rules, players, bots, decks, seed, jobs=1).bots[0].margin_interval
    assert interval is not None
    return interval[0]
