"""Two speeds from one text: which kernels are used when, and a cache that no accident can spoil."""

from __future__ import annotations

import ast
import importlib.util
import inspect
import linecache
import os
import random
import re
import shutil
import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import pytest

import tabbe
from tabbe.bots import bout
from tabbe.bots.kernel import PLAYOUTS, SEARCH
from tabbe.engine import block as b
from tabbe.engine import cache, compiler
from tabbe.engine.switchboard import rules_numbers
from tabbe.envs.kernel import ENVS
from tests.bots.replay import table_of
from tests.engine.position import GAMES, walk

ROOT = Path(__file__).resolve().parents[2]

TINY = '''\
"""Three kernels, the last calling the others: one that is copied into it, one that is not."""

from __future__ import annotations

from tabbe.engine.bit import lowest, popcount
from tabbe.engine.block import Block

COLD = ("picked",)


def picked(block: Block, place: int) -> int:
    return block[place]


def triple(number: int) -> int:
    return 3 * number


def summed(block: Block, places: int) -> int:
    total = popcount(12) + lowest(8)
    for place in range(places):
        total += triple(picked(block, place))
    return total
'''
ANSWER = 5 + 3 * (1 + 2 + 3)

# A process of its own that compiles such kernels: the file, then what to print.
PROGRAM = """\
import importlib.util, sys
from tabbe.engine import compiler
spec = importlib.util.spec_from_file_location("tiny_kernels", sys.argv[1])
module = importlib.util.module_from_spec(spec)
sys.modules["tiny_kernels"] = module
spec.loader.exec_module(module)
group = (module,)
compiler._GROUPS[:] = [group]
kernels = compiler.compiled(group)
block = compiler.block_of(kernels, [1, 2, 3])
print(kernels.summed(block, 3), compiler.is_cached(group))
"""


class Tiny:
    """Small kernels in the place of the game's, with a cache folder of their own."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path = folder / "tiny_kernels.py"
        self.base = folder / "cache"
        self.monkeypatch = monkeypatch
        monkeypatch.setenv("TABBE_CACHE_DIR", str(self.base))
        self.write(TINY)

    def write(self, text: str) -> None:
        """Give the kernels a text."""
        self.path.write_text(text, encoding="utf-8")
        linecache.clearcache()
        spec = importlib.util.spec_from_file_location("tiny_kernels", self.path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        self.monkeypatch.setitem(sys.modules, "tiny_kernels", module)
        spec.loader.exec_module(module)
        self.group = (module,)
        self.monkeypatch.setattr(compiler, "_GROUPS", [self.group])
        self.forget()

    def forget(self) -> None:
        """Begin like a new process that has compiled nothing."""
        self.monkeypatch.setattr(compiler, "_compiled", SimpleNamespace())
        self.monkeypatch.setattr(compiler, "_loaded", [])
        self.monkeypatch.setattr(compiler, "_seen", {})

    def run(self) -> tuple[int, list[str]]:
        """Compile or load as a new process would; what comes of it, and what was announced."""
        self.forget()
        said: list[str] = []
        kernels = compiler.compiled(self.group, said.append)
        assert compiler.is_loaded(self.group)
        return int(kernels.summed(compiler.block_of(kernels, [1, 2, 3]), 3)), said

    @property
    def folder(self) -> Path:
        """Where the kernels are kept."""
        self.forget()
        folder = compiler.cache_folder(self.group)
        assert folder is not None
        return folder

    def files(self, ending: str) -> list[Path]:
        """The kept files of one kind."""
        return sorted(self.folder.rglob(f"*.{ending}"))


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tiny:
    """Small kernels instead of the game's, which take twenty seconds."""
    return Tiny(tmp_path, monkeypatch)


# --- the cache ------------------------------------------------------------------------------------


def test_cache_is_used_when_it_is_there(tiny: Tiny) -> None:
    """The first run says that it compiles, the second says nothing and gives the same."""
    assert not compiler.is_cached(tiny.group)
    assert tiny.run() == (ANSWER, ["compiling"])
    kept = {path: path.stat().st_mtime_ns for path in tiny.files("nb?")}
    assert len(kept) == 6
    tiny.forget()
    assert compiler.is_cached(tiny.group)
    assert tiny.run() == (ANSWER, [])
    assert {path: path.stat().st_mtime_ns for path in tiny.files("nb?")} == kept


