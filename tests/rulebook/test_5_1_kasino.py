"""Rule book 5.1, rows 29 to 41: the worked examples of Danish and Finnish Kasino."""

from __future__ import annotations

import pytest

import tabbe
from tabbe.engine import referee
from tests.rulebook.building import builds, captures, listed, opened
from tests.rulebook.stage import play_all

DANISH = ("kasino", "kasino-danish")


@pytest.mark.parametrize("game", DANISH)
@pytest.mark.parametrize(
    ("row", "table", "card", "play"),
    [
        (29, "3d 6c", "9h", "9hx3d+6c"),
        (30, "2d 4c 4h", "Ts", "Tsx2d+4h+4c"),
        (31, "7c 3d 4h", "7s", "7sx3d+4h+7c"),
        (32, "7c 2d 4h 5c", "9s", "9sx2d+4h+5c+7c"),
        (38, "9c 7d", "Td", "Tdx7d+9c"),
        (39, "8c 7d", "2s", "2sx7d+8c"),
        (40, "8c Kd [2c+7d=9@1] [Ad+Kc=14@0]", "5s", "5sx8c+Kd+[9@1]+[14@0]"),
    ],
)
def test_5_1_captures(game: str, row: int, table: str, card: str, play: str) -> None:
    """Each row's take is open, and as all lies taken it is a sweep; nobody has to."""
    moves = list(referee(tabbe.load_rules(game), f"{card} 3s", table).plays)
    assert play in listed(f"{card} 3s", table, game), row
    assert [move.sweep for move in moves if str(move.card) == card and move.sweep] == [1], row
    if "@0" not in table:
        assert card in listed(f"{card} 3s", table, game), row


def test_5_1_33_build_nine_and_take_a_trick() -> None:
    """2 on 7 with a nine kept; the next turn must take."""
    assert builds("2c 9h", "7d") == {"2c^7d=9"}
    deal = opened("7d Kc Qs Jh", {1: "2c 9h 3c 4c", 0: "6d 8c 8d Tc"})
    play_all(deal, "2c^7d=9 6d")
    assert {str(move) for move in deal.legal_moves()} == {"9hx[9]"}


def test_5_1_34_another_player_raises_to_ten() -> None:
    """A nine-build, an ace and a ten in hand."""
    assert builds("Ah Ts", "[2c+7d=9@1]") == {"Ah^[9@1]=10"}


def test_5_1_35_mere_seven() -> None:
    """7 on 7 with a third kept; locked, and one seven takes both."""
    assert builds("7c 7h", "7d") == {"7c^7d=7"}
    assert captures("7h", "[7c,7d=7!@0]") == {"7hx[7@0]"}
    assert builds("Ac 8h", "[7c,7d=7!@1]") == set()


def test_5_1_36_four_on_four_is_eight_or_mere_four() -> None:
    """Eight may be raised, mere four not."""
    assert builds("4c 8h 4h", "4d") == {"4c^4d=8", "4c^4d=4"}
    assert builds("Ac 9h", "[4c+4d=8@1]") == {"Ac^[8@1]=9"}
    assert builds("Ac 5h", "[4c,4d=4!@1]") == set()


def test_5_1_37_double_five() -> None:
    """Five on two and three, or two on three and then a five: both groups, one capture."""
    assert builds("5c 5h", "2d 3d") == {"5c^2d+3d=5"}
    assert "2c^3d+5d=5" in builds("2c 5h", "3d 5d")
    assert captures("5h", "[5c,2d+3d=5!@0]") == {"5hx[5@0]"}


def test_5_1_41_finnish_eight_takes_a_part() -> None:
    """3 and 5 alone may go, leaving the eight."""
    assert listed("8h", "3d 5c 8s 9d", "kasino-finnish") == {
        "8hx3d+5c",
        "8hx8s",
        "8hx3d+5c+8s",
        "8h",
    }
