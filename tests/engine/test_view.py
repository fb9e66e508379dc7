"""What a seat may know, field by field, and that nothing else can be got out of it."""

from __future__ import annotations

import gc
import pickle
import types
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields
from typing import Any

import numpy as np
import pytest

import tabbe
from tabbe.cards import Card
from tabbe.engine import DealError, Dealt, IllegalMove, LegalMoves, View
from tests.engine.position import GAMES, finished, held_places, reached, walk

SEED = 20260117


def watchers(deal: tabbe.Deal) -> list[int | None]:
    """All seats and a spectator."""
    return [*range(deal.players), None]


def shown(deal: tabbe.Deal, seat: int | None) -> set[Card]:
    """The types of all cards that a seat has seen by now, told from what was dealt and played."""
    seen: set[Card] = set()
    for told in deal.events:
        if isinstance(told, Dealt):
            seen.update(told.table)
            if seat is not None:
                seen.update(card for card in told.hands[seat] if card is not None)
    for move in deal.moves:
        seen.add(move.card)
    if deal.is_over:
        seen.update(card for card in deal.deck if card is not None)
    return seen


def with_the_unseen_hidden(deal: tabbe.Deal, seat: int | None) -> tabbe.Deal:
    """The same deal from a deck in which every card that a seat has not seen is unknown."""
    deck = list(deal.deck)
    hidden = set(range(len(deck) - deal.stock, len(deck)))
    for other in set(range(deal.players)) - {seat}:
        hidden.update(held_places(deal, other))
    known = [None if i in hidden else card for i, card in enumerate(deck)]
    again = tabbe.Deal(deal.rules, deal.players, deal.dealer, deck=known)
    for move in deal.moves:
        # Unchecked: whether another seat was allowed to play it may hang on what that seat held.
        again._push(move)
    return again


def reachable(thing: object) -> Iterator[object]:
    """Everything that can be reached from an object without leaving data for code."""
    stack, seen = [thing], {id(thing)}
    while stack:
        found = stack.pop()
        yield found
        if isinstance(found, types.SimpleNamespace):
            # The kernels: functions and nothing else, whose text is the same for everybody.
            assert all(callable(kernel) for kernel in vars(found).values())
            continue
        below = found.tolist() if type(found).__module__ == "numpy" else gc.get_referents(found)  # type: ignore[attr-defined]
        for part in below if isinstance(below, list) else [below]:
            if not isinstance(part, type | types.ModuleType | types.FunctionType):
                if id(part) not in seen:
                    stack.append(part)
                seen.add(id(part))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_view_says_what_the_deal_says_when_both_are_asked(game: str, players: int) -> None:
    """Each field, for each seat and a spectator, at every tenth position of a deal."""
    for deal in walk(game, players, 5):
        if len(deal.moves) % 10 and not deal.is_over:
            continue
        for seat in watchers(deal):
            view = deal.view(seat)
            assert (view.seat, view.turn, view.players) == (seat, deal.seat, players)
            assert (view.dealer, view.rules, view.game) == (deal.dealer, deal.rules, game)
            assert view.hand == (() if seat is None else deal.hand(seat))
            if seat is not None:
                assert deal.holding(seat) == (view.hand, view.legal)
            assert (view.table, view.heaps) == (deal.table, deal.heaps)
            assert (view.pile_counts, view.sweeps) == (deal.pile_counts, deal.sweeps)
            assert (view.batches_left, view.stock) == (deal.batches_left, deal.stock)
            assert (view.last_capture, view.scores) == (deal.last_capture, deal.scores())
            assert view.announcements() == deal.announcements()
            if seat is not None and seat == deal.seat:
                assert view.legal == deal.legal_moves()
            else:
                assert view.legal == ()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_events_are_all_there_when_viewed_with_other_hands_face_down(
    game: str, players: int
) -> None:
    """A view tells all that the deal tells; of a dealing it shows the seat's own cards alone."""
    deal = finished(game, players, 6)
    for seat in watchers(deal):
        events = deal.view(seat).events
        assert len(events) == len(deal.events)
        for told, full in zip(events, deal.events, strict=True):
            if isinstance(told, Dealt) and isinstance(full, Dealt):
                for owner, cards in enumerate(full.hands):
                    whole = owner == seat
                    assert told.hands[owner] == (cards if whole else (None,) * len(cards))
                assert (told.batch, told.dealer) == (full.batch, full.dealer)
                assert (told.table, told.stock) == (full.table, full.stock)
            else:
                assert told == full


def test_view_has_these_fields_when_listed() -> None:
    """A new field has to be thought about, here first: may every seat know it?"""
    assert [field.name for field in fields(View)] == [
        "seat",
        "turn",
        "players",
        "dealer",
        "rules",
        "hand",
        "table",
        "legal",
        "heaps",
        "pile_counts",
        "sweeps",
        "batches_left",
        "stock",
        "last_capture",
        "scores",
        "events",
        "sides",
        "carry",
        "sweeps_count",
    ]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_view_is_the_same_when_unseen_cards_are_not_even_known(game: str, players: int) -> None:
    """A deal that was never told the cards a seat has not seen gives that seat the same view.

    Equal, and the same in print, in a pickle, in its hash and in its list of moves: so nothing
    in the view can have come from a hidden card.
    """
    for moves in (0, 7, 23, 38):
        deal = reached(game, players, 3, moves)
        for seat in watchers(deal):
            mine, blind = deal.view(seat), with_the_unseen_hidden(deal, seat).view(seat)
            assert mine == blind
            assert repr(mine) == repr(blind)
            assert hash(mine) == hash(blind)
            assert [str(move) for move in mine.legal] == [str(move) for move in blind.legal]
            # After the moves were listed, so that what the listing keeps is compared as well.
            assert pickle.dumps(mine) == pickle.dumps(blind)


