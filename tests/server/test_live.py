"""Tables over the wire: people, bots, devices, lost and late messages."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tabbe.engine import Match
from tabbe.protocol import message as m
from tabbe.records import Record, read_record, record_of, replay, verify, write_record
from tabbe.server.event import Happening
from tabbe.server.schema import SITTING
from tabbe.server.table import BREATHER
from tests.server.house import (
    Guest,
    HeldThinker,
    House,
    InlineThinker,
    pair,
    play_all,
    play_on,
    serving,
)
from tests.server.test_hostile import TYPES


async def _playing(*guests: Guest) -> None:
    await play_all(list(guests), "playing")


@pytest.mark.parametrize("start", [True, False])
@pytest.mark.parametrize("bots", [["greedy", "greedy"], ["random", "greedy", "novice"]])
async def test_table_is_refused_when_nobody_could_sit_there(
    bots: list[str], start: bool, tmp_path: Path
) -> None:
    """Of bots alone it would have no host and never begin; one open seat is enough."""
    async with serving(tmp_path / "t.db") as house, house.guest("Anna") as anna:
        setup = {"name": "Anna", "players": len(bots), "seats": bots, "start": start}
        refused = await anna.http.post("/api/tables", json=setup)
        assert refused.status_code == 422
        error = refused.json()["error"]
        assert (error["code"], error["args"]) == ("bad_seats", {"players": len(bots)})
        assert "at least one of them for a person" in error["message"]
        assert house.hall.rooms == {}
        opened = await anna.http.post("/api/tables", json={**setup, "seats": ["open", *bots[1:]]})
        assert opened.status_code == 201


async def test_match_is_played_to_its_end_when_two_people_play(tmp_path: Path) -> None:
    """A whole match over the wire; its record can be read, replayed and verified."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, _ = await pair(house, deals=2, game="krypkasino")
        async with anna, bo:
            await play_all([anna, bo])
            result = anna.scene["result"]
            assert result["totals"] == bo.scene["result"]["totals"]
            text = (await anna.http.get(f"/api/games/{result['game']}")).text
            record = read_record(text)
            assert list(record.totals or ()) == result["totals"]
            assert record.players == ("Anna", "Bo")
            assert verify(record).fair
            answer = await bo.http.post("/api/verify", json={"record": text})
            assert answer.json()["fair"] is True
            replayed = (await bo.http.post("/api/replay", json={"record": text})).json()
            assert [len(deal["steps"]) for deal in replayed["deals"]] == [101, 101]


async def test_every_message_is_one_of_the_protocol_when_a_match_is_played(tmp_path: Path) -> None:
    """Frames put together from parts are what the types would write."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, table = await pair(house, deals=1, game="kasino")
        async with anna, bo, house.guest("Eve") as eve:
            await eve.enter(table)
            await play_all([anna, bo])
            for frame in [*anna.frames[::3], *bo.frames[1::3], *eve.frames[2::3]]:
                assert m.write(m.read_message(frame)) == frame.encode()


async def test_versions_follow_on_each_other_when_updates_come(tmp_path: Path) -> None:
    """Every update says which version it follows on, and no seat misses one."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, _ = await pair(house, deals=1)
        async with anna, bo:
            await _playing(anna, bo)
            await play_on([anna, bo], 20)
            for guest in (anna, bo):
                version = None
                for message in map(json.loads, guest.frames):
                    if message["type"] == "update":
                        assert version is None or message["after"] == version
                    if message["type"] in ("state", "update"):
                        version = message["version"]


async def test_one_of_twenty_gets_the_seat_when_all_ask_at_once(database: str) -> None:
    """Twenty people ask for one seat: one has it, the others hear why not (L77)."""
    async with serving(database) as house, house.guest("Anna") as anna:
        table = await anna.make(players=2)
        others = [house.guest(f"Guest {n}") for n in range(20)]
        answers = await asyncio.gather(*(guest.sit(table, 1) for guest in others))
        codes = [answer.status_code for answer in answers]
        assert codes.count(200) == 1
        assert codes.count(409) == 19
        for answer in answers:
            if answer.status_code == 409:
                assert answer.json()["error"]["code"] in ("seat_taken", "full")
        for guest in others:
            await guest.http.aclose()
        winner = others[codes.index(200)].name
    # And that one alone is kept, with a row for its sitting.
    async with serving(database) as house, house.guest("Eve") as eve:
        seats = (await eve.http.get(f"/api/tables/{table}")).json()["seats"]
        assert [seat["name"] for seat in seats] == ["Anna", winner]
        rows = await house.hall.store._rows(select(SITTING).where(SITTING.c.table_id == table))
        assert len(rows) == 2


