"""HTTP connections that do not wait for ever: for a request, for its end, or for somebody to read the answer."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections.abc import Callable

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lodestone.server.entrance.acceptor import plain_refusal
from lodestone.server.entrance.door import EXTENSION, Door, counted_as
from lodestone.server.errors import TooMany
from lodestone.server.settings import Limits

HEAD = 64 * 1024
"""Most bytes of a request before its body."""
ADDRESS = 8 * 1024
"""Most bytes of path and query: the text of a QR code, 500 letters as `%F0%9F%A7%B2`, takes 6,000."""
PARAMETERS = 16
"""Most parameters after the `?`."""
SLICE = 16 * 1024
"""Bytes handed to the parser at once: even in the smallest chunks there are, they keep it busy for less than a
millisecond."""
HEADERS = 100
"""Most headers of a request."""
AHEAD = 16
"""Requests that a client may send before the first is answered."""
GOODBYE = 3.0
"""s for what was sent last to get through; then the connection is cut."""
NO_ROOM = 10.0
"""s after which a client whose connection was refused may come back."""


class TooLong(Exception):
    """A request that looks like an attack; the parser gives up, and uvicorn answers 400."""


class GuardedHttp(HttpToolsProtocol):
    """One connection. `door` and `limits` are set on a class of its own by `guarded`."""

    door: Door
    limits: Limits
    _reading: SlicedReading
    _head_timer: TimerHandle | None = None
    _unread_timer: TimerHandle | None = None
    _head = 0
    """Bytes since it was last idle."""
    _in_body = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Let a new connection in, or refuse it."""
        super().connection_made(transport)
        self._reading = SlicedReading(transport, self._slice_received)
        self.flow = FlowControl(self._reading)  # type: ignore[arg-type]  # it pauses and resumes, no more
        if not self.door.enter(transport, counted_as(self.client[0]) if self.client else ""):
            transport.write(plain_refusal(TooMany("server-busy"), NO_ROOM))
            self._part()
            return
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        self._stop_timers()
        self._unset_keepalive_if_required()
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in part of a request, or many requests."""
        self._reading.feed(data)

    def _slice_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self._expect_head()
            self._head += len(data)
        super().data_received(data)
        # What is left of a body that was refused goes by unread, so that the refusal can be read.
        most = self.limits.record_size if self._in_body else HEAD
        if self._head_timer is not None and self._head > most:
            self.transport.abort()

    def on_url(self, url: bytes) -> None:
        """More of what is asked for."""
        super().on_url(url)
        if len(self.url) > ADDRESS or self.url.count(b"&") >= PARAMETERS:
            raise TooLong

    def on_header(self, name: bytes, value: bytes) -> None:
        """One more header."""
        super().on_header(name, value)
        if len(self.headers) > HEADERS:
            raise TooLong

    def on_headers_complete(self) -> None:
        """The request can be answered from here on; reading its body has its own time limit."""
        if len(self.pipeline) >= AHEAD:
            self.transport.abort()
            raise TooLong
        self._stop_head_timer()
        self._in_body = True
        self.door.busy(self.transport)
        self.scope["extensions"] = {EXTENSION: {"door": (self.door, self.transport)}}
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request has come to its end."""
        self._in_body = False
        if self.cycle is not None and self.cycle.response_complete:
            self._stop_head_timer()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """A request is answered."""
        super().on_response_complete()
        if not self.pipeline:
            self.door.idle(self.transport)

    def handle_websocket_upgrade(self) -> None:
        """Hand over to the socket, which has limits of its own."""
        self._stop_timers()
        if self._reading.waits:  # the client went on before the upgrade was answered
            self.transport.abort()
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection that has been idle for a while."""
        self._part()

    def pause_writing(self) -> None:
        """Start the timer: nobody reads what was sent."""
        super().pause_writing()
        if self._unread_timer is None:
            self._unread_timer = self.loop.call_later(self.limits.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Stop the timer: somebody reads again."""
        super().resume_writing()
        self._stop_unread_timer()

    def _part(self) -> None:
        """Close it; a reader who has stopped reading is not waited for."""
        self.transport.close()
        self.loop.call_later(GOODBYE, self.transport.abort)

    def _expect_head(self) -> None:
        if self._head_timer is None:
            self._head = 0
            self._head_timer = self.loop.call_later(self.limits.header_seconds, self.transport.abort)

    def _stop_head_timer(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _stop_unread_timer(self) -> None:
        if self._unread_timer is not None:
            self._unread_timer.cancel()
            self._unread_timer = None

    def _stop_timers(self) -> None:
        self._stop_head_timer()
        self._stop_unread_timer()


def guarded(door: Door, limits: Limits) -> type[GuardedHttp]:
    """Make the protocol of one server: uvicorn wants a class."""
    return type("GuardedHttp", (GuardedHttp,), {"door": door, "limits": limits})


class SlicedReading:
    """Between a transport and its reader: `hear` gets a slice in each round of the event loop, none while it pauses.

    256 KiB may be ten thousand requests, or chunks of one byte, and others have to be heard in between.
    Has what uvicorn's flow control needs of a transport.
    """

    def __init__(self, transport: asyncio.Transport, hear: Callable[[bytes], None]) -> None:
        self._transport = transport
        self._hear = hear
        self._rest = b""
        self._paused = False
        """Whether the reader has paused."""
        self._going_on = False
        """Whether there will be another slice in the next round."""

    @property
    def waits(self) -> bool:
        """Whether something has come that was not handed on."""
        return bool(self._rest)

    def feed(self, data: bytes) -> None:
        """Take in what has come."""
        self._rest += data
        if not self._going_on:
            self._go_on()

    def pause_reading(self) -> None:
        """Stop handing on what comes."""
        self._paused = True
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Go on handing on what comes."""
        self._paused = False
        self._next()

    def _go_on(self) -> None:
        self._going_on = False
        if not self._paused and not self._transport.is_closing():
            data, self._rest = self._rest[:SLICE], self._rest[SLICE:]
            self._hear(data)
            self._next()

    def _next(self) -> None:
        if self._going_on or self._paused:
            return
        if self._rest:
            self._going_on = True
            self._transport.pause_reading()
            asyncio.get_running_loop().call_soon(self._go_on)
        else:
            self._transport.resume_reading()
