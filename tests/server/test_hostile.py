"""What hostile or broken clients send: nothing breaks, and nothing is changed by it."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter
from schemathesis.core.result import Ok

from tabbe.protocol import message as m
from tabbe.server.hall import Hall
from tabbe.server.meter import Meter
from tabbe.server.table import Table
from tests.server.card import counted_cards, drawn_by_chance, leaked_cards, stripped
from tests.server.house import Guest, check_bye, play_all, play_on, serving
from tests.server.test_leak import Witness

TYPES = tuple(TypeAdapter(m.ClientMessage).json_schema()["discriminator"]["mapping"])
SAID = {"6c"}
"""Cards that hostile messages name themselves."""

FIELDS = ("version", "move", "card", "takes", "build", "seat", "bot", "on", "yes", "to", "deck")


def _value(dice: random.Random, deep: int = 0) -> Any:
    """Any JSON value, often almost right."""
    kind = dice.randrange(12 if deep < 2 else 9)
    if kind < 3:
        return dice.choice([0, 1, -1, 2**31, 2**63, 1e308, -0.5, 10**30])
    if kind < 7:
        return dice.choice(
            ["6c", "8cx8d", "hello", "", "\x00", "\ud83c", "♠" * 50, "9" * 2000, "[9]", "../x", "0"]
        )
    if kind < 9:
        return dice.choice([None, True, False])
    if kind < 11:
        return [_value(dice, deep + 1) for _ in range(dice.randrange(4))]
    return {dice.choice(FIELDS): _value(dice, deep + 1) for _ in range(dice.randrange(3))}


def hostile(dice: random.Random, version: int) -> str | bytes:
    """One message that a hostile client may send."""
    kind = dice.randrange(10)
    if kind == 0:
        return dice.choice(
            ["", "{", "[]", "null", "{}" * 3, "[" * 3000, '{"type":', "\x00", "ping", '"x"', "NaN"]
        )
    if kind == 1:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(40)))
    if kind == 2:
        return "x" * dice.choice([4000, 4097, 9000])
    message: dict[str, Any] = {
        "type": dice.choice([*TYPES, "hello", "deal", "admin"]),
        "id": dice.choice(["a", "b", "c" * 41, "", 7, None, "é", "x.y"]),
    }
    for _ in range(dice.randrange(4)):
        message[dice.choice(FIELDS)] = _value(dice)
    if dice.randrange(3) == 0:
        message["version"] = version
    return json.dumps(message, ensure_ascii=dice.randrange(2) == 0, default=str)


class Ear:
    """Hears all that a hostile device is told, and searches it for what it must not be told.

    Args:
        table: at which it is.
        seat: whose device it is; None for an onlooker's.
        names: of those who sit there.

    Attributes:
        heard: how many messages of each type, goodbyes by their codes.
    """

    def __init__(self, table: Table, seat: int | None, names: tuple[str, ...]) -> None:
        self.heard: Counter[str] = Counter()
        self._table = table
        self._witness = Witness(table, seat)
        self._names = names
        self._known: tuple[int, Counter[str]] = (-1, Counter())

    def hear(self, raw: str) -> None:
        """Search a message, which must be none that the table is behind."""
        message = json.loads(raw)
        kind = message["type"]
        if kind == "bye":
            check_bye(message)
            kind = f"bye {message['code']}"
        self.heard[kind] += 1
        if self._known[0] != self._table.version:
            self._known = self._table.version, self._witness.seen()
        leaked = leaked_cards(message, self._known[1], self._table.id)
        assert self._table.phase != "playing" or not leaked.keys() - SAID, raw
        # Who sits there is no secret, but told where it is asked for alone.
        if kind not in ("welcome", "state", "update"):
            assert not any(name in raw for name in self._names), raw

    def hear_end(self, error: websockets.ConnectionClosed) -> None:
        """Search what a line was closed with."""
        self.heard["end"] += 1
        if error.rcvd is not None:
            assert error.rcvd.reason == "", error.rcvd


async def _storm(base: str, table: str, guest: Guest, count: int, seed: int, ear: Ear) -> None:
    """Send messages from one device, and connect again whenever it is shown the door."""
    dice = random.Random(seed)
    cookie = guest.http.cookies.get("tabbe")
    headers = {"Cookie": f"tabbe={cookie}"} if cookie else {}
    address = f"ws{base[4:]}/ws/{table}?protocol={m.PROTOCOL}"
    sent = 0
    while sent < count:
        async with websockets.connect(
            address, additional_headers=headers, compression=None, max_size=1 << 20, max_queue=None
        ) as socket:
            listening = asyncio.create_task(_listen(socket, ear))
            try:
                while sent < count:
                    message = hostile(dice, dice.randrange(60))
                    try:
                        await socket.send(message)
                    except UnicodeEncodeError:
                        continue
                    sent += 1
                    if sent % 10 == 0:
                        await asyncio.sleep(0)
                await socket.close()
            except websockets.ConnectionClosed:
                continue
            finally:
                # What was said before the line was closed is heard to the end.
                await listening


async def _listen(socket: websockets.ClientConnection, ear: Ear) -> None:
    try:
        while True:
            raw = await socket.recv()
            assert isinstance(raw, str)
            ear.hear(raw)
    except websockets.ConnectionClosed as error:
        ear.hear_end(error)


@pytest.mark.parametrize(
    "count", [300, pytest.param(34_000, marks=pytest.mark.slow)], ids=["few", "many"]
)
async def test_game_goes_on_when_hostile_messages_storm_in(count: int, tmp_path: Path) -> None:
    """Onlookers and a player's own second device send rubbish; the game is played on.

    Whatever they are told for it, refusals and goodbyes included, holds no card that they have not
    seen, and no name.
    """
    async with serving(tmp_path / "t.db") as house:
        anna, bo = house.guest("Ermintrude", 1), house.guest("Zebedee", 2)
        names = (anna.name, bo.name)
        table = await anna.make(deals=1)
        await bo.sit(table)
        await anna.enter(table)
        await bo.enter(table)
        await anna.play("playing")
        while bo.state["scene"]["phase"] != "playing":
            await bo.act() or await bo.receive()
        folded = house.hall.rooms[table].table
        plays = folded.plays
        eve = house.guest("Eve")
        strange, lost = Ear(folded, None, names), Ear(folded, None, names)
        # Another seat's device may do what the seat may; these three may do nothing.
        await asyncio.gather(
            *(_storm(house.base, table, eve, count, seed, strange) for seed in range(2)),
            _storm(house.base, "no-such-table", eve, min(count, 100), 9, lost),
        )
        assert strange.heard["refused"] > count / 10
        assert strange.heard["bye flood"] > 0
        assert set(lost.heard) == {"bye gone", "end"}
        assert folded.plays == plays
        await play_on([anna, bo])
        device = Ear(folded, anna.seat, names)
        await _storm(house.base, table, anna, count, 5, device)
        assert device.heard["refused"] > count / 10
        assert device.heard["bye flood"] > 0
        while anna.scene["phase"] == "playing" and "play" not in anna.may + bo.may:
            await anna.receive()
        assert (await anna.ask("ping"))["type"] == "pong"
        assert (await bo.ask("ping"))["type"] == "pong"
        ready = await eve.http.get("/readyz")
        assert ready.text == "ready"
        for guest in (anna, bo, eve):
            await guest.leave()
            await guest.http.aclose()


async def test_flood_is_stopped_when_a_device_sends_too_much(tmp_path: Path) -> None:
    """Too many messages at once end the connection, with a word; the next one is served."""
    async with serving(tmp_path / "t.db", rate=1) as house, house.guest("Anna") as anna:
        table = await anna.make(seats=["you", "greedy"])
        await anna.enter(table)

        async def flood() -> None:
            for _ in range(500):
                await anna.send("ping")
                await anna.receive()

        with pytest.raises(websockets.ConnectionClosed):
            await flood()
        assert '"code":"flood"' in anna.frames[-1]
        await anna.enter(table)
        assert (await anna.ask("ping"))["type"] == "pong"


EXAMPLES = 8
"""Calls tried of each operation."""


async def test_calls_keep_to_their_schema_when_fuzzed(tmp_path: Path) -> None:
    """No call fails inside, whatever it is given, and every status is one of the schema's.

    Half of the calls are about a table that is there, one on which a deal is being played; they
    come from somebody who sits there and from a stranger. Nobody learns the other's hand by them,
    and no refusal says who is called what.
    """
    async with serving(tmp_path / "t.db") as house:
        anna, bo, eve = house.guest("Ermintrude", 1), house.guest("Bo", 2), house.guest("Eve", 3)
        table = await anna.make(deals=1)
        await bo.sit(table)
        await anna.enter(table)
        await bo.enter(table)
        await play_all([anna, bo], "playing")
        folded = house.hall.rooms[table].table
        plays = folded.plays
        # Twins of her cards may lie on the table, or in the hand of the one who asks.
        hand = {card["card"] for card in anna.state["own"]["hand"]}
        await eve.http.put("/api/me", json={"name": "Eve"})
        known = {"id": table, "game": folded.game_id(1), "lang": "sv"}
        tried = 0
        for guest in (bo, eve):
            known_cards = Witness(folded, guest.seat).seen()
            caller = Caller(guest.http.cookies["tabbe"], sits=guest is bo)
            tried += await asyncio.to_thread(_fuzz, house.base, caller, known)
            assert ("/api/tables/{id}", 200) in {one[:2] for one in caller.answers}
            assert any(status >= 400 for _, status, _ in caller.answers)
            for path, status, text in caller.answers:
                if path not in SAID_BY_RULE:
                    beyond = counted_cards(text, table, *caller.drawn) - known_cards
                    assert not beyond.keys() & hand, (path, status, text)
                assert status < 400 or anna.name not in text, (path, status, text)
        assert tried >= 40
        assert folded.plays == plays
        assert [chair.kind for chair in folded.chairs] == ["person", "person"]
        for guest in (anna, bo, eve):
            await guest.leave()
            await guest.http.aclose()


SAID_BY_RULE = (
    "/api/rules",
    "/api/presets",
    "/api/catalogue/{lang}",
    "/api/replay",
    "/api/review",
    "/api/verify",
)
"""Calls that name cards of the rules, of examples, or of the record that they were given."""


class Caller:
    """Who makes calls, and what was answered: paths of the schema, statuses and texts.

    Ids and tokens in the answers are gathered in `drawn`.

    Args:
        cookie: who it is.
        sits: at the table that is known.
    """

    def __init__(self, cookie: str, *, sits: bool) -> None:
        self.headers = {"Cookie": f"tabbe={cookie}"}
        self.sits = sits
        self.answers: list[tuple[str, int, str]] = []
        self.drawn: set[str] = set()

    def hears(self, path: str, answer: Any) -> None:
        """Keep an answer, without what names cards by rule alone."""
        text = answer.text
        if answer.headers["content-type"][0] == "application/json":
            text = json.dumps(stripped(answer.json()))
            self.drawn.update(drawn_by_chance(answer.json()))
        self.answers.append((path, answer.status_code, text))


def _fuzz(base: str, caller: Caller, known: dict[str, str]) -> int:
    """Try every operation of the schema with generated values; give their number."""
    schema = schemathesis.openapi.from_url(f"{base}/api/openapi.json")
    checks = [schemathesis.checks.status_code_conformance]
    number = 0
    for found in schema.get_all_operations():
        if not isinstance(found, Ok):
            raise found.err()
        operation = found.ok()
        if caller.sits and (operation.path, operation.method.lower()) == ("/api/me", "delete"):
            continue
        number += 1

        @seed(number)
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
        )
        @given(case=operation.as_strategy(), real=st.booleans())
        def run(case: Any, real: bool) -> None:
            if real and case.path_parameters:
                case.path_parameters.update(
                    {name: known[name] for name in case.path_parameters if name in known}
                )
            answer = case.call(headers=caller.headers)
            # 503 is said on purpose; anything else from 500 on is a failure within.
            assert answer.status_code < 500 or answer.status_code == 503, answer.text
            case.validate_response(answer, checks=checks)
            caller.hears(case.operation.path, answer)

        run()
    return number


async def test_calls_of_other_sites_are_refused_when_their_page_makes_them(tmp_path: Path) -> None:
    """An origin that is not ours changes nothing and opens no socket."""
    async with serving(tmp_path / "t.db", url="https://cards.example") as house:
        body = {"name": "Anna"}
        async with httpx.AsyncClient(base_url=house.base) as client:
            for origin in ("https://evil.example", "null", "https://cards.example.evil.example"):
                headers = {"Origin": origin}
                refused = await client.post("/api/tables", json=body, headers=headers)
                assert (refused.status_code, refused.json()["error"]["code"]) == (403, "origin")
            rebound = {"Origin": "http://evil.example:80", "Host": "evil.example:80"}
            assert (await client.post("/api/tables", json=body, headers=rebound)).status_code == 403
            cross = {"Sec-Fetch-Site": "cross-site"}
            assert (await client.delete("/api/me", headers=cross)).status_code == 403
            for origin in ("https://cards.example", house.base):
                made = await client.post("/api/tables", json=body, headers={"Origin": origin})
                assert made.status_code == 201
        table = made.json()["id"]
        address = f"ws{house.base[4:]}/ws/{table}"
        with pytest.raises(websockets.InvalidStatus) as caught:
            async with websockets.connect(address, origin="https://evil.example"):  # type: ignore[arg-type]
                pass
        assert caught.value.response.status_code == 403


async def test_address_is_slowed_down_when_it_calls_too_often(tmp_path: Path) -> None:
    """Tables and codes cannot be made or tried without end."""
    async with (
        serving(tmp_path / "t.db", rate=0.5) as house,
        httpx.AsyncClient(base_url=house.base) as client,
    ):
        codes = [
            (await client.post("/api/tables", json={"name": "Anna"})).status_code for _ in range(20)
        ]
        assert codes[0] == 201
        assert codes[-1] == 429
        tried = [(await client.get(f"/api/codes/AAAA{n:02}")).status_code for n in range(15)]
        assert tried[0] == 404
        assert tried[-1] == 429


async def test_answers_bear_their_headers_when_given(tmp_path: Path) -> None:
    """Policy, referrer and kin are on every answer, failures too; nothing names the server."""
    async with (
        serving(tmp_path / "t.db", url="https://cards.example") as house,
        httpx.AsyncClient(base_url=house.base) as client,
    ):
        for path in ("/healthz", "/nothing.txt", "/api/none", "/api/presets", "/t/x"):
            answer = await client.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"
            assert "strict-transport-security" in answer.headers
            assert "server" not in answer.headers
        made = await client.post("/api/tables", json={"name": "<img src=x onerror=1>"})
        cookie = made.headers["set-cookie"].lower()
        assert all(word in cookie for word in ("httponly", "samesite=lax", "secure", "path=/"))
        shown = await client.get(f"/api/tables/{made.json()['id']}")
        assert shown.headers["content-type"] == "application/json"
        assert shown.json()["seats"][0]["name"] == "<img src=x onerror=1>"


async def _pieces(size: int) -> AsyncIterator[bytes]:
    """A body whose size is not told beforehand."""
    yield b'{"record":"'
    for _ in range(size // 1000):
        yield b"x" * 1000


async def test_reason_is_told_when_a_body_cannot_be_read(tmp_path: Path) -> None:
    """Too large is not the same as broken, and what is no JSON has no field that is wrong."""
    async with (
        serving(tmp_path / "t.db") as house,
        httpx.AsyncClient(base_url=house.base) as client,
    ):
        for content in (b'{"record":"' + b"x" * 200_000, _pieces(200_000)):
            answer = await client.post("/api/replay", content=content)
            assert answer.status_code == 413
            assert answer.json()["error"]["code"] == "too_large"
        broken = await client.post("/api/replay", content=b'{"record"')
        assert broken.status_code == 422
        assert broken.json()["error"]["args"] == {"field": "body"}
        wrong = await client.post("/api/replay", json={"record": 7})
        assert wrong.json()["error"]["args"] == {"field": "record"}


@pytest.mark.parametrize("path", ["/%00", "/assets/%00.js", "/t/%00", "/g/%00", "/sv/%00"])
async def test_page_is_given_when_an_address_can_be_no_file(path: str, tmp_path: Path) -> None:
    """An address with a zero in it is one like any other at which no file lies."""
    async with (
        serving(tmp_path / "t.db") as house,
        httpx.AsyncClient(base_url=house.base) as client,
    ):
        usual = await client.get(path.replace("%00", "none"))
        assert (await client.get(path)).status_code == usual.status_code != 500


async def test_address_is_slowed_down_when_a_proxy_leaves_the_path_whole(tmp_path: Path) -> None:
    """Below the path of a proxy calls count as well, whether or not the proxy takes it off."""
    async with (
        serving(tmp_path / "t.db", root_path="/cards", rate=0.01) as house,
        httpx.AsyncClient(base_url=house.base) as client,
    ):
        paths = ("/api/bots", "/cards/api/bots", "/cards/en/g/none") * 3
        found = [(await client.get(path)).status_code for path in paths]
        assert 429 not in found[:6]
        assert found[6:] == [429] * 3
        lost = await client.get("/cards/api/none")
        assert lost.json()["error"]["code"] == "too_often"


@pytest.mark.parametrize(
    ("header", "is_read"), [("X-Forwarded-For", True), ("X-Real-IP", False), ("Forwarded", False)]
)
async def test_visitors_behind_a_proxy_are_told_apart_when_it_names_them(
    header: str, is_read: bool, tmp_path: Path
) -> None:
    """By the one header that is documented each has limits of its own; by others they share."""
    async with (
        serving(tmp_path / "t.db", rate=0.1) as house,
        httpx.AsyncClient(base_url=house.base) as client,
    ):
        for number in range(1, 4):
            headers = {header: f"203.0.113.{number}"}
            tried = [
                (await client.post("/api/tables", json={"name": "A"}, headers=headers)).status_code
                for _ in range(4)
            ]
            assert tried == ([201] * 3 + [429] if is_read or number == 1 else [429] * 4)


BY_PROXIES: tuple[dict[str, str], ...] = (
    {},
    {"X-Real-IP": "203.0.113.7"},
    {"X-Real-IP": "127.0.0.1"},
    {"X-Forwarded-For": "203.0.113.7"},
    {"X-Forwarded-For": "127.0.0.1"},
    {"X-Forwarded-For": ""},
    {"Forwarded": "for=203.0.113.7"},
    {"X-Forwarded-Host": "cards.example", "X-Forwarded-Proto": "https"},
    {"X-Client-IP": "203.0.113.7"},
    {"True-Client-IP": "203.0.113.7"},
    {"CF-Connecting-IP": "203.0.113.7"},
    {"Via": "1.1 proxy"},
)
"""What proxies on the same machine add to a call; some add nothing."""


async def test_tables_are_counted_in_the_loop_when_metrics_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread beside it would find them changed while it counts, and fail now and then."""
    threads: list[threading.Thread] = []
    text, word = Meter.text, "open sesame"

    def counted(meter: Meter, hall: Hall) -> bytes:
        threads.append(threading.current_thread())
        return text(meter, hall)

    monkeypatch.setattr(Meter, "text", counted)
    async with (
        serving(tmp_path / "t.db", metrics_token=word) as house,
        httpx.AsyncClient(base_url=house.base) as client,
    ):
        read = await client.get("/metrics", headers={"Authorization": f"Bearer {word}"})
        assert read.status_code == 200
    assert threads == [threading.current_thread()]


