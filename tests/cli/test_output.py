"""What is printed where the terminal lacks signs, and what is said of slow starts."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import pytest

from tabbe.cli.progress import Progress
from tests.cli.program import PATIENCE

if TYPE_CHECKING:
    from tests.cli.program import Program

_CARDS = ("--hand", "8h 6s", "--table", "8d 9c Jd")


def test_cards_are_spelt_when_the_output_lacks_their_signs(tabbe: Program) -> None:
    """Suits come out as letters, and other signs as the nearest plain ones."""
    tabbe.env = {"PYTHONIOENCODING": "ascii"}
    answer = tabbe("referee", *_CARDS)
    assert answer.out.startswith("Table: 8d 9c Jd\nHand: 8h 6s\n")
    assert "?" not in answer.out
    assert "+/-" in tabbe("simulate", "--deals", "2").out


def test_letters_stay_when_the_output_lacks_only_cards(tabbe: Program) -> None:
    """An encoding of Western letters keeps them."""
    tabbe.env = {"PYTHONIOENCODING": "latin1"}
    done = tabbe.start("referee", *_CARDS, "--lang", "sv", stdout=subprocess.PIPE)
    out, _ = done.communicate(timeout=PATIENCE)
    assert "Handen: 8h 6s" in out.decode("latin1")
    assert "räknas" in out.decode("latin1")


def test_refusal_is_spelt_when_standard_error_lacks_signs(tabbe: Program) -> None:
    """Quotation marks of a sentence become plain ones."""
    tabbe.env = {"PYTHONIOENCODING": "ascii"}
    assert tabbe.refuses("referee", "--hand", "8x", "--table", "").startswith('Card 1: "8x" is')


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "--deals", "2"),
        ("referee", *_CARDS),
        ("presets",),
        ("presets", "kasino", "--json"),
        ("bench", "--seconds", "0.1"),
        ("replay", "game.tabbe"),
    ],
)
def test_wrong_setting_is_refused_before_any_work(
    tabbe: Program, arguments: tuple[str, ...]
) -> None:
    """A colour that is none leaves nothing on standard output, whatever was asked for."""
    (tabbe.folder / "config.toml").write_text('colour = "x"\n', encoding="utf-8")
    assert "colour" in tabbe.refuses(*arguments)


def test_compiling_is_announced_once_when_there_is_no_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One plain line on standard error, none on standard output, and no progress."""
    progress = Progress("en")
    progress.announce("compiling")
    progress.announce("compiling")
    progress(1, 2)
    progress.close()
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert said.err.startswith("tabbe: Compiling")
    assert "\r" not in said.err
