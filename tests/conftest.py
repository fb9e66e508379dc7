"""Settings that all tests share: Hypothesis profiles, and the list of what was left out."""

from __future__ import annotations

import os
import shutil
import signal
import threading

import pytest
from hypothesis import HealthCheck, settings

IN_CI = os.environ.get("CI", "").lower() in {"1", "true", "yes"}

# A run started in the background ignores Ctrl-C, and so would every program that it starts.
if (
    threading.current_thread() is threading.main_thread()
    and signal.getsignal(signal.SIGINT) is signal.SIG_IGN
):
    signal.signal(signal.SIGINT, signal.default_int_handler)

# A kernel compiles inside some example or other, so no single example has a deadline.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# The same examples on every run: CI shall fail for a change, not for luck.
settings.register_profile("ci", settings.get_profile("house"), derandomize=True, print_blob=True)
settings.register_profile("soak", settings.get_profile("house"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if IN_CI else "house"))


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """No kernel is compiled, for tests that are not worth it."""
    monkeypatch.setenv("TABBE_JIT", "0")


@pytest.fixture
def cxx() -> str:
    """The C++ compiler, without which the reference program cannot be built."""
    found = shutil.which("g++")
    if found is None:
        pytest.skip("no g++ here (Debian, Ubuntu: apt-get install g++)")
    return found


@pytest.fixture
def node() -> str:
    """Node.js, in which one of the example bots is written."""
    found = shutil.which("node")
    if found is None:
        pytest.skip("no node here (Debian, Ubuntu: apt-get install nodejs)")
    return found


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name every test that was left out, and why."""
    left_out = terminalreporter.stats.get("skipped", [])
    if not left_out:
        return
    terminalreporter.section("left out", sep="-")
    for report in left_out:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        terminalreporter.write_line(f"{report.nodeid}: {reason}")
    if IN_CI:
        terminalreporter.write_line("With CI=true nothing may be left out.", red=True)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """With CI=true a test that was left out fails the run."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if IN_CI and reporter is not None and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
