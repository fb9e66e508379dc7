"""What a chosen card and chosen things of the table amount to."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import tabbe
from tabbe.engine import Deal, Move
from tabbe.engine.listing import LegalMoves
from tabbe.protocol import message as m
from tabbe.protocol.chosen import choose


def asked(card: str, *takes: str, build: bool = False) -> m.Choose:
    """A question about a card and things of the table."""
    return m.Choose(id="q", type="choose", version=1, card=card, takes=list(takes), build=build)


@pytest.mark.parametrize("preset", ["krypkasino", "krypkasino-family", "kasino", "royal-casino"])
def test_every_legal_move_is_found_when_chosen_whole(preset: str) -> None:
    """Choosing what a move takes finds the move, and each part of it completes to it."""
    dice = random.Random(5)
    for seed in range(4):
        deal = Deal(preset, players=2, seed=seed)
        while not deal.is_over and len(deal.moves) < 16:
            seat = deal.seat
            assert seat is not None
            view = deal.view(seat)
            for move in list(view.legal)[:30]:
                shown = [
                    str(item) if isinstance(item, tabbe.Card) else _label(view, item)
                    for item in move.takes
                ]
                answer = choose(view, asked(str(move.card), *shown, build=move.kind == "build"))
                assert answer.verdict == "legal"
                assert str(move) in [found.notation for found in answer.moves]
                if len(shown) > 1:
                    part = choose(view, asked(str(move.card), shown[0], build=move.kind == "build"))
                    found = [one.notation for one in (*part.moves, *part.completions)]
                    assert str(move) in found
            deal.play(dice.choice(deal.legal_moves()[:50]))


def _label(view: tabbe.View, build: tabbe.Build) -> str:
    from tabbe.protocol.position import items

    return next(
        shown.label
        for thing, shown in zip(view.table, items(view.table, view.rules), strict=True)
        if thing == build and isinstance(shown, m.Build)
    )


def _deal(table: str, hand: str, preset: str = "krypkasino") -> Deal:
    """A deal for two in which forehand holds these cards and these lie on the table."""
    rules = tabbe.load_rules(preset)
    laid, held = tabbe.parse_cards(table), tabbe.parse_cards(hand)
    pack = [
        card
        for _ in range(rules.packs)
        for card in tabbe.parse_cards(
            " ".join(f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "shdc")
        )
    ]
    for card in (*laid, *held):
        pack.remove(card)
    half = rules.plan(2).opening
    deck: list[tabbe.Card] = []
    mine, lying = list(held), list(laid)
    for place, size in half:
        if place == "table":
            deck += [lying.pop(0) for _ in range(size)]
        else:
            deck += [mine.pop(0) for _ in range(size)]
            deck += [pack.pop() for _ in range(size)]
    return Deal(rules, players=2, dealer=0, deck=[*deck, *pack])


def test_order_of_tapping_does_not_matter_when_cards_are_chosen() -> None:
    """A 4 takes A+3 and 2+2 in whatever order they are tapped (L11)."""
    deal = _deal("Ah 2h 3h 2d", "4s 9s 9d Kd Kh Qd")
    view = deal.view(1)
    for takes in (("Ah", "2h", "3h", "2d"), ("Ah", "3h", "2h", "2d"), ("2d", "2h", "3h", "Ah")):
        answer = choose(view, asked("4s", *takes))
        assert answer.verdict == "legal"
        assert [move.notation for move in answer.moves] == ["4sxAh+3h,2h+2d#"]


def test_part_of_a_take_completes_when_more_must_be_taken() -> None:
    """An 8 with 5 tapped of {5 3 6 2} completes to all four (L1)."""
    deal = _deal("5h 3d 6h 2d", "8s 9s 9d Kd Kh Qd")
    answer = choose(deal.view(1), asked("8s", "5h"))
    assert answer.verdict == "completes"
    assert [move.takes for move in answer.completions] == [["2d", "3d", "5h", "6h"]]


def test_refusal_names_the_rule_when_nothing_fits() -> None:
    """An 8 and {8 K A 3} are refused with a reason (L16)."""
    deal = _deal("8h Kd Ad 3d", "8s 9s 9d Kh Kc Qd")
    answer = choose(deal.view(1), asked("8s", "8h", "Kd", "Ad", "3d"))
    assert answer.verdict == "refused"
    assert answer.reason is not None
    assert answer.reason.code in ("no_sum", "forced_sweep")
    gone = choose(deal.view(1), asked("8s", "2c"))
    assert gone.reason is not None
    assert gone.reason.code == "not_on_table"
    other = choose(deal.view(1), asked("2c", "8h"))
    assert other.reason is not None
    assert other.reason.code == "not_held"


def test_example_is_looked_for_once_when_thousands_of_sets_are_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On a crowded table each set that is refused had looked through the first moves anew (L15)."""
    rules = tabbe.load_rules("krypkasino", capture="optional", forced_sweep=False)
    deal = Deal(rules, players=2, dealer=0, seed=3)
    while len(deal.table) < 28:
        deal.play(str(deal.hand(deal.seat or 0)[0]))
    legal = deal.legal_moves()
    assert isinstance(legal, LegalMoves)
    assert legal.is_long
    view = deal.view(deal.seat)
    looked: list[int] = []
    listing = LegalMoves._one_by_one

    def counted(moves: LegalMoves) -> Iterator[Move]:
        looked.append(1)
        assert len(looked) < 10
        return listing(moves)

    monkeypatch.setattr(LegalMoves, "_one_by_one", counted)
    answer = choose(view, asked("2c", "As", "2d"))
    assert answer.verdict == "refused"
    assert answer.reason is not None
    assert answer.reason.args["example"]


def test_creep_is_answered_when_nothing_is_chosen() -> None:
    """A card alone is its creep where it may creep, and else its takes."""
    deal = _deal("8h Kd Qc 3d", "8s 2s 9d 6h 7c 4d")
    assert choose(deal.view(1), asked("2s")).moves[0].kind == "creep"
    takes = choose(deal.view(1), asked("8s"))
    assert takes.verdict == "completes"


def test_seat_that_is_not_on_turn_is_refused_when_it_chooses() -> None:
    """Only the seat on turn can be answered."""
    deal = _deal("8h Kd Qc 3d", "8s 2s 9d 6h 7c 4d")
    answer = choose(deal.view(0), asked("2s"))
    assert answer.verdict == "refused"
    assert answer.reason is not None
    assert answer.reason.code == "over"
