"""A worker process: many matches, one clock. `python -m lodestone.server.live.worker SOCKET PACE`

Each match that moves has a tick every 32 ms, counted from the moment it began to move. A match that is late by a tick
is still simulated, but not shown; if it falls far behind, its time slows down.
"""

from __future__ import annotations

import gc
import heapq
import socket
import sys
from collections import deque
from collections.abc import Callable
from select import select
from time import monotonic

import msgspec
import structlog

from lodestone.core import LodestoneError
from lodestone.kluster import TableOptions
from lodestone.match.kluster.live import AnyPlan, KlusterMatch, default_layout, opening_record, set_table
from lodestone.match.kluster.live.layout import lay_cords
from lodestone.match.kluster.plain import read_boxes, read_options
from lodestone.match.plain import read
from lodestone.physics.warmup import load_compiled
from lodestone.server.live.hosted import TICK_FRAMES, HostedMatch
from lodestone.server.live.match_table import Laid, TableWish
from lodestone.server.live.messages import (
    Answer,
    AreYouThere,
    Broke,
    CheckLayout,
    Close,
    Framed,
    Here,
    Lay,
    Open,
    Proceed,
    Ready,
    See,
    Stream,
    Thought,
    ToMatch,
    ToWorker,
    Watched,
    Weigh,
)
from lodestone.server.live.showing import public
from lodestone.server.workers.pipe import CHUNK, Problem, Said, Splitter, adopted, framed

FRAME = 0.016
"""s."""
HURRY = 0.25
"""s from one new table to the next, at most, where ticks are always due."""
BEHIND = 4
"""Ticks that a match may be late before its time slows down."""
BACKLOG = 4_000_000
"""Bytes the parent has not read yet, beyond which frames are dropped."""

_log = structlog.get_logger(__name__)


class Worker:
    """Reads what the parent says, ticks what is due, writes what came of it; never waits for anything else."""

    def __init__(self, connection: socket.socket, pace: float) -> None:
        self._socket = connection
        self._socket.setblocking(False)
        self._tick = TICK_FRAMES * FRAME / pace
        self._splitter = Splitter()
        self._decoder = msgspec.msgpack.Decoder(ToWorker)
        self._encode = msgspec.msgpack.Encoder().encode
        self._out = bytearray()
        self._matches: dict[int, HostedMatch] = {}
        self._due: list[tuple[float, int]] = []
        self._scheduled: set[int] = set()
        self._new: deque[Lay | CheckLayout] = deque()
        """Tables to be laid when no tick is due."""
        self._laid = 0.0

    def run(self) -> None:
        """Until the parent is gone."""
        self.tell(Ready())
        while True:
            wait = 0.0 if self._new else None if not self._due else max(0.0, self._due[0][0] - monotonic())
            readable, writable, _ = select([self._socket], [self._socket] if self._out else [], [], wait)
            if readable and not self._read():
                return
            now = monotonic()
            late = bool(self._due) and self._due[0][0] <= now
            if self._new and (not late or now > self._laid + HURRY):
                self._set_up(self._new.popleft())
            elif late:
                self._tick_next()
            if (self._out or writable) and not self._write():
                return

    def tell(self, message: Said) -> None:
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
        for message in self._splitter.feed(data):
            self._hear(self._decoder.decode(message))
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
        if match.number not in self._scheduled and match.moves():
            self._scheduled.add(match.number)
            heapq.heappush(self._due, (max(now, match.due), match.number))

    def _tick_next(self) -> None:
        due, number = heapq.heappop(self._due)
        match = self._matches.get(number)
        if match is not None and match.moves():
            behind = (monotonic() - due) / self._tick
            self._guarded(match, lambda: match.tick(due, late=behind >= 1.0))
            match.due = due + self._tick * (1 if behind < BEHIND else int(behind))
            if number in self._matches and match.moves():
                heapq.heappush(self._due, (match.due, number))
                return
        self._scheduled.discard(number)

    # Messages

    def _hear(self, message: ToWorker) -> None:
        if isinstance(message, Lay | CheckLayout):
            self._new.append(message)
        elif isinstance(message, AreYouThere):
            self.tell(Here())
        elif isinstance(message, Open):
            self._open(message)
        elif (match := self._matches.get(message.match)) is not None:
            self._guarded(match, lambda: self._pass_on(message, match))
            if message.match in self._matches:
                self._schedule(match, monotonic())

    def _set_up(self, message: Lay | CheckLayout) -> None:
        """One new table between two ticks: somebody who makes sixty at once holds up nobody's match for long."""
        if isinstance(message, Lay):
            self._lay(message)
        else:
            self._check_layout(message)
        self._laid = monotonic()

    def _guarded(self, match: HostedMatch, act: Callable[[], None]) -> None:
        """A match that breaks does not take the others with it."""
        try:
            act()
        except Exception:  # noqa: BLE001  a defect of ours, whichever
            _log.exception("match_broke", match=match.number)
            del self._matches[match.number]
            self.tell(Broke(match.number))

    def _pass_on(self, message: ToMatch, match: HostedMatch) -> None:
        match message:
            case Close():
                del self._matches[match.number]
                match.leave()
            case Stream():
                match.stream(message)
            case Thought():
                match.hear(message)
            case Weigh():
                match.weigh(message)
            case See():
                match.see(message)
            case Proceed():
                match.proceed()
            case Watched():
                match.watch(message.on)
            case _:
                match.ask(message)

    def _lay(self, message: Lay) -> None:
        try:
            match = lay(message.wish)
        except LodestoneError as refused:
            self.tell(Answer(message.id, Problem.of(refused)))
            return
        laid = Laid(opening_record(match), match.snapshot(), public(match))
        self.tell(Answer(message.id, laid=laid))

    def _check_layout(self, message: CheckLayout) -> None:
        try:
            check_layout(message.wish)
        except LodestoneError as refused:
            self.tell(Answer(message.id, Problem.of(refused)))
            return
        self.tell(Answer(message.id))

    def _open(self, message: Open) -> None:
        try:
            match = HostedMatch(message, self.tell)
        except LodestoneError as refused:
            self.tell(Answer(message.id, Problem.of(refused)))
            return
        self._matches[message.match] = match
        self.tell(Answer(message.id, public=public(match.match)))
        match.begin()
        self._schedule(match, monotonic())


def lay(wish: TableWish) -> KlusterMatch:
    """Set a table as somebody wishes; refuses what cannot be."""
    cords = None if wish.cords is None else read(wish.cords, tuple[AnyPlan, ...], at="cords")
    setting = set_table(
        read_boxes(wish.boxes),
        wish.seats,
        wish.seed,
        wish.first,
        read_options(wish.options),
        read(wish.table, TableOptions, at="table"),
        cords,
        wish.first_by,
    )
    return KlusterMatch(setting, None if wish.players is None else tuple(wish.players))


def check_layout(wish: TableWish) -> None:
    """Refuse cords that cannot be laid, at far less cost than setting the table."""
    boxes, table = read_boxes(wish.boxes), read(wish.table, TableOptions, at="table")
    plans = default_layout(boxes, table) if wish.cords is None else read(wish.cords, tuple[AnyPlan, ...], at="cords")
    lay_cords(boxes, table, plans)


def main() -> None:
    """Serve the parent that gave us a socket."""
    connection = adopted(sys.argv[1])
    load_compiled()
    gc.collect()
    gc.freeze()  # what the compiler has left is never searched again: that would hold up a tick
    Worker(connection, float(sys.argv[2])).run()


if __name__ == "__main__":
    main()
