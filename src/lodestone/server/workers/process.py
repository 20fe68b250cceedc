"""A process of ours as the event loop sees it: started, spoken to, missed when it goes."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from lodestone.server.workers.pipe import Pipe, Said

PATIENCE = 2.0
"""s."""

_encode = msgspec.msgpack.Encoder().encode


class Process:
    """Runs a module of ours with a socket as its first argument. What is said before it is ready waits for it."""

    def __init__(self, module: str, *arguments: str) -> None:
        self.ready = asyncio.Event()
        self.gone = asyncio.Event()
        self._command = ("-m", module)
        self._arguments = arguments
        self._pipe: Pipe | None = None
        self._running: asyncio.subprocess.Process | None = None
        self._early: list[Said] = []

    @property
    def pid(self) -> int | None:
        """Of the running process."""
        return None if self._running is None else self._running.pid

    async def run(self, speaks: Any, hear: Callable[[Any], None]) -> None:
        """From its start to its end; `hear` gets its messages, which are of type `speaks`. Cancelling this ends it."""
        try:
            await self.start(speaks, hear)
            await self.gone.wait()
        finally:
            await self.stop()

    async def start(self, speaks: Any, hear: Callable[[Any], None]) -> None:
        """Start it; whoever does must `stop` it, also when it is `gone` by itself."""
        decoder = msgspec.msgpack.Decoder(speaks)
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        try:
            with theirs:
                command = (*self._command, str(theirs.fileno()), *self._arguments)
                self._running = await asyncio.create_subprocess_exec(
                    sys.executable, *command, stdin=asyncio.subprocess.DEVNULL, pass_fds=(theirs.fileno(),)
                )
            _, self._pipe = await asyncio.get_running_loop().create_unix_connection(
                lambda: Pipe(lambda data: hear(decoder.decode(data)), self.gone.set), sock=ours
            )
        except BaseException:
            ours.close()
            raise

    def is_ready(self) -> None:
        """It has said so: hand over what has waited."""
        self.ready.set()
        early, self._early = self._early, []
        for message in early:
            self.send(message)

    def send(self, message: Said) -> None:
        """Say something; never waits."""
        if not self.ready.is_set():
            self._early.append(message)
        elif self._pipe is not None:
            self._pipe.send(_encode(message))

    def when_roomy(self, call: Callable[[], None]) -> None:
        """Call somebody, later, when what is sent does not pile up; nobody, if it has gone."""
        if self._pipe is not None:
            self._pipe.when_roomy(call)

    def kill(self) -> None:
        """End it at once."""
        if self._running is not None and self._running.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._running.kill()

    async def stop(self) -> None:
        """Close the connection, which ends the process, and wait until it has; one that does not end is killed."""
        if self._pipe is not None:
            self._pipe.close()
        if self._running is not None:
            try:
                await asyncio.wait_for(self._running.wait(), PATIENCE)
            except TimeoutError:
                self.kill()
                await self._running.wait()
