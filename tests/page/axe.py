"""Axe, put into a page through the debugger, so that the content policy stays as it is."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def _source() -> str:
    return SCRIPT.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Everything axe finds wrong: the rule, and the first element it means."""
    debugger = page.context.new_cdp_session(page)
    debugger.send("Runtime.evaluate", {"expression": _source()})
    call = f"axe.run({{runOnly: {json.dumps(RULES)}, resultTypes: ['violations']}})"
    wanted = f"{call}.then((found) => JSON.stringify(found.violations))"
    answer: dict[str, Any] = debugger.send(
        "Runtime.evaluate", {"expression": wanted, "awaitPromise": True, "returnByValue": True}
    )
    debugger.detach()
    found = json.loads(answer["result"]["value"])
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0]['failureSummary'][:200]}"
        for one in found
    ]
