"""Decks that bring a wanted situation about.

The dealing rows they follow are those of this folder, so that a deal staged with them also
checks that the engine deals in the same order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import tabbe
from tabbe.engine import Event
from tests.rulebook.row import EXACT, Packet, Place, clockwise, pack, places


def deck(
    wanted: Mapping[tuple[int, Place], str],
    row: Sequence[Packet] = EXACT[2],
    players: int = 2,
    dealer: int = 0,
    packs: int = 2,
    *,
    short: bool = False,
) -> str:
    """A deck that deals the wanted cards where they are wanted, and any others elsewhere.

    ``wanted`` maps (batch, seat or "table") to cards in the order in which they arrive there;
    a place that asks for fewer cards than it gets is filled up at the end.
    """
    waiting = {place: cards.split() for place, cards in wanted.items()}
    rest = Counter(pack(packs))
    for cards in waiting.values():
        rest.subtract(cards)
    assert min(rest.values()) >= 0, "the packs do not hold the wanted cards"
    # High cards first: as filler they sum to least.
    filler = iter(sorted(rest.elements(), key=lambda card: -"A23456789TJQK".index(card[0])))
    dealt: list[str] = []
    for place in places(row, clockwise(players, dealer), packs, short=short):
        queue = waiting.get(place, [])
        dealt.append(queue.pop(0) if queue else next(filler))
    assert not any(waiting.values()), f"too many cards wanted: {waiting}"
    return " ".join(dealt)


def stage(
    table: str,
    hands: Mapping[int, str],
    *,
    rules: str | tabbe.Rules = "krypkasino",
    row: Sequence[Packet] | None = None,
    players: int = 2,
    dealer: int = 0,
    packs: int = 2,
    short: bool = False,
    later: Mapping[tuple[int, Place], str] | None = None,
) -> tabbe.Deal:
    """A deal that opens with this table and these hands (seat to cards)."""
    wanted: dict[tuple[int, Place], str] = {(1, "table"): table}
    wanted.update({(1, seat): cards for seat, cards in hands.items()})
    wanted.update(later or {})
    cards = deck(
        wanted, EXACT[players] if row is None else row, players, dealer, packs, short=short
    )
    return tabbe.Deal(rules, players=players, dealer=dealer, deck=cards)


def play_all(deal: tabbe.Deal, moves: str) -> list[Event]:
    """Play a line of moves; the events of all of them in order."""
    return [event for move in moves.split() for event in deal.play(move)]


def texts(cards: Sequence[object]) -> str:
    """Cards as one line of text."""
    return " ".join(map(str, cards))
