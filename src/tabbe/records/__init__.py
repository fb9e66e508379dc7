"""Written games: reading, writing, checking and sharing ``.tabbe`` files."""

from __future__ import annotations

from tabbe.records.error import IllegalRecord, RecordError
from tabbe.records.fair import Finding, commitment, fair_deck, fair_seed, verify
from tabbe.records.hidden import Hidden
from tabbe.records.playback import DealReplay, Replay, replay
from tabbe.records.reader import read_record
from tabbe.records.record import DealRecord, Fair, Record
from tabbe.records.share import SPECTATOR, record_of
from tabbe.records.writer import write_record

__all__ = [
    "SPECTATOR",
    "DealRecord",
    "DealReplay",
    "Fair",
    "Finding",
    "Hidden",
    "IllegalRecord",
    "Record",
    "RecordError",
    "Replay",
    "commitment",
    "fair_deck",
    "fair_seed",
    "read_record",
    "record_of",
    "replay",
    "verify",
    "write_record",
]
