"""Written games: reading, writing and checking ``.tabbe`` files."""

from __future__ import annotations

from tabbe.records.error import IllegalRecord, RecordError
from tabbe.records.reader import read_record
from tabbe.records.record import DealRecord, Fair, Record
from tabbe.records.writer import write_record

__all__ = [
    "DealRecord",
    "Fair",
    "IllegalRecord",
    "Record",
    "RecordError",
    "read_record",
    "write_record",
]
