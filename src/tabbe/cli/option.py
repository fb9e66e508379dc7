"""Options that several commands share, and the kinds of value they take."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tabbe.cli.failure import CommandError, quoted

if TYPE_CHECKING:
    from tabbe.rules import Rules

_F = TypeVar("_F", bound=Callable[..., Any])

MOST_PLAYERS = 6
"""The largest number of players any game here takes."""

BIGGEST_SEED = 10**18


class Command(click.Command):
    """A command whose leftover arguments are refused by a sentence of ours."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse as click does, but name the first argument that has no place."""
        ctx.allow_extra_args = True
        left = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:
            raise CommandError("command-extra", name=quoted(left[0]))
        return left


class Whole(click.ParamType[int]):
    """A whole number in plain digits between two bounds, both included."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Read the number; raises ``CommandError`` naming the option and the bounds."""
        del ctx
        text = str(value).strip()
        if re.fullmatch(r"[+-]?[0-9]{1,20}", text) and self.least <= int(text) <= self.most:
            return int(text)
        raise CommandError(
            "command-number",
            option=_label(param),
            value=quoted(value),
            least=str(self.least),
            most=str(self.most),
        )


class Seconds(click.ParamType[float]):
    """A time in seconds, decimals allowed, between two bounds."""

    name = "seconds"

    def __init__(self, least: float, most: float) -> None:
        self.least = least
        self.most = most

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Read the time; raises ``CommandError`` naming the option and the bounds."""
        del ctx
        text = str(value).strip()
        if (
            re.fullmatch(r"[0-9]{1,9}(\.[0-9]{0,9})?", text)
            and self.least <= float(text) <= self.most
        ):
            return float(text)
        raise CommandError(
            "command-number",
            option=_label(param),
            value=quoted(value),
            least=f"{self.least:g}",
            most=f"{self.most:g}",
        )


class Above(click.ParamType[float]):
    """A number above nought, decimals allowed."""

    name = "number"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Read the number; raises ``CommandError`` naming the option."""
        del ctx
        text = str(value).strip()
        if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{0,9})?", text) and float(text) > 0:
            return float(text)
        raise CommandError("command-precision", option=_label(param), value=quoted(value))


class OneOf(click.Choice[str]):
    """One of a few words, refused by a sentence that lists them."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Read the word; raises ``CommandError`` naming the option and the words."""
        del ctx
        if value in self.choices:
            return str(value)
        raise CommandError(
            "command-choice",
            option=_label(param),
            value=quoted(value),
            allowed=", ".join(self.choices),
        )


class Assignment(click.ParamType[tuple[str, str]]):
    """One switch of the rules as ``key=value``."""

    name = "key=value"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        """Split at the first ``=``; raises ``CommandError`` when there is none."""
        del param, ctx
        if isinstance(value, tuple):
            return value
        key, equals, setting = str(value).partition("=")
        if not equals or not key.strip():
            raise CommandError("command-assignment", value=quoted(value))
        return key.strip(), setting.strip()


class Seed(click.ParamType[int | str]):
    """A seed: any short text, kept as a number when it is one."""

    name = "seed"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> int | str:
        """Read the seed; raises ``CommandError`` when it is empty, long or unprintable."""
        del param, ctx
        text = str(value)
        if not text.strip() or len(text) > 100 or not text.isprintable():
            raise CommandError("command-seed", value=quoted(value))
        if re.fullmatch(r"0|-?[1-9][0-9]{0,17}", text):
            return int(text)
        return text


def _label(parameter: click.Parameter | None) -> str:
    if parameter is None:
        return ""
    if isinstance(parameter, click.Option):
        return parameter.opts[-1]
    return (parameter.name or "").upper()


def lang_option(function: _F) -> _F:
    """Add ``--lang``; the value is whatever was typed, see :func:`tabbe.cli.setting.language`."""
    return click.option(
        "--lang",
        metavar="CODE",
        help="Language of the text: en, sv, da, de, fr or es.",
    )(function)


def json_option(function: _F) -> _F:
    """Add ``--json`` as ``as_json``."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON for a program.")(
        function
    )


def game_option(function: _F) -> _F:
    """Add ``--game`` and ``--set``; pass both to :func:`rules_of`."""
    function = click.option(
        "--set",
        "switches",
        type=Assignment(),
        multiple=True,
        metavar="KEY=VALUE",
        help="Change one rule; may be given again and again.",
    )(function)
    return click.option(
        "--game",
        metavar="GAME",
        help="A preset, as `tabbe presets` lists them, or a TOML file.",
    )(function)


def players_option(least: int = 2) -> Callable[[_F], _F]:
    """Add ``--players``, from ``least`` to six; the game itself may allow fewer."""
    return click.option(
        "--players",
        type=Whole(least, MOST_PLAYERS),
        metavar="N",
        help="Number of seats.",
    )


def rules_of(game: str | None, switches: tuple[tuple[str, str], ...]) -> Rules:
    """Load the rules that ``--game`` and ``--set`` ask for.

    Without ``--game`` the setting ``game`` decides. Raises ``RulesError`` or ``CommandError``.
    """
    from tabbe.cli.setting import value_of
    from tabbe.rules import load_rules
    from tabbe.rules.switch import switch_of

    # Looked up first, for a key such as `game` would pass as an argument of another meaning.
    changes: dict[str, Any] = {switch_of(key).name: value for key, value in switches}
    return load_rules(value_of("game") if game is None else game, **changes)


def players_of(rules: Rules, players: int | None) -> int:
    """Give the number of seats: as asked, else two, or the fewest that the game can be dealt to.

    Raises ``RulesError`` when the game cannot be dealt to so many.
    """
    if players is None:
        players = 2 if 2 in rules.player_counts else min(rules.player_counts, default=2)
    rules.plan(players)
    return players


def unknown(keys: tuple[str, str], word: str, known: Iterable[str]) -> CommandError:
    """Refuse an unknown word: the first message alone, the second where a known word is close."""
    from difflib import get_close_matches

    near = get_close_matches(word[:40], known, n=1)
    if near:
        return CommandError(keys[1], name=quoted(word), near=near[0])
    return CommandError(keys[0], name=quoted(word))
