"""Spaces of observations, as Gymnasium and PettingZoo want them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Box, Dict

from tabbe.envs.action import ACTIONS

if TYPE_CHECKING:
    from tabbe.envs.layout import Layout


def named_space(layout: Layout) -> Dict:
    """The space of a row and its mask by name."""
    low, high = bounds_of(layout)
    return Dict(
        {
            "observation": Box(low, high, dtype=np.int16),
            "action_mask": Box(0, 1, (ACTIONS,), dtype=np.int8),
        }
    )


def bounds_of(layout: Layout, more: int = 0) -> tuple[Any, Any]:
    """The least and the greatest number at each place of a row, with so many flags behind it."""
    low, high = [*layout.low(), *[0] * more], [*layout.high(), *[1] * more]
    return np.array(low, np.int16), np.array(high, np.int16)
