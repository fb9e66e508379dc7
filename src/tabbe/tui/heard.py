"""What a server says, as the things that the terminal's wording knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabbe.cards import Card, parse_card
from tabbe.engine import Build, View, event
from tabbe.protocol import message as m
from tabbe.rules import load_rules
from tabbe.rules.switch import switch_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabbe.rules import Rules


@dataclass(frozen=True, slots=True)
class HeardMove:
    """A legal move that the server listed, with the attributes of `tabbe.engine.Move`.

    Attributes:
        notation: what is sent to play it.
    """

    notation: str
    kind: str
    card: Card
    value: int
    takes: tuple[Card | Build, ...]
    groups: tuple[tuple[Card, ...], ...]
    made: int
    sweep: int
    points: int
    clears: bool

    @property
    def builds(self) -> tuple[Build, ...]:
        """The builds among `takes`."""
        return tuple(item for item in self.takes if isinstance(item, Build))

    def __str__(self) -> str:
        return self.notation


def rules_of(info: m.TableInfo) -> Rules:
    """The rules of a table.

    Raises:
        RulesError: this Tabbe does not know them.
    """
    changes = {switch_of(name).name: value for name, value in info.rules.items()}
    return load_rules(info.game, version=info.version, **changes)


def move_of(heard: m.Move) -> HeardMove:
    """A legal move."""
    return HeardMove(
        notation=heard.notation,
        kind=heard.kind,
        card=parse_card(heard.card),
        value=heard.value,
        takes=items(heard.takes),
        groups=tuple(cards(group) for group in heard.groups),
        made=heard.made,
        sweep=heard.sweep,
        points=heard.points,
        clears=heard.clears,
    )


def cards(texts: Iterable[str]) -> tuple[Card, ...]:
    """Cards from text."""
    return tuple(parse_card(text) for text in texts)


def items(things: Iterable[m.Item]) -> tuple[Card | Build, ...]:
    """Cards and builds of a table."""
    return tuple(parse_card(one) if isinstance(one, str) else build(one) for one in things)


def build(heard: m.Build) -> Build:
    """A build."""
    inside = sorted(card for group in heard.groups for card in cards(group))
    return Build(heard.value, heard.owner, heard.locked, tuple(inside))


def event_of(told: m.Told) -> event.Event | None:
    """An entry of the log as an event; None for what is not about cards."""
    match told:
        case m.Dealt():
            hands = tuple(
                tuple(None if card is None else parse_card(card) for card in hand)
                for hand in told.hands
            )
            return event.Dealt(told.batch, told.dealer, hands, cards(told.table), told.stock)
        case m.Crept():
            return event.Crept(told.seat, parse_card(told.card))
        case m.Captured():
            return event.Captured(
                told.seat,
                parse_card(told.card),
                told.value,
                items(told.takes),
                tuple(cards(group) for group in told.groups),
                told.points,
            )
        case m.Built():
            return event.Built(
                told.seat, parse_card(told.card), build(told.build), items(told.uses)
            )
        case m.Swept():
            return event.Swept(
                told.seat,
                parse_card(told.card),
                told.units,
                told.points,
                told.paid,
                told.reward,
            )
        case m.PicturesRemoved():
            return event.PicturesRemoved(cards(told.cards))
        case m.LastCards():
            return event.LastCards(told.dealer)
        case m.Residue():
            undealt = tuple(None if card is None else parse_card(card) for card in told.undealt)
            return event.Residue(told.seat, items(told.table), cards(told.heaps), undealt)
    return None


def view_of(rules: Rules, scene: m.Scene, own: m.Own | None) -> View | None:
    """What a message shows, as a view without moves and events; None before the first deal."""
    board = scene.board
    if board is None:
        return None
    heaps = [cards(heap) for heap in board.heaps]
    return View(
        seat=None if own is None else own.seat,
        turn=board.turn,
        players=len(scene.seats),
        dealer=board.dealer,
        rules=rules,
        hand=() if own is None else cards(held.card for held in own.hand),
        table=items(board.table),
        legal=(),
        heaps=(heaps[0], heaps[1]),
        pile_counts=tuple(seat.pile for seat in scene.seats),
        sweeps=tuple(seat.sweeps for seat in scene.seats),
        batches_left=board.batches_left,
        stock=board.stock,
        last_capture=board.last_capture,
        scores=tuple(seat.score for seat in scene.seats),
        events=(),
    )


def parting(bye: m.Bye) -> str:
    """The key of what is to be said when the server closes the line."""
    own = {"restart": "remote-restart", "outdated": "remote-outdated", "gone": "server-no-table"}
    return own.get(bye.code, f"server-{bye.code}")
