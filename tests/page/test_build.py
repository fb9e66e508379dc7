"""What the built page consists of: small, of one name, without strangers."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from pathlib import Path

import pytest

from hatch_build import name_of
from tests.page.shelf import PAGE

ROOT = Path(__file__).parents[2]
LARGEST = 150_000
HOSTS = re.compile(rb"https?://([a-z0-9.-]+)")
# Names of things, not places: nothing is ever fetched from them.
NAMES = {b"www.w3.org", b"svelte.dev", b"127.0.0.1"}


@cache
def files() -> tuple[Path, ...]:
    """Every built file."""
    if not (PAGE / "index.html").is_file():
        pytest.fail("The page is not built: python hatch_build.py builds it.")
    return tuple(path for path in sorted(PAGE.rglob("*")) if path.is_file())


def test_scripts_are_small_when_compressed() -> None:
    """All scripts with the catalogue of one language are under 150 kB, compressed."""
    scripts = [path for path in files() if path.suffix == ".js"]
    languages = [path for path in scripts if re.match(r"(en|sv|da|de|fr|es)-", path.name)]
    assert len(languages) == 6
    sizes = {path: len(gzip.compress(path.read_bytes(), mtime=0)) for path in scripts}
    rest = sum(size for path, size in sizes.items() if path not in languages)
    assert rest + max(sizes[path] for path in languages) < LARGEST


def test_page_names_no_other_host_when_built() -> None:
    """No built file names a host from which something could be loaded."""
    found = {
        (path.name, host)
        for path in files()
        if path.suffix != ".png"
        for host in HOSTS.findall(path.read_bytes())
    }
    assert {host for _, host in found} <= NAMES, found


def test_page_has_no_inline_style_or_script_when_built() -> None:
    """What the content policy forbids is not in the page."""
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    assert "style=" not in index
    assert "<style" not in index
    assert not re.search(r"<script(?![^>]*\bsrc=)", index)


def test_build_has_the_name_that_its_sources_make() -> None:
    """The page in the package is the one of this checkout, and its scripts know its name."""
    files()
    name = name_of(ROOT)
    assert json.loads((PAGE / "build.json").read_text(encoding="utf-8")) == {"build": name}
    assert any(name.encode() in path.read_bytes() for path in files() if path.suffix == ".js")


def test_lock_file_has_no_addresses_when_committed() -> None:
    """The npm lock file says nowhere from where a package is to be had, nor names any host."""
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    lock = json.loads(text)
    assert len(lock["packages"]) > 50
    assert "://" not in text
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web" / ".npmrc").read_text()
