"""Cards that are named in what a server says."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

_CARD = re.compile(r"(?<![A-Za-z0-9])[A23456789TJQK][shdc](?![A-Za-z0-9])")
_NAMED_BY_RULE = ("announcements", "taken_by", "rules", "switches", "worth")
"""Fields that name cards by what the rules say of them, whoever holds them."""

_DRAWN = {"id": re.compile(r"[\w-]{22}"), "token": re.compile(r"[\w.-]{60,}")}
"""Fields of answers that are drawn by chance, and what such a text looks like."""


_PLAYED = ("crept", "captured", "built")


def named_cards(text: str, *chance: str) -> set[str]:
    """The cards that a text names, twins as one; `chance` as `counted_cards` takes it."""
    return set(counted_cards(text, *chance))


def counted_cards(text: str, *chance: str) -> Counter[str]:
    """The cards that a text names, and how often.

    Args:
        text: anything that was said.
        chance: texts within it that were drawn by chance, such as ids and tokens. Their alphabet
            has `-` and `_` in it, so that now and then one of them holds `-4s-`, or begins with
            `4s-`, which is no card. They are left out where they stand whole, and nothing else is.
    """
    for word in chance:
        text = text.replace(word, "…")
    return Counter(_CARD.findall(text))


def leaked_cards(message: dict[str, Any], known: Counter[str], *chance: str) -> Counter[str]:
    """The cards that a message at a table tells and its reader cannot know, twins told apart.

    With two packs a card that is hidden has a twin, and that one of them has been seen says nothing
    of the other. What a full state or an update shows lying somewhere is counted: hand and table at
    this moment, all that was dealt and played by the log, what one move lays out and takes. Nothing
    else of it may name a card. Any other message may name what is known as often as it likes.

    Args:
        message: as it came, of a deal that is being played.
        known: cards that its reader knows, as often as it knows them.
        chance: as `counted_cards` takes it.
    """
    told = stripped(message)
    if told["type"] not in ("state", "update"):
        return Counter(counted_cards(json.dumps(told), *chance).keys() - known.keys())
    own, board = told["own"] or {}, told["scene"]["board"] or {"table": [], "heaps": []}
    hand = [held["card"] for held in own.get("hand", ())]
    seat = own.get("seat")
    places = [[hand, board["table"], board["heaps"]]]
    places += [[move["card"], move["takes"]] for move in own.get("legal", ())]
    places.append([_laid(entry, seat) for entry in told.get("log", told.get("news"))])
    leaked: Counter[str] = Counter()
    for place in places:
        leaked |= counted_cards(json.dumps(place), *chance) - known
    # Why a card is kept names others of the hand, and moves repeat their cards in notation.
    named = counted_cards(json.dumps(own), *chance).keys() - known.keys()
    board["table"] = board["heaps"] = told["own"] = told["log"] = told["news"] = None
    return leaked | Counter(named) | counted_cards(json.dumps(told), *chance)


def _laid(entry: dict[str, Any], seat: int | None) -> Any:
    """What an entry of the log shows for the first time: the own cards it has shown when dealt."""
    if entry["kind"] in _PLAYED:
        return [] if entry["seat"] == seat else entry["card"]
    if entry["kind"] == "residue":
        return entry["undealt"]
    return [entry["hands"], entry["table"]] if entry["kind"] == "dealt" else []


def stripped(message: Any) -> Any:
    """A message without the fields that name cards by rule alone."""
    if isinstance(message, dict):
        return {key: stripped(value) for key, value in message.items() if key not in _NAMED_BY_RULE}
    if isinstance(message, list):
        return [stripped(item) for item in message]
    return message


def drawn_by_chance(answer: Any) -> list[str]:
    """The ids of tables and the tokens that an answer gives, for `named_cards`."""
    if isinstance(answer, list):
        return [word for item in answer for word in drawn_by_chance(item)]
    if not isinstance(answer, dict):
        return []
    found = [word for item in answer.values() for word in drawn_by_chance(item)]
    for field, shape in _DRAWN.items():
        value = answer.get(field)
        if isinstance(value, str) and shape.fullmatch(value):
            found.append(value)
    return found
