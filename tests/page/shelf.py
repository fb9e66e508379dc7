"""The built page on a port of this machine, with the policy that the server sends."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

from tabbe.server.guard import CONTENT_POLICY

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = Path(__file__).parents[2] / "src" / "tabbe" / "server" / "page"


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Serve a file, or the page for any path without a dot."""
        if "." not in self.path.rpartition("/")[2]:
            self.path = "/index.html"
        super().do_GET()

    def end_headers(self) -> None:
        """Add the policy."""
        self.send_header("Content-Security-Policy", CONTENT_POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


def shelf() -> Iterator[str]:
    """Give the address of the page, and stop serving it afterwards."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=str(PAGE)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()
    thread.join()
