"""Accepts new connections: a few in each round of the event loop, and a limited number from each address.

The servers of the event loops accept all that wait, a thousand at a time, which holds everybody else up.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import socket
import time
from collections.abc import Callable

import msgspec
import structlog

from lodestone.core import LodestoneError
from lodestone.i18n import DEFAULT_LANGUAGE
from lodestone.server import metrics
from lodestone.server.entrance.door import counted_as
from lodestone.server.errors import TooMany, problem_of
from lodestone.server.quotas import Buckets

AT_ONCE = 4
"""Connections in a round: each costs a fifth of a millisecond until it can be read from, a tenth of that if refused."""
SHORT = 1.0
"""s to wait when the system has no descriptors left."""
UNREAD = 64 * 1024
"""Bytes that somebody may have sent before they are refused; closing without reading them would cut our answer."""

_log = structlog.get_logger(__name__)


class Acceptor:
    """Listens until it is closed. `rates`: limits for each address; None behind a proxy, where all share one."""

    def __init__(
        self, listener: socket.socket, make_protocol: Callable[[], asyncio.Protocol], rates: Buckets | None
    ) -> None:
        self._listener = listener
        self._make_protocol = make_protocol
        self._rates = rates
        self._loop = asyncio.get_running_loop()
        self._opening: set[asyncio.Task[object]] = set()
        self._pause: asyncio.TimerHandle | None = None
        self._one_by_one: asyncio.Task[None] | None = None
        listener.setblocking(False)
        self._listen()

    def close(self) -> None:
        """Accept no more. The listener stays open; its maker closes it."""
        if self._pause is not None:
            self._pause.cancel()
        if self._one_by_one is not None:
            self._one_by_one.cancel()
        else:
            self._loop.remove_reader(self._listener)

    def _listen(self) -> None:
        try:
            self._loop.add_reader(self._listener, self._accept_some)
        except NotImplementedError:  # the event loop of Windows cannot tell when a socket is ready
            self._one_by_one = self._loop.create_task(self._accept_one_by_one())

    async def _accept_one_by_one(self) -> None:
        while True:
            try:
                connection, address = await self._loop.sock_accept(self._listener)
            except OSError as problem:
                _log.error("cannot_accept", cause=problem.strerror)
                await asyncio.sleep(SHORT)
            else:
                self._take(connection, counted_as(address[0]))

    def _accept_some(self) -> None:
        """Somebody waits; if more do than there is time for, the loop calls again in its next round."""
        for _ in range(AT_ONCE):
            try:
                connection, address = self._listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as problem:  # no descriptors, or no memory: trying again at once would fill the loop
                _log.error("cannot_accept", cause=problem.strerror)
                self._loop.remove_reader(self._listener)
                self._pause = self._loop.call_later(SHORT, self._listen)
                return
            self._take(connection, counted_as(address[0]))

    def _take(self, connection: socket.socket, address: str) -> None:
        connection.setblocking(False)
        if self._rates is not None and not self._rates.take(address, time.monotonic()):
            metrics.NOT_TAKEN_IN.inc()
            with connection, contextlib.suppress(OSError):
                connection.send(plain_refusal(TooMany("server-too-fast"), self._rates.wait(address)))
                connection.recv(UNREAD)
            return
        opening = self._loop.create_task(self._open(connection))
        self._opening.add(opening)
        opening.add_done_callback(self._opening.discard)

    async def _open(self, connection: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._make_protocol, connection)
        except OSError:  # the client has gone again
            connection.close()


def plain_refusal(error: LodestoneError, wait: float) -> bytes:
    """An answer to whatever may be asked on a connection that is closed after it."""
    body = msgspec.json.encode({"error": problem_of(error, DEFAULT_LANGUAGE)})
    head = (
        "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nretry-after: {max(1, math.ceil(wait))}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
