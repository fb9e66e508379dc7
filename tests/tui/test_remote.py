"""The line-by-line game at a server's table, with a server that is played by the test."""

from __future__ import annotations

import io
import queue
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

import pytest

from tabbe.engine import Deal
from tabbe.i18n import LANGUAGES, text
from tabbe.protocol import message as m
from tabbe.tui.client import Client, names_of
from tabbe.tui.full_remote import RemoteSource
from tabbe.tui.heard import parting
from tabbe.tui.link import Link, LinkError, Silence, plain_table
from tabbe.tui.remote import RemoteGame
from tabbe.tui.screen import Screen
from tests.page.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Sequence


class ScriptedLink:
    """A line on which the test says what comes and sees what goes.

    Args:
        coming: what comes, None where the line ends; after each message that goes out, the next.
    """

    def __init__(self, coming: Sequence[object]) -> None:
        self.inbox: queue.Queue[Any] = queue.Queue()
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self._coming = list(coming)
        self._next()

    def _next(self) -> None:
        while self._coming:
            one = self._coming.pop(0)
            if one is ...:
                return
            self.inbox.put(one)

    def send(self, kind: str, **fields: Any) -> str:
        """Take a message."""
        self.sent.append((kind, fields))
        self._next()
        return f"t{len(self.sent)}"


def on_turn(seed: int = 7) -> Stage:
    """A table at which the person is on turn."""
    return Stage(Deal("krypkasino", players=2, seed=seed, dealer=1))


def state(stage: Stage, **own: Any) -> m.State:
    """What the server shows, with some of what the seat knows changed."""
    shown = stage.state()
    assert shown.own is not None
    return replace(shown, own=replace(shown.own, **own))


def played(coming: Sequence[object], answers: str, lang: str = "en") -> tuple[int, str, list[Any]]:
    """Play by answers; the exit code, what was written and what was sent."""
    link, output = ScriptedLink(coming), io.StringIO()
    screen = Screen(io.StringIO(answers), output, width=300)
    code = RemoteGame(cast("Link", link), screen, lang, "off").run()
    return code, output.getvalue(), link.sent


def asking(stage: Stage, what: str = "undo") -> m.State:
    """Another seat asks something."""
    shown = state(stage, may=["answer"], legal=[])
    asked = m.Asked(what=what, by=1, agreed=[], waiting=[0], to=None)  # type: ignore[arg-type]
    return replace(shown, scene=replace(shown.scene, asked=asked))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("yes", [True, False])
def test_one_letter_is_an_answer_when_asked_yes_or_no(lang: str, yes: bool) -> None:
    """Every word for yes and no of the language, one letter included; nothing else is taken."""
    stage = on_turn()
    words = text("remote-yes" if yes else "remote-no", lang).split(", ")
    assert min(map(len, words)) == 1
    for word in words:
        coming = [stage.welcome(), asking(stage), ..., None]
        _, said, sent = played(coming, f"\nperhaps\n{word.upper()}\n", lang)
        assert sent == [("answer", {"yes": yes})]
        assert said.count(text("remote-yes-or-no", lang)) == 2


def test_card_is_played_when_a_letter_names_it() -> None:
    """A rank in the reader's letters, a card, a move with them: the one move there is is played."""
    stage = on_turn()
    moves = [str(move) for move in stage.deal.legal_moves()]
    single = [move for move in moves if sum(other[:2] == move[:2] for other in moves) == 1]
    lone = next(move for move in single if sum(card[0] == move[0] for card in _hand(stage)) == 1)
    for answer in (lone[:2], lone, lone[1] + lone[0] if "x" not in lone else lone[:2]):
        coming = [stage.welcome(), state(stage), ..., None]
        _, _, sent = played(coming, f"{answer}\n")
        assert [kind for kind, _ in sent] == ["play"]
        assert sent[0][1]["move"][:2] in (lone[:2], answer[:2])


def _hand(stage: Stage) -> list[str]:
    return [str(card) for card in stage.deal.hand(0)]


def test_moves_are_offered_when_a_letter_fits_several() -> None:
    """Nothing is guessed: the moves of the card are listed under their numbers."""
    for seed in range(60):
        stage = on_turn(seed)
        moves = [str(move) for move in stage.deal.legal_moves()]
        several = [move for move in moves if sum(other[:2] == move[:2] for other in moves) > 1]
        if several:
            break
    coming = [stage.welcome(), state(stage), ..., None]
    code, said, sent = played(coming, f"{several[0][:2]}\n")
    assert (code, sent) == (0, [])
    shown = said.split("Your move:")[1]
    numbers = [n for n, move in enumerate(moves, 1) if move[:2] == several[0][:2]]
    assert all(f"{n}. " in shown for n in numbers)
    assert shown.count("\n") <= len(numbers) + 3


