"""What a server asks of the system before it takes connections."""

from __future__ import annotations

import subprocess
import sys

_TRY = """
import resource
from tabbe.server.run import raise_file_limit
resource.setrlimit(resource.RLIMIT_NOFILE, (64, {hard}))
raise_file_limit()
print(*resource.getrlimit(resource.RLIMIT_NOFILE))
"""


def test_server_may_open_as_many_files_as_it_is_let() -> None:
    """A shell's low limit is raised to what is allowed, and no further."""
    said = subprocess.run(
        [sys.executable, "-c", _TRY.format(hard=200)], capture_output=True, text=True, check=True
    )
    assert said.stdout.split() == ["200", "200"]
