"""One socket from the server's side: what is to be sent waits here, and a reader that is too slow is let go."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

from lodestone.i18n import DEFAULT_LANGUAGE
from lodestone.match.wire import Told
from lodestone.server import metrics
from lodestone.server.protocol.common import PersonId
from lodestone.server.protocol.encoding import encode
from lodestone.server.protocol.told import Bye
from lodestone.server.quotas import Bucket, Counts
from lodestone.server.settings import Limits


class WritableSocket(Protocol):
    """What a connection needs of a WebSocket."""

    when_writable: Callable[[], None] | None

    @property
    def roomy(self) -> bool:
        """Whether what is sent now would go out rather than pile up."""

    def put(self, *messages: bytes, binary: bool) -> None:
        """Send messages, all in one go."""

    def end(self, reason: str) -> None:
        """Close the socket."""


class Connection:
    """Somebody at a table. `send` never waits."""

    def __init__(self, wire: WritableSocket, limits: Limits, address: str, unread: Counts[str]) -> None:
        now = time.monotonic()
        self.address = address
        self.person: PersonId | None = None
        self.language = DEFAULT_LANGUAGE
        self.since = self.heard = now
        self.messages = Bucket(limits.messages_per_second, limits.messages_at_once, now)
        self.streams = Bucket(limits.streams_per_second, limits.streams_per_second, now)
        self.closing: Bye | None = None
        self._wire = wire
        self._wire.when_writable = self._send_on
        self._limits = limits
        self._unread = unread
        """Bytes that wait, by address, this connection's included."""
        self._waiting: deque[tuple[bytes, bool, bool]] = deque()
        """Messages that wait: content, whether it is binary, whether it may be dropped."""
        self._bytes = 0

    def tell(self, message: Told) -> None:
        """Send a message."""
        self.send(encode(message))

    def send(self, *texts: bytes) -> None:
        """Send messages that are encoded already, in one go if there is room."""
        if self.closing is None and not self._waiting and self._wire.roomy:
            self._wire.put(*texts, binary=False)
        else:
            for text in texts:
                self._put(text, binary=False, droppable=False)

    def show(self, frame: bytes, *, droppable: bool) -> None:
        """Send a live frame; one that may be dropped is the first to go when the reader is slow."""
        self._put(frame, binary=True, droppable=droppable)

    def _put(self, data: bytes, *, binary: bool, droppable: bool) -> None:
        if self.closing is not None:
            return
        if not self._waiting and self._wire.roomy:
            self._wire.put(data, binary=binary)
            return
        if self._is_too_much(len(data)):
            self._drop_frames()
            if self._is_too_much(len(data)):
                metrics.SLOW_READERS.inc()
                self.close("too-slow", retry_after=1.0)
                return
        self._waiting.append((data, binary, droppable))
        self._holds(self._bytes + len(data))

    def _is_too_much(self, more: int) -> bool:
        limits = self._limits
        return (
            self._bytes + more > limits.outbound_bytes
            or self._unread[self.address] + more > limits.outbound_per_address
        )

    def _holds(self, size: int) -> None:
        self._unread.change(size - self._bytes, self.address)
        self._bytes = size

    def _drop_frames(self) -> None:
        self._waiting = deque(item for item in self._waiting if not item[2])
        self._holds(sum(len(item[0]) for item in self._waiting))

    def forget(self) -> None:
        """The connection is gone, and with it what waits."""
        self._waiting.clear()
        self._holds(0)

    def _send_on(self) -> None:
        """There is room again for what waits."""
        while self._waiting and self._wire.roomy:
            data, binary, _ = self._waiting.popleft()
            self._holds(self._bytes - len(data))
            self._wire.put(data, binary=binary)

    def close(self, reason: str, retry_after: float | None) -> None:
        """Say goodbye and close. What still waits for a slow reader is dropped."""
        if self.closing is not None:
            return
        self.closing = Bye(reason, retry_after)
        if reason != "too-slow":
            for data, binary, _ in self._waiting:
                self._wire.put(data, binary=binary)
        self.forget()
        self._wire.put(encode(self.closing), binary=False)
        self._wire.end(reason)
