"""Readers differ: languages, contrast, motion, and no line at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tabbe.engine import Deal
from tabbe.i18n import LANGUAGES, text
from tests.page.conftest import SIZES
from tests.page.stage import Stage

if TYPE_CHECKING:
    from tests.page.conftest import Visit
    from tests.page.server import Server

# Text that is cut on purpose, with three dots, and said in full elsewhere.
CUT = """() => [...document.body.querySelectorAll(":not(input, select)")].filter((one) => {
  const style = getComputedStyle(one);
  const wide = one.scrollWidth > one.clientWidth + 1 && style.overflowX !== 'visible';
  const free = ['auto', 'scroll'].includes(style.overflowX) || style.textOverflow === 'ellipsis';
  return wide && !free && one.clientWidth > 2 && !one.closest('svg') && !one.closest('.unseen');
}).map((one) => `${one.className} ${one.textContent.trim().slice(0, 60)}`)"""


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_fits_when_in_a_language(visit: Visit, base: str, lang: str) -> None:
    """On a small phone no text is cut off, whatever is chosen."""
    page = visit(SIZES["small-phone"], lang)
    Stage(Deal("krypkasino", players=4, seed=11, dealer=3)).open(page, base)
    page.wait_for_selector(".hand button")
    assert page.evaluate(CUT) == []
    for n in range(page.locator(".hand button").count()):
        page.locator(".hand button").nth(n).click()
        assert page.evaluate(CUT) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_letters_follow_the_language_when_cards_are_shown(visit: Visit, base: str) -> None:
    """Corners are drawn in the language: Swedish has Kn, D, K and E."""
    page = visit(lang="sv", size=(900, 900))
    Stage(Deal("krypkasino", players=3, seed=7, dealer=2)).open(page, base)
    page.wait_for_selector(".hand button")
    names = page.locator(".hand button").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert "Hjärter kung" in names
    assert page.locator("html").get_attribute("lang") == "sv"


@pytest.mark.slow
def test_chosen_card_is_outlined_when_colours_are_forced(visit: Visit, base: str) -> None:
    """With forced colours what is chosen is still seen by its shape."""
    page = visit(forced_colors="active")
    Stage(Deal("krypkasino", players=3, seed=7, dealer=2)).open(page, base)
    page.wait_for_selector(".hand button")
    page.locator(".hand button").nth(1).click()
    width = page.locator(".hand .chosen").evaluate(
        "one => getComputedStyle(one, '::after').borderTopWidth"
    )
    assert width == "3px"


@pytest.mark.slow
def test_nothing_moves_when_motion_is_unwanted(visit: Visit, base: str) -> None:
    """With reduced motion a play is shown at once, without anything flying."""
    page = visit(reduced_motion="reduce", setting={"speed": "normal"})
    stage = Stage(Deal("krypkasino", players=3, seed=7, dealer=2))
    stage.open(page, base)
    page.wait_for_selector(".hand button")
    page.locator(".hand button").nth(1).click()
    page.locator(".tray .gold").click()
    page.locator(".hand button").nth(4).wait_for(state="detached")
    assert page.evaluate("document.getAnimations().length") == 0
    assert page.locator(".flight").count() == 0


@pytest.mark.slow
def test_page_opens_when_there_is_no_line(visit: Visit, server: Server) -> None:
    """What has been here before opens without a line, to what needs none."""
    visit.forgiven += ["Failed to load resource", "WebSocket connection to"]
    page = visit(service_workers="allow")
    page.goto(f"{server.base}/privacy")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto(f"{server.base}/en/words")
    page.goto(f"{server.base}/privacy")
    page.wait_for_selector("h1")
    page.context.set_offline(True)
    page.goto(f"{server.base}/en/words")
    assert page.locator("dt").count() > 10
    page.goto(f"{server.base}/en/rules")
    page.get_by_text(text("page-offline")).wait_for()


@pytest.mark.slow
def test_old_page_is_told_to_reload_when_the_server_is_newer(visit: Visit, base: str) -> None:
    """A page of another build says so, and the game on it goes on."""
    page = visit()
    stage = Stage(Deal("krypkasino", players=3, seed=7, dealer=2))
    stage.build = "0123456789ab"
    stage.open(page, base)
    page.wait_for_selector(".outdated")
    page.locator(".hand button").nth(1).click()
    page.locator(".tray .gold").click()
    page.locator(".hand button").nth(4).wait_for(state="detached")
