"""Writing records: one canonical layout, the same for every record that says the same."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from tabbe.cards import HIDDEN
from tabbe.records.record import FORMAT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from tabbe.records.record import DealRecord, Fair, Record

CARDS_IN_LINE: Final = 26
"""Cards in a line of a written deck: two lines for one pack, four for two."""

WIDTH: Final = 77
"""The longest line of written moves, as wide as a line of cards."""

_ESCAPES: Final = {
    '"': '\\"',
    "\\": "\\\\",
    "\b": "\\b",
    "\t": "\\t",
    "\n": "\\n",
    "\f": "\\f",
    "\r": "\\r",
}


def write_record(record: Record) -> str:
    """Return a record as the text of a ``.tabbe`` file, in the canonical layout.

    Reading the text gives an equal record, and writing that gives the same text.
    """
    return "\n".join(lines_of(record)) + "\n"


def lines_of(record: Record) -> Iterator[str]:
    """Yield the lines of what `write_record` returns, one by one."""
    rules = record.rules
    yield f"format = {FORMAT}"
    yield f"game = {_value(rules.id)}"
    yield f"version = {rules.version}"
    yield f"players = {_value(record.players)}"
    for key in ("teams", "seed", "totals"):
        found = getattr(record, key)
        if found is not None:
            yield f"{key} = {_value(found)}"
    if record.date is not None:
        yield f"date = {record.date.isoformat()}"
    if rules.changes:
        yield f"rules = {_value(rules.changes)}"
    if not rules.shipped:
        yield from _table("ruleset", rules.as_table())
    for deal in record.deals:
        yield ""
        yield "[[deals]]"
        yield from _deal(deal)


def _deal(deal: DealRecord) -> Iterator[str]:
    yield f"dealer = {deal.dealer}"
    cards = [HIDDEN if card is None else str(card) for card in deal.deck]
    rows = range(0, len(cards), CARDS_IN_LINE)
    yield from _lines_of("deck", (" ".join(cards[row : row + CARDS_IN_LINE]) for row in rows))
    moves = " ".join(deal.moves)
    yield from _lines_of(
        "moves", wrap(moves, WIDTH, break_long_words=False, break_on_hyphens=False)
    )
    if deal.scores is not None:
        yield f"scores = {_value(deal.scores)}"
    if deal.fair is not None:
        yield f"fair = {_value(_fair(deal.fair))}"


def _lines_of(key: str, lines: Iterable[str]) -> Iterator[str]:
    """Yield a text of any number of lines, a short one as it is."""
    shown = [_escaped(line) for line in lines]
    if len(shown) < 2:
        yield f'{key} = "{"".join(shown)}"'
        return
    yield f'{key} = """'
    yield from shown
    yield '"""'


def _fair(fair: Fair) -> dict[str, Any]:
    written: dict[str, Any] = {"commitment": fair.commitment}
    if fair.secret is not None:
        written["secret"] = fair.secret
    if fair.seats:
        written["seats"] = fair.seats
    return written


def _table(name: str, values: Mapping[str, Any]) -> Iterator[str]:
    yield ""
    yield f"[{name}]"
    inner = {key: value for key, value in values.items() if isinstance(value, dict)}
    for key, value in values.items():
        if key not in inner:
            yield f"{_key(key)} = {_value(value)}"
    for key, value in inner.items():
        if value:
            yield from _table(f"{name}.{_key(key)}", value)


def _key(key: str) -> str:
    plain = key.isascii() and key.replace("_", "a").replace("-", "a").isalnum()
    return key if plain else _text(key)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    return str(value)


def _text(text: str) -> str:
    return f'"{_escaped(text)}"'


def _escaped(text: str) -> str:
    return "".join(map(_sign, text))


def _sign(sign: str) -> str:
    if sign in _ESCAPES:
        return _ESCAPES[sign]
    return f"\\u{ord(sign):04x}" if ord(sign) < 0x20 or ord(sign) == 0x7F else sign
