"""Records for the tests, as text and as objects."""

from __future__ import annotations

from tabbe.cards import deck_of_seed

DECK = " ".join(map(str, deck_of_seed(7, 2)))

TEXT = f'''# played at the kitchen table
format = 1
game = "krypkasino"
version = 1
players = ["Anna", "Bo"]
seed = 7
totals = [19, 23]
date = 2026-08-01
rules = {{ deals = 4 }}

[[deals]]
dealer = 1
deck = "{DECK}"
moves = "6c 8cx8d,As+7d"
scores = [19, 23]
fair = {{ commitment = "c0ffee", secret = "5eed", seats = ["a", "b"] }}
'''


def changed(old: str, new: str, text: str = TEXT) -> str:
    """Return a record with its first `old` replaced by `new`."""
    assert old in text, old
    return text.replace(old, new, 1)


def line_and_column(text: str, piece: str) -> tuple[int, int]:
    """Return where the first `piece` stands in a text, both counted from 1."""
    offset = text.index(piece)
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)
