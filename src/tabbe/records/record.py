"""What a record holds: who played which game, and every deal with its deck and moves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import date, datetime

    from tabbe.cards import Card
    from tabbe.records.source import Source
    from tabbe.rules import Rules

FORMAT = 1
"""Number of the file format that is written; readers know this and no other yet."""


@dataclass(frozen=True, slots=True)
class Fair:
    """What proves afterwards that a deck was not chosen by anybody.

    Attributes:
        commitment: digest published before the deal.
        secret: what the digest commits to; None until the deal is over.
        seats: contributions of the seats, in seat order; empty when there were none.
    """

    commitment: str
    secret: str | None = None
    seats: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal of a record.

    Attributes:
        dealer: seat of the dealer.
        deck: the cards in dealing order, None for a hidden one.
        moves: notation of the moves in order of play; the seats follow from the rules.
        scores: points per seat, None while the deal is unfinished or unscored.
        fair: what proves that the deck is fair, if anything does.
    """

    dealer: int
    deck: tuple[Card | None, ...]
    moves: tuple[str, ...] = ()
    scores: tuple[int, ...] | None = None
    fair: Fair | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A written game, one or more deals of it.

    Attributes:
        rules: the rules played by, preset and changes.
        players: names in seat order.
        deals: the deals in order; only the last may be unfinished.
        teams: ``"pairs"``, ``"threes"`` or None when everybody plays alone.
        seed: the seed that the decks come from, if they come from one. A number and its digits as
            text mean the same decks.
        totals: points per seat over the finished deals.
        date: day, or day and time, of play.
        source: the text that the record was read from, for errors that name a line; two records
            of the same game are equal whatever they were read from.
    """

    rules: Rules
    players: tuple[str, ...]
    deals: tuple[DealRecord, ...]
    teams: str | None = None
    seed: int | str | None = None
    totals: tuple[int, ...] | None = None
    date: date | datetime | None = None
    source: Source | None = field(default=None, compare=False, repr=False)

    @property
    def game(self) -> str:
        """Id of the preset."""
        return self.rules.id

    @property
    def version(self) -> int:
        """Version of the preset."""
        return self.rules.version
