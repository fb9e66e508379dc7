"""Records of what was played at a table: for the one who asks, with what that one may know."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tabbe.records import Fair, Record, commitment
from tabbe.records.share import recording as taking_down
from tabbe.records.writer import lines_of
from tabbe.server.name import told_apart
from tabbe.server.slice import at_once

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from tabbe.rules import Rules
    from tabbe.server.played import Played
    from tabbe.server.table import Table


def may_read(table: Table, person: str | None) -> bool:
    """Whether somebody may have the records of a table, its finished matches included."""
    return table.setup.watch or table.seat_of(person) is not None


def record(
    table: Table, number: int, seat: int | None, names: Callable[[str], str]
) -> Record | None:
    """Give the record of a match in one go; see `recording`."""
    return at_once(recording(table, number, seat, names))


def writing(
    table: Table, number: int, seat: int | None, names: Callable[[str], str]
) -> Generator[None, None, str | None]:
    """Write the record of a match as text, stopping again and again; see `recording`."""
    called = tuple(_names(table, names))
    is_over = 1 <= number < len(table.played) or table.phase == "over"
    played = table.played[number - 1] if is_over and 1 <= number <= len(table.played) else None
    if played is not None and played.text is not None and played.text[0] == called:
        return played.text[1]
    made = yield from recording(table, number, seat, names)
    if made is None:
        return None
    lines = []
    for line in lines_of(made):
        lines.append(line)
        yield
    text = "\n".join([*lines, ""])
    if played is not None:
        # Nothing of it is hidden any more, nor will anything change but what people are called.
        played.text = (called, text)
    return text


def heading(
    table: Table, number: int, names: Callable[[str], str]
) -> tuple[Rules, list[str], tuple[int, ...]] | None:
    """Rules, names and totals of a match; None when nothing of it has been dealt."""
    match = table.played[number - 1].match if 1 <= number <= len(table.played) else None
    if match is None:
        return None
    return match.rules, _names(table, names), match.totals if match.finished_deals else ()


def recording(
    table: Table, number: int, seat: int | None, names: Callable[[str], str]
) -> Generator[None, None, Record | None]:
    """Make the record of a match, stopping after every deal; see `tabbe.server.slice`.

    It is of how the table stands at the first step.

    Args:
        table: the table.
        number: of the match, from 1.
        seat: whose knowledge it may hold while a deal is on; None for a spectator's.
        names: names of people.

    Returns:
        None when nothing of it has been dealt.
    """
    if not 1 <= number <= len(table.played):
        return None
    played = table.played[number - 1]
    match = played.match
    if match is None:
        return None
    # A match that was given up is over though cards are left, and has to be provable.
    latest = number == len(table.played)
    is_on = latest and table.phase != "over" and not match.deal.is_over
    viewer = "spectator" if seat is None else seat
    made = yield from taking_down(
        match,
        _names(table, names),
        viewer if is_on else None,  # type: ignore[arg-type]  # a seat or the word
        date=datetime.fromtimestamp(played.proofs[0].since / 1000, UTC).replace(microsecond=0),
    )
    deals = []
    for at, deal in enumerate(made.deals):
        shown = not is_on or at < len(made.deals) - 1
        deals.append(replace(deal, fair=_fair(table, played, at, shown=shown)))
        yield
    return replace(made, deals=tuple(deals))


def _fair(table: Table, played: Played, at: int, *, shown: bool) -> Fair | None:
    if table.setup.origin is not None and played.number == 1 and at == 0:
        return None
    proof = played.proofs[at]
    published = commitment(proof.secret)
    if not shown:
        return Fair(published)
    added = tuple(proof.added.get(seat, "") for seat in range(len(table.chairs)))
    return Fair(published, proof.secret, added)


def _names(table: Table, names: Callable[[str], str]) -> list[str]:
    """A name for every seat; bots are called by what they are."""
    given = (
        names(chair.holders[0]) if chair.holders else (chair.kind == "bot" and chair.bot) or "–"
        for chair in table.chairs
    )
    return list(told_apart(tuple(given)))
