"""Reads the documents: which there are, and the fenced pieces in them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

_FENCE = re.compile(
    r"^(?P<fence>```+|~~~+)(?P<info>[^\n`]*)\n(?P<body>.*?)^(?P=fence)[ \t]*$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Piece:
    """One fenced piece: where it stands, its language, and its text."""

    page: Path
    line: int
    language: str
    body: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def pages() -> list[Path]:
    """Every document that a reader is meant to read, the README first."""
    top = sorted(ROOT.glob("*.md"), key=lambda path: (path.name != "README.md", path.name))
    return [*top, *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "bench").glob("*.md"))]


def pieces(page: Path) -> list[Piece]:
    """The fenced pieces of one page, in order."""
    text = page.read_text(encoding="utf-8")
    return [
        Piece(
            page,
            text.count("\n", 0, match.start()) + 1,
            (match["info"].split() or [""])[0],
            match["body"],
        )
        for match in _FENCE.finditer(text)
    ]


def prose(page: Path) -> str:
    """The text of one page without its fenced pieces."""
    return _FENCE.sub("", page.read_text(encoding="utf-8"))
