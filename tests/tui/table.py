"""Setting tables and playing at them with answers written beforehand."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from itertools import chain, repeat
from pathlib import Path
from typing import Any

from tabbe.bots import make_bot
from tabbe.cards import Card, full_deck, parse_cards
from tabbe.engine import Deal, Match
from tabbe.rules import Rules
from tabbe.tui.game import PERSON, PlainGame
from tabbe.tui.plain import run
from tabbe.tui.screen import Screen
from tabbe.tui.wording import Wording

SNAPSHOTS = Path(__file__).parent / "data"
MANY = 2000
"""More answers than any match here asks for."""


class Answers(io.StringIO):
    """Answers as a stream, one a line."""

    def __init__(self, answers: Iterable[str]) -> None:
        super().__init__("".join(answer + "\n" for answer in answers))


def ones(*first: str) -> list[str]:
    """Some answers, then always the first move."""
    return list(chain(first, repeat("1", MANY)))


def play(answers: Iterable[str], **options: Any) -> str:
    """Play a match with these answers and return all that was written; the exit code is 0."""
    output = io.StringIO()
    assert run(input=Answers(answers), output=output, **{"seed": 7, **options}) == 0
    return output.getvalue()


def deck(hand: str, table: str, others: Sequence[str] = ("",), packs: int = 2) -> list[Card]:
    """A deck that deals a two-player opening: forehand's hand, the table, the dealer's hand.

    What is not named is filled up in card order. One pack deals hands of four, as Kasino does,
    and two packs hands of six.
    """
    packet = 2 if packs == 1 else 3
    left = list(full_deck(packs))
    mine, laid, theirs = (list(parse_cards(cards)) for cards in (hand, table, others[0]))
    for card in [*mine, *laid, *theirs]:
        left.remove(card)
    for cards, size in ((mine, 2 * packet), (laid, 4), (theirs, 2 * packet)):
        while len(cards) < size:
            cards.append(left.pop(0))
    first, second = slice(packet), slice(packet, None)
    opening = [*mine[first], *theirs[first], *laid[:2], *mine[second], *theirs[second], *laid[2:]]
    return opening + left


def seat_at(
    hand: str,
    table: str,
    answers: Iterable[str],
    *,
    others: str = "",
    lang: str = "en",
    announce: str = "always",
    rules: Rules | str = "krypkasino",
    width: int | None = 200,
) -> str:
    """Let a person who leads play with a given hand and table, and return what was written."""
    match = Match(rules, 2, deals=1, seed=1, dealer=1)
    match._deal = Deal(match.rules, 2, 1, deck=deck(hand, table, [others], match.rules.packs))
    output = io.StringIO()
    screen = Screen(Answers(answers), output, width=width)
    wording = Wording(lang, ["Anna", "Bo"], PERSON)
    game = PlainGame(match, screen, wording, {1: make_bot("greedy")}, announce=announce, pause=0)
    assert game.run(1) == 0
    return output.getvalue()


def transcript(lang: str) -> str:
    """The game that is kept as a snapshot."""
    answers = ["?", "why", "table", "hand", *ones()[:50], ""]
    return play(answers, lang=lang, deals=1, names=["Anna", "Greta"])


if __name__ == "__main__":
    # python -m tests.tui.table accepts the words as they are now.
    for spoken in ("en", "sv"):
        (SNAPSHOTS / f"{spoken}.txt").write_text(transcript(spoken), encoding="utf-8")
