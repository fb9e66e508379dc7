"""The examples in the documents run, and what they claim is so."""

from __future__ import annotations

import doctest
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.markdown import ROOT, Piece, pages, pieces

PYTHON = [piece for page in pages() for piece in pieces(page) if piece.language == "python"]
CONSOLE = [piece for page in pages() for piece in pieces(page) if piece.language == "console"]
README = [piece for piece in PYTHON if piece.page.name == "README.md"]


def _run(piece: Piece) -> None:
    """Run one Python piece: a dialogue is checked answer by answer, a program must only run."""
    if ">>>" in piece.body:
        example = doctest.DocTestParser().get_doctest(
            piece.body, {"__name__": "__example__"}, str(piece), str(piece.page), piece.line
        )
        told: list[str] = []
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(example, out=told.append)
        assert not told, "".join(told)
    else:
        code = compile("\n" * piece.line + piece.body, str(piece.page), "exec")
        exec(code, {"__name__": "__example__"})  # noqa: S102


@pytest.mark.parametrize("piece", PYTHON, ids=str)
def test_python_example_runs_when_copied(
    piece: Piece, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every fenced Python piece runs alone, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    _run(piece)


def test_readme_shows_the_library_when_read() -> None:
    """The README has one Python example of about twelve lines, and it checks its own answers."""
    assert len(README) == 1
    lines = [line for line in README[0].body.splitlines() if line.startswith((">>>", "..."))]
    assert 8 <= len(lines) <= 14


@pytest.mark.parametrize("piece", CONSOLE, ids=str)
def test_console_example_answers_as_shown_when_typed(piece: Piece, tmp_path: Path) -> None:
    """Every `$ tabbe ...` line of a console piece prints what stands below it."""
    shown: list[tuple[str, list[str]]] = []
    for line in piece.body.splitlines():
        if line.startswith("$ "):
            shown.append((line[2:], []))
        elif shown:
            shown[-1][1].append(line.rstrip())
    for command, expected in shown:
        words = shlex.split(command)
        if words[0] != "tabbe":
            continue
        done = subprocess.run(
            [sys.executable, "-m", "tabbe", *words[1:]],
            cwd=tmp_path,
            env={**os.environ, "NO_COLOR": "1", "TABBE_LANG": "en", "COLUMNS": "80"},
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        assert done.stderr == "", f"{piece}: {command}"
        answer = [line.rstrip() for line in done.stdout.splitlines()]
        assert answer == _without_tail(expected), f"{piece}: {command}"


def _without_tail(lines: list[str]) -> list[str]:
    """The lines without empty ones at the end."""
    while lines and not lines[-1]:
        lines = lines[:-1]
    return lines


def test_example_piece_fails_when_answer_is_wrong() -> None:
    """The checker itself notices a wrong answer."""
    wrong = Piece(ROOT / "README.md", 1, "python", ">>> 1 + 1\n3\n")
    with pytest.raises(AssertionError):
        _run(wrong)