async def test_move_acts_once_when_it_arrives_twice(tmp_path: Path) -> None:
    """The same message again is confirmed and changes nothing, also after a new connection."""
    async with serving(tmp_path / "t.db") as house, house.guest("Anna") as anna:
        table = await anna.make(players=2, seats=["you", "greedy"], deals=1)
        await anna.enter(table)
        await anna.play("playing")
        await anna.wait_for_turn()
        move = anna.state["own"]["legal"][0]["notation"]
        version = anna.state["version"]
        for _ in range(2):
            answer = await anna.ask("play", id="once", version=version, move=move)
            assert answer["type"] == "done"
        await anna.leave()
        await anna.enter(table)
        assert (await anna.ask("play", id="once", version=version, move=move))["type"] == "done"
        await anna.send("resync")
        state = await anna.hear("state")
        moves = [e for e in state["log"] if e.get("seat") == 0 and e["kind"] != "seated"]
        assert len([e for e in moves if e["kind"] in ("crept", "captured")]) == 1


async def test_full_state_comes_when_a_move_is_stale(tmp_path: Path) -> None:
    """A move decided on an older position is refused, with everything anew."""
    async with serving(tmp_path / "t.db") as house, house.guest("Anna") as anna:
        table = await anna.make(players=2, seats=["you", "greedy"], deals=1)
        await anna.enter(table)
        await anna.play("playing")
        await anna.wait_for_turn()
        await anna.act()
        await anna.wait_for_turn()
        move = anna.state["own"]["legal"][0]["notation"]
        answer = await anna.ask("play", version=1, move=move)
        assert answer["reason"]["code"] == "stale"
        state = await anna.hear("state")
        assert state["version"] >= 1
        # Of a time that has not been, as after the database was put back to a backup.
        at, held = state["version"], state["own"]["hand"][0]["card"]
        for kind, fields in (("play", {"move": move}), ("choose", {"card": held, "takes": []})):
            answer = await anna.ask(kind, version=at + 1, **fields)
            assert answer["reason"]["code"] == "stale"
            assert (await anna.hear("state"))["version"] == at
        assert (await anna.ask("play", version=at, move=move))["type"] == "done"


async def test_illegal_move_is_refused_with_a_reason_when_played(tmp_path: Path) -> None:
    """A refusal has code, rule, values and what would be right; nothing has changed."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, _ = await pair(house, deals=1)
        async with anna, bo:
            await _playing(anna, bo)
            mover, other = (anna, bo) if "play" in anna.may else (bo, anna)
            held = {card["card"] for card in mover.state["own"]["hand"]}
            missing = next(c for c in ("2h", "3h", "4h", "5h", "6h", "7h", "8h") if c not in held)
            version = mover.state["version"]
            refused = await mover.ask("play", version=version, move=missing)
            assert refused["reason"]["code"] == "not_held"
            assert refused["reason"]["args"]["card"] == missing
            assert refused["legal"]
            unread = await mover.ask("play", version=version, move="hello")
            assert unread["reason"]["key"] == "invalid-move"
            waiting = await other.ask("play", version=version, move="2h")
            assert waiting["reason"]["code"] == "not_your_turn"
            assert (await mover.ask("resync"))["version"] == version


async def test_looker_on_can_do_nothing_when_not_seated(tmp_path: Path) -> None:
    """Whoever has no seat sees no hand and changes nothing (L89)."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, table = await pair(house, deals=1)
        async with anna, bo, house.guest("Eve") as eve:
            await eve.enter(table)
            assert eve.state["own"] is None
            asked: tuple[tuple[str, dict[str, Any]], ...] = (
                ("start", {}),
                ("play", {"version": 9, "move": "6c"}),
                ("mix", {"text": "x"}),
                ("undo", {}),
                ("concede", {}),
                ("set_seat", {"seat": 0, "bot": None}),
                ("phrase", {"phrase": "hello"}),
                ("hint", {}),
                ("choose", {"version": 9, "card": "6c"}),
                ("give_time", {"seat": 0}),
                ("mute", {"seat": 0, "on": True}),
                ("leave", {}),
                ("ready", {}),
                ("rematch", {}),
                ("answer", {"yes": True}),
                ("come_back", {}),
                ("clock_off", {}),
            )
            assert {kind for kind, _ in asked} | {"ping", "resync"} == set(TYPES)
            for kind, fields in asked:
                answer = await eve.ask(kind, **fields)
                assert answer["reason"]["code"] == "no_seat_here", kind
        quiet = house.guest("Quiet")
        async with quiet:
            closed = await quiet.make(players=2, watch=False, seats=["you", "open"])
            assert await _turned_away(quiet, closed) == {
                "type": "bye",
                "code": "private",
                "after": None,
            }


