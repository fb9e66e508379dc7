"""What an environment is asked with: taken as it is meant, or refused in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from tabbe.cards import whole
from tabbe.engine.opening import shown
from tabbe.envs.action import ACTIONS
from tabbe.envs.error import EnvError

if TYPE_CHECKING:
    from collections.abc import Collection

    from tabbe.rules import Rules

Rewards = Literal["final", "falling"]
Illegal = Literal["replace", "raise"]

REWARDS: Final = ("final", "falling")
ILLEGAL: Final = ("replace", "raise")

Choice = TypeVar("Choice")


def one_of(name: str, given: Any, known: tuple[Choice, ...]) -> Choice:
    """One of some values, by identity of kind: 1 is not True, but NumPy's text is a text.

    Raises:
        EnvError: none of them.
    """
    if isinstance(given, str):
        given = str(given)
    for value in known:
        if type(given) is type(value) and given == value:
            return value
    told = ", ".join(str(value) for value in known)
    raise EnvError("env-choice", name=name, known=told, given=shown(given))


def flag(name: str, given: Any) -> bool:
    """True or False, NumPy's included.

    Raises:
        EnvError: anything else.
    """
    from numpy import bool_

    return one_of(name, bool(given) if isinstance(given, bool_) else given, (True, False))


def number_from_1(key: str, given: Any, most: int) -> int:
    """A whole number from 1 to `most`; `key` is the sentence for what is none.

    Raises:
        EnvError: anything else.
    """
    number = whole(given)
    if number is None or not 1 <= number <= most:
        raise EnvError(key, given=shown(given), most=str(most))
    return number


def seat_of(given: Any, players: int) -> int:
    """A seat.

    Raises:
        EnvError: none of so many.
    """
    seat = whole(given)
    if seat is None or not 0 <= seat < players:
        raise EnvError("env-seat", seat=shown(given), last=players - 1)
    return seat


def players_of(rules: Rules, given: Any) -> int:
    """A number of players that a game can be dealt to.

    Raises:
        RulesError: the game is not for so many, or that is no number.
    """
    number = whole(given)
    players: int = given if number is None else number
    rules.plan(players)
    return players


def action_of(given: Any) -> int:
    """An action as the kernels take it; -1, which is never allowed, for a number out of range.

    Raises:
        EnvError: no whole number.
    """
    number = given if type(given) is int else whole(given)
    if number is None:
        raise EnvError("env-action-type", given=shown(given), last=ACTIONS - 1)
    return number if 0 <= number < ACTIONS else -1


def check_announce(announce: Any) -> None:
    """Check what is to be called before a compilation.

    Raises:
        EnvError: nothing that can be called.
    """
    if announce is not None and not callable(announce):
        raise EnvError("env-announce", given=shown(announce))


def check_options(options: Any, known: Collection[str] = ()) -> None:
    """Check what a reset is asked for beside a seed.

    Raises:
        EnvError: anything that is not known.
    """
    if options is None:
        return
    if not isinstance(options, dict):
        raise EnvError("env-options", given=shown(options))
    for name in options:
        if name not in known:
            raise EnvError("env-options", given=shown(name))
