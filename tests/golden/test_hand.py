"""Two golden records worked out with a pack in hand: who won what, and what it counts for.

The piles and sums below were followed from the moves by a person, not made by a program; the books
that write the other records have to come to the same.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import tabbe
from tabbe.engine import Build, Captured, Residue, Scored
from tests.golden.kasino import Books, Case
from tests.golden.test_kasino import record
from tests.rulebook.playing import one
from tests.rulebook.stage import play_all


@dataclass(frozen=True)
class Worked:
    """A deal of two players as it was worked out; all but the game per seat.

    Attributes:
        game: preset id.
        won: the cards won, in the order in which they were.
        residue: what was left on the table, and to whom it went.
        cards: how many were won.
        suit: how many of them of the suit that counts.
        points: storan 2, lillan 1, aces 1 each.
        sweeps: one point each.
        bonus: most cards 1, most of the suit 2, last trick 1.
        scores: all together.
    """

    game: str
    won: tuple[str, str]
    residue: tuple[int, str]
    cards: tuple[int, int]
    suit: tuple[int, int]
    points: tuple[int, int]
    sweeps: tuple[int, int]
    bonus: tuple[int, int]
    scores: tuple[int, int]


WORKED = [
    Worked(
        "kasino",
        (
            "KsKd 9h9d 7h7s 5sKh9sJd3c 2s4s4c6cAs",
            "Ah6h8c Tc4d6d 6s2d4h 9cAc8d QdQs Th3s7dTs QcAd3d8s Jc2h7c2c 5h5d Js3h8h",
        ),
        (0, "KcQhJhTd5c"),
        (21, 31),
        # Hearts: 9 7 K Q J, and A 6 4 T 2 5 3 8.
        (5, 8),
        # Td 2, 2s 1, As 1; the other aces.
        (4, 3),
        # The five of spades took everything once.
        (1, 0),
        # The last trick; most cards and most hearts.
        (1, 3),
        (6, 6),
    ),
    Worked(
        "kasino-swedish",
        (
            "Jc5s6s KsAcQd TsTh 3c3s 7c7s 3h3d Qs5h7h 9h9c 4c4h Jh5c6h AdAs 2c2d TdTc Js5d6c KhKd",
            "8d2h6d 4s4d QhAhJd 2s7d8s 9d9s 8c8h",
        ),
        (1, "QcKc"),
        (35, 17),
        # Spades: 5 6 K T 3 7 Q A J, and 4 2 8 9.
        (9, 4),
        # Td 2 and three aces; 2s 1 and one ace.
        (5, 2),
        # The lone three; seven and eight as fifteen, and the lone eight at the end.
        (1, 2),
        # Most cards and most spades; the last trick.
        (3, 1),
        (9, 5),
    ),
]
worked = pytest.mark.parametrize("worked", WORKED, ids=lambda worked: worked.game)


def in_pairs(text: str) -> list[str]:
    """Cards written without blanks between those of one trick."""
    packed = text.replace(" ", "")
    return [packed[at : at + 2] for at in range(0, len(packed), 2)]


@worked
def test_engine_counts_what_was_counted_by_hand(worked: Worked) -> None:
    """Trick by trick the same cards in the same piles, and each item of the score."""
    (stored,) = record(Case(worked.game))["deals"]
    deal = tabbe.Deal(worked.game, players=2, dealer=stored["dealer"], deck=stored["deck"])
    play_all(deal, stored["moves"])
    for seat in (0, 1):
        tricks = [told for told in deal.events if isinstance(told, Captured) and told.seat == seat]
        found = []
        for told in tricks:
            taken = [
                card
                for item in told.takes
                for card in (item.cards if isinstance(item, Build) else (item,))
            ]
            found.append({str(told.card), *map(str, taken)})
        assert found == [set(in_pairs(trick)) for trick in worked.won[seat].split()]
    left = one(Residue, deal.events)
    assert (left.seat, [str(card) for card in left.table]) == (
        worked.residue[0],
        in_pairs(worked.residue[1]),
    )
    score = one(Scored, deal.events)
    assert (score.card_counts, score.suit_counts) == (worked.cards, worked.suit)
    assert (score.card_points, score.sweep_points) == (worked.points, worked.sweeps)
    assert (score.bonus, score.scores) == (worked.bonus, worked.scores)


@worked
def test_books_count_what_was_counted_by_hand(worked: Worked) -> None:
    """The ledger that writes the golden records wins and scores the same."""
    (stored,) = record(Case(worked.game))["deals"]
    books = Books(Case(worked.game))
    lines, scores = books.enter(stored["deck"], stored["dealer"], stored["moves"])
    assert tuple(scores) == worked.scores == tuple(stored["scores"])
    for seat, line in enumerate(lines[::2]):
        won = in_pairs(worked.won[seat])
        if worked.residue[0] == seat:
            won += in_pairs(worked.residue[1])
        assert len(won) == worked.cards[seat]
        assert sorted(line.split(" won ")[1].split()) == sorted(won)
