"""The programs that make and CI call."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = sorted(
    path for path in [*(ROOT / "scripts").iterdir(), ROOT / ".ci" / "run"] if path.is_file()
)


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.name)
def test_program_can_be_run_when_checked_out(program: Path) -> None:
    """Each program is executable and sound; shell stops at the first error."""
    text = program.read_text(encoding="utf-8")
    assert os.access(program, os.X_OK)
    if text.startswith("#!/usr/bin/env python3\n"):
        compile(text, program.name, "exec")
        return
    assert text.startswith("#!/usr/bin/env bash\n")
    assert re.search(r"^set -e?uo pipefail$", text, re.MULTILINE)
    subprocess.run(["bash", "-n", str(program)], check=True)


def test_make_help_lists_every_target_when_asked() -> None:
    """`make help` names each target that the Makefile declares."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    declared = re.search(r"^\.PHONY: (.*)$", text, re.MULTILINE)
    assert declared is not None
    shown = subprocess.run(
        ["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for target in declared[1].split():
        assert f"make {target} " in shown


def _checkout(folder: Path) -> Path:
    """As much of a checkout as set-up reads, with a stand-in for the package."""
    (folder / "scripts").mkdir(parents=True)
    shutil.copy(ROOT / "scripts" / "setup", folder / "scripts")
    (folder / "constraints.txt").write_text("# none\n")
    (folder / "pyproject.toml").write_text('[project]\nname = "nothing"\nversion = "0"\n')
    return folder


def _setup(folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["scripts/setup", "run"],
        cwd=folder,
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def _bare_path(folder: Path) -> str:
    """A search path with the tools that set-up needs, and no Python."""
    folder.mkdir()
    for name in ("bash", "env", "dirname", "cat", "cksum", "rm", "mkdir", "id"):
        found = shutil.which(name)
        assert found is not None
        (folder / name).symlink_to(found)
    return str(folder)


def test_setup_says_what_to_install_when_python_is_missing(tmp_path: Path) -> None:
    """Without a fit Python, set-up says so in one sentence and makes nothing."""
    folder = _checkout(tmp_path / "a place")
    done = _setup(folder, PATH=_bare_path(tmp_path / "bin"))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "Python 3.11" in done.stderr
    assert not (folder / ".venv").exists()


def _program(path: Path, text: str) -> None:
    path.write_text(f"#!/bin/sh\n{text}")
    path.chmod(0o755)


def _python_without_venv(folder: Path, user: int) -> str:
    """A search path as on a bare Debian: a Python that cannot make environments, and apt-get."""
    path = _bare_path(folder)
    (folder / "id").unlink()
    _program(folder / "id", f"echo {user}\n")
    _program(folder / "apt-get", 'echo "apt-get $*" >>"$TABBE_TEST_LOG"\n')
    _program(
        folder / "python3",
        'case "$*" in\n*ensurepip*) exit 1 ;;\n*python%d*) echo python3.11-venv ;;\n'
        "*-m*) exit 3 ;;\nesac\n",
    )
    return path


def test_setup_says_what_to_install_when_venv_is_missing(tmp_path: Path) -> None:
    """On a Debian without python3-venv, a plain user is told the package, in one sentence."""
    folder = _checkout(tmp_path / "a place")
    log = tmp_path / "log"
    done = _setup(
        folder, PATH=_python_without_venv(tmp_path / "bin", 1000), TABBE_TEST_LOG=str(log)
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "apt-get install python3.11-venv" in done.stderr
    assert not log.exists()


def test_setup_installs_venv_when_root_lacks_it(tmp_path: Path) -> None:
    """On a Debian without python3-venv, root gets it installed."""
    folder = _checkout(tmp_path / "a place")
    log = tmp_path / "log"
    _setup(folder, PATH=_python_without_venv(tmp_path / "bin", 0), TABBE_TEST_LOG=str(log))
    assert "apt-get install -y -qq python3.11-venv" in log.read_text()


def test_setup_does_nothing_when_all_is_there(tmp_path: Path) -> None:
    """A second run with nothing changed prints nothing and changes nothing."""
    folder = _checkout(tmp_path / "a place")
    fake = _fake_environment(folder)
    done = _setup(folder, TABBE_TEST_LOG=str(fake))
    assert done.returncode == 0, done.stderr
    first = fake.read_text()
    assert "install" in first
    again = _setup(folder, TABBE_TEST_LOG=str(fake))
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
    assert fake.read_text().count("install") == first.count("install")


def test_setup_starts_again_when_it_was_interrupted(tmp_path: Path) -> None:
    """An environment that was left half made is thrown away."""
    folder = _checkout(tmp_path / "a place")
    _fake_environment(folder)
    (folder / ".venv" / "tabbe-unfinished").touch()
    _setup(folder, PATH=_bare_path(tmp_path / "bin"))
    assert not (folder / ".venv").exists()


def test_setup_installs_again_when_the_pins_change(tmp_path: Path) -> None:
    """A new constraints file is noticed."""
    folder = _checkout(tmp_path / "a place")
    log = _fake_environment(folder)
    assert _setup(folder, TABBE_TEST_LOG=str(log)).returncode == 0
    before = log.read_text().count("install")
    (folder / "constraints.txt").write_text("# changed\n")
    assert _setup(folder, TABBE_TEST_LOG=str(log)).returncode == 0
    assert log.read_text().count("install") == before + 1


def _fake_environment(folder: Path) -> Path:
    """A .venv whose Python only writes down what it is asked to do; returns that list."""
    python = folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho "$@" >>"${TABBE_TEST_LOG:-/dev/null}"\n')
    python.chmod(0o755)
    return folder / "calls.txt"
