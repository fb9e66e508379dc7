"""Reviews: the same every time, blind to what was hidden, as far as the record goes."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

import tabbe
from tabbe.analysis import MARKS, Review, draw_review, hints, review
from tabbe.analysis.argument import arguments
from tabbe.analysis.review import _seed_of
from tabbe.i18n import LANGUAGES, text
from tabbe.records import IllegalRecord, Record, record_of
from tests.analysis.redeal import PRESETS, dealt_again, played

NAMES = ("Anna", "Bo", "Cia", "Dag", "Eva", "Fia")


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here is worth compiling for."""
    monkeypatch.setenv("TABBE_JIT", "0")


def record(deal: tabbe.Deal, seat: int | None = None) -> Record:
    """The record of a deal as a seat may have it."""
    return record_of(deal, NAMES[: deal.players], seat)


def judged(found: Review) -> list[dict[str, object]]:
    """The moves of a review as plain values."""
    return [move.as_dict() for move in found.moves]


@pytest.mark.parametrize(("game", "players"), PRESETS)
def test_review_is_the_same_when_it_is_made_again(game: str, players: int) -> None:
    """Every preset: the moves of the record one by one, twice the same, another seed aside."""
    deal = played(game, players, 4, 14)
    found = review(record(deal), samples=2, seed=1)
    assert found == review(record(deal), samples=2, seed=1)
    assert [str(move.played) for move in found.moves] == list(map(str, deal.moves))
    assert [move.move for move in found.moves] == list(range(1, 15))
    for move in found.moves:
        assert move.loss >= 0
        assert move.mark in MARKS
        assert (move.loss == 0) == (move.best == move.played)
    told = json.loads(json.dumps(found.as_dict()))
    assert list(told)[:2] == ["moves", "accuracy"]
    assert list(told["moves"][0])[:7] == ["deal", "move", "seat", "played", "best", "loss", "mark"]
    assert len(told["accuracy"]) == players


@pytest.mark.parametrize(("game", "players"), [("krypkasino", 2), ("krypkasino", 3), ("kasino", 2)])
def test_review_of_a_seat_is_the_same_when_unseen_cards_are_others(game: str, players: int) -> None:
    """What its player could not see has no part in the review of a move."""
    deal = played(game, players, 8, 9)
    seat = deal.seat
    assert seat is not None
    first = review(record(deal), samples=3)
    for seed in range(2):
        again = review(record(dealt_again(deal, seat, seed)), samples=3)
        mine = [[one for one in judged(found) if one["seat"] == seat] for found in (first, again)]
        assert mine[0] == mine[1]
        assert mine[0]


def test_review_is_the_same_when_the_pack_is_another() -> None:
    """Cards still in the pack have no part in the review of anybody."""
    deal = played("krypkasino", 2, 5, 30)
    first = review(record(deal), samples=2)
    again = review(record(dealt_again(deal, None, 1)), samples=2)
    assert judged(first) == judged(again)
    assert first.accuracy == again.accuracy


def test_review_goes_as_far_as_it_can_when_cards_are_hidden() -> None:
    """A seat's own record: all of the batches that are over, and its own moves of this one."""
    deal = played("krypkasino", 2, 5, 17)
    whole = review(record(deal), samples=2)
    part = review(record(deal, 0), samples=2)
    # The first batch is over after twelve moves; of the five that follow some are the seat's own.
    wanted = [one for one in judged(whole) if int(str(one["move"])) <= 12 or one["seat"] == 0]
    assert judged(part) == wanted
    assert part.skipped == len(whole.moves) - len(wanted) > 0
    assert part.as_dict()["skipped"] == part.skipped
    assert part.as_dict()["hidden"]
    assert whole.skipped == 0


def test_accuracy_and_turning_points_follow_from_the_moves() -> None:
    """At most three, the costliest, in order of play, and only mistakes and blunders."""
    found = review(record(played("krypkasino", 2, 6, 40)), samples=2)
    turning = found.turning_points
    assert 0 < len(turning) <= 3
    assert [move.move for move in turning] == sorted(move.move for move in turning)
    least = min(move.loss for move in turning)
    assert all(move.loss <= least for move in found.moves if move not in turning)
    assert any(move.reasons or move.better for move in turning)
    for move in found.moves:
        assert not set(move.reasons) & set(move.better)
        # Taking nothing and getting rid of a high card speak for a move where points cost.
        assert not {reason.code for reason in move.reasons} & {"quiet", "free", "sheds"}
        assert not {reason.code for reason in move.better} & {"takes", "sweep-costs", "last-low"}
    told = found.as_dict()["moves"]
    assert [(one["move"], one["mark"]) for one in told] == [
        (move.move, move.mark) for move in found.moves
    ]


