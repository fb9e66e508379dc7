"""Telling what happened: events into sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.engine.event import (
    Built,
    Captured,
    Crept,
    Dealt,
    LastCards,
    PicturesRemoved,
    Residue,
    Swept,
)
from tabbe.engine.move import Build
from tabbe.protocol.position import is_clear
from tabbe.tui.wording import codes, loose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.engine import View
    from tabbe.engine.event import Event
    from tabbe.rules import Rules
    from tabbe.tui.wording import Wording

ANNOUNCE = ("off", "pictures", "always")
"""When to say which cards would sweep the table."""


class Narrator:
    """Tells a person what a view shows.

    Args:
        wording: language and names.
        announce: one of ``ANNOUNCE``: never, when the dealer has set pictures aside, or after
            every play.
    """

    def __init__(self, wording: Wording, announce: str) -> None:
        self._wording = wording
        self._announce = announce

    def tell(self, events: Sequence[Event], view: View) -> list[str]:
        """Return one line for each play and for each thing that the dealer does.

        Args:
            events: events in order, as the person's view has them.
            view: the position after them.
        """
        lines: list[str] = []
        for event in events:
            line = self._line(event, view.rules)
            if isinstance(event, Swept) and lines:
                lines[-1] += " " + line
            elif line:
                lines.append(line)
        called = self._called(events, view)
        if called and isinstance(events[-1], Crept | Captured | Built | Swept):
            lines[-1] += " " + self._wording.say("announce", ranks=called)
        elif called:
            dealer = self._wording.name(view.dealer)
            lines.append(self._wording.say("announce-dealer", name=dealer, ranks=called))
        return lines

    def _called(self, events: Sequence[Event], view: View) -> str:
        """The ranks to be announced after these events, as the catalogue takes them."""
        rules = view.rules
        free = not rules.sweep_points and (rules.double_sweep == "off" or not rules.double_points)
        if view.turn is None or not events or free:
            return ""
        gone = any(isinstance(event, PicturesRemoved) for event in events)
        if self._announce == "always" or (self._announce == "pictures" and gone):
            return codes(view.announcements())
        return ""

    def _line(self, event: Event, rules: Rules) -> str:
        wording = self._wording
        match event:
            case Crept(seat, card):
                # To creep is Krypkasino's word, for what other games call laying out.
                key = "event-crept" if rules.aim == "low" else "event-laid"
                return wording.of_seat(key, seat, card=str(card))
            case Captured():
                return wording.of_seat(
                    "event-cleared" if is_clear(event) else "event-captured",
                    event.seat,
                    card=str(event.card),
                    cards=codes(event.takes),
                    points=wording.worth(event.points, rules),
                )
            case Built():
                return self._built(event)
            case Swept():
                return self._swept(event)
            case PicturesRemoved(cards):
                return wording.say("event-pictures", cards=codes(cards))
            case LastCards(dealer):
                return wording.say("event-last-cards", name=wording.name(dealer))
            case Dealt():
                return self._dealt(event)
            case Residue():
                return self._residue(event, rules)
            case _:
                return ""

    def _built(self, event: Built) -> str:
        build = event.build
        raised = any(isinstance(used, Build) and used.value != build.value for used in event.uses)
        if raised:
            key = "event-raised-mere" if build.locked else "event-raised"
        else:
            key = "event-built-mere" if build.locked else "event-built"
        return self._wording.of_seat(
            key,
            event.seat,
            card=str(event.card),
            cards=codes(event.uses),
            value=str(build.value),
        )

    def _swept(self, event: Swept) -> str:
        wording = self._wording
        if not event.points:
            return wording.say("event-swept-free")
        key = "event-swept" if event.units == 1 else "event-swept-double"
        line = wording.of_seat(key, event.seat, points=wording.points(event.points))
        if event.paid is not None and event.reward:
            reward = wording.points(event.reward)
            line += " " + wording.of_seat("event-paid", event.paid, points=reward)
        return line

    def _dealt(self, event: Dealt) -> str:
        wording = self._wording
        # Seats that have dropped out get no cards.
        each = wording.cards(max(len(hand) for hand in event.hands))
        if event.batch == 1:
            laid = wording.cards(len(event.table))
            return wording.of_seat("event-dealt-first", event.dealer, cards=each, table=laid)
        if event.stock == 0:
            return wording.of_seat("event-dealt-last", event.dealer, cards=each)
        return wording.of_seat("event-dealt", event.dealer, cards=each, left=event.stock)

    def _residue(self, event: Residue, rules: Rules) -> str:
        wording = self._wording
        # The cards of builds are counted too, and named one by one.
        left = [*loose(event.table), *event.heaps]
        # So many that words would bury them.
        shown = wording.row(left)
        if event.seat is None:
            return wording.say("event-residue-nobody", cards=shown) if left else ""
        lines = []
        if left:
            points = wording.worth(sum(rules.card_points(card) for card in left), rules)
            lines.append(wording.of_seat("event-residue", event.seat, cards=shown, points=points))
        if event.undealt:
            over = wording.cards(len(event.undealt))
            lines.append(wording.of_seat("event-residue-hidden", event.seat, cards=over))
        return " ".join(lines)
