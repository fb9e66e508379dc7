"""Explaining: the match, what each card may and must do and counts for, the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.cards import Card
from tabbe.engine import LegalMoves
from tabbe.engine.event import Dealt
from tabbe.engine.move import Build
from tabbe.tui.answer import SEARCHED, distinct
from tabbe.tui.duty import build_line, duty_lines, is_bound, owned_builds
from tabbe.tui.wording import codes, sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.engine import Match, Move, View
    from tabbe.tui.wording import Wording


def introduction(match: Match, wording: Wording) -> list[str]:
    """Return what is said before the first deal: the game, who plays, how long."""
    say = wording.say
    title = "play-title" if match.rules.aim == "low" else "play-title-high"
    rules = match.rules
    lines = [say(title, game=rules.name(wording.lang), players=match.players)]
    if rules.shipped:
        lines.append(rules.what(wording.lang))
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
    legal = view.legal
    # Some of every card at least: nothing is barred for being late in a long list.
    moves = legal.sample(SEARCHED) if isinstance(legal, LegalMoves) else ()
    seat = wording.person if view.seat is None else view.seat
    owned = owned_builds(rules, view.table, seat)
    bound = is_bound(owned, moves)
    creep = "why-card-creep" if rules.aim == "low" else "why-card-lay"
    hand = distinct(sorted_hand(view))
    lines = [_fate(card, moves, wording, creep=creep, bound=bound) for card in hand]
    lines += duty_lines(rules, sorted_hand(view), owned, moves, wording)
    if view.table:
        lines.append(wording.say(f"why-capture-{rules.capture}"))
        lines.append(wording.say(f"why-extent-{rules.extent}"))
        if rules.builds != "none":
            lines.append(wording.say(f"rules-duty-{rules.builder_duty}"))
        if rules.forced_sweep:
            lines.append(wording.say(f"why-sweep-{rules.forced_sweep_by}"))
    return lines


def _fate(card: Card, moves: Sequence[Move], wording: Wording, *, creep: str, bound: bool) -> str:
    mine = [move for move in moves if move.card == card]
    takes = [move for move in mine if move.kind == "capture"]
    builds = sum(move.kind == "build" for move in mine)
    shown = wording.card(card)
    if not mine:
        line = wording.say(_barred(moves, bound=bound), card=shown)
    elif any(move.sweep for move in takes):
        line = wording.say("why-card-sweep", card=shown)
    elif not takes:
        line = wording.say(creep, card=shown)
    elif len(takes) == 1:
        line = wording.say("why-card-take", card=shown, cards=wording.taken(takes[0]))
    else:
        line = wording.say("why-card-choice", card=shown, count=len(takes))
    if builds:
        more = wording.say("why-card-build", card=shown, count=builds)
        return f"{sentence(line)} {sentence(more)}"
    return sentence(line)


def _barred(moves: Sequence[Move], *, bound: bool) -> str:
    """The key of why a card cannot be played at all."""
    if bound:
        return "why-card-barred-duty"
    sweeping = any(move.sweep for move in moves)
    return "why-card-barred-sweep" if sweeping else "why-card-barred-capture"


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
            worth = wording.worth(points, view.rules)
            line = wording.say("hand-card-points", card=str(card), value=value, points=worth)
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
            worth = wording.worth(points, view.rules)
            line = wording.say("table-card-points", card=str(item), value=value, points=worth)
        else:
            line = wording.say("table-card", card=str(item), value=value)
        lines.append(sentence(line))
    lines.extend(
        build_line(view.rules, build, wording) for build in view.table if isinstance(build, Build)
    )
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
