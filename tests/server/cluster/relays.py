"""TCP relays between servers, their database and their guests; tests can cut, stall and redirect them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import ssl
from collections.abc import Callable
from types import TracebackType
from typing import Self


class RelayLine:
    """One connection that is passed on."""

    chunk = 2**16
    """Bytes passed on at once at most."""

    def __init__(
        self, port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, source: str | None = None
    ) -> None:
        self.port = port
        self._source = None if source is None else (source, 0)
        self._reader, self._writer = reader, writer
        self._there: asyncio.StreamWriter | None = None

    async def run(self, flows: asyncio.Event) -> None:
        """Until one side closes."""
        try:
            reader, self._there = await asyncio.open_connection("127.0.0.1", self.port, local_addr=self._source)
            await asyncio.gather(self._pump(self._reader, self._there, flows), self._pump(reader, self._writer, flows))
        except OSError:
            pass
        finally:
            self.abort()

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, flows: asyncio.Event) -> None:
        while data := await source.read(self.chunk):
            await flows.wait()
            await self._passing()
            target.write(data)
            await target.drain()
        if target.can_write_eof():
            target.write_eof()

    async def _passing(self) -> None:
        """A hook for every chunk; an `OSError` ends the connection."""

    def abort(self) -> None:
        for writer in (self._writer, self._there):
            if writer is not None:
                writer.transport.abort()


class Relay:
    """Passes connections on to the port named by `choose`; None: refuses them."""

    def __init__(self, choose: Callable[[], int | None], tls: ssl.SSLContext | None = None) -> None:
        self._choose = choose
        self._tls = tls
        self._lines: set[RelayLine] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self._closed = False

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0, ssl=self._tls)
        self.port: int = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """End every connection and refuse new ones."""
        self._closed = True
        self.hang_up()

    def stall(self) -> None:
        """Let nothing through, without closing anything."""
        self._flows.clear()

    def heal(self) -> None:
        """Back to normal; what was under way when it stalled arrives now."""
        self._closed = False
        self._flows.set()

    def hang_up(self, port: int | None = None) -> None:
        """End connections: all, or those to a port."""
        for line in list(self._lines):
            if port is None or line.port == port:
                line.abort()

    def _line(self, port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> RelayLine:
        return RelayLine(port, reader, writer)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        port = self._choose()
        if self._closed or port is None:
            writer.transport.abort()
            return
        line = self._line(port, reader, writer)
        self._lines.add(line)
        task = asyncio.ensure_future(line.run(self._flows))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: self._lines.discard(line))
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.wait([task])


class Front(Relay):
    """A proxy that knows nothing of tables: every connection goes to any server it believes healthy."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__(lambda: chance.choice(sorted(self.reachable)) if self.reachable else None)
        self.reachable: set[int] = set()
        self._chance = chance

    def _line(self, port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> RelayLine:
        """Gives every connection its own address, since a server limits connections per address."""
        chance = self._chance
        source = f"127.{chance.randrange(1, 255)}.{chance.randrange(256)}.{chance.randrange(1, 255)}"
        return RelayLine(port, reader, writer, source)

    def leave_out(self, port: int) -> None:
        """A server does not answer: close the connections to it, and send nobody there."""
        self.reachable.discard(port)
        self.hang_up(port)
