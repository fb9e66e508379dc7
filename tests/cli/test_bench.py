"""`tabbe bench`: its shape and its refusals. How fast it is, is no matter for a test."""

from __future__ import annotations

import signal
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.cli.program import PATIENCE

if TYPE_CHECKING:
    from tests.cli.program import Program


def test_rates_are_given(tabbe: Program) -> None:
    """Deals and moves a second and the number of threads."""
    answer = tabbe("bench", "--seconds", "0.1", "--threads", "2", "--json")
    assert (answer.code, answer.err) == (0, "")
    assert list(answer.data) == ["deals_per_s", "moves_per_s", "threads"]
    assert answer.data["threads"] == 2
    assert answer.data["moves_per_s"] == pytest.approx(100 * answer.data["deals_per_s"], rel=0.01)


def test_rates_are_shown_to_people(tabbe: Program) -> None:
    """Three lines."""
    answer = tabbe("bench", "--seconds", "0.1", "--players", "4", "--game", "krypkasino-family")
    assert (answer.code, answer.err) == (0, "")
    assert len(answer.out.splitlines()) == 3
    assert "4 players" in answer.out


def test_bench_ends_when_interrupted(tabbe: Program) -> None:
    """Ctrl-C leaves at once with 130, though threads are at work."""
    process = tabbe.start("bench", "--seconds", "3000", stderr=subprocess.PIPE)
    while len(list(Path(f"/proc/{process.pid}/task").iterdir())) < 2:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, b"")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--threads", "0"],
        ["--threads", "x"],
        ["--threads", "1000000"],
        ["--seconds", "0"],
        ["--seconds", "-1"],
        ["--seconds", "inf"],
        ["--seconds", "1e3"],
        ["--seconds", "9" * 400],
        ["--players", "9"],
        ["--players", "3", "--game", "avig-kasino"],
        ["--game", "whist"],
    ],
)
def test_bench_is_refused_when_impossible(tabbe: Program, arguments: list[str]) -> None:
    """Numbers and games that cannot be."""
    tabbe.refuses("bench", *arguments)
