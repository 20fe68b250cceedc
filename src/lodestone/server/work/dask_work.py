"""What a worker of a Dask cluster does for a server: `do`, bytes in and bytes out. Lodestone is installed there, too.

The job is done by processes like those of a server (`workers.pool`), which the worker starts beside itself: so what
guests ask for has the same bounds of time and memory there, and one that breaks its process breaks nothing else.
"""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from functools import cache
from itertools import count
from threading import Lock, Thread

import msgspec

from lodestone import __version__
from lodestone.core import LodestoneError
from lodestone.core.errors import CarriedError
from lodestone.match.games import games_at
from lodestone.server.errors import ServerRefusal
from lodestone.server.workers.jobs import AnyJob, split
from lodestone.server.workers.pool import JobPool

SPARE = 2
"""Processes beyond the threads of a worker, so that none of its jobs waits for another."""


class Order(msgspec.Struct, frozen=True, array_like=True):
    """What a server wants done."""

    version: str
    """The version of its Lodestone: another one may play, check or count differently, and reads other jobs."""
    games: tuple[str, ...]
    job: msgspec.Raw
    along: bytes


class DaskOutcome(msgspec.Struct, frozen=True, array_like=True):
    """What came of it."""

    pieces: tuple[bytes, ...] = ()
    problem: CarriedError | None = None
    broke: bool = False
    late: bool = False
    other: str = ""
    """The version of the worker, if it is not the server's: nothing was done."""


def version() -> str:
    """The version of this Lodestone."""
    return __version__


def do(order: bytes) -> bytes:
    """The one function that servers call on workers: an `Order` in, a `DaskOutcome` out."""
    asked = msgspec.msgpack.decode(order, type=Order)
    if asked.version != version():
        return msgspec.msgpack.encode(DaskOutcome(other=version()))
    job: AnyJob = msgspec.msgpack.decode(asked.job, type=AnyJob)
    return msgspec.msgpack.encode(_home(asked.games).outcome(job, asked.along))


_starting = Lock()
_homes: dict[tuple[str, ...], _Home] = {}


def _home(games: tuple[str, ...]) -> _Home:
    with _starting:
        if games not in _homes:
            _homes[games] = _Home(games)
        return _homes[games]


class _Home:
    """Processes for some games, and the event loop that looks after them."""

    def __init__(self, games: tuple[str, ...]) -> None:
        self._games = games
        self._numbers = count(1)
        self._loop = asyncio.new_event_loop()
        self._pool: JobPool | None = None
        Thread(target=self._loop.run_forever, name="lodestone jobs", daemon=True).start()

    def outcome(self, job: AnyJob, along: bytes) -> DaskOutcome:
        """Waits for it, in a thread of Dask's."""
        return asyncio.run_coroutine_threadsafe(self._do(job, along), self._loop).result()

    async def _do(self, job: AnyJob, along: bytes) -> DaskOutcome:
        if self._pool is None:
            self._pool = JobPool(_threads() + SPARE, games=games_at(self._games))
        pieces: list[bytes] = []
        # Each is somebody of their own here: whose turn it is was settled where they were asked for.
        asked = self._pool.pieces(job, str(next(self._numbers)), split(along) if along else ())
        try:
            async with aclosing(asked):
                async for piece in asked:
                    pieces.append(piece)
        except ServerRefusal as problem:
            return DaskOutcome(late=problem.key == "server-too-long", broke=problem.key != "server-too-long")
        except LodestoneError as problem:
            return DaskOutcome(tuple(pieces), CarriedError.of(problem))
        return DaskOutcome(tuple(pieces))


@cache
def _threads() -> int:
    """Jobs that come at a time."""
    from distributed import get_worker

    try:
        return int(get_worker().state.nthreads)
    except ValueError:  # nobody's worker: a test, say
        return 1
