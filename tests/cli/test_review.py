"""`tabbe review`: shown, told to programs, drawn, refused and stopped."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from tests.cli.program import PATIENCE
from tests.cli.sample import played, saved

if TYPE_CHECKING:
    from tests.cli.program import Program

FEW = ("--samples", "2")


def test_review_has_the_shape_of_the_contract(tabbe: Program) -> None:
    """Every move with what was best, what it cost and its mark; an accuracy for each seat."""
    name = saved(tabbe.folder, played(moves=20))
    answer = tabbe("review", name, *FEW, "--json")
    assert (answer.code, answer.err) == (0, "")
    data = answer.data
    assert len(data["moves"]) == 20
    for at, move in enumerate(data["moves"], start=1):
        assert list(move)[:7] == ["deal", "move", "seat", "played", "best", "loss", "mark"]
        assert (move["deal"], move["move"]) == (1, at)
    assert len(data["accuracy"]) == 2
    assert tabbe("review", name, *FEW, "--json").data == data
    assert tabbe("review", name, *FEW, "--json", "--seed", "5").data["seed"] == 5


def test_review_is_shown_and_drawn(tabbe: Program) -> None:
    """A table in 80 columns, accuracies, turning points with reasons, and a picture."""
    name = saved(tabbe.folder, played(moves=30))
    picture = tabbe.folder / "review.svg"
    answer = tabbe("review", name, *FEW, "--svg", str(picture))
    assert (answer.code, answer.err) == (0, "")
    assert "30 moves" in " ".join(answer.out.split())
    assert "accuracy" in answer.out
    assert "Where the game turned" in answer.out
    assert max(map(len, answer.out.splitlines())) <= 80
    ET.fromstring(picture.read_text("utf-8"))  # noqa: S314 - it has just been made
    swedish = tabbe("review", name, *FEW, "--lang", "sv").out
    assert "träffsäkerhet" in swedish


def test_picture_is_drawn_when_nobody_reads_the_text_to_its_end(tabbe: Program) -> None:
    """As in `tabbe review FILE --svg OUT | head -1`."""
    name = saved(tabbe.folder, played(moves=30))
    picture = tabbe.folder / "review.svg"
    process = tabbe.start(
        "review",
        name,
        *FEW,
        "--svg",
        str(picture),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert process.stdout is not None
    process.stdout.close()
    process.wait(PATIENCE)
    ET.fromstring(picture.read_text("utf-8"))  # noqa: S314 - it has just been made


def test_review_reads_standard_input(tabbe: Program) -> None:
    """- is standard input, as for replay."""
    name = saved(tabbe.folder, played(moves=4))
    written = Path(name).read_text("utf-8")
    assert len(tabbe("review", "-", *FEW, "--json", stdin=written).data["moves"]) == 4


def test_illegal_record_is_refused_with_one(tabbe: Program) -> None:
    """As replay refuses it, with the deal and the move."""
    name = saved(tabbe.folder, played(moves=4))
    path = Path(name)
    first = played(moves=4).deals[0].moves[0]
    path.write_text(path.read_text("utf-8").replace(f'"{first}', '"Ks', 1), encoding="utf-8")
    answer = tabbe("review", name, *FEW, "--json")
    assert (answer.code, list(answer.data)) == (1, ["error"])
    assert answer.data == tabbe("replay", name, "--json").data
    assert len(answer.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ([], "FILE"),
        (["nothing.tabbe"], "nothing.tabbe"),
        (["."], ""),
        (["{file}", "--samples", "0"], "--samples"),
        (["{file}", "--samples", "many"], "--samples"),
        (["{file}", "--seed", "-1"], "--seed"),
        (["{file}", "--svg", "picture.png"], "picture.png"),
        (["{file}", "--svg", "nowhere/picture.svg"], "nowhere"),
        (["{file}", "--svg", ""], "--svg"),
        (["{file}", "more"], "more"),
    ],
)
def test_review_is_refused_when_impossible(
    tabbe: Program, arguments: list[str], named: str
) -> None:
    """Files, numbers and pictures that cannot be."""
    name = saved(tabbe.folder, played(moves=2))
    filled = [argument.replace("{file}", name) for argument in arguments]
    assert named in tabbe.refuses("review", *filled)


def test_stop_ends_quietly(tabbe: Program) -> None:
    """Ctrl-C: exit code 130, progress before, no traceback, no empty picture left behind."""
    name = saved(tabbe.folder, played())
    picture = tabbe.folder / "review.svg"
    screen, other = pty.openpty()
    process = tabbe.start(
        "review", name, "--samples", "100", "--svg", str(picture),
        stdout=subprocess.PIPE, stderr=other,
    )  # fmt: skip
    os.close(other)
    shown = b""
    while b"%" not in shown:
        shown += os.read(screen, 1000)
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=PATIENCE)
    os.close(screen)
    assert (process.returncode, out) == (130, b"")
    assert not picture.exists()
