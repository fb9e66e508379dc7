"""The shape of the protocol that clients of its number rely on.

Run it as `python -m tests.golden.protocol`: when `PROTOCOL` has been raised, or when something has
been added that a client of before passes over (see "Versions" in docs/reference/protocol-ws.md).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tabbe.protocol import message as m
from tabbe.protocol.schema import kinds

FILE = Path(__file__).parent / "protocol.json"
SIDES: tuple[tuple[str, Any, str], ...] = (
    ("client", m.ClientMessage, "validation"),
    ("server", m.ServerMessage, "serialization"),
)


def shape() -> dict[str, Any]:
    """Every type of either side, with the type of every field; `?` stands where it may be missing.

    `*` has the messages themselves.
    """
    said: dict[str, Any] = {"protocol": m.PROTOCOL}
    for side, source, mode in SIDES:
        found = kinds(source, mode)
        said[side] = {
            kind.name: {f.name: f.type + ("?" if f.optional else "") for f in kind.fields}
            for kind in found
        }
        said[side]["*"] = {
            kind.name: "message" for kind in found if any(f.name == "type" for f in kind.fields)
        }
    return said


def misread(kept: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """What a client of the kept shape would read wrongly, or be refused, by the shape of now."""
    wrong: list[str] = []
    for side, types in ((side, kept[side]) for side, _, _ in SIDES):
        for name, fields in types.items():
            found = now[side].get(name, {})
            wrong += [f"{name}.{key}" for key in fields if found.get(key) != fields[key]]
            added = found.keys() - fields.keys()
            if side == "client" and name != "*":
                wrong += [f"{name}.{key}" for key in added if not found[key].endswith("?")]
            elif name == "*" and side == "server":
                wrong += [f"{key}" for key in added]
    return sorted(wrong)


if __name__ == "__main__":
    FILE.write_text(json.dumps(shape(), indent=1, ensure_ascii=False) + "\n", "utf-8")
