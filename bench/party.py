"""Four people at one table of a server under load, who play what they are offered."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any

from bench.line import Line
from tabbe.protocol.message import PROTOCOL

SEATS = 4


class Report:
    """What was measured.

    Attributes:
        spread: seconds from sending a move to its arrival at the last seat.
        late: seconds that moves were sent after they were due.
        confirmed: moves that the server confirmed while it ran.
        sent: moves sent in all.
        heard: moves that reached all seats in all.
        faults: what went wrong.
        running: whether moves are being counted.
    """

    def __init__(self) -> None:
        self.spread: list[float] = []
        self.late: list[float] = []
        self.confirmed = 0
        self.sent = 0
        self.heard = 0
        self.faults: list[str] = []
        self.running = False


class Http:
    """HTTP calls on connections that are kept."""

    def __init__(self, port: int) -> None:
        import httpx

        self._client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120)

    async def post(self, path: str, body: Any) -> tuple[Any, str]:
        """Make a call as somebody new; the answer, and the cookie that came with it."""
        # The header goes before any cookie that the client has kept.
        unknown = {"Authorization": "Bearer nobody"}
        answer = await self._client.post(path, json=body, headers=unknown)
        answer.raise_for_status()
        return answer.json(), str(answer.cookies["tabbe"])

    async def close(self) -> None:
        """Let the connections go."""
        await self._client.aclose()


class Party:
    """One table with four seats, each on a socket of its own.

    Args:
        port: of the server.
        report: where to count.
        every: seconds from one move to the next; 0 for as fast as it goes.
        dice: chooses cards.
    """

    def __init__(self, port: int, report: Report, every: float, dice: random.Random) -> None:
        self._port = port
        self._report = report
        self._every = every
        self._dice = dice
        self._lines: list[Line] = []
        self._sent: dict[int, tuple[float, set[int]]] = {}
        self._played = 0
        self._said: set[tuple[int, str]] = set()
        self._turn: tuple[int, int, bytes] | None = None
        self._due: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    async def open(self, http: Http) -> None:
        """Make the table, sit everybody down and connect."""
        wanted = {"name": "Load", "players": SEATS, "deals": 1000}
        made, cookie = await http.post("/api/tables", wanted)
        cookies = [cookie]
        for _ in range(SEATS - 1):
            _, cookie = await http.post(f"/api/tables/{made['id']}/seats", {"name": "Load"})
            cookies.append(cookie)
        path = f"/ws/{made['id']}?protocol={PROTOCOL}"
        loop = asyncio.get_running_loop()
        for seat, cookie in enumerate(cookies):
            line = Line(path, cookie, self._ear(seat), self._report.faults.append)
            self._lines.append(line)
            await loop.create_connection(lambda: self._lines[-1], "127.0.0.1", self._port)

    async def open_with_bots(self, http: Http, bot: str) -> None:
        """Make the table, sit one person down and bots everywhere else, and connect."""
        seats = ["you", *[bot] * (SEATS - 1)]
        wanted = {"name": "Load", "players": SEATS, "deals": 1000, "seats": seats, "pace": 0}
        made, cookie = await http.post("/api/tables", wanted)
        path = f"/ws/{made['id']}?protocol={PROTOCOL}"
        self._lines.append(Line(path, cookie, self._ear(0), self._report.faults.append))
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self._lines[-1], "127.0.0.1", self._port)

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        def heard(raw: bytes) -> None:
            if raw.startswith((b'{"type":"update"', b'{"type":"state"')):
                self._update(seat, raw)
            elif raw.startswith(b'{"type":"done"'):
                if b'"id":"p' in raw and self._report.running:
                    self._report.confirmed += 1
            elif raw.startswith(b'{"type":"bye"') or (
                # Of those who mix or are ready at the last moment, some are too late.
                raw.startswith(b'{"type":"refused"') and b'"id":"p' in raw
            ):
                self._report.faults.append(raw.decode())

        return heard

    def _update(self, seat: int, raw: bytes) -> None:
        start = raw.index(b'"version":') + 10
        version = int(raw[start : raw.index(b",", start)])
        if version in self._sent:
            sent, heard = self._sent[version]
            heard.add(seat)
            if len(heard) == SEATS:
                del self._sent[version]
                self._report.heard += 1
                self._report.spread.append(time.perf_counter() - sent)
        # To read all of every message would make the generator the slower of the two.
        own = raw[raw.index(b',"own":') :]
        if b'"may":["play"' in own and b'"legal":[]' not in own:
            self._said.clear()
            # News of who is connected show a turn again.
            if version > self._played:
                self._turn = (seat, version, raw)
                if self._due is not None:
                    self._play()
        elif b'"may":["mix"' in own:
            if (seat, "mix") not in self._said:
                self._said.add((seat, "mix"))
                added = {"type": "mix", "text": str(self._dice.random())}
                self._say(seat, {**added, "id": f"m{version}"})
        elif b'"ready"' in own and (seat, "ready") not in self._said:
            self._said.add((seat, "ready"))
            self._say(seat, {"type": "ready", "id": f"r{version}"})

    def _say(self, seat: int, message: dict[str, Any]) -> None:
        self._lines[seat].send(json.dumps(message).encode())

    def begin(self) -> None:
        """Play until told to end; the first move within the time of one."""
        loop = asyncio.get_running_loop()
        self._next_at(loop.time() + self._dice.random() * self._every)

    def _next_at(self, when: float) -> None:
        self._timer = asyncio.get_running_loop().call_at(when, self._is_due, when)

    def _is_due(self, when: float) -> None:
        self._timer = None
        self._due = when
        if self._turn is not None:
            if self._every:
                self._report.late.append(asyncio.get_running_loop().time() - when)
            self._play()

    def _play(self) -> None:
        """Send the move that is due; the next is due so many seconds after this one was."""
        if self._turn is None or self._due is None:
            return
        (seat, version, raw), self._turn = self._turn, None
        move = self._dice.choice(json.loads(raw)["own"]["legal"])["notation"]
        # The move makes the version one larger, unless something else has happened.
        self._sent[version + 1] = time.perf_counter(), set()
        self._played = version
        self._report.sent += 1
        self._say(seat, {"type": "play", "id": f"p{version}", "version": version, "move": move})
        if self._every:
            now = asyncio.get_running_loop().time()
            due, self._due = self._due, None
            # A deal that had to be mixed first moves all that comes after it.
            self._next_at(due + self._every if due + self._every > now else now + self._every)

    def end(self) -> None:
        """Play no more."""
        self._due = self._turn = None
        if self._timer is not None:
            self._timer.cancel()

    def close(self) -> None:
        """Hang up."""
        for line in self._lines:
            line.close()
