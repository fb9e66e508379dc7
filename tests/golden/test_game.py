"""Golden games: engine, file and a second implementation agree on every move and every score."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import tabbe
from tabbe.records import read_record, replay
from tests.golden.case import CASES, FOLDER, MATCHES, SWITCHES, Case
from tests.golden.house import HOUSES
from tests.golden.scorer import Play, follow, read_move, tells_apart
from tests.rulebook.row import pack
from tests.rulebook.stage import play_all, texts

named = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


def record(case: Case) -> dict[str, Any]:
    """The file of a golden game."""
    return tomllib.loads((FOLDER / f"{case.name}.tabbe").read_text("utf-8"))


def seats_left(case: Case, totals: list[int]) -> list[int]:
    """The seats that are still dealt to."""
    drop = case.game == "avig-kasino-se" and case.changes.get("drop_out", True)
    return [seat for seat in range(case.players) if not (drop and totals[seat] >= 21)]


def second_opinions(case: Case) -> Iterator[tuple[dict[str, Any], Play]]:
    """Every deal of a game with its independent counterpart, before the first move.

    The counterpart has to be played before the next is asked for: a tie may be carried on.
    """
    base = HOUSES[case.game].changed(case.changes)
    house = base
    totals = [0] * case.players
    for deal in record(case)["deals"]:
        left = seats_left(case, totals)
        at = left.index(deal["dealer"]) + 1
        play = Play(house, left[at:] + left[:at], case.players, deal["deck"].split())
        yield deal, play
        totals = [old + new for old, new in zip(totals, deal["scores"], strict=True)]
        if base.majority_tie == "carry":
            house = replace(
                base,
                majority_cards_points=base.majority_cards_points
                + is_tied(play.card_counts()) * house.majority_cards_points,
                majority_suit_points=base.majority_suit_points
                + is_tied(play.suit_counts()) * house.majority_suit_points,
            )


def is_tied(counts: dict[int, int]) -> bool:
    """Whether several seats have the most."""
    return list(counts.values()).count(max(counts.values())) > 1


@named
def test_second_implementation_agrees_when_it_replays_a_golden_game(case: Case) -> None:
    """Every move is legal, and scores, sweep units and last capture are those of the file."""
    for deal, play in second_opinions(case):
        follow(play, deal["moves"])
        assert play.is_over
        assert sum(map(len, play.piles.values())) == len(deal["deck"].split())
        assert play.scores == deal["scores"]
        assert play.units == deal["sweeps"]
        assert play.last_capture == deal["last_capture"]


@named
def test_engine_agrees_when_it_replays_a_golden_game(case: Case) -> None:
    """The engine reads the written moves and comes to the same end, writing them the same way."""
    kept = record(case)
    rules = tabbe.load_rules(case.game).with_switches(**case.changes)
    totals = [0] * case.players
    for stored in kept["deals"]:
        deal = tabbe.Deal(
            rules,
            players=case.players,
            dealer=stored["dealer"],
            deck=stored["deck"],
            seats=seats_left(case, totals),
        )
        play_all(deal, stored["moves"])
        assert deal.is_over
        if case.changes.get("majority_tie") != "carry":
            # A tie of an earlier deal is carried by the match, which a single deal knows not.
            assert list(deal.scores()) == stored["scores"]
        assert list(deal.sweeps) == stored["sweeps"]
        assert deal.last_capture == stored["last_capture"]
        assert texts(deal.moves) == stored["moves"]
        totals = [old + new for old, new in zip(totals, stored["scores"], strict=True)]
    if "totals" in kept:
        assert totals == kept["totals"]


@named
def test_record_reader_agrees_when_it_replays_a_golden_game(case: Case) -> None:
    """Each golden game is a record that can be read and replayed to the scores it claims."""
    kept = record(case)
    told = replay(read_record(FOLDER / f"{case.name}.tabbe"))
    assert [list(deal.scores or ()) for deal in told.deals] == [d["scores"] for d in kept["deals"]]
    assert [list(deal.sweeps) for deal in told.deals] == [d["sweeps"] for d in kept["deals"]]
    assert [deal.last_capture for deal in told.deals] == [d["last_capture"] for d in kept["deals"]]


@named
def test_decks_are_whole_when_a_golden_game_is_read(case: Case) -> None:
    """Each deck holds every card once for each pack, and each seat plays its share."""
    for deal in record(case)["deals"]:
        cards = deal["deck"].split()
        assert sorted(cards) == sorted(pack(len(cards) // 52))


@pytest.mark.parametrize("case", SWITCHES, ids=lambda case: case.name)
def test_switch_shows_when_its_golden_deal_is_played_without_it(case: Case) -> None:
    """Without the switch a move is illegal, another play is legal, or the score is another."""
    (deal,) = record(case)["deals"]
    _, one = next(second_opinions(case))
    base = HOUSES[case.game]
    if one.house.packs == base.packs:
        other = Play(base, one.order, case.players, deal["deck"].split())
        assert tells_apart(one, other, deal["moves"])
    assert one.house != base


@pytest.mark.parametrize("case", MATCHES, ids=lambda case: case.name)
def test_winners_follow_from_the_totals_when_a_golden_match_is_over(case: Case) -> None:
    """The file's winners are those with the lowest total, by seat, team, or who is left."""
    kept = record(case)
    totals = kept["totals"]
    assert totals == list(map(sum, zip(*(deal["scores"] for deal in kept["deals"]), strict=True)))
    if case.teams == "pairs":
        even = totals[0] + totals[2]
        odd = totals[1] + totals[3]
        assert kept["winners"] == [s for s in range(4) if ((even, odd)[s % 2] == min(even, odd))]
        return
    before = [total - last for total, last in zip(totals, kept["deals"][-1]["scores"], strict=True)]
    playing = seats_left(case, before)
    left = seats_left(case, totals) or playing
    best = min(totals[seat] for seat in left)
    assert kept["winners"] == [seat for seat in left if totals[seat] == best]


def test_every_game_has_its_file_and_every_file_its_game() -> None:
    """No golden game is missing, and none lies about unused."""
    assert len(CASES) == len({case.name for case in CASES}) >= 12
    assert {path.stem for path in FOLDER.glob("*.tabbe")} == {case.name for case in CASES}


def test_move_is_read_the_same_whatever_its_groups() -> None:
    """The second implementation reads a move by its cards alone."""
    assert read_move("8cx8d,As+7d,2c+6h#") == ("8c", ("As", "2c", "6h", "7d", "8d"))
    assert read_move("As=14x9d+5c##") == ("As", ("5c", "9d"))
    assert read_move("6c") == ("6c", ())
