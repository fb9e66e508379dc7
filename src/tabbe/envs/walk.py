"""Moves as paths of actions, and views as observations: the encoding by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

# Its kernels put a view together again.
import tabbe.bots.kernel  # noqa: F401
from tabbe.cards import quoted
from tabbe.engine import compiler, event
from tabbe.engine.knowledge import knowledge_of
from tabbe.engine.move import Move
from tabbe.engine.opening import shown
from tabbe.engine.view import View
from tabbe.envs.argument import action_of
from tabbe.envs.error import EnvError
from tabbe.envs.kernel import ENVS, Bench, mask_of, sight_of
from tabbe.envs.layout import laid_out
from tabbe.envs.play import move_of, next_action, numbers_of, row_of
from tabbe.envs.turn_block import (
    CARD,
    PLAY,
    PLAY_SEAT,
    SHOWN1,
    SHOWN2,
    TURN_SIZE,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    import numpy as np
    from numpy.typing import NDArray


class Walk:
    """The steps from a view to a move, for a bot that thinks in actions.

    Args:
        view: of the seat on turn; other views can only be observed.

    Raises:
        EnvError: no view.

    Example:
        >>> import tabbe
        >>> deal = tabbe.Deal("krypkasino", seed=7)
        >>> walk = Walk(deal.view(deal.seat))
        >>> while walk.move is None:
        ...     walk.step(walk.actions()[0])
        >>> walk.move in deal.legal_moves()
        True
    """

    def __init__(self, view: View) -> None:
        if not isinstance(view, View):
            raise EnvError("env-view", given=type(view).__name__)
        kernels = compiler.kernels_for_deal(ENVS)
        known = knowledge_of(view, kernels)
        self._kernels, self._state, self._numbers = kernels, known.block, known.numbers
        self._view = view
        self._layout = laid_out(view.rules, view.players)
        self._bench = Bench(kernels)
        self._turn = compiler.new_block(kernels, TURN_SIZE)
        self._turn[SHOWN1], self._turn[SHOWN2] = _shown(view)
        self._mine = view.seat is not None and view.seat == view.turn
        self._turn[CARD] = -1
        if self._mine:
            kernels.begin_turn(self._state, self._numbers, *self._bench.search, self._turn)
        self.move: Move | None = None

    def actions(self) -> list[int]:
        """The actions that may come next, ascending."""
        if self.move is not None:
            return []
        return numbers_of(self._turn)

    def step(self, action: int) -> None:
        """Take one step; `move` is there when it was the last.

        Raises:
            EnvError: no whole number, an action that is not allowed, a move that is complete, or
                a seat that is not on turn; nothing has changed.
        """
        number = action_of(action)
        if self.move is not None:
            raise EnvError("env-complete")
        if not self._mine:
            raise EnvError("env-waiting")
        answer = int(
            self._kernels.take_step(
                self._state, self._numbers, *self._bench.check, self._turn, number
            )
        )
        if answer < 0:
            raise EnvError("env-action", action=shown(action))
        if answer:
            # Played on a copy, which tells what was played and is thrown away.
            turn = self._turn.copy()
            desk = self._bench.desk
            self._kernels.end_turn(self._state.copy(), self._numbers, desk.work, desk.memo, turn)
            row = [int(number) for number in turn[PLAY:PLAY_SEAT]]
            self.move = move_of(self._view.legal, row)

    def mask(self) -> NDArray[np.int8]:
        """A fresh array with 1 for each action that may come next."""
        return mask_of(self._kernels, self._turn)

    def observation(self) -> NDArray[np.int16]:
        """A fresh row with what the seat sees, the choices made so far included."""
        if self._view.seat is None:
            raise EnvError("env-spectator")
        offsets = compiler.block_of(self._kernels, self._layout.offsets)
        return sight_of(
            self._kernels, self._state, self._turn, self._numbers, offsets, self._view.seat
        )

    def _towards(self, move: Move) -> int:
        """The next action on the one path that ends in a legal move that fits the steps so far."""
        return next_action(self._state, self._turn, row_of(self._view.legal, move))


def encode(view: View, move: Move) -> tuple[int, ...]:
    """The path of actions that ends in a legal move of the seat whose view this is.

    Raises:
        EnvError: a move that may not be played.
    """
    walk = Walk(view)
    given: Any = move
    if not isinstance(given, Move) or not walk.actions() or given not in view.legal:
        raise EnvError("env-move", move=quoted(str(move), 80))
    path = []
    while walk.move is None:
        action = walk._towards(move)
        walk.step(action)
        path.append(action)
    return tuple(path)


def decode(view: View, path: Iterable[int]) -> Move:
    """The move in which a path of actions ends.

    Raises:
        EnvError: an action that is not allowed, or a path that breaks off or goes too far.
    """
    walk = Walk(view)
    try:
        actions = iter(path)
    except TypeError:
        raise EnvError("env-path-type", given=shown(path)) from None
    for action in actions:
        walk.step(action)
    if walk.move is None:
        raise EnvError("env-path")
    return walk.move


def observe(view: View) -> NDArray[np.int16]:
    """What a view holds, as one row; see `tabbe.envs.layout`.

    Raises:
        EnvError: a spectator's view.
    """
    return Walk(view).observation()


def _shown(view: View) -> tuple[int, int]:
    """All cards that have been face up in a deal, as a pair of masks."""
    shown1 = shown2 = 0
    for told in view.events:
        cards: tuple[Any, ...] = ()
        if isinstance(told, event.Dealt):
            cards = told.table
        elif isinstance(told, event.Crept | event.Captured | event.Built):
            cards = (told.card,)
        for card in cards:
            bit = 1 << card.index
            shown2 |= shown1 & bit
            shown1 |= bit
    return shown1, shown2
