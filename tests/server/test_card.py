"""The search for cards in what a server says finds all of them, and nothing that was drawn."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest

from tabbe.server import act, scene
from tabbe.server.event import Happening
from tabbe.server.setup import Setup
from tabbe.server.table import Table
from tabbe.server.telling import Telling
from tests.server.card import drawn_by_chance, leaked_cards, named_cards
from tests.server.test_leak import Witness


def test_card_is_found_when_ids_that_look_like_one_are_left_out() -> None:
    """An id may hold `-4s-`; the same text anywhere else, within the id's own line too, is one."""
    drawn = "4s-Hk2d_7h-TqX0aB-Kc_w"
    said = json.dumps({"url": f"http://x/t/{drawn}", "id": drawn, "move": "9h-x", "hand": ["4s"]})
    assert named_cards(said, drawn) == {"9h", "4s"}
    assert named_cards(said) > {"9h", "4s"}
    assert named_cards(f"{drawn[:-1]}", drawn) == {"4s", "7h", "Kc"}


def test_only_what_is_drawn_is_taken_for_drawn_when_an_answer_is_read() -> None:
    """Ids of tables and tokens, wherever they stand; no short id, and no other field."""
    drawn, token = "4s-Hk2d_7h-TqX0aB-Kc_w", "x.4s-" * 20
    answer = {"tables": [{"id": drawn}], "token": token, "hand": drawn, "seat": {"id": "4s"}}
    assert sorted(drawn_by_chance(answer)) == sorted([drawn, token])


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> tuple[Table, dict[str, Any]]:
    """A deal of two packs, and all that seat 0 is told of it when each has played a few cards."""
    numbers = count()
    monkeypatch.setattr(act, "new_secret", lambda: f"{next(numbers):064x}")
    table = Table("table", Setup(players=2, deals=1).checked())
    for seat in (0, 1):
        for one in act.sit(table, f"p{seat}", seat, 0)[1]:
            table.apply(one)
    for one in (*act.consequences(table, 0), Happening("dealt", 0)):
        table.apply(one)
    for _ in range(5):
        assert table.deal is not None
        assert table.turn is not None
        table.apply(act.moved(table.turn, table.deal.legal_moves()[0], 0))
    telling = Telling(table, str)
    shown, own, log = telling.scene({0, 1}, 0), telling.own(0), telling.log(0)
    state = b'{"type":"state","scene":%b,"own":%b,"log":%b}' % (shown, own, log)
    return table, json.loads(state)


def test_hidden_twin_is_found_when_the_other_has_been_seen(
    told: tuple[Table, dict[str, Any]],
) -> None:
    """One more of a card than its reader knows, wherever a message could place it."""
    table, state = told
    known = Witness(table, 0).seen()
    assert not leaked_cards(state, known)
    # One of the two has been seen, the other may be anywhere.
    twin = next(card for card, number in known.items() if number == 1)
    dealt = next(entry for entry in state["log"] if entry["kind"] == "dealt")
    assert dealt["hands"][1][0] is None
    played = {"kind": "crept", "seat": 1, "card": twin}
    changes: list[tuple[Any, Any, Any]] = [
        (dealt["hands"][1], 0, twin),
        (dealt, "table", [*dealt["table"], twin]),
        (state, "log", [*state["log"], played]),
        (state["scene"]["board"], "table", [twin, twin]),
        (state["scene"]["board"], "heaps", [[twin], [twin]]),
        (state["own"], "hand", [{"card": twin}, {"card": twin}]),
        (state["own"], "legal", [{"card": twin, "takes": [twin]}]),
        (state["scene"]["seats"][1], "cards", [twin]),
        (state, "more", {"hand": [twin]}),
    ]
    for where, what, wrong in changes:
        is_new = isinstance(where, dict) and what not in where
        before = None if is_new else where[what]
        where[what] = wrong
        assert leaked_cards(state, known).keys() == {twin}, (what, wrong)
        if is_new:
            del where[what]
        else:
            where[what] = before
    assert not leaked_cards(state, known)


def test_later_news_hold_no_more_than_is_known_when_a_play_is_told(
    told: tuple[Table, dict[str, Any]],
) -> None:
    """An update tells a play of another seat, and of the own one, as often as it happened."""
    table, state = told
    since = scene.log_length(table)
    assert table.deal is not None
    assert table.turn is not None
    table.apply(act.moved(table.turn, table.deal.legal_moves()[0], 0))
    telling = Telling(table, str)
    news = json.loads(telling.news(since, [0])[0])
    update = {"type": "update", "scene": state["scene"], "own": state["own"], "news": news}
    assert not leaked_cards(update, Witness(table, 0).seen())
    assert news