@pytest.mark.parametrize("word", ["", "open sesame"])
async def test_metrics_are_for_the_token_alone_when_asked_for(word: str, tmp_path: Path) -> None:
    """Whatever a proxy says or does not say of the caller opens them; where no token is, none."""
    async with (
        serving(tmp_path / "t.db", metrics_token=word) as house,
        httpx.AsyncClient(base_url=house.base) as client,
    ):
        for added in BY_PROXIES:
            for given in (
                None,
                "",
                "Bearer",
                "Bearer None",
                "Bearer open",
                f"Basic {word}x",
                word,
            ):
                headers = added if given is None else {**added, "Authorization": given}
                refused = await client.get("/metrics", headers=headers)
                code = refused.json()["error"]["code"]
                assert (refused.status_code, code) == (403, "not_for_you"), headers
            if word:
                token = {**added, "Authorization": f"Bearer {word}"}
                assert "tabbe_tables" in (await client.get("/metrics", headers=token)).text


async def test_person_can_take_and_delete_the_own_data_when_asking(tmp_path: Path) -> None:
    """Everything kept is given; deleting takes the name everywhere and lonely tables whole."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo = house.guest("Anna", 1), house.guest("Bo", 2)
        shared, alone = await anna.make(), await anna.make(seats=["you", "greedy"])
        await bo.sit(shared)
        kept = (await anna.http.get("/api/me")).json()
        assert kept["name"] == "Anna"
        assert {table["id"] for table in kept["tables"]} == {shared, alone}
        assert (await anna.http.delete("/api/me")).json() == {"tables": 1}
        assert (await bo.http.get(f"/api/tables/{alone}")).status_code == 404
        seats = (await bo.http.get(f"/api/tables/{shared}")).json()["seats"]
        # Both sat, so the match was on, and a bot plays on in her place.
        assert [seat["name"] for seat in seats] == ["greedy", "Bo"]
        assert (await anna.http.get("/api/me")).json() == {"name": None, "tables": []}
        for guest in (anna, bo):
            await guest.http.aclose()
