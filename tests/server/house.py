"""A server in the loop of a test, and people who play at it."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Self

import httpx
import uvicorn
import websockets
from pydantic import TypeAdapter

from tabbe.bots import make_bot
from tabbe.protocol import message as m
from tabbe.server.app import make_app
from tabbe.server.hall import Hall, wall_clock
from tabbe.server.option import Options
from tabbe.server.run import listen
from tabbe.server.store import Store
from tabbe.server.thinker import Thinker
from tabbe.server.wire import Wire

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from tabbe.engine import Move, View


class InlineThinker(Thinker):
    """Thinks in the test's own process, so that no worker has to start."""

    def start(self) -> None:
        """Nothing to start."""

    async def choose(self, bot: str, view: View, owner: str = "", payer: str = "") -> Move:
        """Let the bot choose at once."""
        del owner, payer
        self.thoughts += 1
        return make_bot(bot).choose(view)

    async def advise(self, view: View, owner: str = "", payer: str = "") -> list[m.Advice]:
        """Advise the first legal move, without a thought."""
        del owner, payer
        self.thoughts += 1
        return [m.Advice(move=str(view.legal[0]), loss=0.0, reasons=[])]

    async def _run(self, crew: Any, limit: float, work: Any, *args: Any, **share: Any) -> Any:
        del limit, share
        # A bound of this process would be the end of the tests.
        return args[1](*args[2:]) if crew is self.records else work(*args)


class HeldThinker(InlineThinker):
    """Thinks until told to go on."""

    def __init__(self) -> None:
        super().__init__()
        self.going = asyncio.Event()
        self.held = 0

    async def _wait(self) -> None:
        self.held += 1
        try:
            await self.going.wait()
        finally:
            self.held -= 1

    async def choose(self, bot: str, view: View, owner: str = "", payer: str = "") -> Move:
        """Let the bot choose when it may."""
        await self._wait()
        return await super().choose(bot, view, owner, payer)

    async def find_choice(
        self, view: View, request: m.Choose, owner: str = "", payer: str = ""
    ) -> m.Chosen:
        """Answer when it may."""
        await self._wait()
        return await super().find_choice(view, request, owner, payer)

    async def advise(self, view: View, owner: str = "", payer: str = "") -> list[m.Advice]:
        """Advise when it may."""
        await self._wait()
        return await super().advise(view, owner, payer)


class House:
    """A running server."""

    def __init__(self, hall: Hall, port: int) -> None:
        self.hall = hall
        self.port = port
        self.base = f"http://127.0.0.1:{port}"

    def guest(self, name: str = "Anna", seed: int = 0) -> Guest:
        """Somebody who has not been here before."""
        return Guest(self.base, name, seed)


@asynccontextmanager
async def serving(
    database: Path | str,
    *,
    thinker: Thinker | None = None,
    now: Callable[[], int] = wall_clock,
    **options: Any,
) -> AsyncIterator[House]:
    """Serve in this loop until the block ends."""
    chosen = Options(**{"database": str(database), "rate": 0, **options})
    hall = Hall(Store(chosen.database), thinker or InlineThinker(), chosen, now)
    taken = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        make_app(chosen, hall),
        ws=Wire,
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        log_config=None,
        lifespan="on",
        server_header=False,
    )
    server = uvicorn.Server(config)
    # The signals belong to pytest.
    task = asyncio.create_task(server._serve([taken]))
    while not server.started:
        await asyncio.sleep(0.005)
        if task.done():
            task.result()
    try:
        yield House(hall, taken.getsockname()[1])
    finally:
        await hall.farewell()
        server.should_exit = True
        await task
        taken.close()


BYES = frozenset(TypeAdapter(m.Bye).json_schema()["properties"]["code"]["enum"])
"""Why a server may say goodbye."""


def check_bye(message: dict[str, Any]) -> None:
    """Whatever has happened, a goodbye is one of a few words and a time, and never says more."""
    assert set(message) == {"type", "code", "after"}, message
    assert message["code"] in BYES, message
    assert message["after"] is None or isinstance(message["after"], int), message


