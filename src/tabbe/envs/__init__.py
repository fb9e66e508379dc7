"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, and thousands of deals at once.

Every environment speaks the same actions (`tabbe.envs.action`) and shows the same observations
(`tabbe.envs.layout`). The names here are loaded when first used, as each toolkit is a package of
its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.envs.action import ACTIONS, action_name

if TYPE_CHECKING:
    from tabbe.envs.error import EnvError
    from tabbe.envs.layout import Layout, layout_of
    from tabbe.envs.vector import VectorEnv, VectorStep
    from tabbe.envs.walk import Walk, decode, encode, observe

_HOMES = {
    "EnvError": "error",
    "Layout": "layout",
    "VectorEnv": "vector",
    "VectorStep": "vector",
    "Walk": "walk",
    "decode": "walk",
    "encode": "walk",
    "layout_of": "layout",
    "observe": "walk",
}

__all__ = [
    "ACTIONS",
    "EnvError",
    "Layout",
    "VectorEnv",
    "VectorStep",
    "Walk",
    "action_name",
    "decode",
    "encode",
    "layout_of",
    "observe",
]


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'tabbe.envs' has no attribute {name!r}")
    from importlib import import_module

    thing: object = getattr(import_module(f"tabbe.envs.{home}"), name)
    globals()[name] = thing
    return thing
