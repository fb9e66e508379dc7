"""What the page about records claims is so."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from tabbe.engine.error import RULE_OF_REASON
from tabbe.records import DealRecord, Fair, read_record, replay, write_record

PAGE = (Path(__file__).parents[2] / "docs/reference/record.md").read_text(encoding="utf-8")


def test_example_when_copied_from_the_page_is_a_record() -> None:
    """The example is whole, canonical and legal, and its scores are right."""
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    record = read_record(example)
    assert write_record(record) == example
    assert replay(record).record == record


def test_keys_when_read_are_on_the_page() -> None:
    """No key of the format goes unexplained."""
    top = ["format", "game", "version", "players", "teams", "seed", "totals", "date"]
    inner = [field.name for kind in (DealRecord, Fair) for field in fields(kind)]
    for key in [*top, "rules", "ruleset", "deals", *inner]:
        assert f"`{key}`" in PAGE


def test_rules_when_they_can_be_broken_are_on_the_page() -> None:
    """Every code that a replay can give is explained."""
    # A record names no seats, so nobody in it plays out of turn.
    rules = {*RULE_OF_REASON.values()} - {"turn"}
    for rule in {*rules, "ambiguous", "unfinished", "dealer", "scores"}:
        assert f"`{rule}`" in PAGE
