"""Rules as data: the `Rules` record, its switches, and the presets. Knows nothing of play."""

from __future__ import annotations

from tabbe.rules.error import RulesError
from tabbe.rules.plan import DealPlan
from tabbe.rules.preset import PRESETS, load_rules, preset_ids, rules_from_table
from tabbe.rules.record import Rules
from tabbe.rules.switch import SWITCHES, Switch

__all__ = [
    "PRESETS",
    "SWITCHES",
    "DealPlan",
    "Rules",
    "RulesError",
    "Switch",
    "load_rules",
    "preset_ids",
    "rules_from_table",
]
