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

from tabbe.cards import plain_seed
from tabbe.engine import block as b
from tabbe.engine.opening import shown
from tabbe.envs.action import ACTIONS
from tabbe.envs.argument import ILLEGAL, REWARDS, action_of, check_options, flag, one_of
from tabbe.envs.error import EnvError
from tabbe.envs.layout import ENV_VERSION
from tabbe.envs.solo import OneDeal, Setting, episode

try:
    from gymnasium.spaces import Box, Discrete
    from pettingzoo import AECEnv

    from tabbe.envs.space import bounds_of, named_space
except ImportError:
    raise EnvError("env-missing", package="pettingzoo", extra="tabbe[rl]") from None

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from tabbe.engine.view import View
    from tabbe.envs.argument import Illegal, Rewards
    from tabbe.rules import Rules

RESETS = frozenset({"options"})
"""The one option of a reset that is let pass, and does nothing: PettingZoo's own API test gives it
to every environment."""


class Rows(Box):  # type: ignore[misc, unused-ignore]
    """A `Box` that lets None pass as well: an AEC step gives none.

    PettingZoo 1.27's bombardment test asks the space about what `step()` gave, which its own API
    test wants to be None.
    """

    def contains(self, x: Any) -> bool:
        """Whether this is such a row, or none."""
        return x is None or bool(super().contains(x))


class TabbeAEC(OneDeal, AECEnv):  # type: ignore[misc, unused-ignore]
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
        EnvError: any other value that cannot be.
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
        self._falling = int(one_of("rewards", rewards, REWARDS) == "falling")
        self._margin = flag("margin", margin)
        self._dict = one_of("observation", observation, ("array", "dict")) == "dict"
        self._replace = one_of("illegal", illegal, ILLEGAL) == "replace"
        self.render_mode = one_of("render_mode", render_mode, ("ansi", None))
        self._setting = setting = Setting(game, players, announce)
        self.metadata = {**self.metadata, "name": f"tabbe_{setting.rules.id}_v{ENV_VERSION}"}
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        layout = setting.layout
        space: dict[str, Any] = {}
        for agent in self.possible_agents:
            if self._dict:
                space[agent] = named_space(layout)
            else:
                space[agent] = Rows(*bounds_of(layout, ACTIONS), dtype=np.int16)
        self._none = np.zeros(ACTIONS, np.int8)
        self._none.flags.writeable = False
        self._width = layout.size + ACTIONS
        self._observation_spaces = space
        self._action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self._seed: str | int = secrets.token_hex(32)
        self._episode = 0
        self._deal = None
        self.agents: list[str] = []
        self.agent_selection = ""

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self._setting.rules

    def _seat(self, agent: Any) -> int:
        if not isinstance(agent, str) or agent not in self._seat_of:
            last = self.possible_agents[-1]
            raise EnvError("env-agent", agent=shown(agent), last=last)
        return self._seat_of[agent]

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations.

        Raises:
            EnvError: no such agent.
        """
        self._seat(agent)
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions, the same for all.

        Raises:
            EnvError: no such agent.
        """
        self._seat(agent)
        return self._action_spaces[agent]

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew: the first episode of a seed, or the next one.

        Raises:
            SeedError: a seed that is neither a whole number nor a text.
            EnvError: an option, of which there are none (see `RESETS`).
        """
        check_options(options, RESETS)
        number = self._episode + 1 if seed is None else 1
        seed = self._seed if seed is None else plain_seed(seed)
        self._deal = episode(self._setting, seed, number)
        # Only now, so that a wrong seed leaves the one there was.
        self._seed, self._episode = seed, number
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._none} for agent in self.agents}
        self._turn_to(int(self._deal.state[b.TURN]))

    def _turn_to(self, seat: int) -> None:
        """Let a seat choose its next action, and show it what it sees."""
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self._seen = self._look(agent, seat)

    def _look(self, agent: str, seat: int) -> Any:
        """What an agent sees, in a fresh array; its mask goes into its info too."""
        deal: Any = self._deal
        setting = self._setting
        size = setting.layout.size
        row: NDArray[np.int16] = np.zeros(size if self._dict else self._width, np.int16)
        mask: NDArray[np.int8] = np.zeros(ACTIONS, np.int8)
        setting.kernels.look(
            deal.state, deal.turn, setting.numbers, setting.offsets, seat, row, mask
        )
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            self.infos[agent]["action_mask"] = mask
        if self._dict:
            return {"observation": row, "action_mask": mask.copy()}
        row[size:] = mask
        return row

    def observe(self, agent: str) -> Any:
        """What an agent sees now; the array of a step is never written to again.

        Raises:
            EnvError: no such agent, or before the first reset.
        """
        if self._deal is None:
            raise EnvError("env-reset")
        if agent == self.agent_selection:
            return self._seen
        return self._look(agent, self._seat(agent))

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:  # noqa: FBT001, FBT002 - the toolkit's signature
        """What the selected agent sees and has been given, whether its deal is over, its info.

        Raises:
            EnvError: before the first reset, or when all agents have taken their last step.
        """
        if not self.agents:
            raise self._idle()
        agent = self.agent_selection
        return (
            self._seen if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def _idle(self) -> EnvError:
        """Why nothing can be done where no agent is left."""
        return EnvError("env-reset" if self._deal is None else "env-over")

    def view(self, agent: str | None) -> View:
        """What an agent, or a spectator, may know, as Tabbe's bots get it.

        Raises:
            EnvError: no such agent, or before the first reset.
        """
        return self.deal.view(None if agent is None else self._seat(agent))

    def step(self, action: Any) -> None:
        """Take one action of the selected agent, None for one whose deal is over.

        Raises:
            EnvError: no whole number; an action that is not allowed, with `illegal="raise"`; an
                action of an agent whose deal is over; no agent is left; or before the first
                reset. Nothing has changed.
        """
        deal = self._deal
        if deal is None or not self.agents:
            raise self._idle()
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise EnvError("env-done", agent=agent)
            self._was_dead_step(None)
            if self.agents:
                agent = self.agent_selection
                self._seen = self._look(agent, self._seat_of[agent])
            return
        infos: dict[str, Any] = {"action_mask": self._none}
        answer = deal.take(action_of(action), self._falling)
        if answer < 0:
            answer = deal.refused(action, self._falling, replace=self._replace)
            infos["illegal_action"] = True
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
        worth = self._setting.paid(margin=self._margin)
        total = self._cumulative_rewards
        for agent, reward in zip(self.possible_agents, worth, strict=True):
            self.rewards[agent] = reward
            total[agent] += reward

    def render(self) -> str | None:
        """A line about the table, where the mode is `"ansi"`.

        Raises:
            EnvError: before the first reset.
        """
        deal = self.deal
        return self.render_mode and f"{self.agent_selection}: {deal.line(None)}"

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str | Rules = "krypkasino", players: int = 2, **options: Any) -> TabbeAEC:
    """Make the environment; see `TabbeAEC` for the options."""
    return TabbeAEC(game, players, **options)


raw_env = env
