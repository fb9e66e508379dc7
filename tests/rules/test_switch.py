"""Every switch: the values it takes, in every form, and those it refuses."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tabbe.i18n import LANGUAGES
from tabbe.rules import SWITCHES, RulesError, Switch, load_rules

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "switches.md").read_text("utf-8")

# What has to be set beside a value for the game to make sense.
BESIDE: dict[tuple[str, object], dict[str, Any]] = {
    ("drop_out", True): {"target": 21, "target_rule": "lose"},
    ("deal_table", "4/4"): {"last_batch": "short"},
}


def values(switch: Switch) -> list[tuple[str, Any]]:
    """Text and typed form of each value of a switch; of a range its ends and 1."""
    if switch.kind == "flag":
        return [("true", True), ("false", False)]
    if switch.kind == "choice":
        return [(word, word) for word in switch.choices]
    if switch.kind == "values":
        return [(word, tuple(map(int, word.split(",")))) for word in switch.choices]
    return [(str(number), number) for number in sorted({switch.low, 1, switch.high})]


ALL = [
    pytest.param(switch, text, typed, id=f"{switch.name}={text}")
    for switch in SWITCHES.values()
    for text, typed in values(switch)
]


@pytest.mark.parametrize(("switch", "text", "typed"), ALL)
def test_value_is_set_when_given_as_text_or_typed(switch: Switch, text: str, typed: object) -> None:
    """Text, typed value, padded and shouted text all give the same attribute."""
    beside = BESIDE.get((switch.name, typed), {})
    forms: list[object] = [text, typed, f" {text.upper()} "]
    if isinstance(typed, tuple):
        forms += [list(typed), ",".join(map(str, reversed(typed))), text.replace(",", " , ")]
        forms += [typed[0]] if len(typed) == 1 else [tuple(reversed(typed))]
    for form in forms:
        rules = load_rules("krypkasino", **{**beside, switch.name: form})
        value: Any = getattr(rules, switch.attribute)
        assert value == typed
        assert type(value) is type(typed)
        assert rules.values[switch.name] == typed
        assert switch.parse(switch.written(getattr(rules, switch.attribute))) == typed


@pytest.mark.parametrize(("switch", "text", "typed"), ALL)
def test_change_is_listed_when_it_differs_from_the_preset(
    switch: Switch, text: str, typed: object
) -> None:
    """Changes hold what differs, as a record writes it, and rebuild the same rules."""
    preset = load_rules("krypkasino")
    rules = preset.with_switches(
        **{**BESIDE.get((switch.name, typed), {}), switch.attribute: typed}
    )
    assert (switch.name in rules.changes) == (preset.values[switch.name] != typed)
    if switch.name in rules.changes:
        assert str(rules.changes[switch.name]).lower() == text
    assert preset.with_switches(**rules.changes) == rules


WRONG: dict[str, list[object]] = {
    "flag": [1, 0, None, "yes", "", "on", 1.0, "true false", [True], "x" * 1_000_000],
    "choice": [True, 1, None, "", "sometimes", "-", [], "offf", b"off", "\0", "\ud800"],
    "number": [True, None, "", "x", 1.0, "1.0", "1_0", "٣", "0x1", "1 2", -(10**9), 10**5000],
    "values": [True, None, "", 3, "3", "1,3", "1,14,1", [], [1, 14, 2], (1.0,), "1;14", "01,14 ,"],
}


@pytest.mark.parametrize(
    ("switch", "wrong"),
    [
        pytest.param(switch, wrong, id=f"{switch.name}-{k}")
        for switch in SWITCHES.values()
        for k, wrong in enumerate(WRONG[switch.kind])
    ],
)
def test_value_is_refused_when_the_switch_cannot_take_it(switch: Switch, wrong: object) -> None:
    """The refusal names switch, value and what is allowed, in one short line."""
    with pytest.raises(RulesError) as caught:
        load_rules("krypkasino").with_switches(**{switch.name: wrong})
    assert caught.value.switch == switch.name
    for lang in LANGUAGES:
        said = caught.value.message(lang)
        assert switch.name in said
        assert switch.allowed in said
        assert said.endswith(".")
        assert len(said) < 200
        assert said.isprintable()


@pytest.mark.parametrize("switch", [s for s in SWITCHES.values() if s.kind == "number"])
def test_number_is_refused_when_just_outside(switch: Switch) -> None:
    """The bounds are the last values allowed."""
    for number in (switch.low - 1, switch.high + 1):
        with pytest.raises(RulesError, match=re.escape(f"{switch.low}..{switch.high}")):
            switch.parse(number)


def test_value_is_shown_when_refused() -> None:
    """What was given is quoted, shortened where it is long."""
    with pytest.raises(RulesError, match="capture cannot be “sometimes”; allowed is optional"):
        load_rules(capture="sometimes")
    with pytest.raises(RulesError, match=r"sweep_points cannot be “5\.5”; allowed is -100\.\.100"):
        load_rules(sweep_points=5.5)
    with pytest.raises(RulesError, match="deals cannot be “-9999…”"):
        load_rules(deals=-(10**5000))
    with pytest.raises(RulesError, match="ace_hand cannot be “1,15”"):
        load_rules(ace_hand=[1, 15])
    with pytest.raises(
        RulesError, match=r"forced_sweep_by cannot be “true”; allowed is hand\|card"
    ):
        load_rules(forced_sweep_by=True)


def test_switch_is_refused_when_unknown() -> None:
    """An unknown name is answered with the nearest one, or with where to find them all."""
    with pytest.raises(RulesError, match=r"“forced_sweeps”; did you mean forced_sweep\?"):
        load_rules(forced_sweeps=True)
    with pytest.raises(RulesError, match="tabbe presets --switches"):
        load_rules().with_switches(**{"zzzz" * 100_000: 1})
    for name in ("id", "version_", "aim", "min_players", "_preset", "shipped"):
        with pytest.raises(RulesError, match="no switch"):
            load_rules().with_switches(**{name: 1})


def test_raise_is_set_when_called_either_way() -> None:
    """The reserved word and its Python spelling are one switch."""
    either: list[dict[str, Any]] = [{"raise": "any"}, {"raise_": "any"}]
    for switches in either:
        rules = load_rules("kasino", **switches)
        assert rules.raise_ == "any"
        assert rules.changes == {"raise": "any"}
    assert load_rules("kasino").source("raise_") == load_rules("kasino").source("raise")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_switch_is_explained_when_asked_in_a_language(lang: str) -> None:
    """Every switch has a line of its own in every language."""
    lines = [switch.what(lang) for switch in SWITCHES.values()]
    assert len(set(lines)) == len(SWITCHES)
    assert all(line.endswith(".") and "\n" not in line for line in lines)
    if lang != "en":
        assert not set(lines) & {switch.what() for switch in SWITCHES.values()}


def test_page_tells_every_switch_when_read() -> None:
    """The reference page has name, values, default and meaning of every switch, in order."""
    default = load_rules("krypkasino")
    expected = []
    for switch in SWITCHES.values():
        words = switch.choices or (str(switch.low), str(switch.high))
        joined = (" " if switch.choices else " to ").join(f"`{word}`" for word in words)
        value = str(switch.written(default.values[switch.name]))
        value = value.lower() if switch.kind == "flag" else value
        expected.append(f"| `{switch.name}` | {joined} | `{value}` | {switch.what()} |")
    named = [line for line in PAGE.splitlines() if re.match(r"\| `[a-z][a-z0-9_]*` \|", line)]
    assert named == expected
