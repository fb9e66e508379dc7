"""The page in a real browser: how soon the first cards are seen, and how soon a play is, by all.

    python bench/page.py                     ten cold starts, then forty plays seen in four browsers
    python bench/page.py --starts 30 --plays 100 --json

A start is a new browser with an empty profile that is sent to a running server's first page; it
ends with the first picture that has the hand on it. A play begins with the press on its button and
ends with the first picture of it in the last of four windows, one for each seat. Wants Chromium.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

if TYPE_CHECKING:
    from playwright.sync_api import BrowserType, Page

    from tests.page.server import Server

FIRST = """
const watch = () => {
  if (document.querySelector('.hand [data-piece]'))
    requestAnimationFrame(() => setTimeout(() => { window.first = performance.now(); }));
  else requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
"""
SEEN = """
localStorage.setItem('tabbe.setting', '{"speed": "instant", "motion": "less"}');
window.seen = {};
window.pressed = 0;
const now = () => performance.timeOrigin + performance.now();
addEventListener('click', (event) => {
  if (event.target.closest('.tray .gold')) window.pressed = now();
}, true);
const watch = () => {
  const version = document.querySelector('.play')?.dataset.version;
  if (version && !(version in window.seen))
    setTimeout(() => { window.seen[version] ??= now(); });
  requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
"""


def starts(chromium: BrowserType, server: Server, count: int) -> list[float]:
    """Milliseconds from the address to the first cards, in a new browser each time."""
    found = []
    for _ in range(count):
        browser = _browser(chromium)
        page = browser.new_page(viewport={"width": 390, "height": 844})
        page.add_init_script(FIRST)
        page.goto(server.base)
        page.wait_for_selector(".hand [data-piece]")
        found.append(_number(page, "window.first"))
        browser.close()
    return found


def plays(chromium: BrowserType, server: Server, count: int) -> list[float]:
    """Milliseconds from the press on a play to its picture in the last of four windows."""
    from tests.page.player import make_table, play_by_mouse, version

    browser = _browser(chromium)
    pages = []
    link = ""
    for seat in range(4):
        page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
        page.add_init_script(SEEN)
        if seat == 0:
            seats = ["you", "open", "open", "open"]
            link = make_table(page, server.base, players=4, seats=seats)
        page.goto(link)
        if seat:
            page.locator("#name").fill(f"Seat {seat}")
            page.locator("[type=submit]").click()
        pages.append(page)
    found: list[float] = []
    while len(found) < count:
        on_turn = next(
            (page for page in pages if page.locator(".play[data-turn=true]").count()), None
        )
        if on_turn is None:
            if pages[0].locator(".play.counted, .play.over").count():
                break
            pages[0].wait_for_timeout(20)
            continue
        before = int(version(on_turn))
        play_by_mouse(on_turn, most=1)
        pressed = _number(on_turn, "window.pressed")
        # Versions count all that happens; the play is the first that is newer than the press.
        found.append(max(_number(page, _newer(before)) for page in pages) - pressed)
    browser.close()
    return found


def _newer(version: int) -> str:
    return f"Object.entries(window.seen).find(([one]) => Number(one) > {version})?.[1]"


def _browser(chromium: BrowserType) -> Any:
    from tests.page.conftest import QUIET

    return chromium.launch(executable_path=shutil.which("chromium"), args=list(QUIET))


def _number(page: Page, what: str) -> float:
    """A number that the page has sooner or later."""
    for _ in range(500):
        value = page.evaluate(what)
        if value:
            return float(value)
        page.wait_for_timeout(10)
    raise TimeoutError(what)


def main() -> None:
    """Measure and report."""
    from playwright.sync_api import sync_playwright

    from tests.page.server import Server

    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--starts", type=int, default=10)
    parser.add_argument("--plays", type=int, default=40)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder))
        try:
            measured = {
                "first cards": starts(driver.chromium, server, asked.starts),
                "play seen by all": plays(driver.chromium, server, asked.plays),
            }
        finally:
            server.stop()
    if asked.json:
        print(json.dumps(measured))
        return
    for what, times in measured.items():
        ordered = sorted(times)
        late = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
        print(
            f"{what}: {len(times)} times, median {statistics.median(times):.0f} ms, "
            f"95 % within {late:.0f} ms, worst {ordered[-1]:.0f} ms"
        )


if __name__ == "__main__":
    main()
