"""A golden record of each game worked out card by card: who won what, and what it counts for.

The piles and sums below were followed from the moves apart from the books, which write the
records and have to come to the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

import tabbe
from tabbe.cards import Card
from tabbe.engine import Build, Captured, Residue, Scored
from tests.golden.kasino import RELATIVES, SHEETS, Books, Case
from tests.golden.test_kasino import record
from tests.rulebook.playing import one
from tests.rulebook.stage import play_all


@dataclass(frozen=True)
class Worked:
    """A first deal as it was worked out; all but the game per seat.

    Attributes:
        game: preset id.
        won: the cards won, in the order in which they were.
        residue: what was left on the table, in laying order, and to whom it went.
        cards: how many were won.
        suit: how many of them of the suit that counts.
        points: storan 2, lillan 1, aces 1 each.
        sweeps: one point each, none in `royal-casino` and `classic-casino`.
        bonus: most cards, most of the suit, last trick.
        scores: all together.
    """

    game: str
    won: tuple[str, ...]
    residue: tuple[int, str]
    cards: tuple[int, ...]
    suit: tuple[int, ...]
    points: tuple[int, ...]
    sweeps: tuple[int, ...]
    bonus: tuple[int, ...]
    scores: tuple[int, ...]


WORKED = [
    Worked(
        "kasino",
        (
            "KsKd 9h9d 7h7s 5sKh9sJd3c 2s4s4c6cAs",
            "Ah6h8c Tc4d6d 6s2d4h 9cAc8d QdQs Th3s7dTs QcAd3d8s Jc2h7c2c 5h5d Js3h8h",
        ),
        (0, "Kc Qh Jh Td 5c"),
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
        (1, "Qc Kc"),
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
    Worked(
        "kasino-danish",
        (
            "KsKd 9h9d 7h7s 5sKh9sJd3c 2s4s4c6cAs",
            "Ah6h8c Tc4d6d 6s2d4h 9cAc8d QdQs Th3s7dTs QcAd3d8s Jc2h7c2c 5h5d Js3h8h",
        ),
        (0, "Kc Qh Jh Td 5c"),
        (21, 31),
        # Spades: K 7 5 9 2 4 A, and 6 Q 3 T 8 J.
        (7, 6),
        (4, 3),
        (1, 0),
        # Most spades 2 and the last trick; most cards.
        (3, 1),
        (8, 4),
    ),
    Worked(
        "kasino-finnish",
        (
            "5c2d3d 8d8s 9d2s7s JhJc Td7c9h KdKs Kh4h9s ThTc2c8c",
            "Ts3h3c4d QhQc 5s5d JdAh4c6c",
            "QsQd Ad6h8h As5h9c Ac3sJs 6d6s 7h7d",
        ),
        (1, "4s Kc 2h"),
        (22, 15, 15),
        # Spades: 8 2 7 K 9, and T 5 4, and Q A 3 J 6: two have five, so nobody has most.
        (5, 3, 5),
        # Td 2, 2s 1; one ace; three aces.
        (3, 1, 3),
        # The five of spades takes the lone five in the last batch, where no sweep counts.
        (0, 1, 1),
        # Most cards.
        (1, 0, 0),
        (4, 2, 4),
    ),
    Worked(
        "laistokasino",
        (
            "Ac3h3c8h QsQd 5c2s3d 6c6d JcJs AhAs6s7d 8d8c 9c2h7s 7h3s4c KhKs JdJh",
            "4d4h 9s9h KcKd TsTdTc2c8s 5h5s QhQc2dTh Ad5d9d",
        ),
        (0, "4s 7c 6h"),
        (32, 20),
        # Spades: Q 2 J A 6 7 3 K 4, and 9 T 8 5.
        (9, 4),
        # 2s 1 and three aces; Td 2 and one ace.
        (4, 3),
        # The lone jack; the lone five.
        (1, 1),
        # Most cards 1 and most spades 2.
        (3, 0),
        (8, 4),
    ),
    Worked(
        "byggkasino",
        (
            "9c9s9d QhQd Tc4s6h 8h2s6c Qs3c4c5hAsJc 3d2dAc 8d8s Td5s4d7h 7c7d",
            "Ts8c2c5d5c AhKsAd Th7s3s JsJd 6d6s KdKh Kc9h4h2hJh",
        ),
        (0, "3h Qc"),
        (30, 22),
        # Spades: 9 4 2 Q A 8 5, and T K 7 3 J 6.
        (7, 6),
        # Td 2, 2s 1, two aces; two aces.
        (5, 2),
        # The build of nine, the lone queen, the lone seven.
        (3, 0),
        # Most cards 3 and most spades 1.
        (4, 0),
        (12, 2),
    ),
    Worked(
        "royal-casino",
        (
            "JsJd Kc9d4h TcTh 6d5dAh Qc5h2c5cQhQs 4c4s Ac2dQd Ks6s7c",
            "Kh4d9h 5s2h3s Ad3dJc TsTd3c7hAs9s2s8h 8s8d",
        ),
        # Builds of fourteen and of nine are taken by nobody.
        (0, "7d7s8c6h Kd 6c3h Jh 9c"),
        (33, 19),
        # Spades: J Q 4 K 6 7, and 5 3 T A 9 2 8.
        (6, 7),
        # Two aces; Td 2, 2s 1, two aces.
        (2, 5),
        (0, 0),
        # Most cards 3; most spades 1.
        (3, 1),
        (5, 6),
    ),
    Worked(
        "classic-casino",
        (
            "JsJd KcKh 7h3s4d Tc5sAh4h QhQs 5c5h5d 8hAd7s 3h3d QdQc KsKd",
            "9d9h 6h6d 2c2h TsAs9sTd2s8c 8s6s2d 7c4s3c JhJc",
        ),
        # The build of nine is taken by nobody.
        (1, "Th 7d 4c Ac8d 9c 6c"),
        (25, 27),
        # Spades: J 3 5 Q 7 K, and T A 9 2 8 6 4.
        (6, 7),
        # Two aces; Td 2, 2s 1, two aces.
        (2, 5),
        (0, 0),
        # Most cards 3 and most spades 1.
        (0, 4),
        (2, 9),
    ),
]
worked = pytest.mark.parametrize("worked", WORKED, ids=lambda worked: worked.game)


def in_pairs(text: str) -> list[str]:
    """Cards written without blanks between those of one trick."""
    packed = text.replace(" ", "")
    return [packed[at : at + 2] for at in range(0, len(packed), 2)]


def cards_of(items: Sequence[Card | Build]) -> list[str]:
    """The cards of what lies on a table, those in builds too."""
    return [
        str(card) for item in items for card in (item.cards if isinstance(item, Build) else (item,))
    ]


def case_of(worked: Worked) -> Case:
    """The golden record of the game with its switches as they are."""
    (case,) = (c for c in RELATIVES if (c.game, c.players) == (worked.game, len(worked.scores)))
    return case


def first_deal(worked: Worked) -> dict[str, Any]:
    """The deal that was worked out."""
    deal: dict[str, Any] = record(case_of(worked))["deals"][0]
    return deal


def test_every_relative_was_worked_out() -> None:
    """No game with builds, nor any relative, rests on the books alone."""
    assert {worked.game for worked in WORKED} == set(SHEETS)


@worked
def test_engine_counts_what_was_counted_by_hand(worked: Worked) -> None:
    """Trick by trick the same cards in the same piles, and each item of the score."""
    stored = first_deal(worked)
    players = len(worked.scores)
    deal = tabbe.Deal(worked.game, players, stored["dealer"], deck=stored["deck"])
    play_all(deal, stored["moves"])
    for seat in range(players):
        tricks = [told for told in deal.events if isinstance(told, Captured) and told.seat == seat]
        found = [{str(told.card), *cards_of(told.takes)} for told in tricks]
        assert found == [set(in_pairs(trick)) for trick in worked.won[seat].split()]
    left = one(Residue, deal.events)
    assert left.seat == worked.residue[0]
    lying = [set(cards_of([item])) for item in left.table]
    assert lying == [set(in_pairs(item)) for item in worked.residue[1].split()]
    score = one(Scored, deal.events)
    assert (score.card_counts, score.suit_counts) == (worked.cards, worked.suit)
    assert (score.card_points, score.sweep_points) == (worked.points, worked.sweeps)
    assert (score.bonus, score.scores) == (worked.bonus, worked.scores)


@worked
def test_books_count_what_was_counted_by_hand(worked: Worked) -> None:
    """The ledger that writes the golden records wins and scores the same."""
    stored = first_deal(worked)
    books = Books(case_of(worked))
    lines, scores = books.enter(stored["deck"], stored["dealer"], stored["moves"])
    assert tuple(scores) == worked.scores == tuple(stored["scores"])
    for seat, line in enumerate(lines[::2]):
        won = in_pairs(worked.won[seat])
        if worked.residue[0] == seat:
            won += in_pairs(worked.residue[1])
        assert len(won) == worked.cards[seat]
        assert sorted(line.split(" won ")[1].split()) == sorted(won)
