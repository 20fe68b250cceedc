"""A table without a server: stores in memory what its live match reports, and remembers everything for the tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from copy import deepcopy
from typing import Any

import msgspec

from lodestone.core import LodestoneError
from lodestone.match.games import GAMES
from lodestone.match.kluster.events import EVENTS, TurnPlayed
from lodestone.match.kluster.game import Kluster
from lodestone.match.kluster.live.intents import AnyIntent
from lodestone.match.kluster.live.wire_frame import FrameViewer, SeenTable
from lodestone.match.kluster.wire import KlusterPublic
from lodestone.match.kluster.wish import TableWish
from lodestone.match.live_game import Laid, LiveState, Seating
from lodestone.server.live import LiveMatch, LivePool, TurnEnded
from lodestone.server.live.messages import PauseMatch, SeatLeaves, SeatTimeUp, SitBot

PATIENCE = 120.0
"""s: far longer than anything here takes, even on a busy machine."""
STRANGER, HOLDER = None, 0
"""People: a spectator, and one who holds every seat."""

_PUBLIC = msgspec.json.Decoder(KlusterPublic)


class Eyes:
    """Somebody who looks on."""

    def __init__(self, person: int | None, stirred: Callable[[], None] = lambda: None) -> None:
        self.person = person
        self.frames: list[bytes] = []
        self.seen: SeenTable | None = None
        self._viewer = FrameViewer()
        self._stirred = stirred

    def show(self, frame: bytes, *, droppable: bool) -> None:
        self.frames.append(frame)
        self.seen = self._viewer.see(frame)
        self._stirred()


class MemoryKeeper:
    """Implements `MatchTable`."""

    def __init__(self, laid: Laid) -> None:
        self.past: list[TurnPlayed] = []
        self.game = Kluster(EVENTS.read(laid.opening))
        self.snapshot = laid.snapshot
        self.resigned: tuple[int, ...] = ()
        self.timed_out: Seating | None = None
        self.bots: dict[int, Seating] = {}
        self.paused = False
        self.events: list[dict[str, Any]] = []
        self.refusals: list[tuple[int, int, LodestoneError]] = []
        self.ponderings: list[tuple[int, bool]] = []
        self.restarts = 0
        self.public = self.game.public(whole=True)
        self.fail_next = self.keeping = False
        self.may_keep = asyncio.Event()
        self.may_keep.set()
        self.readings = 0
        self._stirred = asyncio.Event()
        self.stranger, self.owner = Eyes(STRANGER, self._stirred.set), Eyes(HOLDER, self._stirred.set)
        self._viewers: list[Eyes] = []

    @property
    def record(self) -> dict[str, Any]:
        """The record as the log would give it, without names."""
        return {**self.game.record((), self.past), "players": None}

    @property
    def turns(self) -> int:
        """Stored turns."""
        return len(self.past)

    @property
    def frames(self) -> list[bytes]:
        """The frames shown to everybody."""
        return self.stranger.frames

    @property
    def seen(self) -> SeenTable | None:
        """The last frame for everybody."""
        return self.stranger.seen

    @property
    def own(self) -> SeenTable | None:
        """The same for who holds the seat on turn."""
        return self.owner.seen

    def watch(self, on: bool) -> None:
        """Let both people watch, or nobody."""
        self._viewers = [self.stranger, self.owner] if on else []

    # MatchTable

    telling = True

    @property
    def address(self) -> str:
        return "192.0.2.1"

    @property
    def viewers(self) -> Collection[Eyes]:
        return self._viewers

    def holder(self, seat: int) -> int | None:
        return HOLDER

    async def stored(self) -> LiveState:
        self.readings += 1
        record = deepcopy(self.record)
        return LiveState(record, self.snapshot, self.resigned, self.timed_out, self.bots, self.paused)

    async def keep(self, ended: TurnEnded) -> None:
        self.keeping = True
        self._stirred.set()
        await self.may_keep.wait()
        self.keeping = False
        if self.fail_next:
            self.fail_next = False
            raise OSError("disk full")
        event: TurnPlayed = EVENTS.read(ended.event)
        self.past.append(event)
        self.events += msgspec.to_builtins(list(self.game.apply(event).events))
        self.snapshot = ended.snapshot
        self.resigned, self.timed_out = (), None
        self.public = _PUBLIC.decode(ended.public)
        self._stirred.set()

    def changed(self, public: bytes, events: bytes) -> None:
        self.public = _PUBLIC.decode(public)
        self.events += msgspec.json.decode(events)
        self._stirred.set()

    def refused(self, seat: int, number: int, problem: LodestoneError) -> None:
        self.refusals.append((seat, number, problem))
        self._stirred.set()

    def thinking(self, seat: int, on: bool) -> None:
        self.ponderings.append((seat, on))
        self._stirred.set()

    def restarted(self, public: bytes) -> None:
        self.restarts += 1
        self.public = _PUBLIC.decode(public)
        self._stirred.set()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._stirred.clear()
                await self._stirred.wait()


class Sitting:
    """A match that is open, in the words of Kluster."""

    def __init__(self, keeper: MemoryKeeper, match: LiveMatch) -> None:
        self.keeper = keeper
        self.match = match

    @property
    def public(self) -> KlusterPublic:
        """The match as everybody sees it now."""
        return _PUBLIC.decode(self.match.public)

    async def do(self, seat: int, intent: AnyIntent) -> None:
        """Do something as a seat; raises the reason if it is refused."""
        await self.match.do(seat, msgspec.json.encode(intent))

    def stream(self, seat: int, number: int, intent: AnyIntent) -> None:
        """A hover or drag."""
        self.match.stream(seat, number, msgspec.json.encode(intent))

    def resign(self, seat: int) -> None:
        """Tell the match that a seat has resigned."""
        self.keeper.resigned += (seat,)
        self.match.tell(SeatLeaves(self.match.number, seat))

    def time_up(self, hand: Seating) -> None:
        """Tell the match that the turn is out of time, which the table decides."""
        self.keeper.timed_out = hand
        self.match.tell(SeatTimeUp(self.match.number, hand))

    def sit(self, seat: int, seating: Seating | None) -> None:
        """Let a bot take over a seat, or give it back."""
        self.keeper.bots = {**self.keeper.bots, seat: seating} if seating else {}
        self.match.tell(SitBot(self.match.number, seat, seating))

    def pause(self, on: bool) -> None:
        """Pause the table, or continue."""
        self.keeper.paused = on
        self.match.tell(PauseMatch(self.match.number, on))

    def watch(self, on: bool) -> None:
        """Set whether somebody is watching."""
        self.keeper.watch(on)
        self.match.look()

    async def close(self) -> None:
        """Forget it."""
        await self.match.close()


async def laid(pool: LivePool, wish: TableWish) -> MemoryKeeper:
    """A table that has been set up."""
    return MemoryKeeper(await pool.lay(GAMES["kluster"], wish))


async def opened(
    pool: LivePool, keeper: MemoryKeeper, bots: dict[int, Seating] | None = None, paused: bool = False
) -> Sitting:
    """Its match, in a live process."""
    keeper.bots, keeper.paused = bots or {}, paused
    match = pool.match("kluster", keeper)
    await match.open()
    return Sitting(keeper, match)
