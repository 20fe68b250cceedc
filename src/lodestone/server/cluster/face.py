"""What the rest of a server asks about the others, and the answers of one that is alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

import msgspec

from lodestone.storage.lease_session import ServerCounts


class Elsewhere(msgspec.Struct, frozen=True):
    """The server that has a table, if it is not this one."""

    node: str
    url: str


class Server(msgspec.Struct, frozen=True):
    """A living server, as its last heartbeat told."""

    id: str
    url: str
    version: str
    since: float
    tables: int = 0
    """Tables in its memory."""
    connections: int = 0
    live_matches: int = 0
    draining: bool = False


class Tables(Protocol):
    """The tables of one server, as the cluster sees them."""

    @property
    def counts(self) -> ServerCounts:
        """What the others are told."""

    def lose(self, table: str) -> None:
        """Another server has it."""

    def hand_over(self, table: str) -> None:
        """Another server wants it, and cannot reach this one."""

    def go_on(self) -> None:
        """Go on after a while in which nothing was told, since others may have had the tables: those left are ours."""

    def forget_record(self, record: str) -> None:
        """It was removed, here or elsewhere."""

    def stir(self) -> None:
        """Open tables, or the people who wait for somebody to play with, have changed elsewhere."""


class Cluster(Protocol):
    """One server among the others."""

    node: str
    """Its id: another one at every start."""
    secret: bytes | None
    """What servers sign with when they pass something on to each other."""
    draining: bool
    """Whether it takes no more tables."""

    @property
    def servers(self) -> Sequence[Server]:
        """All that live, this one too."""

    @property
    def telling(self) -> bool:
        """Whether no other server can have our tables: what is not stored may be told only as long as that holds."""

    async def whose(self, table: str) -> Elsewhere | None:
        """Where a table is. None: it is ours now (it had no owner, or a dead one), or there is no such table."""

    @property
    def can_hand_over(self) -> bool:
        """Whether another server takes tables."""

    def mistaken(self, table: str, place: Elsewhere) -> None:
        """That server does not have the table (any more), or cannot be reached: look again next time."""

    async def look_around(self) -> None:
        """Find out at once who else is there, and let them know how we are."""

    # What the tables of this server ask

    def watch(self, tables: Tables) -> None:
        """Tell these tables from now on what happens to them."""

    @property
    def ours(self) -> Collection[str]:
        """The tables that this server has, where there may be others."""

    def epoch(self, table: str) -> int | None:
        """The epoch under which a table of ours is written; None: nobody else could write."""

    def made(self, table: str) -> None:
        """A new table was stored as ours, under the first epoch."""

    async def still_ours(self, table: str) -> bool:
        """What the log says about a table of ours."""

    async def give_up(self, table: str, running: bytes | None = None) -> None:
        """Leave it, with what is under way there, to the server that is asked for it next."""

    async def was_taken(self, table: str) -> bool:
        """Whether another server has a table that was given up."""

    def was_cut_short(self, table: str) -> bool:
        """Whether the owner before us could not leave us what was under way at a table; told once."""

    def forget(self, table: str) -> None:
        """Forget a table that another server has, or that is gone."""

    async def leave(self) -> None:
        """Leave the others, since this server stops."""


FIRST_EPOCH = 1
"""The epoch of a table that one of several servers makes."""
MOST_KNOWN = 20_000
"""Tables that a lone server remembers having had in memory."""


class LoneServer:
    """A server that has its database for itself."""

    node = ""
    secret: bytes | None = None
    telling = True
    draining = False
    can_hand_over = False
    ours: Collection[str] = ()

    def __init__(self) -> None:
        self._known: dict[str, None] = {}
        """Tables that it has made, or whose live match it has opened before."""

    @property
    def servers(self) -> Sequence[Server]:
        """None: there are no others to know of."""
        return ()

    async def whose(self, table: str) -> Elsewhere | None:
        """Every table is ours."""
        return None

    def mistaken(self, table: str, place: Elsewhere) -> None:
        """There is no other place."""

    async def look_around(self) -> None:
        """Nobody else is there."""

    def watch(self, tables: Tables) -> None:
        """Nothing ever happens to them."""

    def epoch(self, table: str) -> int | None:
        """None: nobody else writes."""
        return None

    def made(self, table: str) -> None:
        """Remember a table that was made."""
        self._known[table] = None
        while len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]

    async def still_ours(self, table: str) -> bool:
        """True: every table is ours."""
        return True

    async def give_up(self, table: str, running: bytes | None = None) -> None:
        """Do nothing: nobody else could have it."""

    async def was_taken(self, table: str) -> bool:
        """False: there is no other server."""
        return False

    def was_cut_short(self, table: str) -> bool:
        """Whether an earlier run may have cut something short: so for a table that this run does not know yet."""
        known = table in self._known
        self.made(table)
        return not known

    def forget(self, table: str) -> None:
        """Do nothing: every table stays ours."""

    async def leave(self) -> None:
        """Do nothing: there is nobody to tell."""
