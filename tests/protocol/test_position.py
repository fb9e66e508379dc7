"""What messages show of a view."""

from __future__ import annotations

import random

import pytest

import tabbe
from tabbe.engine import Deal
from tabbe.engine.event import Scored
from tabbe.protocol import message as m
from tabbe.protocol.breakdown import breakdown
from tabbe.protocol.position import board, own, told

PRESETS = tabbe.preset_ids()


def played(preset: str, seed: int, plays: int = 10_000) -> Deal:
    """A deal after some random plays."""
    rules = tabbe.load_rules(preset)
    deal = Deal(rules, players=rules.player_counts[-1], seed=seed)
    dice = random.Random(seed)
    while not deal.is_over and len(deal.moves) < plays:
        deal.play(dice.choice(deal.legal_moves()[:50]))
    return deal


@pytest.mark.parametrize("preset", PRESETS)
def test_rows_add_up_to_the_scores_when_a_deal_is_counted(preset: str) -> None:
    """The rows of the count explain every point, and the checksum holds."""
    for seed in range(3):
        deal = played(preset, seed)
        counted = breakdown(deal, 1, deal.scores())
        for seat, score in enumerate(deal.scores()):
            assert sum(row.points[seat] for row in counted.categories) == score
        kinds = {row.kind for row in counted.categories}
        assert deal.rules.bordstabbe or "laid_sweep" not in kinds
        if counted.checksum is not None:
            assert counted.sum == counted.checksum
        assert sum(len(cards) for cards in counted.won) == 52 * deal.rules.packs


@pytest.mark.parametrize("preset", PRESETS)
def test_every_message_can_be_read_back_when_written(preset: str) -> None:
    """Boards, hands, moves and log entries of whole deals survive writing and reading."""
    deal = played(preset, 1, 12)
    seat = deal.seat
    assert seat is not None
    view = deal.view(seat)
    mine = own(view, may=["play"], muted=[], mixed=True)
    events = [told(event, deal.rules) for event in view.events]
    assert [move.notation for move in mine.legal] == [str(move) for move in view.legal][:120]
    hand = [held.card for held in mine.hand]
    assert hand == [str(card) for card in deal.hand(seat)]
    update = m.Update(
        version=2,
        after=1,
        time=0,
        news=events,
        own=mine,
        scene=m.Scene(
            phase="playing",
            match=1,
            deal=1,
            deals=1,
            target=0,
            practice=False,
            seats=[],
            sides=[],
            board=board(deal.view(None), len(deal.moves)),
            fair=None,
            asked=None,
            breakdown=None,
            result=None,
            running=None,
        ),
    )
    assert m.read_message(m.write(update)) == update


def test_a_card_says_why_it_cannot_creep_when_it_must_take() -> None:
    """A barred card bears code, rule and the values of the sentence."""
    deal = Deal("krypkasino", players=2, dealer=0, seed=7)
    assert deal.seat is not None
    mine = own(deal.view(deal.seat), may=["play"], muted=[], mixed=True)
    barred = {held.card: held.barred for held in mine.hand if held.barred}
    assert barred
    for card, why in barred.items():
        assert why is not None
        assert why.code == "must_capture"
        assert why.key == "illegal-must-capture"
        assert why.args["card"] == card
        assert why.rule == "capture"


def test_other_hands_are_face_down_when_told_to_a_seat() -> None:
    """A dealt batch shows a seat its own cards, and a spectator none."""
    deal = played("krypkasino", 3, 0)
    for viewer in (*range(deal.players), None):
        first = told(deal.view(viewer).events[-1], deal.rules)
        assert isinstance(first, m.Dealt)
        for seat, hand in enumerate(first.hands):
            assert all((card is None) == (seat != viewer) for card in hand)


def test_score_is_told_when_a_deal_is_over() -> None:
    """The last entry of the log is the score."""
    deal = played("kasino", 2)
    last = deal.events[-1]
    assert isinstance(last, Scored)
    assert told(last, deal.rules) == m.Scored(scores=list(deal.scores()))


def test_move_has_its_own_price_when_another_game_of_the_name_counts_aces_dearer() -> None:
    """Cards and moves are kept as they are sent, but never from one set of rules to another."""
    rules = tabbe.load_rules("krypkasino")
    dear = rules.with_switches(ace_points=rules.ace_points + 2)
    one, other = Deal(rules, players=2, seed=7), Deal(dear, players=2, seed=7)
    aces = 0
    while one.seat is not None:
        mine, theirs = (
            own(deal.view(deal.seat), may=["play"], muted=[], mixed=True) for deal in (one, other)
        )
        for held, again in zip(mine.hand, theirs.hand, strict=True):
            assert again.points - held.points == 2 * (held.card[0] == "A")
        for move, same in zip(mine.legal, theirs.legal, strict=True):
            taken = [move.card, *map(str, move.takes)] if move.kind == "capture" else []
            number = sum(card[0] == "A" for card in taken)
            assert same.points - move.points == same.price - move.price == 2 * number
            aces += number
        for deal in (one, other):
            deal.play(mine.legal[0].notation)
    assert aces
