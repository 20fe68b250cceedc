"""The WebSocket of a table: uvicorn's, with a short way for what nearly all of its traffic is.

A message that comes whole goes straight to whoever waits for it, and what is sent goes straight to the transport. The
handshake, pings, messages in pieces, and whatever is not as it should be take uvicorn's way. Unlike there, a connection
that is closed ends within moments, even if its reader has stopped reading.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lodestone.server.entrance.door import EXTENSION as THROUGH
from lodestone.server.entrance.door import Door
from lodestone.server.quotas import Bucket

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

EXTENSION = "lodestone.wire"
GOODBYE = 3.0
"""s for a goodbye to get through; then the connection is cut."""
AHEAD = 16
"""Messages that may wait to be answered before no more are read."""
FRAMES = 16
"""Frames looked at in a round of the event loop, so that a client that sends 40,000 in one go holds nobody up."""
PIECES, PIECES_AT_ONCE = 20.0, 60
"""Pings, pongs and pieces of messages in a second, and at once: each costs as much as a message."""

STREAM = b'{"type":"stream",'
"""How our own clients begin a message that moves a hand; written differently it is handled too, a bit later."""

# First bytes of whole frames, and bits of their first two bytes (RFC 6455, 5.2).
_TEXT, _BINARY, _LAST_PIECE = 0x81, 0x82, 0x80
_FINAL = _MASKED = 0x80


class Relaying(Protocol):
    """Somebody who takes a connection's bytes as they are, to pass them on."""

    def from_client(self, data: bytes) -> None:
        """Take in bytes."""

    def client_is_full(self, full: bool) -> None:
        """Told when what is sent to it piles up, and when it no longer does."""

    def client_gone(self) -> None:
        """It is closed."""


