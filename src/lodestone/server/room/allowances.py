"""What may be stored at a table besides moves: chat, names, agreements. Limited for each seat, over all connections.

Connections, people and devices come and go, seats do not: so a table's log grows at a bounded rate whoever comes, and
nobody uses up what belongs to somebody else's seat.
"""

from __future__ import annotations

from enum import Enum, auto

from lodestone.core import Seat
from lodestone.server.errors import TooMany
from lodestone.server.protocol import asked
from lodestone.server.protocol.common import PersonId
from lodestone.server.quotas import Bucket
from lodestone.server.settings import Limits
from lodestone.server.table.decide import Deciding
from lodestone.server.table.people import HOST, People


class _Without(Enum):
    """The bucket of people without a seat."""

    HOST = auto()
    OTHERS = auto()
    """One bucket for all people without a seat, so that sitting down and leaving again gains nothing."""


class Allowances:
    """The allowances of one table. Moves need none: a game ends, and another game or a take-back is an agreement."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._kept: dict[tuple[Seat | _Without, bool], Bucket] = {}

    def use(self, people: People, person: PersonId, message: Deciding, now: float) -> None:
        """Count something that is about to be stored; raises TooMany if that seat has done so too often."""
        if isinstance(message, asked.Play):
            return
        chat = isinstance(message, asked.Say | asked.React)
        per_minute = self._limits.chat_per_minute if chat else self._limits.changes_per_minute
        key = (_whose(people, person), chat)
        bucket = self._kept.get(key)
        if bucket is None:
            bucket = self._kept[key] = Bucket(per_minute / 60, per_minute / 3, now)
        if not bucket.take(now):
            raise TooMany("server-too-much-chat" if chat else "server-too-fast")


def _whose(people: People, person: PersonId) -> Seat | _Without:
    seats = people.seats_of(person)
    if seats:
        return seats[0]
    return _Without.HOST if person == HOST else _Without.OTHERS
