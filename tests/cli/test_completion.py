"""`tabbe completion`: scripts that shells accept, and what they then complete."""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from tabbe.cli.root import COMMANDS
from tests.cli.program import PATIENCE

if TYPE_CHECKING:
    from tests.cli.program import Program


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_script_is_printed(tabbe: Program, shell: str) -> None:
    """Each shell gets a script that asks Tabbe for completions; a shell at hand can parse it."""
    answer = tabbe("completion", shell)
    assert (answer.code, answer.err) == (0, "")
    assert "_TABBE_COMPLETE" in answer.out
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=answer.out, text=True, check=True, timeout=PATIENCE)


@pytest.mark.parametrize("shell", ["", "csh", "Bash", "bash zsh"])
def test_shell_is_refused_when_unknown(tabbe: Program, shell: str) -> None:
    """Other shells are refused with the list of those that work."""
    assert "bash, zsh, fish" in tabbe.refuses("completion", shell)


def _completions(tabbe: Program, line: str) -> list[str]:
    words = line.split(" ")
    tabbe.env = {
        "_TABBE_COMPLETE": "bash_complete",
        "COMP_WORDS": line,
        "COMP_CWORD": str(len(words) - 1),
    }
    answer = tabbe()
    assert answer.err == ""
    return [found.partition(",")[2] for found in answer.out.split()]


def test_words_are_completed(tabbe: Program) -> None:
    """Commands, options and fixed values complete; a wrong value before them does no harm."""
    assert _completions(tabbe, "tabbe pl") == ["play"]
    assert _completions(tabbe, "tabbe ") == list(COMMANDS)
    assert "--table" in _completions(tabbe, "tabbe referee --players x --t")
    assert _completions(tabbe, "tabbe completion z") == ["zsh"]
    assert _completions(tabbe, "tabbe play --announce o") == ["off"]
