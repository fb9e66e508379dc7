"""The builds of the naive reference against positions worked out by hand."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.oracle.build import Build, Making, arranged, result
from tests.oracle.deal import NaiveDeal
from tests.oracle.judge import is_legal
from tests.oracle.pack import shuffled_pack, tidy, whole_pack
from tests.oracle.play import Play, is_clear, is_sweep, legal_plays, plain_captures, whole
from tests.oracle.switch import Switches

KASINO = Switches(
    packs=1,
    ace_hand=(1, 14),
    two_spades_hand=(2, 15),
    ten_diamonds_hand=(10, 16),
    capture="optional",
    extent="any",
    forced_sweep=False,
    sweep_points=1,
    sweep_reward="never",
    double_sweep="off",
    remove_pictures="off",
    deal_table="4/4",
    spade_points=0,
    two_spades_points=1,
    storan_points=2,
    majority_cards_points=1,
    majority_suit_points=2,
    last_trick_points=1,
    cancel_sweeps=True,
    aim="high",
    builds="multiple",
    spade5_clears=True,
)
# Only builds, or only captures, of one seat are asked for in most rows.
FREE = replace(KASINO, builder_duty="none")


def build(text: str) -> Build:
    """Read a build such as ``9@1:2d+7c`` or, locked, ``7!@0:7c+7d``."""
    head, cards = text.split(":")
    value, owner = head.split("@")
    return Build(int(value.rstrip("!")), int(owner), "!" in value, tidy(cards.split("+")))


def laid(table: str) -> tuple[tuple[str, ...], list[Build]]:
    """Part a table into loose cards and builds."""
    items = table.split()
    loose = tuple(item for item in items if "@" not in item)
    return loose, [build(item) for item in items if "@" in item]


def written(play: Play) -> str:
    """Write a play: what it takes or uses in the order of cards, builds as value and owner."""
    items = [*play.take, *(f"[{b.value}@{b.owner}]" for b in play.builds)]
    if play.made:
        return f"{play.card}^{'+'.join(items)}={play.made}"
    return f"{play.card}x{'+'.join(items)}" if items else play.card


def plays(hand: str, table: str, switches: Switches = KASINO, seat: int = 0) -> set[str]:
    """Return every legal play as text."""
    loose, builds = laid(table)
    return {
        written(play) for play in legal_plays(tuple(hand.split()), loose, switches, builds, seat)
    }


def made(hand: str, table: str, switches: Switches = FREE, seat: int = 0) -> set[str]:
    """Return the build moves of the first card of the hand as text."""
    return {text for text in plays(hand, table, switches, seat) if text.startswith(f"{hand[:2]}^")}


def taken(hand: str, table: str, switches: Switches = FREE, seat: int = 0) -> set[str]:
    """Return the captures as text."""
    return {text for text in plays(hand, table, switches, seat) if "x" in text}


@pytest.mark.parametrize(
    ("row", "hand", "table", "expected"),
    [
        ("1", "2c 9h", "7d", "2c^7d=9"),
        ("1 the card must stay in the hand", "2c 8h", "7d", ""),
        ("1 the card played is not the one that stays", "9h", "7d 2d", ""),
        ("2", "2c 9h", "3d 4d", "2c^3d+4d=9"),
        ("2 two groups", "5c 5h", "2d 3d", "5c^2d+3d=5"),
        ("3", "4c 4h 8h", "4d", "4c^4d=8 4c^4d=4"),
        ("5 a build is no addend", "2c Jh", "9@1:4d+5d", "2c^[9@1]=11"),
        ("5 beside loose cards", "2c Jh", "9@1:4d+5d 9s", "2c^[9@1]=11 2c^9s=11"),
        ("7", "Ac Th", "9@1:2d+7d", "Ac^[9@1]=10"),
        ("7 with loose cards", "Ac Qh", "9@1:3d+6d 2d", "Ac^2d+[9@1]=12"),
        ("8", "Ac Th", "9@0:2d+7d", ""),
        ("10 card", "7c 7h", "7d", "7c^7d=7"),
        ("10 build", "7c 7h", "7@1:3d+4d", "7c^[7@1]=7"),
        ("10 second group", "2c 9h", "7d 9s", "2c^7d=9 2c^7d+9s=9"),
        ("10 locked is not raised", "Ac 8h", "7!@1:7d+7s", ""),
        ("12", "7c 7h", "7!@1:7d+7s", "7c^[7@1]=7"),
        ("19 ace", "2c As", "Qd", "2c^Qd=14"),
        ("19 two of spades", "8c 2s", "7d", "8c^7d=15"),
        ("19 ten of diamonds", "9c Td", "7d", "9c^7d=16"),
        ("19 the ten is also a ten", "3c Td", "7d", "3c^7d=10"),
        ("19 addends are low", "As Qd", "Jd", "As^Jd=12"),
        ("a build of its own needs company", "7c 7h", "Kd", ""),
    ],
)
def test_makings_when_row(row: str, hand: str, table: str, expected: str) -> None:
    """Each row about building lists exactly these build moves."""
    assert made(hand, table) == set(expected.split()), row


@pytest.mark.parametrize(
    ("row", "hand", "table", "expected"),
    [
        ("4", "9h", "9@1:2d+7d", "9hx[9@1]"),
        ("5", "Jh", "9@1:2d+7d 2c", ""),
        ("6", "9h", "9@1:2d+7d 4c 5c", "9hx4c+5c 9hx[9@1] 9hx4c+5c+[9@1]"),
        ("only the build of its value", "As", "13@1:6d+7d 14@1:9d+5d", "Asx[14@1]"),
        ("partial takes", "8h", "3d 5d 8c 9d", "8hx3d+5d 8hx8c 8hx3d+5d+8c"),
        ("one value a play", "As", "Ad Kd", "AsxAd AsxAd+Kd"),
        ("the five clears", "5s", "9@1:2d+7d Kd", "5sxKd+[9@1]"),
        ("the five is also a five", "5s", "5d Kd", "5sx5d 5sx5d+Kd"),
        ("the five takes nothing from an empty table", "5s", "", ""),
    ],
)
def test_captures_when_row(row: str, hand: str, table: str, expected: str) -> None:
    """Each row about taking lists exactly these captures."""
    assert taken(hand, table) == set(expected.split()), row


@pytest.mark.parametrize(
    ("row", "hand", "table", "expected"),
    [
        ("13 no creep, no build", "9h 2c 3h", "9@0:4d+5d 7d", "9hx[9@0]"),
        ("13 any trick", "9h 9c 3h", "9@0:4d+5d 3d", "9hx[9@0] 9cx[9@0] 3hx3d"),
        ("15 build gone", "9h 3h", "7d", "9h 3h"),
        ("15 raised by another", "9h 3h", "10@1:4d+5d+Ad", "9h 3h"),
        ("16 last card goes to the build", "9h 3h", "9@0:4d+5d 9s", "9hx[9@0] 9hx9s+[9@0]"),
        (
            "16 with two either is free",
            "9h 9c",
            "9@0:4d+5d 9s",
            "9hx9s 9hx[9@0] 9hx9s+[9@0] 9cx9s 9cx[9@0] 9cx9s+[9@0]",
        ),
        ("16 the other value of the last card", "As 3h", "14@0:9d+5d Ad", "Asx[14@0]"),
        ("5 of spades fulfils it", "5s 9h", "9@0:2d+7d Kd", "9hx[9@0] 5sxKd+[9@0]"),
    ],
)
def test_duty_when_row(row: str, hand: str, table: str, expected: str) -> None:
    """While a build of one's own stands only captures that keep the duty are open."""
    assert plays(hand, table) == set(expected.split()), row


