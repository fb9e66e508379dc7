"""The fit of the careful way to the moves of another bot, at a size that takes no time."""

from __future__ import annotations

import numpy as np
import pytest

import tabbe
from bench import imitate
from tabbe.bots import guide
from tabbe.bots.level import careful_margins, standing
from tabbe.bots.weight import ONE, WEIGHTS

pytestmark = pytest.mark.usefixtures("plain")


@pytest.mark.parametrize(("game", "players"), [("krypkasino", 6), ("kasino-danish", 4)])
def test_features_make_up_the_score_when_weighed(game: str, players: int) -> None:
    """The careful way's word on a move is the sum of its weights' parts, but for rounding."""
    deal = tabbe.Deal(tabbe.load_rules(game), players, seed=4)
    weights = np.array(guide.weights_for(deal.rules, players)) / ONE
    asked = 0
    while (seat := deal.seat) is not None and asked < 12:
        view = deal.view(seat)
        moves = list(view.legal[:20])
        if len(moves) > 1:
            asked += 1
            wanted = np.array(careful_margins(view, moves)) - standing(view)
            assert np.allclose(imitate.features(view, moves) @ weights, wanted, atol=0.02)
        deal.play(moves[-1])
    assert asked == 12


def test_fit_finds_weights_when_the_moves_were_made_by_them() -> None:
    """Of choices made by known weights those are found again, and not those it started from."""
    chance = np.random.default_rng(3)
    known = chance.normal(size=WEIGHTS)
    seen = []
    for _ in range(1500):
        rows = chance.normal(size=(5, WEIGHTS))
        part = np.exp(2 * rows @ known)
        seen.append((rows, int(chance.choice(5, p=part / part.sum()))))
    found = imitate.fitted(seen, np.zeros(WEIGHTS))
    assert np.corrcoef(found, known)[0, 1] > 0.98
    assert imitate.likelihood(seen, found) > imitate.likelihood(seen, np.zeros(WEIGHTS))


def test_choices_are_the_same_when_the_seed_is_the_same() -> None:
    """What is fitted to follows from the command alone, and holds real choices only."""
    first, second = (imitate.choices("krypkasino", 2, "pimc:samples=2", 7) for _ in range(2))
    assert len(first) > 20
    assert all(len(rows) > 1 for rows, _ in first)
    assert all((one == two).all() for (one, _), (two, _) in zip(first, second, strict=True))
