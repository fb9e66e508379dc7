"""Steps from one database schema to the next, run by `tabbe.server.upgrade`."""

from __future__ import annotations
