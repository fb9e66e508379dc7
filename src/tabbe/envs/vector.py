"""Thousands of deals stepped in kernels from one call."""

from __future__ import annotations

import os
import secrets
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from tabbe.cards import check_seed
from tabbe.engine import block as b
from tabbe.engine.opening import shown
from tabbe.envs.action import ACTIONS
from tabbe.envs.argument import REWARDS, action_of, flag, number_from_1, one_of
from tabbe.envs.error import EnvError
from tabbe.envs.kernel import Bench, seed_words
from tabbe.envs.solo import Setting
from tabbe.envs.turn_block import TURN_SIZE

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import ArrayLike, NDArray

    from tabbe.envs.argument import Rewards
    from tabbe.envs.layout import Layout
    from tabbe.rules import Rules

MOST_DEALS: Final = 1_000_000
"""More deals side by side are refused: a million of them take some three gigabytes."""
MOST_THREADS: Final = 1_024


@dataclass(frozen=True, slots=True)
class VectorStep:
    """What a step gives, one row a deal. The arrays are the environment's own, see `VectorEnv`.

    Attributes:
        seats: seat on turn, `(deals,)` int64.
        masks: 1 for each action that may come next, `(deals, ACTIONS)` int8.
        observations: what the seat on turn sees, `(deals, layout.size)` int16; None without.
        rewards: per seat, `(deals, players)` float32.
        ended: 1 where the step ended a deal, `(deals,)` int8; seat, mask and observation are then
            of the next deal, which has been dealt already.
        moved: 1 where the step completed a move, `(deals,)` int8.
    """

    seats: NDArray[np.int64]
    masks: NDArray[np.int8]
    observations: NDArray[np.int16] | None
    rewards: NDArray[np.float32]
    ended: NDArray[np.int8]
    moved: NDArray[np.int8]


