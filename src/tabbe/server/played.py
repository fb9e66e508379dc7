"""One match at a table: what proves its decks, and how it begins."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tabbe.cards import Card, deck_of_seed
from tabbe.engine import Match
from tabbe.engine.match import draw_dealer
from tabbe.records import commitment, fair_seed, read_record

if TYPE_CHECKING:
    from tabbe.protocol import message as m
    from tabbe.rules import Rules
    from tabbe.server.setup import Origin, Setup


@dataclass(slots=True)
class Proof:
    """What makes one deal's deck: the server's secret and what the seats added."""

    secret: str
    since: int
    added: dict[int, str] = field(default_factory=dict)
    commitment: str = field(init=False)

    def __post_init__(self) -> None:
        self.commitment = commitment(self.secret)


@dataclass(slots=True)
class Played:
    """One match at the table: the match and the proofs of its decks.

    Attributes:
        number: from 1.
        conceded: seats that gave up.
        conceded_to: seats that won by that, None while the match was not broken off.
        count: the breakdown of the last counted deal, once somebody has asked for it.
        text: the whole record, once the match is over and somebody has asked for it, with the
            names that stand in it.
    """

    number: int
    proofs: list[Proof] = field(default_factory=list)
    match: Match | None = None
    practice: bool = False
    conceded: set[int] = field(default_factory=set)
    conceded_to: tuple[int, ...] | None = None
    count: m.Breakdown | None = None
    text: tuple[tuple[str, ...], str] | None = None

    def seed_of(self, number: int, players: int) -> str:
        """What the deck of a deal follows from. Secret while that deal is on."""
        proof = self.proofs[number - 1]
        added = [proof.added.get(seat, "") for seat in range(players)]
        return fair_seed(proof.secret, added)


def begun(played: Played, setup: Setup, rules: Rules, first: Match | None) -> Match:
    """Make the match of which the first deck is proved.

    Args:
        played: what is known of it so far.
        setup: of the table.
        rules: of the table.
        first: the first match of the table, once it has begun; the deal passes on from match to
            match.
    """
    if setup.origin is not None and played.number == 1:
        return _from_record(setup.origin, played, setup, rules)
    dealer = draw_dealer(rules, setup.players, played.seed_of(1, setup.players))
    if played.number > 1:
        start = dealer if first is None else first_dealer(first)
        dealer = (start + played.number - 1) % setup.players
    return Match(
        rules,
        setup.players,
        setup.teams,
        setup.deals,
        dealer=dealer,
        decks=lambda number: _deck(played, setup, rules, number),
    )


def _deck(played: Played, setup: Setup, rules: Rules, number: int) -> tuple[Card, ...]:
    return deck_of_seed(played.seed_of(number, setup.players), rules.packs)


def _from_record(origin: Origin, played: Played, setup: Setup, rules: Rules) -> Match:
    """The match that plays on from a position of a record."""
    given = read_record(origin.record).deals[origin.deal - 1]

    def deck(number: int) -> tuple[Card | None, ...]:
        return given.deck if number == 1 else _deck(played, setup, rules, number)

    made = Match(rules, setup.players, setup.teams, setup.deals, dealer=given.dealer, decks=deck)
    for move in given.moves[: origin.move]:
        made.deal.play(move)
    return made


def first_dealer(match: Match) -> int:
    """The seat that dealt first in a match."""
    finished = match.finished_deals
    return finished[0].dealer if finished else match.dealer
