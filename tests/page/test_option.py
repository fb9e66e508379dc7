"""What a reader can choose about how the table behaves, each tried both ways."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tabbe.engine import Deal
from tabbe.engine.event import Captured, Crept, PicturesRemoved
from tabbe.i18n import text
from tests.page.player import against_bots, play_by_mouse, version, wait_for_more, wait_for_turn
from tests.page.stage import Stage

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.page.conftest import Visit
    from tests.page.server import Server

# A page that a test can put out of sight, with a browser that notes what it is asked to do.
WATCHED = """
  window.away = false; window.shown = []; window.shaken = []; window.tones = 0;
  Object.defineProperty(document, 'hidden', {get: () => window.away});
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, more) { window.shown.push([title, more.body]); }
    close() { window.shown.push('closed'); }
  };
  Navigator.prototype.vibrate = (time) => window.shaken.push(time);
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.tones += 1;
    start.apply(this, when);
  };
"""
GO_AWAY = "window.away = true; document.dispatchEvent(new Event('visibilitychange'))"
COME_BACK = "window.away = false; document.dispatchEvent(new Event('visibilitychange'))"


def sit(visit: Visit, base: str, deal: Deal, **setting: object) -> tuple[Page, Stage]:
    """A watched page at a deal, with settings."""
    page = visit(setting=setting)
    page.add_init_script(WATCHED)
    stage = Stage(deal)
    stage.open(page, base)
    page.wait_for_selector(".hand")
    return page, stage


def plays(stage: Stage) -> list[str]:
    """What the page has played."""
    return [said["move"] for said in stage.heard if said["type"] == "play"]


def until(page: Page, true: str) -> None:
    """Wait for an expression; the page's policy forbids to hand it over as a function."""
    for _ in range(400):
        if page.evaluate(true):
            return
        page.wait_for_timeout(50)
    raise AssertionError(true)


def fresh() -> Deal:
    """A deal in which the page's seat begins."""
    return Deal("krypkasino", players=3, seed=7, dealer=2)


def forced() -> Deal:
    """A deal in which the page's seat has one move in all."""
    deal = Deal("krypkasino", players=3, seed=7)
    while deal.seat != 0 or len(deal.legal_moves()) > 1:
        deal.play(deal.legal_moves()[0])
    return deal


@pytest.mark.parametrize("auto", [True, False])
def test_forced_move_is_played_by_itself_when_wanted(visit: Visit, base: str, auto: bool) -> None:
    """With the option the only move is played without a press, and without it waits."""
    page, stage = sit(visit, base, forced(), auto=auto)
    only = str(stage.deal.legal_moves()[0])
    if auto:
        page.wait_for_selector(".play:not([data-version='1'])")
        assert plays(stage) == [only]
    else:
        page.wait_for_timeout(1500)
        assert plays(stage) == []


@pytest.mark.parametrize("quick", [True, False])
def test_single_press_plays_when_wanted(visit: Visit, base: str, quick: bool) -> None:
    """With the option one press plays a card that can do one thing; without it two do."""
    page, stage = sit(visit, base, fresh(), quick=quick)
    page.locator(".hand button").nth(1).click()
    if not quick:
        page.wait_for_selector(".tray .gold:not([aria-disabled])")
        assert plays(stage) == []
        page.locator(".hand button").nth(1).click()
    page.wait_for_selector(".play:not([data-version='1'])")
    assert plays(stage) == ["5h"]


def called_after(pictures: bool) -> tuple[Deal, str]:
    """A deal and another's move after which a sweep can be called, pictures just gone or not."""
    for seed in range(400):
        deal = Deal("krypkasino", players=3, seed=seed, dealer=1)
        while deal.seat is not None and len(deal.moves) < 60:
            move = max(deal.legal_moves(), key=lambda move: len(move.takes))
            if deal.seat != 0:
                after = deal.copy()
                before = len(after.view(0).events)
                after.play(move)
                news = after.view(0).events[before:]
                gone = any(isinstance(event, PicturesRemoved) for event in news)
                if after.seat is not None and after.view(0).announcements() and gone == pictures:
                    return deal, str(move)
            deal.play(move)
    raise AssertionError("no such deal")


@pytest.mark.parametrize("pictures", [True, False])
@pytest.mark.parametrize("announce", ["off", "pictures", "always"])
def test_sweep_is_called_when_the_reader_wants_it(
    visit: Visit, base: str, announce: str, pictures: bool
) -> None:
    """Never, after pictures have gone, or always, whatever the table does."""
    deal, move = called_after(pictures)
    page, stage = sit(visit, base, deal, announce=announce)
    seen = version(page)
    stage.play(move)
    wait_for_more(page, seen)
    page.locator("[role=log] p").first.wait_for(state="attached")
    told = " ".join(page.locator("[role=log] p").all_text_contents())
    assert ("Sweep for" in told) == (announce == "always" or (announce == "pictures" and pictures))


@pytest.mark.parametrize("wanted", [True, False])
def test_turn_is_felt_and_heard_when_wanted(visit: Visit, base: str, wanted: bool) -> None:
    """The own turn vibrates and sounds by option, and a silent page makes no tone."""
    deal = fresh()
    deal.play(deal.legal_moves()[0])
    deal.play(deal.legal_moves()[0])
    page, stage = sit(visit, base, deal, vibrate=wanted, sound=40 if wanted else 0)
    page.locator("h1").click()
    page.wait_for_timeout(300)
    stage.play(str(deal.legal_moves()[0]))
    page.wait_for_selector(".play[data-turn=true]")
    assert page.evaluate("window.shaken") == ([60] if wanted else [])
    assert (page.evaluate("window.tones") > 0) == wanted


