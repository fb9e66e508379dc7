"""Dealing: the table of rows, the packets, and what does not come out even."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

from tabbe.i18n import LANGUAGES
from tabbe.rules import DealPlan, RulesError, load_rules

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "switches.md").read_text("utf-8")


def cards(plan: DealPlan) -> int:
    """All cards that a plan accounts for."""
    return plan.table + plan.players * (plan.hand + sum(plan.batches)) + plan.undealt


def opening(plan: DealPlan) -> str:
    """The opening in short: `3 t2` for three each, then two to the table."""
    return " ".join(f"t{size}" if to == "table" else str(size) for to, size in plan.opening)


@pytest.mark.parametrize(
    ("players", "hand", "table", "packets", "batches"),
    [
        (2, 6, 4, "3 t2 3 t2", 11),
        (3, 5, 5, "3 t3 2 t2", 7),
        (4, 5, 4, "3 t2 2 t2", 5),
        (5, 4, 4, "2 t2 2 t2", 4),
        (6, 5, 2, "3 t2 2", 3),
    ],
)
def test_row_is_that_of_the_deal_table_when_krypkasino(
    players: int, hand: int, table: int, packets: str, batches: int
) -> None:
    """Two packs come out exactly, by the row of the number of players."""
    plan = load_rules("krypkasino").plan(players)
    assert (plan.players, plan.hand, plan.table) == (players, hand, table)
    assert opening(plan) == packets
    assert plan.batches == (4,) * batches
    assert plan.undealt == 0
    assert (104 - table - hand * players) % (4 * players) == 0


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_row_has_eight_on_the_table_when_asked(players: int) -> None:
    """Four and eight come out exactly for all but five."""
    plan = load_rules("krypkasino", deal_table="4/8").plan(players)
    assert opening(plan) == "2 t4 2 t4"
    assert (plan.undealt, set(plan.batches)) == (0, {4})
    assert cards(plan) == 104


@pytest.mark.parametrize(
    ("players", "batches", "undealt"),
    [(2, (4,) * 11 + (2,), 0), (3, (4,) * 7 + (1,), 1), (4, (4,) * 5 + (1,), 0)],
)
def test_last_batch_is_short_when_family(
    players: int, batches: tuple[int, ...], undealt: int
) -> None:
    """Four and four leave four cards, dealt as evenly as they go; hands before the table."""
    plan = load_rules("krypkasino-family").plan(players)
    assert opening(plan) == "2 2 t4"
    assert (plan.batches, plan.undealt) == (batches, undealt)
    assert cards(plan) == 104


def test_last_batch_is_left_out_when_fewer_cards_than_seats() -> None:
    """With six players four cards stay over, too few for one each."""
    plan = load_rules("krypkasino", deal_table="4/4", last_batch="short").plan(6)
    assert (plan.batches, plan.undealt) == ((4, 4, 4), 4)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("table", ["exact", "4/4", "4/8"])
@pytest.mark.parametrize("last_batch", ["exact", "short"])
def test_row_is_four_and_four_when_one_pack(players: int, table: str, last_batch: str) -> None:
    """One pack is dealt 4 and 4 whatever the deal table says, and comes out exactly."""
    rules = load_rules("krypkasino", packs=1, deal_table=table, last_batch=last_batch)
    plan = rules.plan(players)
    assert opening(plan) == "2 t2 2 t2"
    assert (plan.undealt, set(plan.batches)) == (0, {4})
    assert cards(plan) == 52
    assert rules.player_counts == (2, 3, 4, 6)


@pytest.mark.parametrize("last_batch", ["exact", "short"])
def test_deal_is_refused_when_five_share_one_pack(last_batch: str) -> None:
    """Five players need two packs."""
    with pytest.raises(RulesError, match="One pack cannot be dealt evenly to five"):
        load_rules("krypkasino", packs=1, last_batch=last_batch).plan(5)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_deal_is_refused_when_four_and_four_must_come_out(players: int) -> None:
    """The sentence says what stays over and what to set; five players are fine."""
    rules = load_rules("krypkasino", deal_table="4/4")
    assert rules.player_counts == (5,)
    with pytest.raises(RulesError) as caught:
        rules.plan(players)
    assert caught.value.args_["over"] == (104 - 4 - 4 * players) % (4 * players)
    assert f"With {players} players, 4 cards each and 4 on the table" in str(caught.value)
    assert "set last_batch to short" in str(caught.value)


def test_deal_is_refused_when_five_have_four_and_eight() -> None:
    """Five players leave sixteen cards, which a short last batch can deal."""
    with pytest.raises(RulesError, match="16 cards are left"):
        load_rules("krypkasino", deal_table="4/8").plan(5)
    plan = load_rules("krypkasino", deal_table="4/8", last_batch="short").plan(5)
    assert (plan.batches, plan.undealt) == ((4, 4, 4, 3), 1)


def test_rules_are_refused_when_no_number_of_players_comes_out() -> None:
    """A game for two to four that must come out even cannot have four and four of two packs."""
    with pytest.raises(RulesError, match="With 2 players"):
        load_rules("krypkasino-family", last_batch="exact")
    with pytest.raises(RulesError, match="With 2 players"):
        load_rules("kasino", packs=2)
    assert load_rules("kasino", packs=2, last_batch="short").player_counts == (2, 3, 4)


@pytest.mark.parametrize("players", [0, 1, 7, -2, True, 2.0, "2", None])
def test_players_are_refused_when_the_game_is_not_for_them(players: object) -> None:
    """The sentence names the numbers that can play."""
    with pytest.raises(RulesError) as caught:
        load_rules("krypkasino").plan(cast("int", players))
    assert str(caught.value) == "This game is for 2 to 6 players."


def test_players_are_refused_when_the_game_is_for_two() -> None:
    """A game for exactly two says so."""
    with pytest.raises(RulesError, match="exactly 2 players"):
        load_rules("avig-kasino").plan(3)


@pytest.mark.parametrize("packets", ["alternating", "table_last"])
def test_packets_never_move_the_table_when_exact(packets: str) -> None:
    """The rows of the deal table keep their own packets."""
    for players in range(2, 7):
        plan = load_rules("krypkasino", packets=packets).plan(players)
        assert plan == load_rules("krypkasino").plan(players)


@pytest.mark.parametrize("table", ["4/4", "4/8"])
def test_table_comes_last_when_packets_say_so(table: str) -> None:
    """Hands by twos, then the table in one packet."""
    rules = load_rules("krypkasino-family", deal_table=table)
    assert opening(rules.plan(2)) == ("2 2 t4" if table == "4/4" else "2 2 t8")


@pytest.mark.parametrize(
    ("size", "packets"), [(4, (2, 2)), (3, (2, 1)), (2, (2,)), (1, (1,)), (0, ())]
)
def test_batch_is_dealt_by_twos_when_later(size: int, packets: tuple[int, ...]) -> None:
    """Two at a time, an odd card last."""
    assert load_rules("krypkasino").plan(2).packets(size) == packets


def test_page_tells_every_row_when_read() -> None:
    """The rows of the reference page are those that are dealt."""
    rows = re.findall(r"^\| (\d) \| `(\S+)` \| (\d) \| (.+) \| (.+) \|$", PAGE, re.MULTILINE)
    seen = []
    for packs, table, players, packets, later in rows:
        rules = load_rules("krypkasino", packs=packs, deal_table=table, last_batch="short")
        plan = rules.plan(int(players))
        said = [
            f"{size} each" if to == "hand" else f"{size} to the table" for to, size in plan.opening
        ]
        full = plan.batches.count(4)
        rest = [f"{full} of 4", *[f"then {size}" for size in plan.batches[full:]]]
        rest += [f"{plan.undealt} over"] if plan.undealt else []
        assert (packets, later) == (", ".join(said), ", ".join(rest))
        seen.append((int(packs), table, int(players)))
    assert seen == [
        *[(2, table, n) for table in ("exact", "4/4", "4/8") for n in range(2, 7)],
        *[(1, "4/4", n) for n in (2, 3, 4, 6)],
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_speak_when_asked_in_a_language(lang: str) -> None:
    """Every refusal of a deal is one whole sentence in every language."""
    refusals = []
    for rules, players in (
        (load_rules("krypkasino"), 7),
        (load_rules("avig-kasino"), 3),
        (load_rules("krypkasino", packs=1), 5),
        (load_rules("krypkasino", deal_table="4/4"), 3),
    ):
        with pytest.raises(RulesError) as caught:
            rules.plan(players)
        refusals.append(caught.value.message(lang))
    assert len(set(refusals)) == 4
    assert all(said.endswith(".") for said in refusals)
