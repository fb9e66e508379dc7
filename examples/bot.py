#!/usr/bin/env python3
"""A bot with nothing but the standard library: tabbe simulate --bots exec:examples/bot.py,greedy.

It creeps with its highest card where it may, else takes the fewest cards; the protocol is in
docs/reference/protocol.md.
"""

import json
import re
import sys
from typing import Any

RANKS = "A23456789TJQK"


def cost(move: str) -> tuple[bool, int, int]:
    """Rank a move, the lower the better: no sweep, few cards taken, a high card played."""
    cards = re.findall(r"[A2-9TJQK][shdc]", move)
    rank = RANKS.index(cards[0][0])
    return move.endswith("#"), len(cards), -(rank or 13)


def answer(message: dict[str, Any]) -> dict[str, Any] | None:
    """The answer to a message from Tabbe, None where there is nothing to say."""
    if message["type"] == "hello":
        return {"type": "hello", "version": 1, "name": "example"}
    if message["type"] == "view":
        # Without a list every card that is held may still creep in most games.
        return {"type": "move", "move": min(message.get("legal") or message["hand"], key=cost)}
    return None


for line in sys.stdin:
    said = answer(json.loads(line))
    if said is not None:
        print(json.dumps(said), flush=True)
