"""Whether one play is legal, decided without a list: a second road, for crowded tables.

Games that demand the most cards or a sweep ask about all other plays and are left out here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.oracle.build import Build, Making, base_of, is_in_order, joined, raised, values_held
from tests.oracle.pack import PICTURES, holds, without
from tests.oracle.play import Play, binding_builds, keeps_duty, whole
from tests.oracle.switch import Switches
from tests.oracle.take import Take, hand_values, is_take, some_group_fits, splits_with_base


def is_legal(
    play: Play,
    hand: Sequence[str],
    table: Take,
    switches: Switches,
    builds: Sequence[Build] = (),
    seat: int = 0,
) -> bool:
    """Tell whether a play is legal.

    Raises:
        ValueError: for rules under which that cannot be told from the play alone.
    """
    if switches.extent == "maximum" or switches.forced_sweep:
        raise ValueError("these rules compare a play with all others")
    if play.card not in hand or not holds(table, play.take):
        return False
    if Counter(play.builds) - Counter(builds):
        return False
    binding = binding_builds(builds, seat, switches)
    bound = bool(binding) and any(
        can_keep_duty(card, hand, table, builds, binding, switches) for card in set(hand)
    )
    if play.kind == "capture":
        return is_capture(play, table, builds, switches) and (
            not bound or keeps_duty(play, hand, binding, switches)
        )
    if bound or must_capture(play.card, hand, table, builds, switches):
        return False
    return play.kind == "creep" or is_making(play, hand, builds, seat, switches)


def is_capture(play: Play, table: Take, builds: Sequence[Build], switches: Switches) -> bool:
    """Tell whether the rules of taking, all duties aside, allow a capture."""
    if switches.spade5_clears and play == whole("5s", table, builds):
        return True
    for value in hand_values(play.card, switches):
        if any(build.value != value for build in play.builds):
            continue
        if play.take and not is_take(table, play.card, play.take, switches, value):
            continue
        if switches.extent == "any":
            return True
        if not play.take and some_group_fits(table, play.card, value, switches):
            continue
        if len(play.builds) == sum(build.value == value for build in builds):
            return True
    return False


def can_capture(card: str, table: Take, builds: Sequence[Build], switches: Switches) -> bool:
    """Tell whether a card can take anything at all."""
    if switches.spade5_clears and card == "5s" and (table or builds):
        return True
    return any(
        some_group_fits(table, card, value, switches)
        or any(build.value == value for build in builds)
        for value in hand_values(card, switches)
    )


def must_capture(
    card: str, hand: Sequence[str], table: Take, builds: Sequence[Build], switches: Switches
) -> bool:
    """Tell whether the duty to capture keeps a card from being laid out or built with."""
    if switches.capture == "optional":
        return False
    asked = [card] if switches.capture == "card" else hand
    return any(can_capture(one, table, builds, switches) for one in asked)


def can_keep_duty(
    card: str,
    hand: Sequence[str],
    table: Take,
    builds: Sequence[Build],
    binding: Sequence[Build],
    switches: Switches,
) -> bool:
    """Tell whether some capture with this card satisfies every build that binds."""
    if switches.spade5_clears and card == "5s":
        return True
    kept = {value for one in without(hand, [card]) for value in hand_values(one, switches)}
    due = {build.value for build in binding} & set(hand_values(card, switches)) - kept
    if not due:
        return can_capture(card, table, builds, switches)
    # A play has one value; all builds of that value can be taken together.
    return len(due) == 1


def is_making(
    play: Play,
    hand: Sequence[str],
    builds: Sequence[Build],
    seat: int,
    switches: Switches,
) -> bool:
    """Tell whether the rules of building, all duties aside, allow a build move."""
    if switches.builds == "none":
        return False
    making = Making(play.card, play.take, play.builds, play.made)
    if switches.pictures == "pair_only" and any(
        card[0] in PICTURES for card in (play.card, *play.take)
    ):
        return False
    if play.made not in values_held(hand, play.card, switches):
        return False
    if len(play.builds) - len(joined(making)) > 1:
        return False
    under = raised(making)
    if under is not None and under.value > play.made:
        return False
    return splits_with_base(play.take, base_of(making), play.made) and is_in_order(
        making, builds, seat, switches
    )
