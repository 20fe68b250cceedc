"""Which tables of this server are listed: those open to everybody that wait for people, while their host is there.

What is to be listed follows from a room at every moment; a task tells the database what has changed, all of it at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

from lodestone.server.connection import Connection
from lodestone.server.errors import TooMany
from lodestone.server.protocol.common import Status
from lodestone.server.protocol.encoding import encode
from lodestone.server.protocol.lobby import Listing
from lodestone.server.quotas import Buckets, Counts
from lodestone.server.table.people import HOST
from lodestone.server.table.secret import new_id
from lodestone.server.table.table import Table
from lodestone.storage.errors import StorageError
from lodestone.storage.listings import Publication, TableToList

if TYPE_CHECKING:
    from lodestone.server.hub import Hub
    from lodestone.server.room.room import Room

PAUSE = 0.2
"""s between two publications."""
RETRY = 1.0
"""s after which a publication that failed is tried again."""

_log = structlog.get_logger(__name__)


class _Own:
    """A table of ours that is listed."""

    __slots__ = ("address", "body", "id", "leaving")

    def __init__(self, id: str, address: str) -> None:
        self.id = id
        self.address = address
        self.body = b""
        self.leaving: asyncio.TimerHandle | None = None
        """Takes it down a while after its host has gone; None while the host is there."""


class OwnListings:
    """The listings of one server."""

    def __init__(self, hub: Hub, when_published: Callable[[], None]) -> None:
        self._hub = hub
        self._when_published = when_published
        self._own: dict[str, _Own] = {}
        self._addresses = Counts[str]()
        limits = hub.settings.limits
        self._joins = Buckets(limits.joins_per_minute / 60, limits.joins_per_minute)
        self._shown: dict[str, TableToList] = {}
        """What is to be published; a later word about a table replaces an earlier one."""
        self._begun: set[str] = set()
        self._gone: set[str] = set()
        self._news = asyncio.Event()

    def __len__(self) -> int:
        """How many are listed."""
        return len(self._own)

    def allow(self, address: str) -> None:
        """Raises TooMany if this address has listed as many tables as it may."""
        if self._addresses[address] >= self._hub.settings.limits.listings_per_address:
            raise TooMany("server-too-many-listings").retry(PAUSE)

    def allow_joining(self, address: str) -> None:
        """Count somebody who sits down by a listing; raises TooMany if this address does so too often."""
        if not self._joins.take(address, time.monotonic()):
            raise TooMany("server-too-fast").retry(self._joins.wait(address))

    def follow(self, room: Room) -> None:
        """List a room or take it down, after it or the people in it have changed."""
        table, own = room.table, self._own.get(room.table.id)
        if not table.listed and own is None:
            return
        if not _is_open(table) or self._hub.rooms.get(table.id) is not room:
            self._take_down(table)
            return
        host = _host_in(room)
        if host is None:
            if own is not None and own.leaving is None:
                own.leaving = asyncio.get_running_loop().call_later(
                    self._hub.settings.host_gone_seconds, self._take_down, table
                )
            return
        if own is None:
            own = self._put_up(table, host)
        if own is not None:
            self._show(table, own, host)

    def _put_up(self, table: Table, host: Connection) -> _Own | None:
        limits = self._hub.settings.limits
        if not self._hub.settings.open_tables or self._addresses[host.address] >= limits.listings_per_address:
            return None
        own = self._own[table.id] = _Own(new_id(), host.address)
        self._addresses.change(1, own.address)
        return own

    def _show(self, table: Table, own: _Own, host: Connection) -> None:
        if own.leaving is not None:
            own.leaving.cancel()
            own.leaving = None
        body = encode(_listing(table, own.id, host.language))
        if body != own.body:
            own.body = body
            self._begun.discard(table.id)
            self._gone.discard(table.id)
            self._shown[table.id] = TableToList(table.id, own.id, body)
            self._news.set()

    def _take_down(self, table: Table) -> None:
        own = self._own.pop(table.id, None)
        if own is None:
            return
        if own.leaving is not None:
            own.leaving.cancel()
        self._addresses.change(-1, own.address)
        self._shown.pop(table.id, None)
        full = table.status is not Status.CLOSED and not table.people.free_seats()
        (self._begun if full else self._gone).add(table.id)
        self._news.set()

    def drop(self, room: Room) -> None:
        """Take down the listing of a room that is no longer ours, or that nobody needs."""
        self._take_down(room.table)

    # Telling everybody

    async def run(self) -> None:
        """Publish changes for as long as the server runs."""
        while True:
            await self._news.wait()
            self._news.clear()
            news = Publication(tuple(self._shown.values()), tuple(self._begun), tuple(self._gone))
            self._shown, self._begun, self._gone = {}, set(), set()
            try:
                await self._hub.log.listings.publish(self._hub.cluster.node, news)
                self._when_published()
            except StorageError as problem:
                _log.warning("not_listed", problem=problem.key)
                self._try_again(news)
                await asyncio.sleep(RETRY)
            await asyncio.sleep(PAUSE)

    def _try_again(self, news: Publication) -> None:
        """Publish it again later, unless there is other news of a table by then."""
        said = self._shown.keys() | self._begun | self._gone
        self._shown |= {shown.table: shown for shown in news.shown if shown.table not in said}
        self._begun |= {table for table in news.begun if table not in said}
        self._gone |= {table for table in news.gone if table not in said}
        self._news.set()


def _is_open(table: Table) -> bool:
    return table.listed and table.status is Status.WAITING and bool(table.people.free_seats())


def _host_in(room: Room) -> Connection | None:
    here = (connection for connection in room.connections if connection.person == HOST)
    return min(here, key=lambda connection: connection.since, default=None)


def _listing(table: Table, id: str, language: str) -> Listing:
    """A listing, made field by field so that nothing else of a table gets into it, least of all its id."""
    terms = table.terms
    return Listing(
        listing=id,
        game=table.kind.name,
        name=table.people.everybody[HOST].name,
        language=language,
        seats=len(table.people.seats),
        free=len(table.people.free_seats()),
        turn_seconds=terms.turn_seconds,
        house_rules=terms.house_rules,
        about=table.kind.about(table.options),
    )
