"""Faults of other programs with decks, shuffles and tests, each with its smallest case."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

import tabbe
from tabbe.cards import deck_of_seed
from tabbe.engine import Captured, Crept, Dealt, Event, PicturesRemoved, Residue, referee
from tests.rulebook.playing import steps
from tests.rulebook.row import pack

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("game", "players"),
    [("krypkasino", 4), ("krypkasino-family", 3), ("avig-kasino", 2), ("avig-kasino-se", 3)],
)
def test_L111_cards_are_conserved_after_every_event(game: str, players: int) -> None:
    """Hands, table, heaps, piles and the cards not dealt are the packs, event by event."""
    deal = tabbe.Deal(game, players=players, seed=11)
    packs = deal.rules.packs
    stock = Counter(map(str, deal.deck))
    assert stock == Counter(pack(packs))
    hands, table, piles, heaps = (Counter[str]() for _ in range(4))

    def follow(event: Event) -> None:
        if isinstance(event, Dealt):
            for hand in event.hands:
                move(stock, hands, hand)
            move(stock, table, event.table)
            assert event.stock == stock.total()
        elif isinstance(event, Crept):
            move(hands, table, [event.card])
        elif isinstance(event, Captured):
            move(hands, piles, [event.card])
            move(table, piles, event.takes)
        elif isinstance(event, PicturesRemoved):
            move(table, heaps, event.cards)
        elif isinstance(event, Residue):
            move(table, piles, event.table)
            move(heaps, piles, event.heaps)
            move(stock, piles, event.undealt)
        assert hands + table + piles + heaps + stock == Counter(pack(packs))

    for event in deal.events:
        follow(event)
    for events in steps(deal, seed=11):
        for event in events:
            follow(event)
        assert table == Counter(map(str, deal.table))
        assert piles.total() == sum(deal.pile_counts)
        assert heaps == Counter(str(card) for heap in deal.heaps for card in heap)
        assert hands == Counter(str(c) for seat in range(players) for c in deal.hand(seat))
        assert stock.total() == deal.stock
    assert piles == Counter(pack(packs))


def move(source: Counter[str], target: Counter[str], cards: object) -> None:
    """Carry cards from one place to another; fails when they are not there."""
    assert isinstance(cards, (list, tuple))
    for card in map(str, cards):
        assert source[card] > 0, card
        source[card] -= 1
        target[card] += 1


@pytest.mark.parametrize("where", ["hand", "table", "both"])
def test_L111_third_copy_is_refused_wherever_it_lies(where: str) -> None:
    """Three aces of spades in the hand, on the table or on both: a sentence, no answer."""
    hand, table = {
        "hand": ("As As As", "8d"),
        "table": ("8h", "As As As"),
        "both": ("As 8h", "As As"),
    }[where]
    with pytest.raises(tabbe.InvalidCard) as refusal:
        referee("krypkasino", hand, table)
    assert str(refusal.value)
    with pytest.raises(tabbe.InvalidCard):
        referee(tabbe.load_rules("krypkasino", packs=1), "8h", "As As")


def test_L112_every_card_is_as_likely_in_every_place() -> None:
    """Over 4,000 seeds the first, a middle and the last place hold the cards evenly."""
    decks = [deck_of_seed(seed, 1) for seed in range(4000)]
    for place in (0, 25, 51):
        counts = Counter(deck[place] for deck in decks)
        even = len(decks) / 52
        square = sum((counts[card] - even) ** 2 / even for card in set(decks[0]))
        # 51 degrees of freedom: one honest shuffle in 10,000 is above 96, one below 20.
        assert 20 < square < 96


def test_L112_deck_can_be_recomputed_from_its_seed() -> None:
    """The same seed gives the same deck, and a deal made from that deck is the same deal."""
    by_seed = tabbe.Deal("krypkasino", players=3, dealer=1, seed=77)
    by_deck = tabbe.Deal("krypkasino", players=3, dealer=1, deck=deck_of_seed(77, 2))
    assert by_seed.deck == by_deck.deck
    assert list(map(str, by_seed.legal_moves())) == list(map(str, by_deck.legal_moves()))
    assert tabbe.Deal("krypkasino", players=3, seed=78).deck != by_seed.deck


def python_files() -> list[Path]:
    """Every file that holds tests."""
    return sorted(TESTS.rglob("test_*.py"))


def test_L113_no_test_is_skipped_or_expected_to_fail() -> None:
    """The suite holds no marker or call that would leave a test out in silence."""
    words = ("pytest.mark." + "skip", "pytest." + "skip(", "x" + "fail(", "unittest." + "skip")
    left_out = [path.name for path in python_files() if any(w in path.read_text() for w in words)]
    assert left_out == []


# The second opinions, which may lean on each other and on nothing else of the project.
INDEPENDENT = {
    "tests.rulebook.naive",
    "tests.rulebook.row",
    "tests.faults.checker",
    "tests.golden.house",
    "tests.golden.scorer",
}


@pytest.mark.parametrize("name", sorted(INDEPENDENT))
def test_L113_second_opinions_share_nothing_with_the_engine(name: str) -> None:
    """What the engine is compared with imports neither Tabbe nor anything that does."""
    path = TESTS.parent / (name.replace(".", "/") + ".py")
    imported: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(node.module or "")
    ours = {module for module in imported if module.split(".")[0] in ("tabbe", "tests")}
    assert ours <= INDEPENDENT


def test_L113_test_of_equal_content_is_not_written_twice() -> None:
    """No file of tests defines two tests of one name: the second would hide the first."""
    for path in python_files():
        tree = ast.parse(path.read_text("utf-8"))
        names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
        assert len(names) == len(set(names)), path.name
