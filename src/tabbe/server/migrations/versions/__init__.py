"""One file for each step, in order of their numbers."""

from __future__ import annotations
