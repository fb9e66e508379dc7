"""Hints: best first, with reasons, from nothing but the view."""

from __future__ import annotations

import itertools
import re

import pytest

import tabbe
from tabbe.analysis import Reason, hints, reasons_for
from tabbe.bots.budget import Stopwatch
from tabbe.engine import LegalMoves
from tabbe.i18n import LANGUAGES, text
from tabbe.server.advice import advise
from tests.analysis.redeal import PRESETS, dealt_again, played
from tests.tui.table import deck


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here is worth compiling for."""
    monkeypatch.setenv("TABBE_JIT", "0")


@pytest.mark.parametrize(("game", "players"), PRESETS)
def test_hints_are_the_same_when_hidden_cards_are_others(game: str, players: int) -> None:
    """With every unseen card dealt elsewhere: the same moves, costs, risks and reasons."""
    for moves in (5, 17):
        deal = played(game, players, 7 * moves, moves)
        assert deal.seat is not None
        seat = deal.seat
        told = hints(deal.view(seat), samples=2, seed=3)
        for seed in range(2):
            twin = dealt_again(deal, seat, seed)
            assert hints(twin.view(seat), samples=2, seed=3) == told
        assert {hint.move for hint in told} <= set(deal.legal_moves())
        costs = [hint.cost for hint in told]
        assert costs[0] == 0
        assert costs == sorted(costs)
        for hint in told:
            assert 1 <= len(hint.reasons) <= 2


@pytest.mark.parametrize(("game", "players", "number"), [("krypkasino", 2, 9), ("kasino", 4, 6)])
def test_hints_are_the_same_when_asked_for_again_on_a_slower_machine(
    monkeypatch: pytest.MonkeyPatch, game: str, players: int, number: int
) -> None:
    """Without a budget no clock is looked at; the terminal and a server's table tell the same."""
    deal = played(game, players, 4, number)
    told = []
    for pace in (0.001, 1000.0):
        clock = itertools.count()
        monkeypatch.setattr(Stopwatch, "ms", lambda _, p=pace, c=clock: p * next(c))
        told.append(hints(deal.view(deal.seat)))
    assert told[0] == told[1]
    assert len(told[0]) > 1
    assert told[0][0].samples > 10
    assert [str(hint.move) for hint in told[0]] == [a.move for a in advise(deal.view(deal.seat))]


def test_hints_are_not_sampled_when_the_table_is_crowded_and_nothing_is_compiled() -> None:
    """There one sample may take as long as hundreds elsewhere, and somebody waits."""
    deal = tabbe.Deal("kasino", players=2, seed=3)
    while len(deal.table) < 20:
        moves = deal.legal_moves()
        assert isinstance(moves, LegalMoves)
        deal.play(next(iter(moves.creeps())))
    told = hints(deal.view(deal.seat))
    assert {hint.samples for hint in told} == {0}
    assert told[0].cost == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_hidden_card_is_named_when_reasons_are_given(lang: str) -> None:
    """Cards in a reason lie open or are the player's own, apart from those that would sweep."""
    for moves in range(0, 60, 7):
        deal = played("krypkasino", 3, moves, moves)
        assert deal.seat is not None
        view = deal.view(deal.seat)
        known = {str(card) for card in (*view.hand, *view.table)}
        for move in view.legal:
            for reason in reasons_for(view, move):
                assert 0 < len(reason.message(lang)) < 250
                data = dict(reason.data)
                named = f"{data.get('cards', '')} {data.get('card', '')}".split()
                assert set(named) <= known, reason


@pytest.mark.parametrize(
    ("hand", "table", "move", "codes"),
    [
        ("Kd 2h 9h Qc 3s 5c", "4c Ks 7s 6s", "KdxKs,6s+7s", ["takes", "leaves-must"]),
        ("Qd 2h 9h 4h 3h 5c", "Ah 5h Qs Kc", "QdxQs", ["takes", "safe"]),
        ("Ah 2h 9h Qc 3h 5c", "4c Td Kh 7h", "Qc", ["safe", "sheds"]),
        ("Ah 2h 9h Qc 3h 5c", "4c Td Kh 7h", "2h", ["safe", "quiet"]),
        ("Kh Kd 2h 3h 4h 5c", "6c 7h Kc Ks", "KhxKs,Kc,6c+7h#", ["sweep-costs", "takes"]),
    ],
)
def test_reasons_fit_the_move_when_the_case_is_plain(
    hand: str, table: str, move: str, codes: list[str]
) -> None:
    """Set tables of Krypkasino and what is to be said of one move there."""
    view = tabbe.Deal("krypkasino", 2, 1, deck=deck(hand, table)).view(0)
    played_ = next(one for one in view.legal if str(one) == move)
    assert [reason.code for reason in reasons_for(view, played_)] == codes


def test_only_move_needs_no_other_reason() -> None:
    """Where there is no choice, that is the reason."""
    deal = played("krypkasino", 2, 3, 99)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    assert reasons_for(view, view.legal[0]) == (Reason("only"),)


def test_sentence_is_the_promised_one_when_five_and_four_are_left() -> None:
    """As a player says it: what is left, who sweeps with what, how many are unseen."""
    data = (("cards", "4h 5c"), ("ranks", "9"), ("unseen", 4), ("total", 8), ("chance", 30))
    said = Reason("leaves-must", data).message("en")
    assert said == (
        "leaves 4♥ 5♣: the next player has to sweep with a nine, 4 of 8 unseen, 30 % likely"
    )
    swedish = Reason("leaves-must", data).message("sv")
    assert "tabbe på nio" in swedish


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_agrees_when_points_are_counted(lang: str) -> None:
    """One point and two points are told apart where the language does."""
    one, two = (text("hint-takes", lang, points=number) for number in (1, 2))
    assert re.sub(r"\d", "", one) != re.sub(r"\d", "", two) or lang in ("sv", "da")
