"""Compares what a table's viewers are told with what the types of the protocol say."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tabbe.protocol import message as m
from tabbe.server import scene

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from tabbe.server.table import Table
    from tabbe.server.telling import Telling


def check_telling(
    telling: Telling,
    table: Table,
    names: Callable[[str], str],
    connected: Collection[int],
    now: int,
) -> None:
    """What is written is byte for byte the scene, and for every viewer its own part and log."""
    assert telling.scene(connected, now) == m.write(scene.scene(table, names, connected, now))
    for seat in (None, *range(len(table.chairs))):
        own = None if seat is None else scene.own_part(table, seat)
        assert telling.own(seat) == m.write(own)
        log = b",".join(m.write(entry) for entry in scene.log(table, seat, names))
        assert telling.log(seat) == b"[" + log + b"]"


def check_news(
    told: dict[int | None, bytes],
    table: Table,
    names: Callable[[str], str],
    since: tuple[int, int],
) -> None:
    """News are for every viewer what its log has from there on."""
    for seat, written in told.items():
        entries = [json.loads(m.write(entry)) for entry in scene.log(table, seat, names, since)]
        assert json.loads(written) == entries
