"""A table without a server: what may happen, what follows, and what time brings."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tabbe.engine import Match
from tabbe.i18n import TabbeError
from tabbe.protocol import message as m
from tabbe.records import read_record, record_of, write_record
from tabbe.server import act, keeper, scene
from tabbe.server.event import Happening
from tabbe.server.refusal import Refusal
from tabbe.server.seat import REMEMBERED
from tabbe.server.setup import Setup
from tabbe.server.table import BREATHER, MOST_LOBBY_NOTES, Table, turn_starts

NOW = 1_000_000


class Played:
    """A table with the log that made it."""

    def __init__(self, **setup: Any) -> None:
        self.setup = Setup(**setup).checked()
        self.table = Table("table", self.setup)
        self.log: list[Happening] = []
        self.now = NOW

    def happen(self, events: list[Happening]) -> None:
        """Apply events and what follows from them."""
        while events:
            for event in events:
                self.table.apply(event)
                self.log.append(event)
            events = act.consequences(self.table, self.now)

    @property
    def phase(self) -> str:
        """The table's phase."""
        return self.table.phase

    def seat_people(self) -> None:
        """People on all open seats, who all add randomness."""
        for seat, who in enumerate(self.setup.seats or ()):
            if who in ("you", "open"):
                self.happen(act.sit(self.table, f"person {seat}", seat, self.now)[1])
        self.mix()

    def mix(self) -> None:
        """Everybody adds randomness."""
        for seat in list(self.table.people):
            if self.table.phase == "mixing":
                self.happen(act.mix(self.table, seat, f"text {seat}", self.now))

    def play(self, plays: int = 1) -> None:
        """Play first legal moves, whoever is on turn."""
        for _ in range(plays):
            table = self.table
            assert table.deal is not None
            assert table.turn is not None
            move = table.deal.legal_moves()[0]
            self.happen([act.moved(table.turn, move, self.now)])

    def play_deal(self) -> None:
        """Play the deal out."""
        while self.table.phase == "playing":
            self.play()

    def bring(self, connected: set[int], gone: dict[int, int]) -> str | None:
        """Let the next thing that time brings happen."""
        coming = act.due(self.table, connected, gone)
        if coming is None:
            return None
        self.now = max(self.now, coming[0])
        self.happen([Happening(coming[1].kind, self.now, coming[1].data)])
        return coming[1].kind


def refused(code: str) -> Any:
    """Expect a refusal of a code."""
    return pytest.raises(Refusal, check=lambda error: error.code == code)


def same(one: Table, other: Table, now: int) -> None:
    """Two tables show everybody the same."""
    names = str
    assert m.write(scene.scene(one, names, (), now)) == m.write(scene.scene(other, names, (), now))
    for seat in range(len(one.chairs)):
        assert scene.own_part(one, seat) == scene.own_part(other, seat)
        assert scene.log(one, seat, names) == scene.log(other, seat, names)


