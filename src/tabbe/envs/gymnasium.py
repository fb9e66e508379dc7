"""The Gymnasium environment: one learner, any of Tabbe's bots in the other seats.

    import gymnasium
    import tabbe.envs.gymnasium
    game = gymnasium.make("tabbe/krypkasino-v1", bots="greedy")

An episode is one deal. An observation is `{"observation": row, "action_mask": mask}`, the row laid
out as in `tabbe.envs.layout`; the mask stands in the info too.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from tabbe.bots import make_bot, parse_bot
from tabbe.bots.bot import LARGEST_SEED, OPTIONS
from tabbe.cards import plain_seed
from tabbe.engine import block as b
from tabbe.engine.opening import shown
from tabbe.envs.action import ACTIONS
from tabbe.envs.argument import (
    ILLEGAL,
    REWARDS,
    action_of,
    check_options,
    flag,
    one_of,
    seat_of,
)
from tabbe.envs.error import EnvError
from tabbe.envs.kernel import seed_words
from tabbe.envs.layout import ENV_VERSION
from tabbe.envs.solo import OneDeal, Setting, episode
from tabbe.rules import preset_ids

try:
    import gymnasium
    from gymnasium.spaces import Discrete

    from tabbe.envs.space import named_space
except ImportError:
    raise EnvError("env-missing", package="gymnasium", extra="tabbe[rl]") from None

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from tabbe.bots import BotName
    from tabbe.engine.view import View
    from tabbe.envs.argument import Illegal, Rewards
    from tabbe.rules import Rules


class TabbeEnv(OneDeal, gymnasium.Env):  # type: ignore[misc, type-arg, unused-ignore]
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
        EnvError: any other value that cannot be.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as its base has it

    def __init__(
        self,
        game: str | Rules = "krypkasino",
        players: int = 2,
        *,
        seat: int | None = 0,
        bots: str | Sequence[str] = "greedy",
        rewards: Rewards = "final",
        margin: bool = True,
        illegal: Illegal = "replace",
        render_mode: Literal["ansi"] | None = None,
        announce: Callable[[str], None] | None = None,
    ) -> None:
        self._falling = int(one_of("rewards", rewards, REWARDS) == "falling")
        self._margin = flag("margin", margin)
        self._replace = one_of("illegal", illegal, ILLEGAL) == "replace"
        self.render_mode = one_of("render_mode", render_mode, ("ansi", None))
        self._setting = setting = Setting(game, players, announce)
        self._home = None if seat is None else seat_of(seat, setting.players)
        self.seat = self._home or 0
        self._names = _bots_of(bots, setting.players - 1)
        self._bots = [make_bot(str(name)) for name in self._names]
        self.observation_space = named_space(setting.layout)
        self.action_space = Discrete(ACTIONS)
        self._seed: int | str = secrets.token_hex(32)
        self._episode = 0
        self._deal = None
        # What the bots' plays before the learner's first were worth to it.
        self._owed = 0.0

    def reset(
        self, *, seed: int | str | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal anew: the first episode of a seed, or the next one.

        Raises:
            SeedError: a seed that is neither a whole number nor a text.
            EnvError: an option, of which there are none.
        """
        check_options(options)
        setting = self._setting
        number = self._episode + 1 if seed is None else 1
        given = self._seed if seed is None else plain_seed(seed)
        deal = episode(setting, given, number)
        # Only now, so that a wrong seed leaves the one there was.
        if seed is not None:
            # The toolkit's own generator, which nothing here draws from, takes less.
            fits = isinstance(given, int) and given >= 0
            super().reset(seed=given if fits else seed_words(given, "gymnasium")[0])  # type: ignore[arg-type]
            self._seed = given
            self._seat_bots(given)
        self._deal, self._episode = deal, number
        if self._home is None:
            self.seat = (number - 1) // setting.players % setting.players
        self._owed = self._let_bots_play()
        return self._told()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take one action; the other seats then play until it is the learner's turn again.

        When a bot fails or is interrupted at it, its error is let through, and the deal is gone:
        `reset` deals the next one.

        Raises:
            EnvError: no whole number; an action that is not allowed, with `illegal="raise"`; the
                deal is over; or before the first reset. Nothing has changed.
        """
        deal = self.deal
        answer = deal.take(action_of(action), self._falling)
        illegal = answer < 0
        if illegal:
            answer = deal.refused(action, self._falling, replace=self._replace)
        reward = self._owed + self._worth(answer) + self._let_bots_play()
        self._owed = 0.0
        if deal.is_over:
            self._tell_bots()
        seen, info = self._told()
        if illegal:
            info["illegal_action"] = True
        return seen, reward, deal.is_over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are allowed now, as trainers that mask actions ask for it.

        Raises:
            EnvError: before the first reset.
        """
        return self.deal.mask().astype(np.bool_)

    def view(self) -> View:
        """What the learner may know, as Tabbe's bots get it.

        Raises:
            EnvError: before the first reset.
        """
        return self.deal.view(self.seat)

    def render(self) -> str | None:  # type: ignore[override, unused-ignore]
        """A line about the table, where the mode is `"ansi"`.

        Raises:
            EnvError: before the first reset.
        """
        deal = self.deal
        return self.render_mode and deal.line(self.seat)

    def _seat_bots(self, seed: int | str) -> None:
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
        try:
            while True:
                turn = int(deal.state[b.TURN])
                if turn in (-1, self.seat):
                    return worth
                bot = self._bots[(turn - self.seat) % players - 1]
                worth += self._worth(deal.play(bot.choose(deal.view(turn)), self._falling))
        except BaseException:
            # Another seat is on turn, whose cards are not the learner's to see or to play.
            self._deal = None
            raise

    def _worth(self, answer: int) -> float:
        if answer != 2 and not (answer and self._falling):
            return 0.0
        return self._setting.paid(margin=self._margin)[self.seat]

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the learner sees, and the info; one mask stands in both."""
        mask = self.deal.mask()
        seen = {"observation": self.deal.observation(self.seat), "action_mask": mask}
        return seen, {"action_mask": mask}


def _bots_of(bots: Any, seats: int) -> list[BotName]:
    """The bots for so many seats, from one name for all or one for each.

    Raises:
        BotError: no such bot.
        EnvError: a wrong number of bots, or what is no name.
    """
    if isinstance(bots, str):
        return [parse_bot(bots)] * seats
    if not isinstance(bots, Sequence):
        raise EnvError("env-bot-name", given=shown(bots))
    if len(bots) != seats:
        raise EnvError("env-bots", bots=len(bots), seats=seats)
    for name in bots:
        if not isinstance(name, str):
            raise EnvError("env-bot-name", given=shown(name))
    return [parse_bot(name) for name in bots]


for _game in preset_ids():
    gymnasium.register(
        f"tabbe/{_game}-v{ENV_VERSION}",
        "tabbe.envs.gymnasium:TabbeEnv",
        kwargs={"game": _game},
    )
