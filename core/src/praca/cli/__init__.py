"""The command line: one small module per command, thin over what ``praca`` exports.

Only click is imported until a command needs more, so that ``praca --help`` answers at once.
"""

from praca.cli.run import main

__all__ = ["main"]
