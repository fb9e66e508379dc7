"""The server: tables that survive, their websocket and HTTP calls, storage and fair deals."""

from __future__ import annotations
