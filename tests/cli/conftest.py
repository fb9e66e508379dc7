"""What the tests of the command line share: the program, run as a process of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.program import Program

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _no_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the settings of whoever runs the tests out of them."""
    monkeypatch.setenv("TABBE_CONFIG", str(tmp_path / "config.toml"))


@pytest.fixture
def tabbe(tmp_path: Path) -> Program:
    """The program in an environment without settings, speaking English."""
    return Program(tmp_path)
