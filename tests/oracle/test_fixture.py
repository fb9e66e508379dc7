"""The naive reference against positions worked out by hand: a check on the checker."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path

import pytest

from tests.oracle.pack import tidy
from tests.oracle.play import Play, legal_plays
from tests.oracle.switch import Switches
from tests.oracle.take import is_take, outcomes

DEFAULT = Switches()
# The plain family form, as far as one position goes.
FAMILY = Switches(pictures="pair_only", extent="any", forced_sweep_by="card")

# Row, table, hand, and the complete list of plays; "-" stands for a creep.
FIXTURES = (
    ("F01", "8h 9c Jd", "8d 6s", "8d:8h 6s:-"),
    ("F02", "Ah 2c 6d 7h 8c 9s", "8d", "8d:Ah,2c,6d,7h,8c"),
    ("F03", "2c 3d 4h 5c 8d Th", "Ac", "Ac:2c,4h,8d Ac:2c,3d,4h,5c Ac:4h,Th"),
    ("F04", "Ad 8c", "9h 2c", "9h:Ad,8c"),
    ("F05", "5d 4c", "9s 2h", "9s:4c,5d"),
    ("F06", "6c Th Jd Kc", "4d", "4d:-"),
    ("F07", "6c Th 4d", "Ts 3c", "Ts:4d,6c,Th"),
    ("F08", "7h", "7h 7c 3c", "7h:7h 7c:7h"),
    ("F09", "7h", "7h 3c", "7h:7h"),
    ("F10", "Ah Jc Qd 2h Tc", "Qs", "Qs:Ah,2h,Tc,Jc,Qd"),
    ("F11", "7s", "4c", "4c:-"),
    ("F12", "6d 6c", "6h Qs 3d", "6h:6c,6d Qs:6c,6d"),
    ("F13", "6d 2c Qh", "8s", "8s:2c,6d"),
    ("F14", "4c 5d 6h", "9s", "9s:4c,5d"),
    ("F15", "5c 9d", "Ah", "Ah:5c,9d"),
    ("F16", "Ad", "Ac", "Ac:-"),
    ("F17", "Kd Ac", "As", "As:Ac,Kd"),
    ("F18", "Qd Ah", "Kc", "Kc:Ah,Qd"),
    ("F19", "Kd Qc", "Ah", "Ah:-"),
    ("F20", "3d 3s 6c", "6h 2d", "6h:3d,3s,6c"),
    ("E24", "", "As Td", "As:- Td:-"),
    ("E22", "Ah Ac 2d 3d 4d", "5c 5c", "5c:Ah,2d,3d,4d 5c:Ac,2d,3d,4d 5c:Ah,Ac,3d"),
    ("E23", "Ac 2c 3c 3d 4d 5d", "6h 8s", "6h:Ac,2c,3c,3d,4d,5d"),
)


def plays_of(text: str) -> set[Play]:
    """Read the right-hand side of a fixture."""
    plays = set()
    for part in text.split():
        card, _, taken = part.partition(":")
        plays.add(Play(card, () if taken == "-" else tidy(taken.split(","))))
    return plays


def cards(text: str) -> tuple[str, ...]:
    return tuple(text.split())


@pytest.mark.parametrize(("row", "table", "hand", "plays"), FIXTURES, ids=[f[0] for f in FIXTURES])
def test_legal_plays_when_row(row: str, table: str, hand: str, plays: str) -> None:
    """The reference lists exactly the plays of the worked example."""
    assert legal_plays(cards(hand), cards(table), DEFAULT) == plays_of(plays), row


@pytest.mark.parametrize(
    ("switches", "table", "hand", "plays"),
    [
        (FAMILY, "8h 9c Jd", "8d 6s", "8d:8h 6s:-"),
        (FAMILY, "5d 4c", "9s 2h", "9s:4c,5d 2h:-"),
        (FAMILY, "8h 8c 9c", "8d", "8d:8h 8d:8c 8d:8h,8c"),
        (FAMILY, "9c 2d Jd Jc", "Js", "Js:Jd Js:Jc Js:Jd,Jc"),
        (FAMILY, "9c 2d Kd Ac", "Js As", "Js:- As:-"),
        (FAMILY, "Kd Ks", "Kc 2c", "Kc:Kd,Ks 2c:-"),
        (replace(DEFAULT, pictures="pair_only"), "Jd Jc 9d 2d", "Jh", "Jh:Jd,Jc"),
        (
            replace(DEFAULT, extent="maximum"),
            "Ah Ac 2d 3d 4d",
            "5c",
            "5c:Ah,2d,3d,4d 5c:Ac,2d,3d,4d",
        ),
        (replace(DEFAULT, extent="any", forced_sweep=False), "5c 5d", "5h", "5h:5c 5h:5d 5h:5c,5d"),
        (replace(DEFAULT, capture="hand"), "8h 9c Jd", "8d 6s", "8d:8h"),
        (replace(DEFAULT, capture="optional"), "8h 9c Jd", "8d 6s", "8d:8h 8d:- 6s:-"),
        (replace(DEFAULT, capture="optional"), "8h", "8d 6s", "8d:8h"),
        (
            replace(DEFAULT, capture="optional", forced_sweep_by="card"),
            "8h",
            "8d 6s",
            "8d:8h 6s:-",
        ),
        (replace(DEFAULT, ace_hand=(1, 14)), "Ac Kd 4d", "Ad", "Ad:Ac Ad:Ac,Kd"),
        (replace(DEFAULT, ace_hand=(1, 14), extent="maximum"), "Ac Kd 4d", "Ad", "Ad:Ac,Kd"),
        (replace(DEFAULT, two_spades_hand=(15,)), "2h 9d 6c", "2s", "2s:9d,6c"),
        (replace(DEFAULT, two_spades_hand=(15,)), "2h", "2s", "2s:-"),
        (replace(DEFAULT, ten_diamonds_hand=(10, 16)), "Th Qd 4c", "Td", "Td:Th Td:Qd,4c"),
    ],
)
def test_legal_plays_when_switched(switches: Switches, table: str, hand: str, plays: str) -> None:
    """Each switch that touches a single turn changes the list as its rule says."""
    assert legal_plays(cards(hand), cards(table), switches) == plays_of(plays)


def test_is_take_when_every_subset_is_tried() -> None:
    """The check of one take and the listing of all takes are two roads to the same answer."""
    table = cards("Ah As 2c 3d 3d 4h 5c Jd 9s")
    for switches in (DEFAULT, FAMILY, replace(DEFAULT, ace_hand=(1, 14), extent="any")):
        for card in cards("5d Ac Js Qh 4d 9c"):
            found = outcomes(table, card, switches)
            for mask in range(1 << len(table)):
                take = tidy(one for place, one in enumerate(table) if mask >> place & 1)
                assert is_take(table, card, take, switches) == (take in found), (card, take)


def test_modules_when_read_import_nothing_of_the_product() -> None:
    """The reference stays independent: only the harness knows the engine."""
    for path in sorted(Path(__file__).parent.glob("*.py")):
        if path.stem == "harness":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            assert not [name for name in names if name.split(".")[0] == "tabbe"], path
