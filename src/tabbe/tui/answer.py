"""What a typed answer means: a command, a move, or a choice that is still open."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

from tabbe.cards import InvalidCard, parse_card
from tabbe.engine import AmbiguousMove, IllegalMove, InvalidMove, LegalMoves, parse_move
from tabbe.i18n import LANGUAGES, card_text, rank_text, text
from tabbe.tui.wording import sentence

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabbe.cards import Card
    from tabbe.engine import Move, View

COMMANDS = (
    "help",
    "table",
    "hand",
    "moves",
    "why",
    "hint",
    "undo",
    "log",
    "score",
    "rules",
    "words",
    "save",
    "quit",
)
"""Commands by their names in the catalogue (``word-help`` ...), in the order of the help."""

SEARCHED = 1000
"""Moves of one card that are offered to choose from; only tables far beyond play have more."""

_LETTERS = {"kn": "J", "e": "A", "d": "Q", "b": "J", "v": "J", "r": "K"}
_INDEX = re.compile(r"(?<![a-wyz0-9])(kn|[edbvr])(?=\s*[shdc♠♥♦♣])", re.IGNORECASE)
_INDEX_AFTER = re.compile(r"(?<=[♠♥♦♣])(kn|[edbvr])(?![a-wyz0-9])", re.IGNORECASE)
_SELECTOR = re.compile("[\ufe0e\ufe0f]")


@dataclass(frozen=True, slots=True)
class Command:
    """A command with what was typed behind it."""

    name: str
    argument: str


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer that fits several moves, among which the person has to choose."""

    key: str
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """An answer that cannot be followed, and why, in the person's language."""

    message: str
    hint: bool


def read_command(answer: str, lang: str) -> Command | None:
    """Return the command that an answer is, or None."""
    words = answer.split(maxsplit=1)
    if not words:
        return None
    name = _commands(lang).get(_folded(words[0]))
    if name is None:
        return None
    rest = words[1].strip() if len(words) > 1 else ""
    # Only saving takes anything more, and a hint how many moves; "hand 7" is not the hand.
    takes_more = name == "save" or (name == "hint" and re.fullmatch("[1-9][0-9]?", rest))
    return Command(name, rest) if not rest or takes_more else None


def read_move(answer: str, view: View, listed: list[Move], lang: str) -> Move | Choice | Refusal:
    """Return the move that an answer means.

    An answer is the number of a listed move, a card (in signs, in letters of any language or in
    words), or a move in notation. Nothing is guessed: where several moves fit, they are offered.

    Args:
        answer: what was typed, not blank.
        view: the person's view, on turn.
        listed: the moves as they were numbered, from 1.
        lang: language of the words.
    """
    answer = _SELECTOR.sub("", answer.strip())
    if re.fullmatch(r"[+-]?[0-9]+", answer):
        number = int(answer) if len(answer) < 10 else 0
        if 1 <= number <= len(listed):
            return listed[number - 1]
        return Refusal(text("answer-number", lang, count=len(listed)), hint=False)
    cards = cards_meant(answer, view.hand, lang)
    if cards:
        return _move_of(cards, view, lang)
    try:
        try:
            return parse_move(answer, view)
        except InvalidMove:
            return parse_move(in_english(answer), view)
    except AmbiguousMove as error:
        return Choice("answer-choose", error.legal)
    except IllegalMove as error:
        return Refusal(sentence(error.message(lang)), hint=False)
    except InvalidMove as error:
        return Refusal(sentence(error.message(lang)), hint=True)


def in_english(answer: str) -> str:
    """Return an answer with the index letters of all languages turned into those of the notation.

    ``Knd`` and ``♦Kn`` become ``Jd`` and ``♦J``; letters that do not stand by a suit are kept.
    """

    def english(letter: re.Match[str]) -> str:
        return _LETTERS[letter.group(1).lower()]

    return _INDEX_AFTER.sub(english, _INDEX.sub(english, answer))


def cards_meant(answer: str, hand: Iterable[Card], lang: str) -> set[Card]:
    """The cards that an answer names, when it names nothing else.

    Args:
        answer: what was typed: a card in signs, letters or words, or a rank alone.
        hand: the cards among which a rank alone is looked for.
        lang: language of the words.
    """
    for written in (answer, in_english(answer)):
        try:
            return {parse_card(written)}
        except InvalidCard:
            continue
    wanted = _folded(answer)
    rank = _LETTERS.get(wanted, wanted.upper())
    return {
        card
        for card in hand
        if wanted == _folded(card_text(str(card), lang))
        or wanted == _folded(rank_text(str(card)[0], lang))
        or rank == str(card)[0]
    }


def _move_of(cards: set[Card], view: View, lang: str) -> Move | Choice | Refusal:
    """The one move of these cards, or what stands against it."""
    legal = view.legal
    # Card by card: on a crowded table one card may have more moves than anybody would look through.
    moves = tuple(
        move
        for card in distinct(view.hand)
        if card in cards and isinstance(legal, LegalMoves)
        for move in islice(legal.of_card(card), SEARCHED)
    )
    if len(moves) == 1:
        return moves[0]
    if moves:
        return Choice("answer-choose" if len(cards) == 1 else "answer-choose-card", moves)
    try:
        return parse_move(str(min(cards)), view)
    except IllegalMove as error:
        return Refusal(sentence(error.message(lang)), hint=False)


@cache
def _commands(lang: str) -> dict[str, str]:
    """Every word that means a command, folded: English first, then the language's own."""
    words = {"?": "help"}
    for speech in dict.fromkeys((LANGUAGES[0], lang)):
        for name in COMMANDS:
            for word in words_of(name, speech):
                words[_folded(word)] = name
    return words


def words_of(command: str, lang: str) -> list[str]:
    """Return the words for a command in a language, the first one to be shown."""
    return [word.strip() for word in text(f"word-{command}", lang).split(",")]


def _folded(word: str) -> str:
    """A word without accents and case, for comparing what was typed."""
    letters = unicodedata.normalize("NFKD", word.strip().casefold())
    return "".join(sign for sign in letters if not unicodedata.combining(sign))


def distinct(cards: Iterable[Card]) -> list[Card]:
    """Return cards in their order, twins once."""
    return list(dict.fromkeys(cards))


def read_consent(answer: str, lang: str) -> bool | None:
    """Read a yes or a no; None when it is neither.

    Args:
        answer: what was typed.
        lang: one of ``LANGUAGES``; English is understood in all.
    """
    given = answer.strip().casefold()
    for word, yes in (("remote-yes", True), ("remote-no", False)):
        if given in text(word, lang).casefold().split(", "):
            return yes
    return None
