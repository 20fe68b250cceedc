"""A live match as its table sees it: ask it for something, and it happens in whichever worker has it now."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

import msgspec
import structlog

from lodestone.core import LodestoneError, Seat
from lodestone.match.kluster.live.danger_map import DangerMap
from lodestone.match.kluster.live.intents import AnyIntent, Resign
from lodestone.match.kluster.wire import KlusterPublic
from lodestone.server.live.match_table import LiveFrame, MatchTable, PlayedOut, Seating
from lodestone.server.live.messages import (
    Broke,
    Changed,
    Close,
    Do,
    Framed,
    Open,
    Paused,
    Proceed,
    See,
    SitBot,
    Stream,
    StreamRefused,
    Thought,
    TimeUp,
    TurnPlayed,
    Watched,
    Weigh,
)

if TYPE_CHECKING:
    from lodestone.server.live.live_process import LiveProcess
    from lodestone.server.live.pool import LivePool

About: TypeAlias = Framed | TurnPlayed | Changed | Broke | StreamRefused
"""What a worker tells about a match."""

SLEEPY = 300.0
"""s without an intent after which a match at the beginning of a turn is closed in its worker."""
UNSEEN = 20.0
"""The same if nobody looks on."""
ABANDONED = 900.0
"""s after which it is closed in mid-turn, if nobody looks on: that turn begins again when somebody does."""

AGAIN, LONGEST_AGAIN = 0.5, 30.0
"""s between attempts to read a match from a log that is away."""

BROKEN = 2.0
"""s before a match that broke begins again: what broke it must not keep a worker busy."""

_log = structlog.get_logger(__name__)


class LiveMatch:
    """Made by `LivePool.open`. All methods are for the event loop's thread."""

    def __init__(
        self, pool: LivePool, number: int, table: MatchTable, bots: Mapping[Seat, Seating], paused: bool
    ) -> None:
        self.number = number
        self._pool = pool
        self._table = table
        self.bots = dict(bots)
        """They remember what they have felt until the match is closed, asleep or not."""
        self._paused = paused
        self._viewers = 0
        self._link: LiveProcess | None = None
        self._opening = asyncio.Lock()
        self._keeping: asyncio.Task[None] | None = None
        self._public: KlusterPublic | None = None
        self._stage = ""
        self._key: LiveFrame | None = None
        self._latest: LiveFrame | None = None
        self.acting = True
        """Whether the seat on turn may still do something, as far as was told."""
        self._may_sleep = False
        self._touched = monotonic()
        self._closed = False
        self._cut_short = False
        """Whether a turn was lost while nobody looked on."""

    # What a table asks

    @property
    def public(self) -> KlusterPublic:
        """The match as everybody sees it now."""
        assert self._public is not None, "open has returned"
        if self._public.stage != self._stage:
            self._public = msgspec.structs.replace(self._public, stage=self._stage)
        return self._public

    async def do(self, seat: Seat, intent: AnyIntent) -> None:
        """Do what a seat asks for, or raise why not."""
        link = await self._awake()
        await link.ask(lambda id: Do(id, self.number, seat, intent), self)

    def stream(self, seat: Seat, number: int, intent: AnyIntent) -> None:
        """A hover or drag that a later one replaces."""
        self._touched = monotonic()
        if self._link is not None:  # asleep: nothing is in a hand that could be moved
            self._link.send(Stream(self.number, seat, number, intent))

    async def weigh(self) -> DangerMap:
        """How risky it would be to let the held magnet go, where poles are shown."""
        await self._pool.kernels.physics.wait()
        link = await self._awake()
        answer = await link.ask(lambda id: Weigh(id, self.number), self)
        assert answer.danger is not None
        return answer.danger

    async def view(self, seat: Seat) -> bytes:
        """What a seat sees, as MessagePack: for whoever thinks about it elsewhere."""
        link = await self._awake()
        answer = await link.ask(lambda id: See(id, self.number, seat), self)
        assert answer.view is not None
        return answer.view

    async def resign(self, seat: Seat) -> None:
        """A seat has left the table (Z8)."""
        await self.do(seat, Resign())

    async def time_up(self, seating: Seating) -> None:
        """The turn's clock has run out (Z9); alone nobody plays on."""
        link = await self._awake()
        await link.ask(lambda id: TimeUp(id, self.number, seating), self)

    async def seat_bot(self, seat: Seat, seating: Seating) -> None:
        """A bot plays for a seat from now on."""
        await self._sit(seat, seating)

    async def unseat_bot(self, seat: Seat) -> None:
        """The bot gives the seat back; what it holds is put back."""
        await self._sit(seat, None)

    async def pause(self, on: bool) -> None:
        """Time stands still, or goes on."""
        link = await self._awake()
        self._paused = on
        await link.ask(lambda id: Paused(id, self.number, on), self)

    def watch(self, viewers: int) -> None:
        """So many look on now."""
        if bool(viewers) != bool(self._viewers):
            self._touched = monotonic()
            if self._link is not None:
                self._link.send(Watched(self.number, viewers > 0))
            elif viewers and self._cut_short:
                self._pool.background(self._begin_again())
        self._viewers = viewers

    def catch_up(self, seats: tuple[Seat, ...] = ()) -> list[bytes]:
        """What to send first to somebody new who holds these seats: the last keyframe and the last frame."""
        shown = [self._key] if self._latest is self._key else [self._key, self._latest]
        return [frame.own if frame.seat in seats else frame.everybody for frame in shown if frame is not None]

    async def close(self) -> None:
        """Forget it; a turn that has just ended is stored first."""
        self._closed = True
        if self._keeping is not None and self._keeping is not asyncio.current_task():
            await asyncio.wait([self._keeping])
        self._leave()
        self._pool.forget(self)

    # What the pool tells

    def hear(self, message: About) -> None:
        """A worker tells about this match."""
        match message:
            case Framed():
                self._show(message)
            case TurnPlayed():
                self._keeping = asyncio.create_task(self._keep(message.played))
            case Changed():
                self._know(message.public)
                self._table.changed(message.public, message.events)
            case Broke():
                self._leave()
                self._pool.background(self._begin_again(BROKEN))
            case StreamRefused():
                self._table.refused(message.seat, message.number, message.problem.error())

    def hear_thought(self, thought: Thought) -> None:
        """A bot of this match has thought."""
        if self._link is not None:
            self._link.send(thought)

    def pondering(self, seat: Seat, on: bool) -> None:
        """A bot of this match begins or ends to ponder."""
        self._table.thinking(seat, on)

    def know(self, public: KlusterPublic) -> None:
        """The match as it was opened."""
        self._know(public)

    def lose_worker(self) -> None:
        """Its worker has died. What nobody waits for is read again when needed."""
        self._link = None
        self._cut_short = True
        if self._viewers:
            self._pool.background(self._begin_again())

    def sleep_if_idle(self, now: float) -> None:
        """Close it in its worker if nobody has needed it for a while."""
        quiet = now - self._touched
        if self._link is None or (self._keeping is not None and not self._keeping.done()):
            return
        if self._may_sleep and quiet > (SLEEPY if self._viewers else UNSEEN):
            self._leave()
        elif not self._viewers and quiet > ABANDONED:
            self._cut_short = True
            self._leave()

    def move_if_idle(self) -> None:
        """Leave the worker, if nothing is lost by that; the next one that has room takes it."""
        if self._may_sleep and (self._keeping is None or self._keeping.done()):
            self._leave()

    async def open(self) -> None:
        """In a worker, from the log, if it is in none."""
        async with self._opening:
            if self._link is not None:
                return
            if self._keeping is not None:
                await asyncio.wait([self._keeping])  # what is being stored belongs to what will be read
            stored = await self._table.stored()
            link = await self._pool.placed()
            self._may_sleep = self._cut_short = False
            watched, paused = self._viewers > 0, self._paused
            self._link = link
            try:
                await link.ask(lambda id: Open(id, self.number, stored, self.bots, watched, paused), self)
            except LodestoneError:
                self._link = None
                raise
            if watched != (self._viewers > 0):
                link.send(Watched(self.number, self._viewers > 0))

    # Inside

    async def _awake(self) -> LiveProcess:
        self._touched = monotonic()
        while self._link is None or self._opening.locked():
            await self.open()
        return self._link

    async def _sit(self, seat: Seat, seating: Seating | None) -> None:
        link = await self._awake()
        if seating is None:
            self.bots.pop(seat, None)
        else:
            self.bots[seat] = seating
        await link.ask(lambda id: SitBot(id, self.number, seat, seating), self)

    def _show(self, framed: Framed) -> None:
        frame = LiveFrame(framed.body, framed.seat, framed.body + framed.own, framed.key, framed.due)
        if frame.key:
            self._key = frame
        self._latest = frame
        self._stage = framed.stage
        self.acting = framed.acting
        self._may_sleep = framed.may_sleep
        if self._viewers:
            self._table.show(frame)

    def _know(self, public: KlusterPublic) -> None:
        self._public = public
        self._stage = public.stage

    async def _keep(self, played: PlayedOut) -> None:
        """Stored first; only then it goes on."""
        link = self._link
        self._touched = monotonic()
        try:
            await self._table.keep(played)
        except Exception:  # noqa: BLE001  whatever went wrong, the turn is not stored
            _log.exception("turn_not_kept")
            self._leave()
            self._pool.background(self._begin_again())
            return
        self._know(played.public)
        if link is not None and self._link is link:
            link.send(Proceed(self.number))

    async def _begin_again(self, wait: float = 0.0) -> None:
        """Read the match from the log and begin its turn anew; as often as it takes."""
        await asyncio.sleep(wait)
        pause = AGAIN
        while not self._closed:
            try:
                await self.open()
            except Exception:  # noqa: BLE001  the log may be away for a while, or the new worker may die
                _log.exception("match_not_reopened")
                await asyncio.sleep(pause)
                pause = min(2.0 * pause, LONGEST_AGAIN)
                continue
            self._table.restarted(self.public)
            return

    def _leave(self) -> None:
        link, self._link = self._link, None
        if link is not None:
            link.drop(self)
            link.send(Close(self.number))
