"""Two questions about a mask in plain Python; compiled kernels get one-instruction forms."""

from __future__ import annotations


def lowest(mask: int) -> int:
    """Position of the lowest set bit of a mask that is not 0."""
    return (mask & -mask).bit_length() - 1


def popcount(mask: int) -> int:
    """Number of set bits of a mask that is not negative."""
    return mask.bit_count()
