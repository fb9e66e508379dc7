"""The examples in the documents run, and what they claim is so."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from tests.docs.markdown import ROOT, Piece, pages, pieces
from tests.docs.session import PROMPT, is_session, true_body

PYTHON = [piece for page in pages() for piece in pieces(page) if piece.language == "python"]
SESSIONS = [piece for page in pages() for piece in pieces(page) if is_session(piece)]
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


@pytest.mark.parametrize("piece", SESSIONS, ids=str)
def test_session_is_real_when_typed(piece: Piece) -> None:
    """Every terminal session in the documents is what the program prints, letter by letter."""
    assert piece.body == true_body(piece)


def test_readme_shows_a_game_when_read() -> None:
    """The README has a session of play, with moves typed in, and one of the referee."""
    shown = [piece.body for piece in SESSIONS if piece.page.name == "README.md"]
    assert any(body.startswith("$ tabbe play") and body.count(PROMPT) > 1 for body in shown)
    assert any(body.startswith("$ tabbe referee") for body in shown)


def test_example_piece_fails_when_answer_is_wrong() -> None:
    """The checker itself notices a wrong answer."""
    wrong = Piece(ROOT / "README.md", 1, "python", ">>> 1 + 1\n3\n")
    with pytest.raises(AssertionError):
        _run(wrong)
