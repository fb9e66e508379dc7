"""The protocol's TypeScript and reference page."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from pathlib import Path

from tabbe.protocol import message
from tabbe.protocol.schema import kinds, reference, typescript
from tests.golden import protocol as golden

ROOT = Path(__file__).resolve().parents[2]


def test_files_are_current_when_checked() -> None:
    """What was made from the protocol is what would be made from it now."""
    checked = subprocess.run(
        [sys.executable, "scripts/protocol-types", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (checked.returncode, checked.stdout) == (0, "")


def test_every_type_is_described_when_listed() -> None:
    """Each type has a sentence, and no attribute is described that is not there."""
    for source, mode in (
        (message.ClientMessage, "validation"),
        (message.ServerMessage, "serialization"),
    ):
        for kind in kinds(source, mode):
            assert kind.about, kind.name
            names = {field.name for field in kind.fields}
            described = set(_described(kind.name))
            assert described <= names, (kind.name, described - names)


def _described(name: str) -> list[str]:
    from tabbe.protocol.schema import _described as described

    return list(described(getattr(message, name))[1])


def test_typescript_has_one_interface_a_type_when_made() -> None:
    """Interfaces are not made twice, and unions name only interfaces."""
    text = typescript()
    names = [line.split()[2] for line in text.splitlines() if line.startswith("export interface")]
    assert len(names) == len(set(names))
    assert {"Play", "Choose", "State", "Update", "Scene", "Own", "Board"} <= set(names)


def test_reference_names_every_message_when_made() -> None:
    """Every message has its heading."""
    text = reference()
    for name, spoken in (("Play", "play"), ("ComeBack", "come_back"), ("Bye", "bye")):
        assert f'### {name} `"{spoken}"`' in text


def test_number_is_raised_when_an_older_client_could_misread() -> None:
    """What clients of this number rely on is still there, and nothing they do not know is said."""
    kept = json.loads(golden.FILE.read_text("utf-8"))
    how = "see Versions in docs/reference/protocol-ws.md, then run python -m tests.golden.protocol"
    assert kept["protocol"] == message.PROTOCOL, how
    assert golden.misread(kept, golden.shape()) == [], f"raise PROTOCOL: {how}"
    assert kept == golden.shape(), how


def test_change_is_told_from_an_addition_when_shapes_are_compared() -> None:
    """A new field is passed over; a new kind of entry, a lost field or a new duty is not."""
    now = golden.shape()
    more = copy.deepcopy(now)
    more["server"]["Board"]["weather"] = "string"
    more["client"]["Wave"] = {"type": '"wave"', "id": "string"}
    more["client"]["*"]["Wave"] = "message"
    more["client"]["Mix"]["colour"] = "string?"
    assert golden.misread(now, more) == []
    other = copy.deepcopy(now)
    other["server"]["Update"]["news"] += " | Waved"
    other["server"]["*"]["Waved"] = "message"
    del other["server"]["Board"]["stock"]
    other["client"]["Mix"]["colour"] = "string"
    assert golden.misread(now, other) == ["Board.stock", "Mix.colour", "Update.news", "Waved"]
