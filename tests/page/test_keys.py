"""Playing without a pointer: keys, focus, and what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.engine import Deal
from tests.page.stage import Stage, crowded

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.page.conftest import Visit

SAID = """() => { window.said = []; const note = (list) => list.forEach((one) => one.addedNodes
  .forEach((node) => node.textContent && window.said.push(node.textContent.trim())));
  document.querySelectorAll('[role=log], [role=alert]').forEach((region) =>
    new MutationObserver(note).observe(region, {childList: true, subtree: true})); }"""


def sit(visit: Visit, base: str, deal: Deal, lang: str = "en") -> tuple[Page, Stage]:
    """A page at a deal, which writes down whatever the live regions say."""
    page = visit(lang=lang)
    stage = Stage(deal)
    stage.open(page, base)
    page.wait_for_selector(".hand button")
    page.evaluate(SAID)
    return page, stage


def focused(page: Page) -> str:
    """Name of what has the focus."""
    name: str = page.evaluate(
        "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
    )
    return name


def test_card_is_played_when_its_number_is_pressed_twice(visit: Visit, base: str) -> None:
    """The first press chooses a card, the second plays its only move; the focus stays in hand."""
    page, stage = sit(visit, base, Deal("krypkasino", players=3, seed=7, dealer=2))
    card = str(stage.deal.hand(0)[1])
    assert [move.kind for move in stage.deal.legal_moves() if str(move.card) == card] == ["creep"]
    page.keyboard.press("2")
    assert focused(page) == "Five of hearts"
    page.keyboard.press("2")
    page.locator(".hand button").nth(4).wait_for(state="detached")
    assert [said["move"] for said in stage.heard if said["type"] == "play"] == [card]
    assert focused(page) in [
        one.get_attribute("aria-label") for one in page.locator(".hand button").all()
    ]
    assert "You creep with the five of hearts." in page.evaluate("window.said.join('|')")


def test_arrows_go_through_the_hand_when_it_has_the_focus(visit: Visit, base: str) -> None:
    """The hand is one stop of the Tab key; arrows, Home and End go through it."""
    page, _ = sit(visit, base, Deal("krypkasino", players=3, seed=7, dealer=2))
    page.locator(".hand button").first.focus()
    page.keyboard.press("ArrowRight")
    assert focused(page) == "Five of hearts"
    page.keyboard.press("End")
    assert focused(page).startswith("Nine of spades")
    page.keyboard.press("ArrowRight")
    assert focused(page) == "King of hearts"
    assert page.locator(".hand [tabindex='0']").count() == 1


def test_ways_are_offered_when_a_card_has_several(visit: Visit, base: str) -> None:
    """Nothing is guessed: Tab leads to the ways, arrows choose, Enter picks and plays."""
    deal = Deal("krypkasino", players=2, seed="ways")
    while True:
        counts = {
            str(card): sum(move.card == card for move in deal.legal_moves())
            for card in (deal.hand(deal.seat) if deal.seat is not None else ())
        }
        if deal.seat == 0 and any(count > 1 for count in counts.values()):
            break
        deal.play(deal.legal_moves()[0])
    card = next(name for name, count in counts.items() if count > 1)
    place = [str(one) for one in deal.hand(0)].index(card)
    page, stage = sit(visit, base, deal)
    page.keyboard.press(str(place + 1))
    assert page.locator(".chip").count() == counts[card]
    assert page.locator(".tray .gold").get_attribute("aria-disabled") == "true"
    page.keyboard.press(str(place + 1))
    assert not [said for said in stage.heard if said["type"] == "play"]
    page.locator(".chip").first.focus()
    page.keyboard.press("ArrowRight")
    wanted = [move for move in deal.legal_moves() if str(move.card) == card][1]
    page.keyboard.press("Enter")
    assert page.locator(".chip[aria-checked=true]").count() == 1
    page.keyboard.press("Enter")
    page.locator(".chip").first.wait_for(state="detached")
    assert [said["move"] for said in stage.heard if said["type"] == "play"] == [str(wanted)]


def test_table_is_said_when_asked_for(visit: Visit, base: str) -> None:
    """Single keys say the table, the hand, the last move and the counts, in whole sentences."""
    page, _ = sit(visit, base, Deal("krypkasino", players=3, seed=7, dealer=2), "sv")
    for key, part in {
        "s": "Bordet: Spader ess, Ruter knekt",
        "h": "Handen: Hjärter kung; Hjärter fem",
        "l": "Bo ger 5 kort var",
        "c": "Omgång 1 av 8.",
        "m": "Hjärter kung",
    }.items():
        page.evaluate("window.said.length = 0")
        page.keyboard.press(key)
        page.locator("[role=log] p").last.wait_for(state="attached")
        assert part in page.evaluate("window.said.join('|').replaceAll('\\u00a0', ' ')"), key


def test_letters_do_nothing_when_switched_off(visit: Visit, base: str) -> None:
    """Who speaks to the device can switch keys of one letter off; the question mark stays."""
    page = visit(setting={"letters": False})
    Stage(Deal("krypkasino", players=3, seed=7, dealer=2)).open(page, base)
    page.wait_for_selector(".hand button")
    page.keyboard.press("q")
    page.keyboard.press("1")
    assert page.locator("dialog").count() == 0
    assert page.locator(".hand [aria-checked=true]").count() == 0
    page.keyboard.press("?")
    assert page.locator("dialog").count() == 1


def test_card_is_played_when_dragged_to_the_table(visit: Visit, base: str) -> None:
    """A card dropped on the table is played when it can do only one thing."""
    page, stage = sit(visit, base, Deal("krypkasino", players=3, seed=7, dealer=2))
    card = page.locator(".hand button").nth(1).bounding_box()
    field = page.locator(".field").bounding_box()
    assert card is not None
    assert field is not None
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(card["x"] + 20, card["y"] - 60, steps=4)
    page.mouse.move(field["x"] + field["width"] / 2, field["y"] + 30, steps=4)
    page.mouse.up()
    page.locator(".hand button").nth(4).wait_for(state="detached")
    assert [said["move"] for said in stage.heard if said["type"] == "play"] == ["5h"]


def test_face_down_cards_say_nothing_when_read(visit: Visit, base: str) -> None:
    """The page of one seat holds no name of a card that this seat has not seen."""
    deal = crowded(8)
    page, _ = sit(visit, base, deal)
    from tabbe.i18n import card_text

    mine = {str(card) for card in (*deal.hand(0), *deal.table)}
    hidden = {str(card) for card in deal.hand(1)} - mine
    text: str = page.evaluate("document.documentElement.outerHTML").lower()
    assert hidden
    assert not [card for card in hidden if card_text(card, "en") in text]
