"""What can be wrong with how an environment is used."""

from __future__ import annotations

from tabbe.i18n import TabbeError


class EnvError(TabbeError):
    """An environment asked for what it cannot do, or an action that is not allowed."""
