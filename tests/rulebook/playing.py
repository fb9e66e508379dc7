"""Deals and matches played to the end by chance, the same way every time."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import TypeVar

import tabbe
from tabbe.engine import Event


def steps(deal: tabbe.Deal, seed: int) -> Iterator[tuple[Event, ...]]:
    """Play random legal moves to the end of the deal; the events of each move."""
    chance = random.Random(seed)
    while not deal.is_over:
        moves = deal.legal_moves()
        yield deal.play(moves[chance.randrange(len(moves))])


def finish(deal: tabbe.Deal, seed: int) -> list[Event]:
    """Play the deal to its end; all its events, those of the first dealing included."""
    for _ in steps(deal, seed):
        pass
    return list(deal.events)


def finish_match(match: tabbe.Match, seed: int) -> None:
    """Play deal after deal until the match is over."""
    while True:
        finish(match.deal, seed + len(match.scores))
        if match.is_over:
            return
        match.next_deal()


E = TypeVar("E", bound="Event")


def of(kind: type[E], events: Iterable[Event]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def one(kind: type[E], events: Iterable[Event]) -> E:
    """The only event of its kind."""
    (event,) = of(kind, events)
    return event
