"""Faults of other programs with captures and card values, each with its smallest case."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, permutations

import pytest

import tabbe
from tabbe.engine import Captured
from tests.faults.checker import is_take
from tests.rulebook.naive import families
from tests.rulebook.playing import of, one, steps
from tests.rulebook.position import forced, plays, takes
from tests.rulebook.row import TABLE_LAST, pack
from tests.rulebook.stage import play_all, stage, texts

FAMILY = "krypkasino-family"


def test_L01_union_of_disjoint_sums_exists_and_is_due() -> None:
    """An 8 on 5 3 6 2 can take all four, and must where everything that fits is taken."""
    assert takes("8h", "5h 3h 6h 2h Kh", FAMILY) == {"3h+5h", "2h+6h", "2h+3h+5h+6h"}
    assert takes("8h", "5h 3h 6h 2h Kh") == {"2h+3h+5h+6h"}
    assert forced("8h", "5h 3h 6h 2h")


def test_L02_played_and_matched_card_are_both_won_once() -> None:
    """7 of diamonds on 7 of hearts and 8: the pile gains those two, and no card is lost."""
    deal = stage("7h 8h Kh Qh", {1: "7d"})
    taken = one(Captured, deal.play("7dx7h"))
    assert (str(taken.card), texts(taken.takes)) == ("7d", "7h")
    assert deal.pile_counts == (0, 2)
    assert texts(deal.table) == "8h Kh Qh"
    held = len(deal.hand(0)) + len(deal.hand(1))
    assert held + len(deal.table) + sum(deal.pile_counts) + deal.stock == 104


def test_L03_hand_ace_takes_no_lone_ace() -> None:
    """An ace on an ace captures nothing; on king and ace it takes both."""
    assert takes("Ah", "Ad") == set()
    assert takes("Ah", "Kd Ad") == {"Ad+Kd"}


def test_L04_high_values_take_no_equal_rank() -> None:
    """A two of spades worth 15 takes no 2; worth 2 it takes no 15."""
    assert takes("2s", "2h", two_spades_hand="15") == set()
    assert takes("2s", "9h 6h", two_spades_hand="15") == {"6h+9h"}
    assert takes("2s", "2h") == {"2h"}
    assert takes("2s", "9h 6h") == set()
    assert takes("Td", "Th", ten_diamonds_hand="16") == set()


def test_L05_reading_is_the_inverse_of_writing() -> None:
    """Every card reads back as itself, tens in both spellings, and is worth at least 1."""
    rules = tabbe.load_rules("krypkasino")
    for text in pack(1):
        card = tabbe.Card(text)
        assert str(card) == text
        assert tabbe.parse_card(text.replace("T", "10")) == card
        assert rules.table_value(card) >= 1
        assert all(value >= 1 for value in rules.hand_values(card))


def test_L06_equal_points_keep_their_moves_and_order() -> None:
    """Takes of equal price stay in the order of cards, each with its own price."""
    priced = list(plays("Ah", "4c Th Tc Td").items())
    assert priced == [("Ah>4c+Th", (1, 0)), ("Ah>4c+Td", (4, 0)), ("Ah>4c+Tc", (1, 0))]


@pytest.mark.parametrize(
    ("card", "table"), [("3h", "2h 2d 2c"), ("8h", "5h 5d 6c"), ("4h", "Kh 3d 2c")]
)
def test_L08_multiples_of_the_value_are_no_sums(card: str, table: str) -> None:
    """Cards whose sum is a multiple of the value but that do not part into groups stay."""
    assert takes(card, table) == set()
    deal = stage(f"{table} Qs", {1: card})
    with pytest.raises(tabbe.IllegalMove):
        deal.play(f"{card}x{table.replace(' ', '+')}")
    with pytest.raises(tabbe.IllegalMove):
        deal.play(f"{card}x{table.replace(' ', ',')}")


def test_L09_legal_takes_of_random_tables_pass_a_second_checker() -> None:
    """Listed takes are takes, and every set that is not listed is none."""
    chance = random.Random(9)
    for _ in range(150):
        card, *table = chance.sample(pack(2), chance.randint(2, 9))
        value = 14 if card[0] == "A" else "A23456789TJQK".index(card[0]) + 1
        for extent in ("maximal", "any"):
            found = takes(card, " ".join(table), extent=extent)
            every = {
                "+".join(map(str, sorted(map(tabbe.Card, part))))
                for size in range(1, len(table) + 1)
                for part in combinations(table, size)
                if is_take(list(part), table, value, maximal=extent == "maximal")
            }
            assert found == every


@pytest.mark.parametrize(
    ("card", "table"), [("4h", "2h Ad Ac"), ("6h", "3h 2d Ac"), ("9h", "4h 4d Ac")]
)
def test_L10_three_card_sums_are_accepted(card: str, table: str) -> None:
    """Three cards that sum to the value are taken together."""
    deal = stage(f"{table} Kh", {1: card})
    deal.play(f"{card}x{table.replace(' ', '+')}")
    assert texts(deal.table) == "Kh"


def test_L11_order_of_naming_and_of_laying_changes_nothing() -> None:
    """A 4 on A 3 2 2: every order of the table and of the move gives the same answer."""
    for table in permutations(("Ah", "3d", "2h", "2d")):
        assert takes("4h", " ".join(table)) == {"Ah+2h+2d+3d"}
    for named in permutations(("Ah", "3d", "2h", "2d")):
        for mark in "+,":
            deal = stage("Ah 3d 2h 2d", {1: "4h"})
            deal.play(f"4hx{mark.join(named)}")
            assert deal.table == ()


def test_L14_outcomes_and_not_families_are_listed() -> None:
    """Two ways to part the same four cards are one choice; 84 families are ten outcomes."""
    assert takes("7h", "3c 4c 3d 4d") == {"3d+3c+4d+4c"}
    low = "Ah Ad Ac As 2h 2d 2c 2s"
    assert takes("5h", low) == families(low.split(), 5)
    assert len(takes("5h", low)) == 10


def test_L15_sixteen_low_cards_are_listed_in_full() -> None:
    """A to 4 of every suit and a ten: just the sets that a second checker lets pass."""
    table = [rank + suit for rank in "A234" for suit in "shdc"]
    found = takes("Th", " ".join(table))
    every = set()
    for size in range(3, 17):
        for part in combinations(table, size):
            if sum("A234".index(card[0]) + 1 for card in part) % 10:
                continue
            if is_take(list(part), table, 10, maximal=True):
                every.add("+".join(part))
    assert found == every


def test_L15_described_move_is_the_applied_move() -> None:
    """What the event names is what left the table, and what was chosen."""
    for seed in range(4):
        deal = tabbe.Deal("krypkasino", players=4, seed=seed)
        table = Counter(map(str, deal.table))
        for events in steps(deal, seed):
            move = deal.moves[-1]
            for taken in of(Captured, events):
                assert (taken.card, taken.takes) == (move.card, move.takes)
                grouped = [str(card) for group in taken.groups for card in group]
                assert sorted(grouped) == sorted(map(str, taken.takes))
                gone = Counter(map(str, taken.takes))
                assert gone <= table
            table = Counter(map(str, deal.table))


@pytest.mark.parametrize(
    ("card", "table", "wish"),
    [
        ("8h", "8d Kd Ad 3d", "8d,Kd,Ad,3d"),
        ("8h", "5d 3d Kd 9c", "5d+3d,Kd"),
        ("8h", "8d 5c Kd 9c", "8d,5c"),
    ],
)
def test_L16_one_fitting_card_does_not_carry_others_along(card: str, table: str, wish: str) -> None:
    """A match or one good sum in the selection does not make the rest legal; nothing changes."""
    deal = stage(table, {1: card})
    before = (texts(deal.table), texts(deal.hand(1)), deal.scores(), deal.moves)
    with pytest.raises(tabbe.IllegalMove) as refusal:
        deal.play(f"{card}x{wish}")
    assert refusal.value.rule == "sum"
    assert before == (texts(deal.table), texts(deal.hand(1)), deal.scores(), deal.moves)


def test_L18_two_sum_groups_go_in_one_capture() -> None:
    """A 9 on 5 4 6 3 may take all four."""
    deal = stage("5h 4h 6h 3h", {1: "9h"})
    (move,) = [move for move in deal.legal_moves() if str(move.card) == "9h"]
    assert [texts(group) for group in move.groups] == ["3h 6h", "4h 5h"]
    deal.play(move)
    assert deal.table == ()


def test_L21_many_groups_are_no_power_set() -> None:
    """Eight low cards and a five: the ten takes, with either extent, each once."""
    low = "Ah Ad Ac As 2h 2d 2c 2s"
    free = takes("5h", low, FAMILY)
    every = {
        "+".join(map(str, sorted(map(tabbe.Card, part))))
        for size in range(1, 9)
        for part in combinations(low.split(), size)
        if is_take(list(part), low.split(), 5, maximal=False)
    }
    assert free == every


def test_L23_ace_is_fourteen_in_hand_and_one_on_the_table() -> None:
    """An ace sweeps king and ace; a 2 sweeps two aces."""
    assert plays("Ah", "Kd Ad") == {"Ah>Ad+Kd": (2, 1)}
    assert plays("2h", "Ad Ac") == {"2h>Ad+Ac": (2, 1)}


def test_L25_every_legal_selection_can_be_played_on_a_crowded_table() -> None:
    """Ace to six of all suits: storan takes seven cards in two sums, by name or from the list."""
    low = [rank + suit for rank in "A23456" for suit in "shdc"]
    rules = tabbe.load_rules("krypkasino", extent="any", capture="optional", forced_sweep=False)
    fore, dealer = low[4:14], low[14:]
    deal = stage(
        texts(low[:4]),
        {1: texts(fore[:6]), 0: texts(dealer[:6])},
        rules=rules,
        later={(2, 1): texts(fore[6:]), (2, 0): texts(dealer[6:]), (3, 1): "Td"},
    )
    for pair in zip(fore, dealer, strict=True):
        play_all(deal, texts(pair))
    assert sorted(texts(deal.table).split()) == sorted(low)
    wanted = ["As", "2s", "3s", "4s", "6s", "Ah", "3h"]
    assert is_take(wanted, low, 10, maximal=False)
    move = tabbe.parse_move(f"Tdx{'+'.join(wanted)}", deal)
    assert move in deal.legal_moves()
    assert [texts(group) for group in move.groups] == ["4s 6s", "As Ah 2s 3s 3h"]
    deal.play(move)
    assert len(deal.table) == 24 - 7


def test_L26_creep_and_capture_are_separate_plays() -> None:
    """With optional capture a 3 on a 3 and a creep are both listed; no play is guessed."""
    assert plays("3h 8h", "3d Kd", capture="optional", forced_sweep=False) == {
        "3h>3d": (0, 0),
        "3h>creep": (0, 0),
        "8h>creep": (0, 0),
    }
    rules = tabbe.load_rules("krypkasino", capture="optional", forced_sweep=False)
    deal = stage("3d Kd Qd Jd", {1: "3h"}, rules=rules)
    deal.play("3h")
    assert texts(deal.table) == "3d Kd Qd Jd 3h"


def test_L27_more_than_ten_cards_on_the_table_play_on() -> None:
    """Creeping whenever it is legal crowds the table; the deal goes on to its end."""
    widest = 0
    for seed in range(12):
        deal = tabbe.Deal("krypkasino", players=6, seed=seed)
        while not deal.is_over:
            moves = list(deal.legal_moves())
            deal.play(next((move for move in moves if move.kind == "creep"), moves[0]))
            widest = max(widest, len(deal.table))
        assert sum(deal.scores()) == 42
    assert widest > 10


def test_L29_capture_leaves_the_rest_of_the_layout() -> None:
    """A 5 on 5 and 9 leaves the 9."""
    rules = tabbe.load_rules(FAMILY)
    deal = stage("5d 9d Kh Qh", {1: "5h"}, rules=rules, row=TABLE_LAST, short=True)
    play_all(deal, "5hx5d")
    assert texts(deal.table) == "9d Kh Qh"
