"""What a table calls for: exactly the cards that would sweep it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import tabbe
from tabbe.cards import CARDS, RANKS, Card, full_deck
from tabbe.engine import Build
from tabbe.engine.layout import parse_table
from tests.engine.brute import partings
from tests.engine.position import walk
from tests.rulebook.row import FOUR_FOUR
from tests.rulebook.stage import play_all, stage, texts

SPECIAL = {Card("2s"), Card("Td")}


def sweepers(rules: tabbe.Rules, table: tuple[Card | Build, ...]) -> set[Card]:
    """The cards that take all of a table: each build, and the loose cards parted into groups.

    Besides, the five of spades where it clears and that is a sweep. A card that lies there itself,
    in all its copies, takes nothing any more.
    """
    loose = tuple(item for item in table if isinstance(item, Card))
    builds = [item for item in table if isinstance(item, Build)]
    lying = [*loose, *(card for build in builds for card in build.cards)]
    pair_only = rules.pictures == "pair_only"
    found = {Card("5s")} if rules.spade5_clears and rules.spade5_sweeps and table else set()
    found |= {
        card
        for card in CARDS
        for value in rules.hand_values(card)
        if all(build.value == value for build in builds)
        and partings(loose, value, pair_only=pair_only)
    }
    return {card for card in found if lying.count(card) < rules.packs}


def called(rules: tabbe.Rules, table: tuple[Card | Build, ...]) -> set[Card]:
    """The cards that the announcement names, a rank standing for all but its special card."""
    cards: set[Card] = set()
    for word in tabbe.announcements(rules, table):
        if len(word) == 2:
            cards.add(Card(word))
        else:
            cards |= set(CARDS[4 * RANKS.index(word) : 4 * RANKS.index(word) + 4])
    lying = [card for item in table for card in (item.cards if isinstance(item, Build) else [item])]
    return {card for card in cards if lying.count(card) < rules.packs}


def tables(game: str) -> Iterator[tuple[Card | Build, ...]]:
    """Tables met in a deal, and some drawn from the packs."""
    yield from (deal.table for deal in walk(game, 2, 51) if 0 < len(deal.table) < 8)
    chance, pack = random.Random(game), full_deck(tabbe.load_rules(game).packs)
    for _ in range(120):
        yield tuple(chance.sample(pack, chance.randint(1, 4)))


@pytest.mark.parametrize("game", tabbe.preset_ids())
def test_announcement_names_the_sweepers_when_a_table_lies(game: str) -> None:
    """The cards named are those that take everything that lies there."""
    rules = tabbe.load_rules(game)
    named = 0
    for table in tables(game):
        expected, found = sweepers(rules, table), called(rules, table)
        assert found - SPECIAL == expected - SPECIAL, texts(table)
        # A rank is called for its usual cards; whether its special card sweeps too is left open.
        assert expected & SPECIAL <= found
        named += bool(found)
    assert named > 30


@pytest.mark.parametrize(
    ("table", "switches", "words"),
    [
        ("", {}, ()),
        ("8d", {}, ("8",)),
        ("4d 5d", {}, ("9",)),
        ("4d 4h", {}, ("4", "8")),
        ("As", {}, ()),
        ("As Kd", {}, ("A",)),
        ("7d 7h", {}, ("A", "7")),
        ("6d 6h", {}, ("6", "Q")),
        ("8d 9d", {}, ()),
        ("9h 6d", {"two_spades_hand": "2,15"}, ("2s",)),
        ("9h 7d", {"ten_diamonds_hand": "16"}, ("Td",)),
        ("Th", {"ten_diamonds_hand": "16"}, ("T",)),
        ("2h", {"two_spades_hand": "15"}, ("2",)),
        ("As", {"ace_hand": "1,14"}, ("A",)),
        ("Kd", {"pictures": "pair_only"}, ("K",)),
        ("8d 3d", {"pictures": "pair_only"}, ()),
        ("Kd As", {"pictures": "pair_only"}, ()),
    ],
)
def test_announcement_is_made_in_these_words_when_a_table_lies_so(
    table: str, switches: dict[str, object], words: tuple[str, ...]
) -> None:
    """Ranks in order; a single card where only that one of its rank sweeps."""
    rules = tabbe.load_rules("krypkasino").with_switches(**switches)
    assert tabbe.announcements(rules, tabbe.parse_cards(table)) == words


def test_builds_are_swept_by_their_value_alone() -> None:
    """A table with a build is swept by what makes its value, loose cards and all."""
    rules = tabbe.load_rules("kasino", spade5_sweeps=False)
    build = Build(9, 0, locked=False, cards=tabbe.parse_cards("2d 7c"))
    assert tabbe.announcements(rules, [build]) == ("9",)
    assert tabbe.announcements(rules, [build, Card("9d"), *tabbe.parse_cards("4c 5c")]) == ("9",)
    assert tabbe.announcements(rules, [build, Card("8d")]) == ()
    other = Build(8, 1, locked=False, cards=tabbe.parse_cards("As 7d"))
    assert tabbe.announcements(rules, [build, other]) == ()


@pytest.mark.parametrize(
    ("table", "switches", "words"),
    [
        ("8d", {}, ("5s", "8")),
        ("8d Kh", {}, ("5s",)),
        ("2d 3h", {}, ("5",)),
        ("Ad 4h 5d", {}, ("5", "T")),
        ("", {}, ()),
        ("8d", {"spade5_sweeps": False}, ("8",)),
        ("8d", {"spade5_clears": False}, ("8",)),
        # What lies there itself is not to come; of a rank some card has to be left.
        ("5s", {}, ("5",)),
        ("5s Kd", {}, ()),
        ("5s 3d", {}, ("8",)),
        ("[5s+4d=9@1]", {}, ("9",)),
        ("[5d+4d=9@1]", {}, ("5s", "9")),
        ("9s 9h 9d", {}, ("5s", "9")),
        ("9s 9h 9d 9c", {}, ("5s",)),
        ("9s 9h [9d,9c=9!@0]", {}, ("5s",)),
        ("2s 7d 6c", {"two_spades_hand": "15", "spade5_clears": False}, ()),
        ("9d 6c", {"two_spades_hand": "15", "spade5_clears": False}, ("2s",)),
    ],
)
def test_clearing_five_is_called_when_no_plain_five_sweeps(
    table: str, switches: dict[str, object], words: tuple[str, ...]
) -> None:
    """By name where it alone of its rank takes all, and only where that counts as a sweep."""
    rules = tabbe.load_rules("kasino").with_switches(**switches)
    assert tabbe.announcements(rules, parse_table(table, rules)) == words


def test_card_is_called_by_name_only_until_it_is_played() -> None:
    """The clearing five is called until it has been seen, also after it was won."""
    hands = {1: "5s 9s 9h 2h", 0: "2c 9c Kh Kd"}
    deal = stage("9d Ad 7d Jd", hands, rules="kasino", row=FOUR_FOUR, packs=1)
    assert deal.announcements() == ("5s",)
    play_all(deal, "5sx*")
    assert deal.announcements() == ()
    play_all(deal, "9c")
    assert deal.announcements() == deal.view(None).announcements() == ("9",)
    # The ranks follow from the table alone: here all nines have been played, two of them are won.
    play_all(deal, "9sx9c Kh 9h KdxKh")
    assert texts(deal.table) == "9h"
    assert deal.announcements() == deal.view(0).announcements() == ("9",)
    for _ in range(6):
        deal.undo()
    assert deal.announcements() == deal.copy().announcements() == ("5s",)


def test_order_does_not_matter_when_cards_were_laid_otherwise() -> None:
    """A table calls for the same however its cards came to lie there."""
    rules = tabbe.load_rules("krypkasino")
    chance = random.Random(1)
    for _ in range(40):
        table = chance.sample(full_deck(2), chance.randint(1, 5))
        words = tabbe.announcements(rules, table)
        chance.shuffle(table)
        assert tabbe.announcements(rules, iter(table)) == words
