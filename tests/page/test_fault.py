"""What has gone wrong on other programs' tables, tried on this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.engine import Deal
from tabbe.i18n import text
from tabbe.protocol import position
from tests.page.conftest import SIZES
from tests.page.stage import Stage, crowded

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.page.conftest import Visit

LETTERS = """() => [...document.querySelectorAll('[data-piece] svg g[stroke-linecap]')]
  .map((letter) => letter.getBoundingClientRect().height)"""


def phone(visit: Visit, size: tuple[int, int]) -> Page:
    """A window of a telephone: touched, with a notch above and a bar below."""
    page = visit(size, has_touch=True, is_mobile=True, device_scale_factor=2)
    driver = page.context.new_cdp_session(page)
    driver.send(
        "Emulation.setSafeAreaInsetsOverride",
        {"insets": {"top": 47, "topMax": 47, "bottom": 34, "bottomMax": 34}},
    )
    return page


def test_others_are_followed_at_ones_own_pace_when_each_play_is_tapped_on(
    visit: Visit, base: str
) -> None:
    """Plays of others wait to be tapped on, one by one (L93)."""
    page = visit(setting={"speed": "step"})
    stage = Stage(Deal("krypkasino", players=3, seed=7, dealer=2))
    stage.open(page, base)
    page.wait_for_selector(".hand button")
    page.keyboard.press("2")
    page.keyboard.press("2")
    page.locator(".hand button").nth(4).wait_for(state="detached")
    for _ in range(2):
        stage.play(str(stage.deal.legal_moves()[0]))
    go_on = page.get_by_role("button", name=text("page-go-on"))
    go_on.wait_for()
    assert page.locator(".play[data-turn=true]").count() == 0
    go_on.click()
    page.wait_for_selector(".play[data-turn=true]")
    assert go_on.count() == 0


def test_hand_is_above_the_bar_when_a_phone_has_one(visit: Visit, base: str) -> None:
    """Nothing lies under notch or bar, and dragging a card scrolls nothing (L97)."""
    width, height = SIZES["phone"]
    page = phone(visit, (width, height))
    Stage(Deal("krypkasino", players=3, seed=7, dealer=2)).open(page, base)
    page.wait_for_selector(".hand button")
    for one in page.locator(".hand button").all():
        box = one.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height - 34
    bar = page.locator(".bar button").first.bounding_box()
    assert bar is not None
    assert bar["y"] >= 47
    card = page.locator(".hand button").nth(1).bounding_box()
    assert card is not None
    driver = page.context.new_cdp_session(page)
    at = {"x": card["x"] + 20, "y": card["y"] + 20}
    driver.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    for up in (40, 90, 160):
        touch = {"x": at["x"], "y": at["y"] - up}
        driver.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [touch]})
    assert page.evaluate("[scrollX, scrollY, visualViewport.pageTop]") == [0, 0, 0]
    driver.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})


def test_letters_are_large_when_the_phone_is_small(visit: Visit, base: str) -> None:
    """With 24 cards on the table no letter of a rank is under 16 pixels (L102)."""
    page = visit(SIZES["small-phone"])
    Stage(crowded(24)).open(page, base)
    page.wait_for_selector(".hand button")
    heights = page.evaluate(LETTERS)
    assert len(heights) > 24
    assert min(heights) >= 16


def test_title_tells_of_the_turn_when_the_window_is_elsewhere(visit: Visit, base: str) -> None:
    """The title of the window says whose turn it is before anything is looked at (L105)."""
    page = visit()
    stage = Stage(Deal("krypkasino", players=3, seed=7, dealer=2))
    stage.open(page, base)
    page.wait_for_selector(".play[data-turn=true]")
    assert page.title() == text("page-title-turn")
    stage.play(str(stage.deal.legal_moves()[0]))
    page.wait_for_selector(".play[data-turn=false]")
    assert page.title() == "Krypkasino"


def test_reason_is_said_when_a_card_has_to_wait(visit: Visit, base: str) -> None:
    """A card that must wait says why when it is chosen; the duty stands there before (L104)."""
    deal = Deal("krypkasino", players=3, seed=0)
    while True:
        own = position.own(deal.view(0), may=(), muted=(), mixed=True) if deal.seat == 0 else None
        waiting = [held for held in own.hand if held.barred and not held.moves] if own else []
        if own and own.duties and waiting:
            break
        deal.play(deal.legal_moves()[0])
    page = visit()
    Stage(deal).open(page, base)
    page.wait_for_selector(".hand button")
    duty = page.locator(".tray .say").inner_text()
    assert "forced" in duty or "must" in duty
    assert "#" not in duty
    place = own.hand.index(waiting[0])
    page.locator(".hand button").nth(place).click()
    page.locator(".tray .say.no").wait_for()
    assert page.locator(".tray .gold:not([aria-disabled])").count() == 0


def test_last_cards_are_told_when_they_are_dealt(visit: Visit, base: str) -> None:
    """Where the pack is through the table says so, and so does what was told (L107)."""
    deal = Deal("krypkasino", players=2, seed=3)
    while deal.view(0).batches_left or deal.seat != 0:
        deal.play(deal.legal_moves()[0])
    page = visit()
    Stage(deal).open(page, base)
    page.wait_for_selector(".hand button")
    assert page.locator(".facts .last").inner_text() == text("page-last-cards")
    page.keyboard.press("p")
    assert "Last cards!" in page.locator("dialog").inner_text()
