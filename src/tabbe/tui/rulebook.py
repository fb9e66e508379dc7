"""The rules in short: sentences made from the switches, so that they always fit the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.cards import Card
from tabbe.engine.block import LAID_SWEEP_POINTS

if TYPE_CHECKING:
    from tabbe.rules import Rules
    from tabbe.tui.wording import Wording

_PAST_TARGET = ("high", "closest", "lose", "exact")


def rules_in_short(rules: Rules, wording: Wording) -> list[str]:
    """Return the rules in force as a few sentences, made from the switches."""
    say = wording.say
    lines = [say(f"rules-aim-{rules.aim}"), *_values(rules, wording)]
    lines.append(say(f"why-capture-{rules.capture}"))
    lines.append(say(f"why-extent-{rules.extent}"))
    if rules.builds != "none":
        lines += _builds(rules, wording)
    if rules.spade5_clears:
        lines.append(say("rules-five"))
        if not rules.spade5_sweeps:
            lines.append(say("rules-five-free"))
    if rules.forced_sweep:
        lines.append(say(f"why-sweep-{rules.forced_sweep_by}"))
    lines += _sweeps(rules, wording)
    if rules.remove_pictures != "off":
        lines.append(say("rules-pictures"))
    if rules.remove_pictures == "opening":
        lines.append(say("rules-pictures-opening"))
    lines.append(say("rules-residue"))
    return [*lines, *_points(rules, wording), *_end(rules, wording)]


def _values(rules: Rules, wording: Wording) -> list[str]:
    say = wording.say
    pairs = "-pairs" if rules.pictures == "pair_only" else ""
    lines = [say(f"rules-values{pairs}", ace=_either(rules.ace_hand, wording))]
    if rules.two_spades_hand != (2,):
        lines.append(say("rules-values-two", value=_either(rules.two_spades_hand, wording)))
    if rules.ten_diamonds_hand != (10,):
        lines.append(say("rules-values-ten", value=_either(rules.ten_diamonds_hand, wording)))
    return lines


def _builds(rules: Rules, wording: Wording) -> list[str]:
    say = wording.say
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


def _sweeps(rules: Rules, wording: Wording) -> list[str]:
    say, points = wording.say, wording.points
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


def _points(rules: Rules, wording: Wording) -> list[str]:
    say = wording.say
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
        ace = wording.points(rules.card_points(Card("As")))
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


def _end(rules: Rules, wording: Wording) -> list[str]:
    say = wording.say
    lines = []
    target = wording.points(rules.target)
    if rules.target and rules.drop_out:
        return [say("rules-out", points=target)]
    if rules.target:
        key = "rules-target-low" if rules.target_rule == "low" else "rules-target"
        lines.append(say(key, points=target))
        if rules.target_rule in _PAST_TARGET:
            lines.append(say(f"rules-past-{rules.target_rule}"))
    return [*lines, say(f"rules-tie-{rules.tie}")]


def _either(values: tuple[int, ...], wording: Wording) -> str:
    if len(values) == 1:
        return str(values[0])
    return wording.say("hand-values", low=values[0], high=values[-1])
