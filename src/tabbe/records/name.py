"""Names of players, which come from anybody and are printed everywhere."""

from __future__ import annotations

import unicodedata
from typing import Final

NAME_LIMIT: Final = 100
"""The longest name of a player, in characters."""

# Beside control characters, the marks that turn the direction of writing: a name with one of
# them rearranges the line that it is printed in.
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2028\u2029")


def name_problem(name: str) -> str | None:
    """Return the key of what is wrong with the name of a player, None when it is fine."""
    if not name:
        return "record-name-empty"
    if len(name) > NAME_LIMIT:
        return "record-name-long"
    if any(unicodedata.category(sign) in ("Cc", "Cs") or sign in _TURNING for sign in name):
        return "record-name-sign"
    return None