def test_duty_when_it_cannot_be_kept() -> None:
    """Without a capture that keeps the duty everything is open, building too."""
    found = plays("3h 2c 5h", "9@0:4d+5d Kd")
    assert found == {"3h", "2c", "5h"}
    assert plays("3h 2c 5h", "9@0:4d+5d 3s") == {"3hx3s"}
    assert plays("3h 4c 5h", "9@0:4d+5d 2d") == {"3h", "4c", "5h", "3h^2d=5"}


def test_duty_when_two_builds_ask_for_one_card() -> None:
    """An ace that is the last for a build of one and a build of fourteen leaves every play open."""
    table = "14@0:9d+5d 1!@0:Ad+Ac"
    found = plays("As 7h", table)
    assert found == {"Asx[14@0]", "Asx[1@0]", "As", "7h"}
    assert plays("As 7h", f"{table} 7d") == {"7hx7d"}


@pytest.mark.parametrize(
    ("changes", "hand", "table", "expected"),
    [
        ({"raise_": "any"}, "Ac Th", "9@0:2d+7d", "Ac^[9@0]=10"),
        ({"raise_": "none"}, "Ac Th", "9@1:2d+7d", ""),
        ({"raise_onto": "merge"}, "2c 8h", "6@1:2d+4d 8@1:3d+5d", "2c^[6@1]+[8@1]=8"),
        ({"raise_onto": "keep"}, "2c 8h", "6@1:2d+4d 8@1:3d+5d", "2c^[6@1]+[8@1]=8 2c^[6@1]=8"),
        ({"raise_onto": "refuse"}, "2c 8h", "6@1:2d+4d 8@1:3d+5d", ""),
        ({"mere_by_others": False}, "2c 8h", "6@1:2d+4d 8!@1:3d+5d+8d", ""),
        ({"mere_by_others": False}, "8c 8h", "8!@1:3d+5d+8d", ""),
        ({"mere_by_others": False}, "8c 8h", "8!@0:3d+5d+8d", "8c^[8@0]=8"),
        ({"mere_by_others": False}, "8c 8h", "8@1:3d+5d", "8c^[8@1]=8"),
        ({"builds": "single"}, "7c 7h", "7d", ""),
        ({"builds": "single"}, "2c 9h", "7d 9s", "2c^7d=9"),
        ({"builds": "single"}, "2c 8h", "6@1:2d+4d", "2c^[6@1]=8"),
        ({"builds": "single"}, "2c 8h", "6@1:2d+4d 8@1:3d+5d", ""),
        ({"builds": "none"}, "2c 9h", "7d", ""),
        ({"build_from": "one"}, "2c 9h", "3d 4d 7d", "2c^7d=9"),
        ({"build_from": "one"}, "2c 8h", "6@1:2d+4d 8@1:3d+5d", ""),
        ({"pictures": "pair_only"}, "2c Jh 4c", "9d Kd", ""),
        ({"pictures": "pair_only"}, "2c As", "Qd 5d 7d", "2c^5d+7d=14"),
        ({"ace_hand": (14,)}, "Ac Ah", "Ad", ""),
        ({"two_spades_hand": (2,)}, "8c 2s", "7d", ""),
    ],
)
def test_makings_when_switched(
    changes: dict[str, object], hand: str, table: str, expected: str
) -> None:
    """Each switch about building changes the list as its rule says."""
    assert made(hand, table, replace(FREE, **changes)) == set(expected.split())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "hand", "table", "expected"),
    [
        ({"extent": "maximal"}, "9h", "9@1:2d+7d 9d 4c 5c Kd", "9hx4c+5c+9d+[9@1] 9h"),
        ({"extent": "maximal"}, "9h", "9@1:2d+7d Kd", "9hx[9@1] 9h"),
        (
            {"extent": "maximum"},
            "As",
            "14@1:9d+5d 1!@1:Ad+Ah+Ac",
            "Asx[1@1] As",
        ),
        ({"extent": "maximum"}, "5s", "5d Kd", "5sx5d 5sx5d+Kd 5s"),
        ({"capture": "card"}, "9h 2c", "9d 7d", "9hx9d 2c^7d=9 2c^7d+9d=9 2c"),
        ({"capture": "card"}, "9h 2c", "2d 7d", "2cx2d 9hx2d+7d"),
        ({"capture": "hand"}, "9h 2c", "9d 7d", "9hx9d"),
        ({"capture": "card"}, "5s 8c", "3d Kd", "5sx3d+Kd 8c"),
        ({"forced_sweep": True}, "9h 2c", "9@1:4d+5d", "9hx[9@1]"),
        ({"forced_sweep": True}, "9h 2c", "9@1:4d+5d 9s", "9hx9s+[9@1]"),
        (
            {"forced_sweep": True, "forced_sweep_by": "card"},
            "9h 2c",
            "9@1:4d+5d",
            "9hx[9@1] 2c",
        ),
        ({"forced_sweep": True}, "5s 2c", "Kd", "5sxKd"),
        ({"forced_sweep": True, "spade5_sweeps": False}, "5s 2c", "Kd", "5sxKd 5s 2c"),
        ({"forced_sweep": True, "spade5_sweeps": False}, "5s Kc", "Kd", "KcxKd"),
        ({"forced_sweep": True, "spade5_sweeps": False}, "5s Kc", "5d", "5sx5d"),
        ({"spade5_clears": False}, "5s", "Kd", "5s"),
        ({"builder_duty": "mere_only"}, "9h 2c", "9@0:4d+5d", "9hx[9@0] 9h 2c"),
        ({"builder_duty": "mere_only"}, "9h 2c", "9!@0:4d+5d+9d", "9hx[9@0]"),
    ],
)
def test_plays_when_switched(
    changes: dict[str, object], hand: str, table: str, expected: str
) -> None:
    """Duties to capture and to sweep count builds, and the five's clearing where it counts."""
    assert plays(hand, table, replace(KASINO, **changes)) == set(expected.split())  # type: ignore[arg-type]


