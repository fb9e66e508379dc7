"""Playing records through the engine: what is legal, what it scores, what is refused."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from tabbe.cards import Card, deck_of_seed, full_deck
from tabbe.engine import Deal, Match
from tabbe.i18n import LANGUAGES
from tabbe.records import (
    DealRecord,
    IllegalRecord,
    Record,
    RecordError,
    read_record,
    replay,
    write_record,
)
from tabbe.rules import load_rules
from tests.records.playing import Game, names


def arranged(game: str, opening: dict[int, str]) -> tuple[Card, ...]:
    """Return a deck with the given cards at the given places, the rest in card order."""
    fixed = {at: Card(card) for at, card in opening.items()}
    rest = list(full_deck(load_rules(game).packs))
    for card in fixed.values():
        rest.remove(card)
    return tuple(fixed.get(at) or rest.pop(0) for at in range(len(rest) + len(fixed)))


def one_deal(
    deck: tuple[Card | None, ...], *moves: str, game: str = "krypkasino", dealer: int = 1
) -> Record:
    """Return the record of one deal between two players, seat 0 to begin."""
    rules = load_rules(game)
    return Record(rules, ("A", "B"), (DealRecord(dealer, deck, moves),))


def refused(record: Record) -> IllegalRecord:
    """Return the error for a record that breaks the rules, after trying it in all languages."""
    with pytest.raises(IllegalRecord) as caught:
        replay(record)
    for lang in LANGUAGES:
        said = caught.value.message(lang)
        assert said.isprintable()
        assert said[-1] in ".?"
    # The same after the way to a file and back.
    with pytest.raises(IllegalRecord) as again:
        replay(read_record(write_record(record)))
    assert again.value.as_dict() == caught.value.as_dict()
    return caught.value


# Seat 0 holds 8d 6s and four kings and queens, the table is 8h 9c Jd 2c.
EIGHT = arranged(
    "krypkasino",
    {
        **dict(zip((0, 1, 2, 8, 9, 10), ("8d", "6s", "Kd", "Kc", "Qd", "Qc"), strict=True)),
        **dict(zip((6, 7, 14, 15), ("8h", "9c", "Jd", "2c"), strict=True)),
    },
)
# The same hand before 5d 3h 6c 2h, which an eight clears.
SWEEP = arranged(
    "krypkasino",
    {
        **dict(zip((0, 1, 2, 8, 9, 10), ("8d", "6s", "Kd", "Kc", "Qd", "Qc"), strict=True)),
        **dict(zip((6, 7, 14, 15), ("5d", "3h", "6c", "2h"), strict=True)),
    },
)


def test_creep_when_the_card_must_take_is_refused_with_the_legal_moves() -> None:
    """The error names deal, move, rule and what could have been played."""
    error = refused(one_deal(EIGHT, "8d"))
    assert (error.deal, error.move, error.rule) == (1, 1, "capture")
    assert error.legal == ("8dx8h", "6s", "Kdx2c+Jd", "Kcx2c+Jd", "Qd", "Qc")
    assert error.complete
    assert "Deal 1, move 1 (8d): " in str(error)
    assert error.as_dict() == {
        "deal": 1,
        "move": 1,
        "rule": "capture",
        "legal": list(error.legal),
    }


def test_creep_when_a_sweep_is_due_is_refused_by_that_rule() -> None:
    """A forced sweep that was passed over is found."""
    error = refused(one_deal(SWEEP, "Kd"))
    assert (error.deal, error.move, error.rule) == (1, 1, "forced_sweep")
    assert error.legal == ("8dx2h+6c,3h+5d#",)


def test_move_when_legal_but_not_held_is_refused() -> None:
    """A card has to be in the hand of the seat on turn."""
    error = refused(one_deal(EIGHT, "6s", "8dx8h"))
    assert (error.deal, error.move, error.rule) == (1, 2, "hand")


def test_take_when_it_fits_several_moves_is_refused_with_those() -> None:
    """A record has to say which cards were taken."""
    deck = arranged(
        "krypkasino",
        {0: "Ac", 6: "Td", 7: "4c", 14: "4h", 15: "9s"},
    )
    error = refused(one_deal(deck, "Acx"))
    assert (error.deal, error.move, error.rule) == (1, 1, "ambiguous")
    assert error.legal == ("Acx4h+Td", "Acx4c+Td")


# Kasino: seat 0 holds 2c 9h 4c Kd, seat 1 Ac Td Ah 3s, the table is 7d 4d Qc Jh.
BUILDING = arranged(
    "kasino",
    dict(enumerate(["2c", "9h", "Ac", "Td", "7d", "4d", "4c", "Kd", "Ah", "3s", "Qc", "Jh"])),
)


@pytest.mark.parametrize(
    ("moves", "rule"),
    [
        ("2c^7d=9 3s Kd", "builder_duty"),
        ("2c^7d=9 3s 4c^4d=8", "builder_duty"),
        ("2c^7d=9 3s 9hx[9]", None),
        ("2c^7d=9 3s 4cx4d", None),
        ("2c^7d=9 Ac^[9]=10 4c", None),
        ("2c^7d=9 Ac^[9]=10 4c Ah^[10]=11", "builder_duty"),
        ("4c^4d=4!", "builds"),
        ("4c^4d=8", "builds"),
        ("2c^7d,4d=9", "sum"),
        ("2c^Qc=14", "builds"),
        ("4cx*", "spade5_clears"),
        ("2c^7d=9 Ac^[9]=14", "sum"),
    ],
)
def test_builds_when_replayed_follow_their_rules(moves: str, rule: str | None) -> None:
    """Builds, raises and the builder's duty are replayed, and refused by the switch offended."""
    record = one_deal(BUILDING, *moves.split(), game="kasino")
    if rule is None:
        assert replay(record).deals[0].moves == tuple(moves.split())
        assert read_record(write_record(record)) == record
    else:
        error = refused(record)
        assert (error.move, error.rule) == (len(moves.split()), rule)
        assert error.legal


