"""The page about the library names everything that a program can get, as it is."""

from __future__ import annotations

import inspect
import re
from dataclasses import fields
from typing import get_args

import pytest

import tabbe
import tabbe.bots
from tabbe.engine import Event
from tabbe.engine.error import RULE_OF_REASON
from tabbe.rules import SWITCHES
from tests.docs.markdown import ROOT, prose

PAGE = prose(ROOT / "docs" / "reference" / "library.md")
CODE = " ".join(re.findall(r"`([^`]+)`", PAGE))
WORDS = set(re.findall(r"\w+", CODE))

# Said in one row for all: the switches have a page of their own, `what` is for the command line.
ELSEWHERE = {"what", "values", "points_in_deal", "as_table", "shipped", "masks"}


@pytest.mark.parametrize("name", sorted(set(tabbe.__all__) - {"__version__"}))
def test_name_is_on_the_page_when_public(name: str) -> None:
    """Every name of `import tabbe` stands there as code."""
    assert name in WORDS


@pytest.mark.parametrize("kind", [tabbe.Deal, tabbe.Match, tabbe.View, tabbe.Move, tabbe.Build])
def test_attribute_is_on_the_page_when_public(kind: type[object]) -> None:
    """Every public attribute of the main types stands there as code."""
    inherited = set(dir(tuple)) if issubclass(kind, tuple) else set()
    public = {name for name in dir(kind) if not name.startswith("_")} - inherited - ELSEWHERE
    assert public
    assert not sorted(public - WORDS)


def test_method_of_rules_is_on_the_page_when_public() -> None:
    """Of a `Rules` record everything but the switches, which have a page of their own."""
    rules = tabbe.load_rules()
    public = {name for name in dir(rules) if not name.startswith("_")}
    switches = {switch.attribute for switch in SWITCHES.values()}
    assert not sorted(public - switches - ELSEWHERE - WORDS)


@pytest.mark.parametrize("kind", get_args(Event))
def test_event_is_on_the_page_with_its_fields(kind: type[Event]) -> None:
    """Each event's row names its kind, its type and all its fields."""
    (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| `{kind.kind}` |")]
    assert f"`{kind.__name__}`" in row
    assert not [field.name for field in fields(kind) if f"`{field.name}`" not in row]


@pytest.mark.parametrize("kind", [tabbe.Deal, tabbe.Match])
def test_signature_is_on_the_page_as_it_is(kind: type[object]) -> None:
    """How a deal and a match are set up is written with its real defaults."""
    words = inspect.signature(kind).parameters.values()
    plain = [word.replace(annotation=inspect.Parameter.empty) for word in words]
    said = str(inspect.Signature(plain)).replace("'", '"')
    assert f"`{kind.__name__}{said}`" in PAGE


def test_call_is_on_the_page_with_its_words() -> None:
    """The calls of `tabbe.bots` are written with their real words."""
    for call in (tabbe.bots.simulate, tabbe.bots.bench):
        words = inspect.signature(call).parameters.values()
        plain = [word.replace(annotation=inspect.Parameter.empty) for word in words]
        assert f"`{call.__name__}{inspect.Signature(plain)}`" in PAGE


def test_rule_of_a_refusal_is_on_the_page_when_it_is_no_switch() -> None:
    """What `IllegalMove.rule` can be besides a switch is listed."""
    assert not sorted(set(RULE_OF_REASON.values()) - set(SWITCHES) - WORDS)
    assert {"over", "not_held", "must_capture", "forced_sweep"} <= WORDS
