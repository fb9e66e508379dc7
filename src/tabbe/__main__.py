"""Run the command line with ``python -m tabbe``."""

from __future__ import annotations

import sys

from tabbe.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
