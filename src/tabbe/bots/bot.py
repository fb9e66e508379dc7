"""What a bot is, and how one is named: `NAME[:ms=30|:samples=500][:seed=1]` or `exec:PROGRAM`."""

from __future__ import annotations

import re
import secrets
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tabbe.cards import CARDS, quoted
from tabbe.engine.event import Dealt
from tabbe.i18n import TabbeError, decimal, text

if TYPE_CHECKING:
    from tabbe.engine import Move, View

GLANCES: Final = ("novice", "casual", "club")
"""The levels that look at a position once, without samples and without a budget."""
LARGEST_SEED: Final = 2**63 - 1
MOST_MS: Final = 600_000
MOST_SAMPLES: Final = 100_000_000
# Options each bot understands: the simple ones, the levels, those that search; each of the three
# groups goes from weak to strong, but `greedy` beats `novice` and `casual`.
OPTIONS: Final = {
    "random": ("seed",),
    "greedy": ("seed",),
    "novice": ("seed",),
    "casual": ("seed",),
    "club": ("seed",),
    "pimc": ("ms", "samples", "seed"),
    "expert": ("ms", "samples", "seed"),
}
OUTSIDE: Final = "exec"
_OUTSIDE_OPTION: Final = re.compile(r":\s*(ms|seed)\s*=\s*([0-9]{1,19})\s*$", re.ASCII)
_MOST: Final = {"ms": MOST_MS, "samples": MOST_SAMPLES, "seed": LARGEST_SEED}
_EXAMPLE: Final = {"ms": 30, "samples": 500, "seed": 1}


class BotError(TabbeError):
    """A bot that does not exist, or is named or numbered wrongly."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Why a bot plays no more in a deal.

    Attributes:
        code: one of `tabbe.bots.outside.FORFEITS`.
        what: what the bot said or did, printable and short; for `silent` the seconds that it had,
            as in `30.5`; empty where there is nothing to show.
    """

    code: str
    what: str = ""

    def as_dict(self) -> dict[str, str]:
        """The reason in the shape of `tabbe simulate --json`."""
        return {"code": self.code, "what": self.what}

    def message(self, lang: str = "en") -> str:
        """Return the reason as one sentence in a language of `LANGUAGES`."""
        what = self.what
        if self.code == "silent":
            what = decimal(float(what), len(what.partition(".")[2]), lang)
        return text(f"forfeit-{self.code}", lang, what=what)


class Bot(ABC):
    """A player made of code.

    It is handed the `View` of its seat and nothing else, so it knows what a person there knows.

    Attributes:
        name: the name it was made by, `greedy:seed=1`.
        forfeit: why it plays no more in this deal, None while it does. See `OutsideBot`.
    """

    forfeit: Forfeit | None = None

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def choose(self, view: View) -> Move:
        """Choose one of `view.legal`.

        Raises:
            BotError: the seat is not on turn.
        """

    def finish(self, view: View) -> None:  # noqa: B027 - most bots keep nothing between deals
        """Hear that the deal is over; `view` is the seat's last one."""

    def close(self) -> None:  # noqa: B027 - most bots hold nothing
        """Let go of whatever the bot holds, such as a process."""


@dataclass(frozen=True, slots=True)
class BotName:
    """A bot's name taken apart.

    Attributes:
        kind: one of `bot_names()`, or `"exec"` for an outside program.
        seed: whole number, None when none was named.
        ms: milliseconds to think at each move, for an outside program the most it may take;
            None when not named.
        samples: worlds to try at each move, None when not named.
        path: the outside program's, empty for every other bot.
    """

    kind: str
    seed: int | None = None
    ms: int | None = None
    samples: int | None = None
    path: str = ""

    def __str__(self) -> str:
        kind = f"{self.kind}:{self.path}" if self.path else self.kind
        named = [(key, getattr(self, key)) for key in ("ms", "samples", "seed")]
        options = [f":{key}={value}" for key, value in named if value is not None]
        return kind + "".join(options)


def require_turn(view: View) -> None:
    """Refuse a view that has no move to choose.

    Raises:
        BotError: the view of somebody who is not on turn, or who only looks on; or one that no
            deal gives, with no moves or events, figures of more or fewer seats than play, sides
            of which not exactly one, of two and more, is the seat's, or rules by which not so
            many cards are dealt.
    """
    if view.seat is None or view.seat != view.turn:
        raise BotError("not-on-turn")
    # The listing of a deal is never empty, and to look into it may take long.
    doubtful = isinstance(view.legal, (tuple, list))
    wrong = [
        *(["legal"] if doubtful and not view.legal else []),
        *(
            name
            for name in ("scores", "sweeps", "pile_counts")
            if len(getattr(view, name)) != view.players
        ),
        *([] if view.events else ["events"]),
        # A margin is over the other sides.
        *(["sides"] if len(view.sides) < 2 or sum(view.seat in s for s in view.sides) != 1 else []),
    ]
    if wrong:
        raise BotError("bad-view", field=wrong[0], players=view.players)
    if not _fits_rules(view):
        raise BotError("bad-view-game", game=view.rules.id)


