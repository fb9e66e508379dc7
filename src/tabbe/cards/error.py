"""What is said when something is no card, or is a card too many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from tabbe.i18n import TabbeError, text

if TYPE_CHECKING:
    from tabbe.cards.card import Card

_QUOTED: Final = 20


def quoted(value: object, most: int = _QUOTED) -> str:
    """Quote a piece of someone's input, short and harmless, for use in an error message.

    At most so many characters of it are shown, then an ellipsis; what does not print (control
    characters, lone surrogates, marks that turn the direction of writing) is escaped.
    Anything but text is named by its type alone.
    """
    if not isinstance(value, str):
        return type(value).__name__
    head = value[:most]
    shown = "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii")
        for sign in head
    )
    return shown if len(value) <= most else shown + "…"


class InvalidCard(TabbeError):
    """Text that is no card, or a card that the packs do not hold so often.

    Attributes:
        position: which card of the list, from 1; None where there is only one.
        offset: where in the text it starts, from 0; None where that is not known.
    """

    def __init__(
        self,
        key: str,
        *,
        position: int | None = None,
        offset: int | None = None,
        **args: str | int,
    ) -> None:
        super().__init__(key, **args)
        self.position = position
        self.offset = offset

    @classmethod
    def unreadable(cls, value: str, position: int | None = None, offset: int | None = None) -> Self:
        """Make the error for text that is no card."""
        if not value[:100].strip() and len(value) <= 100:
            return cls("bad-card-empty", position=position, offset=offset)
        return cls("bad-card", position=position, offset=offset, text=quoted(value))

    @classmethod
    def not_text(cls, value: object, position: int | None = None) -> Self:
        """Make the error for something that is neither text nor a card."""
        return cls("bad-card-type", position=position, text=quoted(value))

    @classmethod
    def unknown_index(cls, value: object) -> Self:
        """Make the error for a number outside 0 to 51."""
        shown = str(value) if isinstance(value, int) and -999 <= value <= 999 else quoted(value)
        return cls("bad-card-number", text=shown)

    @classmethod
    def too_many(cls, card: Card, count: int, packs: int, position: int) -> Self:
        """Make the error for a card that occurs more often than the packs hold it."""
        error = cls("bad-card-copies", card=str(card), count=count, packs=packs)
        error.position = position
        return error

    def message(self, lang: str = "en") -> str:
        """Say in one sentence what is wrong, where, and what would be right."""
        said = super().message(lang)
        # A card too many is named, so that its place would only distract.
        if self.position is None or self.key == "bad-card-copies":
            return said
        return text("bad-card-at", lang, position=self.position, problem=said)


class SeedError(TabbeError):
    """A seed, or a range of random numbers, that cannot be used."""
