"""Moves in writing: `6c`, `8cx8d,As+7d,2c+6h`, `As=14x9d+5c`, `2c^7d=9`, `9hx[9],7d+2c`, `5sx*`.

Forgiving in, strict out: the reader takes any grouping and order of the same cards, `10d`, `10♦`
and `♦10` for `Td`, any case, spaces, and marks at the end that it does not check. The writer is
`str(move)`.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from itertools import combinations, islice
from typing import TYPE_CHECKING

from tabbe.cards import Card, parse_card, quoted
from tabbe.engine import judge as j
from tabbe.engine.block import CARD_BITS, MADE_SHIFT, VALUE_SHIFT
from tabbe.engine.error import AmbiguousMove, IllegalMove, InvalidMove
from tabbe.engine.legal import (
    FORCED_SWEEP,
    MUST_CAPTURE,
    MUST_CAPTURE_HAND,
    NO_SUM,
    NOT_HELD,
    NOT_ON_TABLE,
    TAKE_ALL,
    TAKE_MOST,
    WRONG_VALUE,
)
from tabbe.engine.listing import LegalMoves
from tabbe.engine.move import cards_of, masks_of
from tabbe.engine.refusal import illegal
from tabbe.engine.table_listing import TableMoves
from tabbe.engine.view import View

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tabbe.engine.deal import Deal
    from tabbe.engine.move import Move

LONGEST = 1000
MOST_READINGS = 1000
"""Of what can be meant so much is looked through; an answer that says more says it is not all."""
_SELECTORS = re.compile("[\ufe0e\ufe0f]")
CARD_PATTERN = r"(?:(?:10|[A2-9TJQK])[SHDC♠♥♦♣♤♡♢♧]|[♠♥♦♣♤♡♢♧](?:10|[A2-9TJQK]))"
_BUILD = r"\[\d{1,2}(?:@\d(?:\.\d{1,2})?)?\]"
_ITEM = rf"(?:{CARD_PATTERN}|{_BUILD})"
_VALUE = r"1[0-6]|0?[1-9]"
# Without ASCII a long s would pass for an s, and fail as a card.
_FLAGS = re.IGNORECASE | re.ASCII
_MOVE = re.compile(
    rf"(?P<card>{CARD_PATTERN})(?:=(?P<value>{_VALUE}))?"
    rf"(?:[X×](?P<taken>\*|{_ITEM}(?:[+,]{_ITEM})*|)"
    rf"|\^(?P<used>{_ITEM}(?:[+,]{_ITEM})*)(?:=(?P<made>{_VALUE}))?(?P<lock>!)?)?\#{{0,2}}",
    _FLAGS,
)
# The reasons against a play in the order in which it is judged: what is there, sums, rules.
JUDGED = (
    j.NO_SUCH_BUILD,
    NOT_ON_TABLE,
    j.IN_BUILD,
    NOT_HELD,
    j.NO_CLEAR,
    WRONG_VALUE,
    NO_SUM,
    j.BUILD_SUM,
    FORCED_SWEEP,
    j.OWES_BUILD,
    j.OWES_TRICK,
    TAKE_ALL,
    TAKE_MOST,
    MUST_CAPTURE,
    MUST_CAPTURE_HAND,
    j.NO_BUILDS,
    j.NOT_HELD_FOR,
    j.NOTHING_BUILT,
    j.BUILD_FROM,
    j.MERE_OTHERS,
    j.BUILD_LOCKED,
    j.RAISE_WHOSE,
    j.RAISE_ONTO,
    j.BUILD_SINGLE,
    j.NOT_LOCKED,
)
_CARDS = re.compile(CARD_PATTERN, _FLAGS)
_BUILDS = re.compile(_BUILD, _FLAGS)


@dataclass(frozen=True, slots=True)
class Written:
    """A move as it was written, before it is held against a position.

    Attributes:
        card: the hand card.
        value: the hand value named, 0 for none.
        takes: the cards named, None for a creep.
        builds: the builds named, as in `9` or `9@1`.
        is_open: a bare `x`, which leaves open what is taken.
        clears: the five of spades clearing the table.
        builds_up: a build is made.
        made: its value, 0 when not named.
        locked: a lock was named.
    """

    card: Card
    value: int = 0
    takes: tuple[Card, ...] | None = None
    builds: tuple[str, ...] = ()
    is_open: bool = False
    clears: bool = False
    builds_up: bool = False
    made: int = 0
    locked: bool = False


def read_move(text: str) -> Written:
    """Read a move without looking at any position.

    Raises:
        InvalidMove: when the text is not a move.
    """
    if not isinstance(text, str):
        raise InvalidMove("invalid-move-type", type=type(text).__name__)
    if len(text) > LONGEST:
        raise InvalidMove("invalid-move-long", longest=LONGEST)
    squeezed = _SELECTORS.sub("", "".join(text.split()))
    if not squeezed:
        raise InvalidMove("invalid-move-empty")
    found = _MOVE.fullmatch(squeezed)
    if found is None:
        raise InvalidMove("invalid-move", text=quoted(text))
    card, value = parse_card(found["card"]), int(found["value"] or 0)
    listed = found["used"] if found["taken"] is None else found["taken"]
    if listed is None:
        return Written(card, value)
    if listed == "*":
        return Written(card, value, (), clears=True)
    return Written(
        card,
        value,
        tuple(sorted(parse_card(item) for item in _CARDS.findall(listed))),
        tuple(item.strip("[]") for item in _BUILDS.findall(listed)),
        is_open=not listed,
        builds_up=found["used"] is not None,
        made=int(found["made"] or 0),
        locked=found["lock"] is not None,
    )


def parse_move(text: str, position: Deal | View) -> Move:
    """Read a move of the seat on turn.

    Args:
        text: the move in notation.
        position: a deal, or the view of the seat on turn.

    Returns:
        The legal move that is meant.

    Raises:
        InvalidMove: the text is not a move.
        IllegalMove: it is one, but not allowed now.
        AmbiguousMove: what was left open (`8cx`, `4c^4d`, one of two builds of nine as `[9]`) fits
            several legal moves.
    """
    legal, turn = _legal_of(position)
    if isinstance(legal, LegalMoves) and isinstance(text, str):
        # Nearly always what comes is a move as it was listed.
        listed = legal.by_notation(text)
        if listed is not None:
            return listed
    written = read_move(text)
    if not isinstance(legal, LegalMoves):
        raise IllegalMove("over" if turn is None else "not_on_turn")
    return match_move(written, text, legal)


def _legal_of(position: Deal | View) -> tuple[Sequence[Move], int | None]:
    """The moves to choose from, and the seat on turn."""
    if isinstance(position, View):
        return position.legal, position.turn
    return position.legal_moves(), position.seat


def match_move(written: Written, text: str, legal: LegalMoves) -> Move:
    """The legal move that a written one means, see `parse_move`."""
    card, takes = written.card, written.takes or ()
    if written.is_open:
        return _only_take(written, text, legal)
    if not legal.holds(card):
        raise illegal(NOT_HELD, card, takes, legal)
    if any(takes.count(taken) > 2 for taken in takes):
        raise illegal(NOT_ON_TABLE, card, takes, legal)
    if isinstance(legal, TableMoves):
        return _match_on_table(written, text, legal)
    if written.builds or written.builds_up:
        raise illegal(j.NO_BUILDS, card, takes, legal)
    if written.clears:
        raise illegal(j.NO_CLEAR, card, takes, legal)
    mask1, mask2 = masks_of(takes)
    number = legal.reason_against(card.index, written.value, mask1, mask2)
    if number:
        raise illegal(number, card, takes, legal)
    return legal.find(card.index, mask1, mask2)


def _match_on_table(written: Written, text: str, legal: TableMoves) -> Move:
    """The legal move that is meant in a game with builds."""
    meant, complete = _builds_meant(written.builds, legal)
    fitting: dict[Move, None] = {}
    reasons = [NOT_ON_TABLE if meant else j.NO_SUCH_BUILD]
    for play, takes1, takes2, builds in _plays(written, meant, legal):
        number = legal.judge(play, takes1, takes2, builds)
        if number:
            reasons.append(number)
        elif written.clears and written.value not in (0, 5):
            reasons.append(WRONG_VALUE)
        elif written.builds_up:
            move = legal.move_of(play, takes1, takes2, builds)
            if written.locked and not move.locks:
                reasons.append(j.NOT_LOCKED)
            else:
                fitting[move] = None
        else:
            move = legal.find_capture(play & CARD_BITS, takes1, takes2, builds)
            if not written.clears or move.clears or move.value == 5:
                fitting[move] = None
    if not fitting:
        # Of several readings that fail, the one that got furthest says best what is wrong.
        reason = max(reasons, key=JUDGED.index)
        if reason == NOT_ON_TABLE and _reaches_into_a_build(written, legal):
            reason = j.IN_BUILD
        raise illegal(reason, written.card, written.takes or (), legal)
    if len(fitting) > 1 or not complete:
        raise _ambiguous(text, fitting, complete=complete)
    return next(iter(fitting))


def _reaches_into_a_build(written: Written, legal: TableMoves) -> bool:
    """Whether cards that are named lie in builds, and none of them nowhere on the table."""
    inside = [card for build in legal.builds for card in build.cards]
    loose = list(cards_of(*legal.whole[:2]))
    missing = Counter(written.takes or ()) - Counter(loose)
    return bool(missing) and missing <= Counter(inside)


def _builds_meant(labels: tuple[str, ...], legal: TableMoves) -> tuple[list[int], bool]:
    """The sets of builds, as bits, that labels may stand for, and whether those are all of them."""
    scopes = Counter(tuple(legal.meant_by(label)) for label in labels)
    meant, complete = [0], True
    # What is named more closely goes first, so that enough is left for the rest.
    for places, number in sorted(scopes.items(), key=lambda scope: len(scope[0])):
        ways = (
            mask | sum(1 << k for k in chosen)
            for mask in meant
            for chosen in combinations([k for k in places if not mask >> k & 1], number)
        )
        looked = tuple(islice(ways, MOST_READINGS + 1))
        complete = complete and len(looked) <= MOST_READINGS
        meant = list(dict.fromkeys(looked[:MOST_READINGS]))
    return meant, complete


def _ambiguous(text: str, fitting: Iterable[Move], *, complete: bool = True) -> AmbiguousMove:
    """The error for a text that fits several moves, or may well fit more than were looked at."""
    first = tuple(islice(fitting, MOST_READINGS + 1))
    complete = complete and len(first) <= MOST_READINGS
    return AmbiguousMove(quoted(text), first[:MOST_READINGS], complete=complete)


def _plays(
    written: Written, meant: list[int], legal: TableMoves
) -> Iterator[tuple[int, int, int, int]]:
    """The plays that a written move may stand for, legal or not."""
    card = written.card.index
    if written.clears:
        whole = legal.whole
        yield (card | j.CLEAR << VALUE_SHIFT, *whole)
        return
    mask1, mask2 = masks_of(written.takes or ())
    for builds in meant:
        if not written.builds_up:
            yield card | written.value << VALUE_SHIFT, mask1, mask2, builds
            continue
        low = (written.value or written.card.rank) << VALUE_SHIFT
        for made in (written.made,) if written.made else range(1, 17):
            yield card | low | made << MADE_SHIFT, mask1, mask2, builds


def _only_take(written: Written, text: str, legal: LegalMoves) -> Move:
    """The one take of a card whose taken cards were left open."""
    # On a crowded table there may be millions: one more than are told says that there are more.
    fitting = tuple(islice(legal.captures(written.card, written.value), MOST_READINGS + 1))
    if not fitting:
        number = legal.reason_against(written.card.index, written.value, 0, 0)
        raise illegal(number or NO_SUM, written.card, (), legal)
    if len(fitting) > 1:
        raise _ambiguous(text, fitting)
    return fitting[0]
