"""The file of a run: stopped, killed, resumed, and held against the wrong run."""

from __future__ import annotations

import json
import zlib
from typing import TYPE_CHECKING, Any

import pytest

import tabbe
from tabbe.bots import BotError, climb, kernel, simulate
from tabbe.bots.kernel import PLAYOUTS, SEARCH, program_of
from tabbe.i18n import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from tabbe.bots import SimulationResult


pytestmark = pytest.mark.usefixtures("plain")


RULES = tabbe.load_rules("avig-kasino")


def summed(rows: bytes) -> bytes:
    """A file of one deck with these rows, its checksum right."""
    line = b'{"deck":0,"rows":%b,"seconds":[0,0]}' % rows
    return b'HEAD%b,"sum":"%08x"}\n' % (line[:-1], zlib.crc32(line))


def run(path: Path | None, deals: int, **settings: Any) -> SimulationResult:
    """A run of two bots of the kernels."""
    bots = settings.pop("bots", "greedy,random")
    seed = settings.pop("seed", 4)
    rules = settings.pop("rules", RULES)
    return simulate(rules, 2, bots, deals, seed, resume=path, jobs=1, **settings)


def figures(result: SimulationResult) -> list[dict[str, Any]]:
    """The bots without what a clock has measured."""
    told: list[dict[str, Any]] = result.as_dict()["bots"]
    return [{key: bot[key] for key in bot if key != "decisions_per_s"} for bot in told]


def test_run_starts_anew_when_it_was_killed_in_its_first_line(tmp_path: Path) -> None:
    """Also where no seed is named: there is none to go on with yet, and nothing is lost."""
    path = tmp_path / "run.jsonl"
    run(path, 1)
    path.write_bytes(path.read_bytes()[:25])
    assert run(path, 2, seed=None).deals == 2
    assert len(path.read_bytes().splitlines()) == 3


@pytest.mark.parametrize("cut", [0, 1, 30])
def test_run_is_the_same_when_it_was_killed_on_the_way(tmp_path: Path, cut: int) -> None:
    """Whole lines count, the torn one is played again, and nothing is played twice."""
    path = tmp_path / "run.jsonl"
    run(path, 25)
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:9]) + lines[9][:cut])
    assert figures(run(path, 30)) == figures(run(None, 30))
    again = path.read_bytes().splitlines()
    assert [json.loads(line)["deck"] for line in again[1:]] == list(range(30))
    assert [json.loads(line)["rows"] for line in again[1:26]] == [
        json.loads(line)["rows"] for line in lines[1:]
    ]


def test_gaps_are_filled_when_lines_are_missing(tmp_path: Path) -> None:
    """Decks may stand in any order, with some left out and some twice."""
    path = tmp_path / "run.jsonl"
    run(path, 12)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], *lines[:4:-1], lines[2], lines[6]]))
    assert figures(run(path, 12)) == figures(run(None, 12))


