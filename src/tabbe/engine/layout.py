"""Reading a table: cards and builds in laying order, as in `8d [7c+2d=9@1] Jd`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tabbe.cards import Card, parse_card, parse_cards, quoted
from tabbe.engine.block import MAX_BUILDS, MAX_SEATS
from tabbe.engine.move import Build
from tabbe.engine.notation import CARD_PATTERN
from tabbe.i18n import TabbeError

if TYPE_CHECKING:
    from tabbe.rules import Rules

_PART = re.compile(r"\[[^\[\]]*\]|[^\[\]]+")
_GROUP = rf"{CARD_PATTERN}(?:\+{CARD_PATTERN})*"
_BUILD = re.compile(
    rf"\[(?P<groups>{_GROUP}(?:,{_GROUP})*)=(?P<value>\d{{1,2}})(?P<lock>!)?(?:@(?P<owner>\d))?\]",
    re.IGNORECASE,
)
_SELECTORS = re.compile("[\ufe0e\ufe0f]")


class InvalidBuild(TabbeError):
    """Text that is no build, or a build that cannot be."""


def parse_table(
    table: str | Card | Build | Iterable[str | Card | Build], rules: Rules, seat: int = 0
) -> tuple[Card | Build, ...]:
    """Read a table.

    Args:
        table: text with cards and builds, or a sequence of them.
        rules: the game; without builds a build is refused.
        seat: whose turn it is; a build whose owner is not named belongs to somebody else.

    Raises:
        InvalidCard: a card that cannot be read.
        InvalidBuild: a build that cannot be read or that cannot be, or no table at all.
    """
    if isinstance(table, str):
        items = _read(table, seat)
    elif isinstance(table, Card | Build):
        items = (table,)
    elif not isinstance(table, Iterable):
        raise InvalidBuild("invalid-table-type", type=type(table).__name__)
    else:
        read: list[Card | Build] = []
        for item in table:
            read.extend((item,) if isinstance(item, Build) else _read_one(item, seat))
        items = tuple(read)
    builds = [item for item in items if isinstance(item, Build)]
    if builds and rules.builds == "none":
        raise InvalidBuild("invalid-build-none", text=quoted(str(builds[0])))
    if len(builds) > MAX_BUILDS:
        raise InvalidBuild("invalid-build-many", most=MAX_BUILDS)
    return items


def _read_one(item: str | Card, seat: int) -> tuple[Card | Build, ...]:
    return _read(item, seat) if isinstance(item, str) and "[" in item else parse_cards([item])


def _read(text: str, seat: int) -> tuple[Card | Build, ...]:
    if "[" not in text and "]" not in text:
        return parse_cards(text)
    if "".join(_PART.findall(text)) != text:
        raise InvalidBuild("invalid-build", text=quoted(text))
    items: list[Card | Build] = []
    for part in _PART.findall(text):
        if part.startswith("["):
            items.append(parse_build(part, seat))
        else:
            items.extend(parse_cards(part))
    return tuple(items)


def parse_build(text: str, seat: int = 0) -> Build:
    """Read one build, as in `[7c+2d=9@1]` or, locked, `[7c,7d=7!@0]`.

    Raises:
        InvalidBuild: text that is no build, or groups that do not make its value.
    """
    found = _BUILD.fullmatch(_SELECTORS.sub("", "".join(text.split())))
    if found is None:
        raise InvalidBuild("invalid-build", text=quoted(text))
    value = int(found["value"])
    groups = [
        [parse_card(card) for card in group.split("+")] for group in found["groups"].split(",")
    ]
    if not 1 <= value <= 16 or any(sum(card.rank for card in group) != value for group in groups):
        raise InvalidBuild("invalid-build-sum", text=quoted(text), value=value)
    cards = tuple(sorted(card for group in groups for card in group))
    if len(cards) < 2:
        raise InvalidBuild("invalid-build-single", text=quoted(text))
    if any(cards.count(card) > 2 for card in cards):
        raise InvalidBuild("invalid-build", text=quoted(text))
    owner = int(found["owner"]) if found["owner"] else (1 if seat == 0 else 0)
    if owner >= MAX_SEATS:
        raise InvalidBuild("invalid-build-owner", text=quoted(text), last=MAX_SEATS - 1)
    return Build(value, owner, len(groups) > 1 or found["lock"] is not None, cards)
