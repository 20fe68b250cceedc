"""Where people find each other: open tables, those who watch them, and those who wait for somebody to play with.

Knows rooms, and the hub they are in; nothing of a game. What all servers have to know stands in the database.
"""

from __future__ import annotations

from lodestone.server.lobby.lobby import Lobby as Lobby
