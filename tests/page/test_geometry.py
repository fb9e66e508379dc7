"""Where things lie: every card can be hit, nothing covers another, nothing jumps."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tabbe.engine import Deal
from tabbe.protocol import message as m
from tabbe.protocol.breakdown import breakdown
from tests.page.conftest import SIZES
from tests.page.stage import Stage, crowded

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.page.conftest import Visit

Box = dict[str, float]

BUILDING = "2c 7d 9h 9s Tc 4d 5h 6s 9c 9d 3c 3d 8h 8s Kc Kd"

HIT = """() => [...document.querySelectorAll('[data-piece]')].map((piece) => {
  const box = piece.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {
    name: piece.getAttribute('aria-label'), hit: piece.contains(there),
    x: box.x, y: box.y, width: box.width, height: box.height,
  };
})"""
REACHED = """() => [...document.querySelectorAll('[data-piece]')].map((piece) => {
  piece.scrollIntoView({ block: 'center' });
  const box = piece.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return { name: piece.getAttribute('aria-label'), hit: piece.contains(there), width: box.width };
})"""
PLACES = """() => [...document.querySelectorAll('button, [data-seat], .ticker, .tray, .facts')]
  .filter((one) => !one.matches('.chip, [role=radio][aria-checked=true]'))
  .map((one) => { const box = one.getBoundingClientRect();
    const name = one.getAttribute('aria-label') ?? one.className;
    return [name, Math.round(box.x), Math.round(box.y)]; })
  .filter(([name]) => name)"""


def pieces(page: Page) -> list[dict[str, object]]:
    """Every card and build on the screen, with its box and whether its middle can be hit."""
    page.wait_for_selector(".hand button")
    found: list[dict[str, object]] = page.evaluate(HIT)
    return found


def check(page: Page, size: tuple[int, int]) -> None:
    """Nothing is covered, overlaps or leaves the screen."""
    found = pieces(page)
    for one in found:
        assert one["hit"], one
        assert one["x"] >= 0, one  # type: ignore[operator]
        assert one["y"] >= 0, one  # type: ignore[operator]
        assert one["x"] + one["width"] <= size[0], one  # type: ignore[operator]
        assert one["y"] + one["height"] <= size[1], one  # type: ignore[operator]
    for n, one in enumerate(found):
        for other in found[n + 1 :]:
            apart = (
                one["x"] + one["width"] <= other["x"] + 0.5  # type: ignore[operator]
                or other["x"] + other["width"] <= one["x"] + 0.5  # type: ignore[operator]
                or one["y"] + one["height"] <= other["y"] + 0.5  # type: ignore[operator]
                or other["y"] + other["height"] <= one["y"] + 0.5  # type: ignore[operator]
            )
            assert apart, (one, other)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, pytest.param(6, marks=pytest.mark.slow)])
def test_cards_can_all_be_hit_when_24_lie_on_the_table(
    visit: Visit, base: str, size: str, players: int
) -> None:
    """At every size 24 table cards and a hand lie side by side, each hit in its middle."""
    page = visit(SIZES[size])
    stage = Stage(crowded(24, players=players))
    stage.open(page, base)
    check(page, SIZES[size])


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_when_a_card_is_chosen(visit: Visit, base: str, size: str) -> None:
    """Choosing a card moves that card and nothing else."""
    page = visit(SIZES[size], setting={"motion": "less"})
    stage = Stage(Deal("krypkasino", players=3, seed=7, dealer=2))
    stage.open(page, base)
    page.wait_for_selector(".hand button")
    before = page.evaluate(PLACES)
    for n in range(page.locator(".hand button").count()):
        page.locator(".hand button").nth(n).click()
        now = [place for place in page.evaluate(PLACES) if place in before]
        chosen = page.locator(".hand [aria-checked=true]").get_attribute("aria-label")
        moved = [place for place in before if place not in now and place[0] != chosen]
        assert [place for place in moved if "gold" not in str(place[0])] == []


@pytest.mark.parametrize("size", ["small-phone", "desktop"])
def test_builds_fit_when_several_stand(visit: Visit, base: str, size: str) -> None:
    """Builds with owner and value lie beside cards without covering any."""
    deck = BUILDING.split()
    rest = [f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "shdc"]
    deal = Deal("kasino", players=2, dealer=1, deck=[*deck, *(c for c in rest if c not in deck)])
    build = next(move for move in deal.legal_moves() if move.kind == "build")
    deal.play(build)
    deal.play(next(move for move in deal.legal_moves() if move.kind == "creep"))
    page = visit(SIZES[size])
    stage = Stage(deal)
    stage.open(page, base)
    check(page, SIZES[size])
    assert page.locator(".stack").count() == 1


@pytest.mark.slow
@pytest.mark.parametrize("zoom", [2, 4])
def test_table_is_usable_when_zoomed(visit: Visit, base: str, zoom: int) -> None:
    """At 200 % and 400 % of a desktop window all can be reached without scrolling sideways."""
    size = (1280 // zoom, 1024 // zoom)
    page = visit(size)
    stage = Stage(Deal("krypkasino", players=3, seed=7, dealer=2))
    stage.open(page, base)
    page.wait_for_selector(".hand button")
    page.locator(".hand button").first.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert page.locator(".tray .gold").is_visible()
    found = page.evaluate(REACHED)
    assert len(found) == len(stage.deal.hand(0)) + len(stage.deal.table)
    for one in found:
        assert one["hit"], one
        assert one["width"] >= 30, one


class Counted(Stage):
    """A table whose deal has been counted."""

    def scene(self) -> m.Scene:
        """What everybody sees after the last play."""
        count = breakdown(self.deal, 1, self.deal.scores())
        return replace(super().scene(), phase="counted", breakdown=count)


def test_rows_stay_named_when_the_count_of_six_is_scrolled(visit: Visit, base: str) -> None:
    """On a phone the count is wider than the screen; its rows keep their names."""
    deal = Deal("krypkasino", players=6, seed=7)
    while not deal.is_over:
        deal.play(deal.legal_moves()[0])
    page = visit(SIZES["small-phone"])
    Counted(deal, names=["Anna", "W" * 40]).open(page, base)
    page.wait_for_selector(".result table")
    scroll = page.locator(".scroll")
    assert scroll.evaluate("e => e.scrollWidth > e.clientWidth")
    assert "gradient" in scroll.evaluate("e => getComputedStyle(e).backgroundImage")
    name, last = page.locator("tbody th").first, page.locator("thead th").last
    before = name.bounding_box()
    assert before is not None
    scroll.evaluate("e => e.scrollTo(e.scrollWidth, 0)")
    assert name.bounding_box() == before
    place = last.bounding_box()
    assert place is not None
    assert before["x"] + before["width"] <= place["x"]
    assert place["x"] + place["width"] <= SIZES["small-phone"][0]
    assert page.evaluate(
        "() => [...document.querySelectorAll('.result footer .button')].every((one) => {"
        " const box = one.getBoundingClientRect();"
        " return one.contains(document.elementFromPoint(box.x + 5, box.y + box.height / 2)); })"
    )
