"""The rules of a game in sentences, made from its switches so that they fit, and examples."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from tabbe.cards import Card
from tabbe.engine import Build, outcomes
from tabbe.engine.block import LAID_SWEEP_POINTS
from tabbe.i18n import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbe.rules import Rules

    Say = Callable[..., str]

_PAST_TARGET = ("high", "closest", "lose", "exact")
_SHOWN = (
    ("8h", "8d 9c Jd"),
    ("8c", "As 2h 6d 7s 8d 9c"),
    ("Qh", "Qs 7d 5c"),
    ("As", "Kd Ah Tc 4s"),
)
"""A hand card and a table each: a match, sums beside it, a picture, and an ace."""


@dataclass(frozen=True, slots=True)
class Example:
    """What one card takes from one table.

    Attributes:
        takes: every way to take, cards in text form; empty when it takes nothing.
    """

    card: str
    table: tuple[str, ...]
    takes: tuple[tuple[str, ...], ...]


def chapters(rules: Rules, lang: str) -> dict[str, list[str]]:
    """Return the rules in force as sentences, by what they are about.

    Args:
        rules: the game.
        lang: one of ``LANGUAGES``.

    Returns:
        Sentences under aim, values, take, build, sweep, points and end, in this order; what the
        game has no rules about is left out.
    """

    def say(key: str, /, **args: Any) -> str:
        return text(key, lang, **args)

    sweeps = _sweeps(rules, say)
    if rules.forced_sweep:
        sweeps.insert(0, say(f"why-sweep-{rules.forced_sweep_by}"))
    take = [say(f"why-capture-{rules.capture}"), say(f"why-extent-{rules.extent}")]
    if rules.spade5_clears:
        take.append(say("rules-five"))
        if not rules.spade5_sweeps:
            take.append(say("rules-five-free"))
    rest = []
    if rules.remove_pictures != "off":
        rest.append(say("rules-pictures"))
    if rules.remove_pictures == "opening":
        rest.append(say("rules-pictures-opening"))
    found = {
        "aim": [say(f"rules-aim-{rules.aim}")],
        "values": _values(rules, say),
        "take": take,
        "build": _builds(rules, say) if rules.builds != "none" else [],
        "sweep": sweeps,
        "points": [*rest, say("rules-residue"), *_points(rules, say)],
        "end": _end(rules, say),
    }
    return {name: lines for name, lines in found.items() if lines}


def examples(rules: Rules) -> list[Example]:
    """Return what a few cards take from a few tables in this game, as the engine finds it."""
    found = []
    for card, table in _SHOWN:
        ways = outcomes(rules, table=table, card=card)
        takes = tuple(
            tuple(str(item) for item in way if not isinstance(item, Build)) for way in ways
        )
        found.append(Example(card, tuple(table.split()), takes))
    return found


def _values(rules: Rules, say: Say) -> list[str]:
    pairs = "-pairs" if rules.pictures == "pair_only" else ""
    lines = [say(f"rules-values{pairs}", ace=_either(rules.ace_hand, say))]
    if rules.two_spades_hand != (2,):
        lines.append(say("rules-values-two", value=_either(rules.two_spades_hand, say)))
    if rules.ten_diamonds_hand != (10,):
        lines.append(say("rules-values-ten", value=_either(rules.ten_diamonds_hand, say)))
    return lines


def _builds(rules: Rules, say: Say) -> list[str]:
    lines = [say(f"rules-builds-{rules.builds}")]
    if rules.build_from == "one":
        lines.append(say("rules-builds-one"))
    lines.append(say("rules-builds-taken"))
    lines.append(say(f"rules-raise-{rules.raise_}"))
    if rules.builds == "multiple":
        if rules.raise_ != "none":
            lines.append(say(f"rules-onto-{rules.raise_onto}"))
        lines.append(say("rules-mere-others" if rules.mere_by_others else "rules-mere-own"))
    lines.append(say(f"rules-duty-{rules.builder_duty}"))
    return lines


def _sweeps(rules: Rules, say: Say) -> list[str]:
    points = partial(_counted, say)
    lines = []
    price = points(rules.sweep_points)
    if not rules.sweep_points:
        lines.append(say("rules-sweep-none"))
    elif rules.sweep_reward == "always":
        lines.append(say("rules-sweep-paid", points=price))
    elif rules.sweep_reward == "lone":
        lines.append(say("rules-sweep-paid-lone", points=price, less=price))
    else:
        lines.append(say("rules-sweep", points=price))
    double = points(rules.double_points)
    if rules.double_sweep == "twin":
        lines.append(say("rules-double-twin", points=double))
    elif rules.double_sweep == "any_match":
        lines.append(say("rules-double-match", points=double))
    if rules.sweep_points:
        if rules.cancel_sweeps:
            lines.append(say("rules-sweep-cancel"))
        if not rules.sweep_last_batch:
            lines.append(say("rules-sweep-late"))
        if rules.sweep_stop_total:
            lines.append(say("rules-sweep-stop", points=points(rules.sweep_stop_total)))
    if not rules.last_card_sweep:
        lines.append(say("rules-last-card"))
    if rules.bordstabbe:
        lines.append(say("rules-bordstabbe", points=points(LAID_SWEEP_POINTS)))
    return lines


def _points(rules: Rules, say: Say) -> list[str]:
    worth = {
        "ace": rules.ace_points,
        "two": rules.two_spades_points,
        "ten": rules.storan_points,
    }
    if rules.spade_points:
        lines = [say("rules-points", spade=rules.spade_points, **worth)]
    else:
        lines = [say("rules-points-plain", **worth)]
    if rules.spade_points and rules.ace_points:
        ace = _counted(say, rules.card_points(Card("As")))
        lines.append(say("rules-points-ace-spades", points=ace))
    majorities = rules.majority_cards_points or rules.majority_suit_points
    won = {
        "cards": rules.majority_cards_points,
        "suit": rules.majority_suit,
        "suited": rules.majority_suit_points,
    }
    if rules.last_trick_points:
        lines.append(say("rules-majority", last=rules.last_trick_points, **won))
    elif majorities:
        lines.append(say("rules-majority-plain", **won))
    if majorities:
        lines.append(say(f"rules-tied-{rules.majority_tie}"))
    return lines


def _end(rules: Rules, say: Say) -> list[str]:
    lines = []
    target = _counted(say, rules.target)
    if rules.target and rules.drop_out:
        return [say("rules-out", points=target)]
    if rules.target:
        key = "rules-target-low" if rules.target_rule == "low" else "rules-target"
        lines.append(say(key, points=target))
        if rules.target_rule in _PAST_TARGET:
            lines.append(say(f"rules-past-{rules.target_rule}"))
    return [*lines, say(f"rules-tie-{rules.tie}")]


def _counted(say: Say, number: int) -> str:
    return say("count-points", n=number)


def _either(values: tuple[int, ...], say: Say) -> str:
    if len(values) == 1:
        return str(values[0])
    return say("hand-values", low=values[0], high=values[-1])
