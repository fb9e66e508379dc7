"""Hidden cards are not in a view, nor to be worked out from it: L58, L59, L68, L70."""

from __future__ import annotations

import pickle
import random

import pytest

import tabbe
from tabbe.engine import Dealt
from tests.rulebook.playing import one
from tests.rulebook.stage import play_all, texts


def hidden_places(deal: tabbe.Deal, seat: int | None) -> list[int]:
    """Places in the deck of the cards that a seat has not seen."""
    unseen = [card for other in range(deal.players) if other != seat for card in deal.hand(other)]
    deck = list(deal.deck)
    first_undealt = len(deck) - deal.stock
    found = list(range(first_undealt, len(deck)))
    for card in unseen:
        # The last copy dealt so far: an earlier one may be the one that was played.
        at = max(i for i in range(first_undealt) if deck[i] == card)
        found.append(at)
    return found


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("game", ["krypkasino", "krypkasino-family"])
def test_L68_view_is_the_same_to_the_byte_when_hidden_cards_change_places(
    game: str, seat: int | None
) -> None:
    """Swap two cards that a seat cannot know: its view, events and legal moves are unchanged."""
    chance = random.Random(68)
    met = 0
    for seed in range(12):
        deal = tabbe.Deal(game, players=3, seed=seed)
        for _ in range(chance.randrange(90)):
            deal.play(chance.choice(list(deal.legal_moves())))
        cards = list(map(str, deal.deck))
        this, that = chance.sample(hidden_places(deal, seat), 2)
        cards[this], cards[that] = cards[that], cards[this]
        swapped = tabbe.Deal(game, players=3, deck=" ".join(cards))
        try:
            play_all(swapped, texts(deal.moves))
        except tabbe.IllegalMove:
            # The hidden hand would have had to play otherwise: no such position.
            continue
        mine, theirs = deal.view(seat), swapped.view(seat)
        assert mine == theirs
        assert repr(mine) == repr(theirs)
        assert pickle.dumps(mine) == pickle.dumps(theirs)
        assert list(map(str, mine.legal)) == list(map(str, theirs.legal))
        met += 1
    assert met >= 6


def test_L59_view_knows_nothing_of_the_deal_or_its_seed() -> None:
    """No field of a view is a deal, a seed or a deck, and other hands are not shown."""
    deal = tabbe.Deal("krypkasino", players=4, seed=1234567)
    for seat in range(4):
        view = deal.view(seat)
        assert view.hand == deal.hand(seat)
        assert b"1234567" not in pickle.dumps(view)
        dealt = one(Dealt, view.events)
        for other, hand in enumerate(dealt.hands):
            assert all((card is None) == (other != seat) for card in hand)


def test_L68_view_has_legal_moves_only_for_the_seat_on_turn() -> None:
    """Who is not on turn, or only watches, gets no list of moves."""
    deal = tabbe.Deal("krypkasino", players=3, dealer=0, seed=2)
    assert list(deal.view(1).legal) == list(deal.legal_moves())
    assert [len(deal.view(seat).legal) for seat in (0, 2, None)] == [0, 0, 0]
    assert deal.view(None).hand == ()


def test_L70_kept_view_does_not_change_when_play_goes_on() -> None:
    """A view is a picture of its moment; playing or taking back does not touch it."""
    deal = tabbe.Deal("krypkasino", players=2, dealer=0, seed=3)
    view = deal.view(1)
    before = pickle.dumps(view)
    moves = list(map(str, view.legal))
    deal.play(deal.legal_moves()[0])
    deal.play(deal.legal_moves()[0])
    deal.undo()
    assert list(map(str, view.legal)) == moves
    assert pickle.dumps(view) == before