async def _turned_away(guest: Guest, table: str) -> Any:
    """Connect without a seat where one is not let in; what is said."""
    import websockets

    address = f"ws{guest.base[4:]}/ws/{table}"
    async with websockets.connect(address, compression=None) as socket:
        return json.loads(await socket.recv())


async def test_seat_is_kept_when_a_device_sleeps_and_wakes(tmp_path: Path) -> None:
    """A lost connection comes back to the same seat and hand, with no question asked (L78, L85)."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, table = await pair(house, deals=1)
        async with anna, bo:
            await _playing(anna, bo)
            before = anna.state["own"]
            await anna.leave()
            while next(s for s in bo.scene["seats"] if s["seat"] == 0)["connected"]:
                await bo.receive()
            await anna.enter(table)
            assert anna.state["own"]["hand"] == before["hand"]
            while not next(s for s in bo.scene["seats"] if s["seat"] == 0)["connected"]:
                await bo.receive()
            await play_on([anna, bo])


async def test_bot_plays_the_lost_turn_when_its_seat_connects_anew(tmp_path: Path) -> None:
    """A new connection gives the seat back from the next turn on, not the one lost by time."""
    thinker = HeldThinker()
    async with serving(tmp_path / "t.db", thinker=thinker) as house:
        anna, bo, table = await pair(house, deals=1, clock=[600_000, 0])
        async with anna, bo:
            await _playing(anna, bo)
            room = house.hall.rooms[table]
            late, other = (anna, bo) if room.table.turn == anna.seat else (bo, anna)
            seat = late.seat
            assert seat is not None
            room.happen([Happening("timed_out", house.hall.now(), {"seat": seat})])
            for _ in range(2):
                await late.leave()
                await late.enter(table)
                assert room.table.chairs[seat].bot == "greedy"
                assert (late.may, late.scene["seats"][seat]["clock"]) == ([], 0)
            assert (room.table.plays, room.table.turn) == (0, seat)
            thinker.going.set()
            await other.wait_for_turn()
            assert other.scene["seats"][seat]["bot"] is None
            assert other.scene["seats"][seat]["clock"] == BREATHER
            await play_on([anna, bo], 4)


async def test_two_devices_hold_one_seat_when_it_is_carried_over(tmp_path: Path) -> None:
    """A link carries the seat once; both devices see the hand and either may play (L79)."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, table = await pair(house, deals=1)
        async with anna, bo, house.guest("Phone") as phone, house.guest("Thief") as thief:
            await _playing(anna, bo)
            token = (await anna.http.post(f"/api/tables/{table}/device")).json()["token"]
            taken = await phone.http.post("/api/devices", json={"token": token})
            assert taken.json() == {"table": table, "seat": 0}
            again = await thief.http.post("/api/devices", json={"token": token})
            assert (again.status_code, again.json()["error"]["code"]) == (403, "bad_link")
            forged = await thief.http.post("/api/devices", json={"token": token[:-3] + "abc"})
            assert forged.status_code == 403
            await phone.enter(table)
            assert phone.state["own"]["hand"] == anna.state["own"]["hand"]
            none = await thief.http.post(f"/api/tables/{table}/device")
            assert none.status_code == 403
            await play_on([phone, bo])


