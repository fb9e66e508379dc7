"""Rule book 1.4: what a card is worth in the hand and on the table."""

from __future__ import annotations

import pytest

import tabbe
from tests.rulebook.position import forced, plays, takes
from tests.rulebook.row import pack


@pytest.mark.parametrize("rank", range(2, 11))
def test_1_4_pips_count_two_to_ten_in_hand_and_on_table(rank: int) -> None:
    """A card of two to ten is worth its pips on both sides."""
    card = " 23456789T"[rank - 1] + "h"
    rules = tabbe.load_rules("krypkasino")
    assert rules.hand_values(tabbe.Card(card)) == (rank,)
    assert rules.table_value(tabbe.Card(card)) == rank
    # From the hand it takes the ace and the card one below it; on the table it makes a king.
    below = "xA23456789"[rank - 1]
    assert takes(card, f"{below}d Ac Kd") == {"+".join(sorted_cards("Ac", f"{below}d"))}
    if rank <= 9:
        other = "A23456789TJQ"[12 - rank]
        assert takes("Kh", f"{card} {other}c") == {"+".join(sorted_cards(card, f"{other}c"))}


def sorted_cards(*cards: str) -> list[str]:
    """Cards in the order of cards."""
    return sorted(cards, key=pack(1).index)


@pytest.mark.parametrize(("picture", "table"), [("J", "5h 6d"), ("Q", "7h 5d"), ("K", "6h 7d")])
def test_1_4_pictures_count_eleven_to_thirteen_and_take_sums(picture: str, table: str) -> None:
    """Jack, queen and king take sums of 11, 12 and 13."""
    sums = "+".join(sorted_cards(*table.split()))
    assert takes(f"{picture}c", table) == {sums}


@pytest.mark.parametrize(("picture", "add"), [("J", "3"), ("Q", "2"), ("K", "A")])
def test_1_4_pictures_are_addends_when_on_the_table(picture: str, add: str) -> None:
    """A picture on the table goes into a sum of 14 with its value."""
    table = f"{picture}h {add}d"
    assert takes("Ac", table) == {"+".join(sorted_cards(*table.split()))}
    assert takes("Qc", "Jh Ad") == {"Ad+Jh"}


@pytest.mark.parametrize("suit", "shdc")
def test_1_4_ace_is_fourteen_in_hand_and_one_on_table(suit: str) -> None:
    """The ace is 14 from the hand only, and 1 on the table only."""
    rules = tabbe.load_rules("krypkasino")
    assert rules.hand_values(tabbe.Card("A" + suit)) == (14,)
    assert rules.table_value(tabbe.Card("A" + suit)) == 1
    assert takes("5c", f"A{suit} 4d") == {f"A{suit}+4d"}
    assert takes("A" + suit, "8d 6h") == {"6h+8d"}


def test_1_4_two_of_spades_and_storan_have_no_second_value() -> None:
    """The two of spades is 2 and the ten of diamonds 10, in hand and on the table."""
    assert takes("2s", "2h") == {"2h"}
    assert takes("2s", "9h 6d") == set()
    assert takes("Td", "Th") == {"Th"}
    assert takes("Td", "9h 7d") == set()
    assert takes("Ks", "2s Jh") == {"2s+Jh"}


def test_1_4_ace_never_takes_a_lone_ace_but_takes_king_and_ace() -> None:
    """14 is not 1; but K+A, Q+2, J+3 and 10+4 all make 14."""
    assert takes("Ac", "Ad") == set()
    for table in ("Ad Kh", "2d Qh", "3d Jh", "4d Th"):
        assert takes("Ac", table) == {table.replace(" ", "+")}


def test_1_4_family_values_fifteen_and_sixteen_when_switched_on() -> None:
    """Houses that play the two of spades as 15 and storan as 16 from the hand can have it."""
    assert takes("2s", "9h 6d", two_spades_hand="15") == {"6d+9h"}
    assert takes("2s", "2h", two_spades_hand="15") == set()
    assert takes("Td", "9h 7d", ten_diamonds_hand="16") == {"7d+9h"}
    assert takes("Td", "Th", ten_diamonds_hand="16") == set()
    # On the table they stay low, and the other twos and tens stay what they are.
    assert takes("4c", "2s 2h", two_spades_hand="15") == {"2s+2h"}
    assert takes("2c", "2s", two_spades_hand="15") == {"2s"}
    assert takes("Th", "Td", ten_diamonds_hand="16") == {"Td"}


def test_1_4_ace_is_one_or_fourteen_by_choice_when_switched_on() -> None:
    """With ace_hand=1,14 the player picks the value; one value for one play."""
    assert takes("Ac", "Ad Kh", ace_hand="1,14") == {"Ad", "Ad+Kh"}
    assert set(plays("Ac", "Ad 9h", ace_hand="1,14")) == {"Ac>Ad"}
    assert forced("Ac", "Ad", ace_hand="1,14")
    assert takes("Ac", "Ad 9h 5h", ace_hand="1,14") == {"Ad", "5h+9h"}
