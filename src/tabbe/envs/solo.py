"""One deal played step by step: what every single environment is made of."""

from __future__ import annotations

import os
from copy import deepcopy
from threading import RLock
from typing import TYPE_CHECKING, Any, Self
from weakref import WeakSet

import numpy as np

from tabbe.cards import CARDS, deck_of_match
from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.deal import Deal
from tabbe.engine.opening import shown, unshuffled
from tabbe.engine.switchboard import rules_numbers
from tabbe.envs.argument import action_of, check_announce, players_of
from tabbe.envs.error import EnvError
from tabbe.envs.kernel import Bench, env_kernels, mask_of, sight_of
from tabbe.envs.layout import laid_out
from tabbe.envs.play import move_of, next_action, numbers_of, row_of
from tabbe.envs.turn_block import NOTE_SIZE, PLAY, PLAY_SEAT, TURN_SIZE
from tabbe.rules import load_rules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numpy.typing import NDArray

    from tabbe.engine.move import Move
    from tabbe.engine.view import View
    from tabbe.rules import Rules


_settings: WeakSet[Setting] = WeakSet()


def _unlock() -> None:
    """Give a process that has forked locks that no thread it has not got holds."""
    for setting in list(_settings):
        setting.lock = RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_unlock)


class Setting:
    """What the deals of one environment share: rules, kernels, layout and scratch space.

    Args:
        game: preset id, path, or `Rules`.
        players: seats.
        announce: called with `"compiling"` before the first compilation on a machine.

    Raises:
        RulesError: unknown preset, or a number of players the game is not for.
        EnvError: `announce` cannot be called.
    """

    def __init__(
        self,
        game: str | Rules,
        players: int,
        announce: Callable[[str], None] | None = None,
    ) -> None:
        check_announce(announce)
        self.rules = load_rules(game)
        self.players = players = players_of(self.rules, players)
        self.plan = self.rules.plan(players)
        numbers = rules_numbers(self.rules, players)
        self.layout = laid_out(self.rules, players)
        self.kernels = env_kernels(announce)
        self.plain = self.kernels is compiler.plain
        self.bench = Bench(self.kernels)
        self.numbers = compiler.block_of(self.kernels, numbers)
        self.offsets = compiler.block_of(self.kernels, self.layout.offsets)
        self.fresh = compiler.block_of(self.kernels, unshuffled(self.rules, players))
        self.gains = np.zeros(b.MAX_SEATS, np.int16)
        self.cards = 52 * self.rules.packs
        # At hand for what is called at every step.
        self.step = self.kernels.step_noted
        self.search = self.bench.search
        self.note = compiler.new_block(self.kernels, NOTE_SIZE)
        # For deals in several threads that share this scratch space.
        self.lock = RLock()
        _settings.add(self)
        self.sign = -1 if self.rules.aim == "low" else 1

    def __reduce__(self) -> tuple[Any, ...]:
        # Kernels and scratch space belong to a process; a copy finds its own.
        return Setting, (self.rules, self.players)

    def paid(self, *, margin: bool) -> list[float]:
        """Per seat what the last step that paid was worth, see `Solo.step` and `worth`."""
        return self.worth(self.gains[: self.players].tolist(), margin=margin)

    def worth(self, points: Iterable[int], *, margin: bool) -> list[float]:
        """Per seat what points are worth, where more is better.

        Args:
            points: by seat, as the rules count them.
            margin: the lead over the mean of the others instead of the points themselves.
        """
        values = [float(self.sign * int(number)) for number in points]
        if not margin:
            return values
        total, others = sum(values), self.players - 1
        return [value - (total - value) / others for value in values]

    def scores(self, state: Any) -> tuple[int, ...]:
        """Per seat the points so far in a block."""
        return tuple(
            int(state[b.POINTS + seat] + state[b.SWEEP + seat] + state[b.BONUS + seat])
            for seat in range(self.players)
        )

    def observation(self, state: Any, turn: Any, seat: int) -> NDArray[np.int16]:
        """A fresh row with what a seat sees of a block and its turn's block."""
        return sight_of(self.kernels, state, turn, self.numbers, self.offsets, seat)


