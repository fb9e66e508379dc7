"""Another seat's number or id in every call and every message: it opens and changes nothing."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tests.server.card import counted_cards, drawn_by_chance, named_cards, stripped
from tests.server.house import Guest, play_all, serving
from tests.server.test_hostile import TYPES

if TYPE_CHECKING:
    from pathlib import Path


async def _pair(house: Any, **setup: Any) -> tuple[Guest, Guest, str]:
    """Two people at a table for two, the cards dealt."""
    anna, bo = house.guest("Anna", 1), house.guest("Bo", 2)
    table = await anna.make(players=2, **setup)
    await bo.sit(table)
    await anna.enter(table)
    await bo.enter(table)
    await play_all([anna, bo], "playing")
    return anna, bo, table


async def test_message_acts_for_the_own_seat_alone_when_another_is_named(tmp_path: Path) -> None:
    """Whatever is sent, with another seat's number in any field, the other seat stays as it was."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, table = await _pair(house, deals=1, clock=[600_000, 0])
        async with anna, bo:
            folded = house.hall.rooms[table].table
            turn = folded.turn
            mover, other = (anna, bo) if turn == anna.seat else (bo, anna)
            chair = folded.chairs[mover.seat or 0]
            before, log = replace(chair), folded.version
            held = [card["card"] for card in mover.state["own"]["hand"]]
            legal = mover.state["own"]["legal"][0]["notation"]
            fields: dict[str, dict[str, Any]] = {
                "play": {"version": 99, "move": legal},
                "choose": {"version": 99, "card": held[0]},
                "set_seat": {"seat": turn, "bot": None},
                "mix": {"text": "x"},
                "answer": {"yes": True},
                "phrase": {"phrase": "hello"},
                "mute": {"seat": turn, "on": True},
                "give_time": {"seat": turn},
            }
            harmless = {"mute", "give_time", "phrase", "clock_off", "ping", "resync"}
            ending = {"leave", "concede", "come_back"}
            for kind in sorted(set(TYPES) - ending):
                # Whoever sends too much that cannot be read is shown the door.
                await other.leave()
                await other.enter(table)
                for named in ({}, {"seat": turn}, {"by": turn}, {"person": chair.holders[0]}):
                    answer = await other.ask(kind, **{**fields.get(kind, {}), **named})
                    assert answer["type"] in ("refused", "done", "pong"), kind
                    if kind not in harmless:
                        assert answer["type"] == "refused", (kind, named)
                    if answer["type"] == "refused":
                        assert not set(held) & named_cards(json.dumps(answer), table)
            assert folded.turn == turn
            assert folded.plays == 0
            assert chair.holders == before.holders
            assert (chair.kind, chair.bot, chair.away) == ("person", None, None)
            assert (chair.ready, chair.hints, chair.wins) == (before.ready, 0, 0)
            assert chair.muted == set()
            # What the other one did is written down as its own doing.
            store = house.hall.store
            kept = await store.load_table(table)
            assert kept is not None
            for event in kept.events[log:]:
                data = event.data
                assert data.get("by", data.get("seat")) == other.seat, event
            # Leaving and giving up are for the own seat as well.
            for kind in [*sorted(ending - {"concede"}), "concede"]:
                await other.ask(kind)
            assert (chair.kind, chair.bot, chair.away) == ("person", None, None)
            assert folded.chairs[other.seat or 0].away in ("left", "conceded", None)


async def test_call_gives_nothing_of_another_seat_when_its_ids_are_known(tmp_path: Path) -> None:
    """Every call of the schema about a table, made by a stranger who knows all public ids (L88)."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, table = await _pair(house, deals=1)
        async with anna, bo, house.guest("Eve") as eve:
            folded = house.hall.rooms[table].table
            await eve.http.put("/api/me", json={"name": "Eve"})
            hidden = {card["card"] for one in (anna, bo) for card in one.state["own"]["hand"]}
            open_ = Counter(map(str, folded.deal.table if folded.deal else ()))
            schema = (await eve.http.get("/api/openapi.json")).json()
            person = folded.chairs[0].holders[0]
            values = {"id": table, "game": folded.game_id(1), "lang": "sv", "code": "ABCDEF"}
            bodies = {"name": "Eve", "seat": 0, "token": person, "record": "x"}
            version, tried = folded.version, 0
            for path, methods in schema["paths"].items():
                for method, operation in methods.items():
                    if path == "/api/me" and method == "delete":
                        continue
                    body = (
                        operation.get("requestBody", {})
                        .get("content", {})
                        .get("application/json", {})
                        .get("schema", {})
                        .get("$ref", "")
                        .rpartition("/")[2]
                    )
                    known = schema["components"]["schemas"].get(body, {}).get("properties", {})
                    asked = {name: bodies[name] for name in bodies if name in known}
                    asked.pop("seat" if body != "Sitting" else "", None)
                    answer = await eve.http.request(
                        method.upper(), path.format(**values), json=asked if body else None
                    )
                    assert answer.status_code < 500 or answer.status_code in (501, 503)
                    tried += 1
                    if path in ("/api/presets", "/api/rules") or "catalogue" in path:
                        continue
                    shown, drawn = answer.text, [table]
                    if answer.headers["content-type"] == "application/json":
                        told = answer.json()
                        shown = json.dumps(stripped(told))
                        drawn += drawn_by_chance(told)
                    # A card may lie open, and its twin be in a hand.
                    assert not (counted_cards(shown, *drawn) - open_).keys() & hidden, path
                    assert person not in answer.text
            assert tried >= 20
            assert folded.version == version
            assert folded.seat_of(person) == 0
