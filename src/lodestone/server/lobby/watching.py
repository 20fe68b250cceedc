"""Those who look at the open tables: they get all of them first, then what changes, encoded once for everybody.

Changes are gathered: however much happens, nobody is told more than twice a second, and however many watch, a
few at a time, so that nobody else is held up. While nobody watches nothing is read.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
import structlog

from lodestone.server.connection import Connection
from lodestone.server.errors import TooMany
from lodestone.server.protocol.encoding import encode
from lodestone.server.protocol.lobby import Listings
from lodestone.storage.errors import StorageError

if TYPE_CHECKING:
    from lodestone.server.hub import Hub

MOST = 100
"""Open tables that are shown, the newest."""
PAUSE = 0.5
"""s between two looks, and so between two messages."""
LOOK = 2.0
"""s after which to look without being told to: a server may have died without a word."""
AT_ONCE = 50
"""People who are told in one go."""
SHARE = 0.5
"""Share of all connections that a server takes; the others are for tables."""
COME_BACK = 30.0
"""s after which somebody who found the lobby full may come back."""

_log = structlog.get_logger(__name__)


class Watching:
    """Everybody whose socket is in the lobby, and what they were told."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.connections: set[Connection] = set()
        self._listed: dict[str, bytes] = {}
        """What everybody was told, the newest first."""
        self._read = 0.0
        """When that was read, by our clock."""
        self._news = asyncio.Event()
        self._lock = asyncio.Lock()

    def stir(self) -> None:
        """Something has changed."""
        self._news.set()

    async def enter(self, connection: Connection) -> None:
        """Somebody wants to watch; raises TooMany if there are too many."""
        if len(self.connections) >= SHARE * self._hub.settings.limits.connections:
            raise TooMany("server-busy").retry(COME_BACK)
        await self.fresh()
        connection.send(self._worded(whole=True, changed=self._listed))
        self.connections.add(connection)

    def leave(self, connection: Connection) -> None:
        """Somebody has gone."""
        self.connections.discard(connection)

    async def fresh(self) -> tuple[bytes, ...]:
        """What is open; read anew if it was read a while ago."""
        async with self._lock:
            if time.monotonic() - self._read > PAUSE:
                await self._look()
        return tuple(self._listed.values())

    async def _look(self) -> None:
        """Read what is open, and tell what is new or has changed, and what is gone."""
        before = self._listed
        found = await self._hub.log.listings.listed(MOST)
        self._read = time.monotonic()
        self._listed = {listed.id: listed.body for listed in found}
        changed = {id: body for id, body in self._listed.items() if before.get(id) != body}
        gone = tuple(id for id in before if id not in self._listed)
        if changed or gone:
            await self._tell(self._worded(whole=False, changed=changed, gone=gone))

    def _worded(self, *, whole: bool, changed: dict[str, bytes], gone: tuple[str, ...] = ()) -> bytes:
        bodies = [msgspec.Raw(body) for body in changed.values()]
        return encode(Listings(whole, tuple(bodies), gone))  # type: ignore[arg-type]  # encoded already

    async def _tell(self, text: bytes) -> None:
        for number, connection in enumerate(list(self.connections), 1):
            connection.send(text)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)

    async def run(self) -> None:
        """Look again and again, for as long as the server runs."""
        while True:
            await self._wait()
            self._news.clear()
            self._close_silent()
            if self.connections:
                try:
                    async with self._lock:
                        await self._look()
                except StorageError as problem:
                    _log.warning("not_looked", problem=problem.key)
            await asyncio.sleep(PAUSE)

    async def _wait(self) -> None:
        try:
            async with asyncio.timeout(LOOK):
                await self._news.wait()
        except TimeoutError:
            return

    def _close_silent(self) -> None:
        silent = time.monotonic() - self._hub.settings.limits.silent_seconds
        for connection in [one for one in self.connections if one.heard < silent]:
            connection.close("idle", retry_after=0.0)
