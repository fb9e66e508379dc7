"""Eyes differ: whatever a colour says is said by a shape too, and stays distinct without colours.

Chromium shows the page as eyes with a deficiency see it, and the contrast is measured in what it
then shows. Light against dark is what remains to everybody; the hues are not asked about.
"""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING

import pytest

from tabbe.engine import Deal
from tests.page.conftest import SIZES
from tests.page.stage import Stage, worth

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.page.conftest import Visit

DEFICIENCIES = ["deuteranopia", "protanopia", "tritanopia", "achromatopsia"]
TEXT, SHAPE = 4.5, 3.0
"""The contrasts that WCAG 2.2 asks of text (1.4.3) and of what carries a meaning (1.4.11)."""

# The lightest and the darkest of the colours that fill at least so much of a picture.
CONTRAST = """async ([source, share]) => {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const sheet = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  sheet.drawImage(picture, 0, 0);
  const data = sheet.getImageData(0, 0, picture.width, picture.height).data;
  const line = (part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const lights = [];
  for (let n = 0; n < data.length; n += 4)
    lights.push(0.2126 * line(data[n]) + 0.7152 * line(data[n + 1]) + 0.0722 * line(data[n + 2]));
  lights.sort((a, b) => a - b);
  const least = Math.floor(lights.length * share);
  return (lights.at(-1 - least) + 0.05) / (lights[least] + 0.05);
}"""


def contrast(page: Page, what: Locator, *, around: int = 0, share: float = 0.03) -> float:
    """Contrast between light and dark within a thing, or with pixels of what lies around it."""
    box = what.bounding_box()
    assert box is not None
    clip = {
        "x": box["x"] - around,
        "y": box["y"] - around,
        "width": box["width"] + 2 * around,
        "height": box["height"] + 2 * around,
    }
    shown = page.screenshot(clip=clip, animations="disabled")  # type: ignore[arg-type]
    source = "data:image/png;base64," + base64.b64encode(shown).decode()
    found: float = page.evaluate(CONTRAST, [source, share])
    return found


def see_as(page: Page, deficiency: str) -> None:
    """Show the page as eyes with a deficiency see it."""
    driver = page.context.new_cdp_session(page)
    driver.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})


def sit(visit: Visit, base: str, **window: object) -> tuple[Page, Stage]:
    """A table at which the card in fifth place takes something, with cards that count."""
    page = visit(**window)  # type: ignore[arg-type]
    stage = Stage(Deal("krypkasino", players=3, seed=7, dealer=2))
    stage.open(page, base)
    page.wait_for_selector(".hand button")
    return page, stage


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_marks_stand_out_when_colours_are_seen_otherwise(
    visit: Visit, base: str, deficiency: str, theme: str
) -> None:
    """Seal, tick, frame, arrow and signs of suits keep their contrast for every eye."""
    page, _ = sit(visit, base, size=SIZES["desktop"], color_scheme=theme)
    see_as(page, deficiency)
    assert contrast(page, page.locator(".hand .worth").first) >= TEXT
    assert contrast(page, page.locator(".turn .arrow"), around=2) >= SHAPE
    for n in range(page.locator(".hand button").count()):
        page.locator(".hand button").nth(n).click()
        if page.locator(".chip").count():
            page.locator(".chip").first.click()
            assert contrast(page, page.locator(".chip.on .what")) >= TEXT
        if page.locator(".field .marked").count():
            break
    marked = page.locator(".field .marked").first
    assert contrast(page, marked.locator(".tick")) >= TEXT
    assert contrast(page, page.locator(".tray .gold"), share=0.004) >= TEXT
    chosen = page.locator(".hand .chosen")
    box = chosen.bounding_box()
    assert box is not None
    # The frame's own foot against the cloth under it.
    foot = {"x": box["x"] + 20, "y": box["y"] + box["height"], "width": 30, "height": 8}
    shown = page.screenshot(clip=foot, animations="disabled")  # type: ignore[arg-type]
    source = "data:image/png;base64," + base64.b64encode(shown).decode()
    assert page.evaluate(CONTRAST, [source, 0.1]) >= SHAPE
    for suit in "shdc":
        face = page.locator(f".hand .face.{suit}, .field .face.{suit}")
        if face.count():
            assert contrast(page, face.first) >= TEXT, suit


@pytest.mark.parametrize("size", ["small-phone", "desktop"])
def test_cards_that_count_carry_their_number_when_on_the_table(
    visit: Visit, base: str, size: str
) -> None:
    """Every spade, ace and storan has a seal with its points, and no other card has one."""
    page, stage = sit(visit, base, size=SIZES[size])
    points = worth(stage.deal.rules)
    cards = [*map(str, stage.deal.hand(0)), *map(str, stage.deal.table)]
    seals = page.evaluate(
        "() => [...document.querySelectorAll('.hand button, .field button')]"
        ".map((one) => one.querySelector('.worth')?.textContent ?? '')"
    )
    expected = sorted(str(points[card]) if card in points else "" for card in cards)
    assert sorted(seals) == expected
    assert len(set(expected)) > 1


@pytest.mark.parametrize("size", ["small-phone", "desktop"])
def test_suits_differ_by_shape_when_no_colour_is_seen(visit: Visit, base: str, size: str) -> None:
    """The four signs are four shapes, so spades and clubs, hearts and diamonds are told apart."""
    page, _ = sit(visit, base, size=SIZES[size])
    shapes = page.evaluate(
        "() => [...document.querySelectorAll('[data-piece] .face')].map((face) => "
        "[['s', 'h', 'd', 'c'].find((suit) => face.classList.contains(suit)), "
        "(face.querySelector(':scope > path') ?? face.querySelector(':scope > g > path'))"
        ".getAttribute('d')])"
    )
    drawn = {suit: {shape for one, shape in shapes if one == suit} for suit, _ in shapes}
    assert len(drawn) == 4
    assert all(len(signs) == 1 for signs in drawn.values())
    assert len(set.union(*drawn.values())) == 4


def test_chosen_and_marked_have_a_shape_when_no_colour_is_seen(visit: Visit, base: str) -> None:
    """What is chosen stands higher, and what it takes has a tick that others have not."""
    page, _ = sit(visit, base, size=SIZES["phone"], setting={"motion": "less"})
    for n in range(page.locator(".hand button").count()):
        card = page.locator(".hand button").nth(n)
        before = card.bounding_box()
        card.click()
        after = card.bounding_box()
        assert before is not None
        assert after is not None
        assert after["y"] < before["y"] - 5
        if page.locator(".chip").count():
            page.locator(".chip").first.click()
        ticks = page.locator(".field button .tick")
        seen = [tick.is_visible() for tick in ticks.all()]
        pressed = page.locator(".field button").evaluate_all(
            "all => all.map((one) => one.ariaPressed === 'true')"
        )
        assert seen == pressed
        page.keyboard.press("Escape")
