"""One socket from the server's side: what is to be sent waits here, and a reader that is too slow is let go."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from lodestone.i18n import DEFAULT_LANGUAGE
from lodestone.server import metrics
from lodestone.server.buckets import Bucket
from lodestone.server.protocol.common import PersonId
from lodestone.server.protocol.told import AnyTold, Bye
from lodestone.server.settings import Limits

encode = msgspec.json.Encoder().encode


class Wire(Protocol):
    """What a connection needs of a WebSocket."""

    async def send(self, message: dict[str, Any]) -> None:
        """Send an ASGI message."""


class Connection:
    """Somebody at a table. `send` never waits."""

    def __init__(self, wire: Wire, limits: Limits) -> None:
        now = time.monotonic()
        self.person: PersonId | None = None
        self.language = DEFAULT_LANGUAGE
        self.heard = now
        self.messages = Bucket(limits.messages_per_second, limits.messages_at_once, now)
        self.streams = Bucket(limits.streams_per_second, limits.streams_per_second, now)
        self.talk = Bucket(limits.chat_per_minute / 60, limits.chat_per_minute / 3, now)
        self.closing: Bye | None = None
        self.when_closing: Callable[[], None] = lambda: None
        """Called once, when somebody decides to close it: whoever reads from it need not wait any more."""
        self._wire = wire
        self._most = limits.outbound_bytes
        self._waiting: deque[tuple[bytes, bool, bool]] = deque()
        """What, whether it is binary, whether it may be dropped."""
        self._bytes = 0
        self._news = asyncio.Event()

    def tell(self, message: AnyTold) -> None:
        """Send a message."""
        self.send(encode(message))

    def send(self, text: bytes) -> None:
        """Send a message that is encoded already."""
        self._put(text, binary=False, droppable=False)

    def show(self, frame: bytes, *, droppable: bool) -> None:
        """Send a live frame; one that may be dropped is the first to go when the reader is slow."""
        self._put(frame, binary=True, droppable=droppable)

    def _put(self, data: bytes, *, binary: bool, droppable: bool) -> None:
        if self.closing is not None:
            return
        if self._bytes + len(data) > self._most:
            self._drop_frames()
            if self._bytes + len(data) > self._most:
                metrics.SLOW_READERS.inc()
                self.close("too-slow", retry_after=1.0)
                return
        self._waiting.append((data, binary, droppable))
        self._bytes += len(data)
        self._news.set()

    def _drop_frames(self) -> None:
        self._waiting = deque(item for item in self._waiting if not item[2])
        self._bytes = sum(len(item[0]) for item in self._waiting)

    def close(self, reason: str, retry_after: float | None) -> None:
        """Say goodbye and close. What waits for somebody too slow is not sent any more."""
        if self.closing is None:
            self.closing = Bye(reason, retry_after)
            if reason == "too-slow":
                self._waiting.clear()
                self._bytes = 0
            self._news.set()
            self.when_closing()

    async def write(self) -> None:
        """Send what waits, until somebody says goodbye."""
        while True:
            while self._waiting:
                data, binary, _ = self._waiting.popleft()
                self._bytes -= len(data)
                if binary:
                    await self._wire.send({"type": "websocket.send", "bytes": data})
                else:
                    await self._wire.send({"type": "websocket.send", "text": data.decode()})
            if self.closing is not None:
                await self._wire.send({"type": "websocket.send", "text": encode(self.closing).decode()})
                await self._wire.send({"type": "websocket.close", "code": 1000, "reason": self.closing.reason})
                return
            self._news.clear()
            await self._news.wait()
