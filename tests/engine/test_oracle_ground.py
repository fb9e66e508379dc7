"""What a deal stands on, against the naive reference: shuffles, card values, points, deal rows."""

from __future__ import annotations

import pytest

from tabbe.cards import deck_of_match, draw_of_match, full_deck, shuffled
from tabbe.rules import RulesError, load_rules, preset_ids
from tests.oracle.deal import batches_of, card_points, opening_of
from tests.oracle.pack import low_value, number_below, shuffled_pack, tidy, whole_pack, words_of
from tests.oracle.switch import switches_of
from tests.oracle.take import hand_values


@pytest.mark.parametrize("packs", [1, 2])
def test_shuffle_when_computed_twice(packs: int) -> None:
    """Two programs written from the same description give the same decks and draws."""
    assert [str(card) for card in full_deck(packs)] == whole_pack(packs)
    for seed in range(20):
        assert [str(card) for card in shuffled(f"é{seed}", packs)] == shuffled_pack(
            f"é{seed}", packs
        )
        for number in (1, 2, 12):
            key = f"tabbe/1/match/{seed}/deal/{number}/{packs}"
            deck = deck_of_match(seed, number, packs)
            assert [str(card) for card in deck] == shuffled_pack(key, packs)
        words = words_of(f"tabbe/1/match/{seed}/draw")
        stream = draw_of_match(seed)
        for limit in (1, 2, 3, 52, 104, 2**31 + 1, 2**32):
            assert stream.below(limit) == number_below(words, limit)


@pytest.mark.parametrize("preset", preset_ids())
def test_card_when_valued(preset: str) -> None:
    """Every card is worth the same from the hand, on the table and in the pile."""
    rules = load_rules(preset)
    switches = switches_of(rules)
    for card in full_deck(1):
        assert rules.hand_values(card) == hand_values(str(card), switches)
        assert rules.table_value(card) == low_value(str(card))
        assert rules.card_points(card) == card_points(str(card), switches)
    assert list(map(str, sorted(full_deck(2)))) == list(tidy(whole_pack(2)))


@pytest.mark.parametrize("packs", [1, 2])
@pytest.mark.parametrize("row", ["exact", "4/4", "4/8"])
@pytest.mark.parametrize("packets", ["alternating", "table_last"])
@pytest.mark.parametrize("last", ["exact", "short"])
def test_plan_when_rows_are_dealt(packs: int, row: str, packets: str, last: str) -> None:
    """Packets, batches and what stays undealt agree for every number of players, or both refuse."""
    try:
        rules = load_rules(
            "krypkasino", packs=packs, deal_table=row, packets=packets, last_batch=last
        )
    except RulesError:
        return
    switches = switches_of(rules)
    for players in range(2, 7):
        try:
            batches, undealt = batches_of(switches, players)
        except ValueError:
            with pytest.raises(RulesError):
                rules.plan(players)
            continue
        plan = rules.plan(players)
        assert plan.opening == opening_of(switches, players)
        assert (list(plan.batches), plan.undealt) == (batches, undealt)
