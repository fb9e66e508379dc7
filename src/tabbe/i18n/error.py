"""The one exception class that every error of Tabbe derives from."""

from __future__ import annotations

from tabbe.i18n.catalogue import text


class TabbeError(ValueError):
    """An error that a person can read, in any of the languages.

    It carries a key of the catalogue and the values that fill the message, never a finished
    sentence: the words are looked up when somebody asks, so that raising is cheap and the
    language can be chosen late.

    Args:
        key: key of the message in the catalogue.
        **args: values for the message, text or whole numbers. Cards are given in text form
            (``"8d"``); the catalogue turns them into words.
    """

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.args_: dict[str, str | int] = args

    def message(self, lang: str = "en") -> str:
        """Return the error as one sentence in a language of ``LANGUAGES``."""
        said = text(self.key, lang, **self.args_)
        # A sentence may start with a card's name, which the catalogue has in lower case; names of
        # things that are typed as they stand (switches, presets) keep their case.
        first = said.partition(" ")[0]
        if "_" in first or first in self.args_.values():
            return said
        return said[:1].upper() + said[1:]

    def __str__(self) -> str:
        return self.message("en")