def test_cache_is_looked_at_once_a_second_when_it_is_asked_for_often(
    tiny: Tiny, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asking costs next to nothing, and what another process compiles is found a second later."""
    looks, now = [], [100.0]
    folder_named = cache.folder_named

    def counted(name: str) -> Path | None:
        looks.append(name)
        return folder_named(name)

    def asked() -> bool:
        return compiler.is_cached(tiny.group)

    tiny.run()
    tiny.forget()
    kept, aside = tiny.folder, tiny.base / "aside"
    kept.rename(aside)
    monkeypatch.setattr(cache, "folder_named", counted)
    monkeypatch.setattr(compiler, "time", SimpleNamespace(monotonic=lambda: now[0]))
    assert [asked() for _ in range(5)] == [False] * 5
    assert len(looks) == 1
    shutil.rmtree(kept)
    aside.rename(kept)
    now[0] += compiler.LOOK - 0.1
    assert not asked()
    now[0] += 0.2
    assert [asked() for _ in range(5)] == [True] * 5
    assert len(looks) == 2


def test_cache_is_another_when_the_text_is(tiny: Tiny) -> None:
    """Changed kernels never meet an old cache, though the file's name and date be the same."""
    assert tiny.run()[0] == ANSWER
    stamp, first = tiny.path.stat(), tiny.folder
    tiny.write(TINY.replace("3 * number", "7 * number"))
    os.utime(tiny.path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    assert tiny.path.stat().st_size == stamp.st_size
    assert tiny.folder != first
    assert not compiler.is_cached(tiny.group)
    assert tiny.run() == (5 + 7 * 6, ["compiling"])
    tiny.write(TINY)
    os.utime(tiny.path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    assert tiny.folder == first
    assert tiny.run() == (ANSWER, [])


def shorten(path: Path) -> None:
    """Cut a file in half."""
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def block_up(path: Path) -> None:
    """Put a folder where a file was."""
    path.unlink()
    path.mkdir()


def spoil(path: Path) -> None:
    """Change a file and keep its size."""
    path.write_bytes(b"\x80" * path.stat().st_size)


DAMAGE: dict[str, Callable[[Path], object]] = {
    "emptied": lambda path: path.write_bytes(b""),
    "shortened": shorten,
    "spoilt": spoil,
    "removed": Path.unlink,
    "replaced by a folder": block_up,
}


@pytest.mark.parametrize("ending", ["nbi", "nbc"])
@pytest.mark.parametrize("damage", DAMAGE)
def test_kernels_are_compiled_anew_when_a_cached_file_is_damaged(
    tiny: Tiny, damage: str, ending: str
) -> None:
    """Whatever has become of a file, the answer is right and the cache is whole again."""
    tiny.run()
    DAMAGE[damage](tiny.files(ending)[-1])
    tiny.forget()
    assert not compiler.is_cached(tiny.group)
    assert tiny.run() == (ANSWER, ["compiling"])
    tiny.forget()
    assert compiler.is_cached(tiny.group)
    assert tiny.run() == (ANSWER, [])


@pytest.mark.parametrize("damage", DAMAGE)
def test_kernels_are_compiled_anew_when_the_seal_is_damaged(tiny: Tiny, damage: str) -> None:
    """A cache that does not say it is finished is not trusted."""
    tiny.run()
    DAMAGE[damage](tiny.folder / "complete")
    assert tiny.run() == (ANSWER, ["compiling"])
    assert tiny.run() == (ANSWER, [])


def test_kernels_are_compiled_when_a_sealed_file_cannot_be_read(tiny: Tiny) -> None:
    """A cache that Numba stumbles over in spite of its seal is thrown away without a word."""
    tiny.run()
    for path in tiny.files("nbi"):
        spoil(path)
    cache.seal(tiny.folder)
    tiny.forget()
    assert compiler.is_cached(tiny.group)
    assert tiny.run()[0] == ANSWER
    assert tiny.run() == (ANSWER, ["compiling"])
    assert tiny.run() == (ANSWER, [])


def test_cache_is_sealed_again_when_numba_has_added_to_it(tiny: Tiny) -> None:
    """A file that was touched is compiled again by Numba; the cache is trusted all the same."""
    tiny.run()
    os.utime(tiny.path)
    assert tiny.run()[0] == ANSWER
    tiny.forget()
    assert compiler.is_cached(tiny.group)
    assert tiny.run() == (ANSWER, [])


@pytest.mark.parametrize("base", ["below a file", "below /proc", "a file"])
def test_kernels_are_compiled_when_nothing_can_be_kept(
    tiny: Tiny, monkeypatch: pytest.MonkeyPatch, base: str
) -> None:
    """Without a folder to write in everything works, only it takes as long every time."""
    (tiny.path.parent / "file").write_text("")
    places = {
        "below a file": tiny.path.parent / "file" / "cache",
        "below /proc": Path("/proc/tabbe-cannot-write-here"),
        "a file": tiny.path.parent / "file",
    }
    monkeypatch.setenv("TABBE_CACHE_DIR", str(places[base]))
    assert compiler.cache_folder(tiny.group) is None
    for _ in range(2):
        assert not compiler.is_cached(tiny.group)
        assert tiny.run() == (ANSWER, ["compiling"])
        tiny.forget()


@pytest.mark.parametrize("step", ["seal", "fresh_folder"])
def test_kernels_are_compiled_when_the_disk_is_full(
    tiny: Tiny, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """When keeping fails half-way nothing is kept, and the kernels are there."""

    def full(*_words: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(cache, step, full)
        assert tiny.run() == (ANSWER, ["compiling"])
    tiny.forget()
    assert not compiler.is_cached(tiny.group)
    assert not list((tiny.base / "kernels").glob("unfinished-*"))
    assert tiny.run() == (ANSWER, ["compiling"])
    assert tiny.run() == (ANSWER, [])


def test_unfinished_folder_is_cleared_away_when_it_is_old(tiny: Tiny) -> None:
    """What a killed process has left goes after a day; what may still be in use stays."""
    kernels = tiny.base / "kernels"
    for name, age in (("unfinished-old", 25), ("unfinished-young", 23)):
        (kernels / name).mkdir(parents=True)
        then = time.time() - age * 3600
        os.utime(kernels / name, (then, then))
    tiny.run()
    assert [path.name for path in kernels.glob("unfinished-*")] == ["unfinished-young"]


def test_oldest_caches_are_cleared_away_when_kernels_are_compiled(
    tiny: Tiny, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newest few stay, and what has been used counts as new."""
    monkeypatch.setattr(cache, "KEPT", 3)
    tiny.run()
    used, kernels = tiny.folder, tiny.base / "kernels"
    for number in range(1, 5):
        (kernels / f"old-{number}").mkdir()
        os.utime(kernels / f"old-{number}", (number, number))
    os.utime(used, (0, 0))
    assert tiny.run() == (ANSWER, [])
    tiny.write(TINY.replace("3 * number", "7 * number"))
    assert tiny.run() == (5 + 7 * 6, ["compiling"])
    kept = {path.name for path in kernels.iterdir()}
    assert kept == {used.name, tiny.folder.name, "old-4"}


@pytest.mark.slow
def test_two_processes_do_not_meet_when_they_compile_at_once(tiny: Tiny) -> None:
    """Started together on an empty cache, both get it right and leave one whole cache."""
    started = [
        subprocess.Popen(
            [sys.executable, "-W", "error", "-c", PROGRAM, str(tiny.path)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        for _ in range(2)
    ]
    for process in started:
        out, err = process.communicate(timeout=300)
        assert (out.split(), err) == ([str(ANSWER), "True"], "")
    assert not list((tiny.base / "kernels").glob("unfinished-*"))
    assert len(list((tiny.base / "kernels").iterdir())) == 1
    assert compiler.is_cached(tiny.group)
    assert tiny.run() == (ANSWER, [])


def test_threads_get_one_set_of_kernels_when_they_ask_at_once(tiny: Tiny) -> None:
    """Whoever comes second waits, and compiling is announced to one of them."""
    tiny.forget()
    said: list[str] = []
    got: list[SimpleNamespace] = []
    threads = [
        threading.Thread(target=lambda: got.append(compiler.compiled(tiny.group, said.append)))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert said == ["compiling"]
    assert len(got) == 4
    assert all(kernels is got[0] for kernels in got)


def test_large_kernel_is_compiled_once_when_others_call_it(tiny: Tiny) -> None:
    """Its caller holds its name, and has small kernels inside; loaded, it finds it again."""
    assert tiny.run()[0] == ANSWER
    (text,) = compiler.compiled(tiny.group).summed.inspect_llvm().values()
    calls = re.findall(r"call .*?@([\w.]+)\(", text)
    assert "tabbe.picked" in calls
    assert not any("triple" in name for name in calls)
    assert tiny.run() == (ANSWER, [])


def test_bounds_are_checked_when_asked_for(tiny: Tiny, monkeypatch: pytest.MonkeyPatch) -> None:
    """`NUMBA_BOUNDSCHECK=1` has kernels of its own, which refuse a place beyond the end."""
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    unchecked = tiny.folder
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert tiny.folder != unchecked
    assert tiny.run() == (ANSWER, ["compiling"])
    kernels = compiler.compiled(tiny.group)
    with pytest.raises(IndexError):
        kernels.summed(compiler.block_of(kernels, [1, 2, 3]), 4)


def test_fingerprint_changes_when_what_it_names_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is short, the same every time, and another for other kernels or for bounds checks."""
    names = [compiler.fingerprint(group) for group in compiler._GROUPS]
    assert len(set(names)) == len(names)
    assert names[0] == compiler.fingerprint(compiler.ENGINE)
    assert all(len(name) == 16 and name.isalnum() for name in names)
    bounds = os.environ.get("NUMBA_BOUNDSCHECK") == "1"
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "0" if bounds else "1")
    assert compiler.fingerprint(compiler.ENGINE) != names[0]


def test_groups_are_those_called_when_one_is_asked_for() -> None:
    """A deal needs the engine's kernels alone, a search no environment's."""
    assert compiler.groups_for(compiler.ENGINE) == (compiler.ENGINE,)
    assert compiler.groups_for(PLAYOUTS) == (compiler.ENGINE, PLAYOUTS)
    assert compiler.groups_for(SEARCH) == (compiler.ENGINE, PLAYOUTS, SEARCH)
    assert compiler.groups_for(ENVS) == (compiler.ENGINE, PLAYOUTS, ENVS)


def test_fingerprint_is_the_same_when_other_groups_are_imported_first() -> None:
    """What was compiled by a program is found by one that has imported more, or in turn."""
    program = """\
import sys
from importlib import import_module
for name in sys.argv[1:]:
    import_module(name)
from tabbe.bots.kernel import SEARCH
from tabbe.engine import compiler
print(compiler.fingerprint(SEARCH), compiler.fingerprint(compiler.ENGINE))
"""
    ways = ((), ("tabbe.envs.kernel", "tabbe.bots.searcher"), ("tabbe.bots.bench",))
    told = {
        subprocess.run(
            [sys.executable, "-W", "error", "-c", program, *names],
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        ).stdout
        for names in ways
    }
    assert told == {f"{compiler.fingerprint(SEARCH)} {compiler.fingerprint(compiler.ENGINE)}\n"}


def test_only_what_is_asked_for_is_compiled_when_there_is_more(tiny: Tiny) -> None:
    """A later group is compiled when it is asked for, with those it calls and no other."""
    other = ModuleType("other_kernels")
    other.__doc__ = "No kernel calls these, and they call none."
    tiny.monkeypatch.setattr(compiler, "_GROUPS", [tiny.group, (other,)])
    assert tiny.run() == (ANSWER, ["compiling"])
    assert not compiler.is_loaded((other,))
    assert compiler._loaded == [tiny.group]


def test_cache_lies_where_the_platform_keeps_such_things_when_nothing_is_set(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """`TABBE_CACHE_DIR` first, else the user's cache folder."""
    monkeypatch.setenv("TABBE_CACHE_DIR", str(tmp_path))
    assert cache.cache_base() == tmp_path
    monkeypatch.delenv("TABBE_CACHE_DIR")
    assert cache.cache_base().name == "tabbe"
    assert str(tmp_path) not in str(cache.cache_base())


# --- which kernels when ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "mode"),
    [
        (None, "auto"),
        ("", "auto"),
        ("auto", "auto"),
        ("2", "auto"),
        ("0", "plain"),
        (" off ", "plain"),
        ("No", "plain"),
        ("FALSE", "plain"),
        ("1", "compiled"),
        ("on", "compiled"),
        ("Yes", "compiled"),
        ("true", "compiled"),
    ],
)
def test_wish_is_understood_when_set(
    monkeypatch: pytest.MonkeyPatch, wish: str | None, mode: str
) -> None:
    """`TABBE_JIT` in its spellings; anything else leaves the choice to Tabbe."""
    if wish is None:
        monkeypatch.delenv("TABBE_JIT", raising=False)
    else:
        monkeypatch.setenv("TABBE_JIT", wish)
    assert compiler.mode() == mode


@pytest.mark.parametrize(
    ("wish", "deal", "bulk"), [("0", False, False), ("", False, True), ("1", True, True)]
)
def test_kernels_are_chosen_by_the_work_when_asked_for(
    monkeypatch: pytest.MonkeyPatch, wish: str, deal: bool, bulk: bool
) -> None:
    """Single deals are plain unless compiled ones are wished for, bulk the other way round."""
    fast = SimpleNamespace()
    monkeypatch.setenv("TABBE_JIT", wish)
    monkeypatch.setattr(compiler, "compiled", lambda _group, _announce=None: fast)
    assert (compiler.kernels_for_deal() is fast) is deal
    assert (compiler.kernels_for_bulk(PLAYOUTS) is fast) is bulk
    assert deal or compiler.kernels_for_deal() is compiler.plain


@pytest.mark.parametrize("wish", ["", "0"])
def test_nothing_heavy_is_loaded_when_a_deal_is_played_plainly(wish: str) -> None:
    """A whole deal with views, notation and pickles needs neither NumPy nor Numba."""
    program = """\
import pickle, sys, tabbe
deal = tabbe.Deal("krypkasino", players=3, seed=1)
while not deal.is_over:
    view = pickle.loads(pickle.dumps(deal.view(deal.seat)))
    deal.play(str(view.legal[0]))
tabbe.referee("krypkasino", "8h", "8d"), deal.announcements(), deal.copy().undo()
print(deal.scores() is not None, *sorted({"numpy", "numba", "llvmlite"} & set(sys.modules)))
"""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
        env={**os.environ, "TABBE_JIT": wish},
    )
    assert done.stdout.split() == ["True"]


def test_desks_are_kept_apart_when_tables_are_read_otherwise() -> None:
    """Threads, ways of reading tables, and speeds each have scratch space of their own."""
    kernels = compiler.plain
    one = compiler.desk_for(kernels, 0, 1)
    assert compiler.desk_for(kernels, 0, 2) is one
    assert compiler.desk_for(kernels, 1, 1) is not one
    assert compiler.desk_for(kernels, 0, 0) is not one
    elsewhere: list[compiler.Desk] = []
    thread = threading.Thread(target=lambda: elsewhere.append(compiler.desk_for(kernels, 0, 1)))
    thread.start()
    thread.join()
    assert elsewhere[0] is not one


# --- the text of the kernels ----------------------------------------------------------------------


def kernel_modules() -> list[ModuleType]:
    """Every module with kernels."""
    return [module for group in compiler._GROUPS for module in group]


def kernel_trees() -> Iterator[tuple[ModuleType, ast.FunctionDef]]:
    """Every kernel's text."""
    for module in kernel_modules():
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.FunctionDef):
                yield module, node


def test_kernels_do_not_recurse_when_read() -> None:
    """No kernel calls itself, be it by way of others: from a cache that can crash a process."""
    names = set(vars(compiler.plain))
    calls = {
        node.name: {
            call.func.id
            for call in ast.walk(node)
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        }
        & names
        for _, node in kernel_trees()
    }
    assert set(calls) == names
    settled: set[str] = set()
    while settled != names:
        leaves = {name for name in names - settled if calls[name] <= settled}
        assert leaves, sorted(names - settled)
        settled |= leaves


KINDS = {"int", "Block", "Sets", "Shorts", "Flags", "Blocks", "ShortRows", "FlagRows"}


def test_kernels_have_one_signature_when_read() -> None:
    """Each takes whole numbers and blocks alone, by position, without defaults."""
    for module, node in kernel_trees():
        assert module.__doc__
        words = node.args
        assert len(words.args) == len(inspect.signature(vars(module)[node.name]).parameters)
        assert not words.defaults
        kinds = {ast.unparse(word.annotation) for word in words.args if word.annotation}
        assert kinds <= KINDS, node.name
        assert node.returns is not None
        assert ast.unparse(node.returns) in ("int", "bool", "None"), node.name
        assert not node.decorator_list
        assert ast.get_docstring(node)


EVERYTHING = """\
import importlib, pathlib, tabbe
from tabbe.engine import compiler
source = pathlib.Path(tabbe.__file__).parents[1]
for path in sorted(source.rglob("tabbe/**/*.py")):
    if "compiler.add_kernels(" in path.read_text(encoding="utf-8"):
        importlib.import_module(".".join(path.relative_to(source).with_suffix("").parts))
modules = [module for group in compiler._GROUPS for module in group]
names = [name for module in modules for name in compiler.functions_of(module)]
print(*sorted({module.__name__.split(".")[1] for module in modules}))
print(*sorted({name for name in names if names.count(name) > 1}))
print(vars(compiler.plain).keys() == set(names))
"""


def test_kernel_names_are_unique_when_all_packages_are_imported() -> None:
    """All kernels live in one name space, whichever packages bring them."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", EVERYTHING],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert done.stdout.splitlines() == ["bots engine envs", "", "True"]


def test_kernels_are_refused_when_another_group_has_the_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A kernel that would be called for another is named, and nothing of its group is kept."""
    groups, known = list(compiler._GROUPS), dict(vars(compiler.plain))
    module = ModuleType("impostor")
    for name in ("fine", "splits"):
        vars(module)[name] = FunctionType((lambda: 1).__code__, vars(module), name)
    monkeypatch.setattr(compiler, "_GROUPS", groups.copy())
    with pytest.raises(ValueError, match=r"impostor\.splits"):
        compiler.add_kernels(module)
    assert groups == compiler._GROUPS
    assert vars(compiler.plain) == known


def test_kernels_are_refused_when_they_call_what_is_not_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A group that comes before those it calls could not be compiled."""
    monkeypatch.setattr(compiler, "_GROUPS", [compiler.ENGINE])
    monkeypatch.setattr(compiler, "plain", SimpleNamespace())
    with pytest.raises(ValueError, match=r"tabbe\.bots\.playout: to be added before"):
        compiler.add_kernels(*SEARCH)
    assert compiler._GROUPS == [compiler.ENGINE]
    compiler.add_kernels(*PLAYOUTS)
    assert compiler.add_kernels(*SEARCH) == SEARCH
    assert compiler._GROUPS == [compiler.ENGINE, PLAYOUTS, SEARCH]


class Strict(list[int]):
    """A block that refuses what a compiled kernel would do wrong without a word.

    Places before the start or beyond the end, and numbers that do not fit 64 bits with a sign.
    """

    def __getitem__(self, place: Any) -> Any:
        assert isinstance(place, slice) or 0 <= place < len(self), place
        return super().__getitem__(place)

    def __setitem__(self, place: Any, number: Any) -> None:
        assert isinstance(place, slice) or 0 <= place < len(self), place
        assert isinstance(place, slice) or -(2**63) <= number < 2**63, number
        super().__setitem__(place, number)


class Short(Strict):
    """The same for numbers of sixteen bits without a sign."""

    def __setitem__(self, place: Any, number: Any) -> None:
        assert 0 <= number < 2**16, number
        super().__setitem__(place, number)


def strict_desk(kernels: SimpleNamespace, *_reading: int) -> compiler.Desk:
    """A desk with little room, made of such blocks."""
    desk = compiler.Desk(kernels, room=64)
    desk.sets = Short([0] * b.SETS_SIZE)
    return desk


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_kernels_stay_inside_their_blocks_when_played_through(
    monkeypatch: pytest.MonkeyPatch, game: str, players: int
) -> None:
    """Whole deals with blocks that refuse negative places and numbers beyond 64 bits."""
    monkeypatch.setattr(compiler, "new_block", lambda _kernels, size: Strict([0] * size))
    monkeypatch.setattr(compiler, "block_of", lambda _kernels, numbers: Strict(numbers))
    monkeypatch.setattr(compiler, "desk_for", strict_desk)
    table = table_of(tabbe.load_rules(game), "random,greedy", players, (7, 9), plain=True)
    rows = bout.play(table, 3, 1).rows
    assert rows.shape == (1, players, players, bout.FIGURES)


def test_compiled_kernels_list_the_same_when_compared() -> None:
    """Row for row, the compiled listing is the plain one, at every position of some deals."""
    fast, slow = compiler.compiled(), compiler.plain
    for game, players in (("krypkasino", 3), ("krypkasino-family", 2), ("avig-kasino-se", 4)):
        rules = tabbe.load_rules(game)
        numbers = rules_numbers(rules, players)
        for deal in walk(rules, players, 71):
            if deal.is_over:
                break
            rows = []
            for kernels in (fast, slow):
                desk = compiler.desk_for(kernels, numbers[b.R_PAIR_ONLY], numbers[b.R_EXTENT])
                block = compiler.block_of(kernels, map(int, deal._block))
                count = kernels.list_moves(
                    block,
                    deal.seat,
                    compiler.block_of(kernels, numbers),
                    desk.sets,
                    desk.work,
                    desk.memo,
                    desk.out,
                    desk.room,
                )
                rows.append([int(number) for number in desk.out[: b.M_SIZE * count]])
            assert rows[0] == rows[1]


def test_intrinsics_answer_like_plain_python_when_asked() -> None:
    """The lowest bit and the number of bits, for masks of up to 63 bits."""
    fast = compiler.compiled()
    chance = random.Random(1)
    masks = [1 << place for place in range(63)] + [chance.getrandbits(63) | 1 for _ in range(50)]
    for mask in masks:
        parts = [kernels.sums(mask & 0xFFFFFFFFFFFFF, 0, 0) for kernels in (fast, compiler.plain)]
        counts = [
            kernels.pack_counts(mask & 0xFFFFFFFFFFFFF, 0) for kernels in (fast, compiler.plain)
        ]
        assert parts[0] == parts[1]
        assert counts[0] == counts[1]


def test_sets_are_sixteen_bits_wide_when_made() -> None:
    """The table of outcome sets is the same at both speeds."""
    desk = compiler.Desk(compiler.plain)
    assert isinstance(desk.sets, array)
    assert desk.sets.itemsize == 2
    assert len(desk.sets) == b.SETS_SIZE


NAMED = """
from pathlib import Path
import tabbe
from tabbe.engine import compiler
print(Path(tabbe.__file__).parent, compiler.fingerprint(compiler.ENGINE))
"""


def test_a_copy_in_another_place_has_a_cache_of_its_own(tmp_path: Path) -> None:
    """Numba keeps what it compiles by the path of its source."""
    package = Path(tabbe.__file__).parent
    shutil.copytree(
        package, tmp_path / "tabbe", ignore=shutil.ignore_patterns("__pycache__", "page", "locales")
    )
    told = subprocess.run(
        [sys.executable, "-c", NAMED],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert told.split()[0] == str(tmp_path / "tabbe")
    assert told.split()[1] != compiler.fingerprint(compiler.ENGINE)
