"""Every page of a match, from the first choice to the proof: axe is content, nothing is cut off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest

from tabbe.i18n import LANGUAGES, text
from tests.page.axe import violations
from tests.page.conftest import SIZES, Visit
from tests.page.player import against_bots, make_table, play_by_mouse
from tests.page.test_reader import CUT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page, Route

    from tests.page.server import Server

pytestmark = pytest.mark.slow

# How far the page reaches beyond what is on it; what is only heard must not make it longer.
EMPTY = """() => document.documentElement.scrollHeight - Math.max(innerHeight,
  ...[...document.body.querySelectorAll(':not(.unseen, .unseen *)')].map((one) =>
    one.getBoundingClientRect().bottom + scrollY))"""

# A server whose workers are busy says so, and is asked again.
REPLAYED = """async (game) => {
  const answer = await fetch(`/api/games/${game}/replay`);
  return answer.ok ? await answer.json() : null;
}"""


@dataclass(frozen=True)
class Match:
    """A match that has been played, and whose browser played it.

    Attributes:
        base: address of the server.
        lobby: a table that waits for people.
        table: the table at which the match was played.
        replay: its replay.
        replayed: what the server answers to who looks at the replay.
        record: its file.
        state: the browser's cookies and settings.
    """

    base: str
    lobby: str
    table: str
    replay: str
    replayed: Any
    record: str
    state: Any

    def open(self, page: Page) -> None:
        """Let a page have replay and review at once: a busy machine thinks long about both."""
        page.route("**/api/games/*/replay", lambda route: route.fulfill(json=self.replayed))
        page.route("**/api/games/*/review", review)


@pytest.fixture(scope="module")
def match(browser: Browser, server: Server) -> Iterator[Match]:
    """One match for all tests here: playing it takes longer than looking at it."""
    from contextlib import ExitStack

    with ExitStack() as rooms:
        page = Visit(browser, rooms)()
        seats = ["you", "open", "greedy", "club"]
        lobby = make_table(page, server.base, players=4, seats=seats)
        against_bots(page, server.base, "krypkasino", 6)
        play_by_mouse(page)
        page.wait_for_selector(".result footer a")
        links = page.locator(".result footer a")
        file = links.nth(1).get_attribute("href")
        game = (links.first.get_attribute("href") or "").rpartition("/")[2]
        replayed = None
        for _ in range(20):
            replayed = page.evaluate(REPLAYED, game)
            if replayed is not None:
                break
            page.wait_for_timeout(1000)
        assert replayed is not None
        yield Match(
            base=server.base,
            lobby=lobby,
            table=page.url,
            replay=f"{server.base}{links.first.get_attribute('href')}",
            replayed=replayed,
            record=page.evaluate("async (link) => (await fetch(link)).text()", file),
            state=page.context.storage_state(),
        )


# As long as reasons get: a full table, many ranks, a second reason on either side.
_LEFT = {"ranks": "6 Q K", "unseen": 11, "total": 12, "chance": 87}
_LEAVES = {"key": "hint-leaves-must", "args": {"cards": "Ah 2c 3d 4s Qd Ks", **_LEFT}}
_DOUBLE = {"key": "hint-double", "args": {"card": "Qd", "chance": 12}}
_LAST: dict[str, object] = {"key": "hint-last-low", "args": {}}
_COSTS = {"key": "hint-sweep-costs", "args": {"points": 2, "units": 2}}


def review(route: Route) -> None:
    """A review without the thinking: every kind of mark, and a seat without a choice."""
    marks = ["good", "inaccuracy", "mistake", "blunder"]
    moves = [
        {
            "deal": 1,
            "move": n,
            "seat": n % 6,
            "loss": n % 4 / 2,
            "mark": marks[n % 4],
            "played": "Kdx3c+Td,4d+9s,6h+7c,Kh",
            "best": "Qs",
            "reasons": [_COSTS, _LAST] if n % 4 > 1 else [],
            "better": [_LEAVES, _DOUBLE] if n % 4 > 1 else [],
        }
        for n in range(1, 41)
    ]
    route.fulfill(json={"moves": moves, "accuracy": [92.1, 80, 70.5, None, 55, 99]})


def walk(page: Page, match: Match, lang: str, look: Callable[[str], None]) -> None:
    """Go through every page of a match, and look at each."""
    match.open(page)
    for path, there in (("new", ".games label"), ("open", "form"), ("privacy", "h1")):
        page.goto(f"{match.base}/{path}")
        page.wait_for_selector(there)
        look(path)
    page.goto(match.lobby)
    page.wait_for_selector(".lobby option:nth-child(2)", state="attached")
    look("lobby")
    page.goto(match.table)
    page.wait_for_selector(".result")
    page.get_by_role("group", name=text("page-count-table", lang)).wait_for()
    look("result")
    page.keyboard.press("q")
    page.get_by_role("button", name=text("page-settings", lang)).click()
    page.wait_for_selector("dialog .settings")
    look("settings")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.locator(".bar button").last.click()
    page.wait_for_selector("dialog form")
    look("friends")
    page.goto(f"{match.replay}#9")
    page.wait_for_selector(".replay")
    look("replay")
    page.get_by_role("button", name=text("page-review", lang)).click()
    page.wait_for_selector("#review")
    assert text("hint-last-low", lang) in page.locator(".why").all_inner_texts()
    look("review")
    page.goto(f"{match.base}/verify")
    page.locator("textarea").fill(match.record)
    page.locator("[type=submit]").click()
    page.wait_for_selector(".answer.fair")
    look("verified")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["small-phone", "tablet-on-its-side", "desktop"])
def test_pages_of_a_match_have_no_violations_when_opened(
    visit: Visit, match: Match, size: str, theme: str
) -> None:
    """Axe finds nothing on any page, at phone, tablet and desktop size, light and dark."""
    page = visit(SIZES[size], color_scheme=theme, storage_state=match.state)
    found: dict[str, list[str]] = {}
    walk(page, match, "en", lambda name: found.update({name: violations(page)}))
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    assert len(found) == 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_of_a_match_fit_a_small_phone_when_in_a_language(
    visit: Visit, match: Match, lang: str
) -> None:
    """Nothing is cut off, nothing is wider than the phone, and no page ends in emptiness."""
    page = visit(SIZES["small-phone"], lang, storage_state=match.state)
    wrong: list[object] = []

    def look(name: str) -> None:
        width = page.evaluate("document.documentElement.scrollWidth")
        beyond = page.evaluate(WIDE)
        cut = page.evaluate(CUT)
        empty = page.evaluate(EMPTY)
        if width > SIZES["small-phone"][0] or beyond or cut or empty > 40:
            wrong.append((name, width, beyond, cut, empty))

    walk(page, match, lang, look)
    assert wrong == []


# What stands out of the screen to the side, but for what can be scrolled there on purpose.
WIDE = """() => [...document.body.querySelectorAll('button, a, input, select, textarea, h1, h2, p')]
  .filter((one) => one.checkVisibility() && !one.closest('.unseen, .scroll'))
  .filter((one) => { const box = one.getBoundingClientRect();
    return box.width > 2 && (box.right > innerWidth + 0.5 || box.left < -0.5); })
  .map((one) => `${one.className} ${one.textContent.trim().slice(0, 40)}`)"""


def test_seats_of_a_review_differ_by_place_when_no_colour_is_seen(
    visit: Visit, match: Match
) -> None:
    """Every seat has a row of its own, and all bars have the one colour."""
    page = visit(storage_state=match.state)
    match.open(page)
    page.goto(match.replay)
    page.get_by_role("button", name=text("page-review")).click()
    page.wait_for_selector("#review")
    rows = page.locator("[aria-labelledby=review] tbody tr")
    assert rows.count() == 6
    assert [row.locator("rect").count() for row in rows.all()] == [6, 7, 7, 7, 7, 6]
    fills = page.locator("[aria-labelledby=review] rect").evaluate_all(
        "all => [...new Set(all.map((one) => getComputedStyle(one).fill))]"
    )
    assert len(fills) == 1


def test_file_is_opened_and_played_on_when_it_is_given(visit: Visit, match: Match) -> None:
    """A record is looked at move by move, is still there when reloaded, and is played on from."""
    page = visit(storage_state=match.state)
    page.goto(f"{match.base}/open")
    file = {"name": "a.tabbe", "mimeType": "text/plain", "buffer": match.record.encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    page.wait_for_selector(".replay")
    page.locator(".moves a").nth(6).click()
    assert page.url.endswith("/open#7")
    page.reload()
    page.locator(".moves [aria-current]", has_text="7").wait_for()
    table = page.locator(".replay [data-piece]").count()
    page.get_by_role("button", name=text("page-take-over")).click()
    page.wait_for_selector(".hand button")
    assert page.locator(".practice").count() == 1
    assert page.locator(".field [data-piece]").count() == table
    assert play_by_mouse(page, most=2) == 2


def test_broken_file_is_refused_in_a_sentence_when_it_is_given(visit: Visit, match: Match) -> None:
    """What is wrong with a file is said beside it, and the text stays to be mended."""
    page = visit(storage_state=match.state)
    visit.forgiven += ["Failed to load resource"]
    page.goto(f"{match.base}/open")
    broken = match.record.replace("krypkasino", "krypkasimo")
    page.locator("textarea").fill(broken)
    page.locator("[type=submit]").click()
    alert = page.get_by_role("alert")
    alert.wait_for()
    assert "krypkasimo" in alert.inner_text()
    assert page.locator("textarea").input_value() == broken
