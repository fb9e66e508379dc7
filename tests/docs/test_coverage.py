"""Whatever a person can ask for is described somewhere."""

from __future__ import annotations

import ast
import re
import tomllib

import click
import pytest

import tabbe
from tabbe.cli.root import COMMANDS, root
from tabbe.rules import SWITCHES, preset_ids
from tests.docs.markdown import ROOT, pages, prose

README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


_PATH = re.compile(r"`((?:src|tests|scripts|docs|bench|\.ci)/[\w./-]*)")


def _reference(name: str) -> str:
    return (ROOT / "docs" / "reference" / name).read_text(encoding="utf-8")


def test_limits_of_a_websocket_are_told_as_they_are() -> None:
    """Who writes a client reads how much it may send: in signs, and how many messages at once."""
    from tabbe.server.app import LONGEST_MESSAGE
    from tabbe.server.socket import BURST, RATE

    told = f"{RATE:.0f} messages a second, of which {BURST:.0f} may come at once"
    assert f"{told}, and {LONGEST_MESSAGE:,} characters in each" in _reference("server.md")


@pytest.mark.parametrize("command", list(COMMANDS))
def test_command_is_described_when_it_exists(command: str) -> None:
    """Each command stands in the README's table and in the reference."""
    assert f"`tabbe {command}" in README
    assert f"tabbe {command}" in _reference("cli.md")


@pytest.mark.parametrize("command", list(COMMANDS))
def test_option_is_described_when_it_exists(command: str) -> None:
    """Each option of each command stands in the reference."""
    page = _reference("cli.md")
    with click.Context(root) as context:
        found = root.get_command(context, command)
    assert found is not None
    options = {name for param in found.params for name in param.opts if name.startswith("--")}
    assert not sorted(name for name in options if f"`{name}" not in page)


@pytest.mark.parametrize("switch", list(SWITCHES))
def test_switch_is_described_when_it_exists(switch: str) -> None:
    """Each switch of the rules stands in the reference."""
    assert f"`{switch}`" in _reference("switches.md")


@pytest.mark.parametrize("preset", preset_ids())
def test_preset_is_described_when_it_exists(preset: str) -> None:
    """Each preset stands in the README's table of games."""
    assert f"`{preset}`" in README


def test_page_is_in_the_contents_when_it_exists() -> None:
    """mkdocs.yml lists every page of docs/, and lists none that is not there."""
    listed = set(re.findall(r"[\w./-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
    listed.discard("README.md")
    there = {str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.md")}
    assert listed == there


def test_link_leads_somewhere_when_it_is_local() -> None:
    """No document points at a file that is not there."""
    broken = []
    for page in pages():
        for target in re.findall(r"\]\(([^)#\s]+)", prose(page)):
            if "://" in target or target.startswith("mailto:"):
                continue
            if not (page.parent / target).exists():
                broken.append(f"{page.relative_to(ROOT)}: {target}")
    assert not broken


def test_named_path_exists_when_documents_mention_it() -> None:
    """Paths of this repository written as code in the guides exist."""
    broken = [
        f"{name}: {path}"
        for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")
        for path in _PATH.findall((ROOT / name).read_text(encoding="utf-8"))
        if not (ROOT / path).exists()
    ]
    assert not broken


def test_changelog_has_the_version_when_it_is_current() -> None:
    """The version of pyproject.toml is the first in the changelog and what the package says."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## \[([^\]]+)\]", changelog, re.MULTILINE)
    assert versions[0] == PROJECT["project"]["version"]
    assert tabbe.__version__ == PROJECT["project"]["version"]


def test_decision_is_short_and_whole_when_written() -> None:
    """A decision has its three parts and fits on a page."""
    for page in sorted((ROOT / "docs" / "decisions").glob("0*.md")):
        text = page.read_text(encoding="utf-8")
        assert re.findall(r"^## (\w+)", text, re.MULTILINE) == [
            "Context",
            "Choice",
            "Consequences",
        ], page
        assert len(text.splitlines()) <= 40, page


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _third_party() -> set[str]:
    table = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([\w.-]+) \| ([^|]+) \|", table, re.MULTILINE)
    return {_normal(name) for name, licence in rows if name != "package" and licence.strip(" -")}


def _pins() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.split("==") for line in lines if line and not line.startswith("#"))
    return {_normal(name): version for name, version in pairs}


def _declared() -> set[str]:
    project = PROJECT["project"]
    wanted = [
        *project["dependencies"],
        *project["optional-dependencies"]["dev"],
        *PROJECT["build-system"]["requires"],
    ]
    return {_normal(re.split(r"[<>=!~ ;\[]", line)[0]) for line in wanted}


def test_third_party_lists_every_package_when_pinned() -> None:
    """Licences are listed for exactly the packages that are declared or pinned."""
    assert _third_party() == _declared() | set(_pins())


def test_constraints_pin_every_package_when_declared() -> None:
    """Whatever pyproject.toml asks for has one exact version."""
    assert not _declared() - set(_pins())


def test_constraints_hold_versions_only_when_read() -> None:
    """No address and no path stands in the pins."""
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert not [line for line in text.splitlines() if "/" in line and not line.startswith("#")]
    assert "://" not in text
    assert all(re.fullmatch(r"[0-9][0-9a-z.]*", version) for version in _pins().values())


def test_tests_say_what_holds_when_read() -> None:
    """Every test function has a docstring."""
    silent = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        and node.name.startswith("test_")
        and not ast.get_docstring(node)
    ]
    assert not silent
