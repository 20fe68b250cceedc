"""Messages between our own processes: MessagePack, each with its length before it, over a pair of sockets."""

from __future__ import annotations

import os
import select
import signal
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Generic, TypeVar

import msgspec

from lodestone.server.workers.meeting import connect_to_parent

CHUNK = 1 << 18
"""Bytes read at once."""

GLANCE = 0.2
"""s between two looks at whether the other end is still there, where the system does not tell."""

T = TypeVar("T")

LENGTH = struct.Struct("<I")
"""Before each message."""


class PipeMessage(msgspec.Struct, frozen=True, tag=True, array_like=True, gc=False):
    """Base of all messages between our processes."""


def framed(message: bytes) -> bytes:
    """A message as it goes over the wire."""
    return LENGTH.pack(len(message)) + message


def adopted(place: str) -> socket.socket:
    """The child's end of the connection, by what it was started with.

    Signals to the whole group are the parent's matter: when it goes, however it goes, the socket ends and so do we, at
    once, even while kernels are compiled or a bot thinks.
    """
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    connection = connect_to_parent(place)
    threading.Thread(target=_end_with, args=(connection,), daemon=True).start()
    return connection


def _end_with(connection: socket.socket) -> None:
    """Wait until the other end of a connection is closed, then end this process."""
    if hasattr(select, "poll") and connection.family != socket.AF_INET:
        hangup = select.poll()
        hangup.register(connection, select.POLLHUP)
        hangup.poll()
    else:
        while _is_open(connection):
            time.sleep(GLANCE)  # somebody else reads what has come; only then is there anything new to see
    os._exit(0)


def _is_open(connection: socket.socket) -> bool:
    """Waits until there is something to read, or nothing ever will be."""
    select.select([connection], [], [])
    try:
        return bool(connection.recv(1, socket.MSG_PEEK))
    except BlockingIOError:  # somebody else has read it
        return True
    except OSError:
        return False


class Inbox(Generic[T]):
    """Takes bytes as they come and gives whole messages, which are of type `speaks`.

    >>> inbox = Inbox[str](str)
    >>> one, two = (framed(msgspec.msgpack.encode(text)) for text in ("one", "two"))
    >>> inbox.take(one + two[:5]), inbox.take(two[5:])
    (['one'], ['two'])
    """

    def __init__(self, speaks: Any) -> None:
        self._decode = msgspec.msgpack.Decoder(speaks).decode
        self._rest = bytearray()

    def take(self, data: bytes) -> list[T]:
        """The messages that are complete now."""
        rest = self._rest
        rest += data  # a large message comes in many pieces: what is there already is not copied for each
        found: list[T] = []
        at = 0
        while len(rest) - at >= LENGTH.size:
            end = at + LENGTH.size + LENGTH.unpack_from(rest, at)[0]
            if end > len(rest):
                break
            found.append(self._decode(rest[at + LENGTH.size : end]))
            at = end
        del rest[:at]
        return found


def heard(connection: socket.socket, inbox: Inbox[T]) -> Iterator[T]:
    """Messages as they come, until the other end closes. One that was killed may reset the connection instead."""
    with suppress(ConnectionError):
        while data := connection.recv(CHUNK):
            yield from inbox.take(data)