async def test_link_opens_nothing_when_its_maker_has_left(tmp_path: Path) -> None:
    """A link carries the seat of the one who made it, not of whoever sits there next (L79)."""
    async with serving(tmp_path / "t.db") as house, house.guest("Anna") as anna:
        table = await anna.make(players=3)
        async with house.guest("Eve") as eve, house.guest("Bo") as bo, house.guest("Eva") as other:
            await eve.sit(table, 1)
            await eve.enter(table)
            token = (await eve.http.post(f"/api/tables/{table}/device")).json()["token"]
            await eve.ask("leave")
            empty = await other.http.post("/api/devices", json={"token": token})
            assert (empty.status_code, empty.json()["error"]["code"]) == (403, "bad_link")
            assert (await bo.sit(table, 1)).status_code == 200
            taken = await other.http.post("/api/devices", json={"token": token})
            assert (taken.status_code, taken.json()["error"]["code"]) == (403, "bad_link")
            assert house.hall.rooms[table].table.chairs[1].holders == [_person(house, bo)]


async def test_seat_is_given_again_when_somebody_left_it_in_the_lobby(tmp_path: Path) -> None:
    """To sit, leave and sit again is all right, also by link; nobody is thrown out for it."""
    async with serving(tmp_path / "t.db") as house, house.guest("Anna") as anna:
        table = await anna.make(players=3)
        await anna.enter(table)
        async with house.guest("Bo") as bo, house.guest("Phone") as phone:
            for _ in range(2):
                assert (await bo.sit(table, 1)).status_code == 200
                await bo.enter(table)
                token = (await bo.http.post(f"/api/tables/{table}/device")).json()["token"]
                taken = await phone.http.post("/api/devices", json={"token": token})
                assert taken.json() == {"table": table, "seat": 1}
                await bo.ask("leave")
                await bo.leave()
            assert (await anna.ask("resync"))["type"] == "done"
            listed = (await bo.http.get("/api/me")).json()["tables"]
            assert [one["id"] for one in listed] == [table]


def _person(house: House, guest: Guest) -> str | None:
    """The id behind the cookie of a guest."""
    return house.hall.signer.read_cookie(guest.http.cookies["tabbe"])


async def test_seat_of_another_cannot_be_used_when_its_number_is_named(tmp_path: Path) -> None:
    """Seats follow from the cookie; numbers of seats and ids of people open nothing (L81, L88)."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, table = await pair(house, deals=1)
        async with anna, bo:
            await _playing(anna, bo)
            person = house.hall.rooms[table].table.chairs[0].holders[0]
            for value in (person, f"{person}.x", "0", anna.http.cookies["tabbe"][:-2] + "zz"):
                async with httpx.AsyncClient(base_url=house.base) as client:
                    headers = {"Authorization": f"Bearer {value}"}
                    shown = await client.get(f"/api/tables/{table}", headers=headers)
                    assert shown.json()["seat"] is None
                    asked = await client.post(f"/api/tables/{table}/device", headers=headers)
                    assert asked.status_code == 403
                    record = await client.get(f"/api/tables/{table}/record", headers=headers)
                    held = {card["card"] for card in anna.state["own"]["hand"]}
                    deck = read_record(record.text).deals[0].deck
                    assert sum(card is not None for card in deck) == 4 or not held
            extra = await bo.ask("play", version=99, move="6c", seat=0)
            assert extra["type"] == "refused"


async def test_bot_stands_in_and_gives_back_when_a_person_is_gone(tmp_path: Path) -> None:
    """Who is awaited and gone has a bot stand in after the grace, and gets the seat back (L83)."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, table = await pair(house, deals=1, grace=1000)
        async with anna, bo:
            await _playing(anna, bo)
            gone, stays = (anna, bo) if "play" in anna.may else (bo, anna)
            await gone.leave()
            while not stays.scene["seats"][gone.seat]["away"]:
                await stays.receive()
            assert stays.scene["seats"][gone.seat]["bot"] == "greedy"
            await stays.wait_for_turn()
            await gone.enter(table)
            assert not gone.scene["seats"][gone.seat]["away"]
            await play_on([gone, stays])


