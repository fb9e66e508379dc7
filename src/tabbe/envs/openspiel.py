"""The OpenSpiel games `tabbe_krypkasino` and `tabbe_kasino`.

    import pyspiel
    import tabbe.envs.openspiel
    game = pyspiel.load_game("tabbe_krypkasino(players=3,switches=forced_sweep:false)")

One game is one deal; cards are dealt by the chance player, one at a time in dealing order. Players
choose actions as in `tabbe.envs.action`, so that a move can take several of them in a row.
Parameters:

- `players`: seats; `dealer`: seat of the dealer, who plays last.
- `preset`: another of Tabbe's games, such as `kasino-danish`.
- `switches`: what differs from the preset, as in `capture:optional;forced_sweep:false`.
- `margin`: returns are the lead over the mean of the others, which makes the game zero-sum; with
  False they are points (in a game where points are penalties, less than 0).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tabbe.cards import CARDS
from tabbe.envs.action import ACTIONS, action_name
from tabbe.envs.chance import CHANCE, OVER, ChanceDeal, setting_of
from tabbe.envs.error import EnvError
from tabbe.envs.layout import OWN
from tabbe.envs.redeal import resampled
from tabbe.envs.story import pieces
from tabbe.rules import load_rules

try:
    import pyspiel
except ImportError:
    raise EnvError("env-missing", package="open_spiel", extra="tabbe[rl]") from None

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbe.engine.view import View

_STEPS = 64
"""More steps than the moves of a deal take on average, for the greatest length of a game."""


def _game_type(preset: str, *, margin: bool = True) -> Any:
    kind = pyspiel.GameType
    rules = load_rules(preset)
    return kind(
        short_name=f"tabbe_{preset.replace('-', '_')}",
        long_name=f"Tabbe {rules.title}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if margin else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=6 if preset == "krypkasino" else 4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": 2,
            "dealer": 0,
            "preset": preset,
            "switches": "",
            "margin": True,
        },
    )


class TabbeGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game of OpenSpiel: one deal."""

    def __init__(self, preset: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = int(given.get("players", 2))
        margin = bool(given.get("margin", True))
        self.preset = str(given.get("preset", preset))
        self.switches = str(given.get("switches", ""))
        self.setting = setting = setting_of(self.preset, self.switches, players)
        dealer = int(given.get("dealer", 0))
        if not 0 <= dealer < players:
            raise EnvError("env-seat", seat=str(dealer), last=players - 1)
        self.dealer = dealer
        self.margin = margin
        rules = setting.rules
        plays = 52 * rules.packs
        most = abs(rules.points_in_deal) + plays * max(rules.sweep_points, rules.double_points)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(CARDS),
            num_players=players,
            min_utility=-2.0 * most if margin else -1.0 * most,
            max_utility=2.0 * most if margin else 1.0 * most,
            utility_sum=0.0 if margin else None,
            max_game_length=_STEPS * plays,
        )
        super().__init__(_game_type(preset, margin=margin), info, given)

    def new_initial_state(self) -> TabbeState:
        """A deal of which no card has been dealt."""
        return TabbeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many cards chance deals at most."""
        return 52 * self.setting.rules.packs

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TabbeObserver:
        """What turns a state into a tensor or a text for one player."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise EnvError("env-way", given=str(params))
        return TabbeObserver(self, kind)


class TabbeState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A deal in play. All of it is in one object, `core`, that copies itself fast."""

    def __init__(self, game: TabbeGame) -> None:
        super().__init__(game)
        names = (game.preset, game.switches)
        self.core: ChanceDeal = ChanceDeal(game.setting, names, game.dealer, margin=game.margin)

    def current_player(self) -> int:
        """The seat on turn, chance, or the mark of a deal that is over."""
        return self.core.now

    def is_terminal(self) -> bool:
        """Whether the deal has been played and counted."""
        return self.core.now == OVER

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The actions that a player, else whoever is to act, may take, ascending."""
        core = self.core
        if core.now == CHANCE:
            return [card for card, _ in core.outcomes()] if player in (None, CHANCE) else []
        if player is not None and player != core.now:
            return []
        return core.actions() if core.now >= 0 else []

    def is_chance_node(self) -> bool:
        """Whether chance is to deal a card."""
        return self.core.now == CHANCE

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - the toolkit's signature
        return self.core.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that can come next, by number, each with its probability."""
        return self.core.outcomes()

    def _apply_action(self, action: int) -> None:
        self.core.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(CARDS[action]) if player == pyspiel.PlayerId.CHANCE else action_name(action)

    def returns(self) -> list[float]:
        """Per seat what the deal is worth; zeros before its end."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return self.core.returns()

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know, as Tabbe's bots get it."""
        return self.core.view(seat)

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> TabbeState:
        """Another deal that this player cannot tell from this one; its history is its own.

        What another player has chosen in an unfinished turn is not known to this one, so that turn
        begins anew.

        Raises:
            EnvError: no such player, or no other deal was found.
        """
        if not 0 <= player_id < self.num_players():
            raise EnvError("env-seat", seat=str(player_id), last=self.num_players() - 1)
        state = self.get_game().new_initial_state()
        with self.core.setting.lock:
            core = resampled(self.core, player_id, sampler)
        # The history is told to the new state, but there is nothing to be played over again.
        echo = _Echo()
        state.core = echo
        for echo.now, action in core.history:
            state.apply_action(action)
        state.core = core
        return state  # type: ignore[no-any-return, unused-ignore]

    def __str__(self) -> str:
        return self.core.story()


class _Echo:
    """Stands in a state while it is told its history: knows whose turn it was, and no more."""

    def __init__(self) -> None:
        self.now = OVER

    def apply(self, action: int) -> None:
        """Nothing is to be done."""


class TabbeObserver:
    """What one player sees of a state, as a tensor (with named parts) and as a text."""

    def __init__(self, game: TabbeGame, kind: Any) -> None:
        self._recall = bool(kind.perfect_recall)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        layout = game.setting.layout
        rules = game.setting.rules
        parts = [(part.name, part.shape) for part in layout.parts]
        if self._recall:
            parts += pieces(rules.packs, builds=rules.builds != "none")
        sizes = [int(np.prod(shape)) for _, shape in parts]
        self.tensor = np.zeros(sum(sizes), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for (name, shape), size in zip(parts, sizes, strict=True):
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size
        self._size = layout.size

    def set_from(self, state: TabbeState, player: int) -> None:
        """Write what a player sees into `tensor`."""
        core = state.core
        self.tensor[: self._size] = core.observation(player)
        if not self._private:
            for name in OWN & self.dict.keys():
                self.dict[name].fill(0)
        if self._recall:
            core.write_story(self.dict)

    def string_from(self, state: TabbeState, player: int) -> str:
        """What a player knows, as a text."""
        core = state.core
        if self._recall:
            return core.known(player, private=self._private)
        return core.seen(player, private=self._private)


class Krypkasino(TabbeGame):
    """The game `tabbe_krypkasino`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("krypkasino", params)


class Kasino(TabbeGame):
    """The game `tabbe_kasino`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("kasino", params)


# OpenSpiel lets go of what makes a game after Python has ended, which only a class survives.
pyspiel.register_game(_game_type("krypkasino"), Krypkasino)
pyspiel.register_game(_game_type("kasino"), Kasino)
