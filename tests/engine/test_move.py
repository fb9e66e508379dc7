"""Moves and builds as values: what they say of themselves, and that they cannot be changed."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest

import tabbe
from tabbe.cards import Card, full_deck, parse_cards
from tabbe.engine import Build, Move
from tabbe.engine.move import cards_of, masks_of, split_into_groups
from tests.engine.brute import Cards, partings
from tests.engine.position import GAMES, walk


def as_written(groups: tuple[Cards, ...]) -> tuple[tuple[int, Cards], ...]:
    """What the written parting is the least of: sizes first, then cards."""
    return tuple(sorted((len(group), group) for group in groups))


@pytest.mark.parametrize("value", range(2, 17))
def test_groups_are_the_first_parting_when_there_are_several(value: int) -> None:
    """Groups by size, then card order, and of all partings the first; none where there is none."""
    chance = random.Random(value)
    pool = [card for card in full_deck(2) if card.rank <= value]
    parted = 0
    for _ in range(300):
        cards = tuple(sorted(chance.sample(pool, chance.randint(1, 7))))
        found = split_into_groups(cards, value)
        every = partings(cards, value)
        if not every:
            assert found == ()
            continue
        parted += 1
        assert found == tuple(group for _, group in min(map(as_written, every)))
    assert parted > 3


def test_groups_do_not_depend_on_the_order_when_cards_are_mixed() -> None:
    """Cards are sorted before they are parted."""
    cards = parse_cards("6h 2c 7d As 8d")
    for _ in range(5):
        random.Random(1).shuffle(mixed := list(cards))
        assert split_into_groups(tuple(mixed), 8) == (
            parse_cards("8d"),
            parse_cards("As 7d"),
            parse_cards("2c 6h"),
        )
    assert split_into_groups((), 8) == ()


def test_masks_hold_cards_when_twins_are_among_them() -> None:
    """A pair of masks gives the cards back in card order."""
    cards = parse_cards("Kc As 2d As Kc 5h")
    assert cards_of(*masks_of(cards)) == tuple(sorted(cards))
    assert cards_of(0, 0) == ()
    assert cards_of(*masks_of(full_deck(2))) == tuple(sorted(full_deck(2)))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_move_says_what_it_is_when_asked(game: str, players: int) -> None:
    """Kind, card, value, what it takes, groups, sweep and points go together at every position."""
    for deal in walk(game, players, 41):
        if deal.is_over:
            break
        table = list(deal.table)
        hand = deal.hand(deal.seat or 0)
        for move in deal.legal_moves()[:30]:
            assert move.card in hand
            assert move.takes == (*move.cards, *move.builds)
            assert list(move.cards) == sorted(move.cards)
            assert move.masks == masks_of(move.cards)
            left = list(table)
            for item in move.takes:
                left.remove(item)
            assert move.kind in ("creep", "capture", "build")
            assert (move.kind == "build") is (move.made > 0)
            check_kind(move, deal, left)


def check_kind(move: Move, deal: tabbe.Deal, left: list[Card | Build]) -> None:
    """What holds of a creep, a capture and a build."""
    rules = deal.rules
    taken = [card for build in move.builds for card in build.cards] + list(move.cards)
    if move.kind == "creep":
        assert (move.takes, move.groups, move.sweep, move.points) == ((), (), 0, 0)
        assert str(move) == str(move.card)
        return
    assert move.takes
    if move.kind == "build":
        assert (move.sweep, move.points) == (0, 0)
        assert f"={move.made}" in str(move)
        assert "^" in str(move)
        return
    assert move.points == sum(map(rules.card_points, (move.card, *taken)))
    assert (move.sweep > 0) <= (left == [])
    assert str(move).endswith("#" * move.sweep)
    assert (str(move).count("#"), "x" in str(move)) == (move.sweep, True)
    if move.clears:
        assert (left, move.groups) == ([], ())
        return
    assert move.value in rules.hand_values(move.card)
    assert sorted(card for group in move.groups for card in group) == list(move.cards)
    assert all(sum(card.rank for card in group) == move.value for group in move.groups)
    assert all(build.value == move.value for build in move.builds)


def some_moves() -> list[Move]:
    """A creep, captures with and without sweep, a build."""
    plays = [
        *tabbe.referee("krypkasino", "6c 8c", "8d").plays,
        *tabbe.referee("krypkasino", "8c 9h", "8d As 7d Kd").plays,
        *tabbe.referee("kasino", "2c 9h", "7d").plays,
    ]
    assert {move.kind for move in plays} == {"creep", "capture", "build"}
    return plays


def test_move_is_a_value_when_compared() -> None:
    """Equal moves are equal whoever made them, in sets and in pickles; others are not."""
    for one, other in zip(some_moves(), some_moves(), strict=True):
        assert one == other
        assert hash(one) == hash(other)
        assert pickle.loads(pickle.dumps(one)) == one  # noqa: S301 - its own pickle
        assert type(pickle.loads(pickle.dumps(one))) is Move  # noqa: S301
        assert copy.deepcopy(one) == copy.copy(one) == one
    assert len(set(some_moves())) == len(some_moves())


def test_move_cannot_be_changed_when_held() -> None:
    """It has no attributes but its own, and those are fixed."""
    move: Any = some_moves()[0]
    for name in ("card", "value", "kind", "note"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(move, name, 1)


def test_move_shows_its_notation_when_printed() -> None:
    """What a move prints is what can be played."""
    for move in some_moves():
        assert repr(move) == f"Move({str(move)!r})"


def test_build_is_a_value_when_compared() -> None:
    """Builds are equal by what they are, ordered, hashable, and frozen."""
    build = Build(9, 1, locked=False, cards=parse_cards("2d 7c"))
    assert build == Build(9, 1, locked=False, cards=parse_cards("2d 7c"))
    assert build != Build(9, 0, locked=False, cards=parse_cards("2d 7c"))
    assert hash(build) == hash(pickle.loads(pickle.dumps(build)))  # noqa: S301
    assert str(build) == "[2d+7c=9@1]"
    mere = Build(7, 0, locked=True, cards=parse_cards("7c 7d"))
    assert str(mere) == "[7d,7c=7!@0]"
    assert mere.groups == (parse_cards("7d"), parse_cards("7c"))
    assert mere < build
    with pytest.raises(AttributeError):
        build.owner = 0  # type: ignore[misc]
