"""A table and its live match: what the match tells is stored and passed on, what the table decides is told.

Never called while the room's lock is held, where it waits for the match: the match may be waiting for a turn to be
stored, and that needs the lock.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import msgspec

from lodestone.core import LodestoneError, Seat
from lodestone.match.live_game import LiveState, Seating
from lodestone.match.wire import LiveShown
from lodestone.server.connection import Connection
from lodestone.server.errors import Conflict, NotAllowed, NotHere, Unavailable, problem_of
from lodestone.server.live import LiveMatch, TurnEnded
from lodestone.server.live import messages as told
from lodestone.server.live.left_off import LeftOff, read_left_off
from lodestone.server.protocol import asked
from lodestone.server.protocol.common import PersonId, Status
from lodestone.server.protocol.encoding import encode
from lodestone.server.protocol.told import Ack, LiveNews, Refused
from lodestone.server.table.decide import happened
from lodestone.server.table.entries import (
    AnyEntry,
    BotStoodIn,
    GameBegun,
    GameFinished,
    Paused,
    Resumed,
    SeatResigned,
    TableClosed,
    TimeRanOut,
)
from lodestone.server.table.heard import digest_of
from lodestone.storage.errors import StorageError
from lodestone.storage.rows import Snapshot

if TYPE_CHECKING:
    from lodestone.server.room.room import Room

REMEMBERED = 256
"""Intents within a turn whose ids are remembered: they are not stored, a turn cut short begins again."""


class LiveTable:
    """The live match of a room, if it plays one: a `MatchTable`."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._match: LiveMatch | None = None
        self._game = 0
        """The number of the game that this match is."""
        self._done: OrderedDict[tuple[PersonId | None, str], bytes] = OrderedDict()
        """Intents that were done, by person and id, with a digest of each."""
        self._doing = 0
        """Intents that the match has not answered yet."""
        self._leaving = False
        """Whether another server goes on with it: whatever is done here from now on is lost."""
        self._left: LeftOff | None = None
        """What the owner before us has left, while it is uncertain whether the database still has it."""
        self._begins_again = False
        """Whether the running turn begins again, and nothing has been done in it since."""
        self._closed = False

    # What the room asks

    @property
    def _playing(self) -> LiveMatch | None:
        """The match of the game that is on."""
        table = self._room.table
        if self._closed or table.kind.live is None or table.status is not Status.PLAYING:
            return None
        if self._match is None or self._game != table.game_number:
            self._close_later()
            self._match = self._room.hub.pool.match(table.kind.name, self)
            self._game = table.game_number
        return self._match

    @property
    def public(self) -> Any:
        """The match as it stands within the turn, as JSON, if it has been opened."""
        match = self._playing
        return None if match is None else match.public

    def entered(self, connection: Connection) -> None:
        """Somebody comes: what was lost meanwhile is told, and what there is shown."""
        match = self._playing
        if match is not None and self._begins_again and match.public is not None and self.telling:
            connection.send(self._news(match.public, (), restarted=True))
        self.show_to(connection)

    def show_to(self, connection: Connection) -> None:
        """Somebody looks on: they get a picture, and the match is opened if it is not."""
        match, play = self._playing, self._room.table.play
        if match is not None:
            match.catch_up(connection)
            match.look()
        elif not self._closed and play is not None and (still := play.still()) is not None:  # it is over
            connection.show(still, droppable=False)

    def left(self) -> None:
        """Somebody stops looking on."""
        match = self._playing
        if match is not None:
            match.look()

    def follow(self, entries: tuple[AnyEntry, ...]) -> None:
        """What was stored concerns the match, too."""
        match = self._playing
        for entry in entries:
            match entry:
                case GameFinished() | TableClosed():
                    self._close_later()
                case GameBegun() if match is not None:
                    match.look()
                case BotStoodIn(seat, level) if match is not None:
                    match.tell(told.SitBot(match.number, seat, None if level is None else self._bot(seat, level)))
                case SeatResigned(seat) if match is not None:
                    match.tell(told.SeatLeaves(match.number, seat))
                case TimeRanOut() if match is not None:
                    match.tell(told.SeatTimeUp(match.number, self._clock_hand()))
                case Paused() | Resumed() if match is not None:
                    match.tell(told.PauseMatch(match.number, isinstance(entry, Paused)))

    def _close_later(self) -> None:
        match, self._match = self._match, None
        if match is not None:
            self._room.hub.background.start(match.close())

    async def close(self) -> None:
        """The room is closed: whoever comes finds the table in another one."""
        self._closed = True
        match, self._match = self._match, None
        if match is not None:
            await match.close()

    # What people ask

    async def do(self, connection: Connection, message: asked.Do) -> None:
        """Do an intent, which is acknowledged once the match has accepted it."""
        match = self.match_for(connection, message.seat)
        intent = bytes(message.intent)
        key, digest = (connection.person, message.id), digest_of(msgspec.json.decode(intent))
        if self._done.get(key, digest) != digest:
            raise Conflict("table-id-used")
        if key not in self._done:
            await match.wake()  # what was done where the table was before is known from here on
        if self._done.get(key, digest) != digest:
            raise Conflict("table-id-used")
        if key not in self._done:
            self._doing += 1
            try:
                await match.do(message.seat, intent)
            except LodestoneError:
                if not self._leaving:
                    raise
            finally:
                self._doing -= 1
            if self._leaving:  # not answered: it is asked again where the table goes, which knows nothing of this
                return
            self._done[key] = digest
            self._begins_again = False
            if len(self._done) > REMEMBERED:
                self._done.popitem(last=False)
            if not self.telling:  # another server may have the turn by now, and know nothing of this
                raise Unavailable("server-unavailable")
        connection.tell(Ack(message.id, self._room.table.version))

    async def ask(self, connection: Connection, question: Any) -> None:
        """Answer a question that only the match can answer, about a seat of one's own."""
        connection.send(await self.match_for(connection, question.seat).ask(question))

    async def view(self, connection: Connection, seat: Seat) -> bytes:
        """What somebody's seat sees, packed."""
        return await self.match_for(connection, seat).view(seat)

    def match_for(self, connection: Connection, seat: Seat) -> LiveMatch:
        """The match, for somebody who may play on that seat now; raises why they may not."""
        table, match = self._room.table, self._playing
        if table.kind.live is None:
            raise table.kind.refuse_other()
        if seat not in table.people.seats_of(connection.person):
            raise NotAllowed("table-not-your-seat", seat=seat)
        if self._closed:
            raise NotHere("server-unavailable")
        if match is None:
            raise Conflict("table-not-begun" if table.status is Status.WAITING else "game-over")
        if table.paused:
            raise Conflict("table-paused")
        if table.people.seats[seat].bot is not None:
            raise Conflict("table-bot-plays", seat=seat)
        return match

    @property
    def may_time_out(self) -> bool:
        """Whether the seat on turn has nothing under way: what it has asked for in time, or let go of, still counts."""
        match = self._playing
        return match is not None and match.public is not None and match.acting and not self._doing

    # From one server to another

    async def leave_off(self) -> LeftOff | None:
        """All that the next owner cannot read from the log; from here on, until `stay`, nothing is done in the match.

        None: something is under way that ends by itself. Called with the lock: this is answered whatever is stored.
        """
        if self._match is not None and self._match.lost_turn:
            return self.cut_short()
        turn = b"" if self._match is None else await self._match.leave_off()
        self._leaving = turn is not None
        return None if turn is None else self._left or LeftOff(turn or None, self._answered)

    def cut_short(self) -> LeftOff:
        """The same without the running turn, which begins again."""
        self._leaving = True
        return LeftOff(b"", ())

    @property
    def _answered(self) -> tuple[tuple[PersonId | None, str, bytes], ...]:
        return tuple((person, id, digest) for (person, id), digest in self._done.items())

    def stay(self) -> None:
        """It does not leave after all."""
        self._leaving = False
        if self._match is not None:
            self._match.stay()

    async def _taken_up(self, written: bytes | None) -> bytes | None:
        """The turn that the owner before us has left off; taken up once, whatever becomes of it then."""
        room = self._room
        cut_short = room.hub.cluster.was_cut_short(room.table.id)
        if written is not None:
            self._left = read_left_off(written)
            try:
                await room.hub.log.forget_running(room.table.id, epoch=room.epoch)
            except StorageError:  # it may have been forgotten there nevertheless; it is known here
                raise Unavailable("server-unavailable") from None
        left, self._left = self._left, None
        if left is None:
            return b"" if cut_short else None
        self._done.update({(person, id): digest for person, id, digest in left.done})
        return left.turn

    # Bots

    def _bot(self, seat: Seat, level: str) -> Seating:
        return self._seeded("bot", seat, level)

    def _clock_hand(self) -> Seating:
        """The bot that plays on for a seat that is out of time."""
        table = self._room.table
        return self._seeded("clock", table.moment[1], table.kind.clock_level or "")

    def _seeded(self, what: str, number: int, level: str) -> Seating:
        """A bot whose chance comes from the secret deal."""
        deal = self._room.table.deal
        assert deal is not None
        return Seating(level, deal.bot_seed(what, number))

    # What the match asks and tells

    @property
    def viewers(self) -> Collection[Connection]:
        """MatchTable: whoever is connected."""
        return self._room.connections

    @property
    def telling(self) -> bool:
        """MatchTable: whether the table is surely still ours."""
        return self._room.hub.cluster.telling

    @property
    def address(self) -> str:
        """MatchTable: the address of a person who plays here."""
        return self._room.address

    def holder(self, seat: Seat) -> PersonId | None:
        """MatchTable: whose seat it is."""
        return self._room.table.people.seats[seat].person

    async def stored(self) -> LiveState:
        """MatchTable: the match as the log has it, and what the table has decided since."""
        room = self._room
        async with room.lock:
            table = await room.fresh()
            if table.play is None or table.game_number != self._game:  # its beginning could not be stored: not yet
                raise Unavailable("server-unavailable")
            past = await room.past() if table.play.turns else []
            record = table.play.record(table.players(), past)
            snapshot = await room.hub.log.read_snapshot(table.id)
            assert snapshot is not None
            running = await self._taken_up(snapshot.running)
            seats = enumerate(table.people.seats)
            return LiveState(
                record,
                snapshot.body,
                resigned=table.play.resigned,
                timed_out=self._clock_hand() if table.timed_out else None,
                bots={seat: self._bot(seat, at.bot) for seat, at in seats if at.bot is not None},
                paused=table.paused,
                running=running,
                sealed=table.daily is not None,
            )

    async def keep(self, ended: TurnEnded) -> None:
        """MatchTable: a turn has ended. Stored, then told."""
        room = self._room
        self._begins_again = False
        async with room.lock:
            table = await room.fresh()
            entries = happened(table, table.kind.events.read(ended.event), ended.event)
            await room.write(entries, snapshot=Snapshot(table.version + 1, ended.snapshot))
        if room.hub.cluster.draining:
            room.hub.hand_over(table.id, patient=True)

    def changed(self, public: Any, events: Any) -> None:
        """MatchTable: something changed within the turn."""
        self._tell(public, events, restarted=False)

    def refused(self, seat: Seat, number: int, problem: LodestoneError) -> None:
        """MatchTable: a streamed intent was refused."""
        person = self.holder(seat)
        for connection in self._room.connections:
            if person is not None and connection.person == person:
                connection.tell(Refused("stream", problem_of(problem, connection.language)))

    def thinking(self, seat: Seat, on: bool) -> None:
        """MatchTable: a bot ponders."""
        self._room.tell_thinking(seat, on)

    def restarted(self, public: Any) -> None:
        """MatchTable: the turn begins again, and nothing is done in it yet."""
        table = self._room.table
        self._done.clear()
        self._begins_again = True
        if table.clock is not None and not table.timed_out:
            table.clock.reset()
            self._room.turns.follow()
        self._tell(public, (), restarted=True)

    def _tell(self, public: Any, events: Any, *, restarted: bool) -> None:
        if self._room.table.play is not None and self.telling:
            text = self._news(public, events, restarted=restarted)
            for connection in self._room.connections:
                connection.send(text)

    def _news(self, public: Any, events: Any, *, restarted: bool) -> bytes:
        play = self._room.table.play
        assert play is not None
        shown = play.shown(public, ())
        assert isinstance(shown, LiveShown)
        return encode(LiveNews(shown, events, restarted))
