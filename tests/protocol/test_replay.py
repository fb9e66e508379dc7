"""A record as a `Replay`."""

from __future__ import annotations

import tabbe
from tabbe.engine import Match
from tabbe.protocol.replay import replay_of
from tabbe.records import record_of


def test_switches_are_written_as_in_a_preset_when_replayed() -> None:
    """Changed switches stand in a replay as they do at a table."""
    rules = tabbe.load_rules("krypkasino", forced_sweep=False)
    match = Match(rules, 2, deals=1, seed=1)
    while not match.deal.is_over:
        match.deal.play(match.deal.legal_moves()[0])
    assert replay_of(record_of(match, ["Anna", "Bo"])).rules == {
        "forced_sweep": "false",
        "deals": "1",
    }
