"""Tabbe: Krypkasino, the Swedish reverse Casino, and its relatives.

The names of the public library; they are loaded when first used, so that `import tabbe` is quick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from tabbe.bots.solver import Solution, solve
    from tabbe.cards import Card, InvalidCard, parse_card, parse_cards
    from tabbe.engine import (
        AmbiguousMove,
        Build,
        Deal,
        DealError,
        IllegalMove,
        InvalidMove,
        LegalMoves,
        Match,
        Move,
        View,
        announcements,
        iter_outcomes,
        outcomes,
        parse_move,
        referee,
    )
    from tabbe.i18n import TabbeError
    from tabbe.rules import Rules, RulesError, load_rules, preset_ids

_HOMES = {
    "tabbe.bots.solver": ("Solution", "solve"),
    "tabbe.cards": ("Card", "InvalidCard", "parse_card", "parse_cards"),
    "tabbe.engine": (
        "AmbiguousMove",
        "Build",
        "Deal",
        "DealError",
        "IllegalMove",
        "InvalidMove",
        "LegalMoves",
        "Match",
        "Move",
        "View",
        "announcements",
        "iter_outcomes",
        "outcomes",
        "parse_move",
        "referee",
    ),
    "tabbe.i18n": ("TabbeError",),
    "tabbe.rules": ("Rules", "RulesError", "load_rules", "preset_ids"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "AmbiguousMove",
    "Build",
    "Card",
    "Deal",
    "DealError",
    "IllegalMove",
    "InvalidCard",
    "InvalidMove",
    "LegalMoves",
    "Match",
    "Move",
    "Rules",
    "RulesError",
    "Solution",
    "TabbeError",
    "View",
    "__version__",
    "announcements",
    "iter_outcomes",
    "load_rules",
    "outcomes",
    "parse_card",
    "parse_cards",
    "parse_move",
    "preset_ids",
    "referee",
    "solve",
]


def __getattr__(name: str) -> object:
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module 'tabbe' has no attribute {name!r}")
    from importlib import import_module

    thing: object = getattr(import_module(home), name)
    globals()[name] = thing
    return thing


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME_OF})
