"""Lines out and answers in."""

from __future__ import annotations

import io
import os
import pty
import subprocess
import sys

import pytest

from tabbe.tui.screen import NARROWEST, Screen


def _screen(answers: str = "", *, width: int | None = None, colour: bool = False) -> Screen:
    return Screen(io.StringIO(answers), io.StringIO(), colour=colour, width=width)


def _written(screen: Screen) -> str:
    output = screen._output
    assert isinstance(output, io.StringIO)
    return output.getvalue()


def test_width_is_never_below_the_narrowest_when_set() -> None:
    """Lines may always take 40 columns; a pipe gets 80."""
    assert _screen(width=12).width == NARROWEST == 40
    assert _screen(width=61).width == 61
    assert _screen().width == 80


def test_width_follows_the_terminal_when_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The width is asked for at every line, and the last column is left free."""

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen = Screen(io.StringIO(), Terminal())
    for columns, width in ((80, 79), (50, 49), (20, 40)):
        monkeypatch.setenv("COLUMNS", str(columns))
        assert screen.width == width


def test_lines_hang_when_wrapped() -> None:
    """Later lines of a sentence are indented; a word with a fixed space is kept whole."""
    screen = _screen(width=40)
    screen.line("1234567890 " * 3 + "12345 7\u00a0points", hang=2)
    assert _written(screen) == "1234567890 1234567890 1234567890 12345\n  7\u00a0points\n"


def test_only_red_suits_are_painted_when_in_colour() -> None:
    """Hearts and diamonds are red with their rank, headings bold, the rest plain."""
    screen = _screen(colour=True)
    screen.line("Kn♦ 10♥ A♠ 9♣")
    screen.line("Deal 1", bold=True)
    assert _written(screen) == (
        "\x1b[31mKn♦\x1b[0m \x1b[31m10♥\x1b[0m A♠ 9♣\n\x1b[1mDeal 1\x1b[0m\n"
    )


def test_answers_are_echoed_without_harm_when_piped() -> None:
    """Control characters and endless lines do not reach the screen."""
    screen = _screen("\x1b[2J\x07\r\n" + "x" * 500 + "\nlast")
    assert screen.ask("?") == "\x1b[2J\x07"
    assert screen.ask("?") == "x" * 500
    assert screen.ask("?") == "last"
    assert screen.ask("?") is None
    assert _written(screen) == "? ?[2J?\n? " + "x" * 60 + "…\n? last\n? \n"


def test_answer_is_read_when_bytes_are_not_text() -> None:
    """Bytes in another encoding are an unreadable answer, not a failure."""
    source = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n1\n"), encoding="utf-8")
    screen = Screen(source, io.StringIO())
    first = screen.ask("?")
    assert first is not None
    assert "1" not in first
    assert screen.ask("?") == "1"


def test_every_language_can_be_written_when_the_output_is_latin_1() -> None:
    """Letters the encoding has stay, signs it lacks are replaced."""
    buffer = io.BytesIO()
    output = io.TextIOWrapper(buffer, encoding="latin-1", write_through=True)
    Screen(io.StringIO(), output).line("”Tabbe på åtta.” 10♦ … «\u00a0cœur\u00a0»")
    assert buffer.getvalue().decode("latin-1") == '"Tabbe på åtta." 10d ... " c?ur "\n'


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (b"quit\n", b"You leave the match."),
        (b"\x04", b"There is no more input, so the match ends here."),
    ],
)
def test_game_ends_with_0_when_played_at_a_terminal(typed: bytes, said: bytes) -> None:
    """At a real terminal answers are typed with line editing, and Ctrl-D ends the game."""
    program = "import sys; from tabbe.tui.plain import run; sys.exit(run(seed=7, deals=1))"
    leader, follower = pty.openpty()
    environment = {**os.environ, "TERM": "dumb", "COLUMNS": "80"}
    with subprocess.Popen(
        [sys.executable, "-c", program],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=environment,
    ) as process:
        os.close(follower)
        told = _read_until(leader, b"Your move:")
        os.write(leader, typed)
        told += _read_until(leader, said)
        assert process.wait(timeout=60) == 0
    os.close(leader)
    assert "Table: 5♥ A♠ 10♦ 9♣".encode() in told
    assert said in told
    assert b"\x1b[31m" not in told


def _read_until(leader: int, wanted: bytes) -> bytes:
    told = b""
    while wanted not in told:
        try:
            part = os.read(leader, 4096)
        except OSError:
            break
        if not part:
            break
        told += part
    return told
