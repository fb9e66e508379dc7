"""Nothing that axe knows to be wrong, on any page, theme, size or language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest

from tabbe.engine import Deal
from tabbe.i18n import LANGUAGES
from tests.page.axe import violations
from tests.page.conftest import SIZES
from tests.page.stage import Stage, crowded

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.page.conftest import Visit

Theme = Literal["light", "dark"]


def table(visit: Visit, base: str, **window: object) -> tuple[Page, Stage]:
    """A table in a window, with the page's seat on turn."""
    page = visit(**window)  # type: ignore[arg-type]
    stage = Stage(Deal("krypkasino", players=3, seed=7, dealer=2))
    stage.open(page, base)
    page.wait_for_selector(".hand button")
    return page, stage


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_table_has_no_violations_when_a_card_is_chosen(
    visit: Visit, base: str, theme: Theme, size: str
) -> None:
    """The table with its choices is as axe wants it."""
    page, _ = table(visit, base, size=SIZES[size], color_scheme=theme)
    assert violations(page) == []
    page.locator(".hand button").first.click()
    assert violations(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("felt", ["blue", "wine", "slate"])
def test_table_has_no_violations_when_the_cloth_is_another(
    visit: Visit, base: str, felt: str
) -> None:
    """Text stays readable on every cloth, with four colours and large letters."""
    setting = {"felt": felt, "fourColours": True, "bigIndex": True}
    page, _ = table(visit, base, setting=setting)
    assert violations(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_crowded_table_has_no_violations_when_in_a_language(
    visit: Visit, base: str, lang: str
) -> None:
    """A full table on a small phone is as axe wants it, in every language."""
    page = visit(SIZES["small-phone"], lang)
    Stage(crowded(24)).open(page, base)
    page.wait_for_selector(".hand button")
    assert violations(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("key", ["?", "q", "p"])
def test_sheets_have_no_violations_when_open(
    visit: Visit, base: str, theme: Theme, key: str
) -> None:
    """Keys, menu and log are as axe wants them, and Escape closes them."""
    page, _ = table(visit, base, color_scheme=theme)
    page.keyboard.press(key)
    page.wait_for_selector("dialog[open]")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["verify", "open", "privacy", "nowhere"])
def test_pages_have_no_violations_when_opened(
    visit: Visit, base: str, theme: Theme, path: str
) -> None:
    """Pages of text are as axe wants them."""
    page = visit(color_scheme=theme)
    page.goto(f"{base}/{path}")
    page.wait_for_selector("h1")
    assert violations(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_three_pages_have_no_violations_at_any_size_when_in_a_language(
    visit: Visit, base: str, lang: str, theme: Theme
) -> None:
    """The table, its menu and a page of text, in every language, theme and size."""
    page, _ = table(visit, base, lang=lang, color_scheme=theme)
    page.locator(".hand button").first.click()
    for what in ("table", "menu", "text"):
        if what == "menu":
            page.keyboard.press("q")
            page.wait_for_selector("dialog[open]")
        elif what == "text":
            page.goto(f"{base}/verify")
            page.wait_for_selector("h1")
        for name, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            assert violations(page) == [], (what, name)
