"""What the tests of the server share: databases of their own, of both kinds."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tabbe.server.store import Store
from tests.server.process import Process, empty_postgres


def _postgres_programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    named = shutil.which("initdb")
    return found[-1].parent if found else Path(named).parent if named else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of this run, on 127.0.0.1, in a folder of its own.

    The folder is none of pytest's: every run closes those to other users, also of a run under way.
    """
    programs = _postgres_programs()
    if programs is None:
        pytest.skip("PostgreSQL is missing here; Debian, Ubuntu: apt-get install postgresql")
    with tempfile.TemporaryDirectory(prefix="tabbe-postgres-") as folder:
        yield from _serve(programs, Path(folder))


def _serve(programs: Path, folder: Path) -> Iterator[str]:
    # PostgreSQL will not run as root; its package brings a user.
    as_user: list[str] = []
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
        as_user = ["runuser", "-u", "postgres", "--"]
    data = folder / "data"
    options = ["--auth=trust", "--username=tabbe", "--no-sync", "--encoding=UTF8", "--locale=C"]
    subprocess.run(
        [*as_user, str(programs / "initdb"), *options, str(data)],
        check=True,
        capture_output=True,
        cwd="/",
    )
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = f"-c listen_addresses=127.0.0.1 -p {port} -c unix_socket_directories= -c fsync=off"
    control = [*as_user, str(programs / "pg_ctl"), "-D", str(data), "-w"]
    log = ["-l", str(folder / "log")]
    subprocess.run(
        [*control, *log, "-o", settings, "start"], check=True, stdout=subprocess.DEVNULL, cwd="/"
    )
    try:
        yield f"postgresql://tabbe@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run(
            [*control, "-m", "immediate", "stop"], check=True, stdout=subprocess.DEVNULL, cwd="/"
        )


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "t.db")
    address: str = request.getfixturevalue("postgres")
    asyncio.run(empty_postgres(address))
    return address


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An open store on an empty database of either kind."""
    opened = Store(database)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture(autouse=True)
def no_server_left() -> Iterator[None]:
    """End the servers of a test that failed before it did."""
    yield
    while Process.running:
        with suppress(ProcessLookupError):
            os.kill(Process.running.pop(), signal.SIGKILL)