def test_build_when_its_card_is_hidden_is_taken_for_held() -> None:
    """Who builds holds the card to take it, also where the record does not show that card."""
    shown: list[Card | None] = [
        None if at in (1, 2, 3, 8, 9) else card for at, card in enumerate(BUILDING)
    ]
    result = replay(one_deal(tuple(shown), "2c^7d=9", "3s", "4cx4d", game="kasino"))
    assert [hidden.reason for hidden in result.hidden] == ["held"]
    assert [len(deal.moves) for deal in result.deals] == [3]
    # All four nines lie elsewhere.
    shown[-4:] = (Card(f"9{suit}") for suit in "shdc")
    for at in range(12, 48):
        shown[at] = None
    error = refused(one_deal(tuple(shown), "2c^7d=9", game="kasino"))
    assert error.rule == "builds"


def test_move_when_unreadable_in_a_file_is_named_by_line_and_column() -> None:
    """What is no move at all is a fault of the file, not of the play."""
    text = write_record(one_deal(EIGHT, *["6c"] * 32, "6z", "6d"))
    with pytest.raises(RecordError) as caught:
        read_record(text)
    place = text.index("6z")
    assert caught.value.line == text.count("\n", 0, place) + 1
    assert caught.value.column == place - text.rindex("\n", 0, place)
    assert caught.value.key == "record-move"
    for lang in LANGUAGES:
        assert "33" in caught.value.message(lang)


def test_move_when_unreadable_in_a_record_made_by_hand_is_named_by_number() -> None:
    """Without a file there is no line, but still a number."""
    with pytest.raises(RecordError, match="Deal 1, move 2: ") as caught:
        replay(one_deal(EIGHT, "6s", "sweep!"))
    assert caught.value.line is None
    hidden = one_deal((None, *EIGHT[1:]), "6s", "sweep!")
    with pytest.raises(RecordError, match="Deal 1, move 2: "):
        replay(hidden)


def finished(game: str = "krypkasino", players: int = 2, deals: int = 1, seed: int = 4) -> Record:
    """Return the record of a match played to its end."""
    played = Game.of(game, players, None, seed=seed, deals=deals)
    while not played.match.is_over:
        played.play(1)
    return played.record()


