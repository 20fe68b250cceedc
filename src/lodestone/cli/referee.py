"""`lodestone referee`: JSON lines in, JSON lines out, for bots and programs in any language."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import BinaryIO

import msgspec

from lodestone.match.referee import REFEREES, Referee
from lodestone.match.referee.respond import LONGEST_LINE, respond


def run_referee(game: str) -> int:
    """Serve standard input until it ends."""
    _serve(REFEREES[game](), sys.stdin.buffer, sys.stdout.buffer)
    return 0


def _serve(referee: Referee, source: BinaryIO, sink: BinaryIO) -> None:
    """One answer line for each line that is not blank, whatever that line holds, until one asks to quit."""
    for line in _lines(source):
        answer, quitting = respond(referee, line)
        sink.write(msgspec.json.encode(answer) + b"\n")
        sink.flush()
        if quitting:
            return


def _lines(source: BinaryIO) -> Iterator[bytes | None]:
    """The lines that are not blank; None in place of one that is too long, which is never held in memory whole."""
    while line := source.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = source.readline(LONGEST_LINE)
            yield None
        elif not line.isspace():
            yield line
