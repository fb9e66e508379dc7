"""How cards, moves and counts are written for one player in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.engine.move import Build
from tabbe.i18n import card_index, card_text, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabbe.cards import Card
    from tabbe.engine import Move
    from tabbe.rules import Rules
    from tabbe.tui.heard import HeardMove


class Wording:
    """Phrases about cards and seats.

    Args:
        lang: one of ``LANGUAGES``.
        names: name of every seat, the person's own included.
        person: seat of the person who is spoken to.

    Attributes:
        in_words: whether lists show cards in words (``ruter tio``) instead of signs (``10♦``).
    """

    def __init__(self, lang: str, names: Sequence[str], person: int) -> None:
        self.lang = lang
        self.names = tuple(names)
        self.person = person
        self.in_words = False

    def say(self, key: str, /, **args: str | int) -> str:
        """Return a message in the language."""
        return text(key, self.lang, **args)

    def of_seat(self, key: str, seat: int, /, **args: str | int) -> str:
        """Return the message about a seat: the one that says *you*, or the one with the name."""
        if seat == self.person:
            return self.say(key + "-you", **args)
        return self.say(key, name=self.names[seat], **args)

    def name(self, seat: int) -> str:
        """Return how a seat is called in lists and tables."""
        return self.say("name-you") if seat == self.person else self.names[seat]

    def joined(self, seats: Iterable[int]) -> str:
        """Return the names of seats as ``BOTH`` of the catalogue takes them."""
        return "|".join(self.name(seat).replace("|", "/") for seat in seats)

    def of_seats(self, key: str, seats: Sequence[int], /, **args: str | int) -> str:
        """Return the message about several seats, which says *you* to the person among them."""
        others = [seat for seat in seats if seat != self.person]
        suffix = "-you" if self.person in seats else ""
        return self.say(key + suffix, names=self.joined(others), **args)

    def points(self, number: int) -> str:
        """Return a number of points with its noun."""
        return self.say("count-points", n=number)

    def points_with(self, number: int) -> str:
        """Return a number of points as it stands after *with*."""
        return self.say("count-points-with", n=number)

    def cards(self, number: int) -> str:
        """Return a number of cards with its noun."""
        return self.say("count-cards", n=number)

    def sweeps(self, number: int) -> str:
        """Return a number of sweeps with its noun."""
        return self.say("count-sweeps", n=number)

    def worth(self, number: int, rules: Rules) -> str:
        """Return points as what a move or card brings: a gain where the highest total wins."""
        return self.say("count-gain", n=number) if rules.aim == "high" else self.points(number)

    def card(self, card: object) -> str:
        """Return one card, or a build, as it stands in lists."""
        if isinstance(card, Build):
            return self.build(card)
        if self.in_words:
            return card_text(str(card), self.lang)
        return card_index(str(card), self.lang)

    def build(self, build: Build) -> str:
        """Return a build with its cards, value, lock and owner: ``[2♦+10♣ = 12, yours]``."""
        key = "build-shown-locked" if build.locked else "build-shown"
        cards = ", ".join(self.group(group) for group in build.groups)
        return self.of_seat(key, build.owner, cards=cards, value=build.value)

    def row(self, cards: Iterable[object]) -> str:
        """Return cards side by side."""
        return (", " if self.in_words else " ").join(self.card(card) for card in cards)

    def group(self, cards: Iterable[object]) -> str:
        """Return cards that count together: ``A♠+7♦``."""
        return (" + " if self.in_words else "+").join(self.card(card) for card in cards)

    def taken(self, move: Move | HeardMove) -> str:
        """Return what a move takes, its groups kept together: ``8♦, A♠+7♦``."""
        if move.clears:
            return ", ".join(self.card(item) for item in move.takes)
        groups = [self.group(group) for group in move.groups]
        return ", ".join([*groups, *(self.build(build) for build in move.builds)])

    def move(self, move: Move | HeardMove, rules: Rules) -> str:
        """Return a move as it stands in a list of moves, with its price, the sweep included."""
        if move.kind == "build":
            return sentence(self.building(move))
        card = self.card(move.card)
        # The notation names the value just where the card could make the same take with another.
        if str(move).startswith(f"{move.card}="):
            card = self.say("move-card-value", card=card, value=move.value)
        if move.kind == "creep":
            key = "move-creep" if rules.aim == "low" else "move-lay"
            return sentence(self.say(key, card=card))
        if move.clears:
            key = "move-clear-sweep" if move.sweep else "move-clear"
        else:
            key = ("move-take", "move-sweep", "move-double")[move.sweep]
        price = move.points + (0, rules.sweep_points, rules.double_points)[move.sweep]
        worth = self.worth(price, rules)
        return sentence(self.say(key, card=card, cards=self.taken(move), points=worth))

    def building(self, move: Move | HeardMove) -> str:
        """Return a build move: what is built, raised, merged or locked, and with what."""
        card, made = self.card(move.card), move.made
        raised = [build for build in move.builds if build.value != made]
        joined = [build for build in move.builds if build.value == made]
        groups = list(move.groups)
        base = move.card.rank + sum(build.value for build in raised)
        beside = groups.pop(0) if base < made else ()
        others = [*(self.group(group) for group in groups), *(self.build(one) for one in joined)]
        whole = ", ".join([self.group([*raised, move.card, *beside]), *others])
        if raised and others:
            return self.say("move-raise-mere", card=card, value=made, cards=whole)
        if raised:
            build = self.build(raised[0])
            if not beside:
                return self.say("move-raise", card=card, build=build, value=made)
            with_ = self.group(beside)
            return self.say("move-raise-with", card=card, build=build, value=made, cards=with_)
        if joined:
            return self.say("move-merge", card=card, value=made, cards=whole)
        if others:
            return self.say("move-mere", card=card, value=made, cards=whole)
        return self.say("move-build", card=card, value=made, cards=self.group(beside))


def sentence(phrase: str) -> str:
    """Return a phrase with a capital at its start."""
    return phrase[:1].upper() + phrase[1:]


def codes(cards: Iterable[Card | object]) -> str:
    """Return cards as the functions of the catalogue take them."""
    return " ".join(str(card) for card in cards)


def loose(items: Iterable[Card | Build]) -> list[Card]:
    """Return the cards of a table, those inside builds included."""
    cards: list[Card] = []
    for item in items:
        cards.extend(item.cards if isinstance(item, Build) else (item,))
    return cards