def test_deal_when_played_to_its_end_is_scored() -> None:
    """Scores, sweeps and last capture are those of the engine."""
    played = Game.of("krypkasino", 2, None, seed=9, deals=2)
    played.play(200)
    result = replay(played.record())
    assert result.is_finished
    assert result.totals == played.match.totals
    assert tuple(deal.scores for deal in result.deals) == played.match.scores
    for deal, true in zip(result.deals, played.match.finished_deals, strict=True):
        assert deal.sweeps == true.sweeps
        assert deal.last_capture == true.last_capture
        assert deal.moves == tuple(map(str, true.moves))
        assert deal.scored == true.events[-1]
    assert result.as_dict() == {
        "game": "krypkasino",
        "deals": [
            {
                "scores": list(deal.scores),
                "sweeps": list(deal.sweeps),
                "last_capture": deal.last_capture,
            }
            for deal in result.deals
        ],
        "totals": list(played.match.totals),
    }


def test_deal_when_unfinished_says_so() -> None:
    """Points so far are told, totals count finished deals only."""
    result = replay(one_deal(EIGHT, "8dx8h"))
    assert not result.is_finished
    assert result.totals == (0, 0)
    assert result.as_dict()["deals"] == [
        {"scores": [0, 0], "sweeps": [0, 0], "last_capture": 0, "finished": False}
    ]


def test_deal_when_nobody_has_taken_has_no_last_capture() -> None:
    """Without moves there is only the deal itself."""
    (deal,) = replay(one_deal(EIGHT)).deals
    assert deal.last_capture is None
    assert deal.scored is None
    assert deal.moves == ()


def test_moves_when_more_than_the_deal_has_are_refused() -> None:
    """After the last card nothing can be played."""
    record = finished()
    deal = record.deals[0]
    error = refused(replace(record, deals=(replace(deal, moves=(*deal.moves, "6c")),)))
    assert (error.deal, error.move, error.rule) == (1, 101, "over")
    assert error.legal == ()


def test_scores_when_not_those_of_the_play_are_refused() -> None:
    """A wrong sum at the table is found."""
    record = finished()
    deal = record.deals[0]
    assert deal.scores is not None
    wrong = (deal.scores[0] + 1, deal.scores[1] - 1)
    error = refused(replace(record, deals=(replace(deal, scores=wrong),)))
    assert (error.deal, error.move, error.rule) == (1, None, "scores")
    assert " ".join(map(str, deal.scores)) in str(error)


def test_scores_when_the_deal_is_not_over_are_refused() -> None:
    """A deal of which moves are missing cannot have been scored."""
    record = finished()
    deal = record.deals[0]
    error = refused(replace(record, deals=(replace(deal, moves=deal.moves[:-1]),), totals=None))
    assert (error.deal, error.move, error.rule) == (1, None, "unfinished")


def test_totals_when_not_the_sum_are_refused() -> None:
    """Totals are checked over all finished deals."""
    record = finished(deals=3)
    assert record.totals is not None
    wrong = (record.totals[0] + 5, *record.totals[1:])
    error = refused(replace(record, totals=wrong))
    assert (error.deal, error.move, error.rule) == (3, None, "totals")


def test_deal_when_broken_off_before_another_is_refused() -> None:
    """Only the last deal may be unfinished."""
    record = finished(deals=2)
    first = replace(record.deals[0], moves=record.deals[0].moves[:40], scores=None)
    error = refused(replace(record, deals=(first, record.deals[1]), totals=None))
    assert (error.deal, error.move, error.rule) == (1, None, "unfinished")


def test_dealer_when_not_the_next_seat_is_accepted() -> None:
    """Who deals is written down, so nobody has to keep to the custom."""
    rules = load_rules("krypkasino")
    deals = []
    for dealer in (1, 1, 0):
        deal = Deal(rules, 2, dealer, seed=dealer)
        while not deal.is_over:
            deal.play(deal.legal_moves()[0])
        deals.append(DealRecord(dealer, deal.deck, tuple(map(str, deal.moves)), deal.scores()))
    assert len(replay(Record(rules, ("A", "B"), tuple(deals))).deals) == 3


def test_deals_when_more_than_agreed_are_scored() -> None:
    """Ties and long evenings make matches longer than planned."""
    record = finished(deals=3)
    result = replay(replace(record, rules=record.rules.with_switches(deals=1)))
    assert result.totals == record.totals


