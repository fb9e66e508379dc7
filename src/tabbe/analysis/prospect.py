"""What a move leaves to the next player: the table, and which cards would sweep it.

All of it follows from a view. The move is played by the engine's own kernels on the position that
the view tells, with every card that the view does not show left unknown.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb
from typing import TYPE_CHECKING

import tabbe.bots.kernel  # noqa: F401 - its kernels join those that play a move on a view
from tabbe.cards import CARDS, Card
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.announce import announcements
from tabbe.engine.knowledge import knowledge_of
from tabbe.engine.move import Build, cards_of
from tabbe.engine.table_listing import read_builds

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabbe.engine import Move, View
    from tabbe.engine.knowledge import Knowledge


@dataclass(frozen=True, slots=True)
class Risk:
    """One rank, or one card, that would sweep the table left.

    Attributes:
        sweeper: a rank (`"9"`) where every card of it sweeps, else a card (`"2s"`).
        unseen: how many of them the player has not seen.
        total: how many of them the packs hold.
        chance: probability that the next player holds one.
    """

    sweeper: str
    unseen: int
    total: int
    chance: float


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a move leaves behind.

    Attributes:
        table: cards in card order, then builds; pictures that go are gone.
        next_seat: who plays next, None when the deal is over.
        risks: every way to sweep the table, in the order of ranks.
        chance: probability that the next player can sweep.
        double: probability that the next player can make a double sweep.
        redealt: whether a new batch comes between.
    """

    table: tuple[Card | Build, ...]
    next_seat: int | None
    risks: tuple[Risk, ...]
    chance: float
    double: float
    redealt: bool


def prospect_of(view: View, move: Move) -> Prospect:
    """Say what a legal move of the seat on turn leaves to the next player.

    The probability is that of drawing so many cards as the next player holds from those unseen
    cards that the player may hold: who let a table go that had to be swept holds none that would
    have swept it. What the others' play tells beyond that is not weighed.
    """
    return prospects(view, [move])[0]


def prospects(view: View, moves: Iterable[Move]) -> list[Prospect]:
    """Say the same of several moves."""
    known = knowledge_of(view, compiler.plain)
    return [_prospect(view, known, move) for move in moves]


def _prospect(view: View, known: Knowledge, move: Move) -> Prospect:
    kernels = known.kernels
    block = known.block.copy()
    kernels.play_row(block, known.numbers, list(known.row_of(move)), 0)
    seat = int(block[b.TURN])
    redealt = bool(block[b.BATCH] != known.block[b.BATCH])
    if seat < 0:
        return Prospect((), None, (), 0.0, 0.0, redealt)
    table: tuple[Card | Build, ...] = (
        *cards_of(int(block[b.TABLE1]), int(block[b.TABLE2])),
        *read_builds(block),
    )
    held = int(block[b.HAND_N + seat])
    bans = 0 if redealt else int(known.bans[seat])
    counts = kernels.sweeps_count(block, known.numbers)
    if not counts or (view.rules.sweep_points == 0 and not view.rules.forced_sweep):
        return Prospect(table, seat, (), 0.0, 0.0, redealt)
    sweepers = {code: _cards_of(code) for code in announcements(view.rules, table)}

    def chance(cards: set[int]) -> float:
        return _chance(known, cards, bans, held)

    risks = tuple(
        Risk(
            code,
            sum(index in cards for index in known.unseen),
            len(cards) * view.rules.packs,
            chance(cards),
        )
        for code, cards in sweepers.items()
    )
    every = set().union(*sweepers.values())
    loose = int(block[b.TABLE1]), int(block[b.TABLE2])
    double = {
        index for index in every if kernels.sweep_units(block, known.numbers, index, *loose) == 2
    }
    return Prospect(
        table,
        seat,
        risks,
        chance(every),
        chance(double),
        redealt,
    )


def _cards_of(code: str) -> set[int]:
    """The cards that an announcement names, as `Card.index`."""
    if len(code) == 2:
        return {Card(code).index}
    return {card.index for card in CARDS if str(card)[0] == code}


def _chance(known: Knowledge, cards: set[int], bans: int, held: int) -> float:
    """Probability that so many cards, drawn from those a seat may hold, include one of some."""
    if not cards:
        return 0.0
    may = [index for index in known.unseen if not bans >> index & 1]
    others = sum(index not in cards for index in may)
    if held > len(may):
        return 0.0
    return 1 - comb(others, held) / comb(len(may), held)
