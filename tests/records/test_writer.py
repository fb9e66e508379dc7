"""Writing records: one canonical layout."""

from __future__ import annotations

import datetime as dt
import tomllib
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabbe.cards import deck_of_seed
from tabbe.records import DealRecord, Fair, Record, read_record, replay, write_record
from tabbe.rules import Rules, load_rules, preset_ids, rules_from_table
from tests.records.playing import Game
from tests.records.sample import TEXT

WRITTEN = '''\
format = 1
game = "krypkasino"
version = 1
players = ["Anna", "Bo"]
seed = 7
totals = [19, 23]
date = 2026-08-01
rules = { deals = 4 }

[[deals]]
dealer = 1
deck = """
Kh 5h 2s 5s Th 9d 4s 5c 2d As Jd 7h Ad 9s 7s 3c 5c 3h 8s 8c 2h Ts 8d 2s Th 2c
4h Td 4c 5h Js 8s Qc 6h Qh 4d Tc Ks Qd Jd Jc 5d Kh 9h 7c 9s Ts 8h 7s Qs As Ah
Kd Ac Jh Ac Kc 6c 2h 7h Tc 6d 8d 6s Qd Ks 3c 2d 6d Qh Qc 6h 7c 9h 2c Ad 3h 9d
6c Kd 7d Qs Js 5d 3d 3d 4s 4h Jc 3s Kc 4d 3s 4c Td 5s Ah 7d 6s Jh 9c 8c 8h 9c
"""
moves = "6c 8cx8d,As+7d"
scores = [19, 23]
fair = { commitment = "c0ffee", secret = "5eed", seats = ["a", "b"] }
'''


def test_record_when_written_has_the_canonical_layout() -> None:
    """The layout is fixed to the last sign."""
    assert write_record(read_record(TEXT)) == WRITTEN


def test_moves_when_many_are_wrapped() -> None:
    """No line of moves is wider than a line of cards, unless a single move is."""
    played = Game.of("krypkasino", 2, None, seed=3, deals=1)
    played.play(100)
    text = write_record(played.record())
    assert max(map(len, text.splitlines())) <= 77
    long = replace(read_record(TEXT).deals[0], moves=("6c", "Kx" + "Ks," * 40, "6d"))
    lines = write_record(replace(read_record(TEXT), deals=(long,))).splitlines()
    assert lines[lines.index('moves = """') + 1 :][:3] == ["6c", long.moves[1], "6d"]


def test_deck_when_of_one_pack_is_two_lines() -> None:
    """Twenty-six cards stand in a line."""
    record = Record(
        load_rules("avig-kasino"), ("A", "B"), (DealRecord(0, (*deck_of_seed(1, 1)[:51], None)),)
    )
    lines = write_record(record).splitlines()
    start = lines.index('deck = """')
    assert lines[start + 3] == '"""'
    assert lines[start + 2].endswith(" ??")
    assert 'moves = ""' in lines


def test_ruleset_when_the_preset_is_from_a_file_is_written_whole() -> None:
    """A record with a preset of one's own can be read where that file is not."""
    table = load_rules("krypkasino-family").as_table()
    table |= {"id": "kitchen", "title": 'Kitchen "K"', "version": 4}
    rules = rules_from_table(table).with_switches(deals=3)
    record = replace(read_record(TEXT), rules=rules)
    text = write_record(record)
    assert tomllib.loads(text)["ruleset"] == table
    assert read_record(text).rules == rules
    assert read_record(text).rules.changes == {"deals": 3}
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize("game", preset_ids())
def test_preset_when_shipped_is_written_by_name_alone(game: str) -> None:
    """What comes with Tabbe is not copied into records."""
    rules = load_rules(game)
    record = Record(rules, ("A", "B"), (DealRecord(0, deck_of_seed(1, rules.packs)),))
    text = write_record(record)
    assert "ruleset" not in text
    assert "rules =" not in text
    assert read_record(text) == record


TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
NAMES = (
    st.text(st.characters(exclude_categories=["Cs", "Cc", "Cf", "Zl", "Zp"]), max_size=20)
    .map(str.strip)
    .filter(bool)
)
NUMBERS = st.integers(-500, 500)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Draw a record of any content that can be written, played or not."""
    rules: Rules = load_rules(draw(st.sampled_from(preset_ids())))
    rules = rules.with_switches(
        tie=draw(st.sampled_from(["shared", "extra_deal"])), deals=draw(st.integers(0, 9))
    )
    players = draw(st.sampled_from([2, 3, 4] if rules.max_players > 3 else [rules.min_players]))
    scores = st.none() | st.tuples(*[NUMBERS] * players)

    def deal() -> DealRecord:
        deck = deck_of_seed(draw(st.integers(0, 99)), rules.packs)
        hidden = draw(st.integers(0, len(deck)))
        return DealRecord(
            dealer=draw(st.integers(0, players - 1)),
            deck=(*deck[: len(deck) - hidden], *[None] * hidden),
            moves=tuple(draw(st.lists(st.sampled_from(["6c", "8cx8d,As+7d#", "10♦"])))),
            scores=draw(scores),
            fair=draw(
                st.none()
                | st.builds(Fair, TEXTS, st.none() | TEXTS, st.lists(TEXTS, max_size=3).map(tuple))
            ),
        )

    return Record(
        rules=rules,
        players=tuple(draw(st.lists(NAMES, min_size=players, max_size=players))),
        deals=tuple(deal() for _ in range(draw(st.integers(1, 3)))),
        teams="pairs" if players == 4 and not rules.drop_out and draw(st.booleans()) else None,
        seed=draw(st.none() | st.integers(-(2**63) + 1, 2**63 - 1) | TEXTS.filter(bool)),
        totals=draw(scores),
        date=draw(
            st.none()
            | st.dates()
            | st.datetimes()
            | st.datetimes(timezones=st.just(dt.timezone(dt.timedelta(hours=2))))
        ),
    )


@settings(max_examples=60)
@given(records())
def test_record_when_written_and_read_again_is_the_same(record: Record) -> None:
    """Reading what was written gives an equal record, and writing that the same text."""
    text = write_record(record)
    again = read_record(text.encode())
    assert again == record
    assert write_record(again) == text
    assert tomllib.loads(text)["format"] == 1


@settings(max_examples=15)
@given(
    st.sampled_from([("krypkasino", 2), ("krypkasino-family", 3), ("kasino-finnish", 2)]),
    st.integers(0, 10**6),
    st.integers(0, 300),
)
def test_match_when_written_and_replayed_is_the_same(
    table: tuple[str, int], seed: int, moves: int
) -> None:
    """A played match survives the way to the file and back, scores included."""
    played = Game.of(table[0], table[1], None, seed=seed, deals=3)
    played.play(moves)
    record = played.record()
    result = replay(read_record(write_record(record)))
    assert result.record == record
    assert tuple(deal.scores for deal in result.deals if deal.is_over) == played.match.scores