@pytest.mark.parametrize("game", ["krypkasino", "avig-kasino-se", "kasino"])
def test_nothing_leads_to_hidden_cards_when_a_view_is_searched(game: str) -> None:
    """Whatever hangs on a view, its moves or events: no deal, no deck, no card not yet seen."""
    for moves in (0, 5, 17):
        deal = reached(game, 2, SEED, moves)
        for seat in watchers(deal):
            view = deal.view(seat)
            assert len(list(view.legal)) == len(view.legal)
            found = list(reachable(view))
            assert len(found) > 50
            cards = {thing for thing in found if isinstance(thing, Card)}
            assert cards <= shown(deal, seat)
            for thing in found:
                assert not isinstance(thing, tabbe.Deal | tabbe.Match)
                assert not (isinstance(thing, tuple) and thing == deal.deck)
                assert not (isinstance(thing, str) and str(SEED) in thing)


@pytest.mark.parametrize("text", ["2c", "8cx8d", "8cx"])
def test_nothing_leads_to_hidden_cards_when_a_refusal_is_searched(text: str) -> None:
    """The error for a move that is not allowed holds the seat's moves and no other hand."""
    deal = reached("krypkasino", 3, 4, 6)
    with pytest.raises(IllegalMove) as refusal:
        deal.play(text)
    error = refusal.value
    assert list(error.legal) == list(deal.legal_moves())
    data = [error.legal, error.args, error.args_, error.reason, error.rule]
    cards = {thing for part in data for thing in reachable(part) if isinstance(thing, Card)}
    assert cards <= shown(deal, deal.seat)
    (listing,) = {
        id(thing): thing for thing in reachable(error.legal) if thing is error.legal
    }.values()
    assert isinstance(listing, LegalMoves)
    blind = with_the_unseen_hidden(deal, deal.seat)
    assert pickle.dumps(listing) == pickle.dumps(blind.legal_moves())


def test_view_stays_when_play_goes_on() -> None:
    """A view and its moves are of their moment, whatever the deal does afterwards."""
    deal = reached("krypkasino", 2, 1, 9)
    view, twin = deal.view(deal.seat), deal.copy()
    before = pickle.dumps(view)
    for _ in range(12):
        deal.play(deal.legal_moves()[0])
    assert view == twin.view(twin.seat)
    assert list(view.legal) == list(twin.legal_moves())
    assert pickle.dumps(twin.view(twin.seat)) == before


@pytest.mark.parametrize("game", ["krypkasino", "krypkasino-family", "kasino"])
def test_view_shows_no_coming_card_when_a_batch_was_taken_back(game: str) -> None:
    """L71: play the last card of a batch, take it back, and every view is as it was before."""
    met = 0
    for deal in walk(game, 2, 2):
        if deal.is_over or sum(deal.hand_size(seat) for seat in range(2)) > 1:
            continue
        before = {seat: pickle.dumps(deal.view(seat)) for seat in watchers(deal)}
        events, stock = deal.events, deal.stock
        move = deal.legal_moves()[0]
        told = deal.play(move)
        assert deal.undo() == move
        assert {seat: pickle.dumps(deal.view(seat)) for seat in watchers(deal)} == before
        assert (deal.events, deal.stock) == (events, stock)
        met += any(isinstance(one, Dealt) for one in told)
    assert met >= 3


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_view_is_itself_again_when_pickled(game: str, players: int) -> None:
    """A pickle gives an equal view with the same hash, whose moves can be played on."""
    deal = reached(game, players, 8, 11)
    for seat in watchers(deal):
        view = deal.view(seat)
        again = pickle.loads(pickle.dumps(view))  # noqa: S301 - its own pickle
        assert again == view
        assert hash(again) == hash(view)
        assert repr(again) == repr(view)
        assert list(again.legal) == list(view.legal)
        for move in again.legal:
            assert move in view.legal
            assert tabbe.parse_move(str(move), again) == move


def test_view_differs_when_anything_has_happened() -> None:
    """Views of two moments, two seats or two deals are not equal."""
    deal = tabbe.Deal("krypkasino", seed=1)
    views: list[Any] = [deal.view(0), deal.view(1), deal.view(None)]
    deal.play(deal.legal_moves()[0])
    views += [deal.view(0), deal.view(1), deal.view(None), tabbe.Deal(seed=2).view(0)]
    assert len(set(views)) == len(views)


def test_view_cannot_be_changed_when_held() -> None:
    """It is frozen, and takes no further attributes."""
    view = tabbe.Deal("krypkasino", seed=1).view(0)
    with pytest.raises(FrozenInstanceError):
        view.stock = 3  # type: ignore[misc]
    with pytest.raises((AttributeError, TypeError)):
        view.deal = 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "seat", [-1, 2, True, "0", 1.0, np.int64(2), np.bool_(True), np.float64(1)]
)
def test_view_is_refused_when_there_is_no_such_seat(seat: Any) -> None:
    """Only a seat of the deal, or None, has a view."""
    with pytest.raises(DealError) as refusal:
        tabbe.Deal("krypkasino", seed=1).view(seat)
    assert refusal.value.key == "deal-no-such-seat"


def test_rules_of_a_view_are_the_record_when_rules_were_changed() -> None:
    """Who sees the view can tell what the house rules are."""
    rules = tabbe.load_rules("krypkasino", forced_sweep=False)
    view = tabbe.Deal(rules, seed=1).view(None)
    assert view.rules is rules
    assert view.game == "krypkasino"
