"""What a service manager hears of a server's life."""

from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING

import pytest

from tests.server.process import Process

if TYPE_CHECKING:
    from pathlib import Path


async def test_manager_hears_that_the_server_is_ready_and_stops(tmp_path: Path) -> None:
    """`Type=notify`: READY once connections are taken, STOPPING at SIGTERM, and an end with 0."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.setblocking(False)
        server = Process(tmp_path / "t.db", NOTIFY_SOCKET=str(tmp_path / "notify"))
        await server.start()
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(60):
            assert await loop.sock_recv(manager, 100) == b"READY=1"
        assert await server.stop() == 0
        assert manager.recv(100) == b"STOPPING=1"
        with pytest.raises(BlockingIOError):
            manager.recv(100)
