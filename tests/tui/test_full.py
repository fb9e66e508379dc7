"""The full-screen game, driven by Textual's own harness."""

from __future__ import annotations

import queue
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

import pytest
from textual.widgets import OptionList, RichLog, Static

from tabbe.engine import Deal, Match
from tabbe.i18n import LANGUAGES
from tabbe.protocol import message as m
from tabbe.tui.full import CardButton, FullGame
from tabbe.tui.full_local import LocalGame
from tabbe.tui.full_remote import RemoteSource
from tabbe.tui.plain import around
from tests.page.stage import Stage

if TYPE_CHECKING:
    from textual.pilot import Pilot

    from tabbe.tui.link import Link

SIZES = [(60, 20), (80, 24), (140, 45)]


def game(lang: str = "en", players: int = 4, name: str = "krypkasino") -> tuple[FullGame, Match]:
    """A match of one deal against bots, on the whole screen."""
    match = Match(name, players, None, 1, None, "full", None)
    wording, bots = around(match, ["greedy"], None, "full", lang)
    return FullGame(LocalGame(match, wording, bots, announce="always", pause=0.0), lang), match


async def on_turn(pilot: Pilot[int], app: FullGame) -> bool:
    """Wait for the own turn; False when the deal is over instead."""
    for _ in range(400):
        sight = app._sight
        if sight is not None and sight.asks in ("play", "end"):
            return sight.asks == "play"
        await pilot.pause(0.01)
    raise AssertionError("nothing happens")


@pytest.mark.parametrize("size", SIZES)
async def test_cards_are_all_on_the_screen_when_dealt(size: tuple[int, int]) -> None:
    """Hand, table, moves and footer fit, from 60 columns by 20 lines on."""
    app, match = game(players=2)
    async with app.run_test(size=size) as pilot:
        assert await on_turn(pilot, app)
        await pilot.pause()
        cards = list(app.query(CardButton))
        assert len(cards) == len(match.deal.hand(0))
        for card in cards:
            assert app.screen.region.contains_region(card.region), card.region
            assert card.region.height == 1
        for name in ("#table", "#moves", "#note", "Footer"):
            region = app.query_one(name).region
            assert region.height >= 1
            assert app.screen.region.contains_region(region), name
        assert app.query_one("#moves", OptionList).option_count > 0
        app.action_leave()


@pytest.mark.slow
async def test_deal_is_played_to_its_end_when_by_keys() -> None:
    """Arrows choose a card and a way, Enter plays; the score is the engine's."""
    app, match = game(players=6)
    async with app.run_test(size=(80, 24)) as pilot:
        plays = 0
        while await on_turn(pilot, app):
            before = len(match.deal.moves)
            for _ in range(len(match.deal.hand(0))):
                await pilot.press("right")
                if app.query_one("#moves", OptionList).option_count:
                    break
            await pilot.press("enter")
            for _ in range(200):
                if len(match.deal.moves) > before:
                    break
                await pilot.pause(0.01)
            plays += 1
        assert plays == 17
        assert match.is_over
        shown = {seat.points for seat in app._sight.seats} if app._sight else set()
        assert shown == set(match.totals)
        await pilot.press("n")
        await pilot.pause(0.2)


async def test_card_is_played_when_pressed_twice() -> None:
    """The mouse does it too: a press chooses, a second one plays the only way."""
    app, match = game(players=2)
    async with app.run_test(size=(80, 24)) as pilot:
        assert await on_turn(pilot, app)
        moves = match.deal.legal_moves()
        hand = app._sight.hand if app._sight else ()
        place = next(
            n for n, card in enumerate(hand) if sum(move.card == card for move in moves) == 1
        )
        before = len(match.deal.moves)
        for _ in range(2):
            await pilot.pause()
            await pilot.click(list(app.query(CardButton))[place])
        for _ in range(200):
            if len(match.deal.moves) > before:
                break
            await pilot.pause(0.01)
        assert match.deal.moves[before].card == hand[place]
        app.action_leave()


async def test_game_goes_on_when_a_move_comes_twice() -> None:
    """What was chosen before the screen has followed is refused, also where it would be legal."""
    app, match = game(players=2)
    async with app.run_test(size=(80, 24)) as pilot:
        assert await on_turn(pilot, app)
        first, *others = match.deal.legal_moves()
        other = next(move for move in others if move.card != first.card)
        before = len(match.deal.moves)
        for move in (first, other):
            app._source.send("play", str(move))
        log = app.query_one("#log", RichLog)
        for _ in range(400):
            if "has changed since" in " ".join(line.text.strip() for line in log.lines):
                break
            await pilot.pause(0.01)
        else:
            raise AssertionError("nothing is said")
        assert len(match.deal.moves) == before + 2
        assert app._sight is not None
        assert app._sight.asks == "play"
        app.action_leave()


@pytest.mark.parametrize("size", SIZES)
async def test_hint_is_read_from_its_beginning_when_longer_than_the_log(
    size: tuple[int, int],
) -> None:
    """The best move is what is seen of a hint, at any size."""
    app, _ = game(players=2)
    async with app.run_test(size=size) as pilot:
        assert await on_turn(pilot, app)
        await pilot.pause()
        log = app.query_one("#side" if size[0] >= 100 else "#log", RichLog)
        assert app._sight is not None
        before = len(log.lines)
        app.show(app._sight, ["the best", *["worse"] * 60])
        await pilot.pause()
        assert int(log.scroll_y) == before
        app.show(app._sight, ["a move"])
        await pilot.pause()
        assert int(log.scroll_y) == len(log.lines) - log.size.height
        app.action_leave()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_keys_are_all_told_when_the_terminal_is_narrow(lang: str) -> None:
    """The line of keys fits 60 columns in every language."""
    app, _ = game(lang, players=2)
    async with app.run_test(size=(60, 20)) as pilot:
        assert await on_turn(pilot, app)
        await pilot.pause()
        assert len(list(app.query("FooterKey"))) == 5
        for key in app.query("FooterKey"):
            assert app.screen.region.contains_region(key.region), key
        app.action_leave()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_screen_speaks_the_language_when_chosen(lang: str) -> None:
    """Title, note and moves are in the language of the player."""
    app, match = game(lang, players=2)
    async with app.run_test(size=(80, 24)) as pilot:
        assert await on_turn(pilot, app)
        assert match.rules.name(lang) in str(app.query_one("#head", Static).render())
        sight = app._sight
        assert sight is not None
        assert sight.note
        assert sight.wording.lang == lang
        app.action_leave()


