"""What a simulation ought to tell, found out by playing its games over again through `Deal`.

Decks and dice are made anew here from the seed words; of the kernels only the generator's first
steps are used, and `test_playout.py` holds those against a generator of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import tabbe
from tabbe.bots import bout, make_bot
from tabbe.bots.bot import parse_bots
from tabbe.bots.greedy import preference
from tabbe.cards import Card, full_deck
from tabbe.engine import LegalMoves, Move, Swept
from tabbe.engine import block as b

WORD = 0xFFFFFFFF
Row = list[int]


def dice_of(high: int, low: int, stream: int) -> Iterator[int]:
    """The words of sfc32, started the way playouts start it."""
    a, c, d, count = high & WORD, low & WORD, stream & WORD, 1 + (stream >> 32)
    drawn = 0
    while True:
        word = (a + c + count) & WORD
        count = (count + 1) & WORD
        a = c ^ (c >> 9)
        c = (d + (d << 3)) & WORD
        d = (((d << 21) | (d >> 11)) + word) & WORD
        drawn += 1
        if drawn > 16:
            yield word


def below(dice: Iterator[int], number: int) -> int:
    """A number from 0 to `number` - 1."""
    return (next(dice) * number) >> 32


def deck_of(packs: int, high: int, low: int, number: int) -> list[Card]:
    """The deck of a simulation by its number."""
    dice = dice_of(high, low, 2 * number)
    deck = list(full_deck(packs))
    for i in range(len(deck) - 1, 0, -1):
        j = below(dice, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def listed(moves: LegalMoves, room: int) -> tuple[Move, ...]:
    """The moves that a playout chooses among: all, or of a very long list a fair sample."""
    first = moves.first(room + 1)
    if type(moves) is LegalMoves and len(first) <= room:
        return first
    return moves.sample(room * b.M_SIZE // b.P_SIZE)


def rows_by_deal(
    rules: tabbe.Rules,
    bots: str,
    players: int,
    words: tuple[int, int],
    number: int,
    room: int = 512,
) -> list[list[Row]]:
    """Per rotation and seat what one deck brings: score, sweep units, double sweeps, decisions."""
    high, low = words
    named = parse_bots(bots, players)
    told = []
    for rotation in range(players):
        deal = tabbe.Deal(rules, players=players, deck=deck_of(rules.packs, high, low, number))
        dice = dice_of(high ^ (rotation * 0x9E3779B9), low, 2 * number + 1)
        decisions, doubles = [0] * players, [0] * players
        while not deal.is_over:
            seat, moves = deal.seat, deal.legal_moves()
            assert seat is not None
            assert isinstance(moves, LegalMoves)
            few = listed(moves, room)
            if named[(seat - rotation) % players % len(named)].kind == "random":
                move = few[below(dice, len(few))]
            elif moves.is_long:
                move = min(few, key=lambda one: preference(one, rules))
            else:
                move = make_bot("greedy").choose(deal.view(seat))
            decisions[seat] += 1
            for told_of in deal.play(move):
                if isinstance(told_of, Swept) and told_of.units == 2:
                    doubles[seat] += 1
        told.append(
            [list(row) for row in zip(deal.scores(), deal.sweeps, doubles, decisions, strict=True)]
        )
    return told


def table_of(
    rules: tabbe.Rules, bots: str, players: int, words: tuple[int, int], *, plain: bool
) -> bout.Table:
    """The table that a simulation sets up, with seed words of one's own."""
    named = parse_bots(bots, players)
    table = bout.table_for(rules, players, named, 0, 1)
    high, low = words
    return replace(table, high=high, low=low, own=low, plain=plain)


def rows_by_kernel(table: bout.Table, first: int, decks: int) -> Any:
    """The same as told by the kernels, for decks in a row; nobody forfeits there."""
    rows = bout.play(table, first, decks).rows
    assert not rows[..., 4].any()
    return rows[..., :4].tolist()


def random_by_deal(
    rules: tabbe.Rules, players: int, words: tuple[int, int, int], deals: int
) -> tuple[int, list[int]]:
    """Random playouts played over again: how many moves, and the sum of scores per seat.

    One generator serves all deals, the pack is shuffled on from where it lies, and a number is
    drawn wherever there is a choice: takes in hand order first, then creeps.
    """
    dice = dice_of(*words)
    deck = list(full_deck(rules.packs))
    moves, told = 0, [0] * players
    for _ in range(deals):
        for i in range(len(deck) - 1, 0, -1):
            j = below(dice, i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        deal = tabbe.Deal(rules, players=players, deck=deck)
        while not deal.is_over:
            few = sorted(deal.legal_moves(), key=lambda move: not move.takes)
            deal.play(few[below(dice, len(few))] if len(few) > 1 else few[0])
            moves += 1
        told = [sum(pair) for pair in zip(told, deal.scores(), strict=True)]
    return moves, told
