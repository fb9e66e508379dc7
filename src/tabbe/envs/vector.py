"""Thousands of deals stepped in kernels from one call."""

from __future__ import annotations

import os
import secrets
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from tabbe.engine import block as b
from tabbe.engine import compiler
from tabbe.engine.opening import unshuffled
from tabbe.engine.switchboard import rules_numbers
from tabbe.envs.action import ACTIONS
from tabbe.envs.error import EnvError
from tabbe.envs.kernel import Bench, env_kernels, seed_words
from tabbe.envs.layout import Layout, layout_of
from tabbe.envs.turn_block import TURN_SIZE
from tabbe.rules import load_rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import ArrayLike, NDArray

    from tabbe.rules import Rules

Rewards = Literal["final", "falling"]


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
    machine and with any number of threads. The arrays of a `VectorStep` are written anew by the
    next step; whoever keeps them copies them.

    Args:
        game: preset id, path, or `Rules`.
        players: seats.
        deals: how many deals are played side by side.
        seed: whole number or text; drawn at random when None.
        observe: False to do without observations.
        rewards: `"final"`: all at the end of a deal; `"falling"`: points as they fall.
        margin: rewards are the seat's lead over the mean of the others, so they sum to 0.
        threads: threads at work, at least 1; all cores when None.
        announce: called with `"compiling"` before the first compilation on a machine.

    Raises:
        RulesError: unknown preset, or a number of players the game is not for.
        EnvError: an impossible number of deals or threads.
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
        self.rules = load_rules(game)
        self.players = players
        numbers = rules_numbers(self.rules, players)
        self.layout: Layout = layout_of(self.rules, players)
        if deals < 1:
            raise EnvError("env-deals", deals=deals)
        if rewards not in ("final", "falling"):
            raise EnvError("env-rewards", rewards=str(rewards))
        self.deals = deals
        self.observes = observe
        self._falling = int(rewards == "falling")
        self._margin = margin
        self._sign = -1 if self.rules.aim == "low" else 1
        self._kernels = env_kernels(announce)
        self._plain = self._kernels is compiler.plain
        if threads is not None and threads < 1:
            raise EnvError("env-threads", threads=str(threads))
        count = min(threads or os.cpu_count() or 1, deals)
        edges = [deals * k // count for k in range(count + 1)]
        self._ranges = list(pairwise(edges))
        self._benches = [Bench(self._kernels) for _ in self._ranges]
        self._pool: ThreadPoolExecutor | None = None
        fresh = unshuffled(self.rules, players)
        self._numbers = compiler.block_of(self._kernels, numbers)
        self._fresh = compiler.block_of(self._kernels, fresh)
        self._offsets = compiler.block_of(self._kernels, self.layout.offsets)
        self._states = self._matrix(deals, b.SIZE)
        self._turns = self._matrix(deals, TURN_SIZE)
        self._dice = self._matrix(deals, 4)
        self._luck = self._matrix(deals, 4)
        self._idle: Any = [0] * deals if self._plain else np.zeros(deals, np.int64)
        self._seats = np.zeros(deals, np.int64)
        self._masks = np.zeros((deals, ACTIONS), np.int8)
        self._sights = np.zeros((deals if observe else 0, self.layout.size), np.int16)
        self._gains = np.zeros((deals, players), np.int16)
        self._moved = np.zeros(deals, np.int8)
        self._ended = np.zeros(deals, np.int8)
        # How many deals the last step ended, and what is told of a step that gives nobody anything.
        self._over = 0
        nothing = np.zeros((deals, players), np.float32)
        nothing.flags.writeable = False
        self._quiet = self._step_of(nothing)
        self.reset(seed)

    def _matrix(self, rows: int, columns: int) -> Any:
        if self._plain:
            return [[0] * columns for _ in range(rows)]
        return np.zeros((rows, columns), np.int64)

    def reset(self, seed: int | str | None = None) -> VectorStep:
        """Deal every deal anew.

        Args:
            seed: whole number or text; drawn at random when None.
        """
        seed = secrets.token_hex(32) if seed is None else seed
        fresh = self._fresh
        for dice, use in ((self._dice, "deck"), (self._luck, "sample")):
            high, low = seed_words(seed, use)
            for i in range(self.deals):
                self._kernels.seed_dice(dice[i], high, low, i)
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
        given = np.asarray(actions)
        if given.shape != (self.deals,) or given.dtype.kind not in "iu":
            raise EnvError("env-shape", deals=self.deals)
        chosen: Any = np.ascontiguousarray(given, dtype=np.int64)
        if self._plain:
            chosen = chosen.tolist()
        wrong = int(self._kernels.check_many(0, self.deals, self._turns, chosen))
        if wrong >= 0:
            raise EnvError("env-action-many", action=str(int(chosen[wrong])), deal=wrong)
        self._run(0, chosen)
        return self._told()

    def sample(self) -> NDArray[np.int64]:
        """One random allowed action for every deal, from a stream of its own."""
        chosen: Any = [0] * self.deals if self._plain else np.empty(self.deals, np.int64)
        self._kernels.pick_many(0, self.deals, self._turns, self._luck, chosen)
        return np.asarray(chosen, dtype=np.int64)

    def _run(self, opening: int, actions: Any) -> None:
        """Step all deals, on as many threads as there are ranges."""
        step = self._kernels.step_many
        before: tuple[Any, ...] = (
            opening,
            self._states,
            self._turns,
            self._dice,
            self._fresh,
            self._numbers,
        )
        after: tuple[Any, ...] = (
            self._offsets,
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
        if self._pool is None:
            self._pool = ThreadPoolExecutor(len(self._ranges))
        jobs = [
            self._pool.submit(step, first, last, *before, *bench.search, *after)
            for (first, last), bench in zip(self._ranges, self._benches, strict=True)
        ]
        self._over = sum(int(job.result()) for job in jobs)

    def _told(self) -> VectorStep:
        if not self._falling and not self._over:
            return self._quiet
        return self._step_of(self._rewards())

    def _step_of(self, rewards: NDArray[np.float32]) -> VectorStep:
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
        points = self._sign * self._gains.astype(np.float32)
        if self._margin:
            others = points.sum(1, keepdims=True) - points
            points -= others / np.float32(self.players - 1)
        return points

    def __getstate__(self) -> dict[str, Any]:
        # Kernels, scratch space and threads belong to a process; a copy finds its own.
        own = ("_kernels", "_benches", "_pool")
        return {name: part for name, part in vars(self).items() if name not in own}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        vars(self).update(parts)
        self._kernels = env_kernels()
        self._benches = [Bench(self._kernels) for _ in self._ranges]
        self._pool = None
        # A copied array may be written to, whatever the first was.
        self._quiet.rewards.flags.writeable = False

    def close(self) -> None:
        """Let the threads go; the next step would start them anew."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None
