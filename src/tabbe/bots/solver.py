"""`solve`: the last batch played out exactly, over every deal of the cards not seen."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from itertools import chain, combinations
from math import comb, factorial, prod
from typing import TYPE_CHECKING, Any, Final

from tabbe.bots import endgame
from tabbe.bots.appraisal import Appraisal, best_first
from tabbe.bots.bot import BotError, require_turn
from tabbe.bots.kernel import kernels_for_search
from tabbe.bots.world import may_hold
from tabbe.cards import whole
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.knowledge import Knowledge, knowledge_of
from tabbe.engine.opening import shown

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import SimpleNamespace

    from tabbe.bots.budget import Deadline
    from tabbe.engine import Move, View

MOST_WORLDS: Final = 1000
MOST_NODES: Final = 20_000_000
"""Positions met in all before a view is given up as too large."""
_SPARE: Final = 50  # twins and duties leave so much fewer ways at the most
_MOVES: Final = 384  # that one position may have
_STRIDE: Final = 1  # positions between the first two looks at the clock
_PART: Final = 0.03  # of the time left between two looks at the clock


@dataclass(frozen=True, slots=True)
class Solution:
    """What a view of the last batch is worth when everybody plays well from here on.

    Attributes:
        value: the margin of the seat on turn at the end of the deal, see `Appraisal.margin`.
        best: the moves that reach it, in the order of the listing.
        moves: every legal move with its margin, best first.
        worlds: over how many deals of the unseen cards the margins are means, each counted as
            often as twins can be exchanged in it, so that every card is as likely in every place.
            With more than one, each deal was solved as if everybody saw it.
        is_exact: whether the view left only one way for the cards to lie and there are two sides.
            With more sides a seat may have equal moves that differ for the others, and which of
            them it will choose cannot be known: each was taken to be as likely.
    """

    value: float
    best: tuple[Move, ...]
    moves: tuple[Appraisal, ...]
    worlds: int
    is_exact: bool


def solve(view: View, *, most_worlds: int = MOST_WORLDS, most_nodes: int = MOST_NODES) -> Solution:
    """Solve a position of the last batch.

    With two sides the margins are minimax values. With three seats and more, each for itself,
    every seat is taken to play for its own margin, and to choose by lot among equal moves
    (margins within a thousandth of a point); margins are then told to six decimals.

    Args:
        view: of the seat on turn, in the last batch.
        most_worlds: ways the unseen cards may lie at the most.
        most_nodes: positions to look at, at the most.

    Raises:
        BotError: a seat that is not on turn, a batch that is not the last, a limit that is no
            whole number from 1 on, or a position that is larger than a limit, which the sentence
            names: one of these two, 384 moves in one position, or 32 moves to the end.
    """
    require_turn(view)
    most_worlds = _limit("most_worlds", most_worlds)
    most_nodes = _limit("most_nodes", most_nodes)
    if view.batches_left:
        raise BotError("solve-too-early", batches=view.batches_left)
    found = _solved(view, kernels_for_search(), most_worlds, most_nodes)
    if isinstance(found, str):
        limits = {
            "worlds": most_worlds,
            "nodes": most_nodes,
            "moves": _MOVES,
            "plies": endgame.DEPTHS,
        }
        raise BotError("solve-too-large", limit=found, most=limits[found])
    return found


def _limit(name: str, given: object) -> int:
    most = whole(given)
    if most is None or most < 1:
        raise BotError("bad-solve-limit", name=name, value=shown(given))
    return most


def solved(
    view: View,
    kernels: SimpleNamespace,
    most_worlds: int,
    most_nodes: int,
    deadline: Deadline | None = None,
) -> Solution | None:
    """As `solve`, for a view of the last batch; None where it is too large or time is up."""
    found = _solved(view, kernels, most_worlds, most_nodes, deadline)
    return None if isinstance(found, str) else found


def _solved(
    view: View,
    kernels: SimpleNamespace,
    most_worlds: int,
    most_nodes: int,
    deadline: Deadline | None = None,
) -> Solution | str:
    """As `solve`, for a view of the last batch, or the limit that it went beyond."""
    known = knowledge_of(view, kernels)
    if sum(int(known.block[b.HAND_N + seat]) for seat in known.seats) > endgame.DEPTHS:
        return "plies"
    if _ways(known, view.turn or 0) > _SPARE * most_worlds:
        return "worlds"
    worlds: list[tuple[dict[int, list[int]], int]] = []
    for dealt in deals_of(known, view.turn or 0):
        worlds.append((dealt, weight_of(dealt)))
        if len(worlds) > most_worlds:
            return "worlds"
        if deadline and deadline.is_over():
            return "time"
    if not worlds:
        raise BotError("bad-view-game", game=view.rules.id)
    moves = view.legal[: _MOVES + 1]
    if len(moves) > _MOVES:
        return "moves"
    solver = _Solver(view, known, list(moves), deadline)
    left = most_nodes
    for dealt, weight in worlds:
        nodes = solver.add(dealt, left, weight)
        if nodes < 0:
            return solver.stopped
        left -= nodes
    weights = sum(weight for _, weight in worlds)
    many = len(view.sides) > 2
    unit, near = (endgame.UNIT, weights * endgame.NEAR) if many else (1, 0)
    margins = [total / unit / (len(view.sides) - 1) / weights for total in solver.totals]
    if many:
        margins = [round(margin, 6) for margin in margins]
    number = len(worlds)
    ranked = best_first(moves, margins, [0.0] * len(moves), [number] * len(moves))
    top = max(solver.totals)
    best = tuple(
        move for move, total in zip(moves, solver.totals, strict=True) if top - total <= near
    )
    is_exact = number == 1 and len(view.sides) == 2
    return Solution(ranked[0].margin, best, ranked, number, is_exact)


def _ways(known: Knowledge, me: int) -> int:
    """In how many ways the unseen cards can be dealt, twins and duties aside."""
    ways = 1
    left = len(known.unseen)
    for seat in known.seats:
        if seat != me:
            held = int(known.block[b.HAND_N + seat])
            ways *= comb(left, held)
            left -= held
    return ways


def deals_of(known: Knowledge, me: int) -> Iterator[dict[int, list[int]]]:
    """Every way to deal the unseen cards to the other hands and the pack (seat -1), each once.

    Ways that differ only in twins, or in the order of a hand, are one (`weight_of` tells how many
    it stands for); those that the duties of this batch rule out are left out.
    """
    block = known.block
    seats = [seat for seat in known.seats if seat != me and block[b.HAND_N + seat]]

    def go(left: tuple[int, ...], at: int) -> Iterator[dict[int, list[int]]]:
        if at == len(seats):
            yield {-1: list(left)}
            return
        seat = seats[at]
        for hand in sorted(set(combinations(left, int(block[b.HAND_N + seat])))):
            if not all(may_hold(known.bans, seat, card) for card in hand):
                continue
            rest = list(left)
            for card in hand:
                rest.remove(card)
            for dealt in go(tuple(rest), at + 1):
                yield {**dealt, seat: list(hand)}

    yield from go(known.unseen, 0)


def weight_of(dealt: dict[int, list[int]]) -> int:
    """In how many ways cards can be dealt like this when twins are told apart."""
    ways = prod(factorial(n) for n in Counter(chain(*dealt.values())).values())
    return ways // prod(factorial(n) for held in dealt.values() for n in Counter(held).values())


class _Solver:
    """Adds up over deals what each move of the root leads to.

    Attributes:
        stopped: the limit that was gone beyond, empty while there is none: `nodes`, `moves` in
            one position, or `time`.
    """

    def __init__(
        self, view: View, known: Knowledge, moves: list[Move], deadline: Deadline | None = None
    ) -> None:
        self.deadline = deadline if deadline and deadline.is_set else None
        self.stride = _STRIDE
        self.stopped = ""
        kernels = known.kernels
        self.kernels = kernels
        self.known = known
        self.sides = len(view.sides)
        self.teams = compiler.new_block(kernels, b.MAX_SEATS)
        for side in view.sides:
            for seat in side:
                self.teams[seat] = sum(1 << other for other in side)
        self.me = next(side for side in view.sides if view.turn in side)
        self.sign = -1 if view.rules.aim == "high" else 1
        self.rows = compiler.block_of(
            kernels, [number for move in moves for number in known.row_of(move)]
        )
        self.totals = [0] * len(moves)
        new = compiler.new_block
        self.state = new(kernels, b.SIZE)
        self.tree = new(kernels, b.SIZE * endgame.DEPTHS)
        self.moves = new(kernels, (b.P_SIZE + 1) * _MOVES * endgame.DEPTHS)
        self.levels = new(kernels, endgame.V_SIZE * endgame.DEPTHS)
        self.scores = new(kernels, b.MAX_SEATS)
        self.hold = new(kernels, endgame.H_SIZE)

    def add(self, dealt: dict[int, list[int]], limit: int, weight: int = 1) -> int:
        """Solve one deal of the unseen cards; the positions met, -1 when it cannot be done."""
        root = self._root(dealt)
        met = 0
        for k in range(len(self.totals)):
            nodes = self._play_out(root, k, limit - met)
            if nodes < 0:
                return -1
            met += nodes
            own = sum(int(self.scores[seat]) for seat in self.me)
            total = sum(int(score) for score in self.scores)
            self.totals[k] += weight * self.sign * (total - self.sides * own)
        return met

    def _play_out(self, root: Any, k: int, limit: int) -> int:
        """Solve what follows one move, with looks at the clock; the positions met, else -1."""
        known = self.known
        desk = compiler.desk_for(
            self.kernels, known.numbers[b.R_PAIR_ONLY], known.numbers[b.R_EXTENT]
        )
        met = 0
        while True:
            most = limit - met
            left = math.inf
            if self.deadline:
                left = self.deadline.left()
                if left <= 0:
                    self.stopped = "time"
                    return -1
                most = min(most, self.stride)
            nodes = int(
                self.kernels.play_out(
                    root,
                    self.state,
                    known.numbers,
                    desk.sets,
                    desk.work,
                    desk.memo,
                    desk.out,
                    desk.room,
                    self.tree,
                    self.moves,
                    _MOVES,
                    self.levels,
                    self.teams,
                    self.sides,
                    self.rows,
                    b.P_SIZE * k,
                    most,
                    self.scores,
                    self.hold,
                    int(met == 0),
                )
            )
            if nodes >= 0:
                return met + nodes
            met += most
            if nodes == endgame.TOO_MANY or met >= limit:
                self.stopped = "moves" if nodes == endgame.TOO_MANY else "nodes"
                return -1
            if self.deadline:
                # As many as take a small part of the time that is left.
                pace = self.stride / max(1e-6, left - self.deadline.left())
                self.stride = max(_STRIDE, min(2 * self.stride, int(_PART * left * pace)))

    def _root(self, dealt: dict[int, list[int]]) -> Any:
        root = self.known.block.copy()
        for seat, cards in dealt.items():
            if seat < 0:
                at = b.DECK + int(root[b.NEXT_CARD])
                for k, card in enumerate(cards):
                    root[at + k] = card
            else:
                root[b.HAND + seat] = sum(card << b.CARD_WIDTH * k for k, card in enumerate(cards))
        return root
