"""`tabbe referee`: what may and must be played, for programs and for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tabbe.engine import referee

if TYPE_CHECKING:
    from tests.cli.program import Program

RANKS = "A23456789TJQK"
WHOLE_PACK = " ".join(rank + suit for rank in RANKS for suit in "shdc")


def test_plays_are_listed_as_the_contract_has_them(tabbe: Program) -> None:
    """The example of the contract: an eight that must take, a six that may creep."""
    answer = tabbe("referee", "--hand", "8h 6s", "--table", "8d 9c Jd", "--json")
    assert (answer.code, answer.err) == (0, "")
    assert answer.data == {
        "forced": False,
        "plays": [
            {"card": "8h", "takes": ["8d"], "points": 0, "sweep": 0, "notation": "8hx8d"},
            {"card": "6s", "takes": [], "points": 0, "sweep": 0, "notation": "6s"},
        ],
    }


def test_duty_is_told_when_a_card_sweeps(tabbe: Program) -> None:
    """A forced sweep, single and double, with its prices."""
    answer = tabbe("referee", "--hand", "7h 7c 3c", "--table", "7h", "--json")
    assert answer.data == {
        "forced": True,
        "plays": [
            {"card": "7h", "takes": ["7h"], "points": 0, "sweep": 2, "notation": "7hx7h##"},
            {"card": "7c", "takes": ["7h"], "points": 0, "sweep": 1, "notation": "7cx7h#"},
        ],
    }


def test_twins_in_hand_are_listed_once(tabbe: Program) -> None:
    """Two equal cards are one choice, in the place of the first."""
    data = tabbe("referee", "--hand", "4c 9h 4c", "--table", "", "--json").data
    assert [play["card"] for play in data["plays"]] == ["4c", "9h"]


def test_cards_are_read_in_any_spelling(tabbe: Program) -> None:
    """Signs, letters, any case, ten in digits, commas or blanks."""
    answer = tabbe("referee", "--hand", " 10♦,♠a 10H ♣️K,qs ", "--table", "", "--json")
    assert [play["card"] for play in answer.data["plays"]] == ["Td", "As", "Th", "Kc", "Qs"]


def test_switches_change_the_answer(tabbe: Program) -> None:
    """--set and --game reach the rules."""
    cards = ("--hand", "9h 2c", "--table", "Ad 8c", "--json")
    assert tabbe("referee", *cards).data["forced"] is True
    loose = tabbe("referee", *cards, "--set", "forced_sweep=false").data
    assert loose["forced"] is False
    assert {play["card"] for play in loose["plays"]} == {"9h", "2c"}
    family = tabbe("referee", "--game", "krypkasino-family", "--set", "packs=1", *cards).data
    assert {play["card"] for play in family["plays"]} == {"9h", "2c"}


def test_builds_add_kind_and_value_to_each_play(tabbe: Program) -> None:
    """In a game with builds a play says what kind it is, and a card of two values which."""
    data = tabbe(
        "referee", "--hand", "As 9h", "--table", "Kd Ac", "--json", "--set", "builds=multiple",
        "--set", "ace_hand=1,14", "--set", "forced_sweep=false",
    ).data  # fmt: skip
    assert all(play["kind"] in ("creep", "capture", "build") for play in data["plays"])
    assert all(("value" in play) == (play["card"] == "As") for play in data["plays"])


def test_builds_stand_last_among_what_is_taken(tabbe: Program) -> None:
    """Takes hold cards, then builds as text; a game without builds gets nothing extra."""
    cards = ("--hand", "9h 4s", "--table", "[7c+2d=9@1] 4d 5c", "--json")
    plays = tabbe("referee", "--game", "kasino", *cards).data["plays"]
    whole = next(play for play in plays if play["sweep"])
    assert whole == {
        "card": "9h",
        "takes": ["4d", "5c", "[2d+7c=9@1]"],
        "points": 0,
        "sweep": 1,
        "notation": "9hx[9],4d+5c#",
        "kind": "capture",
    }
    merge = next(play for play in plays if play["notation"] == "4s^5c,[9]=9!")
    assert (merge["kind"], merge["takes"]) == ("build", ["5c", "[2d+7c=9@1]"])
    plain = tabbe("referee", "--game", "kasino-swedish", "--hand", "As", "--table", "Ah", "--json")
    assert all("kind" not in play and "value" not in play for play in plain.data["plays"])


def test_builder_is_bound_at_his_own_seat_only(tabbe: Program) -> None:
    """Whose build it is decides what the seat may do."""
    cards = ("--game", "kasino", "--hand", "9h 2c Kd", "--table", "[7c+2d=9@1] 4d", "--json")
    kinds = {
        seat: {play["kind"] for play in tabbe("referee", *cards, "--seat", seat).data["plays"]}
        for seat in ("0", "1")
    }
    assert kinds["1"] == {"capture"}
    assert "creep" in kinds["0"]


def test_duties_of_a_builder_are_told_to_people(tabbe: Program) -> None:
    """The build, its owner's duty, the card kept for it, and what every card may do."""
    answer = tabbe(
        "referee", "--game", "kasino", "--hand", "9h 5s 4c 2d", "--table", "[7c+2h=9@0] 4d 5c"
    )
    assert answer.out.replace("\u00a0", " ").splitlines() == [
        "Table: [2♥+7♣ = 9, yours] 4♦ 5♣",
        "Hand: 9♥ 5♠ 4♣ 2♦",
        "",
        "[2♥+7♣ = 9, yours]: a nine takes it.",
        "You own the nine build, so you must take something and may neither build nor",
        "lay out a card.",
        "9♥ is your last card for the nine build, so it may only be played to take it.",
        "",
        "9♥  counts 9 and must take one of these:",
        "    · [2♥+7♣ = 9, yours]: earns nothing",
        "    · 4♦+5♣, [2♥+7♣ = 9, yours]: earns nothing; sweep: 1 more",
        "5♠  counts 5 and must take one of these:",
        "    · 5♣: earns nothing",
        "    · clears the table, 4♦, 5♣, [2♥+7♣ = 9, yours]: earns nothing; sweep: 1",
        "      more",
        "4♣  counts 4 and must take:",
        "    · 4♦: earns nothing",
        "2♦  must wait: your build is on the table, so something has to be taken.",
    ]


