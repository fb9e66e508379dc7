"""The page about the command line: nothing left out, and its examples come out as printed."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import click
import pytest

from tabbe.cli.root import COMMANDS, root
from tabbe.cli.setting import SETTINGS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.cli.program import Program

PAGE = Path(__file__).parents[2].joinpath("docs", "reference", "cli.md").read_text("utf-8")
EXAMPLES = re.findall(r"```console\n\$ tabbe (.*)\n((?:.*\n)*?)```\n", PAGE)


def _sections() -> dict[str, str]:
    """The page by command, with what all commands share in each."""
    shared, *sections = PAGE.split("\n## tabbe ")
    return {part.split("\n", 1)[0]: shared + part for part in sections}


def _options(command: click.Command) -> Iterator[str]:
    for parameter in command.params:
        if isinstance(parameter, click.Option):
            yield from (name for name in parameter.opts if name.startswith("--"))
    if isinstance(command, click.Group) and command is not root:
        for name, inner in command.commands.items():
            yield name
            yield from _options(inner)


def test_page_describes_every_command_and_option() -> None:
    """Each command has a section, and each option stands in it or among what all share."""
    sections = _sections()
    assert list(sections) == list(COMMANDS)
    context = click.Context(root)
    for name in COMMANDS:
        command = root.get_command(context, name)
        assert command is not None
        for option in _options(command):
            assert re.search(rf"(?<![\w-]){re.escape(option)}(?![\w-])", sections[name]), option
    for option in _options(root):
        assert option in PAGE


def test_page_describes_every_setting() -> None:
    """Each setting has a row with its variable and its default."""
    for setting in SETTINGS.values():
        row = re.search(rf"^\| `{setting.name}` \| (.*)$", PAGE, re.MULTILINE)
        assert row is not None, setting.name
        assert f"`{setting.variable}`" in row.group(1)
        assert not setting.default or f"`{setting.default}`" in row.group(1)


@pytest.mark.parametrize(("line", "printed"), EXAMPLES)
def test_example_comes_out_as_printed(tabbe: Program, line: str, printed: str) -> None:
    """The console examples of the page are what the program says."""
    answer = tabbe(*shlex.split(line))
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == printed


def test_page_has_examples() -> None:
    """The search above finds them."""
    assert len(EXAMPLES) >= 3
