"""`lodestone referee`: JSON lines in, JSON lines out, for bots and programs in any language."""

from __future__ import annotations

import sys

from lodestone.cli.referee.clustered import ClusteredReferee
from lodestone.cli.referee.kluster import KlusterReferee
from lodestone.cli.referee.loop import Referee, serve

__all__ = ["run_referee"]


def run_referee(game: str) -> int:
    """Serve standard input until it ends."""
    referees: dict[str, type[Referee]] = {"clustered": ClusteredReferee, "kluster": KlusterReferee}
    serve(referees[game](), sys.stdin.buffer, sys.stdout.buffer)
    return 0
