"""Where people find each other: open tables, those who watch them, and those who wait for somebody to play with.

Imports `table` and what is below it; the hub and its rooms are handed in. What all servers have to know stands in the
database (`storage.listings`, `storage.waiters`).
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from lodestone.server.errors import NotAllowed
from lodestone.server.lobby.listings import OwnListings
from lodestone.server.lobby.pairing import Pairing
from lodestone.server.lobby.watching import Watching
from lodestone.storage.errors import StorageError

if TYPE_CHECKING:
    from lodestone.server.hub import Hub


class Lobby:
    """Everything that strangers need of a server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.watching = Watching(hub)
        self.listings = OwnListings(hub, self.watching.stir)
        self.pairing = Pairing(hub)

    async def start_anew(self) -> None:
        """Forget what an earlier run of the only server has left; of several servers, only the living count anyway."""
        if not self._hub.cluster.node:
            with suppress(StorageError):  # then nobody can list anything, either
                await self._hub.log.listings.clear()
                await self._hub.log.waiters.clear()

    def start(self) -> None:
        """Begin to look after it, if the host wants strangers."""
        if self._hub.settings.open_tables:
            self._hub.background.start(self.watching.run())
            self._hub.background.start(self.listings.run())
            self._hub.background.start(self.pairing.run())

    def check_allowed(self) -> None:
        """Raises if the host wants no strangers."""
        if not self._hub.settings.open_tables:
            raise NotAllowed("server-no-open-tables")

    def stir(self) -> None:
        """Another server has news."""
        self.watching.stir()
        self.pairing.stir()

    def say_goodbye(self) -> None:
        """Tell everybody in the lobby that the server stops."""
        for connection in self.watching.connections:
            connection.close("shutdown", retry_after=2.0)
