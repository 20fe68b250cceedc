"""Messages between our own processes: MessagePack, each with its length before it, over a pair of sockets."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import socket
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import cast

import msgspec

CHUNK = 1 << 18
"""Bytes read at once."""
LARGE = 1 << 16
"""Bytes from which it pays to write twice."""

_LENGTH = struct.Struct("<I")


class Said(msgspec.Struct, frozen=True, tag=True, array_like=True, gc=False):
    """Base of all messages between our processes."""


def framed(message: bytes) -> bytes:
    """A message as it goes over the wire."""
    return _LENGTH.pack(len(message)) + message


def adopted(number: str) -> socket.socket:
    """The child's end of the pair, by the number it was started with.

    Signals to the whole group are the parent's matter: when it goes, however it goes, the socket ends and so do we, at
    once, even while kernels are compiled or a bot thinks.
    """
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(int(number),), daemon=True).start()
    return socket.socket(fileno=int(number))


def _end_with(number: int) -> None:
    """Wait until the other end of a socket is closed, then end this process."""
    hangup = select.poll()
    hangup.register(number, select.POLLHUP)
    hangup.poll()
    os._exit(0)


class Splitter:
    """Takes bytes as they come and gives whole messages.

    >>> splitter = Splitter()
    >>> list(splitter.feed(framed(b"one") + framed(b"two")[:5]))
    [b'one']
    >>> list(splitter.feed(framed(b"two")[5:]))
    [b'two']
    """

    def __init__(self) -> None:
        self._rest = bytearray()

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The messages that are complete now."""
        rest = self._rest
        rest += data
        at = 0
        while len(rest) - at >= _LENGTH.size:
            (size,) = _LENGTH.unpack_from(rest, at)
            end = at + _LENGTH.size + size
            if end > len(rest):
                break
            yield bytes(rest[at + _LENGTH.size : end])
            at = end
        del rest[:at]


def heard(connection: socket.socket) -> Iterator[bytes]:
    """Messages as they come, until the other end closes. One that was killed may reset the connection instead."""
    splitter = Splitter()
    with suppress(ConnectionError):
        while data := connection.recv(CHUNK):
            yield from splitter.feed(data)


class Pipe(asyncio.Protocol):
    """The event loop's end of a pair of sockets."""

    def __init__(self, received: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._received = received
        self._lost = lost
        self._splitter = Splitter()
        self._transport: asyncio.WriteTransport | None = None
        self._full = False
        self._when_roomy: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The loop calls this."""
        self._transport = cast(asyncio.WriteTransport, transport)  # uvloop's is one in all but name

    def data_received(self, data: bytes) -> None:
        """The loop calls this."""
        for message in self._splitter.feed(data):
            self._received(message)

    def connection_lost(self, exc: Exception | None) -> None:
        """The loop calls this: the other process is gone."""
        self._transport = None
        self._lost()

    def send(self, message: bytes) -> None:
        """Never waits; what is sent to a process that is gone is lost, and `lost` has told so."""
        if self._transport is None:
            return
        if len(message) <= LARGE:
            self._transport.write(framed(message))
        else:  # not copied once more
            self._transport.write(_LENGTH.pack(len(message)))
            self._transport.write(message)

    def pause_writing(self) -> None:
        """The loop calls this: what is sent now piles up."""
        self._full = True

    def resume_writing(self) -> None:
        """The loop calls this: there is room again."""
        self._full = False
        call, self._when_roomy = self._when_roomy, None
        if call is not None:
            call()

    def when_roomy(self, call: Callable[[], None]) -> None:
        """Call somebody, later, when what is sent does not pile up."""
        if self._full:
            self._when_roomy = call
        else:
            asyncio.get_running_loop().call_soon(call)

    def close(self) -> None:
        """The other process ends when it notices."""
        if self._transport is not None:
            self._transport.close()
