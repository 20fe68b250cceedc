"""Tables to learn at: set up the same for everybody, played at by the rules like any other."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from lodestone.match.clustered.wire import ClusteredOptions
from lodestone.match.kluster.wire import KlusterOptions
from lodestone.server.protocol.common import SeatKind
from lodestone.server.protocol.http import CreateTable, SeatWish


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One such table."""

    game: str
    seed: int
    against: str | None = None
    """The bot on the second seat; None: the learner is alone."""
    moves: str = ""
    """Clustered: what was played before, in turn from the first seat on."""
    clustered: ClusteredOptions | None = None
    kluster: KlusterOptions | None = None

    def wish(self, name: str | None) -> CreateTable:
        """The table, for a learner of that name."""
        bots = () if self.against is None else (SeatWish(SeatKind.BOT, level=self.against),)
        seats = (SeatWish(SeatKind.HERE), *bots)
        return CreateTable(self.game, seats, name, self.clustered, self.kluster, chat=False)


@cache
def lessons() -> dict[str, Lesson]:
    """All of them by name."""
    found = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    return msgspec.convert(found, dict[str, Lesson])
