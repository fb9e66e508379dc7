"""Numbers as a language writes them."""

from __future__ import annotations


def decimal(value: float, digits: int, lang: str) -> str:
    """Return a number with so many decimals and the decimal sign of the language."""
    number = f"{value:.{digits}f}"
    return number if lang == "en" else number.replace(".", ",")
