"""The file that leads one back to the same seats."""

from __future__ import annotations

import json
import os
import stat
from typing import TYPE_CHECKING

import pytest

from tabbe.i18n import LANGUAGES
from tabbe.tui.ticket import MOST_TABLES, Ticket, TicketError

if TYPE_CHECKING:
    from pathlib import Path


def test_seat_is_known_again_when_kept(tmp_path: Path) -> None:
    """Cookie and code come back for their own server alone, however the code is written."""
    file = tmp_path / "new" / "seats.json"
    ticket = Ticket("http://one", file)
    assert (ticket.cookie, ticket.table("ABCDEF")) == ("", None)
    ticket.keep("secret", " abcdef ", "t1")
    again = Ticket("http://one", file)
    assert (again.cookie, again.table("AbCdEf")) == ("secret", "t1")
    assert Ticket("http://two", file).cookie == ""
    assert Ticket("http://two", file).table("ABCDEF") is None


def test_file_is_its_owners_alone_when_written(tmp_path: Path) -> None:
    """Who could read it could sit down in the seat: 0600 in a folder of 0700, no copies about."""
    file = tmp_path / "new" / "seats.json"
    before = os.umask(0)
    try:
        Ticket("http://one", file).keep("secret", "A", "t1")
        Ticket("http://one", file).keep("secret", "B", "t2")
    finally:
        os.umask(before)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    assert list(file.parent.iterdir()) == [file]


def test_other_servers_are_kept_when_two_terminals_write(tmp_path: Path) -> None:
    """What another terminal has written since is not lost, and old tables go first."""
    file = tmp_path / "seats.json"
    one, two = Ticket("http://one", file), Ticket("http://two", file)
    one.keep("a", "A", "t1")
    two.keep("b", "B", "t2")
    assert (Ticket("http://one", file).cookie, Ticket("http://two", file).cookie) == ("a", "b")
    for number in range(MOST_TABLES):
        one.keep("a", f"C{number}", f"t{number}")
    again = Ticket("http://one", file)
    assert again.table("A") is None
    assert again.table("C0") == "t0"


@pytest.mark.parametrize(
    "spoilt",
    ["", "no JSON", "[]", '{"http://one": 3}', '{"http://one": {"tables": [1]}}', "\udcff"],
)
def test_game_begins_anew_when_the_file_is_spoilt(spoilt: str, tmp_path: Path) -> None:
    """Nothing that may stand there stops anybody from playing, and it is mended by writing."""
    file = tmp_path / "seats.json"
    file.write_bytes(spoilt.encode("utf-8", "surrogateescape"))
    ticket = Ticket("http://one", file)
    assert ticket.cookie == ""
    ticket.keep("secret", "A", "t1")
    assert json.loads(file.read_text())["http://one"]["cookie"] == "secret"


def test_reason_is_said_when_it_cannot_be_written(tmp_path: Path) -> None:
    """A folder in its place: one sentence with the file and the reason, in every language."""
    file = tmp_path / "seats.json"
    file.mkdir()
    with pytest.raises(TicketError) as refused:
        Ticket("http://one", file).keep("secret", "A", "t1")
    for lang in LANGUAGES:
        assert "seats.json" in refused.value.message(lang)
        assert "secret" not in refused.value.message(lang)
    assert list(tmp_path.iterdir()) == [file]
