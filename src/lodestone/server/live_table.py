"""A table and its live match: what the match tells is stored and passed on, what people do is handed in.

Never called while the room's lock is held, where it waits for the match: the match may be waiting for a turn to be
stored, and that needs the lock.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import structlog

from lodestone.core import LodestoneError, Seat
from lodestone.match.game import LiveKind
from lodestone.match.wire import LiveShown, Told
from lodestone.server.connection import Connection
from lodestone.server.errors import Conflict, NotAllowed, Unavailable, problem_of
from lodestone.server.live import LiveFrame, LiveMatch, PlayedOut, Seating, Stored
from lodestone.server.protocol import asked
from lodestone.server.protocol.common import Status
from lodestone.server.protocol.encoding import encode
from lodestone.server.protocol.told import Ack, LiveNews, Refused
from lodestone.server.table.decide import happened
from lodestone.server.table.entries import (
    AnyEntry,
    BotStoodIn,
    GameBegun,
    Paused,
    Resumed,
    SeatResigned,
    TableClosed,
    TimeRanOut,
)
from lodestone.server.table.heard import message_of
from lodestone.storage.rows import Snapshot

if TYPE_CHECKING:
    from lodestone.server.room import Room

REMEMBERED = 256
"""Intents within a turn whose ids are remembered: they are not stored, a turn cut short begins again."""

_log = structlog.get_logger(__name__)


class LiveTable:
    """Keeps the live match of a room: a `MatchTable`."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._match: LiveMatch | None = None
        self._opening: asyncio.Task[LiveMatch] | None = None
        self._game = 0
        self._done: OrderedDict[tuple[int | None, str], bytes] = OrderedDict()
        """What was done, by person and id, with its digest."""
        self._doing = 0
        """Intents that the match has not answered yet."""

    # What the room asks

    @property
    def public(self) -> Told | None:
        """The match as it stands within the turn, if it is open."""
        return None if self._match is None or not self._playing() else self._match.public

    def _playing(self) -> bool:
        table = self._room.table
        return table.status is Status.PLAYING and self._game == table.game_number

    def entered(self, connection: Connection) -> None:
        """Somebody looks on: they get a picture, and the match is opened if it is not."""
        table = self._room.table
        if table.kind.live is None or table.status is not Status.PLAYING:
            return
        if self._match is not None and self._playing():
            self._match.watch(len(self._room.connections))
            for frame in self._match.catch_up(table.people.seats_of(connection.person)):
                connection.show(frame, droppable=False)
        else:
            self._room.hub.background(self._open_quietly())

    def left(self) -> None:
        """Somebody looks away."""
        if self._match is not None:
            self._match.watch(len(self._room.connections))

    def follow(self, entries: tuple[AnyEntry, ...]) -> None:
        """What was stored concerns the match, too."""
        for entry in entries:
            match entry:
                case BotStoodIn(seat, level):
                    self._later(self._seat_bot(seat, level))
                case Paused() | Resumed():
                    self._later(self._pause(isinstance(entry, Paused)))
                case SeatResigned(seat):
                    self._later(self._resign(seat))
                case TimeRanOut():
                    self._later(self._time_up())
                case GameBegun():
                    self._later(self._open_quietly())
                case TableClosed():
                    self._later(self.close())

    def _later(self, work: Any) -> None:
        self._room.hub.background(work)

    async def close(self) -> None:
        """The room is closed, or the game is over."""
        match, self._match = self._match, None
        if match is not None:
            await match.close()

    # What people ask

    async def do(self, connection: Connection, message: asked.Do) -> None:
        """An intent, acknowledged once the match has accepted it."""
        intent = self._live.read_intent(message.intent)
        self._may(connection, message.seat)
        key, digest = (connection.person, message.id), message_of(message.id, intent).digest
        if self._done.get(key, digest) != digest:
            raise Conflict("table-id-used")
        if key not in self._done:
            self._doing += 1
            try:
                await (await self._opened()).do(message.seat, intent)
            finally:
                self._doing -= 1
            self._done[key] = digest
            if len(self._done) > REMEMBERED:
                self._done.popitem(last=False)
        connection.tell(Ack(message.id, self._room.table.version))

    def stream(self, connection: Connection, message: asked.Stream) -> None:
        """A hover or a drag, never acknowledged."""
        intent = self._live.read_intent(message.intent)
        if not self._live.may_stream(intent):
            raise NotAllowed("live-stream")
        self._may(connection, message.seat)
        if self._match is not None:
            self._match.stream(message.seat, message.number, intent)

    async def ask(self, connection: Connection, question: Any) -> None:
        """Something that only the match can answer, about a seat of one's own."""
        self._may(connection, question.seat)
        found = await (await self._opened()).weigh()
        connection.tell(self._live.answer(question, found))

    async def view(self, connection: Connection, seat: Seat) -> bytes:
        """What somebody's seat sees, as MessagePack."""
        self._may(connection, seat)
        return await (await self._opened()).view(seat)

    async def may_time_out(self) -> bool:
        """Whether the seat on turn has nothing under way: what it asked for in time, or has let go, counts."""
        try:
            match = await self._opened()
        except LodestoneError as problem:
            _log.info("clock_without_match", problem=problem.key)
            return False
        return not self._doing and match.acting

    @property
    def _live(self) -> LiveKind:
        kind = self._room.table.kind
        if kind.live is None:
            raise kind.refuse_other()
        return kind.live

    def _may(self, connection: Connection, seat: Seat) -> None:
        table = self._room.table
        if seat not in table.people.seats_of(connection.person):
            raise NotAllowed("table-not-your-seat", seat=seat)
        if table.status is not Status.PLAYING:
            raise Conflict("table-not-begun" if table.status is Status.WAITING else "game-over")
        if table.paused:
            raise Conflict("table-paused")
        if table.people.seats[seat].bot is not None:
            raise Conflict("table-bot-plays", seat=seat)

    # Opening it

    async def _opened(self) -> LiveMatch:
        if self._match is not None and self._playing():
            return self._match
        if not self._room.hub.pool.ready:
            raise Unavailable("live-preparing")
        if self._opening is None or self._opening.done():
            self._opening = asyncio.create_task(self._open())
        return await asyncio.shield(self._opening)

    async def _open(self) -> LiveMatch:
        table = self._room.table
        await self.close()
        self._game = table.game_number
        bots = {seat: self._seating(seat, at.bot) for seat, at in enumerate(table.people.seats) if at.bot is not None}
        self._match = match = await self._room.hub.pool.open(self, bots, table.paused)
        match.watch(len(self._room.connections))
        for connection in self._room.connections:
            for frame in match.catch_up(table.people.seats_of(connection.person)):
                connection.show(frame, droppable=False)
        return match

    async def _open_quietly(self) -> None:
        await self._room.hub.pool.wait_ready()
        if self._playing_on():
            await self._opened()

    def _playing_on(self) -> bool:
        return self._room.table.status is Status.PLAYING

    def _seating(self, seat: Seat, level: str) -> Seating:
        return self._seeded("bot", seat, level)

    def _seeded(self, what: str, number: int, level: str) -> Seating:
        """A bot whose chance comes from the secret deal."""
        deal = self._room.table.deal
        assert deal is not None
        seed = sha256(f"{what}/{deal.seed}/{deal.salt}/{number}".encode()).digest()
        return Seating(level, int.from_bytes(seed[:7], "big"))

    async def _seat_bot(self, seat: Seat, level: str | None) -> None:
        match = await self._settled()
        if match is None:
            return  # it will be seated when the match is opened
        if level is None:
            await match.unseat_bot(seat)
        else:
            await match.seat_bot(seat, self._seating(seat, level))

    async def _resign(self, seat: Seat) -> None:
        """The table has let a seat go (Z8): the match is told, unless it knows from having been opened since."""
        try:
            await self._room.hub.pool.wait_ready()
            if self._playing_on():
                await (await self._opened()).resign(seat)
        except LodestoneError as problem:
            _log.info("resigned_before", problem=problem.key)

    async def _time_up(self) -> None:
        """The table has decided that a turn is out of time (Z9); a match that is opened from now on knows."""
        match = await self._settled()
        if match is not None and self._room.table.timed_out:
            await match.time_up(self._clock_hand())

    def _clock_hand(self) -> Seating:
        """Who plays on for a seat that is out of time."""
        table = self._room.table
        return self._seeded("clock", table.moment[1], table.kind.clock_level or "")

    async def _pause(self, on: bool) -> None:
        match = await self._settled()
        if match is not None:
            await match.pause(on)

    async def _settled(self) -> LiveMatch | None:
        """The match, if it is open. One that is being opened right now began with what the table was before."""
        if self._opening is not None and not self._opening.done():
            await asyncio.wait([self._opening])
        return self._match if self._playing() else None

    # What the match tells

    async def stored(self) -> Stored:
        """MatchTable: the match as the log has it, and what the table has decided since."""
        room = self._room
        async with room.lock:
            table = await room.fresh()
            assert table.play is not None
            record = table.play.record(table.players(), await room.past())
            snapshot = await room.hub.log.read_snapshot(table.id)
            assert snapshot is not None
            return Stored(record, snapshot.body, table.play.resigned, self._clock_hand() if table.timed_out else None)

    async def keep(self, played: PlayedOut) -> None:
        """MatchTable: a turn has ended. Stored, then told."""
        room = self._room
        async with room.lock:
            table = await room.fresh()
            entries = happened(table, self._live.turn(played.turn, played.told))
            await room.write(entries, snapshot=Snapshot(table.version + 1, played.snapshot))
        if table.status is not Status.PLAYING:
            self._later(self.close())

    def show(self, frame: LiveFrame) -> None:
        """MatchTable: a picture for everybody."""
        seats = self._room.table.people.seats
        holder = None if frame.seat is None else seats[frame.seat].person
        for connection in self._room.connections:
            own = holder is not None and connection.person == holder
            connection.show(frame.own if own else frame.everybody, droppable=not frame.key)

    def changed(self, public: Told, events: tuple[dict[str, Any], ...]) -> None:
        """MatchTable: something changed within the turn."""
        self._tell(public, events, restarted=False)

    def refused(self, seat: Seat, number: int, problem: LodestoneError) -> None:
        """MatchTable: a streamed intent was refused."""
        person = self._room.table.people.seats[seat].person
        for connection in self._room.connections:
            if person is not None and connection.person == person:
                connection.tell(Refused("stream", problem_of(problem, connection.language)))

    def thinking(self, seat: Seat, on: bool) -> None:
        """MatchTable: a bot ponders."""
        self._room.tell_thinking(seat, on)

    def restarted(self, public: Told) -> None:
        """MatchTable: the turn begins again."""
        table = self._room.table
        if table.clock is not None and not table.timed_out:
            table.clock.reset()
            self._room.turns.follow()
        self._tell(public, (), restarted=True)

    def _tell(self, public: Told, events: tuple[dict[str, Any], ...], *, restarted: bool) -> None:
        play = self._room.table.play
        if play is not None:
            shown = play.shown(public, ())
            assert isinstance(shown, LiveShown)
            text = encode(LiveNews(shown, events, restarted))
            for connection in self._room.connections:
                connection.send(text)