def test_seat_is_taken_back_when_one_comes_in_again() -> None:
    """A bot that has kept the seat goes, once; later the person is asked, in both games."""
    stage = on_turn()
    shown = state(stage, may=[], legal=[])
    seats = [replace(seat, away=seat.seat == 0) for seat in shown.scene.seats]
    away = replace(shown, scene=replace(shown.scene, seats=seats))
    _, said, sent = played([stage.welcome(), away, ..., away, ..., None], "\n")
    assert sent == [("come_back", {}), ("come_back", {})]
    assert text("remote-return", "en") in said
    gone = [replace(seat, conceded=seat.seat == 0) for seat in seats]
    conceded = replace(away, scene=replace(away.scene, seats=gone))
    assert played([stage.welcome(), conceded, None], "")[2] == []
    link = ScriptedLink([stage.welcome(), away, ..., away, None])
    sights: list[Any] = []
    source = RemoteSource(cast("Link", link), "en", "off")
    source.run(lambda sight, _: sights.append(sight))
    assert sights[-1].asks == "next"
    source.send("next")
    assert [kind for kind, _ in link.sent] == ["come_back", "come_back"]


def test_broken_line_is_told_once_when_it_is_tried_again() -> None:
    """Silence, then the server again, then its end: a sentence each, and no answer is lost."""
    stage = on_turn()
    coming = [
        stage.welcome(),
        state(stage, may=[], legal=[]),
        m.Bye(code="restart", after=10),
        *[Silence()] * 5,
        stage.welcome(),
        state(stage, may=[], legal=[]),
        *[Silence()] * 2,
        None,
    ]
    code, said, _ = played(coming, "")
    assert code == 1
    counts = [
        said.count(text(f"remote-{key}", "en")) for key in ("restart", "silent", "found", "lost")
    ]
    assert counts == [1, 2, 1, 1]


@pytest.mark.parametrize(
    "code", ["gone", "private", "outdated", "crowded", "elsewhere", "unreadable"]
)
def test_reason_is_told_when_the_server_ends_it(code: Any) -> None:
    """Its own sentence in every language, and not that the line is lost."""
    for lang in LANGUAGES:
        left, said, _ = played([m.Bye(code=code, after=None), None], "", lang)
        assert left == 1
        assert said.strip() == text(parting(m.Bye(code=code, after=None)), lang)


def test_ids_are_new_when_a_program_starts_again() -> None:
    """The server remembers ids of a seat; one that a crashed terminal used must not come again."""
    ids = [Link("http://127.0.0.1:9", "en").send("ping") for _ in range(20)]
    assert len(set(ids)) == 20
    assert all(len(id) <= 40 and id.isascii() for id in ids)  # noqa: A001


def test_same_client_is_behind_both_games_when_told_the_same() -> None:
    """Line by line or on the whole screen, the same messages make the same sentences."""
    stage = on_turn()
    client = Client(cast("Link", ScriptedLink([])), "en", "always")
    link = ScriptedLink([stage.welcome(), stage.state(), None])
    shown: list[str] = []
    RemoteSource(cast("Link", link), "en", "always").run(lambda _, lines: shown.extend(lines))
    told = [line for one in (stage.welcome(), stage.state()) for line in client.hear(one)]
    assert shown == [*told, *client.lost()]
    assert told


@pytest.mark.parametrize(
    ("given", "plain"),
    [
        ("abcdef", "abcdef"),
        (" http://x/t/0b66T39gkBOPNwpUyUnomg/ ", "0b66T39gkBOPNwpUyUnomg"),
        ("/t/q", "q"),
    ],
)
def test_table_is_found_in_a_link_when_given(given: str, plain: str) -> None:
    """A code, an address and a link all name the table."""
    assert plain_table(given) == plain


@pytest.mark.parametrize("server", ["ftp://x", "http://", "://", "http://127.0.0.1:1"])
def test_server_is_refused_in_a_sentence_when_there_is_none(server: str) -> None:
    """No address, or nobody there: one sentence that names it, in every language."""
    with pytest.raises(LinkError) as refused:
        Link(server, "en").find("AB C?/..#")
    for lang in LANGUAGES:
        assert server.partition("://")[2] in refused.value.message(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_have_names_of_their_own_when_of_one_kind(lang: str) -> None:
    """Two bots of a kind are told apart, also where a person has the name of one."""
    pool = [name.strip() for name in text("name-seats", lang).split(",")]
    seats = Stage(Deal("krypkasino", players=4, seed=7), names=["Anna", None, None, None])
    shown = seats.scene().seats
    assert names_of(shown, lang) == ["Anna", *pool[:3]]
    taken = [replace(shown[0], name=pool[1]), *shown[1:3], replace(shown[3], kind="open", bot=None)]
    third = text("name-seat", lang, seat="3")
    assert names_of(taken, lang) == [pool[1], pool[0], third, text("page-open-seat", lang)]