class VectorEnv:
    """Many deals of one game at once, each dealt anew when it ends.

    The same seed gives the same deals and, for the same actions, the same everything on every
    machine and with any number of threads. The arrays of a `VectorStep`, all but the
    rewards, are written anew by the next step; whoever keeps them copies them.

    Args:
        game: preset id, path, or `Rules`.
        players: seats.
        deals: how many deals are played side by side, up to a million.
        seed: whole number or text; drawn at random when None.
        observe: False to do without observations.
        rewards: `"final"`: all at the end of a deal; `"falling"`: points as they fall.
        margin: rewards are the seat's lead over the mean of the others, so they sum to 0.
        threads: threads at work, 1 to 1,024; all cores when None.
        announce: called with `"compiling"` before the first compilation on a machine.

    Raises:
        RulesError: unknown preset, or a number of players the game is not for.
        EnvError: any other value that cannot be.
        SeedError: a seed that is neither a whole number nor a text.
    """

    def __init__(
        self,
        game: str | Rules = "krypkasino",
        players: int = 2,
        deals: int = 1024,
        seed: int | str | None = None,
        *,
        observe: bool = True,
        rewards: Rewards = "final",
        margin: bool = False,
        threads: int | None = 1,
        announce: Callable[[str], None] | None = None,
    ) -> None:
        self.deals = deals = number_from_1("env-deals", deals, MOST_DEALS)
        self.observes = observe = flag("observe", observe)
        self._falling = int(one_of("rewards", rewards, REWARDS) == "falling")
        self._margin = flag("margin", margin)
        if threads is None:
            threads = min(os.cpu_count() or 1, MOST_THREADS)
        count = min(number_from_1("env-threads", threads, MOST_THREADS), deals)
        if seed is not None:
            check_seed(seed)
        self._setting = setting = Setting(game, players, announce)
        self.rules = setting.rules
        self.players = players = setting.players
        self.layout: Layout = setting.layout
        edges = [deals * k // count for k in range(count + 1)]
        self._ranges = list(pairwise(edges))
        self._benches = self._new_benches()
        self._pool: ThreadPoolExecutor | None = None
        self._process = 0
        self._states = self._matrix(deals, b.SIZE)
        self._turns = self._matrix(deals, TURN_SIZE)
        self._dice = self._matrix(deals, 4)
        self._luck = self._matrix(deals, 4)
        self._idle: Any = [0] * deals if setting.plain else np.zeros(deals, np.int64)
        self._seats = np.zeros(deals, np.int64)
        self._masks = np.zeros((deals, ACTIONS), np.int8)
        self._sights = np.zeros((deals if observe else 0, self.layout.size), np.int16)
        self._gains = np.zeros((deals, players), np.int16)
        self._moved = np.zeros(deals, np.int8)
        self._ended = np.zeros(deals, np.int8)
        # How many deals the last step ended.
        self._over = 0
        self.reset(seed)

    def _new_benches(self) -> list[Bench]:
        """Scratch space for each thread."""
        return [Bench(self._setting.kernels) for _ in self._ranges]

    def _matrix(self, rows: int, columns: int) -> Any:
        if self._setting.plain:
            return [[0] * columns for _ in range(rows)]
        return np.zeros((rows, columns), np.int64)

    def reset(self, seed: int | str | None = None) -> VectorStep:
        """Deal every deal anew.

        Args:
            seed: whole number or text; drawn at random when None.

        Raises:
            SeedError: a seed that is neither; nothing has changed.
        """
        seed = secrets.token_hex(32) if seed is None else seed
        fresh, seed_dice = self._setting.fresh, self._setting.kernels.seed_dice
        for dice, use in ((self._dice, "deck"), (self._luck, "sample")):
            high, low = seed_words(seed, use)
            for i in range(self.deals):
                seed_dice(dice[i], high, low, i)
        for i in range(self.deals):
            self._states[i][:] = fresh
        for turn in self._turns:
            turn[:] = [0] * TURN_SIZE
        self._masks.fill(0)
        self._gains.fill(0)
        self._moved.fill(0)
        self._ended.fill(0)
        self._run(1, self._idle)
        return self._told()

    def step(self, actions: ArrayLike) -> VectorStep:
        """Take one step in every deal.

        Args:
            actions: one allowed action a deal, whole numbers, `(deals,)`.

        Raises:
            EnvError: no such row, or an action that is not allowed; nothing has been played in any
                deal.
        """
        chosen: Any = self._chosen(actions)
        if self._setting.plain:
            chosen = chosen.tolist()
        wrong = int(self._setting.kernels.check_many(0, self.deals, self._turns, chosen))
        if wrong >= 0:
            action = shown(list(actions)[wrong])  # type: ignore[arg-type]
            raise EnvError("env-action-many", action=action, deal=wrong)
        self._run(0, chosen)
        return self._told()

    def _chosen(self, actions: Any) -> NDArray[np.int64]:
        """One action for every deal as the kernels take them; -1 for a number far out of range.

        Raises:
            EnvError: no such row.
        """
        try:
            if isinstance(actions, list | tuple):
                # Left to itself, NumPy would make a number of True and a fraction of 2**64.
                actions = np.array([action_of(action) for action in actions], np.int64)
            given = np.asarray(actions)
        except (TypeError, ValueError, RuntimeError):
            given = np.empty(0)
        if given.shape != (self.deals,) or given.dtype.kind not in "iu":
            raise EnvError("env-shape", deals=self.deals)
        return np.ascontiguousarray(given, dtype=np.int64)

    def sample(self) -> NDArray[np.int64]:
        """One random allowed action for every deal, from a stream of its own."""
        setting = self._setting
        chosen: Any = [0] * self.deals if setting.plain else np.empty(self.deals, np.int64)
        setting.kernels.pick_many(0, self.deals, self._turns, self._luck, chosen)
        return np.asarray(chosen, dtype=np.int64)

    def _run(self, opening: int, actions: Any) -> None:
        """Step all deals, on as many threads as there are ranges."""
        setting = self._setting
        step = setting.kernels.step_many
        before: tuple[Any, ...] = (
            opening,
            self._states,
            self._turns,
            self._dice,
            setting.fresh,
            setting.numbers,
        )
        after: tuple[Any, ...] = (
            setting.offsets,
            int(self.observes),
            self._falling,
            actions,
            self._seats,
            self._masks,
            self._sights,
            self._gains,
            self._moved,
            self._ended,
        )
        if len(self._ranges) == 1:
            self._over = int(step(0, self.deals, *before, *self._benches[0].search, *after))
            return
        if self._pool is None or self._process != os.getpid():
            # Threads do not come along when a process forks.
            self._pool = ThreadPoolExecutor(len(self._ranges))
            self._process = os.getpid()
        jobs = [
            self._pool.submit(step, first, last, *before, *bench.search, *after)
            for (first, last), bench in zip(self._ranges, self._benches, strict=True)
        ]
        self._over = sum(int(job.result()) for job in jobs)

    def _told(self) -> VectorStep:
        quiet = not self._falling and not self._over
        rewards = np.zeros((self.deals, self.players), np.float32) if quiet else self._rewards()
        return VectorStep(
            self._seats,
            self._masks,
            self._sights if self.observes else None,
            rewards,
            self._ended,
            self._moved,
        )

    def _rewards(self) -> NDArray[np.float32]:
        """What each seat is given for the last step, in a fresh array."""
        points = self._setting.sign * self._gains.astype(np.float32)
        if self._margin:
            others = points.sum(1, keepdims=True) - points
            points -= others / np.float32(self.players - 1)
        return points

    def __getstate__(self) -> dict[str, Any]:
        # Scratch space and threads belong to a process; a copy finds its own.
        own = ("_benches", "_pool")
        return {name: part for name, part in vars(self).items() if name not in own}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        vars(self).update(parts)
        # The process it was pickled in may have had other kernels, compiled or not.
        for name in ("_states", "_turns", "_dice", "_luck", "_idle"):
            rows = np.asarray(parts[name])
            setattr(self, name, rows.tolist() if self._setting.plain else rows)
        self._benches = self._new_benches()
        self._pool = None

    def __copy__(self) -> VectorEnv:
        """A copy that goes on by itself, as deep as any: half an environment is of no use."""
        return deepcopy(self)

    def close(self) -> None:
        """Let the threads go; the next step would start them anew."""
        if self._pool is not None and self._process == os.getpid():
            self._pool.shutdown()
        self._pool = None
