"""Kasino at the table: builds, what they ask of their owner, and how its deals are told."""

from __future__ import annotations

import re

import pytest

from tabbe.cards import parse_cards
from tabbe.engine import Build, Match, referee
from tabbe.engine.count import count_of
from tabbe.engine.layout import parse_build
from tabbe.engine.standing import scored
from tabbe.i18n import LANGUAGES, text
from tabbe.protocol.rulebook import chapters
from tabbe.rules import load_rules, preset_ids
from tabbe.tui.duty import build_line, owned_builds
from tabbe.tui.wording import Wording
from tests.tui.table import ones, play, seat_at

HAND, TABLE, OTHERS = "4c 4s 8h Kd", "4d Qc 7d 9s", "Ac Td 3s 2h"


def at_kasino(*answers: str, lang: str = "en", hand: str = HAND, table: str = TABLE) -> str:
    """What is told at a set table of Kasino, with plain spaces."""
    told = seat_at(hand, table, answers, others=OTHERS, rules="kasino", lang=lang)
    return told.replace("\u00a0", " ")


@pytest.mark.parametrize("rules", preset_ids())
@pytest.mark.parametrize("lang", ["en", "da"])
def test_match_ends_when_played_by_any_preset(rules: str, lang: str) -> None:
    """Every game is played to its end, its rules and reasons read on the way."""
    told = play([*["rules", "why", "table", "hand"], *ones()], rules=rules, lang=lang, deals=1)
    assert text("end-over", lang) in told
    # What a build or a move is called is never the notation with its English letters.
    assert not re.search(r"\[[^\]]*=\d+!?@\d", told.partition("Giv 1")[2].replace("log", ""))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_builds_are_shown_in_the_language_when_on_the_table(lang: str) -> None:
    """A build is seen with its cards, value, lock and owner, in the letters of the language."""
    told = at_kasino("4c^4d=4!", "table", lang=lang)
    wording = Wording(lang, ["Anna", "Bo"], 0)
    shown = wording.build(Build(4, 0, True, parse_cards("4d 4c"))).replace("\u00a0", " ")
    assert shown in told
    owner = {"en": "yours", "sv": "ditt", "da": "din", "de": "deiner", "fr": "à vous", "es": "tuya"}
    assert shown.endswith(f", {owner[lang]}]")
    assert "@" not in shown
    other = wording.build(Build(12, 1, False, parse_cards("2d Tc"))).replace("\u00a0", " ")
    assert other == "[2♦+10♣ = 12, Bo]"


def test_eight_or_mere_four_is_asked_when_both_fit() -> None:
    """Four on four may be an eight or a mere four: it is asked, not guessed."""
    told = at_kasino("4c^4d")
    asked = told.partition("can do more than one thing. Choose one of these:")[2]
    assert "4♣ builds mere 4: 4♣, 4♦" in asked
    assert "4♣ builds 8 with 4♦" in asked
    assert "“Build" not in told
    assert "“Mere four.”" in at_kasino("4c^4d", "4c^4d=4")
    assert "“Build eight.”" in at_kasino("4c^4d=8")


def test_card_is_offered_all_it_can_do_when_named_alone() -> None:
    """A card named alone shows its takes, its builds and the creep."""
    asked = at_kasino("4c").partition("Choose one of these:")[2].partition("Your move")[0]
    for part in ("takes 4♦", "builds 8 with 4♦", "builds mere 4", "is laid out"):
        assert f"4♣ {part}" in asked
    assert "K♦" not in asked


def test_duty_is_explained_when_a_build_is_owned() -> None:
    """Who owns a build is told what it asks, before the moves and in the reasons."""
    told = at_kasino("4c^4d=8", "why", "Kd")
    later = told.partition("“Build eight.”")[2]
    assert "You own the eight build, so you must take something" in later
    assert "K♦ must wait, for your build asks for a take." in later
    assert "8♥ is your last card for the eight build, so it may only be played" in later
    assert "Your build is on the table, so you must take a trick" in later


def test_lines_are_told_for_every_kind_of_build() -> None:
    """Builds, raises, merges and locks read as what they are, with all that they use."""
    rules = load_rules("kasino")
    wording = Wording("en", ["Anna", "Bo"], 0)
    table = "7d 3h Th [4c+5d=9@1] [2c+8s=10@1]"
    plays = referee(rules, "Ac 9h 9c Tc", table).plays
    lines = {wording.move(move, rules).replace("\u00a0", " ") for move in plays}
    nine, ten = "[4♣+5♦ = 9, Bo]", "[2♣+8♠ = 10, Bo]"
    assert lines >= {
        f"A♣ raises to mere 10: {nine}+A♣, {ten}",
        f"A♣ raises to mere 10: {nine}+A♣, 10♥, {ten}",
        f"9♥ merges into mere 9: 9♥, {nine}",
        f"10♣ takes {ten}: no points",
        f"10♣ takes 10♥, 3♥+7♦, {ten}: no points",
        "9♥ is laid out",
    }
    kept = load_rules("kasino", raise_onto="keep")
    lines = {
        wording.move(move, kept).replace("\u00a0", " ")
        for move in referee(kept, "Ac 2h Tc Qs", "[4c+5d=9@1]").plays
    }
    assert f"A♣ raises {nine} to 10" in lines
    lines = {
        wording.move(move, kept).replace("\u00a0", " ")
        for move in referee(kept, "Ac Qs 5s", "2h [4c+5d=9@1]").plays
    }
    assert f"A♣ raises {nine} to 12 with 2♥" in lines
    assert f"5♠ clears the table, 2♥, {nine}, a sweep: +1 point" in lines


