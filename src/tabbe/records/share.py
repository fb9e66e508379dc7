"""Making a record of a deal or match, whole or with only what a seat may know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal

from tabbe.cards import plain_seed
from tabbe.engine import Match
from tabbe.records.dealing import dealing
from tabbe.records.error import RecordError, quoted
from tabbe.records.name import NAME_LIMIT, name_problem
from tabbe.records.record import DealRecord, Record
from tabbe.rules import SWITCHES

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from datetime import date as day
    from datetime import datetime

    from tabbe.engine import Deal
    from tabbe.rules import Rules

SPECTATOR: Final = "spectator"
"""Stands for somebody who sits at no seat and sees no hand."""


def record_of(
    played: Deal | Match,
    players: Sequence[str],
    seat: int | Literal["spectator"] | None = None,
    *,
    seed: int | str | None = None,
    date: day | datetime | None = None,
) -> Record:
    """Return the record of a deal or match as it stands.

    Args:
        played: the deal, or the match with the deal in play.
        players: names in seat order.
        seat: whose knowledge the record may hold. None writes everything, the cards still to
            come included. A seat gets its own cards and all that have been face up; the
            ``"spectator"`` (or -1) gets those that have been face up. A finished deal is
            written whole for everybody.
        seed: the seed of the decks, kept to be written. A record for a seat leaves it out until
            all is over, since the cards to come follow from it.
        date: day, or day and time, of play.

    Raises:
        RecordError: names that are not one for each seat, or that cannot be written; a seat that
            is not there; a deal among players of whom some had dropped out before, without
            the deals in which they did.
    """
    steps = recording(played, players, seat, seed=seed, date=date)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            made: Record = done.value
            return made


def recording(
    played: Deal | Match,
    players: Sequence[str],
    seat: int | Literal["spectator"] | None = None,
    *,
    seed: int | str | None = None,
    date: day | datetime | None = None,
) -> Generator[None, None, Record]:
    """Make a record as `record_of` does, stopping after every deal, so that nobody is held up.

    It is the record of how things stand at the first step, whatever is played between the others.
    """
    deal = played.deal if isinstance(played, Match) else played
    whole = seat is None or played.is_over
    if seat not in (None, SPECTATOR, -1, *range(deal.players)):
        raise RecordError("record-seat", found=quoted(seat), last=deal.players - 1)
    finished = played.finished_deals if isinstance(played, Match) else ()
    if not isinstance(played, Match) and len(deal.seats) < deal.players:
        raise RecordError("record-earlier")
    listed = finished if deal.is_over and finished else (*finished, deal)
    # The deal that may be in play first, with all else that the next play would change.
    last = _deal_record(listed[-1], None if listed[-1].is_over else seat)
    made = Record(
        rules=_rules(played),
        players=_names(players, deal.players),
        deals=(last,),
        teams=played.teams if isinstance(played, Match) else None,
        seed=None if seed is None or not whole else plain_seed(seed),
        totals=played.totals if isinstance(played, Match) and finished else None,
        date=date,
    )
    before = []
    for one in listed[:-1]:
        yield
        before.append(_deal_record(one, None))
    return replace(made, deals=(*before, last))


def _names(players: Sequence[str], count: int) -> tuple[str, ...]:
    names = tuple(name.strip() for name in players)
    if len(names) != count:
        raise RecordError("record-names", found=len(names), players=count)
    for name in names:
        problem = name_problem(name)
        if problem is not None:
            raise RecordError(problem, found=quoted(name), limit=NAME_LIMIT)
    return names


def _rules(played: Deal | Match) -> Rules:
    """Return the rules, with the number of deals agreed for this match."""
    rules = played.rules
    if not isinstance(played, Match) or played.deals is None:
        return rules
    usual = rules.deals or (0 if rules.target else played.players)
    if played.deals == usual or played.deals > SWITCHES["deals"].high:
        return rules
    return rules.with_switches(deals=played.deals)


def _deal_record(deal: Deal, seat: int | str | None) -> DealRecord:
    deck = deal.deck
    if seat is not None:
        seen = _seen(deal, seat)
        deck = tuple(card if at in seen else None for at, card in enumerate(deck))
    return DealRecord(
        dealer=deal.dealer,
        deck=deck,
        moves=tuple(str(move) for move in deal.moves),
        scores=deal.scores() if deal.is_over else None,
    )


def _seen(deal: Deal, seat: int | str) -> set[int]:
    """Return the positions in the deck of cards that a seat knows to lie there."""
    deck = deal.deck
    dealt = dealing(deal.rules.plan(len(deal.seats)), deal.seats, deal.dealer)
    seen = set(dealt.table)
    played = [move.card for move in deal.moves]
    for batch in dealt.batches[: deal.batch - 1]:
        for hand in batch.values():
            seen.update(hand)
            del played[: len(hand)]
    now = dealt.batches[deal.batch - 1]
    seen.update(position for owner, hand in now.items() if owner == seat for position in hand)
    known = Counter(deck[at] for at in seen)
    others = {
        owner: played[turn :: len(now)] for turn, owner in enumerate(dealt.order) if owner != seat
    }
    known.update(card for cards in others.values() for card in cards)
    for owner, cards in others.items():
        # Where in the hand a card lay tells where its twin, if that is unseen, does not lie. So
        # it stays hidden in the deck, and shows in the moves alone, until both have been seen.
        seen.update(
            at for at in now[owner] if deck[at] in cards and known[deck[at]] == deal.rules.packs
        )
    return seen