class Wire(WebSocketsSansIOProtocol):
    """One connection. `door` is set on a class of its own by `wired`."""

    door: Door
    relay: Relaying | None = None
    """Set before it is accepted: everything that comes is somebody else's."""
    when_writable: Callable[[], None] | None = None
    """Called when there is room again for what was not sent."""
    when_streamed: Callable[[bytes], bool] | None = None
    """Called with a message that moves a hand, at once; False: it waits its turn like any other."""
    _rest = b""
    """What has come and was not looked at: more than enough for one round, or the beginning of a frame."""
    _going_on = False
    """Whether more of it is looked at in the next round."""
    _deaf = False
    """Whether nothing more is read meanwhile."""
    _pieces: Bucket | None = None
    _in_pieces = False
    """Whether a message has begun that is not complete."""
    _passing = False
    """Whether everything from here on takes uvicorn's way."""

    async def run_asgi(self) -> None:
        """Let the application find us."""
        extensions: dict[str, dict[object, object]] | None = self.scope["extensions"]
        assert extensions is not None
        extensions[EXTENSION] = {"wire": self}
        extensions[THROUGH] = {"door": (self.door, self.transport)}
        await super().run_asgi()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        self.door.leave(self.transport)
        super().connection_lost(exc)
        if self.relay is not None:
            self.relay.client_gone()

    def start_keepalive(self) -> None:
        """Send pings, but not to a client whose bytes we only pass on: the owner does that."""
        if self.relay is None:
            super().start_keepalive()

    def shutdown(self) -> None:
        """Close it when the server has waited long enough; without a goodbye where bytes are only passed on."""
        if self.relay is None:
            super().shutdown()
        else:
            self.transport.close()

    # What comes

    def data_received(self, data: bytes) -> None:
        """Cut into frames, each of which takes one of the two ways; unless they are passed on."""
        if self.relay is not None:
            if self.handshake_complete:
                self.relay.from_client(data)
            else:  # nobody may speak before they are accepted, and the other side has not heard of them
                self.transport.abort()
            return
        if self._passing or not self.handshake_complete:
            self._passing = self.handshake_initiated  # somebody cannot wait: uvicorn may hold half a frame
            super().data_received(data)
            return
        self._rest += data
        if not self._going_on and not self.read_paused:
            self._look()

    def _look(self) -> None:
        """Look at a few frames; at the others in the next round, or when there is room for more messages."""
        self._going_on = False
        data, at, left = self._rest, 0, FRAMES
        while left and not self.read_paused and not self.transport.is_closing():
            size = _frame_size(data, at, self.config.ws_max_size)
            if size is None:  # too large, or not from a client: uvicorn closes it
                self._passing, self._rest = True, b""
                super().data_received(data[at:])
                return
            if not 0 < size <= len(data) - at:
                break
            self._frame(data[at : at + size])
            at, left = at + size, left - 1
        self._rest = data[at:]
        if self.read_paused:
            return
        if not left:
            self._going_on = self._deaf = True
            self.transport.pause_reading()
            self.loop.call_soon(self._look)
        elif self._deaf:
            self._deaf = False
            self.transport.resume_reading()

    def _let_more_in(self) -> None:
        if not self.read_paused:
            return
        self.read_paused, self._deaf = False, True
        if not self._going_on:
            self._look()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; when all have been taken more are let in."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            # Only when this one is being handled: what follows may take a shorter way, and must not overtake it.
            self.loop.call_soon(self._let_more_in)
        return message

    def _frame(self, frame: bytes) -> None:
        kind = frame[0]
        if kind == _TEXT and not self._in_pieces:
            self._message(_payload(frame), text=True)
            return
        if kind != _BINARY and not self._may_have_another_piece():
            self._close_at_once(1008)
            return
        if not kind & _FINAL:
            self._in_pieces = True
        elif kind == _LAST_PIECE:
            self._in_pieces = False
        super().data_received(frame)

    def _may_have_another_piece(self) -> bool:
        now = time.monotonic()
        self._pieces = self._pieces or Bucket(PIECES, PIECES_AT_ONCE, now)
        return self._pieces.take(now)

    def _close_at_once(self, code: int) -> None:
        self.conn.send_close(code)
        self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """A message in pieces, or a binary one, has come to its end."""
        message, self.frames = b"".join(self.frames), []
        self._message(message, text=self.curr_msg_data_type == "text")

    def _message(self, message: bytes, *, text: bool) -> None:
        if self.close_sent:
            return
        if text and not message.isascii() and not _is_utf8(message):  # uvicorn would log it with all of its stack
            self._close_at_once(1007)
            return
        short = self.when_streamed if self.queue.empty() and message.startswith(STREAM) else None
        if short is not None and short(message):
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": message})
        if not self.read_paused and self.queue.qsize() > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    # What goes

    @property
    def roomy(self) -> bool:
        """Whether what is sent now would go out rather than pile up."""
        return self.writable.is_set()

    def put(self, *messages: bytes, binary: bool) -> None:
        """Send messages, all in one go: each write costs as much as encoding a message."""
        if not self.close_sent and not self.transport.is_closing():
            kind = _BINARY if binary else _TEXT
            self.transport.write(b"".join([part for data in messages for part in (_header(kind, len(data)), data)]))

    def pause_writing(self) -> None:
        """What is sent piles up."""
        super().pause_writing()
        if self.relay is not None:
            self.relay.client_is_full(True)

    def resume_writing(self) -> None:
        """There is room again."""
        super().resume_writing()
        if self.relay is not None:
            self.relay.client_is_full(False)
        if self.when_writable is not None:
            self.when_writable()

    def end(self, reason: str) -> None:
        """Close it, and cut it if the other side does not follow."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000, "reason": reason})
        self.conn.send_close(1000, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:  # the answer to our close must be heard
            self._let_more_in()
        self.close_timer = self.loop.call_later(GOODBYE, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Nobody has answered: whatever still waits to be sent will never be read."""
        super().keepalive_timeout()
        self.loop.call_later(GOODBYE, self.transport.abort)


def wired(door: Door) -> type[Wire]:
    """The protocol of one server; uvicorn wants a class."""
    return type("Wire", (Wire,), {"door": door})


def wire_of(websocket: WebSocket) -> Wire:
    """The connection behind a WebSocket that was accepted."""
    wire: Wire = websocket.scope["extensions"][EXTENSION]["wire"]
    return wire


def _frame_size(data: bytes, at: int, most: int) -> int | None:
    """Bytes of the frame that begins there, 0 if too little of it has come; None: not a frame to read on from."""
    if len(data) - at < 2:
        return 0
    if not data[at + 1] & _MASKED:
        return None
    length, head = data[at + 1] & 0x7F, 6
    if length == 126:
        length, head = int.from_bytes(data[at + 2 : at + 4], "big"), 8
    elif length == 127:
        length, head = int.from_bytes(data[at + 2 : at + 10], "big"), 14
    if len(data) - at < head:
        return 0
    return None if length > most else head + length


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def _payload(frame: bytes) -> bytes:
    """What a whole, masked frame carries."""
    length = frame[1] & 0x7F
    head = 6 if length < 126 else 8 if length == 126 else 14
    size = len(frame) - head
    mask = (frame[head - 4 : head] * (size // 4 + 1))[:size]
    return (int.from_bytes(frame[head:], "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")


def _header(kind: int, length: int) -> bytes:
    """What goes before a message of that length."""
    if length < 126:
        return bytes((kind, length))
    if length < 0x10000:
        return bytes((kind, 126)) + length.to_bytes(2, "big")
    return bytes((kind, 127)) + length.to_bytes(8, "big")
