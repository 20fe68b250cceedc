"""`lodestone referee`: JSON lines in, JSON lines out, for bots and programs in any language."""

from __future__ import annotations

import sys

from lodestone.cli.referee.loop import serve
from lodestone.match.referee import REFEREES

__all__ = ["run_referee"]


def run_referee(game: str) -> int:
    """Serve standard input until it ends."""
    serve(REFEREES[game](), sys.stdin.buffer, sys.stdout.buffer)
    return 0
