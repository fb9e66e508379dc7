"""Copies, undo and pickles of deals and matches: each goes its own way from one state."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable

import pytest

import tabbe
from tabbe.cards import Card, full_deck
from tabbe.engine import DealError
from tests.engine.position import GAMES, held_places, next_move, reached, walk


def observed(deal: tabbe.Deal) -> tuple[object, ...]:
    """All that can be seen of a deal."""
    return (
        deal.rules,
        deal.players,
        deal.dealer,
        deal.seats,
        deal.deck,
        deal.seat,
        deal.is_over,
        deal.table,
        tuple(deal.hand(seat) for seat in range(deal.players)),
        deal.heaps,
        deal.stock,
        deal.batch,
        deal.batches_left,
        deal.last_capture,
        deal.pile_counts,
        deal.suit_counts,
        deal.spade_counts,
        deal.sweeps,
        deal.scores(),
        deal.events,
        deal.moves,
        tuple(deal.legal_moves()[:60]),
        tuple(deal.view(seat) for seat in (*range(deal.players), None)),
    )


def pickled(deal: tabbe.Deal) -> tabbe.Deal:
    """The deal through a pickle."""
    again: tabbe.Deal = pickle.loads(pickle.dumps(deal))  # noqa: S301 - its own pickle
    return again


WAYS: dict[str, Callable[[tabbe.Deal], tabbe.Deal]] = {
    "copy": tabbe.Deal.copy,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": pickled,
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "players"), [game for game in GAMES if game[1] in (2, 4, 6)])
def test_copy_goes_its_own_way_when_played_on(way: str, game: str, players: int) -> None:
    """A copy is the same deal, and neither notices what the other plays or takes back."""
    chance = random.Random(5)
    for moves in (0, 9, 26):
        deal = reached(game, players, 31, moves)
        before = observed(deal)
        twin = WAYS[way](deal)
        assert type(twin) is tabbe.Deal
        assert observed(twin) == before
        for _ in range(12):
            twin.play(next_move(twin, chance))
        assert observed(deal) == before
        later = observed(twin)
        deal.play(next_move(deal, chance))
        if moves:
            deal.undo()
            deal.undo()
        assert observed(twin) == later
        for _ in range(12 + moves):
            twin.undo()
        assert twin.moves == ()
        with pytest.raises(DealError):
            twin.undo()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_undo_goes_back_step_by_step_when_played_through(game: str, players: int) -> None:
    """From the end back to the opening every state comes by again, and every move is given back."""
    states: list[tuple[object, ...]] = []
    for deal in walk(game, players, 32):
        states.append(observed(deal))
    played = list(deal.moves)
    while played:
        assert observed(deal) == states.pop()
        assert deal.undo() == played.pop()
    assert observed(deal) == states.pop()
    assert states == []


def test_undo_is_refused_when_nothing_was_played() -> None:
    """There is nothing to take back from an opening."""
    deal = tabbe.Deal("krypkasino", seed=1)
    with pytest.raises(DealError) as refusal:
        deal.undo()
    assert refusal.value.key == "deal-nothing-to-undo"


def test_play_goes_on_when_the_end_was_taken_back() -> None:
    """A deal that was over is over again after the same last move."""
    deal = reached("krypkasino-family", 3, 1, -1)
    end = observed(deal)
    last = deal.undo()
    assert not deal.is_over
    assert last in deal.legal_moves()
    deal.play(last)
    assert observed(deal) == end


def test_pickle_keeps_everything_when_a_deal_is_unusual() -> None:
    """Seats left out, hidden cards, carried points and sweeps that count nothing come along."""
    deck: list[Card | None] = list(full_deck(1))
    deck[-1] = deck[-2] = None
    rules = tabbe.load_rules("avig-kasino-se", forced_sweep=False)
    deal = tabbe.Deal(rules, 4, 1, deck=deck, seats=(0, 1, 3), carry=(2, 1), sweeps_count=False)
    deal.play(deal.legal_moves()[0])
    twin = pickled(deal)
    assert observed(twin) == observed(deal)
    while len(deal.moves) < 30:
        move = deal.legal_moves()[0]
        assert deal.play(move) == twin.play(move)
    assert observed(twin) == observed(deal)


def test_pickle_keeps_a_build_when_the_card_for_it_is_hidden() -> None:
    """A seat's build stays in a deal that does not know what the seat still holds."""
    full = next(
        deal for deal in walk("kasino", 2, 4) if any(event.kind == "built" for event in deal.events)
    )
    hidden = {place for seat in range(2) for place in held_places(full, seat)}
    deck = [None if at in hidden else card for at, card in enumerate(full.deck)]
    deal = tabbe.Deal("kasino", 2, full.dealer, deck=deck)
    for move in full.moves:
        deal._push(move)
    assert deal.table == full.table
    assert observed(pickled(deal)) == observed(deal)


def test_pickle_holds_the_same_carry_when_the_majority_is_counted() -> None:
    """Points carried from an earlier tie are still there at the end of a pickled deal."""
    rules = tabbe.load_rules("avig-kasino-se", majority_tie="carry")
    deal = tabbe.Deal(rules, 2, 1, seed=4, carry=(5, 7))
    twin = pickled(deal)
    while not deal.is_over:
        twin.play(deal.legal_moves()[0])
        deal.play(deal.legal_moves()[0])
    assert observed(twin) == observed(deal)
    plain = tabbe.Deal(rules, 2, 1, seed=4)
    for move in deal.moves:
        plain.play(move)
    assert sum(deal.scores()) == sum(plain.scores()) + 12


@pytest.mark.parametrize("way", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])  # noqa: S301
def test_match_goes_its_own_way_when_copied(way: Callable[[tabbe.Match], tabbe.Match]) -> None:
    """A copied match has the same decks to come, and its own play."""
    match = tabbe.Match("avig-kasino", players=2, seed=5, deals=3)
    play_out(match.deal)
    match.next_deal()
    twin = way(match)
    before = (match.totals, match.scores, match.deal.events)
    play_out(twin.deal)
    twin.next_deal()
    assert (match.totals, match.scores, match.deal.events) == before
    play_out(match.deal)
    match.next_deal()
    assert match.deal.deck == twin.deal.deck
    assert match.scores == twin.scores


def play_out(deal: tabbe.Deal) -> None:
    """Play the first move of every list to the end."""
    while not deal.is_over:
        deal.play(deal.legal_moves()[0])
