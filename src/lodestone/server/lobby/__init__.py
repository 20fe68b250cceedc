"""Where people find each other: open tables, those who watch them, and those who wait for somebody to play with.

Imports `table` and what is below it; the hub and its rooms are handed in. What all servers have to know stands in the
database (`storage.listings`, `storage.waiters`).
"""

from __future__ import annotations

from lodestone.server.lobby.lobby import Lobby as Lobby
