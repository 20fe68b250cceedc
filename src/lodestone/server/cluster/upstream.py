"""A connection to another server: one request, and then an answer or a WebSocket. HTTP is h11's."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import socket
import ssl
from collections.abc import Callable, Iterable
from typing import Self, cast
from urllib.parse import urlsplit

import h11

CONNECT = 1.5
"""s for another server of ours to accept a connection."""
ANSWER = 30.0
"""s until it has answered; jobs are not asked for here, only tables."""
SILENCE = 10
"""s after which a computer that acknowledges nothing is gone."""
LARGEST = 4 * 2**20
"""Bytes of an answer; tables and lists of their records are far smaller."""

Header = tuple[str, str]


class Unreachable(Exception):
    """Nothing was sent: whoever asks may ask elsewhere."""


class Lost(Exception):
    """Something was sent, and no answer came: nobody knows what was done."""


class Upstream(asyncio.Protocol):
    """One connection. Reads only as much as somebody takes."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport
        self.hear: Callable[[bytes], None] | None = None
        """Gets whatever comes, once it is a WebSocket."""
        self.when_full: Callable[[bool], None] | None = None
        """Told when what is sent piles up, and when it no longer does."""
        self.when_lost: Callable[[], None] | None = None
        self._http = h11.Connection(h11.CLIENT)
        self._news = asyncio.Event()
        self.lost = False

    @classmethod
    async def open(cls, url: str, tls: ssl.SSLContext | None) -> Self:
        """Connect, or raise Unreachable."""
        at = urlsplit(url)
        port = at.port or (80 if tls is None else 443)
        try:
            async with asyncio.timeout(CONNECT):
                loop = asyncio.get_running_loop()
                _, made = await loop.create_connection(cls, at.hostname or "", port, ssl=tls)
        except (OSError, TimeoutError) as problem:
            raise Unreachable from problem
        return made

    # asyncio.Protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport of the new connection."""
        self.transport = cast("asyncio.Transport", transport)
        _notice_silence(transport.get_extra_info("socket"))

    def data_received(self, data: bytes) -> None:
        """Something came."""
        if self.hear is not None:
            self.hear(data)
            return
        self._http.receive_data(data)
        self.transport.pause_reading()
        self._news.set()

    def eof_received(self) -> None:
        """Nothing more will come."""
        if self.hear is None:
            self._http.receive_data(b"")
            self._news.set()

    def pause_writing(self) -> None:
        """What is sent piles up."""
        if self.when_full is not None:
            self.when_full(True)

    def resume_writing(self) -> None:
        """There is room again."""
        if self.when_full is not None:
            self.when_full(False)

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self.lost = True
        self._news.set()
        if self.when_lost is not None:
            self.when_lost()

    # One request

    def send(self, method: str, target: str, headers: Iterable[Header], body: bytes = b"") -> None:
        """Send a whole request."""
        request = h11.Request(method=method, target=target, headers=list(headers))
        parts = [self._http.send(request), self._http.send(h11.Data(data=body)), self._http.send(h11.EndOfMessage())]
        self.transport.write(b"".join(part for part in parts if part))

    async def head(self) -> h11.Response | h11.InformationalResponse:
        """How it is answered; 101: from here on it is a WebSocket, and `begin` hands over whatever comes."""
        try:
            async with asyncio.timeout(ANSWER):
                event = await self._event()
        except TimeoutError:
            raise Lost from None
        if not isinstance(event, h11.Response | h11.InformationalResponse):
            raise Lost
        return event

    async def body(self) -> bytes:
        """The rest of the answer."""
        parts: list[bytes] = []
        try:
            async with asyncio.timeout(ANSWER):
                while isinstance(event := await self._event(), h11.Data):
                    parts.append(bytes(event.data))
                    if sum(map(len, parts)) > LARGEST:
                        raise Lost
        except TimeoutError:
            raise Lost from None
        return b"".join(parts)

    async def _event(self) -> object:
        while True:
            try:
                event = self._http.next_event()
            except h11.RemoteProtocolError:
                raise Lost from None
            if event is not h11.NEED_DATA:
                return event
            if self.lost:
                raise Lost
            self._news.clear()
            with contextlib.suppress(RuntimeError):  # it is closing, and will be lost in a moment
                self.transport.resume_reading()
            await self._news.wait()

    def begin(self, hear: Callable[[bytes], None]) -> None:
        """After 101: hand over what comes from now on, and what came along with the answer."""
        self.hear = hear
        data, _ = self._http.trailing_data
        if data:
            hear(data)
        if not self.transport.is_closing():
            self.transport.resume_reading()


def upgrade() -> list[Header]:
    """What makes a request ask for a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return [
        ("connection", "Upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", key),
    ]


def _notice_silence(connection: socket.socket) -> None:
    """A computer that is gone says nothing: TCP by itself would believe in it for a quarter of an hour."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, value in (("TCP_KEEPIDLE", 5), ("TCP_KEEPINTVL", 2), ("TCP_USER_TIMEOUT", 1000 * SILENCE)):
        if hasattr(socket, option):
            connection.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)
