"""What takes thought at a table: asked for once, in nobody's way, called off when all have gone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from structlog.testing import capture_logs

from tabbe.engine.listing import LegalMoves
from tabbe.server import act
from tests.server.house import Guest, HeldThinker, House, InlineThinker, pair, play_all, serving

if TYPE_CHECKING:
    from pathlib import Path

    from tabbe.engine import Move, View
    from tabbe.protocol import message as m


async def _mover(house: House, **setup: Any) -> tuple[Guest, Guest, str]:
    """Two people at a table, first the one on turn."""
    anna, bo, table = await pair(house, deals=1, **setup)
    await play_all([anna, bo], "playing")
    first = house.hall.rooms[table].table.turn == anna.seat
    return (anna, bo, table) if first else (bo, anna, table)


async def _until(thinker: HeldThinker, held: int) -> None:
    """Wait until so much is thought about."""
    async with asyncio.timeout(20):
        while thinker.held != held:
            await asyncio.sleep(0.005)


@pytest.fixture
def many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any list of moves is too long to be looked through at once."""
    monkeypatch.setattr(LegalMoves, "is_long", True)


@pytest.mark.usefixtures("many")
@pytest.mark.parametrize("kind", ["hint", "choose"])
async def test_line_is_read_when_what_it_asked_takes_thought(tmp_path: Path, kind: str) -> None:
    """A ping is answered, another of the kind refused, and the first answered with its own id."""
    thinker = HeldThinker()
    async with serving(tmp_path / "t.db", thinker=thinker) as house:
        anna, bo, _ = await _mover(house)
        async with anna, bo:
            held = anna.state["own"]["hand"][0]["card"]
            choose = {"version": anna.state["version"], "card": held}
            fields = choose if kind == "choose" else {}
            first = await anna.send(kind, **fields)
            await _until(thinker, 1)
            assert (await anna.ask("ping"))["type"] == "pong"
            second = await anna.ask(kind, **fields)
            assert (second["type"], second["reason"]["code"]) == ("refused", "busy")
            other = await anna.send("hint" if fields else "choose", **({} if fields else choose))
            await _until(thinker, 2)
            thinker.going.set()
            answers = [await anna.hear(one) for one in sorted({"chosen", "hints"})]
            found = {answer["type"]: answer["id"] for answer in answers}
            assert set(found.values()) == {first, other}
            assert found["hints" if kind == "hint" else "chosen"] == first
            # What was answered is in the way of nothing.
            assert (await anna.ask(kind, **fields))["type"] in found


@pytest.mark.usefixtures("many")
async def test_play_is_played_when_its_own_seat_waits_for_thoughts(tmp_path: Path) -> None:
    """The player need not wait; what was asked of that turn is stale then, both with their ids."""
    thinker = HeldThinker()
    async with serving(tmp_path / "t.db", thinker=thinker) as house:
        anna, bo, table = await _mover(house)
        async with anna, bo:
            version, held = anna.state["version"], anna.state["own"]["hand"][0]["card"]
            asked = {
                await anna.send("hint"),
                await anna.send("choose", version=version, card=held),
            }
            await _until(thinker, 2)
            deal = house.hall.rooms[table].table.deal
            assert deal is not None
            move = str(deal.legal_moves()[0])
            played = await anna.send("play", version=version, move=move)
            answers: dict[str, dict[str, Any]] = {}
            while len(answers) < 3:
                message = await anna.receive()
                if message["type"] in ("done", "refused"):
                    answers[message["id"]] = message
                if played in answers:
                    thinker.going.set()
            assert answers.pop(played)["type"] == "done"
            assert set(answers) == asked
            assert {one["reason"]["code"] for one in answers.values()} == {"stale"}


@pytest.mark.usefixtures("many")
async def test_thought_is_called_off_when_whoever_asked_has_gone(tmp_path: Path) -> None:
    """A hint that another device waits for as well is thought on; the last one takes it along."""
    thinker = HeldThinker()
    async with serving(tmp_path / "t.db", thinker=thinker) as house:
        anna, bo, table = await _mover(house)
        async with anna, bo, Guest(house.base, "Anna's phone") as phone:
            phone.http.cookies = anna.http.cookies
            await phone.enter(table)
            held = anna.state["own"]["hand"][0]["card"]
            await anna.send("choose", version=anna.state["version"], card=held)
            await anna.send("hint")
            asked = await phone.send("hint")
            assert (await phone.ask("ping"))["type"] == "pong"
            await _until(thinker, 2)
            await anna.leave()
            await _until(thinker, 1)
            await phone.leave()
            await _until(thinker, 0)
            # Nothing is left of it that a new question would wait for.
            await phone.enter(table)
            asked = await phone.send("hint")
            await _until(thinker, 1)
            thinker.going.set()
            assert (await phone.hear("hints"))["id"] == asked


