"""What is one instruction in compiled kernels, and here in plain Python."""

from __future__ import annotations

from collections.abc import MutableSequence


def lowest(mask: int) -> int:
    """Position of the lowest set bit of a mask that is not 0."""
    return (mask & -mask).bit_length() - 1


def popcount(mask: int) -> int:
    """Number of set bits of a mask that is not negative."""
    return mask.bit_count()


def put_cards(row: MutableSequence[int], at: int, first: int, second: int) -> None:
    """Write how many of each of the 52 cards two masks have together.

    Args:
        row: sixteen-bit numbers, written to from `at` on; that there is room is not checked.
        at: place of the first card.
        first: one mask.
        second: the other one.
    """
    for card in range(52):
        row[at + card] = ((first >> card) & 1) + ((second >> card) & 1)


def put_zeros(row: MutableSequence[int], at: int, end: int) -> None:
    """Write zeros to sixteen-bit numbers from a place on; that there is room is not checked."""
    for place in range(at, end):
        row[place] = 0
