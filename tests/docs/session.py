"""Terminal sessions shown in the documents: what the program really prints for them.

`python -m tests.docs.session` writes the answers of README.md anew, after a change of wording.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile

from tests.docs.markdown import ROOT, Piece, pieces

PROMPT = "Your move: "


def answer_of(command: str, typed: list[str] | None = None) -> str:
    """What `tabbe ...` prints in English on a terminal of 80 columns, for these lines typed in.

    Lines typed in and what goes to standard error are part of it, as one would see them.
    """
    words = shlex.split(command)
    if words[0] != "tabbe":
        raise ValueError(f"not a command of Tabbe: {command}")
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", "tabbe", *words[1:]],
            cwd=folder,
            env={
                **os.environ,
                "NO_COLOR": "1",
                "TABBE_LANG": "en",
                "COLUMNS": "80",
                "XDG_CONFIG_HOME": folder,
            },
            input="".join(f"{line}\n" for line in typed or []),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
    return "".join(f"{line.rstrip()}\n" for line in done.stdout.splitlines())


def is_session(piece: Piece) -> bool:
    """Whether a fenced piece shows commands of Tabbe and their answers."""
    return piece.language == "console" and piece.body.startswith("$ tabbe")


def true_body(piece: Piece) -> str:
    """The same piece as it ought to be.

    A game that goes on after the piece ends is cut after as many lines as the piece has now.
    """
    made = []
    for part in piece.body.removeprefix("$ ").split("\n$ "):
        command, _, shown = part.partition("\n")
        typed = [line.removeprefix(PROMPT) for line in shown.split("\n") if line.startswith(PROMPT)]
        answer = answer_of(command, typed)
        if typed:
            answer = "".join(answer.splitlines(keepends=True)[: shown.rstrip().count("\n") + 1])
        made.append(f"$ {command}\n{answer}")
    return "\n".join(made)


def main() -> None:
    """Bring the sessions of README.md up to date."""
    page = ROOT / "README.md"
    text = page.read_text(encoding="utf-8")
    for piece in filter(is_session, pieces(page)):
        text = text.replace(piece.body, true_body(piece))
    page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
