"""Is this a record of Kluster? `python -m lodestone.server.checking` reads one and says what is wrong, or nothing."""

from __future__ import annotations

import sys

import msgspec

from lodestone.core import LodestoneError
from lodestone.match.kluster.live.record import from_record
from lodestone.server.live.problems import Problem


def main() -> None:
    """Read standard input, answer on standard output."""
    try:
        from_record(msgspec.json.decode(sys.stdin.buffer.read()))
    except LodestoneError as problem:
        sys.stdout.buffer.write(msgspec.json.encode(Problem.of(problem)))


if __name__ == "__main__":
    main()
