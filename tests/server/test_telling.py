"""What is written from kept pieces is what the types of the protocol say, in every game."""

from __future__ import annotations

import random
from itertools import count, islice
from typing import TYPE_CHECKING, Any

import pytest

from tabbe.rules import load_rules, preset_ids
from tabbe.server import act, scene
from tabbe.server.event import Happening
from tabbe.server.setup import Setup
from tabbe.server.table import Table
from tabbe.server.telling import Telling
from tests.server.told import check_news, check_telling

if TYPE_CHECKING:
    from tabbe.engine import Deal

NAMES = {
    "p0": "Änna",
    "p1": 'B"o\\',
    "p2": "Änna",
    "p3": "♠ und ♥",
    "p4": "e\u0301va",
    "p5": "ლუკა",
}
"""As people may write them; two alike, which are told apart."""


@pytest.fixture(autouse=True)
def known_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets that are counted, so that every run plays the same cards."""
    numbers = count()
    monkeypatch.setattr(act, "new_secret", lambda: f"{next(numbers):064x}")


class Watched:
    """A table of which every event is told as a room tells it, and compared.

    Args:
        setup: of the table.
        seed: of the cards that are played.
    """

    def __init__(self, setup: Setup, seed: int) -> None:
        self.table = Table("table", setup)
        self.telling = Telling(self.table, NAMES.__getitem__)
        self.dice = random.Random(seed)
        self.now = 1_000_000

    def happen(self, events: list[Happening]) -> None:
        """Apply events, and compare what everybody is told."""
        table = self.table
        viewers = [None, *range(len(table.chairs))]
        while events:
            for event in events:
                since = scene.log_length(table)
                table.apply(event)
                if event.kind not in ("committed", "rematched", "undone"):
                    told = self.telling.news(since, viewers)
                    check_news(told, table, NAMES.__getitem__, since)
            events = act.consequences(table, self.now)
        connected = {seat for seat in range(len(table.chairs)) if self.dice.random() < 0.8}
        check_telling(self.telling, table, NAMES.__getitem__, connected, self.now)

    def seat_people(self) -> None:
        """People on all seats, who let the cards be dealt without their randomness."""
        for seat in range(len(self.table.chairs)):
            self.happen(act.sit(self.table, f"p{seat}", seat, self.now)[1])
        self.deal()

    def deal(self) -> None:
        """The next cards are dealt."""
        self.now += 10_000
        self.happen([Happening("dealt", self.now)])

    def play(self) -> None:
        """Play any legal move; some time passes, and now and then something else happens."""
        table, dice = self.table, self.dice
        assert table.deal is not None
        assert table.turn is not None
        self.now += dice.randrange(900)
        move = dice.choice([*islice(table.deal.legal_moves(), 40)])
        self.happen([act.moved(table.turn, move, self.now)])
        seat, other = dice.sample(range(len(table.chairs)), 2)
        if table.phase == "playing" and dice.random() < 0.1:
            self.happen(act.mute(table, seat, other, on=dice.random() < 0.7, now=self.now))
        if table.phase == "playing" and dice.random() < 0.05:
            if table.chairs[seat].away is not None:
                self.happen([Happening("back", self.now, {"seat": seat})])
            elif table.has_others(seat):
                self.happen([Happening("left", self.now, {"seat": seat})])


class Narrow:
    """A deal that can be asked for what lies open and what the view of one seat holds, no more.

    Args:
        deal: with everybody's cards.
        seat: whose view may be read beside a spectator's; None for a spectator's alone.
    """

    OPEN = ("seat", "move_count", "moves", "batch", "table", "told_count", "hand_sizes")
    """What everybody sees."""

    SEEN_BY = ("view", "told", "holding")
    """What is asked for by seat, and holds what that seat knows."""

    def __init__(self, deal: Deal, seat: int | None) -> None:
        self._deal = deal
        self._seat = seat

    def __getattr__(self, name: str) -> Any:
        if name in self.OPEN:
            return getattr(self._deal, name)
        assert name in self.SEEN_BY, f"{name} of a deal is not for one seat alone"

        def ask(seat: int | None, *rest: int) -> Any:
            assert seat in (None, self._seat), f"{name} of another seat"
            return getattr(self._deal, name)(seat, *rest)

        return ask


def _written(table: Table, seat: int | None, now: int) -> tuple[bytes, ...]:
    telling = Telling(table, NAMES.__getitem__)
    news = telling.news((0, 1), [seat])[seat]
    return telling.scene({0}, now), telling.own(seat), telling.log(seat), news


@pytest.mark.parametrize("game", ["krypkasino", "avig-kasino-se", "kasino"])
def test_nothing_but_its_own_view_is_read_when_a_seat_is_told(game: str) -> None:
    """Of a deal that gives nobody else's cards and moves the same is written, at every play."""
    watched = Watched(Setup(game=game, players=3, deals=1).checked(), 3)
    watched.seat_people()
    table = watched.table
    deal = table.deal
    assert deal is not None
    while table.phase == "playing":
        for seat in (None, 0, 1, 2):
            wanted = _written(table, seat, watched.now)
            table.deal = Narrow(deal, seat)  # type: ignore[assignment]
            assert _written(table, seat, watched.now) == wanted
            table.deal = deal
        watched.play()
    assert deal.move_count > 20


