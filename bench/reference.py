"""The C++ program: building it with g++ and running it."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).with_name("playout.cpp")
FLAGS = ("-std=c++20", "-O3", "-march=native", "-Wall", "-Wextra", "-Werror")


class NoCompiler(RuntimeError):
    """There is no g++ on this machine."""


def build(folder: Path, *, plain: bool = False) -> Path:
    """Build the program into a folder and return its path.

    Args:
        folder: where the program goes.
        plain: build the form that searches for sums card by card.

    Raises:
        NoCompiler: when there is no g++.
        subprocess.CalledProcessError: when it does not compile without warnings.
    """
    program = folder / ("playout-plain" if plain else "playout")
    extra = ("-DPLAIN",) if plain else ()
    subprocess.run([compiler(), *FLAGS, *extra, str(SOURCE), "-o", str(program)], check=True)
    return program


def compiler() -> str:
    """The path of g++.

    Raises:
        NoCompiler: when there is none.
    """
    found = shutil.which("g++")
    if found is None:
        raise NoCompiler("The C++ program needs g++ (Debian, Ubuntu: apt-get install g++).")
    return found


def compiler_name() -> str:
    """The first line of what `g++ --version` says."""
    done = subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[0]


def run(program: Path, *words: str) -> str:
    """What the program prints for these words."""
    done = subprocess.run([str(program), *words], capture_output=True, text=True, check=True)
    return done.stdout


def play_for(program: Path, seconds: float, seed: int) -> dict[str, Any]:
    """Figures and statistics of random deals played for so many seconds."""
    figures: dict[str, Any] = json.loads(run(program, str(seconds), str(seed)))
    return figures


def play_deals(program: Path, deals: int, seed: int) -> dict[str, Any]:
    """Figures and statistics of so many random deals."""
    figures: dict[str, Any] = json.loads(run(program, "deals", str(deals), str(seed)))
    return figures
