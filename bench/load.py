"""Load on a server: real games over real sockets, bounded in number and time.

    python bench/load.py paced --tables 4000 --seconds 180 --every 4
    python bench/load.py closed --tables 50 --seconds 20
    python bench/load.py idle --tables 500 1500

`paced`: every table plays one move in so many seconds, all its seats connected; from the moment a
move is sent to the moment the last of the four seats has it. Beside the many tables, which one
process plays, a second process plays a few (`--probe`): where the first comes too late to hear
what has long been sent, the second does not, and how late the first was is told with the rest.
`closed`: every table plays as fast as it can. `idle`: nobody plays; what a socket adds to the
server's memory from the first number of tables to the second.

The server runs in a process of its own, with SQLite, and is started here unless `--port` names one.
Told are its and the generator's use of a core, the server's CPU time for each move, and at the end
whether every move that was sent is stored and was heard by all. `--bots` adds tables at which bots
think without end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import uvloop

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from bench.party import SEATS, Http, Party, Report  # noqa: E402
from tabbe.bots.kernel import SEARCH  # noqa: E402
from tabbe.engine import compiler  # noqa: E402

SPARE = 300
"""Open files beside the sockets: calls, database, workers."""

LAG = 0.01
"""Seconds between looks at how late the generator's loop is."""

OPENING = 16
"""Tables that are opened at a time."""


def seconds_of(process: int) -> tuple[float, float]:
    """Seconds of a core that a process has used, in its own code and in the system's."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    return int(fields[11]) / ticks, int(fields[12]) / ticks


def memory_of(process: int) -> int:
    """Kilobytes of memory of a process."""
    for line in Path(f"/proc/{process}/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def raise_limits(sockets: int) -> str | None:
    """Let this process and those it starts hold so many sockets; or say why they cannot."""
    needed = sockets + SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < needed:
        return (
            f"{sockets} sockets need {needed} open files in each process, but this machine allows "
            f"{hard}; take fewer --tables, or raise the limit (ulimit -Hn {needed}, as root)."
        )
    if soft != resource.RLIM_INFINITY and soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed if hard < 0 else hard, hard))
    ports = Path("/proc/sys/net/ipv4/ip_local_port_range")
    low, high = map(int, ports.read_text("ascii").split()) if ports.exists() else (32768, 60999)
    if high - low < needed:
        return (
            f"{sockets} sockets need as many local ports, but this machine has {high - low}; take "
            f"fewer --tables, or widen {ports}."
        )
    return None


def start_server(database: Path) -> subprocess.Popen[str]:
    """Start a server; its first line names its port."""
    return subprocess.Popen(
        [
            *(sys.executable, "-m", "tabbe", "serve", "--port", "0", "--rate", "0"),
            *("--workers", "1", "--database", str(database)),
        ],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
    )


def port_of(server: subprocess.Popen[str]) -> int:
    """The port that a server says it listens on."""
    if server.stdout is None:
        raise RuntimeError("no output")
    return int(server.stdout.readline().split("/;")[0].rpartition(":")[2])


def tell(what: str) -> None:
    """Say on the other output how far it is."""
    print(f"{time.strftime('%H:%M:%S')} {what}", file=sys.stderr, flush=True)


def shares(seconds: list[float]) -> dict[str, float] | None:
    """Milliseconds within which one half, 95 and 99 of 100 stay, and the most."""
    found = sorted(seconds)
    if not found:
        return None

    def at(share: float) -> float:
        return round(1000 * found[min(len(found) - 1, int(share * len(found)))], 1)

    return {"p50": at(0.5), "p95": at(0.95), "p99": at(0.99), "most": at(1)}


async def watch_loop(late: list[float]) -> None:
    """Note how late this process's loop comes to what is due."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG
        await asyncio.sleep(LAG)
        late.append(loop.time() - due)


