"""The search for cards in what a server says finds all of them, and nothing that was drawn."""

from __future__ import annotations

import json

from tests.server.card import drawn_by_chance, named_cards


def test_card_is_found_when_ids_that_look_like_one_are_left_out() -> None:
    """An id may hold `-4s-`; the same text anywhere else, within the id's own line too, is one."""
    drawn = "4s-Hk2d_7h-TqX0aB-Kc_w"
    said = json.dumps({"url": f"http://x/t/{drawn}", "id": drawn, "move": "9h-x", "hand": ["4s"]})
    assert named_cards(said, drawn) == {"9h", "4s"}
    assert named_cards(said) > {"9h", "4s"}
    assert named_cards(f"{drawn[:-1]}", drawn) == {"4s", "7h", "Kc"}


def test_only_what_is_drawn_is_taken_for_drawn_when_an_answer_is_read() -> None:
    """Ids of tables and tokens, wherever they stand; no short id, and no other field."""
    drawn, token = "4s-Hk2d_7h-TqX0aB-Kc_w", "x.4s-" * 20
    answer = {"tables": [{"id": drawn}], "token": token, "hand": drawn, "seat": {"id": "4s"}}
    assert sorted(drawn_by_chance(answer)) == sorted([drawn, token])
