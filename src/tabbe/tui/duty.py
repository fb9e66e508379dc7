"""What owning a build asks of a hand, and who takes a build, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbe.engine.move import Build
from tabbe.tui.wording import codes, sentence

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabbe.cards import Card
    from tabbe.engine import Move
    from tabbe.rules import Rules
    from tabbe.tui.wording import Wording

_RANKS = "A23456789TJQK"
_HIGH = {14: "A", 15: "2s", 16: "Td"}
"""What takes the values beyond the king."""


def owned_builds(rules: Rules, table: Iterable[Card | Build], seat: int) -> list[Build]:
    """Return the builds whose duty is on a seat, whether or not its hand can do it."""
    if rules.builder_duty == "none":
        return []
    every = rules.builder_duty == "capture_each_turn"
    builds = (item for item in table if isinstance(item, Build))
    return [build for build in builds if build.owner == seat and (every or build.locked)]


def is_bound(owned: Sequence[Build], plays: Iterable[Move]) -> bool:
    """Whether the duty holds this turn; it lapses where no capture could fulfil it."""
    return bool(owned) and all(move.kind == "capture" for move in plays)


def duty_lines(
    rules: Rules,
    hand: Sequence[Card],
    owned: Sequence[Build],
    plays: Iterable[Move],
    wording: Wording,
) -> list[str]:
    """Return what a seat owes to its builds, and the cards that have to be kept for them.

    Args:
        rules: the game.
        hand: the seat's cards.
        owned: its builds whose duty counts, see `owned_builds`.
        plays: its legal plays.
        wording: language and names.
    """
    if not owned:
        return []
    named = codes(owned)
    if not is_bound(owned, plays):
        return [wording.say("why-duty-lapsed", builds=named)]
    lines = [wording.say("why-duty", builds=named)]
    for card in dict.fromkeys(hand):
        others = list(hand)
        others.remove(card)
        kept = [
            build
            for build in owned
            if build.value in rules.hand_values(card)
            and not any(build.value in rules.hand_values(other) for other in others)
        ]
        if kept:
            shown = wording.card(card)
            lines.append(sentence(wording.say("why-card-last", card=shown, builds=codes(kept))))
    return lines


def build_line(rules: Rules, build: Build, wording: Wording) -> str:
    """Return who may take a build, and whether it is locked."""
    ranks = []
    if build.value <= len(_RANKS) and (build.value > 1 or 1 in rules.ace_hand):
        ranks.append(_RANKS[build.value - 1])
    if build.value in _HIGH:
        ranks.append(_HIGH[build.value])
    key = "table-build-locked" if build.locked else "table-build"
    return sentence(wording.say(key, build=wording.build(build), ranks=" ".join(ranks)))