def dropped() -> tuple[Record, tuple[int, ...]]:
    """Return a match in which a seat has dropped out, and the seats of its last deal."""
    match = Match("avig-kasino-se", 3, target=5, seed=3)
    played = Game(match, random.Random(3))
    while not match.is_over:
        played.play(1)
    assert len(match.deal.seats) == 2
    return played.record(), match.deal.seats


def test_deal_when_a_seat_has_dropped_out_goes_to_the_others() -> None:
    """Who is out follows from the deals before, as in a match."""
    record, seats = dropped()
    result = replay(record)
    assert result.record == record
    out = next(iter({0, 1, 2} - set(seats)))
    assert result.deals[-1].scores[out] == 0


def test_dealer_when_out_is_refused() -> None:
    """Who has left the match deals no more."""
    record, seats = dropped()
    out = next(iter({0, 1, 2} - set(seats)))
    last = replace(record.deals[-1], dealer=out)
    error = refused(replace(record, deals=(*record.deals[:-1], last)))
    assert (error.deal, error.move, error.rule) == (len(record.deals), None, "dealer")


def test_deal_when_only_one_is_left_is_refused() -> None:
    """A match whose players drop out ends by itself."""
    record, _ = dropped()
    error = refused(replace(record, deals=(*record.deals, record.deals[0])))
    assert (error.deal, error.move, error.rule) == (len(record.deals) + 1, None, "over")


def test_majorities_when_tied_are_carried_to_the_next_deal() -> None:
    """Deals of a record are scored one after the other, not each by itself."""
    for seed in range(40):
        record = finished("kasino-finnish", deals=3, seed=seed)
        result = replay(record)
        assert result.record == record
        lone = [replay(replace(record, deals=(deal,), totals=None)) for deal in _bare(record)]
        if [one.deals[0].scores for one in lone] != [deal.scores for deal in result.deals]:
            return
    pytest.fail("no majority was tied in forty matches")


def _bare(record: Record) -> list[DealRecord]:
    return [replace(deal, scores=None) for deal in record.deals]


def test_target_when_it_must_be_hit_exactly_leaves_out_what_leads_past_it() -> None:
    """Totals follow the rule by which the match ends."""
    match = Match(load_rules("krypkasino", target_rule="exact"), 2, deals=4, target=40, seed=1)
    played = Game(match, random.Random(1))
    while not match.is_over:
        played.play(1)
    result = replay(played.record())
    assert result.totals == match.totals
    assert result.totals != tuple(map(sum, zip(*match.scores, strict=True)))


def test_moves_when_written_otherwise_come_back_as_the_engine_writes_them() -> None:
    """Any grouping, order and spelling of the same cards is the same move."""
    record = one_deal(SWEEP, "8♦X6C+2h,3H,5d")
    result = replay(record)
    assert result.deals[0].moves == ("8dx2h+6c,3h+5d#",)
    assert result.record.deals[0].moves == ("8dx2h+6c,3h+5d#",)


