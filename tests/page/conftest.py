"""A browser, the built page, and the watch kept over both: no errors, no strangers."""

from __future__ import annotations

import json
import shutil
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

from tests.page.server import Server
from tests.page.shelf import PAGE, shelf

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, ConsoleMessage, Page, Request

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
LOCALES = {"en": "en-GB", "sv": "sv-SE", "da": "da-DK", "de": "de-DE", "fr": "fr-FR", "es": "es-ES"}
PATIENCE = 20_000
"""Milliseconds that anything may take on a machine that is busy with something else."""

SIZES = {
    "small-phone": (360, 640),
    "phone": (390, 844),
    "phone-on-its-side": (844, 390),
    "phone-with-bars": (390, 664),
    "tablet": (768, 1024),
    "large-tablet": (820, 1180),
    "tablet-on-its-side": (1024, 768),
    "desktop": (1440, 900),
}


class Visit:
    """Opens windows; all that goes wrong in one fails the test at its end.

    Args:
        browser: whose windows.
        rooms: closes them.

    Attributes:
        faults: errors and warnings of every window so far.
        hosts: every host that was asked for something.
        forgiven: beginnings of errors that a test brings about on purpose.
    """

    def __init__(self, browser: Browser, rooms: ExitStack) -> None:
        self._browser = browser
        self._rooms = rooms
        self.faults: list[str] = []
        self.hosts: set[str] = set()
        self.forgiven = ["Service Worker registration blocked by Playwright"]

    def __call__(
        self,
        size: tuple[int, int] = (390, 844),
        lang: str = "en",
        setting: dict[str, Any] | None = None,
        **context: Any,
    ) -> Page:
        """Open a window of a size, in a language, with kept settings."""
        window = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[lang],
            service_workers=context.pop("service_workers", "block"),
            **context,
        )
        self._rooms.callback(window.close)
        page = window.new_page()
        page.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps({"speed": "instant", **(setting or {})}))
        page.add_init_script(
            "if (!localStorage.getItem('tabbe.setting'))"
            f" localStorage.setItem('tabbe.setting', {kept});"
        )
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", self._note)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(message.text)

    def _note(self, request: Request) -> None:
        self.hosts.add(urlsplit(request.url).hostname or "")

    def verdict(self) -> list[str]:
        """What went wrong, but for what the test wanted to."""
        return [
            fault
            for fault in self.faults
            if not any(fault.startswith(beginning) for beginning in self.forgiven)
        ]


# One for each module, not for the run: while it lives, playwright keeps an event loop running in
# this thread, and no test of asyncio can follow in the same process.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, driven by playwright."""
    found = shutil.which("chromium")
    if found is None:
        pytest.skip("no chromium here (Debian: apt-get install --no-install-recommends chromium)")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def base() -> Iterator[str]:
    """Address of the built page, without a server behind it."""
    if not (PAGE / "index.html").is_file():
        pytest.fail("The page is not built: python hatch_build.py builds it.")
    yield from shelf()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server with the built page."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Windows that are watched: no error, no broken policy, no request to another host."""
    with ExitStack() as rooms:
        visit = Visit(browser, rooms)
        yield visit
    assert visit.verdict() == []
    assert visit.hosts <= {"127.0.0.1", ""}
