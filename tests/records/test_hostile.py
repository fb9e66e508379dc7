"""Records from strangers: whatever they hold, a sentence comes out and nothing else."""

from __future__ import annotations

import random
import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabbe.cards import full_deck
from tabbe.i18n import LANGUAGES
from tabbe.records import IllegalRecord, RecordError, read_record, replay, write_record
from tests.records.playing import Game
from tests.records.sample import TEXT


def survives(content: str | bytes) -> None:
    """Read and replay; any refusal has to be a sentence in every language."""
    try:
        record = read_record(content)
        assert read_record(write_record(record)) == record
        replay(record)
    except (RecordError, IllegalRecord) as error:
        for lang in LANGUAGES:
            said = error.message(lang)
            assert said.isprintable()
            assert len(said) < 600


def _played() -> str:
    played = Game.of("avig-kasino", 2, None, seed=2, deals=1)
    played.play(100)
    return write_record(played.record())


PLAYED = _played()
PLAIN_DECK = " ".join(map(str, full_deck(2)))


@given(st.binary(max_size=300))
def test_bytes_when_random_are_refused_in_a_sentence(content: bytes) -> None:
    """Noise is no record."""
    with pytest.raises(RecordError):
        read_record(content)


@given(st.text(max_size=300))
def test_text_when_random_is_refused_in_a_sentence(content: str) -> None:
    """Nor is any other text."""
    with pytest.raises(RecordError):
        read_record(content)


@pytest.mark.parametrize("text", [TEXT, PLAYED])
def test_record_when_cut_off_anywhere_is_survived(text: str) -> None:
    """A file that was not copied to its end gives a sentence, or a game that is not finished."""
    content = text.encode()
    for end in range(len(content)):
        survives(content[:end])


@settings(max_examples=150)
@given(st.integers(0, 10**9), st.integers(1, 6))
def test_record_when_damaged_anywhere_is_survived(seed: int, faults: int) -> None:
    """Bytes that were changed, lost, doubled or moved do no harm."""
    rng = random.Random(seed)
    content = bytearray(PLAYED.encode())
    for _ in range(faults):
        at = rng.randrange(len(content))
        length = rng.choice([1, 1, 1, 3, 20, 200])
        piece = content[at : at + length]
        match rng.randrange(5):
            case 0:
                content[at] = rng.randrange(256)
            case 1:
                del content[at : at + length]
            case 2:
                content[at:at] = piece
            case 3:
                content[at : at + length] = b""
                place = rng.randrange(len(content) + 1)
                content[place:place] = piece
            case _:
                content[at] = rng.choice(b"0123456789[]{}\"'=.,#\n\r xshdcAJQKT?-+")
    survives(bytes(content))


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**40), 10**40)
    | st.floats()
    | st.dates()
    | st.times()
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=10)
    | st.sampled_from(["pairs", "??", "6c", "krypkasino", "1"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["a", "self", "deck", "values", "id"]), inner, max_size=3)
    ),
    max_leaves=5,
)
PATHS = st.sampled_from(
    [
        *[(key,) for key in tomllib.loads(TEXT)],
        ("teams",),
        ("ruleset",),
        ("rules", "deals"),
        ("rules", "self"),
        ("rules", "raise_"),
        *[("deals", 0, key) for key in tomllib.loads(TEXT)["deals"][0]],
        ("deals", 0, "fair", "secret"),
    ]
)


@settings(max_examples=200)
@given(PATHS, VALUES)
def test_value_when_of_any_kind_is_survived(path: tuple[str | int, ...], value: object) -> None:
    """Any value in the place of any other is refused by name, if it is refused."""
    import tomli_w

    document = tomllib.loads(TEXT)
    inner = document
    for step in path[:-1]:
        inner = inner[step]  # type: ignore[index]
    inner[path[-1]] = _plain(value)  # type: ignore[index]
    survives(tomli_w.dumps(document))


def _plain(value: object) -> object:
    """Return a value without what TOML has no word for."""
    if value is None:
        return "none"
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return value


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"Anna"', '"' + "A" * 1_000_000 + '"'),
        ('moves = "', 'moves = "' + "6c " * 100_000),
        ('moves = "', 'moves = "' + "6" * 1_000_000 + " "),
        ('moves = "', 'moves = "8cx' + "8d," * 100_000 + "8d "),
        ('deck = "', 'deck = "' + "As " * 500_000),
        ("[19, 23]", "[" + "1, " * 500_000 + "1]"),
        ("{ deals = 4 }", "{ " + "".join(f"k{i} = 1, " for i in range(50_000)) + "z = 1 }"),
        ("# played", "[[deals]]\n" * 50_000),
        ("2026-08-01", "9999-12-31T23:59:59.999999+23:59"),
        ('"krypkasino"', '"' + "../" * 1000 + '"'),
        ("seed = 7", "seed = 0x" + "f" * 100_000),
        ("seed = 7", "seed = " + "1_" * 3000 + "1"),
        ("seed = 7", "seed = 1e999999"),
        ("seed = 7", "seed = nan"),
    ],
)
def test_record_when_something_is_enormous_is_survived(old: str, new: str) -> None:
    """Size alone costs neither minutes nor memory nor a page of error message."""
    assert old in TEXT
    survives(TEXT.replace(old, new, 1))


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"deck": "6c " * 3_000}, "record-deck"),
        ({"deck": "6c " * 1_000_000}, "record-text-long"),
        ({"deck": "6c" * 1_000_000}, "record-text-long"),
        ({"moves": "6c " * 105}, "record-moves-many"),
        ({"moves": "6c " * 1_000_000}, "record-text-long"),
    ],
)
def test_deal_when_absurdly_long_is_refused(wrong: dict[str, str], key: str) -> None:
    """More cards or moves than the packs can give are refused before they are read."""
    table = {"deck": PLAIN_DECK, "moves": "", **wrong}
    head = TEXT.partition("[[deals]]")[0]
    deal = "".join(f'{name} = "{value}"\n' for name, value in table.items())
    with pytest.raises(RecordError) as caught:
        read_record(f"{head}[[deals]]\ndealer = 0\n{deal}")
    assert caught.value.key == key


def test_record_when_it_has_too_many_deals_is_refused() -> None:
    """The first deal too many ends the reading; so do values without end under unknown keys."""
    with pytest.raises(RecordError) as caught:
        read_record(TEXT + "\n[[deals]]" * 10_000)
    assert caught.value.key == "record-deals-many"
    for crowd in ("1," * 500_000, "[]," * 500_000, "''," * 500_000):
        with pytest.raises(RecordError) as caught:
            read_record(f"x = [{crowd}]\n{TEXT}")
        assert caught.value.key == "record-crowded"
