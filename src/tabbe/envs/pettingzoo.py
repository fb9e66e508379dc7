"""The PettingZoo environment: agents take turns (AEC), one episode is one deal.

    from tabbe.envs.pettingzoo import env
    game = env("krypkasino", players=2)

Agents are `player_0` to `player_5`, by seat. An observation is a row of whole numbers: the parts
of `tabbe.envs.layout`, then the mask of actions. The mask stands in the agent's info too, as
`action_mask`. With `observation="dict"` row and mask come as `observation` and `action_mask`.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from tabbe.engine import block as b
from tabbe.envs.action import ACTIONS
from tabbe.envs.error import EnvError
from tabbe.envs.layout import ENV_VERSION
from tabbe.envs.solo import Setting, episode

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
except ImportError:
    raise EnvError("env-missing", package="pettingzoo", extra="tabbe[rl]") from None

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from tabbe.engine.view import View
    from tabbe.rules import Rules

Rewards = Literal["final", "falling"]
Illegal = Literal["replace", "raise"]


class Rows(Box):  # type: ignore[misc, unused-ignore]
    """A `Box` that lets None pass as well: an AEC step gives none.

    PettingZoo 1.27's bombardment test asks the space about what `step()` gave, which its own API
    test wants to be None.
    """

    def contains(self, x: Any) -> bool:
        """Whether this is such a row, or none."""
        return x is None or bool(super().contains(x))


class TabbeAEC(AECEnv):  # type: ignore[misc, unused-ignore]
    """One deal of a fishing game, step by step.

    Episode k after `reset(seed=...)` is dealt as deal k of a `tabbe.Match` with that seed, seat
    (k - 1) modulo the number of players dealing; `reset()` without a seed goes on to the next.

    Args:
        game: preset id, path, or `Rules`.
        players: seats.
        rewards: `"final"`: all at the end of the deal; `"falling"`: points as they fall.
        margin: rewards are the seat's lead over the mean of the others, so they sum to 0.
        observation: `"array"` or `"dict"`.
        illegal: what an action that is not allowed does. `"replace"`: the lowest action that is
            takes its place, and `infos[agent]["illegal_action"]` is True; `"raise"`: `EnvError`.
        render_mode: `"ansi"` for `render()` to give a line about the table.
        announce: called with `"compiling"` before the first compilation on a machine.

    Raises:
        RulesError: unknown preset, or a number of players the game is not for.
        EnvError: a value that is none of those named.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the base class has it
        "name": f"tabbe_v{ENV_VERSION}",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Rules = "krypkasino",
        players: int = 2,
        *,
        rewards: Rewards = "final",
        margin: bool = False,
        observation: Literal["array", "dict"] = "array",
        illegal: Illegal = "replace",
        render_mode: Literal["ansi"] | None = None,
        announce: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__()
        if rewards not in ("final", "falling"):
            raise EnvError("env-rewards", rewards=str(rewards))
        for given, known in ((observation, ("array", "dict")), (illegal, ("replace", "raise"))):
            if given not in known:
                raise EnvError("env-way", given=str(given))
        self._setting = setting = Setting(game, players, announce)
        self.metadata = {**self.metadata, "name": f"tabbe_{setting.rules.id}_v{ENV_VERSION}"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._falling = int(rewards == "falling")
        self._margin = margin
        self._dict = observation == "dict"
        self._replace = illegal == "replace"
        layout = setting.layout
        low, high = list(layout.low()), list(layout.high())
        if self._dict:
            bounds = np.array(low, np.int16), np.array(high, np.int16)
            space: Any = {
                agent: Dict(
                    {
                        "observation": Box(*bounds, dtype=np.int16),
                        "action_mask": Box(0, 1, (ACTIONS,), dtype=np.int8),
                    }
                )
                for agent in self.possible_agents
            }
        else:
            bounds = (
                np.array(low + [0] * ACTIONS, np.int16),
                np.array(high + [1] * ACTIONS, np.int16),
            )
            space = {agent: Rows(*bounds, dtype=np.int16) for agent in self.possible_agents}
        self._none = np.zeros(ACTIONS, np.int8)
        self._none.flags.writeable = False
        self._width = layout.size + ACTIONS
        self._observation_spaces = space
        self._action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self._seed: str | int = secrets.token_hex(32)
        self._episode = 0
        self.agents: list[str] = []

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self._setting.rules

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions, the same for all."""
        return self._action_spaces[agent]

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - the toolkit's signature
        """Deal anew: the first episode of a seed, or the next one.

        Raises:
            SeedError: a seed that is neither a whole number nor a text.
        """
        number = self._episode + 1 if seed is None else 1
        seed = self._seed if seed is None else seed
        self.deal = episode(self._setting, seed, number)
        # Only now, so that a wrong seed leaves the one there was.
        self._seed, self._episode = seed, number
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._none} for agent in self.agents}
        self._turn_to(int(self.deal.state[b.TURN]))

    def _turn_to(self, seat: int) -> None:
        """Let a seat choose its next action, and show it what it sees."""
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self._seen = self._look(agent)

    def _look(self, agent: str) -> Any:
        """What an agent sees, in a fresh array; its mask goes into its info too."""
        deal, setting = self.deal, self._setting
        row: NDArray[np.int16] = np.zeros(self._width, np.int16)
        seat = self._seat_of[agent]
        setting.kernels.look(deal.state, deal.turn, setting.numbers, setting.offsets, seat, row)
        size = setting.layout.size
        if agent == self.agent_selection and not self.terminations[agent]:
            self.infos[agent]["action_mask"] = row[size:].astype(np.int8)
        if self._dict:
            return {"observation": row[:size].copy(), "action_mask": row[size:].astype(np.int8)}
        return row

    def observe(self, agent: str) -> Any:
        """What an agent sees now; the array of a step is never written to again."""
        return self._seen if agent == self.agent_selection else self._look(agent)

    def view(self, agent: str | None) -> View:
        """What an agent, or a spectator, may know, as Tabbe's bots get it."""
        return self.deal.view(None if agent is None else self._seat_of[agent])

    def step(self, action: Any) -> None:
        """Take one action of the selected agent, None for one whose deal is over.

        Raises:
            EnvError: an action that is not allowed, with `illegal="raise"`.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            if self.agents:
                self._seen = self._look(self.agent_selection)
            return
        infos: dict[str, Any] = {"action_mask": self._none}
        deal = self.deal
        try:
            answer = deal.step(int(action), self._falling)
        except EnvError:
            if not self._replace:
                raise
            infos["illegal_action"] = True
            answer = deal.step(deal.actions()[0], self._falling)
        # Only now, so that a refused action leaves what the agent was given and its mask.
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = infos
        if answer == 2:
            self._pay()
            self.terminations = dict.fromkeys(self.agents, True)
            self._turn_to(0)
            return
        if self._falling:
            self._pay()
        self._turn_to(int(deal.state[b.TURN]))

    def _pay(self) -> None:
        """Give every agent what the last move was worth."""
        setting = self._setting
        points = setting.gains[: setting.players].tolist()
        worth = setting.worth(points, margin=self._margin)
        total = self._cumulative_rewards
        for agent, reward in zip(self.possible_agents, worth, strict=True):
            self.rewards[agent] = reward
            total[agent] += reward

    def render(self) -> str | None:
        """A line about the table, where the mode is `"ansi"`."""
        if self.render_mode is None:
            return None
        view = self.deal.view(None)
        table = " ".join(str(item) for item in view.table)
        return f"{self.agent_selection}: {table or '-'} | {view.scores}"

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str | Rules = "krypkasino", players: int = 2, **options: Any) -> TabbeAEC:
    """Make the environment; see `TabbeAEC` for the options."""
    return TabbeAEC(game, players, **options)


raw_env = env
