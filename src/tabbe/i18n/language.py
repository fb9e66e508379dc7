"""The languages, and which of them to speak."""

from __future__ import annotations

import os
import re

LANGUAGES = ("en", "sv", "da", "de", "fr", "es")
"""Languages of the catalogue; the first is the fallback."""

_SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(wanted: str | None = None) -> str:
    """Return the language to speak.

    The first of these that is set decides: ``wanted`` (the value of ``--lang``), the environment
    variables ``TABBE_LANG``, ``LC_ALL``, ``LC_MESSAGES`` and ``LANG``. Locale names are
    understood (``sv_SE.UTF-8`` is ``sv``), in any case.

    Raises:
        TabbeError: ``wanted`` or ``TABBE_LANG`` names a language that Tabbe does not speak. The
            variables of the system never fail; an unknown language there means English.
    """
    from tabbe.i18n.error import TabbeError

    asked = wanted if wanted is not None else os.environ.get("TABBE_LANG") or None
    if asked is not None:
        known = _known(asked)
        if known is None:
            raise TabbeError(
                "language-unknown", wanted=_quotable(asked), allowed=", ".join(LANGUAGES)
            )
        return known
    for name in _SYSTEM_VARIABLES:
        value = os.environ.get(name)
        if value:
            return _known(value) or LANGUAGES[0]
    return LANGUAGES[0]


def _known(name: str) -> str | None:
    match = re.match(r"([A-Za-z]+)(?:[-_.@].*)?\Z", name.strip(), re.DOTALL)
    code = match.group(1).lower() if match else ""
    return code if code in LANGUAGES else None


def _quotable(name: str) -> str:
    shown = ascii(name)[1:-1]
    return shown if len(shown) <= 20 else shown[:20] + "..."
