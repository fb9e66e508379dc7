"""Explaining: the match, what each card may and must do and counts for, the rules in short."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from tabbe.cards import Card
from tabbe.engine.block import LAID_SWEEP_POINTS
from tabbe.engine.event import Dealt
from tabbe.tui.answer import SEARCHED, distinct
from tabbe.tui.wording import codes, sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.engine import Match, Move, View
    from tabbe.rules import Rules
    from tabbe.tui.wording import Wording


def introduction(match: Match, wording: Wording) -> list[str]:
    """Return what is said before the first deal: the game, who plays, how long."""
    say = wording.say
    title = "play-title" if match.rules.aim == "low" else "play-title-high"
    lines = [say(title, game=match.rules.title, players=match.players)]
    mine = next(side for side in match.sides if wording.person in side)
    partners = wording.joined(seat for seat in mine if seat != wording.person)
    against = wording.joined(seat for seat in range(match.players) if seat not in mine)
    if partners:
        lines.append(say("play-partners", partners=partners, names=against))
    else:
        lines.append(say("play-opponents", names=against))
    if match.deals is not None:
        lines.append(say("play-length-deals", deals=match.deals))
    if match.target:
        lines.append(say("play-length-target", points=wording.points(match.target)))
    changes = match.rules.changes
    if changes:
        # Names and values as the command line takes them.
        listed = ", ".join(f"{name}={str(value).lower()}" for name, value in changes.items())
        lines.append(say("play-changes", changes=listed))
    return [*lines, say("play-hint")]


def sorted_hand(view: View) -> list[Card]:
    """Return the hand from low to high, as its cards count from the hand."""
    return sorted(view.hand, key=lambda card: (view.rules.hand_values(card)[-1], card))


def duties(view: View, wording: Wording) -> list[str]:
    """Return what each card in hand may and must do now, and the rules behind it."""
    rules = view.rules
    moves = tuple(islice(view.legal, SEARCHED))
    lines = [_fate(card, moves, wording) for card in distinct(sorted_hand(view))]
    if view.table:
        lines.append(wording.say(f"why-capture-{rules.capture}"))
        lines.append(wording.say(f"why-extent-{rules.extent}"))
        if rules.forced_sweep:
            lines.append(wording.say(f"why-sweep-{rules.forced_sweep_by}"))
    return lines


def _fate(card: Card, moves: Sequence[Move], wording: Wording) -> str:
    mine = [move for move in moves if move.card == card]
    takes = [move for move in mine if move.kind == "capture"]
    shown = wording.card(card)
    if not mine:
        sweeping = any(move.sweep for move in moves)
        key = "why-card-barred-sweep" if sweeping else "why-card-barred-capture"
        line = wording.say(key, card=shown)
    elif any(move.sweep for move in takes):
        line = wording.say("why-card-sweep", card=shown)
    elif not takes:
        line = wording.say("why-card-creep", card=shown)
    elif len(takes) == 1:
        line = wording.say("why-card-take", card=shown, cards=wording.taken(takes[0]))
    else:
        line = wording.say("why-card-choice", card=shown, count=len(takes))
    return sentence(line)


def hand_values(view: View, wording: Wording) -> list[str]:
    """Return what each card in hand counts for, and what it costs to take."""
    lines = []
    for card in distinct(sorted_hand(view)):
        values = view.rules.hand_values(card)
        value = str(values[0])
        if len(values) > 1:
            value = wording.say("hand-values", low=values[0], high=values[-1])
        points = view.rules.card_points(card)
        if points:
            line = wording.say(
                "hand-card-points", card=str(card), value=value, points=wording.points(points)
            )
        else:
            line = wording.say("hand-card", card=str(card), value=value)
        lines.append(sentence(line))
    return lines


def table_state(view: View, wording: Wording) -> list[str]:
    """Return all that lies open: the table with values, heaps, piles, how far the deal is."""
    lines = []
    for item in distinct(item for item in view.table if isinstance(item, Card)):
        value = view.rules.table_value(item)
        points = view.rules.card_points(item)
        if points:
            line = wording.say(
                "table-card-points", card=str(item), value=value, points=wording.points(points)
            )
        else:
            line = wording.say("table-card", card=str(item), value=value)
        lines.append(sentence(line))
    if not view.table:
        lines.append(wording.say("turn-table-empty"))
    batch = max(event.batch for event in view.events if isinstance(event, Dealt))
    batches = batch + view.batches_left
    lines.append(wording.of_seat("table-batch", view.dealer, batch=batch, batches=batches))
    heaps = [*view.heaps[0], *view.heaps[1]]
    if heaps:
        lines.append(wording.say("table-heaps", cards=codes(heaps)))
    lines.extend(
        wording.of_seat(
            "table-pile",
            seat,
            cards=wording.cards(view.pile_counts[seat]),
            sweeps=wording.sweeps(view.sweeps[seat]),
        )
        for seat in range(view.players)
    )
    if view.last_capture is not None:
        lines.append(wording.of_seat("table-last-capture", view.last_capture))
    return lines


def rules_in_short(rules: Rules, wording: Wording) -> list[str]:
    """Return the rules in force as a few sentences, made from the switches."""
    say, points = wording.say, wording.points
    pairs = "-pairs" if rules.pictures == "pair_only" else ""
    lines = [
        say(f"rules-aim-{rules.aim}"),
        say(f"rules-values{pairs}", ace=_either(rules.ace_hand, wording)),
    ]
    if rules.two_spades_hand != (2,):
        lines.append(say("rules-values-two", value=_either(rules.two_spades_hand, wording)))
    if rules.ten_diamonds_hand != (10,):
        lines.append(say("rules-values-ten", value=_either(rules.ten_diamonds_hand, wording)))
    lines.append(say(f"why-capture-{rules.capture}"))
    lines.append(say(f"why-extent-{rules.extent}"))
    if rules.forced_sweep:
        lines.append(say(f"why-sweep-{rules.forced_sweep_by}"))
    lines += _sweep_prices(rules, wording)
    if rules.remove_pictures != "off":
        lines.append(say("rules-pictures"))
    if rules.remove_pictures == "opening":
        lines.append(say("rules-pictures-opening"))
    lines.append(say("rules-residue"))
    lines.append(
        say(
            "rules-points",
            spade=rules.spade_points,
            ace=rules.ace_points,
            two=rules.two_spades_points,
            ten=rules.storan_points,
        )
    )
    if rules.spade_points and rules.ace_points:
        lines.append(say("rules-points-ace-spades", points=points(rules.card_points(Card("As")))))
    if rules.majority_cards_points or rules.majority_suit_points or rules.last_trick_points:
        lines.append(
            say(
                "rules-majority",
                cards=rules.majority_cards_points,
                suit=rules.majority_suit,
                suited=rules.majority_suit_points,
                last=rules.last_trick_points,
            )
        )
    if rules.target and rules.drop_out:
        lines.append(say("rules-out", points=points(rules.target)))
    elif rules.target:
        key = "rules-target-low" if rules.target_rule == "low" else "rules-target"
        lines.append(say(key, points=points(rules.target)))
    return lines


def _sweep_prices(rules: Rules, wording: Wording) -> list[str]:
    say, points = wording.say, wording.points
    lines = []
    price = points(rules.sweep_points)
    if rules.sweep_reward == "always":
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
    if not rules.last_card_sweep:
        lines.append(say("rules-last-card"))
    if rules.bordstabbe:
        lines.append(say("rules-bordstabbe", points=points(LAID_SWEEP_POINTS)))
    return lines


def _either(values: tuple[int, ...], wording: Wording) -> str:
    if len(values) == 1:
        return str(values[0])
    return wording.say("hand-values", low=values[0], high=values[-1])
