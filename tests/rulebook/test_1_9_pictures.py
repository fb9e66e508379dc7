"""Rule book 1.9: pictures taken off the table between batches."""

from __future__ import annotations

import tabbe
from tabbe.engine import PicturesRemoved, Residue
from tests.rulebook.playing import finish, one, steps
from tests.rulebook.prelude import SWEEP_FOR_TEN, last_batch, pictures_left
from tests.rulebook.stage import play_all, texts


def is_picture(card: object) -> bool:
    """Whether this is a jack, queen or king."""
    return str(card)[0] in "JQK"


def test_1_9_pictures_go_when_a_batch_is_played_out() -> None:
    """Jack and king are removed when the next batch is to be dealt; the rest stays."""
    deal = pictures_left()
    events = deal.play("4d")
    assert [event.kind for event in events] == ["crept", "pictures_removed", "dealt"]
    assert texts(one(PicturesRemoved, events).cards) == "Js Kh"
    assert texts(deal.table) == "6c Th 4d"


def test_1_9_removed_pictures_never_return() -> None:
    """No hand and no table shows a removed picture again in the deal."""
    deal = pictures_left()
    deal.play("4d")
    gone = []
    for _ in steps(deal, seed=1):
        if deal.is_over:
            break
        gone = [str(card) for heap in deal.heaps for card in heap]
        assert {"Js", "Kh"} <= set(gone)
        seen = [*deal.hand(0), *deal.hand(1), *deal.table]
        # A twin may still come; both copies of a removed card together would be one too many.
        assert all(gone.count(str(card)) <= 1 for card in seen)


def test_1_9_two_heaps_part_spades_from_the_worthless() -> None:
    """Spade pictures lie in the first heap, the others in the second."""
    deal = pictures_left()
    deal.play("4d")
    assert [texts(heap) for heap in deal.heaps] == ["Js", "Kh"]
    assert deal.view(None).heaps == deal.heaps
    for _ in steps(deal, seed=2):
        spades, others = deal.heaps
        assert all(card.suit == "s" and is_picture(card) for card in spades)
        assert all(card.suit != "s" and is_picture(card) for card in others)


def test_1_9_heaps_go_to_the_last_capturer_with_the_residue() -> None:
    """Whoever captured last gets what is left on the table and both heaps."""
    deal = last_batch("empty", {1: "3h Qh 9h Jc", 0: "Qd 9c Jd 6d"})
    heaps = sum(map(len, deal.heaps))
    assert heaps
    piles = deal.pile_counts
    play_all(deal, "3h Qd QhxQd 9c 9hx9c Jd JcxJd")
    residue = one(Residue, deal.play("6d"))
    assert residue.seat == deal.last_capture == 1
    assert texts(residue.table) == "3h 6d"
    assert len(residue.heaps) == heaps
    assert deal.pile_counts == (piles[0], piles[1] + 6 + 2 + heaps)


def test_1_9_played_pictures_stay_until_the_end_of_their_batch() -> None:
    """Pictures crept during a batch lie on the table until it ends, and only they go."""
    met = 0
    deal = tabbe.Deal("krypkasino", players=3, seed=3)
    for _ in steps(deal, seed=3):
        before = [card for card in deal.table if is_picture(card)]
        batch = deal.batch
        if deal.is_over:
            break
        met += bool(before)
        hands = sum(len(deal.hand(seat)) for seat in range(3))
        if hands == 12 and batch > 1:
            assert not before
    assert met > 5


def test_1_9_removal_comes_before_the_new_hands() -> None:
    """The pictures go first, then the new cards are dealt; the dealer can state the position."""
    deal = pictures_left()
    kinds = [event.kind for event in deal.play("4d")]
    assert kinds.index("pictures_removed") < kinds.index("dealt")
    assert deal.announcements() == ("10",) or deal.announcements() == ("T",)
    deal.play(SWEEP_FOR_TEN)
    assert deal.table == ()


def test_1_9_nothing_is_removed_after_the_final_batch() -> None:
    """At the end pictures go with the residue; none is removed without a batch to follow."""
    met = 0
    for seed in range(6):
        deal = tabbe.Deal("krypkasino", players=2, seed=seed)
        events = finish(deal, seed)
        last = max(at for at, event in enumerate(events) if event.kind == "dealt")
        assert "pictures_removed" not in [event.kind for event in events[last:]]
        residue = one(Residue, events)
        met += any(is_picture(card) for card in residue.table)
    assert met
