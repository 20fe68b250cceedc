"""A proxy that does to connections what bad networks do: cuts, delays and stalls them at random."""

from __future__ import annotations

import asyncio
import contextlib
import random
from types import TracebackType
from typing import Self

CHUNK = 512
"""Bytes passed on at once, so that messages are cut in the middle."""


class FlakyProxy:
    """Passes TCP connections on to a port of this computer; use it with `async with`."""

    def __init__(self, port: int, seed: int, *, cut: float = 0.01, stall: float = 0.02) -> None:
        self._to = port
        self._chance = random.Random(seed)
        self._cut = cut
        self._stall = stall
        self._tasks: set[asyncio.Task[None]] = set()
        self.cuts = 0
        self.stalls = 0
        self.calm = False
        """No more trouble from now on."""

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._to)
        ends = [writer, back]
        directions = [self._pass_on(reader, back, ends), self._pass_on(there, writer, ends)]
        for direction in directions:
            task = asyncio.create_task(direction)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, ends: list[asyncio.StreamWriter]
    ) -> None:
        """Until one side closes, or the line is cut: then neither side hears more of the other."""
        with contextlib.suppress(OSError):
            while data := await source.read(CHUNK):
                if not self.calm and self._chance.random() < self._cut:
                    self.cuts += 1
                    for end in ends:
                        end.transport.abort()
                    return
                if not self.calm:
                    await self._hesitate()
                target.write(data)
                await target.drain()
        target.close()

    async def _hesitate(self) -> None:
        if self._chance.random() < self._stall:
            self.stalls += 1
            await asyncio.sleep(self._chance.uniform(0.1, 0.5))
        else:
            await asyncio.sleep(self._chance.uniform(0.0, 0.005))
