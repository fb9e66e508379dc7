"""Events: frozen records with a name, which can be compared, kept and shown to a seat."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, fields, is_dataclass
from typing import Any, get_args

import pytest

import tabbe
from tabbe.cards import Card, parse_cards
from tabbe.engine import Crept, Dealt, Event
from tabbe.engine.event import shown_to
from tests.engine.position import GAMES, finished

KINDS = {
    "Dealt": "dealt",
    "Crept": "crept",
    "Captured": "captured",
    "Built": "built",
    "Swept": "swept",
    "PicturesRemoved": "pictures_removed",
    "LastCards": "last_cards",
    "Residue": "residue",
    "Scored": "scored",
}


def every_event() -> list[Event]:
    """The events of a deal of every game and number of seats."""
    return [told for game, players in GAMES for told in finished(game, players, 2).events]


def test_event_has_its_written_name_when_asked() -> None:
    """The names that programs rely on, one for each type."""
    assert {kind.__name__: kind.kind for kind in get_args(Event)} == KINDS


def test_event_of_every_kind_comes_about_when_games_are_played() -> None:
    """No kind of event is only on paper."""
    assert {told.kind for told in every_event()} == set(KINDS.values())


def test_event_is_frozen_plain_data_when_kept() -> None:
    """Dataclasses with slots: hashable, equal to their pickles, not to be changed or added to."""
    seen: set[type[object]] = set()
    for told in every_event():
        assert pickle.loads(pickle.dumps(told)) == told  # noqa: S301 - its own pickle
        assert hash(told) == hash(pickle.loads(pickle.dumps(told)))  # noqa: S301
        if type(told) in seen:
            continue
        seen.add(type(told))
        assert is_dataclass(told)
        anything: Any = told
        with pytest.raises(FrozenInstanceError):
            setattr(anything, fields(anything)[0].name, None)
        with pytest.raises((AttributeError, TypeError)):
            anything.note = 1
        assert not hasattr(anything, "__dict__")
        with pytest.raises((AttributeError, TypeError)):
            anything.kind = "other"
    assert len(seen) == len(KINDS)


def test_dealing_shows_one_hand_when_a_seat_sees_it() -> None:
    """The others' cards are counted, not shown; a spectator sees none."""
    dealt = Dealt(1, 0, (parse_cards("As 2c"), parse_cards("Kd")), parse_cards("5h"), 40)
    assert dealt.shown_to(0).hands == (parse_cards("As 2c"), (None,))
    assert dealt.shown_to(1).hands == ((None, None), parse_cards("Kd"))
    assert dealt.shown_to(None).hands == ((None, None), (None,))
    for seat in (0, 1, None):
        shown = dealt.shown_to(seat)
        assert (shown.batch, shown.dealer, shown.table, shown.stock) == (1, 0, dealt.table, 40)
    assert dealt.hands[0] == parse_cards("As 2c")


def test_other_events_are_the_same_when_a_seat_sees_them() -> None:
    """What happens on the table happens before everybody's eyes."""
    crept = Crept(1, Card("6c"))
    dealt = Dealt(1, 0, ((Card("As"),), (Card("Kd"),)), (), 40)
    assert shown_to([crept, dealt], 1) == (crept, dealt.shown_to(1))
    assert shown_to([], None) == ()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_fields_are_per_seat_when_a_deal_is_scored(game: str, players: int) -> None:
    """Every field of the counting has one number for each seat."""
    scored = finished(game, players, 3).events[-1]
    assert scored.kind == "scored"
    for field in fields(scored):
        numbers = getattr(scored, field.name)
        assert len(numbers) == players
        assert all(type(number) is int for number in numbers)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_numbers_are_whole_python_numbers_when_told(game: str, players: int) -> None:
    """No type of an array library gets into an event, whatever the kernels are made of."""
    deal = finished(game, players, 4)
    for told in deal.events:
        for field in fields(told):
            value = getattr(told, field.name)
            assert type(value) in (int, bool, str, tuple, Card, type(None), tabbe.Build)
