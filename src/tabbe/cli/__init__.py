"""The command line: one module per command, loaded only when its command is asked for.

:func:`tabbe.cli.main.main` is the entry point; ``docs/reference/cli.md`` describes every command.
"""
