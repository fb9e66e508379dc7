"""Whole numbers as programs give them: Python's own, NumPy's, and whatever else counts."""

from __future__ import annotations

from operator import index
from typing import Any


def whole(number: Any) -> int | None:
    """The whole number that something is, as Python's own; None when it is none.

    Whatever can stand as an index is one, such as `numpy.int64(3)`. A truth value, a number with
    a fraction part (even 3.0) and text are none.
    """
    if isinstance(number, bool):
        return None
    try:
        return index(number)
    except TypeError:
        return None
