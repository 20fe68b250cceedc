"""A live process: many matches, one clock. `python -m lodestone.server.live.worker SOCKET PACE GAMES…`

Each match that moves has a tick as often as its game wants, counted from the moment it began to move. A match that is
late by a tick is still simulated, but need not be shown; if it falls far behind, its time slows down.
"""

from __future__ import annotations

import gc
import socket
import sys
from bisect import bisect_left
from collections import deque
from collections.abc import Callable
from select import select
from time import monotonic

import msgspec
import structlog

from lodestone.core import LodestoneError
from lodestone.core.errors import CarriedError
from lodestone.match.game import Games
from lodestone.match.games import games_at
from lodestone.match.live_game import LiveKind
from lodestone.server.live.fair_ticks import FairTicks, Tick
from lodestone.server.live.hosted import HostedMatch
from lodestone.server.live.messages import (
    LATE,
    AreYouThere,
    Broke,
    Framed,
    Here,
    Lay,
    LiveAnswer,
    Open,
    Ready,
    StreamIntent,
    ToMatch,
    ToWorker,
    TryLayout,
)
from lodestone.server.workers.pipe import CHUNK, Inbox, PipeMessage, adopted, framed

HURRY = 0.25
"""s from one new table to the next, at most, where ticks are always due."""
BEHIND = 4
"""Ticks that a match may be late before its time slows down."""
BACKLOG = 4_000_000
"""Bytes the parent has not read yet, beyond which frames are dropped."""

_log = structlog.get_logger(__name__)


class Worker:
    """Reads what the parent says, ticks what is due, writes what came of it; never waits for anything else."""

    def __init__(self, connection: socket.socket, pace: float, games: Games) -> None:
        self._socket = connection
        self._socket.setblocking(False)
        self._pace = pace
        self._games = games
        self._inbox: Inbox[ToWorker] = Inbox(ToWorker)
        self._encode = msgspec.msgpack.Encoder().encode
        self._out = bytearray()
        self._matches: dict[int, HostedMatch] = {}
        self._ticks = FairTicks()
        self._scheduled: set[int] = set()
        self._new: deque[Lay | TryLayout] = deque()
        """Matches to be laid out when no tick is due."""
        self._laid = 0.0
        self._late, self._late_seconds = [0] * (len(LATE) + 1), 0.0
        """How late ticks were, for `Here`."""

    def run(self) -> None:
        """Work until the parent is gone."""
        self.tell(Ready())
        while True:
            wait = 0.0 if self._new else self._ticks.wait(monotonic())
            readable, writable, _ = select([self._socket], [self._socket] if self._out else [], [], wait)
            if readable and not self._read():
                return
            now = monotonic()
            late = self._ticks.wait(now) == 0.0
            if self._new and (not late or now > self._laid + HURRY):
                self._set_up(self._new.popleft())
            elif late:
                self._tick_next()
            if (self._out or writable) and not self._write():
                return

    def tell(self, message: PipeMessage) -> None:
        """Say something to the parent. A delta that it has no time to read is dropped: the next one makes up for it."""
        if isinstance(message, Framed) and not message.key and len(self._out) > BACKLOG:
            return
        self._out += framed(self._encode(message))

    # Socket

    def _read(self) -> bool:
        try:
            data = self._socket.recv(CHUNK)
        except BlockingIOError:
            return True
        except ConnectionError:
            return False
        for message in self._inbox.take(data):
            self._hear(message)
        return bool(data)

    def _write(self) -> bool:
        try:
            sent = self._socket.send(self._out)
        except BlockingIOError:
            return True
        except (BrokenPipeError, ConnectionError):
            return False
        del self._out[:sent]
        return True

    # Time

    def _schedule(self, match: HostedMatch, now: float) -> None:
        """The first tick of a match that has just begun to move: at once, but not sooner than it was next due."""
        if match.number not in self._scheduled and match.moves:
            self._scheduled.add(match.number)
            self._ticks.add(Tick(max(now, match.due), match.number, match.whose))

    def _tick_next(self) -> None:
        began = monotonic()
        tick = self._ticks.take(began)
        assert tick is not None
        due, number, whose = tick
        match = self._matches.get(number)
        if match is not None and match.moves:
            step = match.game.tick_seconds / self._pace
            late = began - due
            self._late[bisect_left(LATE, late)] += 1
            self._late_seconds += late
            behind = late / step
            self._guarded(match, lambda: match.game.tick(due, late=behind >= 1.0))
            now = monotonic()
            self._ticks.took(whose, now - began, now)
            match.due = due + step * (1 if behind < BEHIND else int(behind))
            if number in self._matches and match.moves:
                self._ticks.add(Tick(match.due, number, whose))
                return
        self._scheduled.discard(number)

    # Messages

    def _hear(self, message: ToWorker) -> None:
        if isinstance(message, StreamIntent):  # first, as it is by far the most frequent
            self._lead(message)
        elif isinstance(message, Lay | TryLayout):
            self._new.append(message)
        elif isinstance(message, AreYouThere):
            self.tell(Here(tuple(self._late), self._late_seconds))
            self._late, self._late_seconds = [0] * (len(LATE) + 1), 0.0
        elif isinstance(message, Open):
            self._open(message)
        elif (match := self._matches.get(message.match)) is not None:
            self._guarded(match, lambda: self._pass_on(message, match))
            if message.match in self._matches:
                self._schedule(match, monotonic())

    def _lead(self, message: StreamIntent) -> None:
        """The fast path for hand movements: nothing is answered, and what cannot be handled now is dropped."""
        match = self._matches.get(message.match)
        if match is not None and match.listens:
            self._guarded(match, lambda: match.game.stream(message.seat, message.number, message.intent))
            self._schedule(match, monotonic())

    def _pass_on(self, message: ToMatch, match: HostedMatch) -> None:
        if match.hear(message):
            del self._matches[match.number]

    def _guarded(self, match: HostedMatch, act: Callable[[], None]) -> None:
        """A match that breaks does not take the others with it."""
        try:
            act()
        except Exception:  # noqa: BLE001  a defect of ours, whichever
            _log.exception("match_broke", match=match.number)
            del self._matches[match.number]
            self.tell(Broke(match.number))

    def _set_up(self, message: Lay | TryLayout) -> None:
        """Set up one new table between two ticks: somebody who makes sixty at once holds up nobody's match for long."""
        try:
            live, laid = self._live(message.game), None
            if isinstance(message, Lay):
                laid = live.lay(message.layout)
            else:
                live.try_layout(message.layout)
        except LodestoneError as refused:
            self.tell(LiveAnswer(message.id, CarriedError.of(refused)))
        else:
            self.tell(LiveAnswer(message.id, laid=laid))
        self._laid = monotonic()

    def _open(self, message: Open) -> None:
        try:
            match = HostedMatch(message, self._games[message.game], self.tell)
        except LodestoneError as refused:
            self.tell(LiveAnswer(message.id, CarriedError.of(refused)))
            return
        self._matches[message.match] = match
        self._guarded(match, match.begin)
        self._schedule(match, monotonic())

    def _live(self, game: str) -> LiveKind:
        live = self._games[game].live
        assert live is not None
        return live


def main() -> None:
    """Serve the parent that gave us a socket."""
    connection = adopted(sys.argv[1])
    games = games_at(sys.argv[3:])
    for kind in games.values():
        if kind.live is not None:
            kind.live.load()
    gc.collect()
    gc.freeze()  # the collector skips what the compiler left: searching it would hold up a tick
    Worker(connection, float(sys.argv[2]), games).run()


if __name__ == "__main__":
    main()
