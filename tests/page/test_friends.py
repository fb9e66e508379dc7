"""Four browsers at one table, through all that happens to real people."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import pytest

from tabbe.i18n import text
from tests.page.player import make_table, play_by_mouse, version

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.page.conftest import Visit
    from tests.page.server import Server

pytestmark = pytest.mark.slow


def sit(page: Page, link: str, name: str) -> None:
    """Come to a table by its link, with a name."""
    page.goto(link)
    page.locator("#name").fill(name)
    page.locator("[type=submit]").click()
    page.wait_for_selector(".play")


def on_turn(pages: list[Page]) -> Page:
    """Whose turn it is; waits until all have heard of the last play."""
    for _ in range(300):
        mine = [page for page in pages if page.locator(".play[data-turn=true]").count()]
        if mine and len({version(page) for page in pages}) == 1:
            return mine[0]
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is on turn")


def round_of_plays(pages: list[Page], plays: int = 4) -> None:
    """Let each play once."""
    for _ in range(plays):
        page = on_turn(pages)
        play_by_mouse(page, most=1)


def test_four_browsers_play_on_when_people_come_and_go(visit: Visit, server: Server) -> None:
    """Reload, a line that is cut, a second device and a killed server: seats and cards stay."""
    visit.forgiven += ["WebSocket connection to 'ws://127.0.0.1", "Failed to load resource"]
    host = visit()
    link = make_table(host, server.base, players=4, seats=["you", "open", "open", "open"], deals=1)
    host.goto(link)
    host.wait_for_selector(".lobby")
    others = [visit() for _ in range(3)]
    for page, name in zip(others, ["Bo", "Siv", "Ulf"], strict=True):
        sit(page, link, name)
    pages = [host, *others]
    for page in pages:
        page.wait_for_selector(".hand button")
    round_of_plays(pages)

    pages[1].reload()
    pages[1].wait_for_selector(".hand button")
    round_of_plays(pages)

    cards = pages[2].locator(".hand button").evaluate_all("all => all.map(one => one.ariaLabel)")
    pages[2].context.set_offline(True)
    pages[2].wait_for_timeout(300)
    pages[2].context.set_offline(False)
    pages[2].reload()
    pages[2].wait_for_selector(".hand button")
    assert pages[2].locator("#name").count() == 0
    now = pages[2].locator(".hand button").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert now == cards
    round_of_plays(pages)

    token = pages[3].evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}/device`, {method: 'POST',"
        " headers: {'content-type': 'application/json'}, body: '{}'})).json()).token",
        link.rpartition("/")[2],
    )
    second = visit()
    second.goto(f"{server.base}/m#{token}")
    second.wait_for_selector(".hand button")
    assert second.locator(".hand button").evaluate_all(
        "all => all.map(one => one.ariaLabel)"
    ) == pages[3].locator(".hand button").evaluate_all("all => all.map(one => one.ariaLabel)")
    round_of_plays([*pages[:3], second])

    before = [page.locator(".hand button").count() for page in pages]
    server.stop(signal.SIGKILL)
    server.start()
    for page in [*pages, second]:
        page.wait_for_selector(".tray .say:not(.no), .chip", timeout=40_000)
    assert [page.locator(".hand button").count() for page in pages] == before
    round_of_plays(pages, 2)


def test_plays_are_seen_by_all_within_the_time_when_one_plays(visit: Visit, server: Server) -> None:
    """Everybody sees the same version after each play, and the log says the same."""
    host = visit()
    link = make_table(host, server.base, players=2, seats=["you", "open"], deals=1)
    host.goto(link)
    guest = visit()
    sit(guest, link, "Bo")
    pages = [host, guest]
    for page in pages:
        page.wait_for_selector(".hand button")
    round_of_plays(pages, 6)
    on_turn(pages)
    counts = {page.locator(".field [data-piece]").count() for page in pages}
    assert len(counts) == 1


def test_name_is_only_text_when_it_looks_like_markup(visit: Visit, server: Server) -> None:
    """A hostile name is shown as it is written, and runs nowhere."""
    host = visit()
    link = make_table(host, server.base, players=2, seats=["you", "open"], deals=1)
    host.goto(link)
    guest = visit()
    sit(guest, link, "<img src=x onerror=alert(1)>")
    host.wait_for_selector(".hand button")
    assert "<img" in host.locator(".seats").inner_text()
    assert host.locator(".seats img").count() == 0


def test_same_people_play_again_when_one_has_given_up(visit: Visit, server: Server) -> None:
    """Giving up amid a deal shows who won, without a count; both want more, and stay here."""
    host = visit()
    link = make_table(host, server.base, players=2, seats=["you", "open"], deals=1)
    host.goto(link)
    guest = visit()
    sit(guest, link, "Bo")
    pages = [host, guest]
    round_of_plays(pages, 3)
    guest.locator(".seats button", has_text=text("name-you")).click()
    guest.get_by_role("button", name=text("page-concede")).click()
    assert guest.locator(".play.over").count() == 0
    guest.get_by_role("button", name=text("page-concede-sure")).click()
    for page, winner in ((host, text("end-won-you", points="")[:7]), (guest, "Anna")):
        page.wait_for_selector(".play.over #result-title")
        assert page.locator("#result-title").inner_text().startswith(winner)
        assert page.locator(".result table").count() == 0
    again = text("page-again")
    host.get_by_role("button", name=again).click()
    host.locator(".result footer", has_text="Bo").wait_for()
    guest.get_by_role("button", name=again).click()
    round_of_plays(pages, 2)
    host.locator(".seats button", has_text=text("name-you")).click()
    host.get_by_role("button", name=text("page-concede")).click()
    host.get_by_role("button", name=text("page-concede-sure")).click()
    guest.get_by_text(text("page-wins", scores="Anna 1, You 1")).wait_for()
    assert {page.url for page in pages} == {link}


def test_unknown_code_is_explained_when_it_was_misheard(visit: Visit, server: Server) -> None:
    """The sentence is the server's own."""
    page = visit()
    visit.forgiven += ["Failed to load resource"]
    page.goto(f"{server.base}/c/0000")
    page.get_by_text(text("server-no-code")).wait_for()


def test_lobby_and_invitation_fit_a_phone_when_a_name_is_long(visit: Visit, server: Server) -> None:
    """A name without a place to break pushes neither seats nor buttons off the paper."""
    host, guest = visit((360, 640)), visit((360, 640))
    seats = ["you", "open", "greedy"]
    link = make_table(host, server.base, name="W" * 40, players=3, seats=seats, deals=1)
    host.goto(link)
    guest.goto(link)
    for page, parts in ((host, ".lobby ol, .lobby li, .lobby label"), (guest, "input, button")):
        page.wait_for_selector(parts)
        for part in page.locator(parts).all():
            place = part.bounding_box()
            assert place is not None
            assert place["x"] >= 0
            assert place["x"] + place["width"] <= 360
