"""Positions met by chance, for every preset and number of seats, the same on every run."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import tabbe
from tabbe.engine import Built, Captured, Crept, LegalMoves, Move

# A table as wide as this is left as soon as possible: some games let it grow without end.
WIDE = 12

GAMES = tuple(
    (game, players)
    for game in tabbe.preset_ids()
    for players in tabbe.load_rules(game).player_counts
)


def one_of(moves: LegalMoves, chance: random.Random) -> Move:
    """One of the first few hundred moves, by chance."""
    few = list(islice(moves, 300))
    return few[chance.randrange(len(few))]


def next_move(deal: tabbe.Deal, chance: random.Random) -> Move:
    """A move by chance; on a wide table one of those that take most."""
    moves = deal.legal_moves()
    assert isinstance(moves, LegalMoves)
    if len(deal.table) < WIDE:
        return one_of(moves, chance)
    return max(islice(moves, 300), key=lambda move: len(move.takes))


def walk(rules: str | tabbe.Rules, players: int, seed: int) -> Iterator[tabbe.Deal]:
    """One deal at each of its positions, from the opening to the end; it goes on by itself."""
    chance = random.Random(seed)
    deal = tabbe.Deal(rules, players=players, dealer=seed % players, seed=seed)
    while not deal.is_over:
        yield deal
        deal.play(next_move(deal, chance))
    yield deal


def reached(rules: str | tabbe.Rules, players: int, seed: int, moves: int) -> tabbe.Deal:
    """A deal after so many moves by chance, or at its end."""
    for deal in walk(rules, players, seed):
        if len(deal.moves) == moves:
            break
    return deal


def finished(rules: str | tabbe.Rules, players: int, seed: int) -> tabbe.Deal:
    """A deal at its end."""
    return reached(rules, players, seed, -1)


def dealt_to(deal: tabbe.Deal) -> list[dict[int, list[int]]]:
    """Per batch, of those dealt so far, the places in the deck of each seat's cards."""
    plan = deal.rules.plan(len(deal.seats))
    after = [seat for seat in deal.seats if seat > deal.dealer]
    row = [*after, *(seat for seat in deal.seats if seat <= deal.dealer)]
    opening = [(size, where == "hand") for where, size in plan.opening]
    later = [[(size, True) for size in plan.packets(number)] for number in plan.batches]
    found, at = [], 0
    for batch in [opening, *later][: deal.batch]:
        places: dict[int, list[int]] = {seat: [] for seat in row}
        for size, to_hands in batch:
            for seat in row if to_hands else [-1]:
                if to_hands:
                    places[seat] += range(at, at + size)
                at += size
        found.append(places)
    return found


def held_places(deal: tabbe.Deal, seat: int) -> list[int]:
    """The places in the deck of the cards that a seat holds, in the order of its hand."""
    deck, batches = deal.deck, dealt_to(deal)
    plays = [
        told.card
        for told in deal.events
        if isinstance(told, Crept | Captured | Built) and told.seat == seat
    ]
    held: list[int] = []
    for batch in batches:
        assert not held
        held = list(batch[seat])
        while held and plays:
            card = plays.pop(0)
            held.remove(next(place for place in held if deck[place] is card))
    return held
