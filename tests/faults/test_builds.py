"""Faults of other programs with builds and house rules, each with its smallest case."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

import tabbe
from tabbe.bots import make_bot
from tabbe.engine import Build, Built, Residue, referee
from tabbe.i18n import LANGUAGES
from tests.rulebook.building import builds, captures, last_hands, lay, listed, opened
from tests.rulebook.playing import of, one
from tests.rulebook.stage import play_all, texts

BUILDING = ("kasino", "kasino-danish", "byggkasino", "royal-casino", "classic-casino")


def test_L04_high_cards_do_not_take_by_rank_in_games_with_builds() -> None:
    """Two of spades worth 15 takes no 2, ten of diamonds worth 16 no ten, and no such build."""
    assert captures("2s", "2h", two_spades_hand="15") == set()
    assert captures("2s", "[Ac+Ad=2!@1]", two_spades_hand="15") == set()
    assert captures("2s", "9h 6h", two_spades_hand="15") == {"2sx6h+9h"}
    assert captures("Td", "[4h+6h=10@1] Th", ten_diamonds_hand="16") == set()
    assert listed("2s", "2h", "byggkasino") == {"2s"}
    assert listed("2s", "2h 9h 6h", "royal-casino") == {"2sx2h", "2s"}


def test_L17_taking_one_build_leaves_the_other() -> None:
    """With builds of 13 and 14 an ace takes the 14 alone, and the 13 stays."""
    assert captures("As", "[6d+7d=13@0] [9d+5d=14@1]", builder_duty="none") == {"Asx[14@1]"}
    rules = tabbe.load_rules("kasino", builder_duty="none")
    deal = opened("7d 5d Kc Qs", {1: "6d Kh 2c 3c", 0: "9d As 4c 8c"}, rules=rules)
    play_all(deal, "6d^7d=13 9d^5d=14 Khx[13]")
    (left,) = [item for item in deal.table if isinstance(item, Build)]
    assert left.value == 14
    deal.play("Asx[14]")
    assert texts(deal.table) == "Kc Qs"


def test_L23_ace_is_high_and_low_in_hand_and_low_on_the_table_and_in_builds() -> None:
    """Played it is 1 or 14; lying, or laid to a build, 1."""
    assert captures("Ac", "Kd Ad") == {"AcxAd", "AcxAd+Kd"}
    assert captures("2c", "As Ad") == {"2cxAs+Ad"}
    assert builds("Ac 8c", "7d") == {"Ac^7d=8"}
    assert builds("Kd Ac", "Ad") == {"Kd^Ad=14"}


@pytest.mark.parametrize(
    ("onto", "merged", "kept"),
    [("merge", True, False), ("keep", True, True), ("refuse", False, False)],
)
def test_L31_raising_to_the_value_of_another_build_is_a_choice(
    onto: str, merged: bool, kept: bool
) -> None:
    """A six raised by two beside an eight: merged, kept apart, or refused with a reason."""
    rules = tabbe.load_rules("kasino", raise_onto=onto, builder_duty="none")
    # The owners differ, so that the raise is another's.
    for move, allowed in (("2c^[6],[8]=8", merged), ("2c^[6]=8", kept)):
        deal = opened("2d 3d Kc Qs", {1: "4c 6h 5h 7c", 0: "5c 8d 2c 8h"}, rules=rules)
        play_all(deal, "4c^2d=6 5c^3d=8 7c")
        if allowed:
            deal.play(move)
            assert [item.value for item in deal.table if isinstance(item, Build)].count(8) == (
                1 if "," in move else 2
            )
        else:
            with pytest.raises(tabbe.IllegalMove) as refusal:
                deal.play(move)
            assert refusal.value.reason


@pytest.mark.parametrize("game", BUILDING)
def test_L32_moves_are_the_same_for_people_and_bots(game: str) -> None:
    """What a deal allows is what its view shows, whoever sits there; bots choose from it."""
    bot = make_bot("greedy:seed=1")
    for seed in range(8):
        chance = random.Random(seed)
        deal = tabbe.Deal(game, players=2, dealer=seed % 2, seed=seed)
        while not deal.is_over:
            moves = list(deal.legal_moves())
            view = deal.view(deal.seat)
            assert list(view.legal) == moves
            if seed % 2 == deal.seat:
                chosen = bot.choose(view)
                assert chosen in moves
                deal.play(chosen)
            else:
                deal.play(chance.choice(moves[:200]))


def refused(deal: tabbe.Deal, move: str) -> tabbe.IllegalMove:
    """The refusal of a move."""
    with pytest.raises(tabbe.IllegalMove) as refusal:
        deal.play(move)
    return refusal.value


@pytest.mark.parametrize(
    ("move", "reason", "rule"),
    [
        ("Tcx[7],3d", "no_sum", "sum"),
        ("3c^[7]=10", "build_locked", "raise"),
        ("7h^[7]=9!", "build_sum", "sum"),
        ("2d^3d=5", "not_held", "hand"),
        ("7hx3d", "no_sum", "sum"),
        ("8h^3d=11", "not_held_for", "builds"),
        ("3c^3d=3", "not_held_for", "builds"),
        ("Tc^3d", "not_held_for", "builds"),
    ],
)
def test_L33_every_refusal_has_a_reason_and_a_sentence(move: str, reason: str, rule: str) -> None:
    """Ten in hand, sevens built and locked, three loose: each wish is refused in words."""
    deal = opened("7d 3d Kc Qs", {1: "7c 7s 2c 4c", 0: "Tc 3c 7h 8h"})
    deal.play("7c^7d=7!")
    error = refused(deal, move)
    assert (error.reason, error.rule) == (reason, rule)
    sentences = {error.message(lang) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(len(sentence) > 10 for sentence in sentences)
    assert deal.seat == 0


def test_L33_reasons_of_different_refusals_differ() -> None:
    """No card for the value, a locked build, and a duty are told apart."""
    deal = opened("7d 3d Kc Qs", {1: "7c 7s 2c 4c", 0: "Tc 3c 9h 8h"})
    no_card = refused(deal, "2c^3d=5").reason
    deal.play("7c^7d=7!")
    locked = refused(deal, "3c^[7]=10").reason
    deal.play("8h")
    duty = refused(deal, "4c").reason
    assert len({no_card, locked, duty}) == 3


def test_L34_one_ace_for_a_build_of_one_and_one_of_fourteen_is_not_stuck() -> None:
    """Hand 7 and ace, own builds of 1 and 14: no capture keeps both, so the duty lapses."""
    table = "[Ad,Ac=1!@0] [9d+5d=14@0]"
    for duty in ("capture_each_turn", "mere_only"):
        assert listed("7c As", table, builder_duty=duty)
    assert listed("7c As", table) == {"Asx[1@0]", "Asx[14@0]", "As", "7c"}
    assert listed("7c As", f"{table} 7d") == {"7cx7d"}


@pytest.mark.parametrize("game", BUILDING)
@pytest.mark.parametrize("duty", ["capture_each_turn", "mere_only", "none"])
def test_L34_a_move_always_exists(game: str, duty: str) -> None:
    """Whatever is built, the seat on turn can play until its hand is empty."""
    rules = tabbe.load_rules(game, builder_duty=duty, **{"raise": "any"})  # type: ignore[arg-type]
    for seed in range(12):
        chance = random.Random(seed)
        deal = tabbe.Deal(rules, players=2 + seed % 3, dealer=0, seed=seed)
        while not deal.is_over:
            moves = deal.legal_moves()
            assert len(deal.hand(deal.seat or 0)) > 0
            first = moves[0]
            making = [move for move in moves if move.kind == "build"]
            deal.play(chance.choice(making) if making else first)


@pytest.mark.parametrize(
    ("move", "others"),
    [("8h^3d+{}=14", ("Kc", "2d", "4d")), ("8h^{}=15", ("3d", "2d", "4d"))],
)
def test_L35_refused_build_gives_one_reason_however_it_is_named(
    move: str, others: tuple[str, ...]
) -> None:
    """Cards named in any order, grouped anyhow: the same reason each time."""
    reasons = set()
    for order in permutations(others):
        for mark in "+,":
            deal = opened("3d 2d 4d Kc", {1: "8h 9c 2c 4c"})
            error = refused(deal, move.format(mark.join(order)))
            reasons.add((error.reason, error.rule))
    assert len(reasons) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_L36_builds_left_at_the_end_go_to_the_last_taker(players: int) -> None:
    """The last card leaves a build on the table: its cards are won, and 52 are accounted for."""
    rules = tabbe.load_rules("kasino", builder_duty="none")
    hands = {1: "8h 6c Tc Jc", 0: "3c 4c 2c 9h"}
    deal = last_hands(hands, rules=rules, players=players)
    deal.play("8hx8d")
    while len(deal.hand(0)) > 2 or deal.seat != 0:
        lay(deal)
    assert of(Built, deal.play("2c^7d=9"))
    while not deal.is_over:
        lay(deal)
    residue = one(Residue, deal.events)
    assert [item.value for item in residue.table if isinstance(item, Build)] == [9]
    assert residue.seat == 1
    assert deal.pile_counts[1] == sum(deal.pile_counts) == 52


@pytest.mark.parametrize("game", BUILDING)
def test_L36_cards_are_conserved_with_builds_after_every_event(game: str) -> None:
    """Hands, table, builds, piles and stock hold 52 cards at every turn of random deals."""
    met = 0
    for seed in range(6):
        chance = random.Random(seed)
        deal = tabbe.Deal(game, players=2 + seed % 3, dealer=0, seed=seed)
        while not deal.is_over:
            moves = list(deal.legal_moves())
            making = [move for move in moves if move.kind == "build"]
            deal.play(chance.choice(making or moves))
            lying = [
                card
                for item in deal.table
                for card in (item.cards if isinstance(item, Build) else [item])
            ]
            held = [card for seat in range(deal.players) for card in deal.hand(seat)]
            met += len(lying) > len(deal.table)
            assert len(lying) + len(held) + sum(deal.pile_counts) + deal.stock == 52
            assert len(set(lying) | set(held)) == len(lying) + len(held)
    assert met


def test_L36_referee_counts_the_cards_inside_builds() -> None:
    """A card in a build cannot lie loose or be held as well."""
    for hand, table in (("7d", "[2c+7d=9@1]"), ("9h", "[2c+7d=9@1] 7d")):
        with pytest.raises(ValueError, match=r"\w"):
            list(referee(tabbe.load_rules("kasino"), hand, table).plays)


def test_duty_lapses_when_the_largest_capture_leaves_the_build() -> None:
    """Where a card must take the most it can, three aces, it cannot take its owner's fourteen."""
    table = "Ah Ad Ac [9c+5d=14@0]"
    assert listed("As 6c", table, extent="maximum", ace_hand="1,14") == {"AsxAh+Ad+Ac", "As", "6c"}
    # The fourteen is as large with another card in it, and then it has to be taken.
    larger = table.replace("9c+5d=14", "9c+3d+2d=14")
    assert listed("As 6c", larger, extent="maximum", ace_hand="1,14") == {"Asx[14@0]"}


def test_same_cards_are_listed_when_only_the_second_value_may_take_them() -> None:
    """Thirteen cards make tens and sixteens; as a ten the card would have to take the build too."""
    loose = "Th Ts Tc 6h 6d 6s 4h 4d 4s 8h 8d 2h 2d"
    verdict = referee(tabbe.load_rules("kasino", extent="maximal"), "Td", f"{loose} [9c+Ac=10@1]")
    plays = list(verdict.plays)
    (alone,) = [move for move in plays if len(move.cards) == 13 and not move.builds]
    assert alone.value == 16
    assert [move for move in plays if move.value == 10 and move.builds]
    assert all(move in verdict.plays for move in plays)