def test_builds_are_written_in_words_when_wanted() -> None:
    """Whoever reads words hears the cards inside a build as well."""
    told = at_kasino("words", "4c^4d=4!", lang="sv")
    assert "[ruter fyra, klöver fyra = 4 låst, ditt]" in told


@pytest.mark.parametrize(
    ("build", "line"),
    [
        ("[7c+2d=9@1]", "[2♦+7♣ = 9, Bo]: a nine takes it."),
        ("[7c,7d=7@0]", "[7♦, 7♣ = 7 locked, yours]: a seven takes it; locked, so nobody"),
        ("[7c+7d=14@1]", "[7♦+7♣ = 14, Bo]: an ace takes it."),
        ("[8c+7d=15@1]", "[7♦+8♣ = 15, Bo]: the two of spades takes it."),
        ("[8c+8d=16@1]", "[8♦+8♣ = 16, Bo]: the ten of diamonds takes it."),
    ],
)
def test_takers_are_named_when_the_table_is_read(build: str, line: str) -> None:
    """Each build says which card takes it, and that a locked one cannot be raised."""
    rules = load_rules("kasino")
    said = build_line(rules, parse_build(build), Wording("en", ["Anna", "Bo"], 0))
    assert said.replace("\u00a0", " ").startswith(line)


def test_duty_follows_the_switch_when_builds_are_owned() -> None:
    """Every build, only a locked one, or none at all asks something of its owner."""
    single, locked = (
        Build(9, 0, False, parse_cards("7c 2d")),
        Build(7, 0, True, parse_cards("7h 7s")),
    )
    table = (single, locked, Build(5, 1, True, parse_cards("5h 5d")))
    owned = {
        duty: owned_builds(load_rules("kasino", builder_duty=duty), table, 0)
        for duty in ("capture_each_turn", "mere_only", "none")
    }
    assert owned == {"capture_each_turn": [single, locked], "mere_only": [locked], "none": []}


@pytest.mark.parametrize("rules", ["kasino", "kasino-swedish", "kasino-finnish", "byggkasino"])
@pytest.mark.parametrize("seed", range(4))
def test_breakdown_adds_up_when_a_deal_is_over(rules: str, seed: int) -> None:
    """The rows about most cards, most of the suit and the last take are the bonus."""
    match = Match(rules, 2, deals=3, seed=seed)
    carry = {"most_cards": 0, "most_suit": 0}
    while not match.is_over:
        if match.deal.is_over:
            match.next_deal()
        while not match.deal.is_over:
            match.deal.play(match.deal.legal_moves()[0])
        rows = {row.kind: row for row in count_of(match.deal).rows}
        bonus = [0, 0]
        for kind, worth in (
            ("most_cards", match.rules.majority_cards_points),
            ("most_suit", match.rules.majority_suit_points),
        ):
            if not worth:
                continue
            ahead, behind = rows[kind].counts
            assert rows[kind].worth == worth + carry[kind]
            assert rows[kind].tied == (ahead == behind)
            carry[kind] = 0
            if ahead != behind:
                bonus[int(behind > ahead)] += rows[kind].worth
            elif match.rules.majority_tie == "carry":
                carry[kind] = rows[kind].worth
        if match.deal.last_capture is not None:
            bonus[match.deal.last_capture] += match.rules.last_trick_points
        assert tuple(bonus) == scored(match.deal).bonus


def test_extra_deal_is_told_when_the_target_is_reached_by_both() -> None:
    """Several at the target are named, and an equal score brings another deal."""
    rules = load_rules("kasino", target=1)
    told = "".join(play(ones(), rules=rules, seed=seed, players=3) for seed in range(6))
    assert "More than one has reached 1\u00a0point; the highest total wins." in told
    worthless = load_rules(
        "kasino", ace_points=1, two_spades_points=0, storan_points=0, majority_cards_points=0,
        majority_suit_points=0, last_trick_points=0, sweep_points=0, target=2,
    )  # fmt: skip
    tied = (play(ones(), rules=worthless, seed=seed, bots=["random"]) for seed in range(60))
    assert any("It is a tie, so one more deal decides." in one for one in tied)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_cover_builds_when_the_game_has_them(lang: str) -> None:
    """Each switch about builds changes what the rules in short say."""
    usual = chapters(load_rules("kasino"), lang)
    changes: dict[str, list[object]] = {
        "builds": ["none", "single"],
        "build_from": ["one"],
        "raise": ["any", "none"],
        "raise_onto": ["keep", "refuse"],
        "mere_by_others": [False],
        "builder_duty": ["mere_only", "none"],
        "spade5_clears": [False],
        "spade5_sweeps": [False],
        "cancel_sweeps": [False],
        "majority_tie": ["carry", "split"],
        "sweep_points": [0],
        "target_rule": ["closest", "exact"],
        "tie": ["shared", "most_spades"],
    }
    for switch, values in changes.items():
        for value in values:
            changed = chapters(load_rules("kasino").with_switches(**{switch: value}), lang)
            assert changed != usual, (switch, value)


def test_gains_are_written_as_gains_when_the_most_points_win() -> None:
    """Where points are wanted they carry a plus, and where they cost they do not."""
    told = at_kasino(hand="Ah Kd 2c 3h", table="Ad 4d 5h 9c")
    assert "A♥ takes A♦: +2 points" in told
    told = seat_at("Ah Kd 2c 3h", "Ad 4d 5h 9c", [], rules="krypkasino")
    assert "+1" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_fit_when_builds_are_shown_in_a_narrow_terminal(lang: str) -> None:
    """Builds and what is said about them stay within forty columns."""
    answers = ["?", "rules", "why", "table", *["2", "1"] * 30, "words", *ones()]
    told = play(answers, rules="kasino", lang=lang, deals=1, players=3, width=40)
    assert max(len(line) for line in told.splitlines()) <= 40
