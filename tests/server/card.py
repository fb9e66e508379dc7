"""Cards that are named in what a server says."""

from __future__ import annotations

import re
from typing import Any

_CARD = re.compile(r"(?<![A-Za-z0-9])[A23456789TJQK][shdc](?![A-Za-z0-9])")
_NAMED_BY_RULE = ("announcements", "taken_by", "rules", "switches", "worth")
"""Fields that name cards by what the rules say of them, whoever holds them."""

_DRAWN = {"id": re.compile(r"[\w-]{22}"), "token": re.compile(r"[\w.-]{60,}")}
"""Fields of answers that are drawn by chance, and what such a text looks like."""


def named_cards(text: str, *chance: str) -> set[str]:
    """The cards that a text names.

    Args:
        text: anything that was said.
        chance: texts within it that were drawn by chance, such as ids and tokens. Their alphabet
            has `-` and `_` in it, so that now and then one of them holds `-4s-`, or begins with
            `4s-`, which is no card. They are left out where they stand whole, and nothing else is.
    """
    for word in chance:
        text = text.replace(word, "…")
    return set(_CARD.findall(text))


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
