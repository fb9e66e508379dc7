"""The program as a whole: help, exit codes, languages, and outputs that fail."""

from __future__ import annotations

import os
import shlex
import socket
import subprocess
import sys
from typing import TYPE_CHECKING

import httpx
import pytest

from tabbe.cli import main as entry
from tabbe.cli.root import COMMANDS
from tests.cli.program import PATIENCE

if TYPE_CHECKING:
    from tests.cli.program import Program

HEAVY = ("numpy", "numba", "matplotlib", "fluent.runtime", "joblib", "tomllib")


@pytest.mark.parametrize(
    "command",
    ["", *COMMANDS, *(f"config {action}" for action in ("set", "unset", "get", "path"))],
)
def test_help_is_given_when_asked_for(tabbe: Program, command: str) -> None:
    """Every command explains itself, lists --help and leaves with 0."""
    answer = tabbe(*command.split(), "--help")
    assert answer.code == 0
    assert answer.err == ""
    assert answer.out.startswith(f"Usage: {' '.join(['tabbe', *command.split()])}")
    assert "--help" in answer.out
    assert max(map(len, answer.out.splitlines())) <= 80


def test_help_loads_nothing_heavy() -> None:
    """Listing the commands loads no command and none of the large packages."""
    code = (
        "import sys; from tabbe.cli.main import main; main(['--help']);"
        f"print([name for name in {HEAVY!r} if name in sys.modules],"
        " [name for name in sys.modules if name in"
        f" {['tabbe.cli.' + name for name in COMMANDS]!r}])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    assert done.stdout.splitlines()[-1] == "[] []"


def test_version_is_printed_when_asked_for(tabbe: Program) -> None:
    """The version stands alone on one line."""
    answer = tabbe("--version")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.split()[0] == "tabbe"
    assert answer.out.split()[1][0].isdigit()


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["plai"], "play"),
        (["zzz"], "zzz"),
        ([""], "tabbe --help"),
        (["--nonsense"], "--nonsense"),
        (["presets", "--jsno"], "--json"),
        (["presets", "krypkasino", "avig-kasino"], "avig-kasino"),
        (["referee"], "--hand"),
        (["replay"], "FILE"),
        (["play", "--players"], "--players"),
        (["play", "--plain=yes"], "--plain"),
        (["completion"], "SHELL"),
        (["x" * 5000], "xxx"),
        (["\x1b[2J\x07"], "\\x1b"),
        (["bad\nline"], "\\n"),
    ],
)
def test_usage_is_refused_when_wrong(tabbe: Program, arguments: list[str], named: str) -> None:
    """What cannot be parsed is refused by a sentence that names what is wrong."""
    assert named in tabbe.refuses(*arguments)


def test_usage_is_refused_when_not_unicode(tabbe: Program) -> None:
    """Bytes that are no text come out escaped."""
    assert "\\udcff" in tabbe.refuses(b"presets", b"\xff\xfe.toml")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "There is no command"),
        ("sv", "Kommandot"),
        ("da", "Kommandoen"),
        ("de", "Den Befehl"),
        ("fr", "La commande"),
        ("es", "No existe la orden"),
    ],
)
def test_refusal_is_spoken_in_the_language_asked_for(tabbe: Program, lang: str, words: str) -> None:
    """--lang chooses the language of a refusal."""
    assert words in tabbe("--lang", lang, "zzz").err


@pytest.mark.parametrize(
    "env", [{"TABBE_LANG": "sv"}, {"LANG": "sv_SE.UTF-8"}, {"LC_ALL": "sv", "LANG": "de"}]
)
def test_refusal_is_spoken_in_the_language_around(tabbe: Program, env: dict[str, str]) -> None:
    """So do TABBE_LANG and the locale."""
    tabbe.env = env
    assert "Kommandot" in tabbe("zzz").err


@pytest.mark.parametrize("lang", ["xx", "", "\x00"[:0] + "sv;rm", "svenska" * 200])
def test_language_is_refused_when_unknown(tabbe: Program, lang: str) -> None:
    """A language that nobody here speaks is refused with those that are spoken."""
    assert "en, sv, da, de, fr, es" in tabbe.refuses("presets", "--lang", lang)
    assert "en, sv, da, de, fr, es" in tabbe.refuses("--lang", lang, "presets")


