"""A match of Kluster at a table: what everybody sees between two turns. The match itself lives in a worker process."""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.core import Seat
from lodestone.server.protocol.kluster import KlusterGame, KlusterPublic


class KlusterPlay:
    """The match as it was after its last stored turn, and who has resigned since."""

    def __init__(self, public: dict[str, Any]) -> None:
        self.public = msgspec.convert(public, KlusterPublic)
        self.leaving: list[Seat] = []
        """Seats that resigned after the last stored turn."""
        self.turns = 0

    @property
    def turn(self) -> Seat | None:
        """The seat on turn."""
        return self.public.turn

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.public.ending is not None

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """Who has left."""
        return tuple(sorted({*self.public.resigned, *self.leaving}))

    def played(self, public: dict[str, Any]) -> None:
        """A turn has ended and is stored."""
        self.public = msgspec.convert(public, KlusterPublic)
        self.leaving.clear()
        self.turns += 1

    def magnets_left(self) -> tuple[int, ...]:
        """How many magnets each seat has left: who has most begins the next game (K6)."""
        return tuple(map(len, self.public.pools))

    def view(self, live: KlusterPublic | None = None) -> KlusterGame:
        """The match for anybody; `live` is what the worker says of the running turn."""
        return KlusterGame(live or self.public)
