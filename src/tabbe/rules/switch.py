"""The switches: every choice that rules can make, with the values it may take."""

from __future__ import annotations

import re
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal

from tabbe.cards import quoted
from tabbe.i18n import text
from tabbe.rules.error import RulesError

if TYPE_CHECKING:
    from collections.abc import Mapping

Value = bool | int | str | tuple[int, ...]

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class Switch:
    """One choice that rules can make.

    Attributes:
        name: as written after `--set`, in TOML files and in records.
        kind: `flag` (true or false), `choice` (one of some words), `number` (a whole number
            from `low` to `high`) or `values` (one or more hand values of a card).
        choices: the words of a `choice`, or the allowed sets of a `values`, as they are written.
        low: least `number`.
        high: greatest `number`.
    """

    name: str
    kind: Literal["flag", "choice", "number", "values"]
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    @property
    def attribute(self) -> str:
        """Name of the attribute of `Rules`; differs from `name` for the keyword `raise` only."""
        return "raise_" if self.name == "raise" else self.name

    @property
    def allowed(self) -> str:
        """The allowed values, as they are written: `always|lone|never`, `-100..100`."""
        if self.kind == "number":
            return f"{self.low}..{self.high}"
        return "|".join(self.choices)

    def what(self, lang: str = "en") -> str:
        """Say in one line what the switch decides."""
        return text(f"switch-{self.name}", lang)

    def parse(self, value: object) -> Value:
        """Read a value, given as text or as what it stands for.

        Args:
            value: `"true"` or True, `"5"` or 5, `"lone"`, `"1,14"` or `(1, 14)` or 14.

        Returns:
            A bool, int, str or ascending tuple of ints, by the kind of the switch.

        Raises:
            RulesError: when the switch cannot take the value.
        """
        parsed = self._parse(value)
        if parsed is None:
            raise RulesError(
                "bad-value", switch=self.name, value=_shown(value), allowed=self.allowed
            )
        return parsed

    def _parse(self, value: object) -> Value | None:
        word = value.strip().lower() if isinstance(value, str) and len(value) < 100 else None
        if self.kind == "flag":
            if isinstance(value, bool):
                return value
            return {"true": True, "false": False}.get(word or "")
        if self.kind == "choice":
            return word if word in self.choices else None
        if self.kind == "number":
            number = _whole(value if word is None else word)
            return number if number is not None and self.low <= number <= self.high else None
        return self._parse_values(value if word is None else word)

    def _parse_values(self, value: object) -> tuple[int, ...] | None:
        items: list[object]
        if isinstance(value, str):
            items = list(value.split(","))
        elif isinstance(value, list | tuple):
            items = list(value)
        else:
            items = [value]
        if not 1 <= len(items) <= 2:
            return None
        numbers = [_whole(item.strip() if isinstance(item, str) else item) for item in items]
        found = sorted(number for number in numbers if number is not None)
        written = ",".join(map(str, found))
        return tuple(found) if len(found) == len(items) and written in self.choices else None

    def written(self, value: Value) -> bool | int | str:
        """Give a value as TOML files and records hold it: `(1, 14)` is `"1,14"`, `(14,)` is 14."""
        if isinstance(value, tuple):
            return value[0] if len(value) == 1 else ",".join(map(str, value))
        return value


def _whole(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and _WHOLE.fullmatch(value):
        return int(value)
    return None


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        # Python refuses to write numbers of thousands of digits.
        return str(value) if value.bit_length() < 64 else f"{'-' if value < 0 else ''}9999…"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, tuple | list) and all(type(item) is int for item in value[:3]):
        return quoted(",".join(map(_shown, value[:3])))
    return quoted(value)


def _flag(name: str) -> Switch:
    return Switch(name, "flag", ("true", "false"))


def _choice(name: str, choices: str) -> Switch:
    return Switch(name, "choice", tuple(choices.split("|")))


def _values(name: str, choices: str) -> Switch:
    return Switch(name, "values", tuple(choices.split("|")))


def _points(name: str) -> Switch:
    return Switch(name, "number", low=-100, high=100)


_ALL: Final = (
    # Cards and their values
    Switch("packs", "number", low=1, high=2),
    _choice("pictures", "numeric|pair_only"),
    _values("ace_hand", "1|14|1,14"),
    _values("two_spades_hand", "2|15|2,15"),
    _values("ten_diamonds_hand", "10|16|10,16"),
    # Dealing
    _choice("first_dealer", "high|low|random"),
    _choice("deal_table", "exact|4/4|4/8"),
    _choice("packets", "alternating|table_last"),
    _choice("last_batch", "exact|short"),
    # Capturing
    _choice("capture", "optional|card|hand"),
    _choice("extent", "any|maximal|maximum"),
    _flag("forced_sweep"),
    _choice("forced_sweep_by", "hand|card"),
    # Sweeps
    _points("sweep_points"),
    _choice("sweep_reward", "always|lone|never"),
    _choice("double_sweep", "off|twin|any_match"),
    _points("double_points"),
    _points("double_reward"),
    _flag("last_card_sweep"),
    _flag("sweep_last_batch"),
    Switch("sweep_stop_total", "number", low=0, high=10000),
    _flag("cancel_sweeps"),
    _flag("bordstabbe"),
    # Pictures
    _choice("remove_pictures", "off|batch|opening"),
    # Building
    _choice("builds", "none|single|multiple"),
    _choice("build_from", "one|several"),
    _choice("raise", "others|any|none"),
    _choice("raise_onto", "merge|keep|refuse"),
    _flag("mere_by_others"),
    _choice("builder_duty", "capture_each_turn|mere_only|none"),
    _flag("spade5_clears"),
    _flag("spade5_sweeps"),
    # Points
    _points("spade_points"),
    _points("ace_points"),
    _points("two_spades_points"),
    _points("storan_points"),
    _choice("majority_suit", "s|h"),
    _points("majority_cards_points"),
    _points("majority_suit_points"),
    _choice("majority_tie", "none|carry|split"),
    _points("last_trick_points"),
    # The match
    Switch("deals", "number", low=0, high=1000),
    Switch("target", "number", low=0, high=10000),
    _choice("target_rule", "high|low|closest|lose|exact"),
    _flag("drop_out"),
    _choice("tie", "shared|extra_deal|most_spades"),
)

SWITCHES: Final[Mapping[str, Switch]] = MappingProxyType({switch.name: switch for switch in _ALL})
"""Every switch by its name, in the order in which they are explained."""


def switch_of(name: str, file: str | None = None) -> Switch:
    """Give the switch of a name; `raise_` stands for `raise`, as keywords of Python need it.

    Raises:
        RulesError: when there is none.
    """
    switch = SWITCHES.get("raise" if name == "raise_" else name)
    if switch is None:
        from difflib import get_close_matches

        near = get_close_matches(name[:40], SWITCHES, n=1)
        key = "bad-switch-near" if near else "bad-switch"
        args = {"near": near[0]} if near else {}
        raise RulesError(key, file=file, name=quoted(name), **args)
    return switch
