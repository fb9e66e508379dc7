"""What an import costs: the light parts load nothing heavy."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = ("numpy", "numba", "llvmlite", "matplotlib", "joblib", "fluent", "click", "babel")
NUMERIC = ("numpy", "numba", "llvmlite", "matplotlib", "joblib")


def _loaded(code: str) -> set[str]:
    """The top-level modules that a fresh interpreter has loaded after running the code."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", f"{code}\nimport sys\nprint(*sys.modules)"],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return {name.partition(".")[0] for name in done.stdout.splitlines()[-1].split()}


def test_import_tabbe_is_light_when_nothing_is_used() -> None:
    """`import tabbe` loads no array library, no compiler, no catalogue and no command line."""
    assert not _loaded("import tabbe") & set(HEAVY)


@pytest.mark.parametrize(
    "code",
    [
        "import tabbe; tabbe.load_rules('krypkasino')",
        "from tabbe.cards import parse_cards; parse_cards('As Td')",
        "from tabbe.i18n import text",
        "import tabbe.records",
        "import tabbe.bots",
        "import tabbe.engine",
        "from tabbe.cli.main import main",
    ],
)
def test_light_part_stays_light_when_used(code: str) -> None:
    """Presets, cards, and the faces of the other packages need no arrays until play begins."""
    assert not _loaded(code) & set(NUMERIC)


def test_public_names_exist_when_listed() -> None:
    """Every name in `__all__` can be fetched, and `dir()` shows it."""
    import tabbe

    assert tabbe.__all__
    for name in tabbe.__all__:
        assert getattr(tabbe, name) is not None
        assert name in dir(tabbe)


def test_unknown_name_is_an_attribute_error_when_asked_for() -> None:
    """A misspelt name fails the usual way."""
    import tabbe

    with pytest.raises(AttributeError, match="no_such_name"):
        tabbe.no_such_name  # noqa: B018