class Load:
    """The tables of one measurement.

    Args:
        wanted: the options.
        port: of the server.
        server: its process, 0 where it is not known.
    """

    def __init__(self, wanted: argparse.Namespace, port: int, server: int) -> None:
        self._wanted = wanted
        self._port = port
        self._server = server
        self._every = wanted.every if wanted.kind == "paced" else 0.0
        self._dice = random.Random(wanted.seed)  # noqa: S311 - only chooses cards
        self._report = Report()
        self._beside = Report()
        self._parties: list[Party] = []
        self._guests: list[Party] = []

    async def _open(self, number: int) -> float:
        """Open tables until there are so many; the seconds it took."""
        began, http = time.perf_counter(), Http(self._port)
        gate = asyncio.Semaphore(OPENING)

        async def open_one() -> None:
            dice = random.Random(self._dice.random())  # noqa: S311 - only chooses cards
            party = Party(self._port, self._report, self._every, dice)
            async with gate:
                await party.open(http)
            self._parties.append(party)
            if len(self._parties) % 500 == 0:
                tell(f"{len(self._parties)} tables opened")

        try:
            async with asyncio.TaskGroup() as opening:
                for _ in range(number - len(self._parties)):
                    opening.create_task(open_one())
        finally:
            await http.close()
        return time.perf_counter() - began

    async def idle(self) -> dict[str, Any]:
        """Measure what a socket adds to the memory of the server."""
        found = []
        for number in self._wanted.tables:
            await self._open(number)
            await asyncio.sleep(5)
            found.append(memory_of(self._server))
        few, many = self._wanted.tables[0], self._wanted.tables[-1]
        return {
            "kind": "idle",
            "tables": self._wanted.tables,
            "server_mb": [round(kb / 1024, 1) for kb in found],
            "kb_per_socket": round((found[-1] - found[0]) / (SEATS * max(1, many - few)), 1),
            "faults": self._report.faults[:5],
        }

    async def play(self) -> dict[str, Any]:
        """Open all tables, let them play for the time, and count."""
        wanted, report = self._wanted, self._report
        tables = wanted.tables[0]
        opened = await self._open(tables)
        await asyncio.sleep(2)
        memory = memory_of(self._server) if self._server else 0
        probe = await self._start_probe()
        await self._seat_bots()
        if wanted.told:
            print("ready", flush=True)
            await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
        for party in (*self._parties, *self._guests):
            party.begin()
        await asyncio.sleep(max(2.0, self._every))
        tell(f"{tables} tables play for {wanted.seconds:g} s")
        if probe is not None and probe.stdin is not None:
            probe.stdin.write(b"go\n")
        lag: list[float] = []
        watching = asyncio.create_task(watch_loop(lag))
        report.spread.clear()
        report.late.clear()
        report.running = True
        before, own = seconds_of(self._server or os.getpid()), seconds_of(os.getpid())
        began = time.perf_counter()
        await asyncio.sleep(wanted.seconds)
        took = time.perf_counter() - began
        report.running = False
        used, own_used = (
            [late - early for early, late in zip(start, seconds_of(of), strict=True)]
            for start, of in ((before, self._server or os.getpid()), (own, os.getpid()))
        )
        spread = shares(report.spread)
        watching.cancel()
        for party in (*self._parties, *self._guests):
            party.end()
        for _ in range(100):
            if report.heard == report.sent:
                break
            await asyncio.sleep(0.1)
        moves = max(1, report.confirmed)
        found = {
            "kind": wanted.kind,
            "tables": tables,
            "sockets": SEATS * tables,
            "bot_tables": wanted.bots,
            "moves_against_bots": self._beside.sent,
            "seconds": round(took, 1),
            "opened_s": round(opened, 1),
            "moves": report.confirmed,
            "moves_per_s": round(report.confirmed / took, 1),
            "ms_to_last_seat": spread,
            "ms_generator_late": shares(lag),
            "ms_moves_late": shares(report.late),
            "generator_core": round(sum(own_used) / took, 2),
            "sent_in_all": report.sent,
            "not_heard_by_all": report.sent - report.heard,
            "faults": (report.faults + self._beside.faults)[:5],
            "load": [round(load, 1) for load in os.getloadavg()],
        }
        if self._server:
            found |= {
                "server_core": round(sum(used) / took, 2),
                "server_us_per_move": round(1e6 * sum(used) / moves),
                "server_us_in_system": round(1e6 * used[1] / moves),
                "server_mb": round(memory / 1024),
            }
        if probe is not None:
            said, _ = await probe.communicate()
            few = json.loads(said)
            names = ("tables", "moves", "ms_to_last_seat", "ms_generator_late", "faults")
            found["probe"] = {name: few[name] for name in names}
            found["sent_in_all"] += few["sent_in_all"]
            found["not_heard_by_all"] += few["not_heard_by_all"]
        return found

    async def _seat_bots(self) -> None:
        """Open the tables at which bots think without end: three against one who plays at once."""
        http = Http(self._port)
        for number in range(self._wanted.bots):
            # What is played there is not among the figures, but shown to have been played.
            party = Party(self._port, self._beside, 0, random.Random(number))  # noqa: S311 - only chooses cards
            await party.open_with_bots(http, "expert:ms=200")
            self._guests.append(party)
        await http.close()

    async def _start_probe(self) -> asyncio.subprocess.Process | None:
        """Let a second process open a few tables; it plays them when it is told to."""
        wanted = self._wanted
        if wanted.kind != "paced" or not wanted.probe:
            return None
        probe = await asyncio.create_subprocess_exec(
            *(sys.executable, str(Path(__file__)), "paced", "--port", str(self._port)),
            *("--tables", str(wanted.probe), "--every", "1", "--probe", "0", "--told"),
            # It begins to count some seconds after it is told, and must not be the last.
            *("--seconds", str(max(1.0, wanted.seconds - 3)), "--seed", str(wanted.seed + 1)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        if probe.stdout is None or (await probe.stdout.readline()).strip() != b"ready":
            raise RuntimeError("the second process could not open its tables")
        return probe


def main() -> int:
    """Measure, and print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("kind", choices=("paced", "closed", "idle"))
    parser.add_argument("--tables", type=int, nargs="+", default=[50])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--every", type=float, default=4)
    parser.add_argument("--bots", type=int, default=0, help="tables of bots that think")
    parser.add_argument("--probe", type=int, default=20, help="tables of the second process")
    parser.add_argument("--port", type=int, help="of a server that runs already, with --rate 0")
    parser.add_argument("--told", action="store_true", help="begin at a line of the input")
    parser.add_argument("--seed", type=int, default=1, help="of the cards that are played")
    wanted = parser.parse_args()
    if wanted.kind == "idle" and (len(wanted.tables) != 2 or wanted.port):
        parser.error("idle takes two numbers of --tables, and a server of its own")
    refused = raise_limits(SEATS * (max(wanted.tables) + wanted.probe))
    if refused:
        print(refused, file=sys.stderr)
        return 2
    if wanted.port:
        print(json.dumps(uvloop.run(Load(wanted, wanted.port, 0).play())))
        return 0
    # Whoever ends this ends the server as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "load.db"
        if wanted.bots:
            # A server that has to compile first lets `greedy` play for them meanwhile.
            compiler.compiled(SEARCH)
        process = start_server(database)
        try:
            load = Load(wanted, port_of(process), process.pid)
            found = uvloop.run(load.idle() if wanted.kind == "idle" else load.play())
        finally:
            process.terminate()
            process.wait()
        with closing(sqlite3.connect(database)) as opened:
            kept = "SELECT count(*) FROM event WHERE kind = 'moved' AND data LIKE '%\"id\":\"p%'"
            found["stored_in_all"] = opened.execute(kept).fetchone()[0]
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
