"""Searchers with open eyes: what they see, what they make of it, and what they may spend."""

from __future__ import annotations

import pytest

import tabbe
from bench.peek import PeekingExploration, hidden_cards, peek, solved_move
from tabbe.bots import belief, decision
from tabbe.bots.candidate import candidates
from tabbe.bots.solver import solve
from tabbe.engine import compiler

pytestmark = pytest.mark.usefixtures("plain")


def ending(players: int, cards: int, seed: int) -> tabbe.Deal:
    """A deal of the last batch with so many cards in all hands together."""
    deal = tabbe.Deal("krypkasino", players=players, seed=seed)
    while deal.batches_left or sum(len(deal.hand(seat)) for seat in range(players)) > cards:
        deal.play(deal.legal_moves()[-1])
    return deal


def test_ways_of_playing_are_those_of_the_true_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the chance, the same is thought of the others, and no other hand is looked at."""
    deal = tabbe.Deal("krypkasino", players=2, seed=3)
    for _ in range(6):
        deal.play(deal.legal_moves()[-1])
    assert deal.seat is not None
    moves = candidates(deal.view(deal.seat))

    def refuse(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(compiler.plain, "deal_first", refuse)
    monkeypatch.setattr(compiler.plain, "stir", refuse)
    first, second = (
        PeekingExploration(deal, deal.seat, moves, compiler.plain, seed) for seed in (1, 2)
    )
    assert first.decision[decision.D_WEIGH]
    assert first.decision[decision.D_STIRS] == 0
    assert list(first.pools[0]) == hidden_cards(deal, deal.seat)
    part = slice(belief.T_PART, belief.T_BAN)
    assert list(first.thoughts[0][part]) == list(second.thoughts[0][part])
    other = 1 - deal.seat
    assert any(first.thoughts[0][belief.T_PART + 3 * other :][:3])


@pytest.mark.parametrize("seed", range(4))
def test_ending_is_played_as_it_is_solved_when_two_play(seed: int) -> None:
    """With two seats a last batch hides nothing, so open eyes find what the solver finds."""
    deal = ending(2, 5, seed)
    assert deal.seat is not None
    solution = solve(deal.view(deal.seat))
    assert solution.is_exact
    assert solved_move(deal, deal.seat, compiler.plain, 100_000) in solution.best
    assert peek(deal, deal.seat, "expert:ms=600000", 1) in solution.best


def test_ending_of_four_is_solved_when_hands_are_seen() -> None:
    """More than two players are no reason to fall back on samples, too many positions are."""
    deal = ending(4, 6, 2)
    assert deal.seat is not None
    assert solved_move(deal, deal.seat, compiler.plain, 100_000) in deal.legal_moves()
    assert solved_move(deal, deal.seat, compiler.plain, 1) is None
