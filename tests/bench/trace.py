"""Reading what `playout trace` prints, and a naive judge of it that shares code with nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

RANKS = "A23456789TJQK"


def low(card: str) -> int:
    """The value of a card on the table."""
    return RANKS.index(card[0]) + 1


def high(card: str) -> int:
    """The value of a card from the hand."""
    return 14 if card[0] == "A" else low(card)


def points(card: str) -> int:
    """What a card costs."""
    if card == "Td":
        return 3
    return 2 if card == "2s" else (card[1] == "s") + (card[0] == "A")


@dataclass(frozen=True)
class Position:
    """One line of a trace: who plays what, out of which legal plays."""

    seat: int
    hand: tuple[str, ...]
    table: tuple[str, ...]
    plays: tuple[str, ...]
    chosen: str


@dataclass(frozen=True)
class Traced:
    """One deal of a trace: the deck, its positions, scores and sweep units per seat."""

    deck: tuple[str, ...]
    positions: tuple[Position, ...]
    scores: tuple[int, int]
    units: tuple[int, int]


def read(text: str) -> Iterator[Traced]:
    """The deals of a trace."""
    deck: tuple[str, ...] = ()
    positions: list[Position] = []
    for line in text.splitlines():
        if line.startswith("="):
            a, b, c, d = map(int, line[1:].split())
            yield Traced(deck, tuple(positions), (a, b), (c, d))
            positions = []
        elif "|" in line:
            seat, hand, table, plays, chosen = line.split("|")
            positions.append(
                Position(
                    int(seat),
                    tuple(hand.split()),
                    tuple(table.split()),
                    tuple(map(tidy, plays.split())),
                    tidy(chosen),
                )
            )
        else:
            deck = tuple(line.split())


def tidy(play: str) -> str:
    """A play with the cards it takes in alphabetical order."""
    card, _, taken = play.partition("x")
    return f"{card}x{'+'.join(sorted(taken.split('+')))}" if taken else card


@cache
def takes(table: tuple[str, ...], value: int) -> frozenset[tuple[str, ...]]:
    """Every set a value may take, by trying all subsets and all unions of disjoint ones."""
    spots = range(len(table))
    groups = [
        frozenset(some)
        for size in range(1, len(table) + 1)
        for some in combinations(spots, size)
        if sum(low(table[at]) for at in some) == value
    ]
    unions: set[frozenset[int]] = {frozenset()}
    for group in groups:
        unions |= {union | group for union in unions if not union & group}
    maximal = [union for union in unions if all(union & group for group in groups)]
    return frozenset(tuple(sorted(table[at] for at in union)) for union in maximal if union)


def legal(hand: tuple[str, ...], table: tuple[str, ...]) -> set[str]:
    """All legal plays of a position, written as in a trace."""
    found: set[str] = set()
    sweeps: set[str] = set()
    for card in set(hand):
        some = takes(table, high(card))
        found |= {f"{card}x{'+'.join(taken)}" for taken in some} or {card}
        if tuple(sorted(table)) in some:
            sweeps.add(f"{card}x{'+'.join(sorted(table))}")
    return sweeps or found


def replay(deal: Traced) -> tuple[tuple[int, int], tuple[int, int]]:
    """Scores and sweep units from the deck and the plays chosen, checking every position."""
    stock = list(deal.deck)
    hands = {1: Counter(stock[:6]), 0: Counter(stock[6:12])}
    table = Counter(stock[12:16])
    del stock[:16]
    heap: Counter[str] = Counter()
    score, units, last = [0, 0], [0, 0], -1
    for position in deal.positions:
        if not hands[0] and not hands[1]:
            pictures = Counter({card: n for card, n in table.items() if card[0] in "JQK"})
            table -= pictures
            heap += pictures
            hands = {1: Counter(stock[:4]), 0: Counter(stock[4:8])}
            del stock[:8]
        seat = position.seat
        assert Counter(position.hand) == hands[seat]
        assert Counter(position.table) == table
        card, _, written = position.chosen.partition("x")
        hands[seat] -= Counter([card])
        if not written:
            table += Counter([card])
            continue
        taken = Counter(written.split("+"))
        assert taken <= table
        last = seat
        if taken == table:
            amount = 2 if taken == Counter([card]) else 1
            units[seat] += amount
            score[seat] += 5 * amount
            score[1 - seat] -= 5 * amount
        table -= taken
        score[seat] += points(card) + sum(points(one) for one in taken.elements())
    assert not stock
    assert not hands[0]
    assert not hands[1]
    score[last] += sum(points(one) for one in (table + heap).elements())
    return (score[0], score[1]), (units[0], units[1])
