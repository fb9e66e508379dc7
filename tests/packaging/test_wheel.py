"""What a build contains; `scripts/wheel_check` goes on and runs it in an empty environment."""

from __future__ import annotations

import configparser
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a fresh wheel and a fresh source archive."""
    folder = tmp_path_factory.mktemp("dist")
    done = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return folder


def _package_files() -> set[str]:
    """Every file of the package in the checkout, caches left out."""
    return {
        path.relative_to(SOURCE).as_posix()
        for path in (SOURCE / "tabbe").rglob("*")
        if path.is_file()
        and "__pycache__" not in path.parts
        and path.suffix not in {".nbi", ".nbc"}
    }


def test_wheel_holds_the_package_and_nothing_else_when_built(dist: Path) -> None:
    """Modules, presets, locales and py.typed are in the wheel; tests and documents are not."""
    (wheel,) = dist.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    inside = {name for name in names if name.startswith("tabbe/")}
    assert inside == _package_files()
    assert {Path(name).suffix for name in inside} >= {".py", ".toml", ".ftl", ".typed"}
    assert all(".dist-info/" in name for name in names - inside)


def test_wheel_names_the_command_and_the_licence_when_built(dist: Path) -> None:
    """The wheel installs `tabbe`, and carries the licence and the list of third-party software."""
    (wheel,) = dist.glob("*.whl")
    archive = zipfile.ZipFile(wheel)
    info = next(name.split("/")[0] for name in archive.namelist() if ".dist-info/" in name)
    scripts = configparser.ConfigParser()
    scripts.read_string(archive.read(f"{info}/entry_points.txt").decode())
    assert dict(scripts["console_scripts"]) == {"tabbe": "tabbe.cli.main:main"}
    assert {f"{info}/licenses/LICENSE", f"{info}/licenses/THIRD_PARTY.md"} <= set(
        archive.namelist()
    )


def test_source_archive_can_test_itself_when_unpacked(dist: Path) -> None:
    """The source archive has tests, programs, pins and documents, and no environment."""
    (archive,) = dist.glob("*.tar.gz")
    with tarfile.open(archive) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    for name in ("Makefile", "constraints.txt", "README.md", "tests/conftest.py", ".ci/run"):
        assert name in names
    assert not [name for name in names if name.startswith((".venv", ".git/"))]