@pytest.mark.parametrize(
    ("hand", "table", "played_", "best", "against", "speaking"),
    [
        # A creep against a creep: what both do is no argument, and only the cost is left.
        ("Ah 2h 9h Qc 3h 5c", "4c Td Kh 7h", "2h", "3h", [], []),
        ("Ah 2h 9h Qc 3h 5c", "4c Td Kh 7h", "2h", "Qc", [], ["sheds"]),
        ("Ah 2h 9h Qc 3h 5c", "4c Td Kh 7h", "Qc", "2h", [], []),
        ("Kd 2h 9h Qc 4s 5h", "Td 3c Tc Jh", "Kdx3c+Td", "Kdx3c+Tc", ["takes"], ["free"]),
        # What everybody may have to sweep is bad for the next player, not for who leaves it.
        (
            "Kd 2h 9h Qc 3s 5c",
            "4c Ks 7s 6s",
            "Qc",
            "KdxKs,6s+7s",
            ["safe"],
            ["leaves-must", "double"],
        ),
    ],
)
def test_reasons_argue_when_two_moves_are_compared(
    hand: str,
    table: str,
    played_: str,
    best: str,
    against: list[str],
    speaking: list[str],
) -> None:
    """Only what tells the two apart, against the one and for the other."""
    from tests.tui.table import deck

    view = tabbe.Deal("krypkasino", 2, 1, deck=deck(hand, table)).view(0)
    moves = {str(one): one for one in view.legal}
    found = arguments(view, moves[played_], moves[best])
    assert [[reason.code for reason in side] for side in found] == [against, speaking]


def test_forced_move_is_good_when_there_is_no_choice() -> None:
    """Who had no choice has lost nothing, and it does not count for accuracy."""
    found = review(record(played("krypkasino", 2, 3, 200)), samples=1)
    last = found.moves[-1]
    assert (last.choice, last.loss, last.mark, last.margin) == (False, 0.0, "good", None)
    assert len(found.scores[0]) == 101
    assert found.scores[0][-1] == found.replay.deals[0].scores


def test_storan_is_left_lying_when_the_best_move_is_judged() -> None:
    """Taking the ten of diamonds where the ten of clubs would do gives its points away."""
    from tests.tui.table import deck

    deal = tabbe.Deal("krypkasino", 2, 1, deck=deck("Kd 2h 9h Qc 4s 5h", "Td 3c Tc Jh"))
    deal.play("Kdx3c+Td")
    found = review(record(deal), samples=60)
    (move,) = found.moves
    assert move.mark != "good"
    assert "Td" not in str(move.best)


def test_loss_is_the_cost_that_a_hint_tells_when_a_move_was_given_up() -> None:
    """Also of moves whose few samples make them look better than those that went on."""
    deal = played("krypkasino", 2, 5, 3)
    view = deal.view(deal.seat)
    given_up = 0
    for seed in range(4):
        chance = _seed_of(str(seed), 1, 4)
        told = hints(view, samples=6, seed=chance)
        best = told[0].margin
        given_up += any(one.cost > max(0.0, best - one.margin) for one in told)
        for one in told:
            deal.play(one.move)
            loss = review(record(deal), samples=6, seed=seed).moves[-1].loss
            deal.undo()
            assert loss == pytest.approx(one.cost)
    assert given_up


def test_progress_ends_with_all_moves_when_told() -> None:
    """Long work says how far it is."""
    seen: list[tuple[int, int]] = []
    review(
        record(played("avig-kasino", 2, 6, 5)),
        samples=1,
        progress=lambda *step: seen.append(step),
    )
    assert seen == [(done, 5) for done in range(1, 6)]


