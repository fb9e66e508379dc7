"""The notation of moves: forgiving in, one form out."""

from __future__ import annotations

import pytest

import tabbe
from tabbe.engine import referee
from tests.golden.case import CASES, FOLDER
from tests.rulebook.row import FOUR_EIGHT
from tests.rulebook.stage import stage, texts


def opening() -> tabbe.Deal:
    """An 8 may take 8, A+7 and 2+6 of the table; the king stays."""
    rules = tabbe.load_rules("krypkasino", deal_table="4/8")
    hands = {1: "8c Td 4h 9s", 0: "5h 5c 3h 3c"}
    return stage("8d As 7d 2c 6h Kc Kd Js", hands, rules=rules, row=FOUR_EIGHT)


@pytest.mark.parametrize(
    "text",
    [
        "8cx8d,As+7d,2c+6h",
        "8cx2c+6h,As+7d,8d",
        "8cx8d+As+7d+2c+6h",
        "8cx6h,2c,7d,As,8d",
        "8CX8D,AS+7D,2C+6H",
        "8♣x8♦,A♠+7♦,2♣+6♥",
        "♣8x♦8,♠A+♦7,♣2+♥6",
        "8c=8x8d,As+7d,2c+6h",
        "8cx8d,As+7d,2c+6h#",
        "8cx",
    ],
)
def test_capture_is_read_in_any_grouping_order_and_script(text: str) -> None:
    """All of these are one move, and it is written in one way."""
    deal = opening()
    move = tabbe.parse_move(text, deal)
    assert str(move) == "8cx8d,As+7d,2c+6h"
    deal.play(text)
    assert texts(deal.table) == "Kc Kd Js"


@pytest.mark.parametrize("text", ["9s", "9S", "9♠", "♠9"])
def test_creep_is_read_in_any_script(text: str) -> None:
    """A creep is the card alone, in any of its spellings."""
    deal = stage("8d 2c Jd Kc", {1: "9s 5h"})
    assert str(tabbe.parse_move(text, deal)) == "9s"


def test_ten_is_read_as_10_and_written_as_T() -> None:
    """`10d` and `Td` are one card."""
    deal = stage("Th 2c Jd Kc", {1: "Td"})
    assert str(tabbe.parse_move("10dx10h", deal)) == "TdxTh"


@pytest.mark.parametrize(
    "text",
    ["", " ", "x", "8", "8x8d", "8cx8", "8cx8d,", "8cx,8d", "8c8d", "8cy8d", "1c", "8cx8d,,7d"],
)
def test_unreadable_text_is_refused(text: str) -> None:
    """What lacks a suit, a rank or a group is no move, and nothing is changed."""
    check_unreadable(text)


@pytest.mark.parametrize(
    "text",
    ["8c=x8d", "8c=eightx8d", "Zs", "8c\x00", "8cx" + "8d," * 5000 + "8d", "8c^8d=16", "\ud800"],
    ids=["no value", "word", "rank", "nul", "long", "build", "surrogate"],
)
def test_hostile_text_is_refused_in_one_short_sentence(text: str) -> None:
    """Whatever is sent gets one short sentence."""
    check_unreadable(text)


def check_unreadable(text: str) -> None:
    """Play a text that is no move; expect one sentence and an untouched deal."""
    deal = opening()
    with pytest.raises(ValueError) as refusal:
        deal.play(text)
    assert isinstance(refusal.value, tabbe.TabbeError)
    assert 0 < len(str(refusal.value)) < 400
    assert deal.moves == ()


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Ah", "hand"),
        ("5h", "hand"),
        ("8cx8h", "table"),
        ("8cx8d,8d", "table"),
        ("8cx8d,8d,8d", "table"),
        ("8cx8d,Kc", "sum"),
        ("8cx8d", "extent"),
        ("8c", "capture"),
        ("8c=14x8d", "value"),
    ],
)
def test_illegal_move_names_the_rule_it_offends(text: str, rule: str) -> None:
    """Not held, not on the table, no sum, stopped short, creep when capture is due."""
    deal = opening()
    with pytest.raises(tabbe.IllegalMove) as refusal:
        deal.play(text)
    assert refusal.value.rule == rule
    assert list(refusal.value.legal) == list(deal.legal_moves())
    assert deal.moves == ()


def test_value_is_left_out_when_only_one_makes_the_take() -> None:
    """An ace of 1 or 14 takes an ace as 1, king and ace as 14: nobody needs to be told."""
    house = tabbe.load_rules("krypkasino", ace_hand="1,14", extent="any", forced_sweep=False)
    deal = stage("Ad Kh 9s 7c", {1: "Ac"}, rules=house)
    written = [str(move) for move in deal.legal_moves() if str(move.card) == "Ac"]
    assert written == ["AcxAd", "AcxAd+Kh"]
    assert str(tabbe.parse_move("Ac=14xAd+Kh", deal)) == "AcxAd+Kh"
    with pytest.raises(tabbe.IllegalMove):
        deal.play("Ac=1xAd+Kh")


def test_value_is_written_when_two_make_the_take() -> None:
    """All eights and twos part into tens and into sixteens: storan's value is named, once."""
    house = tabbe.load_rules("krypkasino", ten_diamonds_hand="10,16")
    table = " ".join(rank + suit for rank in "28" for suit in "shdc" for _ in range(2))
    (move,) = referee(house, "Td", table).plays
    assert str(move).startswith("Td=10x")
    assert {len(group) for group in move.groups} == {2}
    assert (len(move.takes), move.sweep) == (16, 1)


def test_move_after_the_end_is_refused() -> None:
    """When the deal is over no move is legal."""
    deal = tabbe.Deal("avig-kasino", players=2, seed=1)
    while not deal.is_over:
        deal.play(deal.legal_moves()[0])
    with pytest.raises(tabbe.IllegalMove) as refusal:
        deal.play("8c")
    assert refusal.value.rule == "over"
    assert len(refusal.value.legal) == 0


def test_every_golden_move_reads_back_as_itself() -> None:
    """What the engine has written it reads, at the same point of the deal, as the same move."""
    case = next(case for case in CASES if case.name == "krypkasino.4")
    lines = (FOLDER / f"{case.name}.tabbe").read_text("utf-8").splitlines()
    values = dict(line.split(" = ", 1) for line in lines if " = " in line)
    deal = tabbe.Deal(
        "krypkasino", players=4, dealer=int(values["dealer"]), deck=values["deck"].strip('"')
    )
    for text in values["moves"].strip('"').split():
        for move in deal.legal_moves():
            assert tabbe.parse_move(str(move), deal) == move
        deal.play(text)
