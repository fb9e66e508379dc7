"""Counts of lines of play: kept as data, counted by the engine and by a second implementation."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from typing import Any

import pytest

from tests.golden.case import PERFT
from tests.golden.house import HOUSES
from tests.golden.perft import POSITIONS, Position, counts
from tests.golden.scorer import Play, follow
from tests.rulebook.row import clockwise
from tests.rulebook.stage import play_all, texts

# How many lines the slower second implementation follows.
MOST_LINES = 120


def stored(position: Position) -> dict[str, Any]:
    """The kept counts of a position."""
    blocks = tomllib.loads(PERFT.read_text("utf-8"))["position"]
    (block,) = [
        block
        for block in blocks
        if (block["game"], block["players"], block["seed"])
        == (position.game, position.players, position.seed)
    ]
    assert isinstance(block, dict)
    return block


def lines(play: Play, length: int) -> int:
    """Lines of play of a length, by the second implementation."""
    if length == 0 or play.is_over:
        return 1
    legal = list(play.legal())
    if length == 1:
        return len(legal)
    total = 0
    for card, taken in legal:
        after = deepcopy(play)
        after.play(card, taken)
        total += lines(after, length - 1)
    return total


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_engine_counts_as_kept_when_lines_are_followed(position: Position) -> None:
    """From each position the engine finds as many lines of each length as the file says."""
    kept = stored(position)
    deal = position.deal()
    assert texts(deal.moves) == kept["moves"]
    before = (deal.seat, texts(deal.table), deal.scores())
    assert counts(deal, len(kept["counts"])) == kept["counts"]
    assert before == (deal.seat, texts(deal.table), deal.scores())


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_second_implementation_counts_as_kept_when_lines_are_few(position: Position) -> None:
    """The second implementation finds the same number of lines, as far as they are not too many."""
    kept = stored(position)
    deal = position.deal()
    play = Play(
        HOUSES[position.game],
        clockwise(position.players, deal.dealer),
        position.players,
        [str(card) for card in deal.deck],
    )
    follow(play, kept["moves"])
    checked = [count for count in kept["counts"] if count <= MOST_LINES]
    assert checked
    assert [lines(play, length) for length in range(1, len(checked) + 1)] == checked


def test_positions_can_be_reached_twice_when_played_by_name() -> None:
    """Playing the kept moves by their text leads to the position that chance led to."""
    for position in POSITIONS:
        by_chance = position.deal()
        fresh = Position(position.game, position.players, position.seed, 0, 1).deal()
        play_all(fresh, texts(by_chance.moves))
        assert texts(fresh.table) == texts(by_chance.table)
        assert fresh.scores() == by_chance.scores()
