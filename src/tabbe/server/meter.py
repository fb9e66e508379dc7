"""Counters and gauges for operators, in the format that Prometheus reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from tabbe.server.event import KINDS
from tabbe.server.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbe.i18n import TabbeError
    from tabbe.server.event import Happening
    from tabbe.server.hall import Hall

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Meter:
    """What one server counts. No name, address or table is in it.

    Attributes:
        visits: calls and connections so far.
    """

    def __init__(self) -> None:
        self.visits = 0
        self._registry = CollectorRegistry()
        stored = self._counter("tabbe_events", "Events stored, by kind.", "kind")
        self._stored = {kind: stored.labels(kind) for kind in KINDS}
        self._refused = self._counter("tabbe_refused", "Requests refused, by code.", "code")
        self._tables = self._gauge("tabbe_tables", "Tables in memory.")
        self._sockets = self._gauge("tabbe_sockets", "Open websockets.")
        self._waiting = self._gauge("tabbe_journal_waiting", "Groups of writes that wait.")
        self._groups = self._gauge("tabbe_journal_groups", "Transactions so far.")
        self._failed = self._gauge("tabbe_journal_failed", "Writes that failed.")
        self._thoughts = self._gauge("tabbe_thoughts", "Thoughts of bots so far.")
        self._thought_failures = self._gauge("tabbe_thought_failures", "Thoughts that failed.")
        self.answered = Histogram(
            "tabbe_request_seconds",
            "Seconds that a message takes in the loop, thoughts in workers left out.",
            buckets=BUCKETS,
            registry=self._registry,
        )

    def _counter(self, name: str, what: str, label: str) -> Counter:
        return Counter(name, what, (label,), registry=self._registry)

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(name, what, registry=self._registry)

    def stored(self, events: Sequence[Happening]) -> None:
        """Count stored events."""
        for event in events:
            self._stored[event.kind].inc()

    def refused(self, error: TabbeError) -> None:
        """Count a refusal."""
        code = error.code if isinstance(error, Refusal) else type(error).__name__
        self._refused.labels(code).inc()

    def text(self, hall: Hall) -> bytes:
        """Everything, as Prometheus reads it."""
        journal, thinker = hall.store.journal, hall.thinker
        self._tables.set(len(hall.rooms))
        self._sockets.set(sum(len(room.sockets) for room in hall.rooms.values()))
        self._waiting.set(journal.waiting)
        self._groups.set(journal.groups)
        self._failed.set(journal.failed)
        self._thoughts.set(thinker.thoughts)
        self._thought_failures.set(thinker.failures)
        return generate_latest(self._registry)
