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

Observers show what is public, what is private to one player, or both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tabbe.cards import CARDS, quoted
from tabbe.engine.block import LAID_SWEEP_POINTS
from tabbe.engine.opening import shown
from tabbe.envs.action import ACTIONS, action_name
from tabbe.envs.argument import action_of, flag, players_of, seat_of
from tabbe.envs.chance import CHANCE, OVER, ChanceDeal, Shows, rules_of, setting_of
from tabbe.envs.error import EnvError
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
    from tabbe.rules import Rules

SEATS = (2, 6)
"""The least and the greatest number of players of any preset."""
PARAMETERS = {"players": 2, "dealer": 0, "switches": "", "margin": True}

_STEPS = 64
"""More steps than the moves of a deal take on average, for the greatest length of a game."""


def _game_type(preset: str, rules: Rules | None = None, *, margin: bool = True) -> Any:
    """The type of a game with some rules; of any game that can be had by the name when None."""
    kind = pyspiel.GameType
    counts = SEATS if rules is None else rules.player_counts
    rules = load_rules(preset) if rules is None else rules
    return kind(
        short_name=f"tabbe_{preset.replace('-', '_')}",
        long_name=f"Tabbe {rules.title}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if margin else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"preset": preset, **PARAMETERS},
    )


def _most_points(rules: Rules) -> int:
    """As far from 0 as the points of a seat can be after a deal, and somewhat farther."""
    # One by one, as switches can make some of them less than 0, and a sum would hide that.
    sweeps = (rules.sweep_points, rules.double_points, rules.double_reward)
    cards = 4 * abs(rules.ace_points) + 12 * abs(rules.spade_points)
    cards += abs(rules.two_spades_points) + abs(rules.storan_points)
    return (
        rules.packs * (cards + 52 * max(abs(points) for points in sweeps))
        + abs(rules.majority_cards_points)
        + abs(rules.majority_suit_points)
        + abs(rules.last_trick_points)
        + (LAID_SWEEP_POINTS if rules.bordstabbe else 0)
    )


class TabbeGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game of OpenSpiel: one deal."""

    def __init__(self, preset: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        asked = {"preset": preset, **PARAMETERS, **given}
        for name in asked.keys() - PARAMETERS.keys() - {"preset"}:
            known = ", ".join(["preset", *PARAMETERS])
            raise EnvError("env-parameter", name=quoted(str(name)), known=known)
        if not isinstance(asked["switches"], str):
            raise EnvError("env-switches", given=shown(asked["switches"]))
        self.switches = asked["switches"]
        # Refuses what is no text.
        load_rules(asked["preset"])
        self.preset = str(asked["preset"])
        rules = rules_of(self.preset, self.switches)
        players = players_of(rules, asked["players"])
        self.setting = setting_of(self.preset, self.switches, players)
        self.dealer = seat_of(asked["dealer"], players)
        self.margin = margin = flag("margin", asked["margin"])
        plays = 52 * rules.packs
        most = _most_points(rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(CARDS),
            num_players=players,
            min_utility=-2.0 * most if margin else -1.0 * most,
            max_utility=2.0 * most if margin else 1.0 * most,
            utility_sum=0.0 if margin else None,
            max_game_length=_STEPS * plays,
        )
        super().__init__(_game_type(preset, rules, margin=margin), info, given)

    def new_initial_state(self) -> TabbeState:
        """A deal of which no card has been dealt."""
        return TabbeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many cards chance deals at most."""
        return 52 * self.setting.rules.packs

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TabbeObserver:
        """What turns a state into a tensor or a text for one player.

        Raises:
            EnvError: an observer of what is private to all players, or with parameters.
        """
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise EnvError("env-observer")
        return TabbeObserver(self, kind)


# The toolkit's own, found once.
_apply = pyspiel.State.apply_action


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

    def apply_action(self, action: int) -> None:
        """Take an action of the player on turn, or deal a card as chance.

        Raises:
            EnvError: no whole number, an action that is not allowed, or the deal is over; nothing
                has changed.
        """
        number = action if type(action) is int else action_of(action)
        # -1 is the toolkit's mark of no action, at which it fails by itself.
        if number != -1:
            try:
                _apply(self, number)
            except TypeError:
                # More digits than the toolkit takes.
                if action_of(number) >= 0:
                    raise
            else:
                return
        if self.is_terminal():
            raise EnvError("env-over")
        raise EnvError("env-action", action=shown(action))

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
            EnvError: no such player, a sampler that does not give numbers from 0 to 1, or no
                other deal was found.
        """
        seat = seat_of(player_id, self.core.setting.players)
        if not callable(sampler):
            raise EnvError("env-sampler", given=shown(sampler))
        state = self.get_game().new_initial_state()
        with self.core.setting.lock:
            core = resampled(self.core, seat, sampler)
        # The history is told to the new state, but there is nothing to be played over again.
        echo = _Echo()
        state.core = echo
        for echo.now, action in core.history:
            _apply(state, action)
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
        self._shows = Shows(
            public=bool(kind.public_info),
            private=kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER,
        )
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
        self._hidden = [name for name in self.dict if not self._shows.part(name)]

    def set_from(self, state: TabbeState, player: int) -> None:
        """Write what a player sees into `tensor`.

        Raises:
            EnvError: no such player.
        """
        core = state.core
        self.tensor[: self._size] = core.observation(seat_of(player, core.setting.players))
        if self._recall:
            core.write_story(self.dict)
        for name in self._hidden:
            self.dict[name].fill(0)

    def string_from(self, state: TabbeState, player: int) -> str:
        """What a player knows, as a text.

        Raises:
            EnvError: no such player.
        """
        core = state.core
        player = seat_of(player, core.setting.players)
        if self._recall:
            return core.known(player, self._shows)
        return core.seen(player, self._shows)


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
