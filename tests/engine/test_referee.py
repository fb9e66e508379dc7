"""Positions without a deal: verdicts and outcomes, and questions that cannot be asked."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

import tabbe
from tabbe.cards import Card, full_deck, parse_cards
from tabbe.engine import Move, Verdict, outcomes, referee
from tabbe.i18n import LANGUAGES
from tests.engine.brute import partings, subsets
from tests.engine.position import GAMES, walk


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_verdict_is_the_deal_s_own_list_when_a_position_is_asked_for(
    game: str, players: int
) -> None:
    """At every position of a deal the referee lists what the deal lists, in the same order."""
    for deal in walk(game, players, 61):
        if deal.is_over:
            break
        seat = deal.seat or 0
        verdict = referee(deal.rules, deal.hand(seat), deal.table, seat)
        assert isinstance(verdict, Verdict)
        assert not verdict.unreachable
        here = [(str(move).rstrip("#"), move.points) for move in verdict.plays]
        there = [(str(move).rstrip("#"), move.points) for move in deal.legal_moves()]
        # A builder's duty hangs on what was played before, which a position does not tell.
        if deal.rules.builder_duty != "capture_each_turn" or deal.rules.builds == "none":
            assert here == there
        sweeping = [move for move in verdict.plays if move.sweep]
        if verdict.forced:
            assert deal.rules.forced_sweep
            assert sweeping


def by_trying(
    rules: tabbe.Rules, table: tuple[Card, ...], card: Card
) -> tuple[tuple[Card, ...], ...]:
    """Every take of a card, found by trying all sets of the table."""
    found: list[tuple[Card, ...]] = []
    for value in rules.hand_values(card):
        takes = []
        for chosen in subsets(table):
            if not partings(chosen, value):
                continue
            left = list(table)
            for one in chosen:
                left.remove(one)
            more = any(sum(c.rank for c in part) == value for part in subsets(tuple(left)))
            if rules.extent == "any" or not more:
                takes.append(chosen)
        found += [take for take in takes if take not in found]
    if rules.extent == "maximum" and found:
        most = max(map(len, found))
        found = [take for take in found if len(take) == most]
    return tuple(found)


@pytest.mark.parametrize("extent", ["any", "maximal", "maximum"])
@pytest.mark.parametrize("values", [{}, {"ace_hand": "1,14", "ten_diamonds_hand": "10,16"}])
def test_outcomes_are_all_there_when_counted_by_trying(
    extent: str, values: dict[str, object]
) -> None:
    """Every take once, the lower value first, in the order of sorted tuples, and no other."""
    rules = tabbe.load_rules("krypkasino").with_switches(extent=extent, **values)
    chance = random.Random(extent)
    for _ in range(120):
        card, *table = chance.sample(full_deck(2), chance.randint(2, 8))
        card = chance.choice([card, Card("Ac"), Card("Td")])
        if table.count(card) == 2:
            continue
        expected = by_trying(rules, tuple(table), card)
        assert outcomes(rules, table, card) == expected
        assert tuple(tabbe.iter_outcomes(rules, table, card)) == expected


def test_outcomes_ignore_the_sweep_duty_when_listed() -> None:
    """Values and extent decide; what must be played is the referee's matter."""
    takes = outcomes("krypkasino", "4h 5h 9h 6c 3c", "9c")
    assert len(takes) == 1
    assert outcomes("krypkasino-family", "8d 3c 5c", "8h") == (
        parse_cards("3c 5c"),
        parse_cards("3c 5c 8d"),
        parse_cards("8d"),
    )
    assert outcomes("krypkasino", "8d", "7c") == ()
    assert outcomes("krypkasino", "", "7c") == ()


