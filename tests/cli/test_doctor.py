"""`tabbe doctor`: what it finds on a machine that is well, and on one that is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.cli.program import Program


def _checks(data: Any) -> dict[str, bool]:
    return {check["name"]: check["ok"] for check in data["checks"]}


def test_machine_is_found_well(tabbe: Program) -> None:
    """Where the tests run everything is well: exit code 0, a line for each check."""
    tabbe.env = {"PYTHONIOENCODING": "utf-8"}
    answer = tabbe("doctor")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.splitlines()[-1] == "All is well."
    data = tabbe("doctor", "--json").data
    assert data["ok"] is True
    assert list(_checks(data)) == [
        "python", "packages", "kernels", "locales", "terminal", "presets", "settings",
    ]  # fmt: skip
    assert all(check["what"] for check in data["checks"])


def test_terminal_is_found_ill_when_it_lacks_signs(tabbe: Program) -> None:
    """An ASCII terminal is named, and the exit code is 1."""
    tabbe.env = {"PYTHONIOENCODING": "ascii"}
    answer = tabbe("doctor", "--json")
    assert answer.code == 1
    assert [name for name, ok in _checks(answer.data).items() if not ok] == ["terminal"]


def test_cache_is_found_ill_when_it_cannot_be_written(tabbe: Program) -> None:
    """A cache folder that is a file is named; so is one that is fine and still empty."""
    (tabbe.folder / "file").write_text("", encoding="utf-8")
    tabbe.env = {"TABBE_JIT": "auto", "TABBE_CACHE_DIR": str(tabbe.folder / "file" / "x")}
    answer = tabbe("doctor", "--json")
    assert answer.code == 1
    assert [name for name, ok in _checks(answer.data).items() if not ok] == ["kernels"]
    tabbe.env["TABBE_CACHE_DIR"] = str(tabbe.folder / "cache")
    answer = tabbe("doctor")
    assert answer.code == 0
    assert "first use" in answer.out


def test_settings_are_found_ill_when_broken(tabbe: Program) -> None:
    """A settings file that cannot be read, has wrong values or strange keys does not stop it."""
    path = tabbe.folder / "config.toml"
    for content in ("lang = ", "bots = 'nobody'", "x = 1", "colour = 'x'", "pause = 'x'"):
        path.write_text(content, encoding="utf-8")
        answer = tabbe("doctor", "--json")
        assert answer.code == 1, content
        assert [name for name, ok in _checks(answer.data).items() if not ok] == ["settings"]
        assert tabbe("doctor").code == 1, content
    assert tabbe("doctor", "--lang", "sv").out.splitlines()[-1] == "Något är fel."


def test_doctor_refuses_an_unknown_language(tabbe: Program) -> None:
    """A language asked for on the command line must be one of the six."""
    tabbe.refuses("doctor", "--lang", "fi")
