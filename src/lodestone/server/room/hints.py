"""Hints: what would you play? Computed in another process, told only to the person who asked.

Allowed alone or against bots, otherwise only once everybody at the table has agreed.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from lodestone.core import GameOver, LodestoneError, Seat
from lodestone.match.wire import GameAdvice
from lodestone.server.connection import Connection
from lodestone.server.errors import Conflict, NotAllowed, TooMany, problem_of
from lodestone.server.protocol import asked
from lodestone.server.protocol.common import Hints, PersonId, Status
from lodestone.server.protocol.told import Hinted, Refused
from lodestone.server.quotas import Bucket
from lodestone.server.table.table import Table
from lodestone.server.workers.jobs import Advise

if TYPE_CHECKING:
    from lodestone.server.room.room import Room

AT_ONCE = 3
"""Hints that somebody may ask for in a row."""


_Moment = tuple[int, int]


class HintDesk:
    """The hints of one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._buckets: dict[PersonId, Bucket] = {}
        self._waiting: set[PersonId] = set()

    async def ask(self, connection: Connection, message: asked.Hint) -> None:
        """Refuse at once what is not allowed; compute the rest without holding anybody up."""
        room = self._room
        async with room.lock:
            table = await room.fresh()
            person = self._check(table, connection, message.seat)
            if person in self._waiting or not self._bucket(person).take(time.monotonic()):
                raise TooMany("table-hints-often")
            assert table.play is not None
            # The position as it is now: by the time the hint is computed another seat may be on turn.
            moment, seen = table.moment, table.play.bot_view(message.seat)
        self._waiting.add(person)
        room.hub.background.start(self._answer(connection, message, person, moment, seen))

    def _check(self, table: Table, connection: Connection, seat: Seat) -> PersonId:
        """The seat that asks; raises why it may not."""
        if connection.person is None or seat not in table.people.seats_of(connection.person):
            raise NotAllowed("table-not-your-seat", seat=seat)
        if table.status is not Status.PLAYING:
            raise Conflict("table-not-begun") if table.status is Status.WAITING else GameOver("game-over")
        if table.daily is not None:
            raise NotAllowed("daily-no-hints")
        if table.hints is not Hints.YES:
            raise NotAllowed("table-no-hints" if table.hints is Hints.NO else "table-hints-ask")
        if table.paused:
            raise Conflict("table-paused")
        if table.people.seats[seat].bot is not None:
            raise Conflict("table-bot-plays", seat=seat)
        if table.turn != seat:
            raise NotAllowed("table-not-on-turn", seat=table.turn or 0)
        return connection.person

    def _bucket(self, person: PersonId) -> Bucket:
        rate = self._room.hub.settings.limits.hints_per_minute / 60
        return self._buckets.setdefault(person, Bucket(rate, AT_ONCE, time.monotonic()))

    async def _answer(
        self, connection: Connection, message: asked.Hint, person: PersonId, moment: _Moment, seen: bytes | None
    ) -> None:
        room = self._room
        try:
            advice = await self._advice(connection, message.seat, seen)
            if room.table.moment != moment:
                raise Conflict("table-hint-late")
        except LodestoneError as problem:
            connection.tell(Refused(message.id, problem_of(problem, connection.language)))
        else:
            connection.tell(Hinted(message.id, message.seat, advice))
        finally:
            self._waiting.discard(person)

    async def _advice(self, connection: Connection, seat: Seat, seen: bytes | None) -> GameAdvice:
        table = self._room.table
        kind, version = table.kind, table.version
        assert kind.advised is not None
        view = seen or await self._room.live.view(connection, seat)
        thought = await self._room.hub.jobs.run(Advise(kind.name, version, view), connection.address)
        return msgspec.msgpack.decode(thought, type=kind.advised)
