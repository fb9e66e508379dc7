"""How one server is to run."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """What an operator decides; every one has a setting of the same name.

    Attributes:
        host: address to listen on.
        port: 0 for any that is free.
        database: a file, or a `postgresql://` address.
        url: public address, empty where the request's own host tells it.
        root_path: path below which a proxy serves Tabbe.
        proxies: addresses of proxies whose word about the visitor's address is taken.
        workers: processes for bots; 0 for one fewer than there are cores.
        analysts: processes for reviews, replays and proofs; 0 for half as many as there are cores.
        rate: multiplies the limits on calls; 0 lifts them.
        sync: wait for the disk at every commit (SQLite).
        metrics_token: opens `/metrics` to whoever bears it; empty keeps it closed.
        keep_lobbies: days after which a table that never began is deleted; 0 for never.
        keep_tables: the same for a table whose match began, counted from what happened last.
        keep_names: the same for the name of somebody who sits at no table, since it was said.
        log: `json` or `text`.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    url: str = ""
    root_path: str = ""
    proxies: str = "127.0.0.1"
    workers: int = 0
    analysts: int = 0
    rate: float = 1.0
    sync: bool = False
    metrics_token: str = ""
    keep_lobbies: int = 30
    keep_tables: int = 730
    keep_names: int = 30
    log: str = "text"

    @property
    def secure(self) -> bool:
        """Whether the public address is one of https."""
        return self.url.startswith("https://")
