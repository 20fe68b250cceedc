"""A client here and its table's owner elsewhere: bytes go through as they are, both ways.

Nothing is read, so whatever the owner says and asks of its clients holds to the letter: pings, goodbyes, codes, limits.
While one side is full nothing is read from the other: to the owner a slow reader is as slow as one of its own.
"""

from __future__ import annotations

import asyncio

from lodestone.server import metrics
from lodestone.server.cluster.upstream import Upstream
from lodestone.server.protocol.encoding import encode
from lodestone.server.protocol.told import Bye
from lodestone.server.wire import Wire

# Bits of a WebSocket frame's first two bytes (RFC 6455, 5.2).
_LENGTH = 0x7F
_MASKED = 0x80
_OPCODE = 0x0F
_CLOSE = 0x8


class Frames:
    r"""What goes by in one direction, in pieces that begin and end anywhere.

    >>> frames = Frames()
    >>> for piece in b"\x81", b"\x03a", b"bc\x82\x00":
    ...     frames.follow(piece)
    >>> frames.whole, frames.count, frames.closed
    (True, 2, False)
    """

    __slots__ = ("_head", "_left", "closed", "count")

    def __init__(self) -> None:
        self._head = b""
        """The beginning of a frame that does not yet tell its length."""
        self._left = 0
        """Bytes of a frame that are still to come."""
        self.count = 0
        self.closed = False
        """Whether somebody has said goodbye."""

    @property
    def whole(self) -> bool:
        """Whether a frame may begin here."""
        return not self._left and not self._head

    def follow(self, data: bytes) -> None:
        """Take note of what has gone by."""
        if self._head:
            data, self._head = self._head + data, b""
        at, end = self._left, len(data)
        while at < end:
            size = _size(data, at, end)
            if not size:
                self._head, self._left = data[at:], 0
                return
            self.count += 1
            if data[at] & _OPCODE == _CLOSE:
                self.closed = True
            at += size
        self._left = at - end


def _size(data: bytes, at: int, end: int) -> int:
    """Bytes of the frame that begins there; 0: too little of it has gone by to tell."""
    if end - at < 2:
        return 0
    length, head = data[at + 1] & _LENGTH, 2 + (4 if data[at + 1] & _MASKED else 0)
    if length < 126:
        return head + length
    wide = 2 if length == 126 else 8
    if end - at < 2 + wide:
        return 0
    return head + wide + int.from_bytes(data[at + 2 : at + 2 + wide], "big")


GOODBYE = 3.0
"""s for what was sent last to get through; then the connection is cut."""


class Relay:
    """Passes bytes between one client and one owner, until one of them goes."""

    def __init__(self, wire: Wire, upstream: Upstream) -> None:
        self._wire = wire
        self._upstream = upstream
        self._asked, self._told = Frames(), Frames()
        self._done = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        wire.relay = self  # before the client may say anything

    async def run(self) -> None:
        """Relay, from the moment that the client is accepted."""
        upstream = self._upstream
        upstream.when_full = self._owner_is_full
        upstream.when_lost = self.owner_gone
        upstream.begin(self._from_owner)
        if upstream.lost:
            self.owner_gone()
        try:
            await self._done.wait()
        finally:
            self._let_owner_go()

    # What the client's connection tells

    def from_client(self, data: bytes) -> None:
        """It has sent something."""
        asked = self._asked
        before = asked.count
        asked.follow(data)
        metrics.MESSAGES_PASSED_ON.add(asked.count - before)
        self._upstream.transport.write(data)

    def client_is_full(self, full: bool) -> None:
        """It reads too slowly, or has caught up."""
        _pause(self._upstream.transport, full)

    def client_gone(self) -> None:
        """It is closed."""
        self._let_owner_go()
        self._done.set()

    # What the owner's connection tells

    def _from_owner(self, data: bytes) -> None:
        told = self._told
        before = told.count
        told.follow(data)
        metrics.MESSAGES_PASSED_ON.add(told.count - before)
        self._wire.transport.write(data)

    def _owner_is_full(self, full: bool) -> None:
        _pause(self._wire.transport, full)

    def owner_gone(self) -> None:
        """It has said goodbye, or is gone: then the table goes on elsewhere."""
        self.end("moved", retry_after=0.0)

    def end(self, reason: str, retry_after: float | None) -> None:
        """Close the client's connection, and tell why if the owner has not."""
        wire = self._wire
        if self._done.is_set():
            return
        if self._told.whole and not self._told.closed and not wire.transport.is_closing():
            wire.relay = None  # its answer to our goodbye is for us
            wire.put(encode(Bye(reason, retry_after)), binary=False)
            wire.end(reason)
        else:
            wire.transport.close()
            self._loop.call_later(GOODBYE, wire.transport.abort)
        self._done.set()

    def _let_owner_go(self) -> None:
        """Close the owner's connection; what the client said last may still get through."""
        transport = self._upstream.transport
        if not transport.is_closing():
            transport.close()
            self._loop.call_later(GOODBYE, transport.abort)


def _pause(transport: asyncio.Transport, pause: bool) -> None:
    if transport.is_closing():
        return
    if pause:
        transport.pause_reading()
    else:
        transport.resume_reading()
