"""Whole games in the browser, against the real server."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tabbe.i18n import LANGUAGES, text
from tabbe.rules import load_rules, preset_ids
from tests.page.player import (
    against_bots,
    play_by_keys,
    play_by_mouse,
    totals,
    wait_for_turn,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.page.conftest import Visit
    from tests.page.server import Server


def recorded(page: Page) -> list[int]:
    """Totals of the finished match, as the server has stored it."""
    link = page.locator(".result footer a").first.get_attribute("href") or ""
    answer = page.evaluate(
        "async (game) => (await fetch(`/api/games/${game}/replay`)).json()",
        link.rpartition("/")[2],
    )
    found: list[int] = answer["totals"]
    return found


def most_players(game: str) -> int:
    """So many that a deal has few plays for each."""
    return min(4, max(load_rules(game).player_counts))


def test_table_is_dealt_when_the_page_opens(visit: Visit, server: Server) -> None:
    """The first page is a table with cards in hand; a reload comes back to the same."""
    page = visit(setting={})
    page.goto(server.base)
    page.wait_for_selector(".hand button")
    assert page.locator(".hand button").count() == 5
    wait_for_turn(page)
    before = page.locator(".hand button").evaluate_all("all => all.map(one => one.ariaLabel)")
    page.reload()
    wait_for_turn(page)
    after = page.locator(".hand button").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert after == before


@pytest.mark.slow
@pytest.mark.parametrize("game", preset_ids())
def test_game_is_played_to_its_end_when_by_mouse(visit: Visit, server: Server, game: str) -> None:
    """Every game can be played by pressing alone, and the count is the server's."""
    page = visit()
    against_bots(page, server.base, game, most_players(game))
    assert play_by_mouse(page) > 5
    page.wait_for_selector(".play.over, .play.counted")
    if page.locator(".play.over").count():
        assert totals(page) == recorded(page)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["krypkasino", "kasino"])
def test_game_is_played_to_its_end_when_by_keys(visit: Visit, server: Server, game: str) -> None:
    """A whole deal without a pointer; the focus is never lost on the way."""
    page = visit()
    against_bots(page, server.base, game, 4)
    assert play_by_keys(page) > 5
    assert page.evaluate("document.activeElement.tagName") != "BODY"


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["krypkasino", "kasino"])
def test_game_is_played_to_its_end_when_only_heard(
    visit: Visit, server: Server, game: str, lang: str
) -> None:
    """Roles, names and live regions are enough, in every language: no class is looked at."""
    page = visit(lang=lang)
    against_bots(page, server.base, game, 4)
    alert = page.get_by_role("alert")
    # After a tie another deal is played; this ends with the first all the same.
    more = page.get_by_role("button", name=text("page-next-deal", lang))
    over = page.get_by_role("button", name=text("page-again", lang)).or_(more)
    choose = text("page-choose-card", lang)
    hand = page.get_by_role("radiogroup", name=text("page-hand", lang))
    plays = page.get_by_role("region", name=text("page-moves", lang))
    told: set[str] = set()
    for _ in range(60):
        ready = plays.get_by_role("button", name=choose)
        ready.or_(over).first.wait_for()
        told |= set(page.get_by_role("log").get_by_role("paragraph").all_inner_texts())
        if over.count():
            break
        assert text("page-your-turn-short", lang) in alert.inner_text()
        count = hand.get_by_role("radio").count()
        for n in range(count):
            hand.get_by_role("radio").nth(n).click()
            ways = plays.get_by_role("radio")
            if ways.count():
                ways.first.click()
            button = plays.get_by_role("button").first
            if not button.get_attribute("aria-disabled"):
                button.click()
                break
        for _ in range(200):
            if over.count() or hand.get_by_role("radio").count() != count:
                break
            page.wait_for_timeout(25)
    assert over.count() == 1
    assert page.get_by_role("table").count() == 1
    assert len(told) > 20


@pytest.mark.slow
def test_replay_is_stepped_through_when_a_match_is_over(visit: Visit, server: Server) -> None:
    """The replay has a link to each move, goes by keys, and can be taken over."""
    page = visit()
    against_bots(page, server.base, "krypkasino", 6)
    play_by_mouse(page)
    page.locator(".result footer a").first.click()
    page.wait_for_selector(".replay")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.url.endswith("#2")
    assert page.locator(".moves [aria-current]").inner_text().startswith("2")
    page.locator(".acts button").first.click()
    page.wait_for_selector(".hand button")
    assert page.locator(".practice").count() == 1


@pytest.mark.slow
def test_record_verifies_when_downloaded(visit: Visit, server: Server) -> None:
    """The page that verifies says yes to a real match and no to a changed one."""
    page = visit()
    against_bots(page, server.base, "krypkasino", 6)
    play_by_mouse(page)
    link = page.locator(".result footer a").nth(1).get_attribute("href")
    record: str = page.evaluate("async (link) => (await fetch(link)).text()", link)
    page.goto(f"{server.base}/verify")
    page.locator("textarea").fill(record)
    page.locator("[type=submit]").click()
    page.wait_for_selector(".answer.fair")
    secret = json.loads(record.partition("secret = ")[2].partition(",")[0])
    changed = secret[:-1] + ("0" if secret[-1] != "0" else "1")
    page.locator("textarea").fill(record.replace(secret, changed))
    page.locator("[type=submit]").click()
    page.wait_for_selector(".answer:not(.fair)")


@pytest.mark.slow
@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_score_is_the_servers_when_every_control_is_pressed_amid_motion(
    visit: Visit, server: Server, speed: str
) -> None:
    """Nothing is lost or frozen by pressing about while cards are moving."""
    page = visit(setting={"speed": speed})
    against_bots(page, server.base, "krypkasino", 4)
    for _ in range(4):
        play_by_mouse(page, most=1)
        for key in ("s", "c", "l", "1", "Escape", "p", "Escape", "?", "Escape"):
            page.keyboard.press(key)
        page.locator(".seats button").first.click()
        page.keyboard.press("Escape")
    wait_for_turn(page)
    shown = page.locator(".seats .score").all_inner_texts()
    page.reload()
    wait_for_turn(page)
    assert page.locator(".seats .score").all_inner_texts() == shown