async def test_play_is_taken_back_when_all_agree_and_not_when_one_does_not(tmp_path: Path) -> None:
    """Among people an undo needs every other one, and the next play ends it."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, _ = await pair(house, deals=1)
        async with anna, bo:
            await _playing(anna, bo)
            first, second = (anna, bo) if "play" in anna.may else (bo, anna)
            hand = [card["card"] for card in first.state["own"]["hand"]]
            await first.act()
            while second.scene["board"]["played"] != 1:
                await second.receive()
            for yes, played in ((False, 1), (True, 0)):
                await first.ask("undo")
                while "answer" not in second.may:
                    await second.receive()
                await second.ask("answer", yes=yes)
                while first.scene["asked"] is not None:
                    await first.receive()
                assert first.scene["board"]["played"] == played
            assert [card["card"] for card in first.state["own"]["hand"]] == hand
            await first.send("resync")
            log = (await first.hear("state"))["log"]
            assert log[-1] == {"kind": "undone", "seat": first.seat, "to": 0}
            assert not first.scene["practice"]
            await play_on([anna, bo])


async def test_phrases_reach_everybody_but_those_who_mute(tmp_path: Path) -> None:
    """A phrase goes out by its id; a muted seat is not heard."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, table = await pair(house, deals=1)
        async with anna, bo, house.guest("Eve") as eve:
            await eve.enter(table)
            assert (await anna.ask("phrase", phrase="hello"))["type"] == "done"
            assert await bo.hear("said") == {"type": "said", "seat": 0, "phrase": "hello"}
            await bo.ask("mute", seat=0, on=True)
            await anna.ask("phrase", phrase="oops")
            await anna.ask("phrase", phrase="bye")
            await bo.ask("mute", seat=0, on=False)
            await anna.ask("phrase", phrase="again")
            assert (await bo.hear("said"))["phrase"] == "again"
            said = [(await eve.hear("said"))["phrase"] for _ in range(4)]
            assert said == ["hello", "oops", "bye", "again"]


async def test_greeting_comes_first_when_somebody_speaks_before_it(tmp_path: Path) -> None:
    """Who comes in while a play is on its way to the disk hears no phrase before the welcome."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, table = await pair(house, deals=1)
        async with anna, bo, house.guest("Eve") as eve:
            await _playing(anna, bo)
            journal = house.hall.store.journal
            commit, gate = journal._commit, asyncio.Event()

            async def held(writes: list[Any]) -> None:
                await gate.wait()
                await commit(writes)

            journal._commit = held
            mover, other = (anna, bo) if anna.may.count("play") else (bo, anna)
            await mover.play_first()
            coming = asyncio.create_task(eve.enter(table))
            async with asyncio.timeout(10):
                while len(house.hall.rooms[table].sockets) < 3:
                    await asyncio.sleep(0.001)
            await other.send("phrase", phrase="hello")
            await other.ask("ping")
            gate.set()
            await coming
            assert [json.loads(frame)["type"] for frame in eve.frames] == ["welcome", "state"]


async def test_match_is_played_again_when_both_want_it(tmp_path: Path) -> None:
    """A rematch starts clean, with the next dealer and the wins so far (L74)."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, _ = await pair(house, deals=1)
        async with anna, bo:
            await play_all([anna, bo])
            dealer = anna.scene["board"]["dealer"]
            winners = anna.scene["result"]["winners"]
            await anna.ask("rematch")
            await bo.ask("rematch")
            await _playing(anna, bo)
            scene = anna.scene
            assert (scene["match"], scene["deal"], scene["result"]) == (2, 1, None)
            assert scene["board"]["dealer"] == (dealer + 1) % 2
            assert [seat["total"] for seat in scene["seats"]] == [0, 0]
            wins = [seat["wins"] for seat in scene["seats"]]
            assert wins == [int(seat in winners) for seat in (0, 1)]
            await play_on([anna, bo])


