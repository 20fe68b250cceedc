"""A table of Kluster and its live match: what the match tells is stored and passed on, what people do is handed in.

Never called while the room's lock is held, where it waits for the match: the match may be waiting for a turn to be
stored, and that needs the lock.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from lodestone.core import LodestoneError, Seat
from lodestone.match.kluster.live.intents import Drag, Hover, Resign, read_intent
from lodestone.server.connection import Connection
from lodestone.server.errors import Conflict, NotAllowed, Unavailable, problem_of
from lodestone.server.live import LiveFrame, LiveMatch, PlayedOut, Seating, Stored
from lodestone.server.protocol import asked
from lodestone.server.protocol.common import Status
from lodestone.server.protocol.encoding import encode
from lodestone.server.protocol.kluster import KlusterPublic
from lodestone.server.protocol.told import Ack, LiveNews, Refused, Weighed
from lodestone.server.table.entries import (
    AnyEntry,
    BotStoodIn,
    GameBegun,
    GameFinished,
    Paused,
    Resumed,
    SeatResigned,
    TableClosed,
    TurnPlayed,
    decoded,
)
from lodestone.server.table.kluster import KlusterPlay
from lodestone.server.table.records import record_row
from lodestone.server.table.secret import new_id
from lodestone.storage.rows import Snapshot

if TYPE_CHECKING:
    from lodestone.server.room import Room

REMEMBERED = 256
"""Intents within a turn whose ids are remembered: they are not stored, a turn cut short begins again."""

_log = structlog.get_logger(__name__)


class LiveTable:
    """Keeps the live match of a room: a `Keeper`."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._match: LiveMatch | None = None
        self._opening: asyncio.Task[LiveMatch] | None = None
        self._game = 0
        self._done: OrderedDict[tuple[int | None, str], None] = OrderedDict()

    # What the room asks

    @property
    def public(self) -> KlusterPublic | None:
        """The match as it stands within the turn, if it is open."""
        return None if self._match is None or not self._playing() else self._match.public

    def _playing(self) -> bool:
        table = self._room.table
        return table.game == "kluster" and table.status is Status.PLAYING and self._game == table.game_number

    def entered(self, connection: Connection) -> None:
        """Somebody looks on: they get a picture, and the match is opened if it is not."""
        table = self._room.table
        if table.game != "kluster" or table.status is not Status.PLAYING:
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
                case GameBegun(laid=laid) if laid is not None:
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
        intent = read_intent(message.intent)
        if isinstance(intent, Resign):
            raise NotAllowed("live-resign")
        self._may(connection, message.seat)
        key = (connection.person, message.id)
        if key not in self._done:
            await (await self._opened()).do(message.seat, intent)
            self._done[key] = None
            if len(self._done) > REMEMBERED:
                self._done.popitem(last=False)
        connection.tell(Ack(message.id, self._room.table.version))

    def stream(self, connection: Connection, message: asked.Stream) -> None:
        """A hover or a drag, never acknowledged."""
        intent = read_intent(message.intent)
        if not isinstance(intent, Hover | Drag):
            raise NotAllowed("live-stream")
        self._may(connection, message.seat)
        if self._match is not None:
            self._match.stream(message.seat, message.number, intent)

    async def weigh(self, connection: Connection, message: asked.Weigh) -> None:
        """The danger map of the seat on turn."""
        self._may(connection, message.seat)
        found = await (await self._opened()).weigh()
        values = b64encode(found.values).decode()
        spots = (found.x, found.y, found.step, found.columns, found.rows)
        connection.tell(Weighed(message.id, found.magnet, *spots, values))

    async def view(self, connection: Connection, seat: Seat) -> bytes:
        """What somebody's seat sees, as MessagePack."""
        self._may(connection, seat)
        return await (await self._opened()).view(seat)

    async def resign(self, seat: Seat) -> None:
        """A seat leaves the match (Z8)."""
        await (await self._opened()).do(seat, Resign())

    async def time_out(self) -> bool:
        """The turn's clock has run out (Z9). False if it could not be told so: the magnet has been let go, say."""
        try:
            await (await self._opened()).time_out()
        except LodestoneError as problem:
            _log.info("clock_came_late", problem=problem.key)
            return False
        return True

    def _may(self, connection: Connection, seat: Seat) -> None:
        table = self._room.table
        if table.game != "kluster":
            raise NotAllowed("table-other-game", game=table.game)
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
        if self._room.table.status is Status.PLAYING:
            await self._opened()

    def _seating(self, seat: Seat, level: str) -> Seating:
        deal = self._room.table.deal
        assert deal is not None
        seed = sha256(f"bot/{deal.seed}/{deal.salt}/{seat}".encode()).digest()
        return Seating(level, int.from_bytes(seed[:7], "big"))

    async def _seat_bot(self, seat: Seat, level: str | None) -> None:
        match = await self._settled()
        if match is None:
            return  # it will be seated when the match is opened
        if level is None:
            await match.unseat_bot(seat)
        else:
            await match.seat_bot(seat, self._seating(seat, level))

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
        """Keeper: the match as the log has it."""
        record, resigned = await self._read()
        snapshot = await self._room.hub.log.read_snapshot(self._room.table.id)
        assert snapshot is not None
        return Stored(record, snapshot.body, resigned)

    async def _read(self) -> tuple[dict[str, Any], tuple[Seat, ...]]:
        """The record of the game so far, and who has resigned since its last turn."""
        record: dict[str, Any] = {}
        resigned: list[Seat] = []
        for stored in await self._room.hub.log.read(self._room.table.id):
            for entry in decoded(stored.body).entries:
                match entry:
                    case GameBegun(laid=laid) if laid is not None:
                        record, resigned = {**laid, "turns": []}, []
                    case TurnPlayed():
                        record["turns"].append(entry.turn)
                        record["result"] = entry.result
                        resigned = []
                    case SeatResigned(seat):
                        resigned.append(seat)
        return record, tuple(resigned)

    async def keep(self, played: PlayedOut) -> None:
        """Keeper: a turn has ended. Stored, then told."""
        room = self._room
        async with room.lock:
            table = await room.fresh()
            entries: list[AnyEntry] = [
                TurnPlayed(played.turn, played.result, played.events, msgspec.to_builtins(played.public))
            ]
            record = None
            if played.result is not None:
                finished = GameFinished(new_id())
                entries.append(finished)
                whole, _ = await self._read()
                whole["turns"].append(played.turn)
                whole["result"] = played.result
                record = record_row(finished.record, table.id, {**whole, "players": list(table.players())})
            await room.write(entries, record=record, snapshot=Snapshot(table.version + 1, played.snapshot))
        if played.result is not None:
            self._later(self.close())

    def show(self, frame: LiveFrame) -> None:
        """Keeper: a picture for everybody."""
        seats = self._room.table.people.seats
        holder = None if frame.seat is None else seats[frame.seat].person
        for connection in self._room.connections:
            own = holder is not None and connection.person == holder
            connection.show(frame.own if own else frame.everybody, droppable=not frame.key)

    def changed(self, public: KlusterPublic, events: tuple[dict[str, Any], ...]) -> None:
        """Keeper: something changed within the turn."""
        self._tell(public, events, restarted=False)

    def refused(self, seat: Seat, number: int, problem: LodestoneError) -> None:
        """Keeper: a streamed intent was refused."""
        person = self._room.table.people.seats[seat].person
        for connection in self._room.connections:
            if person is not None and connection.person == person:
                connection.tell(Refused("stream", problem_of(problem, connection.language)))

    def thinking(self, seat: Seat, on: bool) -> None:
        """Keeper: a bot ponders."""
        self._room.tell_thinking(seat, on)

    def restarted(self, public: KlusterPublic) -> None:
        """Keeper: the turn begins again."""
        table = self._room.table
        if table.clock is not None:
            table.clock.reset()
            self._room.turns.follow()
        self._tell(public, (), restarted=True)

    def _tell(self, public: KlusterPublic, events: tuple[dict[str, Any], ...], *, restarted: bool) -> None:
        play = self._room.table.play
        if isinstance(play, KlusterPlay):
            text = encode(LiveNews(play.view(public), events, restarted))
            for connection in self._room.connections:
                connection.send(text)
