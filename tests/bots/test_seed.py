"""Seeds as NumPy gives them, wherever a seed is given."""

from __future__ import annotations

from typing import cast

import numpy as np

import tabbe
from tabbe.bots import RandomBot, appraise, simulate
from tabbe.bots.level import LevelBot
from tabbe.records import record_of

SEED = cast("int", np.int64(7))


def test_seed_of_numpy_does_what_pythons_does_when_a_bot_has_it() -> None:
    """Bots choose by it and moves are valued by it as by the same number of Python's."""
    view = tabbe.Deal("kasino", seed=7).view(1)
    for bots in (
        [RandomBot(seed=seed) for seed in (SEED, 7)],
        [LevelBot("novice", "novice", seed) for seed in (SEED, 7)],
    ):
        told = [[bot.choose(view) for _ in range(6)] for bot in bots]
        assert told[0] == told[1]
    rated = [appraise(view, level="pimc", samples=2, seed=seed) for seed in (SEED, 7)]
    assert rated[0] == rated[1]


def test_seed_of_numpy_is_kept_as_pythons_when_a_run_is_told() -> None:
    """A match, its record and a simulation tell a seed that can be written."""
    rules = tabbe.load_rules("avig-kasino")
    match, twin = (tabbe.Match(rules, deals=1, seed=seed) for seed in (SEED, 7))
    while not match.is_over:
        assert match.deal.legal_moves()[0] == twin.deal.legal_moves()[0]
        for each in (match, twin):
            each.deal.play(each.deal.legal_moves()[0])
    assert type(match.seed) is int
    assert type(record_of(match, players=["a", "b"], seed=SEED).seed) is int
    told = [simulate(rules, 2, ["random", "greedy"], 1, seed, jobs=1) for seed in (SEED, 7)]
    margins = [[bot.margin for bot in each.bots] for each in told]
    assert margins[0] == margins[1]
    assert type(told[0].seed) is int