def test_result_when_made() -> None:
    """The build lies with its cards, its maker, and a lock from two groups on."""
    nine = build("9@1:2d+7d")
    assert result(Making("Ac", (), (nine,), 10), 0) == build("10@0:Ac+2d+7d")
    assert result(Making("2c", ("7h",), (nine,), 9), 0) == build("9!@0:2c+7h+2d+7d")
    assert result(Making("5c", ("2h", "3h"), (), 5), 2) == build("5!@2:2h+3h+5c")
    assert result(Making("5c", ("2h", "3h"), (), 10), 2) == build("10@2:2h+3h+5c")


def test_clear_when_a_plain_five_takes_the_same() -> None:
    """The five clears only where its value does not take everything."""
    for table, clears in (("5d", False), ("5@1:2d+3d 5d 4c Ac", False), ("5d Kd", True)):
        loose, builds = laid(table)
        play = whole("5s", loose, builds)
        assert is_clear(play, loose, builds, KASINO) == clears
        assert (play not in plain_captures("5s", loose, builds, KASINO)) == clears
        assert is_sweep(play, loose, builds, KASINO)
        assert is_sweep(play, loose, builds, replace(KASINO, spade5_sweeps=False)) == (not clears)


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"builder_duty": "none"},
        {"raise_": "any", "raise_onto": "keep", "builder_duty": "mere_only"},
        {"extent": "maximal", "capture": "card", "mere_by_others": False},
        {"extent": "maximal", "capture": "hand", "raise_onto": "refuse", "build_from": "one"},
        {"pictures": "pair_only", "builds": "single", "spade5_clears": False},
    ],
    ids=lambda changes: " ".join(map(str, changes.values())) or "kasino",
)
def test_judge_when_every_play_is_tried(changes: dict[str, object]) -> None:
    """Judging one play and listing all plays are two roads to the same answer."""
    switches = replace(KASINO, **changes)  # type: ignore[arg-type]
    chance = random.Random(5)
    for round_ in range(12):
        pack = shuffled_pack(f"judge/{round_}", 1)
        hand = tuple(pack[:4])
        loose = tuple(pack[4 : 4 + chance.randint(0, 5)])
        standing = some_builds(pack[10:], chance)
        legal = legal_plays(hand, loose, switches, standing, 0)
        for play in every_play(hand, loose, standing):
            assert is_legal(play, hand, loose, switches, standing, 0) == (play in legal), play