@pytest.mark.parametrize("game", preset_ids())
def test_everybody_is_told_what_the_types_say_when_deals_are_played(game: str) -> None:
    """Of every event of two deals of every game, with the most and the fewest who can play it."""
    rules = load_rules(game)
    for players in {rules.min_players, min(rules.max_players, 6)}:
        watched = Watched(Setup(game=game, players=players, deals=2).checked(), players)
        watched.seat_people()
        while watched.table.phase != "over":
            while watched.table.phase == "playing":
                watched.play()
            if watched.table.phase == "counted":
                for seat in watched.table.people:
                    watched.happen(act.ready(watched.table, seat, watched.now))
                watched.deal()


def test_everybody_is_told_what_the_types_say_when_there_are_clocks_and_teams() -> None:
    """Clocks that run and are given time, undoing that is asked for, and a seat that gives up."""
    setup = Setup(players=4, teams="pairs", deals=1, clock=(60_000, 2_000), announce="off")
    watched = Watched(setup.checked(), 4)
    watched.seat_people()
    table = watched.table
    for _ in range(9):
        watched.play()
    assert table.turn is not None
    watched.happen(act.give_time(table, table.turn, (table.turn + 1) % 4, watched.now))
    asking = table.last_player
    assert asking is not None
    watched.happen(act.undo(table, asking, None, watched.now))
    assert (asking + 1) % 4 in table.waiting
    watched.happen(act.answer(table, (asking + 1) % 4, yes=False, now=watched.now))
    assert table.waiting == []
    watched.happen(act.clock_off(table, 0, watched.now))
    for seat in range(1, 4):
        watched.happen(act.answer(table, seat, yes=True, now=watched.now))
    assert not table.clocks
    watched.happen([Happening("conceded", watched.now, {"seat": 2})])
    watched.play()


def test_hand_is_told_anew_when_a_play_is_taken_back() -> None:
    """What is kept of a waiting seat is not what it held before the undoing."""
    watched = Watched(Setup(players=2, seats=["you", "greedy"], deals=1).checked(), 1)
    table = watched.table
    watched.happen(act.sit(table, "p0", 0, watched.now)[1])
    watched.deal()
    while table.turn != 0:
        watched.play()
    watched.play()
    before = watched.telling.own(0)
    watched.happen(act.undo(table, 0, None, watched.now))
    assert table.turn == 0
    assert watched.telling.own(0) != before
    watched.play()
    assert watched.telling.own(0) != before or table.deal is None