class Solo:
    """One deal in play.

    Args:
        setting: rules and scratch space.
        dealer: seat.
        deck: the cards' numbers in dealing order, -1 for one that is not known yet.
    """

    __slots__ = ("_rows", "_shadow", "dealer", "deck", "setting", "state", "turn")

    def __init__(self, setting: Setting, dealer: int, deck: Sequence[int]) -> None:
        self.setting = setting
        self.dealer = dealer
        self.deck = tuple(deck)
        self.state: Any = setting.fresh.copy()
        self.state[b.DECK : b.DECK + len(self.deck)] = self.deck
        self.turn: Any = compiler.new_block(setting.kernels, TURN_SIZE)
        self._rows: list[list[int]] = []
        self._shadow: Deal | None = None
        kernels = setting.kernels
        kernels.deal_one(self.state, setting.fresh, setting.numbers, self.turn, dealer)
        kernels.begin_turn(self.state, setting.numbers, *setting.bench.search, self.turn)

    @property
    def seat(self) -> int | None:
        """The seat to choose an action, None when the deal is over."""
        seat = int(self.state[b.TURN])
        return seat if seat >= 0 else None

    @property
    def is_over(self) -> bool:
        """Whether the deal has been played and counted."""
        return bool(self.state[b.TURN] < 0)

    @property
    def plays(self) -> int:
        """The number of moves played."""
        return len(self._rows)

    def actions(self) -> list[int]:
        """The actions that may come next, ascending; empty when the deal is over."""
        return numbers_of(self.turn)

    def step(self, action: int, falling: int = 0) -> int:
        """Take one step: 0 the turn goes on, 1 it completed a move, 2 it ended the deal.

        With 1 or 2 `setting.gains` holds the points by seat: as they fall, or all at the end.

        Raises:
            EnvError: no whole number, an action that is not allowed, or the deal is over; nothing
                has changed.
        """
        answer = self.take(action_of(action), falling)
        return self.refused(action, falling, replace=False) if answer < 0 else answer

    def refused(self, action: int, falling: int, *, replace: bool) -> int:
        """Take the lowest allowed step in place of one that `take` refused, or say why it did.

        Raises:
            EnvError: the deal is over, or nothing is to be replaced.
        """
        if self.is_over:
            raise EnvError("env-over")
        if not replace:
            raise EnvError("env-action", action=shown(action))
        return self.take(self.actions()[0], falling)

    def take(self, action: int, falling: int) -> int:
        """As `step`, by a number that `action_of` gave; -1 when it is not allowed."""
        setting = self.setting
        gains = setting.gains
        answer = int(
            setting.kernels.step_one(
                self.state,
                self.turn,
                setting.numbers,
                *setting.bench.search,
                action,
                falling,
                gains,
            )
        )
        if answer > 0:
            row = self.turn[PLAY:PLAY_SEAT]
            self._rows.append(row if setting.plain else row.tolist())
        return answer

    def mask(self) -> NDArray[np.int8]:
        """A fresh array with 1 for each action that may come next."""
        return mask_of(self.setting.kernels, self.turn)

    def observation(self, seat: int) -> NDArray[np.int16]:
        """A fresh row with what a seat sees."""
        return self.setting.observation(self.state, self.turn, seat)

    def scores(self) -> tuple[int, ...]:
        """Per seat the points so far."""
        return self.setting.scores(self.state)

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know, as a bot gets it."""
        return self.deal().view(seat)

    def line(self, seat: int | None) -> str:
        """A line about the table for people, with the hand of a seat."""
        view = self.view(seat)
        parts = [" ".join(str(item) for item in view.table) or "-", str(view.scores)]
        if seat is not None:
            parts.insert(1, " ".join(str(card) for card in view.hand))
        return " | ".join(parts)

    def deal(self) -> Deal:
        """The same deal as the library has it, with events and all. It holds what is hidden."""
        deal = self._shadow
        if deal is None:
            cards = [CARDS[card] if card >= 0 else None for card in self.deck]
            setting = self.setting
            deal = self._shadow = Deal(setting.rules, setting.players, self.dealer, deck=cards)
        for row in self._rows[len(deal.moves) :]:
            deal.play(move_of(deal.legal_moves(), row))
        return deal

    def told(self, rows: Sequence[list[int]]) -> Deal:
        """The deal as the library has it after these plays, for a deal that none was made in."""
        self._rows = list(rows)
        return self.deal()

    def play(self, move: Move, falling: int = 0) -> int:
        """Play a whole move of the seat on turn, whose walk has not begun; as `step`.

        Raises:
            EnvError: a move that is not allowed.
        """
        target = row_of(self.deal().legal_moves(), move)
        answer = 0
        while answer == 0:
            answer = self.step(next_action(self.state, self.turn, target), falling)
        return answer

    def __setstate__(self, parts: tuple[None, dict[str, Any]]) -> None:
        for name, part in parts[1].items():
            setattr(self, name, part)
        # The process it was pickled in may have had other kernels, compiled or not.
        kernels = self.setting.kernels
        if self.setting.plain != isinstance(self.state, list):
            self.state = compiler.block_of(kernels, map(int, self.state))
            self.turn = compiler.block_of(kernels, map(int, self.turn))

    def copy(self) -> Solo:
        """A deal that goes its own way from here."""
        twin = object.__new__(Solo)
        twin.setting, twin.dealer, twin.deck = self.setting, self.dealer, self.deck
        twin.state = self.state.copy()
        twin.turn = self.turn.copy()
        twin._rows = self._rows.copy()
        twin._shadow = None
        return twin


class OneDeal:
    """An environment of the usual kind, in which one deal at a time is played."""

    _deal: Solo | None

    @property
    def deal(self) -> Solo:
        """The deal in play, or the one just finished. It holds what is hidden.

        Raises:
            EnvError: before the first reset.
        """
        if self._deal is None:
            raise EnvError("env-reset")
        return self._deal

    def __copy__(self) -> Self:
        """A copy that goes on by itself, as deep as any: half an environment is of no use."""
        return deepcopy(self)


def episode(setting: Setting, seed: int | str, number: int) -> Solo:
    """An episode of a seed: dealt as that deal of a `tabbe.Match`, the dealer moving on.

    Args:
        setting: rules and scratch space.
        seed: of the match.
        number: of the deal, from 1; seat (number - 1) modulo the number of players deals.

    Raises:
        SeedError: a seed that is neither a whole number nor a text.
    """
    deck = deck_of_match(seed, number, setting.rules.packs)
    return Solo(setting, (number - 1) % setting.players, [card.index for card in deck])