@pytest.mark.parametrize(
    ("hand", "table", "words"),
    [
        ("9h 2c", "[7c+2d=9@1] 7h", ["seat 1", "merges into mere 9: 2♣+7♥"]),
        ("Th Ac", "[7c+2d=9@1]", ["A♣ raises [2♦+7♣ = 9, seat 1] to 10", "laid out or build"]),
        ("Th Ac", "[7c+2d,9h=9!@1]", ["locked, so nobody can raise it", "may be laid out"]),
        ("Kh Qc", "[7c+2d=9@0]", ["cannot do what owning the nine build asks"]),
        ("8h 4c", "4d", ["4♣ builds 8 with 4♦", "laid out, take or build"]),
    ],
)
def test_builds_are_explained(tabbe: Program, hand: str, table: str, words: list[str]) -> None:
    """Merges, raises, locks and duties that have lapsed have their words."""
    answer = tabbe("referee", "--game", "kasino", "--hand", hand, "--table", table)
    assert answer.code == 0
    # Who owns a build has kept a card for it, so the hand without one cannot come about.
    assert answer.err.count("\n") == ("cannot do" in words[0])
    told = " ".join(answer.out.replace("\u00a0", " ").split())
    for word in words:
        assert word in told


@pytest.mark.parametrize("lang", ["en", "sv", "da", "de", "fr", "es"])
def test_builds_are_explained_in_every_language(tabbe: Program, lang: str) -> None:
    """The same verdict about builds in six languages."""
    table = "[7c+2h=9@0] [8c,8d=8!@1] 4d 5c"
    answer = tabbe(
        "referee", "--game", "kasino", "--hand", "9h 5s 4c", "--table", table, "--lang", lang
    )
    assert (answer.code, answer.err) == (0, "")
    assert max(map(len, answer.out.splitlines())) < 80
    assert "@" not in answer.out