@pytest.mark.parametrize("game", ["krypkasino", "avig-kasino-se", "kasino"])
def test_table_is_the_same_when_made_again_from_its_log(game: str) -> None:
    """Setup and log, as JSON keeps them, make the same table at every point of a match."""
    played = Played(game=game, players=3 if game != "krypkasino" else 2, deals=2)
    played.seat_people()
    for _ in range(2):
        played.play_deal()
        for seat in list(played.table.people):
            if played.phase == "counted":
                played.happen(act.ready(played.table, seat, played.now))
        played.mix()
    step = max(1, len(played.log) // 12)
    for length in (*range(0, len(played.log), step), len(played.log)):
        log = [
            Happening(one.kind, one.at, json.loads(json.dumps(one.data)))
            for one in played.log[:length]
        ]
        setup = Setup.model_validate_json(json.dumps(played.setup.dump()))
        again = Table("table", setup, log)
        before = Table("table", played.setup, played.log[:length])
        same(again, before, played.now)


def test_bots_fill_when_the_host_starts() -> None:
    """Open seats go to bots; only the host may start, and once."""
    played = Played(players=4)
    played.happen(act.sit(played.table, "anna", 0, NOW)[1])
    played.happen(act.sit(played.table, "bo", 2, NOW)[1])
    with refused("host_only"):
        act.start(played.table, 2, NOW)
    played.happen(act.start(played.table, 0, NOW))
    assert [chair.kind for chair in played.table.chairs] == ["person", "bot", "person", "bot"]
    with refused("not_now"):
        act.start(played.table, 0, NOW)
    with refused("full"):
        act.sit(played.table, "eve", None, NOW)


def test_event_says_who_did_it_when_it_is_about_another_seat() -> None:
    """The log knows who set a seat, started, gave time, muted or asked."""
    played = Played(players=3, clock=(60_000, 0))
    played.happen(act.sit(played.table, "anna", 0, NOW)[1])
    played.happen(act.sit(played.table, "bo", 1, NOW)[1])
    played.happen(act.set_seat(played.table, 0, 2, "greedy", NOW))
    played.mix()
    played.happen(act.give_time(played.table, 1, 0, NOW))
    played.happen(act.mute(played.table, 1, 0, on=True, now=NOW))
    played.happen(act.clock_off(played.table, 1, NOW))
    by = {one.kind: one.data["by"] for one in played.log if "by" in one.data}
    assert by == {"set_seat": 0, "time_given": 1, "muted": 1, "asked": 1}
    # The last seat that was taken began the match, and nobody in particular.
    assert [one.kind for one in played.log].count("committed") == 1
    started = Played(players=3)
    started.happen(act.sit(started.table, "anna", 1, NOW)[1])
    started.happen(act.start(started.table, 1, NOW))
    assert started.log[-1].data["by"] == 1


def test_seat_remembers_nothing_when_somebody_else_sits() -> None:
    """Ids of messages and mutes are those of a person, also when that one sits elsewhere."""
    played = Played(players=4)
    table = played.table
    for seat, person in enumerate(("anna", "bo", "eve")):
        played.happen(act.sit(table, person, seat, NOW)[1])
    played.happen(act.answering(act.mute(table, 1, 0, on=True, now=NOW), "x"))
    played.happen(act.answering(act.leave(table, 1, NOW), "y"))
    assert table.has_acted("bo", "y")
    assert not table.has_acted("anna", "y")
    played.happen(act.sit(table, "ulf", 1, NOW)[1])
    assert not table.has_acted("ulf", "y")
    assert table.chairs[1].muted == set()
    assert not table.has_acted("bo", "y")
    played.happen(act.answering(act.leave(table, 2, NOW), "z"))
    played.happen(act.sit(table, "eve", 3, NOW)[1])
    assert table.seat_of("eve") == 3
    assert table.has_acted("eve", "z")
    again = Table("table", played.setup, played.log)
    for person in ("anna", "ulf", "eve"):
        for name in "xyz":
            assert again.has_acted(person, name) == table.has_acted(person, name)


def test_ids_that_a_seat_keeps_are_bounded_when_it_does_much() -> None:
    """The newest are kept."""
    played = Played(players=3)
    played.happen(act.sit(played.table, "anna", 0, NOW)[1])
    for number in range(2 * REMEMBERED):
        done = Happening("device", NOW, {"seat": 0, "person": "anna", "token": f"{number}"})
        played.happen(act.answering([done], f"{number}"))
    assert list(played.table.chairs[0].acts) == [f"{n}" for n in range(REMEMBERED, 2 * REMEMBERED)]


def test_mutes_are_bounded_when_somebody_plays_with_them() -> None:
    """Each is kept for ever, so there are only so many in a match; the next one has its own."""
    played = Played(players=2, deals=1)
    played.seat_people()
    table = played.table
    for number in range(act.MOST_TIMES):
        played.happen(act.mute(table, 0, 1, on=number % 2 == 0, now=NOW))
    assert act.mute(table, 0, 1, on=False, now=NOW) == []
    with refused("muted_often"):
        act.mute(table, 0, 1, on=True, now=NOW)
    played.happen(act.mute(table, 1, 0, on=True, now=NOW))
    played.happen(act.concede(table, 0, NOW))
    for seat in (0, 1):
        played.happen(act.rematch(table, seat, NOW))
    played.happen(act.mute(table, 0, 1, on=True, now=NOW))
    assert table.chairs[0].muted == {1}


def test_repetitions_are_bounded_when_somebody_plays_with_them() -> None:
    """What can be done and undone is kept for ever, so one seat has only so many of each."""
    played = Played(players=3, clock=(60_000, 0), deals=1)
    table = played.table
    played.happen(act.sit(table, "anna", 0, NOW)[1])
    for number in range(act.MOST_TIMES):
        played.happen(act.set_seat(table, 0, 2, None if number % 2 else "greedy", NOW))
    assert act.set_seat(table, 0, 2, None, NOW) == []
    with refused("done_often"):
        act.set_seat(table, 0, 2, "greedy", NOW)
    for person in ("bo", "cleo"):
        played.happen(act.sit(table, person, None, NOW)[1])
    played.mix()
    for _ in range(act.MOST_TIMES):
        played.happen(act.leave(table, 0, NOW))
        played.happen(act.come_back(table, 0, NOW))
        played.happen(act.give_time(table, 0, 1, NOW))
        played.happen(act.clock_off(table, 0, NOW))
        played.happen(act.answer(table, 1, yes=False, now=NOW))
    sitting = table.chairs[0].sittings
    for number in range(act.MOST_TIMES):
        phone = f"phone {number}"
        played.happen(act.move_device(table, 0, sitting, phone, f"token {number}", NOW))
    again = Table("table", played.setup, played.log)
    for one in (table, again):
        with refused("done_often"):
            act.move_device(one, 0, sitting, "phone", "token", NOW)
        assert act.move_device(one, 0, sitting, "phone 3", "token", NOW) == []
        for work in (act.leave, act.clock_off):
            with refused("done_often"):
                work(one, 0, NOW)
        with refused("done_often"):
            act.give_time(one, 0, 1, NOW)
        # The others have theirs.
        assert act.leave(one, 1, NOW)
        assert act.clock_off(one, 1, NOW)
        assert act.give_time(one, 1, 0, NOW)
    played.happen(act.concede(table, 0, NOW))
    played.happen(act.concede(table, 1, NOW))
    for seat in table.people:
        played.happen(act.rematch(table, seat, NOW))
    played.happen(act.leave(table, 0, NOW))
    assert table.chairs[0].away == "left"


def test_match_starts_by_itself_when_the_last_seat_is_taken() -> None:
    """A full table begins to mix, and deals when everybody has added something."""
    played = Played(players=2)
    played.happen(act.sit(played.table, "anna", None, NOW)[1])
    assert played.phase == "lobby"
    played.happen(act.sit(played.table, "bo", None, NOW)[1])
    assert played.phase == "mixing"
    played.happen(act.mix(played.table, 0, "a", NOW))
    with refused("mixed_already"):
        act.mix(played.table, 0, "b", NOW)
    assert played.phase == "mixing"
    played.happen(act.mix(played.table, 1, "c", NOW))
    assert played.phase == "playing"


def test_deal_begins_without_the_silent_when_ten_seconds_have_passed() -> None:
    """A seat that says nothing adds the empty text."""
    played = Played(players=2)
    for person in ("anna", "bo"):
        played.happen(act.sit(played.table, person, None, NOW)[1])
    played.happen(act.mix(played.table, 1, "mine", NOW))
    assert played.bring({0, 1}, {}) == "dealt"
    assert played.now == NOW + act.MIXING
    played.play_deal()
    shown = scene.scene(played.table, str, (), NOW).fair
    assert shown is not None
    assert shown.seats == ["", "mine"]


def test_secret_is_not_shown_when_a_deal_is_on() -> None:
    """Secret and texts come out when the cards have all been seen, not before."""
    played = Played(players=2, deals=2)
    played.seat_people()
    shown = scene.scene(played.table, str, (), NOW).fair
    assert shown is not None
    assert (shown.secret, shown.seats) == (None, None)
    played.play_deal()
    shown = scene.scene(played.table, str, (), NOW).fair
    assert shown is not None
    assert shown.secret is not None
    for seat in (0, 1):
        played.happen(act.ready(played.table, seat, NOW))
    shown = scene.scene(played.table, str, (), NOW).fair
    assert shown is not None
    assert (shown.secret, shown.seats) == (None, None)


def test_undo_goes_back_within_the_batch_when_against_bots() -> None:
    """Alone one may go back to any own turn of the batch, never across a deal of cards (L71)."""
    played = Played(players=2, seats=["you", "greedy"], deals=2)
    played.seat_people()
    table = played.table
    with refused("undo_nothing"):
        act.undo(table, 0, None, NOW)
    while table.plays < 5:
        played.play()
    own = [number for number in range(5) if (number % 2 == 0) == (table.turn == 1)]
    with refused("undo_far"):
        act.undo(table, 0, own[0] + 1, NOW)
    played.happen(act.undo(table, 0, own[0], NOW))
    assert (table.plays, table.played[-1].practice) == (own[0], True)
    assert table.turn == 0
    hands = len(table.deal.hand(0)) if table.deal else 0
    while table.deal is not None and len(table.deal.hand(0)) <= hands:
        played.play()
        if table.deal.batch == 2:
            break
    with refused("undo_nothing"):
        act.undo(table, 0, None, NOW)


def test_undo_is_bounded_when_somebody_plays_with_it_against_bots() -> None:
    """What was taken back is kept for ever: only so much in a deal, and the next has its own."""
    played = Played(players=2, seats=["you", "greedy"], deals=2)
    played.seat_people()
    table = played.table

    def play_own() -> None:
        while table.deal is None or not turn_starts(table.deal, 0):
            played.play()

    def undo_most() -> None:
        for _ in range(act.MOST_UNDONE):
            play_own()
            played.happen(act.undo(table, 0, None, NOW))
        play_own()

    undo_most()
    for one in (table, Table("table", played.setup, played.log)):
        with refused("undo_often"):
            act.undo(one, 0, None, NOW)
    played.play_deal()
    played.happen(act.ready(table, 0, NOW))
    played.mix()
    undo_most()


def test_undo_is_refused_when_somebody_has_played_since() -> None:
    """Among people only the very last play can be taken back."""
    played = Played(players=2)
    played.seat_people()
    table = played.table
    first = table.turn
    assert first is not None
    played.play(2)
    with refused("undo_late"):
        act.undo(table, first, None, NOW)
    other = 1 - first
    played.happen(act.undo(table, other, None, NOW))
    assert table.waiting == [first]
    with refused("nothing_asked"):
        act.answer(table, other, yes=True, now=NOW)
    played.play()
    assert table.question is None


def test_undo_is_refused_when_the_table_has_none() -> None:
    """Tables may be made without."""
    played = Played(players=2, undo=False)
    played.seat_people()
    played.play()
    for seat in (0, 1):
        with refused("no_undo"):
            act.undo(played.table, seat, None, NOW)


def test_bot_stands_in_only_when_somebody_waits() -> None:
    """Where nobody else is connected the table waits for ever, else for the grace."""
    played = Played(players=2, grace=5000)
    played.seat_people()
    turn = played.table.turn
    assert turn is not None
    assert act.due(played.table, set(), {0: NOW, 1: NOW}) is None
    assert act.due(played.table, {turn}, {1 - turn: NOW}) is None
    assert played.bring({1 - turn}, {turn: NOW}) == "away"
    assert played.now == NOW + 5000
    assert played.table.chairs[turn].bot == "greedy"
    assert played.table.people == [1 - turn]
    played.happen(act.come_back(played.table, turn, played.now))
    assert sorted(played.table.people) == [0, 1]


def test_clock_runs_for_the_seat_on_turn_and_a_bot_plays_when_it_is_empty() -> None:
    """Time is taken off the seat on turn alone; nothing is played by the clock (L85)."""
    played = Played(players=2, clock=(60_000, 2000))
    played.seat_people()
    table = played.table
    turn = table.turn
    assert turn is not None
    played.now += 10_000
    assert table.left_on_clock(turn, played.now) == 50_000
    assert table.left_on_clock(1 - turn, played.now) == 60_000
    played.play()
    assert table.left_on_clock(turn, played.now) == 52_000
    plays = table.plays
    assert played.bring({0, 1}, {}) == "timed_out"
    assert played.now == NOW + 70_000
    assert table.plays == plays
    assert table.chairs[1 - turn].bot == "greedy"


def test_lost_turn_is_the_bots_when_its_seat_asks_to_be_back() -> None:
    """Coming back gives neither the turn nor time before the bot has played, however often."""
    played = Played(players=2, clock=(60_000, 2000))
    played.seat_people()
    table = played.table
    late = table.turn
    assert late is not None
    assert played.bring({0, 1}, {}) == "timed_out"
    version, plays = table.turn_version, table.plays
    for _ in range(3):
        played.now += 100
        played.happen(act.come_back(table, late, played.now))
        assert act.come_back(table, late, played.now) == []
        shown = scene.scene(table, str, (0, 1), played.now)
        assert (shown.seats[late].bot, shown.seats[late].away) == ("greedy", False)
        assert (shown.seats[late].clock, shown.running) == (0, None)
        assert (table.turn_version, table.turn, table.plays) == (version, late, plays)
        assert scene.acts(table, late) == []
        assert act.due(table, {0, 1}, {}) is None
        with refused("bot_plays"):
            act.play(table, late, m.Play(id="x", type="play", version=99, move="2c"), NOW)
        same(table, Table("table", played.setup, played.log), played.now)
        # Leaving and coming back is no way round it.
        played.happen(act.leave(table, late, played.now))
    played.happen(act.come_back(table, late, played.now))
    played.play()
    assert table.chairs[late].is_played
    assert table.left_on_clock(late, played.now) == BREATHER
    backs = [e for e in scene.log(table, None, str) if isinstance(e, m.Seated) and e.what == "back"]
    assert [one.seat for one in backs] == [late]
    played.play()
    assert table.runs(late)
    same(table, Table("table", played.setup, played.log), played.now)


def test_lost_turn_is_the_bots_when_its_seat_leaves_in_the_last_moment() -> None:
    """Whose time is over before the timer has said so does not get half a minute by leaving."""
    played = Played(players=2, clock=(60_000, 0))
    played.seat_people()
    table = played.table
    late = table.turn
    assert late is not None
    played.now += 60_000
    played.happen(act.leave(table, late, played.now))
    played.happen(act.come_back(table, late, played.now))
    assert not table.chairs[late].is_played
    assert table.left_on_clock(late, played.now) == 0


def test_seat_is_its_persons_at_once_when_the_lost_turn_is_over() -> None:
    """Who comes back later waits for nothing, and plays the next turn."""
    played = Played(players=2, clock=(60_000, 0))
    played.seat_people()
    table = played.table
    late = table.turn
    assert late is not None
    assert played.bring({0, 1}, {}) == "timed_out"
    played.play()
    assert not table.chairs[late].is_played
    played.happen(act.come_back(table, late, played.now))
    assert table.chairs[late].is_played
    assert table.left_on_clock(late, played.now) == BREATHER


def test_time_of_a_stopped_server_is_nobodys_when_it_comes_back() -> None:
    """The clock goes on where it was."""
    played = Played(players=2, clock=(60_000, 0))
    played.seat_people()
    turn = played.table.turn
    assert turn is not None
    played.now += 5000
    lost = 3_600_000
    played.now += lost
    played.happen([Happening("resumed", played.now, {"lost": lost})])
    assert played.table.left_on_clock(turn, played.now) == 55_000
    assert scene.log(played.table, None, str)[-1] == m.Resumed(lost=lost)


def test_seats_have_their_time_to_mix_when_the_server_was_away() -> None:
    """The ten seconds go on where they were, and nobody is told of clocks that do not run."""
    played = Played(players=2)
    for person in ("anna", "bo"):
        played.happen(act.sit(played.table, person, None, NOW)[1])
    played.happen([Happening("resumed", NOW + 60_000, {"lost": 59_000})])
    coming = act.due(played.table, {0, 1}, {})
    assert coming is not None
    assert coming[0] == NOW + 59_000 + act.MIXING
    assert not any(isinstance(told, m.Resumed) for told in scene.log(played.table, 0, str))


def test_clocks_stop_when_everybody_agrees() -> None:
    """Clocks can be turned off, and time can be given."""
    played = Played(players=2, clock=(60_000, 0))
    played.seat_people()
    table = played.table
    with refused("own_clock"):
        act.give_time(table, 0, 0, NOW)
    played.happen(act.give_time(table, 0, 1, NOW))
    assert table.left_on_clock(1, NOW) == 120_000
    played.happen(act.clock_off(table, 0, NOW))
    assert table.clocks
    for seat in (0, 1):
        with refused("not_now"):
            act.clock_off(table, seat, NOW)
    played.happen(act.answer(table, 1, yes=True, now=NOW))
    assert table.left_on_clock(1, NOW) is None
    with refused("no_clock"):
        act.clock_off(table, 0, NOW)


def test_time_is_not_given_when_a_bot_plays_for_the_giver() -> None:
    """Who has left the others to play has no say in how long they take."""
    played = Played(players=3, clock=(60_000, 0))
    played.seat_people()
    played.happen(act.leave(played.table, 2, NOW))
    with refused("bot_plays"):
        act.give_time(played.table, 2, 0, NOW)


def test_partner_is_not_charged_when_one_of_a_team_gives_up() -> None:
    """A bot plays on for the seat; the match ends when the whole side has given up (L84)."""
    played = Played(players=4, teams="pairs", deals=1)
    played.seat_people()
    table = played.table
    played.happen(act.concede(table, 0, NOW))
    assert played.phase == "playing"
    assert table.chairs[0].bot == "greedy"
    with refused("conceded"):
        act.come_back(table, 0, NOW)
    with refused("bot_plays"):
        act.concede(table, 0, NOW)
    played.happen(act.concede(table, 2, NOW))
    assert played.phase == "over"
    assert table.played[-1].conceded_to == (1, 3)


def test_match_ends_without_a_winner_when_all_people_give_up() -> None:
    """Bots do not play on among themselves."""
    played = Played(players=3, seats=["you", "greedy", "greedy"], deals=1)
    played.seat_people()
    played.happen(act.concede(played.table, 0, NOW))
    assert played.phase == "over"
    assert played.table.played[-1].conceded_to == ()


def test_proof_is_of_the_deal_on_the_board_when_given_up_while_the_next_is_mixed() -> None:
    """The deck that was never dealt is not shown to prove the one that was, and stays secret."""
    played = Played(players=2, deals=3)
    played.seat_people()
    table = played.table
    played.play_deal()
    before = scene.scene(table, str, (), NOW)
    for seat in (0, 1):
        played.happen(act.ready(table, seat, NOW))
    assert played.phase == "mixing"
    assert scene.scene(table, str, (), NOW).deal == 2
    heard, since = scene.log(table, 0, str), scene.log_length(table)
    played.happen(act.concede(table, 0, NOW))
    news = scene.log(table, 0, str, since)
    # The deal before has been told; neither an update nor a full state tells it again.
    assert [told.kind for told in news] == ["seated", "staged"]
    assert scene.log(table, 0, str) == [*heard, *news]
    after = scene.scene(table, str, (), NOW)
    assert (after.phase, after.deal, after.board) == ("over", 1, before.board)
    assert after.fair == before.fair
    shown = keeper.record(table, 1, 0, str)
    assert shown is not None
    assert after.fair is not None
    assert [deal.fair and deal.fair.secret for deal in shown.deals] == [after.fair.secret]


def test_lobby_stays_small_when_somebody_sits_and_leaves_for_ever() -> None:
    """One person has only so many sittings, and who comes late reads the newest lines alone."""
    played = Played(players=3, deals=1)
    table = played.table
    heard: list[m.Told] = []
    people = 3
    for person in range(people):
        for _ in range(act.MOST_TIMES):
            since = scene.log_length(table)
            played.happen(act.sit(table, f"p{person}", None, NOW)[1])
            played.happen(act.leave(table, 0, NOW))
            news = scene.log(table, None, str, since)
            assert [told.what for told in news] == ["joined", "opened"]  # type: ignore[union-attr]
            heard += news
        for one in (table, Table("table", played.setup, played.log)):
            with refused("sat_often"):
                act.sit(one, f"p{person}", None, NOW)
    told = scene.log(table, None, str)
    assert len(told) == MOST_LOBBY_NOTES < len(heard) == 2 * people * act.MOST_TIMES
    assert [one.what for one in told] == [one.what for one in heard[-len(told) :]]  # type: ignore[union-attr]
    # A match tells all of itself, whatever went before it.
    played.seat_people()
    assert table.unnoted == 0
    assert not table.seated
    assert scene.log(table, None, str)[0] == m.Staged(phase="mixing")


def test_names_are_told_apart_when_they_look_alike() -> None:
    """Two people of one name get numbers (L91)."""
    played = Played(players=3)
    played.seat_people()
    shown = scene.seats(played.table, lambda _: "Åsa", (), NOW)
    assert [seat.name for seat in shown] == ["Åsa", "Åsa 2", "Åsa 3"]


@pytest.mark.parametrize(
    "setup",
    [
        {"game": "whist"},
        {"game": "/etc/passwd"},
        {"game": "../x.toml"},
        {"players": 6, "game": "kasino"},
        {"rules": {"forced_sweep": "maybe"}},
        {"rules": {"self": 1}},
        {"rules": {"no_such": 1}},
        {"seats": ["you", "you"]},
        {"seats": ["you", "open", "open"]},
        {"seats": ["you", "exec:/bin/sh"]},
        {"seats": ["you", "clever"]},
        {"stand_in": "EXEC:/bin/sh"},
        {"stand_in": " exec:x"},
        {"seats": ["you", "expert:ms=600000"]},
        {"teams": "pairs"},
        # There the last one left wins, so it needs a target.
        {"game": "avig-kasino-se", "target": 0},
    ],
)
def test_setup_is_refused_when_it_cannot_be(setup: dict[str, Any]) -> None:
    """No file is read, no program run, and no impossible table made."""
    with pytest.raises(TabbeError):
        Setup(**setup).checked()


def test_table_plays_on_from_a_record_when_asked() -> None:
    """A position of a record is taken over, as practice, with the same cards to come."""
    match = Match("krypkasino", 2, deals=1, seed=4)
    for _ in range(30):
        match.deal.play(match.deal.legal_moves()[0])
    record = write_record(record_of(match, ["Anna", "Bo"]))
    origin = {"record": record, "deal": 1, "move": 20}
    asked: dict[str, Any] = {"from": origin}
    played = Played(seats=["you", "greedy"], **asked)
    played.seat_people()
    table = played.table
    assert table.deal is not None
    assert table.plays == 20
    assert table.deal.deck == match.deal.deck
    assert table.played[-1].practice
    assert scene.scene(table, str, (), NOW).fair is None
    beyond: dict[str, Any] = {"from": {**origin, "move": 31}}
    with pytest.raises(Refusal):
        Setup(**beyond).checked()


@pytest.mark.parametrize("seed", [4, None])
def test_one_deal_is_kept_when_a_long_record_is_played_on_from(seed: int | None) -> None:
    """Its cards and moves as far as they count: not the other deals, nor who played them."""
    match = Match("krypkasino", 4, "pairs", deals=9, seed=4)
    for number in range(3):
        if number:
            match.next_deal()
        for _ in range(5 if number == 2 else 999):
            if not match.deal.is_over:
                match.deal.play(match.deal.legal_moves()[0])
    whole = replace(record_of(match, ["Anna", "Bo", "Eve", "Ulf"]), seed=seed)
    record = write_record(whole)
    asked: dict[str, Any] = {"from": {"record": record, "deal": 2, "move": 7}}
    kept = Setup(**asked).checked()
    assert kept.origin is not None
    alone = read_record(kept.origin.record)
    assert [(one.deck, one.moves) for one in alone.deals] == [
        (whole.deals[1].deck, whole.deals[1].moves[:7])
    ]
    assert len(kept.origin.record) < len(record) / 2
    assert "Anna" not in str(kept.dump())
    # It is kept as it was settled, and settles as it is kept.
    assert Setup.model_validate(kept.dump()).checked() == kept
    played = Played(seats=["you", *["greedy"] * 3], **asked)
    played.seat_people()
    deal = played.table.deal
    assert deal is not None
    assert (deal.deck, deal.dealer) == (whole.deals[1].deck, whole.deals[1].dealer)
    assert [str(move) for move in deal.moves] == list(whole.deals[1].moves[:7])


def test_clock_goes_on_when_its_seat_leaves_and_comes_back() -> None:
    """Leaving gives no time back, neither to who leaves nor to who waits for the other."""
    played = Played(players=2, clock=(60_000, 0))
    played.seat_people()
    table = played.table
    turn = table.turn
    assert turn is not None
    version = table.turn_version
    played.now += 10_000
    for seat in (1 - turn, turn):
        played.happen(act.leave(table, seat, played.now))
        played.happen(act.come_back(table, seat, played.now))
        assert table.left_on_clock(turn, played.now) == 50_000
        assert (table.turn_version == version) == (seat != turn)


def test_nothing_is_agreed_when_the_one_asked_goes() -> None:
    """No answer is no; once bots alone are left, an undo is practice."""
    played = Played(players=2, clock=(600_000, 0))
    played.seat_people()
    table = played.table
    played.play()
    mover = table.last_player
    assert mover is not None
    other = 1 - mover
    played.happen(act.clock_off(table, mover, NOW))
    played.happen([Happening("away", NOW, {"seat": other})])
    assert table.clocks
    assert table.question is None
    played.happen(act.undo(table, mover, None, NOW))
    assert (table.plays, table.waiting) == (1, [other])
    with refused("bot_plays"):
        act.answer(table, other, yes=True, now=NOW)
    played.happen(act.leave(table, other, NOW))
    assert table.question is None
    played.happen(act.undo(table, mover, None, NOW))
    assert (table.plays, table.played[-1].practice) == (0, True)


def test_record_is_whole_when_a_match_was_given_up() -> None:
    """The proof of a conceded match can be had by everybody."""
    played = Played(players=2, deals=1)
    played.seat_people()
    played.play()
    hidden = keeper.record(played.table, 1, None, str)
    played.happen(act.concede(played.table, 0, NOW))
    shown = keeper.record(played.table, 1, None, str)
    assert hidden is not None
    assert shown is not None
    assert hidden.deals[0].fair is not None
    assert hidden.deals[0].fair.secret is None
    assert shown.deals[0].fair is not None
    assert shown.deals[0].fair.secret is not None
    assert None not in shown.deals[0].deck
