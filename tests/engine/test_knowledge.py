"""From a view to a position: exact about what is known, and silent about the rest."""

from __future__ import annotations

import pytest

import tabbe
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.knowledge import Knowledge, knowledge_of
from tests.engine.position import GAMES, walk
from tests.rulebook.stage import stage

# What the last play's story said is not wiped by the plays that follow.
STORY = {b.TOLD_POINTS, b.TOLD_PAID, b.TOLD_REWARD}


def assert_known(deal: tabbe.Deal, known: Knowledge) -> None:
    """The block is the deal's own, but for the cards the seat does not see."""
    own = deal.seat
    assert own is not None
    secret = {b.HAND + seat for seat in range(b.MAX_SEATS) if seat != own}
    for at in range(b.DECK):
        assert at in secret | STORY or known.block[at] == deal._block[at]
    builds = slice(b.BUILD, b.BUILD + b.B_SIZE * deal._block[b.BUILD_N])
    assert list(known.block[builds]) == list(deal._block[builds])
    others = [seat for seat in range(deal.players) if seat != own]
    hidden = [card for seat in others for card in deal.hand(seat)]
    hidden += [card for card in deal.deck[len(deal.deck) - deal.stock :] if card is not None]
    assert sorted(card.index for card in hidden) == list(known.unseen)
    for seat in others:
        assert known.block[b.HAND + seat] == (1 << b.CARD_WIDTH * deal.hand_size(seat)) - 1


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_knowledge_of_gives_the_deal_when_read_from_a_view(game: str, players: int) -> None:
    """At every position the block from the view agrees, and no card held is thought banned."""
    for deal in walk(game, players, 11):
        if deal.is_over:
            break
        known = knowledge_of(deal.view(deal.seat), compiler.plain)
        assert_known(deal, known)
        for seat in range(players):
            if seat != deal.seat:
                assert not any(known.bans[seat] >> card.index & 1 for card in deal.hand(seat))


def test_knowledge_of_bans_ranks_when_a_sweepable_table_was_passed_by() -> None:
    """Who leaves 9, 9, 5 and 4 lying holds no nine; once new cards are dealt it may."""
    deal = stage("5c 4d 9h 9d", {1: "2h 3h Kh Qh Kd Qd"})
    deal.play(next(move for move in deal.legal_moves() if move.kind == "creep"))
    known = knowledge_of(deal.view(0), compiler.plain)
    assert list(known.bans) == [0, 15 << 32, 0, 0, 0, 0]
    while deal.batch == 1:
        deal.play(deal.legal_moves()[0])
    assert list(knowledge_of(deal.view(deal.seat), compiler.plain).bans) == [0] * b.MAX_SEATS
