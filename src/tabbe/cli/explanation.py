"""The referee's answer in words: for each card what may and must be done with it, and why."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from tabbe.cli.output import bold, paragraph, say
from tabbe.i18n import card_index, text
from tabbe.i18n.card import join

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.cards import Card
    from tabbe.cli.referee import Ruling
    from tabbe.engine import Move
    from tabbe.rules import Rules

_JACK = 11


def explain(ruling: Ruling, limit: int, lang: str) -> None:
    """Print the position, then every card in hand once with at most ``limit`` of its plays."""
    if ruling.table:
        paragraph(text("command-referee-table", lang, cards=" ".join(map(str, ruling.table))))
    else:
        paragraph(text("command-referee-table-empty", lang))
    paragraph(text("command-referee-hand", lang, cards=" ".join(map(str, ruling.hand))))
    say()
    if ruling.verdict.forced:
        paragraph(text("command-referee-forced", lang))
        say()
    indexes = {card: card_index(str(card), lang) for card in ruling.cards}
    margin = max(map(len, indexes.values())) + 2
    for card, index in indexes.items():
        plays = ruling.plays_of(card)
        listed = list(islice(plays, limit))
        head = f"{bold(index)}{' ' * (margin - len(index))}"
        paragraph(_duty(ruling, card, listed, lang), " " * margin, head)
        takes = [move for move in listed if move.kind != "creep"]
        for move in takes:
            said = _play(ruling.rules, ruling.table, move, lang)
            paragraph(said, " " * (margin + 2), " " * margin + "· ")
        if next(plays, None) is not None:
            paragraph(text("command-referee-more", lang, count=len(takes)), " " * margin)


def _duty(ruling: Ruling, card: Card, plays: Sequence[Move], lang: str) -> str:
    """Say what may or must be done with a card, and the reason."""
    forced = ruling.verdict.forced
    if not plays:
        blocked_by_sweep, blocked_by_take = (
            "command-referee-blocked-sweep",
            "command-referee-blocked-take",
        )
        return text(blocked_by_sweep if forced else blocked_by_take, lang)
    if not ruling.table:
        return text("command-referee-creep-empty", lang)
    kinds = {move.kind for move in plays}
    counts = _counts(ruling.rules, card, lang)
    if kinds == {"creep"}:
        return text("command-referee-creep", lang, counts=counts)
    if "creep" in kinds:
        return text("command-referee-free", lang, counts=counts)
    if forced and all(move.sweep for move in plays):
        return text("command-referee-sweep", lang, counts=counts)
    if len(plays) == 1:
        return text("command-referee-take", lang, counts=counts)
    return text("command-referee-choice", lang, counts=counts)


def _counts(rules: Rules, card: Card, lang: str) -> str:
    if rules.pictures == "pair_only" and card.rank >= _JACK:
        return text("command-referee-own-rank", lang)
    values = [str(value) for value in rules.hand_values(card)]
    return text("command-referee-counts", lang, values=join(values, lang, "list-or"))


def _play(rules: Rules, table: Sequence[Card], move: Move, lang: str) -> str:
    """Say what a play takes and what that costs or earns."""
    groups = ["+".join(card_index(str(card), lang) for card in group) for group in move.groups]
    groups += [str(build) for build in move.builds]
    worth = "command-referee-costs" if rules.aim == "low" else "command-referee-earns"
    price = text(worth, lang, points=move.points)
    if not move.sweep:
        return text("command-referee-play", lang, cards=", ".join(groups), price=price)
    points, reward = _sweep_price(rules, table, move.sweep)
    sweep = text("command-referee-swept", lang, units=move.sweep, points=points, reward=reward)
    return text(
        "command-referee-play-sweep", lang, cards=", ".join(groups), price=price, sweep=sweep
    )


def _sweep_price(rules: Rules, table: Sequence[Card], units: int) -> tuple[int, int]:
    """Give what a sweep adds to the sweeper, and takes off the seat on the right."""
    paid = rules.sweep_reward == "always" or (rules.sweep_reward == "lone" and len(table) == 1)
    if units == 2:
        return rules.double_points, rules.double_reward if paid else 0
    return rules.sweep_points, rules.sweep_points if paid else 0
