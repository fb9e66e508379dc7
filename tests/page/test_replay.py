"""Replays of files and the way back to a game, in a real browser."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import tabbe
from tabbe.i18n import text
from tabbe.records import record_of, write_record
from tests.page.conftest import SIZES
from tests.page.test_option import until

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.page.conftest import Visit
    from tests.page.server import Server

pytestmark = pytest.mark.slow


def open_record(page: Page, base: str) -> None:
    """Open the file of a whole deal."""
    dice = random.Random(1)
    deal = tabbe.Deal("krypkasino", players=3, seed=1)
    while not deal.is_over:
        deal.play(dice.choice(deal.legal_moves()[:60]))
    page.goto(f"{base}/open")
    page.locator("textarea").fill(write_record(record_of(deal, ("Anna", "Bo", "Cia"))))
    page.locator("[type=submit]").click()
    page.wait_for_selector(".replay .moves a")


def judged(route: Route) -> None:
    """A review as long as they get."""
    move = {"deal": 1, "seat": 0, "loss": 2, "mark": "blunder", "reasons": [], "better": []}
    moves = [{**move, "move": n, "played": "Ks", "best": "Qs"} for n in range(1, 13)]
    route.fulfill(json={"moves": moves, "accuracy": [50, 60, 70]})


def test_board_is_in_view_when_a_move_is_chosen_below_it(visit: Visit, server: Server) -> None:
    """On a phone the list is a screen further down, and what it changes is shown."""
    page = visit(SIZES["small-phone"])
    open_record(page, server.base)
    link = page.locator(".moves a").nth(2)
    page.locator(".acts").scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    top = "document.querySelector('.replay main').getBoundingClientRect().top"
    assert page.evaluate(top) < -100
    link.evaluate("(one) => one.click()")
    until(page, f"Math.abs({top}) < 2")


def test_list_of_moves_has_room_when_there_is_a_review(visit: Visit, server: Server) -> None:
    """On a desktop the moves keep half of the height, however long the review below them is."""
    page = visit(SIZES["desktop"])
    page.route("**/api/review*", judged)
    open_record(page, server.base)
    part = "document.querySelector('.moves').clientHeight / innerHeight"
    assert page.evaluate(part) > 0.5
    page.get_by_role("button", name=text("page-review")).click()
    page.wait_for_selector("#review")
    assert page.evaluate(part) > 0.5


def test_game_under_way_is_offered_when_another_could_be_made(visit: Visit, server: Server) -> None:
    """The page of a new game leads back to the one that is not over."""
    page = visit()
    page.goto(f"{server.base}/")
    page.wait_for_selector(".hand button")
    table = page.evaluate("localStorage.getItem('tabbe.table')")
    page.goto(f"{server.base}/new")
    page.get_by_role("link", name=text("page-unfinished-go", game="Krypkasino")).click()
    page.wait_for_selector(".hand button")
    assert page.url == f"{server.base}/"
    assert page.evaluate("localStorage.getItem('tabbe.table')") == table
