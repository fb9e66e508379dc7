"""Judging an ending by playing it out in every way, with the public `Deal` alone."""

from __future__ import annotations

from fractions import Fraction

import tabbe


def margin(deal: tabbe.Deal, seat: int) -> Fraction:
    """The margin of a seat's side in a deal that is over."""
    scores = deal.scores()
    mine = sum(scores[one] for side in deal.sides if seat in side for one in side)
    others = [sum(scores[one] for one in side) for side in deal.sides if seat not in side]
    found = Fraction(sum(others), len(others)) - mine
    return found if deal.rules.aim == "low" else -found


def outcome(deal: tabbe.Deal) -> dict[int, Fraction]:
    """The margin of each seat when every seat plays for its own, by lot among equal moves."""
    if deal.is_over:
        return {seat: margin(deal, seat) for side in deal.sides for seat in side}
    seat = deal.seat
    assert seat is not None
    found = []
    for move in tuple(deal.legal_moves()):
        deal.play(move)
        found.append(outcome(deal))
        deal.undo()
    top = max(one[seat] for one in found)
    best = [one for one in found if one[seat] == top]
    return {other: sum(one[other] for one in best) / Fraction(len(best)) for other in best[0]}


def values(deal: tabbe.Deal) -> dict[tabbe.engine.Move, float]:
    """What each legal move is worth to the seat on turn."""
    seat = deal.seat
    assert seat is not None
    found = {}
    for move in tuple(deal.legal_moves()):
        deal.play(move)
        found[move] = float(outcome(deal)[seat])
        deal.undo()
    return found


def minimax(deal: tabbe.Deal, seat: int, low: float = -999, high: float = 999) -> float:
    """The value to one of two sides, by alpha-beta over the public moves."""
    if deal.is_over:
        return float(margin(deal, seat))
    own = any({seat, deal.seat} <= set(side) for side in deal.sides)
    for move in tuple(deal.legal_moves()):
        deal.play(move)
        found = minimax(deal, seat, low, high)
        deal.undo()
        if own:
            low = max(low, found)
        else:
            high = min(high, found)
        if low >= high:
            break
    return low if own else high