class FakeLink:
    """A line with a server at its other end that plays what it is told, unless it is slow."""

    def __init__(self, stage: Stage, *, slow: bool = False) -> None:
        self._slow = slow
        self.inbox: queue.Queue[Any] = queue.Queue()
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self._stage = stage
        self.inbox.put(stage.welcome())
        self.inbox.put(stage.state())

    def send(self, kind: str, **fields: Any) -> str:
        """Take a message; a play changes the table."""
        self.sent.append((kind, fields))
        if kind == "play" and not self._slow:
            self._stage.deal.play(fields["move"])
            self.inbox.put(self._stage.update())
        if kind == "leave":
            self.inbox.put(None)
        return "t1"


async def test_mix_is_sent_once_when_the_server_asks_again() -> None:
    """One deal takes one addition of a seat, however often its turn to add is shown."""
    stage = Stage(Deal("krypkasino", players=2, seed=7, dealer=1))
    link = FakeLink(stage)
    link.inbox.get()
    state = link.inbox.get()
    asked = replace(state, own=replace(state.own, may=["mix"]))
    later = replace(asked, version=2, scene=replace(asked.scene, deal=2))
    for heard in (stage.welcome(), asked, replace(asked, version=2), later, None):
        link.inbox.put(heard)
    RemoteSource(cast("Link", link), "en", "always").run(lambda *_: None)
    assert [kind for kind, _ in link.sent] == ["mix", "mix"]


async def test_table_of_a_server_is_played_when_joined() -> None:
    """What a server says is shown, and a move goes to it in its own notation."""
    stage = Stage(Deal("krypkasino", players=3, seed=7, dealer=2))
    link = FakeLink(stage)
    app = FullGame(RemoteSource(cast("Link", link), "sv", "always"), "sv")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await on_turn(pilot, app)
        assert app._sight is not None
        assert [str(card) for card in app._sight.table] == [str(card) for card in stage.deal.table]
        await pilot.press("1")
        await pilot.press("enter")
        for _ in range(200):
            if link.sent:
                break
            await pilot.pause(0.01)
        kind, fields = link.sent[0]
        assert (kind, fields["version"]) == ("play", 1)
        assert str(stage.deal.moves[0]) == fields["move"]
        link.inbox.put(m.Said(seat=1, phrase="hello"))
        await pilot.pause(0.1)
        app.action_leave()
        await pilot.pause(0.1)
    assert ("leave", {}) in link.sent


@pytest.mark.parametrize("name", ["[/b]", "[red]", "Bo [b]"])
async def test_name_is_shown_as_it_is_when_it_looks_like_markup(name: str) -> None:
    """What a person is called neither changes the screen of another nor ends the game."""
    stage = Stage(Deal("krypkasino", players=2, seed=7, dealer=0), names=[None, name])
    app = FullGame(RemoteSource(cast("Link", FakeLink(stage)), "en", "always"), "en")
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(200):
            note = str(app.query_one("#note", Static).render())
            if note:
                break
            await pilot.pause(0.01)
        assert note.startswith(name)
        assert name in str(app.query_one("#seats", Static).render())
        app.action_leave()


@pytest.mark.parametrize(("steps", "yes"), [(1, True), (2, False)])
async def test_question_is_answered_as_chosen_when_another_seat_asks(steps: int, yes: bool) -> None:
    """Both answers can be given, and no letter that may mean "no" agrees."""
    stage = Stage(Deal("krypkasino", players=2, seed=7, dealer=1), names=[None, "Bo"])
    link = FakeLink(stage)
    welcome, state = link.inbox.get(), link.inbox.get()
    asked = m.Asked(what="undo", by=1, agreed=[], waiting=[0], to=0)
    link.inbox.put(welcome)
    link.inbox.put(
        replace(
            state,
            scene=replace(state.scene, asked=asked),
            own=replace(state.own, may=["answer"]),
        )
    )
    app = FullGame(RemoteSource(cast("Link", link), "en", "always"), "en")
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(200):
            if app._sight is not None and app._sight.asks == "answer":
                break
            await pilot.pause(0.01)
        await pilot.press("n", *["down"] * steps, "enter")
        await pilot.pause()
        assert [fields for kind, fields in link.sent if kind == "answer"] == [{"yes": yes}]
        app.action_leave()


async def test_twin_stays_in_the_hand_when_enter_comes_twice() -> None:
    """One choice on the screen is one play, though the same words would fit the twin as well."""
    stage = Stage(Deal("krypkasino", players=3, seed=7, dealer=2))
    link = FakeLink(stage, slow=True)
    app = FullGame(RemoteSource(cast("Link", link), "en", "always"), "en")
    async with app.run_test(size=(80, 24)) as pilot:
        assert await on_turn(pilot, app)
        await pilot.press("1", "enter", "enter")
        await pilot.pause()
        assert [kind for kind, _ in link.sent] == ["play"]
        app.action_leave()
