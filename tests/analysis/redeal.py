"""Other deals that look the same to one seat, or to everybody, up to now."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import tabbe
from tabbe.records.dealing import dealing
from tests.engine.position import GAMES

if TYPE_CHECKING:
    from tabbe.cards import Card


# Every preset, at the largest table it is played at.
PRESETS = tuple(dict(GAMES).items())


def played(game: str, players: int, seed: int, moves: int) -> tabbe.Deal:
    """A deal after so many moves (or at its end), each drawn by lot from the legal ones."""
    dice = random.Random(seed)
    deal = tabbe.Deal(game, players=players, seed=seed)
    while not deal.is_over and len(deal.moves) < moves:
        deal.play(dice.choice(deal.legal_moves()[:60]))
    return deal


def unseen_places(deal: tabbe.Deal, seat: int | None) -> list[int]:
    """Places in the deck of cards that a seat has not seen; for None those still in the pack."""
    dealt = dealing(deal.rules.plan(len(deal.seats)), deal.seats, deal.dealer)
    deck = deal.deck
    places = list(range(len(deck) - deal.stock, len(deck)))
    if seat is None:
        return places
    for owner, hand in dealt.batches[deal.batch - 1].items():
        left: list[Card | None] = list(deal.hand(owner))
        for at in hand:
            if owner != seat and deck[at] in left:
                left.remove(deck[at])
                places.append(at)
    return places


def dealt_again(deal: tabbe.Deal, seat: int | None, seed: int) -> tabbe.Deal:
    """The same deal as far as the seat can tell, with unseen cards elsewhere."""
    dice = random.Random(seed)
    places = unseen_places(deal, seat)
    for _ in range(5000):
        deck: list[Card | None] = list(deal.deck)
        cards = [deck[at] for at in places]
        dice.shuffle(cards)
        for at, card in zip(places, cards, strict=True):
            deck[at] = card
        twin = tabbe.Deal(deal.rules, deal.players, deal.dealer, deck=deck)
        try:
            for move in deal.moves:
                twin.play(move)
        except tabbe.IllegalMove:
            # Somebody would have had to sweep, take or keep a card for a build.
            continue
        return twin
    raise AssertionError("no other deal looks the same")
