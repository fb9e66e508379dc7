"""The plays open to one hand at one table: takes, builds, creeps, and the duties that bind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tests.oracle.build import Build, Builds, Making, arranged, makings, subsets
from tests.oracle.pack import tidy, without
from tests.oracle.switch import Switches
from tests.oracle.take import Take, hand_values, splits_into_groups, takes_at


class Play(NamedTuple):
    """One play: the hand card, the loose cards and the builds that it takes or uses.

    ``made`` is the value of the build that is made and 0 for any other play; a play that takes
    nothing and makes nothing is a creep.
    """

    card: str
    take: Take = ()
    builds: Builds = ()
    made: int = 0

    @property
    def kind(self) -> str:
        """What sort of play it is."""
        if self.made:
            return "build"
        return "capture" if self.take or self.builds else "creep"


def plain_captures(
    card: str, table: Take, builds: Sequence[Build], switches: Switches
) -> set[Play]:
    """Return what a card takes by its values: loose cards in groups, and builds of the value."""
    found: set[Play] = set()
    for value in hand_values(card, switches):
        fitting = [build for build in builds if build.value == value]
        loose = takes_at(table, card, value, switches)
        if switches.extent == "maximal":
            found |= {Play(card, take, arranged(fitting)) for take in loose or {()}}
        else:
            for part in subsets(fitting):
                found |= {Play(card, take, arranged(part)) for take in loose | {()}}
    found.discard(Play(card))
    if switches.extent == "maximum" and found:
        most = max(map(cards_taken, found))
        found = {play for play in found if cards_taken(play) == most}
    return found


def captures(card: str, table: Take, builds: Sequence[Build], switches: Switches) -> set[Play]:
    """Return everything a card may take, the clearing of the table by the five of spades too."""
    found = plain_captures(card, table, builds, switches)
    if switches.spade5_clears and card == "5s" and (table or builds):
        found.add(whole(card, table, builds))
    return found


def cards_taken(play: Play) -> int:
    """Return how many cards leave the table, those inside builds counted."""
    return len(play.take) + sum(len(build.cards) for build in play.builds)


def whole(card: str, table: Take, builds: Sequence[Build]) -> Play:
    """Return the play that takes all there is."""
    return Play(card, tidy(table), arranged(builds))


def is_clear(play: Play, table: Take, builds: Sequence[Build], switches: Switches) -> bool:
    """Tell whether a capture is only possible as the clearing of the table by the five."""
    if not switches.spade5_clears or play.card != "5s" or play != whole("5s", table, builds):
        return False
    plain = all(build.value == 5 for build in play.builds)
    return not plain or not splits_into_groups(play.take, "5s", 5, switches)


def is_sweep(play: Play, table: Take, builds: Sequence[Build], switches: Switches) -> bool:
    """Tell whether a capture leaves nothing and is rewarded or due as a sweep."""
    if play.made or not (table or builds) or play != whole(play.card, table, builds):
        return False
    return switches.spade5_sweeps or not is_clear(play, table, builds, switches)


def sweeping_cards(
    hand: Sequence[str], table: Take, builds: Sequence[Build], switches: Switches
) -> set[str]:
    """Return the hand cards that can sweep the table; none when it is empty."""
    found = set()
    for card in set(hand):
        play = whole(card, table, builds)
        if play in captures(card, table, builds, switches) and is_sweep(
            play, table, builds, switches
        ):
            found.add(card)
    return found


def binding_builds(builds: Sequence[Build], seat: int, switches: Switches) -> list[Build]:
    """Return the standing builds that put a duty on the seat."""
    own = [build for build in builds if build.owner == seat]
    if switches.builder_duty == "capture_each_turn":
        return own
    if switches.builder_duty == "mere_only":
        return [build for build in own if build.locked]
    return []


def keeps_duty(
    play: Play, hand: Sequence[str], binding: Sequence[Build], switches: Switches
) -> bool:
    """Tell whether a capture takes every binding build that no other hand card could take later."""
    kept = without(hand, [play.card])
    still_held = {value for card in kept for value in hand_values(card, switches)}
    last = set(hand_values(play.card, switches)) - still_held
    due = Counter(build for build in binding if build.value in last)
    return not due - Counter(play.builds)


def legal_plays(
    hand: tuple[str, ...],
    table: Take,
    switches: Switches,
    builds: Sequence[Build] = (),
    seat: int = 0,
) -> set[Play]:
    """Return all legal plays, equal cards counted once.

    Args:
        hand: the cards held.
        table: the loose cards.
        switches: the rules.
        builds: the builds on the table.
        seat: who plays, as the owners of the builds are numbered.
    """
    takes = {card: captures(card, table, builds, switches) for card in hand}
    due = sweeping_cards(hand, table, builds, switches) if switches.forced_sweep else set()
    if due and switches.forced_sweep_by == "hand":
        return {whole(card, table, builds) for card in due}
    caught: set[Play] = set()
    for card, found in takes.items():
        caught |= {whole(card, table, builds)} if card in due else found
    binding = binding_builds(builds, seat, switches)
    dutiful = {play for play in caught if keeps_duty(play, hand, binding, switches)}
    if binding and dutiful:
        return dutiful
    free = {card for card in hand if card not in due and may_creep(card, takes, switches)}
    made = makings(hand, table, builds, seat, switches)
    return (
        caught
        | {Play(card) for card in free}
        | {play_of_making(making) for making in made if making.card in free}
    )


def play_of_making(making: Making) -> Play:
    """Return a build move as a play."""
    return Play(making.card, making.loose, making.builds, making.value)


def may_creep(card: str, takes: dict[str, set[Play]], switches: Switches) -> bool:
    """Tell whether the duty to capture leaves ``card`` free to be laid out or built with."""
    if switches.capture == "optional":
        return True
    if switches.capture == "card":
        return not takes[card]
    return not any(takes.values())