@pytest.mark.parametrize("speed", ["slow", "step"])
def test_turn_is_told_when_the_page_is_out_of_sight(visit: Visit, base: str, speed: str) -> None:
    """Title, icon and a notice tell of the turn at once, and are gone when it is over (L105)."""
    deal = fresh()
    deal.play(deal.legal_moves()[0])
    page, stage = sit(visit, base, deal, speed=speed, notify=True)
    page.evaluate(GO_AWAY)
    for _ in range(2):
        stage.play(str(deal.legal_moves()[0]))
    until(page, "window.shown.length === 1")
    assert page.evaluate("window.shown") == [["Your turn.", "Krypkasino"]]
    assert page.title() == text("page-title-turn")
    icon = page.locator("link[rel=icon]")
    assert (icon.get_attribute("href") or "").endswith("/icon-turn.svg")
    page.evaluate(COME_BACK)
    until(page, "window.shown.at(-1) === 'closed'")
    if speed == "step":
        assert page.locator(".play[data-turn=true]").count() == 0
        page.get_by_role("button", name=text("page-go-on")).click()
    page.wait_for_selector(".play[data-turn=true]")
    page.locator(".hand button").first.click()
    page.keyboard.press("Escape")
    stage.play(str(deal.legal_moves()[0]))
    page.wait_for_selector(".play[data-turn=false]")
    assert page.title() == "Krypkasino"
    assert (icon.get_attribute("href") or "").endswith("/icon.svg")


def test_notice_is_not_shown_when_nobody_asked_for_it(visit: Visit, base: str) -> None:
    """Without the option the title and the icon tell, and nothing else."""
    deal = fresh()
    deal.play(deal.legal_moves()[0])
    page, stage = sit(visit, base, deal)
    page.evaluate(GO_AWAY)
    for _ in range(2):
        stage.play(str(deal.legal_moves()[0]))
    page.wait_for_selector(".play[data-turn=true]")
    assert page.title() == text("page-title-turn")
    assert page.evaluate("window.shown") == []


def test_notices_are_refused_in_words_when_the_browser_refuses(visit: Visit, base: str) -> None:
    """The switch goes back, and says why."""
    page, _ = sit(visit, base, fresh())
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    page.keyboard.press("q")
    page.get_by_role("button", name=text("page-settings")).click()
    switch = page.get_by_role("switch", name=text("page-notify"))
    switch.click()
    page.get_by_text(text("page-notify-refused")).wait_for()
    assert not switch.is_checked()


def test_hint_is_shown_and_said_when_a_card_is_chosen(visit: Visit, base: str) -> None:
    """A hint takes the place of the card that was chosen, and is said with cards in words."""
    page, stage = sit(visit, base, fresh())
    page.locator(".hand button").nth(1).click()
    page.keyboard.press("i")
    said = page.locator("[role=log] p", has_text=text("page-hint-best", move="")[:5])
    said.wait_for(state="attached")
    assert page.locator(".tray .say").inner_text().startswith("Best: ")
    best = stage.deal.legal_moves()[0].card
    assert re.search(r"[♠♥♦♣]", page.locator(".tray .say").inner_text())
    from tabbe.i18n import card_text

    assert card_text(str(best), "en").lower() in (said.text_content() or "").lower()


def test_last_move_of_a_seat_is_shown_when_it_is_pressed(visit: Visit, base: str) -> None:
    """Every seat's last move can be looked at again, with its cards."""
    deal = Deal("krypkasino", players=3, seed=7)
    for _ in range(8):
        deal.play(max(deal.legal_moves(), key=lambda move: len(move.takes)))
    page, _ = sit(visit, base, deal)
    played = [event for event in deal.view(0).events if isinstance(event, Crept | Captured)]
    assert {type(event) for event in played[-3:]} == {Crept, Captured}
    for seat in range(3):
        last = next(event for event in reversed(played) if event.seat == seat)
        taken = last.takes if isinstance(last, Captured) else ()
        page.locator(f"[data-seat='{seat}'] button").click()
        page.wait_for_selector("dialog .last")
        assert page.locator("dialog .cards .card").count() == 1 + len(taken)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")


@pytest.mark.slow
def test_moves_are_taken_back_and_hints_counted_when_practising(
    visit: Visit, server: Server
) -> None:
    """Against bots every move can be taken back; hints count by turns, and are told at the end."""
    page = visit()
    against_bots(page, server.base, "krypkasino", 6)
    wait_for_turn(page)
    before = page.locator(".hand button").evaluate_all("all => all.map(one => one.ariaLabel)")
    play_by_mouse(page, most=1)
    wait_for_turn(page)
    seen = version(page)
    page.keyboard.press("u")
    wait_for_more(page, seen)
    page.locator(".hand button").nth(len(before) - 1).wait_for()
    again = page.locator(".hand button").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert again == before
    for count in (1, 2):
        page.keyboard.press("i")
        page.locator("[role=log] p", has_text="Best: ").nth(count - 1).wait_for(state="attached")
    page.locator(".seats button", has_text=text("name-you")).click()
    page.get_by_text(text("page-hints-had", n=1)).wait_for()
    page.keyboard.press("Escape")
    play_by_mouse(page)
    page.wait_for_selector(".result")
    page.get_by_text(text("page-hints-all", scores="You 1")).wait_for()
