"""The same deal with cards elsewhere, as far as one seat, or everybody, can tell.

It goes by `tests.engine.position` and the public `Deal` alone, never by what the product knows of
places in a deck.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import tabbe
from tabbe.cards import Card
from tests.engine.position import held_places


def with_cards(
    deal: tabbe.Deal, places: Sequence[int], cards: Sequence[Card | None]
) -> tabbe.Deal | None:
    """The same moves from a deck with these cards at these places; None where they are not legal.

    Then somebody would have had to sweep, take or keep a card for a build.
    """
    deck = list(deal.deck)
    for place, card in zip(places, cards, strict=True):
        deck[place] = card
    twin = tabbe.Deal(deal.rules, deal.players, deal.dealer, deck=deck, seats=deal.seats)
    try:
        for move in deal.moves:
            twin.play(move)
    except tabbe.IllegalMove:
        return None
    return twin


def unseen_places(deal: tabbe.Deal, seat: int | None) -> list[int]:
    """Places in the deck of cards that a seat has not seen; for None those still in the pack."""
    others = [] if seat is None else [other for other in deal.seats if other != seat]
    held = [place for other in others for place in held_places(deal, other)]
    return held + list(range(len(deal.deck) - deal.stock, len(deal.deck)))


def dealt_otherwise(
    deal: tabbe.Deal, seat: int | None, seed: int, tries: int = 60
) -> tabbe.Deal | None:
    """The deal with the cards that a seat has not seen dealt otherwise; None if it cannot be."""
    places = unseen_places(deal, seat)
    chance = random.Random(seed)
    for _ in range(tries):
        cards = [deal.deck[place] for place in places]
        chance.shuffle(cards)
        twin = with_cards(deal, places, cards)
        if twin is not None:
            return twin
    return None
