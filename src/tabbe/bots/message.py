"""The bot protocol: what is said to a program, as plain values (docs/reference/protocol.md).

A message is made from a `View` and holds nothing that the view does not.
"""

from __future__ import annotations

from dataclasses import fields
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from tabbe.cards import Card
from tabbe.engine.move import Build
from tabbe.rules import SWITCHES

if TYPE_CHECKING:
    from tabbe.engine import View
    from tabbe.engine.event import Event
    from tabbe.rules import Rules

VERSION: Final = 1
"""Number of the protocol; a change that an old bot would not understand raises it."""

MOST_LEGAL: Final = 1000
"""Where more moves than these are legal, the list is left out."""

HIDDEN: Final = "??"


def hello_message(ms: int) -> dict[str, Any]:
    """Say who speaks, and how many milliseconds a move may take."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        number = version("tabbe")
    except PackageNotFoundError:
        number = "unknown"
    return {
        "type": "hello",
        "version": VERSION,
        "program": "tabbe",
        "program_version": number,
        "ms": ms,
    }


def start_message(view: View, seed: int | None) -> dict[str, Any]:
    """Say that a deal begins, and what holds for all of it."""
    return {
        "type": "start",
        "version": VERSION,
        "seat": view.seat,
        "players": view.players,
        "dealer": view.dealer,
        "sides": [list(side) for side in view.sides],
        "game": view.game,
        "rules": rules_dict(view.rules),
        "seed": seed,
    }


def view_message(view: View) -> dict[str, Any]:
    """Say all that a seat may know; `legal` is left out where it would be long."""
    legal = [str(move) for move in islice(view.legal, MOST_LEGAL + 1)]
    told: dict[str, Any] = {
        "type": "view",
        "version": VERSION,
        "seat": view.seat,
        "turn": view.turn,
        "players": view.players,
        "game": view.game,
        "rules": rules_dict(view.rules),
        "hand": _texts(view.hand),
        "table": _texts(view.table),
    }
    if len(legal) > MOST_LEGAL:
        told["legal_complete"] = False
    else:
        told["legal"] = legal
    told |= {
        "heaps": [_texts(heap) for heap in view.heaps],
        "pile_counts": list(view.pile_counts),
        "sweeps": list(view.sweeps),
        "batches_left": view.batches_left,
        "last_capture": view.last_capture,
        "scores": list(view.scores),
        "events": [event_dict(event) for event in view.events],
    }
    return told


def end_message(view: View) -> dict[str, Any]:
    """Say that the deal is over, and with which scores."""
    return {"type": "end", "version": VERSION, "scores": list(view.scores)}


def forfeit_message(code: str, sentence: str) -> dict[str, Any]:
    """Say why the bot plays no more in this deal; the program is ended after it."""
    return {"type": "forfeit", "version": VERSION, "reason": code, "message": sentence}


def rules_dict(rules: Rules) -> dict[str, Any]:
    """All switches by the names that `--set` takes, with their values."""
    return {
        name: _plain(getattr(rules, switch.attribute)) for name, switch in sorted(SWITCHES.items())
    }


def event_dict(event: Event) -> dict[str, Any]:
    """An event by its kind and fields: cards and builds as text, a hidden card as `??`."""
    return {
        "kind": event.kind,
        **{field.name: _plain(getattr(event, field.name)) for field in fields(event)},
    }


def _texts(cards: tuple[Card | Build, ...]) -> list[str]:
    return [str(card) for card in cards]


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [HIDDEN if part is None else _plain(part) for part in value]
    return str(value) if isinstance(value, Card | Build) else value
