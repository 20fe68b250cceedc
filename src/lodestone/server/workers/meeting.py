"""How a process of ours and its parent get hold of the two ends of one connection.

On a Unix the parent makes a pair of sockets, and its child inherits one by number. Windows hands nothing on by number:
there the child knocks at a door on this computer and says a word that only it was told.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import sys
from contextlib import suppress

from lodestone.core.system import HAS_PROCESS_GROUPS

PATIENCE = 60.0
"""s that a child may take to knock: it is started on a busy computer."""
WORD = "LODESTONE_WORD"
"""The environment variable that tells the child what to say: others can read a command line."""
HERE = "127.0.0.1"
_LENGTH = 32

Meeting = tuple[asyncio.subprocess.Process, socket.socket]


async def start_child(module: str, *arguments: str) -> Meeting:
    """Run a module of ours; it, and our end of the connection."""
    if HAS_PROCESS_GROUPS:
        return await _by_number(module, arguments)
    return await _by_knocking(module, arguments)


def connect_to_parent(place: str) -> socket.socket:
    """The child's end, by what `start_child` gave it as its first argument."""
    if not place.startswith(HERE):
        return socket.socket(fileno=int(place))
    host, _, port = place.partition(":")
    connection = socket.create_connection((host, int(port)))
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    connection.sendall(os.environ.pop(WORD).encode())
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


async def _by_knocking(module: str, arguments: tuple[str, ...]) -> Meeting:
    word = secrets.token_hex(_LENGTH // 2)
    with socket.create_server((HERE, 0)) as door:
        door.setblocking(False)
        command = ("-m", module, f"{HERE}:{door.getsockname()[1]}", *arguments)
        child = await asyncio.create_subprocess_exec(
            sys.executable, *command, stdin=asyncio.subprocess.DEVNULL, env={**os.environ, WORD: word}
        )
        try:
            return child, await asyncio.wait_for(_whoever_says(word, door, child), PATIENCE)
        except BaseException:
            with suppress(ProcessLookupError):
                child.kill()
            raise


async def _whoever_says(word: str, door: socket.socket, child: asyncio.subprocess.Process) -> socket.socket:
    loop = asyncio.get_running_loop()
    leaving = asyncio.create_task(child.wait())
    try:
        while True:
            knocking = asyncio.create_task(loop.sock_accept(door))
            await asyncio.wait((knocking, leaving), return_when=asyncio.FIRST_COMPLETED)
            if not knocking.done():
                knocking.cancel()
                raise ConnectionError("it has gone before it was ready")
            connection, _ = knocking.result()
            if await _said(connection) == word.encode():
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                return connection
            connection.close()
    finally:
        leaving.cancel()


async def _said(connection: socket.socket) -> bytes:
    """The first words of whoever knocks; too few from somebody who says nothing for a while."""
    connection.setblocking(False)
    loop = asyncio.get_running_loop()
    said = b""
    with suppress(TimeoutError, OSError):
        async with asyncio.timeout(1.0):
            while len(said) < _LENGTH and (more := await loop.sock_recv(connection, _LENGTH - len(said))):
                said += more
    return said
