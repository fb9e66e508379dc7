"""The results in Markdown, and which of the house's figures they reach."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.race import CPP

RESULTS = Path(__file__).with_name("results.md")
NOTES = "## Notes"
# Under this many deals a second the C++ program says little about C++.
WEAK_REFERENCE = 100_000
LEAST = {"same algorithm / C++": 1.0, "as shipped / C++": 1.25, "two threads / one": 1.8}


def verdict(ratio: float, least: float | None) -> str:
    """Whether a ratio is what it has to be, and by how much it is short."""
    if least is None:
        return ""
    return "reached" if ratio >= least else f"{100 * (1 - ratio / least):.0f} % short"


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A Markdown table whose columns line up; all but the first are numbers."""
    widths = [max(len(row[at]) for row in [head, *rows]) for at in range(len(head))]

    def line(row: tuple[str, ...]) -> str:
        first = row[0].ljust(widths[0])
        rest = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        return "| " + " | ".join([first, *rest]) + " |"

    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join([line(head), "| " + " | ".join(rule) + " |", *map(line, rows)])


def race_part(race: dict[str, Any]) -> str:
    """Deals a second of everybody, and the ratios."""
    lanes = [
        (
            name,
            f"{lane['best_deals_per_s']:,.0f}",
            f"{lane['median_deals_per_s']:,.0f}",
            f"{lane['best_moves_per_s'] / 1e6:.2f}",
        )
        for name, lane in race["lanes"].items()
    ]
    ratios = [
        (
            name,
            f"{ratio:.2f}",
            f"{race['ratios_of_medians'][name]:.2f}",
            f"{LEAST[name]:.2f}" if name in LEAST else "",
            verdict(ratio, LEAST.get(name)),
        )
        for name, ratio in race["ratios"].items()
    ]
    parts = [
        "## Random playouts, two-player Krypkasino, by turns",
        table(("program", "deals/s, best", "median", "million moves/s, best"), lanes),
        table(("ratio", "of the best", "of the medians", "at least", ""), ratios),
    ]
    if race["lanes"][CPP]["best_deals_per_s"] < WEAK_REFERENCE:
        parts.append(f"The C++ program stayed under {WEAK_REFERENCE:,} deals/s: a weak reference.")
    return "\n\n".join(parts)


def face_part(face: list[dict[str, Any]]) -> str:
    """What a user waits for."""
    rows = [
        (
            row["name"],
            f"{row['value']:.3g} {row['unit']}".strip(),
            "" if row["most"] is None else f"{row['most']:g} {row['unit']}".strip(),
            "" if row["most"] is None else "reached" if row["met"] else "missed",
        )
        for row in face
    ]
    return "## Starts, compilation, calls\n\n" + table(("what", "figure", "at most", ""), rows)


def markdown(results: dict[str, Any], notes: str = "") -> str:
    """The whole page."""
    facts = [(name, value) for name, value in results["machine"].items()]
    parts = [
        "# Results",
        f"Written by `{results['command']}`; what is measured and how: README.md.",
        table(("on", "this machine"), [*facts, *results["conditions"].items()]),
    ]
    if "race" in results:
        parts.append(race_part(results["race"]))
    if "face" in results:
        parts.append(face_part(results["face"]))
    return "\n\n".join([*parts, *filter(None, [notes])]).rstrip() + "\n"


def kept_notes(path: Path = RESULTS) -> str:
    """The notes somebody has written under earlier results; they are kept."""
    if not path.exists():
        return ""
    _, mark, notes = path.read_text("utf-8").partition(NOTES)
    return mark + notes if mark else ""
