"""What a hand card and some chosen things of the table amount to: a move, a part of one, or not."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice
from typing import TYPE_CHECKING

from tabbe.cards import Card, InvalidCard, parse_card
from tabbe.engine import AmbiguousMove, IllegalMove, InvalidMove, parse_move
from tabbe.engine.listing import LegalMoves
from tabbe.protocol import message as m
from tabbe.protocol.position import items, move_of, reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tabbe.engine import Build, Move, View

SHOWN = 40
"""Completions in one answer."""

TRIED = 6000
"""Sets of further cards that are tried where the moves are too many to be listed."""

MORE = 4
"""Cards that such a set may have."""


def choose(view: View, request: m.Choose) -> m.Chosen:
    """Answer for the seat on turn what it has chosen.

    Args:
        view: of that seat.
        request: what it asks.
    """
    if not isinstance(view.legal, LegalMoves):
        return _refused(request, IllegalMove("over"))
    try:
        card = parse_card(request.card)
    except InvalidCard as error:
        return _answer(request, view, [], [], refusal=reason(error))
    wanted = Counter(_known(item) for item in request.takes)
    names = _names(view)
    named = dict(zip(view.table, names, strict=True))
    if wanted - Counter(names):
        return _refused(request, _not_there(card, request.takes, view))
    kinds = ("build",) if request.build else ("capture",) if wanted else ("creep", "capture")
    if view.legal.is_long and wanted:
        moves = [*_written(card, request.takes, view, build=request.build)]
        completions = _searched(card, request, view, names, wanted)
    else:
        fitting = [
            move
            for move in islice(view.legal.of_card(card), TRIED)
            if move.kind in kinds and not wanted - _taken(move, named)
        ]
        moves = [move for move in fitting if _taken(move, named) == wanted]
        completions = [move for move in fitting if _taken(move, named) != wanted]
    completions.sort(key=lambda move: sum(_taken(move, named).values()))
    if moves or completions:
        return _answer(request, view, moves, completions)
    return _refused(request, _error(card, request.takes, view, build=request.build))


def _known(item: str) -> str:
    """A thing of the table as it is named here, however a person wrote it."""
    try:
        return str(parse_card(item))
    except InvalidCard:
        return item


def _names(view: View) -> list[str]:
    """The things on the table by name: cards, builds by their label."""
    return [
        shown if isinstance(shown, str) else shown.label for shown in items(view.table, view.rules)
    ]


def _taken(move: Move, named: dict[Card | Build, str]) -> Counter[str]:
    return Counter(named[thing] for thing in move.takes)


def _notation(card: Card, takes: Iterable[str], *, build: bool) -> str:
    listed = ",".join(takes)
    if not listed:
        return str(card)
    return f"{card}^{listed}" if build else f"{card}x{listed}"


def _written(card: Card, takes: Sequence[str], view: View, *, build: bool) -> Iterator[Move]:
    """The moves that take exactly this, by reading it as notation."""
    try:
        yield parse_move(_notation(card, takes, build=build), view)
    except AmbiguousMove as error:
        yield from error.legal
    except (IllegalMove, InvalidMove):
        return


def _searched(
    card: Card, request: m.Choose, view: View, names: list[str], wanted: Counter[str]
) -> list[Move]:
    """Moves that take what was chosen and up to `MORE` things besides, found by trying."""
    rest = list((Counter(names) - wanted).elements())
    found: dict[str, Move] = {}
    tries = (
        more
        for size in range(1, MORE + 1)
        for more in dict.fromkeys(combinations(sorted(rest), size))
    )
    for more in islice(tries, TRIED):
        for move in _written(card, (*request.takes, *more), view, build=request.build):
            found.setdefault(str(move), move)
        if len(found) > SHOWN:
            break
    return list(found.values())


def _not_there(card: Card, takes: Sequence[str], view: View) -> IllegalMove:
    """The refusal of something that does not lie on the table."""
    error = _error(card, takes, view, build=False)
    return (
        error
        if error.reason in ("not_on_table", "not_held", "no_such_build", "in_build")
        else IllegalMove("not_on_table", error.legal, **{**error.args_, "count": len(takes)})
    )


def _error(card: Card, takes: Sequence[str], view: View, *, build: bool) -> IllegalMove:
    """Why what was chosen is no move, as the engine says it."""
    try:
        parse_move(_notation(card, takes, build=build), view)
    except IllegalMove as error:
        return error
    except (AmbiguousMove, InvalidMove):
        pass
    return IllegalMove(
        "not_on_table", card=str(card), takes="", count=0, example="", sweeper=str(card)
    )


def _refused(request: m.Choose, error: IllegalMove) -> m.Chosen:
    return _answer(request, None, [], [], refusal=reason(error))


def _answer(
    request: m.Choose,
    view: View | None,
    moves: Sequence[Move],
    completions: Sequence[Move],
    *,
    refusal: m.Reason | None = None,
) -> m.Chosen:
    shown = completions[:SHOWN]
    return m.Chosen(
        id=request.id,
        version=request.version,
        verdict="legal" if moves else "completes" if completions else "refused",
        moves=[move_of(move, view) for move in moves[:SHOWN] if view is not None],
        completions=[move_of(move, view) for move in shown if view is not None],
        more=len(completions) > len(shown),
        reason=refusal,
    )
