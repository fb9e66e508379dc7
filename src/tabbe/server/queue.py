"""Who is served next where many ask a few workers: by fair shares, not by who asks most."""

from __future__ import annotations

import asyncio
from collections import Counter
from heapq import heapify, heappop, heappush
from itertools import count

MOST_WAITING = 400
"""Thoughts that may wait, of everybody together."""

MOST_OF_ONE = 6
"""Thoughts that may wait of one table or one address."""


class Crowded(Exception):
    """Too much waits already."""


class FairQueue:
    """Hands out places at the workers.

    Everybody who asks is served at a time of a clock that runs with the work done: what one has
    asked for before, and how long it will take, put one further back. So one who asks for much
    waits for the own turns alone, and a short thought is not held up by long ones (self-clocked
    fair queueing, Golestani 1994).

    Args:
        places: how many may work at once.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._clock = 0.0
        self._marks: dict[str, float] = {}
        self._waiting: list[tuple[float, int, str, asyncio.Future[None]]] = []
        self._asking: Counter[str] = Counter()
        self._order = count()

    def __len__(self) -> int:
        return sum(not place.done() for _, _, _, place in self._waiting)

    async def enter(self, owner: str, cost: float) -> None:
        """Wait for a place; it is given back with `leave`.

        Args:
            owner: who asks: a table or an address.
            cost: seconds that the work is expected to take.

        Raises:
            Crowded: too much waits already, of this one or of all.
        """
        if self._asking[owner] >= MOST_OF_ONE or len(self) >= MOST_WAITING:
            raise Crowded
        mark = max(self._clock, self._marks.get(owner, 0.0)) + cost
        self._marks[owner] = mark
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (mark, next(self._order), owner, place))
        self._asking[owner] += 1
        self._serve()
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._waiting = [one for one in self._waiting if one[3] is not place]
                heapify(self._waiting)
            else:
                # It was given in the same moment.
                self.leave()
            raise
        finally:
            self._asking[owner] -= 1
            if not self._asking[owner]:
                del self._asking[owner]

    def leave(self) -> None:
        """Give a place back."""
        self._free += 1
        self._serve()

    def _serve(self) -> None:
        while self._free and self._waiting:
            mark, _, _, place = heappop(self._waiting)
            if place.done():
                continue
            self._free -= 1
            self._clock = max(self._clock, mark)
            place.set_result(None)
        if not self._waiting:
            self._marks = {who: mark for who, mark in self._marks.items() if mark > self._clock}
