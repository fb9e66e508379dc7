"""What stands for one instruction does the same in plain Python and compiled."""

from __future__ import annotations

import random
import types
from typing import Any

import numpy as np

from tabbe.engine import bit, link


def _go(row: Any, at: int, first: int, second: int, start: int, end: int) -> int:
    bit_put_cards(row, at, first, second)  # type: ignore[name-defined]  # noqa: F821
    bit_put_zeros(row, start, end)  # type: ignore[name-defined]  # noqa: F821
    return bit_lowest(first) + bit_popcount(first)  # type: ignore[name-defined,no-any-return]  # noqa: F821


def test_compiled_forms_agree_with_plain_ones_when_called() -> None:
    """The same numbers at the same places and nothing written beside them, negative masks too."""
    import numba

    def bound(forms: dict[str, Any]) -> Any:
        names = {f"bit_{name}": form for name, form in forms.items()}
        return types.FunctionType(_go.__code__, names, "go")

    plain = bound({name: getattr(bit, name) for name in link.bit_kernels()})
    compiled = numba.njit(bound(link.bit_kernels()), error_model="numpy")
    dice = random.Random(1)
    for _ in range(300):
        row = np.full(200, 7, np.int16)
        twin = row.copy()
        first, second = dice.getrandbits(62) | 1 << 40, dice.getrandbits(63) * dice.choice((1, -1))
        start = dice.randrange(150, 199)
        words = (dice.randrange(90), first, second, start, dice.randrange(start, 200))
        assert plain(row, *words) == compiled(twin, *words)
        assert np.array_equal(row, twin)