TABLES_WITH_BUILDS = (
    "Th Ts Tc 6h 6d 6s 4h 4d 4s 8h 8d 2h 2d [9c+Ac=10@1]",
    "9h 7d 5c 5d [9c+Ac=10@1] [8c+2c=10@2]",
    "[Ah,Ad=1!@1] [9d+5d=14@2] 9h 4h Ac",
    "[3d+2c=5@1] 4d Ac 5d",
)


@pytest.mark.parametrize("extent", ["any", "maximal", "maximum"])
@pytest.mark.parametrize("table", TABLES_WITH_BUILDS)
def test_outcomes_are_the_captures_of_the_referee_when_no_duty_binds(
    table: str, extent: str
) -> None:
    """A take left out at one value, as a build must go with it, stands at the other."""
    rules = tabbe.load_rules("kasino").with_switches(extent=extent)
    for card in ("Td", "As", "2s", "5s", "5h", "9s"):
        plays = referee(rules, f"{card} Kh", table).plays
        captures = [m.takes for m in plays if m.kind == "capture" and m.card is Card(card)]
        assert list(outcomes(rules, table, card)) == captures
        forced = rules.with_switches(forced_sweep=True)
        assert list(outcomes(forced, table, card)) == captures


def test_outcomes_hold_a_take_at_the_high_value_when_the_low_one_would_owe_a_build() -> None:
    """Thirteen loose cards go as sixteens though as tens the build would have to go along."""
    rules = tabbe.load_rules("kasino").with_switches(extent="maximal")
    found = outcomes(rules, TABLES_WITH_BUILDS[0], "Td")
    loose = tuple(sorted(parse_cards("Th Ts Tc 6h 6d 6s 4h 4d 4s 8h 8d 2h 2d")))
    assert loose in found
    assert len(found) == 40


@pytest.mark.parametrize(
    "table", ["8d 9c Jd", "8♦,9♣,J♦", ["8d", Card("9c"), "Jd"], iter(parse_cards("8d 9c Jd"))]
)
def test_cards_are_taken_in_any_form_when_asked_about(table: Any) -> None:
    """Text, cards, lists of both."""
    assert outcomes("krypkasino", table, "8h") == ((Card("8d"),),)
    assert [str(move) for move in referee("krypkasino", ["8h", Card("6s")], "8d 9c Jd").plays] == [
        "8hx8d",
        "6s",
    ]


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ({"hand": ""}, "referee-empty-hand"),
        ({"hand": []}, "referee-empty-hand"),
        ({"hand": "8x"}, "bad-card"),
        ({"table": "8d 9"}, "bad-card"),
        ({"hand": 5}, "bad-card"),
        ({"hand": "As", "table": "As As"}, "bad-card-copies"),
        ({"hand": "As As As"}, "bad-card-copies"),
        ({"table": "2c 2c 2c"}, "bad-card-copies"),
        ({"rules": "avig-kasino", "hand": "8d", "table": "8d"}, "bad-card-copies"),
        ({"seat": 6}, "deal-no-such-seat"),
        ({"seat": -1}, "deal-no-such-seat"),
        ({"seat": True}, "deal-no-such-seat"),
        ({"seat": "0"}, "deal-no-such-seat"),
        ({"rules": "avig-kasino", "seat": 2}, "deal-no-such-seat"),
        ({"rules": "snap"}, "bad-preset"),
        ({"table": "[2d+7c=9@1]"}, "invalid-build"),
        ({"rules": "kasino", "table": "[2d+7c=8@1]"}, "invalid-build"),
        ({"rules": "kasino", "table": "[2d+7c=9@1] 2d"}, "bad-card-copies"),
    ],
)
def test_question_is_refused_in_a_sentence_when_it_cannot_be(
    words: dict[str, Any], key: str
) -> None:
    """Hands, tables, seats and games that cannot be, each with its own message."""
    asked = {"rules": "krypkasino", "hand": "8h", "table": "8d 9c Jd", **words}
    with pytest.raises(tabbe.TabbeError) as refusal:
        referee(**asked)
    assert refusal.value.key.startswith(key), refusal.value.key
    assert all(10 < len(refusal.value.message(lang)) < 300 for lang in LANGUAGES)


