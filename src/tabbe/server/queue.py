"""Who is served next where many ask a few workers: by fair shares, not by who asks most."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count

MOST_WAITING = 400
"""Thoughts that may wait, of everybody together."""

MOST_OF_ONE = 6
"""Thoughts that may wait of one table or one address."""


class Crowded(Exception):
    """Too much waits already."""


@dataclass(order=True, slots=True)
class _Waiting:
    """One that waits: when it is served, by the clock of the queue, and whose share it is of."""

    mark: float
    order: int
    payer: str = field(compare=False)
    place: asyncio.Future[None] = field(compare=False)


class FairQueue:
    """Hands out places at the workers.

    Whoever asks is served at a time of a clock that runs with the work done: what the same payer
    has asked for before, and how long it takes, put one further back. So one who asks for much
    waits for the own turns alone, and a short thought is not held up by long ones (self-clocked
    fair queueing, Golestani 1994). When all places to wait are taken, whoever waits for most loses
    the last of them.

    Args:
        places: how many may work at once.
        most: how many may wait.
    """

    def __init__(self, places: int, most: int = MOST_WAITING) -> None:
        self._free = places
        self._most = most
        self._clock = 0.0
        self._marks: dict[str, float] = {}
        self._heap: list[_Waiting] = []
        self._asking: Counter[str] = Counter()
        self._shares: Counter[str] = Counter()
        self._length = 0
        self._order = count()

    def __len__(self) -> int:
        return self._length

    async def enter(self, owner: str, cost: float, payer: str = "") -> None:
        """Wait for a place; it is given back with `leave`.

        Args:
            owner: who asks, and may ask only so often: a table or an address.
            cost: seconds that the work is expected to take.
            payer: whose share it comes from, such as the address that made the table; the owner's
                own where nobody is named.

        Raises:
            Crowded: too much waits already, of this one or of all.
        """
        payer = payer or owner
        if self._asking[owner] >= MOST_OF_ONE:
            raise Crowded
        if self._length >= self._most:
            self._make_room(payer)
        mark = max(self._clock, self._marks.get(payer, 0.0)) + cost
        self._marks[payer] = mark
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._heap, _Waiting(mark, next(self._order), payer, place))
        self._asking[owner] += 1
        self._shares[payer] += 1
        self._length += 1
        self._serve()
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._drop(payer)
            elif place.exception() is None:
                # It was given in the same moment; else taken away, and there is none to give back.
                self.leave()
            raise
        finally:
            self._asking[owner] -= 1
            if not self._asking[owner]:
                del self._asking[owner]

    def leave(self, payer: str = "", over: float = 0.0) -> None:
        """Give a place back.

        Args:
            payer: whose share it came from.
            over: seconds that it took beyond what was expected, less than 0 when it took fewer;
                the next turns of the payer come so much later.
        """
        if payer in self._marks:
            self._marks[payer] = max(self._clock, self._marks[payer] + over)
        elif over > 0:
            self._marks[payer] = self._clock + over
        self._free += 1
        self._serve()

    def _make_room(self, payer: str) -> None:
        """Send away the last of whoever waits for most; that may be the one who comes.

        Raises:
            Crowded: it is.
        """
        heaviest, most = self._shares.most_common(1)[0]
        if self._shares[payer] + 1 >= most:
            raise Crowded
        last = max(one for one in self._heap if one.payer == heaviest and not one.place.done())
        last.place.set_exception(Crowded())
        self._drop(heaviest)

    def _drop(self, payer: str) -> None:
        """Count one fewer that waits."""
        self._length -= 1
        self._shares[payer] -= 1
        if not self._shares[payer]:
            del self._shares[payer]

    def _serve(self) -> None:
        while self._free and self._heap:
            first = heappop(self._heap)
            if first.place.done():
                continue
            self._drop(first.payer)
            self._free -= 1
            self._clock = max(self._clock, first.mark)
            first.place.set_result(None)
        if not self._heap:
            self._marks = {who: mark for who, mark in self._marks.items() if mark > self._clock}
