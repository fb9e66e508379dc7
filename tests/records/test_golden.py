"""Whole matches on file: the format, the rules and the scores stay as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabbe.records import read_record, replay, write_record

FILES = sorted(Path(__file__).parent.joinpath("golden").glob("*.tabbe"))
PLAYED_OUT = [file for file in FILES if "seat" not in file.name]
SHARED = [file for file in FILES if "seat" in file.name]


def test_golden_records_when_looked_for_are_there() -> None:
    """The tests below have something to read."""
    assert len(PLAYED_OUT) >= 6
    assert SHARED


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_record_when_written_again_is_the_same_file(file: Path) -> None:
    """A record on file stays the canonical text of what it says, to the last byte."""
    assert write_record(read_record(file)).encode() == file.read_bytes()


@pytest.mark.parametrize("file", PLAYED_OUT, ids=lambda file: file.stem)
def test_golden_record_when_replayed_scores_as_written(file: Path) -> None:
    """Moves, scores and totals of a finished match are those of the play."""
    record = read_record(file)
    result = replay(record)
    assert result.is_finished
    assert result.record == record
    assert result.totals == record.totals


@pytest.mark.parametrize("file", SHARED, ids=lambda file: file.stem)
def test_golden_record_when_shared_in_play_goes_to_the_present(file: Path) -> None:
    """A seat's record of a game in play is played through, and says what it cannot check."""
    record = read_record(file)
    result = replay(record)
    assert not result.is_finished
    assert [len(deal.moves) for deal in result.deals] == [len(deal.moves) for deal in record.deals]
    assert [hidden.reason for hidden in result.hidden] == ["held"]
