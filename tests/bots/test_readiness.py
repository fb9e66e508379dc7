"""Compiling beside the game."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tabbe.bots.readiness import compile_apart


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """The programs that would have been started, with an empty cache and no wish about kernels."""
    found: list[list[str]] = []
    monkeypatch.setenv("TABBE_CACHE_DIR", str(tmp_path))
    monkeypatch.delenv("TABBE_JIT", raising=False)
    monkeypatch.setattr("tabbe.engine.compiler._loaded", [])
    monkeypatch.setattr(subprocess, "Popen", lambda words, **_: found.append(words))
    return found


def test_compile_apart_starts_a_process_when_a_bot_searches(started: list[list[str]]) -> None:
    """The same interpreter compiles for as long as it takes, and the caller goes on."""
    compile_apart(["greedy", "expert:ms=30"])
    assert len(started) == 1
    assert "compiled(SEARCH)" in started[0][-1]


def test_compile_apart_does_nothing_when_no_bot_searches(started: list[list[str]]) -> None:
    """A game against bots that look at a position once needs no compiler."""
    compile_apart(["greedy", "novice:seed=1", "casual", "club"])
    assert started == []


def test_compile_apart_does_nothing_when_plain_kernels_are_wished(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`TABBE_JIT=0` is obeyed."""
    monkeypatch.setenv("TABBE_JIT", "0")
    compile_apart(["expert"])
    assert started == []
