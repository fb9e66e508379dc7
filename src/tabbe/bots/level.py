"""The levels below `expert`: they differ in memory and in how far they look, never in cards."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from tabbe.bots.appraisal import Appraisal, appraise, best_first
from tabbe.bots.bot import GLANCES, Bot
from tabbe.bots.candidate import at_a_glance
from tabbe.bots.greedy import price
from tabbe.bots.weight import ONE
from tabbe.cards import plain_seed
from tabbe.engine import block as b
from tabbe.engine import compiler

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.engine import Move, View
    from tabbe.rules import Rules

MISTAKES: Final = 0.25
"""How often `novice` plays any move at all."""


def gain(move: Move, rules: Rules) -> int:
    """What a move brings at once: points where the highest total wins, else their absence."""
    points = price(move, rules)
    return points if rules.aim == "high" else -points


def standing(view: View) -> float:
    """The margin of the seat's side as the scores are now."""
    own, others = 0, []
    for side in view.sides:
        total = sum(view.scores[seat] for seat in side)
        if view.seat in side:
            own = total
        else:
            others.append(total)
    margin = sum(others) / len(others) - own
    return margin if view.rules.aim == "low" else -margin


def novice(view: View) -> tuple[Appraisal, ...]:
    """What `novice` thinks: what the move costs or brings now, and nothing else."""
    moves = at_a_glance(view)
    now = standing(view)
    margins = [now + gain(move, view.rules) for move in moves]
    return _unsampled(moves, margins)


def casual(view: View) -> tuple[Appraisal, ...]:
    """What `casual` thinks: the cost now, a high card gone, and no lone card that can be taken.

    It sees the table and its hand, and remembers nothing that has left the table.
    """
    moves = at_a_glance(view)
    rules = view.rules
    sign = 1 if rules.aim == "low" else -1
    now = standing(view)
    margins = []
    for move in moves:
        worth = float(gain(move, rules))
        if move.kind == "creep":
            worth += sign * max(rules.hand_values(move.card)) / 16
            left = len(view.table) + 1
        else:
            worth -= sign * 0.5
            left = len(view.table) - len(move.takes) + (1 if move.made else 0)
        if rules.sweep_points and left == 1:
            # The next seat may have to sweep a lone card, and be the worse or better for it.
            worth += sign * 0.75
        margins.append(now + worth)
    return _unsampled(moves, margins)


def club(view: View) -> tuple[Appraisal, ...]:
    """What `club` thinks: the cost now and what it leaves, by a full count of what is gone."""
    moves = at_a_glance(view)
    return _unsampled(moves, careful_margins(view, moves))


def careful_margins(view: View, moves: Sequence[Move]) -> list[float]:
    """What `club` takes some legal moves to be worth."""
    from tabbe.bots.guide import guide_for
    from tabbe.bots.kernel import kernels_at_hand, wide_block
    from tabbe.engine.knowledge import knowledge_of

    kernels = kernels_at_hand()
    known = knowledge_of(view, kernels)
    state = wide_block(known, view)
    numbers = known.numbers
    guide = compiler.block_of(kernels, guide_for(view, known))
    desk = compiler.desk_for(kernels, numbers[b.R_PAIR_ONLY], numbers[b.R_EXTENT])
    size = b.P_SIZE if numbers[b.R_TABLE] else b.M_SIZE
    for k, move in enumerate(moves):
        desk.out[size * k : size * (k + 1)] = known.row_of(move)[:size]
    if numbers[b.R_TABLE]:
        after = compiler.new_block(kernels, b.SIZE)
        kernels.careful_play(
            state, numbers, guide, desk.work, desk.memo, desk.out, len(moves), len(moves), after
        )
    else:
        kernels.careful_pick(
            state, numbers, guide, desk.work, desk.memo, desk.out, len(moves), len(moves)
        )
    top = size * len(moves)
    now = standing(view)
    return [now + int(desk.out[top + k]) / ONE for k in range(len(moves))]


def _unsampled(moves: Sequence[Move], margins: list[float]) -> tuple[Appraisal, ...]:
    return best_first(moves, margins, [0.0] * len(moves), [0] * len(moves))


JUDGEMENTS: Final = dict(zip(GLANCES, (novice, casual, club), strict=True))


class LevelBot(Bot):
    """`novice`, `casual` or `club`: plays what it thinks best, `novice` not always.

    Args:
        name: as given to `make_bot`.
        level: one of the three.
        seed: makes the chance by which `novice` errs.
    """

    def __init__(self, name: str, level: str, seed: int = 0) -> None:
        super().__init__(name)
        self.level = level
        # Chance for a game, not for secrets.
        self._dice = random.Random(plain_seed(seed))  # noqa: S311

    def choose(self, view: View) -> Move:
        """Choose the move that the level thinks best."""
        ranked = appraise(view, level=self.level)
        if self.level == "novice":
            if self._dice.random() < MISTAKES:
                return self._dice.choice(ranked).move
            best = [one.move for one in ranked if one.margin == ranked[0].margin]
            return self._dice.choice(best)
        return ranked[0].move