def test_legal_moves_when_too_many_to_list_are_cut_and_say_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A list that was cut short is never passed off as complete."""
    monkeypatch.setattr("tabbe.records.playback.LEGAL_LIMIT", 4)
    error = refused(one_deal(EIGHT, "8d"))
    assert error.legal == ("8dx8h", "6s", "Kdx2c+Jd", "Kcx2c+Jd")
    assert error.as_dict()["legal_complete"] is False


def test_move_when_it_names_hundreds_of_cards_is_refused_in_a_sentence() -> None:
    """However long the refusal of the engine, it finds room in the message."""
    error = refused(one_deal(EIGHT, "8dx" + ",".join(["Td"] * 300)))
    assert (error.deal, error.move, error.rule) == (1, 1, "table")
    assert str(error).startswith("Deal 1, move 1 (8dxTd,")


# --- hidden cards -----------------------------------------------------------------------------


def hide(record: Record, places: range | list[int]) -> Record:
    """Return a record of one deal with cards of its deck turned face down."""
    deal = record.deals[0]
    deck = tuple(None if at in places else card for at, card in enumerate(deal.deck))
    return replace(record, deals=(replace(deal, deck=deck),))


def test_hidden_cards_when_played_later_are_known_from_the_moves() -> None:
    """A complete game can be checked in full although the hands are face down."""
    record = finished()
    result = replay(hide(record, range(16, 104)))
    assert result.deals == replay(record).deals
    assert [hidden.reason for hidden in result.hidden] == ["played"]
    assert result.as_dict()["hidden"] == [{"deal": 1, "reason": "played"}]


def test_hidden_cards_when_still_in_hand_are_named() -> None:
    """Whether a hidden card should have been played, nobody can tell."""
    result = replay(hide(one_deal(EIGHT, "8dx8h"), [0, 1, 2]))
    assert [hidden.reason for hidden in result.hidden] == ["held"]
    assert result.deals[0].moves == ("8dx8h",)
    for lang in LANGUAGES:
        assert result.hidden[0].message(lang)


def test_hidden_cards_when_on_the_opening_table_end_the_replay() -> None:
    """Without the table no move can be checked; the message says so."""
    record = finished(deals=1)
    result = replay(hide(record, [6]))
    assert result.deals == ()
    assert [hidden.reason for hidden in result.hidden] == ["table"]
    assert "opening table" in result.hidden[0].message()
    assert not result.is_finished
    assert result.as_dict()["deals"] == []


def test_hidden_cards_when_never_dealt_leave_the_deal_uncounted() -> None:
    """What goes to the last capturer has to be known for the score."""
    record = finished("krypkasino-family", players=3)
    result = replay(hide(record, [103]))
    assert [hidden.reason for hidden in result.hidden] == ["undealt"]
    assert result.deals[0].is_over is False
    assert result.totals == (0, 0, 0)


def test_hidden_cards_when_not_dealt_yet_matter_to_nobody() -> None:
    """The pack is face down in any game."""
    assert replay(hide(one_deal(EIGHT, "8dx8h"), range(16, 104))).hidden == ()


def test_hidden_card_when_it_would_be_a_third_copy_is_refused() -> None:
    """A move cannot turn a hidden card into one that lies elsewhere."""
    kings = [at for at, card in enumerate(EIGHT) if card == Card("Ks")]
    assert len(kings) == 2
    error = refused(hide(one_deal(EIGHT, "Ks"), [0]))
    assert (error.deal, error.move, error.rule) == (1, 1, "hand")


def test_duty_when_the_card_turns_out_later_is_checked_all_the_same() -> None:
    """The moves of a batch show the hands, so a sweep passed over comes to light."""
    moves = ("6sx6c", "4s", "8d", "4s")
    open_error = refused(one_deal(SWEEP, *moves))
    hidden_error = refused(hide(one_deal(SWEEP, *moves), [0, 1, 2, 8, 9, 10]))
    assert (open_error.move, open_error.rule) == (1, "forced_sweep")
    assert (hidden_error.move, hidden_error.rule) == (1, "forced_sweep")


def test_record_when_named_for_six_in_teams_is_replayed() -> None:
    """Teams change nothing in a deal."""
    played = Game.of("krypkasino", 6, "threes", seed=2, deals=1)
    played.play(102)
    record = played.record()
    assert record.teams == "threes"
    assert record.players == tuple(names(6))
    assert replay(record).totals == played.match.totals


def test_deck_when_it_has_a_card_too_many_never_reaches_the_play() -> None:
    """A record made in a program is held to the same cards as one from a file."""
    deck = (*deck_of_seed(1, 2)[:102], Card("As"), Card("As"))
    with pytest.raises(ValueError, match="ace of spades"):
        replay(one_deal(deck))


def test_file_is_named_when_a_record_from_one_is_illegal(tmp_path: Path) -> None:
    """The error says in which file the move stands; of a record made in memory it names none."""
    record = one_deal(EIGHT, "8dx8h", "5c")
    path = tmp_path / "wrong.tabbe"
    path.write_text(write_record(record), "utf-8")
    with pytest.raises(IllegalRecord) as caught:
        replay(read_record(path))
    assert caught.value.file == str(path)
    assert "wrong.tabbe" in caught.value.message("en")
    with pytest.raises(IllegalRecord) as caught:
        replay(record)
    assert caught.value.file is None
