"""`tabbe play`: starting a game in the terminal; the game itself is tested with tabbe.tui."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
from typing import TYPE_CHECKING

import pytest

from tests.cli.program import PATIENCE

if TYPE_CHECKING:
    from tests.cli.program import Program


def test_game_is_played_to_its_end(tabbe: Program) -> None:
    """One deal, answered with the first move every time, by a pipe."""
    arguments = ("play", "--plain", "--seed", "7", "--deals", "1")
    answer = tabbe(*arguments, stdin="1\n" * 60)
    assert (answer.code, answer.err) == (0, "")
    assert "Sweep" in answer.out
    assert tabbe(*arguments, stdin="1\n" * 60).out == answer.out


def test_options_reach_the_game(tabbe: Program) -> None:
    """Name, seats, game, rules, language, teams and announcements are those asked for."""
    english = tabbe("play", "--seed", "1", "--players", "4", "--name", "Åsa", "--teams", "pairs")
    assert (english.code, english.err) == (0, "")
    assert "4 players" in english.out
    swedish = tabbe("play", "--seed", "1", "--game", "avig-kasino", "--lang", "sv", "--deals", "2")
    assert (swedish.code, swedish.err) == (0, "")
    assert "Avig kasino" in swedish.out
    assert "Bordet" in swedish.out
    assert tabbe("play", "--announce", "off", "--pause", "0.0", "--bots", "random").code == 0


def test_game_is_refused_when_a_program_cannot_be_started(tabbe: Program) -> None:
    """A slip in a name is told of before anything is dealt, with how to name a program."""
    answer = tabbe("play", "--players", "3", "--bots", "greedy,exec:/nowhere/bot", stdin="1\n")
    assert (answer.code, answer.out) == (2, "")
    assert "/nowhere/bot" in answer.err
    assert "exec:./mybot" in answer.err


def test_settings_reach_the_game(tabbe: Program) -> None:
    """What the settings file keeps is used when no option says otherwise."""
    assert tabbe("config", "set", "game", "avig-kasino").code == 0
    assert tabbe("config", "set", "lang", "de").code == 0
    answer = tabbe("play")
    assert answer.code == 0
    assert "Avig kasino" in answer.out
    assert "Tisch" in answer.out


def test_input_that_ends_is_polite(tabbe: Program) -> None:
    """An empty pipe, rubbish and NULs lead to no traceback and exit code 0."""
    for rubbish in (
        b"",
        b"\n\n",
        b"hello\nxyzzy\n",
        b"\x00\x00\n",
        b"\xff\xfe\xfa\n",
        b"x" * 100_000,
    ):
        answer = tabbe("play", "--seed", "1", stdin=rubbish)
        assert (answer.code, answer.err) == (0, ""), rubbish[:20]


def test_game_leaves_when_interrupted(tabbe: Program) -> None:
    """Ctrl-C at the question: exit code 130 and no traceback."""
    screen, other = pty.openpty()
    words = ("play", "--plain", "--seed", "1")
    process = tabbe.start(*words, stdin=other, stdout=other, stderr=subprocess.PIPE)
    os.close(other)
    shown = b""
    while b"1." not in shown and b"1 " not in shown:
        shown += os.read(screen, 1000)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    os.close(screen)
    assert process.returncode == 130
    assert b"Traceback" not in err


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--players", "1"], "--players"),
        (["--players", "7"], "--players"),
        (["--players", "3", "--game", "avig-kasino"], ""),
        (["--bots", "greedy,random"], "2"),
        (["--bots", "wizard"], "wizard"),
        (["--bots", ""], ""),
        (["--seed", ""], "seed"),
        (["--seed", "x" * 200], "seed"),
        (["--seed", "a\tb"], "seed"),
        (["--deals", "0"], "--deals"),
        (["--deals", "-3"], "--deals"),
        (["--deals", "10000000"], "--deals"),
        (["--teams", "pairs"], ""),
        (["--teams", "threes", "--players", "4"], ""),
        (["--teams", "trios"], "pairs, threes"),
        (["--name", " "], "name"),
        (["--name", "x" * 41], "name"),
        (["--name", "\x1b[2J"], "\\x1b"),
        (["--announce", "loudly"], "off, pictures, always"),
        (["--pause", "-1"], "--pause"),
        (["--pause", "100"], "--pause"),
        (["--set", "hand=3"], "hand"),
        (["--game", "whist"], "whist"),
        (["--lang", "fi"], "sv"),
    ],
)
def test_game_is_refused_when_impossible(tabbe: Program, arguments: list[str], named: str) -> None:
    """Seats, bots, seeds, names and rules that cannot be: refused before the first card."""
    assert named in tabbe.refuses("play", *arguments)