def test_locale_does_not_stop_anything_when_unknown(tabbe: Program) -> None:
    """A locale of the system that Tabbe does not speak means English."""
    tabbe.env = {"LANG": "fi_FI.UTF-8"}
    assert tabbe("presets").out.startswith("id ")


def test_page_is_served_without_a_command(tabbe: Program) -> None:
    """`tabbe` alone serves the page, at another port where the usual one is taken."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        tabbe.env = {"TABBE_PORT": str(port), "TABBE_DATABASE": str(tabbe.folder / "t.db")}
        serving = tabbe.start(stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
        try:
            assert serving.stdout is not None
            told = serving.stdout.readline().decode()
            address = told.split(" at ")[1].split(";")[0]
            assert str(port) not in address
            assert httpx.get(f"{address}healthz").status_code == 200
        finally:
            serving.terminate()
            code = serving.wait(30)
            if serving.stdout is not None:
                serving.stdout.close()
    assert code == 0


def test_colour_is_left_out_of_pipes(tabbe: Program) -> None:
    """A pipe gets no escape sequences, and with NO_COLOR nobody does."""
    assert "\x1b" not in tabbe("presets").out
    tabbe.env = {"TABBE_COLOUR": "always"}
    assert "\x1b[1m" in tabbe("presets").out
    tabbe.env = {"TABBE_COLOUR": "always", "NO_COLOR": "1"}
    assert "\x1b" not in tabbe("presets").out


@pytest.mark.parametrize(
    "arguments",
    [["presets", "--switches"], ["referee", "--hand", "8h", "--table", "8d", "--json"], ["--help"]],
)
def test_broken_pipe_is_quiet(tabbe: Program, arguments: list[str]) -> None:
    """A reader that goes away early is no reason for words."""
    reading, writing = os.pipe()
    process = tabbe.start(*arguments, stdout=writing, stderr=subprocess.PIPE)
    os.close(reading)
    os.close(writing)
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, b"")


def test_closed_output_is_quiet(tabbe: Program) -> None:
    """Without a standard output the command is done all the same."""
    line = f"exec {shlex.quote(sys.executable)} -m tabbe presets >&-"
    done = subprocess.run(
        ["bash", "-c", line],
        env=tabbe.environment(),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_game_is_refused_without_input(tabbe: Program) -> None:
    """A game needs somebody to answer."""
    line = f"exec {shlex.quote(sys.executable)} -m tabbe play <&-"
    done = subprocess.run(
        ["bash", "-c", line],
        env=tabbe.environment(),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert b"standard input" in done.stderr


def test_full_disk_is_told_in_a_sentence(tabbe: Program) -> None:
    """Output that cannot be written is a failure with a sentence."""
    with open("/dev/full", "wb") as full:  # noqa: PTH123 - a device
        process = tabbe.start("presets", stdout=full, stderr=subprocess.PIPE)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert err.decode().startswith("tabbe: The disk is full")
    assert err.count(b"\n") == 1


def test_output_is_given_when_the_terminal_lacks_signs(tabbe: Program) -> None:
    """An ASCII terminal gets the letters of suits instead of a traceback."""
    tabbe.env = {"PYTHONIOENCODING": "ascii", "TABBE_LANG": "sv"}
    answer = tabbe("referee", "--hand", "8h", "--table", "8d")
    assert answer.code == 0
    assert "8d" in answer.out
    assert "m?ste g?ra tabbe" in answer.out
    assert tabbe("zzz").err == 'tabbe: Kommandot "zzz" finns inte; tabbe --help visar alla.\n'


def test_own_fault_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Even a failure that no input should cause shows no traceback, unless asked to."""

    def fail(_arguments: list[str]) -> int:
        raise LookupError("the\nunthinkable")

    monkeypatch.setenv("TABBE_LANG", "en")
    monkeypatch.setattr(entry, "_invoke", fail)
    monkeypatch.delenv("TABBE_TRACE", raising=False)
    assert entry.main([]) == 2
    said = capsys.readouterr().err
    assert "LookupError" in said
    assert said.count("\n") == 1
    monkeypatch.setenv("TABBE_TRACE", "1")
    with pytest.raises(LookupError):
        entry.main([])
