"""Messages between our own processes: MessagePack, each with its length before it, over a pair of sockets."""

from __future__ import annotations

import os
import select
import signal
import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import suppress

import msgspec

CHUNK = 1 << 18
"""Bytes read at once."""

LENGTH = struct.Struct("<I")
"""Before each message."""


class Said(msgspec.Struct, frozen=True, tag=True, array_like=True, gc=False):
    """Base of all messages between our processes."""


def framed(message: bytes) -> bytes:
    """A message as it goes over the wire."""
    return LENGTH.pack(len(message)) + message


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
        while len(rest) - at >= LENGTH.size:
            (size,) = LENGTH.unpack_from(rest, at)
            end = at + LENGTH.size + size
            if end > len(rest):
                break
            yield bytes(rest[at + LENGTH.size : end])
            at = end
        del rest[:at]


def heard(connection: socket.socket) -> Iterator[bytes]:
    """Messages as they come, until the other end closes. One that was killed may reset the connection instead."""
    splitter = Splitter()
    with suppress(ConnectionError):
        while data := connection.recv(CHUNK):
            yield from splitter.feed(data)
