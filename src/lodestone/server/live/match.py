"""A live match as its table sees it: ask it for something, and it happens in whichever live process has it now."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from lodestone.core import LodestoneError, Seat
from lodestone.match.live_game import LiveState
from lodestone.server.background import log_failure
from lodestone.server.errors import Unavailable
from lodestone.server.live.messages import (
    Ask,
    Broke,
    Changed,
    Close,
    DoIntent,
    Framed,
    FromMatch,
    LeaveOff,
    Open,
    Proceed,
    See,
    Stay,
    StreamIntent,
    StreamRefused,
    Thought,
    TurnEnded,
    Watched,
)
from lodestone.server.workers.pipe import PipeMessage

if TYPE_CHECKING:
    from lodestone.server.live.pool import LivePool
    from lodestone.server.live.process import LiveProcess

SLEEPY = 300.0
"""s without an intent after which a match at the beginning of a turn is closed in its process."""
UNSEEN = 20.0
"""s: the same if nobody looks on."""
ABANDONED = 900.0
"""s after which it is closed in mid-turn, if nobody looks on: that turn begins again when somebody does."""

AGAIN, LONGEST_AGAIN = 0.5, 30.0
"""s between attempts to read a match from a log that is away, at first and at most."""

LEAVING = 2.0
"""s for a process to answer with a turn that is to go on elsewhere."""

BROKEN = 2.0
"""s before a match that broke begins again: what broke it must not keep a process busy."""


class Viewer(Protocol):
    """Somebody who looks on."""

    person: int | None

    def show(self, frame: bytes, *, droppable: bool) -> None:
        """Send a picture; one that may be dropped builds on the last that may not."""
        ...


class MatchTable(Protocol):
    """The table, as its live match sees it. Called on the event loop; the methods that are not async return at once."""

    @property
    def viewers(self) -> Collection[Viewer]:
        """Everybody who looks on."""
        ...

    @property
    def telling(self) -> bool:
        """Whether the table is surely ours: what is not stored is told only then."""
        ...

    @property
    def address(self) -> str:
        """Whose share of a live process it takes."""
        ...

    def holder(self, seat: Seat) -> int | None:
        """The person who holds a seat."""
        ...

    async def stored(self) -> LiveState:
        """The match as the log has it: when it is opened, after its process has died, after `keep` has failed."""
        ...

    async def keep(self, ended: TurnEnded) -> None:
        """Commit a turn, then publish it. The next turn begins when this returns.

        If it raises, the turn has not happened: the match is read again from the log and that turn begins anew.
        """
        ...

    def changed(self, public: Any, events: Any) -> None:
        """Something changed within a turn: publish, nothing to store. Both are JSON already."""
        ...

    def refused(self, seat: Seat, number: int, problem: LodestoneError) -> None:
        """A streamed intent was refused."""
        ...

    def thinking(self, seat: Seat, on: bool) -> None:
        """A bot begins to think, or stops."""
        ...

    def restarted(self, public: Any) -> None:
        """The turn had to begin again from the log; a keyframe follows. Clocks start anew."""
        ...


class LiveMatch:
    """One match of a table, made by `LivePool.match`. It is in no process until somebody needs it."""

    def __init__(self, pool: LivePool, number: int, game: str, table: MatchTable) -> None:
        self.number = number
        self.public: Any = None
        """The match as everybody sees it within the turn, as JSON; None before it was opened."""
        self.acting = True
        """Whether the seat on turn may still do something, as far as we were told."""
        self._pool = pool
        self._game = game
        self._table = table
        self._process: LiveProcess | None = None
        self._opening = asyncio.Lock()
        self._waking: asyncio.Task[None] | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._key: Framed | None = None
        self._latest: Framed | None = None
        self._may_sleep = False
        self._doing = 0
        """Intents that are not answered yet: pictures from before say nothing of them."""
        self._watched = False
        self._touched = monotonic()
        self._closed = False
        self.cut_short = False
        """Whether the running turn was lost: whoever opens the match next says so."""

    # What people ask

    async def do(self, seat: Seat, intent: bytes) -> None:
        """Do what a seat asks for, or raise why not."""
        self._doing += 1
        try:
            await (await self._awake()).ask(lambda id: DoIntent(id, self.number, seat, intent), self)
            self._may_sleep = False  # the next picture tells more
        finally:
            self._doing -= 1

    def stream(self, seat: Seat, number: int, intent: bytes) -> None:
        """The same for what a later one replaces; refusals come to the table."""
        self._touched = monotonic()
        if self._process is not None:  # asleep: nothing is in a hand that could be moved
            self._process.send(StreamIntent(self.number, seat, number, intent))

    async def ask(self, question: msgspec.Struct) -> bytes:
        """The answer to one of the game's live questions, as it is to be sent."""
        await self._pool.preparing.complete.wait()
        asked = msgspec.msgpack.encode(question)
        return (await (await self._awake()).ask(lambda id: Ask(id, self.number, asked), self)).body

    async def view(self, seat: Seat) -> bytes:
        """What a seat sees, packed, to be thought about elsewhere."""
        return (await (await self._awake()).ask(lambda id: See(id, self.number, seat), self)).body

    # What the table tells

    def tell(self, message: PipeMessage) -> None:
        """What the table has decided and stored. A match that is opened later begins with what the table knows."""
        self._touched = monotonic()
        if self._process is not None:
            self._process.send(message)
        else:
            self._wake()

    def look(self) -> None:
        """Somebody has begun to look on, or stopped. While nobody does bots wait, and the match may go to sleep."""
        watched = bool(self._table.viewers)
        if watched != self._watched:
            self._watched = watched
            self._touched = monotonic()
            if self._process is not None:
                self._process.send(Watched(self.number, watched))
        if watched and self._process is None and (self.public is None or self.cut_short):
            self._wake()

    def catch_up(self, viewer: Viewer) -> None:
        """What somebody new is sent first: the last keyframe and the last frame."""
        for framed in [self._key] if self._latest is self._key else [self._key, self._latest]:
            if framed is not None:
                holds = framed.seat is not None and viewer.person is not None
                own = holds and self._table.holder(framed.seat or 0) == viewer.person
                viewer.show(framed.body + framed.own if own else framed.body, droppable=False)

    async def leave_off(self) -> bytes | None:
        """The running turn, for another server to go on with; the match stands still from then on, or until `stay`.

        Empty: nothing was done in it. None: not now, or it cannot be told; then it goes on.
        """
        if self._keeping is not None and not self._keeping.done():
            return None
        process = self._process
        if process is None:
            return b""
        try:
            async with asyncio.timeout(LEAVING):
                left = await process.ask(lambda id: LeaveOff(id, self.number), self)
        except (LodestoneError, TimeoutError):
            self.stay()
            return None
        return left.body if left.went_on else None

    @property
    def lost_turn(self) -> bool:
        """Whether a turn has to begin again, and has not yet."""
        return self.cut_short and self._process is None

    def stay(self) -> None:
        """It stays here after all."""
        if self._process is not None:
            self._process.send(Stay(self.number))

    async def close(self) -> None:
        """Forget it; a turn that has just ended is stored first."""
        self._closed = True
        if self._keeping is not None and self._keeping is not asyncio.current_task():
            await asyncio.wait([self._keeping])
        self._leave()
        self._pool.forget(self)

    # What the process tells

    def hear(self, message: FromMatch) -> None:
        """Anything but a picture, in the order in which it happened."""
        match message:
            case TurnEnded():
                self._keeping = asyncio.create_task(self._keep(message))
            case Changed():
                self.public = msgspec.Raw(message.public)
                self._table.changed(self.public, msgspec.Raw(message.events))
            case Broke():
                self._lose_turn()
                self._wake(BROKEN)
            case StreamRefused():
                self._table.refused(message.seat, message.number, message.problem.error())

    def show(self, framed: Framed) -> None:
        """A picture for everybody who looks on."""
        self.acting, self._may_sleep, self._latest = framed.acting, framed.may_sleep, framed
        if framed.key:
            self._key = framed
        if framed.public:
            self.public = msgspec.Raw(framed.public)
        if not self._table.telling:  # it may have waited in the pipe while another server took the table over
            return
        holder = None if framed.seat is None else self._table.holder(framed.seat)
        own = framed.body if holder is None else framed.body + framed.own
        for viewer in self._table.viewers:
            mine = holder is not None and viewer.person == holder
            viewer.show(own if mine else framed.body, droppable=not framed.key)

    async def _keep(self, ended: TurnEnded) -> None:
        """Store a turn that has ended; only then does the match go on."""
        process = self._process
        self._touched = monotonic()
        try:
            await self._table.keep(ended)
        except Exception as problem:  # noqa: BLE001  whatever went wrong, the turn is not stored
            log_failure("turn_not_kept", problem)
            self._lose_turn()
            self._wake()
            return
        self.public = msgspec.Raw(ended.public)
        if process is not None and self._process is process:
            process.send(Proceed(self.number))

    def think(self, thought: Thought) -> None:
        """A bot of this match has an answer."""
        if self._process is not None:
            self._process.send(thought)

    def pondering(self, seat: Seat, on: bool) -> None:
        """A bot of this match begins to ponder, or stops."""
        self._table.thinking(seat, on)

    def lose_process(self) -> None:
        """Its process has died. What nobody waits for is read again when needed."""
        self._process = None
        self.cut_short = True
        if self._table.viewers:
            self._wake()

    # Where it is

    def sleep_if_idle(self, now: float) -> None:
        """Close it in its process if nobody has needed it for a while."""
        quiet, viewers = now - self._touched, bool(self._table.viewers)
        if self._process is None or (self._keeping is not None and not self._keeping.done()):
            return
        if self._may_sleep and quiet > (SLEEPY if viewers else UNSEEN):
            self._leave()
        elif not viewers and quiet > ABANDONED:
            self._lose_turn()

    @property
    def may_leave(self) -> bool:
        """Whether nothing is lost if it is read from the log again: nothing was done in this turn yet."""
        settled = not self._doing and (self._keeping is None or self._keeping.done())
        return settled and (self._may_sleep or self._process is None)

    def move_if_idle(self) -> None:
        """Leave the process, if nothing is lost by that; the next one that has room takes it."""
        if self.may_leave:
            self._leave()

    async def wake(self) -> None:
        """Open it for somebody who waits; those who come before anything is prepared are told so."""
        await self._awake()

    async def _awake(self) -> LiveProcess:
        self._touched = monotonic()
        while self._process is None or self._opening.locked():
            if not self._pool.ready:
                raise Unavailable("live-preparing")
            await self.open()
        return self._process

    async def open(self) -> None:
        """Open it in a process, from the log, if it is in none."""
        async with self._opening:
            if self._process is not None:
                return
            if self._keeping is not None:
                await asyncio.wait([self._keeping])  # what is being stored belongs to what will be read
            self._pool.check_room()
            process = await self._pool.placed()
            state = await self._table.stored()
            # From here on it is told what the table decides: nothing may be awaited in between.
            self._watched = bool(self._table.viewers)
            self._may_sleep = False
            self._process, process.matches[self.number] = process, self
            self.cut_short = self.cut_short or state.running is not None  # unless it goes on with it
            try:
                whose = self._table.address
                opened = await process.ask(
                    lambda id: Open(id, self.number, self._game, state, self._watched, whose), self
                )
            except BaseException:
                if self._process is process:
                    self._leave()
                raise
            self.public = msgspec.Raw(opened.body)
            if state.bots:
                self._pool.expect_bots(self, self._game)
            lost, self.cut_short = self.cut_short and not opened.went_on, False
            if lost:  # before anything is done in the new one
                self._table.restarted(self.public)

    def _wake(self, wait: float = 0.0) -> None:
        """Open it in the background."""
        if self._waking is None or self._waking.done():
            self._waking = self._pool.background.start(self._begin_again(wait))

    async def _begin_again(self, wait: float) -> None:
        """Read the match from the log and begin its turn anew; as often as it takes."""
        await asyncio.sleep(wait)
        pause = AGAIN
        while not self._closed:
            try:
                await self.open()
            except Exception as problem:  # noqa: BLE001  the log may be away for a while, or the new process may die
                log_failure("match_not_reopened", problem)
                await asyncio.sleep(pause)
                pause = min(2.0 * pause, LONGEST_AGAIN)
                continue
            return

    def _lose_turn(self) -> None:
        self.cut_short = True
        self._leave()

    def _leave(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.drop(self)
            process.send(Close(self.number))
