"""The figures of the training example, as its page tells them."""

from __future__ import annotations

import json
from itertools import pairwise

from tests.docs.markdown import ROOT

TOLD = json.loads((ROOT / "bench/training.json").read_text("utf-8"))
PAGE = (ROOT / "docs/reference/envs.md").read_text("utf-8")


def test_network_beats_greedy_when_trained() -> None:
    """The stored run took less than twenty minutes, and its interval is clear of zero."""
    last = TOLD["curve"][-1]
    assert TOLD["minutes_in_all"] < 20
    assert last["margin"] - last["half"] > 0
    assert all(before["deals"] < after["deals"] for before, after in pairwise(TOLD["curve"]))


def test_page_tells_the_figures_of_the_run_when_read() -> None:
    """Margin, interval, decks, deals and time on the page are those of the stored run."""
    last = TOLD["curve"][-1]
    for figure in (
        f"{last['margin']:.1f} ± {last['half']:.1f}",
        f"{last['decks']:,} decks",
        f"{last['deals']:,} deals",
        f"{TOLD['minutes_of_training']:.1f} minutes",
        f"{TOLD['minutes_in_all']:.1f} in all",
    ):
        assert figure in PAGE, figure
