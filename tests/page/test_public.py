"""Pages that are read without scripts, in a real browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tabbe.i18n import LANGUAGES, text
from tests.page.axe import violations
from tests.page.conftest import SIZES
from tests.page.test_reader import CUT

if TYPE_CHECKING:
    from tests.page.conftest import Visit
    from tests.page.server import Server


def test_rules_are_read_when_there_are_no_scripts(visit: Visit, server: Server) -> None:
    """Every sentence is there, and other languages and the game are one link away."""
    page = visit(java_script_enabled=False)
    page.goto(f"{server.base}/")
    page.get_by_role("link", name=text("page-rules"), exact=True).click()
    page.get_by_role("link", name="Kasino", exact=True).click()
    assert page.get_by_role("heading", level=1).inner_text() == "The rules of Kasino"
    page.get_by_role("link", name="Svenska").click()
    assert page.url == f"{server.base}/sv/rules/kasino"
    assert page.get_by_role("figure").count() == 4
    play = page.get_by_role("link", name=text("public-play", "sv"))
    assert play.get_attribute("href") == "/sv/new?game=kasino"


def test_page_speaks_the_language_of_the_link_when_it_names_one(
    visit: Visit, server: Server
) -> None:
    """A link into a language is followed in it, and who has chosen none goes on in it."""
    page = visit()
    page.goto(f"{server.base}/de/new?game=kasino")
    page.get_by_role("heading", name=text("page-new-game", "de")).wait_for()
    page.goto(f"{server.base}/privacy")
    page.get_by_role("heading", name=text("page-privacy", "de")).wait_for()
    chosen = visit(setting={"language": "fr"})
    chosen.goto(f"{server.base}/de/privacy")
    chosen.get_by_role("heading", name=text("page-privacy", "de")).wait_for()
    chosen.goto(f"{server.base}/privacy")
    chosen.get_by_role("heading", name=text("page-privacy", "fr")).wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("size", ["small-phone", "desktop"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_to_be_read_have_no_violations_when_opened(
    visit: Visit, server: Server, lang: str, size: str
) -> None:
    """Nothing that axe knows to be wrong, nothing cut off, in every language, light and dark."""
    for theme in ("light", "dark"):
        page = visit(size=SIZES[size], color_scheme=theme)
        for path in ("rules", "rules/krypkasino", "rules/kasino", "words", "help", "about"):
            page.goto(f"{server.base}/{lang}/{path}")
            assert violations(page) == [], path
            assert page.evaluate(CUT) == [], path
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
