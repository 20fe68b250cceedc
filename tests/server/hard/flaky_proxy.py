"""A proxy that behaves like a bad network: it cuts, delays and stalls connections at random."""

from __future__ import annotations

import asyncio
import random

from tests.server.cluster.relays import Relay, RelayLine


class FlakyProxy(Relay):
    """Passes TCP connections on to a port of this computer; use it with `async with`."""

    def __init__(self, port: int, seed: int, *, cut: float = 0.01, stall: float = 0.02) -> None:
        super().__init__(lambda: port)
        self.chance = random.Random(seed)
        self.cut_chance = cut
        self.stall_chance = stall
        self.cuts = 0
        self.stalls = 0
        self.calm = False
        """No more trouble from now on."""

    def _line(self, port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> RelayLine:
        return _FlakyLine(self, port, reader, writer)


class _FlakyLine(RelayLine):
    chunk = 512
    """Bytes: so few that messages are cut in the middle."""

    def __init__(
        self, proxy: FlakyProxy, port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        super().__init__(port, reader, writer)
        self._proxy = proxy

    async def _passing(self) -> None:
        proxy = self._proxy
        if proxy.calm:
            return
        if proxy.chance.random() < proxy.cut_chance:  # then neither side hears more of the other
            proxy.cuts += 1
            raise ConnectionAbortedError
        if proxy.chance.random() < proxy.stall_chance:
            proxy.stalls += 1
            await asyncio.sleep(proxy.chance.uniform(0.1, 0.5))
        else:
            await asyncio.sleep(proxy.chance.uniform(0.0, 0.005))
