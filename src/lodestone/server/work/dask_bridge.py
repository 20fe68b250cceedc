"""Between a server and a Dask cluster: `python -m lodestone.server.work.dask_bridge SOCKET CLUSTER GAMES…`

To the server it is a process that does jobs, many at a time; it has them done by `dask_work.do` on workers of the
cluster. It looks all the time whether the scheduler is there and how much there is to work with, and says so.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
import time
from collections import defaultdict
from itertools import count
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from lodestone.server.logs import configure_logs
from lodestone.server.settings import DaskCluster, read_settings
from lodestone.server.work.dask_work import DaskOutcome, Order, do, version
from lodestone.server.workers.jobs import (
    Along,
    Awake,
    DaskRoom,
    Enough,
    FromDask,
    JobDone,
    ResultPart,
    ToWorker,
    Undone,
    Work,
    split,
)
from lodestone.server.workers.pipe import Inbox, adopted, framed, heard

if TYPE_CHECKING:
    from distributed.security import Security

LOOK = 1.0
"""s between two looks at the scheduler."""
ANSWER = 3.0
"""s for the scheduler to answer; nobody who waits for a job waits longer for a scheduler that hangs."""
FETCHED = 10.0
"""s for a finished result to arrive."""
AGAIN = 2.0
"""s before the next attempt to reach it."""
AHEAD = 2
"""Jobs beyond those that are being done, so that no worker waits for the next one to arrive."""

_log = structlog.get_logger(__name__)


class Bridge:
    """Hands jobs on, and what comes of them back."""

    def __init__(self, connection: socket.socket, place: DaskCluster, games: tuple[str, ...]) -> None:
        self._socket = connection
        self._place = place
        self._games = games
        self._client: Any = None
        """None: the cluster is away."""
        self._futures: dict[int, Any] = {}
        self._along: defaultdict[int, list[bytes]] = defaultdict(list)
        self._numbers = count(1)
        self._writing = Lock()
        self._room = 0
        self._cause = ""

    def run(self) -> None:
        """Work until the server is gone."""
        self._tell(Awake())
        Thread(target=self._stay_connected, daemon=True).start()
        inbox: Inbox[ToWorker] = Inbox(ToWorker)
        for message in heard(self._socket, inbox):
            if isinstance(message, Along):
                self._along[message.id].append(message.part)
            elif isinstance(message, Enough):
                self._give_up(message.id)
            else:
                self._hand_on(message, b"".join(self._along.pop(message.id, ())))
        os._exit(0)

    # The server's side

    def _hand_on(self, work: Work, along: bytes) -> None:
        client = self._client
        if client is None:
            self._tell(Undone(work.id))
            return
        order = Order(version(), self._games, msgspec.Raw(msgspec.msgpack.encode(work.job)), along)
        try:
            future = client.submit(
                do,
                msgspec.msgpack.encode(order),
                key=f"lodestone-{os.getpid()}-{os.urandom(6).hex()}-{next(self._numbers)}",
                pure=False,
                priority=-int(work.job.purpose.share),
            )
        except Exception as problem:  # noqa: BLE001  the cluster has gone at this moment, in whatever way
            self._complain(problem)
            self._tell(Undone(work.id))
            return
        self._futures[work.id] = future
        future.add_done_callback(lambda done: self._done(work.id, done))

    def _give_up(self, id: int) -> None:
        self._along.pop(id, None)
        if (future := self._futures.get(id)) is not None:
            Thread(target=_cancel, args=(future,), daemon=True).start()  # it asks the scheduler, which may hang
            self._undone(id)

    def _undone(self, id: int, late: bool = False) -> None:
        if self._futures.pop(id, None) is not None:
            self._tell(Undone(id, late))

    # The cluster's side

    def _done(self, id: int, future: Any) -> None:
        """Called in a thread of Dask's."""
        if id not in self._futures:
            return
        try:
            outcome = msgspec.msgpack.decode(future.result(timeout=FETCHED), type=DaskOutcome)
        except Exception as problem:  # noqa: BLE001  whatever a worker, or what it sent, may be
            self._complain(problem)
            self._undone(id)
            return
        if outcome.other:
            self._say_once("dask_worker_of_another_version", outcome.other)
        if outcome.other or outcome.late:
            self._undone(id, outcome.late)
        elif self._futures.pop(id, None) is not None:
            for piece in outcome.pieces:
                *parts, last = split(piece)
                for part in parts:
                    self._tell(ResultPart(id, part, more=True))
                self._tell(ResultPart(id, last))
            self._tell(JobDone(id, 0, outcome.problem, outcome.broke))

    def _stay_connected(self) -> None:
        while True:
            try:
                self._connected()
            except Exception as problem:  # noqa: BLE001  nobody there, other keys, another version of Dask
                self._complain(problem)
            self._has_room(0)
            time.sleep(AGAIN)

    def _connected(self) -> None:
        """Hand jobs on for as long as the scheduler answers."""
        from distributed import Client  # an extra, which does not load on every system that this module is read on

        client: Any = Client(self._place.address, timeout=ANSWER, security=_security(self._place), set_as_default=False)
        try:
            while client.status == "running":
                threads = sum(client.sync(client.scheduler.ncores, callback_timeout=ANSWER).values())
                self._client = client
                self._has_room(threads + AHEAD if threads else 0)
                time.sleep(LOOK)
        finally:
            self._client = None
            self._has_room(0)
            Thread(target=_close, args=(client,), daemon=True).start()  # which may wait for one that hangs

    def _has_room(self, jobs: int) -> None:
        if jobs != self._room:
            if not jobs or not self._room:
                _log.warning("dask_reached" if jobs else "dask_away", address=self._place.address)
            self._room = jobs
            if not jobs:
                for id in list(self._futures):
                    self._undone(id)
            self._tell(DaskRoom(jobs))

    # Telling

    def _complain(self, problem: Exception) -> None:
        self._say_once("dask_problem", f"{type(problem).__name__}: {problem}"[:200])

    def _say_once(self, event: str, cause: str) -> None:
        if cause != self._cause:
            self._cause = cause
            _log.warning(event, cause=cause)

    def _tell(self, message: FromDask) -> None:
        try:
            with self._writing:
                self._socket.sendall(framed(msgspec.msgpack.encode(message)))
        except OSError:
            os._exit(0)


def _security(place: DaskCluster) -> Security | None:
    """Who we are, and by whom the others are known; nothing on a plain line."""
    if place.ca is None:
        return None
    from distributed.security import Security

    return Security(
        tls_ca_file=str(place.ca),
        tls_client_cert=str(place.cert),
        tls_client_key=str(place.key),
        require_encryption=True,
    )


def _cancel(future: Any) -> None:
    try:
        future.cancel(reason="nobody waits for it any more", force=True)
    except Exception:  # noqa: BLE001  then the cluster is away, and with it the job
        return


def _close(client: Any) -> None:
    try:
        client.close(timeout=ANSWER)
    except Exception:  # noqa: BLE001  it is over either way
        return


def main() -> None:
    """Work for the parent that gave us a socket."""
    configure_logs(quiet=True)
    for name in list(logging.root.manager.loggerDict):  # Dask writes lines of its own about what we tell in one
        if name.partition(".")[0] in ("distributed", "tornado", "bokeh"):
            library = logging.getLogger(name)
            library.handlers.clear()
            library.propagate = True
            library.setLevel(logging.CRITICAL)
    place = read_settings(sys.argv[2], DaskCluster)
    Bridge(adopted(sys.argv[1]), place, tuple(sys.argv[3:])).run()


if __name__ == "__main__":
    main()
