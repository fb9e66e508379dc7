"""Everything Tabbe says to people, in six languages, from one catalogue.

The catalogue is a folder of Fluent files per language (``locales/<lang>/<area>.ftl``).
Importing this package costs nothing: Fluent itself is loaded by the first call of
:func:`text`, and each message is parsed when it is first wanted.
"""

from __future__ import annotations

from tabbe.i18n.card import card_index, card_text, rank_text, suit_text
from tabbe.i18n.catalogue import text
from tabbe.i18n.error import TabbeError
from tabbe.i18n.language import LANGUAGES, choose_language
from tabbe.i18n.number import decimal

__all__ = [
    "LANGUAGES",
    "TabbeError",
    "card_index",
    "card_text",
    "choose_language",
    "decimal",
    "rank_text",
    "suit_text",
    "text",
]
