"""The connection between a process of ours and its parent: how both get hold of an end of it, and what goes over it.

On a Unix the parent makes a pair of sockets, and its child inherits one by number. Windows hands nothing on by number:
there the child connects to a port of this computer and sends a secret that only it was told. Messages are MessagePack,
each with its length before it.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import select
import signal
import socket
import struct
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Generic, TypeVar

import msgspec

from lodestone.core.system import HAS_PROCESS_GROUPS

CONNECTING = 60.0
"""s that a child may take to connect: the computer may be busy when it is started."""
SECRET = "LODESTONE_CHILD_SECRET"
"""The environment variable that tells the child its secret: others can read a command line."""
HERE = "127.0.0.1"
_SECRET_LENGTH = 32
"""Characters."""

Meeting = tuple[asyncio.subprocess.Process, socket.socket]


async def start_child(module: str, *arguments: str) -> Meeting:
    """Run a module of ours; it, and our end of the connection."""
    if HAS_PROCESS_GROUPS:
        return await _by_number(module, arguments)
    return await _by_port(module, arguments)


def connect_to_parent(place: str) -> socket.socket:
    """The child's end, by what `start_child` gave it as its first argument."""
    if not place.startswith(HERE):
        return socket.socket(fileno=int(place))
    host, _, port = place.partition(":")
    connection = socket.create_connection((host, int(port)))
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    connection.sendall(os.environ.pop(SECRET).encode())
    return connection


async def _by_number(module: str, arguments: tuple[str, ...]) -> Meeting:
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    try:
        with theirs:
            number = theirs.fileno()
            command = ("-m", module, str(number), *arguments)
            child = await asyncio.create_subprocess_exec(
                sys.executable, *command, stdin=asyncio.subprocess.DEVNULL, pass_fds=(number,)
            )
    except BaseException:
        ours.close()
        raise
    return child, ours


async def _by_port(module: str, arguments: tuple[str, ...]) -> Meeting:
    secret = secrets.token_hex(_SECRET_LENGTH // 2)
    with socket.create_server((HERE, 0)) as listener:
        listener.setblocking(False)
        command = ("-m", module, f"{HERE}:{listener.getsockname()[1]}", *arguments)
        child = await asyncio.create_subprocess_exec(
            sys.executable, *command, stdin=asyncio.subprocess.DEVNULL, env={**os.environ, SECRET: secret}
        )
        try:
            return child, await asyncio.wait_for(_connection_of(child, listener, secret), CONNECTING)
        except BaseException:
            with suppress(ProcessLookupError):
                child.kill()
            raise


async def _connection_of(child: asyncio.subprocess.Process, listener: socket.socket, secret: str) -> socket.socket:
    loop = asyncio.get_running_loop()
    leaving = asyncio.create_task(child.wait())
    try:
        while True:
            accepting = asyncio.create_task(loop.sock_accept(listener))
            await asyncio.wait((accepting, leaving), return_when=asyncio.FIRST_COMPLETED)
            if not accepting.done():
                accepting.cancel()
                raise ConnectionError("it has gone before it was ready")
            connection, _ = accepting.result()
            if await _sent_first(connection) == secret.encode():
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                return connection
            connection.close()
    finally:
        leaving.cancel()


async def _sent_first(connection: socket.socket) -> bytes:
    """What somebody who connected sends first; too little if they send nothing for a while."""
    connection.setblocking(False)
    loop = asyncio.get_running_loop()
    said = b""
    with suppress(TimeoutError, OSError):
        async with asyncio.timeout(1.0):
            while len(said) < _SECRET_LENGTH and (more := await loop.sock_recv(connection, _SECRET_LENGTH - len(said))):
                said += more
    return said


CHUNK = 1 << 18
"""Bytes read at once."""

GLANCE = 0.2
"""s between two looks at whether the other end is still there, where the system does not tell."""

T = TypeVar("T")

LENGTH = struct.Struct("<I")
"""The length in bytes before each message."""


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
