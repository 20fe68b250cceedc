"""Where games are played: on the cores of this computer, or on a Dask cluster. Results come as they are ready."""

from __future__ import annotations

import socket
import warnings
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar
from urllib.parse import urlsplit

from lodestone.core import InvalidRequest, LodestoneError

Game = TypeVar("Game")
Result = TypeVar("Result")

PATIENCE = 10.0
"""s that a scheduler may take to answer."""


class WorkersLost(LodestoneError):
    """The workers have gone; what was played is kept."""


def workers_at(
    address: str, jobs: int | None
) -> Callable[[Callable[[Game], Result], Sequence[Game]], Iterator[Result]]:
    """Those of a Dask scheduler, if there is an address of one; else of this computer, all cores unless `jobs` says."""
    return partial(on_cluster, address=address) if address else partial(on_this_computer, jobs=jobs or -1)


def on_this_computer(play: Callable[[Game], Result], games: Sequence[Game], jobs: int) -> Iterator[Result]:
    """Play in as many processes as asked for; −1: one for each core."""
    if jobs == 1 or len(games) == 1:
        yield from map(play, games)
        return
    from joblib import Parallel, delayed
    from joblib.externals.loky.process_executor import BrokenProcessPool

    # When we are interrupted, joblib would report that games were broken off.
    warnings.filterwarnings("ignore", message=r"\d+ tasks (which|have been) ", category=UserWarning)
    parallel = Parallel(n_jobs=jobs, backend="loky", return_as="generator_unordered", batch_size=1)
    try:
        yield from parallel(delayed(play)(game) for game in games)
    except BrokenProcessPool:
        raise WorkersLost("tournament-workers-lost") from None


def on_cluster(play: Callable[[Game], Result], games: Sequence[Game], address: str) -> Iterator[Result]:
    """Play on the workers of a Dask scheduler; games of a worker that dies are played again by others.

    Not by way of joblib's own bridge to Dask: that one waits for ever for a game that was given up by the scheduler.
    """
    try:
        from distributed import Client, as_completed
        from distributed.scheduler import KilledWorker
    except ImportError:
        raise InvalidRequest("tournament-no-dask") from None
    _knock(address)
    with Client(address, set_as_default=False) as client:
        futures = client.map(play, games, pure=False)
        try:
            for future in as_completed(futures, loop=client.loop):
                yield future.result()
                future.release()
        except KilledWorker:
            raise WorkersLost("tournament-workers-lost") from None
        finally:
            client.cancel(futures)


def _knock(address: str) -> None:
    """Refuse an address where nobody answers, sooner and in fewer words than Dask does."""
    try:
        place = urlsplit(address)
        if not place.hostname or not place.port:
            raise ValueError(address)
        socket.create_connection((place.hostname, place.port), PATIENCE).close()
    except (OSError, ValueError) as problem:
        raise InvalidRequest("tournament-no-cluster", address=address[:80], detail=str(problem)[:200]) from None