@pytest.mark.usefixtures("many")
async def test_bot_gets_in_when_people_at_its_table_ask_for_much(tmp_path: Path) -> None:
    """They have places of their own to wait in, though it is the same share that pays."""
    asked: dict[str, tuple[str, str]] = {}

    class Noting(InlineThinker):
        """Notes who asks and who pays."""

        async def choose(self, bot: str, view: View, owner: str = "", payer: str = "") -> Move:
            asked["bot"] = (owner, payer or owner)
            return await super().choose(bot, view, owner, payer)

        async def advise(self, view: View, owner: str = "", payer: str = "") -> list[m.Advice]:
            asked["hint"] = (owner, payer or owner)
            return await super().advise(view, owner, payer)

        async def find_choice(
            self, view: View, request: m.Choose, owner: str = "", payer: str = ""
        ) -> m.Chosen:
            asked["choose"] = (owner, payer or owner)
            return await super().find_choice(view, request, owner, payer)

    async with serving(tmp_path / "t.db", thinker=Noting()) as house, house.guest("Anna") as anna:
        table = await anna.make(seats=["you", "greedy"], deals=1)
        await anna.enter(table)
        await anna.play("playing")
        while "hint" not in anna.may:
            await anna.receive()
        held = anna.state["own"]["hand"][0]["card"]
        await anna.ask("choose", version=anna.state["version"], card=held)
        await anna.ask("hint")
        await anna.act()
        while "bot" not in asked:
            await anna.receive()
    owners, payers = ({kind: pair[at] for kind, pair in asked.items()} for at in (0, 1))
    assert owners["hint"] == owners["choose"] != owners["bot"]
    assert set(payers.values()) == {table}


async def test_line_is_closed_with_a_reason_when_a_thought_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong, nobody waits for ever; the next one asks anew."""
    async with serving(tmp_path / "t.db") as house:
        anna, bo, table = await _mover(house)
        async with anna, bo:

            async def break_down(*_: object) -> None:
                raise ZeroDivisionError

            with capture_logs() as logged, monkeypatch.context() as patched:
                patched.setattr(InlineThinker, "advise", break_down)
                await anna.send("hint")
                assert (await anna.hear("bye"))["code"] == "failed"
            assert [one["event"] for one in logged] == ["answer failed"]
            await anna.enter(table)
            assert (await anna.ask("hint"))["type"] == "hints"


async def test_hints_are_thought_of_once_a_turn_and_counted_when_asked(tmp_path: Path) -> None:
    """Everybody sees on how many turns a seat had one; asking again costs and counts nothing."""
    async with serving(tmp_path / "t.db") as house, house.guest("Anna") as anna:
        table = await anna.make(seats=["you", "greedy"], deals=1)
        await anna.enter(table)
        await anna.play("playing")
        while "hint" not in anna.may:
            await anna.receive()
        thoughts = house.hall.thinker.thoughts
        for _ in range(3):
            hints = await anna.ask("hint")
            assert hints["moves"][0]["move"] in [
                move["notation"] for move in anna.state["own"]["legal"]
            ]
        assert house.hall.thinker.thoughts == thoughts + 1
        assert anna.scene["seats"][0]["hints"] == 1
        plays = house.hall.rooms[table].table.plays
        await anna.act()
        while "hint" not in anna.may or house.hall.rooms[table].table.plays == plays:
            await anna.receive()
        await anna.ask("hint")
        assert anna.scene["seats"][0]["hints"] == 2
        kept = await house.hall.store.load_table(table)
        assert kept is not None
        assert [one.kind for one in kept.events].count("hinted") == 2


async def test_thought_is_called_off_when_its_turn_is_over(tmp_path: Path) -> None:
    """Leaving and coming back leaves no thoughts behind that others would wait for."""
    thinker = HeldThinker()
    async with serving(tmp_path / "t.db", thinker=thinker) as house:
        anna, bo, table = await pair(house, deals=1)
        async with anna, bo:
            await play_all([anna, bo], "playing")
            room = house.hall.rooms[table]
            mover = anna if room.table.turn == anna.seat else bo
            for _ in range(act.MOST_TIMES):
                assert (await mover.ask("leave"))["type"] == "done"
                await asyncio.sleep(0)
                assert thinker.held <= 1
                assert (await mover.ask("come_back"))["type"] == "done"
            refused = await mover.ask("leave")
            assert refused["reason"]["code"] == "done_often"
            await asyncio.sleep(0)
            assert thinker.held == 0
            assert "play" in mover.may
            # A name that goes takes its seat along all the same.
            assert (await mover.http.delete("/api/me")).is_success
            assert room.table.chairs[mover.seat or 0].away == "left"


async def test_hint_is_stale_when_its_turn_ends_before_it_comes(tmp_path: Path) -> None:
    """The thought is called off, and whoever waits for it hears why there is none."""
    thinker = HeldThinker()
    async with serving(tmp_path / "t.db", thinker=thinker) as house:
        anna, bo, table = await pair(house, deals=1)
        async with anna, bo:
            await play_all([anna, bo], "playing")
            room = house.hall.rooms[table]
            seat, deal = room.table.turn, room.table.deal
            assert seat is not None
            assert deal is not None
            mover = anna if seat == anna.seat else bo
            asked = await mover.send("hint")
            while not thinker.held:
                await asyncio.sleep(0.005)
            room.happen([act.moved(seat, deal.legal_moves()[0], house.hall.now())])
            refused = await mover.hear("refused")
            assert (refused["id"], refused["reason"]["code"]) == (asked, "stale")
            assert thinker.held == 0