def test_outcomes_refuse_a_copy_too_many_when_packs_run_out() -> None:
    """A third ace of spades is refused whether in hand or on the table."""
    for table, card in (("As As", "As"), ("As As As", "2c")):
        with pytest.raises(tabbe.InvalidCard):
            outcomes("krypkasino", table, card)


@pytest.mark.parametrize(
    ("hand", "table", "rules", "forced"),
    [
        ("8h 6s", "8d", {}, True),
        ("8h 6s", "8d 9c Jd", {}, False),
        ("8h 6s", "", {}, False),
        ("8h 6s", "8d", {"forced_sweep": False}, False),
        ("8h 6s", "8d", {"forced_sweep_by": "card"}, True),
        ("Ac", "Kd As", {}, True),
        ("Ac", "As", {}, False),
        ("2s", "9d 6c", {"two_spades_hand": "2,15"}, True),
    ],
)
def test_sweep_is_forced_exactly_when_the_duty_is_on_and_a_card_clears(
    hand: str, table: str, rules: dict[str, object], forced: bool
) -> None:
    """And then every play, or every play of that card, is the sweep."""
    verdict = referee(tabbe.load_rules("krypkasino").with_switches(**rules), hand, table)
    assert verdict.forced is forced
    if forced:
        assert verdict.plays[0].sweep
    if forced and "forced_sweep_by" not in rules:
        assert all(move.sweep for move in verdict.plays)


@pytest.mark.parametrize(
    ("table", "rules", "unreachable"),
    [
        ("8d 8h 7d 7h", {}, False),
        ("8d 8h 8c 8s 7d", {}, False),
        ("8d 8d 8h 8h 8c 8c 8s 8s 7d 7d 7h 7h", {}, True),
        ("8d 8d 8h 8h 8c 8c 8s 8s 7d 7d 7h 7h", {"capture": "optional"}, False),
        ("As As Ah Ah Ad Ad Ac Kd Kd Kh Kh Ks Ks Qs Qs", {}, False),
    ],
)
def test_position_is_called_unreachable_only_when_no_deal_comes_to_it(
    table: str, rules: dict[str, object], unreachable: bool
) -> None:
    """Too many cards of one value that must have been taken; it is answered all the same."""
    verdict = referee(tabbe.load_rules("krypkasino").with_switches(**rules), "2c", table)
    assert verdict.unreachable is unreachable
    assert len(verdict.plays) >= 1


