"""A process of the pool: `python -m lodestone.server.work.worker SOCKET AT_ONCE GAMES…`

Does up to AT_ONCE jobs at a time, each in a thread of its own, and gives way to the server and to live matches.
"""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from threading import Lock

import msgspec

from lodestone.core import LodestoneError
from lodestone.core.errors import CarriedError
from lodestone.core.system import lower_priority, resident_memory
from lodestone.match.game import Games
from lodestone.match.games import games_at
from lodestone.server.logs import configure_logs
from lodestone.server.work.doing import begin
from lodestone.server.workers.jobs import Along, Awake, Begun, Enough, JobDone, ResultPart, ToWorker, Work, split
from lodestone.server.workers.pipe import Inbox, PipeMessage, adopted, framed, heard

POLITE = 5
"""Steps of priority below the server: whoever plays goes first."""
MOST_MEMORY = 2 << 30
"""Bytes of data that a process can ask the system for; beyond it its job fails, and nobody else's does."""

_log = logging.getLogger(__name__)


class JobWorker:
    """Does what the pool says until the pool is gone."""

    def __init__(self, connection: socket.socket, at_once: int, games: Games) -> None:
        self._socket = connection
        self._games = games
        self._along: defaultdict[int, list[bytes]] = defaultdict(list)
        """What jobs to come bring along."""
        self._given: set[int] = set()
        """Jobs that were given and are not done; what is not in it any more need not go on."""
        self._threads = ThreadPoolExecutor(at_once, "job")
        self._loading = Lock()
        self._writing = Lock()

    def run(self) -> None:
        """Do jobs until the other end closes."""
        self._tell(Awake())
        inbox: Inbox[ToWorker] = Inbox(ToWorker)
        for message in heard(self._socket, inbox):
            if isinstance(message, Along):
                self._along[message.id].append(message.part)
            elif isinstance(message, Enough):
                self._given.discard(message.id)
                self._along.pop(message.id, None)
            else:
                self._given.add(message.id)
                self._threads.submit(self._do, message, b"".join(self._along.pop(message.id, ())))
        os._exit(0)  # jobs may still run; nobody is left to tell

    def _do(self, work: Work, along: bytes) -> None:
        problem, broke = None, False
        try:
            with self._loading:  # what several need is compiled once
                results = begin(work.job, along, self._games)
            self._tell(Begun(work.id))
            for result in results:
                *parts, last = split(result)
                for part in parts:
                    self._tell(ResultPart(work.id, part, more=True))
                self._tell(ResultPart(work.id, last))
                if work.id not in self._given:
                    break
        except LodestoneError as refused:
            problem = CarriedError.of(refused)
        except Exception:  # noqa: BLE001  a bot, or a record, may break it in any way
            _log.exception("%s broke", type(work.job).__name__)
            broke = True
        self._given.discard(work.id)
        self._tell(JobDone(work.id, resident_memory(), problem, broke))

    def _tell(self, message: PipeMessage) -> None:
        try:
            with self._writing:
                self._socket.sendall(framed(msgspec.msgpack.encode(message)))
        except OSError:
            os._exit(0)  # the server has gone: there is nobody to complain to either


def be_modest() -> None:
    """Leave processor time and memory to others, where the system can see to that."""
    lower_priority(POLITE)
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        wanted = MOST_MEMORY if most == resource.RLIM_INFINITY else min(MOST_MEMORY, most)
        resource.setrlimit(resource.RLIMIT_DATA, (wanted, most))


def main() -> None:
    """Work for the parent that gave us a socket."""
    configure_logs(quiet=True)
    be_modest()
    JobWorker(adopted(sys.argv[1]), int(sys.argv[2]), games_at(sys.argv[3:])).run()


if __name__ == "__main__":
    main()
