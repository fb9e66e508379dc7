"""Before the first packet: who is dealt in, and the block a deal begins with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabbe.cards import full_deck, quoted, whole
from tabbe.engine import block as b
from tabbe.engine.error import DealError

if TYPE_CHECKING:
    from tabbe.rules import Rules

MOST_CARRIED = 1_000_000
"""Points that ties of earlier deals may bring along."""


def shown(number: object) -> str:
    """What was given for a number, as a message can show it."""
    # Python refuses to write numbers of thousands of digits.
    if isinstance(number, int) and number.bit_length() > 64:
        return "-9999…" if number < 0 else "9999…"
    return quoted(str(number))


def seats_of(rules: Rules, players: int, seats: Sequence[int] | None) -> tuple[int, ...]:
    """The seats dealt in, in order.

    Raises:
        RulesError: a number of players the game is not for.
        DealError: a seat that is not at the table, twice there, or none at all.
    """
    rules.plan(players)
    if seats is None:
        return tuple(range(players))
    given = tuple(seats)
    inside = {seat for seat in map(whole, given) if seat is not None and 0 <= seat < players}
    if not given or len(inside) < len(given):
        raise DealError("deal-seats", last=players - 1)
    rules.plan(len(inside))
    return tuple(sorted(inside))


def dealer_of(given: object, seats: tuple[int, ...]) -> int:
    """The seat that deals.

    Raises:
        DealError: one that is not dealt in.
    """
    dealer = whole(given)
    if dealer is None or dealer not in seats:
        raise DealError("deal-dealer", dealer=shown(given), last=seats[-1])
    return dealer


def carry_of(carry: object) -> tuple[int, int]:
    """The points (cards, suit) that earlier deals have brought along.

    Raises:
        DealError: no pair of points that can be.
    """
    given = tuple(carry) if isinstance(carry, tuple | list) else ()
    pair = [n for n in map(whole, given) if n is not None and 0 <= n <= MOST_CARRIED]
    if len(given) != 2 or len(pair) != 2:
        told = ", ".join(map(shown, given[:3])) or type(carry).__name__
        raise DealError("deal-carry", most=MOST_CARRIED, carry=told)
    return pair[0], pair[1]


def fresh_block(
    rules: Rules,
    seats: Sequence[int],
    dealer: int,
    carry: tuple[int, int] = (0, 0),
    *,
    sweeps_count: bool = True,
) -> list[int]:
    """A block before the first packet, its deck still to be filled in."""
    fresh = [0] * b.SIZE
    fresh[b.SEATS] = len(seats)
    fresh[b.DEALER] = dealer
    fresh[b.LAST] = -1
    fresh[b.DECK_N] = 52 * rules.packs
    fresh[b.MAJORITY_CARDS] = rules.majority_cards_points + carry[0]
    fresh[b.MAJORITY_SUIT] = rules.majority_suit_points + carry[1]
    for at, seat in enumerate(seats):
        fresh[b.RING_PREV + seats[(at + 1) % len(seats)]] = seat
        fresh[b.RING_NEXT + seat] = seats[(at + 1) % len(seats)]
    fresh[b.SWEEPS_OFF] = int(not sweeps_count)
    return fresh


def unshuffled(rules: Rules, players: int) -> list[int]:
    """A block before the first packet whose deck is in order, seat 0 dealing."""
    fresh = fresh_block(rules, range(players), 0)
    for at, card in enumerate(full_deck(rules.packs)):
        fresh[b.DECK + at] = card.index
    return fresh