class Guest:
    """One person with one device.

    Attributes:
        frames: every raw message that has come, in order.
    """

    def __init__(self, base: str, name: str, seed: int = 0) -> None:
        self.base = base
        self.name = name
        self.dice = random.Random(seed)
        self.http = httpx.AsyncClient(base_url=base, timeout=20)
        self.frames: list[str] = []
        self.state: dict[str, Any] = {}
        self.seat: int | None = None
        self._socket: Any = None
        self._number = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()
        await self.http.aclose()

    async def make(self, **setup: Any) -> str:
        """Make a table and give its address."""
        body = {"name": self.name, "pace": 0, **setup}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        self.seat = answer.json()["seat"]
        return str(answer.json()["id"])

    async def sit(self, table: str, seat: int | None = None) -> httpx.Response:
        """Ask for a seat."""
        body: dict[str, Any] = {"name": self.name}
        if seat is not None:
            body["seat"] = seat
        answer = await self.http.post(f"/api/tables/{table}/seats", json=body)
        if answer.status_code == 200:
            self.seat = answer.json()["seat"]
        return answer

    async def enter(self, table: str, **headers: str) -> None:
        """Connect to a table and hear everything."""
        cookie = self.http.cookies.get("tabbe")
        given = {**({"Cookie": f"tabbe={cookie}"} if cookie else {}), **headers}
        address = f"ws{self.base[4:]}/ws/{table}?protocol={m.PROTOCOL}"
        self._socket = await websockets.connect(
            address, additional_headers=given, compression=None, max_size=1 << 20, max_queue=None
        )
        await self.hear("state")

    async def leave(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def receive(self, wait: float = 10) -> dict[str, Any]:
        """Take the next message."""
        async with asyncio.timeout(wait):
            raw = await self._socket.recv()
        self.frames.append(raw)
        message: dict[str, Any] = json.loads(raw)
        if message["type"] == "bye":
            check_bye(message)
        if message["type"] in ("state", "update"):
            self.state = message
        return message

    async def hear(self, kind: str, id: str | None = None) -> dict[str, Any]:  # noqa: A002
        """Take messages until one of a kind comes."""
        while True:
            message = await self.receive()
            if message["type"] == kind and id in (None, message.get("id")):
                return message

    async def send(self, kind: str, **fields: Any) -> str:
        """Send a message and give its id."""
        self._number += 1
        number = fields.pop("id", f"{self.name[:5].encode().hex()}{self._number}")
        await self._socket.send(json.dumps({"type": kind, "id": number, **fields}))
        return str(number)

    async def raw(self, text: str | bytes) -> None:
        """Send anything."""
        await self._socket.send(text)

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and give its answer."""
        number = await self.send(kind, **fields)
        while True:
            message = await self.receive()
            if message.get("id") == number:
                return message

    @property
    def may(self) -> list[str]:
        """What can be done now."""
        own = self.state.get("own")
        return own["may"] if own else []

    @property
    def scene(self) -> dict[str, Any]:
        """What everybody sees."""
        scene: dict[str, Any] = self.state["scene"]
        return scene

    async def act(self) -> bool:
        """Do what is to be done now; False when that is nothing."""
        if "mix" in self.may:
            await self.ask("mix", text=f"{self.dice.random()}")
        elif "play" in self.may:
            legal = self.state["own"]["legal"]
            if not legal:
                await self._choose()
                return True
            move = self.dice.choice(legal)["notation"]
            await self.ask("play", version=self.state["version"], move=move)
        elif "ready" in self.may:
            await self.ask("ready")
        else:
            return False
        return True

    async def wait_for_turn(self) -> None:
        """Take messages until a card is to be played."""
        while "play" not in self.may:
            await self.receive()

    async def play_first(self) -> None:
        """Play the first legal move, and hear that it has come, which is not that it is stored."""
        version, legal = self.state["version"], self.state["own"]["legal"]
        await self.send("play", version=version, move=legal[0]["notation"])
        await self.ask("ping")

    async def _choose(self) -> None:
        """Play by asking about a card, as a page does where the moves are too many."""
        version = self.state["version"]
        for held in self.state["own"]["hand"]:
            answer = await self.ask("choose", version=version, card=held["card"], takes=[])
            found = [*answer["moves"], *answer["completions"]]
            if found:
                await self.ask("play", version=version, move=found[0]["notation"])
                return
        raise AssertionError("a seat on turn can play")

    async def play(self, until: str = "over", most: int = 3000) -> None:
        """Play on until a phase comes."""
        for _ in range(most):
            if self.state and self.scene["phase"] == until:
                return
            if not await self.act():
                await self.receive()
        raise AssertionError(f"never {until}")


async def play_all(guests: list[Guest], until: str = "over") -> None:
    """Let all guests play until a phase comes."""
    await asyncio.gather(*(guest.play(until) for guest in guests))


async def play_on(guests: list[Guest], plays: int = 4) -> None:
    """Let all guests play so many cards more."""

    async def play(guest: Guest) -> None:
        while guest.scene["board"]["played"] < goal and guest.scene["phase"] == "playing":
            if not await guest.act():
                await guest.receive()

    goal = max(guest.scene["board"]["played"] for guest in guests) + plays
    await asyncio.gather(*(play(guest) for guest in guests))
    assert all(guest.scene["board"]["played"] >= goal for guest in guests)


async def pair(house: House, **setup: Any) -> tuple[Guest, Guest, str]:
    """Two people at a table for two whose match has begun."""
    anna, bo = house.guest("Anna", 1), house.guest("Bo", 2)
    table = await anna.make(players=2, **setup)
    assert (await bo.sit(table)).json() == {"seat": 1}
    await anna.enter(table)
    await bo.enter(table)
    return anna, bo, table