def test_crowded_table_is_answered(tabbe: Program) -> None:
    """Fifty-two cards on the table: an answer, and a warning that no game comes to it."""
    answer = tabbe("referee", "--hand", "As 8h", "--table", WHOLE_PACK, "--json")
    assert answer.code == 0
    assert answer.data["forced"] is True
    assert answer.err.count("\n") == 1
    assert "no game" in answer.err


def test_list_says_so_when_it_is_cut(tabbe: Program) -> None:
    """A list cut by --limit is marked; one that is whole is not; every card keeps its place."""
    table = " ".join(rank + suit for rank in "A2346" for suit in "shd")
    cards = ("--hand", "Td Kc 8h", "--table", table, "--set", "forced_sweep=false")
    short = tabbe("referee", *cards, "--json", "--limit", "5").data
    assert short["complete"] is False
    assert "5" in short["reason"]
    assert [play["card"] for play in short["plays"]] == ["Td"] * 5 + ["Kc"] * 5 + ["8h"] * 5
    assert len(short["plays"]) == 15
    whole = tabbe("referee", *cards, "--json").data
    assert set(whole) == {"forced", "plays"}
    assert [play["notation"] for play in whole["plays"]] == [
        str(move)
        for move in referee_moves("Td Kc 8h", table)
    ]  # fmt: skip


def referee_moves(hand: str, table: str) -> list[object]:
    """The library's own listing of the same question."""
    from tabbe import load_rules

    return list(referee(load_rules("krypkasino", forced_sweep=False), hand, table).plays)


def test_reasons_are_given_to_people(tabbe: Program) -> None:
    """What a person reads: the table, each card with its duty, the prices."""
    answer = tabbe("referee", "--hand", "7h 7c 3c", "--table", "7h")
    assert answer.out.splitlines() == [
        "Table: 7♥",
        "Hand: 7♥ 7♣ 3♣",
        "",
        "A card in hand clears the table, so the sweep is forced.",
        "",
        "7♥  counts 7 and must sweep the table:",
        "    · 7♥: costs nothing; double sweep: 10 more, 10 off for the player on the",
        "      right",
        "7♣  counts 7 and must sweep the table:",
        "    · 7♥: costs nothing; sweep: 5 more, 5 off for the player on the right",
        "3♣  must wait: another card sweeps, and that comes first.",
    ]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--hand", "8h 6s", "--table", "8d 9c Jd"], ["must take:", "may creep"]),
        (["--hand", "Ac", "--table", "2c 3d 4h 5c 8d Th"], ["counts 14", "must take one of"]),
        (["--hand", "8h", "--table", ""], ["table is empty", "nothing to take"]),
        (["--hand", "8h 9h", "--table", "8d 2c", "--set", "capture=hand"], ["can take"]),
        (["--hand", "8h", "--table", "8d 2c", "--set", "capture=optional"], ["creep or take"]),
        (
            ["--hand", "Jh Qd", "--table", "Jd 2c", "--game", "krypkasino-family"],
            ["its own rank alone and must take:", "its own rank alone; nothing"],
        ),
        (["--hand", "8h", "--table", "8d 3s", "--limit", "1"], ["8♦"]),
        (["--hand", "Tc", "--table", "As 2s 3s 4s 5s 6s 7s", "--limit", "2"], ["than these 2"]),
        (["--hand", "9h", "--table", "9d", "--game", "kasino"], ["earns"]),
    ],
)  # fmt: skip
def test_duty_of_each_card_is_explained(
    tabbe: Program, arguments: list[str], words: list[str]
) -> None:
    """Each kind of duty has its sentence."""
    answer = tabbe("referee", *arguments)
    assert (answer.code, answer.err) == (0, "")
    for word in words:
        assert word in answer.out


