"""The referee's answer in words: for each card what may and must be done with it, and why."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from tabbe.cli.output import bold, paragraph, say
from tabbe.engine.move import Build
from tabbe.i18n import card_index, text
from tabbe.i18n.card import join
from tabbe.tui.duty import build_line, duty_lines, is_bound
from tabbe.tui.wording import Wording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.cards import Card
    from tabbe.cli.referee import Ruling
    from tabbe.engine import Move
    from tabbe.rules import Rules

_JACK = 11


def explain(ruling: Ruling, limit: int, lang: str) -> None:
    """Print the position, then every card in hand once with at most ``limit`` of its plays."""
    wording = _wording(ruling, lang)
    if ruling.table:
        paragraph(text("command-referee-table", lang, cards=wording.row(ruling.table)))
    else:
        paragraph(text("command-referee-table-empty", lang))
    paragraph(text("command-referee-hand", lang, cards=wording.row(ruling.hand)))
    say()
    notes = _notes(ruling, wording)
    for note in notes:
        paragraph(note)
    if notes:
        say()
    indexes = {card: card_index(str(card), lang) for card in ruling.cards}
    margin = max(map(len, indexes.values())) + 2
    for card, index in indexes.items():
        plays = ruling.plays_of(card)
        listed = list(islice(plays, limit))
        head = f"{bold(index)}{' ' * (margin - len(index))}"
        paragraph(_duty(ruling, card, listed, lang), " " * margin, head)
        shown = [move for move in listed if move.kind != "creep"]
        for move in shown:
            said = _play(ruling, move, wording)
            paragraph(said, " " * (margin + 2), " " * margin + "· ")
        if next(plays, None) is not None:
            paragraph(text("command-referee-more", lang, count=len(shown)), " " * margin)


def _wording(ruling: Ruling, lang: str) -> Wording:
    """Words for somebody who sits at the seat asked about, among seats without names."""
    owners = [item.owner for item in ruling.table if isinstance(item, Build)]
    seats = range(max(ruling.rules.max_players, *owners, 0) + 1)
    names = [text("name-seat", lang, seat=str(seat)) for seat in seats]
    return Wording(lang, names, ruling.seat)


def _notes(ruling: Ruling, wording: Wording) -> list[str]:
    """Say what holds for the whole hand: the forced sweep, the builds and what they ask."""
    rules = ruling.rules
    notes = []
    if ruling.verdict.forced:
        notes.append(wording.say("command-referee-forced"))
    notes += [build_line(rules, item, wording) for item in ruling.table if isinstance(item, Build)]
    return [*notes, *duty_lines(rules, ruling.hand, ruling.owned, ruling.some_plays, wording)]


def _duty(ruling: Ruling, card: Card, plays: Sequence[Move], lang: str) -> str:
    """Say what may or must be done with a card, and the reason."""
    forced = ruling.verdict.forced
    if not plays:
        if forced:
            return text("command-referee-blocked-sweep", lang)
        if is_bound(ruling.owned, ruling.some_plays):
            return text("command-referee-blocked-duty", lang)
        return text("command-referee-blocked-take", lang)
    # To creep is Krypkasino's word, for what other games call laying out.
    creeps = ruling.rules.aim == "low"
    if not ruling.table:
        key = "command-referee-creep-empty" if creeps else "command-referee-lay-empty"
        return text(key, lang)
    kinds = {move.kind for move in plays}
    counts = _counts(ruling.rules, card, lang)
    if kinds == {"creep"}:
        key = "command-referee-creep" if creeps else "command-referee-lay"
        return text(key, lang, counts=counts)
    if "build" in kinds:
        key = "command-referee-free-build" if "capture" in kinds else "command-referee-build"
        return text(key, lang, counts=counts)
    if "creep" in kinds:
        key = "command-referee-free" if creeps else "command-referee-lay-take"
        return text(key, lang, counts=counts)
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


def _play(ruling: Ruling, move: Move, wording: Wording) -> str:
    """Say what a play takes or builds, and what that costs or earns."""
    if move.kind == "build":
        return wording.building(move)
    rules, say_ = ruling.rules, wording.say
    worth = "command-referee-costs" if rules.aim == "low" else "command-referee-earns"
    cards, price = wording.taken(move), say_(worth, points=move.points)
    if move.clears:
        cards = say_("command-referee-clear", cards=cards)
    if not move.sweep:
        return say_("command-referee-play", cards=cards, price=price)
    points, reward = _sweep_price(rules, ruling.table, move.sweep)
    sweep = say_("command-referee-swept", units=move.sweep, points=points, reward=reward)
    return say_("command-referee-play-sweep", cards=cards, price=price, sweep=sweep)


def _sweep_price(rules: Rules, table: Sequence[Card | Build], units: int) -> tuple[int, int]:
    """Give what a sweep adds to the sweeper, and takes off the seat on the right."""
    lone = len(table) == 1 and not isinstance(table[0], Build)
    paid = rules.sweep_reward == "always" or (rules.sweep_reward == "lone" and lone)
    if units == 2:
        return rules.double_points, rules.double_reward if paid else 0
    return rules.sweep_points, rules.sweep_points if paid else 0
