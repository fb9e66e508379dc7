"""The typed messages between the server and any client, made from a seat's `View` alone.

Knows nothing of storage, sockets or seats' secrets.
"""

from __future__ import annotations
