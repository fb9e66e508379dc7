"""What people may be called, and how those at one table are told apart.

Signs that cannot be seen, or that disturb their surroundings, are left out without a word; a name
is refused where nothing is left, or where a word mixes alphabets that look alike. Who looks the
same as somebody else at the table is shown with a number.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache

from tabbe.server.refusal import Refusal

LONGEST_NAME = 24
"""Signs in a name, as a reader counts them."""

MOST_MARKS = 2
"""Accents on one letter; a tower of them reaches into other lines."""

MOST_VOWELS = 4
"""Marks of any kind on one letter, the vowels of Indic scripts included."""

MOST_JOINED = 4
"""Pictures that may be joined into one."""

_JOINER, _PICTURE = "\u200d", "\ufe0f"
_LEFT_OUT = ("Cc", "Cf", "Cs", "Co", "Cn")
# Letters and marks by their category, but with nothing to see.
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0"
    "\U000e0100-\U000e01ef]"
)
# One sign as wide as a line.
_WIDE = re.compile("[\u2e3a\u2e3b\ufdfd\U00012000-\U0001254f]")
_LETTERS = re.compile(r"[^\W\d_]+")
_ALIKE = frozenset(("LATIN", "GREEK", "CYRILLIC", "COPTIC", "ARMENIAN", "CHEROKEE", "LISU"))
"""Alphabets with letters that look like those of another one, as Unicode's names begin."""


def clean_name(name: str) -> str:
    """A name as it may be shown: on one line, nothing invisible, nothing that disturbs, short.

    Args:
        name: as somebody typed it, of any length.

    Raises:
        Refusal: nothing is left of it, or one of its words mixes alphabets.
    """
    shown = clipped(" ".join("".join(_kept(unicodedata.normalize("NFKC", name))).split()))
    if not any(unicodedata.category(sign)[0] in "LNSP" for sign in shown):
        raise Refusal("bad_name", 422)
    if any(_is_mixed(word) for word in _LETTERS.findall(shown)):
        raise Refusal("mixed_name", 422)
    return shown


def _kept(plain: str) -> list[str]:
    """The signs of a name that may stay."""
    kept: list[str] = []
    accents = marks = joined = 0
    for at, sign in enumerate(plain):
        kind = unicodedata.category(sign)
        if sign == _PICTURE:
            if kept and unicodedata.category(kept[-1])[0] == "S":
                kept.append(sign)
        elif sign == _JOINER:
            following = plain[at + 1 : at + 2]
            if joined < MOST_JOINED - 1 and _is_picture(kept) and _is_picture([following]):
                kept.append(sign)
                joined += 1
        elif kind[0] == "Z":
            kept.append(" ")
        elif kind in _LEFT_OUT or _BLANK.match(sign) or _WIDE.match(sign):
            continue
        elif kind[0] == "M":
            accents, marks = accents + (kind != "Mc"), marks + 1
            if accents <= MOST_MARKS and marks <= MOST_VOWELS:
                kept.append(sign)
        else:
            joined = joined if kept and kept[-1] == _JOINER else 0
            accents = marks = 0
            kept.append(sign)
    return kept


def _is_picture(before: list[str]) -> bool:
    """Whether the last sign is a picture, or what makes one of it."""
    last = before[-1] if before else ""
    return last == _PICTURE or (bool(last) and unicodedata.category(last) in ("So", "Sk"))


def clipped(name: str) -> str:
    """A name cut after so many signs; what belongs together (a flag, a family) is not torn."""
    count = start = 0
    joined = False
    for at, sign in enumerate(name):
        follows = joined or unicodedata.category(sign)[0] == "M" or sign in (_JOINER, _PICTURE)
        joined = sign == _JOINER
        if not follows:
            count, start = count + 1, at
        if count > LONGEST_NAME or at >= 3 * LONGEST_NAME:
            return name[: start or at].strip()
    return name


def _is_mixed(word: str) -> bool:
    """Whether letters of alphabets that look alike stand in one word."""
    found = {unicodedata.name(sign, "").split(" ")[0] for sign in word}
    return len(found & _ALIKE) > 1


# --- at one table ---------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def told_apart(names: tuple[str, ...]) -> tuple[str, ...]:
    """Give names that no reader takes for one another: whoever comes later gets a number.

    Nobody can take that number from somebody else: one that makes a name look like another's at
    the table is passed over.

    Args:
        names: of all who are at a table, in the order of seats.
    """
    theirs = [looks(name) for name in names]
    found: list[str] = []
    seen: set[str] = set()
    for name, look in zip(names, theirs, strict=True):
        shown, number = name, 1
        while not seen.isdisjoint(look) or (number > 1 and _is_taken(look, theirs)):
            number += 1
            shown = f"{name} {number}"
            look = looks(shown)  # noqa: PLW2901 - of the name as it stands now
        seen |= look
        found.append(shown)
    return tuple(found)


def _is_taken(look: frozenset[str], theirs: list[frozenset[str]]) -> bool:
    return any(not look.isdisjoint(other) for other in theirs)


@lru_cache(maxsize=4096)
def looks(name: str) -> frozenset[str]:
    """What a name looks like, as it is written and in small letters; two that share one are alike.

    After the skeletons of Unicode's technical standard 39, and without spaces.
    """
    return frozenset(
        _skeleton("".join(written.split())) for written in (name, name.casefold(), name.lower())
    )


def _skeleton(written: str) -> str:
    plain = unicodedata.normalize("NFD", written)
    alike = "".join(_likeness(sign) for sign in plain)
    return unicodedata.normalize("NFD", alike)


@cache
def _likeness(sign: str) -> str:
    """What stands for all signs that look like this one, itself included."""
    # Read when it is needed: the list of all look-alikes takes a moment.
    from confusable_homoglyphs.confusables import confusables_data

    def near(one: str) -> set[str]:
        return {found["c"].strip("\u200e") for found in confusables_data.get(one, ())}

    # Each is listed with its pattern, and the pattern with all that look like it.
    alike = {sign} | near(sign)
    alike = alike.union(*(near(one) for one in alike))
    # Only a pattern is ever longer than one sign, as rn is for m.
    return min(alike, key=lambda one: (-len(one), one))


def isolated(name: str) -> str:
    """A name that stands for itself in a sentence, also where it is written from the right."""
    if any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in name):
        return f"\u2068{name}\u2069"
    return name
