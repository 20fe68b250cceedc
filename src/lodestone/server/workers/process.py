"""A process of ours as the event loop sees it: started, spoken to over its own connection, noticed when it goes."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable
from typing import Any, cast

import msgspec

from lodestone.server.workers.pipe import LENGTH, Inbox, PipeMessage, framed, start_child

PATIENCE = 2.0
"""s for a process to end by itself when its connection is closed."""
LARGE = 1 << 16
"""Bytes from which writing length and message apart costs less than joining them."""

_encode = msgspec.msgpack.Encoder().encode


class Process(asyncio.Protocol):
    """Runs a module of ours with a socket as its first argument. What is said before it is ready waits for it."""

    def __init__(self, module: str, *arguments: str) -> None:
        self.ready = asyncio.Event()
        self.gone = asyncio.Event()
        self._module = module
        self._arguments = arguments
        self._running: asyncio.subprocess.Process | None = None
        self._transport: asyncio.WriteTransport | None = None
        self._inbox: Inbox[Any]
        self._hear: Callable[[Any], None]
        self._early: list[PipeMessage] = []
        self._full = False
        self._when_roomy: Callable[[], None] | None = None

    @property
    def pid(self) -> int | None:
        """The number of the running process."""
        return None if self._running is None else self._running.pid

    # From its start to its end

    async def run(self, speaks: Any, hear: Callable[[Any], None]) -> None:
        """Run it from start to end; `hear` gets its messages, which are of type `speaks`. Cancelling this ends it."""
        try:
            await self.start(speaks, hear)
            await self.gone.wait()
        finally:
            await self.stop()

    async def start(self, speaks: Any, hear: Callable[[Any], None]) -> None:
        """Start it; whoever does must `stop` it, also when it is `gone` by itself."""
        self._inbox, self._hear = Inbox(speaks), hear
        self._running, ours = await start_child(self._module, *self._arguments)
        loop = asyncio.get_running_loop()
        connect = loop.create_connection if ours.family == socket.AF_INET else loop.create_unix_connection
        try:
            await connect(lambda: self, sock=ours)
        except BaseException:
            ours.close()
            raise

    def is_ready(self) -> None:
        """It has said so: hand over what has waited."""
        self.ready.set()
        early, self._early = self._early, []
        for message in early:
            self.send(message)

    def kill(self) -> None:
        """End it at once."""
        if self._running is not None and self._running.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._running.kill()

    async def stop(self) -> None:
        """Close the connection, which ends the process, and wait until it has; one that does not end is killed."""
        if self._transport is not None:
            self._transport.close()
        if self._running is not None:
            try:
                await asyncio.wait_for(self._running.wait(), PATIENCE)
            except TimeoutError:
                self.kill()
                await self._running.wait()

    # What is said

    def send(self, message: PipeMessage) -> None:
        """Say something; never waits. What is said to a process that is gone is lost, and `gone` has told so."""
        if not self.ready.is_set():
            self._early.append(message)
        elif self._transport is not None:
            data = _encode(message)
            if len(data) <= LARGE:
                self._transport.write(framed(data))
            else:  # not copied once more
                self._transport.write(LENGTH.pack(len(data)))
                self._transport.write(data)

    def when_roomy(self, call: Callable[[], None]) -> None:
        """Call somebody, later, when what is sent does not pile up; nobody, if it has gone."""
        if self._full:
            self._when_roomy = call
        elif self._transport is not None:
            asyncio.get_running_loop().call_soon(call)

    # What the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Our end of the sockets is open."""
        self._transport = cast(asyncio.WriteTransport, transport)  # uvloop's is one in all but name

    def data_received(self, data: bytes) -> None:
        """The process says something."""
        for message in self._inbox.take(data):
            self._hear(message)

    def connection_lost(self, exc: Exception | None) -> None:
        """The process is gone."""
        self._transport = None
        self.gone.set()

    def pause_writing(self) -> None:
        """What is sent now piles up."""
        self._full = True

    def resume_writing(self) -> None:
        """There is room again."""
        self._full = False
        call, self._when_roomy = self._when_roomy, None
        if call is not None:
            call()
