"""Load on a server: real games over real sockets, bounded in number and time.

Two measurements, each in a process of its own beside the server's:

    python bench/load.py paced --tables 4000 --seconds 180 --every 4
    python bench/load.py closed --tables 50 --seconds 20

`paced`: every table plays one move in so many seconds, all its seats connected; from the moment a
move is sent to the moment the last of the four seats has it. `closed`: every table plays as fast as
it can. Both report the server's and the generator's use of a core, the server's CPU time for each
move, and check at the end that the number of moves stored is the number confirmed. `--bots` adds
tables at which bots play without end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import uvloop
import websockets

from tabbe.protocol.message import PROTOCOL

ROOT = Path(__file__).resolve().parents[1]
SEATS = 4


class Report:
    """What was measured.

    Attributes:
        spread: seconds from sending a move to its arrival at the last seat.
        confirmed: moves that the server confirmed.
    """

    def __init__(self) -> None:
        self.spread: list[float] = []
        self.confirmed = 0
        self.lost = 0
        self.running = False


class LoadTable:
    """One table with four seats, each on a socket of its own."""

    def __init__(self, port: int, cookies: list[str], report: Report, every: float) -> None:
        self._port = port
        self._cookies = cookies
        self._report = report
        self._every = every
        self._dice = random.Random(port)  # noqa: S311 - only chooses cards
        self._sockets: list[Any] = []
        self._sent: dict[int, float] = {}
        self._heard: dict[int, int] = {}
        self._wants: asyncio.Event = asyncio.Event()
        self._turn: tuple[int, int, list[str]] | None = None
        self.id = ""

    async def open(self, http: Http) -> None:
        """Make the table, sit everybody down and connect."""
        made = await http.call(
            "POST",
            "/api/tables",
            {"name": "Load", "players": SEATS, "deals": 1000},
            self._cookies[0],
        )
        self.id = made["id"]
        for cookie in self._cookies[1:]:
            await http.call("POST", f"/api/tables/{self.id}/seats", {"name": "Load"}, cookie)
        for seat, cookie in enumerate(self._cookies):
            socket = await websockets.connect(
                f"ws://127.0.0.1:{self._port}/ws/{self.id}?protocol={PROTOCOL}",
                additional_headers={"Cookie": f"tabbe={cookie}"},
                compression=None,
                ping_interval=None,
                max_queue=None,
            )
            self._sockets.append(socket)
            asyncio.create_task(self._listen(seat, socket)).add_done_callback(_ended)

    async def _listen(self, seat: int, socket: Any) -> None:
        async for raw in socket:
            if raw.startswith(('{"type":"update"', '{"type":"state"')):
                await self._update(seat, json.loads(raw))
            elif raw.startswith('{"type":"done"'):
                if '"id":"p' in raw and self._report.running:
                    self._report.confirmed += 1
            elif raw.startswith('{"type":"refused"') and '"id":"p' in raw:
                raise RuntimeError(raw)

    async def _update(self, seat: int, message: dict[str, Any]) -> None:
        version = message["version"]
        if version in self._sent:
            self._heard[version] = self._heard.get(version, 0) + 1
            if self._heard[version] == SEATS:
                self._report.spread.append(time.perf_counter() - self._sent.pop(version))
                del self._heard[version]
        own = message["own"]
        if "mix" in own["may"]:
            await self._sockets[seat].send(
                json.dumps({"type": "mix", "id": f"m{version}", "text": f"{self._dice.random()}"})
            )
        elif "ready" in own["may"]:
            await self._sockets[seat].send(json.dumps({"type": "ready", "id": f"r{version}"}))
        elif "play" in own["may"] and own["legal"]:
            self._turn = (seat, version, [move["notation"] for move in own["legal"]])
            self._wants.set()

    async def play(self) -> None:
        """Play until cancelled."""
        await asyncio.sleep(self._dice.random() * self._every)
        while True:
            started = time.perf_counter()
            await self._wants.wait()
            self._wants.clear()
            if self._turn is None:
                continue
            seat, version, moves = self._turn
            # The move makes the version one larger, unless something else has happened.
            self._sent = {version + 1: time.perf_counter()}
            self._heard.clear()
            move = {"type": "play", "id": f"p{version}", "version": version}
            await self._sockets[seat].send(json.dumps({**move, "move": self._dice.choice(moves)}))
            left = self._every - (time.perf_counter() - started)
            if left > 0:
                await asyncio.sleep(left)


def _ended(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        print("a seat was lost:", task.exception(), file=sys.stderr)


class Http:
    """A few HTTP calls at a time on connections that are kept."""

    def __init__(self, port: int) -> None:
        import httpx

        self._client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)

    async def call(self, method: str, path: str, body: Any, cookie: str) -> Any:
        """Make a call as somebody."""
        headers = {"Authorization": f"Bearer {cookie}"}
        answer = await self._client.request(method, path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def cookie(self) -> str:
        """Become somebody new."""
        # The header goes before any cookie that the client has kept.
        unknown = {"Authorization": "Bearer nobody"}
        answer = await self._client.put("/api/me", json={"name": "Load"}, headers=unknown)
        return str(answer.cookies["tabbe"])

    async def close(self) -> None:
        """Let the connections go."""
        await self._client.aclose()


def seconds_of(process: int) -> float:
    """Seconds of a core that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> int:
    """Kilobytes of memory of a process."""
    for line in Path(f"/proc/{process}/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def start_server(database: Path) -> tuple[subprocess.Popen[str], int]:
    """Start a server and wait for its port."""
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "tabbe", "serve", "--port", "0", "--rate", "0"),
            *("--workers", "1", "--database", str(database)),
        ],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
    )
    if process.stdout is None:
        raise RuntimeError("no output")
    return process, int(process.stdout.readline().split("/;")[0].rpartition(":")[2])


