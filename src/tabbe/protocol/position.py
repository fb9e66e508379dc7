"""A `View` as the parts of a message: the board, the hand, legal moves and what binds them."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING

from tabbe.cards import CARDS, RANKS, Card
from tabbe.engine import Build as EngineBuild
from tabbe.engine import IllegalMove, event
from tabbe.engine.listing import LegalMoves
from tabbe.engine.refusal import why_kept
from tabbe.engine.table_listing import build_labels
from tabbe.protocol import message as m

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabbe.engine import Move, View
    from tabbe.i18n import TabbeError
    from tabbe.rules import Rules

LISTED = 120
"""Legal moves that are sent at once; where there are more, `Choose` finds the rest."""

HAND_WIDE = ("forced_sweep", "must_capture_hand", "owes_trick")
"""Reasons that bind the whole hand and not one card of it."""

PLAYS = (event.Crept, event.Captured, event.Built)
"""Events of which there is one for every play."""


def reason(error: TabbeError) -> m.Reason:
    """Give an error as a message bears it; a refused move with its code and rule."""
    if isinstance(error, IllegalMove):
        return m.Reason(code=error.reason, key=error.key, args=error.args_, rule=error.rule)
    return m.Reason(code=error.key.replace("-", "_"), key=error.key, args=error.args_)


def board(view: View, played: int) -> m.Board:
    """Give what lies open to everybody.

    Args:
        view: a spectator's.
        played: number of plays in the deal.
    """
    return m.Board(
        turn=view.turn,
        dealer=view.dealer,
        played=played,
        table=items(view.table, view.rules),
        heaps=[texts(heap) for heap in view.heaps],
        batch=next(e.batch for e in reversed(view.events) if isinstance(e, event.Dealt)),
        batches_left=view.batches_left,
        stock=view.stock,
        last_capture=view.last_capture,
        announcements=list(view.announcements()) if view.turn is not None else [],
    )


def own(view: View, *, may: Sequence[m.Act], muted: Sequence[int], mixed: bool) -> m.Own:
    """Give what one seat alone knows.

    Args:
        view: of that seat.
        may: what it can do now.
        muted: seats whose phrases it does not want.
        mixed: whether its randomness for the deal has arrived.
    """
    if view.seat is None:
        raise ValueError("a spectator has no cards of its own")
    legal, complete = listed(view)
    hand = hand_of(view, legal)
    duties: dict[str, m.Reason] = {}
    for held in hand:
        if held.barred is not None and held.barred.code in HAND_WIDE:
            duties.setdefault(held.barred.code, held.barred)
    return m.Own(
        seat=view.seat,
        hand=hand,
        legal=legal,
        complete=complete,
        duties=list(duties.values()),
        may=list(may),
        muted=list(muted),
        mixed=mixed,
    )


def hand_of(view: View, legal: Sequence[m.Move] = ()) -> list[m.HandCard]:
    """Give the cards of the hand, with what the listed moves say of them."""
    moves: dict[str, int] = {}
    free = set()
    for move in legal:
        moves[move.card] = moves.get(move.card, 0) + 1
        if move.kind == "creep":
            free.add(move.card)
    shown = []
    for card in view.hand:
        name = str(card)
        error = None if name in free else why_kept(card, view.legal)
        if error is None:
            shown.append(hand_card(card, view.rules, moves.get(name, 0), None))
        else:
            shown.append(hand_card(card, view.rules, moves.get(name, 0), reason(error)))
    return shown


def hand_card(card: Card, rules: Rules, moves: int, barred: m.Reason | None) -> m.HandCard:
    """Give a card of the hand, with how many listed moves play it and why it has to be kept."""
    return m.HandCard(
        card=str(card),
        values=list(rules.hand_values(card)),
        points=rules.card_points(card),
        moves=moves,
        barred=barred,
    )


def listed(view: View) -> tuple[list[m.Move], bool]:
    """Give the first legal moves, and whether they are all."""
    if isinstance(view.legal, LegalMoves) and view.legal.is_long:
        return [], False
    first = list(islice(view.legal, LISTED + 1))
    labels = _labels(view.table)
    shown = [_move_of(move, view.rules, labels) for move in first[:LISTED]]
    return shown, len(first) <= LISTED


def move_of(move: Move, view: View) -> m.Move:
    """Give a legal move with all that it takes and costs."""
    return _move_of(move, view.rules, _labels(view.table))


def _move_of(move: Move, rules: Rules, labels: dict[EngineBuild, str]) -> m.Move:
    # What a build is called rests on what else lies there.
    return _made_move(move, rules, labels) if move.builds else plain_move(move, rules)


def plain_move(move: Move, rules: Rules) -> m.Move:
    """Give a legal move that takes no build, whatever lies on the table."""
    return _made_move(move, rules, {})


def _made_move(move: Move, rules: Rules, labels: dict[EngineBuild, str]) -> m.Move:
    notation = str(move)
    return m.Move(
        notation=notation,
        kind=move.kind,  # type: ignore[arg-type]
        card=str(move.card),
        value=move.value,
        names_value=notation.startswith(f"{move.card}="),
        takes=[_item(thing, rules, labels) for thing in move.takes],
        groups=[texts(group) for group in move.groups],
        points=move.points,
        sweep=move.sweep,
        price=move.points + (0, rules.sweep_points, rules.double_points)[move.sweep],
        made=move.made,
        locks=move.locks,
        clears=move.clears,
    )


def texts(cards: Iterable[Card]) -> list[str]:
    """Give cards as text."""
    return [str(card) for card in cards]


def items(things: Iterable[Card | EngineBuild], rules: Rules) -> list[m.Item]:
    """Give cards and builds, the builds with the labels they have among each other."""
    listed_things = tuple(things)
    labels = _labels(listed_things)
    return [_item(thing, rules, labels) for thing in listed_things]


def _labels(things: Iterable[Card | EngineBuild]) -> dict[EngineBuild, str]:
    builds = tuple(thing for thing in things if isinstance(thing, EngineBuild))
    return dict(zip(builds, build_labels(builds), strict=True)) if builds else {}


def _item(thing: Card | EngineBuild, rules: Rules, labels: dict[EngineBuild, str]) -> m.Item:
    if isinstance(thing, Card):
        return str(thing)
    return m.Build(
        value=thing.value,
        owner=thing.owner,
        locked=thing.locked,
        groups=[texts(group) for group in thing.groups],
        label=labels.get(thing, f"[{thing.value}]"),
        taken_by=list(takers(rules, thing.value)),
    )


@lru_cache(maxsize=256)
def takers(rules: Rules, value: int) -> tuple[str, ...]:
    """Give what takes a value from the hand: ranks, or single cards where not the whole rank."""
    found: list[str] = []
    for rank in range(13):
        able = [card for card in CARDS[4 * rank : 4 * rank + 4] if value in rules.hand_values(card)]
        found += [RANKS[rank]] if len(able) == 4 else texts(able)
    return tuple(found)


def told(happened: event.Event, rules: Rules) -> m.Told:
    """Give an event of a view as the log has it."""
    match happened:
        case event.Dealt():
            return m.Dealt(
                batch=happened.batch,
                dealer=happened.dealer,
                hands=[[_maybe(card) for card in hand] for hand in happened.hands],
                table=texts(happened.table),
                stock=happened.stock,
            )
        case event.Crept(seat, card):
            return m.Crept(seat=seat, card=str(card))
        case event.Captured():
            return m.Captured(
                seat=happened.seat,
                card=str(happened.card),
                value=happened.value,
                takes=items(happened.takes, rules),
                groups=[texts(group) for group in happened.groups],
                points=happened.points,
                clears=is_clear(happened),
            )
        case event.Built(seat, card, build, uses):
            made = items((build,), rules)[0]
            if isinstance(made, str):
                raise TypeError("a build is no card")
            return m.Built(seat=seat, card=str(card), build=made, uses=items(uses, rules))
        case event.Swept():
            return m.Swept(
                seat=happened.seat,
                card=str(happened.card),
                units=happened.units,
                points=happened.points,
                paid=happened.paid,
                reward=happened.reward,
            )
        case event.PicturesRemoved(cards):
            return m.PicturesRemoved(cards=texts(cards))
        case event.LastCards(dealer):
            return m.LastCards(dealer=dealer)
        case event.Residue():
            return m.Residue(
                seat=happened.seat,
                table=items(happened.table, rules),
                heaps=texts(happened.heaps),
                undealt=[_maybe(card) for card in happened.undealt],
            )
        case event.Scored(scores):
            return m.Scored(scores=list(scores))


def written(value: object) -> str:
    """Give the value of a switch as text, as a preset or a message has it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value)


def _maybe(card: Card | None) -> str | None:
    return None if card is None else str(card)


def is_clear(captured: event.Captured) -> bool:
    """Whether it was the five of spades clearing the table, not taking by its value."""
    builds = [taken for taken in captured.takes if isinstance(taken, EngineBuild)]
    is_loose = len(builds) < len(captured.takes) and not captured.groups
    return is_loose or any(build.value != captured.value for build in builds)