@pytest.mark.parametrize("lang", ["en", "sv", "da", "de", "fr", "es"])
def test_referee_speaks_every_language(tabbe: Program, lang: str) -> None:
    """The same verdict in six languages, each its own and none wider than the terminal."""
    answer = tabbe("referee", "--hand", "Ah 8h", "--table", "8d 2c 6c", "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert max(map(len, answer.out.splitlines())) < 80
    assert ("Table: 8" in answer.out) == (lang == "en")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--hand", "As As As"], "spades"),
        (["--hand", "As As", "--table", "As"], "spades"),
        (["--hand", "8h", "--table", "As As As"], "spades"),
        (["--hand", "As As", "--game", "avig-kasino"], "spades"),
        (["--hand", ""], "hand"),
        (["--hand", "   "], "hand"),
        (["--hand", "1z"], "1z"),
        (["--hand", "8h", "--table", "8"], "8"),
        (["--hand", "8h", "--table", "[7c+2d=9@1]"], "no builds"),
        (["--hand", "8h", "--table", "[7c+2d=8@1]", "--game", "kasino"], "8"),
        (["--hand", "8h", "--table", "[7c+2d=9@9]", "--game", "kasino"], "owner"),
        (["--hand", "8h", "--table", "[7c+2d=9", "--game", "kasino"], "7c"),
        (["--hand", "7c", "--table", "[7c+2d=9@1]", "--game", "kasino"], "seven of clubs"),
        (
            ["--hand", "7c", "--table", "7c [7c+2d=9@1]", "--set", "builds=single"],
            "seven of clubs",
        ),
        (["--hand", "8h" * 3000], "8h8h"),
        (["--hand", "8h\x01"], "8h"),
        (["--hand", "٣h"], ""),
        (["--hand", "8h", "--game", "chess"], "chess"),
        (["--hand", "8h", "--game", ""], ""),
        (["--hand", "8h", "--game", "/nowhere/game.toml"], "game.toml"),
        (["--hand", "8h", "--game", "/"], ""),
        (["--hand", "8h", "--set", "forced_sweep"], "forced_sweep"),
        (["--hand", "8h", "--set", "=1"], "=1"),
        (["--hand", "8h", "--set", ""], "KEY=VALUE"),
        (["--hand", "8h", "--set", "forced_sweep=maybe"], "forced_sweep"),
        (["--hand", "8h", "--set", "forced_swep=true"], "forced_sweep"),
        (["--hand", "8h", "--set", "game=krypkasino"], "game"),
        (["--hand", "8h", "--set", "version=2"], "version"),
        (["--hand", "8h", "--set", "packs=3"], "packs"),
        (["--hand", "8h", "--set", "sweep_points=" + "9" * 6000], "sweep_points"),
        (["--hand", "8h", "--set", "sweep_points=-999"], "sweep_points"),
        (["--hand", "8h", "--seat", "-1"], "--seat"),
        (["--hand", "8h", "--seat", "6"], "--seat"),
        (["--hand", "8h", "--seat", "2", "--game", "avig-kasino"], ""),
        (["--hand", "8h", "--seat", "one"], "--seat"),
        (["--hand", "8h", "--seat", "1" * 5000], "--seat"),
        (["--hand", "8h", "--limit", "0"], "--limit"),
        (["--hand", "8h", "--limit", "1.5"], "--limit"),
    ],
)
def test_question_is_refused_when_impossible(
    tabbe: Program, arguments: list[str], named: str
) -> None:
    """Cards, games, rules and numbers that cannot be: one sentence naming them, exit code 2."""
    assert named.lower() in tabbe.refuses("referee", "--json", *arguments).lower()
