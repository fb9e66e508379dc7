"""What a move leaves: the real table, and probabilities that never rule out the truth."""

from __future__ import annotations

from math import comb

import pytest

import tabbe
from tabbe.analysis import prospect_of, reasons_for
from tabbe.analysis.prospect import prospects
from tests.analysis.redeal import played
from tests.engine.position import GAMES
from tests.tui.table import deck


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_table_is_the_real_one_when_the_move_is_played(game: str, players: int) -> None:
    """The cards left, who is next and whether new cards come are those of the deal itself."""
    for moves in (0, 3, 11, 23):
        deal = played(game, players, moves, moves)
        if deal.seat is None:
            continue
        view = deal.view(deal.seat)
        some = view.legal[:12]
        for move, left in zip(some, prospects(view, some), strict=True):
            twin = deal.copy()
            twin.play(move)
            assert left.next_seat == twin.seat
            assert left.redealt == (twin.batch != deal.batch)
            if not twin.is_over:
                assert sorted(map(str, left.table)) == sorted(map(str, twin.table))


@pytest.mark.parametrize(
    ("game", "players"), [("krypkasino", 2), ("krypkasino", 4), ("krypkasino-family", 3)]
)
def test_truth_is_never_ruled_out_when_a_sweep_is_possible(game: str, players: int) -> None:
    """Who can sweep was given a chance above nought, who cannot one below one."""
    seen = 0
    for seed in range(6):
        deal = played(game, players, seed, 0)
        while deal.seat is not None:
            view = deal.view(deal.seat)
            move = view.legal[seed % len(view.legal)]
            left = prospect_of(view, move)
            batch = deal.batch
            deal.play(move)
            if deal.is_over or deal.batch != batch:
                continue
            sweeps = {str(one.card) for one in deal.legal_moves() if one.sweep}
            assert not sweeps or left.chance > 0
            assert sweeps or left.chance < 1
            named = [risk.sweeper for risk in left.risks]
            assert all(card in named or card[0] in named for card in sweeps)
            seen += bool(sweeps)
    assert seen > 2


def test_risk_is_hypergeometric_when_nothing_has_been_played() -> None:
    """A nine sweeps 5 and 4; the odds are those of six cards from the hundred not seen but four."""
    deal = tabbe.Deal("krypkasino", 2, 1, deck=deck("Kd 2h 9h Qc 3s 5c", "4c Ks 7s 6s"))
    view = deal.view(0)
    move = next(move for move in view.legal if str(move) == "KdxKs,6s+7s")
    left = prospect_of(view, move)
    assert [str(card) for card in left.table] == ["4c"]
    unseen = 104 - 10
    chance = 1 - comb(unseen - 7, 6) / comb(unseen, 6)
    (risk,) = left.risks
    assert (risk.sweeper, risk.unseen, risk.total) == ("4", 7, 8)
    assert risk.chance == pytest.approx(chance)
    assert left.chance == pytest.approx(chance)
    assert left.double == pytest.approx(6 / unseen)


def test_risk_is_nought_when_the_next_player_let_such_a_table_go() -> None:
    """Who crept on a lone four holds no four, as a sweep is forced."""
    hands = ("7d 2d 3c 3d Jh Qh", "4c Kc Qc Jc", ["7c 8h 8d 9h Th Kh"])
    deal = tabbe.Deal("krypkasino", 2, 1, deck=deck(*hands))
    for move in ("JhxJc", "KhxKc", "QhxQc"):
        deal.play(move)
    assert [str(card) for card in deal.table] == ["4c"]
    deal.play("7c")
    view = deal.view(0)
    take = next(move for move in view.legal if str(move) == "7dx7c")
    left = prospect_of(view, take)
    assert [(risk.sweeper, risk.unseen, risk.chance) for risk in left.risks] == [("4", 7, 0.0)]
    assert (left.chance, left.double) == (0.0, 0.0)
    assert "exhausted" in [reason.code for reason in reasons_for(view, take)]


def test_nothing_is_at_risk_when_sweeps_count_for_nothing() -> None:
    """Royal casino gives nothing for a sweep, and its last card leaves nobody to fear."""
    deal = played("royal-casino", 2, 3, 10)
    assert deal.seat is not None
    view = deal.view(deal.seat)
    assert all(not prospect_of(view, move).risks for move in view.legal[:5])
    last = played("krypkasino", 2, 3, 99)
    assert last.seat is not None
    left = prospect_of(last.view(last.seat), last.legal_moves()[0])
    assert (left.next_seat, left.table, left.risks) == (None, (), ())
