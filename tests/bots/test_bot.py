"""How bots are named, and what they are given."""

from __future__ import annotations

import inspect
import typing
from dataclasses import replace
from typing import Any

import pytest

import tabbe
from tabbe.bots import Bot, BotError, GreedyBot, RandomBot, bot_names, make_bot, parse_bot
from tabbe.bots.bot import LARGEST_SEED, parse_bots
from tabbe.engine import Move, View
from tabbe.i18n import LANGUAGES

BAD_NAMES = {
    "": "bad-bot",
    "wizard": "bad-bot",
    "exec:": "bad-bot-path",
    "expert:ms=0": "bad-bot-option",
    "expert:samples=0": "bad-bot-option",
    "expert:ms=1.5": "bad-bot-option",
    "expert:ms=30:samples=500": "bad-bot-budget",
    "greedy bot": "bad-bot",
    "grëedy": "bad-bot",
    "greedy:": "bad-bot-option",
    "greedy:ms=30": "bad-bot-option",
    "greedy:seed": "bad-bot-option",
    "greedy:seed=": "bad-bot-option",
    "greedy:seed=-1": "bad-bot-option",
    "greedy:seed=1.5": "bad-bot-option",
    "greedy:seed=²": "bad-bot-option",
    "random:seed=one": "bad-bot-option",
    "random:seed=1:samples=5": "bad-bot-option",
    f"random:seed={LARGEST_SEED + 1}": "bad-bot-option",
    "random:seed=" + "9" * 5000: "bad-bot-option",
}


def test_bot_names_lists_the_kinds_when_asked() -> None:
    """The simple ones come first, then the levels, then those that search; each can be made."""
    assert bot_names() == (
        "random",
        "greedy",
        "novice",
        "casual",
        "club",
        "pimc",
        "expert",
    )
    assert [make_bot(name).name for name in bot_names()] == list(bot_names())


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("greedy", "greedy"),
        ("GREEDY", "greedy"),
        (" random : seed = 7 ", "random:seed=7"),
        ("random:seed=007", "random:seed=7"),
        ("expert:seed=3:ms=030", "expert:ms=30:seed=3"),
        ("pimc:samples=500", "pimc:samples=500"),
        (f"random:seed={LARGEST_SEED}", f"random:seed={LARGEST_SEED}"),
    ],
)
def test_make_bot_gives_the_usual_name_when_it_is_written_oddly(text: str, name: str) -> None:
    """Case, blanks and leading noughts do not matter, and the name can be read again."""
    assert make_bot(text).name == name
    assert str(parse_bot(name)) == name


@pytest.mark.parametrize(("text", "key"), BAD_NAMES.items())
def test_parse_bot_refuses_in_a_sentence_when_there_is_no_such_bot(text: str, key: str) -> None:
    """A wrong name or option is refused in every language, without repeating pages of it."""
    with pytest.raises(BotError) as refusal:
        make_bot(text)
    assert refusal.value.key == key
    for lang in LANGUAGES:
        assert 0 < len(refusal.value.message(lang)) < 300


def test_parse_bots_takes_text_or_list_when_named() -> None:
    """Commas part the names, and fewer bots than seats are fine."""
    assert [str(bot) for bot in parse_bots("greedy, random:seed=1", 4)] == [
        "greedy",
        "random:seed=1",
    ]
    assert parse_bots(["greedy"], 2) == parse_bots("greedy", 2) == parse_bots(("greedy",), 2)


@pytest.mark.parametrize(
    ("names", "key"),
    [
        ("", "bad-bot-none"),
        ([], "bad-bot-none"),
        ((), "bad-bot-none"),
        ("greedy,", "bad-bot"),
        ("greedy,greedy,greedy", "bad-bot-count"),
    ],
)
def test_parse_bots_refuses_when_the_table_cannot_be_filled(
    names: str | list[str] | tuple[str, ...], key: str
) -> None:
    """No bots, an empty name among them, and more bots than seats are refused."""
    with pytest.raises(BotError) as refusal:
        parse_bots(names, 2)
    assert refusal.value.key == key


@pytest.mark.parametrize("kind", [GreedyBot, RandomBot])
def test_choose_takes_a_view_alone_when_declared(kind: type[Bot]) -> None:
    """The type checker lets a bot have nothing but a View, and it answers with a Move."""
    hints = typing.get_type_hints(kind.choose, {"View": View, "Move": Move})
    assert hints == {"view": View, "return": Move}
    assert list(inspect.signature(kind.choose).parameters) == ["self", "view"]


def test_bot_error_is_an_error_of_tabbe_when_raised() -> None:
    """Who catches TabbeError or ValueError catches a wrong bot as well."""
    assert issubclass(BotError, tabbe.TabbeError)
    assert issubclass(BotError, ValueError)


@pytest.mark.parametrize("kind", bot_names())
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("legal", ()),
        ("events", ()),
        ("scores", (1,)),
        ("sweeps", ()),
        ("pile_counts", (0,) * 9),
        ("sides", ()),
        ("sides", ((0, 1),)),
        ("sides", ((0,), (2,))),
    ],
)
def test_view_is_refused_in_a_sentence_when_no_deal_gives_it(
    kind: str, field: str, value: tuple[Any, ...]
) -> None:
    """Whoever makes views by hand is told what is wrong with them."""
    deal = tabbe.Deal(seed=1)
    view = replace(deal.view(deal.seat), **{field: value})  # type: ignore[arg-type]
    options = ":samples=2" if kind in ("pimc", "expert") else ""
    with pytest.raises(BotError, match=f"{field} is empty or does not fit") as refusal:
        make_bot(kind + options).choose(view)
    assert refusal.value.key == "bad-view"