def _fits_rules(view: View) -> bool:
    """Whether as many cards were dealt, and are still to be dealt, as the rules want."""
    dealt = [told for told in view.events if isinstance(told, Dealt)]
    if not dealt:
        return False
    players = sum(bool(hand) for hand in dealt[0].hands)
    if players not in view.rules.player_counts:
        return False
    plan = view.rules.plan(players)
    sizes = (plan.hand, *plan.batches)[: len(dealt)]
    return (
        len(dealt) + view.batches_left == 1 + len(plan.batches)
        and len(dealt[0].table) == plan.table
        and all(
            {len(hand) for hand in told.hands if hand} == {size}
            for told, size in zip(dealt, sizes, strict=True)
        )
        and plan.table + players * sum(sizes) + view.stock == len(CARDS) * view.rules.packs
    )


def bot_names() -> tuple[str, ...]:
    """The kinds of bots there are: the simple ones, the levels, and those that search.

    Each group goes from weak to strong; `greedy` is stronger than `novice` and `casual`.
    """
    return tuple(OPTIONS)


def parse_bot(name: str) -> BotName:
    """Take a bot's name apart.

    Raises:
        BotError: no such bot, or an option it does not have.
    """
    kind, *options = name.strip().split(":")
    kind = kind.strip().lower()
    if kind == OUTSIDE:
        return _outside(name.strip())
    if kind not in OPTIONS:
        raise BotError("bad-bot", name=quoted(kind), known=", ".join(OPTIONS))
    values: dict[str, int] = {}
    for option in options:
        key, _, value = (part.strip() for part in option.partition("="))
        plain = value.isascii() and value.isdigit() and len(value) < 20
        if key not in OPTIONS[kind] or not plain or not _fits(key, int(value)):
            first = OPTIONS[kind][0]
            raise BotError(
                "bad-bot-option",
                option=quoted(option),
                name=kind,
                example=f"{first}={_EXAMPLE[first]}",
            )
        if key in values:
            raise BotError("bad-bot-twice", option=key, name=kind)
        values[key] = int(value)
    if "ms" in values and "samples" in values:
        raise BotError("bad-bot-budget", name=kind)
    return BotName(kind, values.get("seed"), values.get("ms"), values.get("samples"))


def _outside(name: str) -> BotName:
    """Take the name of a program apart: options stand last, so that a path may hold colons."""
    path = name.partition(":")[2]
    values: dict[str, int] = {}
    while (option := _OUTSIDE_OPTION.search(path)) is not None:
        key, value = option.group(1), int(option.group(2))
        if not _fits(key, value):
            raise BotError(
                "bad-bot-option", option=quoted(option.group()[1:]), name=OUTSIDE, example="ms=500"
            )
        if key in values:
            raise BotError("bad-bot-twice", option=key, name=OUTSIDE)
        values[key] = value
        path = path[: option.start()]
    path = path.strip()
    if not path or not path.isprintable():
        raise BotError("bad-bot-path")
    return BotName(OUTSIDE, values.get("seed"), values.get("ms"), path=path)


def _fits(key: str, value: int) -> bool:
    return (key == "seed" or value > 0) and value <= _MOST[key]


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
    """Make a bot by its name, such as `"greedy"`, `"expert:ms=30"` or `"random:seed=1"`.

    Raises:
        BotError: no such bot, or an option it does not have.
    """
    parsed = parse_bot(name)
    if parsed.kind == OUTSIDE:
        from tabbe.bots.outside import TIME_LIMIT, OutsideBot

        return OutsideBot(parsed.path, parsed.ms or TIME_LIMIT, parsed.seed, str(parsed))
    if parsed.kind == "greedy":
        from tabbe.bots.greedy import GreedyBot

        return GreedyBot(str(parsed))
    if parsed.kind == "random":
        from tabbe.bots.chance import RandomBot

        return RandomBot(str(parsed), parsed.seed)
    seed = secrets.randbits(63) if parsed.seed is None else parsed.seed
    if parsed.kind in GLANCES:
        from tabbe.bots.level import LevelBot

        return LevelBot(str(parsed), parsed.kind, seed)
    from tabbe.bots.searcher import SearchBot

    return SearchBot(
        str(parsed),
        parsed.kind,
        samples=parsed.samples,
        ms=parsed.ms,
        seed=seed,
    )
