"""Written games: reading, writing, checking and sharing ``.tabbe`` files."""

from __future__ import annotations

from tabbe.records.error import IllegalRecord, RecordError
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
    "Hidden",
    "IllegalRecord",
    "Record",
    "RecordError",
    "Replay",
    "read_record",
    "record_of",
    "replay",
    "write_record",
]
