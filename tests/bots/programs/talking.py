"""Programs that behave and misbehave, written by the tests themselves."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

READING = """
import json, os, sys, time
def say(answer): print(answer if isinstance(answer, str) else json.dumps(answer), flush=True)
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if "view" not in message:
        print(line, end="", file=sys.stderr, flush=True)
        continue
    asked += 1
    legal, view, limit = message.get("legal"), message["view"], message["time_ms"] / 1000
"""


def program(folder: Path, body: str) -> str:
    """A command whose program runs `body` for every question; `legal`, `view`, `asked` and `say` are defined in it."""
    file = folder / f"program-{len(list(folder.glob('program-*.py')))}.py"
    file.write_text(READING + "".join(f"    {line}\n" for line in body.splitlines()))
    return shlex.join([sys.executable, "-S", str(file)])


GOOD = 'say({"move": legal[-1]})'
