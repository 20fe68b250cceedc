"""Tables to learn at: set up the same for everybody, played at by the rules like any other."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from lodestone.server.protocol.common import SeatKind
from lodestone.server.protocol.games import options_field
from lodestone.server.protocol.http import CreateTable, SeatWish


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to learn at."""

    game: str
    seed: int
    against: str | None = None
    """The bot on the second seat; None: the learner is alone."""
    moves: str = ""
    """What was played before, in turn from the first seat on."""
    options: dict[str, Any] | None = None
    """As the game takes them; None: the usual."""

    def wish(self, name: str | None) -> CreateTable:
        """The table, for a learner of that name."""
        bots = () if self.against is None else (SeatWish(SeatKind.BOT, level=self.against),)
        wished = {"game": self.game, "seats": (SeatWish(SeatKind.HERE), *bots), "name": name, "chat": False}
        return msgspec.convert({**wished, options_field(self.game): self.options}, CreateTable)


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by name."""
    found = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    return msgspec.convert(found, dict[str, Lesson])
