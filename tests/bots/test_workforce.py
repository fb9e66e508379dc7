"""Workers: the same result whoever works, and backends that cannot be."""

from __future__ import annotations

import pytest

import tabbe
from tabbe.bots import BotError, simulate
from tabbe.bots.workforce import check_backend
from tabbe.i18n import LANGUAGES


@pytest.mark.parametrize("backend", ["loky", "threading", "multiprocessing"])
def test_result_is_the_same_when_another_backend_works(
    monkeypatch: pytest.MonkeyPatch, backend: str
) -> None:
    """Processes, threads or nobody else: the backend does not touch the figures."""
    monkeypatch.setenv("TABBE_JIT", "0")
    rules = tabbe.load_rules("avig-kasino")
    alone = simulate(rules, 2, "pimc:samples=1,greedy", 3, 9, jobs=1)
    shared = simulate(rules, 2, "pimc:samples=1,greedy", 3, 9, jobs=2, backend=backend)
    assert shared.scores_by_seat == alone.scores_by_seat
    assert [bot.margin for bot in shared.bots] == [bot.margin for bot in alone.bots]


@pytest.mark.parametrize(
    ("backend", "key"),
    [
        ("", "bad-backend"),
        ("horses", "bad-backend"),
        ("threading:4", "bad-backend"),
        ("dask:tcp://nowhere:1", "backend-missing"),
        ("ray", "backend-missing"),
    ],
)
def test_backend_is_refused_in_a_sentence_when_it_cannot_be(
    monkeypatch: pytest.MonkeyPatch, backend: str, key: str
) -> None:
    """One that does not exist, one that takes no address, one whose package is not there."""
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    with pytest.raises(BotError) as refusal:
        check_backend(backend)
    assert refusal.value.key == key
    assert all(refusal.value.message(lang) for lang in LANGUAGES)