async def test_other_side_wins_when_a_seat_gives_up(tmp_path: Path) -> None:
    """Between two sides the match ends; no card that was unseen is shown to the loser's hand."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, _ = await pair(house)
        async with anna, bo:
            await _playing(anna, bo)
            await anna.ask("concede")
            while bo.scene["phase"] != "over":
                await bo.receive()
            assert bo.scene["result"]["winners"] == [1]
            assert bo.scene["result"]["conceded"] == [0]
            assert bo.scene["seats"][1]["wins"] == 1
            await bo.ask("rematch")
            assert bo.scene["phase"] == "over"
            await anna.ask("rematch")
            await _playing(anna, bo)


async def test_goodbye_says_when_to_return_when_the_server_stops(tmp_path: Path) -> None:
    """A stopping server sends everybody home; the same table is there when it is back (L86)."""
    database = tmp_path / "t.db"
    async with serving(database) as house:
        anna, bo, table = await pair(house, deals=1)
        await _playing(anna, bo)
        hand, version = anna.state["own"]["hand"], anna.state["version"]
        stopping = asyncio.create_task(house.hall.farewell())
        bye = await anna.hear("bye")
        assert bye["code"] == "restart"
        assert bye["after"] > 0
        await stopping
        await anna.leave()
        await bo.leave()
    async with serving(database) as house:
        for guest in (anna, bo):
            guest.base = house.base
            await guest.enter(table)
        assert anna.state["own"]["hand"] == hand
        assert anna.state["version"] == version
        await play_on([anna, bo])
        for guest in (anna, bo):
            await guest.leave()
            await guest.http.aclose()


async def test_old_page_is_told_to_reload_when_the_protocol_has_changed(tmp_path: Path) -> None:
    """A client of another protocol hears so, and its game is kept (L108)."""
    import websockets

    async with serving(tmp_path / "t.db") as house, house.guest("Anna") as anna:
        table = await anna.make(players=2)
        for number in (m.PROTOCOL - 1, 999, "two", ""):
            address = f"ws{house.base[4:]}/ws/{table}?protocol={number}"
            async with websockets.connect(address, compression=None) as socket:
                bye = json.loads(await socket.recv())
                assert (bye["type"], bye["code"], bye["after"]) == ("bye", "outdated", None)
                with pytest.raises(websockets.ConnectionClosed):
                    await socket.recv()
        missing = f"ws{house.base[4:]}/ws/nothing-here"
        async with websockets.connect(missing, compression=None) as socket:
            assert json.loads(await socket.recv())["code"] == "gone"


async def test_loop_does_not_compute_when_a_record_or_rules_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long record and a book of rules are worked on apart, for the address that asks."""
    match = Match("krypkasino", 2, deals=1, seed=4)
    for _ in range(30):
        match.deal.play(match.deal.legal_moves()[0])
    origin = {"record": write_record(record_of(match, ["Anna", "Bo"])), "move": 20}
    asked: list[str] = []

    async def compute(_: object, work: Any, *args: Any, owner: str = "", **__: Any) -> Any:
        asked.append(owner)
        return await asyncio.to_thread(work, *args)

    def replay_apart(record: Record) -> Any:
        assert threading.current_thread() is not loop
        return replay(record)

    loop = threading.current_thread()
    monkeypatch.setattr(InlineThinker, "compute", compute)
    monkeypatch.setattr(InlineThinker, "look_up", compute)
    monkeypatch.setattr("tabbe.server.setup.replay", replay_apart)
    async with serving(tmp_path / "t.db", rate=0.15) as house, house.guest("Anna") as anna:
        setup = {"name": "Anna", "seats": ["you", "greedy"], "from": origin}
        made = await anna.http.post("/api/tables", json=setup)
        assert made.status_code == 201, made.text
        rules = await anna.http.get("/api/rules", params={"rules": '{"forced_sweep": false}'})
        assert rules.json()["chapters"]
        assert asked == ["127.0.0.1"] * 2
        wrong = await anna.http.get("/api/rules", params={"rules": '{"none": false}'})
        assert wrong.status_code == 422
        codes = [(await anna.http.post("/api/tables", json=setup)).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        assert len(asked) == 4
