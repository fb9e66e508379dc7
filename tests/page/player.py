"""Playing at the page as people do: by mouse, by keys, or by names and roles alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

DONE = ".play:is(.counted, .over)"
MAKE = """async (setup) => {
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(setup),
  });
  return await answer.json();
}"""


def make_table(page: Page, base: str, **setup: Any) -> str:
    """Make a table as the page's own person, and give its address."""
    page.goto(f"{base}/privacy")
    made = page.evaluate(MAKE, {"name": "Anna", "pace": 0, **setup})
    assert "id" in made, made
    return f"{base}/t/{made['id']}"


def against_bots(page: Page, base: str, game: str, players: int, **setup: Any) -> None:
    """Sit down at a table with bots, where one deal is played."""
    seats = ["you", *["greedy"] * (players - 1)]
    where = {"game": game, "players": players, "seats": seats, "deals": 1, "start": True}
    page.goto(make_table(page, base, **where, **setup))


def wait_for_turn(page: Page) -> bool:
    """Wait for the own turn; False when the deal has been counted instead."""
    page.wait_for_selector(f"{DONE}, .play[data-turn=true]")
    return page.locator(DONE).count() == 0


def version(page: Page) -> str:
    """The version of the table that the page shows."""
    return page.locator(".play").get_attribute("data-version") or ""


def wait_for_more(page: Page, seen: str) -> None:
    """Wait until the page shows another version of the table."""
    page.wait_for_selector(f".play:not([data-version='{seen}'])")


def play_by_mouse(page: Page, most: int = 200) -> int:
    """Play by pressing cards and buttons, a deal at most; the number of own plays."""
    plays = 0
    while plays < most and wait_for_turn(page):
        seen = version(page)
        hand = page.locator(".hand button")
        for n in range(hand.count()):
            hand.nth(n).click()
            page.wait_for_selector(".chip, .tray .say")
            chips = page.locator(".chip")
            if chips.count():
                chips.first.click()
            button = page.locator(".tray .gold:not([aria-disabled])")
            if button.count():
                button.click()
                break
        else:
            raise AssertionError("no card of the hand can be played")
        wait_for_more(page, seen)
        plays += 1
    return plays


def play_by_keys(page: Page) -> int:
    """Play a deal with keys alone: numbers choose, Tab and arrows go to the ways, Enter plays."""
    plays = 0
    while wait_for_turn(page):
        seen = version(page)
        count = page.locator(".hand button").count()
        for n in range(1, count + 1):
            page.keyboard.press(str(n))
            page.wait_for_selector(".chip, .tray .say")
            if page.locator(".chip").count():
                page.keyboard.press("Shift+Tab")
                for _ in range(8):
                    if "chip" in focused_class(page):
                        break
                    page.keyboard.press("Shift+Tab")
                page.keyboard.press("ArrowRight")
                page.keyboard.press("Enter")
                page.keyboard.press("Enter")
                break
            if page.locator(".tray .gold:not([aria-disabled])").count():
                page.keyboard.press(str(n))
                break
        else:
            raise AssertionError("no card of the hand can be played")
        wait_for_more(page, seen)
        plays += 1
    return plays


def focused_class(page: Page) -> str:
    """Class of what has the focus."""
    return str(page.evaluate("document.activeElement.className"))


def totals(page: Page) -> list[int]:
    """The totals as the count shows them."""
    cells = page.locator(".result .total td").all_inner_texts()
    return [int(cell.replace("−", "-")) for cell in cells]