@pytest.mark.parametrize(
    ("hand", "table", "rules", "unreachable"),
    [
        ("9h 2c", "[7c+2d=9@1] 3d", {}, False),
        ("9h 2c", "[7c+2d=9@0] 3d", {}, False),
        # A build of pictures where those match their like alone.
        ("Kh 2c", "[8c+5d=13@1]", {}, False),
        ("Kh 2c", "[8c+5d=13@1]", {"pictures": "pair_only"}, True),
        ("As 2c", "[Kc+Ad=14@1]", {"pictures": "pair_only"}, True),
        ("As 2c", "[9c+5d=14@1]", {"pictures": "pair_only"}, False),
        # A value that no card has, a seat that the game has not, a lock that it does not know.
        ("Ah 2c", "[9c+5d=14@1]", {"ace_hand": "1"}, True),
        ("9h 2c", "[7c+2d=9@3]", {}, False),
        ("9h 2c", "[7c+2d=9@4]", {}, True),
        ("9h 2c", "[7c+2d,9c=9!@1]", {}, False),
        ("9h 2c", "[7c+2d,9c=9!@1]", {"builds": "single"}, True),
        # Two builds of one owner.
        ("9h 2c", "[7c+2d=9@1] [8c+2h=10@1]", {}, True),
        ("9h 2c", "[7c+2d=9@1] [8c+2h=10@2]", {}, False),
        ("9h 2c", "[7c+2d=9@1] [8c+2h=10@1]", {"builder_duty": "none"}, False),
        ("9h 2c", "[7c+2d=9@1] [8c+2h=10@1]", {"builder_duty": "mere_only"}, False),
        ("9h 2c", "[7c+2d=9@1] [8c+2h=10@1]", {"extent": "maximum"}, False),
        ("9h 2c", "[7c+2d=9@1] [8c,8h=8!@1]", {"builder_duty": "mere_only"}, False),
        ("9h 2c", "[7c,7d=7!@1] [8c,8h=8!@1]", {"builder_duty": "mere_only"}, True),
        # An own build and no card for it.
        ("Th 2c", "[7c+2d=9@0] 3d", {}, True),
        ("Th 2c", "[7c+2d=9@0] 3d", {"builder_duty": "mere_only"}, False),
        ("Th 2c", "[7c,7d=7!@0] 3d", {"builder_duty": "mere_only"}, True),
        ("Th 2c", "[7c,7d=7!@0] 3d", {"builder_duty": "none"}, False),
    ],
)
def test_build_is_called_unreachable_only_when_no_deal_comes_to_it(
    hand: str, table: str, rules: dict[str, object], unreachable: bool
) -> None:
    """Builds that no play makes and owners that could not have come to stand so."""
    verdict = referee(tabbe.load_rules("kasino").with_switches(**rules), hand, table)
    assert verdict.unreachable is unreachable
    assert len(verdict.plays) >= 1


@pytest.mark.parametrize(
    "switches",
    [
        {"builder_duty": "mere_only", "raise": "any"},
        {"builder_duty": "none"},
        {"extent": "maximal", "capture": "card"},
        {"pictures": "pair_only", "raise_onto": "keep"},
        {"ace_hand": "14", "forced_sweep": True, "mere_by_others": False},
    ],
)
def test_position_is_never_called_unreachable_when_a_deal_came_to_it(
    switches: dict[str, object],
) -> None:
    """Deals in which as much is built as can be, under many rules."""
    rules = tabbe.load_rules("kasino").with_switches(**switches)
    built = 0
    for seed in range(6):
        deal = tabbe.Deal(rules, players=2 + seed % 3, seed=seed)
        chance = random.Random(seed)
        while not deal.is_over:
            seat = deal.seat or 0
            assert not referee(rules, deal.hand(seat), deal.table, seat).unreachable
            moves = deal.legal_moves()[:200]
            making = [move for move in moves if move.kind == "build"]
            built += len(making) > 0
            deal.play(chance.choice(making or moves))
    assert built > 10


def test_hand_of_any_size_is_settled_when_asked_about() -> None:
    """More cards than a deal gives, up to a whole pack, each with its plays."""
    hand = full_deck(1)
    verdict = referee("krypkasino", hand, "5h 9d Kh 2c")
    played = {move.card for move in verdict.plays}
    assert played == set(hand)
    assert all(isinstance(move, Move) for move in verdict.plays)


@pytest.mark.parametrize("cards", [20, 29, 40, 52])
@pytest.mark.parametrize("extent", ["any", "maximal", "maximum"])
def test_outcomes_begin_at_once_when_the_table_is_crowded(cards: int, extent: str) -> None:
    """The first takes come without all being worked out, and each is one."""
    rules = tabbe.load_rules("krypkasino").with_switches(extent=extent)
    table = random.Random(cards).sample(full_deck(2)[:52], cards)
    card = next(one for one in (Card("6c"), Card("7h"), Card("5d")) if table.count(one) < 2)
    for take in islice(tabbe.iter_outcomes(rules, table, card), 20):
        loose = [one for one in take if isinstance(one, Card)]
        assert len(loose) == len(take)
        assert sum(one.rank for one in loose) % card.rank == 0
        assert all(loose.count(one) <= table.count(one) for one in loose)