def test_nothing_is_played_when_the_file_has_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fewer decks than the file holds are read and no more."""
    from tabbe.bots import arena

    path = tmp_path / "run.jsonl"
    run(path, 12)
    monkeypatch.delattr(arena, "play")
    assert run(path, 7).deals == 7
    assert run(path, 12, seed=None).seed == 4


def test_stopped_run_keeps_its_decks_when_a_file_is_named(tmp_path: Path) -> None:
    """Ctrl-C leaves the decks played so far in the file."""
    path = tmp_path / "run.jsonl"

    def stop(done: int, _wanted: int) -> None:
        if done >= 40:
            raise KeyboardInterrupt

    assert not run(path, 100, progress=stop).complete
    assert len(path.read_bytes().splitlines()) == 41


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"seed": 5}, "seed"),
        ({"bots": "greedy,greedy"}, "bots"),
        ({"bots": "greedy,random:seed=1"}, "bots"),
        ({"rules": RULES.with_switches(sweep_points=7)}, "rules"),
        ({"rules": tabbe.load_rules("krypkasino")}, "game"),
    ],
)
def test_file_is_refused_when_it_is_of_another_run(
    tmp_path: Path, settings: dict[str, Any], key: str
) -> None:
    """The sentence names what differs, and the file is left as it was."""
    path = tmp_path / "run.jsonl"
    run(path, 2)
    before = path.read_bytes()
    with pytest.raises(BotError) as refusal:
        run(path, 3, **settings)
    assert refusal.value.key == "arena-file-settings"
    for lang in LANGUAGES:
        said = refusal.value.message(lang)
        assert key in said
        assert "run.jsonl" in said
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"my diary\n", "arena-file-other"),
        (b"my diary", "arena-file-other"),
        (b"[1]\n", "arena-file-other"),
        (b"\xff\xfe\n", "arena-file-other"),
        (b'{"tabbe":"arena","seed":"1"}\n', "arena-file-other"),
        (b'{"tabbe":"arena","seed":"1","format":9}\n', "arena-file-format"),
        (b"HEAD{}\n", "arena-file-line"),
        (b"HEADhello\n", "arena-file-line"),
        (summed(b"[[[1,2,3,4,5]]]"), "arena-file-line"),
        (summed(b'[[["1",2,3,4,5],[1,2,3,4,5]],[[1,2,3,4,5],[1,2,3,4,5]]]'), "arena-file-line"),
    ],
)
def test_file_is_refused_when_it_is_no_run(tmp_path: Path, content: bytes, key: str) -> None:
    """A file of something else, or one that somebody has changed, is never written over."""
    path = tmp_path / "run.jsonl"
    run(path, 1)
    head = path.read_bytes().splitlines(keepends=True)[0]
    path.write_bytes(content.replace(b"HEAD", head))
    before = path.read_bytes()
    with pytest.raises(BotError) as refusal:
        run(path, 2)
    assert refusal.value.key == key
    assert all(refusal.value.message(lang) for lang in LANGUAGES)
    assert path.read_bytes() == before


def test_file_is_refused_when_a_score_in_it_has_been_changed(tmp_path: Path) -> None:
    """One point more or less, still a line of the right shape, is found by its checksum."""
    path = tmp_path / "run.jsonl"
    run(path, 3)
    lines = path.read_bytes().splitlines(keepends=True)
    score = json.loads(lines[2])["rows"][0][0][0]
    lines[2] = lines[2].replace(b"[[[%d," % score, b"[[[%d," % (score + 1), 1)
    path.write_bytes(b"".join(lines))
    with pytest.raises(BotError) as refusal:
        run(path, 4)
    assert (refusal.value.key, refusal.value.args_["line"]) == ("arena-file-line", 3)


@pytest.mark.parametrize("found", ['"0.0.1 0123456789"', "null"])
def test_file_is_refused_when_other_bots_have_played_it(tmp_path: Path, found: str) -> None:
    """A run is not made up of two versions of a bot, and the sentence names both."""
    path = tmp_path / "run.jsonl"
    run(path, 2)
    head = json.loads(path.read_bytes().splitlines()[0])
    before = path.read_bytes().replace(json.dumps(head["program"]).encode(), found.encode())
    path.write_bytes(before)
    with pytest.raises(BotError) as refusal:
        run(path, 3)
    assert refusal.value.key == "arena-file-program"
    for lang in LANGUAGES:
        assert head["program"] in refusal.value.message(lang)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "fast", "searching"),
    [
        ("bots/greedy.py", True, True),
        ("bots/chance.py", True, True),
        ("bots/budget.py", True, True),
        ("bots/kernel.py", True, True),
        ("bots/bout.py", True, True),
        ("bots/outside.py", True, True),
        ("bots/playout.py", True, True),
        ("engine/knowledge.py", True, True),
        ("engine/listing.py", True, True),
        ("rules/plan.py", True, True),
        ("cards/deck.py", True, True),
        ("bots/solver.py", False, True),
        ("bots/endgame.py", False, True),
        ("bots/guide.json", False, True),
        ("bots/arena.py", False, False),
        ("bots/ledger.py", False, False),
    ],
)
def test_program_is_another_when_what_it_thinks_with_is(
    monkeypatch: pytest.MonkeyPatch, name: str, fast: bool, searching: bool
) -> None:
    """All that a choice rests on tells bots apart, and nothing that only keeps the books."""
    kept = {group: program_of(group) for group in (PLAYOUTS, SEARCH)}
    assert kept[PLAYOUTS].split()[0] == kept[SEARCH].split()[0] == tabbe.__version__
    assert kept[PLAYOUTS] != kept[SEARCH]
    read = kernel._text_in

    def otherwise(path: Path) -> str:
        return read(path) + "# otherwise" * path.as_posix().endswith(f"tabbe/{name}")

    monkeypatch.setattr(kernel, "_text_in", otherwise)
    assert (program_of.__wrapped__(PLAYOUTS) != kept[PLAYOUTS]) == fast
    assert (program_of.__wrapped__(SEARCH) != kept[SEARCH]) == searching


def test_format_is_shown_when_it_is_another(tmp_path: Path) -> None:
    """The sentence names the format as it stands in the file."""
    path = tmp_path / "run.jsonl"
    path.write_bytes(b'{"tabbe":"arena","seed":"1","format":9}\n')
    with pytest.raises(BotError) as refusal:
        run(path, 1)
    assert "format 9," in refusal.value.message("en")


def test_ladder_goes_on_when_its_file_is_there(tmp_path: Path) -> None:
    """One file holds all pairs, and is not one for a plain run."""
    path = tmp_path / "ladder.jsonl"
    bots = ["random", "greedy", "random:seed=2"]
    whole = climb(RULES, 2, bots, 6, 4, jobs=1)
    climb(RULES, 2, bots, 3, 4, jobs=1, resume=path)
    assert climb(RULES, 2, bots, 6, 4, jobs=1, resume=path) == whole
    assert len(path.read_bytes().splitlines()) == 1 + 3 * 6
    with pytest.raises(BotError):
        simulate(RULES, 2, bots[:2], 3, 4, resume=path)


def test_second_run_is_refused_while_the_first_is_writing(tmp_path: Path) -> None:
    """Both would write the same decks into one file; afterwards it can be gone on with."""
    pytest.importorskip("fcntl")
    path = tmp_path / "run.jsonl"

    def meanwhile(_done: int, _wanted: int) -> None:
        before = path.read_bytes()
        with pytest.raises(BotError) as refusal:
            run(path, 3)
        assert refusal.value.key == "arena-file-busy"
        for lang in LANGUAGES:
            assert path.name in refusal.value.message(lang)
        assert path.read_bytes() == before
        met.append(True)

    met: list[bool] = []
    run(path, 2, progress=meanwhile)
    assert met
    assert figures(run(path, 3)) == figures(run(None, 3))


def test_file_is_free_again_after_a_run_was_refused(tmp_path: Path) -> None:
    """Who is refused for other reasons keeps nobody out."""
    path = tmp_path / "run.jsonl"
    run(path, 1)
    with pytest.raises(BotError) as refusal:
        run(path, 1, seed=5)
    assert refusal.value.key == "arena-file-settings"
    del refusal
    assert run(path, 2).deals == 2


def test_reason_of_a_forfeit_is_kept_in_the_file(tmp_path: Path) -> None:
    """A run gone on with tells why a program forfeited in the sitting before."""
    path = tmp_path / "run.jsonl"
    first = run(path, 1, bots="exec:true,greedy").bots[0].reason
    assert first is not None
    assert first.code == "gone"
    assert run(path, 1, bots="exec:true,greedy").bots[0].reason == first