def some_builds(pack: list[str], chance: random.Random) -> list[Build]:
    """Put a few builds together from the front of a pack."""
    found = []
    for number in range(chance.randint(0, 3)):
        one, two = pack[2 * number : 2 * number + 2]
        value = "0A23456789TJQK".index(one[0]) + "0A23456789TJQK".index(two[0])
        if value <= 16:
            cards = tidy([one, two])
            found.append(Build(value, chance.randrange(2), chance.random() < 0.4, cards))
    return found


def every_play(hand: tuple[str, ...], loose: tuple[str, ...], standing: list[Build]) -> list[Play]:
    """Return every play that could be written down at all."""
    found = []
    for card in hand:
        for mask in range(1 << len(loose)):
            take = tidy(one for place, one in enumerate(loose) if mask >> place & 1)
            for chosen in range(1 << len(standing)):
                used = arranged([b for place, b in enumerate(standing) if chosen >> place & 1])
                found += [Play(card, take, used, value) for value in range(17)]
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_deal_when_played_out_with_builds(players: int) -> None:
    """Cards stay whole with builds on the table, and there is always a play."""
    met = 0
    for seed in range(6):
        chance = random.Random(seed)
        deal = NaiveDeal(KASINO, players, 0, shuffled_pack(f"builds/{seed}", 1))
        while not deal.is_over:
            legal = sorted(deal.legal_plays())
            making = [play for play in legal if play.made]
            deal.play_unchecked(*chance.choice(making or legal))
            met += len(deal.builds)
            assert deal.all_cards() == tidy(whole_pack(1))
        assert 8 <= sum(deal.scores()) - sum(deal.sweep_score) <= 11 or deal.last_capture is None
    assert met
