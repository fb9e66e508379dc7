"""What can be wrong with a record: it cannot be read, or the play in it breaks the rules."""

from __future__ import annotations

from dataclasses import dataclass

from tabbe.i18n import TabbeError, text

QUOTE_LENGTH = 24
"""The longest piece of a record, in characters, that an error sentence repeats."""


_SHOWN_MOVES = 3
_LONGEST_MOVE = 60

# Stand for what is put into a message later; no text of a record or catalogue holds them.
_WHAT = "\ufdd0"
_FILE = "\ufdd1"


def quoted(found: object) -> str:
    """Return `found` on one line, escaped and cut short, fit for an error sentence.

    Text and numbers are shown as written, containers by their kind alone, so that a hostile
    record can neither flood a terminal nor steer it.
    """
    if isinstance(found, dict):
        return "{ ... }"
    if isinstance(found, list | tuple):
        return "[ ... ]" if found else "[ ]"
    if isinstance(found, bool):
        return "true" if found else "false"
    # Python refuses to print whole numbers of more than some thousand digits.
    shown = hex(found) if isinstance(found, int) and abs(found) >> 200 else str(found)
    cut = shown[:QUOTE_LENGTH]
    return printable(cut) + "..." if len(shown) > len(cut) else printable(cut)


def printable(shown: str) -> str:
    """Return text with escapes for all that a terminal would not print as it stands."""
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in shown
    )


def said_around(
    key: str, lang: str, args: dict[str, str | int], what: str, file: str | None = None
) -> str:
    """Return a message with a sentence, and the name of a file, put into it.

    They are put in afterwards, since the catalogue takes no more than 1,000 characters for a
    value, and both may be longer.
    """
    around = text(key, lang, **args, what=_WHAT, file=_FILE)
    return around.replace(_FILE, printable(file or "")).replace(_WHAT, what)


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a record something stands.

    Attributes:
        file: name of the file, when there is one.
        line: from 1, or None when unknown.
        column: in characters, from 1, or None when unknown.
    """

    file: str | None = None
    line: int | None = None
    column: int | None = None

    def before(self, sentence: str, lang: str) -> str:
        """Return `sentence` with this place put before it, in the language `lang`."""
        args: dict[str, str | int] = {}
        if self.line is not None and self.column is not None:
            args = {"line": self.line, "column": self.column}
        elif self.file is None:
            return sentence
        key = "record-at" + ("-file" if self.file is not None else "") + ("-line" if args else "")
        return said_around(key, lang, args, sentence, self.file)


class RecordError(TabbeError):
    """A record cannot be read, or names something impossible.

    Args:
        key: key of the message in the catalogue.
        place: where the fault stands.
        cause: an error of another package that says what is wrong: its words alone are used when
            it has the same key, else they go into the message as ``what``.
        **args: values for the message.

    Attributes:
        place: where the fault stands.
        cause: the error of another package, if any.
    """

    def __init__(
        self,
        key: str,
        /,
        place: Place | None = None,
        cause: TabbeError | None = None,
        **args: str | int,
    ) -> None:
        super().__init__(key, **args)
        self.place = place or Place()
        self.cause = cause

    @property
    def file(self) -> str | None:
        """Name of the file, or None when the record was not read from one."""
        return self.place.file

    @property
    def line(self) -> int | None:
        """Line of the fault, from 1, or None when unknown."""
        return self.place.line

    @property
    def column(self) -> int | None:
        """Column of the fault in characters, from 1, or None when unknown."""
        return self.place.column

    def message(self, lang: str = "en") -> str:
        """Return the error as one sentence in a language of ``LANGUAGES``."""
        if self.cause is None:
            told = super().message(lang)
        else:
            told = self.cause.message(lang)
            if self.key != self.cause.key:
                told = said_around(self.key, lang, self.args_, told)
        return self.place.before(told, lang)


class IllegalRecord(TabbeError):
    """A record can be read, but what it tells is against the rules.

    Args:
        key: key of the message in the catalogue.
        deal: the deal, counted from 1.
        move: the move within the deal, counted from 1; None when the fault is in no single move
            (scores that do not agree with the play, a dealer that has left the match).
        rule: code of the rule that is broken.
        legal: what could have been played instead, in notation.
        complete: whether `legal` holds all that could have been played.
        cause: the refusal of the engine, whose words follow those of `key`.
        **args: further values for the message.

    Attributes:
        deal: the deal, counted from 1.
        move: the move within the deal, counted from 1, or None.
        rule: code of the rule that is broken, for example ``forced_sweep``.
        legal: what could have been played instead, in notation.
        complete: whether `legal` holds all that could have been played.
        cause: the refusal of the engine, or None.
        file: name of the file that the record stands in, None when it was not read from one.
    """

    def __init__(
        self,
        key: str,
        /,
        *,
        deal: int = 0,
        move: int | None = None,
        rule: str = "",
        legal: tuple[str, ...] = (),
        complete: bool = True,
        cause: TabbeError | None = None,
        **args: str | int,
    ) -> None:
        super().__init__(key, **args)
        self.complete = complete
        self.deal = deal
        self.move = move
        self.rule = rule
        self.legal = legal
        self.cause = cause
        self.file: str | None = None

    def message(self, lang: str = "en") -> str:
        """Return what is wrong and at most three moves that are right, in a language."""
        args = {**self.args_, "deal": self.deal}
        if self.move is not None:
            args["move"] = self.move
        told = "" if self.cause is None else self.cause.message(lang)
        told = said_around(self.key, lang, args, told)
        # Three moves tell what is meant; a crowded table may allow hundreds of long ones.
        some = [move for move in self.legal if len(move) <= _LONGEST_MOVE][:_SHOWN_MOVES]
        if some and self.rule != "ambiguous":
            whole = self.complete and len(some) == len(self.legal)
            key = "record-legal" if whole else "record-legal-some"
            told = f"{told} {text(key, lang, moves=', '.join(some))}"
        return Place(self.file).before(told, lang)

    def as_dict(self) -> dict[str, object]:
        """Return deal, move, rule and legal moves as plain values, for JSON.

        A list of legal moves that was cut short says so by ``"legal_complete": false``.
        """
        shown: dict[str, object] = {
            "deal": self.deal,
            "move": self.move,
            "rule": self.rule,
            "legal": list(self.legal),
        }
        if not self.complete:
            shown["legal_complete"] = False
        return shown
