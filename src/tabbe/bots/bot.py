"""What a bot is, and how one is named: `NAME[:ms=30|:samples=500][:seed=1]`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tabbe.cards import quoted
from tabbe.i18n import TabbeError

if TYPE_CHECKING:
    from tabbe.engine import Move, View

LARGEST_SEED: Final = 2**63 - 1
# Options each bot understands; the budgets come with the bots that search.
OPTIONS: Final = {"random": ("seed",), "greedy": ("seed",)}


class BotError(TabbeError):
    """A bot that does not exist, or is named or numbered wrongly."""


class Bot(ABC):
    """A player made of code.

    It is handed the `View` of its seat and nothing else, so it knows what a person there knows.

    Attributes:
        name: the name it was made by, `greedy:seed=1`.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def choose(self, view: View) -> Move:
        """Choose one of `view.legal`; the seat must be on turn."""


@dataclass(frozen=True, slots=True)
class BotName:
    """A bot's name taken apart.

    Attributes:
        kind: `"random"` or `"greedy"`.
        seed: whole number, None when none was named.
    """

    kind: str
    seed: int | None

    def __str__(self) -> str:
        return self.kind if self.seed is None else f"{self.kind}:seed={self.seed}"


def bot_names() -> tuple[str, ...]:
    """The kinds of bots there are, weakest first."""
    return tuple(OPTIONS)


def parse_bot(name: str) -> BotName:
    """Take a bot's name apart.

    Raises:
        BotError: no such bot, or an option it does not have.
    """
    kind, *options = name.strip().split(":")
    kind = kind.strip().lower()
    if kind not in OPTIONS:
        raise BotError("bad-bot", name=quoted(kind), known=", ".join(OPTIONS))
    seed: int | None = None
    for option in options:
        key, _, value = option.partition("=")
        plain = value.strip().isascii() and value.strip().isdigit() and len(value) < 20
        if key.strip() not in OPTIONS[kind] or not plain or int(value) > LARGEST_SEED:
            raise BotError("bad-bot-option", option=quoted(option), name=kind)
        if seed is not None:
            raise BotError("bad-bot-twice", option=key.strip(), name=kind)
        seed = int(value)
    return BotName(kind, seed)


def parse_bots(names: str | list[str] | tuple[str, ...], players: int) -> tuple[BotName, ...]:
    """Take the names of the bots at a table apart.

    Args:
        names: names, or one text with commas between them.
        players: seats; there may be fewer bots, which then repeat in order.

    Raises:
        BotError: none, too many, or one that does not exist.
    """
    listed = names.split(",") if isinstance(names, str) else list(names)
    if not listed or listed == [""]:
        raise BotError("bad-bot-none")
    if len(listed) > players:
        raise BotError("bad-bot-count", bots=len(listed), players=players)
    return tuple(parse_bot(name) for name in listed)


def make_bot(name: str) -> Bot:
    """Make a bot by its name, such as `"greedy"` or `"random:seed=1"`.

    Raises:
        BotError: no such bot, or an option it does not have.
    """
    parsed = parse_bot(name)
    if parsed.kind == "greedy":
        from tabbe.bots.greedy import GreedyBot

        return GreedyBot(str(parsed))
    from tabbe.bots.chance import RandomBot

    return RandomBot(str(parsed), parsed.seed)