async def measure(wanted: argparse.Namespace, port: int, server: int) -> dict[str, Any]:
    """Open all tables, let them play for the time, and count."""
    report, http = Report(), Http(port)
    every = wanted.every if wanted.kind == "paced" else 0.0
    empty = memory_of(server)
    tables: list[LoadTable] = []
    gate = asyncio.Semaphore(8)

    async def open_one() -> None:
        async with gate:
            cookies = [await http.cookie() for _ in range(SEATS)]
            table = LoadTable(port, cookies, report, every)
            await table.open(http)
            tables.append(table)

    opening = time.perf_counter()
    await asyncio.gather(*(open_one() for _ in range(wanted.tables)))
    opened = time.perf_counter() - opening
    await asyncio.sleep(2)
    full = memory_of(server)
    bots = [
        await http.call(
            "POST",
            "/api/tables",
            {
                "name": "Load",
                "players": 2,
                "seats": ["expert:ms=200", "expert:ms=200"],
                "deals": 1000,
                "pace": 0,
            },
            await http.cookie(),
        )
        for _ in range(wanted.bots)
    ]
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(min(every, 4))
    report.spread.clear()
    report.running = True
    before, own = seconds_of(server), resource.getrusage(resource.RUSAGE_SELF).ru_utime
    own += resource.getrusage(resource.RUSAGE_SELF).ru_stime
    began = time.perf_counter()
    await asyncio.sleep(wanted.seconds)
    took = time.perf_counter() - began
    report.running = False
    used = seconds_of(server) - before
    after = resource.getrusage(resource.RUSAGE_SELF)
    for task in playing:
        task.cancel()
    await asyncio.sleep(2)
    await http.close()
    spread = sorted(report.spread)

    def at(share: float) -> float:
        return round(1000 * spread[min(len(spread) - 1, int(share * len(spread)))], 1)

    return {
        "kind": wanted.kind,
        "tables": wanted.tables,
        "sockets": SEATS * wanted.tables,
        "bot_tables": len(bots),
        "seconds": round(took, 1),
        "opened_s": round(opened, 1),
        "moves": report.confirmed,
        "moves_per_s": round(report.confirmed / took, 1),
        "ms_to_last_seat": {"p50": at(0.5), "p95": at(0.95), "p99": at(0.99)} if spread else None,
        "server_core": round(used / took, 2),
        "server_us_per_move": round(1e6 * used / report.confirmed) if report.confirmed else None,
        "generator_core": round((after.ru_utime + after.ru_stime - own) / took, 2),
        "server_mb": round(full / 1024),
        "kb_per_socket": round((full - empty) / (SEATS * wanted.tables), 1),
        "tables_listed": len(tables),
    }


def main() -> int:
    """Measure, and print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("kind", choices=("paced", "closed"))
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--every", type=float, default=4)
    parser.add_argument("--bots", type=int, default=0)
    wanted = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "load.db"
        process, port = start_server(database)
        try:
            found = uvloop.run(measure(wanted, port, process.pid))
        finally:
            process.terminate()
            process.wait()
        with closing(sqlite3.connect(database)) as opened:
            stored = opened.execute("SELECT count(*) FROM event WHERE kind = 'moved'").fetchone()
        found["stored_in_all"] = stored[0]
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