def test_record_is_refused_when_it_breaks_the_rules() -> None:
    """An illegal record has no review."""
    deal = played("krypkasino", 2, 6, 5)
    written = record(deal)
    broken = replace(written.deals[0], moves=(*written.deals[0].moves, "Ks"))
    with pytest.raises(IllegalRecord):
        review(replace(written, deals=(broken,)), samples=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_picture_says_what_it_shows_when_read_aloud(lang: str) -> None:
    """Well-formed, with title and description, a sign and a label for every bad move."""
    deal = played("krypkasino", 3, 6, 45)
    names = ('<Å&"sa>', "Bo", "Cia")
    found = review(record_of(deal, names), samples=1)
    picture = draw_review(found, lang)
    assert picture == draw_review(found, lang)
    root = ET.fromstring(picture)  # noqa: S314 - it has just been made here
    space = "{http://www.w3.org/2000/svg}"
    assert root.find(f"{space}title") is not None
    told = root.findtext(f"{space}desc") or ""
    assert names[0] in told
    signs = [path for path in root.iter(f"{space}path") if path.find(f"{space}title") is not None]
    assert len(signs) == sum(move.mark != "good" for move in found.moves) > 0
    assert len([p for p in root.iter(f"{space}path") if p.get("class") == "curve"]) == 3


@pytest.mark.parametrize(("game", "aim"), [("krypkasino", "low"), ("kasino", "high")])
def test_picture_says_who_wins_and_who_are_partners(game: str, aim: str) -> None:
    """Whether a curve had better rise is not to be guessed, nor which two belong together."""
    match = tabbe.Match(game, players=4, teams="pairs", seed=3)
    deal = match.deal
    for _ in range(6):
        deal.play(deal.legal_moves()[0])
    found = review(record_of(match, ("Ann", "Bo", "Cia", "Dag")), samples=1)
    root = ET.fromstring(draw_review(found))  # noqa: S314 - it has just been made here
    space = "{http://www.w3.org/2000/svg}"
    wanted = f"{text(f'rules-aim-{aim}')} Partners: Ann and Cia. Partners: Bo and Dag."
    assert wanted in (root.findtext(f"{space}desc") or "")
    assert wanted in {one.text for one in root.iter(f"{space}text")}


def test_labels_stay_in_the_picture_when_many_lie_on_one_line() -> None:
    """Six seats without a point, and thirty deals: nothing beyond the edge, nothing on another."""
    found = review(record(played("krypkasino", 6, 5, 0)), samples=1)
    assert not any(map(any, found.scores[0]))
    root = ET.fromstring(draw_review(replace(found, scores=found.scores * 30)))  # noqa: S314
    height = 420
    texts = list(root.iter("{http://www.w3.org/2000/svg}text"))
    ends = [one for one in texts if (one.text or "").endswith(NAMES)]
    heights = sorted(float(one.get("y", "nan")) for one in ends)
    assert len(heights) == 6
    assert heights[-1] < height - 4
    assert all(below - above >= 13 for above, below in pairwise(heights))
    deals = [
        float(one.get("x", "nan"))
        for one in texts
        if (one.text or "").startswith("Deal ") and float(one.get("y", "nan")) < height
    ]
    assert len(deals) > 5
    assert all(right - left >= 50 for left, right in pairwise(deals))


def test_every_deal_has_a_panel_of_its_own_when_a_match_is_drawn() -> None:
    """On one curve the signs of many deals hide it; there the turning points alone are left."""
    match = tabbe.Match("krypkasino", 3, deals=3, seed=4)
    while True:
        deal = match.deal
        while not deal.is_over:
            moves = tuple(deal.legal_moves())
            deal.play(moves[len(deal.moves) % len(moves)])
        if match.is_over:
            break
        match.next_deal()
    found = review(record_of(match, NAMES[:3]), samples=1)
    space = "{http://www.w3.org/2000/svg}"
    root = ET.fromstring(draw_review(found))  # noqa: S314 - it has just been made here
    width, height = map(int, (root.get("viewBox") or "").split()[-2:])
    curves = [path for path in root.iter(f"{space}path") if path.get("class") == "curve"]
    assert len(curves) == 3 * (1 + 3)
    drawn: dict[str, list[str]] = {"match": [], "deals": []}
    for path in root.iter(f"{space}path"):
        label = path.findtext(f"{space}title")
        if label is not None:
            x, y = map(float, (path.get("transform") or "")[10:-1].split())
            assert 0 < x < width
            assert 0 < y < height
            drawn["match" if y < 420 else "deals"].append(label)
    marked = [move for move in found.moves if move.mark != "good"]
    assert len(drawn["match"]) == len(found.turning_points) < len(marked)
    assert [(label.split(",")[0]) for label in drawn["deals"]] == [
        f"Deal {move.deal}" for move in marked
    ]
    texts = [one.text or "" for one in root.iter(f"{space}text")]
    ends = [str(score) for course in found.scores for score in course[-1]]
    assert [shown for shown in texts if shown.lstrip("-").isdigit()][-3:] == ends[-3:]
