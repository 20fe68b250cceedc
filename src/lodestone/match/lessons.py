"""Tables to learn at, as a game has them: set up the same for everybody, played at by the rules like any other."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table to learn at."""

    seed: int
    against: str | None = None
    """The bot on the second seat; None: the learner is alone."""
    moves: str = ""
    """What was played before, in turn from the first seat on."""
    options: dict[str, Any] | None = None
    """As the game takes them; None: the usual."""


@cache
def lessons_in(folder: Path) -> dict[str, Lesson]:
    """Those of the game that is there, by name."""
    found = tomllib.loads((folder / "lessons.toml").read_text(encoding="utf-8"))
    return msgspec.convert(found, dict[str, Lesson])
