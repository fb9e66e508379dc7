"""The Gymnasium environment: one learner, any of Tabbe's bots in the other seats.

    import gymnasium
    import tabbe.envs.gymnasium
    game = gymnasium.make("tabbe/krypkasino-v1", bots="greedy")

An episode is one deal. An observation is `{"observation": row, "action_mask": mask}`, the row laid
out as in `tabbe.envs.layout`; the mask stands in the info too.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from tabbe.bots import make_bot, parse_bot
from tabbe.bots.bot import LARGEST_SEED, OPTIONS
from tabbe.engine import block as b
from tabbe.envs.action import ACTIONS
from tabbe.envs.error import EnvError
from tabbe.envs.kernel import seed_words
from tabbe.envs.layout import ENV_VERSION
from tabbe.envs.solo import Setting, episode
from tabbe.rules import preset_ids

try:
    import gymnasium
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:
    raise EnvError("env-missing", package="gymnasium", extra="tabbe[rl]") from None

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabbe.engine.view import View
    from tabbe.rules import Rules


class TabbeEnv(gymnasium.Env):  # type: ignore[misc, type-arg, unused-ignore]
    """One seat of a fishing game for a learner.

    Episode k after `reset(seed=...)` is dealt as deal k of a `tabbe.Match` with that seed, seat
    (k - 1) modulo the number of players dealing.

    Args:
        game: preset id, path, or `Rules`.
        players: seats.
        seat: the learner's; None for each in turn, and in each once with every dealer.
        bots: the name of the bot in all other seats, or one name for each of them, clockwise from
            the learner.
        rewards: `"final"`: all at the end of the deal; `"falling"`: points as they fall.
        margin: rewards are the learner's lead over the mean of the others.
        illegal: what an action that is not allowed does. `"replace"`: the lowest action that is
            takes its place, and `info["illegal_action"]` is True; `"raise"`: `EnvError`.
        render_mode: `"ansi"` for `render()` to give a line about the table.
        announce: called with `"compiling"` before the first compilation on a machine.

    Raises:
        RulesError: unknown preset, or a number of players the game is not for.
        BotError: no such bot.
        EnvError: a seat that is not there, a wrong number of bots, or an unknown way.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as its base has it

    def __init__(
        self,
        game: str | Rules = "krypkasino",
        players: int = 2,
        *,
        seat: int | None = 0,
        bots: str | Sequence[str] = "greedy",
        rewards: Literal["final", "falling"] = "final",
        margin: bool = True,
        illegal: Literal["replace", "raise"] = "replace",
        render_mode: Literal["ansi"] | None = None,
        announce: Callable[[str], None] | None = None,
    ) -> None:
        if rewards not in ("final", "falling"):
            raise EnvError("env-rewards", rewards=str(rewards))
        if illegal not in ("replace", "raise"):
            raise EnvError("env-way", given=str(illegal))
        self._setting = setting = Setting(game, players, announce)
        if seat is not None and not 0 <= seat < players:
            raise EnvError("env-seat", seat=str(seat), last=players - 1)
        names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != players - 1:
            raise EnvError("env-bots", bots=len(names), seats=players - 1)
        self._names = [parse_bot(name) for name in names]
        self._bots = [make_bot(str(name)) for name in self._names]
        self._home = seat
        self.seat = seat or 0
        self._falling = int(rewards == "falling")
        self._margin = margin
        self._replace = illegal == "replace"
        self.render_mode = render_mode
        layout = setting.layout
        self.observation_space = Dict(
            {
                "observation": Box(
                    np.array(layout.low(), np.int16),
                    np.array(layout.high(), np.int16),
                    dtype=np.int16,
                ),
                "action_mask": Box(0, 1, (ACTIONS,), dtype=np.int8),
            }
        )
        self.action_space = Discrete(ACTIONS)
        self._seed: int | str = secrets.token_hex(32)
        self._episode = 0
        # What the bots' plays before the learner's first were worth to it.
        self._owed = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal anew: the first episode of a seed, or the next one."""
        super().reset(seed=seed, options=options)
        setting = self._setting
        number = self._episode + 1 if seed is None else 1
        deal = episode(setting, self._seed if seed is None else seed, number)
        # Only now, so that a wrong seed leaves the one there was.
        if seed is not None:
            self._seed = seed
            self._seat_bots(seed)
        self.deal, self._episode = deal, number
        if self._home is None:
            self.seat = (number - 1) // setting.players % setting.players
        self._owed = self._let_bots_play()
        return self._told()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take one action; the other seats then play until it is the learner's turn again.

        Raises:
            EnvError: an action that is not allowed, with `illegal="raise"`; or the deal is over.
        """
        chosen = int(action)
        illegal = not self.deal.allows(chosen)
        if illegal and self._replace and not self.deal.is_over:
            chosen = self.deal.actions()[0]
        answer = self.deal.step(chosen, self._falling)
        reward = self._owed + self._worth(answer) + self._let_bots_play()
        self._owed = 0.0
        if self.deal.is_over:
            self._tell_bots()
        seen, info = self._told()
        if illegal:
            info["illegal_action"] = True
        return seen, reward, self.deal.is_over, False, info

    def view(self) -> View:
        """What the learner may know, as Tabbe's bots get it."""
        return self.deal.view(self.seat)

    def render(self) -> str | None:  # type: ignore[override, unused-ignore]
        """A line about the table, where the mode is `"ansi"`."""
        if self.render_mode is None:
            return None
        view = self.view()
        table = " ".join(str(item) for item in view.table)
        hand = " ".join(str(card) for card in view.hand)
        return f"{table or '-'} | {hand} | {view.scores}"

    def _seat_bots(self, seed: int) -> None:
        """Put fresh bots in the other seats, which choose as they would have for this seed."""
        self.close()
        self._bots = []
        for place, name in enumerate(self._names):
            seeded = name
            if name.seed is None and "seed" in OPTIONS.get(name.kind, ()):
                high, low = seed_words(seed, f"bot/{place}")
                seeded = replace(name, seed=(high << 31 ^ low) & LARGEST_SEED)
            self._bots.append(make_bot(str(seeded)))

    def _tell_bots(self) -> None:
        """Let the bots hear that the deal is over."""
        for place, bot in enumerate(self._bots):
            bot.finish(self.deal.view((self.seat + 1 + place) % self._setting.players))

    def close(self) -> None:
        """Let go of what the bots hold, such as a process."""
        for bot in self._bots:
            bot.close()

    def _let_bots_play(self) -> float:
        """Play for the other seats while it is their turn; what it was worth to the learner."""
        deal, players = self.deal, self._setting.players
        worth = 0.0
        while True:
            turn = int(deal.state[b.TURN])
            if turn in (-1, self.seat):
                return worth
            bot = self._bots[(turn - self.seat) % players - 1]
            worth += self._worth(deal.play(bot.choose(deal.view(turn)), self._falling))

    def _worth(self, answer: int) -> float:
        if answer != 2 and not (answer and self._falling):
            return 0.0
        setting = self._setting
        points = setting.gains[: setting.players].tolist()
        return setting.worth(points, margin=self._margin)[self.seat]

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the learner sees, and the info; one mask stands in both."""
        mask = self.deal.mask()
        seen = {"observation": self.deal.observation(self.seat), "action_mask": mask}
        return seen, {"action_mask": mask}


for _game in preset_ids():
    gymnasium.register(
        f"tabbe/{_game}-v{ENV_VERSION}",
        "tabbe.envs.gymnasium:TabbeEnv",
        kwargs={"game": _game},
    )
